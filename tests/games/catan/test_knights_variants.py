"""The variants: the knights' choice, fast knights and the easy start."""

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.core.rng import Rng
from ecumene.games.catan import CATAN
from ecumene.games.catan.island import NODE_HEXES
from ecumene.games.catan.layout import ACTIVE, BASIC
from ecumene.games.catan.material import BASIC as BASIC_PIECE
from ecumene.games.catan.material import SEA
from ecumene.games.catan.state import CatanState

from .table import Table, at, land

SPENT = ("CK-KNIGHT-09", "CK-KNIGHT-16")  # activated this turn after having acted

# The knights' choice --------------------------------------------------------------------------------------------------


def choosing(active: int = 0) -> Table:
    """With the knights' choice, the barbarians land on four cities, and every seat has two active knights."""
    table = Table(knights_choice=True).ship_near().on_turn(active)
    table.city(0, "n:0,2").city(0, "s:-1,0").city(1, "n:1,0").city(2, "n:2,0")
    table.knight(0, "s:0,0", active=True).knight(0, "s:1,0", "strong", active=True)
    table.knight(1, "s:1,-1", active=True).knight(1, "s:1,-2", "strong", active=True)
    return table.knight(2, "s:2,-1", active=True).knight(2, "n:2,-1", "strong", active=True)


def lands(table: Table) -> Table:
    return table.rolls(1, 1, "ship")


@pytest.mark.rule("CK-VAR-01")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_each_player_decides_in_turn_order_how_many_knights_take_part(active: int) -> None:
    table = lands(choosing(active))
    for step in range(3):
        assert (table.asked(), table.state.actor) == ("committing", (active + step) % 3)
        table.play("pass")
    assert table.asked() != "committing"


@pytest.mark.rule("CK-VAR-01")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_none_some_or_all_knights_may_take_part(number: int) -> None:
    table = lands(choosing())
    for corner in ("s:0,0", "s:1,0")[:number]:
        table.play(f"commit {at(corner)}")
    if number < 2:
        table.play("pass")
    assert table.state.actor == 1  # after the last knight there is nothing more to choose
    table.play("pass", "pass")
    (event,) = table.told("barbarians-win")
    assert event.details == {"strength": 4, "defence": (0, 1, 3)[number]}


@pytest.mark.rule("CK-VAR-01")
def test_only_ones_own_active_knights_can_be_committed_and_only_once() -> None:
    table = lands(choosing().knight(0, "n:-2,1", "mighty"))
    assert sorted(table.legal()) == sorted([f"commit {at('s:0,0')}", f"commit {at('s:1,0')}", "pass"])
    assert table.why_not(f"commit {at('n:-2,1')}") == "CK-VAR-04"
    assert table.why_not(f"commit {at('s:1,-1')}") == "CK-VAR-04"
    table.play(f"commit {at('s:0,0')}")
    assert table.why_not(f"commit {at('s:0,0')}") == "CK-VAR-04"


@pytest.mark.rule("CK-VAR-01")
def test_without_the_variant_nobody_is_asked() -> None:
    table = Table().ship_near().knight(0, "s:0,0", active=True).knight(0, "s:1,0", active=True)
    assert lands(table).asked() == "turn"


@pytest.mark.rule("CK-VAR-02")
def test_only_committed_knights_count_for_defence_and_defender() -> None:
    table = lands(choosing())
    table.play(f"commit {at('s:0,0')}", "pass")
    table.play(f"commit {at('s:1,-2')}", "pass")
    table.play(f"commit {at('s:2,-1')}", "pass")
    (event,) = table.told("knights-win")
    assert event.details == {"strength": 4, "defence": 4}
    assert [event.seat for event in table.told("defender")] == [1]


@pytest.mark.rule("CK-VAR-02")
def test_the_smallest_contribution_is_of_committed_knights() -> None:
    table = choosing().city(1, "n:0,-2").city(1, "n:-2,2").knight(0, "n:-2,1", "mighty", active=True)
    lands(table).play(f"commit {at('s:0,0')}", "pass", f"commit {at('s:1,-2')}", "pass")
    table.play(f"commit {at('n:2,-1')}", "pass")
    (event,) = table.told("barbarians-win")  # 1, 2 and 2, though the first seat has the strongest knights
    assert event.details == {"strength": 6, "defence": 5}
    table.play(f"lose {at('n:0,2')}")
    assert [event.seat for event in table.told("pillaged")] == [0]


