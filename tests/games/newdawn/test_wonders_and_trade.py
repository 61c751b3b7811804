"""World wonders, trade tokens, natural wonders, city-states and diplomacy: what the other chapters do not cover."""

import pytest

from ecumene.games.newdawn.layout import TOKENS

from .table import Table

FAMILY = {
    "early-empire": ("early-empire", "mass-media"),
    "astrology": ("astrology",),
    "foreign-trade": ("foreign-trade",),
    "pottery": ("pottery",),
    "masonry": ("masonry",),
}


def slot(card: str, number: int, leader: str = "rome") -> Table:
    """A card in a slot of the first seat's row, with starting cards of the other types around it."""
    row = [first for first, cards in FAMILY.items() if card not in cards]
    row.insert(number - 1, card)
    return Table(leaders=(leader,)).row(0, *row)


# Wonders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-WON-03", "ND-WON-15")
def test_a_wonder_works_only_while_it_is_controlled() -> None:
    table = Table().city(1, "1,3").wonder("oracle", "1,3")
    assert table.why_not("use oracle") == "ND-WON-03"
    table.wonder("oracle", "7,-2")
    assert table.why_not("use oracle") == ""


@pytest.mark.rule("ND-WON-09")
def test_a_wonder_under_a_removed_token_is_abandoned() -> None:
    table = Table().token(1, "6,-2").wonder("oracle", "6,-2").wonder("forbidden-city", "7,-2")
    table.play("use forbidden-city")
    if table.asked() == "p1 removing":
        table.on("remove", "6,-2")
    assert table.stands("6,-2") == ""
    assert (table.space("6,-2").wonder, table.seat(1).wonders) == ("oracle", [])


def test_forbidden_city_removes_a_token_next_to_friendly_land() -> None:
    table = Table().token(1, "6,-2", "1,3").token(1, "6,-1", strong=True).wonder("forbidden-city", "7,-2")
    table.play("use forbidden-city")
    assert table.spaces("remove") == {"6,-2", "6,-1"}
    assert table.why_not_on("remove", "1,3") == "ND-CS-16"
    assert table.on("remove", "6,-1").asked() == "p1 turn"


@pytest.mark.rule("ND-TURN-16", "ND-TURN-17")
def test_start_of_turn_effects_come_before_the_card_once_each() -> None:
    table = Table().wonder("oracle", "7,-2").play("use oracle")
    assert table.legal("swap") == ["0 1", "1 2", "2 3", "3 4"]
    assert table.why_not("swap 0 2") == "ND-TURN-17"
    table.play("swap 0 1")
    assert table.cards(0)[:2] == ["foreign-trade", "astrology"]
    assert table.why_not("use oracle") == "ND-TURN-17"
    table.play("focus pottery")
    assert table.why_not("use oracle") in ("ND-TURN-16", "ND-WON-03")


def test_sydney_opera_house_counts_rival_tokens() -> None:
    table = Table().city(0, "1,3").token(1, *Table().around("1,3"))
    assert not table.space("1,3").mature
    table.wonder("sydney-opera-house", "7,-2")
    assert table.space("1,3").mature


@pytest.mark.rule("ND-HEX-24")
def test_tokens_counted_for_maturity_stay_rival() -> None:
    table = Table().city(0, "1,3").token(1, *Table().around("1,3")).wonder("sydney-opera-house", "7,-2")
    assert table.seat(0).spaces == 2


def test_machu_picchu_counts_slots_one_and_two_as_three() -> None:
    table = Table().wonder("machu-picchu", "7,-2")
    assert [card.counts_as for card in table.seat(0).row] == [3, 3, 3, 4, 5]
    table.tech(0, 14).play("focus astrology", "advance")
    assert table.seat(0).tech == 17


def test_venetian_arsenal_repeats_the_card_of_slot_five_once() -> None:
    table = slot("early-empire", 5).wonder("venetian-arsenal", "7,-2").ground("hills", "7,-1")
    table.play("focus early-empire", "pass")
    assert table.asked() == "p1 again"
    table.play("again")
    assert table.state.slot == 1
    assert "7,-1" not in table.spaces("place")
    table.play("pass")
    assert table.asked() == "p2 turn"
    assert table.cards(0)[0] == "early-empire"


