"""Which spaces can be acted on and reached: difficulty and its modifiers, occupancy, distances (ND-HEX)."""

from mypy_extensions import i64

from ecumene.games.newdawn.land import (
    ALL_LAND,
    BIT,
    BIT_OF,
    CITY_STATE_SPACES,
    EASY,
    FORESTS,
    NONE,
    ROUGH_RIM,
    WORD_OF,
    WORDS,
    SpaceSet,
    lowest,
)
from ecumene.games.newdawn.layout import (
    ALLIES,
    BARBARIANS_AT,
    CARAVAN_BITS,
    CARAVANS,
    CITY_SET,
    NATURAL_AT,
    OCCUPIED,
    OPEN_BORDERS_SHIFT,
    RESOURCES_AT,
    SPACE_MASK,
    TOKEN_SET,
    WONDERS_AT,
)
from ecumene.games.newdawn.material import CULTURE, INDUSTRY, JAPAN, KUMASI, MOHENJO_DARO, SYDNEY_OPERA_HOUSE
from ecumene.games.newdawn.position import Position


def easier(position: Position, seat: i64, activity: i64) -> bool:
    """Whether Kumasi makes forests easy: while resolving a culture or industry card."""
    return (activity == CULTURE or activity == INDUSTRY) and position.zones[ALLIES + seat] & BIT[KUMASI] != 0


def within_limit(position: Position, seat: i64, limit: i64, activity: i64, placing: bool, word: i64) -> i64:
    """One word of the land spaces whose difficulty is at most the limit, after all reductions (ND-HEX-28)."""
    if placing and position.zones[ALLIES + seat] & BIT[MOHENJO_DARO]:
        limit += 1
    if limit > 6:
        limit = 6
    land = position.land
    spaces: i64 = land.sets[EASY + WORDS * limit + word]
    if limit >= 1 and easier(position, seat, activity):
        spaces |= land.sets[FORESTS + word]
    if limit >= 3 and seat == position.active and position.led_by(seat, JAPAN):
        spaces |= land.sets[ROUGH_RIM + word]
    return spaces


def fits(position: Position, seat: i64, limit: i64, activity: i64, placing: bool, space: i64) -> bool:
    """Whether a space's difficulty is at most the limit."""
    word: i64 = WORD_OF[space]
    return within_limit(position, seat, limit, activity, placing, word) & BIT[space % 60] != 0


def fought_difficulty(position: Position, space: i64) -> i64:
    """The difficulty of a space in combat: only Japan changes it, on Japan's own turn (ND-HEX-29)."""
    difficulty: i64 = position.land.difficulty[space]
    if difficulty > 3 and position.led_by(position.active, JAPAN) and position.land.has(ROUGH_RIM, space):
        return 3
    return difficulty


def rivals(position: Position, seat: i64, word: i64) -> i64:
    """One word of the spaces with other players' pieces."""
    return position.sets[OCCUPIED + word] & ~position.friendly(seat, word)


def neutral_spaces(position: Position, word: i64) -> i64:
    """One word of the spaces with neutral city-states: a captured one holds its captor's piece (ND-CS-15)."""
    return position.land.sets[CITY_STATE_SPACES + word] & ~position.sets[OCCUPIED + word]


def blocked_for_token(position: Position, word: i64) -> i64:
    """One word of the spaces where no control token can be placed (ND-CUL-06)."""
    held: i64 = position.sets[OCCUPIED + word] | position.sets[BARBARIANS_AT + word]
    return held | position.land.sets[CITY_STATE_SPACES + word]


def blocked_without(position: Position, without: i64, word: i64) -> i64:
    """The same, if the control token on a space is taken back first; NONE for no token."""
    blocked: i64 = blocked_for_token(position, word)
    if without != NONE and WORD_OF[without] == word and not position.land.has(CITY_STATE_SPACES, without):
        blocked &= ~BIT_OF[without]
    return blocked


