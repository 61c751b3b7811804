"""The lowest price against every way to pay, in random cities; and bills that add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel.shapes import Bill
from ecumene.testing.secrecy import COMPILED

from .cost_shared import paid
from .reference_components import CARDS, RESOURCES, WONDERS
from .table import Table

RAW = ("wood", "clay", "stone")
PRICED = [*CARDS, *WONDERS]
TABLES = 4000 if COMPILED else 1000  # of two cities each
PRICES_PER_CITY = 24 if COMPILED else 12
CONSTRUCTIONS = 12 if COMPILED else 3  # of each card and wonder


@dataclass
class Side:
    """What one player has in a random position."""

    cards: list[str] = field(default_factory=list)
    wonders: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)

    def produced(self) -> dict[str, int]:
        """Fixed production: brown and grey cards alone have any."""
        found: Counter[str] = Counter()
        for name in self.cards:
            found.update(CARDS[name].makes)
        return {resource: found[resource] for resource in RESOURCES}

    def choosers(self) -> tuple[int, int]:
        """Producers with a choice among raw materials, and among manufactured goods."""
        lists = [CARDS[name].chooses for name in self.cards] + [WONDERS[name].chooses for name in self.wonders]
        return sum(1 for one in lists if "clay" in one), sum(1 for one in lists if "glass" in one)

    def cheap(self) -> set[str]:
        return {resource for name in self.cards for resource in CARDS[name].cheap}

    def chains(self) -> set[str]:
        return {CARDS[name].chain for name in self.cards} - {""}


# Every way to pay -----------------------------------------------------------------------------------------------------


def unit_prices(side: Side, rival: Side) -> dict[str, int]:
    shown = rival.produced()
    return {resource: 1 if resource in side.cheap() else 2 + shown[resource] for resource in RESOURCES}


@cache
def least(
    units: tuple[str, ...], own: tuple[int, ...], raw: int, made: int, waivers: int, prices: tuple[int, ...]
) -> int:
    """The least that has to be spent, with every source tried for every unit, and nothing taken for granted."""
    if not units:
        return 0
    unit, rest = units[0], units[1:]
    place = RESOURCES.index(unit)
    ways = [prices[place] + least(rest, own, raw, made, waivers, prices)]
    if own[place]:
        ways.append(least(rest, (*own[:place], own[place] - 1, *own[place + 1 :]), raw, made, waivers, prices))
    if raw and unit in RAW:
        ways.append(least(rest, own, raw - 1, made, waivers, prices))
    if made and unit not in RAW:
        ways.append(least(rest, own, raw, made - 1, waivers, prices))
    if waivers:
        ways.append(least(rest, own, raw, made, waivers - 1, prices))
    return min(ways)


def resources_of(name: str) -> dict[str, int]:
    return CARDS[name].resources if name in CARDS else WONDERS[name].resources


def coins_of(name: str) -> int:
    return CARDS[name].coins if name in CARDS else 0


def chain_of(name: str, side: Side) -> str:
    """The symbol that makes a card free."""
    symbol = CARDS[name].free_with if name in CARDS else ""
    return symbol if symbol in side.chains() else ""


def waiver_of(name: str, side: Side) -> str:
    """The token that waives units of this card or wonder."""
    if name in WONDERS:
        return "architecture" if "architecture" in side.tokens else ""
    return "masonry" if CARDS[name].colour == "blue" and "masonry" in side.tokens else ""


def lowest_price(name: str, side: Side, rival: Side) -> int:
    if chain_of(name, side):
        return 0
    cost = resources_of(name)
    units = tuple(resource for resource in RESOURCES for _ in range(cost.get(resource, 0)))
    prices = unit_prices(side, rival)
    own = side.produced()
    raw, made = side.choosers()
    waivers = 2 if waiver_of(name, side) else 0
    fixed = tuple(min(own[resource], cost.get(resource, 0)) for resource in RESOURCES)
    return coins_of(name) + least(units, fixed, raw, made, waivers, tuple(prices[resource] for resource in RESOURCES))


# Random positions -----------------------------------------------------------------------------------------------------

FAVOURED = ("forum", "caravansery", "customs-house", "wood-reserve", "clay-reserve", "stone-reserve")


def random_sides(rng: Rng, without: str = "") -> tuple[Side, Side]:
    """Two cities, poor and rich; producers with a choice and fixed prices come often."""
    sides = (Side(), Side())
    rarity = 3 + int(rng.below(6))
    for name in CARDS:
        ticket = int(rng.below(3 if name in FAVOURED else rarity))
        if ticket < 2 and name != without:
            sides[ticket].cards.append(name)
    for name in ("great-lighthouse", "piraeus", "colossus"):
        ticket = int(rng.below(3))
        if ticket < 2 and name != without:
            sides[ticket].wonders.append(name)
    for name in ("masonry", "architecture", "economy"):
        ticket = int(rng.below(3))
        if ticket < 2:
            sides[ticket].tokens.append(name)
    return sides


def of_both(sides: tuple[Side, Side]) -> dict[str, dict[int, str]]:
    """What both have, as a table is told it."""
    numbered = dict(enumerate(sides, start=1))
    return {
        "cities": {seat: " ".join(side.cards) for seat, side in numbered.items()},
        "built": {seat: " ".join(side.wonders) for seat, side in numbered.items()},
        "tokens": {seat: " ".join(side.tokens) for seat, side in numbered.items()},
    }


def some_names(rng: Rng, sides: tuple[Side, Side]) -> list[str]:
    """Some cards and wonders that stand in neither city."""
    taken = {name for side in sides for name in (*side.cards, *side.wonders)}
    free = [name for name in PRICED if name not in taken]
    return [free[int(rng.below(len(free)))] for _ in range(PRICES_PER_CITY)]


# Bills ----------------------------------------------------------------------------------------------------------------


def flaws(bill: Bill, name: str, side: Side, rival: Side) -> Iterator[str]:
    """Whatever does not add up in a bill, in words."""
    chain = chain_of(name, side)
    if chain:
        if bill != Bill(0, 0, chain, {}, {}, {}, "", [], False):
            yield "a chain makes everything free"
        return
    parts = [bill.produced, bill.chosen, bill.waived, {one.resource: one.count for one in bill.bought}]
    met: Counter[str] = Counter()
    for part in parts:
        met.update(part)
    if met != Counter(resources_of(name)):
        yield "each unit of the cost stands in one part"
    if any(count < 1 for part in parts for count in part.values()) or len(parts[3]) != len(bill.bought):
        yield "no part names a resource for nothing or twice"
    if bill.coins != coins_of(name) or bill.chain:
        yield "the printed coins are part of it"
    if bill.total != bill.coins + sum(one.count * one.each for one in bill.bought):
        yield "the total is coins and purchases"
    own, shown, prices = side.produced(), rival.produced(), unit_prices(side, rival)
    for one in bill.bought:
        if (one.each, one.rival, one.fixed) != (
            prices[one.resource],
            shown[one.resource],
            one.resource in side.cheap(),
        ):
            yield f"the price of {one.resource}"
    if any(count > own[resource] for resource, count in bill.produced.items()):
        yield "nobody produces more than there is"
    raw = sum(count for resource, count in bill.chosen.items() if resource in RAW)
    if (raw, sum(bill.chosen.values()) - raw) > side.choosers() or raw > side.choosers()[0]:
        yield "each choice is one unit"
    if sum(bill.chosen.values()) - raw > side.choosers()[1]:
        yield "each choice of a manufactured good is one unit"
    waiver = waiver_of(name, side)
    if sum(bill.waived.values()) > (2 if waiver else 0) or bill.waived_by != (waiver if bill.waived else ""):
        yield "a token waives two units at most"
    if bill.to_rival != ("economy" in rival.tokens and bill.bought != []):
        yield "Economy receives what is spent on resources"


@pytest.mark.rule("DU-COST-26", "DU-COST-27")
def test_the_price_is_the_lowest_of_all_ways_to_pay_and_every_bill_adds_up() -> None:
    rng = Rng(7)
    asked: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for _ in range(TABLES):
        sides = random_sides(rng)
        table = Table(structure={}, **of_both(sides))  # type: ignore[arg-type]
        for seat, side, rival in ((1, *sides), (2, *reversed(sides))):
            for name in some_names(rng, sides):
                bill = table.bill(name, seat)
                wrong = list(flaws(bill, name, side, rival))
                if bill.total != lowest_price(name, side, rival):
                    wrong.append(f"{lowest_price(name, side, rival)} is the lowest price")
                assert not wrong, f"{name} for {side} against {rival}: {bill}"
                asked[name] += 1
                kinds.update(
                    kind for kind in ("chain", "chosen", "waived", "bought", "to_rival") if getattr(bill, kind)
                )
    assert set(asked) == set(PRICED)
    assert min(kinds[kind] for kind in ("chain", "chosen", "waived", "bought", "to_rival")) > 500


@pytest.mark.rule("DU-COST-17", "DU-COST-26")
@pytest.mark.parametrize("name", PRICED)
def test_the_lowest_price_is_what_can_be_afforded_and_what_is_paid(name: str) -> None:
    rng = Rng(PRICED.index(name))
    for _ in range(CONSTRUCTIONS):
        sides = random_sides(rng, without=name)
        side, rival = sides
        taken = {one for each in sides for one in each.cards}
        card = name if name in CARDS else next(one for one in CARDS if one not in taken)
        move = f"build {name}" if name in CARDS else f"raise {name} {card}"
        price = lowest_price(name, side, rival)
        spent = price - coins_of(name) if not chain_of(name, side) else 0

        def table(coins: int) -> Table:
            return Table(
                card, wonders={1: name if name in WONDERS else ""}, coins={1: coins, 2: 9}, loot={1: [], 2: []},
                last=True, **of_both(sides),  # type: ignore[arg-type]
            )  # fmt: skip

        exact = table(price)
        assert exact.allows(move)
        assert paid(exact, move) == price
        assert sum(int(event.facts["coins"]) for event in exact.told("buys")) == spent
        received = spent if "economy" in rival.tokens else 0
        lost = sum(int(event.facts["coins"]) for event in exact.told("loses"))
        assert exact.coins(2) == 9 + received - lost
        if price:
            assert table(price - 1).refusal(move) == "DU-COST-17"
            assert table(price - 1).facts(move)["need"] == price
