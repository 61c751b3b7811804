"""One player's city: what was built there, and totals derived from it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ecumene.games.duel.cards import (
    BIT,
    CHAIN,
    CHEAP,
    CHOOSES,
    COLOUR,
    LATE,
    POINTS,
    PRODUCES,
    WONDER_CHOOSES,
    WONDER_POINTS,
    Card,
    Wonder,
    lane,
    one,
)
from ecumene.games.duel.material import BROWN, BROWN_AND_GREY, COIN_TRIPLES, COINS_PER_POINT, GREY, MADE, RAW, WONDER

_WONDER_BITS: Final = 4
_UNDER_BITS: Final = 11  # a wonder and the card under it


@mypyc_attr(acyclic=True)
class City:
    """Coins, buildings, wonders and tokens of one player, and the totals that rules often need."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.early: i64 = 0  # buildings of Ages I and II
        self.late: i64 = 0  # buildings of Age III and guilds
        self.unbuilt: i64 = 0  # wonders
        self.built: i64 = 0
        self.retired: i64 = 0
        self.under: i64 = 0  # built wonders with the card under each, the latest in the lowest bits
        self.tokens: i64 = 0
        # Derived from the above
        self.counts: i64 = 0  # lanes: cards of each colour, then wonders built
        self.points: i64 = 0  # lanes: printed points of each colour, then of wonders
        self.produced: i64 = 0  # lanes by resource; all of it on brown and grey cards
        self.cheap: i64 = 0  # lanes of all ones for resources with a fixed price
        self.raw: i64 = 0  # choice producers of raw materials
        self.made: i64 = 0  # choice producers of manufactured goods
        self.chains: i64 = 0
        self.symbols: i64 = 0

    # Buildings and wonders ------------------------------------------------------------------------------------------

    def has(self, card: Card) -> bool:
        """Whether the city has this building."""
        if card < LATE:
            return self.early & BIT[card] != 0
        return self.late & BIT[card - LATE] != 0

    def place(self, card: Card) -> None:
        """Add a building. Its symbol is left to the science rules, since it may form a pair (DU-SCI-03)."""
        if card < LATE:
            self.early |= BIT[card]
        else:
            self.late |= BIT[card - LATE]
        colour: i64 = COLOUR[card]
        self.counts += one(colour)
        self.points += POINTS[card] << (8 * colour)
        self.produced += PRODUCES[card]
        self.cheap |= CHEAP[card]
        self.chains |= CHAIN[card]
        chooses: i64 = CHOOSES[card]
        if chooses == RAW:
            self.raw += 1
        elif chooses == MADE:
            self.made += 1

    def remove(self, card: Card) -> None:
        """Remove a brown or grey building and its production (DU-WEFF-23)."""
        if card < LATE:
            self.early &= ~BIT[card]
        else:
            self.late &= ~BIT[card - LATE]
        self.counts -= one(COLOUR[card])
        self.produced -= PRODUCES[card]

    def raise_wonder(self, wonder: Wonder, card: Card) -> None:
        """Build a wonder with a card tucked under it, which counts for nothing (DU-WON-03)."""
        self.unbuilt &= ~BIT[wonder]
        self.built |= BIT[wonder]
        self.under = (self.under << _UNDER_BITS) | (card << _WONDER_BITS) | wonder
        self.counts += one(WONDER)
        self.points += WONDER_POINTS[wonder] << (8 * WONDER)
        chooses: i64 = WONDER_CHOOSES[wonder]
        if chooses == RAW:
            self.raw += 1
        elif chooses == MADE:
            self.made += 1

    def card_under(self, wonder: Wonder) -> i64:
        """The card that was tucked under a built wonder."""
        under: i64 = self.under
        while under & 15 != wonder:
            under >>= _UNDER_BITS
        return (under >> _WONDER_BITS) & 127

    def count(self, counted: i64) -> i64:
        """How many cards of a colour, wonders, brown and grey cards together, or full sets of three coins there are."""
        if counted == BROWN_AND_GREY:
            return lane(self.counts, BROWN) + lane(self.counts, GREY)
        if counted == COIN_TRIPLES:
            return self.coins // COINS_PER_POINT
        return lane(self.counts, counted)
