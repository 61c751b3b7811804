"""Industry: cities, world wonders, and the effects of wonders when built."""

import pytest

from ecumene.games.newdawn.layout import CITIES

from .table import Table


def industry(card: str = "pottery", slot: int = 3, leader: str = "rome") -> Table:
    """An industry card in a slot, not yet chosen."""
    row = ["astrology", "early-empire", "masonry", "foreign-trade"]
    row.insert(slot - 1, card)
    return Table(leaders=(leader,)).row(0, *row)


@pytest.mark.rule("ND-IND-01", "ND-IND-02", "ND-IND-03")
def test_one_city_within_two_spaces() -> None:
    table = industry().play("focus pottery")
    assert "5,-2" in table.spaces("city")
    assert table.why_not_on("city", "4,-2") == "ND-IND-03"
    table.on("city", "5,-2")
    assert table.stands("5,-2") == "p1 city"
    assert table.seat(0).cities == 6
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-IND-04", "ND-IND-13")
def test_a_city_needs_an_empty_space() -> None:
    table = industry().token(1, "5,-2").barbarian("a", "5,-1").resource("oil", "6,-3").natural("pantanal", "5,-3")
    table.caravan(1, "7,-4").wonder("oracle", "6,0").play("focus pottery")
    assert table.why_not_on("city", "5,-2") == "ND-IND-04"
    assert table.why_not_on("city", "5,-1") == "ND-IND-04"
    assert table.why_not_on("city", "6,-3") == "ND-IND-13"
    assert table.why_not_on("city", "5,-3") == "ND-IND-13"
    assert table.why_not_on("city", "7,-4") == ""
    assert "6,0" in table.spaces("city")


@pytest.mark.rule("ND-IND-06", "ND-HEX-26")
def test_a_city_on_ones_own_token_returns_the_token() -> None:
    table = industry().token(0, "1,3").play("focus pottery").on("city", "1,3")
    assert (table.stands("1,3"), table.seat(0).tokens) == ("p1 city", 31)


@pytest.mark.rule("ND-IND-07", "ND-IND-14")
def test_no_city_next_to_a_city_or_city_state() -> None:
    table = industry().token(0, "1,3").city(1, "2,3").city_state("seoul", "4,-2").play("focus pottery")
    assert table.why_not_on("city", "1,3") == "ND-IND-07"
    assert table.why_not_on("city", "6,-2") == "ND-IND-07"
    assert table.why_not_on("city", "5,-2") == "ND-IND-07"
    table = industry().city_state("seoul", "4,-2").stand_in(1, "4,-2").play("focus pottery")
    assert table.why_not_on("city", "5,-2") == "ND-IND-07"


@pytest.mark.rule("ND-IND-08", "ND-IND-09", "ND-IND-11")
def test_difficulty_and_water_bind_site_and_way_but_not_the_start() -> None:
    table = industry(slot=2).ground("forest", "5,-2").ground("water", "5,-1")
    table.ground("mountain", "1,3").token(0, "1,3").play("focus pottery")
    assert table.why_not_on("city", "5,-2") == "ND-IND-08"
    assert table.why_not_on("city", "5,-1") == "ND-IND-08"
    assert table.why_not_on("city", "1,4") == ""
    table = industry(slot=2).ground("forest", "6,-2", "6,-1", "7,-3").play("focus pottery")
    assert table.why_not_on("city", "5,-2") == "ND-IND-09"


@pytest.mark.rule("ND-IND-10", "ND-IND-12")
def test_barbarians_and_rivals_block_the_way_city_states_do_not() -> None:
    table = industry().token(1, "6,-2").barbarian("a", "6,-1").token(1, "7,-3").play("focus pottery")
    assert table.why_not_on("city", "5,-2") == "ND-IND-10"
    table = industry("animal-husbandry").city_state("seoul", "6,-2").ground("water", "6,-1", "7,-3", "5,-1", "6,-3")
    table.play("focus animal-husbandry")
    assert "4,-2" in table.spaces("city")


@pytest.mark.rule("ND-IND-15", "ND-WON-08")
def test_a_city_on_an_abandoned_wonder_takes_it() -> None:
    table = industry().wonder("oracle", "5,-2").play("focus pottery").on("city", "5,-2")
    assert table.seat(0).wonders == ["oracle"]


@pytest.mark.rule("ND-IND-16", "ND-LIM-03")
def test_without_a_city_left_none_is_built() -> None:
    table = industry()
    table.state.zones[CITIES] = 0
    table._ready().play("focus pottery")
    assert table.asked() == "p2 turn"  # nothing could be built