def test_great_zimbabwe_stores_tokens_and_gives_them_back() -> None:
    table = slot("foreign-trade", 3).wonder("great-zimbabwe", "7,-2").city(1, "6,-2").play("focus foreign-trade")
    table.on("depart", "7,-2").on("step", "6,-2").play("arrive", "store", "store", "pass")
    assert table.view().stored == 2
    assert Table().wonder("great-zimbabwe", "7,-2").why_not("use great-zimbabwe") == "ND-TRD-15"  # nothing is stored
    table.on_turn(0).play("use great-zimbabwe")
    assert table.why_not("pass") == "ND-TURN-17"
    table.play("put pottery", "pass")
    assert (table.card(0, "pottery").trade, table.view().stored) == (1, 1)


@pytest.mark.rule("ND-TRD-15", "ND-CS-19")
def test_zimbabwe_holds_four_and_takes_what_has_no_card() -> None:
    table = Table().row(0, "early-empire", "foreign-trade", "masonry", "drama-and-poetry", "pottery")
    table.wonder("great-zimbabwe", "7,-2").city_state("seoul", "6,-2").play("focus foreign-trade")
    table.state.store = 3
    table.on("depart", "7,-2").on("step", "6,-2").play("arrive")
    assert table.view().stored == 4


@pytest.mark.rule("ND-CS-19")
def test_tokens_for_a_missing_type_are_lost_and_two_cards_share() -> None:
    table = Table().row(0, "early-empire", "foreign-trade", "masonry", "drama-and-poetry", "pottery")
    table.city_state("seoul", "6,-2").city_state("kumasi", "6,-1").play("focus foreign-trade")
    table.on("depart", "7,-2").on("step", "6,-2").play("arrive", "pass")
    assert sum(card.trade for card in table.seat(0).row) == 0
    table.on_turn(0).play("focus foreign-trade").on("depart", "7,-2").on("step", "6,-1").play("arrive")
    assert table.legal("put") == ["early-empire", "drama-and-poetry"]
    assert table.why_not("put pottery") == "ND-ECO-12"


@pytest.mark.rule("ND-CS-18")
def test_a_city_state_token_finds_a_card_of_its_type() -> None:
    table = Table().row(0, "early-empire", "foreign-trade", "masonry", "drama-and-poetry", "pottery")
    table.city_state("seoul", "1,3").city(0, "1,3")
    assert all(card.tokens == [] for card in table.seat(0).row)
    assert table.seat(0).conquered == ["seoul"]
    table = (
        Table()
        .row(0, "early-empire", "foreign-trade", "astrology", "drama-and-poetry", "masonry")
        .trade(0, "masonry", 3)
    )
    table.city_state("kumasi", "6,-2").play("focus masonry").on("attack", "6,-2").play("battle 6-1")
    assert table.asked() == "p1 lodging"
    assert table.legal("lodge") == ["early-empire", "drama-and-poetry"]
    table.play("lodge drama-and-poetry")
    assert table.card(0, "drama-and-poetry").tokens == ["kumasi"]


@pytest.mark.rule("ND-CS-17")
def test_a_replaced_stand_in_hands_over_the_city_state() -> None:
    table = slot("mass-media", 4).city_state("seoul", "5,-2").stand_in(1, "5,-2").play("focus mass-media", "pass")
    table.on("convert", "5,-2")  # a reinforced token is only weakened
    assert table.seat(1).conquered == ["seoul"]
    table.on_turn(0).play("focus mass-media", "pass").on("convert", "5,-2")
    assert (table.stands("5,-2"), table.seat(0).conquered) == ("p1 token", ["seoul"])


# Trade tokens ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-TRD-08", "ND-TRD-11")
def test_a_card_never_holds_more_than_three() -> None:
    table = slot("foreign-trade", 3).trade(0, "pottery", 3).city(1, "6,-2").play("focus foreign-trade")
    table.on("depart", "7,-2").on("step", "6,-2").play("arrive", "put pottery", "put pottery")
    assert table.card(0, "pottery").trade == 3


@pytest.mark.rule("ND-TRD-16")
def test_trade_tokens_do_not_move_between_cards() -> None:
    table = slot("astrology", 3).trade(0, "pottery", 2).play("focus astrology")
    assert table.why_not("spend pottery") == "ND-TRD-01"
    assert table.why_not("put astrology") != ""


@pytest.mark.rule("ND-LIM-01")
def test_trade_tokens_never_run_out() -> None:
    table = Table(4)
    for seat in range(4):
        for card in table.cards(seat):
            table.trade(seat, card, 3)
    assert sum(card.trade for player in table.view().players for card in player.row) == 60


