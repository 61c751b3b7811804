"""Knights are hired, activated and promoted."""

import pytest

from ecumene.games.catan.material import BASIC, MIGHTY, STRONG

from .table import Table, at, way

SPENT = ("CK-KNIGHT-09", "CK-KNIGHT-16")  # activated this turn, after having acted or not


def road_table() -> Table:
    """The first seat has a settlement and a road of three pieces along the hills in the middle."""
    return Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0")


# Hiring ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-03")
def test_hiring_costs_one_ore_and_one_wool_and_brings_an_inactive_basic_knight() -> None:
    table = road_table().hand(0, ore=2, wool=3, grain=1).play(f"hire {at('s:1,-1')}")
    assert table.cards(0) == {"ore": 1, "wool": 2, "grain": 1}
    assert table.stands("s:1,-1") == "p1 basic"
    assert table.supply(0, BASIC) == 1
    (event,) = table.told("hires")
    assert (event.seat, event.rule) == (0, "CK-KNIGHT-03")


@pytest.mark.rule("CK-KNIGHT-03")
@pytest.mark.parametrize("hand", [{"ore": 5}, {"wool": 5}, {"grain": 3, "brick": 3}])
def test_a_knight_cannot_be_hired_without_ore_and_wool(hand: dict[str, int]) -> None:
    table = road_table().hand(0, **hand)
    assert table.why_not(f"hire {at('s:1,-1')}") == "CK-KNIGHT-03"


@pytest.mark.rule("CK-KNIGHT-03")
def test_a_knight_is_hired_only_on_an_empty_crossing_of_ones_own_road() -> None:
    table = road_table().settlement(1, "n:-1,1").road(1, "n:-1,1", "s:0,-1").knight(0, "s:0,0")
    table.knight(1, "n:0,1").hand(0, ore=1, wool=1)
    assert table.legal("hire") == [f"hire {at('s:1,-1')}"]
    assert table.why_not(f"hire {at('n:0,0')}") == "CK-KNIGHT-03"  # the player's own settlement
    assert table.why_not(f"hire {at('s:0,0')}") == "CK-KNIGHT-03"  # the player's own knight
    assert table.why_not(f"hire {at('n:0,1')}") == "CK-KNIGHT-03"  # another player's knight
    assert table.why_not(f"hire {at('s:0,-1')}") == "CK-KNIGHT-03"  # only another player's road
    assert table.why_not(f"hire {at('n:1,0')}") == "CK-KNIGHT-03"  # no road at all


