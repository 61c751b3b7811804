"""Records: text round trip, replay, verification, and a distinct explanation for every kind of damage."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.cli.screen import read_record
from ecumene.core.edition import Edition
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.match import Match
from ecumene.core.options import Options
from ecumene.core.parsing import parse_ends, parse_record
from ecumene.core.record import Ply, RecordError
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA
from ecumene.testing.walk import fair_record

from .toy import TOY, ToyGame
from .variants import variants

ALL: dict[str, Game] = {**GAMES, "toy": TOY}
TEXT = fair_record(VICTORIA, 2, VICTORIA.check(2), seed=0).text()
LINES = TEXT.splitlines()
FIRST_PLY = 11  # the line of ply 1: the format, eight lines of header and an empty line come before it


def refused(text: str, expected: str = "") -> RecordError:
    """The error for a text, raised when it is parsed or at the latest when it is verified."""
    with pytest.raises(RecordError) as caught:
        parse_record(text, ALL, expected).verify()
    assert caught.value.what
    return caught.value


def with_line(number: int, line: str) -> str:
    """The record with one line replaced."""
    assert LINES[number - 1] != line
    return "\n".join([*LINES[: number - 1], line, *LINES[number:], ""])


def line_of(start: str) -> int:
    """The number of the line that starts like this."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def ply_at(number: int) -> str:
    return LINES[FIRST_PLY + number - 2]


# Round trip and replay ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_text_parse_and_text_again_are_the_same(game: Game) -> None:
    for players in game.players:
        for options in variants(game, players):
            text = fair_record(game, players, options, seed=3).text()
            again = parse_record(text, ALL, game.name)
            assert again.text() == text
            assert (again.players, again.options, again.rules_version) == (players, options, game.rules_version)
            assert again.verify().fairness == "proven"


def test_a_record_looks_as_documented() -> None:
    assert LINES[:4] == ["ecumene-record 1", "game victoria", "rules 1", "players 2"]
    assert LINES[5] == 'names ["p1", "p2"]'
    assert LINES[9] == ""
    assert re.fullmatch(r"\* first p[12]", LINES[10])
    assert re.fullmatch(r"result [a-z-]+( p[12])+", LINES[-3])
    assert re.fullmatch(r"secret [0-9a-f]{64}", LINES[-2])
    assert LINES[-1] == f"end {len(LINES) - 14}"
    assert all(re.fullmatch(r"(\*|p[12]) [a-z]+( [a-z0-9-]+)*", line) for line in LINES[10:-4])


@pytest.mark.parametrize(
    "names", [["Ann", "Bob"], ["", ""], ['"', "\\"], ["Аня", "Борис ☃"], ["end 3", "* draw war-1"]]
)
def test_names_of_any_letters_come_back(names: list[str]) -> None:
    record = parse_record(TEXT, ALL)
    record.names = names
    text = record.text()
    assert text.count("\n") == TEXT.count("\n")
    assert parse_record(text, ALL).names == names


@pytest.mark.parametrize("name", ["a\nb", "\x1b[31mred", "\u202eback", "x" * 81])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    record = parse_record(TEXT, ALL)
    record.names = ["Ann", name]
    with pytest.raises(RecordError, match="signs that cannot be shown") as caught:
        parse_record(record.text(), ALL)
    assert (caught.value.kind, caught.value.line) == ("bad-header", 6)


@pytest.mark.parametrize("date", ["soon", "[/b]soon", "2026-1-1", "\x1b[2J", ""])
def test_a_date_is_a_date(date: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(TEXT.replace("date 2026-01-01", f"date {date}"), ALL)
    assert (caught.value.kind, caught.value.line) == ("bad-header", 8)


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), str.rstrip, lambda text: text + "\n\n"])
def test_line_ends_of_other_systems_and_empty_lines_at_the_end_are_accepted(change: Callable[[str], str]) -> None:
    changed = change(TEXT)
    assert changed != TEXT
    record = parse_record(changed, ALL)
    assert record.text() == TEXT
    assert record.verify().fairness == "proven"