@pytest.mark.rule("ND-IND-29")
def test_a_city_replaces_the_stand_in_on_a_captured_city_state() -> None:
    table = industry().city_state("seoul", "1,3").stand_in(0, "1,3").play("focus pottery").on("city", "1,3")
    assert table.stands("1,3") == "p1 city"
    assert table.seat(0).conquered == ["seoul"]


@pytest.mark.rule("ND-RES-10", "ND-WON-10")
def test_a_city_on_a_natural_wonder_or_wonder_keeps_both() -> None:
    table = industry(slot=5).natural("pantanal", "1,3").token(0, "1,3").wonder("oracle", "1,3")
    table.play("focus pottery").on("city", "1,3")
    assert [each.name for each in table.seat(0).naturals] == ["pantanal"]
    assert table.seat(0).wonders == ["oracle"]


def test_animal_husbandry_builds_on_a_caravan_which_returns() -> None:
    table = industry("animal-husbandry").caravan(0, "1,3").play("focus animal-husbandry")
    assert table.why_not_on("city", "1,3") == "ND-IND-03"
    table.on("settle", "1,3")
    assert table.stands("1,3") == "p1 city"
    assert table.seat(0).caravans.on_map == []


def test_nationalism_counts_across_water() -> None:
    table = industry("nationalism").ground("water", *Table().around("7,-2")).play("focus nationalism")
    assert "5,-2" in table.spaces("city")
    assert table.why_not_on("city", "6,-2") == "ND-IND-08"


def test_urbanization_places_two_tokens_beside_the_new_city() -> None:
    table = industry("urbanization").ground("desert", "4,-2").play("focus urbanization").on("city", "5,-2")
    assert table.asked() == "p1 urbanization"
    assert table.why_not_on("place", "4,-2") == "ND-CUL-04"
    table.on("place", "5,-3", "5,-1")
    assert table.stands("5,-1") == "p1 token"
    assert table.asked() == "p2 turn"


def test_great_lighthouse_reaches_empty_edge_spaces() -> None:
    table = industry().wonder("great-lighthouse", "7,-2").caravan(1, "-5,9").play("focus pottery")
    assert "-3,5" in table.spaces("city")
    assert table.why_not_on("city", "-5,9") == "ND-IND-03"
    assert table.why_not_on("city", "1,3") == "ND-IND-03"


# Wonders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-IND-17", "ND-IND-27")
def test_only_open_cards_can_be_built() -> None:
    table = industry(slot=5).market("oracle").has(0, mercury=3).play("focus pottery")
    assert table.why_not("wonder pyramids") == "ND-IND-17"
    assert table.why_not("wonder oracle") == ""
    (offer,) = [offer for offer in table.view(0).market if offer.wonder]
    assert (offer.cost, offer.resources) == (8, ["marble", "mercury"])


@pytest.mark.rule("ND-IND-18", "ND-IND-19", "ND-IND-20", "ND-IND-21", "ND-IND-25", "ND-RES-03", "ND-TRD-05")
def test_production_is_slot_resources_and_trade_tokens() -> None:
    table = industry(slot=3).market("oracle").has(0, mercury=1, marble=1, oil=3).trade(0, "pottery", 1)
    table.play("focus pottery", "wonder oracle")
    assert table.state.owed == 5
    assert table.why_not("pay oil") == "ND-IND-20"
    assert table.why_not("pass") == "ND-IND-25"
    table.play("pay mercury", "pay marble")
    assert table.space("7,-2").wonder == "oracle"
    assert table.card(0, "pottery").trade == 0
    assert table.seat(0).resources == {"marble": 0, "mercury": 0, "oil": 3, "diamond": 0}
    assert table.view().supply["mercury"] == 8


@pytest.mark.rule("ND-IND-25")
def test_a_wonder_that_cannot_be_paid_is_refused() -> None:
    table = industry(slot=3).market("oracle").has(0, mercury=2).play("focus pottery")
    assert table.why_not("wonder oracle") == "ND-IND-25"
    assert table.seat(0).resources["mercury"] == 2


@pytest.mark.rule("ND-IND-22", "ND-WON-04")
def test_a_city_holds_one_wonder() -> None:
    table = industry(slot=5).market("petra").has(0, oil=1).wonder("oracle", "7,-2").play("focus pottery")
    assert table.why_not("wonder petra") == "ND-IND-22"
    table = industry(slot=5).market("petra").has(0, oil=1).wonder("oracle", "7,-2").city(0, "1,3", "4,0")
    table.play("focus pottery", "wonder petra")
    assert table.spaces("under") == {"1,3", "4,0"}
    assert table.why_not_on("under", "7,-2") == "ND-IND-22"


