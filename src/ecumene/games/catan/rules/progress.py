"""Progress cards: drawing, holding and playing them; what each does is told by deck (CK-PROG, CK-CARD)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import (
    BIT,
    DECK_BITS,
    DECK_OF,
    IS_POINT,
    MEDICINE_COST,
    PROGRESS_ONE,
    RESOURCES_MASK,
    copies,
    covers,
    lane,
    progress_total,
)
from ecumene.games.catan.citations import (
    CB_DEV_01,
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
    CK_CLR_26,
    CK_DEF_10,
    CK_PROG_01,
    CK_PROG_04,
    CK_PROG_06,
    CK_PROG_10,
    CK_PROG_12,
    CK_PROG_16,
    CK_PROG_19,
    CK_PROG_20,
    CK_PROG_22,
    CK_TURN_03,
)
from ecumene.games.catan.frames import (
    BEFORE_ROLL,
    BY_BISHOP,
    DESERTING,
    DRAWER_SHIFT,
    DRAWING,
    FREE_ROADS,
    HEALING,
    INTRIGUING,
    NAMING,
    PLACING_MERCHANT,
    REMOVING,
    ROBBER_MOVES,
    SETTING_DICE,
    SMITHING,
    SURPLUS,
    SWAPPING,
    TARGETING,
    WALLING,
)
from ecumene.games.catan.hidden.progress import UNDER_DECK, came_up, learn, moved_unseen, shown_to_all
from ecumene.games.catan.layout import (
    CHOSEN,
    EMPTY_PLAYS,
    FIRST_VERSION,
    FLEET_OF_ALL,
    FLEETS,
    HANDS,
    HAS_CONSTITUTION,
    HAS_PRINTER,
    NOBODY,
    POINTS,
    PROGRESS_HELD,
    SEAT_MASK,
    STATUS,
    SURPLUS_AT_ONCE,
)
from ecumene.games.catan.material import (
    ALCHEMIST,
    BISHOP,
    CARD_COUNT,
    COMMERCIAL_HARBOUR,
    CONSTITUTION,
    CRANE,
    DECK_SIZE,
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
    PROGRESS_LIMIT,
    RESOURCE_MONOPOLY,
    ROAD_BUILDING,
    SABOTEUR,
    SMITH,
    SPY,
    TRACKS,
    TRADE_MONOPOLY,
    WARLORD,
    WEDDING,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, development, progress_politics, progress_science, progress_trade, robber
from ecumene.games.catan.rules.hands import others_hold_cards, richer_with_cards
from ecumene.games.catan.rules.reporting import card_token, report, report_to_some, seat_token, track_token

_DECK_MASK: Final = 3
_CARD_BITS: Final = 5
_CARD_MASK: Final = 31

# The decks ------------------------------------------------------------------------------------------------------------


def queue_length(position: Position, deck: i64) -> i64:
    """How many cards have been put under a deck and not come up again."""
    length: i64 = 0
    while length < DECK_SIZE and i64(position.queue[DECK_SIZE * deck + length]) != 0:
        length += 1
    return length


def deck_size(position: Position, deck: i64) -> i64:
    """How many cards a progress deck has."""
    return progress_total(position.pool & DECK_BITS[deck]) + queue_length(position, deck)


def any_left(position: Position) -> bool:
    """Whether any progress deck has cards."""
    return deck_size(position, 0) > 0 or deck_size(position, 1) > 0 or deck_size(position, 2) > 0


def queued_card(position: Position, deck: i64, place: i64) -> i64:
    """The card at a place under a deck."""
    return (i64(position.queue[DECK_SIZE * deck + place]) & _CARD_MASK) - 1


def queued_by(position: Position, deck: i64, place: i64) -> i64:
    """Who alone knows that card, or -1 where all do."""
    return (i64(position.queue[DECK_SIZE * deck + place]) >> _CARD_BITS) - 1


def put_under(position: Position, card: i64, known_to: i64) -> None:
    """A card goes under its deck (CK-PROG-07); ``known_to`` is -1 where all have seen it."""
    deck: i64 = DECK_OF[card]
    place: i64 = DECK_SIZE * deck + queue_length(position, deck)
    position.queue[place] = u8((card + 1) | ((known_to + 1) << _CARD_BITS))


# Drawing --------------------------------------------------------------------------------------------------------------


def begin_draw(position: Position, seat: i64, deck: i64) -> None:
    """A seat draws the top card of a deck."""
    position.push(DRAWING, deck | (seat << DRAWER_SHIFT))


def drawing_seat(position: Position) -> i64:
    """Who draws."""
    return (position.top_extra() >> DRAWER_SHIFT) & SEAT_MASK


def drawing_deck(position: Position) -> i64:
    """From which deck."""
    return position.top_extra() & _DECK_MASK


def draw_weight(position: Position, card: i64) -> i64:
    """How likely a card is to come up: cards put back come up only after all others, in their order (CK-CLR-26)."""
    deck: i64 = drawing_deck(position)
    if deck == development.DECK:
        return development.draw_weight(position, card)
    if card >= PROGRESS_COUNT or DECK_OF[card] != deck:
        return 0
    if position.pool & DECK_BITS[deck]:
        return copies(position.pool, card)
    return 1 if queued_card(position, deck, 0) == card else 0


def why_not_drawn(position: Position, card: i64) -> Rule:
    """Whether that card can come up now."""
    if card < CARD_COUNT and draw_weight(position, card):
        return ALLOWED
    return CB_DEV_01 if drawing_deck(position) == development.DECK else CK_CLR_26


def drawn(position: Position, card: i64, log: Log | None) -> None:
    """A card comes up; its drawer alone sees it, unless it was known or brings a point (CK-PROG-03, CK-PROG-06)."""
    seat: i64 = drawing_seat(position)
    deck: i64 = drawing_deck(position)
    position.pop()
    if deck == development.DECK:
        development.drawn(position, seat, card, log)
        return
    known_to: i64 = seat
    if position.pool & DECK_BITS[deck]:
        position.pool -= PROGRESS_ONE[card]
    else:
        known_to = queued_by(position, deck, 0)
        if known_to >= 0:
            came_up(position, seat, card, known_to)
        _shift_queue(position, deck)
    if IS_POINT[card]:
        position.zones[POINTS + seat] += 1
        position.zones[STATUS + seat] |= HAS_CONSTITUTION if card == CONSTITUTION else HAS_PRINTER
        if log is not None:
            report(log, "draws-point", seat, CK_PROG_06, {"card": card_token(card)})
        return
    position.zones[PROGRESS_HELD + seat] += PROGRESS_ONE[card]
    observer: i64 = 0
    while observer < position.players:
        if observer != seat and (known_to < 0 or known_to == observer):
            learn(position, observer, seat, card)
        observer += 1
    if log is not None:
        facts: dict[str, Value] = {"track": track_token(deck)}
        report_to_some(log, "draws", seat, CK_PROG_01, facts, {"card": card_token(card)}, [seat])


def _shift_queue(position: Position, deck: i64) -> None:
    place: i64 = DECK_SIZE * deck
    while place < DECK_SIZE * deck + DECK_SIZE - 1:
        position.queue[place] = position.queue[place + 1]
        place += 1
    position.queue[place] = u8(0)


def why_not_draw_from(position: Position, deck: i64) -> Rule:
    """Whether a reward may be drawn from a deck (CK-DEF-10)."""
    return ALLOWED if deck < len(TRACKS) and deck_size(position, deck) else CK_DEF_10


# More cards than allowed ----------------------------------------------------------------------------------------------


def too_many(position: Position, seat: i64) -> bool:
    """Whether a seat holds more than four progress cards (CK-PROG-09)."""
    return progress_total(position.zones[PROGRESS_HELD + seat]) > PROGRESS_LIMIT


def demand_surplus(position: Position) -> None:
    """Those with too many cards give some back at once; the player on turn may wait (CK-PROG-11, CK-PROG-23)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if too_many(position, seat) and (seat != position.active or position.flags & SURPLUS_AT_ONCE):
            seats |= BIT[seat]
        seat += 1
    if seats:
        position.push(SURPLUS, seats)


