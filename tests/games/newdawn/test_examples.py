"""The rulebook's examples, and worked ones, with their numbers."""

import pytest

from ecumene.games.newdawn.material import LEADERS, TYPES
from ecumene.games.newdawn.rules import battle

from .table import ROME_ROW, Table


@pytest.mark.rule("ND-EX-01")
def test_a_city_on_the_edge_is_mature_with_two_tokens_and_two_waters() -> None:
    table = Table().city(0, "8,-3")
    around = table.around("8,-3")
    assert len(around) == 4
    table.ground("water", *around[:2]).token(0, around[2])
    assert not table.space("8,-3").mature
    table.token(0, around[3])
    assert table.space("8,-3").mature


@pytest.mark.rule("ND-EX-02")
def test_culture_in_slot_two_claims_grassland_and_hills_in_slot_one_only_grassland() -> None:
    for slot, hills in ((1, False), (2, True)):
        row = ["astrology", "foreign-trade", "masonry", "pottery"]
        row.insert(slot - 1, "early-empire")
        table = Table().row(0, *row).ground("hills", "7,-1").ground("forest", "6,-1").play("focus early-empire")
        assert ("7,-1" in table.spaces("place")) == hills
        assert "6,-1" not in table.spaces("place")
        assert "6,-2" in table.spaces("place")


@pytest.mark.rule("ND-EX-03")
def test_flight_replaces_iron_working_in_the_same_slot() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "iron-working", "early-empire", "pottery").tech(0, 18)
    table.play("focus astrology", "advance")
    assert table.asked() == "p1 gaining"
    table.play("gain flight")
    assert table.cards(0) == ["astrology", "foreign-trade", "flight", "early-empire", "pottery"]
    assert "iron-working" in table.seat(0).deck


def seoul() -> Table:
    """Foreign Trade in slot 3; grassland, forest and Seoul in a line from the capital, mountains next to it."""
    table = Table().row(0, "astrology", "masonry", "foreign-trade", "early-empire", "pottery")
    return table.ground("mountain", "7,-1").ground("forest", "5,-2").city_state("seoul", "4,-2")


@pytest.mark.rule("ND-EX-04")
def test_a_caravan_from_slot_three_enters_grassland_but_not_mountains() -> None:
    table = seoul().play("focus foreign-trade").on("depart", "7,-2")
    assert "6,-2" in table.spaces("step")
    assert table.why_not_on("step", "7,-1") == "ND-ECO-07"


@pytest.mark.rule("ND-EX-05")
def test_grassland_forest_and_seoul_are_three_spaces() -> None:
    table = seoul().play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2", "5,-2", "4,-2")
    assert table.told("arrives")


@pytest.mark.rule("ND-EX-06")
def test_the_caravan_returns_and_the_science_card_gets_two_trade_tokens() -> None:
    table = seoul().play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2", "5,-2", "4,-2")
    assert table.card(0, "astrology").trade == 2
    assert table.seat(0).caravans.on_map == []
    assert table.moves() == ["ally seoul", "pass"]
    table.play("ally seoul")
    assert table.seat(0).allies == ["seoul"]


@pytest.mark.rule("ND-EX-07")
def test_pottery_in_slot_two_builds_only_on_reachable_grassland_and_hills() -> None:
    table = Table().row(0, "astrology", "pottery", "foreign-trade", "masonry", "early-empire").token(0, "6,-2", "5,-2")
    table.ground("hills", "4,-2").ground("forest", "5,-3").ground("desert", "5,-1").ground("mountain", "4,-1")
    table.ground("water", "4,-3").play("focus pottery")
    assert "4,-2" in table.spaces("city")
    assert not table.spaces("city") & {"5,-3", "5,-1", "4,-1", "4,-3"}
    assert table.why_not_on("city", "5,-3") == "ND-IND-08"
    assert table.why_not_on("city", "3,-3") in ("ND-IND-03", "ND-IND-09", "")


