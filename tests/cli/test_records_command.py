"""``ecumene record``: saved games shown, verified and replayed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.games.victoria import VICTORIA
from ecumene.testing.walk import fair_record

from .command import here, read, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a complete game between Ann and Bob."""
    record = fair_record(VICTORIA, 2, VICTORIA.check(2), 7)
    record.names = ["Ann", "Bob"]
    path = tmp_path / "game.txt"
    path.write_text(record.text(), encoding="utf-8")
    return path


# Show ---------------------------------------------------------------------------------------------------------------


def test_a_record_is_shown_in_words_with_every_rule(file: Path) -> None:
    answer = here("record", "show", file)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0] == "CIV: Carta Impera Victoria · 2026-01-01 · Ann, Bob"
    assert "deal_variant=standard" in answer.out
    told = [line for line in lines if re.match(r" *\d+ ", line)]
    assert {int(line.split()[0]) for line in told} == set(range(1, len(read(file).plies) + 1))
    assert all(re.search(r"CV-[A-Z]+-\d\d$", line) for line in told)
    assert "Score sheet" in answer.out


@pytest.mark.parametrize(
    ("language", "first", "sheet"),
    [
        ("en", "is the first player.", "Score sheet"),
        ("ru", "— первый игрок.", "Подсчёт"),
        ("bg", "е първи играч.", "Точкуване"),
    ],
)
def test_a_record_is_shown_in_the_language_that_is_asked_for(file: Path, language: str, first: str, sheet: str) -> None:
    for answer in (
        here("record", "show", file, "--lang", language),
        here("record", "show", file, environment={"ECUMENE_LANG": language}),
    ):
        assert first in answer.out
        assert sheet in answer.out


def test_a_record_is_given_as_json(file: Path) -> None:
    data = here("record", "show", file, "--json").data()
    record = read(file)
    assert (data["game"], data["players"], data["names"]) == ("victoria", 2, ["Ann", "Bob"])
    assert data["options"] == record.options
    assert (data["commitment"], data["table"]) == (record.commitment, record.table)
    assert (data["result"], data["winners"]) == (record.result, [seat + 1 for seat in record.winners])
    assert len(data["plies"]) == len(record.plies)
    for number, (ply, given) in enumerate(zip(record.plies, data["plies"], strict=True), 1):
        seat = None if ply.seat < 0 else ply.seat + 1
        assert given == {"ply": number, "seat": seat, "move": VICTORIA.notation.to_json(ply.move)}


def test_a_record_without_a_move_is_shown_too(tmp_path: Path) -> None:
    record = fair_record(VICTORIA, 2, VICTORIA.check(2), 7)
    record.plies, record.result, record.winners = [], "unfinished", ()
    (tmp_path / "game.txt").write_text(record.text(), encoding="utf-8")
    for words in (
        ("show",),
        ("verify",),
        ("replay",),
        ("show", "--json"),
        ("replay", "--json"),
        ("replay", "--ply", "-1"),
    ):
        assert here("record", words[0], tmp_path / "game.txt", *words[1:]).code == 0