@pytest.mark.rule("ND-IND-23", "ND-IND-24")
def test_after_building_the_next_card_is_turned_up() -> None:
    table = industry(slot=5).market("petra").has(0, oil=1).play("focus pottery", "wonder petra")
    assert table.asked() == "revealing"
    assert table.moves() == ["revealed alhambra", "revealed venetian-arsenal"]  # decks for two have one ancient card
    table.play("revealed alhambra")
    assert [offer.wonder for offer in table.view().market][3] == "alhambra"
    table = industry(slot=5).market("ruhr-valley").has(0, oil=3)
    table.state.seen |= 0b111111 << 18
    table.play("focus pottery", "wonder ruhr-valley")
    assert [offer.wonder for offer in table.view().market][3] == ""
    assert table.asked() == "p2 turn"


@pytest.mark.rule("ND-IND-26")
def test_trade_tokens_do_not_help_a_city() -> None:
    table = industry().trade(0, "pottery", 3).play("focus pottery")
    assert table.why_not("spend pottery") != ""


@pytest.mark.rule("ND-IND-28")
def test_reductions_add_up_and_stop_at_nothing() -> None:
    table = industry(leader="egypt").market("petra").ally(0, "buenos-aires", "brussels")
    assert [offer.cost_now for offer in table.view(0).market if offer.wonder] == [4]
    table.city(0, "1,3").token(0, *table.around("1,3"))
    assert [offer.cost_now for offer in table.view(0).market if offer.wonder] == [3]
    table.wonder("alhambra", "7,-2")
    assert [offer.cost_now for offer in table.view(0).market if offer.wonder] == [5]


@pytest.mark.rule("ND-IND-30", "ND-RES-04", "ND-RES-05", "ND-RES-15")
def test_a_natural_wonder_pays_once_a_turn_and_stays() -> None:
    table = industry(slot=5).natural("pantanal", "1,3").token(0, "1,3").market("terracotta-army").has(0, marble=1)
    table.play("focus pottery", "wonder terracotta-army", "employ pantanal")
    assert table.space("7,-2").wonder == "terracotta-army"
    assert [each.used for each in table.seat(0).naturals] == [True]
    table.play(table.moves()[0])
    assert [each.used for each in table.seat(0).naturals] == [False]  # the next turn has begun


@pytest.mark.rule("ND-RES-06")
def test_resources_serve_only_wonders() -> None:
    table = industry().has(0, oil=3).play("focus pottery")
    assert table.why_not("pay oil") != ""


def test_nationalism_produces_seven_in_slot_five() -> None:
    table = industry("nationalism", slot=5).market("petra").play("focus nationalism", "wonder petra")
    assert table.seat(0).wonders == ["petra"]


@pytest.mark.rule("ND-WON-13", "ND-TURN-25")
def test_pyramids_raise_level_one_cards_even_the_one_being_resolved() -> None:
    table = industry(slot=5).market("pyramids").has(0, oil=2).play("focus pottery", "wonder pyramids")
    table.play(table.moves()[0])
    assert table.asked() == "p1 upgrading"
    table.play("upgrade pottery", "upgrade masonry", "pass")
    assert table.cards(0)[0] == "animal-husbandry"
    assert "iron-working" in table.cards(0)


def test_porcelain_tower_raises_two_different_cards() -> None:
    table = Table().row(0, "astrology", "civil-service", "masonry", "flight", "pottery").market("porcelain-tower")
    table.has(0, mercury=2).play("focus pottery", "wonder porcelain-tower")
    table.play(table.moves()[0])
    assert table.why_not("upgrade flight") == "ND-WON-13"
    table.play("upgrade civil-service")
    assert table.why_not("upgrade mass-media") == "ND-WON-13"
    table.play("upgrade astrology")
    assert {"mass-media", "mathematics"} <= set(table.cards(0))


@pytest.mark.rule("ND-DIP-12")
def test_potala_takes_three_cards_and_losing_it_returns_them() -> None:
    table = industry(slot=5).market("potala-palace").has(0, mercury=3).play("focus pottery", "wonder potala-palace")
    table.play(table.moves()[0], "take p2 embassy", "take p2 joint-war", "take p2 open-borders")
    assert len(table.seat(0).pacts) == 3
    table.events.clear()
    table.city(1, "1,3").wonder("potala-palace", "1,3")
    table.state.changed = True
    table.play("focus astrology")
    assert table.asked() == "p1 giving-back"
    table.play("return p2 embassy", "return p2 joint-war")
    assert [pact.pact for pact in table.seat(0).pacts] == ["open-borders"]