@pytest.mark.rule("ND-EX-08")
def test_forbidden_city_for_slot_three_one_marble_and_two_oil() -> None:
    table = Table().row(0, "astrology", "masonry", "pottery", "early-empire", "foreign-trade").market("forbidden-city")
    table.has(0, marble=1, oil=2).play("focus pottery", "wonder forbidden-city")
    assert table.view().payment is not None
    table.play("pay oil", "pay oil")
    assert table.space("7,-2").wonder == "forbidden-city"  # only one way to pay and only one city, so neither was asked
    assert table.seat(0).resources == {"marble": 0, "mercury": 0, "oil": 0, "diamond": 0}
    assert table.seat(0).wonders == ["forbidden-city"]


@pytest.mark.rule("ND-EX-09")
def test_a_military_card_in_slot_two_reinforces_two_tokens() -> None:
    table = Table().row(0, "astrology", "masonry", "pottery", "early-empire", "foreign-trade")
    table.token(0, "6,-2", "6,-1", "1,3").play("focus masonry").on("reinforce", "6,-2", "1,3")
    assert table.stands("6,-2") == table.stands("1,3") == "p1 reinforced"
    assert table.stands("6,-1") == "p1 token"
    assert table.asked() == "p2 turn"


def forest_battle(red_tokens: int = 2) -> Table:
    """Iron Working in slot 2 against a reinforced token in forest with two reinforced ones next to it."""
    table = Table().row(0, "astrology", "iron-working", "pottery", "early-empire", "foreign-trade")
    table.ground("forest", "3,2").token(1, "3,2", "2,2", "3,1", strong=True).token(0, "4,2")
    return table.trade(0, "iron-working", red_tokens).play("focus iron-working").on("attack", "3,2")


@pytest.mark.rule("ND-EX-10")
def test_iron_working_in_slot_two_with_a_five_is_worth_eight() -> None:
    table = forest_battle().play("battle 5-3")
    assert table.view().battle is not None
    assert table.state.attack == 2 + 1 + 5


@pytest.mark.rule("ND-EX-11")
def test_a_reinforced_token_in_forest_with_two_beside_it_and_a_three_is_worth_nine() -> None:
    assert forest_battle().play("battle 5-3").state.defence == 3 + 1 + 2 + 3


@pytest.mark.rule("ND-EX-12")
def test_two_trade_tokens_win_ten_to_nine() -> None:
    table = forest_battle().play("battle 5-3", "spend iron-working", "spend iron-working")
    assert table.told("wins-battle")[0].details == {"attack": 10, "defence": 9}
    assert table.stands("3,2") == "p1 token"


@pytest.mark.rule("ND-EX-13")
def test_a_city_on_mountains_has_a_terrain_bonus_of_ten() -> None:
    table = Table().ground("mountain", "1,3").city(1, "1,3")
    assert battle.defence_base(table.state, 0, table.at("1,3")) == 10


@pytest.mark.rule("ND-EX-14")
def test_a_raid_of_two_takes_barbarian_d_onto_a_city_and_destroys_it() -> None:
    table = Table().barbarian("d", "1,3").city(1, "1,4").events_come(2)  # direction 2 is lower right
    table.play("die 2")
    assert table.stands("1,4") == ""
    assert table.space("1,4").barbarians == ["d"]
    assert table.seat(1).cities == 7


@pytest.mark.rule("ND-EX-15")
def test_barbarian_f_goes_on_over_water_to_the_first_land() -> None:
    table = Table().barbarian("f", "1,2").ground("water", "1,3", "1,4").events_come(2).play("die 2")
    assert table.space("1,5").barbarians == ["f"]


@pytest.mark.rule("ND-EX-17")
def test_buenos_aires_is_an_industry_city_state() -> None:
    table = Table().city_state("buenos-aires", "1,3")
    assert [(city.name, city.type) for city in table.view().city_states] == [("buenos-aires", "industry")]


