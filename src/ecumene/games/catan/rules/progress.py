"""Progress cards: whether one may be played, and what that starts; effects are in files by deck (CK-PROG, CK-CARD)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import (
    BIT,
    MEDICINE_COST,
    PROGRESS_ONE,
    RESOURCES_MASK,
    copies,
    covers,
    lane,
)
from ecumene.games.catan.citations import (
    CK_CARD_04,
    CK_CARD_11,
    CK_CARD_13,
    CK_CARD_22,
    CK_CARD_23,
    CK_CARD_34,
    CK_CARD_53,
    CK_CARD_55,
    CK_CARD_56,
    CK_CARD_68,
    CK_CARD_71,
    CK_CARD_78,
    CK_CARD_79,
    CK_CARD_86,
    CK_CARD_88,
    CK_PROG_04,
    CK_PROG_16,
    CK_PROG_19,
    CK_PROG_22,
    CK_TURN_03,
)
from ecumene.games.catan.frames import (
    BEFORE_ROLL,
    BY_BISHOP,
    DESERTING,
    FREE_ROADS,
    HEALING,
    INTRIGUING,
    NAMING,
    PLACING_MERCHANT,
    REMOVING,
    ROBBER_MOVES,
    SETTING_DICE,
    SMITHING,
    SWAPPING,
    TARGETING,
    WALLING,
)
from ecumene.games.catan.hidden.progress import shown_to_all
from ecumene.games.catan.layout import (
    EMPTY_PLAYS,
    FIRST_VERSION,
    FLEET_OF_ALL,
    FLEETS,
    HANDS,
    NOBODY,
    PROGRESS_HELD,
)
from ecumene.games.catan.material import (
    ALCHEMIST,
    BISHOP,
    COMMERCIAL_HARBOUR,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    FIELDS,
    GRAIN,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    MOUNTAINS,
    ORE,
    PROGRESS_COUNT,
    RESOURCE_MONOPOLY,
    ROAD_BUILDING,
    SABOTEUR,
    SMITH,
    SPY,
    TRADE_MONOPOLY,
    WARLORD,
    WEDDING,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    building,
    progress_decks,
    progress_politics,
    progress_science,
    progress_trade,
    robber,
)
from ecumene.games.catan.rules.hands import others_hold_cards, richer_with_cards
from ecumene.games.catan.rules.reporting import card_token, report, seat_token

# Whether a card may be played -----------------------------------------------------------------------------------------


def why_not_play(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a seat can play that card now."""
    before = position.top_kind() == BEFORE_ROLL
    if card >= PROGRESS_COUNT or not copies(position.zones[PROGRESS_HELD + seat], card):
        return CK_PROG_04
    if card == ALCHEMIST:
        if not before:
            return CK_CARD_04
        return CK_CARD_04 if position.dice else ALLOWED
    if before:
        return CK_TURN_03
    if card == BISHOP and not robber.unlocked(position):
        return CK_CARD_34
    if card == MEDICINE and not covers(position.zones[HANDS + seat], MEDICINE_COST):
        return CK_CARD_23
    if position.flags & EMPTY_PLAYS or has_effect(position, seat, card):
        return ALLOWED
    return _EMPTY_RULE[card]


# By card: the rule that refuses playing it without effect.
_EMPTY: Final = {
    MERCHANT: CK_CARD_78,
    COMMERCIAL_HARBOUR: CK_CARD_68,
    ENGINEER: CK_CARD_22,
    INTRIGUE: CK_CARD_88,
    DESERTER: CK_CARD_86,
    MASTER_MERCHANT: CK_PROG_22,
    WEDDING: CK_PROG_22,
    SABOTEUR: CK_PROG_22,
    SPY: CK_PROG_22,
}
_EMPTY_RULE: Final = vec[i64]([_EMPTY.get(card, CK_PROG_16) for card in range(PROGRESS_COUNT)])


def has_effect(position: Position, seat: i64, card: i64) -> bool:
    """Whether everybody can see that a progress card would do something (CK-PROG-16, CK-PROG-22)."""
    if card == MERCHANT:
        return progress_trade.any_merchant_hex(position, seat)
    if card == COMMERCIAL_HARBOUR:
        return position.zones[HANDS + seat] & RESOURCES_MASK != 0 and others_hold_cards(position, seat)
    if card == MERCHANT_FLEET:
        return True
    if card == MASTER_MERCHANT:
        return richer_with_cards(position, seat) != 0
    if card == TRADE_MONOPOLY or card == RESOURCE_MONOPOLY:
        return others_hold_cards(position, seat)
    if card == BISHOP:
        return True
    if card == DIPLOMAT:
        return progress_politics.any_open(position)
    if card == WARLORD:
        return progress_politics.has_resting_knight(position, seat)
    if card == WEDDING:
        return richer_with_cards(position, seat) != 0
    if card == INTRIGUE:
        return progress_politics.any_displaceable(position, seat)
    if card == SABOTEUR:
        return progress_politics.sabotaged(position, seat) != 0
    if card == SPY:
        return progress_politics.spied_on(position, seat) != 0
    if card == DESERTER:
        return progress_politics.with_knights(position, seat) != 0
    if card == CRANE:
        return progress_science.can_improve_any(position, seat)
    if card == MINING:
        return progress_science.hexes_touched(position, seat, MOUNTAINS) > 0 and lane(position.bank, ORE) > 0
    if card == IRRIGATION:
        return progress_science.hexes_touched(position, seat, FIELDS) > 0 and lane(position.bank, GRAIN) > 0
    if card == INVENTOR:
        return progress_science.can_swap(position)
    if card == ENGINEER:
        return progress_science.finds_crossing(position, seat, ENGINEER)
    if card == MEDICINE:
        return progress_science.finds_crossing(position, seat, MEDICINE)
    if card == SMITH:
        return progress_science.finds_crossing(position, seat, SMITH)
    if card == ROAD_BUILDING:
        return building.can_lay_any(position, seat)
    return False


