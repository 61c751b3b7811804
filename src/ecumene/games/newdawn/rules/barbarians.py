"""Barbarians: where they are and how they move (ND-EVT)."""

from mypy_extensions import i64

from ecumene.games.newdawn.land import NONE
from ecumene.games.newdawn.layout import BARBARIAN, BARBARIANS_AT, CAPITAL_CITY, STRONG
from ecumene.games.newdawn.material import BARBARIANS, PETRA, WATER
from ecumene.games.newdawn.position import Position


def letter_at(position: Position, space: i64) -> i64:
    """The first barbarian on a space, or NONE."""
    letter: i64 = 0
    while letter < BARBARIANS:
        if position.zones[BARBARIAN + letter] == space + 1:
            return letter
        letter += 1
    return NONE


def count_at(position: Position, space: i64) -> i64:
    """How many barbarians are on a space."""
    count: i64 = 0
    letter: i64 = 0
    while letter < BARBARIANS:
        if position.zones[BARBARIAN + letter] == space + 1:
            count += 1
        letter += 1
    return count


def defeat(position: Position, space: i64) -> None:
    """Remove the barbarian on a space from the map until it reappears (ND-EVT-32)."""
    letter: i64 = letter_at(position, space)
    position.zones[BARBARIAN + letter] = 0
    if letter_at(position, space) == NONE:
        position.exclude(BARBARIANS_AT, space)


def move_to(position: Position, letter: i64, space: i64) -> None:
    """Move a barbarian to a space."""
    before: i64 = position.zones[BARBARIAN + letter] - 1
    position.zones[BARBARIAN + letter] = space + 1
    if before >= 0 and letter_at(position, before) == NONE:
        position.exclude(BARBARIANS_AT, before)
    position.include(BARBARIANS_AT, space)


def barred(position: Position, space: i64) -> bool:
    """Whether Petra keeps barbarians out: cities and reinforced tokens of its owner (ND-EVT-31)."""
    owner: i64 = position.owner_at(space)
    return owner >= 0 and position.piece_at(space) >= STRONG and position.controls(owner, PETRA)


def landing(position: Position, space: i64, way: i64) -> i64:
    """Where a barbarian going one way reaches land, crossing water (ND-EVT-10); NONE if it cannot go that way."""
    land = position.land
    at: i64 = land.next[6 * space + way]
    while at != NONE and land.terrain[at] == WATER:
        at = land.next[6 * at + way]
    if at == NONE or barred(position, at):
        return NONE
    return at


def way_taken(position: Position, space: i64, way: i64) -> i64:
    """The way a barbarian goes: the given one, else the opposite (ND-EVT-11, ND-EVT-12), else NONE (ND-EVT-13)."""
    if landing(position, space, way) != NONE:
        return way
    opposite: i64 = (way + 3) % 6
    if landing(position, space, opposite) != NONE:
        return opposite
    return NONE


def can_get_away(position: Position, space: i64) -> bool:
    """Whether some roll lets a barbarian leave its space; a capital throws it back (ND-EVT-29)."""
    way: i64 = 0
    while way < 6:
        taken: i64 = way_taken(position, space, way)
        if taken != NONE and position.piece_at(landing(position, space, taken)) != CAPITAL_CITY:
            return True
        way += 1
    return False
