"""Set-up: leaders, the map dealt or built and populated, wonders and victory cards turned up (ND-SETUP, ND-MAP)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, CHANCE, Rule
from ecumene.games.newdawn.citations import (
    ND_MAP_08,
    ND_MAP_09,
    ND_MAP_10,
    ND_MAP_13,
    ND_MAP_15,
    ND_SETUP_02,
    ND_SETUP_14,
    ND_SETUP_25,
)
from ecumene.games.newdawn.frames import (
    BUILDER,
    COMPASS,
    CORE_DIE,
    DEALING,
    DEALING_CAPITAL,
    DEALING_CORE,
    FIRST,
    FIRST_PLAYER,
    LAYING_TILE,
    LEADERS,
    REVEALING,
    SEAT,
)
from ecumene.games.newdawn.land import (
    BIT,
    GAPS,
    PLACE_SHAPES,
    cell_at,
    land_of,
)
from ecumene.games.newdawn.layout import (
    CAPITAL,
    CARDS,
    CITIES,
    DECK,
    EPIC,
    FIRST_GAME_MAP,
    LEADER,
    ORDER,
    PLACE,
    TILES,
    TOKENS,
)
from ecumene.games.newdawn.material import (
    CARD_COUNT,
    CITY_PIECES,
    CONTROL_TOKENS,
    LEADER_COUNT,
    LEADER_NAMES,
    LEVELS,
    RESOURCE_SUPPLY,
    TYPE_COUNT,
)
from ecumene.games.newdawn.material import (
    LEADERS as LEADER_SHEETS,
)
from ecumene.games.newdawn.moves import VICTORY_SETS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import laying, mapping, turn
from ecumene.games.newdawn.rules.reporting import report, seat_token
from ecumene.games.newdawn.tiles import (
    CAPITAL_TILES,
    CITY_STATE_TILES,
    CORE_TILES,
    NATURAL_TILES,
    SPACES,
    TILE_COUNT,
    TILES_OF_A_PLAYER,
)

IS_NATURAL: Final = vec[bool]([tile + 1 in NATURAL_TILES for tile in range(TILE_COUNT)])
IS_CITY_STATE: Final = vec[bool]([tile + 1 in CITY_STATE_TILES for tile in range(TILE_COUNT)])
IS_CAPITAL: Final = vec[bool]([tile + 1 in CAPITAL_TILES for tile in range(TILE_COUNT)])
# The starting rows, packed like ORDER: the station of a type is its number.
START_ORDER: Final = vec[i64]([sum(kind * 8**slot for slot, kind in enumerate(leader.row)) for leader in LEADER_SHEETS])
START_CARDS: Final = sum(LEVELS * kind * 2 ** (8 * kind) for kind in range(TYPE_COUNT))
START_DECK: Final = sum(2**card for card in range(CARD_COUNT) if card % LEVELS)
VICTORY_MASKS: Final = vec[i64]([sum(2**card for card in each) for each in VICTORY_SETS])
THREE_CARD_SETS: Final = 10


def prepare(position: Position) -> None:
    """Give every player the pieces of a colour (ND-SETUP-03); chance moves first."""
    seat: i64 = 0
    while seat < position.players:
        position.zones[TOKENS + seat] = CONTROL_TOKENS
        position.zones[CITIES + seat] = CITY_PIECES
        seat += 1
    position.supply = RESOURCE_SUPPLY * 0x1111
    position.actor = CHANCE
    if position.flags & FIRST_GAME_MAP:
        _lay_first_game(position)
    position.push(LEADERS, 0)


def _lay_first_game(position: Position) -> None:
    """Lay the fixed map (ND-MAP-01 to ND-MAP-05)."""
    players = int(position.players)
    box = position.box
    for number, (q, r), turns in box.first_game:
        if number in box.first_game_tiles[players]:
            position.zones[PLACE + number - 1] = cell_at(q, r) * PLACE_SHAPES + turns + 1
    for seat, number in enumerate(box.first_game_capitals[players]):
        position.zones[CAPITAL + seat] = (number - 1) * SPACES + 1
    places = list(position.zones[PLACE : PLACE + TILE_COUNT])
    laying.populate(position, land_of(box, places, [0] * GAPS))


# Chance ---------------------------------------------------------------------------------------------------------------


def leader_taken(position: Position, leader: i64) -> bool:
    """Whether a seat already has this leader."""
    seat: i64 = 0
    while seat < position.players:
        if position.zones[LEADER + seat] == leader + 1:
            return True
        seat += 1
    return False


def why_not_leader(position: Position, leader: i64) -> Rule:
    """Whether a leader may be drawn: no two players share one."""
    return ND_SETUP_02 if leader >= LEADER_COUNT or leader_taken(position, leader) else ALLOWED


def draw_leader(position: Position, leader: i64, log: Log | None) -> None:
    """Give a player a leader and the starting row printed on it (ND-SETUP-06)."""
    seat: i64 = position.field(SEAT)
    position.zones[LEADER + seat] = leader + 1
    position.zones[ORDER + seat] = START_ORDER[leader]
    position.zones[CARDS + seat] = START_CARDS
    position.zones[DECK + seat] = START_DECK
    if log is not None:
        report(log, "leader", seat, ND_SETUP_02, {"leader": f"leader.{LEADER_NAMES[leader]}"})
    if seat + 1 < position.players:
        position.replace(LEADERS, seat + 1)
    elif position.flags & FIRST_GAME_MAP:
        position.replace(REVEALING, 0)
    else:
        position.rows = mapping.bare_rows()
        position.replace(DEALING_CAPITAL, 0)


def dealt(position: Position) -> i64:
    """The tiles that players have or that are laid, one bit each."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        found |= position.zones[TILES + seat]
        seat += 1
    tile: i64 = 0
    while tile < TILE_COUNT:
        if position.zones[PLACE + tile]:
            found |= BIT[tile]
        tile += 1
    return found


