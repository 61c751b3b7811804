"""Matches between nets: who sits where, when they stop, and what follows."""

from pathlib import Path

import msgspec
import pytest

from ecumene.arena.contest import Outcome, seating_of
from ecumene.arena.files import append, prepare
from ecumene.training.matches import Match, is_promoted, match_between, play_match, play_match_game, result_of
from ecumene.training.results import MatchResult
from ecumene.training.settings import GateSettings, LearnSettings, Table

from .untaught import quiet, teach

GATE = GateSettings(games=40, simulations=4)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("nets") / "some.bin"
    teach([], path, LearnSettings(first=4, second=2), None, quiet)
    return str(path)


def made(match: Match, winners: str) -> dict[int, Outcome]:
    """Games that the new net wins (+) or loses (-)."""
    done = {}
    for number, sign in enumerate(winners):
        seating = seating_of(match.contest, number)
        others = seating.count(1)
        returns = tuple(float(seat == 0) if sign == "+" else float(seat == 1) / others for seat in seating)
        done[number] = Outcome(
            number, seating, returns, "won", 1, tuple(1.0 for _ in seating), tuple(1 for _ in seating)
        )
    return done


@pytest.mark.parametrize(
    ("players", "form", "even", "games"), [(2, "shared", 1 / 2, 40), (3, "one-against-rest", 1 / 3, 39),
                                           (4, "one-against-rest", 1 / 4, 40)],
)  # fmt: skip
def test_the_new_net_has_every_seat_equally_often(players: int, form: str, even: float, games: int) -> None:
    match = match_between("victoria", Table(players), ("new", "old"), 40, 4, 1, GATE)
    assert (match.contest.form, match.contest.games) == (form, games)
    seats = [seating_of(match.contest, number).index(0) for number in range(games)]
    assert {seats.count(seat) for seat in range(players)} == {games // players}
    assert result_of(match, made(match, "+" * games)).even == even


def test_teams_share_the_seats() -> None:
    match = match_between("victoria", Table(4, {"team_mode": True}), ("new", "old"), 40, 4, 1, GATE)
    assert match.contest.form == "shared"
    assert seating_of(match.contest, 0) == (0, 1, 0, 1)


def test_a_match_stops_when_it_is_clear() -> None:
    match = match_between("victoria", Table(2), ("new", "old"), 400, 4, 1, GateSettings(games=400, better=100.0))
    result = result_of(match, made(match, "+" * 400))
    assert result.decision == "elo1"
    assert result.games < 100
    assert result.rate == 1.0
    assert is_promoted(result, GATE)
    lost = result_of(match, made(match, "-" * 400))
    assert lost.decision == "elo0"
    assert not is_promoted(lost, GATE)


def test_a_match_without_a_test_is_played_whole() -> None:
    match = match_between("victoria", Table(2), ("new", ""), 40, 4, 1, None)
    assert match.contest.entrants == ("new:4", "no net:4")
    result = result_of(match, made(match, "+" * 30 + "-" * 10))
    assert (result.games, result.points, result.decision) == (40, 30.0, "")


@pytest.mark.parametrize(
    ("points", "games", "even", "least", "promoted"),
    [(10, 20, 0.5, 0.5, True), (9, 20, 0.5, 0.5, False), (9, 20, 0.5, 0.45, True), (5, 20, 0.25, 0.5, True),
     (4, 20, 0.25, 0.5, False), (0, 20, 0.5, 0.0, True)],
)  # fmt: skip
def test_without_a_decision_the_rate_counts(
    points: float, games: int, even: float, least: float, promoted: bool
) -> None:
    result = MatchResult(2, games, points, points / games, 0.0, 1.0, even, "", 1.0)
    assert is_promoted(result, msgspec.structs.replace(GATE, least_rate=least)) == promoted


def test_a_match_goes_on_from_its_file(tmp_path: Path, net: str) -> None:
    match = match_between("victoria", Table(2), (net, ""), 6, 2, 1, None)
    whole = play_match(match, tmp_path / "whole.jsonl", 1)
    prepare(tmp_path / "cut.jsonl", match.contest)
    for number in (3, 1):
        append(tmp_path / "cut.jsonl", play_match_game((match, number)))
    with (tmp_path / "cut.jsonl").open("ab") as file:
        file.write(b'{"number": 2, "seat')
    told: list[MatchResult] = []
    cut = play_match(match, tmp_path / "cut.jsonl", 2, lambda result, _: told.append(result))
    assert [result.games for result in told] == [3, 4, 5, 6]
    assert msgspec.structs.replace(cut, seconds=whole.seconds) == whole
    assert whole.games == 6
    assert whole.seconds > 0


def test_a_net_that_knows_nothing_loses_to_the_hand_made_evaluation(tmp_path: Path, net: str) -> None:
    match = match_between("victoria", Table(2), (net, ""), 20, 16, 1, GateSettings(games=20, better=200.0))
    result = play_match(match, tmp_path / "match.jsonl", 1)
    assert result.decision == "elo0"
    assert result.rate <= 0.5
    lines = (tmp_path / "match.jsonl").read_bytes().splitlines()
    assert len(lines) == 1 + result.games, "it went on after it was clear"
