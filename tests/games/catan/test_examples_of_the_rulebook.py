"""The examples of the rulebook, each as a position."""

import pytest

from .table import Table, at, land, way


def piece(table: Table, corner: str) -> str:
    """What stands on a crossing."""
    return next((one.piece for one in table.state.view(0).crossings if one.crossing == at(corner)), "")


# Cities ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-EX-01")
def test_two_walls_keep_eleven_cards() -> None:
    """With twelve, six are discarded."""
    table = Table().city(1, "n:0,0", wall=True).city(1, "n:0,1", wall=True).hand(1, wool=11).rolls(3, 4, "ship")
    assert (table.asked(), table.cards(1)) == ("turn", {"wool": 11})
    table.hand(1, wool=12).rolls(3, 4, "ship").play(*["discard wool"] * 6)
    assert (table.asked(), table.cards(1)) == ("turn", {"wool": 6})


@pytest.mark.rule("CK-EX-02")
def test_a_rival_with_the_high_assembly_takes_the_metropolis_for_good() -> None:
    """The cathedral loses its metropolis, and level 5 does not win it back."""
    table = Table().city(0, "n:0,0", metropolis="politics").city(0, "n:-1,-1").levels(0, politics=4)
    table.city(1, "n:0,1").levels(1, politics=4).hand(1, coin=5).on_turn(1).play("improve politics")
    (politics,) = [one for one in table.state.view(0).metropolises if one.track == "politics"]
    assert (politics.seat, politics.crossing, politics.safe) == (1, at("n:0,1"), True)
    assert (table.points(0), table.points(1)) == (4, 4)
    assert [one.metropolis for one in table.state.view(0).crossings if one.seat == 0] == ["", ""]
    table.on_turn(0).hand(0, coin=5).play("improve politics")
    assert (table.asked(), table.points(0), table.points(1)) == ("turn", 4, 4)


@pytest.mark.rule("CK-EX-13")
def test_the_first_improvement_costs_one_the_second_two() -> None:
    """Of the track's commodity."""
    table = Table().city(0, "n:0,0").hand(0, cloth=3).play("improve trade")
    assert table.cards(0) == {"cloth": 2}
    table.play("improve trade")
    assert table.cards(0) == {}


@pytest.mark.rule("CK-EX-18")
def test_a_metropolis_doubles_the_points_of_its_city() -> None:
    """From two to four."""
    table = Table().city(0, "n:0,0").levels(0, science=3).hand(0, paper=4)
    assert table.points(0) == 2
    table.play("improve science")
    sheet = table.state.view(1).players[0].points
    assert (sheet.cities, sheet.metropolises, sheet.total, table.points(0)) == (2, 2, 4, 4)


# Rolls ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-EX-04")
@pytest.mark.parametrize(("level", "draws"), [(3, True), (2, True), (1, False)])
def test_white_six_red_three_and_the_yellow_gate(level: int, draws: bool) -> None:
    """The guild draws on a red 3, and the sum 9 pays ore for the mountains 9."""
    table = Table().settlement(1, "n:0,0").levels(0, trade=level).rolls(6, 3, "gate-trade")
    assert table.by_chance() is draws
    if draws:
        assert {text.split()[1] for text in table.legal()} == {
            "merchant",
            "commercial-harbour",
            "merchant-fleet",
            "master-merchant",
            "trade-monopoly",
            "resource-monopoly",
        }
        table.play("drawn merchant")
    assert table.cards(1) == {"ore": 1}
    assert table.state.view(0).players[0].progress["trade"] == int(draws)


@pytest.mark.rule("CK-EX-12")
def test_the_alchemist_may_set_a_seven() -> None:
    """For example white 3 and red 4."""
    table = Table().on_turn(0, rolled=False).progress(0, "alchemist").hand(1, wool=8)
    table.play("play alchemist", "dice 3-4", "roll", "event ship", *["discard wool"] * 4)
    assert table.cards(1) == {"wool": 4}


