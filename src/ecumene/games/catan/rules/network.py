"""Roads and ships as a network: where a seat can build, how far a knight can move, how long a road is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ecumene.games.catan.cards import BIT, lowest
from ecumene.games.catan.island import EDGE_HEXES, EDGE_NODES, NODE_COUNT, NODE_EDGES, NODE_NEXT, NONE, far_end
from ecumene.games.catan.layout import NOBODY, POINTS, ROAD, ROAD_LENGTH, SHIP
from ecumene.games.catan.material import ROAD_MINIMUM
from ecumene.games.catan.position import Position

BY_ROAD: Final = 1
BY_SHIP: Final = 2
_WAY_BITS: Final = 2  # in a list of crossings to continue from: which of the two ways led there
ROAD_POINTS: Final = 2

# Where a seat can build -----------------------------------------------------------------------------------------------


def road_fits(position: Position, seat: i64, edge: i64) -> bool:
    """Whether a seat's building or road leads to an edge (CB-BUILD-01, CB-BUILD-02, CK-KNIGHT-05, CK-SEA-22)."""
    return _leads_to(position, seat, edge, ROAD + seat, NONE)


def ship_fits(position: Position, seat: i64, edge: i64, moving: i64 = NONE) -> bool:
    """Whether a seat's building or ship, other than the one being moved, leads to an edge (CK-SEA-21, CK-SEA-25)."""
    return _leads_to(position, seat, edge, SHIP + seat, moving)


def _leads_to(position: Position, seat: i64, edge: i64, piece: i64, moving: i64) -> bool:
    end: i64 = 0
    while end < 2:
        node: i64 = EDGE_NODES[2 * edge + end]
        if position.building_of(node, seat):
            return True
        if not position.foreign(node, seat):
            side: i64 = 3 * node
            while side < 3 * node + 3:
                other: i64 = NODE_EDGES[side]
                if other != NONE and other != edge and other != moving and position.on_edge(other) == piece:
                    return True
                side += 1
        end += 1
    return False


def touched(position: Position, seat: i64, node: i64) -> bool:
    """Whether a road or ship of that seat touches a crossing."""
    side: i64 = 3 * node
    while side < 3 * node + 3:
        edge: i64 = NODE_EDGES[side]
        if edge != NONE:
            piece: i64 = position.on_edge(edge)
            if piece == ROAD + seat or piece == SHIP + seat:
                return True
        side += 1
    return False


def near_building(position: Position, node: i64) -> bool:
    """Whether a settlement or city stands on a neighbouring crossing (CB-BUILD-04)."""
    side: i64 = 3 * node
    while side < 3 * node + 3:
        other: i64 = NODE_NEXT[side]
        if other != NONE and position.has_building(other):
            return True
        side += 1
    return False


def at_pirate(position: Position, edge: i64) -> bool:
    """Whether an edge belongs to the pirate's hex (CK-SEA-28)."""
    return position.pirate != NONE and (
        EDGE_HEXES[2 * edge] == position.pirate or EDGE_HEXES[2 * edge + 1] == position.pirate
    )


def loose_end(position: Position, seat: i64, edge: i64, also_roads: bool) -> bool:
    """Whether one end of a road or ship has neither a piece of its owner nor another one that continues from it.

    For the Diplomat, an end is held by its owner's buildings, knights, roads and ships (CK-CARD-37), not by other
    players' pieces (CK-CARD-39). If a ship is to be moved, roads do not hold it either (CK-SEA-26).
    """
    end: i64 = 0
    while end < 2:
        node: i64 = EDGE_NODES[2 * edge + end]
        held = position.kind_at(node) != 0 and position.owner_at(node) == seat
        side: i64 = 3 * node
        while side < 3 * node + 3:
            other: i64 = NODE_EDGES[side]
            if other != NONE and other != edge:
                piece: i64 = position.on_edge(other)
                if piece == SHIP + seat or (also_roads and piece == ROAD + seat):
                    held = True
            side += 1
        if not held:
            return True
        end += 1
    return False


# How far a knight can move --------------------------------------------------------------------------------------------


