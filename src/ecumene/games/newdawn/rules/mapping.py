"""Building the map: where a tile may be laid (ND-MAP-15 to ND-MAP-34).

While a map is being built, each row of the grid is one word with a bit for every laid space. All tiles have the same
outline, so the possible placements depend only on the side and the turn: twelve shapes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn.land import (
    BIT,
    COLUMNS,
    GAPS,
    OFFSET_Q,
    OFFSET_R,
    OUTLINES,
    PLACE_SHAPES,
    ROWS,
    count_bits,
    lowest,
)
from ecumene.games.newdawn.layout import GAP, PLACE
from ecumene.games.newdawn.material import WATER_TOKENS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.tiles import DIRECTIONS, SPACES, TILE_COUNT

# What a placement must touch, from strictest to least strict (ND-MAP-18, ND-MAP-19, ND-MAP-25, ND-MAP-28)
TOUCH_CORE: Final = 0
TOUCH_NEIGHBOUR: Final = 1
TOUCH_ANYTHING: Final = 2
BEYOND_WATER: Final = 3

FIRST_ROW: Final = 4
LAST_ROW: Final = 31
ANCHORS: Final = 0xFFFFFFFFFF0  # columns 4 to 43
FULL_ROW: Final = 0xFFFFFFFFFFFF


def _ring(outline: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The cells around a tile."""
    around = {(q + dq, r + dr) for q, r in outline for dq, dr in DIRECTIONS}
    return sorted(around - set(outline))


_RINGS: Final = [_ring(outline) for outline in OUTLINES]
RING_SIZE: Final = 15
RING_Q: Final = vec[i64]([q for ring in _RINGS for q, _ in ring])
RING_R: Final = vec[i64]([r for ring in _RINGS for _, r in ring])
# For each cell of a ring, the cells of the ring next to it, one bit each.
RING_NEXT: Final = vec[i64](
    [
        sum(2**number for number, (q, r) in enumerate(ring) if (q - one, r - two) in DIRECTIONS)
        for ring in _RINGS
        for one, two in ring
    ]
)


def bare_rows() -> vec[i64]:
    """The rows of an empty table: those of all laid spaces, then those of the core."""
    return vec[i64]([0] * (2 * ROWS))


def shifted(word: i64, by: i64) -> i64:
    """A row shifted this many columns to the left, or to the right if negative."""
    if by >= 0:
        return word >> by
    return word << -by


def halo(rows: vec[i64], start: i64) -> vec[i64]:
    """The rows of all cells next to the cells of some rows."""
    found = vec[i64]([0] * ROWS)
    row: i64 = 1
    while row < ROWS - 1:
        word: i64 = rows[start + row]
        above: i64 = rows[start + row - 1]
        below: i64 = rows[start + row + 1]
        found[row] = (word << 1) | (word >> 1) | above | (above >> 1) | below | (below << 1)
        row += 1
    return found


def touching_rows(position: Position, tier: i64) -> vec[i64]:
    """The rows of the cells that a new tile must cover at least one of."""
    if tier == TOUCH_CORE:
        return halo(position.rows, ROWS)
    if tier != TOUCH_NEIGHBOUR:
        return vec[i64]([FULL_ROW] * ROWS)
    core = halo(position.rows, ROWS)
    touched = vec[i64]([0] * ROWS)
    tile: i64 = 0
    while tile < TILE_COUNT:
        if position.zones[PLACE + tile] and _covers_any(position, tile, core):
            _cover(touched, 0, position.zones[PLACE + tile] - 1)
        tile += 1
    return halo(touched, 0)