# America --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-RES-19")
def test_america_lays_natural_wonders_on_cards_and_uses_them_there() -> None:
    table = slot("early-empire", 5, "america").natural("pantanal", "6,-2").play("focus early-empire")
    table.on("place", "6,-2")
    assert table.asked() == "p1 lodging"
    table.play("lodge early-empire").on("place", "7,-1")
    assert table.asked() == "p1 culture-more"
    table.play("employ pantanal", "lodge masonry").on("place", "6,-1")
    assert table.asked() == "p2 turn"
    (natural,) = table.seat(0).naturals
    assert (natural.name, natural.card) == ("pantanal", "masonry")
    assert table.card(0, "masonry").trade == 0


@pytest.mark.rule("ND-RES-19", "ND-WIN-30")
def test_americas_natural_wonder_pays_from_any_card_and_counts() -> None:
    table = slot("pottery", 5, "america").natural("pantanal", "6,-2").natural("crater-lake", "6,-1").victory(4)
    table.market("terracotta-army").token(0, "6,-2")
    table.play("lodge masonry")
    table.has(0, marble=1).play("focus pottery", "wonder terracotta-army", "employ pantanal", "lodge pottery")
    assert table.space("7,-2").wonder == "terracotta-army"
    progress = {agenda.name: agenda.progress[0] for agenda in table.view().victory[0].agendas}
    assert progress["preservationist"] == 1


# City-states and diplomacy --------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-CS-02", "ND-CS-03", "ND-CS-04")
def test_city_states_lie_on_grassland_and_have_two_cards_nobody_can_be_robbed_of() -> None:
    table = Table(3).city_state("seoul", "6,-2").ally(1, "seoul")
    assert table.space("6,-2").terrain == "grassland"
    assert table.view().city_states[0].left == 1
    table.city(1, "7,-1").play("focus foreign-trade").on("depart", "7,-2").on("step", "7,-1").play("arrive")
    table.play("put astrology", "put astrology")
    assert table.legal("ally") == []


def test_geneva_changes_any_held_card_of_a_player() -> None:
    table = Table(3).ally(0, "geneva").pact(0, 1, "embassy").pact(0, 2, "joint-war").play("use geneva")
    assert table.legal("return") == ["p2 embassy", "p3 joint-war"]


def test_geneva_changes_a_card_for_another_of_the_same_player() -> None:
    table = Table().ally(0, "geneva").pact(0, 1, "embassy").play("use geneva")
    if table.asked() == "p1 geneva":
        table.play("return p2 embassy")
    assert table.asked() == "p1 renewing"
    assert table.why_not("take p2 embassy") == "ND-CLR-25"
    table.play("take p2 joint-war")
    assert [pact.pact for pact in table.seat(0).pacts] == ["joint-war"]
    assert Table().ally(0, "geneva").why_not("use geneva") == "ND-CLR-25"


@pytest.mark.rule("ND-DIP-01", "ND-CLR-25", "ND-LIM-05")
def test_everybody_owns_four_cards_that_do_nothing_for_them() -> None:
    table = Table(3).city(1, "6,-2").pact(2, 1, "embassy").play("focus foreign-trade").on("depart", "7,-2")
    assert len(table.seat(0).own_pacts) == 4
    table.on("step", "6,-2").play("arrive", "put astrology", "put astrology")
    assert table.why_not("take p2 embassy") == "ND-DIP-11"
    assert table.why_not("take p3 embassy") == "ND-CLR-25"
    assert table.why_not("take p1 embassy") == "ND-CLR-25"


@pytest.mark.rule("ND-RES-01", "ND-RES-12")
def test_four_kinds_of_resources_and_any_number_of_them() -> None:
    table = Table().has(0, marble=8, mercury=8, oil=8, diamond=8)
    assert table.seat(0).resources == {"marble": 8, "mercury": 8, "oil": 8, "diamond": 8}
    assert table.view().supply == {"marble": 0, "mercury": 0, "oil": 0, "diamond": 0}


@pytest.mark.rule("ND-WON-01", "ND-LIM-07")
def test_four_types_of_wonders_six_of_each() -> None:
    assert [offer.type for offer in Table().view().market] == ["culture", "economy", "science", "military"]


@pytest.mark.rule("ND-WON-11")
def test_a_wonder_never_returns_to_its_deck() -> None:
    table = Table().city(1, "1,4").wonder("petra", "1,4").barbarian("a", "1,3").events_come(2).play("die 2")
    assert table.space("1,4").wonder == "petra"
    assert table.state.seen >> 18 & 1


@pytest.mark.rule("ND-LIM-04", "ND-LIM-09")
def test_control_tokens_are_counted() -> None:
    table = Table().token(0, "6,-2")
    assert table.seat(0).tokens == 30
    assert table.state.zones[TOKENS + 1] == 31
