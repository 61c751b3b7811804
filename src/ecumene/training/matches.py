"""Matches between nets: every deal in all seatings, equal simulations, and a sequential test if it is a gate.

What is played follows from the match alone, so that an interrupted one goes on from its file.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import msgspec

from ecumene.arena.account import Account
from ecumene.arena.contest import Contest, Form, Outcome, deal_of, even_rate, seating_of, seatings
from ecumene.arena.files import append, prepare, read_outcomes
from ecumene.arena.game import play_counted, seed_of
from ecumene.arena.running import Watch
from ecumene.arena.sequential import SequentialTest
from ecumene.arena.statistics import Standing, standings
from ecumene.bots import PuctBot
from ecumene.bots.evaluator import Evaluator, HandMade
from ecumene.bots.learned import TEMPERATURE, learned_from
from ecumene.games import game_named
from ecumene.training.pool import worked
from ecumene.training.results import MatchResult
from ecumene.training.settings import GateSettings, Table

NO_NET = "no net"
MATCH_ENDING = ".jsonl"


class Match(msgspec.Struct, frozen=True):
    """A new net (the first entrant) against another, or against the hand-made evaluation."""

    contest: Contest
    nets: tuple[str, str]  # their files; an empty one is the hand-made evaluation
    simulations: int


def match_between(
    game: str, table: Table, nets: tuple[str, str], games: int, simulations: int, seed: int, gate: GateSettings | None
) -> Match:
    """A match at a table: two players or two teams against each other, else the new net against all others."""
    form: Form = "shared" if table.players == 2 or table.options.get("team_mode") else "one-against-rest"
    test = None if gate is None else SequentialTest(gate.even, gate.better, gate.error, gate.error)
    names = tuple(f"{Path(net).stem if net else NO_NET}:{simulations}" for net in nets)
    options = game_named(game).check(table.players, table.options)
    contest = Contest(game, table.players, options, names, games, seed, form=form, test=test)
    size = seatings(contest)
    return Match(msgspec.structs.replace(contest, games=max(1, round(games / size)) * size), nets, simulations)


@lru_cache(maxsize=4)
def _evaluator(game: str, net: str) -> Evaluator:
    chosen = game_named(game)
    return learned_from(chosen, Path(net)) if net else HandMade(chosen.strategy(), TEMPERATURE)


def play_match_game(task: tuple[Match, int]) -> Outcome:
    """Play one game of a match (in any process)."""
    match, number = task
    contest = match.contest
    game = game_named(contest.game)
    seating = seating_of(contest, number)
    deal = deal_of(contest, number)
    accounts = [
        Account(
            PuctBot(
                game.strategy(),
                _evaluator(contest.game, match.nets[entrant]),
                seed_of(contest.seed, deal, seat),
                simulations=match.simulations,
            )
        )
        for seat, entrant in enumerate(seating)
    ]
    state = play_counted(game, contest.players, contest.options, accounts, seed_of(contest.seed, deal))
    ending = state.ending()
    assert ending is not None
    return Outcome(
        number, seating, tuple(state.returns()), ending.result, state.round_number(),
        tuple(round(account.seconds, 6) for account in accounts), tuple(account.choices for account in accounts),
    )  # fmt: skip


def play_match(
    match: Match, path: Path, processes: int, tell: Callable[[MatchResult, float | None], None] | None = None
) -> MatchResult:
    """Play what is missing in the file of a match, until all is played or the test is decided.

    ``tell`` is given the result so far and the test's log-likelihood ratio.
    """
    contest = match.contest
    done = read_outcomes(path, contest)
    prepare(path, contest)
    watch = Watch(contest)
    tasks = [(match, number) for number in range(contest.games) if number not in done]
    if not watch.is_decided(done):
        for outcome in worked(play_match_game, tasks, processes):
            done[outcome.number] = outcome
            append(path, outcome)
            decided = watch.is_decided(done)
            if tell is not None:
                follower = watch.follower
                tell(result_of(match, done), follower.steps[-1].llr if follower and follower.steps else None)
            if decided:
                break
    return result_of(match, done)


def result_of(match: Match, done: dict[int, Outcome]) -> MatchResult:
    """What the games of a match show; those after the test was decided do not count."""
    contest = match.contest
    watch = Watch(contest)
    watch.is_decided(done)
    decision = "" if watch.follower is None else watch.follower.decision
    last = watch.follower.steps[-1].games if watch.follower is not None and decision else contest.games
    outcomes = [done[number] for number in sorted(done) if number < last]
    results = [list(zip(one.seating, one.returns, strict=True)) for one in outcomes]
    first: Standing = standings(contest.entrants, results)[0]
    return MatchResult(
        contest.players, first.games, first.points, first.rate, first.low, first.high, even_rate(contest), decision,
        sum(sum(one.seconds) for one in done.values()),
    )  # fmt: skip


def is_promoted(result: MatchResult, gate: GateSettings) -> bool:
    """Whether a new net has passed: the test says so, or it was not decided and the rate is high enough."""
    if result.decision:
        return result.decision == "elo1"
    return result.rate >= 2 * gate.least_rate * result.even
