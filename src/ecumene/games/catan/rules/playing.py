"""Playing cards: when each may be played, and how its effect begins (CK-CARD, CK-PROG, CB-DEV)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, LANE, MEDICINE_COST, ONE, PROGRESS_ONE, RESOURCES_MASK, copies, covers, lane
from ecumene.games.catan.citations import (
    CB_DEV_03,
    CB_DEV_04,
    CB_DEV_06,
    CB_DEV_10,
    CB_DEV_13,
    CB_DEV_14,
    CK_CARD_04,
    CK_CARD_11,
    CK_CARD_13,
    CK_CARD_22,
    CK_CARD_23,
    CK_CARD_34,
    CK_CARD_43,
    CK_CARD_68,
    CK_CARD_78,
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
    DISCARDING,
    FREE_ROADS,
    GIFTS,
    HEALING,
    INTRIGUING,
    NAMING,
    PLACING_MERCHANT,
    PLENTY_PICKS,
    REMOVING,
    ROBBER_MOVES,
    SABOTAGE,
    SETTING_DICE,
    SMITHING,
    SWAPPING,
    TARGETING,
    WALLING,
)
from ecumene.games.catan.hidden.progress import shown_to_all
from ecumene.games.catan.layout import (
    ACTIVE,
    ARMY,
    BARTER_SHIFT,
    CARD_PLAYED,
    CRANES,
    DEVELOPED,
    EMPTY_PLAYS,
    FLEET_OF_ALL,
    FLEETS,
    FRESH,
    HANDS,
    NOBODY,
    ONE_CRANE,
    POINTS,
    PROGRESS_HELD,
    SPENT,
    STATUS,
)
from ecumene.games.catan.material import (
    ALCHEMIST,
    ARMY_MINIMUM,
    BISHOP,
    CARD_COUNT,
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
    KNIGHT,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    MONOPOLY,
    MOUNTAINS,
    ORE,
    PLENTY,
    POINT,
    PROGRESS_COUNT,
    RESOURCE_MONOPOLY,
    ROAD_BUILDING,
    ROADS,
    ROADS_CARD,
    SABOTEUR,
    SHIPS,
    SMITH,
    SPY,
    TRACKS,
    TRADE_MONOPOLY,
    WARLORD,
    WEDDING,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, effects, improving, knights, robber, schemes
from ecumene.games.catan.rules.decks import put_under
from ecumene.games.catan.rules.hands import gain
from ecumene.games.catan.rules.reporting import card_token, cards_token, report
from ecumene.games.catan.rules.rolling import bank_has_resource, owe, still_choosing

ARMY_POINTS: Final = 2
GIFT: Final = 2

# Whether a card may be played -----------------------------------------------------------------------------------------


def why_not_play(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a seat can play that card now."""
    if position.base():
        return _why_not_development(position, seat, card)
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


# By card: the rule that refuses a play without effect.
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


def _why_not_development(position: Position, seat: i64, card: i64) -> Rule:
    if card < KNIGHT or card >= CARD_COUNT or not lane(position.zones[DEVELOPED + seat], card - KNIGHT):
        return CB_DEV_03
    if card == POINT:
        return CB_DEV_10
    if position.turn & CARD_PLAYED:
        return CB_DEV_03
    if lane(position.zones[DEVELOPED + seat], card - KNIGHT) <= lane(position.zones[FRESH + seat], card - KNIGHT):
        return CB_DEV_04
    if card == ROADS_CARD and not can_lay_any(position, seat):
        return CB_DEV_13
    if card == PLENTY and not bank_has_resource(position):
        return CB_DEV_14
    return ALLOWED


