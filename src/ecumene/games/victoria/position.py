"""The position: where every card is, whose turn it is, and the stack of pending decisions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.hashing import START, mix
from ecumene.core.state import CHANCE, State
from ecumene.games.victoria.cards import Cards, has_domain, in_domain
from ecumene.games.victoria.frames import FIRST_PLAYER
from ecumene.games.victoria.material import (
    ALL_CARDS,
    CULTURE,
    DECK_SIZE,
    DOMAIN_COUNT,
    HAND,
    LEFT_AFTER_ERA_1,
    LEFT_AFTER_ERA_2,
    ONE,
)

# All zones are in one vector, with four entries (one for each seat) per zone: ``zones[HANDS + seat]``.
HANDS: Final = 0  # during the draft: the cards set aside
AREAS: Final = 4  # face-up cards
EMBARGOES: Final = 8  # face-down Economy cards: three bits for each domain and era
DEMOCRACIES: Final = 12  # face-down Utopia cards: five bits for each domain
PACKS: Final = 16  # draft packs
ZONE_COUNT: Final = 20

_FRAME_BITS: Final = 20
_COUNT_SHIFT: Final = 5
_EXTRA_SHIFT: Final = 12
_ONE_COUNT: Final = 32

# Options, one bit each; 0 is the default of each.
DRAFT: Final = 1
TEAMS: Final = 2
CONTINUOUS_LIMIT: Final = 4
EXACT_EXCLUSION: Final = 8
OTHERS_ONLY: Final = 16
FOLLOW_UP_REQUIRED: Final = 32
TEAM_SUM: Final = 64
HIDDEN_BACKS: Final = 128

# Effects used this turn: own persistent ones, the copied one, discard effects.
USED_OWN: Final = 0  # bit 2 x domain + level
USED_COPY: Final = 12
USED_DISCARD: Final = 24
ANY_COPY: Final = 0xFFF000

BIT: Final = vec[i64]([2**n for n in range(62)])

# How it ended
GOING_ON: Final = 0
INSTANT: Final = 1
DECK_OUT: Final = 2
STALLED: Final = 3

# The actor follows from other fields, except that awaited seats act in any order; no rule depends on the round.
NOT_IN_KEY: Final = ("actor", "round")

NO_COIN: Final = -1


def no_cards() -> vec[i64]:
    """Empty zones."""
    return vec[i64]([0] * ZONE_COUNT)


class Position(State):
    """The complete state of a game of Victoria."""

    def __init__(self, players: i64, flags: i64, stall_rounds: i64, zones: vec[i64]) -> None:
        self.players = players
        self.actor = CHANCE
        self.flags: i64 = flags
        self.stall_rounds: i64 = stall_rounds
        self.zones: vec[i64] = zones
        self.pool: i64 = ALL_CARDS  # cards not taken so far, including the removed ones (CV-CLR-49)
        self.deck: i64 = DECK_SIZE[players]
        self.discard: i64 = 0
        self.centre: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.stack: i64 = FIRST_PLAYER
        self.used: i64 = 0
        self.limit: i64 = HAND
        self.fresh: i64 = 0  # the embargo the active player placed on themselves this turn: its cell plus one
        self.coin_user: i64 = 0
        self.coin_on: i64 = NO_COIN  # copied seat x 6 + domain, or beside its user
        self.round: i64 = 0
        self.quiet_rounds: i64 = 0  # consecutive complete rounds in which no card left the deck (CV-END-16)
        self.round_deck: i64 = 0
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0

    # The stack ------------------------------------------------------------------------------------------------------

    def top_kind(self) -> i64:
        """The kind of the top frame."""
        return self.stack & 31

    def top_count(self) -> i64:
        """The count of the top frame: how many times it is still to be done."""
        return (self.stack >> _COUNT_SHIFT) & 127

    def top_extra(self) -> i64:
        """The extra value of the top frame."""
        return (self.stack >> _EXTRA_SHIFT) & 255

    def beneath_kind(self) -> i64:
        """The kind of the frame below the top."""
        return (self.stack >> _FRAME_BITS) & 31

    def push(self, kind: i64, count: i64, extra: i64) -> None:
        """Push a frame."""
        self.stack = (self.stack << _FRAME_BITS) | kind | (count << _COUNT_SHIFT) | (extra << _EXTRA_SHIFT)

    def pop(self) -> None:
        """Pop the top frame."""
        self.stack >>= _FRAME_BITS

    def count_down(self) -> None:
        """Count the top frame down by one."""
        self.stack -= _ONE_COUNT

    # Zones ----------------------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> Cards:
        """A seat's hand."""
        return self.zones[HANDS + seat]

    def area(self, seat: i64) -> Cards:
        """A seat's face-up cards."""
        return self.zones[AREAS + seat]

    def face_up(self, seat: i64, domain: i64) -> i64:
        """How many cards of a domain a seat has: only face-up ones are cards of a domain (CV-CLR-01)."""
        return in_domain(self.zones[AREAS + seat], domain)

    def democracies(self, seat: i64, domain: i64) -> i64:
        """How many face-down Utopia cards lie in that domain."""
        return (self.zones[DEMOCRACIES + seat] >> (5 * domain)) & 31

    def banned_domains(self, seat: i64) -> i64:
        """The domains whose cards the seat cannot play, one bit for each."""
        embargoes: i64 = self.zones[EMBARGOES + seat]
        banned: i64 = 0
        domain: i64 = 0
        while embargoes != 0:
            if embargoes & 0x1FF:
                banned |= BIT[domain]
            embargoes >>= 9
            domain += 1
        if self.fresh != 0 and seat == self.active:
            banned |= BIT[(self.fresh - 1) // 3]
        return banned

    def top_era(self) -> i64:
        """The era of the next deck card, which follows from the number of cards taken (CV-CLR-50)."""
        if self.deck > LEFT_AFTER_ERA_1[self.players]:
            return 0
        if self.deck > LEFT_AFTER_ERA_2[self.players]:
            return 1
        return 2

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left: clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def team_of(self, seat: i64) -> i64:
        """The seat's team: partners sit opposite each other (CV-TEAM-02); the seat itself without teams."""
        if self.flags & TEAMS:
            return seat % 2
        return seat

    def leads_culture(self, seat: i64) -> bool:
        """Whether the seat has strictly more Culture than each other player (CV-CUL-02)."""
        own: i64 = self.face_up(seat, CULTURE)
        other: i64 = 0
        while other < self.players:
            if other != seat and self.face_up(other, CULTURE) >= own:
                return False
            other += 1
        return True

    def embargo_cell(self, domain: i64, era: i64) -> i64:
        """The cell that counts embargoes on a domain by cards of an era."""
        return domain * 3 + era

    def domains_shown(self, seat: i64) -> i64:
        """How many domains the seat has face-up cards in."""
        area: i64 = self.zones[AREAS + seat]
        shown: i64 = 0
        domain: i64 = 0
        while domain < DOMAIN_COUNT:
            if has_domain(area, domain):
                shown += 1
            domain += 1
        return shown

    # Numbers --------------------------------------------------------------------------------------------------------

    def key(self) -> i64:
        """See :meth:`State.key`. The actor follows from the rest, except that awaited seats may act in any order."""
        key: i64 = START
        for number in self.zones:
            key = mix(key, number)
        key = mix(key, self.pool)
        key = mix(key, self.discard)
        key = mix(key, self.centre)
        key = mix(key, self.stack)
        key = mix(key, self.used | (self.limit << 32) | (self.fresh << 40) | (self.quiet_rounds << 48))
        key = mix(key, self.deck | (self.round_deck << 8) | (self.first << 16) | (self.active << 20))
        key = mix(key, self.coin_user | ((self.coin_on + 1) << 4) | (self.ended << 12) | (self.winners << 16))
        return mix(key, self.players | (self.flags << 4) | (self.stall_rounds << 16))

    def round_number(self) -> i64:
        """See :meth:`State.round_number`."""
        return self.round

    # Moving cards ---------------------------------------------------------------------------------------------------

    def discard_from_area(self, seat: i64, kind: i64) -> None:
        """Discard a face-up card."""
        self.zones[AREAS + seat] -= ONE[kind]
        self.discard += ONE[kind]
