"""Public transfers of cards between the bank and hands, and who holds any cards."""

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import Rule
from ecumene.games.catan.cards import BIT, ONE, Cards, lane
from ecumene.games.catan.hidden.hands import count_shown, rule_out
from ecumene.games.catan.layout import HANDS, POINTS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.reporting import cards_token, kind_token, report, seat_token


def gain(position: Position, seat: i64, cards: Cards) -> None:
    """Take cards from the bank."""
    position.bank -= cards
    position.zones[HANDS + seat] += cards


def pay(position: Position, seat: i64, cards: Cards) -> None:
    """Pay cards to the bank (CB-BUILD-07)."""
    rule_out(position, seat, cards)
    position.zones[HANDS + seat] -= cards
    position.bank += cards


def hand_over(position: Position, giver: i64, taker: i64, cards: Cards) -> None:
    """Pass cards from hand to hand in public."""
    rule_out(position, giver, cards)
    position.zones[HANDS + giver] -= cards
    position.zones[HANDS + taker] += cards


def collect_from_all(position: Position, seat: i64, kind: i64, most: i64, rule: Rule, log: Log | None) -> None:
    """Collect all cards of a named kind from everybody else, up to ``most`` from each."""
    if log is not None:
        report(log, "names", seat, rule, {"kind": kind_token(kind)})
    other: i64 = position.next_seat(seat)
    while other != seat:
        number: i64 = lane(position.zones[HANDS + other], kind)
        if number > most:
            number = most
        count_shown(position, other, kind, most, number)
        if number:
            hand_over(position, other, seat, number * ONE[kind])
            if log is not None:
                details: dict[str, Value] = {"cards": cards_token(number * ONE[kind]), "target": seat_token(seat)}
                report(log, "hands-over", other, rule, details)
        other = position.next_seat(other)


def others_hold_cards(position: Position, seat: i64) -> bool:
    """Whether any other player holds a card."""
    other: i64 = 0
    while other < position.players:
        if other != seat and position.zones[HANDS + other]:
            return True
        other += 1
    return False


def richer_with_cards(position: Position, seat: i64) -> i64:
    """The opponents with strictly more points and at least one card, one bit each (CK-CARD-45, CK-CARD-71)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if position.zones[POINTS + other] > position.zones[POINTS + seat] and position.zones[HANDS + other]:
            seats |= BIT[other]
        other += 1
    return seats & ~BIT[seat]