@pytest.mark.rule("ND-EX-18")
def test_seoul_is_a_science_city_state() -> None:
    table = Table().city_state("seoul", "1,3")
    assert [(city.name, city.type) for city in table.view().city_states] == [("seoul", "science")]


@pytest.mark.rule("ND-EX-19")
def test_rome_starts_with_this_row() -> None:
    assert tuple(Table().cards(0)) == ROME_ROW
    assert [TYPES[kind] for kind in LEADERS[0].row] == ["science", "economy", "military", "culture", "industry"]


@pytest.mark.rule("ND-EX-20", "ND-TURN-07", "ND-TURN-08", "ND-TURN-11")
@pytest.mark.parametrize(("slot", "order"), [(4, "DABCE"), (5, "EABCD"), (1, "ABCDE")])
def test_resetting_a_card(slot: int, order: str) -> None:
    letters = dict(zip("ABCDE", ROME_ROW, strict=True))
    table = Table().play(f"focus {ROME_ROW[slot - 1]}")
    while table.state.active == 0:
        table.play("pass")
    assert table.cards(0) == [letters[letter] for letter in order]


@pytest.mark.rule("ND-EX-21", "ND-SCI-07", "ND-WIN-24")
def test_from_22_five_steps_lead_to_17() -> None:
    table = Table().row(0, "masonry", "foreign-trade", "pottery", "early-empire", "astrology").tech(0, 22).victory(3)
    table.play("focus astrology", "advance")
    assert table.seat(0).tech == 17
    assert table.seat(0).marks == [3]
    assert table.asked() == "p1 gaining"
    assert table.view().thing == "level-4"
    table.play("pass")
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-EX-22", "ND-SCI-08")
def test_from_24_one_step_leads_to_15_without_a_card() -> None:
    table = Table().tech(0, 24).play("focus astrology", "advance")
    assert table.seat(0).tech == 15
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-EX-23", "ND-TRD-09", "ND-TRD-11")
def test_a_full_card_loses_tokens_and_a_city_state_token_does_not_count() -> None:
    table = Table().city_state("seoul", "1,3").city(0, "1,3").city_state("geneva", "5,-2")
    table.trade(0, "astrology", 2).play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-2", "5,-2")
    table.play("arrive")
    card = table.card(0, "astrology")
    assert (card.trade, card.tokens) == (3, ["seoul"])


@pytest.mark.rule("ND-EX-24")
def test_a_city_state_falls_to_slot_five_in_three_of_thirty_six_rolls() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    table.city_state("seoul", "5,-2")
    (odds,) = [each for each in table.view(0).odds if each.hex == table.at("5,-2")]
    assert (odds.attack, odds.defence, odds.plain) == (5, 8, 3)
    wins = []
    for dice in [f"{one}-{two}" for one in range(1, 7) for two in range(1, 7)]:
        trial = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
        trial.city_state("seoul", "5,-2").play("focus masonry").on("attack", "5,-2").play(f"battle {dice}")
        wins += [dice] if trial.told("wins-battle") else []
    assert wins == ["5-1", "6-1", "6-2"]


@pytest.mark.rule("ND-EX-25")
def test_a_city_on_grassland_with_three_tokens_and_a_four_is_worth_nine() -> None:
    table = Table().row(0, "masonry", "foreign-trade", "early-empire", "pottery", "astrology").city(1, "3,2")
    table.token(1, "2,2", "2,3", "3,1", strong=True).token(0, "4,2").trade(0, "masonry", 3).play("focus masonry")
    table.on("attack", "3,2").play("battle 6-4")
    assert table.state.defence == 9
    table.state.attack = 9
    table.play("pass")
    assert table.told("loses-battle")


@pytest.mark.rule("ND-EX-26", "ND-EVT-11", "ND-CLR-09")
def test_a_barbarian_turned_back_by_the_edge_crosses_the_water_behind_it() -> None:
    table = Table().barbarian("a", "8,-3").ground("water", "7,-3").events_come(2).play("die 1")
    assert table.space("6,-3").barbarians == ["a"]


