"""Texts: complete, consistent in all three languages, and sufficient for everything that can happen in a game."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse, visitor
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, VariableReference

import ecumene
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.core.options import option_text
from ecumene.core.texts import TextError, Texts
from ecumene.games import GAMES
from ecumene.games.duel import DUEL
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.material import EFFECT_NAMES

pytestmark = pytest.mark.once  # tests only texts, which are the same for both engines

PACKAGE = Path(ecumene.__file__).parent
FOLDERS = {
    "interface": PACKAGE / "text",
    **{name: game.folder / "text" for name, game in GAMES.items()},
    **{f"{name}-lobby": game.folder / "text" / "lobby" for name, game in GAMES.items()},
}
ALL_FOLDERS = pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


class Variables(visitor.Visitor):
    """The variables and selectors of a message."""

    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the visitor's name for it
        keys = [variant.key for variant in node.variants]
        self.selections.append({key.name if isinstance(key, Identifier) else str(key.value) for key in keys})
        self.generic_visit(node)


def messages(folder: Path, language: str) -> dict[str, Variables]:
    """The messages in a file, each with its variables."""
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)], "lines that are no message"
    found = [entry for entry in body if isinstance(entry, Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), "a message stands twice"
    return {entry.id.name: Variables(entry) for entry in found}


def texts_for(folder: Path, language: str) -> Texts:
    game = next((game for game in GAMES.values() if game.folder in folder.parents), None)
    return Texts(language, game)


# The files ----------------------------------------------------------------------------------------------------------


@ALL_FOLDERS
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, *others = (messages(folder, language) for language in LANGUAGES)
    assert len(english) > 10
    for other in others:
        assert list(other) == list(english)
        for message, variables in other.items():
            assert variables.names == english[message].names, message


@ALL_GAMES
def test_no_game_takes_a_message_of_the_interface_for_itself_or_has_one_twice(game: Game) -> None:
    names = ("interface", game.name, f"{game.name}-lobby")
    interface, own, lobby = (set(messages(FOLDERS[name], "en")) for name in names)
    assert not interface & (own | lobby)
    assert not own & lobby


@ALL_GAMES
def test_the_lobby_is_told_of_a_game_what_it_needs_and_no_more(game: Game) -> None:
    wanted = {"board-sentence", "board-duration"}
    wanted |= {"option-edition-own"} if game.editions else set()
    for option in (*game.options, *game.readings):
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{option_text(value)}" for value in option.values)}
    assert set(messages(FOLDERS[f"{game.name}-lobby"], "en")) == wanted


@ALL_GAMES
def test_a_game_that_does_not_count_in_rounds_says_so_everywhere(game: Game) -> None:
    own = {name for name in messages(FOLDERS[game.name], "en") if re.match("board-round(?!s)", name)}
    assert own in (set(), {"board-round", "board-round-before", "board-round-go"})


@ALL_FOLDERS
@ALL_LANGUAGES
def test_every_message_can_be_worded_for_any_number(folder: Path, language: str) -> None:
    texts = texts_for(folder, language)
    for message, variables in messages(folder, language).items():
        for number in (0, 1, 2, 3, 5, 11, 21, 104):
            text = texts.say(message, dict.fromkeys(variables.names, number))
            assert text.strip()
            assert "{" not in text
            if variables.names and not variables.selections:
                assert str(number) in text


@ALL_FOLDERS
@ALL_LANGUAGES
def test_every_message_is_in_its_language(folder: Path, language: str) -> None:
    for message in messages(folder, language):
        raw = re.search(rf"(?m)^{message} = ((?:.|\n(?![a-z#]))*)", (folder / f"{language}.ftl").read_text("utf-8"))
        assert raw is not None
        words = re.sub(r"\{[^{}]*?(->|\})|\[\w+\]|\{|\}", " ", raw[1])
        if language == "bg":
            assert not re.search("[ыэёЫЭЁ]", words), message
        letters = re.findall(r"[^\W\d_]", words)
        cyrillic = [letter for letter in letters if re.match("[Ѐ-ӿ]", letter)]
        if language == "en":
            assert not cyrillic, message
        elif letters:
            assert cyrillic, message


@ALL_FOLDERS
def test_numbers_are_declined_in_full(folder: Path) -> None:
    wanted = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "bg": {"one", "other"}}
    for language in LANGUAGES:
        for message, variables in messages(folder, language).items():
            for keys in variables.selections:
                plurals = {key for key in keys if not key.isdigit()}
                assert plurals in (wanted[language], {"other"}), f"{message} in {language}: {keys}"


@pytest.mark.parametrize(
    ("number", "word"),
    [(1, "карту"), (2, "карты"), (5, "карт"), (11, "карт"), (21, "карту"), (22, "карты"), (25, "карт"), (111, "карт")],
)
def test_russian_numbers_take_their_case(number: int, word: str) -> None:
    text = Texts("ru", VICTORIA).say("ask-discarding", {"times": number})
    assert text == f"Сбросьте с руки {number} {word}."


@pytest.mark.parametrize(
    ("number", "word"),
    [(1, "игрок"), (2, "игрока"), (5, "игроков"), (11, "игроков"), (21, "игрок"), (22, "игрока"), (25, "игроков")],
)
def test_russian_players_are_declined(number: int, word: str) -> None:
    assert Texts("ru", VICTORIA).say("why-CV-SETUP-09", {"players": number}).endswith(f" {number} {word}.")


@pytest.mark.parametrize(("number", "word"), [(1, "карта"), (2, "карти"), (5, "карти"), (21, "карти")])
def test_bulgarian_numbers_take_their_form(number: int, word: str) -> None:
    text = Texts("bg", VICTORIA).say("ask-discarding", {"times": number})
    assert text == f"Изчистете от ръката си {number} {word}."


@pytest.mark.parametrize(("number", "words"), [(1, "a card"), (2, "2 cards"), (21, "21 cards")])
def test_english_numbers_take_their_form(number: int, words: str) -> None:
    text = Texts("en", VICTORIA).say("ask-discarding", {"times": number})
    assert text == f"Discard {words} from your hand."


# Tokens -------------------------------------------------------------------------------------------------------------


@ALL_GAMES
@ALL_LANGUAGES
def test_every_move_can_be_said_and_no_two_are_said_alike(game: Game, language: str) -> None:
    texts = Texts(language, game, ["Ann", "Bob", "Cid", "Dan"])
    said = [texts.move(move) for move in game.notation.all_moves]
    assert all(said)
    assert len(set(said)) == len(said)


@ALL_GAMES
@ALL_LANGUAGES
def test_every_option_and_value_has_words(game: Game, language: str) -> None:
    texts = Texts(language, game)
    for option in (*game.options, *game.readings):
        assert texts.say(f"option-{option.name}")
        values = [texts.say(f"option-{option.name}-{str(value).lower()}") for value in option.values]
        assert len(set(values)) == len(values)


@ALL_GAMES
@ALL_LANGUAGES
def test_every_chapter_of_the_rules_has_a_title(game: Game, language: str) -> None:
    texts = Texts(language, game)
    chapters = {entry.chapter for entry in read_ledger(game.folder).entries.values()}
    assert len({texts.say(f"chapter-{chapter}") for chapter in chapters}) >= len(chapters) - 1


@ALL_GAMES
def test_every_refusal_that_has_words_is_of_a_rule(game: Game) -> None:
    rules = [name[4:] for name in messages(game.folder / "text", "en") if name.startswith("why-")]
    assert set(rules) <= set(read_ledger(game.folder).entries)


@ALL_LANGUAGES
def test_every_effect_of_victoria_says_what_it_does(language: str) -> None:
    texts = Texts(language, VICTORIA)
    effects = [name for name in (*EFFECT_NAMES, "inspiration") if name]
    assert len(effects) == 16
    described = [texts.say(f"effect-{name}-text") for name in effects]
    assert len(set(described)) == 16
    assert texts.detail(VICTORIA.notation.parse("use attack")) == texts.say("effect-attack-text")
    assert texts.detail(VICTORIA.notation.parse("copy purge p2")) == texts.say("effect-purge-text")
    assert texts.detail(VICTORIA.notation.parse("end")) == ""


def test_every_message_that_the_program_asks_for_exists() -> None:
    known = {message for folder in FOLDERS.values() for message in messages(folder, "en")}
    asked = set()
    for path in PACKAGE.rglob("*.py"):
        asked |= set(re.findall(r"""\.say\(['"]([a-z-]+)['"]""", path.read_text(encoding="utf-8")))
    assert len(asked) > 20
    assert asked <= known


