"""Sample a position that a seat cannot tell from the true one: hands, hidden cards, secret choices, unsent offers."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.rng import Rng
from ecumene.games.catan.cards import (
    BIT,
    DECK_BITS,
    IS_POINT,
    LANE,
    ONE,
    PROGRESS_ONE,
    copies,
    lane,
    progress_total,
    total,
)
from ecumene.games.catan.frames import ANSWERING, COMPOSING, DISCARDING, GIFTS, PAYING, SURPLUS
from ecumene.games.catan.hidden import hands
from ecumene.games.catan.hidden.progress import UNDER_DECK, group_of, set_group
from ecumene.games.catan.layout import (
    ANSWER,
    CHOSEN,
    DEVELOPED,
    FRESH,
    GIVING,
    GROUPED,
    HANDS,
    KNOWN,
    LAST_POINTS,
    ONE_COUNTER,
    ONE_OFFER,
    OWED,
    POINTS,
    PROGRESS_HELD,
    SEAT_BITS,
    SEAT_MASK,
    WANTING,
    WRITING,
)
from ecumene.games.catan.material import DECK_SIZE, DEVELOPMENT, KIND_COUNT, PROGRESS_COUNT, RESOURCE_COUNT, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import progress_decks

_POINT_LANE: Final = 1


def suppose(position: Position, observer: i64, rng: Rng) -> None:
    """Change the position into one that the observer considers possible, sampled by likelihood.

    What the other seats know is not sampled: they are assumed to know what the observer knows.
    """
    hands.suppose(position, observer, rng)
    if position.base():
        _development(position, observer, rng)
    else:
        for deck in range(len(TRACKS)):
            _progress(position, observer, deck, rng)
        _forget(position, observer)
    _secret_choices(position, observer, rng)
    _unsent_offers(position, observer)


def _forget(position: Position, observer: i64) -> None:
    """Keep only what the observer itself knows."""
    for other in range(position.players):
        if other != observer:
            for owner in range(position.players):
                position.zones[KNOWN + 4 * other + owner] = 0
            position.zones[GROUPED + other] = 0
            for deck in range(len(TRACKS)):
                set_group(position, other, deck, 0)


# Cards ----------------------------------------------------------------------------------------------------------------


def _development(position: Position, observer: i64, rng: Rng) -> None:
    """Deal the unseen development cards again; nobody can have held enough points to have won on their last turn."""
    pool: list[int] = []
    for kind in range(len(DEVELOPMENT)):
        number = lane(position.deck, kind)
        for seat in range(position.players):
            if seat != observer:
                number += lane(position.zones[DEVELOPED + seat], kind)
        pool += [kind] * number
    for seat in range(position.players):
        if seat == observer:
            continue
        size = total(position.zones[DEVELOPED + seat])
        fresh = total(position.zones[FRESH + seat])
        public = position.zones[POINTS + seat] if seat == position.active else position.zones[LAST_POINTS + seat]
        hand: list[int] = []
        points_left = max(0, position.target - 1 - public)
        while len(hand) < size:
            open_kinds = [at for at, kind in enumerate(pool) if kind != _POINT_LANE or points_left > 0]
            at = open_kinds[rng.below(i64(len(open_kinds)))] if open_kinds else 0
            points_left -= pool[at] == _POINT_LANE
            hand.append(pool.pop(at))
        position.zones[DEVELOPED + seat] = sum(BIT[LANE * kind] for kind in hand)
        position.zones[FRESH + seat] = sum(BIT[LANE * kind] for kind in hand[:fresh])
    position.deck = sum(BIT[LANE * kind] for kind in pool)


def _progress(position: Position, observer: i64, deck: i64, rng: Rng) -> None:
    """Deal again, over hands, pool and queue, the progress cards of one deck that the observer does not know."""
    bits = DECK_BITS[deck]
    grouped = position.zones[GROUPED + observer] & bits
    places = group_of(position, observer, deck)
    unknown = position.pool & bits
    room: list[int] = [0] * 5  # unknown cards by seat, and under the deck
    for seat in range(position.players):
        if seat != observer:
            hidden = (position.zones[PROGRESS_HELD + seat] & bits) - (
                position.zones[KNOWN + 4 * observer + seat] & bits
            )
            unknown += hidden
            room[seat] = progress_total(hidden)
    slots = []
    for place in range(progress_decks.queue_length(position, deck)):
        knower = progress_decks.queued_by(position, deck, place)
        if knower >= 0 and knower != observer:
            slots.append(place)
            unknown += PROGRESS_ONE[progress_decks.queued_card(position, deck, place)]
    room[UNDER_DECK] = len(slots)
    dealt: list[list[int]] = [[] for _ in range(5)]
    unknown -= _deal_grouped(grouped, places, room, dealt, rng)
    loose = [card for card in range(PROGRESS_COUNT) if not IS_POINT[card] for _ in range(copies(unknown, card))]
    for place in range(5):
        while len(dealt[place]) < room[place]:
            card = loose.pop(rng.below(i64(len(loose))))
            unknown -= PROGRESS_ONE[card]
            dealt[place].append(card)
    for seat in range(position.players):
        if seat != observer:
            known = position.zones[KNOWN + 4 * observer + seat] & bits
            rest = position.zones[PROGRESS_HELD + seat] & ~bits
            position.zones[PROGRESS_HELD + seat] = rest + known + sum(PROGRESS_ONE[card] for card in dealt[seat])
    while len(dealt[UNDER_DECK]) > 0:
        at = rng.below(i64(len(dealt[UNDER_DECK])))
        place = slots.pop()
        entry = i64(position.queue[DECK_SIZE * deck + place])
        position.queue[DECK_SIZE * deck + place] = u8((entry & ~31) | (dealt[UNDER_DECK].pop(at) + 1))
    position.pool = (position.pool & ~bits) | unknown


def _deal_grouped(grouped: i64, places: i64, room: list[int], dealt: list[list[int]], rng: Rng) -> int:
    """Put each card known to be in a group of places into one of them; returns the cards dealt."""
    spent = 0
    for card in range(PROGRESS_COUNT):
        for _ in range(copies(grouped, card)):
            fitting = [place for place in range(5) if places >> place & 1 and len(dealt[place]) < room[place]]
            if fitting:
                place = fitting[rng.below(i64(len(fitting)))]
                dealt[place].append(card)
                spent += PROGRESS_ONE[card]
    return spent


# Choices that the others do not see yet -------------------------------------------------------------------------------


def _secret_choices(position: Position, observer: i64, rng: Rng) -> None:
    """Sample the others' secret choices, of which only the number is known, and the card offered face down."""
    frame = position.top_kind()
    if frame in (DISCARDING, GIFTS, SURPLUS):
        for seat in range(position.players):
            if seat == observer or (frame == SURPLUS and not position.zones[CHOSEN + seat]):
                continue
            if frame == SURPLUS:
                position.zones[CHOSEN + seat] = _one_progress(position, seat, rng) + 1
            elif position.zones[OWED + seat]:
                position.zones[CHOSEN + seat] = _some_cards(position, seat, total(position.zones[CHOSEN + seat]), rng)
    if frame == PAYING and observer != position.active:
        hand = position.zones[HANDS + position.active]
        offered = [kind for kind in range(RESOURCE_COUNT) for _ in range(lane(hand, kind))]
        kind = offered[rng.below(i64(len(offered)))] if offered else 0
        position.replace(PAYING, (position.top_extra() & SEAT_MASK) | (kind << SEAT_BITS))


