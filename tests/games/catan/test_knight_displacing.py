"""A stronger knight displaces a weaker one, and a knight chases the robber."""

import pytest

from ecumene.games.catan.material import BASIC, MIGHTY, STRONG

from .table import Table, at, land

SPENT = ("CK-KNIGHT-09", "CK-KNIGHT-16")  # activated this turn after having acted
RING = ("n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:0,-1")  # the corners of the hills in the middle, clockwise
LEVELS = ("basic", "strong", "mighty")


def contest(level: str = "strong", other: str = "basic", active: bool = False) -> Table:
    """A knight of the first seat at s:1,-1 can reach one of the second at n:0,1, whose roads lead away to n:1,1."""
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1")
    table.road(1, "n:0,1", "s:1,0", "n:1,1").settlement(1, "n:1,1")
    return table.knight(0, "s:1,-1", level, active=True).knight(1, "n:0,1", other, active)


def attack(table: Table) -> Table:
    """Let the knight at s:1,-1 displace the one at n:0,1."""
    return table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")


# Displacing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-KNIGHT-24")
def test_a_stronger_knight_takes_the_place_of_a_weaker_one() -> None:
    table = attack(contest())
    assert table.stands("n:0,1") == "p1 strong"
    assert table.stands("s:1,-1") == ""
    (event,) = table.told("displaces")
    assert (event.seat, event.rule, event.details["target"]) == (0, "CK-KNIGHT-24", "seat.2")


@pytest.mark.rule("CK-KNIGHT-24")
def test_the_attackers_roads_must_lead_to_the_place() -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").road(0, "n:0,0", "s:0,-1")
    table.road(1, "s:1,-1", "n:0,1").knight(0, "s:1,-1", "mighty", active=True).knight(1, "n:0,1")
    table.play(f"march {at('s:1,-1')}")
    assert table.legal("go") == [f"go {at('s:0,-1')}"]
    assert table.why_not(f"go {at('n:0,1')}") == "CK-KNIGHT-24"


@pytest.mark.rule("CK-KNIGHT-25")
@pytest.mark.parametrize("other", LEVELS)
@pytest.mark.parametrize("level", LEVELS)
def test_only_strictly_weaker_knights_are_displaced(level: str, other: str) -> None:
    table = contest(level, other).road(0, "n:0,0", "s:0,-1").play(f"march {at('s:1,-1')}")
    weaker = LEVELS.index(other) < LEVELS.index(level)
    assert table.why_not(f"go {at('n:0,1')}") == ("" if weaker else "CK-KNIGHT-25")


@pytest.mark.rule("CK-KNIGHT-26")
@pytest.mark.parametrize("active", [False, True])
def test_the_owner_moves_the_displaced_knight_and_its_state_stays(active: bool) -> None:
    table = attack(contest("mighty", "strong", active).road(1, "s:1,0", "n:0,2"))
    assert table.asked() == "retreating"
    assert table.state.view(1).about == at("n:0,1")
    assert table.legal() == [f"go {at('s:1,0')}", f"go {at('n:0,2')}"]
    assert table.why_not("pass") == "CK-CLR-07"
    assert table.why_not(f"go {at('n:1,1')}") == "CK-KNIGHT-21"  # its own settlement
    assert table.why_not(f"go {at('s:0,0')}") == "CK-KNIGHT-26"  # no road of its owner
    table.play(f"go {at('n:0,2')}")
    assert table.stands("n:0,2") == "p2 strong" + " active" * active
    (event,) = table.told("retreats")
    assert (event.seat, event.rule) == (1, "CK-KNIGHT-26")


@pytest.mark.rule("CK-KNIGHT-26")
def test_foreign_pieces_block_a_retreat() -> None:
    table = contest().road(1, "s:1,0", "n:0,2", "s:0,1", "n:-1,2").settlement(2, "n:0,2")
    attack(table)
    assert table.stands("s:1,0") == "p2 basic"  # the only place: beyond it is another player's settlement


@pytest.mark.rule("CK-KNIGHT-27")
@pytest.mark.parametrize(("other", "piece"), [("basic", BASIC), ("strong", STRONG)])
def test_a_knight_without_a_way_out_goes_back_to_the_supply(other: str, piece: int) -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1").knight(0, "s:1,-1", "mighty", True)
    table.road(1, "n:0,1", "s:1,0").settlement(1, "s:1,0").knight(1, "n:0,1", other, active=True)
    assert table.supply(1, piece) == 1
    attack(table)
    assert table.supply(1, piece) == 2
    assert table.stands("n:0,1") == "p1 mighty"
    assert not [each for each in table.state.view(0).crossings if each.seat == 1 and each.piece == other]
    (event,) = table.told("knight-removed")
    assert (event.seat, event.rule) == (1, "CK-KNIGHT-27")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-KNIGHT-28")
