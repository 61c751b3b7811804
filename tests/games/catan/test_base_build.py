"""Base game: roads, settlements and cities."""

import pytest

from ecumene.core.rng import Rng
from ecumene.games.catan.island import EDGES

from .base_shared import BEGINNER_BOARD, base, corners
from .table import Table, at, way

ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"grain": 2, "ore": 3}
PLENTY = {"lumber": 9, "brick": 9, "wool": 9, "grain": 9, "ore": 9}


def settled() -> Table:
    """A settlement north of the desert, with a road of two leading south-west."""
    return base().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1", "n:-1,1")


@pytest.mark.rule("CB-BUILD-01")
def test_a_road_costs_a_lumber_and_a_brick() -> None:
    """No more, and no substitutes."""
    edge = way("n:0,0", "s:1,-1")
    for lacking in ROAD:
        short = settled().hand(0, **{**PLENTY, lacking: 0})
        assert short.why_not(f"road {edge}") == "CB-BUILD-01"
    table = settled().hand(0, **ROAD).play(f"road {edge}")
    assert table.cards(0) == {}
    assert table.state.view(0).players[0].pieces["road"] == 12
    (event,) = table.told("road")
    assert (event.rule, event.details["edge"]) == ("CB-BUILD-01", f"edge.{edge}")


@pytest.mark.rule("CB-BUILD-01")
@pytest.mark.parametrize(
    ("corner", "beyond", "why"),
    [
        ("n:0,0", "s:1,-2", ""),  # from the settlement
        ("n:-1,1", "s:-1,0", ""),  # from the end of the road
        ("s:0,-1", "n:-1,0", ""),  # from the middle of the road
        ("s:-1,0", "n:-2,1", "CB-BUILD-01"),  # one edge further
        ("n:1,1", "s:2,-1", "CB-BUILD-01"),  # from an opponent's road
        ("n:1,1", "s:1,0", "CB-BUILD-01"),  # from an opponent's settlement
    ],
)
def test_a_road_touches_ones_own_road_settlement_or_city(corner: str, beyond: str, why: str) -> None:
    """At one end."""
    table = settled().settlement(1, "n:1,1").road(1, "n:1,1", "s:2,0").hand(0, **ROAD)
    assert table.why_not(f"road {way(corner, beyond)}") == why


@pytest.mark.rule("CB-BUILD-01")
def test_a_road_starts_from_ones_own_city() -> None:
    """A city connects just like a settlement."""
    assert len(base().city(0, "n:0,0").hand(0, **ROAD).legal("road")) == 3


@pytest.mark.rule("CB-BUILD-02")
@pytest.mark.parametrize("piece", ["settlement", "city"])
def test_a_road_does_not_go_on_through_an_opponents_building(piece: str) -> None:
    """A road of the same player on its far side does not connect."""
    table = settled().hand(0, **ROAD)
    beyond = [f"road {way('n:-1,1', end)}" for end in ("s:-1,0", "s:0,0")]
    assert [table.why_not(move) for move in beyond] == ["", ""]
    getattr(table, piece)(1, "n:-1,1")
    assert [table.why_not(move) for move in beyond] == ["CB-BUILD-02", "CB-BUILD-02"]


@pytest.mark.rule("CB-BUILD-03")
def test_a_settlement_costs_lumber_brick_wool_and_grain() -> None:
    """One of each."""
    for lacking in SETTLEMENT:
        short = settled().hand(0, **{**PLENTY, lacking: 0})
        assert short.why_not(f"settlement {at('n:-1,1')}") == "CB-BUILD-03"
    table = settled().hand(0, **SETTLEMENT).play(f"settlement {at('n:-1,1')}")
    assert (table.cards(0), table.points(0)) == ({}, 2)
    assert table.state.view(0).players[0].pieces["settlement"] == 3
    assert table.told("settlement")[0].rule == "CB-BUILD-03"


@pytest.mark.rule("CB-BUILD-03")
def test_after_set_up_a_settlement_needs_ones_own_road() -> None:
    """Not an opponent's road, and not just a settlement further away."""
    table = settled().road(1, "n:1,1", "s:1,0").hand(0, **PLENTY)
    assert table.legal("settlement") == [f"settlement {at('n:-1,1')}"]
    for corner in ["n:1,1", "s:1,0", "s:1,1"]:
        assert table.why_not(f"settlement {at(corner)}") == "CB-BUILD-03"


