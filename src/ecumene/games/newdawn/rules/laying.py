"""Laying the tiles of a built map, and setting up the pieces on it (ND-MAP-15 to ND-MAP-34, ND-SETUP-10)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_MAP_06,
    ND_MAP_13,
    ND_MAP_17,
    ND_MAP_18,
    ND_MAP_19,
    ND_MAP_21,
    ND_MAP_23,
    ND_MAP_25,
    ND_MAP_28,
)
from ecumene.games.newdawn.frames import (
    LAYER,
    LAYING_AT,
    LAYING_TILE,
    LAYING_TURN,
    REVEALING,
    SHAPE,
    SIDE,
    TIER,
    TILE,
    TILES_LAID,
)
from ecumene.games.newdawn.land import (
    BIT,
    COLUMNS,
    GAPS,
    NONE,
    OFFSET_Q,
    OFFSET_R,
    RESOURCE_SPACES,
    WORDS,
    Land,
)
from ecumene.games.newdawn.layout import (
    BARBARIAN,
    BARBARIANS_AT,
    CAPITAL,
    CITY_STATE,
    GAP,
    NATURAL,
    NATURAL_AT,
    OUT_OF_GAME,
    PLACE,
    PRESENT,
    RESOURCES_AT,
    TILES,
)
from ecumene.games.newdawn.material import (
    BARBARIANS,
    CITY_STATE_COUNT,
    NATURAL_COUNT,
)
from ecumene.games.newdawn.position import NO_ROWS, Position
from ecumene.games.newdawn.rules import board, mapping
from ecumene.games.newdawn.rules.reporting import report
from ecumene.games.newdawn.tiles import (
    SPACES,
    TILE_COUNT,
    TILES_OF_A_PLAYER,
)


def why_not_lay(position: Position, tile: i64, side: i64) -> Rule:
    """Whether one of the player's tiles may be laid with a side up."""
    seat: i64 = position.field(LAYER)
    if tile >= TILE_COUNT or not position.zones[TILES + seat] & BIT[tile]:
        return ND_MAP_13
    if side > 1:
        return ND_MAP_06
    return ALLOWED if can_lay_side(position, side) else ND_MAP_25


def can_lay_side(position: Position, side: i64) -> bool:
    """Whether a tile can be laid anywhere with this side up."""
    tier: i64 = position.field(TIER)
    wanted = mapping.touching_rows(position, tier)
    turns: i64 = 0
    while turns < 6:
        if mapping.can_lay(position, tier, wanted, 6 * side + turns):
            return True
        turns += 1
    return False


def choose_tile(position: Position, tile: i64, side: i64) -> None:
    """Choose a tile and a side."""
    position.push(LAYING_TURN, tile, side, position.field(TIER))


def why_not_turn(position: Position, turns: i64) -> Rule:
    """Whether the tile may be laid with this turn."""
    if turns > 5:
        return ND_MAP_23
    tier: i64 = position.field(TIER)
    wanted = mapping.touching_rows(position, tier)
    return ALLOWED if mapping.can_lay(position, tier, wanted, 6 * position.field(SIDE) + turns) else ND_MAP_25


def choose_turn(position: Position, turns: i64) -> None:
    """Choose the turn."""
    position.replace(LAYING_AT, position.field(TILE), 6 * position.field(SIDE) + turns, position.field(TIER))


def why_not_at(position: Position, cell: i64) -> Rule:
    """Whether the tile may be laid with its first space on a cell."""
    row: i64 = cell // COLUMNS
    column: i64 = cell % COLUMNS
    if row < mapping.FIRST_ROW or row > mapping.LAST_ROW or not BIT[column] & mapping.ANCHORS:
        return ND_MAP_17
    shape: i64 = position.field(SHAPE)
    tier: i64 = position.field(TIER)
    wanted = mapping.touching_rows(position, tier)
    if mapping.anchors_in_row(position.rows, wanted, shape, row) & BIT[column]:
        return ALLOWED if mapping.enough_water(position, tier, shape, row, column) else ND_MAP_28
    free = mapping.touching_rows(position, mapping.TOUCH_ANYTHING)
    if mapping.anchors_in_row(position.rows, free, shape, row) & BIT[column]:
        return ND_MAP_18 if tier == mapping.TOUCH_CORE else ND_MAP_19
    part: i64 = 0
    while part < SPACES:
        at: i64 = shape * SPACES + part
        if position.rows[row + OFFSET_R[at]] & BIT[column + OFFSET_Q[at]]:
            return ND_MAP_23
        part += 1
    return ND_MAP_17


def lay_at(position: Position, cell: i64, log: Log | None) -> None:
    """Lay a tile; ask the next player, or finish the map."""
    tile: i64 = position.field(TILE)
    shape: i64 = position.field(SHAPE)
    holes: i64 = position.holes
    position.pop()
    seat: i64 = position.field(LAYER)
    count: i64 = position.field(TILES_LAID) + 1
    mapping.lay(position, tile, shape, cell, False)
    position.zones[TILES + seat] &= ~BIT[tile]
    if log is not None:
        side = "ab"[shape // 6]
        report(log, "lays-tile", seat, ND_MAP_17, {"tile": f"tile.{tile}", "side": f"side.{side}"})
        if position.holes > holes:
            report(log, "fills-gap", seat, ND_MAP_21, {"count": int(position.holes - holes)})
    if count == TILES_OF_A_PLAYER * position.players:
        _finish_map(position)
        return
    seat = position.next_seat(seat)
    position.active = seat
    position.replace(LAYING_TILE, count, seat, mapping.tier_now(position))


def _finish_map(position: Position) -> None:
    """Finish the map once all tiles are laid, and put the pieces on it (ND-MAP-22)."""
    position.rows = NO_ROWS
    places = position.zones[PLACE : PLACE + TILE_COUNT]
    gaps = position.zones[GAP : GAP + GAPS]
    populate(position, Land(position.box, places, gaps))
    position.replace(REVEALING, 0)


def populate(position: Position, land: Land) -> None:
    """Put a token on every symbol and a figure on every capital (ND-SETUP-10 to ND-SETUP-13, ND-MAP-20)."""
    position.land = land
    word: i64 = 0
    while word < WORDS:
        position.sets[RESOURCES_AT + word] = land.sets[RESOURCE_SPACES + word]
        word += 1
    for space in land.spaces:
        if land.resource[space] != NONE:
            position.supply -= BIT[4 * land.resource[space]]
    number: i64 = 0
    while number < BARBARIANS:
        position.zones[BARBARIAN + number] = OUT_OF_GAME
        if land.home[number] != NONE:
            position.zones[BARBARIAN + number] = land.home[number] + 1
            position.include(BARBARIANS_AT, land.home[number])
        number += 1
    number = 0
    while number < CITY_STATE_COUNT:
        if land.city_state_at[number] != NONE:
            position.zones[CITY_STATE + number] = PRESENT
        number += 1
    number = 0
    while number < NATURAL_COUNT:
        if land.natural_at[number] != NONE:
            position.zones[NATURAL + number] = PRESENT
            position.include(NATURAL_AT, land.natural_at[number])
        number += 1
    seat: i64 = 0
    while seat < position.players:
        board.put_capital(position, seat, position.zones[CAPITAL + seat] - 1)
        seat += 1
