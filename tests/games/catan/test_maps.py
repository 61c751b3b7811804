"""The grid under all maps, and the maps on it."""

import itertools

import pytest

from ecumene.games.catan.island import CHARTS, EDGES, HEX_NODES, NODE_HEXES, NONE, PLACES, SPIRALS, hex_at, spiral_from
from ecumene.games.catan.material import DESERT, SEA, SPIRAL


@pytest.mark.rule("CB-SETUP-02", "CB-SETUP-08")
@pytest.mark.parametrize("number", [0, 1])
def test_the_island_has_its_crossings_and_edges(number: int) -> None:
    """19 hexes, 54 crossings and 72 edges; 30 of them on the coast; harbours at 18 different crossings."""
    chart = CHARTS[number]
    assert (len(chart.land), len(chart.nodes), len(chart.edges)) == (19, 54, 72)
    assert sum(chart.takes_ship[edge] for edge in chart.edges) == 30
    assert all(chart.takes_road[edge] for edge in chart.edges)
    assert len({node for ends in chart.harbour_ends for node in ends}) == 18


def test_crossings_and_hexes_touch_each_other() -> None:
    """Every corner of a hex lists that hex as its neighbour."""
    for number in range(len(PLACES)):
        for node in HEX_NODES[6 * number : 6 * number + 6]:
            assert number in NODE_HEXES[3 * node : 3 * node + 3]
    assert all(one < other for one, other in EDGES)


@pytest.mark.rule("CB-SETUP-06", "CK-SETUP-10")
def test_the_first_map_is_a_spiral_from_the_north_east_corner() -> None:
    """The numbers of the printed map of Cities & Knights follow the letters with the desert skipped."""
    chart = CHARTS[1]
    assert chart.robber == hex_at("1,-1")
    path = [place for place in spiral_from(5) if chart.terrain[place] != DESERT]
    assert path[0] == hex_at("2,-2")
    assert tuple(int(chart.numbers[place]) for place in path) == SPIRAL


def test_every_spiral_visits_the_island_once() -> None:
    """Six ways round the same nineteen hexes, each step to a neighbour."""
    for corner in range(6):
        path = list(SPIRALS[19 * corner : 19 * corner + 19])
        assert sorted(path) == list(CHARTS[0].land)
        for one, other in itertools.pairwise(path):
            shared = set(HEX_NODES[6 * one : 6 * one + 6]) & set(HEX_NODES[6 * other : 6 * other + 6])
            assert len(shared) == 2


@pytest.mark.rule("CK-SEA-20", "CK-SEA-41")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_scenario_maps_have_islands_and_harbours_on_the_main_coast(number: int) -> None:
    """Each harbour is between land and sea; each small island is worth points; the pirate starts at sea."""
    chart = CHARTS[number]
    assert chart.sails
    assert chart.terrain[chart.pirate] == SEA
    assert chart.terrain[chart.robber] == DESERT
    for ends in chart.harbour_ends:
        edge = EDGES.index(ends)
        assert chart.takes_road[edge]
        assert chart.takes_ship[edge]
        assert all(chart.founding[node] for node in ends)
    assert all(worth > 0 for worth in list(chart.points)[1:])
    assert NONE not in list(chart.nodes)
