"""Development cards of the base game (CB-DEV)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, DEVELOPMENT_COST, LANE, LANE_MASK, ONE, covers, lane
from ecumene.games.catan.citations import (
    CB_DEV_01,
    CB_DEV_02,
    CB_DEV_03,
    CB_DEV_04,
    CB_DEV_06,
    CB_DEV_08,
    CB_DEV_09,
    CB_DEV_10,
    CB_DEV_13,
    CB_DEV_14,
)
from ecumene.games.catan.frames import DRAWER_SHIFT, DRAWING, FREE_ROADS, NAMING, PLENTY_PICKS
from ecumene.games.catan.layout import ARMY, CARD_PLAYED, DEVELOPED, FRESH, HANDS, NOBODY, POINTS, STATUS
from ecumene.games.catan.material import (
    ARMY_MINIMUM,
    CARD_COUNT,
    KNIGHT,
    MONOPOLY,
    PLENTY,
    POINT,
    RESOURCE_COUNT,
    ROADS_CARD,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, robber
from ecumene.games.catan.rules.hands import collect_from_all, gain, pay
from ecumene.games.catan.rules.reporting import card_token, cards_token, report, report_to_some
from ecumene.games.catan.rules.rolling import bank_has_resource

DECK: Final = 3  # the deck's number in a frame that draws, after the three progress decks
ARMY_POINTS: Final = 2

# Buying and drawing ---------------------------------------------------------------------------------------------------


def why_not_buy(position: Position, seat: i64) -> Rule:
    """Whether a seat can buy a development card."""
    if not position.deck:
        return CB_DEV_02
    if not covers(position.zones[HANDS + seat], DEVELOPMENT_COST):
        return CB_DEV_01
    return ALLOWED


def buy(position: Position, seat: i64, log: Log | None) -> None:
    """Pay for the top card of the deck."""
    pay(position, seat, DEVELOPMENT_COST)
    if log is not None:
        report(log, "buys", seat, CB_DEV_01, {})
    position.push(DRAWING, DECK | (seat << DRAWER_SHIFT))


def draw_weight(position: Position, card: i64) -> i64:
    """How many copies of a card are left in the deck."""
    return lane(position.deck, card - KNIGHT) if card >= KNIGHT else 0


def drawn(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Add a drawn card to the buyer's hand; nobody else sees it."""
    one: i64 = BIT[LANE * (card - KNIGHT)]
    position.deck -= one
    position.zones[DEVELOPED + seat] += one
    position.zones[FRESH + seat] += one
    if log is not None:
        report_to_some(log, "draws-development", seat, CB_DEV_01, {}, {"card": card_token(card)}, [seat])


# Playing --------------------------------------------------------------------------------------------------------------


def why_not_play(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a seat can play that card now."""
    if card < KNIGHT or card >= CARD_COUNT or not lane(position.zones[DEVELOPED + seat], card - KNIGHT):
        return CB_DEV_03
    if card == POINT:
        return CB_DEV_10
    if position.turn & CARD_PLAYED:
        return CB_DEV_03
    if lane(position.zones[DEVELOPED + seat], card - KNIGHT) <= lane(position.zones[FRESH + seat], card - KNIGHT):
        return CB_DEV_04
    if card == ROADS_CARD and not building.can_lay_any(position, seat):
        return CB_DEV_13
    if card == PLENTY and not bank_has_resource(position):
        return CB_DEV_14
    return ALLOWED


def play(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Play a card, one each turn (CB-DEV-03)."""
    position.turn |= CARD_PLAYED
    position.zones[DEVELOPED + seat] -= BIT[LANE * (card - KNIGHT)]
    position.laid += BIT[LANE * (card - KNIGHT)]
    if log is not None:
        report(log, "plays", seat, CB_DEV_03, {"card": card_token(card)})
    if card == KNIGHT:
        position.zones[STATUS + seat] += ARMY
        _award_army(position, seat, log)
        robber.begin_move(position, robber.either(position))
    elif card == ROADS_CARD:
        position.push(FREE_ROADS, 2)
    elif card == PLENTY:
        position.push(PLENTY_PICKS, 2)
    elif card == MONOPOLY:
        position.push(NAMING, card)


def _award_army(position: Position, seat: i64, log: Log | None) -> None:
    """Award Largest Army: for three knights at first, then for strictly more (CB-DEV-06)."""
    holder: i64 = position.army_holder
    army: i64 = position.played_knights(seat)
    if holder == seat or army < ARMY_MINIMUM:
        return
    if holder != NOBODY:
        if army <= position.played_knights(holder):
            return
        position.zones[POINTS + holder] -= ARMY_POINTS
    position.army_holder = seat
    position.zones[POINTS + seat] += ARMY_POINTS
    if log is not None:
        report(log, "largest-army", seat, CB_DEV_06, {"knights": army})


def take_plenty(position: Position, seat: i64, kind: i64, log: Log | None) -> bool:
    """Year of Plenty: take one card from the bank; whether another may be taken (CB-DEV-08)."""
    left: i64 = position.top_extra() - 1
    gain(position, seat, ONE[kind])
    if log is not None:
        report(log, "receives", seat, CB_DEV_08, {"cards": cards_token(ONE[kind])})
    position.pop()
    return left > 0


def why_not_name(kind: i64) -> Rule:
    """Whether a Monopoly may name a kind."""
    return ALLOWED if kind < RESOURCE_COUNT else CB_DEV_09


def name(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """Monopoly: all others hand over all their cards of a resource (CB-DEV-09)."""
    position.pop()
    collect_from_all(position, seat, kind, LANE_MASK, CB_DEV_09, log)
