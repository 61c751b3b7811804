"""Ratings of several bots in Elo, with standard errors.

The ratings are the likeliest ones under the model of Bradley and Terry, for more than two seats that of Plackett and
Luce: a bot wins with a probability proportional to its strength. Choix finds them from all games at once, so their
order does not matter, unlike in ratings that are updated game by game. A shared win counts in part.

The standard errors come from bootstrap samples of *deals*, since games with the same cards are not independent. Where a
bot wins or loses nearly everything, samples hardly differ and would make it look certain: then the error that follows
from the model (Fisher's information) is larger, and the larger one counts. So that a bot that never lost still has a
rating, every pair of bots counts as having drawn once more than it did.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import permutations
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from types import ModuleType

import msgspec

from ecumene.arena.contest import Contest, Outcome, deal_of
from ecumene.core.errors import EcumeneError

SAMPLES = 200
ROUNDS = 10_000  # after which Choix gives up
SEED = 2026
ELO = 400 / log(10)


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating in Elo against the average of all bots, its standard error, and its 95 % interval."""

    entrant: str
    games: int
    elo: float
    error: float
    low: float
    high: float


def library() -> ModuleType:
    """The library for ratings, or an error that says how to get it."""
    try:
        return import_module("choix")
    except ImportError as error:
        raise EcumeneError(
            "Ratings need the package choix, which is not installed.", str(error), 'Run: pip install "ecumene[arena]"'
        ) from error


def ratings(contest: Contest, outcomes: Sequence[Outcome], samples: int = SAMPLES) -> list[Rating]:
    """The rating of every entrant, best first."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(deal_of(contest, outcome.number), []).append(outcome)
    size = len(contest.entrants)
    if not deals:
        return [Rating(entrant, 0, 0.0, 0.0, 0.0, 0.0) for entrant in contest.entrants]
    scores = [_scores(games) for games in deals.values()]
    found = _likeliest(size, scores)
    expected = _model_errors(size, scores, found)
    random = Random(SEED)
    drawn = [_likeliest(size, random.choices(scores, k=len(scores))) for _ in range(samples)]
    table = []
    for number, entrant in enumerate(contest.entrants):
        values = [one[number] for one in drawn]
        middle = fmean(values)
        error = max(expected[number], sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1)))
        elo = found[number]
        games = sum(number in outcome.seating for outcome in outcomes)
        table.append(Rating(entrant, games, elo, error, elo - 1.96 * error, elo + 1.96 * error))
    return sorted(table, key=lambda one: -one.elo)


Scores = Mapping[tuple[int, tuple[int, ...]], float]  # the winner and who was beaten: how often


def _scores(games: Sequence[Outcome]) -> Scores:
    """Who won against whom in the games of a deal, shared wins in part."""
    found: dict[tuple[int, tuple[int, ...]], float] = {}
    for game in games:
        total = sum(game.returns)
        for seat, value in enumerate(game.returns):
            if value > 0:
                others = tuple(sorted(one for place, one in enumerate(game.seating) if place != seat))
                key = (game.seating[seat], others)
                found[key] = found.get(key, 0.0) + value / total
    return found


def _likeliest(size: int, deals: Sequence[Scores]) -> list[float]:
    """The likeliest ratings in Elo, with mean 0."""
    choix, numpy = library(), import_module("numpy")
    times = _total(size, deals)
    if all(len(beaten) == 1 for _, beaten in times):
        matrix = numpy.zeros((size, size))
        for (winner, (loser,)), value in times.items():
            matrix[winner, loser] = value
        strengths = choix.ilsr_pairwise_dense(matrix, max_iter=ROUNDS)
    else:
        strengths = _by_choices(choix, size, times)
    elos = [ELO * float(one) for one in strengths]
    return [elo - fmean(elos) for elo in elos]


def _total(size: int, deals: Sequence[Scores]) -> Scores:
    """All deals together, with one drawn game more of every pair."""
    total: dict[tuple[int, tuple[int, ...]], float] = {}
    for one, other in permutations(range(size), 2):
        total[one, (other,)] = 0.5
    for deal in deals:
        for key, value in deal.items():
            total[key] = total.get(key, 0.0) + value
    return total


def _model_errors(size: int, deals: Sequence[Scores], elos: Sequence[float]) -> list[float]:
    """The standard errors of ratings if all games were independent: from the inverse of Fisher's information."""
    numpy = import_module("numpy")
    information = numpy.zeros((size, size))
    for (winner, beaten), value in _total(size, deals).items():
        seated = [winner, *beaten]
        strengths = [exp(elos[one] / ELO) for one in seated]
        chances = numpy.array(strengths) / sum(strengths)
        information[numpy.ix_(seated, seated)] += value * (numpy.diag(chances) - numpy.outer(chances, chances))
    variances = numpy.diag(numpy.linalg.pinv(information))  # ratings sum to 0, so one direction has no information
    return [ELO * sqrt(float(one)) for one in variances]


def _by_choices(choix: ModuleType, size: int, times: Mapping[tuple[int, tuple[int, ...]], float]) -> Sequence[float]:
    """For more than two seats: as many copies of each game as make all shares whole; 12 are enough for four winners."""
    copies = next(many for many in (2, 4, 6, 12) if all(_is_whole(value * many) for value in times.values()))
    data = [(winner, list(beaten)) for (winner, beaten), value in times.items() for _ in range(round(value * copies))]
    found: Sequence[float] = choix.ilsr_top1(size, data, max_iter=ROUNDS)
    return found


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) < 1e-6