@pytest.mark.rule("CB-BUILD-04")
@pytest.mark.parametrize("piece", ["settlement", "city"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("neighbour", ["s:0,-1", "s:-1,0", "s:0,0"])
def test_no_settlement_beside_a_building_of_anybody(piece: str, seat: int, neighbour: str) -> None:
    """All three neighbouring crossings must be empty of buildings."""
    table = base().road(0, "n:-1,1", "s:-1,0").hand(0, **PLENTY)
    assert table.why_not(f"settlement {at('n:-1,1')}") == ""
    getattr(table, piece)(seat, neighbour)
    assert table.why_not(f"settlement {at('n:-1,1')}") == "CB-BUILD-04"


@pytest.mark.rule("CB-BUILD-04")
def test_two_crossings_away_is_far_enough() -> None:
    """Also from several buildings, and a road in between does not matter."""
    table = settled().settlement(1, "n:-1,0").settlement(2, "n:-2,1").road(1, "n:-1,0", "s:0,-2").hand(0, **PLENTY)
    assert table.why_not(f"settlement {at('n:-1,1')}") == ""


@pytest.mark.rule("CB-BUILD-05")
def test_a_city_costs_two_grain_and_three_ore_and_replaces_a_settlement() -> None:
    """The settlement piece returns to the supply."""
    for lacking, number in [("grain", 1), ("ore", 2)]:
        short = settled().hand(0, **{**PLENTY, lacking: number})
        assert short.why_not(f"city {at('n:0,0')}") == "CB-BUILD-05"
    table = settled().hand(0, **CITY)
    before = table.state.view(0).players[0].pieces
    table.play(f"city {at('n:0,0')}")
    after = table.state.view(0).players[0].pieces
    assert (table.cards(0), table.points(0)) == ({}, 2)
    assert (before["settlement"], before["city"]) == (4, 4)
    assert (after["settlement"], after["city"]) == (5, 3)
    (crossing,) = table.state.view(0).crossings
    assert (crossing.crossing, crossing.seat, crossing.piece) == (at("n:0,0"), 0, "city")


@pytest.mark.rule("CB-BUILD-05")
def test_a_city_replaces_only_ones_own_settlement() -> None:
    """Not on an empty crossing, an opponent's settlement or another city."""
    table = settled().settlement(1, "n:1,1").city(0, "n:-2,1").hand(0, **PLENTY)
    for corner in ["n:-1,1", "n:1,1", "n:-2,1"]:
        assert table.why_not(f"city {at(corner)}") == "CB-BUILD-05"
    assert table.legal("city") == [f"city {at('n:0,0')}"]


@pytest.mark.rule("CB-BUILD-06")
def test_there_is_no_sixth_settlement() -> None:
    """Until one becomes a city."""
    table = base().hand(0, **PLENTY)
    for corner in ["n:0,-1", "s:2,-2", "n:-1,1", "n:1,1", "n:-2,2"]:
        table.settlement(0, corner)
    table.road(0, "n:0,2", "s:1,0")
    assert table.why_not(f"settlement {at('n:0,2')}") == "CB-BUILD-06"
    table.play(f"city {at('n:1,1')}")
    assert table.why_not(f"settlement {at('n:0,2')}") == ""


@pytest.mark.rule("CB-BUILD-06")
def test_there_is_no_fifth_city() -> None:
    """A settlement remains a settlement."""
    table = base().hand(0, **PLENTY)
    for corner in ["n:0,-1", "s:2,-2", "n:-1,1", "n:-2,2"]:
        table.city(0, corner)
    table.settlement(0, "n:1,1")
    table.state.target = 99
    assert table.why_not(f"city {at('n:1,1')}") == "CB-BUILD-06"


@pytest.mark.rule("CB-BUILD-06")
def test_there_is_no_sixteenth_road() -> None:
    """Neither bought nor for free."""
    table = base().settlement(0, "n:0,-2").hand(0, lumber=16, brick=16).development(0, "roads")
    for _ in range(15):
        table.play(table.legal("road")[0])
    assert table.state.view(0).players[0].pieces["road"] == 0
    assert (table.cards(0), table.legal("road")) == (ROAD, [])
    free = next(edge for edge in range(len(EDGES)) if _beside_road(table, edge))
    assert table.why_not(f"road {free}") == "CB-BUILD-06"
    assert table.why_not("play roads") == "CB-DEV-13"


def _beside_road(table: Table, edge: int) -> bool:
    """Whether an edge is empty, on land and next to a road of the seat."""
    state = table.state
    if state.on_edge(edge) or not state.chart().takes_road[edge]:
        return False
    return any(state.on_edge(other) and set(EDGES[edge]) & set(EDGES[other]) for other in range(len(EDGES)))


@pytest.mark.rule("CB-BUILD-07")
def test_building_costs_go_to_the_bank() -> None:
    """Card by card."""
    table = settled().hand(0, lumber=2, brick=2, wool=2, grain=4, ore=4)
    table.play(f"road {way('n:0,0', 's:1,-1')}")
    assert table.state.view(0).bank == {"lumber": 18, "brick": 18, "wool": 17, "grain": 15, "ore": 15}
    table.play(f"settlement {at('n:-1,1')}")
    assert table.state.view(0).bank == {"lumber": 19, "brick": 19, "wool": 18, "grain": 16, "ore": 15}
    table.play(f"city {at('n:-1,1')}")
    assert table.state.view(0).bank == {"lumber": 19, "brick": 19, "wool": 18, "grain": 18, "ore": 18}
    table.play("buy", "drawn knight")
    assert table.state.view(0).bank == dict.fromkeys(PLENTY, 19)


@pytest.mark.rule("CB-BUILD-08")
def test_as_much_is_built_in_a_turn_as_can_be_paid() -> None:
    """Three roads, a settlement, and a city on it, all in one turn."""
    table = base().settlement(0, "n:0,0").hand(0, lumber=4, brick=4, wool=1, grain=3, ore=3)
    for one, other in [("n:0,0", "s:0,-1"), ("s:0,-1", "n:-1,1"), ("n:-1,1", "s:-1,0")]:
        table.play(f"road {way(one, other)}")
    table.play(f"settlement {at('n:-1,1')}", f"city {at('n:-1,1')}")
    assert (table.cards(0), table.points(0)) == ({}, 3)


@pytest.mark.rule("CB-BUILD-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_edge_holds_one_road_and_a_crossing_one_building(seat: int) -> None:
    """Whoever was there first keeps the place."""
    table = settled().hand(0, **PLENTY).road(seat, "n:0,0", "s:1,-1").settlement(seat, "n:-1,1")
    assert table.why_not(f"road {way('n:0,0', 's:1,-1')}") == "CB-BUILD-09"
    assert table.why_not(f"settlement {at('n:-1,1')}") == "CB-BUILD-09"
    assert table.why_not(f"settlement {at('n:0,0')}") == "CB-BUILD-09"


@pytest.mark.rule("CB-BUILD-10")
def test_roads_go_along_the_coast_and_not_out_to_sea() -> None:
    """72 edges border land; no other edge takes a road."""
    table = base().settlement(0, "n:0,-2").hand(0, **PLENTY)
    assert table.why_not(f"road {way('n:0,-2', 's:0,-3')}") == ""
    assert table.why_not(f"road {way('n:0,-2', 's:1,-3')}") == ""
    assert table.why_not(f"road {way('n:0,-2', 's:1,-4')}") == "CB-BUILD-10"
    land = set()
    for place in BEGINNER_BOARD:
        around = corners(place)
        land |= {way(one, other) for one, other in zip(around, [*around[1:], around[0]], strict=True)}
    assert len(land) == 72
    for edge in set(range(len(EDGES))) - land:
        assert table.why_not(f"road {edge}") == "CB-BUILD-10"


@pytest.mark.rule("CB-BUILD-11")
def test_what_is_built_stays() -> None:
    """No move of the base game takes a piece away, sells it or moves it."""
    table = settled().city(0, "n:1,1").hand(0, **PLENTY).development(0, "knight", "roads", "plenty", "monopoly")
    assert table.verbs() == {"settlement", "city", "road", "play", "buy", "bank", "end"}
    road = way("n:0,0", "s:0,-1")
    for move in [f"remove {road}", f"lose {at('n:1,1')}", f"displace {at('n:1,1')}"]:
        assert table.why_not(move) == "CB-ROLL-01"
    assert table.why_not(f"sail {road}") == "CK-SEA-19"


@pytest.mark.rule("CB-BUILD-11")
def test_pieces_on_the_board_only_grow_in_a_random_game() -> None:
    """Roads stay on their edges, and buildings with their owners."""
    table, rng = base(), Rng(5)
    table.settlement(0, "n:0,0").settlement(1, "n:1,1").settlement(2, "n:-2,1")
    for seat in range(3):
        table.hand(seat, lumber=5, brick=5, wool=5, grain=5, ore=5)
    before_edges: dict[int, int] = {}
    before_nodes: dict[int, int] = {}
    for _ in range(400):
        view = table.state.view(0)
        edges = {edge.edge: edge.seat for edge in view.edges}
        nodes = {crossing.crossing: crossing.seat for crossing in view.crossings}
        assert before_edges.items() <= edges.items()
        assert before_nodes.items() <= nodes.items()
        before_edges, before_nodes = edges, nodes
        if view.winners:
            break
        table.state.play(table.state.random_move(rng))
    assert len(before_edges) > 5


@pytest.mark.rule("CB-BUILD-12")
def test_a_road_may_end_at_an_opponents_piece() -> None:
    """As long as its other end is connected."""
    table = settled().settlement(1, "n:1,1").settlement(1, "n:-2,1").hand(0, **PLENTY)
    table.road(0, "n:-1,1", "s:-1,0")
    assert table.why_not(f"road {way('s:-1,0', 'n:-2,1')}") == ""
    table.play(f"road {way('s:-1,0', 'n:-2,1')}")
    assert table.state.view(0).players[0].road_length == 4
    assert table.why_not(f"road {way('n:-2,1', 's:-2,0')}") == "CB-BUILD-02"


@pytest.mark.rule("CB-BUILD-13")
def test_a_settlement_may_stand_at_a_road_that_is_cut_off() -> None:
    """Only the adjacent road matters."""
    table = base().settlement(0, "n:0,0").road(0, "n:0,0", "s:0,-1", "n:-1,1", "s:-1,0", "n:-2,1")
    table.settlement(1, "n:-1,1").hand(0, **SETTLEMENT)
    assert table.why_not(f"settlement {at('n:-2,1')}") == ""
    alone = base().road(0, "n:1,1", "s:1,0").hand(0, **SETTLEMENT)
    assert alone.why_not(f"settlement {at('n:1,1')}") == ""
