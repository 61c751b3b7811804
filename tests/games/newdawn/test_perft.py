"""Move-tree counts from fixed positions: any change in what is legal shows as a different number."""

import pytest

from ecumene.core.options import Options
from ecumene.core.playout import count_paths
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.frames import LAYING_TILE, TIER
from ecumene.games.newdawn.land import OUTLINES
from ecumene.games.newdawn.layout import TILES
from ecumene.games.newdawn.rules import mapping
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.tiles import DIRECTIONS
from ecumene.testing.engines import COMPILED

from .test_map import cells_of, holes_in

BUILT: Options = {}
RANDOM: Options = {"map": "random"}
FIRST: Options = {"map": "first_game"}
EPIC: Options = {"map": "first_game", "epic": True}
OTHER: Options = {
    "map": "random",
    "attacks_through_city_states": True,
    "tech_overflow": "stops",
    "stacked_barbarians": "first_player_chooses",
}


def after(players: int, options: Options, plies: int) -> NewDawnState:
    """The position after this many plies of a random game."""
    state = NEWDAWN.new(players, options)
    assert isinstance(state, NewDawnState)
    rng = Rng(5)
    for _ in range(plies):
        assert state.actor != OVER
        state.play(state.random_move(rng))
    return state


COUNTS: list[tuple[int, Options, int, list[int]]] = [
    (2, BUILT, 0, [8, 56, 224, 672, 4032]),
    (2, BUILT, 20, [4, 24, 88, 352, 2104]),
    (2, BUILT, 24, [6, 23, 46, 276, 954]),
    (2, BUILT, 200, [5, 37, 534, 2881, 28622]),
    (2, BUILT, 600, [8, 16, 80, 832, 17168]),
    (3, BUILT, 30, [4, 24, 72, 288, 1720]),
    (3, BUILT, 300, [5, 22, 218, 1017, 18699]),
    (3, BUILT, 500, [2, 12, 60, 366, 4898]),
    (4, BUILT, 36, [3, 12, 72, 212, 848]),
    (4, BUILT, 300, [4, 113, 530, 2870, 30653]),
    (4, BUILT, 700, [4, 20, 160, 1832, 12496]),
    (3, RANDOM, 26, [3, 12, 70, 218, 872]),
    (4, RANDOM, 400, [3, 8, 30, 156, 1815]),
    (2, FIRST, 12, [3, 14, 61, 260, 1475]),
    (2, FIRST, 150, [5, 25, 75, 1145, 6165]),
    (2, FIRST, 300, [5, 34, 400, 1848]),
    (3, FIRST, 150, [5, 25, 125, 1340, 6491]),
    (3, FIRST, 400, [36, 390, 12360]),
    (4, FIRST, 150, [3, 14, 73, 357, 2597]),
    (4, FIRST, 400, [5, 25, 125, 650, 9100]),
    (2, EPIC, 6, [5, 10, 60, 300, 1020]),
    (3, EPIC, 350, [2, 10, 54, 562, 6226]),
    (4, EPIC, 333, [10, 329, 1468, 6275]),
    (4, OTHER, 350, [2, 11, 56, 407, 2162]),
    (3, OTHER, 600, [5, 60, 1432, 38100]),
]


@pytest.mark.parametrize(("players", "options", "plies", "counts"), COUNTS)
def test_the_number_of_ways_to_go_on_is_known(players: int, options: Options, plies: int, counts: list[int]) -> None:
    state = after(players, options, plies)
    if not COMPILED:  # the largest counts take seconds without a compiler
        counts = [count for count in counts if count < 1000]
    assert [count_paths(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("players", "options", "plies", "counts"), COUNTS[:: 3 if COMPILED else 9])
def test_the_counts_agree_with_walking_every_path(
    players: int, options: Options, plies: int, counts: list[int]
) -> None:
    """Every path is checked move by move from the start."""

    def walk(path: list[int], depth: int) -> int:
        state = start.clone()
        for move in path:
            state.apply(move)
        moves = list(state.moves())
        if depth == 1 or not moves:
            return len(moves) or 1
        return sum(walk([*path, move], depth - 1) for move in moves)

    start = after(players, options, plies)
    assert walk([], 2) == counts[1]


@pytest.mark.parametrize(("players", "options", "plies", "counts"), COUNTS[1 :: 2 if COMPILED else 12])
def test_the_counts_agree_with_asking_for_every_move_there_is(
    players: int, options: Options, plies: int, counts: list[int]
) -> None:
    state = after(players, options, plies)
    assert sum(1 for move in NEWDAWN.notation.all_moves if state.why_not(move) is OK) == counts[0]


@pytest.mark.parametrize("players", [2, 3, 4] if COMPILED else [3])
def test_the_ways_to_lay_a_tile_agree_with_trying_every_place(players: int) -> None:
    """Every tile in hand, side, turn and cell is tried on a plain drawing of the map."""
    state = NEWDAWN.new(players, BUILT)
    assert isinstance(state, NewDawnState)
    rng = Rng(players)
    while state.top() != LAYING_TILE:
        state.play(state.random_move(rng))
    assert state.field(TIER) == mapping.TOUCH_CORE
    laid = cells_of(state)
    shapes = range(12)
    places = 0
    for shape in shapes:
        for row in range(8, 28):
            for column in range(8, 40):
                cells = {(column + q, row + r) for q, r in OUTLINES[shape]}
                near = {(q + dq, r + dr) for q, r in cells for dq, dr in DIRECTIONS}
                if not cells & set(laid) and len(near & set(laid)) >= 4 and len(holes_in(set(laid) | cells)) <= 8:
                    places += 1
    tiles = int(state.zones[TILES + state.actor]).bit_count()
    assert count_paths(state, 3) == tiles * places
