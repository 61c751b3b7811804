"""The event dial: raids, reappearing barbarians, trade."""

import pytest

from ecumene.games.newdawn.box import STANDARD
from ecumene.games.newdawn.material import EVENTS

from .table import Table

REAPPEAR, QUIET, RAID, TRADE = 0, 1, 2, 3
RIGHT, LOWER_RIGHT, LOWER_LEFT, LEFT, UPPER_LEFT, UPPER_RIGHT = range(1, 7)  # the faces, with number 1 to the right


def raid(table: Table, face: int = LOWER_RIGHT) -> Table:
    """Turn the dial to a raid and roll the die."""
    return table.events_come(RAID).play(f"die {face}")


@pytest.mark.rule("ND-EVT-01", "ND-EVT-02", "ND-SETUP-16", "ND-SETUP-17", "ND-TURN-18")
def test_the_dial_turns_before_each_turn_of_the_first_player_but_the_first() -> None:
    assert [EVENTS[event] for event in STANDARD.events] == ["reappearing", "quiet", "raid", "trade", "raid"]
    table = Table()
    assert table.view().section == 0
    sections = []
    for _ in range(7):
        for seat in (0, 1):
            assert table.state.active == seat
            table.play("focus pottery")
            while table.state.active == seat and table.state.actor == seat:
                table.play("pass")
            while table.state.actor < 0:
                table.play(table.moves()[0])
        sections.append(table.view().section)
    assert sections == [1, 2, 3, 4, 0, 1, 2]


@pytest.mark.rule("ND-EVT-03")
@pytest.mark.parametrize("compass", range(6))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_raid_moves_every_barbarian_one_space_in_one_direction(face: int, compass: int) -> None:
    table = Table().barbarian("a", "1,3").barbarian("b", "4,0")
    table.state.compass = compass
    raid(table, face)
    ways = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    q, r = ways[(compass + face - 1) % 6]
    assert table.space(f"{1 + q},{3 + r}").barbarians == ["a"]
    assert table.space(f"{4 + q},{0 + r}").barbarians == ["b"]


@pytest.mark.rule("ND-EVT-05", "ND-CLR-26")
def test_a_token_is_destroyed_and_returns_to_its_owner() -> None:
    table = raid(Table().barbarian("a", "1,3").token(1, "1,4"))
    assert (table.stands("1,4"), table.space("1,4").barbarians, table.seat(1).tokens) == ("", ["a"], 31)


@pytest.mark.rule("ND-EVT-06", "ND-WON-06", "ND-WON-07")
def test_a_city_is_destroyed_and_its_wonder_abandoned() -> None:
    table = raid(Table().barbarian("a", "1,3").city(1, "1,4").wonder("oracle", "1,4"))
    assert (table.stands("1,4"), table.space("1,4").barbarians, table.seat(1).cities) == ("", ["a"], 7)
    assert table.space("1,4").wonder == "oracle"
    assert table.seat(1).wonders == []


@pytest.mark.rule("ND-EVT-07", "ND-WAR-04", "ND-EVT-14")
def test_a_reinforced_token_throws_a_barbarian_back_even_over_water() -> None:
    table = raid(Table().barbarian("a", "1,2").ground("water", "1,3").token(1, "1,4", strong=True))
    assert table.stands("1,4") == "p2 token"
    assert table.space("1,2").barbarians == ["a"]


@pytest.mark.rule("ND-EVT-08", "ND-EVT-09")
def test_a_capital_costs_two_trade_tokens_of_the_owners_choice() -> None:
    table = Table().capital(1, "1,4").barbarian("a", "1,3").trade(1, "masonry", 2).trade(1, "pottery", 1)
    raid(table)
    assert table.asked() == "p2 discarding"
    table.play("discard pottery")  # the other one can only come from Masonry
    assert (table.card(1, "masonry").trade, table.card(1, "pottery").trade) == (1, 0)
    assert table.space("1,3").barbarians == ["a"]
    assert table.stands("1,4") == "p2 capital"


@pytest.mark.rule("ND-EVT-21")
def test_a_player_with_fewer_tokens_discards_what_there_is() -> None:
    table = Table().capital(1, "1,4").barbarian("a", "1,3").city_state("kabul", "4,0").city(1, "4,0")
    raid(table.trade(1, "masonry", 1))
    assert table.card(1, "masonry").trade == 0
    assert table.card(1, "masonry").tokens == ["kabul"]
    assert table.asked() == "p1 turn"


