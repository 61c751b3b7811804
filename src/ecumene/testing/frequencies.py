"""Whether random moves have the right frequencies: a chi-square test over positions of the same kind."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from math import ceil, sqrt

from ecumene.core.game import Game
from ecumene.core.notation import kind_of
from ecumene.core.options import Options
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State
from ecumene.testing.walk import random_walk

POSITIONS = 3  # positions of each kind
DRAWS_PER_MOVE = 120  # for all positions of a kind together
FEWEST_DRAWS = 1200
MOST_DRAWS = 12_000  # unless the rarest outcome needs more
RAREST = 25  # expected count of the rarest outcome: it is missing once in e**25 runs
PLIES = 1000  # walked through for each game
ALARM = 6.0  # standard deviations: a fair generator exceeds this once in a billion runs


@dataclass(frozen=True)
class Sample:
    """A position with a choice, the probability each legal move should have, and the record that leads there."""

    state: State
    chances: dict[int, Fraction]
    record: Record


def samples_by_kind(game: Game, cases: list[tuple[int, Options]]) -> list[list[Sample]]:
    """A few varied positions of random games for each kind of move that comes last in the list.

    The last kind tells what is being decided (ending a turn, turning up a card …) about as well as a game's frames do.
    """
    found: dict[int, dict[frozenset[int], Sample]] = {}
    for seed, (players, options) in enumerate(cases):
        for walk in islice(random_walk(game, players, options, seed), PLIES):
            if walk.state.actor == OVER:
                break
            moves = list(walk.state.moves())
            kinds = frozenset(kind_of(move) for move in moves)
            alike = found.setdefault(max(kinds), {})
            if len(moves) > 1 and len(alike) < POSITIONS and kinds not in alike:
                alike[kinds] = Sample(walk.state.clone(), _chances(walk.state, moves), walk.record())
    return [list(alike.values()) for alike in found.values() if alike]


def _chances(state: State, moves: list[int]) -> dict[int, Fraction]:
    if state.actor == CHANCE:
        return dict(state.outcomes())
    return dict.fromkeys(moves, Fraction(1, len(moves)))


def check_frequencies(game: Game, samples: list[Sample], rng: Rng, effort: float = 1.0) -> None:
    """In positions of one kind, exactly the legal moves are drawn, and with the right frequencies.

    The deviations of all positions are added up, which reveals a bias too small to show in any single one.
    """
    statistic, freedom = 0.0, 0
    worst: tuple[float, str, Record] | None = None
    for sample in samples:
        wanted = max(FEWEST_DRAWS, min(MOST_DRAWS, DRAWS_PER_MOVE * len(sample.chances))) * effort / len(samples)
        draws = ceil(max(wanted, RAREST / float(min(sample.chances.values()))))
        drawn = Counter(sample.state.random_move(rng) for _ in range(draws))
        for move in drawn.keys() | sample.chances.keys():
            text = game.notation.text(move)
            expected = float(sample.chances.get(move, 0)) * draws
            if not expected:
                raise _failure(f"{text!r} is drawn, but it is not listed", sample.record)
            if not drawn[move]:
                raise _failure(f"{text!r} is never drawn", sample.record)
            deviation = (drawn[move] - expected) ** 2 / expected
            statistic += deviation
            if worst is None or deviation > worst[0]:
                claim = f"{text!r} was drawn {drawn[move]} times of {draws}; {expected:.0f} were expected"
                worst = (deviation, claim, sample.record)
        freedom += len(sample.chances) - 1
    if worst is not None and _deviations(statistic, freedom) > ALARM:
        raise _failure(worst[1], worst[2])


def _deviations(statistic: float, freedom: int) -> float:
    """How many standard deviations a chi-square statistic is too high (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def _failure(claim: str, record: Record) -> AssertionError:
    return AssertionError(f"{claim}\n\nThis record leads to it:\n\n{record.text()}")
