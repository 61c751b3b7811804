"""Hidden information: only the tokens that the rival has drawn for the Great Library (DU-CLR-29)."""

from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.games.duel.cards import TOKEN_THREES
from ecumene.games.duel.position import Position


def redraw(position: Position, rng: Rng) -> None:
    """Draw the rival's three tokens again from the box."""
    possible = [three for three in TOKEN_THREES if not three & ~position.box]
    position.drawn = possible[rng.below(i64(len(possible)))]
