"""Where a bot lays the tiles of a built map: good land near its capital, poor land near the others' capitals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.notation import first_of, second_of, wide_of
from ecumene.core.state import Move
from ecumene.games.newdawn.box import PRINTED, STANDARD, Box
from ecumene.games.newdawn.frames import LAYING_AT, LAYING_TILE, SHAPE, SIDE, TIER, TILE
from ecumene.games.newdawn.land import (
    COLUMNS,
    DIFFICULTY,
    NONE,
    OFFSET_Q,
    OFFSET_R,
    PLACE_SHAPES,
    lowest,
)
from ecumene.games.newdawn.layout import CAPITAL, PLACE
from ecumene.games.newdawn.material import WATER
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import mapping
from ecumene.games.newdawn.tiles import SPACES, TILE_COUNT

REACH: Final = 7  # distance in spaces at which land no longer belongs to a capital
CROWDED: Final = 40.0  # the cost of a rival capital next door: about as much as a whole home is worth
NOWHERE: Final = -1000.0


def _worth(box: Box, index: i64) -> float:
    """What a printed space is worth to the player who lives near it."""
    if box.terrain[index] == WATER:
        return -0.3
    if box.natural[index] != NONE or box.city_state[index] != NONE:
        return 2.0
    worth = 1.2 - 0.2 * float(DIFFICULTY[box.terrain[index]])
    if box.resource[index] != NONE:
        worth += 1.5
    if box.letter[index] != NONE:
        worth -= 1.0
    return worth


class Worths:
    """What the printed spaces of a box are worth: 20 times the tile plus 10 times the side plus the place."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.of: vec[float] = vec[float]([_worth(box, index) for index in range(PRINTED)])


_STANDARD: Final = Worths(STANDARD)
_OTHERS: Final[dict[str, Worths]] = {}
_OTHERS_LIMIT: Final = 16


def worths(box: Box) -> Worths:
    """The values for a box; those of recently used editions are cached."""
    if box is STANDARD:
        return _STANDARD
    found = _OTHERS.get(box.text)
    if found is None:
        if len(_OTHERS) >= _OTHERS_LIMIT:
            _OTHERS.clear()
        found = Worths(box)
        _OTHERS[box.text] = found
    return found


def _near(cell: i64, row: i64, column: i64) -> float:
    """How much of a space belongs to a capital on a cell: 1 for the cell itself, 0 out of reach."""
    down: i64 = row - cell // COLUMNS
    right: i64 = column - cell % COLUMNS
    distance: i64 = down if down >= 0 else -down
    distance += right if right >= 0 else -right
    distance += down + right if down + right >= 0 else -down - right
    distance //= 2
    return 1.0 - float(distance) / float(REACH) if distance < REACH else 0.0


def capital_cell(position: Position, seat: i64) -> i64:
    """The cell of a seat's capital, the first space of its tile; -1 until it is laid."""
    place: i64 = position.zones[PLACE + (position.zones[CAPITAL + seat] - 1) // SPACES]
    return (place - 1) // PLACE_SHAPES if place else -1


def _land_for(position: Position, tile: i64, shape: i64, cell: i64, seat: i64) -> float:
    """What a tile laid there adds for a seat whose capital is on the map."""
    home: i64 = capital_cell(position, seat)
    if home < 0:
        return 0.0
    worth = 0.0
    of = worths(position.box).of
    part: i64 = 0
    while part < SPACES:
        at: i64 = shape * SPACES + part
        worth += of[20 * tile + 10 * (shape // 6) + part] * _near(
            home, cell // COLUMNS + OFFSET_R[at], cell % COLUMNS + OFFSET_Q[at]
        )
        part += 1
    return worth


def _home_at(position: Position, seat: i64, cell: i64) -> float:
    """The value of a capital on a cell for a seat: the land already laid around it, and the rivals' capitals."""
    worth = 0.0
    of = worths(position.box).of
    tile: i64 = 0
    while tile < TILE_COUNT:
        place: i64 = position.zones[PLACE + tile] - 1
        if place >= 0:
            shape: i64 = place % PLACE_SHAPES
            first: i64 = place // PLACE_SHAPES
            part: i64 = 0
            while part < SPACES:
                at: i64 = shape * SPACES + part
                worth += of[20 * tile + 10 * (shape // 6) + part] * _near(
                    cell, first // COLUMNS + OFFSET_R[at], first % COLUMNS + OFFSET_Q[at]
                )
                part += 1
        tile += 1
    other: i64 = 0
    while other < position.players:
        home: i64 = capital_cell(position, other)
        if other != seat and home >= 0:
            worth -= CROWDED * _near(home, cell // COLUMNS, cell % COLUMNS)
        other += 1
    return worth


def is_home(position: Position, seat: i64, tile: i64) -> bool:
    """Whether a tile carries the seat's capital."""
    return (position.zones[CAPITAL + seat] - 1) // SPACES == tile


def value_at(position: Position, seat: i64, tile: i64, shape: i64, cell: i64) -> float:
    """What a seat gains by laying a tile there, less what the others gain on average."""
    if is_home(position, seat, tile):
        return _home_at(position, seat, cell)
    theirs = 0.0
    other: i64 = 0
    while other < position.players:
        if other != seat:
            theirs += _land_for(position, tile, shape, cell, other)
        other += 1
    return _land_for(position, tile, shape, cell, seat) - theirs / float(position.players - 1)


def _best_at(position: Position, seat: i64, tile: i64, shape: i64, tier: i64) -> float:
    """The value of the best place for a tile with this side and turn."""
    wanted = mapping.touching_rows(position, tier)
    best = NOWHERE
    row: i64 = mapping.FIRST_ROW
    while row <= mapping.LAST_ROW:
        columns: i64 = mapping.columns_for(position, tier, wanted, shape, row)
        while columns:
            found = value_at(position, seat, tile, shape, row * COLUMNS + lowest(columns))
            columns &= columns - 1
            if found > best:
                best = found
        row += 1
    return best


def _printed(box: Box, tile: i64, side: i64) -> float:
    """The total value of a side."""
    worth = 0.0
    of = worths(box).of
    part: i64 = 0
    while part < SPACES:
        worth += of[20 * tile + 10 * side + part]
        part += 1
    return worth


def _opinion(position: Position, frame: i64, move: Move) -> float:
    """A bot's rating of a laying step: the capital first, then the richest side, each where it helps most."""
    seat: i64 = position.active
    if frame == LAYING_TILE:
        tile: i64 = first_of(move)
        return _printed(position.box, tile, second_of(move)) + (100.0 if is_home(position, seat, tile) else 0.0)
    if frame == LAYING_AT:
        return value_at(position, seat, position.field(TILE), position.field(SHAPE), wide_of(move))
    return _best_at(
        position, seat, position.field(TILE), 6 * position.field(SIDE) + first_of(move), position.field(TIER)
    )


def best_laying(position: Position, moves: vec[i64]) -> vec[i64]:
    """The one step that a bot considers while the map is being built."""
    frame: i64 = position.top()
    best: i64 = 0
    best_worth = NOWHERE - 1.0
    for move in moves:
        worth = _opinion(position, frame, move)
        if worth > best_worth:
            best_worth = worth
            best = move
    return vec[i64]([best])
