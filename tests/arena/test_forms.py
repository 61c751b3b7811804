"""One against the rest, round robins, contests that stop by themselves, and what may be claimed."""

from pathlib import Path

import msgspec
import pytest

from ecumene.arena.contest import Contest, Form, Outcome, check_contest, deal_of, even_rate, seating_of, seatings
from ecumene.arena.files import read_games
from ecumene.arena.running import Watch, results_of, run_contest
from ecumene.arena.sequential import SequentialTest
from ecumene.core.errors import EcumeneError
from ecumene.games.victoria import VICTORIA

RESULTS = Path(__file__).parent.parent.parent / "results"


def contest(
    *bots: str, players: int = 2, games: int = 8, form: Form = "shared", test: SequentialTest | None = None
) -> Contest:
    return Contest("victoria", players, VICTORIA.check(players), bots, games, 3, form=form, test=test)


def rest(players: int, games: int, *bots: str) -> Contest:
    return contest(*(bots or ("greedy", "random")), players=players, games=games, form="one-against-rest")


def outcome(one: Contest, number: int, winner: int, seconds: float = 0.0, choices: int = 10) -> Outcome:
    """A game that an entrant won; all of its seats share the win."""
    seating = seating_of(one, number)
    winner = winner if winner in seating else seating[0]
    won = seating.count(winner)
    returns = tuple((1 / won if bot == winner else 0.0) for bot in seating)
    return Outcome(number, seating, returns, "won", 1, (seconds,) * one.players, (choices,) * one.players)


