"""The lowest price against every way to pay, in random cities; and bills that add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel.view_types import Bill
from ecumene.testing.secrecy import COMPILED

from .cost_shared import paid
from .reference_components import CARDS, RESOURCES, WONDERS
from .table import Table

RAW = ("wood", "clay", "stone")
PRICED = [*CARDS, *WONDERS]
TABLES = 1500 if COMPILED else 1000  # of two cities each
PRICES_PER_CITY = 10 if COMPILED else 8
CONSTRUCTIONS = 10 if COMPILED else 3  # of each card and wonder

FAVOURED = ("forum", "caravansery", "customs-house", "wood-reserve", "clay-reserve", "stone-reserve")


class Sides:
    """What the two players have in a random position: poor and rich cities, many of them with choices and discounts."""

    def __init__(self, rng: Rng, without: str = "") -> None:
        self.cards: list[list[str]] = [[], []]
        self.wonders: list[list[str]] = [[], []]
        self.tokens: list[list[str]] = [[], []]
        rarity = 3 + int(rng.below(6))
        for names, owned in (
            (list(CARDS), self.cards),
            (["great-lighthouse", "piraeus", "colossus"], self.wonders),
            (["masonry", "architecture", "economy"], self.tokens),
        ):
            for name in names:
                ticket = int(rng.below(rarity if name in CARDS and name not in FAVOURED else 3))
                if ticket < 2 and name != without:
                    owned[ticket].append(name)
        self.taken = {name for owned in (*self.cards, *self.wonders) for name in owned}

    def table(self, card: str = "", wonder: str = "", coins: int = 0) -> Table:
        """A table with these two players, and perhaps with something to be built by the first."""
        return Table(
            card,
            structure=None if card else {},
            cities={seat: " ".join(self.cards[seat - 1]) for seat in (1, 2)},
            built={seat: " ".join(self.wonders[seat - 1]) for seat in (1, 2)},
            tokens={seat: " ".join(self.tokens[seat - 1]) for seat in (1, 2)},
            wonders={1: wonder},
            coins={1: coins, 2: 9},
            loot={1: [], 2: []},
            last=card != "",
        )


class Buyer:
    """One of the two, about to build something: all that the price depends on, read from the printed cards."""

    def __init__(self, sides: Sides, seat: int) -> None:
        self.tokens, rival_tokens = sides.tokens[seat - 1], sides.tokens[2 - seat]
        cards, wonders = sides.cards[seat - 1], sides.wonders[seat - 1]
        self.own = production(cards)
        self.shown = production(sides.cards[2 - seat])
        self.cheap = {resource for name in cards for resource in CARDS[name].cheap}
        self.chains = {CARDS[name].chain for name in cards if CARDS[name].chain}
        choices = [CARDS[name].chooses for name in cards] + [WONDERS[name].chooses for name in wonders]
        self.raw = sum(1 for choice in choices if "clay" in choice)
        self.made = sum(1 for choice in choices if "glass" in choice)
        self.prices = {resource: 1 if resource in self.cheap else 2 + self.shown[resource] for resource in RESOURCES}
        self.economy = "economy" in rival_tokens

    def chain(self, name: str) -> str:
        """The symbol that makes a card free."""
        symbol = CARDS[name].free_with if name in CARDS else ""
        return symbol if symbol in self.chains else ""

    def waiver(self, name: str) -> str:
        """The token that waives units of this card or wonder."""
        if name in WONDERS:
            return "architecture" if "architecture" in self.tokens else ""
        return "masonry" if CARDS[name].colour == "blue" and "masonry" in self.tokens else ""

    def spends(self, name: str) -> int:
        """The least that has to be spent on resources."""
        if self.chain(name):
            return 0
        cost = resources_of(name)
        units = tuple(resource for resource in RESOURCES for _ in range(cost.get(resource, 0)))
        own = tuple(min(self.own[resource], cost.get(resource, 0)) for resource in RESOURCES)
        waivers = 2 if self.waiver(name) else 0
        return least(units, own, self.raw, self.made, waivers, tuple(self.prices.values()))

    def pays(self, name: str) -> int:
        """The lowest price."""
        return 0 if self.chain(name) else coins_of(name) + self.spends(name)


def production(cards: list[str]) -> dict[str, int]:
    """Fixed production: brown and grey cards alone have any."""
    found = dict.fromkeys(RESOURCES, 0)
    for name in cards:
        for resource, count in CARDS[name].makes.items():
            found[resource] += count
    return found


def resources_of(name: str) -> dict[str, int]:
    return CARDS[name].resources if name in CARDS else WONDERS[name].resources


def coins_of(name: str) -> int:
    return CARDS[name].coins if name in CARDS else 0


@cache
def least(
    units: tuple[str, ...], own: tuple[int, ...], raw: int, made: int, waivers: int, prices: tuple[int, ...]
) -> int:
    """The least that has to be spent, with every source tried for every unit, in every combination."""
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


def flaws(bill: Bill, name: str, buyer: Buyer) -> Iterator[str]:
    """Whatever does not add up in a bill, in words."""
    chain = buyer.chain(name)
    if chain:
        if bill != Bill(0, 0, chain, {}, {}, {}, "", [], False):
            yield "a chain makes everything free"
        return
    parts = [bill.produced, bill.chosen, bill.waived, {one.resource: one.count for one in bill.bought}]
    met = dict.fromkeys(RESOURCES, 0)
    for part in parts:
        for resource, count in part.items():
            met[resource] += count
            if count < 1:
                yield "no part names a resource for nothing"
    if {resource: count for resource, count in met.items() if count} != resources_of(name):
        yield "each unit of the cost stands in exactly one part"
    if bill.coins != coins_of(name) or bill.chain:
        yield "the printed coins are part of it"
    if bill.total != bill.coins + sum(one.count * one.each for one in bill.bought):
        yield "the total is coins and purchases"
    for one in bill.bought:
        shown, fixed = buyer.shown[one.resource], one.resource in buyer.cheap
        if (one.each, one.rival, one.fixed) != (buyer.prices[one.resource], shown, fixed):
            yield f"the price of {one.resource}"
    if any(count > buyer.own[resource] for resource, count in bill.produced.items()):
        yield "no more is produced than there is"
    raw = sum(bill.chosen.get(resource, 0) for resource in RAW)
    if raw > buyer.raw or sum(bill.chosen.values()) - raw > buyer.made:
        yield "each choice is one unit"
    waiver = buyer.waiver(name)
    if sum(bill.waived.values()) > (2 if waiver else 0) or bill.waived_by != (waiver if bill.waived else ""):
        yield "a token waives two units at most"
    if bill.to_rival != (buyer.economy and bill.bought != []):
        yield "Economy receives what is spent on resources"


@pytest.mark.rule("DU-COST-26", "DU-COST-27")
def test_the_price_is_the_lowest_of_all_ways_to_pay_and_every_bill_adds_up() -> None:
    rng = Rng(7)
    seen: Counter[str] = Counter()
    kinds = ("chain", "produced", "chosen", "waived", "bought", "to_rival")
    for _ in range(TABLES):
        sides = Sides(rng)
        table = sides.table()
        names = [name for name in PRICED if name not in sides.taken]
        for seat in (1, 2):
            buyer = Buyer(sides, seat)
            for _ in range(PRICES_PER_CITY):
                name = names[int(rng.below(len(names)))]
                bill = table.bill(name, seat)
                wrong = list(flaws(bill, name, buyer))
                if bill.total != buyer.pays(name):
                    wrong.append(f"{buyer.pays(name)} is the lowest price")
                assert not wrong, f"{wrong}: {name} for {vars(buyer)}: {bill}"
                seen.update([name, *(kind for kind in kinds if getattr(bill, kind))])
    assert set(PRICED) <= set(seen)
    assert min(seen[kind] for kind in kinds) > 300


@pytest.mark.rule("DU-COST-17", "DU-COST-26")
@pytest.mark.parametrize("name", PRICED)
def test_the_lowest_price_is_what_can_be_afforded_and_what_is_paid(name: str) -> None:
    rng = Rng(PRICED.index(name))
    for _ in range(CONSTRUCTIONS):
        sides = Sides(rng, without=name)
        buyer = Buyer(sides, 1)
        price, spent = buyer.pays(name), buyer.spends(name)
        wonder = name if name in WONDERS else ""
        card = next(one for one in CARDS if one not in sides.taken) if wonder else name
        move = f"raise {wonder} {card}" if wonder else f"build {card}"
        table = sides.table(card, wonder, price)
        assert table.allows(move)
        assert paid(table, move) == price
        assert sum(int(event.details["coins"]) for event in table.told("buys")) == spent
        lost = sum(int(event.details["coins"]) for event in table.told("loses"))
        assert table.coins(2) == 9 + (spent if buyer.economy else 0) - lost
        if price:
            poor = sides.table(card, wonder, price - 1)
            assert poor.refusal(move) == "DU-COST-17"
            assert poor.details(move)["need"] == price