def reach(position: Position, seat: i64, start: i64) -> vec[i64]:
    """The crossings connected to a start by a seat's roads and ships, in the order in which they are found.

    Other players' pieces end the way (CK-KNIGHT-19, CK-KNIGHT-20): they are reached but not passed. Changing between
    roads and ships is possible only at the seat's own buildings (CK-SEA-34).
    """
    seen = vec[u8]([u8(0)] * NODE_COUNT)
    found = vec[i64](capacity=14)
    ways = vec[i64]([(start << _WAY_BITS) | BY_ROAD | BY_SHIP])
    seen[start] = u8(BY_ROAD + BY_SHIP)
    next_way: i64 = 0
    while next_way < i64(len(ways)):
        node: i64 = ways[next_way] >> _WAY_BITS
        by: i64 = ways[next_way] & (BY_ROAD | BY_SHIP)
        next_way += 1
        if position.building_of(node, seat):
            by = BY_ROAD + BY_SHIP
        side: i64 = 3 * node
        while side < 3 * node + 3:
            edge: i64 = NODE_EDGES[side]
            side += 1
            if edge == NONE:
                continue
            piece: i64 = position.on_edge(edge)
            way: i64 = 0
            if piece == ROAD + seat:
                way = BY_ROAD
            elif piece == SHIP + seat:
                way = BY_SHIP
            if not way & by:
                continue
            other: i64 = far_end(edge, node)
            if i64(seen[other]) & way:
                continue
            if i64(seen[other]) == 0:
                found = append(found, other)
            seen[other] = u8(i64(seen[other]) | way)
            if not position.foreign(other, seat):
                ways = append(ways, (other << _WAY_BITS) | way)
    return found


def joined_to_building(position: Position, seat: i64, node: i64, without: i64) -> bool:
    """Whether a seat's roads and ships, except one, connect a knight to its building; others' pieces do not matter."""
    seen = vec[u8]([u8(0)] * NODE_COUNT)
    ways = vec[i64]([node])
    seen[node] = u8(1)
    next_way: i64 = 0
    while next_way < i64(len(ways)):
        here: i64 = ways[next_way]
        next_way += 1
        if position.building_of(here, seat):
            return True
        side: i64 = 3 * here
        while side < 3 * here + 3:
            edge: i64 = NODE_EDGES[side]
            side += 1
            if edge == NONE or edge == without:
                continue
            piece: i64 = position.on_edge(edge)
            other: i64 = far_end(edge, here)
            if (piece == ROAD + seat or piece == SHIP + seat) and i64(seen[other]) == 0:
                seen[other] = u8(1)
                ways = append(ways, other)
    return False


def orphans_knight(position: Position, seat: i64, edge: i64) -> bool:
    """Whether removing this piece would cut off a knight from all buildings of its owner (CK-CARD-40, CK-SEA-05)."""
    for node in position.chart().nodes:
        if (
            position.has_knight(node)
            and position.owner_at(node) == seat
            and joined_to_building(position, seat, node, NONE)
            and not joined_to_building(position, seat, node, edge)
        ):
            return True
    return False


# How long a road is ---------------------------------------------------------------------------------------------------


