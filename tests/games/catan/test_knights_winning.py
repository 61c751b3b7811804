"""Winning with thirteen points, counted on the player's own turn."""

import pytest

from ecumene.core.state import OVER
from ecumene.games.catan.layout import POINTS

from .table import Table, at, land, way

FIVE = ("n:-2,1", "n:0,-2", "n:1,-2", "n:2,-2", "n:-2,2")


def with_points(points: int, seat: int = 0) -> Table:
    """A table where a seat has this many points from two metropolises (8) and settlements."""
    table = Table().city(seat, "n:0,2", metropolis="trade").city(seat, "n:-1,1", metropolis="politics")
    for corner in FIVE[: points - 8]:
        table.settlement(seat, corner)
    assert table.points(seat) == points
    return table


def over(table: Table) -> bool:
    return table.state.actor == OVER


# The target -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-WIN-01")
def test_the_game_ends_at_once_with_thirteen_points() -> None:
    table = with_points(12).road(0, "n:0,2", "s:0,1", "n:-1,2").hand(0, lumber=1, brick=1, wool=1, grain=1)
    table.play(f"settlement {at('n:-1,2')}")
    assert over(table)
    assert table.state.winner == 0
    assert table.state.view(1).winners == [0]
    assert table.state.returns() == [1.0, 0.0, 0.0]
    (event,) = table.told("wins")
    assert (event.seat, event.rule, event.details["points"]) == (0, "CK-WIN-01", 13)
    assert table.why_not("end") == "CK-WIN-01"


@pytest.mark.rule("CK-WIN-01")
def test_twelve_points_are_not_enough_and_fourteen_are() -> None:
    table = with_points(11).road(0, "n:0,2", "s:0,1", "n:-1,2").hand(0, lumber=1, brick=1, wool=1, grain=1)
    table.play(f"settlement {at('n:-1,2')}")
    assert table.points(0) == 12
    assert table.asked() == "turn"
    table = with_points(10).levels(0, science=3).city(0, "n:1,0").hand(0, paper=4).play("improve science")
    assert (table.points(0), over(table)) == (14, True)


@pytest.mark.rule("CK-WIN-01")
def test_the_target_is_thirteen_and_is_shown() -> None:
    assert Table().state.view(0).target == 13


# What scores ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-WIN-02")
def test_each_thing_scores_what_the_rules_say() -> None:
    assert Table().settlement(0, "n:0,2").player(0).points.total == 1
    assert Table().city(0, "n:0,2").player(0).points.total == 2
    assert Table().city(0, "n:0,2", metropolis="trade").player(0).points.total == 4
    road = Table().road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:0,-1")
    assert (road.player(0).points.longest_road, road.player(0).points.total, road.points(0)) == (2, 2, 2)


@pytest.mark.rule("CK-WIN-02")
def test_settling_and_upgrading_score_as_played() -> None:
    table = Table().road(0, "n:0,2", "s:0,1").hand(0, lumber=1, brick=1, wool=1, grain=3, ore=3)
    table.play(f"settlement {at('n:0,2')}")
    assert table.points(0) == 1
    table.play(f"city {at('n:0,2')}")
    assert table.points(0) == 2
    table.levels(0, trade=3).hand(0, cloth=4).play("improve trade")
    assert table.points(0) == 4 == table.player(0).points.total


@pytest.mark.rule("CK-WIN-02")
def test_merchant_defender_printer_and_constitution_score_one_each() -> None:
    table = Table().settlement(0, "n:0,-2").progress(0, "merchant").play("play merchant")
    assert (table.points(0), table.player(0).points.merchant) == (2, 1)
    table.knight(0, "s:0,0", active=True).ship_near().rolls(1, 1, "ship")
    assert (table.points(0), table.player(0).points.defender) == (3, 1)
    table.levels(0, science=1, politics=1).rolls(1, 1, "gate-science").play("drawn printer")
    assert (table.points(0), table.player(0).points.cards) == (4, 1)
    table.rolls(1, 1, "gate-politics").play("drawn constitution")
    assert (table.points(0), table.player(0).points.cards) == (5, 2)
    assert table.player(0).points.total == 5


@pytest.mark.rule("CK-WIN-02")
def test_knights_walls_levels_and_hidden_cards_score_nothing() -> None:
    table = Table().city(0, "n:0,2", wall=True).levels(0, trade=3, politics=3, science=3)
    table.knight(0, "s:0,0", "mighty", active=True).knight(0, "s:1,0", "mighty", active=True)
    table.knight(0, "s:-1,0", "strong", active=True).progress(0, "spy", "crane").hand(0, ore=9)
    points = table.player(0).points
    assert (points.total, points.largest_army, points.hidden) == (2, 0, 0)


@pytest.mark.rule("CK-WIN-02")
def test_the_score_sheet_has_no_largest_army_and_adds_up() -> None:
    table = with_points(12).road(0, "n:0,2", "s:0,1", "n:-1,2").hand(0, lumber=1, brick=1, wool=1, grain=1)
    ending = table.play(f"settlement {at('n:-1,2')}").state.ending()
    assert ending is not None
    assert ending.sheet is not None
    lines = {line.name: line.values[0] for line in ending.sheet.lines}
    assert lines == {
        "settlements": 5, "cities": 4, "metropolises": 4, "longest-road": 0, "defender": 0, "cards": 0, "merchant": 0,
        "total": 13,
    }  # fmt: skip