@pytest.mark.rule("ND-EX-27", "ND-EVT-15")
def test_the_first_barbarian_flips_a_token_and_the_second_destroys_it() -> None:
    table = Table().ground("water", "8,-2").token(1, "7,-3", strong=True)
    table.barbarian("a", "6,-3").barbarian("b", "8,-3").events_come(2).play("die 1")
    assert table.told("token-holds")
    assert table.stands("7,-3") == ""
    assert (table.space("7,-3").barbarians, table.space("6,-3").barbarians) == (["b"], ["a"])


@pytest.mark.rule("ND-EX-28", "ND-CLR-03", "ND-CLR-06", "ND-HEX-22")
def test_without_a_city_left_a_reinforced_token_takes_city_and_wonder() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    table.city(0, "8,-5", "4,-5", "5,-3", "4,0", "0,1", "0,4", "-3,5").city(1, "5,-1").wonder("petra", "5,-1")
    table.trade(0, "masonry", 3).play("focus masonry").on("attack", "5,-1").play("battle 6-1")
    assert table.stands("5,-1") == "p1 reinforced"
    assert table.seat(0).wonders == ["petra"]
    assert [agenda.progress[0] for agenda in table.view().victory[0].agendas if agenda.name == "civilized"] == [8]


@pytest.mark.rule("ND-EX-29", "ND-WAR-36")
def test_a_capital_gives_two_tokens_but_no_wonder_to_somebody_without_room() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry").capital(1, "5,-2")
    table.wonder("oracle", "7,-2").wonder("petra", "5,-2").trade(1, "astrology", 3).victory(1)
    table.play("focus masonry").on("attack", "5,-2").play("battle 6-1")
    table.play("loot astrology", "put pottery", "loot astrology", "put pottery")
    assert (table.card(1, "astrology").trade, table.card(0, "pottery").trade) == (1, 2)
    assert (table.seat(0).wonders, table.seat(1).wonders) == (["oracle"], ["petra"])
    assert table.seat(0).marks == [1]


@pytest.mark.rule("ND-EX-31", "ND-TURN-14", "ND-TURN-20")
def test_estadio_resolves_and_resets_the_economy_card_first() -> None:
    table = Table().row(0, "masonry", "astrology", "pottery", "early-empire", "foreign-trade")
    table.wonder("estadio-do-maracana", "7,-2").play("focus early-empire")
    assert table.asked() == "p1 estadio"
    table.play("also foreign-trade")
    resolving = table.view().resolving
    assert resolving is not None
    assert (resolving.card, resolving.counts_as) == ("foreign-trade", 5)
    table.play("pass")
    assert table.cards(0) == ["foreign-trade", "masonry", "astrology", "pottery", "early-empire"]
    resolving = table.view().resolving
    assert resolving is not None
    assert (resolving.card, resolving.counts_as) == ("early-empire", 5)
    table.play("pass")
    assert table.cards(0) == ["early-empire", "foreign-trade", "masonry", "astrology", "pottery"]


@pytest.mark.rule("ND-EX-32", "ND-TURN-19", "ND-TURN-21")
@pytest.mark.parametrize(("machu", "slot"), [(False, 1), (True, 3)])
def test_capitalism_resolves_masonry_as_if_in_slot_one(machu: bool, slot: int) -> None:
    table = Table().row(0, "astrology", "capitalism", "pottery", "masonry", "early-empire")
    table.token(0, "6,-2", "6,-1", "7,-1", "1,3")
    if machu:
        table.wonder("machu-picchu", "7,-2")
    table.play("focus capitalism", "pass")
    assert table.asked() == "p1 capitalism"
    table.play("also masonry")
    assert table.state.slot == slot
    table.on("reinforce", *["6,-2", "6,-1", "7,-1"][:slot])
    assert table.asked() == "p2 turn"
    assert table.seat(0).reinforced == slot
    assert table.cards(0) == ["capitalism", "astrology", "pottery", "masonry", "early-empire"]


