"""Knights act once a turn and move along their owner's roads; and they cut the roads of others."""

import pytest

from .table import Table, at, way

SPENT = ("CK-KNIGHT-09", "CK-KNIGHT-16")  # activated this turn after having acted
RING = ("n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:0,-1")  # the corners of the hills in the middle, clockwise


def road_table() -> Table:
    """The first seat has a settlement and a road of four pieces along the hills in the middle."""
    return Table().settlement(0, "n:0,0").road(0, *RING[:5])


def marches(table: Table, start: str) -> list[str]:
    """The corners of the middle hex and next to it where a knight may go."""
    table.play(f"march {at(start)}")
    near = [*RING, "n:1,0", "s:1,0", "n:-1,2", "s:-1,0", "n:-1,0", "s:1,-2"]
    goals = table.legal("go")
    found = [corner for corner in near if f"go {at(corner)}" in goals]
    assert len(found) == len(goals)
    return found


# Once a turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-15")
def test_a_move_makes_the_knight_inactive() -> None:
    table = road_table().knight(0, "s:1,-1", "strong", active=True)
    table.play(f"march {at('s:1,-1')}", f"go {at('s:0,0')}")
    assert table.stands("s:1,-1") == ""
    assert table.stands("s:0,0") == "p1 strong"
    (event,) = table.told("marches")
    assert (event.seat, event.rule) == (0, "CK-KNIGHT-18")


