"""Move-tree counts from fixed positions: any change of what is legal shows as a different number."""

from collections.abc import Callable

import pytest

from ecumene.core.playout import count_paths

from .table import Table, fresh_game


def beginning() -> Table:
    return fresh_game(2, 1)


def beginning_of_a_draft() -> Table:
    return fresh_game(4, 1, {"deal_variant": "draft"})


def war_and_economy() -> Table:
    return Table(
        hands={1: "war religion science economy", 2: "culture*3"},
        areas={1: "war*5 economy*2 science", 2: "war*2 culture*2"},
        step="effects",
    )


def science_and_economy() -> Table:
    return Table(
        3,
        hands={1: "war religion economy", 2: "culture*3", 3: "war*3"},
        areas={1: "science*5 economy*3 culture", 2: "war*2 culture*2", 3: "utopia*3"},
        discard="war religion",
        step="effects",
    )


def teams_with_everything() -> Table:
    return Table(
        4,
        hands={1: "war religion economy", 2: "culture*3", 3: "war*3", 4: "religion*2 science"},
        areas={1: "religion*4 economy*2 culture*2 utopia*2", 2: "war*4", 3: "utopia*3 war", 4: "economy*2"},
        discard="war religion science",
        step="effects",
        options={"team_mode": True},
    )


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (beginning, [3, 5, 23, 62, 183]),
        (beginning_of_a_draft, [3, 6, 18, 72, 216]),
        (war_and_economy, [6, 20, 76, 236, 692]),
        (science_and_economy, [6, 21, 83, 344, 1431]),
        (teams_with_everything, [12, 60, 368, 1895, 9206]),
    ],
)
def test_the_number_of_ways_to_go_on_is_known(position: Callable[[], Table], counts: list[int]) -> None:
    state = position().state
    assert [count_paths(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("position", [beginning, war_and_economy, teams_with_everything])
def test_the_counts_agree_with_walking_every_path(position: Callable[[], Table]) -> None:
    def walk(table: Table, path: list[int], depth: int) -> int:
        state = table.state.clone()
        for move in path:
            state.apply(move)
        moves = list(state.moves())
        return len(moves) if depth == 1 else sum(walk(table, [*path, move], depth - 1) for move in moves)

    table = position()
    assert walk(table, [], 3) == count_paths(table.state, 3)
