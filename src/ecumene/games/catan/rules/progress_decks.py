"""The decks of progress cards: drawing from them, and returning surplus cards (CK-PROG)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import (
    BIT,
    DECK_BITS,
    DECK_OF,
    IS_POINT,
    PROGRESS_ONE,
    copies,
    progress_total,
)
from ecumene.games.catan.citations import (
    CB_DEV_01,
    CK_CLR_26,
    CK_DEF_10,
    CK_PROG_01,
    CK_PROG_06,
    CK_PROG_10,
    CK_PROG_12,
    CK_PROG_20,
)
from ecumene.games.catan.frames import (
    DRAWER_SHIFT,
    DRAWING,
    SURPLUS,
)
from ecumene.games.catan.hidden.progress import UNDER_DECK, came_up, learn, moved_unseen
from ecumene.games.catan.layout import (
    CHOSEN,
    HAS_CONSTITUTION,
    HAS_PRINTER,
    POINTS,
    PROGRESS_HELD,
    SEAT_MASK,
    STATUS,
    SURPLUS_AT_ONCE,
)
from ecumene.games.catan.material import (
    CARD_COUNT,
    CONSTITUTION,
    DECK_SIZE,
    PROGRESS_COUNT,
    PROGRESS_LIMIT,
    TRACKS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import development
from ecumene.games.catan.rules.reporting import card_token, report, report_to_some, track_token

_DECK_MASK: Final = 3
_CARD_BITS: Final = 5
_CARD_MASK: Final = 31

# The decks ------------------------------------------------------------------------------------------------------------


def queue_length(position: Position, deck: i64) -> i64:
    """How many cards have been put under a deck and not drawn since."""
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
    """The only seat that knows that card, or -1 if all do."""
    return (i64(position.queue[DECK_SIZE * deck + place]) >> _CARD_BITS) - 1


def put_under(position: Position, card: i64, known_to: i64) -> None:
    """Put a card under its deck (CK-PROG-07); ``known_to`` is -1 if all have seen it."""
    deck: i64 = DECK_OF[card]
    place: i64 = DECK_SIZE * deck + queue_length(position, deck)
    position.queue[place] = u8((card + 1) | ((known_to + 1) << _CARD_BITS))


# Drawing --------------------------------------------------------------------------------------------------------------


def begin_draw(position: Position, seat: i64, deck: i64) -> None:
    """Let a seat draw the top card of a deck."""
    position.push(DRAWING, deck | (seat << DRAWER_SHIFT))


def drawing_seat(position: Position) -> i64:
    """The seat that draws."""
    return (position.top_extra() >> DRAWER_SHIFT) & SEAT_MASK


def drawing_deck(position: Position) -> i64:
    """The deck that is drawn from."""
    return position.top_extra() & _DECK_MASK


def draw_weight(position: Position, card: i64) -> i64:
    """How likely a card is to be drawn: returned cards are drawn only after all others, in their order (CK-CLR-26)."""
    deck: i64 = drawing_deck(position)
    if deck == development.DECK:
        return development.draw_weight(position, card)
    if card >= PROGRESS_COUNT or DECK_OF[card] != deck:
        return 0
    if position.pool & DECK_BITS[deck]:
        return copies(position.pool, card)
    return 1 if queued_card(position, deck, 0) == card else 0


def why_not_drawn(position: Position, card: i64) -> Rule:
    """Whether that card can be drawn now."""
    if card < CARD_COUNT and draw_weight(position, card):
        return ALLOWED
    return CB_DEV_01 if drawing_deck(position) == development.DECK else CK_CLR_26


def drawn(position: Position, card: i64, log: Log | None) -> None:
    """Draw a card; only its drawer sees it, unless it was known or brings a point (CK-PROG-03, CK-PROG-06)."""
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
        details: dict[str, Value] = {"track": track_token(deck)}
        report_to_some(log, "draws", seat, CK_PROG_01, details, {"card": card_token(card)}, [seat])


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
    """Make seats with too many cards return some at once; the player on turn may wait (CK-PROG-11, CK-PROG-23)."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if too_many(position, seat) and (seat != position.active or position.flags & SURPLUS_AT_ONCE):
            seats |= BIT[seat]
        seat += 1
    if seats:
        position.push(SURPLUS, seats)


def why_not_surrender(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a seat may return that card: it must hold it, and too many cards (CK-PROG-12)."""
    if not too_many(position, seat):
        return CK_PROG_12
    if card >= PROGRESS_COUNT or not copies(position.zones[PROGRESS_HELD + seat], card):
        return CK_PROG_10
    return ALLOWED


def choose_surplus(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Choose a card to return; it goes under its deck when all seats have chosen."""
    position.zones[CHOSEN + seat] = card + 1
    position.replace(SURPLUS, position.top_extra() & ~BIT[seat])
    if log is not None:
        report_to_some(log, "sets-card-aside", seat, CK_PROG_20, {}, {"card": card_token(card)}, [seat])


def collect_surplus(position: Position, log: Log | None) -> None:
    """Put the chosen cards under their decks, in turn order from the player on turn (CK-PROG-20)."""
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
    """Put a surplus card under its deck unseen (CK-PROG-20)."""
    moved_unseen(position, seat, UNDER_DECK, card, 0)
    position.zones[PROGRESS_HELD + seat] -= PROGRESS_ONE[card]
    put_under(position, card, seat)
    if log is not None:
        details: dict[str, Value] = {"track": track_token(DECK_OF[card])}
        report_to_some(log, "surrenders", seat, CK_PROG_20, details, {"card": card_token(card)}, [seat])
