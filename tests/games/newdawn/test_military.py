"""Military: reinforcing, attacking, combat values, tokens, and what a victory brings."""

import pytest

from ecumene.games.newdawn.layout import CITIES, TOKENS
from ecumene.games.newdawn.rules import battle

from .table import Table


def military(card: str = "masonry", slot: int = 5, leaders: tuple[str, ...] = (), players: int = 2) -> Table:
    """A military card in a slot, not yet chosen."""
    row = ["astrology", "early-empire", "pottery", "foreign-trade"]
    row.insert(slot - 1, card)
    return Table(players, leaders).row(0, *row)


def win(table: Table, place: str) -> Table:
    """Attack with the first seat's military card, and win the roll."""
    card = next(card.card for card in table.seat(0).row if card.type == "military")
    return table.play(f"focus {card}").on("attack", place).play("battle 6-1")


# Reinforcing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-WAR-01")
def test_reinforcing_or_attacking_not_both() -> None:
    table = military().token(0, "6,-2", "6,-1").token(1, "5,-2", "5,-1").play("focus masonry")
    table.on("reinforce", "6,-2")
    assert table.why_not_on("attack", "5,-2") == "ND-WAR-01"
    table = military().token(0, "6,-2", "6,-1").token(1, "5,-2", "5,-1").play("focus masonry")
    table.on("attack", "5,-2").play("battle 1-6")
    assert table.why_not_on("reinforce", "6,-2") == "ND-WAR-01"


@pytest.mark.rule("ND-WAR-02", "ND-WAR-03")
def test_reinforcing_flips_up_to_the_slot_anywhere() -> None:
    table = military(slot=2).token(0, "1,3", "1,4", "6,-2").token(0, "2,3", strong=True).play("focus masonry")
    assert table.why_not_on("reinforce", "2,3") == "ND-WAR-03"
    assert table.why_not_on("reinforce", "5,-2") == "ND-WAR-03"
    table.on("reinforce", "1,3", "6,-2")
    assert table.asked() == "p2 turn"
    assert table.seat(0).reinforced == 3


# Targets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-WAR-06", "ND-WAR-07", "ND-WAR-11")
def test_targets_within_range_whatever_the_terrain() -> None:
    table = military(slot=1).ground("mountain", "6,-2", "5,-2").token(1, "5,-2").token(1, "3,-2")
    table.caravan(1, "6,-1").play("focus masonry")
    assert table.spaces("attack") == {"5,-2"}
    assert table.why_not_on("attack", "3,-2") == "ND-WAR-06"
    assert table.why_not_on("attack", "6,-1") == "ND-WAR-07"
    assert table.why_not_on("attack", "7,-2") == "ND-WAR-07"


@pytest.mark.rule("ND-WAR-08", "ND-WAR-09", "ND-WAR-10", "ND-WAR-12")
@pytest.mark.parametrize(
    ("what", "rule"),
    [("water", "ND-WAR-08"), ("barbarian", "ND-WAR-09"), ("rival", "ND-WAR-10"), ("city-state", "ND-WAR-12")],
)
def test_what_the_range_cannot_be_counted_through(what: str, rule: str) -> None:
    # 5,-2 is two steps away only through 6,-2: the other two ways there are longer.
    table = military().token(1, "5,-2", "7,-1")
    if what == "water":
        table.ground("water", "6,-2")
    elif what == "barbarian":
        table.barbarian("a", "6,-2")
    elif what == "rival":
        table.token(1, "6,-2")
    else:
        table.city_state("seoul", "6,-2")
    assert table.play("focus masonry").why_not_on("attack", "5,-2") == rule


@pytest.mark.rule("ND-WAR-12")
def test_by_option_the_range_leads_through_city_states() -> None:
    table = Table(attacks_through_city_states=True).row(
        0, "astrology", "early-empire", "pottery", "foreign-trade", "masonry"
    )
    table.city_state("seoul", "6,-2").token(1, "5,-2").play("focus masonry")
    assert "5,-2" in table.spaces("attack")


