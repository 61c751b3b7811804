"""Bills and offers: what a construction would cost a player now, why, and what it would do."""

from typing import Final

from mypy_extensions import i64

from ecumene.games.duel.cards import (
    BIT,
    COINS,
    ECONOMY,
    FREE_WITH,
    THEOLOGY,
    WONDER_AGAIN,
    Card,
    Lanes,
    Wonder,
    lane,
    lowest,
    size,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.material import BUILDINGS, CHAINS, RESOURCE_COUNT, RESOURCES, SYMBOLS, WONDERS
from ecumene.games.duel.position import MILITARY, SCIENTIFIC, Position
from ecumene.games.duel.rules.construction import build, raise_wonder
from ecumene.games.duel.rules.cost import Breakdown, breakdown_of_card, breakdown_of_wonder
from ecumene.games.duel.rules.scoring import score
from ecumene.games.duel.view_types import Bill, OfferView, Purchase

_WINS: Final = {MILITARY: "military", SCIENTIFIC: "science"}


def bill_of_card(position: Position, seat: i64, card: Card) -> Bill:
    """What a card would cost a seat now."""
    city = position.city(seat)
    rival = position.rival(seat)
    chain = FREE_WITH[card] & city.chains
    if chain:
        return Bill(0, 0, CHAINS[lowest(chain)], {}, {}, {}, "", [], False)
    return _bill(city, rival, COINS[card], breakdown_of_card(city, rival, card), "masonry")


def bill_of_wonder(position: Position, seat: i64, wonder: Wonder) -> Bill:
    """What a wonder would cost a seat now."""
    city = position.city(seat)
    rival = position.rival(seat)
    return _bill(city, rival, 0, breakdown_of_wonder(city, rival, wonder), "architecture")


def bill_of(position: Position, seat: i64, name: str) -> Bill:
    """The bill of a card or a wonder by its name."""
    for card, building in enumerate(BUILDINGS):
        if building.name == name:
            return bill_of_card(position, seat, card)
    for number, wonder in enumerate(WONDERS):
        if wonder.name == name:
            return bill_of_wonder(position, seat, number)
    raise KeyError(name)


def _bill(city: City, rival: City, coins: i64, parts: Breakdown, token: str) -> Bill:
    bought = [
        Purchase(
            RESOURCES[resource],
            lane(parts.bought, resource),
            lane(parts.prices, resource),
            lane(rival.produced, resource),
            lane(city.cheap, resource) != 0,
        )
        for resource in range(RESOURCE_COUNT)
        if lane(parts.bought, resource)
    ]
    return Bill(
        total=coins + parts.spent(),
        coins=coins,
        chain="",
        produced=_named(parts.produced),
        chosen=_named(parts.chosen),
        waived=_named(parts.waived),
        waived_by=token if parts.waived else "",
        bought=bought,
        to_rival=bool(rival.tokens & ECONOMY and parts.bought),
    )


def _named(lanes: Lanes) -> dict[str, int]:
    return {RESOURCES[each]: lane(lanes, each) for each in range(RESOURCE_COUNT) if lane(lanes, each)}


def offer_of_card(position: Position, seat: i64, card: Card) -> OfferView:
    """What building a card would do for a seat now, found by building it on a copy."""
    bill = bill_of_card(position, seat, card)
    after = _copy_with_purse(position, seat, bill.total)
    build(after, seat, card, None)
    return _offer(position, after, seat, BUILDINGS[card].name, BUILDINGS[card].symbol, False, bill)


def offer_of_wonder(position: Position, seat: i64, wonder: Wonder) -> OfferView:
    """What building a wonder would do for a seat now, before any choices it brings."""
    bill = bill_of_wonder(position, seat, wonder)
    after = _copy_with_purse(position, seat, bill.total)
    raise_wonder(after, seat, wonder, 0, None)
    again = bool(WONDER_AGAIN[wonder] or position.city(seat).tokens & THEOLOGY)
    return _offer(position, after, seat, WONDERS[wonder].name, "", again, bill)


def _copy_with_purse(position: Position, seat: i64, price: i64) -> Position:
    """A copy in which the seat can pay the price, so that only the effects make a difference."""
    after = position.clone()
    assert isinstance(after, Position)
    after.city(seat).coins += price
    return after


def _offer(before: Position, after: Position, seat: i64, name: str, symbol: str, again: bool, bill: Bill) -> OfferView:
    city = before.city(seat)
    rival = before.rival(seat)
    income = bill.total - bill.coins if rival.tokens & ECONOMY else 0
    held = symbol != "" and city.symbols & BIT[SYMBOLS.index(symbol)] != 0
    return OfferView(
        name=name,
        bill=bill,
        affordable=bill.total <= city.coins,
        shields=after.distance(seat) - before.distance(seat),
        symbol=symbol,
        pair=held and before.board != 0,
        symbols=size(after.city(seat).symbols),
        gains=after.city(seat).coins - city.coins,
        takes=rival.coins + income - after.rival(seat).coins,
        points=score(after, seat) - score(before, seat),
        again=again,
        wins=_WINS.get(after.ended, "") if before.ended != after.ended else "",
    )
