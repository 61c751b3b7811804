"""What a bot thinks of a position: an estimate of each seat's chance to win."""

from math import exp
from typing import Final

from mypy_extensions import i64

from ecumene.games.duel.position import Position
from ecumene.games.duel.rules.scoring import score

PLIES_BEFORE_JUDGING: Final = 0


def chance_to_win(position: Position, seat: i64) -> float:
    """An estimate from 0 to 1."""
    difference = float(score(position, seat) - score(position, 1 - seat))
    return 1.0 / (1.0 + exp(-difference / 10.0))
