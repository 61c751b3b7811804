"""Move-tree counts from fixed positions: any change of what is legal shows as a different number."""

from collections.abc import Callable

import pytest

from ecumene.core.playout import count_paths

from .table import Table, fresh_game, new_game


def before_everything() -> Table:
    return new_game()


def the_draft() -> Table:
    return fresh_game(1)


def beginning_of_a_first_game() -> Table:
    return fresh_game(1, {"wonder_setup": "first_game"})


def scientists_of_age_two() -> Table:
    return Table(
        "library dispensary",
        cities={1: "scriptorium pharmacist lumber-yard quarry glassworks", 2: "clay-pool press workshop"},
        wonders={1: "great-library mausoleum circus-maximus", 2: "sphinx statue-of-zeus"},
        coins={1: 9, 2: 12},
        discard="tavern baths",
        tokens={2: "economy"},
    )


def end_of_age_one() -> Table:
    return Table(
        structure={0: "theater", 1: "altar", 3: "?"} | {6: "quarry", 7: "tavern"},
        cities={1: "lumber-yard", 2: "clay-pool press"},
        wonders={1: "hanging-gardens piraeus", 2: "appian-way colossus"},
        coins={1: 12, 2: 9},
        pawn=2,
    )


def armies_of_age_three() -> Table:
    return Table(
        structure={0: "arsenal", 1: "merchants-guild", 3: "guild?", 4: "?", 7: "pretorium", 8: "palace"},
        cities={1: "sawmill brickyard customs-house archery-range", 2: "shelf-quarry glassworks drying-room forum"},
        built={1: "sphinx pyramids colossus", 2: "piraeus appian-way hanging-gardens"},
        wonders={1: "mausoleum", 2: "circus-maximus"},
        tokens={1: "strategy architecture", 2: "masonry theology"},
        coins={1: 16, 2: 14},
        discard="walls academy",
        pawn=5,
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (before_everything, [2, 504]),
        (the_draft, [4, 12, 24, 1680, 6720, 20160]),
        (beginning_of_a_first_game, [12, 120, 1620, 21370]),
        (scientists_of_age_two, [8, 42, 332, 2551, 18663]),
        (end_of_age_one, [8, 54, 627, 5086, 38826]),
        (armies_of_age_three, [6, 17, 88, 694, 3828, 14345]),
    ],
)
def test_the_number_of_ways_to_go_on_is_known(position: Callable[[], Table], counts: list[int]) -> None:
    state = position().state
    assert [count_paths(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("position", [beginning_of_a_first_game, scientists_of_age_two, armies_of_age_three])
def test_the_counts_agree_with_walking_every_path(position: Callable[[], Table]) -> None:
    def walk(table: Table, path: list[int], depth: int) -> int:
        state = table.state.clone()
        for move in path:
            state.apply(move)
        moves = list(state.moves())
        if depth == 1 or not moves:
            return len(moves) or 1
        return sum(walk(table, [*path, move], depth - 1) for move in moves)

    table = position()
    assert walk(table, [], 3) == count_paths(table.state, 3)