@pytest.mark.rule("CK-VAR-11")
def test_a_player_who_commits_nothing_contributes_zero_and_may_lose_a_city() -> None:
    table = lands(choosing().knight(1, "n:1,-2", "mighty", active=True))
    table.play(f"commit {at('s:0,0')}", "pass", "pass", f"commit {at('s:2,-1')}", "pass")
    (event,) = table.told("barbarians-win")
    assert event.details == {"strength": 4, "defence": 2}
    assert [event.seat for event in table.told("pillaged")] == [1]


@pytest.mark.rule("CK-VAR-11")
def test_a_player_without_an_active_knight_is_not_asked_and_contributes_zero() -> None:
    table = Table(knights_choice=True).ship_near().city(0, "n:0,2").city(1, "n:1,0").knight(0, "s:0,0", active=True)
    lands(table).play(f"commit {at('s:0,0')}")
    assert [event.seat for event in table.told("pillaged")] == [1]


@pytest.mark.rule("CK-VAR-03")
def test_committed_knights_rest_and_the_others_keep_their_state() -> None:
    table = lands(choosing().knight(0, "n:-2,1", "mighty"))
    table.play(f"commit {at('s:0,0')}", "pass", f"commit {at('s:1,-2')}", "pass", f"commit {at('s:2,-1')}", "pass")
    assert table.told("ship-returns")
    states = {corner: table.stands(corner) for corner in ("s:0,0", "s:1,0", "n:-2,1", "s:1,-1", "s:1,-2", "n:2,-1")}
    assert states == {
        "s:0,0": "p1 basic", "s:1,0": "p1 strong active", "n:-2,1": "p1 mighty",
        "s:1,-1": "p2 basic active", "s:1,-2": "p2 strong", "n:2,-1": "p3 strong active",
    }  # fmt: skip


@pytest.mark.rule("CK-VAR-03")
def test_a_knight_kept_back_may_still_act_this_turn_and_fight_the_next_time() -> None:
    table = lands(choosing().road(0, "s:1,0", "n:0,1").settlement(0, "n:-2,2"))
    table.play("pass", f"commit {at('s:1,-1')}", f"commit {at('s:1,-2')}", f"commit {at('s:2,-1')}", "pass")
    assert table.why_not(f"march {at('s:1,0')}") == ""
    table.ship_near()
    lands(table)
    assert f"commit {at('s:1,0')}" in table.legal()


@pytest.mark.rule("CK-VAR-04")
def test_decisions_are_open_and_name_particular_knights() -> None:
    table = lands(choosing()).play(f"commit {at('s:1,0')}")
    (event,) = table.told("commits")
    assert (event.seat, event.details["crossing"], event.secret) == (0, f"crossing.{at('s:1,0')}", {})
    for seat in (1, 2, -1):
        marked = [each.crossing for each in table.state.view(seat).crossings if each.spent]
        assert marked == [at("s:1,0")]
    assert table.state.awaited() == [0]  # the others decide afterwards, one after another
    table.play("pass")
    (event,) = table.told("commits-no-more")
    assert event.rule == "CK-VAR-04"


@pytest.mark.rule("CK-VAR-04")
def test_a_knight_fights_with_its_whole_strength() -> None:
    table = Table(knights_choice=True).ship_near().city(0, "n:0,2").knight(0, "s:0,0", "mighty", active=True)
    lands(table).play(f"commit {at('s:0,0')}")
    (event,) = table.told("knights-win")
    assert event.details["defence"] == 3


@pytest.mark.rule("CK-VAR-02", "CK-DEF-08")
def test_if_nobody_contributes_nobody_is_honoured() -> None:
    table = Table(knights_choice=True).ship_near().knight(0, "s:0,0", active=True).knight(1, "n:2,0", active=True)
    lands(table).play("pass", "pass")
    assert (table.told("defender"), table.asked()) == ([], "turn")
    assert table.stands("s:0,0") == "p1 basic active"


# Fast knights ---------------------------------------------------------------------------------------------------------


def fast() -> Table:
    """Before the roll; a knight is next to the robber's desert."""
    table = Table(fast_knights=True).landed().on_turn(0, rolled=False)
    return table.knight(0, "n:0,0", active=True)


