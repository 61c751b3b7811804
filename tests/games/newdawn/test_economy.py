"""Economy: caravans, where they go and what they gain."""

import pytest

from ecumene.games.newdawn.layout import CARAVANS

from .table import Table


def economy(card: str = "foreign-trade", slot: int = 3, leader: str = "egypt", players: int = 2) -> Table:
    """An economy card in a slot, not yet chosen."""
    row = ["astrology", "early-empire", "masonry", "pottery"]
    row.insert(slot - 1, card)
    return Table(players, (leader, "france")).row(0, *row)


@pytest.mark.rule("ND-ECO-01", "ND-ECO-03", "ND-ECO-04", "ND-ECO-05", "ND-ECO-19")
def test_a_caravan_leaves_the_capital_and_stops_on_the_way() -> None:
    table = economy().play("focus foreign-trade")
    assert table.spaces("depart") == {"7,-2"}
    table.on("depart", "7,-2")
    assert table.why_not_on("step", "5,-2") == "ND-ECO-03"
    table.on("step", "6,-2", "5,-2").play("stop")
    assert table.space("5,-2").caravans == [0]
    assert table.asked() == "p2 turn"
    table.on_turn(0).play("focus foreign-trade").on("resume", "5,-2").on("step", "4,-2", "3,-2", "2,-2")
    assert table.space("2,-2").caravans == [0]


@pytest.mark.rule("ND-ECO-19", "ND-CLR-22", "ND-TURN-12")
def test_a_card_may_be_resolved_without_effect() -> None:
    table = economy()
    assert table.why_not("pass") == "ND-TURN-12"
    table.play("focus foreign-trade", "pass")
    assert table.cards(0)[0] == "foreign-trade"
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-ECO-04", "ND-HEX-25")
def test_mature_cities_are_starting_points_others_are_not() -> None:
    table = economy().city(0, "1,3").city(0, "4,2").token(0, *Table().around("1,3"))
    assert table.play("focus foreign-trade").spaces("depart") == {"7,-2", "1,3"}
    assert table.why_not_on("depart", "4,2") == "ND-ECO-04"


def test_rome_starts_from_any_city() -> None:
    table = economy(leader="rome").city(0, "1,3", "4,2").play("focus foreign-trade")
    assert table.spaces("depart") == {"7,-2", "1,3", "4,2"}


@pytest.mark.rule("ND-ECO-06", "ND-ECO-07", "ND-ECO-08")
def test_water_hard_land_and_barbarians_stop_caravans() -> None:
    table = economy(slot=3).ground("water", "6,-2").ground("desert", "7,-1").barbarian("a", "6,-1")
    table.play("focus foreign-trade").on("depart", "7,-2")
    assert table.why_not_on("step", "6,-2") == "ND-ECO-06"
    assert table.why_not_on("step", "7,-1") == "ND-ECO-07"
    assert table.why_not_on("step", "6,-1") == "ND-ECO-08"


@pytest.mark.rule("ND-ECO-07")
def test_a_rival_city_on_mountains_needs_slot_five() -> None:
    for slot, rule in ((4, "ND-ECO-07"), (5, "")):
        table = economy(slot=slot).ground("mountain", "6,-2").city(1, "6,-2").play("focus foreign-trade")
        assert table.on("depart", "7,-2").why_not_on("step", "6,-2") == rule


@pytest.mark.rule("ND-ECO-20", "ND-HEX-07")
def test_tokens_cities_and_caravans_do_not_block() -> None:
    table = economy().token(1, "6,-2").token(0, "5,-2").caravan(1, "4,-2").play("focus foreign-trade")
    table.on("depart", "7,-2").on("step", "6,-2", "5,-2", "4,-2")
    assert table.space("4,-2").caravans == [0, 1]
    assert table.stands("4,-2") == ""


@pytest.mark.rule("ND-ECO-23")
def test_the_starting_space_is_not_checked() -> None:
    table = economy(slot=1).ground("mountain", "1,3").caravan(0, "1,3").play("focus foreign-trade")
    assert table.on("resume", "1,3").spaces("step") == set(table.around("1,3"))


