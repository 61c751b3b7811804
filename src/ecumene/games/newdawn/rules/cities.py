"""Building cities: where they may be built, and how far from friendly land (ND-IND-01 to ND-IND-16)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_HEX_01,
    ND_IND_03,
    ND_IND_04,
    ND_IND_06,
    ND_IND_07,
    ND_IND_08,
    ND_IND_09,
    ND_IND_10,
    ND_IND_13,
    ND_IND_16,
)
from ecumene.games.newdawn.frames import URBAN
from ecumene.games.newdawn.land import (
    ALL_LAND,
    ALL_WATER,
    BESIDE_CITY_STATES,
    BIT_OF,
    EDGE,
    NONE,
    WORD_OF,
    WORDS,
    SpaceSet,
    contains,
    with_space,
)
from ecumene.games.newdawn.layout import (
    BARBARIANS_AT,
    CARAVAN_BITS,
    CARAVANS,
    CITIES,
    CITY_SET,
    NATURAL_AT,
    NEAR_CITIES,
    RESOURCES_AT,
    SPACE_MASK,
)
from ecumene.games.newdawn.lookup import OVER_WATER, REACH_OF
from ecumene.games.newdawn.material import (
    ANIMAL_HUSBANDRY,
    GREAT_LIGHTHOUSE,
    INDUSTRY,
    URBANIZATION,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import board, row, terrain
from ecumene.games.newdawn.rules.reporting import report, space_token


def near_any_city(position: Position, word: i64) -> i64:
    """One word of the spaces next to any player's city or a city-state, where no city may be built (ND-IND-07)."""
    spaces: i64 = position.land.sets[BESIDE_CITY_STATES + word]
    seat: i64 = 0
    while seat < position.players:
        spaces |= position.sets[NEAR_CITIES + WORDS * seat + word]
        seat += 1
    return spaces


def _buildable(position: Position, seat: i64, word: i64) -> i64:
    """One word of the spaces where a city may be built, ignoring distance."""
    spaces: i64 = terrain.within_limit(position, seat, position.slot, INDUSTRY, False, word)
    held: i64 = terrain.rivals(position, seat, word) | position.sets[CITY_SET + WORDS * seat + word]
    held |= position.sets[BARBARIANS_AT + word] | position.sets[RESOURCES_AT + word] | position.sets[NATURAL_AT + word]
    held |= terrain.neutral_spaces(position, word)
    return spaces & ~held & ~near_any_city(position, word)


def _countable(position: Position, seat: i64, word: i64) -> i64:
    """One word of the spaces through which the distance to a new city may be counted (ND-IND-09, ND-IND-10)."""
    blocked: i64 = position.sets[BARBARIANS_AT + word] | terrain.rivals(position, seat, word)
    return _easy_enough(position, seat, word) & ~blocked


def _easy_enough(position: Position, seat: i64, word: i64) -> i64:
    """One word of the spaces easy enough for the card, whoever is there."""
    spaces: i64 = terrain.within_limit(position, seat, position.slot, INDUSTRY, False, word)
    if OVER_WATER[position.card]:
        spaces |= position.land.sets[ALL_WATER + word]
    return spaces


def sites(position: Position, seat: i64) -> SpaceSet:
    """The spaces where a city may be built within the card's distance."""
    if position.zones[CITIES + seat] == 0:
        return 0, 0, 0
    site0: i64 = _buildable(position, seat, 0)
    site1: i64 = _buildable(position, seat, 1)
    site2: i64 = _buildable(position, seat, 2)
    one, two, three = terrain.reach(
        position, position.friendly(seat, 0), position.friendly(seat, 1), position.friendly(seat, 2),
        _countable(position, seat, 0), _countable(position, seat, 1), _countable(position, seat, 2),
        REACH_OF[position.card],
    )  # fmt: skip
    if position.controls(seat, GREAT_LIGHTHOUSE):
        # Empty spaces on the edge of the map are always close enough.
        edges = position.land.sets
        empty0, empty1, empty2 = terrain.empty_spaces(position, NONE)
        one |= empty0 & edges[EDGE]
        two |= empty1 & edges[EDGE + 1]
        three |= empty2 & edges[EDGE + 2]
    return one & site0, two & site1, three & site2