@pytest.mark.rule("ND-WAR-13", "ND-WAR-14", "ND-WAR-38", "ND-WAR-49")
def test_a_captured_space_is_counted_through_but_no_origin() -> None:
    table = military("iron-working").token(1, "6,-2", "4,-2", "3,-2").play("focus iron-working").on("attack", "6,-2")
    table.play("battle 6-1")
    assert table.stands("6,-2") == "p1 token"
    assert table.spaces("attack") == {"4,-2"}  # through the captured space, starting from the capital
    table = military().token(1, "6,-2", "4,-2", "6,-1").play("focus masonry").on("attack", "6,-2").play("battle 6-1")
    assert table.why_not_on("attack", "4,-2") == "ND-WAR-13"


@pytest.mark.rule("ND-WAR-37", "ND-WAR-38", "ND-CLR-02")
def test_two_attacks_also_on_the_same_target() -> None:
    table = military().token(1, "6,-2").play("focus masonry").on("attack", "6,-2").play("battle 1-6")
    assert table.told("loses-battle")
    table.on("attack", "6,-2").play("battle 6-1")
    assert table.stands("6,-2") == "p1 token"
    assert table.asked() == "p2 turn"


def test_flight_counts_across_everything() -> None:
    table = military("flight").ground("water", "6,-2").barbarian("a", "5,-2").token(1, "4,-2", "3,-2", "2,-2")
    assert "2,-2" in table.play("focus flight").spaces("attack")


def test_mass_production_attacks_and_then_reinforces_less() -> None:
    table = military("mass-production", slot=2).token(0, "6,-2", "6,-1").barbarian("a", "5,-2")
    table.play("focus mass-production").on("attack", "5,-2").play("battle 6-1", "put astrology")
    table.on("reinforce", "6,-2")
    assert table.asked() == "p2 turn"
    assert table.seat(0).reinforced == 1


def test_pentagon_attacks_anything() -> None:
    table = military().wonder("pentagon", "7,-2").token(1, "-3,5").barbarian("a", "0,4").play("focus masonry")
    assert {"-3,5", "0,4", "-1,9"} <= table.spaces("attack")


# Values ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-WAR-15", "ND-WAR-16", "ND-WAR-17")
def test_attack_value_is_die_slot_and_bonuses() -> None:
    table = military("iron-working", 3).barbarian("a", "6,-2").play("focus iron-working").on("attack", "6,-2")
    assert table.asked() == "battle"
    assert len(table.moves()) == 36
    table.play("battle 4-2")
    (rolled,) = table.told("rolls-battle")
    assert (rolled.details["attack"], rolled.details["defence"]) == (4 + 3 + 3, 2 + 1)


@pytest.mark.rule("ND-WAR-18", "ND-WAR-19", "ND-CLR-08", "ND-CLR-10")
def test_city_states_defend_with_eight_barbarians_with_the_ground() -> None:
    table = military().city_state("seoul", "5,-2").ground("desert", "6,-1").barbarian("a", "6,-1")
    state = table.state
    assert battle.defence_base(state, 0, table.at("5,-2")) == 8
    assert battle.defence_base(state, 0, table.at("6,-1")) == 4
    table.barbarian("b", "5,-2")
    assert battle.defence_base(state, 0, table.at("5,-2")) == 1
    assert battle.foe_at(state, table.at("5,-2")) == battle.BARBARIAN_FOE


@pytest.mark.rule("ND-WAR-05", "ND-WAR-20", "ND-WAR-21", "ND-HEX-15")
def test_defence_by_ground_and_reinforced_neighbours() -> None:
    table = military().ground("forest", "1,3", "4,0").token(1, "1,3").token(1, "1,4", strong=True).token(1, "1,2")
    state = table.state
    assert battle.defence_base(state, 0, table.at("1,3")) == 3 + 1
    assert battle.defence_base(state, 0, table.at("1,4")) == 1 + 1
    table.city(1, "4,0").token(1, "4,1", "5,0", strong=True)
    assert battle.defence_base(state, 0, table.at("4,0")) == 6 + 2
    table.ground("desert", "-1,9")
    assert battle.defence_base(state, 0, table.at("-1,9")) == 8