@pytest.mark.rule("ND-EVT-10", "ND-EVT-18")
def test_water_is_crossed_and_caravans_there_are_lost() -> None:
    table = raid(Table().barbarian("a", "1,2").ground("water", "1,3").caravan(1, "1,3"))
    assert table.space("1,4").barbarians == ["a"]
    assert table.space("1,3").caravans == []


@pytest.mark.rule("ND-EVT-12")
def test_a_way_over_water_that_leaves_the_map_is_redone_the_other_way() -> None:
    table = Table().barbarian("a", "6,-3").ground("water", "7,-3", "8,-3").caravan(1, "8,-3")
    raid(table, RIGHT)
    assert table.space("5,-3").barbarians == ["a"]
    assert table.space("8,-3").caravans == [1]


@pytest.mark.rule("ND-EVT-13")
def test_a_barbarian_that_would_leave_the_map_both_ways_stays() -> None:
    table = Table().barbarian("a", "7,-3").ground("water", "8,-3", "6,-3", "5,-3", "4,-3", "3,-3")
    raid(table, RIGHT)
    assert table.space("7,-3").barbarians == ["a"]
    assert table.told("barbarian-stays")


@pytest.mark.rule("ND-EVT-16", "ND-EVT-15")
def test_barbarians_do_not_block_each_other() -> None:
    table = raid(Table().barbarian("a", "1,3").barbarian("b", "1,4"))
    assert (table.space("1,4").barbarians, table.space("1,5").barbarians) == (["a"], ["b"])


@pytest.mark.rule("ND-EVT-17")
def test_a_caravan_is_lost_even_if_the_barbarian_is_thrown_back() -> None:
    table = raid(Table().barbarian("a", "1,3").token(1, "1,4", strong=True).caravan(0, "1,4"))
    assert table.space("1,4").caravans == []
    assert table.stands("1,4") == "p2 token"


@pytest.mark.rule("ND-EVT-19", "ND-RES-14", "ND-WON-12", "ND-CS-01")
def test_city_states_resources_and_abandoned_wonders_are_unharmed() -> None:
    table = Table().barbarian("a", "1,3").city_state("seoul", "1,4").barbarian("b", "4,0").resource("oil", "4,1")
    raid(table.barbarian("c", "-2,6").wonder("oracle", "-2,7"))
    assert table.space("1,4").city_state == "seoul"
    assert table.space("4,1").resource == "oil"
    assert table.space("-2,7").wonder == "oracle"


@pytest.mark.rule("ND-EVT-20", "ND-CS-16")
def test_destroying_the_piece_on_a_captured_city_state_frees_it() -> None:
    table = raid(Table().barbarian("a", "1,3").city_state("seoul", "1,4").city(1, "1,4"))
    assert [(city.owner, city.left) for city in table.view().city_states] == [(-1, 2)]
    assert table.card(1, "astrology").tokens == []
    assert table.space("1,4").barbarians == ["a"]


@pytest.mark.rule("ND-EVT-34", "ND-CLR-19")
def test_a_natural_wonder_returns_under_the_barbarian_and_waits() -> None:
    table = raid(Table().barbarian("a", "6,-2").natural("pantanal", "6,-1").token(1, "6,-1"))
    assert table.space("6,-1").natural == "pantanal"
    assert table.seat(1).naturals == []
    table.row(0, "astrology", "foreign-trade", "masonry", "pottery", "early-empire").play("focus early-empire")
    assert table.why_not_on("place", "6,-1") == "ND-CUL-06"


@pytest.mark.rule("ND-EVT-22", "ND-EVT-23", "ND-EVT-24", "ND-EVT-25")
def test_defeated_barbarians_reappear_where_nothing_but_caravans_stands() -> None:
    table = Table().barbarian("a", None, "1,3").barbarian("b", None, "1,4").barbarian("c", None, "4,0")
    table.barbarian("d", None, "-2,6").barbarian("e", None, "2,2").barbarian("f", "2,2", "0,6")
    table.caravan(1, "1,4").token(1, "4,0").wonder("oracle", "-2,6").events_come(REAPPEAR)
    assert table.space("1,3").barbarians == ["a"]
    assert (table.space("1,4").barbarians, table.space("1,4").caravans) == (["b"], [])
    assert table.space("4,0").barbarians == []
    assert table.space("-2,6").barbarians == []
    assert table.space("2,2").barbarians == ["f"]
    assert [event.details["letter"] for event in table.told("reappears")] == ["letter.a", "letter.b"]