def _covers_any(position: Position, tile: i64, rows: vec[i64]) -> bool:
    place: i64 = position.zones[PLACE + tile] - 1
    shape: i64 = place % PLACE_SHAPES
    cell: i64 = place // PLACE_SHAPES
    part: i64 = 0
    while part < SPACES:
        at: i64 = shape * SPACES + part
        if rows[cell // COLUMNS + OFFSET_R[at]] & BIT[cell % COLUMNS + OFFSET_Q[at]]:
            return True
        part += 1
    return False


def _cover(rows: vec[i64], start: i64, place: i64) -> None:
    """Mark the spaces of a laid tile."""
    shape: i64 = place % PLACE_SHAPES
    cell: i64 = place // PLACE_SHAPES
    part: i64 = 0
    while part < SPACES:
        at: i64 = shape * SPACES + part
        rows[start + cell // COLUMNS + OFFSET_R[at]] |= BIT[cell % COLUMNS + OFFSET_Q[at]]
        part += 1


def anchors_in_row(rows: vec[i64], wanted: vec[i64], shape: i64, row: i64) -> i64:
    """The columns of a row where a tile of this shape overlaps nothing, touches four spaces and what it must."""
    blocked: i64 = 0
    touches: i64 = 0
    part: i64 = shape * SPACES
    last: i64 = part + SPACES
    while part < last:
        there: i64 = row + OFFSET_R[part]
        blocked |= shifted(rows[there], OFFSET_Q[part])
        touches |= shifted(wanted[there], OFFSET_Q[part])
        part += 1
    touches &= ~blocked & ANCHORS
    if not touches:
        return 0
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    part = shape * RING_SIZE
    last = part + RING_SIZE
    while part < last:
        word: i64 = shifted(rows[row + RING_R[part]], RING_Q[part])
        carry: i64 = ones & word
        ones ^= word
        word = twos & carry
        twos ^= carry
        fours |= word
        part += 1
    return touches & fours


def gaps_made(rows: vec[i64], place: i64) -> vec[i64]:
    """The rows of the vacant cells that laying a tile would enclose (ND-MAP-27)."""
    laid = rows[:ROWS]
    _cover(laid, 0, place)
    outside = vec[i64]([0] * ROWS)
    outside[0] = FULL_ROW & ~laid[0]
    outside[ROWS - 1] = FULL_ROW & ~laid[ROWS - 1]
    changed = True
    while changed:
        changed = False
        row: i64 = 1
        while row < ROWS - 1:
            open_cells: i64 = FULL_ROW & ~laid[row]
            before: i64 = outside[row]
            above: i64 = outside[row - 1]
            below: i64 = outside[row + 1]
            word: i64 = (before | above | (above >> 1) | below | (below << 1)) & open_cells
            wider: i64 = (word | (word << 1) | (word >> 1)) & open_cells
            while wider != word:
                word = wider
                wider = (word | (word << 1) | (word >> 1)) & open_cells
            if word != before:
                outside[row] = word
                changed = True
            row += 1
    row = 0
    while row < ROWS:
        outside[row] = FULL_ROW & ~laid[row] & ~outside[row]
        row += 1
    return outside


def encloses(rows: vec[i64], shape: i64, row: i64, column: i64) -> bool:
    """Whether a tile laid there may cut off vacant cells, because those around it are not all connected."""
    vacant: i64 = 0
    part: i64 = 0
    while part < RING_SIZE:
        at: i64 = shape * RING_SIZE + part
        if not rows[row + RING_R[at]] & BIT[column + RING_Q[at]]:
            vacant |= BIT[part]
        part += 1
    if not vacant:
        return False
    group: i64 = vacant & -vacant
    grown = True
    while grown:
        grown = False
        rest: i64 = vacant & ~group
        while rest:
            part = lowest(rest)
            rest &= rest - 1
            if RING_NEXT[shape * RING_SIZE + part] & group:
                group |= BIT[part]
                grown = True
    return group != vacant


def gap_count(gaps: vec[i64]) -> i64:
    """How many cells are set in some rows."""
    count: i64 = 0
    for word in gaps:
        if word:
            count += count_bits(word)
    return count


def enough_water(position: Position, tier: i64, shape: i64, row: i64, column: i64) -> bool:
    """Whether there are enough water tokens for all the cells that a placement encloses (ND-MAP-28)."""
    if not encloses(position.rows, shape, row, column):
        return True
    needed: i64 = gap_count(gaps_made(position.rows, (row * COLUMNS + column) * PLACE_SHAPES + shape))
    most: i64 = WATER_TOKENS
    if tier == BEYOND_WATER:
        most = GAPS
    return position.holes + needed <= most


def columns_for(position: Position, tier: i64, wanted: vec[i64], shape: i64, row: i64) -> i64:
    """The columns of a row where a tile of this shape may be laid."""
    found: i64 = anchors_in_row(position.rows, wanted, shape, row)
    rest: i64 = found
    while rest:
        column: i64 = lowest(rest)
        rest &= rest - 1
        if not enough_water(position, tier, shape, row, column):
            found &= ~BIT[column]
    return found


def can_lay(position: Position, tier: i64, wanted: vec[i64], shape: i64) -> bool:
    """Whether a tile of this shape can be laid anywhere."""
    row: i64 = FIRST_ROW
    while row <= LAST_ROW:
        rest: i64 = anchors_in_row(position.rows, wanted, shape, row)
        while rest:
            if enough_water(position, tier, shape, row, lowest(rest)):
                return True
            rest &= rest - 1
        row += 1
    return False


def tier_now(position: Position) -> i64:
    """What the next tile must touch: the strictest requirement that any of its sides and turns can meet."""
    tier: i64 = TOUCH_CORE
    while tier < BEYOND_WATER:
        wanted = touching_rows(position, tier)
        shape: i64 = 0
        while shape < PLACE_SHAPES:
            if can_lay(position, tier, wanted, shape):
                return tier
            shape += 1
        tier += 1
    return BEYOND_WATER


def lay(position: Position, tile: i64, shape: i64, cell: i64, core: bool) -> None:
    """Lay a tile, and fill any gaps it closes with water at once (ND-MAP-21, ND-MAP-27)."""
    place: i64 = cell * PLACE_SHAPES + shape
    closes = not core and encloses(position.rows, shape, cell // COLUMNS, cell % COLUMNS)
    gaps = gaps_made(position.rows, place)
    position.zones[PLACE + tile] = place + 1
    _cover(position.rows, 0, place)
    if core:
        _cover(position.rows, ROWS, place)
    if not closes:
        return
    row: i64 = 0
    while row < ROWS:
        rest: i64 = gaps[row]
        position.rows[row] |= rest
        while rest:
            position.zones[GAP + position.holes] = row * COLUMNS + lowest(rest) + 1
            position.holes += 1
            rest &= rest - 1
        row += 1