def test_replay_gives_every_position_with_what_it_told() -> None:
    record = parse_record(TEXT, ALL)
    steps = list(record.replay())
    assert [step.number for step in steps] == list(range(1, len(record.plies) + 1))
    assert [step.ply for step in steps] == record.plies
    assert steps[0].events[0].name == "first-player"
    state = record.start()
    for step in steps:
        state.play(step.ply.move)
        assert step.state.to_bytes() == state.to_bytes()
    assert state.actor == OVER
    assert any(event.secret for step in steps for event in step.events)


def test_state_after_gives_the_position_after_that_many_plies() -> None:
    record = parse_record(TEXT, ALL)
    steps = list(record.replay())
    assert record.state_after(0).to_bytes() == record.start().to_bytes()
    for plies in (1, 2, 10, len(steps) // 2, len(steps)):
        assert record.state_after(plies).to_bytes() == steps[plies - 1].state.to_bytes()


def test_replay_and_state_after_check_every_move() -> None:
    record = parse_record(TEXT, ALL)
    place = next(number for number, ply in enumerate(record.plies) if ply.seat >= 0)
    record.plies[place] = Ply(record.plies[place].seat, VICTORIA.notation.parse("end"))
    with pytest.raises(RecordError, match="CV-TURN-02"):
        list(record.replay())
    with pytest.raises(RecordError, match="CV-TURN-02"):
        record.state_after(len(record.plies))
    assert record.state_after(place).actor == record.plies[place].seat


def test_a_verified_record_says_what_it_has_proven() -> None:
    proof = parse_record(TEXT, ALL).verify()
    assert proof.plies == len(LINES) - 14
    assert proof.outcomes == sum(line.startswith("* ") for line in LINES)
    assert f"result {proof.result}{''.join(f' p{seat + 1}' for seat in proof.winners)}" == LINES[-3]


def test_a_record_without_secret_or_commitment_proves_less() -> None:
    secret, commitment = line_of("secret "), line_of("commitment ")
    closed = parse_record(with_line(secret, "secret -"), ALL)
    assert closed.verify().fairness == "not opened"
    with pytest.raises(RecordError, match="does not open its secret"):
        closed.opened()
    lines = [*LINES]
    lines[secret - 1], lines[commitment - 1] = "secret -", "commitment -"
    assert parse_record("\n".join(lines), ALL).verify().fairness == "none"
    assert refused(with_line(commitment, "commitment -")).kind == "wrong-proof"


def unfinished(result: str) -> str:
    return "\n".join([*LINES[:60], "", f"result {result}", "secret -", "end 50", ""])


def test_a_game_that_was_not_played_to_its_end_can_be_recorded() -> None:
    proof = parse_record(unfinished("unfinished"), ALL).verify()
    assert (proof.plies, proof.result, proof.winners) == (50, "unfinished", ())


@pytest.mark.parametrize("result", ["resigned p2", "time p1", "agreed"])
def test_a_game_can_stop_before_its_end(result: str) -> None:
    word, *winners = result.split()
    proof = parse_record(unfinished(result), ALL).verify()
    assert (proof.result, list(proof.winners)) == (word, [int(winner[1]) - 1 for winner in winners])


@pytest.mark.parametrize(
    "result",
    ["unfinished p1", "agreed p1", "resigned", "time", "resigned p1 p2", "instant-win p1", "majority-win", "bored p1"],
)
def test_a_game_that_stopped_has_only_the_winners_that_fit(result: str) -> None:
    with pytest.raises(RecordError, match="the moves give 'unfinished' for nobody") as caught:
        parse_record(unfinished(result), ALL).verify()
    assert caught.value.kind == "wrong-result"


@pytest.mark.parametrize("result", ["resigned p1", "time p1", "agreed"])
def test_a_game_that_was_played_to_its_end_did_not_stop_before(result: str) -> None:
    assert refused(with_line(line_of("result "), f"result {result}")).kind == "wrong-result"


# Games that branched off another one --------------------------------------------------------------------------------


def branched(given: int = 40) -> Match:
    """A game that continues from ply 40 of the sample, with its own chance."""
    plies = parse_record(TEXT, ALL).plies[:given]
    sample = parse_record(TEXT, ALL)
    chance = FairChance(seeded_secret(7), "branch")
    match = Match(sample.game, sample.players, sample.options, ["Ann", "Bob"], chance, plies)
    rng = Rng(3)
    while not match.over:
        match.play(match.state.actor, match.state.random_move(rng))
    return match


def test_a_branch_says_how_much_was_given_and_proves_the_rest() -> None:
    text = branched().record().text()
    assert "\ngiven 40\n" in text
    record = parse_record(text, ALL)
    assert record.given == 40
    assert record.text() == text
    proof = record.verify()
    assert proof.fairness == "proven"
    assert proof.outcomes == sum(ply.seat == CHANCE for ply in record.plies[40:])


def test_a_branch_that_hides_what_was_given_is_not_fair() -> None:
    text = branched().record().text().replace("\ngiven 40\n", "\n")
    assert refused(text).kind == "wrong-proof"


def test_a_record_says_how_often_somebody_went_back() -> None:
    match = branched()
    assert "practice" not in match.record().text()
    match.practice = 3
    text = match.record().text()
    assert "\ngiven 40\npractice 3\n" in text
    record = parse_record(text, ALL)
    assert (record.given, record.practice) == (40, 3)
    assert record.text() == text
    assert parse_ends(text, ALL).practice == 3
    assert "how often" in refused(text.replace("practice 3", "practice often")).what.lower()


@pytest.mark.parametrize("given", ["given", "given -1", "given many", "given 99999"])
def test_a_wrong_number_of_given_plies_is_refused(given: str) -> None:
    error = refused(branched().record().text().replace("given 40", given))
    assert (error.kind, error.line) == ("bad-header", 10)


def test_given_stands_in_the_header_only() -> None:
    text = branched().record().text().replace("\ngiven 40\n\n", "\n\ngiven 40\n")
    assert refused(text).kind == "unknown-move"


# Not a record, or not one of ours -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "ecumene-record", "ecumene-record one", "game victoria", "\0" * 99]
)
def test_other_text_is_not_a_record(text: str) -> None:
    assert (refused(text).kind, refused(text).line) == ("not-a-record", 1)


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"\x89PNG\r\n\x1a\n\x00\xff", bytes(range(256)), b"\xff" * 999])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.kind == "not-a-record"