@pytest.mark.rule("ND-EVT-26", "ND-EVT-27", "ND-HEX-16")
def test_trade_gives_a_token_for_every_mature_city() -> None:
    table = Table().city(0, "1,3").token(0, *Table().around("1,3")).city(1, "-3,5")
    table.ground("water", *table.around("-3,5")).events_come(TRADE)
    assert table.asked() == "p1 trade"
    table.play("put masonry")
    assert table.asked() == "p2 trade"
    table.play("put pottery")
    assert (table.card(0, "masonry").trade, table.card(1, "pottery").trade) == (1, 1)
    assert table.asked() == "p1 turn"


# Stacks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-CLR-12", "ND-EVT-28")
def test_the_earlier_letter_of_a_stack_moves_on_by_a_roll_of_its_own() -> None:
    table = Table().ground("water", "8,-2").barbarian("b", "6,-3").barbarian("a", "8,-3")
    raid(table, RIGHT)  # a turns back at the edge and meets b
    assert table.asked() == "stack-die"
    assert table.view().thing == "a"
    table.play(f"die {LEFT}")
    assert (table.space("6,-3").barbarians, table.space("7,-3").barbarians) == (["a"], ["b"])
    assert table.asked() == "p1 turn"


@pytest.mark.rule("ND-EVT-28")
def test_extra_moves_go_on_until_no_space_holds_two() -> None:
    table = Table().barbarian("b", "6,-3").barbarian("a", "8,-3").barbarian("c", "5,-3")
    raid(table, RIGHT).play(f"die {LEFT}")  # a moves onto c
    assert table.asked() == "stack-die"
    table.play(f"die {UPPER_RIGHT}")
    assert table.asked() == "p1 turn"


@pytest.mark.rule("ND-EVT-29")
def test_a_stack_that_cannot_get_away_stays() -> None:
    table = Table().barbarian("a", "8,-3").barbarian("b", "8,-3")
    table.ground("water", *[f"{q},{r}" for q, r in table.numbers if (q, r) != (8, -3)])
    raid(table, RIGHT)
    assert table.asked() == "p1 turn"
    assert table.space("8,-3").barbarians == ["a", "b"]


@pytest.mark.rule("ND-CLR-12")
def test_by_option_the_first_player_chooses_who_moves_on() -> None:
    table = Table(stacked_barbarians="first_player_chooses").barbarian("b", "6,-3").barbarian("a", "8,-3")
    raid(table, RIGHT)
    assert table.moves() == ["barbarian a", "barbarian b"]
    table.play("barbarian b", f"die {LEFT}")
    assert (table.space("6,-3").barbarians, table.space("7,-3").barbarians) == (["b"], ["a"])


# Effects --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-EVT-31")
def test_petra_turns_barbarians_away() -> None:
    table = Table().barbarian("a", "1,3").city(1, "1,4").caravan(0, "1,4").wonder("petra", "1,4")
    raid(table)
    assert table.space("1,2").barbarians == ["a"]
    assert table.space("1,4").caravans == [0]
    table = Table().barbarian("a", "1,3").city(1, "-3,5").wonder("petra", "-3,5").token(1, "1,4")
    assert raid(table).stands("1,4") == ""  # plain tokens are not protected
    table = Table().barbarian("a", "1,3").city(1, "-3,5").wonder("petra", "-3,5").token(1, "1,4", "1,2", strong=True)
    assert raid(table).space("1,3").barbarians == ["a"]
    assert (table.stands("1,4"), table.stands("1,2")) == ("p2 reinforced", "p2 reinforced")  # never entered


@pytest.mark.rule("ND-EVT-33")
def test_seoul_moves_a_barbarian_to_an_empty_space() -> None:
    table = Table().ally(0, "seoul").barbarian("a", "1,3").resource("oil", "1,4").ground("water", "2,3")
    table.token(1, "0,3").play("use seoul")
    if table.asked() == "p1 seoul":
        table.play("barbarian a")
    assert table.asked() == "p1 driving"
    assert table.spaces("shift") == set(table.around("1,3")) - {"1,4", "2,3", "0,3"}
    table.on("shift", "1,2")
    assert table.space("1,2").barbarians == ["a"]
    assert table.asked() == "p1 turn"
    assert table.why_not("use seoul") == "ND-TURN-17"