@pytest.mark.rule("ND-WAR-41", "ND-HEX-30")
def test_a_city_on_a_captured_city_state_defends_on_grassland() -> None:
    table = military().city_state("seoul", "1,3").city(1, "1,3")
    assert battle.defence_base(table.state, 0, table.at("1,3")) == 2


@pytest.mark.rule("ND-WAR-45")
def test_bonuses_of_wonders_leaders_and_cards_add_up() -> None:
    table = military("masonry", 1, ("scythia", "scythia"), 3).token(1, "6,-2").caravan(0, "6,-1").caravan(1, "5,-2")
    target = table.at("6,-2")
    state = table.state
    assert battle.attack_base(state, 0, 16, 1, target) == 1 + 3
    assert battle.defence_base(state, 0, target) == 1 + 3
    table.city(0, "1,3", "4,0").wonder("terracotta-army", "7,-2").wonder("alhambra", "1,3").wonder("big-ben", "4,0")
    assert battle.attack_base(state, 0, 16, 1, target) == 1 + 3 + 2 + 2 + 2
    table.pact(0, 1, "joint-war").pact(0, 2, "joint-war").pact(1, 2, "defensive-pact").pact(1, 0, "defensive-pact")
    assert battle.attack_base(state, 0, 16, 1, target) == 10 + 2
    assert battle.defence_base(state, 0, target) == 4 + 2
    table.city(1, "-2,7", "-4,7", "2,1").wonder("petra", "-2,7").wonder("ruhr-valley", "-4,7").wonder("kremlin", "2,1")
    assert battle.defence_base(state, 0, target) == 6 + 2 + 5


def test_kremlin_needs_more_reinforced_tokens() -> None:
    table = military(slot=1).wonder("kremlin", "7,-2").token(1, "6,-2").token(0, "1,3", strong=True)
    assert battle.attack_base(table.state, 0, 16, 1, table.at("6,-2")) == 1 + 4
    table.token(1, "-2,7", strong=True)
    assert battle.attack_base(table.state, 0, 16, 1, table.at("6,-2")) == 1
    table.barbarian("a", "6,-1")
    assert battle.attack_base(table.state, 0, 16, 1, table.at("6,-1")) == 1


def test_carthage_and_kabul() -> None:
    table = military(slot=1).ally(0, "carthage", "kabul").city_state("seoul", "5,-2").city_state("carthage", "1,2")
    state = table.state
    assert battle.attack_base(state, 0, 16, 1, table.at("5,-2")) == 1 + 3 + 2  # Seoul itself and the seat's capital
    assert battle.attack_base(state, 0, 16, 1, table.at("1,2")) == 1 + 3
    table.token(1, "3,3")
    assert battle.attack_base(state, 0, 16, 1, table.at("3,3")) == 1
    assert battle.attack_base(state, 0, 16, 1, table.at("-1,9")) == 1 + 3


def test_japan_fights_easier_on_the_rim_in_its_own_turn() -> None:
    table = military(leaders=("japan",)).ground("mountain", "8,-3").token(1, "8,-3")
    assert battle.defence_base(table.state, 0, table.at("8,-3")) == 3
    table.on_turn(1)
    assert battle.defence_base(table.state, 0, table.at("8,-3")) == 5


@pytest.mark.rule("ND-WAR-48", "ND-DIP-06")
def test_values_are_read_after_diplomacy_cards_are_returned() -> None:
    table = military(slot=1).token(1, "6,-2").pact(0, 1, "joint-war").play("focus masonry").on("attack", "6,-2")
    assert table.seat(0).pacts == []
    table.play("battle 3-3")
    assert table.told("rolls-battle")[0].details["attack"] == 3 + 1