def test_a_file_with_a_foreign_byte_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(TEXT[:800].encode() + b"\xc3\x28" + TEXT[800:].encode())
    with pytest.raises(RecordError, match="is not text"):
        read_record(path)
    path.write_text(TEXT, encoding="utf-8")
    assert read_record(path).text() == TEXT


@pytest.mark.parametrize("version", ["2", "10", "999999"])
def test_a_later_format_asks_for_an_update(version: str) -> None:
    error = refused(with_line(1, f"ecumene-record {version}"))
    assert (error.kind, error.line) == ("unsupported-version", 1)
    assert f"format {version}" in error.what
    assert error.todo


def test_later_rules_ask_for_an_update() -> None:
    error = refused(with_line(3, "rules 2"))
    assert (error.kind, error.line) == ("unsupported-version", 3)
    assert "rules version 2" in error.what
    assert error.todo


def test_a_record_of_another_game_is_not_the_one_asked_for() -> None:
    error = refused(TEXT, "toy")
    assert (error.kind, error.line) == ("wrong-game", 2)
    assert "victoria" in error.what
    assert "toy" in error.what
    # The name alone is not enough: the toy has other options.
    assert refused(with_line(2, "game toy")).kind in ("bad-header", "unknown-move")


def test_a_game_that_is_not_installed_is_named() -> None:
    error = refused(with_line(2, "game monopoly"))
    assert (error.kind, error.line) == ("unknown-game", 2)
    assert "'monopoly'" in error.what
    assert ", ".join([*GAMES, "toy"]) in error.todo