@pytest.mark.rule("ND-EX-33", "ND-HEX-28", "ND-HEX-29")
def test_kumasi_and_mohenjo_daro_lower_difficulties_but_not_in_combat() -> None:
    table = Table().row(0, "early-empire", "astrology", "pottery", "masonry", "foreign-trade")
    table.ally(0, "kumasi", "mohenjo-daro").ground("forest", "6,-2").ground("hills", "7,-1").ground("desert", "6,-1")
    table.natural("pantanal", "8,-3")
    preview = next(each for each in table.view(0).previews if each.card == "early-empire")
    found = {table.place_of(space) for space in preview.spaces}
    assert {"6,-2", "7,-1"} <= found
    assert not found & {"6,-1", "8,-3"}
    table.row(0, "astrology", "pottery", "masonry", "early-empire", "foreign-trade")
    preview = next(each for each in table.view(0).previews if each.card == "early-empire")
    assert table.at("8,-3") in preview.spaces
    table.token(1, "6,-2")
    assert battle.defence_base(table.state, 0, table.at("6,-2")) == 3


@pytest.mark.rule("ND-EX-34", "ND-EVT-30", "ND-EVT-04")
def test_a_barbarian_destroys_all_caravans_of_a_space() -> None:
    table = Table().row(0, "astrology", "currency", "pottery", "masonry", "early-empire")
    table.caravan(0, "1,4", "1,4").caravan(1, "1,4").barbarian("a", "1,3").events_come(2).play("die 2")
    assert table.space("1,4").caravans == []
    assert table.seat(0).caravans.ready == 2


@pytest.mark.rule("ND-EX-35", "ND-RES-16", "ND-CLR-01", "ND-WON-14")
def test_eiffel_tower_hands_over_a_natural_wonder_without_an_attack() -> None:
    table = Table().natural("pantanal", "1,3").token(1, "1,3", "1,4", "1,5").wonder("eiffel-tower", "7,-2")
    table.pact(0, 1, "embassy").pact(1, 0, "joint-war").play("use eiffel-tower").on("pick", "1,3", "1,4")
    assert table.asked() == "p2 yielding"
    table.on("yield", "1,3")
    assert table.stands("1,3") == "p1 token"
    assert [each.name for each in table.seat(0).naturals] == ["pantanal"]
    assert table.seat(1).naturals == []
    assert (len(table.seat(0).pacts), len(table.seat(1).pacts)) == (1, 1)
    assert table.asked() == "p1 turn"


@pytest.mark.rule("ND-EX-36", "ND-CLR-19")
def test_nuclear_power_destroys_and_flips_tokens_but_no_city() -> None:
    table = Table().row(0, "masonry", "foreign-trade", "early-empire", "pottery", "nuclear-power")
    table.natural("pantanal", "1,4").token(1, "1,4").token(1, "2,3", strong=True).city(1, "0,3")
    table.play("focus nuclear-power").on("nuke", "1,3")
    assert (table.stands("1,4"), table.stands("2,3"), table.stands("0,3")) == ("", "p2 token", "p2 city")
    assert table.space("1,4").natural == "pantanal"


@pytest.mark.rule("ND-EX-37", "ND-HEX-23", "ND-DIP-05")
def test_open_borders_make_a_city_mature_until_the_giver_is_attacked() -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry").city(0, "1,3")
    around = table.around("1,3")
    table.ground("water", around[0]).token(0, *around[1:5]).token(1, around[5])
    assert not table.space("1,3").mature
    table.pact(0, 1, "open-borders")
    assert table.space("1,3").mature
    table.play("focus masonry").on("attack", around[5])
    assert not table.space("1,3").mature
    assert table.seat(0).pacts == []
