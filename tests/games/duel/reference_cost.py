"""What a construction costs: every way to come by the resources is tried, and the cheapest counts (DU-COST-26)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import CARDS, RESOURCES, WONDERS


@dataclass(frozen=True)
class Price:
    """Printed coins, what is spent on resources, and the chain symbol that made it free, if one did."""

    coins: int
    trade: int
    chain: str = ""

    @property
    def total(self) -> int:
        return self.coins + self.trade


FREE = Price(0, 0)


def price_of_card(name: str, builder: City, rival: City) -> Price:
    """DU-COST-01 to DU-COST-31."""
    card = CARDS[name]
    if card.free_with in builder.chains():  # DU-COST-18, DU-COST-31
        return Price(0, 0, card.free_with)
    waivable = 2 if card.colour == "blue" and "masonry" in builder.tokens else 0  # DU-PROG-11
    return Price(card.coins, cheapest_trade(card.resources, builder, rival, waivable))


def price_of_wonder(name: str, builder: City, rival: City) -> Price:
    """DU-WON-01, DU-COST-23."""
    waivable = 2 if "architecture" in builder.tokens else 0  # DU-PROG-02
    return Price(0, cheapest_trade(WONDERS[name].resources, builder, rival, waivable))


def cheapest_trade(cost: dict[str, int], builder: City, rival: City, waivable: int) -> int:
    """The least that must be spent on resources."""
    units = tuple(resource for resource in RESOURCES for _ in range(cost.get(resource, 0)))
    made = tuple(builder.production()[resource] for resource in RESOURCES)
    prices = tuple(builder.prices(rival)[resource] for resource in RESOURCES)
    return cheapest(units, made, tuple(sorted(builder.choosers())), waivable, prices)


@cache
def cheapest(
    units: tuple[str, ...],
    made: tuple[int, ...],
    choosers: tuple[tuple[str, ...], ...],
    waivable: int,
    prices: tuple[int, ...],
) -> int:
    """The least over :func:`ways`; remembered, since the same question comes up at every ply."""
    return min(ways(list(units), list(made), list(choosers), waivable, list(prices)))


def ways(
    units: list[str], made: list[int], choosers: list[tuple[str, ...]], waivable: int, prices: list[int]
) -> Iterator[int]:
    """What each way costs to come by all the units: one source after another is tried for the first of them."""
    if not units:
        yield 0
        return
    unit, rest = units[0], units[1:]
    at = RESOURCES.index(unit)
    for more in ways(rest, made, choosers, waivable, prices):  # bought (DU-COST-13)
        yield prices[at] + more
    if made[at]:  # produced (DU-COST-06)
        yield from ways(rest, [*made[:at], made[at] - 1, *made[at + 1 :]], choosers, waivable, prices)
    for place, chooser in enumerate(choosers):  # chosen (DU-COST-24, DU-COST-25)
        if unit in chooser:
            yield from ways(rest, made, choosers[:place] + choosers[place + 1 :], waivable, prices)
    if waivable:  # waived (DU-PROG-02, DU-PROG-11)
        yield from ways(rest, made, choosers, waivable - 1, prices)
