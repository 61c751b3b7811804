"""What a construction costs: production, trade, choice producers, discounts, chains (DU-COST).

The amounts of all resources are packed into one integer, eight bits each (see :mod:`material`).
"""

from typing import Final

from mypy_extensions import i64

from ecumene.games.duel.cards import (
    ARCHITECTURE,
    BIT,
    COINS,
    COLOUR,
    COST,
    FREE_WITH,
    LANE,
    MASONRY,
    ONES,
    WONDER_COST,
    Card,
    Lanes,
    Wonder,
    lane,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.material import BASE_PRICE, BLUE, DISCOUNT, FIXED_PRICE, RAW_COUNT, RESOURCE_COUNT

_TOP_BITS: Final = 0x8080808080


def price_of_card(city: City, rival: City, card: Card) -> i64:
    """The least a card costs the city's owner now; nothing with its chain symbol (DU-COST-18)."""
    if FREE_WITH[card] & city.chains:
        return 0
    return COINS[card] + trade_for_card(city, rival, card)


def trade_for_card(city: City, rival: City, card: Card) -> i64:
    """The part of that price that is spent on resources."""
    cost: i64 = COST[card]
    if cost == 0:
        return 0
    waived: i64 = 0
    if city.tokens & MASONRY and COLOUR[card] == BLUE:
        waived = DISCOUNT
    return trade(city, rival, cost, waived)


def price_of_wonder(city: City, rival: City, wonder: Wonder) -> i64:
    """The least a wonder costs the city's owner now: wonders cost resources only (DU-COST-23)."""
    waived: i64 = 0
    if city.tokens & ARCHITECTURE:
        waived = DISCOUNT
    return trade(city, rival, WONDER_COST[wonder], waived)


def trade(city: City, rival: City, cost: Lanes, waived: i64) -> i64:
    """The least that resources of this cost can be bought for (DU-COST-27).

    Choice producers and discounts supply the dearest missing units: every chooser of a kind covers all resources of
    its kind and a discount covers any, so choosers come first (DU-COST-28) and nothing can be cheaper.
    """
    lacking: i64 = missing(city, cost)
    if lacking == 0:
        return 0
    prices: i64 = unit_prices(city, rival)
    left: i64 = city.raw
    while left > 0 and lacking & 0xFFFFFF:
        lacking -= dearest(lacking, prices, 0, RAW_COUNT)
        left -= 1
    left = city.made
    while left > 0 and lacking >> 24:
        lacking -= dearest(lacking, prices, RAW_COUNT, RESOURCE_COUNT)
        left -= 1
    while waived > 0 and lacking:
        lacking -= dearest(lacking, prices, 0, RESOURCE_COUNT)
        waived -= 1
    total: i64 = 0
    while lacking != 0:
        total += (lacking & 0xFF) * (prices & 0xFF)
        lacking >>= LANE
        prices >>= LANE
    return total


def missing(city: City, cost: Lanes) -> Lanes:
    """The units of a cost that the city's fixed production does not cover, never below zero."""
    # The top bit of a lane survives the subtraction exactly where the cost is not below the production.
    difference: i64 = (cost | _TOP_BITS) - city.produced
    kept: i64 = difference & _TOP_BITS
    return difference & (kept - (kept >> 7))


def unit_prices(city: City, rival: City) -> Lanes:
    """What one unit of each costs: 2 plus 1 for each the rival's brown and grey cards show, or 1 (DU-COST-15)."""
    return ((BASE_PRICE * ONES + rival.produced) & ~city.cheap) | (FIXED_PRICE * ONES & city.cheap)


def dearest(lacking: Lanes, prices: Lanes, start: i64, stop: i64) -> Lanes:
    """One unit of the dearest missing resource of a range, or nothing."""
    best: i64 = 0
    found: i64 = -1
    index: i64 = start
    while index < stop:
        if (lacking >> (LANE * index)) & 0xFF:
            price: i64 = (prices >> (LANE * index)) & 0xFF
            if price > best:
                best = price
                found = index
        index += 1
    if found < 0:
        return 0
    return BIT[LANE * found]


class Breakdown:
    """How a cost is met, unit by unit: the slow, detailed version of :func:`trade`, for bills and the log."""

    def __init__(self, city: City, rival: City, cost: Lanes, waived: i64) -> None:
        self.prices: i64 = unit_prices(city, rival)
        lacking: i64 = missing(city, cost)
        self.produced: i64 = cost - lacking
        self.chosen: i64 = 0
        self.waived: i64 = 0
        for start, stop, choosers in ((0, RAW_COUNT, city.raw), (RAW_COUNT, RESOURCE_COUNT, city.made)):
            for _ in range(choosers):
                unit: i64 = dearest(lacking, self.prices, start, stop)
                self.chosen += unit
                lacking -= unit
        for _ in range(waived):
            unit = dearest(lacking, self.prices, 0, RESOURCE_COUNT)
            self.waived += unit
            lacking -= unit
        self.bought: i64 = lacking

    def spent(self) -> i64:
        """What is paid for resources."""
        total: i64 = 0
        for index in range(RESOURCE_COUNT):
            total += lane(self.bought, index) * lane(self.prices, index)
        return total


def breakdown_of_card(city: City, rival: City, card: Card) -> Breakdown:
    """How the cost of a card would be met, without a chain."""
    waived: i64 = DISCOUNT if city.tokens & MASONRY and COLOUR[card] == BLUE else 0
    return Breakdown(city, rival, COST[card], waived)


def breakdown_of_wonder(city: City, rival: City, wonder: Wonder) -> Breakdown:
    """How the cost of a wonder would be met."""
    waived: i64 = DISCOUNT if city.tokens & ARCHITECTURE else 0
    return Breakdown(city, rival, WONDER_COST[wonder], waived)