# Arrivals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-ECO-10", "ND-ECO-11", "ND-ECO-13", "ND-ECO-15", "ND-DIP-02")
def test_a_rival_city_gives_two_tokens_as_desired_and_a_card() -> None:
    table = economy().city(1, "5,-2").play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2", "5,-2")
    table.play("arrive", "put astrology", "put pottery")
    assert (table.card(0, "astrology").trade, table.card(0, "pottery").trade) == (1, 1)
    assert len(table.legal("take")) == 4
    table.play("take p2 joint-war")
    assert [(pact.giver, pact.pact) for pact in table.seat(0).pacts] == [(1, "joint-war")]
    assert "joint-war" not in table.seat(1).own_pacts


@pytest.mark.rule("ND-ECO-15", "ND-DIP-04")
def test_a_second_card_of_a_rival_replaces_the_first() -> None:
    table = economy().city(1, "5,-2").pact(0, 1, "embassy").play("focus foreign-trade").on("depart", "7,-2")
    table.on("step", "6,-2", "5,-2").play("arrive", "put astrology", "put pottery", "take p2 joint-war")
    assert [pact.pact for pact in table.seat(0).pacts] == ["joint-war"]
    assert "embassy" in table.seat(1).own_pacts


@pytest.mark.rule("ND-ECO-12", "ND-ECO-14", "ND-ECO-16", "ND-DIP-03")
def test_a_city_state_gives_tokens_to_its_type_and_a_card_unless_held() -> None:
    table = economy().city_state("kabul", "6,-2").play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2")
    table.play("arrive")
    assert table.card(0, "masonry").trade == 2
    assert table.moves() == ["ally kabul", "pass"]
    table.play("pass")
    assert table.seat(0).allies == []
    table.ally(0, "kabul").on_turn(0).play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2")
    table.play("arrive")
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-DIP-11")
def test_without_a_card_left_the_tokens_still_come() -> None:
    table = economy(players=3).city_state("kabul", "6,-2").ally(1, "kabul").ally(2, "kabul")
    table.play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2").play("arrive")
    assert table.card(0, "masonry").trade == 2
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-ECO-09", "ND-TURN-22", "ND-CLR-16")
def test_one_caravan_to_a_destination_and_none_moves_after_returning() -> None:
    table = economy("currency").city_state("kabul", "6,-2").city_state("seoul", "6,-1").play("focus currency")
    table.on("depart", "7,-2").on("step", "6,-2").play("arrive", "pass").on("depart", "7,-2").on("step", "6,-2")
    assert table.why_not("arrive") == "ND-ECO-09"
    assert table.why_not("stop") == "ND-CLR-14"
    table.on("step", "6,-1").play("arrive", "pass")
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-ECO-21", "ND-CLR-14")
def test_passing_through_does_not_count_as_arriving() -> None:
    table = economy("currency", slot=5).city_state("kabul", "6,-2").play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2", "5,-2").play("stop").on("depart", "7,-2").on("step", "6,-2").play("arrive")
    assert table.card(0, "masonry").trade == 2


@pytest.mark.rule("ND-CLR-14")
def test_a_caravan_does_not_enter_where_it_could_not_end() -> None:
    table = economy("currency", slot=5).city_state("kabul", "6,-2").play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2").play("arrive", "pass").on("depart", "7,-2").on("step", "7,-1", "6,-1", "7,-2")
    assert table.why_not_on("step", "6,-2") == "ND-CLR-14"


@pytest.mark.rule("ND-ECO-17", "ND-ECO-18")
def test_caravans_move_one_after_another_from_different_cities() -> None:
    table = economy("currency", leader="rome").city(0, "1,3").play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2").play("stop").on("depart", "1,3").on("step", "1,4").play("stop")
    assert (table.space("6,-2").caravans, table.space("1,4").caravans) == ([0], [0])