def _one_progress(position: Position, seat: i64, rng: Rng) -> int:
    held = position.zones[PROGRESS_HELD + seat]
    cards = [card for card in range(PROGRESS_COUNT) for _ in range(copies(held, card))]
    return cards[rng.below(i64(len(cards)))]


def _some_cards(position: Position, seat: i64, number: i64, rng: Rng) -> int:
    hand = position.zones[HANDS + seat]
    cards = [kind for kind in range(KIND_COUNT) for _ in range(lane(hand, kind))]
    chosen = 0
    for _ in range(min(number, len(cards))):
        chosen += ONE[cards.pop(rng.below(i64(len(cards))))]
    return chosen


def _unsent_offers(position: Position, observer: i64) -> None:
    """Remove offers that others are still writing."""
    if position.top_kind() == COMPOSING and observer != position.active:
        position.pop()
        position.turn -= ONE_OFFER
        position.asked = 0
        position.zones[GIVING + position.active] = 0
        position.zones[WANTING + position.active] = 0
    if position.top_kind() == ANSWERING:
        for seat in range(position.players):
            if seat != observer and position.zones[ANSWER + seat] & WRITING:
                position.zones[ANSWER + seat] -= WRITING + ONE_COUNTER
                position.zones[GIVING + seat] = 0
                position.zones[WANTING + seat] = 0