@pytest.mark.rule("CK-VAR-05")
def test_a_knight_may_chase_before_the_roll() -> None:
    table = fast().settlement(1, "n:2,0").hand(1, ore=1)
    table.play(f"chase {at('n:0,0')}", f"robber {land('2,0')}", "stolen ore")
    assert table.cards(0) == {"ore": 1}
    assert table.asked() == "before-roll"
    assert "roll" in table.legal()


@pytest.mark.rule("CK-VAR-05")
def test_without_the_variant_nobody_chases_before_the_roll() -> None:
    table = Table().landed().on_turn(0, rolled=False).knight(0, "n:0,0", active=True)
    assert table.why_not(f"chase {at('n:0,0')}") == "CK-VAR-05"
    assert table.legal() == ["roll"]


@pytest.mark.rule("CK-VAR-05")
def test_other_actions_still_wait_for_the_roll_and_the_chase_is_possible_after_it_too() -> None:
    table = fast().road(0, "n:0,0", "s:1,-1")
    assert table.why_not(f"march {at('n:0,0')}") == "CK-TURN-03"
    table.rolls(1, 1, "ship")
    assert table.why_not(f"chase {at('n:0,0')}") == ""


@pytest.mark.rule("CK-VAR-05")
def test_with_ships_the_pirate_may_be_chased_before_the_roll() -> None:
    for quick in (True, False):
        table = Table(map="outer_isles", fast_knights=quick).landed().on_turn(0, rolled=False)
        state = table.state
        node = next(node for node in state.chart().land_nodes if state.terrain[NODE_HEXES[3 * node]] == SEA)
        state.pirate = NODE_HEXES[3 * node]
        state.put(node, 0, BASIC, ACTIVE)
        state.use_piece(0, BASIC_PIECE)
        assert table.why_not(f"chase-pirate {node}") == ("" if quick else "CK-VAR-05")


@pytest.mark.rule("CK-VAR-06")
def test_the_fast_knight_must_be_active_and_becomes_inactive() -> None:
    table = fast().knight(0, "s:1,-1", "mighty")
    assert table.why_not(f"chase {at('s:1,-1')}") == "CK-KNIGHT-01"
    table.play(f"chase {at('n:0,0')}", f"robber {land('2,0')}")
    assert table.stands("n:0,0") == "p1 basic"
    assert table.why_not(f"chase {at('n:0,0')}") == "CK-KNIGHT-01"


@pytest.mark.rule("CK-VAR-06")
def test_the_robber_must_be_unlocked_for_a_fast_knight() -> None:
    table = Table(fast_knights=True).on_turn(0, rolled=False).knight(0, "n:0,0", active=True)
    assert table.why_not(f"chase {at('n:0,0')}") == "CK-KNIGHT-35"


@pytest.mark.rule("CK-VAR-06")
def test_the_other_limits_of_the_chase_stay() -> None:
    table = fast().knight(0, "n:0,2", active=True)
    assert table.why_not(f"chase {at('n:0,2')}") == "CK-KNIGHT-33"
    table.play(f"chase {at('n:0,0')}")
    assert table.why_not(f"robber {land('1,-1')}") == "CB-ROBBER-04"
    table.play(f"robber {land('0,0')}").rolls(1, 1, "gate-trade").hand(0, grain=1).play(f"activate {at('n:0,0')}")
    assert table.why_not(f"chase {at('n:0,0')}") in SPENT


@pytest.mark.rule("CK-VAR-12")
@pytest.mark.parametrize("chase_first", [False, True])
def test_chase_and_alchemist_may_both_come_before_the_roll_in_either_order(chase_first: bool) -> None:
    table = fast().progress(0, "alchemist")
    chase = [f"chase {at('n:0,0')}", f"robber {land('2,0')}"]
    alchemist = ["play alchemist", "dice 1-1"]
    table.play(*(chase + alchemist if chase_first else alchemist + chase), "roll", "event ship")
    dice = table.state.view(0).dice
    assert dice is not None
    assert (dice.white, dice.red, table.state.robber) == (1, 1, land("2,0"))


@pytest.mark.rule("CK-VAR-13")
def test_a_knight_that_chased_before_the_roll_is_not_in_the_attack_of_that_roll() -> None:
    table = fast().city(0, "n:0,2").hand(0, grain=2).ship_near()
    table.play(f"chase {at('n:0,0')}", f"robber {land('2,0')}")
    assert table.why_not(f"activate {at('n:0,0')}") == "CK-TURN-03"
    table.play("roll", "cast 1-1 ship")
    (event,) = table.told("barbarians-win")
    assert event.details == {"strength": 1, "defence": 0}
    assert table.why_not(f"activate {at('n:0,0')}") == ""
    table.play(f"activate {at('n:0,0')}")
    assert table.why_not(f"march {at('n:0,0')}") in SPENT