# Tokens ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-WAR-22", "ND-WAR-23", "ND-TRD-06", "ND-WAR-25")
def test_first_the_attacker_spends_then_the_defender() -> None:
    table = military(slot=1).token(1, "6,-2").trade(0, "masonry", 3).trade(1, "masonry", 2).play("focus masonry")
    table.on("attack", "6,-2").play("battle 3-3")  # 4 to 4
    assert table.asked() == "p1 attacker"
    table.play("spend masonry", "spend masonry", "pass")
    assert table.asked() == "p2 defender"
    table.play("spend masonry", "spend masonry")
    assert table.told("loses-battle")[0].details == {"attack": 6, "defence": 6}
    assert table.stands("6,-2") == "p2 token"
    assert (table.card(0, "masonry").trade, table.card(1, "masonry").trade) == (1, 0)


@pytest.mark.rule("ND-WAR-44", "ND-WAR-47", "ND-TRD-01")
def test_a_defender_spends_trade_tokens_of_military_cards_only() -> None:
    table = military(slot=3).token(1, "6,-2").city_state("kabul", "1,3").city(1, "1,3")
    table.trade(1, "masonry", 2).trade(1, "astrology", 2).play("focus masonry").on("attack", "6,-2").play("battle 3-3")
    assert table.asked() == "p2 defender"
    assert table.moves() == ["spend masonry", "pass"]
    assert table.why_not("spend astrology") == "ND-WAR-47"
    assert table.why_not("employ kabul") == "ND-WAR-44"


@pytest.mark.rule("ND-WAR-22", "ND-WAR-47")
def test_tokens_are_asked_for_only_where_they_can_decide() -> None:
    table = military(slot=1).token(1, "6,-2").trade(0, "masonry", 1).play("focus masonry").on("attack", "6,-2")
    table.play("battle 2-3")  # 3 to 4: one token would only tie
    assert table.asked() != "p1 attacker"
    assert table.card(0, "masonry").trade == 1
    table = military(slot=1).token(1, "6,-2").row(1, "astrology", "masonry", "pottery", "early-empire", "foreign-trade")
    table.trade(1, "masonry", 1).play("focus masonry").on("attack", "6,-2").play("battle 4-3")  # 5 to 4
    assert table.asked() == "p2 defender"
    table.play("spend masonry")
    assert table.told("loses-battle")


@pytest.mark.rule("ND-CLR-07")
def test_a_token_won_from_a_barbarian_serves_the_next_attack() -> None:
    table = military(slot=1).barbarian("a", "6,-2").token(1, "6,-1").play("focus masonry").on("attack", "6,-2")
    table.play("battle 6-1", "put masonry").on("attack", "6,-1").play("battle 3-3")
    assert table.asked() == "p1 attacker"
    table.play("spend masonry")
    assert table.stands("6,-1") == "p1 token"


@pytest.mark.rule("ND-WAR-39")
def test_nothing_else_happens_during_an_attack() -> None:
    table = military().token(1, "6,-2").play("focus masonry").on("attack", "6,-2")
    assert table.why_not("pass") == "ND-WAR-15"


# Victories ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ND-EVT-35")
def test_an_attack_defeats_one_barbarian_of_a_stack() -> None:
    table = win(military().barbarian("c", "6,-2").barbarian("b", "6,-2"), "6,-2")
    assert table.space("6,-2").barbarians == ["c"]
    assert len(table.told("defeats-barbarian")) == 1


@pytest.mark.rule("ND-WAR-27", "ND-DIP-09")
def test_a_barbarian_gives_a_trade_token_and_no_card_is_returned() -> None:
    table = military(leaders=("sumeria",)).city_state("seoul", "6,-2").barbarian("a", "6,-2").ally(0, "seoul")
    win(table, "6,-2").play("put pottery", "collect oil")
    assert table.space("6,-2").barbarians == []
    assert table.card(0, "pottery").trade == 1
    assert table.seat(0).resources["oil"] == 1
    assert table.seat(0).allies == ["seoul"]