# Playing --------------------------------------------------------------------------------------------------------------


def play(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Show a card to everybody and put it aside before its effect (CK-PROG-19)."""
    # An effect for the rest of the turn may still be used later, even if not now (CK-PROG-25); not so in version 1.
    lasts = (card == CRANE or card == COMMERCIAL_HARBOUR) and not position.flags & FIRST_VERSION
    works = lasts or card == ALCHEMIST or has_effect(position, seat, card)
    shown_to_all(position, seat, card)
    position.zones[PROGRESS_HELD + seat] -= PROGRESS_ONE[card]
    progress_decks.put_under(position, card, NOBODY)
    if log is not None:
        report(log, "plays", seat, CK_PROG_19, {"card": card_token(card)})
    if works:
        _begin(position, seat, card, log)


def _begin(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    if card == MERCHANT:
        position.push(PLACING_MERCHANT)
    elif card == COMMERCIAL_HARBOUR:
        progress_trade.begin_barters(position, seat)
    elif card == MERCHANT_FLEET and position.flags & FLEET_OF_ALL:
        position.turn |= FLEETS
    elif card == MERCHANT_FLEET or card == TRADE_MONOPOLY or card == RESOURCE_MONOPOLY:
        position.push(NAMING, card)
    elif card == MASTER_MERCHANT or card == SPY or card == DESERTER:
        position.push(TARGETING, card)
    elif card == BISHOP:
        robber.begin_move(position, ROBBER_MOVES | BY_BISHOP)
    elif card == DIPLOMAT:
        position.push(REMOVING)
    elif card == WARLORD:
        progress_politics.muster(position, seat, log)
    elif card == WEDDING:
        progress_politics.ask_for_gifts(position, seat)
    elif card == INTRIGUE:
        position.push(INTRIGUING)
    elif card == SABOTEUR:
        progress_politics.sabotage(position, seat)
    elif card == ALCHEMIST:
        position.push(SETTING_DICE)
    elif card == CRANE:
        progress_science.begin_discount(position)
    elif card == MINING:
        progress_science.harvest(position, seat, ORE, MOUNTAINS, CK_CARD_11, log)
    elif card == IRRIGATION:
        progress_science.harvest(position, seat, GRAIN, FIELDS, CK_CARD_13, log)
    elif card == INVENTOR:
        position.push(SWAPPING, 0)
    elif card == ENGINEER:
        position.push(WALLING)
    elif card == MEDICINE:
        position.push(HEALING)
    elif card == SMITH:
        position.push(SMITHING, 2)
    elif card == ROAD_BUILDING:
        position.push(FREE_ROADS, 2)


# Choosing a player ----------------------------------------------------------------------------------------------------


def targets(position: Position, seat: i64) -> i64:
    """The seats that the card in play can target."""
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return richer_with_cards(position, seat)
    if card == SPY:
        return progress_politics.spied_on(position, seat)
    return progress_politics.with_knights(position, seat)


def why_not_target(position: Position, seat: i64, other: i64) -> Rule:
    """Whether the card in play can target that seat."""
    if other < position.players and targets(position, seat) & BIT[other]:
        return ALLOWED
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return CK_CARD_79
    return CK_CARD_55 if card == SPY else CK_CARD_86


def target(position: Position, seat: i64, other: i64, log: Log | None) -> None:
    """Target a player with the card."""
    card: i64 = position.top_extra()
    position.pop()
    if card == MASTER_MERCHANT:
        progress_trade.open_hand(position, seat, other)
    elif card == SPY:
        progress_politics.open_cards(position, seat, other)
    elif card == DESERTER:
        position.push(DESERTING, other)
    if log is not None:
        rule: Rule = CK_CARD_53
        if card == MASTER_MERCHANT:
            rule = CK_CARD_71
        elif card == DESERTER:
            rule = CK_CARD_56
        report(log, "aims", seat, rule, {"card": card_token(card), "target": seat_token(other)})
    if card == MASTER_MERCHANT:
        progress_trade.take_all_of_few(position, seat, other, log)