def _laid_core(position: Position, natural: bool) -> i64:
    """How many tiles of a kind the core has."""
    count: i64 = 0
    tile: i64 = 0
    while tile < TILE_COUNT:
        if position.zones[PLACE + tile] and (IS_NATURAL[tile] if natural else IS_CITY_STATE[tile]):
            count += 1
        tile += 1
    return count


def tile_weight(position: Position, tile: i64) -> i64:
    """The weight of a tile in chance's deal now, 0 if it cannot be dealt."""
    if tile >= TILE_COUNT or dealt(position) & BIT[tile]:
        return 0
    frame: i64 = position.top()
    if frame == DEALING_CAPITAL:
        return 1 if IS_CAPITAL[tile] else 0
    if frame == DEALING:
        return 0 if IS_CAPITAL[tile] else 1
    # Two of each kind, shuffled: the next kind is weighted by how many are still needed, then any tile left of it.
    naturals: i64 = _laid_core(position, True)
    city_states: i64 = _laid_core(position, False)
    if IS_NATURAL[tile]:
        return (2 - naturals) * (4 - city_states)
    if IS_CITY_STATE[tile]:
        return (2 - city_states) * (4 - naturals)
    return 0


def why_not_dealt(position: Position, tile: i64) -> Rule:
    """Whether a tile can be dealt."""
    if tile_weight(position, tile):
        return ALLOWED
    frame: i64 = position.top()
    if frame == DEALING_CAPITAL:
        return ND_MAP_08
    return ND_MAP_13 if frame == DEALING else ND_MAP_09


def deal(position: Position, tile: i64, log: Log | None) -> None:
    """Deal a tile to a player, or to the core."""
    number: i64 = position.field(FIRST)
    frame: i64 = position.top()
    rule: Rule = ND_MAP_13
    seat: i64 = number
    if frame == DEALING_CORE:
        rule = ND_MAP_09
        seat = position.active  # the tile belongs to nobody
        at: i64 = CORE_TILES * position.core_side + number
        box = position.box
        mapping.lay(position, tile, box.core_shape[at], cell_at(box.core_q[at], box.core_r[at]), True)
        if number + 1 < CORE_TILES:
            position.replace(DEALING_CORE, number + 1)
        else:
            position.replace(DEALING, 0)
    elif frame == DEALING_CAPITAL:
        rule = ND_MAP_08
        position.zones[TILES + seat] |= BIT[tile]
        position.zones[CAPITAL + seat] = tile * SPACES + 1
        if seat + 1 < position.players:
            position.replace(DEALING_CAPITAL, seat + 1)
        else:
            position.replace(CORE_DIE)
    else:
        seat = number % position.players
        position.zones[TILES + seat] |= BIT[tile]
        if number + 1 < (TILES_OF_A_PLAYER - 1) * position.players:
            position.replace(DEALING, number + 1)
        else:
            position.replace(BUILDER)
    if log is not None:
        name = "core-tile" if frame == DEALING_CORE else "dealt-tile"
        report(log, name, seat, rule, {"tile": f"tile.{tile}"})


def throw_core_die(position: Position, face: i64, log: Log | None) -> None:
    """Decide by a die which side of the core is up (ND-MAP-10)."""
    position.core_side = 0 if face < 3 else 1
    position.replace(DEALING_CORE, 0)
    if log is not None:
        report(log, "core-side", position.active, ND_MAP_10, {"side": f"side.{'ab'[position.core_side]}"})


def choose_builder(position: Position, seat: i64, log: Log | None) -> None:
    """Let a randomly chosen player start building (ND-MAP-15)."""
    position.active = seat
    position.replace(LAYING_TILE, 0, seat, mapping.tier_now(position))
    if log is not None:
        report(log, "builder", seat, ND_MAP_15, {})


# Wonders, victory cards, the first player -----------------------------------------------------------------------------


def why_not_victory(position: Position, number: i64) -> Rule:
    """Whether a set of victory cards may be drawn: three cards, or four in the epic game."""
    wanted = number >= THREE_CARD_SETS if position.flags & EPIC else number < THREE_CARD_SETS
    return ALLOWED if wanted and number < len(VICTORY_SETS) else ND_SETUP_25


def draw_victory(position: Position, number: i64, log: Log | None) -> None:
    """Draw the victory cards of this game."""
    position.victory = VICTORY_MASKS[number]
    position.replace(FIRST_PLAYER)
    if log is not None:
        cards = " ".join(f"victory.{card}" for card in VICTORY_SETS[number])
        report(log, "victory-cards", position.active, ND_SETUP_25, {"cards": cards})


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """Make a randomly chosen player the first, who keeps the event dial (ND-SETUP-14, ND-SETUP-17)."""
    position.first = seat
    position.replace(COMPASS)
    if log is not None:
        report(log, "first", seat, ND_SETUP_14, {"first": seat_token(seat)})


def point_compass(position: Position, direction: i64) -> None:
    """Lay the direction token for the whole game (ND-SETUP-15) and begin play."""
    position.compass = direction
    position.pop()
    turn.begin_turn(position, position.first)