# The easy start -------------------------------------------------------------------------------------------------------


def easy(first: int = 0) -> Table:
    """The first turn of the first player, before the roll."""
    table = Table(easy_start=True)
    table.state.first = first
    return table.on_turn(first, rolled=False)


@pytest.mark.rule("CK-VAR-07", "CK-VAR-14")
def test_an_easy_start_knows_no_seven() -> None:
    table = easy().hand(1, ore=9, wool=9).play("roll")
    sums = {sum(map(int, text.split(" ")[1].split("-"))) for text in table.legal("thrown")}
    assert sums == {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    assert len(table.legal("thrown")) == 30
    assert table.why_not("thrown 3-4") == "CK-VAR-07"


@pytest.mark.rule("CK-VAR-14")
def test_both_dice_are_thrown_again_for_a_seven() -> None:
    table = easy().play("roll")
    assert list(table.state.weights()) == [1] * 30  # all thirty other rolls are equally likely
    rng = Rng(7)
    assert all(table.state.why_not(table.state.random_move(rng)).rule == "" for _ in range(200))
    table.hand(1, ore=9, wool=9).play("thrown 2-2")
    assert (table.asked(), table.player(1).cards) == ("turn", 18)


@pytest.mark.rule("CK-VAR-08")
def test_an_easy_start_does_without_the_event_die() -> None:
    table = easy().levels(0, trade=5, politics=5, science=2).settlement(0, "n:0,2").play("roll")
    assert table.why_not("cast 5-1 ship") == "CK-VAR-08"
    assert table.why_not("cast 5-1 gate-trade") == "CK-VAR-08"
    table.play("thrown 5-1")
    dice = table.state.view(0).dice
    assert dice is not None
    assert (dice.event, table.state.ship, table.held(0)) == ("", 0, {})
    assert table.cards(0) == {"ore": 1}


@pytest.mark.rule("CK-VAR-07", "CK-VAR-08", "CK-VAR-09")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_easy_start_ends_with_the_third_turn_of_the_start_player(first: int) -> None:
    table = easy(first)
    for turn in range(6):
        assert table.state.active == (first + turn) % 3
        table.play("roll", "thrown 1-1", "end")
    assert table.state.active == first
    table.play("roll")
    assert not table.legal("thrown")
    assert "cast 3-4 ship" in table.legal()
    table.play("cast 3-4 ship")
    assert table.state.ship == 1


@pytest.mark.rule("CK-VAR-07", "CK-VAR-08")
def test_without_the_variant_the_first_turn_has_sevens_and_the_event_die() -> None:
    table = Table().on_turn(0, rolled=False).play("roll")
    assert len(table.legal("cast")) == 36 * 4
    assert "cast 3-4 ship" in table.legal()


# All together ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-VAR-10")
@pytest.mark.parametrize("choice", [False, True])
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("start", [False, True])
def test_the_variants_are_optional_and_can_be_combined(choice: bool, quick: bool, start: bool) -> None:
    table = Table(knights_choice=choice, fast_knights=quick, easy_start=start).landed().ship_near()
    table.state.round = 3
    table.city(0, "n:0,2").knight(0, "n:0,0", active=True).on_turn(0, rolled=False)
    assert (table.why_not(f"chase {at('n:0,0')}") == "") == quick
    table.play("roll", "cast 1-1 ship")
    assert (table.asked() == "committing") == choice
    table = Table(knights_choice=choice, fast_knights=quick, easy_start=start).on_turn(0, rolled=False).play("roll")
    assert bool(table.legal("thrown")) == start


@pytest.mark.rule("CK-VAR-10")
def test_the_variants_are_agreed_before_the_game_and_off_by_default() -> None:
    plain = CATAN.new(3, {"map": "first_game"})
    named = CATAN.new(3, {"map": "first_game", "knights_choice": False, "fast_knights": False, "easy_start": False})
    assert isinstance(plain, CatanState)
    assert isinstance(named, CatanState)
    assert plain.to_bytes() == named.to_bytes()
    with pytest.raises(EcumeneError):
        CATAN.new(3, {"map": "first_game", "fast_knights": "sometimes"})