# Cut off ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["\n", ""], ids=["whole lines", "without the last line end"])
def test_a_record_cut_off_after_any_line_is_reported_as_cut_off(ending: str) -> None:
    for kept in range(1, len(LINES)):
        error = refused("\n".join(LINES[:kept]) + ending)
        assert error.kind == "truncated", f"cut after line {kept}: {error}"
        assert error.todo or error.why


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = fair_record(TOY, 2, TOY.check(2), seed=1).text()
    kinds = {"truncated", "unknown-move", "bad-header", "bad-footer", "not-a-record", "unknown-game"}
    for kept in range(len(text) - 1):
        assert refused(text[:kept]).kind in kinds, f"cut after {kept} characters"


@pytest.mark.parametrize("number", [FIRST_PLY, FIRST_PLY + 20, len(LINES) - 5])
def test_a_lost_or_doubled_line_is_noticed_before_anything_is_replayed(number: int) -> None:
    for lines in (LINES[: number - 1] + LINES[number:], LINES[:number] + LINES[number - 1 :]):
        with pytest.raises(RecordError, match="should have") as caught:
            parse_record("\n".join(lines), ALL)
        assert caught.value.kind == "truncated"


def test_every_ply_line_carries_its_line_number_in_the_file() -> None:
    record = parse_record(TEXT, ALL)
    assert record.lines == list(range(FIRST_PLY, FIRST_PLY + len(record.plies)))
    assert [ply.seat == CHANCE for ply in record.plies] == [LINES[line - 1][0] == "*" for line in record.lines]


# Facts changed by a host, as marked by version 0.1 --------------------------------------------------------------------


class MarkedToy(ToyGame):
    """The toy, with a first edition whose facts have this mark."""

    def edition_with_facts(self, mark: str) -> Edition | None:
        return Edition("club") if mark == "beef0123" else None

    def edition_text(self, edition: Edition) -> str:
        return edition.name

    def check_begun(self, players: int, options: Options) -> Options:
        assert options.pop("edition") == "club"
        return super().check_begun(players, options)


def marked_text(mark: str = "beef0123", given: int = 0) -> str:
    """A record of the toy with a mark, optionally a branch."""
    record = fair_record(TOY, 2, TOY.check(2), seed=1)
    record.given = given
    lines = record.text().split("\n")
    return "\n".join([*lines[:9], f"facts {mark}".strip(), *lines[9:]])


@pytest.mark.parametrize("given", [0, 3])
def test_a_marked_record_is_read_with_the_edition_that_has_its_facts(given: int) -> None:
    text = marked_text(given=given)
    record = parse_record(text, {"toy": MarkedToy()})
    assert record.given == given
    assert text.split("\n")[record.lines[0] - 1].startswith(("* ", "p"))
    assert "facts" not in record.text()


def test_facts_that_no_edition_has_are_refused() -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(marked_text(), {"toy": TOY})
    assert refusal.value.kind == "other-facts"
    assert "beef0123" in str(refusal.value)
    assert refusal.value.todo


@pytest.mark.parametrize("mark", ["beef01234", "BEEF0123", "beef 0123", "x" * 90])
def test_a_damaged_mark_is_refused(mark: str) -> None:
    with pytest.raises(RecordError) as refusal:
        parse_record(marked_text(mark), {"toy": MarkedToy()})
    assert refusal.value.kind in ("other-facts", "bad-header")


def test_the_mark_and_the_given_plies_stand_in_this_order() -> None:
    text = marked_text(given=3).replace("facts beef0123\ngiven 3", "given 3\nfacts beef0123")
    with pytest.raises(RecordError, match="'facts' is neither a seat"):
        parse_record(text, {"toy": TOY})