def caravan_spaces(position: Position) -> SpaceSet:
    """The spaces with any player's caravans."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        packed: i64 = position.zones[CARAVANS + seat]
        while packed:
            space: i64 = (packed & SPACE_MASK) - 1
            if space >= 0:
                if space < 60:
                    one |= BIT[space]
                elif space < 120:
                    two |= BIT[space - 60]
                else:
                    three |= BIT[space - 120]
            packed >>= CARAVAN_BITS
        seat += 1
    return one, two, three


def empty_spaces(position: Position, without: i64) -> SpaceSet:
    """The land spaces without any token or figure (ND-HEX-08), ignoring a token taken back."""
    one, two, three = caravan_spaces(position)
    return (
        _empty(position, without, 0) & ~one,
        _empty(position, without, 1) & ~two,
        _empty(position, without, 2) & ~three,
    )


def _empty(position: Position, without: i64, word: i64) -> i64:
    spaces: i64 = position.land.sets[ALL_LAND + word]
    held: i64 = blocked_without(position, without, word) | position.sets[RESOURCES_AT + word]
    return spaces & ~(held | position.sets[NATURAL_AT + word] | position.sets[WONDERS_AT + word])


# Mature cities --------------------------------------------------------------------------------------------------------


def counts_as_own(position: Position, seat: i64, word: i64) -> i64:
    """One word of the control tokens that count towards the maturity of a seat's cities (ND-HEX-10, ND-HEX-23)."""
    spaces: i64 = position.sets[TOKEN_SET + WORDS * seat + word]
    other: i64 = 0
    while other < position.players:
        if other != seat:
            shift: i64 = 12 * other + OPEN_BORDERS_SHIFT
            if position.controls(seat, SYDNEY_OPERA_HOUSE) or (position.pacts >> shift) & 7 == seat + 1:
                spaces |= position.sets[TOKEN_SET + WORDS * other + word]
        other += 1
    return spaces


def is_mature(position: Position, seat: i64, space: i64) -> bool:
    """Whether a city is mature: its owner has control tokens on all land next to it."""
    land = position.land
    word: i64 = 0
    while word < WORDS:
        if land.near[WORDS * space + word] & land.sets[word] & ~counts_as_own(position, seat, word):
            return False
        word += 1
    return True


def mature_cities(position: Position, seat: i64) -> SpaceSet:
    """A seat's mature cities."""
    land = position.land
    missing0: i64 = land.sets[0] & ~counts_as_own(position, seat, 0)
    missing1: i64 = land.sets[1] & ~counts_as_own(position, seat, 1)
    missing2: i64 = land.sets[2] & ~counts_as_own(position, seat, 2)
    at: i64 = CITY_SET + WORDS * seat
    return (
        _surrounded(position, position.sets[at], 0, missing0, missing1, missing2),
        _surrounded(position, position.sets[at + 1], 60, missing0, missing1, missing2),
        _surrounded(position, position.sets[at + 2], 120, missing0, missing1, missing2),
    )


def _surrounded(position: Position, cities: i64, start: i64, missing0: i64, missing1: i64, missing2: i64) -> i64:
    """Of one word of cities, those not next to any space that lacks a token."""
    near = position.land.near
    found: i64 = 0
    while cities:
        number: i64 = lowest(cities)
        cities &= cities - 1
        at: i64 = WORDS * (number + start)
        if not (near[at] & missing0 or near[at + 1] & missing1 or near[at + 2] & missing2):
            found |= BIT[number]
    return found


# Distances ------------------------------------------------------------------------------------------------------------


def reach(
    position: Position, from0: i64, from1: i64, from2: i64, through0: i64, through1: i64, through2: i64, steps: i64
) -> SpaceSet:
    """The spaces at most this many steps away, counting only through certain spaces (ND-HEX-21)."""
    seen0: i64 = from0
    seen1: i64 = from1
    seen2: i64 = from2
    while steps > 0 and from0 | from1 | from2:
        near0, near1, near2 = position.spread(from0, from1, from2)
        from0 = near0 & ~seen0
        from1 = near1 & ~seen1
        from2 = near2 & ~seen2
        seen0 |= from0
        seen1 |= from1
        seen2 |= from2
        from0 &= through0
        from1 &= through1
        from2 &= through2
        steps -= 1
    return seen0, seen1, seen2


def next_to(position: Position, space: i64, other: i64) -> bool:
    """Whether two spaces share an edge."""
    return position.land.near[WORDS * space + WORD_OF[other]] & BIT[other % 60] != 0


def exists(position: Position, space: i64) -> bool:
    """Whether a number is a space of this map."""
    return 0 <= space < 176 and position.land.cell[space] != NONE
