"""The grid under all maps: numbered hexes, crossings and edges, and what touches what.

All maps share one numbering, so that a move means the same place everywhere. Crossings and edges are numbered in
reading order, from the north-west to the south-east.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.games.catan.maps import LAYOUTS, Layout
from ecumene.games.catan.material import GENERIC, HARBOUR_KINDS, HARBOURS, NOWHERE, SEA, TERRAINS

NONE: Final = -1
Place = tuple[int, int]
Corner = tuple[str, int, int]

SIDES: Final = ("ne", "e", "se", "sw", "w", "nw")  # side n lies between the corners n and n + 1


def _place(text: str) -> Place:
    q, r = text.split(" ")[0].split(",")
    return int(q), int(r)


def _places(layout: Layout) -> list[Place]:
    texts = [*layout.land, *(text for _, island in layout.islands for text in island), *layout.sea.split()]
    return [_place(text) for text in texts]


def _corners(place: Place) -> list[Corner]:
    """The corners of a hex, clockwise from the north; each is named after the hex whose north or south corner it is."""
    q, r = place
    return [("n", q, r), ("s", q + 1, r - 1), ("n", q, r + 1), ("s", q, r), ("n", q - 1, r + 1), ("s", q, r - 1)]


def _height(corner: Corner) -> tuple[int, int]:
    """The position of a corner: rows from the north, columns from the west."""
    end, q, r = corner
    return 3 * r + (-2 if end == "n" else 2), 2 * q + r


PLACES: Final = sorted({place for layout in LAYOUTS for place in _places(layout)}, key=lambda place: place[::-1])
CORNERS: Final = sorted({corner for place in PLACES for corner in _corners(place)}, key=_height)
HEX_COUNT: Final = len(PLACES)
NODE_COUNT: Final = len(CORNERS)
_HEX: Final = {place: number for number, place in enumerate(PLACES)}
_NODE: Final = {corner: number for number, corner in enumerate(CORNERS)}


def _ends(place: Place, side: int) -> tuple[int, int]:
    corners = _corners(place)
    one, two = _NODE[corners[side]], _NODE[corners[(side + 1) % 6]]
    return min(one, two), max(one, two)


EDGES: Final = sorted({_ends(place, side) for place in PLACES for side in range(6)})
EDGE_COUNT: Final = len(EDGES)
_EDGE: Final = {ends: number for number, ends in enumerate(EDGES)}


def _padded(lists: list[list[int]], width: int) -> vec[i64]:
    flat = [number for numbers in lists for number in (numbers + [NONE] * width)[:width]]
    return vec[i64](flat)


_HEX_NODES: Final = [[_NODE[corner] for corner in _corners(place)] for place in PLACES]
_HEX_EDGES: Final = [[_EDGE[_ends(place, side)] for side in range(6)] for place in PLACES]
_NODE_HEXES: Final = [[h for h in range(HEX_COUNT) if n in _HEX_NODES[h]] for n in range(NODE_COUNT)]
_NODE_EDGES: Final = [[e for e in range(EDGE_COUNT) if n in EDGES[e]] for n in range(NODE_COUNT)]
_EDGE_HEXES: Final = [[h for h in range(HEX_COUNT) if e in _HEX_EDGES[h]] for e in range(EDGE_COUNT)]

# Six for each hex, three for each crossing, two for each edge; NONE where the grid ends.
HEX_NODES: Final = _padded(_HEX_NODES, 6)
HEX_EDGES: Final = _padded(_HEX_EDGES, 6)
NODE_HEXES: Final = _padded(_NODE_HEXES, 3)
NODE_EDGES: Final = _padded(_NODE_EDGES, 3)
NODE_NEXT: Final = _padded([[sum(EDGES[e]) - n for e in _NODE_EDGES[n]] for n in range(NODE_COUNT)], 3)
EDGE_NODES: Final = vec[i64]([node for ends in EDGES for node in ends])
EDGE_HEXES: Final = _padded(_EDGE_HEXES, 2)


def far_end(edge: i64, node: i64) -> i64:
    """The other crossing of an edge."""
    return EDGE_NODES[2 * edge] + EDGE_NODES[2 * edge + 1] - node


def hex_at(text: str) -> int:
    """The number of the hex at ``q,r``."""
    return _HEX[_place(text)]


def neighbours(number: int) -> list[int]:
    """The hexes that share a side with this one."""
    q, r = PLACES[number]
    around = [(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)]
    return [_HEX[place] for place in around if place in _HEX]


# Maps -----------------------------------------------------------------------------------------------------------------


class Chart:
    """One map on the grid: what is where before anything is shuffled."""

    def __init__(self, layout: Layout) -> None:
        terrain = [NOWHERE] * HEX_COUNT
        numbers = [0] * HEX_COUNT
        island_of = [0] * HEX_COUNT  # 0 is the main island, the small ones are numbered from 1
        points = [0]
        for text in layout.sea.split():
            terrain[hex_at(text)] = SEA
        groups = [layout.land, *(island for _, island in layout.islands)]
        points += [worth for worth, _ in layout.islands]
        for island, texts in enumerate(groups):
            for text in texts:
                place, name, number = text.split()
                terrain[hex_at(place)] = TERRAINS.index(name)
                numbers[hex_at(place)] = int(number)
                island_of[hex_at(place)] = island
        on_map = [h for h in range(HEX_COUNT) if terrain[h] != NOWHERE]
        land = [h for h in on_map if terrain[h] > SEA]
        self.name = layout.name
        self.terrain: vec[u8] = vec[u8]([u8(one) for one in terrain])
        self.numbers: vec[u8] = vec[u8]([u8(one) for one in numbers])
        self.island_of: vec[i64] = vec[i64](island_of)
        self.points: vec[i64] = vec[i64](points)
        self.hexes: vec[i64] = vec[i64](on_map)
        self.land: vec[i64] = vec[i64](land)
        self.nodes: vec[i64] = vec[i64](sorted({node for h in on_map for node in _HEX_NODES[h]}))
        self.land_nodes: vec[i64] = vec[i64](sorted({node for h in land for node in _HEX_NODES[h]}))
        self.edges: vec[i64] = vec[i64](sorted({edge for h in on_map for edge in _HEX_EDGES[h]}))
        self.on_land: vec[bool] = vec[bool]([any(h in land for h in _NODE_HEXES[n]) for n in range(NODE_COUNT)])
        self.founding: vec[bool] = vec[bool](
            [any(h in land and island_of[h] == 0 for h in _NODE_HEXES[n]) for n in range(NODE_COUNT)]
        )
        self.takes_road: vec[bool] = vec[bool]([any(h in land for h in _EDGE_HEXES[e]) for e in range(EDGE_COUNT)])
        self.takes_ship: vec[bool] = vec[bool](
            [any(h in on_map for h in _EDGE_HEXES[e]) and sum(h in land for h in _EDGE_HEXES[e]) < 2
             for e in range(EDGE_COUNT)]
        )  # fmt: skip
        self.sails = bool(layout.sea)
        self.robber: i64 = hex_at(layout.robber)
        self.pirate: i64 = hex_at(layout.pirate) if layout.pirate else NONE
        self.target: i64 = layout.target
        self.harbour_count: i64 = len(layout.harbours)
        spots = [text.split() for text in layout.harbours]
        ends = [_ends(_place(spot[0]), SIDES.index(spot[1])) for spot in spots]
        kinds = [HARBOUR_KINDS.index(spot[2]) for spot in spots] + [GENERIC] * (HARBOURS - len(spots))
        self.harbours: vec[u8] = vec[u8]([u8(kind) for kind in kinds])
        self.harbour_ends = ends
        spot_of = [NONE] * NODE_COUNT
        for spot, (one, two) in enumerate(ends):
            spot_of[one] = spot_of[two] = spot
        self.harbour_at: vec[i64] = vec[i64](spot_of)


CHARTS: Final = [Chart(layout) for layout in LAYOUTS]
BEGINNER_MAP: Final = 0
FIRST_KNIGHTS_MAP: Final = 1
OUTER_ISLES_MAP: Final = 2  # for three players; the map for four follows
CRESCENT_BAY_MAP: Final = 4

# The spiral of the island: the outer ring counter-clockwise from the north-west corner, the inner ring, the centre.
_SPIRAL_PATH: Final = (
    "0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1 2,-2 1,-2 0,-1 -1,0 -1,1 0,1 1,0 1,-1 0,0"
)  # fmt: skip


def spiral_from(corner: int) -> list[int]:
    """The island's hexes in the order in which numbers are laid, starting at one of its six corners (CB-SETUP-06)."""
    path = [hex_at(text) for text in _SPIRAL_PATH.split()]
    outer, inner = path[:12], path[12:18]
    return [*outer[2 * corner :], *outer[: 2 * corner], *inner[corner:], *inner[:corner], path[18]]


SPIRALS: Final = vec[i64]([number for corner in range(6) for number in spiral_from(corner)])
ISLAND: Final = CHARTS[BEGINNER_MAP].land
_ISLAND_LIST: Final = list(ISLAND)
# For each hex of the island, by its index in ISLAND: its neighbours on the island, as bits.
BESIDE: Final = vec[i64](
    [sum(2 ** _ISLAND_LIST.index(other) for other in neighbours(h) if other in _ISLAND_LIST) for h in _ISLAND_LIST]
)