class Trails:
    """One player's roads and ships as a graph of at most thirty edges: which may follow which at which end."""

    def __init__(self, position: Position, seat: i64) -> None:
        self.edges: vec[i64] = vec[i64](capacity=14)
        for edge in position.chart().edges:
            piece: i64 = position.on_edge(edge)
            if piece == ROAD + seat or piece == SHIP + seat:
                self.edges = append(self.edges, edge)
        self.count: i64 = i64(len(self.edges))
        self.following: vec[i64] = vec[i64]([0] * (2 * self.count))
        one: i64 = 0
        while one < self.count:
            end: i64 = 0
            while end < 2:
                self.following[2 * one + end] = self._after(position, seat, one, EDGE_NODES[2 * self.edges[one] + end])
                end += 1
            one += 1

    def _after(self, position: Position, seat: i64, one: i64, node: i64) -> i64:
        """The pieces with which a trail may continue across a crossing, one bit each (CB-ROAD-05, CK-SEA-33)."""
        if position.foreign(node, seat):
            return 0
        changes = position.building_of(node, seat)
        piece: i64 = position.on_edge(self.edges[one])
        mask: i64 = 0
        other: i64 = 0
        while other < self.count:
            edge: i64 = self.edges[other]
            if (
                other != one
                and (EDGE_NODES[2 * edge] == node or EDGE_NODES[2 * edge + 1] == node)
                and (changes or position.on_edge(edge) == piece)
            ):
                mask |= BIT[other]
            other += 1
        return mask

    def index(self, edge: i64) -> i64:
        """The index of an edge in this graph."""
        place: i64 = 0
        while self.edges[place] != edge:
            place += 1
        return place

    def onward(self, one: i64, end: i64, used: i64) -> i64:
        """The length of the longest continuation from an end of a piece over unused ones (CB-ROAD-02)."""
        best: i64 = 0
        left: i64 = self.following[2 * one + end] & ~used
        node: i64 = EDGE_NODES[2 * self.edges[one] + end]
        while left != 0:
            other: i64 = lowest(left)
            left &= left - 1
            exit_end: i64 = 1 if EDGE_NODES[2 * self.edges[other]] == node else 0
            length: i64 = 1 + self.onward(other, exit_end, used | BIT[other])
            if length > best:
                best = length
        return best

    def both_ways(self, one: i64, end: i64, used: i64, start: i64) -> i64:
        """The longest trail that continues here from the first end of a start and then from its other end."""
        best: i64 = self.onward(start, 1, used)
        left: i64 = self.following[2 * one + end] & ~used
        node: i64 = EDGE_NODES[2 * self.edges[one] + end]
        while left != 0:
            other: i64 = lowest(left)
            left &= left - 1
            exit_end: i64 = 1 if EDGE_NODES[2 * self.edges[other]] == node else 0
            length: i64 = 1 + self.both_ways(other, exit_end, used | BIT[other], start)
            if length > best:
                best = length
        return best


def longest_trail(position: Position, seat: i64) -> i64:
    """The length of a player's longest road (CB-ROAD-02)."""
    trails = Trails(position, seat)
    best: i64 = 0
    one: i64 = 0
    while one < trails.count and best < trails.count:
        end: i64 = 0
        while end < 2:
            length: i64 = 1 + trails.onward(one, end, BIT[one])
            if length > best:
                best = length
            end += 1
        one += 1
    return best


def longest_with(position: Position, seat: i64, edge: i64) -> i64:
    """The length of the longest trail through a given piece."""
    trails = Trails(position, seat)
    one: i64 = trails.index(edge)
    return 1 + trails.both_ways(one, 0, BIT[one], one)


def lengthened(position: Position, seat: i64, edge: i64) -> None:
    """Update the length after a road or ship was added: only its owner's road can have grown."""
    length: i64 = longest_with(position, seat, edge)
    if length > position.zones[ROAD_LENGTH + seat]:
        position.zones[ROAD_LENGTH + seat] = length
        award_road(position)


def remeasure(position: Position, seat: i64) -> None:
    """Measure one player's road again."""
    position.zones[ROAD_LENGTH + seat] = longest_trail(position, seat)


def remeasure_at(position: Position, node: i64) -> None:
    """Measure all roads that meet at a crossing where something was placed or removed (CB-ROAD-11)."""
    changed = False
    seat: i64 = 0
    while seat < position.players:
        pieces: i64 = 0
        side: i64 = 3 * node
        while side < 3 * node + 3:
            edge: i64 = NODE_EDGES[side]
            if edge != NONE:
                piece: i64 = position.on_edge(edge)
                if piece == ROAD + seat or piece == SHIP + seat:
                    pieces += 1
            side += 1
        if pieces >= 2:
            remeasure(position, seat)
            changed = True
        seat += 1
    if changed:
        award_road(position)


def award_road(position: Position) -> None:
    """Decide who holds Longest Road (CB-ROAD-12); its points move with the card (CB-ROAD-13)."""
    holder: i64 = position.road_holder
    longest: i64 = 0
    leader: i64 = NOBODY
    seat: i64 = 0
    while seat < position.players:
        length: i64 = position.zones[ROAD_LENGTH + seat]
        if length > longest:
            longest = length
            leader = seat
        elif length == longest:
            leader = NOBODY
        seat += 1
    if holder != NOBODY:
        own: i64 = position.zones[ROAD_LENGTH + holder]
        if own >= ROAD_MINIMUM and own == longest:
            return
    new: i64 = leader if longest >= ROAD_MINIMUM else NOBODY
    if new != holder:
        if holder != NOBODY:
            position.zones[POINTS + holder] -= ROAD_POINTS
        if new != NOBODY:
            position.zones[POINTS + new] += ROAD_POINTS
        position.road_holder = new
