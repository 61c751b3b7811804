"""The client's messages: complete and alike in three languages, all that are asked for, and none for nobody."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.games import GAMES
from ecumene.server.seating import LEVELS

from ..core.test_texts import Variables

PACKAGE = Path(ecumene.__file__).parent
FOLDER = PACKAGE / "text" / "web"
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "bg": {"one", "other"}}
ALL_FILES = pytest.mark.parametrize("file", FILES)
ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
# Words every game brings for the pages around it.
OF_EVERY_GAME = ("board-sentence", "board-duration")


def read(path: Path) -> dict[str, Variables]:
    body = parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)], f"lines of {path} that are no message"
    found = [entry for entry in body if isinstance(entry, Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), f"a message stands twice in {path}"
    return {entry.id.name: Variables(entry) for entry in found}


@cache
def shell() -> set[str]:
    """Every message of the interface."""
    return {message for file in FILES for message in read(FOLDER / "en" / file)}


@cache
def of_game(game: str) -> set[str]:
    """Every message of a game: those of the lobby and of a new table, and the rest."""
    folder = GAMES[game].folder / "text"
    return set(read(folder / "en.ftl")) | set(read(folder / "lobby" / "en.ftl"))


def sources() -> Iterator[tuple[Path, str]]:
    """Every file of the client, without its comments."""
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts":
            text = path.read_text(encoding="utf-8")
            yield path, re.sub(r"(?s)/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", " ", text)


def boards_with(path: Path) -> list[str]:
    """The games on whose boards a file is: its own game, those that take it from what boards share, else all."""
    parts = path.relative_to(CLIENT).parts
    if parts[0] != "games" or len(parts) < 3:
        return list(GAMES)
    if parts[1] in GAMES:
        return [parts[1]]
    taken = f'/{parts[1]}/{path.name.removesuffix(".ts")}"'
    users = {other.relative_to(CLIENT).parts[1] for other, text in sources() if taken in text}
    return [game for game in GAMES if game in users] or list(GAMES)


def first_arguments(text: str, call: str) -> Iterator[str]:
    """The first argument of every call of a function, as it is written."""
    for match in re.finditer(rf"(?<![\w.#]){call}\(", text):
        depth, start = 0, match.end()
        for at in range(start, len(text)):
            sign = text[at]
            if depth == 0 and sign in ",)":
                yield text[start:at]
                break
            depth += (sign in "([{") - (sign in ")]}")


def asked_for(text: str) -> set[str]:
    """The messages a file asks for by their whole name."""
    found = set()
    for call in ("say", "phrase"):
        if not re.search(rf"\bimport \{{[^}}]*\b{call}\b|\bexport function {call}\(", text):
            continue  # something else of that name
        for argument in first_arguments(text, call):
            whole = re.sub(r"`[^`]*`", " ", argument)  # those made of parts are another test's business
            found |= set(re.findall(r'(?<![=!]== )"([a-z][\w-]*)"(?! in )', whole))
    found |= set(re.findall(r'\bsayOf\([^,"]+, "([\w-]+)"', text))
    found |= set(re.findall(r'\bregister\("[^"]+", "([\w-]+)"', text))
    return found


# The files ----------------------------------------------------------------------------------------------------------


def test_every_language_has_the_same_files() -> None:
    assert len(FILES) >= 2
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).iterdir()) == FILES


@ALL_FILES
def test_every_language_has_the_same_messages_with_the_same_variables(file: str) -> None:
    english, *others = (read(FOLDER / language / file) for language in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        for message, variables in other.items():
            assert variables.names == english[message].names, message


def test_no_message_is_in_two_files() -> None:
    listed = [message for file in FILES for message in read(FOLDER / "en" / file)]
    assert len(listed) == len(set(listed))
    for game in GAMES:
        assert not set(listed) & of_game(game)


@ALL_FILES
@ALL_LANGUAGES
def test_every_message_can_be_worded_for_any_number(file: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / file).read_text(encoding="utf-8")))
    for message, variables in read(FOLDER / language / file).items():
        for number in (0, 1, 2, 5, 21):
            pattern = bundle.get_message(message).value
            assert pattern is not None, message
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables.names, number))
            assert not errors, message
            assert str(text).strip()
            assert "{" not in str(text)


@ALL_FILES
@ALL_LANGUAGES
def test_every_message_is_in_its_language_and_declines_numbers_in_full(file: str, language: str) -> None:
    raw = (FOLDER / language / file).read_text(encoding="utf-8")
    for message, variables in read(FOLDER / language / file).items():
        match = re.search(rf"(?m)^{message} = ?((?:.|\n(?![a-z#]))*)", raw)
        assert match is not None
        words = re.sub(r"\{[^{}]*?(->|\})|\[\w+\]|\{|\}", " ", match[1])
        letters = re.findall(r"[^\W\d_]", words)
        cyrillic = [letter for letter in letters if re.match("[Ѐ-ӿ]", letter)]
        assert bool(cyrillic) == (language != "en") or not letters, message
        if language == "bg":
            assert not re.search("[ыэёЫЭЁ]", words), message
        for keys in variables.selections:
            plurals = {key for key in keys if not key.isdigit()}
            assert plurals in (PLURALS[language], {"other"}), f"{message} in {language}: {keys}"


@ALL_LANGUAGES
def test_a_nameless_seat_is_called_alike_by_program_and_client(language: str) -> None:
    line = re.compile(r"(?m)^seat = .*$")
    pages = line.search((FOLDER / language / "pages.ftl").read_text(encoding="utf-8"))
    program = line.search((PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert pages is not None
    assert program is not None
    assert pages[0] == program[0]


# What is asked for --------------------------------------------------------------------------------------------------


def test_every_message_the_client_asks_for_exists() -> None:
    known = shell()
    missing = {}
    for path, text in sources():
        own = set.intersection(*(of_game(game) for game in boards_with(path)))
        lost = asked_for(text) - known - own
        if lost:
            missing[str(path.relative_to(CLIENT))] = sorted(lost)
    assert not missing


def test_every_fault_of_the_server_has_words() -> None:
    codes = set()
    for path in (PACKAGE / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:CommandRefused|Unfit)\(\s*"([a-z-]+)"', text))
        codes |= set(re.findall(r'code="([a-z-]+)"', text))
    assert len(codes) > 20
    assert {f"fault-{code}" for code in codes} <= shell()


def test_every_level_of_the_computer_has_a_name_and_a_description() -> None:
    wanted = {f"level-{level.replace(':', '-')}" for level in LEVELS}
    assert wanted | {f"{level}-text" for level in wanted} <= shell()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_introduces_itself(game: str) -> None:
    assert set(OF_EVERY_GAME) <= set(read(GAMES[game].folder / "text" / "lobby" / "en.ftl"))


def test_every_message_is_used() -> None:
    literals: set[str] = set()
    patterns: set[str] = set()
    for _, text in sources():
        literals |= set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", text))
        for template in re.findall(r"`([^`]*)`", text):
            parts = re.split(r"\$\{[^{}]*\}", template)
            # A template without letters of its own would fit everything.
            if len(parts) > 1 and re.fullmatch(r"[a-z0-9-]*", "".join(parts)) and re.search("[a-z]{3}", "".join(parts)):
                patterns.add(".+".join(re.escape(part) for part in parts))
    dynamic = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns)))
    unused = [message for message in shell() if message not in literals and not dynamic.fullmatch(message)]
    assert not sorted(unused)
