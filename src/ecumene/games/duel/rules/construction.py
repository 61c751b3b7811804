"""Building a card or a wonder, and what it does at once (DU-TURN-19, DU-WON, DU-WEFF, DU-CARD, DU-GUILD)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import Rule
from ecumene.games.duel.cards import (
    COINS,
    COINS_EACH,
    COLOUR,
    COUNTS,
    ECONOMY,
    FREE_WITH,
    GAINS,
    PER,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    URBANISM,
    WONDER_DESTROYS,
    WONDER_DRAWS,
    WONDER_GAINS,
    WONDER_REVIVES,
    WONDER_SHIELDS,
    WONDER_TAKES,
    Card,
    Wonder,
    lane,
    lowest,
)
from ecumene.games.duel.citations import (
    DU_CARD_12,
    DU_CARD_18,
    DU_COST_01,
    DU_COST_04,
    DU_COST_09,
    DU_COST_15,
    DU_COST_18,
    DU_GUILD_09,
    DU_PROG_02,
    DU_PROG_04,
    DU_PROG_11,
    DU_PROG_23,
    DU_WEFF_01,
    DU_WEFF_04,
    DU_WEFF_13,
    DU_WEFF_21,
    DU_WON_01,
    DU_WON_07,
    DU_WON_09,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import DESTROYING, DRAWING, REVIVING
from ecumene.games.duel.material import GREY, MOST_WONDERS, NONE, RED, RESOURCE_COUNT, URBANISM_COINS, WONDER
from ecumene.games.duel.position import Position
from ecumene.games.duel.rules.cost import (
    Breakdown,
    breakdown_of_card,
    breakdown_of_wonder,
    price_of_wonder,
    trade_for_card,
)
from ecumene.games.duel.rules.military import advance
from ecumene.games.duel.rules.reporting import (
    card_token,
    chain_token,
    colour_token,
    progress_token,
    report,
    resource_token,
    wonder_token,
)
from ecumene.games.duel.rules.science import gain_symbol

_ARCHITECTURE_TOKEN: Final = 1
_MASONRY_TOKEN: Final = 4


def build(position: Position, seat: i64, card: Card, log: Log | None) -> None:
    """Pay for a card of the structure and place it in the city."""
    city = position.city(seat)
    rival = position.rival(seat)
    chain: i64 = FREE_WITH[card] & city.chains
    if chain:
        if log is not None:
            details: dict[str, Value] = {"card": card_token(card), "chain": chain_token(lowest(chain))}
            report(log, "builds-by-chain", seat, DU_COST_18, details)
        city.place(card)
        if city.tokens & URBANISM:
            gain(city, seat, URBANISM_COINS, DU_PROG_23, log)
    else:
        spent: i64 = trade_for_card(city, rival, card)
        if log is not None:
            report_building(position, seat, card, log)
        pay(city, rival, seat, COINS[card] + spent, spent, log)
        city.place(card)
    take_effect(position, seat, card, log)


def pay(city: City, rival: City, seat: i64, price: i64, spent: i64, log: Log | None) -> None:
    """Pay a price; what is spent on resources goes to a rival who has Economy (DU-PROG-04)."""
    city.coins -= price
    if spent > 0 and rival.tokens & ECONOMY:
        rival.coins += spent
        if log is not None:
            report(log, "economy", 1 - seat, DU_PROG_04, {"coins": spent})


def gain(city: City, seat: i64, coins: i64, rule: Rule, log: Log | None) -> None:
    """Coins from the bank, which never runs out (DU-CLR-01)."""
    if coins > 0:
        city.coins += coins
        if log is not None:
            report(log, "gains", seat, rule, {"coins": coins})


def take_effect(position: Position, seat: i64, card: Card, log: Log | None) -> None:
    """Apply a new building's effects: coins, then shields, then its symbol (DU-TURN-19)."""
    city = position.city(seat)
    coins: i64 = GAINS[card]
    if coins:
        per: i64 = PER[card]
        if per == NONE:
            gain(city, seat, coins, DU_CARD_12, log)
        else:
            gain(city, seat, coins * city.count(per), DU_CARD_18, log)
    if COINS_EACH[card]:
        gain(city, seat, COINS_EACH[card] * larger(position, COUNTS[card]), DU_GUILD_09, log)
    shields: i64 = SHIELDS[card]
    if shields:
        if city.tokens & STRATEGY and COLOUR[card] == RED:
            shields += 1
        advance(position, seat, shields, log)
    if SYMBOL[card]:
        gain_symbol(position, seat, SYMBOL[card], log)


