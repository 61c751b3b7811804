"""The ledgers: loaded or refused with an explanation, searchable in three languages, and in sync with the engine."""

import re
from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, Entry, Ledger, LedgerError, Words, read_ledger
from ecumene.develop.citations import citations
from ecumene.games import GAMES

from .toy import TOY

pytestmark = pytest.mark.once  # tests only texts, which are the same for both engines

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
# A game with several rulebooks lists them one after another; every other game has one.
BOOKS = {"catan": ("CB", "CK")}
ALL_LEDGERS = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: str(game.name))

GOOD = """
- id: X-ONE-01
  rule: {en: "The sun rises.", ru: "Солнце встаёт.", bg: "Слънцето изгрява."}
  source: "Page 1"
- id: X-TWO-01
  rule: {en: "The moon is round.", ru: "Луна круглая.", bg: "Луната е кръгла."}
  source: {en: "Our reading", ru: "Наше прочтение", bg: "Наше тълкуване"}
  note: {en: "Mostly.", ru: "В основном.", bg: "В общи линии."}
- id: X-TWO-02
  rule: {en: "The box is blue.", ru: "Коробка синяя.", bg: "Кутията е синя."}
  source: "Page 2"
  kind: physical
  reason: {en: "A colour is not played.", ru: "Цвет не играют.", bg: "Цветът не се играе."}
"""


def ledger_of(folder: Path, text: str) -> Ledger:
    """The ledger in a folder, with this text."""
    (folder / "ledger.yaml").write_text(text, encoding="utf-8")
    return read_ledger(folder)


# Reading ------------------------------------------------------------------------------------------------------------


def test_a_ledger_is_read_in_order(tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, GOOD)
    assert list(ledger.entries) == ["X-ONE-01", "X-TWO-01", "X-TWO-02"]
    one, two, box = ledger.entries.values()
    assert (one.chapter, two.chapter) == ("ONE", "TWO")
    assert [one.rule.text(language) for language in LANGUAGES] == [
        "The sun rises.", "Солнце встаёт.", "Слънцето изгрява.",
    ]  # fmt: skip
    assert [one.source_text(language) for language in LANGUAGES] == ["Page 1"] * 3
    assert [two.source_text(language) for language in LANGUAGES] == ["Our reading", "Наше прочтение", "Наше тълкуване"]
    assert two.note is not None
    assert two.note.bg == "В общи линии."
    assert [entry.physical for entry in (one, two, box)] == [False, False, True]


def test_an_entry_is_found_by_its_id_in_any_case(tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, GOOD)
    assert ledger.entry(" x-two-01 ").id == "X-TWO-01"
    with pytest.raises(LedgerError, match=r"There is no rule 'X-NINE-09'.*ecumene rules list"):
        ledger.entry("X-NINE-09")


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("sun", "en", ["X-ONE-01"]),
        ("SUN the", "en", ["X-ONE-01"]),
        ("солнце", "ru", ["X-ONE-01"]),
        ("СЛЪНЦЕТО изгрява", "bg", ["X-ONE-01"]),
        ("солнце", "bg", []),
        ("sun", "ru", []),
        ("основном", "ru", ["X-TWO-01"]),
        ("x-two", "bg", ["X-TWO-01", "X-TWO-02"]),
        ("луна mostly", "ru", []),
        ("the", "en", ["X-ONE-01", "X-TWO-01", "X-TWO-02"]),
        ("nothing of this", "en", []),
    ],
)
def test_a_search_finds_the_rules_that_hold_all_words(
    tmp_path: Path, words: str, language: str, found: list[str]
) -> None:
    assert [entry.id for entry in ledger_of(tmp_path, GOOD).search(words, language)] == found


@pytest.mark.parametrize(
    ("word", "language"), [("inquisition", "en"), ("ИНКВИЗИЦИ", "ru"), ("инквизиция", "bg"), ("cv-rel-07", "bg")]
)
def test_the_ledger_of_victoria_can_be_searched_in_every_language(word: str, language: str) -> None:
    found = read_ledger(GAMES["victoria"].folder).search(word, language)
    assert "CV-REL-07" in [entry.id for entry in found]
    assert "CV-WAR-01" not in [entry.id for entry in found]


def test_a_missing_ledger_is_reported_in_words(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"ledger.yaml cannot be read"):
        read_ledger(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rules: none",
        "- id: [",
        "- just a text",
        "\t- id: X",
        GOOD.replace('bg: "Слънцето изгрява."', "", 1),
        GOOD.replace('bg: "Слънцето', 'de: "Die Sonne', 1),
        GOOD.replace("source: ", "sauce: ", 1),
        GOOD.replace('  source: "Page 1"\n', "", 1),
        GOOD.replace("- id: X-ONE-01\n ", "-", 1),
        GOOD.replace("id: X-ONE-01", "id: 7", 1),
        GOOD.replace('en: "The sun rises."', "en: 3", 1),
        GOOD.replace('"Page 1"', "[1, 2]", 1),
        GOOD + "- id: X-THREE-01\n",
    ],
)
def test_a_damaged_ledger_is_refused_in_words(tmp_path: Path, text: str) -> None:
    assert text != GOOD
    with pytest.raises(LedgerError, match=r"ledger.yaml is damaged") as caught:
        ledger_of(tmp_path, text)
    assert caught.value.why


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x00\x01\x02\x03", b"- id: \xc3\x28", bytes(range(256))])
def test_a_ledger_of_other_bytes_is_refused_in_words(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "ledger.yaml").write_bytes(data)
    with pytest.raises(LedgerError, match=r"ledger.yaml is damaged"):
        read_ledger(tmp_path)