@pytest.mark.rule("ND-WAR-28", "ND-WAR-29", "ND-CLR-26")
def test_a_token_is_replaced_and_the_natural_wonder_follows() -> None:
    table = win(military().natural("pantanal", "6,-2").token(1, "6,-2", strong=True), "6,-2")
    assert table.stands("6,-2") == "p1 token"
    assert table.seat(1).tokens == 31
    assert [each.name for each in table.seat(0).naturals] == ["pantanal"]
    assert table.seat(1).naturals == []


@pytest.mark.rule("ND-WAR-30", "ND-WAR-34", "ND-WON-05", "ND-RES-11")
def test_a_city_is_replaced_with_its_wonder() -> None:
    table = win(military().natural("pantanal", "6,-2").token(1, "6,-2").trade(0, "masonry", 3), "6,-2")
    table = military().city(1, "6,-2").wonder("oracle", "6,-2")
    win(table, "6,-2")
    assert table.stands("6,-2") == "p1 city"
    assert (table.seat(0).cities, table.seat(1).cities) == (6, 7)
    assert (table.seat(0).wonders, table.seat(1).wonders) == (["oracle"], [])


@pytest.mark.rule("ND-WAR-42", "ND-WON-02")
def test_a_token_with_a_wonder_gives_it_to_the_winner() -> None:
    table = win(military().token(1, "6,-2").wonder("oracle", "6,-2"), "6,-2")
    assert table.seat(0).wonders == ["oracle"]


@pytest.mark.rule("ND-WAR-26", "ND-CS-05", "ND-CS-06", "ND-CS-07", "ND-CS-15", "ND-DIP-05")
def test_a_city_state_is_conquered() -> None:
    table = military(players=3).city_state("seoul", "6,-2").ally(0, "seoul").ally(2, "seoul").trade(0, "masonry", 3)
    table.play("focus masonry").on("attack", "6,-2")
    assert table.seat(0).allies == []  # returned when declaring the attack
    table.play("battle 6-1")
    assert table.stands("6,-2") == "p1 city"
    assert table.card(0, "astrology").tokens == ["seoul"]
    assert (table.seat(0).conquered, table.seat(2).allies) == (["seoul"], [])
    assert [(city.owner, city.left) for city in table.view().city_states] == [(0, 0)]


@pytest.mark.rule("ND-CLR-04", "ND-CLR-05", "ND-WIN-27", "ND-CS-14")
def test_a_stand_in_on_a_city_state_is_replaced_by_a_city() -> None:
    table = military().city_state("seoul", "6,-2").stand_in(1, "6,-2")
    assert table.seat(1).conquered == ["seoul"]
    win(table, "6,-2")
    assert table.asked() == "p1 conquest"
    table.play("conquer")
    assert table.stands("6,-2") == "p1 city"
    assert table.seat(0).conquered == ["seoul"]


@pytest.mark.rule("ND-WAR-31", "ND-CS-10", "ND-CS-11", "ND-CS-12", "ND-DIP-10")
def test_a_captured_city_state_can_be_liberated() -> None:
    table = win(military().city_state("seoul", "6,-2").city(1, "6,-2").pact(0, 1, "embassy"), "6,-2").play("liberate")
    assert table.stands("6,-2") == ""
    assert table.seat(0).allies == ["seoul"]
    assert [(city.owner, city.left) for city in table.view().city_states] == [(-1, 1)]
    assert table.seat(1).cities == 7
    assert table.seat(0).pacts == []


