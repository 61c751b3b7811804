"""When each progress card may be played: not if everybody can see that it does nothing."""

import pytest

from ecumene.games.catan.cards import BIT, LANE
from ecumene.games.catan.island import NODE_EDGES
from ecumene.games.catan.layout import PIECES, POINTS, SETTLEMENT
from ecumene.games.catan.material import ROADS, SHIPS

from .table import Table, at, land, way

HIDDEN = ["resource-monopoly", "trade-monopoly"]


# Cards of science -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-22")
def test_the_alchemist_is_for_dice_neither_rolled_nor_fixed() -> None:
    table = Table().progress(0, "alchemist", "alchemist")
    assert table.why_not("play alchemist") == "CK-CARD-04"
    table.on_turn(0, rolled=False)
    assert table.why_not("play alchemist") == ""
    table.play("play alchemist", "dice 3-2")
    assert table.why_not("play alchemist") == "CK-CARD-04"


@pytest.mark.rule("CK-PROG-22")
def test_the_crane_needs_a_track_that_could_be_raised() -> None:
    table = Table().settlement(0, "n:0,2").progress(0, "crane")
    assert table.why_not("play crane") == "CK-PROG-16"  # no city
    table = Table().city(0, "n:0,2").levels(0, trade=5, politics=5, science=5).progress(0, "crane")
    assert table.why_not("play crane") == "CK-PROG-16"  # nothing above level 5
    table.levels(0, trade=0)
    assert table.why_not("play crane") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_crane_needs_a_free_city_where_the_level_asks_for_one() -> None:
    table = Table().city(0, "n:0,2", metropolis="trade").levels(0, trade=5, politics=3, science=3).progress(0, "crane")
    assert table.why_not("play crane") == "CK-PROG-16"
    table.city(0, "n:-1,1")
    assert table.why_not("play crane") == ""


@pytest.mark.rule("CK-PROG-22")
@pytest.mark.parametrize(("card", "place", "kind"), [("mining", "0,1", "ore"), ("irrigation", "-1,1", "grain")])
def test_mining_and_irrigation_need_a_hex_and_a_card_in_the_bank(card: str, place: str, kind: str) -> None:
    table = Table().progress(0, card).settlement(1, f"n:{place}").knight(0, f"s:{place}", active=True)
    assert table.why_not(f"play {card}") == "CK-PROG-16"
    table = Table().progress(0, card).settlement(0, f"n:{place}")
    assert table.why_not(f"play {card}") == ""
    table.bank(**{kind: 0})
    assert table.why_not(f"play {card}") == "CK-PROG-16"


@pytest.mark.rule("CK-PROG-22")
def test_the_inventor_needs_two_different_numbers_that_may_be_moved() -> None:
    table = Table().progress(0, "inventor")
    assert table.why_not("play inventor") == ""
    for number, token in enumerate(table.state.tokens):
        if token not in (0, 2, 6, 8, 12):
            table.state.tokens[number] = type(token)(3)
    assert table.why_not("play inventor") == "CK-PROG-16"


@pytest.mark.rule("CK-PROG-22")
def test_the_engineer_needs_an_upright_city_without_a_wall() -> None:
    table = Table().settlement(0, "n:0,2").city(0, "n:-1,1", sideways=True).progress(0, "engineer")
    assert table.why_not("play engineer") == "CK-CARD-22"
    table.city(0, "n:1,0", wall=True)
    assert table.why_not("play engineer") == "CK-CARD-22"
    table.city(0, "n:2,0")
    assert table.why_not("play engineer") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_engineer_needs_a_wall_in_the_supply() -> None:
    table = Table().progress(0, "engineer").city(0, "n:0,2")
    for corner in ("n:-1,1", "n:1,0", "n:2,0"):
        table.city(0, corner, wall=True)
    assert table.why_not("play engineer") == "CK-CARD-22"


@pytest.mark.rule("CK-PROG-22")
def test_medicine_needs_its_price_a_settlement_and_a_city_piece() -> None:
    table = Table().progress(0, "medicine").settlement(0, "n:0,2").hand(0, ore=1, grain=1)
    assert table.why_not("play medicine") == "CK-CARD-23"
    table.hand(0, ore=2)
    assert table.why_not("play medicine") == "CK-CARD-23"
    table.hand(0, ore=2, grain=1)
    assert table.why_not("play medicine") == ""
    for corner in ("n:-1,1", "n:1,0", "n:2,0", "n:-2,1"):
        table.city(0, corner)
    assert table.why_not("play medicine") == "CK-PROG-16"