def has_effect(position: Position, seat: i64, card: i64) -> bool:
    """Whether everybody can see that a progress card would do something (CK-PROG-16, CK-PROG-22)."""
    if card == MERCHANT:
        return effects.any_merchant_hex(position, seat)
    if card == COMMERCIAL_HARBOUR:
        return position.zones[HANDS + seat] & RESOURCES_MASK != 0 and _others_hold_cards(position, seat)
    if card == MERCHANT_FLEET:
        return True
    if card == MASTER_MERCHANT:
        return effects.richer_victims(position, seat) != 0
    if card == TRADE_MONOPOLY or card == RESOURCE_MONOPOLY:
        return _others_hold_cards(position, seat)
    if card == BISHOP:
        return True
    if card == DIPLOMAT:
        return schemes.any_open(position)
    if card == WARLORD:
        return _has_resting_knight(position, seat)
    if card == WEDDING:
        return wedding_givers(position, seat) != 0
    if card == INTRIGUE:
        return schemes.any_displaceable(position, seat)
    if card == SABOTEUR:
        return sabotaged(position, seat) != 0
    if card == SPY:
        return effects.spied_on(position, seat) != 0
    if card == DESERTER:
        return effects.with_knights(position, seat) != 0
    if card == CRANE:
        return _can_improve_any(position, seat)
    if card == MINING:
        return hexes_touched(position, seat, MOUNTAINS) > 0 and lane(position.bank, ORE) > 0
    if card == IRRIGATION:
        return hexes_touched(position, seat, FIELDS) > 0 and lane(position.bank, GRAIN) > 0
    if card == INVENTOR:
        return schemes.can_swap(position)
    if card == ENGINEER:
        return _any_node(position, seat, ENGINEER)
    if card == MEDICINE:
        return _any_node(position, seat, MEDICINE)
    if card == SMITH:
        return _any_node(position, seat, SMITH)
    if card == ROAD_BUILDING:
        return can_lay_any(position, seat)
    return False


def _others_hold_cards(position: Position, seat: i64) -> bool:
    other: i64 = 0
    while other < position.players:
        if other != seat and position.zones[HANDS + other]:
            return True
        other += 1
    return False


def _has_resting_knight(position: Position, seat: i64) -> bool:
    for node in position.chart().nodes:
        if knights.own_knight(position, seat, node) and not knights.is_active(position, node):
            return True
    return False


def _can_improve_any(position: Position, seat: i64) -> bool:
    track: i64 = 0
    while track < len(TRACKS):
        if improving.why_not_raise(position, seat, track) == ALLOWED:
            return True
        track += 1
    return False


def _any_node(position: Position, seat: i64, card: i64) -> bool:
    for node in position.chart().nodes:
        rule: Rule = 1
        if card == ENGINEER:
            rule = building.why_not_wall(position, seat, node)
        elif card == MEDICINE:
            rule = building.why_not_upgrade(position, seat, node)
        else:
            rule = knights.why_not_rise(position, seat, node)
        if rule == ALLOWED:
            return True
    return False


def can_lay_any(position: Position, seat: i64) -> bool:
    """Whether a free road or ship has anywhere to go."""
    if position.supply(seat, ROADS):
        for edge in position.chart().edges:
            if building.why_not_lay_road(position, seat, edge) == ALLOWED:
                return True
    if position.chart().sails and position.supply(seat, SHIPS):
        for edge in position.chart().edges:
            if building.why_not_lay_ship(position, seat, edge) == ALLOWED:
                return True
    return False


def hexes_touched(position: Position, seat: i64, terrain: i64) -> i64:
    """How many hexes of a terrain touch an own building (CK-CARD-11, CK-CARD-13)."""
    found: i64 = 0
    for number in position.chart().land:
        if i64(position.terrain[number]) == terrain and effects.touches_own(position, seat, number):
            found += 1
    return found


def wedding_givers(position: Position, seat: i64) -> i64:
    """The opponents with more points and a card in hand, one bit each (CK-CARD-45)."""
    return effects.richer_victims(position, seat)


