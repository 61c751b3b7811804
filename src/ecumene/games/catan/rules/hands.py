"""Cards between the bank and the hands, where everybody sees them."""

from mypy_extensions import i64

from ecumene.games.catan.cards import Cards
from ecumene.games.catan.hidden.hands import rule_out
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.position import Position


def gain(position: Position, seat: i64, cards: Cards) -> None:
    """Cards from the bank."""
    position.bank -= cards
    position.zones[HANDS + seat] += cards


def pay(position: Position, seat: i64, cards: Cards) -> None:
    """Cards to the bank (CB-BUILD-07)."""
    rule_out(position, seat, cards)
    position.zones[HANDS + seat] -= cards
    position.bank += cards


def hand_over(position: Position, giver: i64, taker: i64, cards: Cards) -> None:
    """Cards from hand to hand before everybody's eyes."""
    rule_out(position, giver, cards)
    position.zones[HANDS + giver] -= cards
    position.zones[HANDS + taker] += cards
