"""How sure a result is: Wilson score intervals and standings."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """One entrant's result: points (shared wins count in part), rate and its 95 % interval."""

    entrant: str
    games: int
    points: float
    wins: int
    shared: int
    rate: float
    low: float
    high: float


def wilson(points: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The Wilson score interval of a rate; within 0 and 1 even for few games and extreme results."""
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = 0.0 if points <= 0 else (centre - spread) / scale
    high = 1.0 if points >= games else (centre + spread) / scale
    return low, high


def share_of(number: int, game: Iterable[tuple[int, float]]) -> float:
    """An entrant's share of a game, given as (entrant's number, return) for each seat."""
    results = list(game)
    return sum(value for one, value in results if one == number) / sum(value for _, value in results)


def standings(entrants: Sequence[str], results: Sequence[Sequence[tuple[int, float]]]) -> list[Standing]:
    """Standings from games given as (entrant's number, return) for each seat.

    Each game counts once for each entrant in it, however many seats it has: as its share of all seats' returns.
    """
    table = []
    for number, entrant in enumerate(entrants):
        returns = [share_of(number, game) for game in results if any(one == number for one, _ in game)]
        points = sum(returns)
        low, high = wilson(points, len(returns))
        rate = points / len(returns) if returns else 0.0
        wins = sum(value == 1.0 for value in returns)
        shared = sum(0.0 < value < 1.0 for value in returns)
        table.append(Standing(entrant, len(returns), points, wins, shared, rate, low, high))
    return table