@pytest.mark.rule("ND-ECO-02", "ND-SETUP-08")
def test_the_number_of_caravans_is_on_the_card() -> None:
    assert Table().seat(0).caravans.allowed == 1
    table = economy("capitalism")
    assert table.seat(0).caravans.ready == 3
    table = economy().caravan(0, "1,3").play("focus foreign-trade")
    assert table.why_not_on("depart", "7,-2") == "ND-ECO-02"


@pytest.mark.rule("ND-ECO-22", "ND-ECO-29", "ND-IND-05")
def test_a_caravan_under_a_new_city_stays_and_must_leave_to_arrive() -> None:
    table = economy().caravan(0, "1,3").city(1, "1,3").play("focus foreign-trade").on("resume", "1,3")
    assert "arrive" not in table.moves()
    assert "stop" not in table.moves()
    table.on("step", "1,4", "1,3")
    assert "arrive" in table.moves()


@pytest.mark.rule("ND-ECO-24")
def test_ones_own_cities_are_no_destinations() -> None:
    table = economy().city_state("kabul", "6,-2").city(0, "6,-2").play("focus foreign-trade").on("depart", "7,-2")
    table.on("step", "6,-2")
    assert table.why_not("arrive") == "ND-ECO-24"
    table.play("stop")
    assert table.space("6,-2").caravans == [0]


@pytest.mark.rule("ND-CLR-15")
def test_a_captured_city_state_is_a_rival_city_even_under_a_token() -> None:
    table = economy().city_state("kabul", "6,-2").stand_in(1, "6,-2").play("focus foreign-trade").on("depart", "7,-2")
    table.on("step", "6,-2").play("arrive")
    assert table.asked() == "p1 trade"
    table.play("put astrology", "put astrology")
    assert len(table.legal("take")) == 4


@pytest.mark.rule("ND-ECO-25", "ND-ECO-27")
def test_surplus_caravans_leave_play() -> None:
    table = Table().row(0, "capitalism", "early-empire", "astrology", "pottery", "masonry").tech(0, 0)
    table.caravan(0, "1,3", "1,4").play("focus astrology", "advance", "gain currency")
    assert table.seat(0).caravans.on_map == [table.at("1,3"), table.at("1,4")]
    table = Table().row(0, "capitalism", "early-empire", "astrology", "pottery", "masonry")
    table.wonder("oxford-university", "7,-2").caravan(0, "1,3", "1,4")
    table.play("focus astrology", "advance", "gain drama-and-poetry", "replace capitalism")
    assert table.asked() == "p1 dismissing"
    table.on("dismiss", "1,4")
    assert table.seat(0).caravans.on_map == []


@pytest.mark.rule("ND-ECO-26")
def test_two_economy_cards_allow_the_higher_number() -> None:
    table = Table().row(0, "foreign-trade", "capitalism", "astrology", "pottery", "masonry")
    assert table.seat(0).caravans.allowed == 3
    assert (
        Table().row(0, "capitalism", "foreign-trade", "astrology", "pottery", "masonry").seat(0).caravans.allowed == 3
    )
    table.play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2").play("stop")
    assert table.asked() == "p2 turn"


# Cards and wonders ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-TRD-04", "ND-TRD-14")
def test_a_trade_token_lengthens_every_caravan_that_has_not_finished() -> None:
    table = economy("currency").trade(0, "currency", 1).play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2").play("stop").on("depart", "7,-2").on("step", "6,-2", "5,-2", "4,-2")
    table.play("spend currency").on("step", "3,-2", "2,-2")
    assert table.space("2,-2").caravans == [0]
    assert table.space("6,-2").caravans == [0]


@pytest.mark.rule("ND-CLR-11", "ND-EVT-32")
def test_currency_defeats_a_barbarian_and_the_move_ends() -> None:
    table = economy("currency", leader="sumeria").barbarian("a", "6,-2").play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2").play("collect oil")
    assert table.space("6,-2").barbarians == []
    assert table.space("6,-2").caravans == [0]
    assert sum(card.trade for card in table.seat(0).row) == 0
    assert table.seat(0).resources["oil"] == 1
    assert table.asked() == "p1 caravans"


