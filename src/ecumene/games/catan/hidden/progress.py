"""What each seat knows about the others' hidden progress cards.

A card's deck is public, its name is not. ``zones[KNOWN + 4 * observer + owner]`` holds the cards that an observer knows
an owner has. When one of an owner's known and unknown cards of a deck moves somewhere unseen, the observer can no
longer tell which: the known ones then belong to a *group* of places, and each of them is in one of these places.
"""

from typing import Final

from mypy_extensions import i64

from ecumene.games.catan.cards import BIT, DECK_BITS, DECK_OF, PROGRESS_ONE, copies, progress_total
from ecumene.games.catan.layout import GROUPED, KNOWN, PROGRESS_HELD
from ecumene.games.catan.material import PROGRESS_COUNT, TRACKS
from ecumene.games.catan.position import Position

UNDER_DECK: Final = 4  # the place that is not a seat
_GROUP_BITS: Final = 5  # for each deck: the four seats and the place under the deck
_GROUP_MASK: Final = 31


def group_of(position: Position, observer: i64, deck: i64) -> i64:
    """The places where an observer's grouped cards of a deck may be."""
    return (position.groups >> (_GROUP_BITS * (len(TRACKS) * observer + deck))) & _GROUP_MASK


def set_group(position: Position, observer: i64, deck: i64, places: i64) -> None:
    """Set those places."""
    shift: i64 = _GROUP_BITS * (len(TRACKS) * observer + deck)
    position.groups = (position.groups & ~(_GROUP_MASK * BIT[shift])) | (places << shift)


def shown_to_all(position: Position, owner: i64, card: i64) -> None:
    """Forget a card that its owner has revealed: nobody needs to remember it any longer."""
    deck: i64 = DECK_OF[card]
    observer: i64 = 0
    while observer < position.players:
        if observer != owner:
            at: i64 = KNOWN + 4 * observer + owner
            if copies(position.zones[at], card):
                position.zones[at] -= PROGRESS_ONE[card]
            elif group_of(position, observer, deck) & BIT[owner] and copies(position.zones[GROUPED + observer], card):
                position.zones[GROUPED + observer] -= PROGRESS_ONE[card]
                if not position.zones[GROUPED + observer] & DECK_BITS[deck]:
                    set_group(position, observer, deck, 0)
        observer += 1


def learn(position: Position, observer: i64, owner: i64, card: i64) -> None:
    """Record that an observer knows that an owner has received a card."""
    position.zones[KNOWN + 4 * observer + owner] += PROGRESS_ONE[card]


def learn_hand(position: Position, observer: i64, owner: i64) -> None:
    """Record that an observer sees all of an owner's hidden cards."""
    hand: i64 = position.zones[PROGRESS_HELD + owner]
    deck: i64 = 0
    while deck < 3:
        places: i64 = group_of(position, observer, deck)
        if places & BIT[owner]:
            _resolve(position, observer, owner, deck, places, hand)
        deck += 1
    position.zones[KNOWN + 4 * observer + owner] = hand


def _resolve(position: Position, observer: i64, owner: i64, deck: i64, places: i64, hand: i64) -> None:
    """Take grouped cards that are seen here out of the group; the others are in the other places."""
    rest: i64 = position.zones[GROUPED + observer] & DECK_BITS[deck]
    seen: i64 = (hand & DECK_BITS[deck]) - (position.zones[KNOWN + 4 * observer + owner] & DECK_BITS[deck])
    card: i64 = 0
    while card < PROGRESS_COUNT:
        if DECK_OF[card] == deck:
            here: i64 = copies(seen, card)
            if here > copies(rest, card):
                here = copies(rest, card)
            rest -= here * PROGRESS_ONE[card]
        card += 1
    position.zones[GROUPED + observer] = (position.zones[GROUPED + observer] & ~DECK_BITS[deck]) | rest
    places &= ~BIT[owner]
    if rest and places & (places - 1) == 0:
        place: i64 = 0
        while not places & BIT[place]:
            place += 1
        if place != UNDER_DECK:
            position.zones[KNOWN + 4 * observer + place] += rest
            position.zones[GROUPED + observer] -= rest
            rest = 0
            places = 0
    set_group(position, observer, deck, places if rest else 0)


def came_up(position: Position, seat: i64, card: i64, known_to: i64) -> None:
    """A card put under its deck is drawn into a hand; ``known_to`` is the seat that put it there unseen."""
    deck: i64 = DECK_OF[card]
    observer: i64 = 0
    while observer < position.players:
        places: i64 = group_of(position, observer, deck)
        if places & BIT[UNDER_DECK] and observer != known_to:
            if observer != seat:
                set_group(position, observer, deck, places | BIT[seat])
            elif copies(position.zones[GROUPED + observer], card):
                position.zones[GROUPED + observer] -= PROGRESS_ONE[card]
                if not position.zones[GROUPED + observer] & DECK_BITS[deck]:
                    set_group(position, observer, deck, 0)
        observer += 1


def moved_unseen(position: Position, owner: i64, place: i64, card: i64, seeing: i64) -> None:
    """A card moves from an owner's hand to a seat or under its deck; only ``seeing`` seats know which.

    Call this before it leaves.
    """
    deck: i64 = DECK_OF[card]
    observer: i64 = 0
    while observer < position.players:
        if observer != owner:
            if seeing & BIT[observer]:
                _seen_leaving(position, observer, owner, place, card)
            else:
                _unseen_leaving(position, observer, owner, place, deck)
        observer += 1


def _seen_leaving(position: Position, observer: i64, owner: i64, place: i64, card: i64) -> None:
    at: i64 = KNOWN + 4 * observer + owner
    if copies(position.zones[at], card):
        position.zones[at] -= PROGRESS_ONE[card]
    elif copies(position.zones[GROUPED + observer], card):
        position.zones[GROUPED + observer] -= PROGRESS_ONE[card]
        if not position.zones[GROUPED + observer] & DECK_BITS[DECK_OF[card]]:
            set_group(position, observer, DECK_OF[card], 0)
    if place != UNDER_DECK and place != observer:
        learn(position, observer, place, card)


def _unseen_leaving(position: Position, observer: i64, owner: i64, place: i64, deck: i64) -> None:
    at: i64 = KNOWN + 4 * observer + owner
    known: i64 = position.zones[at] & DECK_BITS[deck]
    places: i64 = group_of(position, observer, deck)
    if not known and not places & BIT[owner]:
        return
    held: i64 = position.zones[PROGRESS_HELD + owner] & DECK_BITS[deck]
    card: i64 = _only_kind(known)
    if progress_total(known) == progress_total(held) and card >= 0:
        position.zones[at] -= PROGRESS_ONE[card]  # all are known and alike, so it is clear which one left
        if place != UNDER_DECK and place != observer:
            learn(position, observer, place, card)
        return
    position.zones[at] -= known
    if place < UNDER_DECK and place != observer:
        other: i64 = position.zones[KNOWN + 4 * observer + place] & DECK_BITS[deck]
        position.zones[KNOWN + 4 * observer + place] -= other
        known += other
    position.zones[GROUPED + observer] += known
    set_group(position, observer, deck, places | BIT[owner] | BIT[place])


def _only_kind(cards: i64) -> i64:
    """The card that all of these are copies of, or -1."""
    only: i64 = -1
    card: i64 = 0
    while card < PROGRESS_COUNT:
        if copies(cards, card):
            if only >= 0:
                return -1
            only = card
        card += 1
    return only