@pytest.mark.rule("CK-PROG-22")
def test_medicine_heals_a_sideways_city_without_a_piece() -> None:
    table = Table().progress(0, "medicine").city(0, "n:0,2", sideways=True).hand(0, ore=2, grain=1)
    for corner in ("n:-1,1", "n:1,0", "n:2,0"):
        table.city(0, corner)
    assert table.why_not("play medicine") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_smith_needs_a_knight_that_can_be_promoted_now() -> None:
    table = Table().progress(0, "smith").knight(1, "n:0,1")
    assert table.why_not("play smith") == "CK-PROG-16"
    table.knight(0, "n:0,2", "strong")
    assert table.why_not("play smith") == "CK-PROG-16"  # no fortress
    table.levels(0, politics=3)
    assert table.why_not("play smith") == ""  # whatever is in hand
    table.hand(0, ore=1, wool=1).play(f"promote {at('n:0,2')}")
    assert table.why_not("play smith") == "CK-PROG-16"


@pytest.mark.rule("CK-PROG-22")
def test_road_building_needs_a_road_piece_and_an_edge() -> None:
    table = Table().progress(0, "road-building")
    assert table.why_not("play road-building") == "CK-PROG-16"
    table.settlement(0, "n:0,0")
    assert table.why_not("play road-building") == ""
    table.road(0, "n:0,0", "s:1,-1", "n:0,1", "s:0,0", "n:-1,1", "s:0,-1", "n:-1,0", "s:-1,-1", "n:-2,1", "s:-1,0")
    table.road(0, "s:-1,0", "n:-2,2", "s:-1,1", "n:-1,2", "s:0,1", "n:0,2", "s:1,0")
    assert table.player(0).pieces["road"] == 0
    assert table.why_not("play road-building") == "CK-PROG-16"


@pytest.mark.rule("CK-PROG-22")
def test_with_ships_road_building_needs_a_road_or_a_ship() -> None:
    table = Table(map="outer_isles").progress(0, "road-building")
    assert table.why_not("play road-building") == "CK-PROG-16"
    coast = next(
        node for node in table.state.chart().land_nodes if table.state.chart().takes_ship[NODE_EDGES[3 * node]]
    )
    table.state.put(coast, 0, SETTLEMENT)
    table.state.zones[PIECES] -= 15 * BIT[LANE * ROADS]
    assert table.player(0).pieces["road"] == 0
    assert table.why_not("play road-building") == ""
    table.state.zones[PIECES] -= 15 * BIT[LANE * SHIPS]
    assert table.why_not("play road-building") == "CK-PROG-16"


# Cards of politics ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-22")
def test_the_bishop_waits_for_the_first_landing() -> None:
    table = Table().progress(0, "bishop").settlement(1, "n:0,2").hand(1, ore=3)
    assert table.why_not("play bishop") == "CK-CARD-34"
    table.landed()
    assert table.why_not("play bishop") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_diplomat_needs_an_open_road_that_may_be_removed() -> None:
    table = Table().progress(0, "diplomat").settlement(1, "n:0,0").settlement(1, "n:0,1")
    table.road(1, "n:0,0", "s:1,-1", "n:0,1")
    assert table.why_not("play diplomat") == "CK-PROG-16"  # no open end
    table.road(1, "n:0,1", "s:0,0", "n:-1,1").knight(1, "n:-1,1")
    assert table.why_not("play diplomat") == "CK-PROG-16"  # a knight would be cut off
    table.road(2, "n:-2,2", "s:-1,1")
    assert table.why_not("play diplomat") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_warlord_needs_an_inactive_knight_of_ones_own() -> None:
    table = Table().progress(0, "warlord").knight(1, "n:0,1").knight(0, "n:0,2", active=True)
    assert table.why_not("play warlord") == "CK-PROG-16"
    table.knight(0, "n:1,0")
    assert table.why_not("play warlord") == ""


@pytest.mark.rule("CK-PROG-22")
@pytest.mark.parametrize("card", ["wedding", "master-merchant"])
def test_wedding_and_master_merchant_need_a_richer_opponent_with_a_card(card: str) -> None:
    table = Table().progress(0, card).city(0, "n:0,2").city(1, "n:-1,1").hand(0, ore=3).hand(1, ore=3).hand(2, ore=3)
    assert table.why_not(f"play {card}") == "CK-PROG-22"  # as many points are not more
    table.settlement(1, "n:1,0").hand(1)
    assert table.why_not(f"play {card}") == "CK-PROG-22"  # more points, but no card
    table.hand(1, coin=1)
    assert table.why_not(f"play {card}") == ""


