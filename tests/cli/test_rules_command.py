"""``ecumene rules``: list, show and search the ledger, and compare it with the tests."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from ecumene.core.ledger import Entry, read_ledger
from ecumene.core.texts import Texts
from ecumene.games import GAMES, game_named

from .command import Answer, here, run

LEDGERS = {name: read_ledger(game.folder).entries for name, game in GAMES.items()}
LEDGER = LEDGERS["victoria"]
ALL_RULES: dict[str, Entry] = {rule: entry for ledger in LEDGERS.values() for rule, entry in ledger.items()}
PHYSICAL = [rule for rule, entry in ALL_RULES.items() if entry.physical]
NUMBER = r"^([A-Z]{2}-[A-Z]+-\d\d) "


def reason_of(rule: str) -> str:
    """Why a rule is physical, in English."""
    reason = ALL_RULES[rule].reason
    assert reason is not None
    return reason.en


ROOT = Path(__file__).parent.parent.parent


# List ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_rule_is_listed_once_in_order(game: str) -> None:
    answer = here("rules", "list", *([game] if game else []))
    assert (answer.code, answer.err) == (0, "")
    assert re.findall(NUMBER, answer.out, flags=re.MULTILINE) == list(LEDGERS[game] if game else ALL_RULES)
    for name in [game] if game else GAMES:
        assert re.search(rf"(?m)^{re.escape(game_named(name).title)}$", answer.out)
        texts = Texts("en", game_named(name))
        for rule, entry in LEDGERS[name].items():
            if rule.endswith("-01"):
                assert f"\n\n{texts.say(f'chapter-{entry.chapter}')}\n{rule} " in answer.out


@pytest.mark.parametrize("language", ["en", "ru", "bg"])
def test_rules_are_listed_in_the_language_that_is_asked_for(language: str) -> None:
    for answer in (
        here("rules", "list", "--lang", language, "--chapter", "WAR"),
        here("rules", "list", "--chapter", "war", environment={"ECUMENE_LANG": language}),
    ):
        assert (answer.code, answer.err) == (0, "")  # although only one of the games has such a chapter
        assert {"en": "\nWar\n", "ru": "\nВойна\n", "bg": "\nВойна\n"}[language] in answer.out
        for rule, entry in ALL_RULES.items():
            assert (f"{rule} {entry.rule.text(language)}\n" in answer.out) == (entry.chapter == "WAR")


def test_rules_are_listed_as_json() -> None:
    data = here("rules", "list", "--json", "--lang", "bg").data()
    assert [entry["id"] for entry in data] == list(ALL_RULES)
    for entry in data:
        assert set(entry) == {"id", "chapter", "kind", "rule", "source", "note", "reason"}
        assert entry["rule"] == ALL_RULES[entry["id"]].rule.bg
        assert (entry["kind"] == "physical") == (entry["id"] in PHYSICAL) == bool(entry["reason"])


# Show ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "War level 1 (Assassination): the player discards 1 card from their own hand."),
        ("ru", "Война, уровень 1 («Убийство»): игрок сбрасывает 1 карту с собственной руки."),
        ("bg", "Война, ниво 1 (Убийство): играчът изчиства 1 карта от собствената си ръка."),
    ],
)
def test_one_rule_is_shown(language: str, words: str) -> None:
    for rule in ("CV-WAR-01", "cv-war-01"):
        answer = here("rules", "show", rule, "--lang", language)
        text = " ".join(answer.out.split())
        assert answer.code == 0
        assert f"CV-WAR-01 {words}" in text
        note = LEDGER["CV-WAR-01"].note
        assert note is not None
        assert " ".join(note.text(language).split()) in text


def test_a_rule_is_shown_as_json() -> None:
    data = here("rules", "show", "CV-SETUP-10", "--json", "--lang", "ru").data()
    entry = LEDGER["CV-SETUP-10"]
    assert data["rule"] == entry.rule.ru
    assert data["source"] == entry.source_text("ru")
    assert (data["kind"], data["chapter"], data["reason"]) == (
        "physical",
        "SETUP",
        entry.reason.ru if entry.reason else "",
    )


def test_rules_of_every_chapter_can_be_shown() -> None:
    for rule in {(rule[:2], entry.chapter): rule for rule, entry in ALL_RULES.items()}.values():
        assert here("rules", "show", rule).out.startswith(f"{rule} ")


@pytest.mark.parametrize("game", GAMES)
def test_the_game_of_a_rule_may_be_named(game: str) -> None:
    rule = list(LEDGERS[game])[-1]
    alone = here("rules", "show", rule)
    assert (alone.code, alone.out.split()[0]) == (0, rule)
    assert here("rules", "show", game, rule) == here("rules", "show", game.upper(), rule.lower()) == alone


def test_a_rule_of_another_game_is_not_shown() -> None:
    answer = here("rules", "show", "duel", "CV-WAR-01")
    assert (answer.code, answer.out) == (2, "")
    assert "7 Wonders Duel has no rule 'CV-WAR-01'." in answer.error()
    assert "What to do: List the ids with: ecumene rules list duel" in answer.error()


@pytest.mark.parametrize("rule", ["CV-WAR-99", "WAR", "", "[/bold]", "x" * 500])
def test_an_unknown_rule_is_reported_with_where_to_look(rule: str) -> None:
    answer = here("rules", "show", rule)
    assert (answer.code, answer.out) == (2, "")
    assert f"There is no rule {rule[:40]!r}." in answer.error()
    assert "What to do: List the ids with: ecumene rules list" in answer.error()


# Search -------------------------------------------------------------------------------------------------------------


def found(answer: Answer) -> list[str]:
    assert answer.code == 0
    return re.findall(NUMBER, answer.out, flags=re.MULTILINE)


def test_rules_are_found_by_words_in_any_case_and_order() -> None:
    both = found(here("rules", "search", "embargo", "ECONOMY"))
    assert "CV-ECO-04" in both
    assert "CV-WAR-01" not in both
    assert both == found(here("rules", "search", "economy embargo"))
    assert set(both) < set(found(here("rules", "search", "embargo")))


def test_rules_are_found_by_their_number_and_by_notes() -> None:
    assert set(found(here("rules", "search", "cv-war-0"))) >= {rule for rule in LEDGER if rule.startswith("CV-WAR-0")}
    assert found(here("rules", "search", "cv-war-01"))[0] == "CV-WAR-01"
    assert "CV-SETUP-01" in found(here("rules", "search", "reference boards"))


def test_rules_are_found_in_the_language_that_is_asked_for() -> None:
    assert "CV-ECO-04" in found(here("rules", "search", "эмбарго", "--lang", "ru", "--game", "victoria"))
    assert "CV-ECO-04" in found(here("rules", "search", "ембарго", "-l", "bg"))
    data = here("rules", "search", "эмбарго", "--lang", "ru", "--json").data()
    assert [entry["id"] for entry in data] == found(here("rules", "search", "эмбарго", "--lang", "ru"))


def test_a_search_that_finds_nothing_says_so() -> None:
    answer = run("rules", "search", "dragon")
    assert answer.code in (1, 2)
    assert answer.err == "Error: No rule contains 'dragon'.\n  What to do: Try fewer words, or another --lang.\n"
    assert here("rules", "search", "dragon", "--json").data() == []


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("list", "chess"), "There is no game 'chess'."),
        (("list", "--chapter", "MAGIC"), "No game has a chapter 'MAGIC'."),
        (("list", "duel", "--chapter", "WAR"), "7 Wonders Duel has no chapter 'WAR'."),
        (("list", "--lang", "de"), "There is no language 'de'."),
        (("search", "war", "--game", "chess"), "There is no game 'chess'."),
        (("coverage", "chess"), "There is no game 'chess'."),
        (("coverage", "--tests", "nowhere"), "There is no folder 'nowhere' with tests here."),
        (("show",), "Missing argument '[GAME] RULE'."),
        (("show", "chess", "CV-WAR-01"), "There is no game 'chess'."),
        (("show", "duel", "DU-MIL-13", "DU-MIL-12"), "Only one rule is shown at a time."),
        (("search",), "Missing argument 'words'"),
        (("repeal",), "No such command 'repeal'."),
    ],
)
def test_wrong_use_exits_with_2(words: tuple[str, ...], what: str) -> None:
    answer = here("rules", *words, folder=ROOT)
    assert (answer.code, answer.out) == (2, "")
    assert what in answer.error()


# Coverage -----------------------------------------------------------------------------------------------------------


def folder_citing(folder: Path, rules: Iterable[str]) -> Path:
    """A folder with one test for every rule."""
    folder.mkdir()
    lines = ["import pytest", ""]
    for number, rule in enumerate(rules):
        lines += [f'@pytest.mark.rule("{rule}")', f"def test_{number}() -> None:", "    assert True", ""]
    (folder / "test_rules.py").write_text("\n".join(lines), encoding="utf-8")
    return folder


def test_a_ledger_is_covered_when_every_rule_that_can_be_tested_is_cited(tmp_path: Path) -> None:
    tests = folder_citing(tmp_path / "tests", [rule for rule in ALL_RULES if rule not in PHYSICAL])
    answer = run("rules", "coverage", folder=tmp_path)
    assert (answer.code, answer.err) == (0, "")
    for rule in PHYSICAL:
        assert f"physical: {rule} {reason_of(rule)}" in answer.out
    for game, ledger in LEDGERS.items():
        physical = {rule: reason_of(rule) for rule in ledger if rule in PHYSICAL}
        assert here("rules", "coverage", game, "--tests", tests, "--json").data() == [
            {
                "game": game, "entries": len(ledger), "tested": len(ledger) - len(physical), "complete": True,
                "physical": physical, "missing": [], "unknown": {},
            }
        ]  # fmt: skip


def test_a_rule_without_a_test_is_named_and_exits_with_1(tmp_path: Path) -> None:
    missing = ["CV-WAR-01", "CV-CLR-53", "DU-MIL-01", "CK-WALL-03", "ND-WAR-12"]
    cited = [rule for rule in ALL_RULES if rule not in [*missing, *PHYSICAL]]
    tests = folder_citing(tmp_path / "some", cited)
    answer = run("rules", "coverage", "--tests", tests)
    assert (answer.code, answer.err) == (1, "")
    assert re.findall("no test: (.*)", answer.out) == missing
    data = here("rules", "coverage", "--tests", tests, "--json")
    assert data.code == 1
    wanted = [(missing[:2], False), (missing[2:3], False), (missing[3:4], False), (missing[4:], False)]
    assert [(one["missing"], one["complete"]) for one in data.data()] == wanted


def test_a_citation_of_a_rule_that_does_not_exist_is_named_and_exits_with_1(tmp_path: Path) -> None:
    tests = folder_citing(tmp_path / "some", [*(rule for rule in ALL_RULES if rule not in PHYSICAL), "CV-WAR-99"])
    answer = here("rules", "coverage", "--tests", tests)
    assert answer.code == 1
    assert "not in the ledger: CV-WAR-99, cited by test_rules.py::test_" in answer.out
    assert list(here("rules", "coverage", "--tests", tests, "--json").data()[0]["unknown"]) == ["CV-WAR-99"]


def test_a_folder_without_tests_covers_nothing(tmp_path: Path) -> None:
    answer = here("rules", "coverage", "--tests", tmp_path, "--json")
    assert answer.code == 1
    assert answer.data()[0]["missing"] == [rule for rule in LEDGER if rule not in PHYSICAL]


def test_the_tests_of_this_project_cover_its_ledger() -> None:
    answer = here("rules", "coverage", folder=ROOT)
    assert answer.code == 0, answer.out