@pytest.mark.rule("CK-WIN-03")
def test_longest_road_stays_in_play_and_may_win() -> None:
    table = with_points(11).road(0, "n:-1,1", "s:0,0", "n:0,1", "s:1,-1", "n:1,0").hand(0, lumber=1, brick=1)
    table.play(f"road {way('n:1,0', 's:2,-1')}")
    assert over(table)
    assert table.player(0).points.longest_road == 2


@pytest.mark.rule("CK-WIN-03")
def test_a_knight_takes_longest_road_away() -> None:
    table = Table().road(0, "n:-1,1", "s:0,0", "n:0,1", "s:1,-1", "n:1,0", "s:2,-1").road(1, "s:1,0", "n:0,1")
    assert (table.state.road_holder, table.points(0)) == (0, 2)
    table.on_turn(1).hand(1, ore=1, wool=1).play(f"hire {at('n:0,1')}")
    assert (table.state.road_holder, table.points(0)) == (-1, 0)


@pytest.mark.rule("CK-WIN-03")
def test_longest_road_needs_five_pieces_and_more_to_be_taken() -> None:
    table = Table().road(0, "n:-1,1", "s:0,0", "n:0,1", "s:1,-1", "n:1,0")
    assert table.points(0) == 0
    table.road(0, "n:1,0", "s:2,-1").road(1, "n:-2,2", "s:-1,1", "n:-1,2", "s:0,1", "n:0,2", "s:1,0")
    assert [table.points(seat) for seat in (0, 1)] == [2, 0]
    table.road(1, "s:1,0", "n:1,1")
    assert [table.points(seat) for seat in (0, 1)] == [0, 2]


# When it counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-WIN-04", "CK-WIN-06")
def test_points_reached_on_the_turn_of_another_win_at_the_start_of_ones_own_turn() -> None:
    table = with_points(12, seat=1).levels(1, science=1).progress(1, "alchemist").rolls(1, 1, "gate-science")
    table.play("drawn printer")
    assert (table.points(1), table.asked(), table.state.actor) == (13, "turn", 0)
    table.play("end")
    assert over(table)
    assert table.state.winner == 1
    assert len(table.told("casts")) == 1  # neither Alchemist nor roll came before


@pytest.mark.rule("CK-WIN-04")
def test_a_player_who_is_not_next_waits_for_their_turn() -> None:
    table = with_points(12, seat=2).levels(2, science=1).rolls(1, 1, "gate-science").play("drawn printer", "end")
    assert (table.state.active, table.asked()) == (1, "before-roll")
    table.rolls(1, 1, "ship").play("end")
    assert over(table)
    assert table.state.winner == 2


@pytest.mark.rule("CK-WIN-04")
def test_points_lost_again_before_ones_own_turn_do_not_win() -> None:
    table = with_points(11, seat=2).levels(2, science=1)
    table.state.merchant, table.state.merchant_of = land("0,2"), 2
    table.state.zones[POINTS + 2] += 1
    table.rolls(1, 1, "gate-science").play("drawn printer")
    assert table.points(2) == 13
    table.play("end").settlement(1, "n:0,-1").progress(1, "merchant").rolls(1, 1, "ship")
    table.play("play merchant", f"merchant {land('0,-1')}", "end")
    assert (table.points(2), table.state.active, table.asked()) == (12, 2, "before-roll")


@pytest.mark.rule("CK-WIN-05")
def test_a_player_who_becomes_defender_on_their_own_roll_wins_before_production() -> None:
    table = with_points(12).knight(0, "s:2,-2", "mighty", active=True).settlement(1, "s:0,1").ship_near()
    table.rolls(5, 1, "ship")  # mountains 6
    assert over(table)
    assert table.state.winner == 0
    assert not table.told("receives")


@pytest.mark.rule("CK-WIN-05")
def test_a_victory_point_card_drawn_on_ones_own_roll_wins_before_production_and_further_draws() -> None:
    table = with_points(12).levels(0, science=1).levels(1, science=1).settlement(1, "s:0,1")
    table.rolls(5, 1, "gate-science").play("drawn printer")
    assert over(table)
    assert not table.told("receives")
    assert not table.told("draws")


@pytest.mark.rule("CK-WIN-06")
def test_another_player_brought_to_the_target_does_not_win_at_once() -> None:
    table = with_points(12, seat=1).knight(1, "s:2,-2", "mighty", active=True).ship_near().rolls(1, 1, "ship")
    assert (table.points(1), table.asked(), table.state.actor) == (13, "turn", 0)
    assert not table.told("wins")


@pytest.mark.rule("CK-WIN-06")
def test_the_active_player_may_win_although_another_has_more_points() -> None:
    table = with_points(13, seat=1).road(0, "n:1,0", "s:2,-1").hand(0, lumber=1, brick=1, wool=1, grain=1)
    table.state.zones[POINTS] += 12
    table.state.zones[POINTS + 1] += 2
    table.play(f"settlement {at('n:1,0')}")
    assert (over(table), table.state.winner) == (True, 0)