@pytest.mark.rule("CK-PROG-22")
def test_intrigue_needs_an_opposing_knight_at_ones_own_road() -> None:
    table = Table().progress(0, "intrigue").road(0, "n:0,0", "s:1,-1").knight(0, "n:0,0").knight(1, "n:0,1")
    assert table.why_not("play intrigue") == "CK-CARD-88"
    table.knight(2, "s:1,-1", "mighty", active=True)
    assert table.why_not("play intrigue") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_saboteur_needs_an_opponent_with_as_many_points_and_two_cards() -> None:
    table = Table().progress(0, "saboteur").city(0, "n:0,2").city(1, "n:-1,1").settlement(2, "n:1,0")
    table.hand(0, ore=4).hand(1, ore=1).hand(2, ore=4)
    assert table.why_not("play saboteur") == "CK-PROG-22"
    table.hand(1, ore=1, coin=1)
    assert table.why_not("play saboteur") == ""
    table.settlement(0, "n:2,0")
    assert table.why_not("play saboteur") == "CK-PROG-22"


@pytest.mark.rule("CK-PROG-22")
def test_the_spy_needs_an_opponent_with_a_hidden_card() -> None:
    table = Table().progress(0, "spy", "spy")
    assert table.why_not("play spy") == "CK-PROG-22"
    table.progress(2, "merchant")
    assert table.why_not("play spy") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_deserter_needs_an_opponent_with_a_knight() -> None:
    table = Table().progress(0, "deserter").knight(0, "n:0,1")
    assert table.why_not("play deserter") == "CK-CARD-86"
    table.knight(2, "n:0,2")
    assert table.why_not("play deserter") == ""


# Cards of trade -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-22")
def test_the_merchant_needs_a_hex_other_than_the_one_where_ones_own_merchant_stands() -> None:
    table = Table().progress(0, "merchant").settlement(1, "n:0,2")
    assert table.why_not("play merchant") == "CK-CARD-78"
    table.settlement(0, "n:0,-2")  # one land hex: hills 6
    assert table.why_not("play merchant") == ""
    table.play("play merchant").progress(0, "merchant")
    assert table.state.merchant == land("0,-2")
    assert table.why_not("play merchant") == "CK-CARD-78"
    table.state.merchant_of = 1
    assert table.why_not("play merchant") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_commercial_harbour_needs_ones_own_resource_and_an_opponent_with_a_card() -> None:
    table = Table().progress(0, "commercial-harbour").hand(0, coin=2).hand(1, ore=1)
    assert table.why_not("play commercial-harbour") == "CK-CARD-68"
    table.hand(0, ore=1)
    assert table.why_not("play commercial-harbour") == ""
    table.hand(1)
    assert table.why_not("play commercial-harbour") == "CK-CARD-68"


@pytest.mark.rule("CK-PROG-22")
@pytest.mark.parametrize("card", HIDDEN)
def test_the_monopolies_need_an_opponent_with_a_card(card: str) -> None:
    table = Table().progress(0, card).hand(0, ore=4, coin=2)
    assert table.why_not(f"play {card}") == "CK-PROG-16"
    table.hand(2, wool=1)
    assert table.why_not(f"play {card}") == ""


@pytest.mark.rule("CK-PROG-16", "CK-PROG-22")
def test_the_merchant_fleet_may_always_be_played() -> None:
    table = Table().progress(0, "merchant-fleet")
    assert table.why_not("play merchant-fleet") == ""
    table.play("play merchant-fleet", "name ore")
    assert table.held(0) == {}


@pytest.mark.rule("CK-PROG-22")
@pytest.mark.parametrize("card", ["printer", "constitution"])
@pytest.mark.parametrize("plays", ["refused_when_public", "allowed"])
def test_printer_and_constitution_are_never_played_from_the_hand(card: str, plays: str) -> None:
    table = Table(no_effect_plays=plays)
    assert table.why_not(f"play {card}") == "CK-PROG-04"


# Plays without effect -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CK-PROG-16")
@pytest.mark.parametrize(("card", "kind"), [("resource-monopoly", "ore"), ("trade-monopoly", "coin")])
def test_a_card_that_depends_on_hidden_hands_is_spent_even_for_nothing(card: str, kind: str) -> None:
    table = Table().progress(0, card).hand(1, wool=4).hand(2, cloth=1).play(f"play {card}", f"name {kind}")
    assert (table.held(0), table.cards(0)) == ({}, {})
    assert not table.told("hands-over")
    assert table.state.view(0).decks["trade"] == 18


@pytest.mark.rule("CK-PROG-16")
def test_the_commercial_harbour_may_be_played_against_hands_without_commodities() -> None:
    table = Table().progress(0, "commercial-harbour").hand(0, ore=1).hand(1, wool=3)
    table.play("play commercial-harbour", "barter p2 ore")
    assert (table.cards(0), table.cards(1), table.held(0)) == ({"ore": 1}, {"wool": 3}, {})