# The reader ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("wonder.sphinx", "The Sphinx"),
        ("wonder.colossus+piraeus+sphinx", "The Colossus, Piraeus, The Sphinx"),
        ("age.2", "Age II"),  # a number with a message of its own
        ("slot.3", "place 4"),  # the engine counts places from 0, people from 1
        ("slot.0+9+19", "place 1, place 10, place 20"),
        ("seat.2", "Bob"),
        ("seat.1+2", "Ann, Bob"),
    ],
)
def test_sets_become_lists_and_bare_numbers_places(token: str, words: str) -> None:
    assert Texts("en", DUEL, ["Ann", "Bob"]).token(token) == words


def test_moves_with_sets_are_said_as_lists() -> None:
    texts = Texts("ru", DUEL, ["Ann", "Bob"])
    said = texts.move(DUEL.notation.parse("wonders appian-way+circus-maximus+colossus+sphinx"))
    assert said.endswith("Аппиева дорога, Большой цирк, Колосс, Сфинкс")
    assert texts.move(DUEL.notation.parse("guilds 0+3+19")).endswith("место 1, место 4, место 20")
    assert texts.detail(DUEL.notation.parse("guilds 0+3+19")) == ""
    assert texts.detail(DUEL.notation.parse("raise sphinx baths")) == texts.say("wonder-sphinx-text")