def camps(position: Position, seat: i64) -> SpaceSet:
    """The spaces where a city may replace one of the seat's caravans (Animal Husbandry)."""
    found: SpaceSet = (0, 0, 0)
    if position.card != ANIMAL_HUSBANDRY or position.zones[CITIES + seat] == 0:
        return found
    packed: i64 = position.zones[CARAVANS + seat]
    while packed:
        space: i64 = (packed & SPACE_MASK) - 1
        if space >= 0 and _buildable(position, seat, WORD_OF[space]) & BIT_OF[space]:
            found = with_space(found, space)
        packed >>= CARAVAN_BITS
    return found


def why_not_city(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a city may be built on a space within the card's distance."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    return ALLOWED if contains(sites(position, seat), space) else _diagnose(position, seat, space)


def why_not_settle(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a city may be built on the space of one of the seat's caravans."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if contains(camps(position, seat), space):
        return ALLOWED
    if position.card != ANIMAL_HUSBANDRY or row.caravan_on(position, seat, space) < 0:
        return ND_IND_03
    return _diagnose(position, seat, space)


def _diagnose(position: Position, seat: i64, space: i64) -> Rule:
    word: i64 = WORD_OF[space]
    bit: i64 = BIT_OF[space]
    if position.zones[CITIES + seat] == 0:
        return ND_IND_16
    if not position.land.has(ALL_LAND, space):
        return ND_IND_08
    if position.sets[RESOURCES_AT + word] & bit or position.sets[NATURAL_AT + word] & bit:
        return ND_IND_13
    held: i64 = terrain.rivals(position, seat, word) | position.sets[CITY_SET + WORDS * seat + word]
    if (held | position.sets[BARBARIANS_AT + word] | terrain.neutral_spaces(position, word)) & bit:
        return ND_IND_04
    if near_any_city(position, word) & bit:
        return ND_IND_07
    if not terrain.fits(position, seat, position.slot, INDUSTRY, False, space):
        return ND_IND_08
    return _too_far(position, seat, space)


def _too_far(position: Position, seat: i64, space: i64) -> Rule:
    """The rule that puts a site out of range: it is too far, or blocked by what lies between."""
    land = position.land
    from0: i64 = position.friendly(seat, 0)
    from1: i64 = position.friendly(seat, 1)
    from2: i64 = position.friendly(seat, 2)
    steps: i64 = REACH_OF[position.card]
    found = terrain.reach(
        position, from0, from1, from2, land.sets[0] | land.sets[ALL_WATER], land.sets[1] | land.sets[ALL_WATER + 1],
        land.sets[2] | land.sets[ALL_WATER + 2], steps,
    )  # fmt: skip
    if not contains(found, space):
        return ND_IND_03
    found = terrain.reach(
        position, from0, from1, from2, _easy_enough(position, seat, 0), _easy_enough(position, seat, 1),
        _easy_enough(position, seat, 2), steps,
    )  # fmt: skip
    return ND_IND_10 if contains(found, space) else ND_IND_09


def build_city(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Build a city; the seat's control token there is removed, caravans stay (ND-IND-05, ND-IND-06)."""
    position.pop()
    if log is not None:
        report(log, "builds-city", seat, ND_IND_06, {"place": space_token(position, space), "hex": f"hex.{space}"})
    if position.owner_at(space) >= 0:
        board.lift(position, space)
    else:
        board.retake(position, seat, space, log)
    board.put_city(position, seat, space)
    if position.card == URBANIZATION:
        position.push(URBAN, 2, space)


def settle(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Build a city in place of the seat's caravan, which returns to the economy card."""
    row.home_caravan(position, seat, row.caravan_on(position, seat, space))
    build_city(position, seat, space, log)
