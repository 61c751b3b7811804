"""Scenarios with islands: setup, gold rivers, island points, the points to win, frame and harbours."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.games.catan import CATAN
from ecumene.games.catan.island import EDGE_NODES, NODE_HEXES
from ecumene.games.catan.material import KINDS
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.view_types import CatanView

from .table import Table, at, land, way

RESOURCES = KINDS[:5]
LINE = ("n:1,2", "s:2,1", "n:2,2", "s:3,1")  # in Outer Isles for three: to the southern isle
GOLD_CORNER = "n:2,3"  # touches its gold river (10) and its hills (5)


def game(players: int, **options: OptionValue) -> Table:
    """A game from its very beginning."""
    table = Table(players)
    state = CATAN.new(players, options)
    assert isinstance(state, CatanState)
    table.state = state
    return table


def seen(players: int, **options: OptionValue) -> CatanView:
    """What everybody sees at the beginning."""
    return game(players, **options).state.view(-1)


def _around(node: int) -> list[int]:
    """The hexes at a crossing."""
    return list(NODE_HEXES[3 * node : 3 * node + 3])


def _ends(edge: int) -> list[int]:
    """The crossings of an edge."""
    return list(EDGE_NODES[2 * edge : 2 * edge + 2])


# The scenarios --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-47")
@pytest.mark.parametrize("name", ["outer_isles", "crescent_bay"])
def test_three_and_four_have_their_own_layout_and_two_use_that_for_three(name: str) -> None:
    """Each number of players has its map."""
    names = [seen(players, map=name).map for players in (2, 3, 4)]
    word = name.replace("_", "-")
    assert names == [f"{word}-3", f"{word}-3", f"{word}-4"]


@pytest.mark.rule("CK-SEA-39", "CK-SEA-47")
@pytest.mark.parametrize(("name", "target"), [("outer_isles", 14), ("crescent_bay", 13)])
def test_the_base_game_may_be_played_with_seafarers_too(name: str, target: int) -> None:
    """To the scenario's own points, with fifteen ships and without knights."""
    for players in (2, 3, 4):
        view = seen(players, mode="base", map=name)
        assert (view.sails, view.target, view.barbarians) == (True, target, None)
        assert [player.pieces["ship"] for player in view.players] == [15] * players
        assert [player.pieces["basic-knight"] for player in view.players] == [0] * players


@pytest.mark.rule("CK-SEA-47")
def test_in_the_base_game_the_pirate_moves_from_the_first_seven_on() -> None:
    """With a 7 or a knight card, which move robber or pirate; gold rivers pay as usual."""
    table = Table(mode="base", map="outer_isles").development(0, "knight").rolls(3, 4)
    assert table.verbs() == {"robber", "pirate"}
    table.play(f"pirate {land('2,1')}", "play knight")
    assert table.verbs() == {"robber", "pirate"}
    table.play(f"pirate {land('3,1')}").city(0, GOLD_CORNER).rolls(4, 6).play("take ore", "take ore")
    assert (table.state.pirate, table.cards(0)) == (land("3,1"), {"ore": 2})


@pytest.mark.rule("CK-SEA-12")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", ["outer_isles", "crescent_bay"])
def test_no_hex_lies_face_down(name: str, players: int) -> None:
    """Terrain and numbers are known from the start, and there are at most four small islands."""
    table = game(players, map=name)
    for one in table.state.view(-1).hexes:
        assert one.terrain != ""
        assert (one.token == 0) == (one.terrain in {"sea", "desert"})
    assert 1 <= len(table.state.chart().points) - 1 <= 4
    assert table.asked() == "first-player"


