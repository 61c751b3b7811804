"""The position: where the pieces are, who holds what, whose turn it is, and the stack of pending decisions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.hashing import START, mix
from ecumene.core.state import CHANCE, OVER, State
from ecumene.games.catan.cards import (
    ALL_DEVELOPMENT,
    ALL_PROGRESS,
    BASE_BANK,
    BIT,
    KNIGHTS_BANK,
    LANE,
    LANE_MASK,
    lane,
    total,
)
from ecumene.games.catan.island import CHARTS, EDGE_COUNT, NODE_COUNT, NONE, Chart
from ecumene.games.catan.layout import (
    ARMY_SHIFT,
    BASE_GAME,
    BASIC,
    CAP_BITS,
    CAP_MASK,
    DEVELOPED,
    EDGE_MASK,
    GOING_ON,
    HANDS,
    KIND_MASK,
    KIND_SHIFT,
    LEVEL_BITS,
    LEVEL_MASK,
    LEVELS,
    NOBODY,
    PIECES,
    POINTS,
    SEAT_MASK,
    SIDEWAYS,
    STATUS,
    WON,
    ZONE_COUNT,
)
from ecumene.games.catan.material import DEFENDER_CARDS

_FRAME_BITS: Final = 18
_KIND_BITS: Final = 6
_FRAME_KIND: Final = 63
_EXTRA_MASK: Final = 4095

DERIVED: Final = ("chart_now",)  # determined by the map's number
# What the seats believe, and counts of rolls and the latest offer, which no rule uses, do not affect what can follow.
NOT_IN_KEY: Final = ("worlds", "rolls", "high_rolls", "event_rolls", "last_gives", "last_wants", "actor")


class Position(State):
    """The complete state of a game of CATAN."""

    def __init__(
        self, players: i64, flags: i64, chart: i64, zones: vec[i64], nodes: vec[u8], edges: vec[u8],
        terrain: vec[u8], numbers: vec[u8], harbours: vec[u8], queue: vec[u8],
    ) -> None:  # fmt: skip
        self.players = players
        self.actor = CHANCE
        self.flags: i64 = flags
        self.map: i64 = chart
        self.chart_now: Chart = CHARTS[chart]
        self.zones: vec[i64] = zones
        self.nodes: vec[u8] = nodes
        self.edges: vec[u8] = edges
        self.terrain: vec[u8] = terrain
        self.tokens: vec[u8] = numbers
        self.harbours: vec[u8] = harbours
        self.queue: vec[u8] = queue  # progress cards put under each deck, in order; plus who knows them
        self.worlds: vec[i64] = vec[i64]()  # see hidden/hands.py; never changed in place
        self.bank: i64 = BASE_BANK if flags & BASE_GAME else KNIGHTS_BANK
        self.pool: i64 = ALL_PROGRESS  # progress cards that nobody has drawn yet
        self.deck: i64 = ALL_DEVELOPMENT if flags & BASE_GAME else 0
        self.laid: i64 = 0  # development cards played
        self.offers_allowed: i64 = 0
        self.counters_allowed: i64 = 0
        self.target: i64 = 0
        self.stack: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.robber: i64 = NONE
        self.pirate: i64 = NONE
        self.merchant: i64 = NONE
        self.merchant_of: i64 = NOBODY
        self.road_holder: i64 = NOBODY
        self.army_holder: i64 = NOBODY
        self.ship: i64 = 0  # steps that the barbarians have taken
        self.landings: i64 = 0
        self.defenders: i64 = DEFENDER_CARDS
        self.caps: i64 = 0  # four bits for each track: owner plus one, and SAFE once level 5 was reached
        self.dice: i64 = 0  # white, red and event of this turn, four bits each
        self.turn: i64 = 0  # what has happened this turn
        self.pending: i64 = 0  # seats that the current step still has to serve
        self.gold: i64 = 0  # picks owed, eight bits for each seat
        self.displaced: i64 = 0  # the knight that needs a new place
        self.groups: i64 = 0  # for each observer and deck, the places where its grouped cards may be
        self.asked: i64 = 0  # seats that the open offer is addressed to
        self.last_gives: i64 = 0  # the latest offer made this turn, for bots: no rule uses it
        self.last_wants: i64 = 0
        self.round: i64 = 0
        self.rolls: i64 = 0  # how often 2 to 7 came up, ten bits for each sum: only for display, no rule uses them
        self.high_rolls: i64 = 0  # the same for 8 to 12
        self.event_rolls: i64 = 0  # the same for the event die's faces
        self.ended: i64 = GOING_ON
        self.winner: i64 = NOBODY

    # The stack ------------------------------------------------------------------------------------------------------

    def top_kind(self) -> i64:
        """The kind of the top frame."""
        return self.stack & _FRAME_KIND

    def top_extra(self) -> i64:
        """The extra value of the top frame."""
        return (self.stack >> _KIND_BITS) & _EXTRA_MASK

    def beneath_kind(self) -> i64:
        """The kind of the frame below the top one."""
        return (self.stack >> _FRAME_BITS) & _FRAME_KIND

    def push(self, kind: i64, extra: i64 = 0) -> None:
        """Push a frame."""
        self.stack = (self.stack << _FRAME_BITS) | kind | (extra << _KIND_BITS)

    def pop(self) -> None:
        """Pop the top frame."""
        self.stack >>= _FRAME_BITS

    def replace(self, kind: i64, extra: i64 = 0) -> None:
        """Replace the top frame."""
        self.stack = ((self.stack >> _FRAME_BITS) << _FRAME_BITS) | kind | (extra << _KIND_BITS)

    # The table ------------------------------------------------------------------------------------------------------

    def chart(self) -> Chart:
        """The map."""
        return self.chart_now

    def base(self) -> bool:
        """Whether this is CATAN without Cities & Knights."""
        return self.flags & BASE_GAME != 0

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left, clockwise."""
        if seat + 1 == self.players:
            return 0
        return seat + 1

    def everyone(self) -> i64:
        """All seats, one bit each."""
        return BIT[self.players] - 1

    def next_of(self, seats: i64) -> i64:
        """The first of these seats in turn order from the active player, or -1."""
        step: i64 = 0
        seat: i64 = self.active
        while step < self.players:
            if seats & BIT[seat]:
                return seat
            seat = self.next_seat(seat)
            step += 1
        return NOBODY

    # Crossings and edges --------------------------------------------------------------------------------------------

    def kind_at(self, node: i64) -> i64:
        """What stands on a crossing; 0 for nothing."""
        return (i64(self.nodes[node]) >> KIND_SHIFT) & KIND_MASK

    def owner_at(self, node: i64) -> i64:
        """The owner of what stands there, if anything does."""
        return i64(self.nodes[node]) & SEAT_MASK

    def has_building(self, node: i64) -> bool:
        """Whether a settlement or a city stands there, including a sideways one."""
        kind: i64 = (i64(self.nodes[node]) >> KIND_SHIFT) & KIND_MASK
        return kind != 0 and kind <= SIDEWAYS

    def has_knight(self, node: i64) -> bool:
        """Whether a knight stands there."""
        return i64(self.nodes[node]) >> KIND_SHIFT & KIND_MASK >= BASIC

    def building_of(self, node: i64, seat: i64) -> bool:
        """Whether a settlement or city of that seat stands there."""
        return self.has_building(node) and self.owner_at(node) == seat

    def foreign(self, node: i64, seat: i64) -> bool:
        """Whether another player's building or knight stands there."""
        code: i64 = i64(self.nodes[node])
        return code >> KIND_SHIFT & KIND_MASK != 0 and code & SEAT_MASK != seat

    def put(self, node: i64, seat: i64, kind: i64, marks: i64 = 0) -> None:
        """Put a piece on a crossing."""
        self.nodes[node] = u8(seat | (kind << KIND_SHIFT) | marks)

    def clear(self, node: i64) -> None:
        """Remove what stands on a crossing."""
        self.nodes[node] = u8(0)

    def on_edge(self, edge: i64) -> i64:
        """The road or ship on an edge; 0 for none."""
        return i64(self.edges[edge]) & EDGE_MASK

    # Supplies -------------------------------------------------------------------------------------------------------

    def supply(self, seat: i64, piece: i64) -> i64:
        """How many pieces of a kind a seat has left."""
        return lane(self.zones[PIECES + seat], piece)

    def use_piece(self, seat: i64, piece: i64) -> None:
        """Take a piece from the supply."""
        self.zones[PIECES + seat] -= BIT[LANE * piece]

    def return_piece(self, seat: i64, piece: i64) -> None:
        """Return a piece to the supply."""
        self.zones[PIECES + seat] += BIT[LANE * piece]

    def hand_size(self, seat: i64) -> i64:
        """How many resources and commodities a seat holds."""
        return total(self.zones[HANDS + seat])

    def level(self, seat: i64, track: i64) -> i64:
        """A seat's level on a track."""
        return (self.zones[LEVELS + seat] >> (LEVEL_BITS * track)) & LEVEL_MASK

    def cap_owner(self, track: i64) -> i64:
        """The seat that holds a track's metropolis, or nobody."""
        return ((self.caps >> (CAP_BITS * track)) & CAP_MASK) - 1

    def played_knights(self, seat: i64) -> i64:
        """How many Knight cards a seat has played (base game)."""
        return (self.zones[STATUS + seat] >> ARMY_SHIFT) & LANE_MASK

    def hidden_points(self, seat: i64) -> i64:
        """How many victory point cards a seat has in hand (base game)."""
        return (self.zones[DEVELOPED + seat] >> LANE) & LANE_MASK

    def total_points(self, seat: i64) -> i64:
        """All points of a seat, including the hidden ones."""
        return self.zones[POINTS + seat] + self.hidden_points(seat)

    # Numbers --------------------------------------------------------------------------------------------------------

    def key(self) -> i64:
        """See :meth:`State.key`. The rest determines the actor, except that awaited seats may act in any order."""
        key: i64 = START
        for number in self.zones:
            key = mix(key, number)
        for code in self.nodes:
            key = mix(key, i64(code))
        for code in self.edges:
            key = mix(key, i64(code))
        for code in self.terrain:
            key = mix(key, i64(code))
        for code in self.tokens:
            key = mix(key, i64(code))
        for code in self.harbours:
            key = mix(key, i64(code))
        for code in self.queue:
            key = mix(key, i64(code))
        key = mix(key, self.bank)
        key = mix(key, self.pool)
        key = mix(key, self.deck)
        key = mix(key, self.laid)
        key = mix(key, self.stack)
        key = mix(key, self.flags | (self.map << 32) | (self.players << 40))
        key = mix(key, self.offers_allowed | (self.counters_allowed << 16) | (self.target << 32))
        key = mix(key, self.active | (self.first << 4) | ((self.robber + 1) << 8) | ((self.pirate + 1) << 16))
        key = mix(key, (self.merchant + 1) | ((self.merchant_of + 1) << 16) | ((self.road_holder + 1) << 20))
        key = mix(key, (self.army_holder + 1) | (self.ship << 8) | (self.landings << 16) | (self.defenders << 32))
        key = mix(key, self.caps | (self.dice << 16) | (self.pending << 32) | (self.asked << 40))
        key = mix(key, self.turn)
        key = mix(key, self.gold | (self.displaced << 40))
        key = mix(key, self.ended | ((self.winner + 1) << 8) | (self.round << 16))
        return mix(key, self.groups)

    def round_number(self) -> i64:
        """See :meth:`State.round_number`."""
        return self.round

    def finish(self, winner: i64) -> None:
        """End the game."""
        self.ended = WON
        self.winner = winner
        self.stack = 0
        self.actor = OVER


def no_zones() -> vec[i64]:
    """Zones in which nobody holds anything."""
    return vec[i64]([0] * ZONE_COUNT)


def bare(count: int) -> vec[u8]:
    """This many empty places."""
    return vec[u8]([u8(0)] * count)


def bare_nodes() -> vec[u8]:
    """Empty crossings."""
    return bare(NODE_COUNT)


def bare_edges() -> vec[u8]:
    """Empty edges."""
    return bare(EDGE_COUNT)