def test_ones_own_knight_is_not_displaced() -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0")
    table.knight(0, "s:1,-1", "mighty", active=True).knight(0, "n:0,1").play(f"march {at('s:1,-1')}")
    assert table.legal("go") == [f"go {at('s:0,0')}"]
    assert table.why_not(f"go {at('n:0,1')}") == "CK-KNIGHT-28"


@pytest.mark.rule("CK-KNIGHT-29")
@pytest.mark.parametrize("active", [False, True])
def test_active_and_inactive_knights_are_displaced_and_retreat_alike(active: bool) -> None:
    table = attack(contest("strong", "basic", active))
    assert table.stands("n:0,1") == "p1 strong"
    assert table.stands("s:1,0") == "p2 basic" + " active" * active


@pytest.mark.rule("CK-KNIGHT-30", "CK-KNIGHT-47")
def test_a_retreating_knight_displaces_nobody() -> None:
    table = contest("mighty", "strong", active=True).road(1, "s:1,0", "n:0,2").knight(2, "s:1,0")
    attack(table)
    assert table.told("knight-removed")  # a weaker knight blocks its only way
    assert table.stands("s:1,0") == "p3 basic"


@pytest.mark.rule("CK-KNIGHT-30")
def test_a_weaker_knight_is_no_place_to_retreat_to() -> None:
    table = contest("mighty", "strong", active=True).road(1, "n:0,1", "s:0,0").road(1, "s:1,0", "n:0,2")
    attack(table.knight(2, "s:0,0"))
    assert table.legal() == [f"go {at('s:1,0')}", f"go {at('n:0,2')}"]
    assert table.why_not(f"go {at('s:0,0')}") == "CK-KNIGHT-30"


@pytest.mark.rule("CK-KNIGHT-31")
def test_a_retreat_starts_from_the_contested_crossing_and_follows_the_owners_roads() -> None:
    table = Table().settlement(0, "s:0,0").road(0, "s:0,0", "n:0,1").road(0, "s:0,0", "n:-1,1")
    table.road(1, "n:0,1", "s:1,-1", "n:1,0").knight(1, "n:0,1").knight(0, "n:-1,1", "strong", active=True)
    table.play(f"march {at('n:-1,1')}", f"go {at('n:0,1')}")
    assert table.legal() == [f"go {at(corner)}" for corner in sorted(("s:1,-1", "n:1,0"), key=at)]
    assert table.why_not(f"go {at('n:-1,1')}") == "CK-KNIGHT-26"  # the attacker left it, but no road leads there


@pytest.mark.rule("CK-KNIGHT-31")
def test_the_attackers_former_place_is_free_where_the_roads_of_the_displaced_lead_there() -> None:
    table = Table().settlement(0, "s:0,0").road(0, "n:1,0", "s:1,-1", "n:0,1", "s:0,0")
    table.road(1, "s:2,-1", "n:1,0").road(1, "n:0,1", "s:1,0", "n:1,1", "s:2,-1").knight(1, "n:0,1")
    table.knight(0, "n:1,0", "strong", active=True).settlement(1, "n:1,1").knight(1, "s:1,0", "strong")
    table.knight(1, "s:2,-1", "strong").play(f"march {at('n:1,0')}", f"go {at('n:0,1')}")
    assert table.stands("n:1,0") == "p2 basic"  # all other crossings of its roads are taken


@pytest.mark.rule("CK-KNIGHT-32")
def test_the_turn_waits_for_the_owner_of_the_displaced_knight() -> None:
    table = attack(contest().road(1, "s:1,0", "n:0,2"))
    assert (table.state.actor, table.state.active) == (1, 0)
    assert table.state.awaited() == [1]
    assert table.verbs() == {"go"}
    assert table.why_not("end") == "CK-CLR-07"
    table.play(f"go {at('n:0,2')}")
    assert (table.state.actor, table.asked()) == (0, "turn")