def test_a_number_of_a_kind_without_words_is_an_error_that_names_the_kind() -> None:
    with pytest.raises(TextError, match="no message 'nonsense'"):
        Texts("en", DUEL).token("nonsense.3")


def test_tokens_become_names_of_cards_and_players() -> None:
    texts = Texts("ru", VICTORIA, ["Аня", ""])
    assert texts.token("card.war-1") == "Война I"
    assert [texts.token("seat.1"), texts.token("seat.2")] == ["Аня", "Игрок 2"]
    assert texts.name(3) == "Игрок 4"
    details: dict[str, int | str] = {
        "seat": "seat.1",
        "target": "seat.2",
        "count": 2,
        "cards": "card.war-1 card.utopia-3",
    }
    assert texts.phrase("log-questions-seen", details) == "Аня забирает руку игрока (Игрок 2): Война I, Утопия III."
    assert texts.rule("CV-END-01") == read_ledger(VICTORIA.folder).entry("CV-END-01").rule.ru


@ALL_LANGUAGES
def test_a_missing_message_is_an_error_that_names_it(language: str) -> None:
    for texts in (Texts(language), Texts(language, VICTORIA)):
        assert not texts.has("log-nonsense")
        with pytest.raises(TextError, match=rf"no message 'log-nonsense' in {language}"):
            texts.say("log-nonsense")
        with pytest.raises(TextError, match="no message 'card-war-9'"):
            texts.token("card.war-9")
    assert issubclass(TextError, EcumeneError)
    assert not Texts(language).has("card-war-1")


@ALL_LANGUAGES
def test_a_missing_fact_is_an_error_that_names_the_message(language: str) -> None:
    with pytest.raises(TextError, match="'move-play' cannot be worded"):
        Texts(language, VICTORIA).say("move-play")


@pytest.mark.parametrize("language", ["de", "", "EN", "../en"])
def test_another_language_is_refused_in_words(language: str) -> None:
    with pytest.raises(TextError, match=r"There is no language .*Languages: en, ru, bg"):
        Texts(language)
