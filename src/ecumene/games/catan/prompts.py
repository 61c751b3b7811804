"""What is being asked, of whom and about what: the part of a view that is derived from the stack."""

from mypy_extensions import i64

from ecumene.games.catan.cards import total
from ecumene.games.catan.frames import (
    ANSWERING,
    COMPOSING,
    COUNTED,
    DISCARDING,
    FOUNDING,
    FOUNDING_ROAD,
    FRAME_NAMES,
    MARCHING,
    MOVING_ROBBER,
    NAMING,
    PAYING,
    PILLAGED,
    PIRATE_MOVES,
    RETREATING,
    ROBBER_MOVES,
    SABOTAGE,
    SAILING,
    SEIZING,
    SPYING,
    SWAPPING,
    TARGETING,
    TOGETHER,
)
from ecumene.games.catan.island import NONE
from ecumene.games.catan.layout import CHOSEN, NOBODY, OWED, SEAT_MASK
from ecumene.games.catan.material import CARD_NAMES
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import setup


def is_open(position: Position) -> bool:
    """Whether several seats are asked at once, so that it means nothing who happens to be asked first."""
    frame = position.top_kind()
    return TOGETHER[frame] and frame != PILLAGED  # the loss of a city is public at once


def asked_of(position: Position, seat: i64) -> str:
    """What is asked, as far as that seat may know: an offer that is being written is private."""
    frame = position.top_kind()
    if frame == COMPOSING and seat != position.active:
        return "turn"
    if frame == ANSWERING and seat == position.active:
        return "offering"
    if frame == FOUNDING and setup.founds_city(position):
        return "founding-city"
    if frame == DISCARDING and position.top_extra() & SABOTAGE:
        return "sabotaged"
    if frame == MOVING_ROBBER and position.top_extra() & PIRATE_MOVES:
        return "moving-either" if position.top_extra() & ROBBER_MOVES else "moving-pirate"
    return FRAME_NAMES[frame]


def times_of(position: Position, seat: i64) -> int:
    """How many times that seat still has to answer the same question."""
    if COUNTED[position.top_kind()] and 0 <= seat < position.players:
        return max(1, position.zones[OWED + seat] - total(position.zones[CHOSEN + seat]))
    return 1


def about_of(position: Position) -> tuple[int, int, str]:
    """The place, the player and the card that the current question is about."""
    frame, extra = position.top_kind(), position.top_extra()
    if frame in (FOUNDING_ROAD, MARCHING, RETREATING, SAILING):
        return extra, NOBODY, ""
    if frame == SWAPPING:
        return extra - 1, NOBODY, "inventor"
    if frame in (SPYING, SEIZING):
        return NONE, extra & SEAT_MASK, "spy" if frame == SPYING else "master-merchant"
    if frame == PAYING:
        return NONE, position.active, "commercial-harbour"
    if frame in (TARGETING, NAMING):
        return NONE, NOBODY, CARD_NAMES[extra]
    return NONE, NOBODY, ""
