"""Progress cards of trade: Merchant, Fleet, Monopolies, Master Merchant, Commercial Harbor (CK-CARD, CK-MERCHANT)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import COMMODITIES_MASK, lane
from ecumene.games.catan.citations import (
    CK_CARD_63,
    CK_CARD_64,
    CK_CARD_65,
    CK_CARD_69,
    CK_CARD_71,
    CK_CARD_73,
    CK_CARD_74,
    CK_CARD_77,
    CK_CARD_78,
    CK_CARD_79,
    CK_MERCHANT_02,
    CK_MERCHANT_10,
    CK_SEA_10,
)
from ecumene.games.catan.frames import PAYING, SEIZING
from ecumene.games.catan.hidden.hands import (
    ALL_KINDS,
    COMMODITIES,
    RESOURCES,
    hand_shown,
    lacking_shown,
    pass_in_secret,
)
from ecumene.games.catan.island import HEX_COUNT
from ecumene.games.catan.layout import (
    BARTER_BITS,
    BARTER_MASK,
    BARTER_SHIFT,
    FIRST_VERSION,
    FLEET_SHIFT,
    HANDS,
    NO_DESERT_MERCHANT,
    NOBODY,
    POINTS,
    SEAT_BITS,
    SEAT_MASK,
)
from ecumene.games.catan.material import (
    DESERT,
    GOLD,
    KIND_COUNT,
    MERCHANT_FLEET,
    RESOURCE_COUNT,
    RESOURCE_MONOPOLY,
    SEA,
    TRADE_MONOPOLY,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building
from ecumene.games.catan.rules.hands import collect_from_all
from ecumene.games.catan.rules.reporting import hex_token, kind_token, report, report_to_some, seat_token

SEIZED: Final = 2
MONOPOLY_MOST: Final = 2

# The merchant ---------------------------------------------------------------------------------------------------------


def why_not_merchant(position: Position, seat: i64, number: i64) -> Rule:
    """Whether a seat may put the merchant on a hex."""
    if number >= HEX_COUNT or i64(position.terrain[number]) <= SEA:
        return CK_CARD_63
    if i64(position.terrain[number]) == GOLD:
        return CK_SEA_10
    if i64(position.terrain[number]) == DESERT and position.flags & NO_DESERT_MERCHANT:
        return CK_MERCHANT_10
    if not building.touches_own(position, seat, number):
        return CK_MERCHANT_02
    if position.merchant == number and position.merchant_of == seat:
        return CK_CARD_78
    return ALLOWED


def any_merchant_hex(position: Position, seat: i64) -> bool:
    """Whether there is a hex for the merchant."""
    for number in position.chart().land:  # noqa: SIM110 - faster as a loop
        if why_not_merchant(position, seat, number) == ALLOWED:
            return True
    return False


def place_merchant(position: Position, seat: i64, number: i64, log: Log | None) -> None:
    """Move the merchant and its point to a hex and a new owner (CK-MERCHANT-06)."""
    position.pop()
    if position.merchant_of != NOBODY:
        position.zones[POINTS + position.merchant_of] -= 1
    position.merchant = number
    position.merchant_of = seat
    position.zones[POINTS + seat] += 1
    if log is not None:
        report(log, "merchant", seat, CK_CARD_63, {"place": hex_token(position, number), "hex": f"hex.{number}"})


# Naming a kind --------------------------------------------------------------------------------------------------------


def why_not_name(position: Position, kind: i64) -> Rule:
    """Whether the card in play may name a kind."""
    card: i64 = position.top_extra()
    if card == TRADE_MONOPOLY:
        return ALLOWED if RESOURCE_COUNT <= kind < KIND_COUNT else CK_CARD_73
    if card == MERCHANT_FLEET:
        if kind >= KIND_COUNT:
            return CK_CARD_69
        return CK_CARD_77 if position.turn >> (FLEET_SHIFT + kind) & 1 else ALLOWED
    return ALLOWED if kind < RESOURCE_COUNT else CK_CARD_74


def name(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """Name the kind of a fleet, or the kind that all others have to give."""
    card: i64 = position.top_extra()
    position.pop()
    if card == MERCHANT_FLEET:
        position.turn |= 1 << (FLEET_SHIFT + kind)
        if log is not None:
            report(log, "fleet", seat, CK_CARD_69, {"kind": kind_token(kind)})
    elif card == RESOURCE_MONOPOLY:
        collect_from_all(position, seat, kind, MONOPOLY_MOST, CK_CARD_74, log)
    else:
        collect_from_all(position, seat, kind, 1, CK_CARD_73, log)


# Master Merchant ------------------------------------------------------------------------------------------------------


def open_hand(position: Position, seat: i64, victim: i64) -> None:
    """Show a hand to the Master Merchant, who takes cards from it (CK-CARD-71)."""
    hand_shown(position, seat, victim)
    size: i64 = position.hand_size(victim)
    position.push(SEIZING, victim | ((SEIZED if size > SEIZED else size) << SEAT_BITS))


def take_all_of_few(position: Position, seat: i64, victim: i64, log: Log | None) -> None:
    """Take all cards of a victim who holds no more than are due (CK-CLR-32); version 1 of the rules asked anyway."""
    if position.hand_size(victim) > SEIZED or position.flags & FIRST_VERSION:
        return
    kind: i64 = 0
    while kind < KIND_COUNT:
        if lane(position.zones[HANDS + victim], kind):
            take_from(position, seat, kind, log)
        else:
            kind += 1


def why_not_take_from(position: Position, kind: i64) -> Rule:
    """Whether the Master Merchant's victim holds a card of that kind."""
    victim: i64 = position.top_extra() & SEAT_MASK
    if kind >= KIND_COUNT or not lane(position.zones[HANDS + victim], kind):
        return CK_CARD_71
    return ALLOWED