def test_marks_in_a_record_are_shown_as_they_are(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    text = text.replace('["Ann", "Bob"]', '["[/b]Ann", "[red]Bob"]')
    file.write_text(text, encoding="utf-8")
    answer = here("record", "show", file)
    assert (answer.code, answer.err) == (0, "")
    assert "[/b]Ann" in answer.out
    assert "[red]Bob" in answer.out


# Verify -------------------------------------------------------------------------------------------------------------


def test_a_true_record_verifies(file: Path) -> None:
    record = read(file)
    outcomes = sum(ply.seat < 0 for ply in record.plies)
    answer = run("record", "verify", file)
    assert (answer.code, answer.err) == (0, "")
    assert f"The record is valid. {len(record.plies)} moves and outcomes follow the rules." in answer.out
    assert f"All {outcomes} outcomes of chance follow from the secret that was committed to." in answer.out
    assert f"Result: {record.result} (p{record.winners[0] + 1})" in answer.out
    assert here("record", "verify", file, "--json").data() == {
        "plies": len(record.plies), "outcomes": outcomes, "fairness": "proven", "result": record.result,
        "winners": [seat + 1 for seat in record.winners],
    }  # fmt: skip


def test_what_a_record_does_not_prove_is_stated(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    closed = re.sub(r"^secret .*", "secret -", text, flags=re.MULTILINE)
    for changed, fairness, words in (
        (closed, "not opened", "The secret has not been published yet, so chance cannot be checked."),
        (re.sub(r"^commitment .*", "commitment -", closed, flags=re.MULTILINE), "none", "has no commitment"),
    ):
        file.write_text(changed, encoding="utf-8")
        answer = here("record", "verify", file)
        assert answer.code == 0
        assert words in answer.out
        assert here("record", "verify", file, "--json").data()["fairness"] == fairness


def line_with(pattern: str, new: str, place: int = 0) -> Callable[[str], str]:
    """A function that replaces one line that matches."""

    def change(text: str) -> str:
        found = list(re.finditer(pattern, text, flags=re.MULTILINE))
        match = found[place]
        return text[: match.start()] + match.expand(new) + text[match.end() :]

    return change


DAMAGES: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "Line 1: This is not an Ecumene record."),
    "another file": (lambda _: "<html></html>", "Line 1: This is not an Ecumene record."),
    "newer format": (line_with("^ecumene-record 1", "ecumene-record 7"), "Line 1: This record has format 7"),
    "unknown game": (line_with("^game .*", "game go"), "Line 2: The record is of a game 'go' that is not installed."),
    "newer rules": (line_with("^rules .*", "rules 12"), "Line 3: The record follows rules version 12"),
    "no rules": (line_with("^rules .*", "rules new"), "Line 3: The rules version is not a number."),
    "players": (line_with("^players .*", "players many"), "The number of players is not a number."),
    "too many": (line_with("^players .*", "players 9"), "cannot be played by 9."),
    "options": (line_with("stall_rounds=10", "stall_rounds=11"), "The option stall_rounds cannot be '11'."),
    "no value": (line_with("stall_rounds=10", "stall_rounds"), "Line 5: The option 'stall_rounds' has no value."),
    "names": (line_with("^names .*", 'names ["Ann"]'), "Line 6: There are 1 names for 2 players."),
    "no names": (line_with("^names .*", "names Ann"), "Line 6: The players' names are not a list."),
    "table": (line_with("^table .*", "table a b"), "Line 7: The table's name is not a short word"),
    "header": (line_with("^date .*\n", ""), "The header should give 'date' here, not 'commitment'."),
    "commitment": (line_with("^commitment .", "commitment "), "The commitment is not 64 hexadecimal digits."),
    "cut": (lambda text: text[: text.rindex("\nresult")], "The record is cut off."),
    "lost line": (line_with(r"^p1 .*\n", ""), "The record should have"),
    "unknown move": (line_with("^p1 .*", "p1 castle"), "'castle' is not a move of this game."),
    "unknown seat": (line_with("^p1 ", "p7 "), "'p7' is neither a seat (p1 to p2) nor chance (*)."),
    "illegal move": (line_with("^p1 play .*", "p1 end"), "'end' is not legal at ply"),
    "wrong seat": (line_with("^p1 end", "p2 end"), "decides, but the record has p2."),
    "result": (line_with(r"^result \S+", "result shared-victory"), "The record says 'shared-victory'"),
    "winner": (line_with(r"^result (\S+) .*", r"result \1 p1 p2"), "for p1, p2, but the moves give"),
    "no winner": (line_with(r"^result (\S+) .*", r"result \1 p8"), "The winner 'p8' is not a seat of this game."),
    "secret": (line_with(r"^secret (.+)(.)$", r"secret \g<2>\g<1>"), "The secret does not match the commitment."),
    "other table": (line_with("^table .*", "table other"), "The secret does not match the commitment."),
    "after the end": (line_with(r"^end (\d+)$", "* draw war-1\nend 1"), "comes after the result."),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_in_words_with_exit_code_1(file: Path, damage: str) -> None:
    change, words = DAMAGES[damage]
    text = file.read_text(encoding="utf-8")
    assert change(text) != text
    file.write_text(change(text), encoding="utf-8")
    for more in ((), ("--json",)):
        answer = here("record", "verify", file, *more)
        assert (answer.code, answer.out) == (1, "")
        assert words in answer.error()


def test_an_exchanged_card_is_noticed(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    drawn = re.findall(r"^\* draw (.*)$", text, flags=re.MULTILINE)[0]
    other = "war-1" if drawn != "war-1" else "religion-1"
    file.write_text(text.replace(f"* draw {drawn}", f"* draw {other}", 1), encoding="utf-8")
    answer = run("record", "verify", file)
    assert (answer.code, answer.out) == (1, "")
    assert f"chance gave 'draw {other}', but the secret gives 'draw {drawn}'." in answer.error()
    assert "Why: The outcome was not drawn fairly, or the record was changed." in answer.error()


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_a_file_that_cannot_be_read_exits_with_2(tmp_path: Path, command: str) -> None:
    for name in ("nothing.txt", "."):
        answer = here("record", command, name, folder=tmp_path)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith(f"Error: The file {name} cannot be read.\n  Why: ")


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_bytes_that_are_no_text_exit_with_1(tmp_path: Path, command: str) -> None:
    (tmp_path / "game.txt").write_bytes(b"\x89PNG\xff\xfe")
    answer = here("record", command, "game.txt", folder=tmp_path)
    assert (answer.code, answer.out) == (1, "")
    assert "The file game.txt is not text." in answer.err
