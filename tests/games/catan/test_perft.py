"""Move-tree counts from fixed positions: any change in what is legal shows as a different number."""

import pytest

from ecumene.core.options import Options
from ecumene.core.playout import count_paths
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.catan import CATAN
from ecumene.games.catan.state import CatanState

BASE: Options = {"mode": "base"}
KNIGHTS: Options = {}
FIRST: Options = {"map": "first_game"}
BASE_ISLES: Options = {"mode": "base", "map": "outer_isles"}
KNIGHTS_BAY: Options = {"map": "crescent_bay"}


def after(players: int, options: Options, plies: int) -> CatanState:
    """The position after this many plies of a random game without player trades, which then become possible."""
    state = CATAN.new(players, {**options, "trade_offers_per_turn": 0})
    assert isinstance(state, CatanState)
    rng = Rng(5)
    for _ in range(plies):
        assert state.actor != OVER
        state.play(state.random_move(rng))
    state.offers_allowed = 3
    return state


COUNTS: list[tuple[int, Options, int, list[int]]] = [
    (4, BASE, 0, [6, 35, 200, 1123]),
    (4, BASE, 60, [1, 36, 221, 991]),
    (4, BASE, 250, [36, 192, 1556]),
    (4, BASE, 500, [6, 51, 507, 4496]),
    (4, BASE, 800, [18, 36, 285, 2154]),
    (3, BASE, 250, [18, 34, 419, 3376]),
    (3, BASE, 500, [1, 36, 230, 982]),
    (3, BASE, 800, [1, 36, 205, 894]),
    (4, KNIGHTS, 0, [6, 35, 200, 1123]),
    (4, KNIGHTS, 60, [3, 9, 26, 71]),
    (4, KNIGHTS, 250, [5, 24, 110, 476]),
    (4, KNIGHTS, 500, [1, 144, 2928]),
    (4, KNIGHTS, 800, [20, 231, 2651]),
    (3, FIRST, 0, [3, 162, 432]),
    (3, FIRST, 60, [144, 1153, 7338]),
    (3, FIRST, 250, [14, 117, 1454]),
    (3, FIRST, 500, [144, 1117, 7149]),
    (3, FIRST, 800, [11, 93, 1052]),
    (4, BASE_ISLES, 0, [4, 216, 888]),
    (4, BASE_ISLES, 60, [1, 36, 546, 2985]),
    (4, BASE_ISLES, 250, [4, 14, 120, 1162]),
    (4, BASE_ISLES, 500, [7, 53, 528, 4959]),
    (4, BASE_ISLES, 800, [9, 90, 1008]),
    (3, KNIGHTS_BAY, 0, [3, 144, 660]),
    (3, KNIGHTS_BAY, 60, [144, 900, 5492]),
    (3, KNIGHTS_BAY, 250, [1, 144, 3526]),
    (3, KNIGHTS_BAY, 500, [144, 2224]),
    (3, KNIGHTS_BAY, 800, [11, 72, 881]),
]


@pytest.mark.parametrize(("players", "options", "plies", "counts"), COUNTS)
def test_the_number_of_ways_to_go_on_is_known(players: int, options: Options, plies: int, counts: list[int]) -> None:
    state = after(players, options, plies)
    assert [count_paths(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("players", "options", "plies", "counts"), COUNTS[::3])
def test_the_counts_agree_with_walking_every_path(
    players: int, options: Options, plies: int, counts: list[int]
) -> None:
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