@pytest.mark.rule("CK-KNIGHT-04")
def test_a_knight_may_stand_beside_buildings_and_knights_of_anybody() -> None:
    table = road_table().settlement(1, "n:1,0").knight(1, "n:0,1").hand(0, ore=1, wool=1)
    assert table.why_not(f"hire {at('s:1,-1')}") == ""
    table.play(f"hire {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 basic"


@pytest.mark.rule("CK-KNIGHT-14")
def test_without_a_basic_figure_nobody_is_hired() -> None:
    table = road_table().knight(0, "s:1,-1").knight(0, "n:0,1").hand(0, ore=3, wool=3)
    assert table.supply(0, BASIC) == 0
    assert table.why_not(f"hire {at('s:0,0')}") == "CK-KNIGHT-14"


@pytest.mark.rule("CK-KNIGHT-14")
def test_a_promotion_frees_the_basic_figure_for_another_knight() -> None:
    table = road_table().knight(0, "s:1,-1").knight(0, "n:0,1").hand(0, ore=3, wool=3)
    table.play(f"promote {at('s:1,-1')}")
    assert (table.supply(0, BASIC), table.supply(0, STRONG)) == (1, 1)
    table.play(f"hire {at('s:0,0')}")
    assert (table.supply(0, BASIC), table.supply(0, STRONG)) == (0, 1)


@pytest.mark.rule("CK-KNIGHT-14")
def test_each_player_has_two_figures_of_each_level() -> None:
    pieces = Table().player(2).pieces
    assert [pieces[name] for name in ("basic-knight", "strong-knight", "mighty-knight")] == [2, 2, 2]


# States and strength --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-01")
def test_an_inactive_knight_neither_acts_nor_fights() -> None:
    table = road_table().landed().knight(0, "s:1,-1", "mighty")
    assert table.why_not(f"march {at('s:1,-1')}") == "CK-KNIGHT-01"
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-01"
    assert (table.player(0).strength, table.player(0).at_rest) == (0, 3)
    barbarians = table.state.view(0).barbarians
    assert barbarians is not None
    assert barbarians.defence == 0


@pytest.mark.rule("CK-KNIGHT-01")
def test_an_active_knight_acts_and_fights() -> None:
    table = road_table().landed().knight(0, "s:1,-1", "mighty", active=True)
    assert table.why_not(f"march {at('s:1,-1')}") == ""
    assert table.why_not(f"chase {at('s:1,-1')}") == ""
    assert (table.player(0).strength, table.player(0).at_rest) == (3, 0)


@pytest.mark.rule("CK-KNIGHT-02")
@pytest.mark.parametrize(("level", "strength"), [("basic", 1), ("strong", 2), ("mighty", 3)])
def test_the_strength_of_a_knight_is_its_level(level: str, strength: int) -> None:
    table = road_table().knight(0, "s:1,-1", level, active=True).ship_near().rolls(1, 1, "ship")
    (event,) = table.told("knights-win")
    assert event.details == {"strength": 0, "defence": strength}


# Activating -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-07")
@pytest.mark.parametrize("level", ["basic", "strong", "mighty"])
def test_activating_costs_one_grain_whatever_the_strength(level: str) -> None:
    table = road_table().knight(0, "s:1,-1", level).hand(0, grain=2, ore=1).play(f"activate {at('s:1,-1')}")
    assert table.cards(0) == {"grain": 1, "ore": 1}
    assert table.stands("s:1,-1") == f"p1 {level} active"


@pytest.mark.rule("CK-KNIGHT-07")
def test_a_knight_cannot_be_activated_without_grain_or_by_somebody_else() -> None:
    table = road_table().knight(0, "s:1,-1").knight(1, "n:0,1").hand(0, ore=4, wool=4)
    assert table.why_not(f"activate {at('s:1,-1')}") == "CK-KNIGHT-07"
    table.hand(0, grain=4)
    assert table.why_not(f"activate {at('n:0,1')}") == "CK-KNIGHT-07"
    assert table.why_not(f"activate {at('s:0,0')}") == "CK-KNIGHT-07"


@pytest.mark.rule("CK-KNIGHT-08")
def test_a_knight_hired_this_turn_may_be_activated() -> None:
    table = road_table().hand(0, ore=1, wool=1, grain=1)
    table.play(f"hire {at('s:1,-1')}", f"activate {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 basic active"
    assert table.cards(0) == {}


@pytest.mark.rule("CK-KNIGHT-09")
@pytest.mark.parametrize("card", [False, True])
def test_a_knight_activated_this_turn_cannot_act_before_the_next(card: bool) -> None:
    table = road_table().landed().knight(0, "s:1,-1").hand(0, grain=1).progress(0, "warlord")
    table.play("play warlord" if card else f"activate {at('s:1,-1')}")
    assert table.why_not(f"march {at('s:1,-1')}") == "CK-KNIGHT-09"
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-09"
    table.play("end").on_turn(0)
    assert table.why_not(f"march {at('s:1,-1')}") == ""
    assert table.why_not(f"chase {at('s:1,-1')}") == ""


@pytest.mark.rule("CK-KNIGHT-42")
def test_an_active_knight_cannot_be_activated() -> None:
    table = road_table().knight(0, "s:1,-1", active=True).hand(0, grain=3)
    assert table.why_not(f"activate {at('s:1,-1')}") == "CK-KNIGHT-42"


@pytest.mark.rule("CK-KNIGHT-38")
def test_no_voluntary_action_rests_or_removes_a_knight() -> None:
    table = road_table().knight(0, "s:1,-1", active=True).hand(0, grain=3, ore=3, wool=3, lumber=3, brick=3)
    for move in table.legal():
        if move.split(" ")[0] in ("march", "chase"):
            continue
        other = road_table().knight(0, "s:1,-1", active=True).hand(0, grain=3, ore=3, wool=3, lumber=3, brick=3)
        other.play(move)
        assert other.stands("s:1,-1") in ("p1 basic active", "p1 strong active"), move
    assert table.why_not(f"lose {at('s:1,-1')}") == "CB-ROLL-01"


# Promoting ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-10")
@pytest.mark.parametrize("active", [False, True])
@pytest.mark.parametrize(("level", "after"), [("basic", "strong"), ("strong", "mighty")])
def test_promoting_costs_one_ore_and_one_wool_and_keeps_the_state(level: str, after: str, active: bool) -> None:
    table = road_table().levels(0, politics=3).knight(0, "s:1,-1", level, active).hand(0, ore=2, wool=2, grain=1)
    table.play(f"promote {at('s:1,-1')}")
    assert table.stands("s:1,-1") == f"p1 {after}" + " active" * active
    assert table.cards(0) == {"ore": 1, "wool": 1, "grain": 1}


@pytest.mark.rule("CK-KNIGHT-10")
def test_only_ones_own_knight_is_promoted_and_only_for_its_price() -> None:
    table = road_table().knight(0, "s:1,-1").knight(1, "n:0,1").hand(0, ore=2)
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-10"
    table.hand(0, wool=2)
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-10"
    table.hand(0, ore=2, wool=2)
    assert table.why_not(f"promote {at('n:0,1')}") == "CK-KNIGHT-10"
    assert table.why_not(f"promote {at('s:1,-1')}") == ""


@pytest.mark.rule("CK-KNIGHT-11")
def test_a_knight_is_promoted_once_in_a_turn() -> None:
    table = road_table().levels(0, politics=3).knight(0, "s:1,-1").knight(0, "n:0,1").hand(0, ore=4, wool=4)
    table.play(f"promote {at('s:1,-1')}")
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-11"
    assert table.why_not(f"promote {at('n:0,1')}") == ""
    table.play("end").on_turn(0)
    assert table.why_not(f"promote {at('s:1,-1')}") == ""


@pytest.mark.rule("CK-KNIGHT-11")
def test_a_knight_hired_this_turn_may_be_promoted_once() -> None:
    table = road_table().levels(0, politics=3).hand(0, ore=4, wool=4)
    table.play(f"hire {at('s:1,-1')}", f"promote {at('s:1,-1')}")
    assert table.stands("s:1,-1") == "p1 strong"
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-11"


@pytest.mark.rule("CK-KNIGHT-12")
@pytest.mark.parametrize("level", range(6))
def test_a_strong_knight_becomes_mighty_only_with_the_fortress(level: int) -> None:
    table = road_table().levels(0, politics=level, trade=3, science=3).hand(0, ore=1, wool=1)
    table.levels(1, politics=5).knight(0, "s:1,-1", "strong").knight(0, "n:0,1")
    assert table.why_not(f"promote {at('s:1,-1')}") == ("" if level >= 3 else "CK-KNIGHT-12")
    assert table.why_not(f"promote {at('n:0,1')}") == ""


@pytest.mark.rule("CK-KNIGHT-13")
def test_a_mighty_knight_rises_no_further() -> None:
    table = road_table().levels(0, politics=5).knight(0, "s:1,-1", "mighty").hand(0, ore=5, wool=5)
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-13"
    table.progress(0, "smith")
    assert table.why_not("play smith") == "CK-PROG-16"


@pytest.mark.rule("CK-KNIGHT-14")
@pytest.mark.parametrize(("level", "above", "piece"), [("basic", "strong", STRONG), ("strong", "mighty", MIGHTY)])
def test_promoting_needs_a_figure_of_the_next_level(level: str, above: str, piece: int) -> None:
    table = road_table().levels(0, politics=3).knight(0, "s:1,-1", level).hand(0, ore=2, wool=2)
    table.knight(0, "n:0,1", above).knight(0, "s:0,0", above)
    assert table.supply(0, piece) == 0
    assert table.why_not(f"promote {at('s:1,-1')}") == "CK-KNIGHT-14"


@pytest.mark.rule("CK-KNIGHT-36")
def test_a_promoted_knight_may_still_act() -> None:
    table = road_table().landed().knight(0, "s:1,-1", active=True).hand(0, ore=1, wool=1)
    table.play(f"promote {at('s:1,-1')}")
    assert table.why_not(f"march {at('s:1,-1')}") == ""
    assert table.why_not(f"chase {at('s:1,-1')}") == ""
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    assert table.stands("n:0,1") == "p1 strong"


@pytest.mark.rule("CK-KNIGHT-36")
@pytest.mark.parametrize("acted", [False, True])
def test_promotion_does_not_give_back_the_right_to_act(acted: bool) -> None:
    table = road_table().knight(0, "s:1,-1", active=acted).hand(0, ore=1, wool=1, grain=1)
    place = "n:0,1" if acted else "s:1,-1"
    if acted:
        table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    table.play(f"activate {at(place)}", f"promote {at(place)}")
    assert table.stands(place) == "p1 strong active"
    assert table.why_not(f"march {at(place)}") in SPENT


# Settlements and roads next to knights --------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-05")
@pytest.mark.parametrize("active", [False, True])
def test_a_foreign_knight_stops_roads(active: bool) -> None:
    table = road_table().knight(1, "s:0,0", active=active).hand(0, lumber=3, brick=3)
    for onward in ("n:-1,1", "n:-1,2"):
        assert table.why_not(f"road {way('s:0,0', onward)}") == "CK-KNIGHT-05"
    assert table.why_not(f"road {way('n:0,1', 's:1,0')}") == ""


@pytest.mark.rule("CK-KNIGHT-05")
def test_ones_own_knight_does_not_stop_roads() -> None:
    table = road_table().knight(0, "s:0,0").hand(0, lumber=1, brick=1)
    assert table.why_not(f"road {way('s:0,0', 'n:-1,1')}") == ""


@pytest.mark.rule("CK-KNIGHT-22")
def test_ones_own_knight_prevents_a_settlement_until_it_has_moved_away() -> None:
    table = road_table().knight(0, "n:0,1", active=True).hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-22"
    table.play(f"march {at('n:0,1')}", f"go {at('s:0,0')}")
    assert table.why_not(f"settlement {at('n:0,1')}") == ""
    table.play(f"settlement {at('n:0,1')}")
    assert table.stands("n:0,1") == "p1 settlement"


@pytest.mark.rule("CK-KNIGHT-22")
def test_an_inactive_knight_cannot_make_room() -> None:
    table = road_table().knight(0, "n:0,1").hand(0, lumber=1, brick=1, wool=1, grain=2)
    table.play(f"activate {at('n:0,1')}")
    assert table.why_not(f"march {at('n:0,1')}") in SPENT
    assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-22"


@pytest.mark.rule("CK-KNIGHT-23")
@pytest.mark.parametrize("active", [False, True])
def test_nobody_settles_where_a_foreign_knight_stands(active: bool) -> None:
    table = road_table().knight(1, "n:0,1", active=active).hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert table.why_not(f"settlement {at('n:0,1')}") == "CK-KNIGHT-23"


@pytest.mark.rule("CK-KNIGHT-40")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_knight_keeps_no_settlement_at_a_distance(seat: int) -> None:
    table = road_table().knight(seat, "s:0,0").hand(0, lumber=1, brick=1, wool=1, grain=1)
    assert table.why_not(f"settlement {at('n:0,1')}") == ""
    table.play(f"settlement {at('n:0,1')}")
    assert table.stands("n:0,1") == "p1 settlement"


@pytest.mark.rule("CK-KNIGHT-39")
def test_a_knight_gives_no_harbour_no_cards_and_no_points() -> None:
    table = Table().knight(0, "n:1,-2", "mighty", active=True)  # the harbour of ore, on the mountains 2
    assert Table().settlement(0, "n:1,-2").player(0).ratios["ore"] == 2
    assert set(table.player(0).ratios.values()) == {4}
    assert table.points(0) == 0
    table.rolls(1, 1, "ship")
    assert table.cards(0) == {}
    assert table.player(0).points.total == 0