@pytest.mark.rule("CK-KNIGHT-15")
def test_a_displacement_and_a_chase_make_the_knight_inactive_too() -> None:
    table = road_table().landed().knight(0, "s:1,-1", "strong", active=True).knight(1, "n:0,1")
    table.knight(0, "s:0,0", "mighty", active=True).play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    assert table.stands("n:0,1") == "p1 strong"
    table = road_table().landed().knight(0, "s:1,-1", active=True).play(f"chase {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 basic"


@pytest.mark.rule("CK-KNIGHT-15")
def test_knights_do_not_act_before_the_roll_or_on_the_turn_of_another() -> None:
    table = road_table().landed().knight(0, "s:1,-1", active=True)
    table.on_turn(0, rolled=False)
    assert table.why_not(f"march {at('s:1,-1')}") == "CK-TURN-03"
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-VAR-05"
    table.on_turn(1)
    assert table.why_not(f"march {at('s:1,-1')}") == "CK-KNIGHT-18"
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-KNIGHT-16")
def test_a_knight_that_acted_may_be_activated_again_but_acts_no_more_this_turn() -> None:
    table = road_table().landed().knight(0, "s:0,0", active=True).hand(0, grain=2)
    table.play(f"march {at('s:0,0')}", f"go {at('s:1,-1')}", f"activate {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 basic active"
    assert table.cards(0) == {"grain": 1}
    assert table.why_not(f"march {at('s:1,-1')}") in SPENT
    assert table.why_not(f"chase {at('s:1,-1')}") in SPENT
    table.play("end").on_turn(0)
    assert table.why_not(f"march {at('s:1,-1')}") == ""


@pytest.mark.rule("CK-KNIGHT-17")
def test_several_knights_may_act_in_one_turn_each_once() -> None:
    table = road_table().knight(0, "s:1,-1", active=True).knight(0, "n:0,1", "strong", active=True)
    table.knight(0, "s:0,0", "mighty", active=True).hand(0, grain=3)
    table.play(f"march {at('s:0,0')}", f"go {at('n:-1,1')}")
    table.play(f"march {at('n:0,1')}", f"go {at('s:0,0')}")
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    for corner in ("n:-1,1", "s:0,0", "n:0,1"):
        table.play(f"activate {at(corner)}")
        assert table.why_not(f"march {at(corner)}") in SPENT


@pytest.mark.rule("CK-KNIGHT-17")
def test_a_promotion_between_does_not_allow_a_second_act() -> None:
    table = road_table().knight(0, "s:1,-1", active=True).progress(0, "warlord").hand(0, ore=1, wool=1)
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}", f"promote {at('n:0,1')}", "play warlord")
    assert table.stands("n:0,1") == "p1 strong active"
    assert table.why_not(f"march {at('n:0,1')}") in SPENT


@pytest.mark.rule("CK-KNIGHT-45")
def test_what_a_knight_did_this_turn_goes_with_it() -> None:
    table = road_table().levels(0, politics=3).knight(0, "s:1,-1", active=True).hand(0, ore=3, wool=3, grain=1)
    table.play(f"promote {at('s:1,-1')}", f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    assert table.why_not(f"promote {at('n:0,1')}") == "CK-KNIGHT-11"
    table.play(f"hire {at('s:1,-1')}")  # a new knight on the crossing it left has not acted yet
    assert table.why_not(f"promote {at('s:1,-1')}") == ""
    table.play(f"activate {at('n:0,1')}")
    assert table.why_not(f"march {at('n:0,1')}") in SPENT


@pytest.mark.rule("CK-KNIGHT-45")
def test_what_a_knight_did_is_forgotten_when_the_turn_ends() -> None:
    table = road_table().levels(0, politics=3).knight(0, "s:1,-1", active=True).hand(0, ore=3, wool=3, grain=1)
    table.play(f"promote {at('s:1,-1')}", f"march {at('s:1,-1')}", f"go {at('n:0,1')}", f"activate {at('n:0,1')}")
    table.play("end")
    spent = [each.spent for each in table.state.view(0).crossings]
    assert not any(spent)
    table.on_turn(0)
    assert table.why_not(f"march {at('n:0,1')}") == ""
    assert table.why_not(f"promote {at('n:0,1')}") == ""


@pytest.mark.rule("CK-KNIGHT-45")
def test_a_retreat_is_not_an_action() -> None:
    table = road_table().settlement(1, "n:-1,2").road(1, "n:-1,2", "s:0,0").road(1, "n:-1,2", "s:-1,1")
    table.knight(0, "s:0,0", "basic", active=True).knight(1, "s:-1,1", "strong", active=True)
    table.on_turn(1).play(f"march {at('s:-1,1')}", f"go {at('s:0,0')}", f"go {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 basic active"
    table.on_turn(0)
    assert table.why_not(f"march {at('s:1,-1')}") == ""


# Along the owner's roads ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-18")
def test_a_knight_goes_to_any_free_crossing_of_its_roads() -> None:
    table = road_table().road(1, "s:1,-1", "n:1,0").settlement(1, "n:1,0").knight(0, "s:1,-1", active=True)
    assert marches(table, "s:1,-1") == ["n:0,1", "s:0,0", "n:-1,1"]
    assert table.why_not(f"go {at('n:-1,2')}") == "CK-KNIGHT-18"
    assert table.why_not(f"go {at('s:0,-1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-KNIGHT-18")
def test_a_knight_without_a_free_crossing_does_not_set_out() -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(0, "s:1,-1", active=True)
    assert table.why_not(f"march {at('s:1,-1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-KNIGHT-19")
@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize("level", ["basic", "strong", "mighty"])
def test_a_foreign_knight_blocks_the_way(level: str, active: bool) -> None:
    table = road_table().knight(0, "s:1,-1", active=True).knight(1, "s:0,0", level, active)
    assert marches(table, "s:1,-1") == ["n:0,1"]
    assert table.why_not(f"go {at('n:-1,1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-KNIGHT-19")
def test_even_a_weaker_knight_is_not_passed() -> None:
    table = road_table().knight(0, "s:1,-1", "mighty", active=True).knight(1, "s:0,0")
    assert marches(table, "s:1,-1") == ["n:0,1", "s:0,0"]


@pytest.mark.rule("CK-KNIGHT-20")
def test_a_move_passes_ones_own_knights_and_buildings() -> None:
    table = road_table().road(0, "n:0,0", "s:0,-1").knight(0, "s:0,-1", active=True).knight(0, "s:1,-1")
    assert marches(table, "s:0,-1") == ["n:0,1", "s:0,0", "n:-1,1"]


@pytest.mark.rule("CK-KNIGHT-20")
@pytest.mark.parametrize("city", [False, True])
def test_a_move_does_not_pass_a_foreign_building(city: bool) -> None:
    table = road_table().knight(0, "s:1,-1", active=True)
    table = table.city(1, "s:0,0") if city else table.settlement(1, "s:0,0")
    assert marches(table, "s:1,-1") == ["n:0,1"]
    assert table.why_not(f"go {at('n:-1,1')}") == "CK-KNIGHT-18"


@pytest.mark.rule("CK-KNIGHT-21")
def test_a_move_ends_on_another_crossing_without_any_piece() -> None:
    table = road_table().knight(0, "s:1,-1", "mighty", active=True).settlement(1, "n:-1,1").knight(0, "s:0,0")
    assert marches(table, "s:1,-1") == ["n:0,1"]
    assert table.why_not(f"go {at('s:1,-1')}") == "CK-KNIGHT-21"  # its current crossing
    assert table.why_not(f"go {at('n:0,0')}") == "CK-KNIGHT-21"  # the player's own settlement
    assert table.why_not(f"go {at('n:-1,1')}") == "CK-KNIGHT-21"  # another player's settlement
    assert table.why_not(f"go {at('s:0,0')}") == "CK-KNIGHT-28"  # the player's own knight


@pytest.mark.rule("CK-KNIGHT-21")
def test_a_knight_never_moves_onto_ones_own_city() -> None:
    table = road_table().city(0, "n:-1,1").knight(0, "s:0,0", "mighty", active=True)
    table.play(f"march {at('s:0,0')}")
    assert table.why_not(f"go {at('n:-1,1')}") == "CK-KNIGHT-21"


@pytest.mark.rule("CK-KNIGHT-37")
def test_a_knight_uses_a_road_built_this_turn() -> None:
    table = road_table().knight(0, "n:-1,1", active=True).hand(0, lumber=1, brick=1)
    table.play(f"road {way('n:-1,1', 's:-1,0')}")
    assert "s:-1,0" in marches(table, "n:-1,1")
    table.play(f"go {at('s:-1,0')}")
    assert table.stands("s:-1,0") == "p1 basic"


@pytest.mark.rule("CK-KNIGHT-48")
def test_a_knight_cut_off_from_its_buildings_stays_and_acts() -> None:
    table = road_table().knight(0, "n:-1,1", active=True).knight(1, "n:0,1").knight(1, "s:1,-1")
    assert table.stands("n:-1,1") == "p1 basic active"
    assert marches(table, "n:-1,1") == ["s:0,0"]
    table.play(f"go {at('s:0,0')}", "end")
    assert table.stands("s:0,0") == "p1 basic"


# Roads cut by knights -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-06")
@pytest.mark.parametrize("active", [False, True])
def test_a_foreign_knight_cuts_a_road(active: bool) -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING)
    assert table.player(0).road_length == 5
    assert table.points(0) == 3
    table.knight(1, "n:0,1", active=active)
    assert table.player(0).road_length == 3
    assert table.state.view(0).road_holder == -1
    assert table.points(0) == 1


@pytest.mark.rule("CK-KNIGHT-06")
def test_ones_own_knight_does_not_cut_a_road() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING).knight(0, "n:0,1").knight(0, "s:0,0", active=True)
    assert table.player(0).road_length == 5
    assert table.state.view(0).road_holder == 0


@pytest.mark.rule("CK-KNIGHT-41")
def test_hiring_a_knight_settles_longest_road() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING).road(1, "n:0,1", "s:1,0").hand(1, ore=1, wool=1)
    table.on_turn(1).play(f"hire {at('n:0,1')}")
    assert (table.player(0).road_length, table.state.view(0).road_holder, table.points(0)) == (3, -1, 1)