@pytest.mark.rule("CK-KNIGHT-43")
def test_the_attacker_is_in_place_and_inactive_before_the_other_retreats() -> None:
    table = attack(contest().road(1, "s:1,0", "n:0,2"))
    assert table.stands("n:0,1") == "p1 strong"
    table.play(f"go {at('n:0,2')}")
    assert table.names() == ["displaces", "retreats"]


@pytest.mark.rule("CK-KNIGHT-43")
def test_longest_road_is_settled_once_after_the_retreat() -> None:
    table = Table().settlement(0, "n:0,0").road(0, *RING).road(1, "n:0,1", "s:1,0", "n:1,1")
    table.knight(0, "s:1,-1", "strong", active=True).knight(1, "n:0,1")
    table.play(f"march {at('s:1,-1')}", f"go {at('n:0,1')}")
    assert table.state.view(0).road_holder == -1  # the retreat is still to come
    table.play(f"go {at('n:1,1')}")
    assert (table.state.view(0).road_holder, table.points(0)) == (0, 3)


@pytest.mark.rule("CK-KNIGHT-44")
def test_a_promoted_knight_displaces_with_its_new_strength() -> None:
    table = contest("basic", "basic").road(0, "n:0,0", "s:0,-1").hand(0, ore=1, wool=1)
    table.play(f"promote {at('s:1,-1')}", f"march {at('s:1,-1')}")
    assert table.why_not(f"go {at('n:0,1')}") == ""
    table.play(f"go {at('n:0,1')}")
    assert table.stands("n:0,1") == "p1 strong"


@pytest.mark.rule("CK-KNIGHT-44")
def test_a_promoted_knight_defends_with_its_new_strength() -> None:
    table = contest("strong", "basic").road(0, "n:0,0", "s:0,-1").hand(1, ore=1, wool=1)
    table.on_turn(1).play(f"promote {at('n:0,1')}").on_turn(0).play(f"march {at('s:1,-1')}")
    assert table.why_not(f"go {at('n:0,1')}") == "CK-KNIGHT-25"


@pytest.mark.rule("CK-KNIGHT-47")
def test_two_knights_of_one_player_do_not_swap_places() -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0")
    table.knight(0, "s:1,-1", "strong", active=True).knight(0, "n:0,1", active=True)
    for start, goal in (("s:1,-1", "n:0,1"), ("n:0,1", "s:1,-1")):
        other = table.state.clone()
        table.play(f"march {at(start)}")
        assert table.why_not(f"go {at(goal)}") == "CK-KNIGHT-28"
        table.state = other


@pytest.mark.rule("CK-KNIGHT-47")
def test_a_displacement_moves_two_knights_and_no_third() -> None:
    table = contest("mighty", "strong", active=True).road(1, "s:1,0", "n:0,2").road(2, "n:0,2", "s:0,1")
    table.knight(2, "n:0,2", active=True)
    attack(table)
    assert table.stands("s:1,0") == "p2 strong active"
    assert table.stands("n:0,2") == "p3 basic active"
    assert len(table.told("retreats")) == 1


# Chasing the robber ---------------------------------------------------------------------------------------------------

DESERT = ("n:1,-1", "s:2,-2", "n:1,0", "s:1,-1", "n:0,0", "s:1,-2")


@pytest.mark.rule("CK-KNIGHT-33")
@pytest.mark.parametrize("corner", DESERT)
@pytest.mark.parametrize("level", LEVELS)
def test_a_knight_of_any_strength_on_any_corner_chases_the_robber(corner: str, level: str) -> None:
    table = Table().landed().knight(0, corner, level, active=True)
    assert table.state.robber == land("1,-1")
    table.play(f"chase {at(corner)}", f"robber {land('2,0')}")
    assert table.state.robber == land("2,0")
    (event,) = table.told("chases")
    assert (event.seat, event.rule) == (0, "CK-KNIGHT-33")


@pytest.mark.rule("CK-KNIGHT-33", "CK-KNIGHT-46")
def test_a_knight_elsewhere_does_not_chase() -> None:
    table = Table().landed().road(0, "n:0,1", "s:0,0").knight(0, "n:0,1", "mighty", active=True)
    assert table.why_not(f"chase {at('n:0,1')}") == "CK-KNIGHT-33"