@pytest.mark.rule("CK-SEA-08", "CK-SEA-39")
@pytest.mark.parametrize(
    ("name", "extra", "target"),
    [("outer_isles", 1, 15), ("outer_isles", 2, 16), ("crescent_bay", 1, 14), ("crescent_bay", 2, 15)],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_to_win_are_those_of_the_scenario_and_one_or_two(
    name: str, extra: int, target: int, players: int
) -> None:
    """One more by default."""
    assert seen(players, map=name, seafarers_extra_points=extra).target == target


@pytest.mark.rule("CK-SEA-08", "CK-SEA-39")
def test_the_game_is_won_with_that_many_points() -> None:
    """Fourteen are not enough in Outer Isles, fifteen are."""
    table = Table(map="outer_isles").city(0, "n:0,0", metropolis="trade").city(0, "n:0,1", metropolis="science")
    table.city(0, "n:-1,1", metropolis="politics").settlement(0, "n:1,1").settlement(0, "n:-1,0")
    table.road(0, "n:1,1", "s:2,-1", "n:2,0").hand(0, lumber=1, brick=1, wool=1, grain=1).settle()
    assert (table.points(0), table.asked()) == (14, "turn")
    table.play(f"settlement {at('n:2,0')}")
    assert (table.state.view(0).winners, table.points(0)) == ([0], 15)


@pytest.mark.rule("CK-SEA-37")
def test_both_founding_pieces_stand_on_the_main_island() -> None:
    """Settlement and city; small islands are for later."""
    table = game(2, map="outer_isles").play("first p1")
    assert table.why_not(f"settlement {at('s:3,1')}") == "CK-SEA-37"
    table.play(f"settlement {at('n:1,2')}", f"ship {way(*LINE[:2])}")
    table.play(f"settlement {at('n:0,0')}", f"road {way('n:0,0', 's:1,-1')}")
    assert table.asked() == "founding-city"
    assert table.why_not(f"city {at('s:3,1')}") == "CK-SEA-37"
    founded = {int(text.split()[1]) for text in table.legal("city")}
    chart = table.state.chart()
    assert all(chart.founding[node] for node in founded)


@pytest.mark.rule("CK-SEA-41")
def test_the_outer_edges_of_the_scenario_count_as_coast() -> None:
    """West of the western island there is only the frame: a ship and a road may be placed there."""
    table = Table(map="outer_isles").settlement(0, "s:-5,-1").hand(0, lumber=1, wool=1, brick=1)
    edge = way("s:-5,-1", "n:-6,1")
    assert (table.why_not(f"ship {edge}"), table.why_not(f"road {edge}")) == ("", "")


@pytest.mark.rule("CK-SEA-41")
def test_nothing_goes_beyond_the_hexes_of_the_scenario() -> None:
    """Neither pirate nor robber nor pieces; the hex 1,-4 belongs to another map."""
    table = Table(map="outer_isles").landed().ship(0, "n:1,-3", "s:2,-4").hand(0, lumber=2, wool=2, brick=1, grain=1)
    beyond = land("1,-4")
    assert beyond not in {one.hex for one in table.state.view(0).hexes}
    assert table.why_not(f"ship {way('n:1,-3', 's:2,-5')}") == "CK-SEA-20"
    assert table.why_not(f"settlement {at('n:1,-4')}") == "CK-SEA-23"
    table.rolls(3, 4, "ship")
    assert table.why_not(f"pirate {beyond}") == "CK-SEA-30"
    assert table.why_not(f"robber {beyond}") == "CB-ROBBER-04"


@pytest.mark.rule("CK-SEA-48")
def test_a_harbour_serves_towns_on_its_two_crossings_only() -> None:
    """The ore harbour of Outer Isles is south-west of the fields 5; ships and knights there have no effect."""
    spot = next(one for one in seen(3, map="outer_isles").harbours if one.kind == "ore")
    assert spot.edge == way("s:1,1", "n:0,2")
    for corner in ("s:1,1", "n:0,2"):
        assert Table(map="outer_isles").settlement(0, corner).state.view(0).players[0].ratios["ore"] == 2
        assert Table(map="outer_isles").city(0, corner).state.view(0).players[0].ratios["ore"] == 2
    table = Table(map="outer_isles").settlement(0, "n:1,2").ship(0, "n:1,2", "s:1,1").knight(0, "s:1,1")
    assert table.state.view(0).players[0].ratios["ore"] == 4


# Island points --------------------------------------------------------------------------------------------------------


def ferry(seat: int, table: Table) -> Table:
    """Give a seat exactly the price of a settlement."""
    return table.hand(seat, lumber=1, brick=1, wool=1, grain=1)


@pytest.mark.rule("CK-SEA-38")
def test_the_first_settlement_on_a_small_island_brings_two_points() -> None:
    """At once and in public; a second one there brings only its own."""
    table = ferry(0, Table(map="outer_isles").settlement(0, "n:1,2").ship(0, *LINE)).play(f"settlement {at('s:3,1')}")
    assert table.points(0) == 1 + 1 + 2
    assert table.state.view(2).players[0].points.islands == 2
    assert [event.details for event in table.told("island")] == [{"points": 2}]
    ferry(0, table.road(0, "n:2,3", "s:2,2")).play(f"settlement {at('s:2,2')}")
    assert table.points(0) == 5
    assert table.state.view(2).players[0].points.islands == 2


@pytest.mark.rule("CK-SEA-38")
def test_several_players_score_on_the_same_island_and_keep_the_points() -> None:
    """Each their own, even after the settlement has become a city."""
    table = ferry(0, Table(map="outer_isles").settlement(0, "n:1,2").ship(0, *LINE)).play(f"settlement {at('s:3,1')}")
    ferry(1, table.on_turn(1).road(1, "s:2,2", "n:2,3")).play(f"settlement {at('s:2,2')}")
    assert [table.state.view(0).players[seat].points.islands for seat in range(3)] == [2, 2, 0]
    table.hand(1, ore=3, grain=2).play(f"city {at('s:2,2')}")
    assert table.state.view(0).players[1].points.islands == 2
    assert table.points(1) == 4


@pytest.mark.rule("CK-SEA-38")
@pytest.mark.parametrize(
    ("name", "players", "points"),
    [
        ("outer_isles", 3, [2, 2, 2]),
        ("outer_isles", 4, [2, 2, 2, 2]),
        ("crescent_bay", 3, [1, 2, 2]),
        ("crescent_bay", 4, [1, 2, 2, 2]),
    ],
)
def test_each_small_island_has_its_points(name: str, players: int, points: list[int]) -> None:
    """The island inside the bay is worth one point, all others two, the main island none."""
    chart = Table(players, map=name).state.chart()
    found = []
    for island in range(len(chart.points)):
        table = Table(players, map=name)
        place = next(number for number in chart.land if chart.island_of[number] == island)
        corner = next(node for node in chart.land_nodes if place in _around(node))
        edge = next(edge for edge in chart.edges if corner in _ends(edge) and chart.takes_road[edge])
        table.state.edges[edge] = 1  # a road of the first seat
        ferry(0, table).play(f"settlement {corner}")
        found.append(table.points(0) - 1)
    assert found == [0, *points]


# Gold rivers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-SEA-09")
def test_a_gold_river_pays_resources_of_choice() -> None:
    """One for a settlement, never a commodity."""
    table = Table(map="outer_isles").settlement(1, GOLD_CORNER).rolls(4, 6, "ship")
    assert (table.asked(), table.state.actor) == ("picking-gold", 1)
    assert table.legal() == [f"take {kind}" for kind in RESOURCES]
    assert table.why_not("take coin") == "CK-SEA-35"
    table.play("take ore")
    assert (table.cards(1), table.asked()) == ({"ore": 1}, "turn")


@pytest.mark.rule("CK-SEA-09")
def test_a_city_takes_two_resources_from_a_gold_river() -> None:
    """Equal or different."""
    table = Table(map="outer_isles").city(0, GOLD_CORNER).rolls(4, 6, "ship").play("take ore", "take wool")
    assert (table.cards(0), table.asked()) == ({"wool": 1, "ore": 1}, "turn")


@pytest.mark.rule("CK-SEA-35")
def test_gold_is_picked_after_production_and_in_turn_order() -> None:
    """The fields 10 have already paid; then in order from the player on turn."""
    table = Table(map="outer_isles").on_turn(1).settlement(0, GOLD_CORNER).settlement(2, "s:3,1")
    table.city(1, "s:-1,0").rolls(4, 6, "ship")
    assert table.cards(1) == {"grain": 2}
    assert table.state.actor == 2
    table.play("take ore")
    assert table.state.actor == 0
    table.play("take ore")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-SEA-35")
def test_gold_gives_only_what_the_bank_still_holds() -> None:
    """The last ore can be taken once; what the bank cannot pay is lost."""
    table = Table(map="outer_isles").city(0, GOLD_CORNER).settlement(1, "s:3,1")
    table.bank(lumber=0, brick=0, wool=0, grain=1, ore=1).rolls(4, 6, "ship")
    assert table.legal() == ["take grain", "take ore"]
    table.play("take ore")  # the grain is taken automatically, and nothing is left for the second seat
    assert (table.cards(0), table.cards(1), table.asked()) == ({"grain": 1, "ore": 1}, {}, "turn")


@pytest.mark.rule("CK-SEA-18")
def test_a_gold_pick_counts_for_the_aqueduct() -> None:
    """A player who has picked gold has received a card; a player who got nothing may use the aqueduct."""
    table = Table(map="outer_isles").settlement(0, GOLD_CORNER).levels(0, science=3).levels(1, science=3)
    table.rolls(4, 6, "ship").play("take ore")
    assert (table.asked(), table.state.actor) == ("aqueduct", 1)
    table.play("pass")
    assert (table.asked(), table.cards(0)) == ("turn", {"ore": 1})


@pytest.mark.rule("CK-SEA-36")
def test_the_robber_stops_a_gold_river() -> None:
    """It is a numbered hex: the robber may be moved there and chased away from there."""
    table = Table(map="outer_isles").landed().settlement(1, "s:3,1").road(0, "n:2,3", "s:2,2").rolls(3, 4, "ship")
    table.play(f"robber {land('3,2')}").rolls(4, 6, "ship")
    assert (table.asked(), table.cards(1)) == ("turn", {})
    table.knight(0, "n:2,3", active=True).play(f"chase {at('n:2,3')}", f"robber {land('2,3')}").rolls(4, 6, "ship")
    assert table.asked() == "picking-gold"


@pytest.mark.rule("CK-SEA-36")
def test_the_inventor_may_move_the_number_of_a_gold_river() -> None:
    """Like that of any other hex."""
    table = Table(map="outer_isles").settlement(0, "s:3,1").progress(0, "inventor")
    table.play("play inventor", f"swap {land('3,2')}", f"swap {land('2,3')}").rolls(2, 3, "ship")
    assert table.asked() == "picking-gold"


@pytest.mark.rule("CK-SEA-42")
def test_mining_and_irrigation_count_all_islands_but_no_gold() -> None:
    """Mountains on two islands bring four ore; a gold river brings nothing."""
    table = Table(map="outer_isles").settlement(0, "n:1,0").settlement(0, "n:5,-3").settlement(0, "s:3,1")
    table.settlement(0, "s:-5,1").progress(0, "mining", "irrigation").play("play mining")
    assert table.cards(0) == {"ore": 4}
    table.play("play irrigation")
    assert table.cards(0)["grain"] == 4
