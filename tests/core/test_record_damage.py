"""Damaged records: each kind of damage is reported with its name, place and rule, and nothing changes silently."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ecumene.core.parsing import parse_record
from ecumene.core.record import RecordError
from ecumene.core.refusal import OK
from ecumene.core.state import CHANCE
from ecumene.games.victoria import VICTORIA
from ecumene.testing.walk import fair_record

from .test_record import ALL, FIRST_PLY, LINES, TEXT, line_of, ply_at, refused, with_line
from .toy import TOY

pytestmark = pytest.mark.once  # parsing texts does not involve the engine

TOY_TEXT = fair_record(TOY, 2, TOY.check(2), seed=1).text()
RESULT, SECRET, END = line_of("result "), line_of("secret "), line_of("end ")


# The header ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "gane victoria"),
        (2, ""),
        (3, "rules one"),
        (3, "rules -1"),
        (3, "rules 1.5"),
        (3, "rules ²"),
        (3, "rules 0"),
        (3, "rules"),
        (4, "players two"),
        (4, "players"),
        (4, "players 5"),
        (4, "players 0"),
        (4, "players -2"),
        (4, "players 2.0"),
        (5, "option"),
        (5, LINES[4].replace("stall_rounds=10", "stall_rounds=7")),
        (5, LINES[4].replace("stall_rounds=10", "stall_rounds=")),
        (5, LINES[4].replace("stall_rounds=10", "stall_rounds")),
        (5, LINES[4].replace("stall_rounds=10", "stall_rouds=10")),
        (5, LINES[4] + " speed=1"),
        (5, LINES[4] + " stall_rounds=5"),
        (6, "names"),
        (6, "names Ann, Bob"),
        (6, 'names ["Ann"]'),
        (6, 'names ["Ann", "Bob", "Cid"]'),
        (6, 'names ["Ann", 3]'),
        (6, 'names ["Ann", "Bob"'),
        (6, 'names {"Ann": "Bob"}'),
        (6, 'names ["Ann", "\ud800"]'),
        (7, "table"),
        (7, "table a b"),
        (7, "table " + "x" * 101),
        (7, "table ../etc"),
        (8, "dates 2026-01-01"),
        (9, "commitment"),
        (9, "commitment 12ab"),
        (9, "commitment " + "g" * 64),
        (9, "commitment " + "A" * 64),
    ],
)
def test_a_damaged_header_is_refused_at_its_line(number: int, line: str) -> None:
    error = refused(with_line(number, line))
    assert error.kind in ("bad-header", "unsupported-version")
    assert error.line == number
    assert str(error).startswith(f"Line {number}: ")


def test_rules_of_a_number_too_long_to_read_are_refused() -> None:
    assert refused(with_line(3, "rules " + "9" * 5000)).line == 3


def test_options_that_exclude_the_number_of_players_are_refused() -> None:
    error = refused(TEXT.replace("team_mode=false", "team_mode=true"))
    assert error.kind == "bad-header"
    assert "CV-TEAM-01" in str(error)


def test_options_that_are_left_out_have_their_defaults() -> None:
    assert parse_record(TEXT.replace(" stall_rounds=10", ""), ALL).text() == TEXT


def test_header_lines_in_another_order_are_refused() -> None:
    lines = [*LINES]
    lines[2], lines[3] = lines[3], lines[2]
    error = refused("\n".join(lines))
    assert (error.kind, error.line) == ("bad-header", 3)
    assert "'rules'" in error.what
    assert "'players'" in error.what


# Moves --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [1, 8, 30])
@pytest.mark.parametrize(
    "line", ["p1 jump war-1", "p1 play war-9", "p1", "p3 end", "p0 end", "p12 end", "x end", "P1 end", "** draw war-1"]
)
def test_an_unknown_move_is_refused_at_its_line(ply: int, line: str) -> None:
    number = FIRST_PLY + ply - 1
    error = refused(with_line(number, line))
    assert (error.kind, error.line) == ("unknown-move", number)


def test_an_unknown_move_is_answered_with_suggestions() -> None:
    ply = next(ply for ply in range(1, 50) if " play " in ply_at(ply))
    error = refused(with_line(FIRST_PLY + ply - 1, ply_at(ply).replace("play", "plai")))
    assert f"Did you mean: {ply_at(ply)[3:]}" in error.todo


def test_an_illegal_move_is_refused_at_its_ply_with_the_rule() -> None:
    """At every ply, for the first move in notation that is illegal there."""
    record = parse_record(TEXT, ALL)
    rules = set()
    for ply in range(1, len(record.plies) + 1, 3):
        state = record.state_after(ply - 1)
        moves = VICTORIA.notation.all_moves
        move = next(move for move in moves[ply % len(moves) :] + moves if state.why_not(move) is not OK)
        line = f"{ply_at(ply).split()[0]} {VICTORIA.notation.text(move)}"
        error = refused(with_line(FIRST_PLY + ply - 1, line))
        assert (error.kind, error.ply, error.line) == ("illegal-move", ply, FIRST_PLY + ply - 1)
        assert error.refusal == state.why_not(move)
        assert f"not legal at ply {ply}: rule {error.refusal.rule}" in error.what
        assert error.refusal.rule in error.todo
        rules.add(error.refusal.rule)
    assert len(rules) > 8


def test_the_first_decision_cannot_be_to_end_the_turn() -> None:
    ply = next(ply for ply in range(1, 50) if ply_at(ply)[0] == "p")
    error = refused(with_line(FIRST_PLY + ply - 1, ply_at(ply)[:3] + "end"))
    assert (error.kind, error.refusal.rule, error.ply) == ("illegal-move", "CV-TURN-02", ply)


@pytest.mark.parametrize("ply", [1, 2, 8, 30, len(LINES) - 14])
def test_the_wrong_seat_is_refused_at_its_ply(ply: int) -> None:
    seat, _, move = ply_at(ply).partition(" ")
    for other in {"*", "p1", "p2"} - {seat}:
        error = refused(with_line(FIRST_PLY + ply - 1, f"{other} {move}"))
        assert (error.kind, error.ply, error.line) == ("wrong-seat", ply, FIRST_PLY + ply - 1)
        assert seat.replace("*", "chance") in error.what
        assert other.replace("*", "chance") in error.what


@pytest.mark.parametrize("line", ["p1 end", "p2 play war-1", "* draw war-1"])
def test_moves_after_the_end_are_refused(line: str) -> None:
    plies = len(LINES) - 14
    lines = [*LINES[: FIRST_PLY + plies - 1], line, "", *LINES[-3:-1], f"end {plies + 1}"]
    error = refused("\n".join(lines))
    assert (error.kind, error.ply, error.line) == ("after-the-end", plies + 1, FIRST_PLY + plies)


# The result and the proof -------------------------------------------------------------------------------------------


def test_a_wrong_result_or_winner_is_refused() -> None:
    word, winner = LINES[RESULT - 1].split()[1:]
    other = "p1" if winner == "p2" else "p2"
    results = [f"{word} {other}", f"{word} p1 p2", word, f"unfinished {winner}", "unfinished", f"agreed {winner}"]
    results += [f"{one} {winner}" for one in ("instant-win", "majority-win", "shared-victory") if one != word]
    for result in results:
        error = refused(with_line(RESULT, f"result {result}"))
        assert error.kind == "wrong-result", result
        assert repr(word) in error.what
        assert winner in error.what


def test_a_result_before_the_end_is_refused() -> None:
    lines = [*LINES[:60], "", LINES[RESULT - 1], "secret -", "end 50"]
    error = refused("\n".join(lines))
    assert error.kind == "wrong-result"
    assert "the moves give 'unfinished'" in error.what


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (RESULT, "result"),
        (RESULT, "result 7"),
        (RESULT, "result instant-win p3"),
        (RESULT, "result instant-win ann"),
        (SECRET, "secret"),
        (SECRET, "secret 12ab"),
        (SECRET, LINES[SECRET - 1].upper().replace("SECRET", "secret")),
        (END + 1, "p1 end"),
        (END + 1, "thanks for the game"),
        (END + 1, LINES[SECRET - 1]),
        (END + 1, "secret -"),
        (END + 1, LINES[RESULT - 1]),
    ],
)
def test_a_damaged_footer_is_refused_at_its_line(number: int, line: str) -> None:
    text = with_line(number, line) if number <= END else f"{TEXT}{line}\n"
    error = refused(text)
    assert error.kind in ("bad-footer", "bad-header")
    assert error.line == number


@pytest.mark.parametrize("number", ["0", "1", str(len(LINES)), "-5", "many", ""])
def test_a_wrong_count_of_plies_is_refused(number: str) -> None:
    assert refused(with_line(END, f"end {number}")).kind == "truncated"


@pytest.mark.parametrize("place", [0, 31, 63])
def test_an_altered_secret_or_commitment_is_a_wrong_proof(place: int) -> None:
    for start in ("secret ", "commitment "):
        line = LINES[line_of(start) - 1]
        at = len(start) + place
        changed = line[:at] + format(int(line[at], 16) ^ 1, "x") + line[at + 1 :]
        error = refused(with_line(line_of(start), changed))
        assert error.kind == "wrong-proof"
        assert "does not match the commitment" in error.what


def test_another_table_is_a_wrong_proof() -> None:
    assert refused(with_line(7, "table seed-1")).kind == "wrong-proof"


def test_an_altered_outcome_is_a_wrong_proof_at_its_ply() -> None:
    record = parse_record(TEXT, ALL)
    plies = [number for number, ply in enumerate(record.plies, 1) if ply.seat == CHANCE]
    for ply in plies[::5]:
        state = record.state_after(ply - 1)
        others = [move for move in state.moves() if move != record.plies[ply - 1].move]
        if not others:
            continue
        text = VICTORIA.notation.text(others[0])
        error = refused(with_line(FIRST_PLY + ply - 1, f"* {text}"))
        assert (error.kind, error.ply, error.line) == ("wrong-proof", ply, FIRST_PLY + ply - 1)
        assert repr(text) in error.what
        assert repr(ply_at(ply)[2:]) in error.what


# One character ------------------------------------------------------------------------------------------------------


def meaning(text: str) -> str:
    """The meaning of a text when parsed and verified, apart from names and date; empty if it is not a valid record."""
    try:
        record = parse_record(text, ALL)
        record.verify()
    except RecordError:
        return ""
    record.names, record.date = ["", ""], ""
    return record.text()


def mutated(text: str, place: int, how: str, letter: str) -> str:
    place %= len(text)
    rest = text[place:] if how == "insert" else text[place + 1 :]
    return text[:place] + ("" if how == "delete" else letter) + rest


letters = st.one_of(st.sampled_from(sorted(set(TEXT))), st.characters(), st.sampled_from("\r\n\t \0²٣１"))


@settings(max_examples=1200, deadline=None, derandomize=True, database=None)
@given(
    text=st.sampled_from([TEXT, TOY_TEXT]),
    place=st.integers(0, len(TEXT) - 1),
    how=st.sampled_from(["replace", "insert", "delete"]),
    letter=letters,
)
@example(TEXT, TEXT.index("rules 1") + 6, "replace", "²")
@example(TEXT, TEXT.index("rules 1") + 6, "replace", "0")
@example(TEXT, TEXT.index("players 2") + 8, "replace", "²")
def test_one_changed_character_is_refused_or_changes_no_meaning(text: str, place: int, how: str, letter: str) -> None:
    assert meaning(mutated(text, place, how, letter)) in ("", meaning(text))


def test_every_character_of_a_record_matters() -> None:
    """Replacing any character by a letter that fits nowhere is detected, except in the free text of names and date."""
    free = [re.search(start + r"(.*)\n", TOY_TEXT) for start in ("names ", "date ")]
    spans = [range(*match.span(1)) for match in free if match]
    assert len(spans) == 2
    for place, old in enumerate(TOY_TEXT):
        if not any(place in span for span in spans) and not old.isspace():
            assert meaning(mutated(TOY_TEXT, place, "replace", "~")) == "", f"at {place}: {old!r}"
            assert meaning(mutated(TOY_TEXT, place, "delete", "")) == "", f"at {place}: {old!r}"