@pytest.mark.rule("ND-ECO-28", "ND-CLR-11")
def test_currency_arrives_at_a_city_state_held_by_a_barbarian() -> None:
    table = economy("currency").city_state("kabul", "6,-2").barbarian("a", "6,-2").play("focus currency")
    table.on("depart", "7,-2").on("step", "6,-2")
    assert table.card(0, "masonry").trade == 2
    assert table.asked() == "p1 diplomacy"
    for card in ("foreign-trade", "steam-power"):
        table = economy(card).city_state("kabul", "6,-2").barbarian("a", "6,-2").play(f"focus {card}")
        assert table.on("depart", "7,-2").why_not_on("step", "6,-2") == "ND-CLR-11"


@pytest.mark.rule("ND-EVT-35")
def test_currency_defeats_one_barbarian_of_a_stack() -> None:
    """Two share a space, since neither can leave it (ND-EVT-29)."""
    table = economy("currency").barbarian("c", "6,-2").barbarian("b", "6,-2").play("focus currency")
    table.on("depart", "7,-2").on("step", "6,-2")
    assert table.space("6,-2").barbarians == ["c"], "the earlier letter is gone"
    assert table.space("6,-2").caravans == [0], "and the move ends there"
    assert table.asked() == "p1 caravans"
    table.on("depart", "7,-2").on("step", "6,-2")
    assert table.space("6,-2").barbarians == []
    assert table.space("6,-2").caravans == [0, 0]


@pytest.mark.rule("ND-CLR-13")
def test_steam_power_crosses_water_and_may_stop_there() -> None:
    table = economy("steam-power").has(0, oil=1).ground("water", "6,-2", "5,-2").play("focus steam-power")
    table.on("depart", "7,-2").on("step", "6,-2", "5,-2").play("stop")
    assert table.space("5,-2").caravans == [0]
    table.play("pass")
    assert table.asked() == "p1 exchanging"
    table.play("exchange oil marble")
    assert (table.seat(0).resources["oil"], table.seat(0).resources["marble"]) == (0, 1)


def test_colossus_shares_six_spaces() -> None:
    table = economy("currency").wonder("colossus", "7,-2").play("focus currency").on("depart", "7,-2")
    table.on("step", "6,-2", "5,-2", "4,-2", "3,-2", "4,-2", "5,-2").play("stop")
    assert table.state.pool == 4
    table.on("depart", "7,-2").on("step", *["6,-2", "7,-2"] * 4)
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-DIP-13")
def test_embassy_counts_for_the_arrival_that_takes_it() -> None:
    table = economy().capital(1, "6,-2").play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2")
    table.play("arrive", "put astrology", "put astrology", "take p2 embassy")
    assert table.asked() == "p2 trade"
    table.play("put masonry")
    assert table.asked() == "p1 collecting"
    assert table.why_not("pass") != ""
    table.play("collect diamond")
    assert table.seat(0).resources["diamond"] == 1


@pytest.mark.rule("ND-RES-18")
def test_a_resource_of_ones_choice_must_be_in_the_supply() -> None:
    table = economy().capital(1, "6,-2").pact(0, 1, "embassy").has(1, oil=8).play("focus foreign-trade")
    table.on("depart", "7,-2").on("step", "6,-2").play(
        "arrive", "put astrology", "put astrology", "pass", "put masonry"
    )
    assert table.legal("collect") == ["marble", "mercury", "diamond"]
    assert table.why_not("collect oil") == "ND-RES-13"


@pytest.mark.rule("ND-LIM-03")
def test_three_caravans_and_no_more() -> None:
    table = economy("capitalism").caravan(0, "1,3", "1,4", "1,5").play("focus capitalism")
    assert table.legal("depart") == []
    assert table.state.zones[CARAVANS] >> 30 == 0