def larger(position: Position, counted: i64) -> i64:
    """The count of the city that has more, whoever's it is (DU-GUILD-11)."""
    own: i64 = position.one.count(counted)
    other: i64 = position.two.count(counted)
    if own > other:
        return own
    return other


def raise_wonder(position: Position, seat: i64, wonder: Wonder, card: Card, log: Log | None) -> None:
    """Pay for a wonder, tuck the card under it, and let it take effect (DU-WON-01, DU-WON-02)."""
    city = position.city(seat)
    rival = position.rival(seat)
    price: i64 = price_of_wonder(city, rival, wonder)
    if log is not None:
        details: dict[str, Value] = {"wonder": wonder_token(wonder), "card": card_token(card), "coins": price}
        report(log, "raises", seat, DU_WON_01, details)
        report_trade(seat, breakdown_of_wonder(city, rival, wonder), _ARCHITECTURE_TOKEN, log)
    pay(city, rival, seat, price, price, log)
    city.raise_wonder(wonder, card)
    if lane(city.counts, WONDER) + lane(rival.counts, WONDER) == MOST_WONDERS:
        retire_last(position, log)
    gain(city, seat, WONDER_GAINS[wonder], DU_WON_07, log)
    if WONDER_TAKES[wonder]:
        lose(rival, 1 - seat, WONDER_TAKES[wonder], log)
    if WONDER_SHIELDS[wonder]:
        advance(position, seat, WONDER_SHIELDS[wonder], log)
        if position.winners:
            return  # DU-MIL-12: a military win comes before any choice
    ask_for_choices(position, seat, wonder, log)


def lose(city: City, seat: i64, coins: i64, log: Log | None) -> None:
    """Return coins to the bank, as many as there are (DU-WEFF-02)."""
    lost: i64 = coins
    if lost > city.coins:
        lost = city.coins
    city.coins -= lost
    if log is not None:
        report(log, "loses", seat, DU_WEFF_01, {"coins": lost})


def retire_last(position: Position, log: Log | None) -> None:
    """Seven wonders are built: the last one goes back to the box, whoever owns it (DU-WON-09)."""
    seat: i64 = 0
    while seat < 2:
        city = position.city(seat)
        if city.unbuilt:
            if log is not None:
                report(log, "retires", seat, DU_WON_09, {"wonder": wonder_token(lowest(city.unbuilt))})
            city.retired |= city.unbuilt
            city.unbuilt = 0
        seat += 1


def ask_for_choices(position: Position, seat: i64, wonder: Wonder, log: Log | None) -> None:
    """Ask for the choices a wonder brings, if there is something to choose from."""
    colour: i64 = WONDER_DESTROYS[wonder]
    if colour != NONE:
        if position.rival(seat).count(colour):
            position.push(DESTROYING, colour)
        elif log is not None:
            rule: Rule = DU_WEFF_04 if colour == GREY else DU_WEFF_21
            report(log, "nothing-to-destroy", seat, rule, {"colour": colour_token(colour)})
    if WONDER_REVIVES[wonder]:
        if position.discard_early | position.discard_late:
            position.push(REVIVING)
        elif log is not None:
            report(log, "nothing-to-revive", seat, DU_WEFF_13, {})
    if WONDER_DRAWS[wonder]:
        position.push(DRAWING)


# The log --------------------------------------------------------------------------------------------------------------


def report_building(position: Position, seat: i64, card: Card, log: Log) -> None:
    """Report that a card is built for its price; each purchase and discount is a separate line."""
    bill = breakdown_of_card(position.city(seat), position.rival(seat), card)
    price = COINS[card] + bill.spent()
    if price:
        report(log, "builds", seat, DU_COST_04, {"card": card_token(card), "coins": price})
    else:
        report(log, "builds-free", seat, DU_COST_01, {"card": card_token(card)})
    report_trade(seat, bill, _MASONRY_TOKEN, log)


def report_trade(seat: i64, bill: Breakdown, token: i64, log: Log) -> None:
    """What a discount covers and what is bought."""
    for resource in range(RESOURCE_COUNT):
        count = lane(bill.waived, resource)
        if count:
            rule = DU_PROG_11 if token == _MASONRY_TOKEN else DU_PROG_02
            details: dict[str, Value] = {
                "token": progress_token(token), "resource": resource_token(resource), "count": count,
            }  # fmt: skip
            report(log, "waives", seat, rule, details)
    for resource in range(RESOURCE_COUNT):
        count = lane(bill.bought, resource)
        if count:
            each = lane(bill.prices, resource)
            rule = DU_COST_15 if each == 1 else DU_COST_09
            bought: dict[str, Value] = {
                "resource": resource_token(resource), "count": count, "each": each, "coins": count * each,
            }  # fmt: skip
            report(log, "buys", seat, rule, bought)