def why_not_surrender(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a seat may put back that card: it holds it, and too many (CK-PROG-12)."""
    if not too_many(position, seat):
        return CK_PROG_12
    if card >= PROGRESS_COUNT or not copies(position.zones[PROGRESS_HELD + seat], card):
        return CK_PROG_10
    return ALLOWED


def choose_surplus(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """A seat says which card it gives back; it goes under the deck when all have chosen."""
    position.zones[CHOSEN + seat] = card + 1
    position.replace(SURPLUS, position.top_extra() & ~BIT[seat])
    if log is not None:
        report_to_some(log, "sets-card-aside", seat, CK_PROG_20, {}, {"card": card_token(card)}, [seat])


def collect_surplus(position: Position, log: Log | None) -> None:
    """All have chosen: the cards go under their decks in turn order from the player on turn (CK-PROG-20)."""
    position.pop()
    seat: i64 = position.active
    step: i64 = 0
    while step < position.players:
        card: i64 = position.zones[CHOSEN + seat] - 1
        if card >= 0:
            position.zones[CHOSEN + seat] = 0
            surrender(position, seat, card, log)
        seat = position.next_seat(seat)
        step += 1
    demand_surplus(position)


def surrender(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """A surplus card goes under its deck unseen (CK-PROG-20)."""
    moved_unseen(position, seat, UNDER_DECK, card, 0)
    position.zones[PROGRESS_HELD + seat] -= PROGRESS_ONE[card]
    put_under(position, card, seat)
    if log is not None:
        facts: dict[str, Value] = {"track": track_token(DECK_OF[card])}
        report_to_some(log, "surrenders", seat, CK_PROG_20, facts, {"card": card_token(card)}, [seat])


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
    """A card is shown to all and laid aside before its effect (CK-PROG-19)."""
    # What serves for the rest of the turn may do so yet, even if it is idle now (CK-PROG-25); not so in version 1.
    lasts = (card == CRANE or card == COMMERCIAL_HARBOUR) and not position.flags & FIRST_VERSION
    works = lasts or card == ALCHEMIST or has_effect(position, seat, card)
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
    """Whom the card in play can be aimed at."""
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return richer_with_cards(position, seat)
    if card == SPY:
        return progress_politics.spied_on(position, seat)
    return progress_politics.with_knights(position, seat)


def why_not_target(position: Position, seat: i64, other: i64) -> Rule:
    """Whether the card in play can be aimed at that seat."""
    if other < position.players and targets(position, seat) & BIT[other]:
        return ALLOWED
    card: i64 = position.top_extra()
    if card == MASTER_MERCHANT:
        return CK_CARD_79
    return CK_CARD_55 if card == SPY else CK_CARD_86


def target(position: Position, seat: i64, other: i64, log: Log | None) -> None:
    """The card is aimed at a player."""
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
