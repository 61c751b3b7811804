"""Free building, gifts and barters (CK-CARD, CB-DEV)."""

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import COMMODITIES_MASK, MEDICINE_COST, ONE, lane
from ecumene.games.catan.citations import CB_DEV_08, CK_CARD_23, CK_CARD_45, CK_CARD_64, CK_CARD_65
from ecumene.games.catan.frames import MAY_STOP, PAYING
from ecumene.games.catan.hidden.hands import ALL_KINDS, COMMODITIES, RESOURCES, lacking_shown, pass_in_secret
from ecumene.games.catan.layout import BARTER_SHIFT, CHOSEN, HANDS, OWED
from ecumene.games.catan.material import KIND_COUNT, RESOURCE_COUNT
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building
from ecumene.games.catan.rules.hands import gain, pay
from ecumene.games.catan.rules.reporting import cards_token, kind_token, report, report_to_some, seat_token

# Free building --------------------------------------------------------------------------------------------------------


def heal(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Medicine: a city for two ore and one grain (CK-CARD-23)."""
    position.pop()
    pay(position, seat, MEDICINE_COST)
    building.upgrade(position, seat, node, CK_CARD_23, log)


def next_free(position: Position, kind: i64, again: bool) -> None:
    """One of two free things is done; the second may be left out, or must be done where the base game says so."""
    left: i64 = (position.top_extra() & ~MAY_STOP) - 1
    position.pop()
    if left > 0 and again:
        position.push(kind, left | (0 if position.base() else MAY_STOP))


def take_plenty(position: Position, seat: i64, kind: i64, log: Log | None) -> bool:
    """Year of Plenty: one card of the bank; whether another may be taken (CB-DEV-08)."""
    left: i64 = position.top_extra() - 1
    gain(position, seat, ONE[kind])
    if log is not None:
        report(log, "receives", seat, CB_DEV_08, {"cards": cards_token(ONE[kind])})
    position.pop()
    return left > 0


# Gifts and barters ----------------------------------------------------------------------------------------------------


def collect_gifts(position: Position, log: Log | None) -> None:
    """All have chosen: the gifts change hands, seen by giver and taker only (CK-CARD-45, CK-CLR-05)."""
    seat: i64 = position.active
    position.pop()
    other: i64 = 0
    while other < position.players:
        cards: i64 = position.zones[CHOSEN + other]
        position.zones[CHOSEN + other] = 0
        position.zones[OWED + other] = 0
        if cards and log is not None:
            facts: dict[str, Value] = {"target": seat_token(seat), "number": _size(cards)}
            report_to_some(log, "gives", other, CK_CARD_45, facts, {"cards": cards_token(cards)}, [other, seat])
        kind: i64 = 0
        while kind < KIND_COUNT:
            number: i64 = lane(cards, kind)
            while number > 0:
                pass_in_secret(position, other, seat, kind, ALL_KINDS)
                number -= 1
            kind += 1
        other += 1


def _size(cards: i64) -> i64:
    size: i64 = 0
    while cards != 0:
        size += cards & 127
        cards >>= 7
    return size


def barters_left(position: Position, other: i64) -> i64:
    """How many offers of the Commercial Harbour to that seat are left this turn."""
    return (position.turn >> (BARTER_SHIFT + 2 * other)) & 3


def why_not_barter(position: Position, seat: i64, other: i64, kind: i64) -> Rule:
    """Whether a seat can offer a resource to another one by the Commercial Harbour."""
    if other >= position.players or other == seat or not barters_left(position, other):
        return CK_CARD_64
    if kind >= RESOURCE_COUNT or not lane(position.zones[HANDS + seat], kind):
        return CK_CARD_64
    return ALLOWED


def barter(position: Position, seat: i64, other: i64, kind: i64, log: Log | None) -> None:
    """A resource is offered face down; without a commodity nothing happens, and all know it (CK-CARD-80)."""
    position.turn -= 1 << (BARTER_SHIFT + 2 * other)
    if log is not None:
        facts: dict[str, Value] = {"target": seat_token(other)}
        report_to_some(log, "barters", seat, CK_CARD_64, facts, {"kind": kind_token(kind)}, [seat])
    if position.zones[HANDS + other] & COMMODITIES_MASK:
        position.push(PAYING, other | (kind << 2))
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
    """A commodity for the resource offered; the others see neither (CK-CLR-30)."""
    offered: i64 = position.top_extra() >> 2
    seat: i64 = position.active
    position.pop()
    pass_in_secret(position, other, seat, kind, COMMODITIES)
    pass_in_secret(position, seat, other, offered, RESOURCES)
    if log is not None:
        facts: dict[str, Value] = {"target": seat_token(seat)}
        secret: dict[str, Value] = {"kind": kind_token(kind), "offered": kind_token(offered)}
        report_to_some(log, "bartered", other, CK_CARD_64, facts, secret, [other, seat])
