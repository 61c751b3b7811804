"""Base game: road lengths compared with a simple, slow count on random networks."""

import random

import pytest
from mypy_extensions import u8

from ecumene.games.catan.island import EDGES
from ecumene.games.catan.layout import CITY, ROAD, ROAD_LENGTH, SETTLEMENT
from ecumene.games.catan.rules import network
from ecumene.games.catan.state import CatanState

from .base_shared import BEGINNER_BOARD, base, corners
from .table import way


def longest_over_each(edges: list[int], cut: set[int]) -> dict[int, int]:
    """For each road, the length of the longest trail that uses it, found by walking every trail step by step."""
    best = dict.fromkeys(edges, 0)

    def walk(crossing: int, used: list[int]) -> None:
        for edge in used:
            best[edge] = max(best[edge], len(used))
        if used and crossing in cut:
            return  # a trail may end at another player's piece, but not pass it
        for edge in edges:
            if crossing in EDGES[edge] and edge not in used:
                walk(sum(EDGES[edge]) - crossing, [*used, edge])

    for start in {crossing for edge in edges for crossing in EDGES[edge]}:
        walk(start, [])
    return best


def random_roads(rng: random.Random) -> list[int]:
    """Up to fifteen roads around three adjacent hexes, so that forks and rings are common."""
    one = rng.choice(list(BEGINNER_BOARD))
    q, r = (int(part) for part in one.split(","))
    beside = [f"{q + x},{r + y}" for x, y in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]
    places = [one, *rng.sample([place for place in beside if place in BEGINNER_BOARD], 2)]
    around = set()
    for place in places:
        ring = corners(place)
        around |= {way(here, there) for here, there in zip(ring, [*ring[1:], ring[0]], strict=True)}
    return rng.sample(sorted(around), rng.randint(3, 15))


def random_pieces(state: CatanState, edges: list[int], rng: random.Random) -> set[int]:
    """Buildings of all players on some crossings of the roads; those of other players cut."""
    cut = set()
    for crossing in sorted({crossing for edge in edges for crossing in EDGES[edge]}):
        if rng.random() < 0.2:
            owner = rng.randint(0, 2)
            state.put(crossing, owner, rng.choice([SETTLEMENT, CITY]))
            if owner:
                cut.add(crossing)
    return cut


@pytest.mark.rule("CB-ROAD-02", "CB-ROAD-03", "CB-ROAD-04", "CB-ROAD-05")
@pytest.mark.parametrize("seed", range(150))
def test_lengths_agree_with_a_walk_of_every_trail(seed: int) -> None:
    """The longest trail overall, and the longest through each single road."""
    rng, state = random.Random(seed), base().state
    edges = random_roads(rng)
    cut = random_pieces(state, edges, rng) if seed % 4 else set()
    for edge in edges:
        state.edges[edge] = u8(ROAD)
    expected = longest_over_each(edges, cut)
    assert network.longest_trail(state, 0) == max(expected.values())
    for edge in edges:
        assert network.longest_with(state, 0, edge) == expected[edge]
    assert network.longest_trail(state, 1) == 0


@pytest.mark.rule("CB-ROAD-02", "CB-ROAD-11")
@pytest.mark.parametrize("seed", range(40))
def test_a_road_measured_piece_by_piece_is_as_long_as_one_measured_whole(seed: int) -> None:
    """After every added road, and after every building that cuts."""
    rng, state = random.Random(1000 + seed), base().state
    edges = random_roads(rng)
    laid: list[int] = []
    cut: set[int] = set()
    for edge in edges:
        laid.append(edge)
        state.edges[edge] = u8(ROAD)
        network.lengthened(state, 0, edge)
        assert state.zones[ROAD_LENGTH] == max(longest_over_each(laid, cut).values())
        crossing = rng.choice(EDGES[edge])
        if rng.random() < 0.15 and crossing not in cut:
            cut.add(crossing)
            state.put(crossing, 1, SETTLEMENT)
            network.remeasure_at(state, crossing)
            assert state.zones[ROAD_LENGTH] == max(longest_over_each(laid, cut).values())