def sabotaged(position: Position, seat: i64) -> i64:
    """The opponents with as many points or more and at least two cards, one bit each (CK-CARD-51)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if (
            other != seat
            and position.zones[POINTS + other] >= position.zones[POINTS + seat]
            and position.hand_size(other) >= 2
        ):
            seats |= BIT[other]
        other += 1
    return seats


# Playing --------------------------------------------------------------------------------------------------------------


def play(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """A card is shown to all and laid aside before its effect (CK-PROG-19)."""
    if position.base():
        _play_development(position, seat, card, log)
        return
    # What serves for the rest of the turn may do so yet, even if it is idle now (CK-PROG-25).
    lasts = card == ALCHEMIST or card == CRANE or card == COMMERCIAL_HARBOUR
    works = lasts or has_effect(position, seat, card)
    shown_to_all(position, seat, card)
    position.zones[PROGRESS_HELD + seat] -= PROGRESS_ONE[card]
    put_under(position, card, NOBODY)
    if log is not None:
        report(log, "plays", seat, CK_PROG_19, {"card": card_token(card)})
    if works:
        _begin(position, seat, card, log)


def _begin(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    if card == MERCHANT:
        position.push(PLACING_MERCHANT)
    elif card == COMMERCIAL_HARBOUR:
        other: i64 = 0
        while other < position.players:
            if other != seat:
                position.turn += 1 << (BARTER_SHIFT + 2 * other)
            other += 1
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
        _muster(position, seat, log)
    elif card == WEDDING:
        _ask_for_gifts(position, seat)
    elif card == INTRIGUE:
        position.push(INTRIGUING)
    elif card == SABOTEUR:
        _sabotage(position, seat)
    elif card == ALCHEMIST:
        position.push(SETTING_DICE)
    elif card == CRANE:
        if position.turn & CRANES != CRANES:
            position.turn += ONE_CRANE
    elif card == MINING:
        _harvest(position, seat, ORE, MOUNTAINS, CK_CARD_11, log)
    elif card == IRRIGATION:
        _harvest(position, seat, GRAIN, FIELDS, CK_CARD_13, log)
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


def _muster(position: Position, seat: i64, log: Log | None) -> None:
    """All own knights become active; those woken now cannot act (CK-CARD-44)."""
    for node in position.chart().nodes:
        if knights.own_knight(position, seat, node) and not knights.is_active(position, node):
            position.nodes[node] = u8(i64(position.nodes[node]) | ACTIVE | SPENT)
    if log is not None:
        report(log, "musters", seat, CK_CARD_43, {})


def _ask_for_gifts(position: Position, seat: i64) -> None:
    givers: i64 = wedding_givers(position, seat)
    position.push(GIFTS, _still_to_choose(position, givers, True))


def _sabotage(position: Position, seat: i64) -> None:
    position.push(DISCARDING, _still_to_choose(position, sabotaged(position, seat), False) | SABOTAGE)


def _still_to_choose(position: Position, seats: i64, gifts: bool) -> i64:
    """What each owes; the seats that have a choice."""
    other: i64 = 0
    left: i64 = 0
    while other < position.players:
        if seats & BIT[other]:
            size: i64 = position.hand_size(other)
            if not gifts:
                owe(position, other, size // 2)
            else:
                owe(position, other, size if size < GIFT else GIFT)
            if still_choosing(position, other):
                left |= BIT[other]
        other += 1
    return left


def _harvest(position: Position, seat: i64, kind: i64, terrain: i64, rule: Rule, log: Log | None) -> None:
    """Two cards for each hex, as far as the bank has them (CK-CARD-15)."""
    number: i64 = 2 * hexes_touched(position, seat, terrain)
    if number > lane(position.bank, kind):
        number = lane(position.bank, kind)
    gain(position, seat, number * ONE[kind])
    if log is not None:
        report(log, "receives", seat, rule, {"cards": cards_token(number * ONE[kind])})


# Development cards ----------------------------------------------------------------------------------------------------


def _play_development(position: Position, seat: i64, card: i64, log: Log | None) -> None:
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
    """Largest Army: three knights first, then strictly more (CB-DEV-06)."""
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
