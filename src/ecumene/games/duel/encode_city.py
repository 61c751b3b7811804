"""What a player has, as zeros and ones: their wonders, production, cards, symbols and points."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.encoding import write_flag, write_set, write_up_to
from ecumene.games.duel.cards import WONDER_SHIELDS, lane, lowest, size
from ecumene.games.duel.city import City
from ecumene.games.duel.material import (
    BLUE,
    COINS_PER_POINT,
    GREEN,
    MILITARY_POINTS,
    RESOURCE_COUNT,
    SYMBOLS_TO_WIN,
    WONDER,
    YELLOW,
)
from ecumene.games.duel.position import Position
from ecumene.games.duel.rules.cost import price_of_wonder
from ecumene.games.duel.rules.scoring import guild_points, token_points
from ecumene.games.duel.spans import (
    BLUE_STEPS,
    BUILT_MOST,
    CHOOSERS_MOST,
    COIN_STEPS,
    COLOUR_MOST,
    GREEN_STEPS,
    LEAD_STEPS,
    PRODUCED_MOST,
    PURPLE_STEPS,
    TOKEN_STEPS,
    TOTAL_STEPS,
    WONDER_STEPS,
    WONDERS,
    YELLOW_STEPS,
)

_POINTS_STEP: Final = 3
_GREEN_STEP: Final = 2
_COIN_TOP: Final = 50
_LEAD_TOP: Final = 32
_COIN_LEVEL: Final = vec[i64]([sum(step <= coins for step in COIN_STEPS) for coins in range(51)])
_LEAD_LEVEL: Final = vec[i64]([sum(step <= points for step in LEAD_STEPS) for points in range(33)])


def write_wonders(ones: BytesWriter, at: i64, owner: City, other: City) -> i64:
    """A player's wonders; the most shields on one that they can pay for."""
    payable: i64 = 0
    costs_1: i64 = 0
    costs_3: i64 = 0
    costs_5: i64 = 0
    costs_7: i64 = 0
    costs_9: i64 = 0
    costs_12: i64 = 0
    shields: i64 = 0
    left: i64 = owner.unbuilt
    while left != 0:
        bit: i64 = left & -left
        wonder: i64 = lowest(left)
        left &= left - 1
        price: i64 = price_of_wonder(owner, other, wonder)
        if price <= owner.coins:
            payable |= bit
            if WONDER_SHIELDS[wonder] > shields:
                shields = WONDER_SHIELDS[wonder]
        if price >= 1:
            costs_1 |= bit
            if price >= 3:
                costs_3 |= bit
                if price >= 5:
                    costs_5 |= bit
                    if price >= 7:
                        costs_7 |= bit
                        if price >= 9:
                            costs_9 |= bit
                            if price >= 12:
                                costs_12 |= bit
    at = write_set(ones, at, owner.unbuilt, WONDERS)
    at = write_set(ones, at, owner.built, WONDERS)
    at = write_set(ones, at, payable, WONDERS)
    at = write_set(ones, at, costs_1, WONDERS)
    at = write_set(ones, at, costs_3, WONDERS)
    at = write_set(ones, at, costs_5, WONDERS)
    at = write_set(ones, at, costs_7, WONDERS)
    at = write_set(ones, at, costs_9, WONDERS)
    write_set(ones, at, costs_12, WONDERS)
    return shields


def write_city(ones: BytesWriter, at: i64, position: Position, owner: i64, city: City, distance: i64) -> i64:
    """What a player has, in numbers; their points."""
    coins: i64 = city.coins
    level: i64 = coins
    if level > _COIN_TOP:
        level = _COIN_TOP
    at = write_up_to(ones, at, _COIN_LEVEL[level], 24)
    produced: i64 = city.produced
    resource: i64 = 0
    while resource < RESOURCE_COUNT:
        at = write_up_to(ones, at, produced & 0xFF, PRODUCED_MOST)
        produced >>= 8
        resource += 1
    at = write_up_to(ones, at, city.raw, CHOOSERS_MOST)
    at = write_up_to(ones, at, city.made, CHOOSERS_MOST)
    resource = 0
    while resource < RESOURCE_COUNT:
        at = write_flag(ones, at, (city.cheap >> (8 * resource)) & 1 != 0)
        resource += 1
    counts: i64 = city.counts
    colour: i64 = 0
    while colour < WONDER:
        at = write_up_to(ones, at, counts & 0xFF, COLOUR_MOST)
        counts >>= 8
        colour += 1
    at = write_up_to(ones, at, counts & 0xFF, BUILT_MOST)
    at = write_set(ones, at, city.symbols, 7)
    at = write_up_to(ones, at, size(city.symbols), SYMBOLS_TO_WIN)
    blue: i64 = lane(city.points, BLUE)
    green: i64 = lane(city.points, GREEN)
    yellow: i64 = lane(city.points, YELLOW)
    purple: i64 = 0
    if position.age == 3:
        purple = guild_points(position, owner)
    wonders: i64 = lane(city.points, WONDER)
    tokens: i64 = token_points(city)
    total: i64 = blue + green + yellow + purple + wonders + tokens + coins // COINS_PER_POINT
    if distance > 0:
        total += MILITARY_POINTS[distance]
    at = write_up_to(ones, at, blue // _POINTS_STEP, BLUE_STEPS)
    at = write_up_to(ones, at, green // _GREEN_STEP, GREEN_STEPS)
    at = write_up_to(ones, at, yellow // _POINTS_STEP, YELLOW_STEPS)
    at = write_up_to(ones, at, purple // _POINTS_STEP, PURPLE_STEPS)
    at = write_up_to(ones, at, wonders // _POINTS_STEP, WONDER_STEPS)
    at = write_up_to(ones, at, tokens // _POINTS_STEP, TOKEN_STEPS)
    write_up_to(ones, at, total // _POINTS_STEP, TOTAL_STEPS)
    return total


def write_lead(ones: BytesWriter, at: i64, lead: i64) -> i64:
    """How many points one is ahead or behind."""
    if lead < 0:
        at += 10
        lead = -lead
        if lead > _LEAD_TOP:
            lead = _LEAD_TOP
        return write_up_to(ones, at, _LEAD_LEVEL[lead], 10)
    if lead > _LEAD_TOP:
        lead = _LEAD_TOP
    return write_up_to(ones, at, _LEAD_LEVEL[lead], 10) + 10