@pytest.mark.rule("CK-EX-17")
def test_one_roll_on_all_five_terrains() -> None:
    """Cities get two brick, two grain, and a commodity along with wool, ore and lumber."""
    table = Table().city(0, "n:0,1").city(0, "n:-2,1")
    for one in table.state.view(0).hexes:
        table.state.tokens[one.hex] = 0
    for place in ("0,0", "0,1", "1,0", "-2,0", "-1,0"):  # hills, mountains, pasture, forest, fields
        table.state.tokens[land(place)] = 5
    table.rolls(2, 3, "ship")
    expected = {"brick": 2, "grain": 2, "wool": 1, "cloth": 1, "ore": 1, "coin": 1, "lumber": 1, "paper": 1}
    assert table.cards(0) == expected


@pytest.mark.rule("CK-EX-08")
def test_the_barbarians_win_five_to_three() -> None:
    """Both players with two cities lose one; Anya's metropolis and Roma's settlements are safe."""
    table = Table(players=4).city(0, "n:0,0").city(0, "n:0,1").city(1, "n:-1,0").city(1, "s:-1,0")
    table.city(2, "n:1,0", metropolis="trade").settlement(3, "s:0,1").settlement(3, "n:2,0")
    for seat, corners in ((0, ("n:0,1", "s:0,0")), (1, ("s:-1,0", "n:-2,2")), (3, ("n:2,0", "s:3,-1"))):
        table.road(seat, *corners).knight(seat, corners[1], active=True)
    table.state.ship = 6
    table.rolls(1, 1, "ship")
    (event,) = table.told("barbarians-win")
    assert event.details == {"strength": 5, "defence": 3}
    assert (table.asked(), table.state.awaited()) == ("pillaged", [0, 1])
    table.play(f"p1 lose {at('n:0,0')}", f"p2 lose {at('s:-1,0')}")
    assert [table.points(seat) for seat in range(4)] == [3, 3, 4, 2]
    assert sorted(event.seat for event in table.told("pillaged")) == [0, 1]


# Knights --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-EX-03")
def test_a_knight_may_go_on_four_crossings_and_stops_blue_at_the_end_of_its_road() -> None:
    """Red chooses among the empty crossings of its roads; at A blue cannot continue building."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").road(0, "s:1,-1", "n:1,0", "s:2,-1")
    table.settlement(1, "n:1,1").road(1, "n:1,1", "s:1,0", "n:0,1").hand(0, wool=1, ore=1).hand(1, lumber=1, brick=1)
    free = {at(corner) for corner in ("s:1,-1", "n:0,1", "n:1,0", "s:2,-1")}
    assert {int(text.split()[1]) for text in table.legal("hire")} == free
    onward = way("n:0,1", "s:0,0")
    assert table.on_turn(1).why_not(f"road {onward}") == ""
    table.on_turn(0).play(f"hire {at('n:0,1')}").on_turn(1)
    assert table.why_not(f"road {onward}") == "CK-KNIGHT-05"


@pytest.mark.rule("CK-EX-03")
def test_a_knight_in_the_middle_splits_a_road() -> None:
    """Five become three and two, and Longest Road is lost."""
    table = Table().settlement(1, "n:0,0").road(1, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:-1,0")
    table.settlement(0, "s:1,0").road(0, "s:1,0", "n:0,1").hand(0, wool=1, ore=1)
    assert (table.state.road_holder, table.points(1)) == (1, 3)
    table.play(f"hire {at('n:0,1')}")
    assert (table.state.road_holder, table.points(1)) == (-1, 1)
    assert table.state.view(0).players[1].road_length == 3


@pytest.mark.rule("CK-EX-05")
def test_a_knight_moves_only_along_its_owners_roads() -> None:
    """Two crossings that no red road connects to A are out of reach."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").knight(0, "s:1,-1", active=True)
    table.road(0, "s:-1,0", "n:-1,1").road(1, "n:0,1", "s:0,0").play(f"march {at('s:1,-1')}")
    assert table.legal() == [f"go {at('n:0,1')}"]
    for corner in ("n:-1,1", "s:0,0"):
        assert table.why_not(f"go {at(corner)}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-EX-06")