@pytest.mark.rule("CK-KNIGHT-41")
def test_a_knight_that_moves_gives_one_road_back_and_cuts_another() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING)
    table.road(2, "s:-1,1", "n:-1,2", "s:0,1", "n:0,2", "s:1,0", "n:1,1").road(1, "n:0,1", "s:1,0")
    table.knight(1, "n:0,1", active=True)
    assert table.state.view(0).road_holder == 2
    table.on_turn(1).play(f"march {at('n:0,1')}", f"go {at('s:1,0')}")
    assert [table.player(seat).road_length for seat in (0, 2)] == [5, 4]
    assert table.state.view(0).road_holder == 0
    assert [table.points(seat) for seat in (0, 2)] == [3, 0]


@pytest.mark.rule("CK-KNIGHT-41")
def test_a_knight_removed_gives_the_road_back() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING).knight(1, "n:0,1").progress(0, "intrigue")
    assert table.player(0).road_length == 3
    table.play("play intrigue")
    assert table.stands("n:0,1") == ""
    assert (table.player(0).road_length, table.state.view(0).road_holder, table.points(0)) == (5, 0, 3)


@pytest.mark.rule("CK-KNIGHT-41")
def test_a_retreat_settles_longest_road() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING).road(1, "n:0,1", "s:1,0", "n:1,1")
    table.knight(0, "s:0,0", "strong", active=True).knight(1, "n:0,1")
    assert table.player(0).road_length == 3
    table.play(f"march {at('s:0,0')}", f"go {at('n:0,1')}", f"go {at('n:1,1')}")
    assert (table.player(0).road_length, table.state.view(0).road_holder) == (5, 0)
