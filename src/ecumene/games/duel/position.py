"""The position: where everything is, packed into integers, and the stack of pending decisions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.hashing import START, mix
from ecumene.core.state import CHANCE, OVER, State
from ecumene.games.duel.cards import ALL_EARLY, ALL_LATE, ALL_TOKENS, ALL_WONDERS, BIT, DECK_BITS, LATE, Card, lowest
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import DEALING, FIRST_PLAYER, TURN_OVER
from ecumene.games.duel.material import GUILD, START_COINS
from ecumene.games.duel.structure import SLOTS

AGAIN: Final = 2

_FRAME_BITS: Final = 10
_EXTRA_SHIFT: Final = 5

# Options, one bit each; 0 is the default of each.
TIE_STARTS: Final = 1
FIRST_GAME_SETS: Final = 2
P1_FIRST: Final = 4
P2_FIRST: Final = 8

# How it ended
GOING_ON: Final = 0
MILITARY: Final = 1
SCIENTIFIC: Final = 2
COUNTED_UP: Final = 3

# Derived from other fields, or irrelevant once decided.
NOT_IN_KEY: Final = ("players", "open", "playing")

NO_CARD: Final = -1
ALL_LOOT: Final = 15  # two bits for each seat's side: the nearer token, the farther one


def no_cards() -> vec[i64]:
    """An empty structure."""
    return vec[i64]([NO_CARD] * SLOTS)


class Position(State):
    """The complete state of a game of 7 Wonders Duel."""

    def __init__(self, flags: i64, lying: vec[i64], one: City, two: City) -> None:
        self.players = 2
        self.actor = CHANCE
        self.flags: i64 = flags
        self.lying: vec[i64] = lying  # the card at each place of the structure, if known
        self.one: City = one
        self.two: City = two
        self.stack: i64 = FIRST_PLAYER
        self.age: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.playing: i64 = NO_CARD  # the card of this turn while its choices are made
        self.present: i64 = 0  # places that still hold a card
        self.open: i64 = 0  # of these, the uncovered ones
        self.hidden: i64 = 0  # of these, the ones that lie face down
        self.guild_slots: i64 = 0  # places with a guild's back
        self.unseen_early: i64 = ALL_EARLY  # cards that have not come up yet (DU-SETUP-17)
        self.unseen_late: i64 = ALL_LATE
        self.discard_early: i64 = 0
        self.discard_late: i64 = 0
        self.undealt: i64 = ALL_WONDERS
        self.group: i64 = 0  # wonders to pick from
        self.board: i64 = 0  # progress tokens on the board
        self.box: i64 = ALL_TOKENS  # progress tokens put aside, including those drawn for a choice
        self.drawn: i64 = 0
        self.pawn: i64 = 0  # towards the second seat's capital
        self.loot: i64 = ALL_LOOT
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0

    # The stack ------------------------------------------------------------------------------------------------------

    def top_kind(self) -> i64:
        """The kind of the top frame."""
        return self.stack & 31

    def top_extra(self) -> i64:
        """The extra value of the top frame."""
        return (self.stack >> _EXTRA_SHIFT) & 31

    def push(self, kind: i64, extra: i64 = 0) -> None:
        """Push a frame."""
        self.stack = (self.stack << _FRAME_BITS) | kind | (extra << _EXTRA_SHIFT)

    def pop(self) -> None:
        """Pop the top frame."""
        self.stack >>= _FRAME_BITS

    def next_extra(self) -> i64:
        """The extra value of the end-of-turn frame, wherever it is on the stack."""
        stack: i64 = self.stack
        while stack & 31 != TURN_OVER:
            if stack == 0:
                return 0
            stack >>= _FRAME_BITS
        return (stack >> _EXTRA_SHIFT) & 31

    # Players --------------------------------------------------------------------------------------------------------

    def city(self, seat: i64) -> City:
        """A seat's city."""
        if seat == 0:
            return self.one
        return self.two

    def rival(self, seat: i64) -> City:
        """The other seat's city."""
        if seat == 0:
            return self.two
        return self.one

    def distance(self, seat: i64) -> i64:
        """How far the pawn is on the rival's side, seen from a seat; negative on its own side."""
        if seat == 0:
            return self.pawn
        return -self.pawn

    # Cards ----------------------------------------------------------------------------------------------------------

    def slot_of(self, card: Card) -> i64:
        """The uncovered place where a card lies, or -1."""
        left: i64 = self.open
        while left != 0:
            slot: i64 = lowest(left)
            if self.lying[slot] == card:
                return slot
            left &= left - 1
        return -1

    def slot_revealed(self) -> i64:
        """The place that chance deals to or turns up now."""
        if self.top_kind() == DEALING:
            return self.top_extra()
        return lowest(self.open & self.hidden)

    def candidates(self, slot: i64) -> i64:
        """The cards that may lie at a place: unseen ones with the same back, as bits of their word (DU-CLR-24)."""
        if self.age < 3:
            return self.unseen_early & DECK_BITS[self.age]
        if self.guild_slots & BIT[slot]:
            return self.unseen_late & DECK_BITS[GUILD]
        return self.unseen_late & DECK_BITS[3]

    def first_of_word(self) -> i64:
        """The card at bit 0 of the current age's word."""
        if self.age < 3:
            return 0
        return LATE

    def discard(self, card: Card) -> None:
        """Put a card on the discard pile."""
        if card < LATE:
            self.discard_early |= BIT[card]
        else:
            self.discard_late |= BIT[card - LATE]

    def discarded(self, card: Card) -> bool:
        """Whether a card is in the discard pile."""
        if card < LATE:
            return self.discard_early & BIT[card] != 0
        return self.discard_late & BIT[card - LATE] != 0

    def finish(self, how: i64, winners: i64) -> None:
        """End the game; nothing more is decided or turned up (DU-TURN-20)."""
        self.ended = how
        self.winners = winners
        self.stack = 0
        self.actor = OVER

    # Numbers --------------------------------------------------------------------------------------------------------

    def key(self) -> i64:
        """See :meth:`State.key`: leaves out derived fields and the cards under wonders."""
        key: i64 = START
        for card in self.lying:
            key = mix(key, card)
        for city in (self.one, self.two):
            key = mix(key, city.early)
            key = mix(key, city.late)
            key = mix(key, city.coins | (city.tokens << 12) | (city.unbuilt << 24) | (city.built << 36))
        key = mix(key, self.unseen_early)
        key = mix(key, self.unseen_late)
        key = mix(key, self.discard_early)
        key = mix(key, self.discard_late)
        key = mix(key, self.present | (self.hidden << 20) | (self.guild_slots << 40))
        key = mix(key, self.undealt | (self.group << 12) | (self.board << 24) | (self.box << 34) | (self.drawn << 44))
        key = mix(key, self.stack)
        key = mix(key, (self.pawn + 9) | (self.loot << 5) | (self.age << 9) | (self.active << 11) | (self.first << 12))
        return mix(key, self.flags | (self.ended << 4) | (self.winners << 8) | ((self.actor + 2) << 12))

    def round_number(self) -> i64:
        """See :meth:`State.round_number`: the age."""
        return self.age


def new_cities() -> tuple[City, City]:
    """Two empty cities with their starting coins (DU-SETUP-08)."""
    one = City()
    two = City()
    one.coins = START_COINS
    two.coins = START_COINS
    return one, two