EMPTY = [
    "crane", "mining", "irrigation", "engineer", "smith", "road-building", "diplomat", "warlord", "wedding",
    "intrigue", "saboteur", "spy", "deserter", "merchant", "commercial-harbour", "master-merchant", *HIDDEN,
]  # fmt: skip


@pytest.mark.rule("CK-PROG-16", "CK-PROG-22")
@pytest.mark.parametrize("card", EMPTY)
def test_a_card_that_plainly_does_nothing_is_refused_unless_the_table_allows_it(card: str) -> None:
    assert Table().progress(0, card).why_not(f"play {card}") != ""
    table = Table(no_effect_plays="allowed").progress(0, card).hand(0, coin=2)
    assert table.why_not(f"play {card}") == ""
    before = table.state.view(1)
    table.play(f"play {card}")
    after = table.state.view(1)
    assert (table.held(0), table.cards(0), table.asked()) == ({}, {"coin": 2}, "turn")
    assert (after.crossings, after.edges, after.bank, after.merchant) == (
        before.crossings, before.edges, before.bank, before.merchant,
    )  # fmt: skip


@pytest.mark.rule("CK-PROG-25")
def test_an_idle_crane_serves_an_improvement_that_becomes_possible_later_in_the_turn() -> None:
    table = Table(no_effect_plays="allowed").progress(0, "crane").settlement(0, "n:0,0").hand(0, ore=3, grain=2)
    table.play("play crane", f"city {at('n:0,0')}")
    assert table.state.view(0).turn.cranes == 1
    table.play("improve science")
    assert (table.cards(0), table.state.view(0).turn.cranes) == ({}, 0)


@pytest.mark.rule("CK-PROG-25")
def test_an_idle_crane_ends_with_the_turn() -> None:
    table = Table(no_effect_plays="allowed").progress(0, "crane").play("play crane", "end")
    assert table.state.view(0).turn.cranes == 0


@pytest.mark.rule("CK-PROG-25")
def test_an_idle_commercial_harbour_serves_offers_that_become_possible_later_in_the_turn() -> None:
    table = Table(no_effect_plays="allowed").progress(0, "commercial-harbour", "road-building").hand(0, coin=4)
    table.play("play commercial-harbour")
    assert (table.legal("barter"), table.state.view(0).turn.barters) == ([], {"p2": 1, "p3": 1})
    table.play("bank coin wool").hand(1, cloth=1)
    table.play("barter p2 wool")
    assert (table.cards(0), table.cards(1)) == ({"cloth": 1}, {"wool": 1})


@pytest.mark.rule("CK-PROG-22")
def test_with_the_option_timing_cost_and_robber_lock_remain() -> None:
    table = Table(no_effect_plays="allowed").progress(0, "alchemist", "bishop", "medicine", "crane")
    assert table.why_not("play alchemist") == "CK-CARD-04"
    assert table.why_not("play bishop") == "CK-CARD-34"
    assert table.why_not("play medicine") == "CK-CARD-23"
    table.on_turn(0, rolled=False)
    assert table.why_not("play crane") == "CK-TURN-03"


@pytest.mark.rule("CK-PROG-22")
def test_with_the_option_medicine_without_a_settlement_costs_nothing() -> None:
    table = Table(no_effect_plays="allowed").progress(0, "medicine").hand(0, ore=2, grain=1).play("play medicine")
    assert (table.cards(0), table.held(0), table.asked()) == ({"ore": 2, "grain": 1}, {}, "turn")


@pytest.mark.rule("CK-PROG-18", "CK-PROG-22")
def test_points_for_the_wedding_count_everything_that_scores() -> None:
    table = Table().progress(0, "wedding").settlement(0, "n:0,2").settlement(1, "n:-1,1").hand(1, ore=1)
    assert table.why_not("play wedding") == "CK-PROG-22"
    table.road(1, "n:-1,1", "s:0,-1", "n:-1,0", "s:-1,-1", "n:-2,1", "s:-1,0")
    assert table.state.zones[POINTS + 1] == 3  # Longest Road
    assert table.why_not("play wedding") == ""


@pytest.mark.rule("CK-PROG-22")
def test_the_card_with_two_roads_is_refused_when_every_way_is_blocked() -> None:
    table = Table().progress(0, "road-building").settlement(0, "n:0,0")
    for other in ("s:0,-1", "s:1,-1", "s:1,-2"):
        table.road(1, "n:0,0", other)
    assert table.why_not(f"road {way('n:0,0', 's:1,-1')}") == "CB-BUILD-09"
    assert table.why_not("play road-building") == "CK-PROG-16"