def all_games(one: Contest, wins: int, seconds: float = 0.0) -> dict[int, Outcome]:
    """The first entrant wins so many games, evenly spread."""
    won = {number * one.games // wins for number in range(wins)} if wins else set()
    return {number: outcome(one, number, int(number not in won), seconds) for number in range(one.games)}


# Seatings -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_one_sits_everywhere_once_in_each_deal(players: int) -> None:
    one = rest(players, players * 3)
    for deal in range(3):
        numbers = [number for number in range(one.games) if deal_of(one, number) == deal]
        assert len(numbers) == seatings(one) == players
        assert [seating_of(one, number).index(0) for number in numbers] == list(range(players))
        assert all(seating_of(one, number).count(1) == players - 1 for number in numbers)


@pytest.mark.parametrize(("bots", "players", "expected"), [(3, 2, 6), (4, 2, 12), (4, 3, 12), (4, 4, 4), (5, 3, 30)])
def test_in_a_round_robin_all_meet_in_all_seats(bots: int, players: int, expected: int) -> None:
    one = contest(*(f"search:{bot + 1}" for bot in range(bots)), players=players, games=expected, form="round-robin")
    assert seatings(one) == expected
    tables = [seating_of(one, number) for number in range(expected)]
    assert len(set(tables)) == expected
    assert all(len(set(table)) == players for table in tables)
    for seat in range(players):
        times = [sum(table[seat] == bot for table in tables) for bot in range(bots)]
        assert len(set(times)) == 1


@pytest.mark.parametrize(
    ("one", "even"),
    [(contest("greedy", "random"), 1 / 2), (contest("greedy", "random", players=4), 1 / 2), (rest(3, 3), 1 / 3),
     (rest(4, 4), 1 / 4), (contest("greedy", "random", "random", "random", players=4), 1 / 4)],
)  # fmt: skip
def test_the_even_rate_is_that_of_equals(one: Contest, even: float) -> None:
    assert even_rate(one) == even


def test_equals_win_their_even_rate_one_against_the_rest() -> None:
    """In each deal equals play the same game in all seatings, so that the one wins it from the winner's seat alone."""
    results = run_contest(rest(3, 9, "greedy", "greedy"), 1, None)
    assert results.standings[0].points == 3
    assert results.verdict is not None
    assert results.verdict.claim == "no difference shown"
    assert "33.3" in results.verdict.words


WRONG = [
    (rest(3, 3, "greedy", "random", "random"), "One against the rest needs two bots, not 3."),
    (rest(3, 4), "4 games cannot give every bot every seat"),
    (contest("greedy", form="round-robin"), "1 bots cannot play a round robin of 2 seats."),
    (contest("greedy", "greedy", form="round-robin"), "A round robin has each bot once."),
    (contest("greedy", "random", form="round-robin", test=SequentialTest(0, 50)), "A sequential test compares one"),
    (contest("greedy", "random", test=SequentialTest(50, 0)), "A test cannot tell 50 Elo from 0."),
    (contest("greedy", "random", test=SequentialTest(0, 50, alpha=0.7)), "alpha cannot be 0.7."),
]


@pytest.mark.parametrize(("wrong", "words"), WRONG)
def test_what_cannot_be_played_is_refused(wrong: Contest, words: str) -> None:
    with pytest.raises(EcumeneError) as caught:
        check_contest(wrong)
    assert words in caught.value.what
    assert caught.value.todo


def test_in_teams_there_is_no_one_against_the_rest() -> None:
    teams = msgspec.structs.replace(rest(4, 4), options=VICTORIA.check(4, {"team_mode": True}))
    with pytest.raises(EcumeneError, match="In teams"):
        check_contest(teams)


# Stopping -----------------------------------------------------------------------------------------------------------

CLEAR = contest("greedy", "random", games=400, test=SequentialTest(0, 100))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_contest_stops_when_it_is_decided_and_stays_so(tmp_path: Path, processes: int) -> None:
    path = tmp_path / "games.jsonl"
    results = run_contest(CLEAR, processes, path)
    assert results.progress is not None
    assert results.progress.decision == "elo1"
    assert len(results.outcomes) == results.progress.steps[-1].games < 100
    size = path.stat().st_size
    again = run_contest(CLEAR, processes, path)
    assert again == results
    assert path.stat().st_size == size


def test_only_whole_deals_in_their_order_count() -> None:
    one = contest("greedy", "random", games=20, test=SequentialTest(0, 100))
    watch = Watch(one)
    done = {number: outcome(one, number, 0) for number in (1, 2, 3, 8)}
    assert watch.follower is not None
    assert not watch.is_decided(done)
    assert watch.follower.steps == []
    done[0] = outcome(one, 0, 1)
    watch.is_decided(done)
    assert [step.games for step in watch.follower.steps] == [2, 4]


def test_a_test_is_part_of_the_contest(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run_contest(contest("greedy", "random", games=2), 1, path)
    with pytest.raises(EcumeneError, match="another contest"):
        run_contest(contest("greedy", "random", games=2, test=SequentialTest(0, 100)), 1, path)


# Claims -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "wins", "claim"),
    [
        (contest("greedy", "random", games=100), 59, "no difference shown"),
        (contest("greedy", "random", games=100), 61, "stronger"),
        (contest("greedy", "random", games=100), 39, "weaker"),
        (rest(3, 120), 50, "no difference shown"),
        (rest(3, 120), 52, "stronger"),
        (rest(4, 120), 40, "stronger"),
        (rest(4, 120), 38, "no difference shown"),
        (rest(4, 120), 18, "weaker"),
    ],
)
def test_a_claim_is_made_only_where_the_interval_leaves_out_the_even_rate(one: Contest, wins: int, claim: str) -> None:
    results = results_of(one, all_games(one, wins))
    assert results.verdict is not None
    assert results.verdict.claim == claim
    assert results.verdict.even == even_rate(one)
    first = results.standings[0]
    assert (first.low <= even_rate(one) <= first.high) == (claim == "no difference shown")


def test_nothing_is_claimed_before_the_end() -> None:
    one = contest("greedy", "random", games=100)
    done = {number: outcome(one, number, 0) for number in range(98)}
    results = results_of(one, done)
    assert results.verdict is not None
    assert results.verdict.claim == "unfinished"
    assert "98 of 100" in results.verdict.words


@pytest.mark.parametrize(("mean", "claim"), [(0.0218, "stronger"), (0.0222, "invalid")])
def test_a_bot_that_overdraws_by_more_than_a_tenth_makes_the_claim_invalid(mean: float, claim: str) -> None:
    one = contest("search:20cpu", "greedy", games=10)
    results = results_of(one, all_games(one, 10, seconds=mean * 10))
    assert results.verdict is not None
    assert results.verdict.claim == claim
    assert [use.overdrawn for use in results.uses] == [claim == "invalid", False], "greedy has no budget"
    assert results.uses[0].mean == pytest.approx(mean)
    assert (results.uses[0].share, results.uses[1].share) == (0.02, 0.0)


def test_the_others_may_not_overdraw_either() -> None:
    one = contest("greedy", "search:20cpu", games=10)
    results = results_of(one, all_games(one, 10, seconds=0.5))
    assert results.verdict is not None
    assert results.verdict.claim == "invalid"
    assert "search:20cpu used 50.0 ms" in results.verdict.words


def test_a_budget_that_nobody_counted_proves_nothing() -> None:
    one = contest("search:20cpu", "greedy", games=10)
    done = {
        number: msgspec.structs.replace(game, seconds=(), choices=()) for number, game in all_games(one, 10).items()
    }
    results = results_of(one, done)
    assert results.verdict is not None
    assert results.verdict.claim == "invalid"


def test_what_bots_use_is_measured_in_every_game() -> None:
    results = run_contest(contest("search:5cpu", "random", games=2), 1, None)
    for game in results.outcomes:
        assert len(game.seconds) == len(game.choices) == 2
        assert min(game.choices) > 3
    search, random = results.uses
    assert 0.001 < search.mean < 0.02
    assert random.mean < search.mean
    assert search.games == 2


# Files --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(RESULTS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_result_is_read_with_a_verdict(path: Path) -> None:
    one, outcomes = read_games(path)
    results = results_of(one, outcomes)
    assert len(results.outcomes) == one.games
    assert results.verdict is not None
    assert results.verdict.claim in ("stronger", "weaker", "no difference shown")


def test_a_contest_that_was_made_longer_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for games in (4, 8):
        run_contest(contest("random", "greedy", games=games), 1, path)
    one, outcomes = read_games(path)
    assert (one.games, len(outcomes)) == (8, 8)


def test_lines_of_different_lengths_are_refused_as_damage(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one = contest("random", "greedy", games=2)
    run_contest(one, 1, path)
    lines = path.read_text(encoding="utf-8").splitlines()
    game = msgspec.json.decode(lines[1], type=Outcome)
    lines[1] = msgspec.json.encode(msgspec.structs.replace(game, seconds=(0.1,))).decode()
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    with pytest.raises(EcumeneError, match="damaged game"):
        read_games(path)


def test_a_file_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    with pytest.raises(EcumeneError, match="holds no games"):
        read_games(tmp_path / "empty.jsonl")