@pytest.mark.rule("ND-CS-13")
def test_a_wonder_on_a_liberated_city_state_moves_or_stays() -> None:
    table = win(military().city_state("seoul", "6,-2").city(1, "6,-2").wonder("oracle", "6,-2"), "6,-2")
    table.play("liberate")
    assert table.space("7,-2").wonder == "oracle"
    table = military().city_state("seoul", "6,-2").city(1, "6,-2").wonder("oracle", "6,-2").wonder("petra", "7,-2")
    win(table, "6,-2").play("liberate")
    assert table.space("6,-2").wonder == "oracle"
    assert (table.seat(0).wonders, table.seat(1).wonders) == (["petra"], [])


@pytest.mark.rule("ND-WAR-32", "ND-WAR-33", "ND-WAR-35", "ND-WAR-43", "ND-TRD-10")
def test_a_capital_loses_two_tokens_and_its_wonder_again_and_again() -> None:
    table = military().capital(1, "6,-2").wonder("oracle", "6,-2").trade(1, "astrology", 2).trade(1, "pottery", 1)
    win(table, "6,-2").play("loot astrology", "put masonry", "loot pottery", "put masonry")
    assert table.stands("6,-2") == "p2 capital"
    assert table.space("7,-2").wonder == "oracle"
    assert table.card(0, "masonry").trade == 2
    table.on("attack", "6,-2").play("battle 6-1", "loot astrology", "put masonry")
    assert table.card(0, "masonry").trade == 3


@pytest.mark.rule("ND-WAR-40")
def test_without_a_token_the_space_may_be_left_unclaimed() -> None:
    table = military().natural("pantanal", "6,-2").token(1, "6,-2").token(0, "1,3")
    table.state.zones[TOKENS] = 0
    win(table._ready(), "6,-2")
    assert table.asked() == "p1 refilling"
    taken = table.state.clone()
    table.play("pass")
    assert (table.stands("6,-2"), table.space("6,-2").natural) == ("", "pantanal")
    table.state = taken
    table.on("take-back", "1,3")
    assert (table.stands("6,-2"), table.stands("1,3")) == ("p1 token", "")


@pytest.mark.rule("ND-WAR-46")
@pytest.mark.parametrize("neutral", [True, False])
def test_without_city_and_token_a_city_is_left_unclaimed(neutral: bool) -> None:
    table = military().token(0, "1,3").trade(0, "masonry", 3)
    if neutral:
        table.city_state("seoul", "6,-2")
    else:
        table.city(1, "6,-2").wonder("oracle", "6,-2")
    table.state.zones[TOKENS] = table.state.zones[CITIES] = 0
    win(table._ready(), "6,-2").play("pass")
    assert table.stands("6,-2") == ""
    assert table.seat(1).wonders == []
    assert bool(table.space("6,-2").city_state) == neutral


@pytest.mark.rule("ND-DIP-07", "ND-DIP-08")
def test_the_attacked_keeps_cards_of_the_attacker() -> None:
    table = military().token(1, "6,-2").pact(0, 1, "embassy").pact(1, 0, "joint-war").play("focus masonry")
    table.on("attack", "6,-2")
    assert (table.seat(0).pacts, [pact.pact for pact in table.seat(1).pacts]) == ([], ["joint-war"])
    assert "embassy" in table.seat(1).own_pacts


def test_the_aztecs_swap_cards_after_a_victory() -> None:
    table = win(military(leaders=("aztec",)).token(1, "6,-2"), "6,-2")
    assert table.asked() == "p1 aztec"
    assert len(table.legal("swap")) == 10
    table.play("swap 0 4")
    assert table.cards(0)[4] == "masonry"
    table = military(leaders=("aztec",)).token(1, "6,-2").play("focus masonry").on("attack", "6,-2")
    assert table.play("battle 1-6", "pass").asked() == "p2 turn"


@pytest.mark.rule("ND-TURN-26")
def test_the_player_to_the_right_decides_nothing() -> None:
    table = military(players=3).barbarian("a", "6,-2").play("focus masonry").on("attack", "6,-2")
    assert table.state.awaited() == []