@pytest.mark.rule("CK-KNIGHT-33")
def test_the_robber_goes_to_any_other_hex_with_a_number() -> None:
    table = Table().landed().knight(0, "n:0,0", active=True).play(f"chase {at('n:0,0')}")
    assert len(table.legal("robber")) == 18
    assert table.why_not(f"robber {land('1,-1')}") == "CB-ROBBER-04"  # its current hex
    table.play(f"robber {land('0,0')}").knight(0, "s:1,-1", active=True).play(f"chase {at('s:1,-1')}")
    assert len(table.legal("robber")) == 17
    assert table.why_not(f"robber {land('1,-1')}") == "CK-SEVEN-04"  # the desert has no number


@pytest.mark.rule("CK-KNIGHT-33")
def test_with_the_option_a_chase_may_send_the_robber_to_the_desert() -> None:
    table = Table(robber_to_desert=True).landed().knight(0, "n:0,0", active=True).knight(0, "s:1,-1", active=True)
    table.play(f"chase {at('n:0,0')}", f"robber {land('0,0')}", f"chase {at('s:1,-1')}")
    assert table.why_not(f"robber {land('1,-1')}") == ""


@pytest.mark.rule("CK-KNIGHT-34")
def test_after_a_chase_one_random_card_is_taken_and_nobody_discards() -> None:
    table = Table().landed().knight(0, "n:0,0", active=True).hand(0, ore=9)
    table.settlement(1, "n:2,0").hand(1, wool=8, coin=2).city(2, "s:2,0").hand(2, grain=9)
    table.play(f"chase {at('n:0,0')}", f"robber {land('2,0')}")
    assert table.asked() == "robbing"
    assert table.legal() == ["rob p2", "rob p3"]
    table.play("rob p2")
    assert table.by_chance()
    assert table.legal() == ["stolen wool", "stolen coin"]
    assert list(table.state.weights()) == [8, 2]
    table.play("stolen coin")
    assert table.cards(0) == {"ore": 9, "coin": 1}
    assert (table.cards(1), table.cards(2)) == ({"wool": 8, "coin": 1}, {"grain": 9})
    assert table.asked() == "turn"


@pytest.mark.rule("CK-KNIGHT-34")
def test_only_an_opponent_with_a_card_and_a_building_there_is_robbed() -> None:
    table = Table().landed().knight(0, "n:0,0", active=True).settlement(0, "s:3,-1")
    table.settlement(1, "n:2,0").knight(2, "s:2,0", active=True).hand(2, grain=9).hand(0, ore=1)
    table.play(f"chase {at('n:0,0')}", f"robber {land('2,0')}")
    assert table.told("nothing-stolen")
    assert (table.asked(), table.cards(0)) == ("turn", {"ore": 1})


@pytest.mark.rule("CK-KNIGHT-35")
def test_before_the_first_landing_nobody_chases() -> None:
    table = Table().knight(0, "n:0,0", "mighty", active=True)
    assert table.why_not(f"chase {at('n:0,0')}") == "CK-KNIGHT-35"
    table.ship_near().rolls(1, 1, "ship").hand(0, grain=1)
    table.play(f"activate {at('n:0,0')}", "end").on_turn(0)
    assert table.why_not(f"chase {at('n:0,0')}") == ""


@pytest.mark.rule("CK-KNIGHT-46")
def test_a_knight_does_not_move_and_chase_in_one_turn() -> None:
    table = Table().landed().road(0, "n:0,1", "s:1,-1").knight(0, "n:0,1", active=True).hand(0, grain=1)
    table.play(f"march {at('n:0,1')}", f"go {at('s:1,-1')}")
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-01"
    table.play(f"activate {at('s:1,-1')}")
    assert table.why_not(f"chase {at('s:1,-1')}") in SPENT


@pytest.mark.rule("CK-KNIGHT-46")
def test_a_knight_does_not_chase_and_move_in_one_turn() -> None:
    table = Table().landed().road(0, "n:0,1", "s:1,-1").knight(0, "s:1,-1", active=True).hand(0, grain=1)
    table.play(f"chase {at('s:1,-1')}", f"robber {land('2,0')}", f"activate {at('s:1,-1')}")
    assert table.why_not(f"march {at('s:1,-1')}") in SPENT


@pytest.mark.rule("CK-KNIGHT-27")
def test_a_mighty_knight_is_displaced_only_by_intrigue_and_then_may_be_lost_too() -> None:
    table = Table().settlement(0, "n:0,0").road(0, "n:0,0", "s:1,-1").knight(1, "s:1,-1", "mighty", active=True)
    table.progress(0, "intrigue").play("play intrigue")
    assert (table.stands("s:1,-1"), table.supply(1, MIGHTY)) == ("", 2)
