"""The position: what is where, who holds what, whose turn it is, and the stack of pending decisions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.hashing import START, mix
from ecumene.core.state import CHANCE, OVER, State
from ecumene.games.newdawn.box import Box
from ecumene.games.newdawn.land import BIT, BIT_OF, HEX_COUNT, WORD_OF, Land, SpaceSet, lowest
from ecumene.games.newdawn.layout import (
    CARD_MASK,
    CARDS,
    CITY_SET,
    FRAME_COUNT,
    GOING_ON,
    LEADER,
    NOBODY,
    ORDER,
    OVER_WON,
    PIECE_SEAT,
    SET_COUNT,
    STATION_BITS,
    TOKEN_SET,
    TRADE_SHIFT,
    WONDERS,
    ZONE_COUNT,
)
from ecumene.games.newdawn.material import SLOTS

NO_ROWS: Final = vec[i64]()

# The map is derived from where the tiles were placed; the rest hold nothing between two decisions.
DERIVED: Final = ("land", "box", "changed", "listed", "legal")
OPEN_ENDED: Final = ("rows", "facts")
# Rows are derived from where the tiles were placed; the edition is the same in all positions of a game.
NOT_IN_KEY: Final = ("rows", "facts")


class Position(State):
    """The complete state of a game of A New Dawn."""

    def __init__(
        self, players: i64, flags: i64, land: Land, zones: vec[i64], sets: vec[i64], pieces: vec[u8],
        frames: vec[i64], rows: vec[i64], box: Box, facts: vec[u8],
    ) -> None:  # fmt: skip
        self.players = players
        self.actor = CHANCE
        self.flags: i64 = flags
        self.land: Land = land
        self.zones: vec[i64] = zones
        self.sets: vec[i64] = sets
        self.pieces: vec[u8] = pieces
        self.frames: vec[i64] = frames
        self.rows: vec[i64] = rows  # while the map is being built: what is laid, and the core; see rules/mapping.py
        self.box: Box = box  # the edition's facts
        self.facts: vec[u8] = facts  # the edition's facts that differ, as text, so that bytes fully describe a position
        self.depth: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 0
        self.dial: i64 = 0  # the section of the event dial
        self.compass: i64 = 0  # the direction of number 1
        self.core_side: i64 = 0
        self.turn: i64 = 0  # what has happened this turn
        self.chosen: i64 = 0  # the station of the card chosen this turn
        self.station: i64 = 0  # of the card being resolved
        self.card: i64 = 0
        self.slot: i64 = 0  # the slot it counts as
        self.supply: i64 = 0  # of resources, four bits for each kind
        self.seen: i64 = 0  # wonder cards turned up so far
        self.market: i64 = 0  # five bits for each deck: the open card plus one
        self.victory: i64 = 0  # victory cards in play, one bit each
        self.pacts: i64 = 0  # three bits for each giver and card: the holder plus one
        self.store: i64 = 0  # trade tokens on Great Zimbabwe
        self.target: i64 = 0  # the attacked space
        self.foe: i64 = 0  # who the attack is aimed at: a seat, or BARBARIAN_FOE, or CITY_STATE_FOE
        self.attack: i64 = 0  # the attacker's combat value
        self.defence: i64 = 0
        self.caravan: i64 = 0  # the one that is moving
        self.here: i64 = 0  # where it is
        self.walked: i64 = 0
        self.stride: i64 = 0  # spaces that trade tokens add
        self.pool: i64 = 0  # spaces left from Colossus
        self.project: i64 = 0  # the wonder being built
        self.owed: i64 = 0  # production still missing
        self.sites: i64 = 0  # the space of a city just built, or of a beaten one, plus one
        self.holes: i64 = 0  # water tokens laid
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0
        self.must_place: i64 = 0  # 1 from when a control token is taken back until it is placed (ND-CLR-18)
        self.changed: bool = False  # whether agendas have to be checked; never set between two decisions
        self.listed: bool = False  # whether the legal moves were already found on the way here
        self.legal: vec[i64] = NO_ROWS

    # The stack ------------------------------------------------------------------------------------------------------

    def top(self) -> i64:
        """The kind of the top frame; 0 for none."""
        if self.depth == 0:
            return 0
        return self.frames[self.depth - 1] & 255

    def field(self, where: i64) -> i64:
        """One of the numbers of the top frame, by its offset; see frames.py."""
        return (self.frames[self.depth - 1] >> where) & 255

    def push(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Push a frame."""
        self.frames[self.depth] = kind | (first << 8) | (second << 16) | (third << 24) | (fourth << 32)
        self.depth += 1

    def pop(self) -> None:
        """Pop the top frame."""
        self.depth -= 1
        self.frames[self.depth] = 0

    def replace(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Replace the top frame."""
        self.frames[self.depth - 1] = kind | (first << 8) | (second << 16) | (third << 24) | (fourth << 32)

    # Seats ----------------------------------------------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left: clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def led_by(self, seat: i64, leader: i64) -> bool:
        """Whether a seat has this leader."""
        return self.zones[LEADER + seat] == leader + 1

    def controls(self, seat: i64, wonder: i64) -> bool:
        """Whether a seat controls a wonder."""
        return self.zones[WONDERS + seat] & BIT[wonder] != 0

    # The focus row --------------------------------------------------------------------------------------------------

    def card_on(self, seat: i64, station: i64) -> i64:
        """The focus card on a station."""
        return (self.zones[CARDS + seat] >> (STATION_BITS * station)) & CARD_MASK

    def type_on(self, seat: i64, station: i64) -> i64:
        """The type of the card on a station."""
        return ((self.zones[CARDS + seat] >> (STATION_BITS * station)) & CARD_MASK) >> 2

    def trade_on(self, seat: i64, station: i64) -> i64:
        """The trade tokens on a station."""
        return (self.zones[CARDS + seat] >> (STATION_BITS * station + TRADE_SHIFT)) & 3

    def station_at(self, seat: i64, slot: i64) -> i64:
        """The station in a slot, from 0."""
        return (self.zones[ORDER + seat] >> (3 * slot)) & 7

    def slot_of(self, seat: i64, station: i64) -> i64:
        """The slot of a station, from 1."""
        slot: i64 = 0
        while self.station_at(seat, slot) != station:
            slot += 1
        return slot + 1

    def station_of_card(self, seat: i64, card: i64) -> i64:
        """The station of a focus card in the row, or NOBODY."""
        station: i64 = 0
        while station < SLOTS:
            if self.card_on(seat, station) == card:
                return station
            station += 1
        return NOBODY

    # Sets of spaces -------------------------------------------------------------------------------------------------

    def within(self, group: i64, space: i64) -> bool:
        """Whether a space belongs to a set."""
        return self.sets[group + WORD_OF[space]] & BIT_OF[space] != 0

    def include(self, group: i64, space: i64) -> None:
        """Add a space to a set."""
        self.sets[group + WORD_OF[space]] |= BIT_OF[space]

    def exclude(self, group: i64, space: i64) -> None:
        """Remove a space from a set."""
        self.sets[group + WORD_OF[space]] &= ~BIT_OF[space]

    def clear(self, group: i64) -> None:
        """Empty a set."""
        self.sets[group] = 0
        self.sets[group + 1] = 0
        self.sets[group + 2] = 0

    def is_empty(self, group: i64) -> bool:
        """Whether a set is empty."""
        return self.sets[group] | self.sets[group + 1] | self.sets[group + 2] == 0

    def set_of(self, group: i64) -> SpaceSet:
        """All three words of a set."""
        return self.sets[group], self.sets[group + 1], self.sets[group + 2]

    def friendly(self, seat: i64, word: i64) -> i64:
        """One word of the spaces with a seat's cities and control tokens."""
        return self.sets[TOKEN_SET + 3 * seat + word] | self.sets[CITY_SET + 3 * seat + word]

    def spread(self, word0: i64, word1: i64, word2: i64) -> SpaceSet:
        """The spaces next to any space of a set."""
        near = self.land.near
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        at: i64
        while word0:
            at = 3 * lowest(word0)
            one |= near[at]
            two |= near[at + 1]
            three |= near[at + 2]
            word0 &= word0 - 1
        while word1:
            at = 3 * lowest(word1) + 180
            one |= near[at]
            two |= near[at + 1]
            three |= near[at + 2]
            word1 &= word1 - 1
        while word2:
            at = 3 * lowest(word2) + 360
            one |= near[at]
            two |= near[at + 1]
            three |= near[at + 2]
            word2 &= word2 - 1
        return one, two, three

    # Pieces ---------------------------------------------------------------------------------------------------------

    def owner_at(self, space: i64) -> i64:
        """Whose city or control token is on a space, or NOBODY."""
        return (i64(self.pieces[space]) & PIECE_SEAT) - 1

    def piece_at(self, space: i64) -> i64:
        """The piece on a space: TOKEN, STRONG, CITY or CAPITAL_CITY; 0 for none."""
        return i64(self.pieces[space]) & ~PIECE_SEAT

    # Numbers --------------------------------------------------------------------------------------------------------

    def key(self) -> i64:
        """See :meth:`State.key`. The sets are derived from the rest, except for what happened this turn."""
        key: i64 = mix(START, self.flags | (self.players << 16) | ((self.actor + 2) << 24) | (self.depth << 32))
        for number in self.zones:
            key = mix(key, number)
        for word in self.sets:
            key = mix(key, word)
        for piece in self.pieces:
            if piece:
                key = mix(key, i64(piece))
        for frame in self.frames:
            if frame:
                key = mix(key, frame)
        key = mix(key, self.active | (self.first << 4) | (self.dial << 8) | (self.compass << 12) | (self.round << 16))
        key = mix(key, self.turn | (self.chosen << 16) | (self.station << 20) | (self.card << 24) | (self.slot << 32))
        key = mix(key, self.supply | (self.seen << 16) | (self.market << 40))
        key = mix(key, self.pacts)
        key = mix(
            key, self.victory | (self.store << 8) | (self.target << 16) | (self.foe << 24) | (self.core_side << 32)
        )
        key = mix(key, self.attack | (self.defence << 16) | (self.caravan << 32) | (self.here << 40))
        key = mix(key, self.walked | (self.stride << 8) | (self.pool << 16) | (self.project << 24) | (self.owed << 32))
        return mix(
            key, self.sites | (self.holes << 16) | (self.ended << 24) | (self.winners << 32) | (self.must_place << 40)
        )

    def round_number(self) -> i64:
        """See :meth:`State.round_number`."""
        return self.round

    def finish(self, winners: i64) -> None:
        """End the game."""
        self.ended = OVER_WON
        self.winners = winners
        while self.depth:
            self.pop()
        self.actor = OVER


def no_zones() -> vec[i64]:
    """Zones with nothing in them."""
    return vec[i64]([0] * ZONE_COUNT)


def no_sets() -> vec[i64]:
    """Sets without spaces."""
    return vec[i64]([0] * SET_COUNT)


def no_pieces() -> vec[u8]:
    """A map without pieces."""
    return vec[u8]([u8(0)] * HEX_COUNT)


def no_frames() -> vec[i64]:
    """An empty stack."""
    return vec[i64]([0] * FRAME_COUNT)