def take_from(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """Take a card with the Master Merchant; only the two players see which (CK-CARD-79)."""
    victim: i64 = position.top_extra() & SEAT_MASK
    left: i64 = (position.top_extra() >> SEAT_BITS) - 1
    pass_in_secret(position, victim, seat, kind, ALL_KINDS)
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(victim)}
        report_to_some(log, "steals", seat, CK_CARD_79, details, {"kind": kind_token(kind)}, [seat, victim])
    if left > 0:
        position.replace(SEIZING, victim | (left << SEAT_BITS))
    else:
        position.pop()


# Commercial Harbor ----------------------------------------------------------------------------------------------------


def begin_barters(position: Position, seat: i64) -> None:
    """Allow one more resource to be offered to each opponent this turn (CK-CARD-64)."""
    other: i64 = 0
    while other < position.players:
        if other != seat:
            position.turn += 1 << (BARTER_SHIFT + BARTER_BITS * other)
        other += 1


def barters_left(position: Position, other: i64) -> i64:
    """How many Commercial Harbour offers to that seat are left this turn."""
    return (position.turn >> (BARTER_SHIFT + BARTER_BITS * other)) & BARTER_MASK


def why_not_barter(position: Position, seat: i64, other: i64, kind: i64) -> Rule:
    """Whether a seat can offer a resource to another one with the Commercial Harbour."""
    if other >= position.players or other == seat or not barters_left(position, other):
        return CK_CARD_64
    if kind >= RESOURCE_COUNT or not lane(position.zones[HANDS + seat], kind):
        return CK_CARD_64
    return ALLOWED


def barter(position: Position, seat: i64, other: i64, kind: i64, log: Log | None) -> None:
    """Offer a resource face down; without a commodity in return nothing happens, and all know it (CK-CARD-80)."""
    position.turn -= 1 << (BARTER_SHIFT + BARTER_BITS * other)
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(other)}
        report_to_some(log, "barters", seat, CK_CARD_64, details, {"kind": kind_token(kind)}, [seat])
    if position.zones[HANDS + other] & COMMODITIES_MASK:
        position.push(PAYING, other | (kind << SEAT_BITS))
        return
    lacking_shown(position, other, COMMODITIES)
    if log is not None:
        report(log, "has-no-commodity", other, CK_CARD_65, {})


def why_not_pay(position: Position, seat: i64, kind: i64) -> Rule:
    """Whether a seat can give that commodity."""
    if RESOURCE_COUNT <= kind < KIND_COUNT and lane(position.zones[HANDS + seat], kind):
        return ALLOWED
    return CK_CARD_64


def pay_commodity(position: Position, other: i64, kind: i64, log: Log | None) -> None:
    """Give a commodity for the resource offered; the others see neither (CK-CLR-30)."""
    offered: i64 = position.top_extra() >> SEAT_BITS
    seat: i64 = position.active
    position.pop()
    pass_in_secret(position, other, seat, kind, COMMODITIES)
    pass_in_secret(position, seat, other, offered, RESOURCES)
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(seat)}
        secret: dict[str, Value] = {"kind": kind_token(kind), "offered": kind_token(offered)}
        report_to_some(log, "bartered", other, CK_CARD_64, details, secret, [other, seat])
