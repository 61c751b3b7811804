"""The four wonder decks: face-down cards are decided only when turned up (ND-SETUP-18 to ND-SETUP-29)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import ND_SETUP_22
from ecumene.games.newdawn.frames import DRAWING_VICTORY, REVEALED_ALONE, REVEALED_DECK, REVEALING
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.material import DECKS, WONDER_COUNT
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules.reporting import report, wonder_token


def cards_of_era(position: Position, era: i64) -> i64:
    """How many wonder cards of an era each deck has (ND-SETUP-19 to ND-SETUP-21)."""
    if era == 0 and position.players < 4:
        return 1
    if era == 1 and position.players < 3:
        return 1
    return 2


def wonders_left(position: Position, deck: i64) -> i64:
    """How many cards of a deck are face down."""
    count: i64 = 0
    era: i64 = 0
    while era < 3:
        count += cards_of_era(position, era) - seen_of_era(position, deck, era)
        era += 1
    return count


def seen_of_era(position: Position, deck: i64, era: i64) -> i64:
    """How many cards of an era have been turned up in a deck."""
    seen: i64 = (position.seen >> (6 * deck + 2 * era)) & 3
    return (seen & 1) + (seen >> 1)


def next_era(position: Position, deck: i64) -> i64:
    """The era of a deck's next card, 3 if there is none (ND-SETUP-22)."""
    era: i64 = 0
    while era < 3 and seen_of_era(position, deck, era) == cards_of_era(position, era):
        era += 1
    return era


def why_not_revealed(position: Position, wonder: i64) -> Rule:
    """Whether a wonder may be turned up: an unseen one of the deck's next era."""
    if wonder >= WONDER_COUNT or wonder // 6 != position.field(REVEALED_DECK) or position.seen & BIT[wonder]:
        return ND_SETUP_22
    return ALLOWED if (wonder % 6) // 2 == next_era(position, position.field(REVEALED_DECK)) else ND_SETUP_22


def reveal(position: Position, wonder: i64, log: Log | None) -> None:
    """Turn up a wonder card."""
    deck: i64 = position.field(REVEALED_DECK)
    position.seen |= BIT[wonder]
    position.market = (position.market & ~(31 << (5 * deck))) | ((wonder + 1) << (5 * deck))
    if log is not None:
        report(log, "revealed", position.active, ND_SETUP_22, {"wonder": wonder_token(wonder)})
    if position.field(REVEALED_ALONE):
        position.pop()
    elif deck + 1 < DECKS:
        position.replace(REVEALING, deck + 1)
    else:
        position.replace(DRAWING_VICTORY)