def test_the_same_rule_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="X-ONE-01 stands in the ledger twice"):
        ledger_of(tmp_path, GOOD.replace("X-TWO-02", "X-ONE-01"))


def test_a_physical_rule_without_a_reason_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="X-TWO-02 is marked physical without a reason"):
        ledger_of(tmp_path, GOOD[: GOOD.index("  reason:")])
    with pytest.raises(LedgerError, match="without a reason"):
        Ledger([Entry("X-A-01", Words("a", "а", "а"), "us", kind="physical")])


# The ledgers of the games -------------------------------------------------------------------------------------------


@ALL_GAMES
def test_the_numbers_of_the_rules_are_up_to_date(game: Game) -> None:
    written = (game.folder / "citations.py").read_text(encoding="utf-8")
    assert written == citations(game.folder)


@ALL_GAMES
def test_the_engine_numbers_the_rules_it_cites_in_the_order_of_the_ledger(game: Game) -> None:
    rules = list(read_ledger(game.folder).entries)
    assert game.rule_ids[0] == ""
    assert [rules.index(rule) for rule in game.rule_ids[1:]] == sorted(rules.index(rule) for rule in game.rule_ids[1:])
    assert len(game.rule_ids) > 30
    assert game.new(game.players[0]).rule_ids() == game.rule_ids


def own_words(source: str) -> str:
    """A source in our own words, without headings quoted from a rulebook in another language."""
    return re.sub(r"(?<!\w)'[^']+'|«[^»]+»|„[^“]+“", "…", source)


def texts_of(entry: Entry, language: str) -> list[str]:
    """All texts of an entry in a language."""
    texts = [entry.rule.text(language)]
    if entry.note is not None:
        texts.append(entry.note.text(language))
    if isinstance(entry.source, Words):
        texts.append(own_words(entry.source.text(language)))
    return texts


@ALL_LEDGERS
def test_ids_are_of_one_form_and_their_numbers_ascend(game: Game) -> None:
    latest: dict[tuple[str, str], int] = {}
    for rule in read_ledger(game.folder).entries:
        match = re.fullmatch(r"([A-Z]+)-([A-Z]+)-(\d\d)", rule)
        assert match is not None, rule
        book, chapter = match[1], match[2]
        assert book in BOOKS.get(game.name, (match[1],)), f"{rule} is of no book of this game"
        assert int(match[3]) == latest.get((book, chapter), 0) + 1, f"{rule} does not follow its forerunner"
        latest[book, chapter] = int(match[3])
    books = list(dict.fromkeys(book for book, _ in latest))
    assert books == list(BOOKS.get(game.name, books[:1])), "the books do not stand in their order, or one is missing"
    assert [book for book, _ in latest] == sorted((book for book, _ in latest), key=books.index), "books are mixed"


@ALL_LEDGERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_speaks_every_language(game: Game, language: str) -> None:
    for entry in read_ledger(game.folder).entries.values():
        for text in texts_of(entry, language):
            assert text == text.strip()
            assert len(text) > 3, f"{entry.id} says nothing in {language}"
            cyrillic = bool(re.search("[а-яА-Я]", text))
            assert cyrillic == (language != "en"), f"{entry.id} is not in {language}: {text}"
        assert texts_of(entry, language)[0][-1] in ".:!»”)", f"{entry.id} does not end as a sentence does"


@ALL_LEDGERS
def test_bulgarian_texts_hold_no_russian_letters_and_the_reverse(game: Game) -> None:
    for entry in read_ledger(game.folder).entries.values():
        for text in texts_of(entry, "bg"):
            assert not re.search("[ыэёЫЭЁ]", text), f"{entry.id}: {text}"
        for text in texts_of(entry, "ru"):
            assert not re.search(r"\b(е|са|се|ще|който|която)\b", text), f"{entry.id}: {text}"


@ALL_LEDGERS
def test_languages_are_not_copies_of_each_other(game: Game) -> None:
    for entry in read_ledger(game.folder).entries.values():
        assert len({entry.rule.text(language) for language in LANGUAGES}) == 3, entry.id


@ALL_LEDGERS
def test_numbers_are_the_same_in_every_language(game: Game) -> None:
    """A digit in one language appears in the others too, so that no translation states a different rule."""
    for entry in read_ledger(game.folder).entries.values():
        numbers = [sorted(re.findall(r"\d+", entry.rule.text(language))) for language in LANGUAGES]
        assert numbers[0] == numbers[1] == numbers[2], f"{entry.id}: {numbers}"


@ALL_LEDGERS
def test_few_rules_are_physical_and_each_says_why(game: Game) -> None:
    entries = read_ledger(game.folder).entries.values()
    assert {entry.kind for entry in entries} <= {"rule", "physical"}
    assert sum(entry.physical for entry in entries) <= 3
    for entry in entries:
        assert bool(entry.reason) == entry.physical