def test_a_displaced_knight_retreats_over_its_own_roads() -> None:
    """Blue chooses between A and B; C is not connected to it."""
    table = (
        Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").knight(0, "s:1,-1", "strong", active=True)
    )
    table.settlement(1, "s:-1,0").road(1, "n:0,1", "s:0,0", "n:-1,1").road(1, "s:-1,-1", "n:-2,1").knight(1, "n:0,1")
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    assert (table.asked(), table.state.actor) == ("retreating", 1)
    assert sorted(table.legal()) == sorted([f"go {at('s:0,0')}", f"go {at('n:-1,1')}"])
    assert table.why_not(f"go {at('s:-1,-1')}") == "CK-KNIGHT-26"
    table.play(f"go {at('s:0,0')}")
    assert (piece(table, "n:0,1"), piece(table, "s:0,0")) == ("strong", "basic")


@pytest.mark.rule("CK-EX-07")
def test_a_knight_moves_first_and_chases_on_the_next_turn() -> None:
    """Not next to the robber, it moves closer, is activated again for one grain and chases a round later."""
    table = Table().landed().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").hand(0, grain=1)
    table.road(0, "n:0,0", "s:0,-1").knight(0, "s:0,-1", active=True)
    table.state.robber = land("1,0")
    assert table.why_not(f"chase {at('s:0,-1')}") == "CK-KNIGHT-33"
    table.play(f"march {at('s:0,-1')}", f"go {at('s:1,-1')}", f"activate {at('s:1,-1')}")
    assert table.cards(0) == {}
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-09"
    for _ in range(3):
        table.play("end", "roll", "cast 1-1 ship")
    table.play(f"chase {at('s:1,-1')}", f"robber {land('2,0')}")
    assert table.state.robber == land("2,0")


@pytest.mark.rule("CK-EX-15")
@pytest.mark.parametrize(("other", "may"), [("basic", True), ("strong", False), ("mighty", False)])
def test_a_strong_knight_displaces_a_basic_one(other: str, may: bool) -> None:
    """But not one that is as strong or stronger."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").road(0, "n:0,0", "s:0,-1")
    table.knight(0, "s:1,-1", "strong", active=True).knight(1, "n:0,1", other).play(f"march {at('s:1,-1')}")
    assert table.why_not(f"go {at('n:0,1')}") == ("" if may else "CK-KNIGHT-25")


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-EX-09")
def test_mining_on_two_mountains_pays_four_ore() -> None:
    """Two settlements on one of them and a city on the other."""
    table = Table().settlement(0, "n:0,1").settlement(0, "s:0,1").city(0, "n:0,0").progress(0, "mining")
    assert table.play("play mining").cards(0) == {"ore": 4}


@pytest.mark.rule("CK-EX-10")
def test_irrigation_on_two_fields_pays_four_grain() -> None:
    """Two settlements on one of them and a city on the other."""
    table = Table().settlement(0, "n:2,0").settlement(0, "s:2,0").city(0, "s:-2,2").progress(0, "irrigation")
    assert table.play("play irrigation").cards(0) == {"grain": 4}


@pytest.mark.rule("CK-EX-11")
def test_the_inventor_swaps_nine_and_eleven() -> None:
    """The two tokens are swapped."""
    table = Table().progress(0, "inventor").settlement(0, "n:0,0")
    table.play("play inventor", f"swap {land('0,-1')}", f"swap {land('0,0')}")
    table.rolls(5, 6, "ship")
    assert table.cards(0) == {"ore": 1}
    table.rolls(4, 5, "ship")
    assert table.cards(0) == {"brick": 1, "ore": 1}


@pytest.mark.rule("CK-EX-14")
def test_the_fleet_gives_two_paper_again_and_again() -> None:
    """For a resource or a commodity of any other kind, but not for paper."""
    table = Table().progress(0, "merchant-fleet").hand(0, paper=6).play("play merchant-fleet", "name paper")
    assert table.why_not("bank paper paper") == "CK-TRADE-12"
    table.play("bank paper ore", "bank paper coin", "bank paper wool")
    assert table.cards(0) == {"wool": 1, "ore": 1, "coin": 1}


@pytest.mark.rule("CK-EX-16")
def test_one_point_ahead_is_enough_for_the_master_merchant() -> None:
    """Just one."""
    table = Table().progress(0, "master-merchant").settlement(0, "n:0,0").city(1, "n:0,1").hand(1, ore=3)
    table.play("play master-merchant")
    assert (table.cards(0), table.cards(1)) == ({"ore": 2}, {"ore": 1})
