"""Cards: production, points, shields, symbols, fixed prices and chains."""

from __future__ import annotations

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL

from .printed_facts import CHAIN_LINKS, SHIELDS, SYMBOL_OF, seen_from
from .table import CARDS, Table, fresh_game

NOTHING = {"wood": 0, "clay": 0, "stone": 0, "glass": 0, "papyrus": 0}
DEAR = dict.fromkeys(NOTHING, 2)
SINGLE = {
    "lumber-yard": "wood", "logging-camp": "wood", "clay-pool": "clay", "clay-pit": "clay", "quarry": "stone",
    "stone-pit": "stone",
}  # fmt: skip
DOUBLE = {"sawmill": "wood", "brickyard": "clay", "shelf-quarry": "stone"}
GREY = {"glassworks": "glass", "press": "papyrus", "glassblower": "glass", "drying-room": "papyrus"}
PRODUCTION = {
    **{card: (resource, 1) for card, resource in (SINGLE | GREY).items()},
    **{card: (resource, 2) for card, resource in DOUBLE.items()},
}
# Two cards of Age II that need each resource: how many units of it, and how many of others
NEEDING = {
    "wood": (("tribunal", 2, 1), ("rostrum", 1, 1)),
    "clay": (("statue", 2, 0), ("parade-ground", 2, 1)),
    "stone": (("walls", 2, 0), ("aqueduct", 3, 0)),
    "glass": (("tribunal", 1, 2), ("library", 1, 2)),
    "papyrus": (("temple", 1, 1), ("school", 2, 1)),
}
POINTS = {
    "workshop": 1, "apothecary": 1, "theater": 3, "altar": 3, "baths": 3, "tribunal": 5, "library": 2,
    "dispensary": 2, "school": 1, "laboratory": 1, "statue": 4, "temple": 4, "aqueduct": 5, "rostrum": 4,
    "academy": 3, "study": 3, "chamber-of-commerce": 3, "port": 3, "armory": 3, "palace": 7, "town-hall": 7,
    "obelisk": 5, "university": 2, "observatory": 2, "gardens": 6, "pantheon": 6, "senate": 5, "lighthouse": 3,
    "arena": 3,
}  # fmt: skip
SHOWING_ALL = "sawmill brickyard shelf-quarry glassworks press"  # two units of each raw material, one of each other


# Production -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CARD-01", "DU-CARD-02", "DU-CARD-03")
@pytest.mark.parametrize("card", [card for card in CARDS if not card.endswith("guild")])
def test_brown_and_grey_cards_produce_what_they_show_and_other_cards_do_not(card: str) -> None:
    table = Table(card, coins={1: 20}).do(f"build {card}")
    resource, units = PRODUCTION.get(card, ("wood", 0))
    assert table.city(1).production == {**NOTHING, resource: units}
    assert table.city(2).production == NOTHING
    colour = "brown" if card in SINGLE or card in DOUBLE else "grey"
    assert (card in table.cards(1, colour)) == (card in PRODUCTION)


@pytest.mark.rule("DU-CARD-01", "DU-CARD-02", "DU-CARD-03")
@pytest.mark.parametrize(("card", "resource", "units"), [(card, *made) for card, made in PRODUCTION.items()])
def test_production_serves_one_construction_after_another(card: str, resource: str, units: int) -> None:
    (first, *_), (second, *_) = NEEDING[resource]
    third = "customs-house"
    table = Table(f"{first} {second} {third}", last=True, cities={1: card}, coins={1: 20})
    for building, needed, others in NEEDING[resource]:
        price = 2 * (others + max(0, needed - units))
        assert table.bill(building).produced == {resource: min(needed, units)}
        assert table.price(building) == price
        before = table.coins(1)
        table.do(f"build {building}")
        assert table.coins(1) == before - price
        if building == first:
            table.do(f"discard {third}")


@pytest.mark.rule("DU-CARD-02")
@pytest.mark.parametrize(("card", "price"), [("statue", 4), ("walls", 4), ("aqueduct", 6), ("tribunal", 6)])
def test_a_double_producer_covers_two_units_of_its_own_material_only(card: str, price: int) -> None:
    covered = {"statue": "brickyard", "walls": "shelf-quarry", "aqueduct": "shelf-quarry", "tribunal": "sawmill"}
    for producer in DOUBLE:
        expected = price - 4 if covered[card] == producer else price
        table = Table(card, cities={1: producer})
        assert table.price(card) == expected
        assert table.do(f"build {card}").coins(1) == 7 - expected


# Points, shields, symbols ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CARD-04")
@pytest.mark.parametrize("card", [card for card in CARDS if not card.endswith("guild")])
def test_a_card_scores_the_number_in_its_laurel_wreath(card: str) -> None:
    table = Table(card, coins={1: 20, 2: 0}).do(f"build {card}")
    points = table.city(1).points
    assert points.blue + points.green + points.yellow == POINTS.get(card, 0)
    assert (points.purple, points.wonders, points.tokens) == (0, 0, 0)
    assert table.city(2).points.total == 0


@pytest.mark.rule("DU-CARD-04")
def test_points_of_cards_are_counted_by_colour_at_the_end() -> None:
    cities = {
        1: "theater palace gardens workshop academy university arena quarry",
        2: "altar statue library port lighthouse tavern walls press",
    }
    table = Table("pantheon", last=True, cities=cities, coins={1: 0, 2: 0}).do("discard pantheon")
    assert table.sheet["blue"] == (3 + 7 + 6, 3 + 4)
    assert table.sheet["green"] == (1 + 3 + 2, 2)
    assert table.sheet["yellow"] == (3, 3 + 3)
    assert table.sheet["total"] == (16 + 6 + 3 + (2 + 1) // 3, 7 + 2 + 6)


@pytest.mark.rule("DU-CARD-05")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("card", "shields"), SHIELDS.items())
def test_the_shields_of_a_red_card_work_once_when_it_is_built(card: str, shields: int, seat: int) -> None:
    table = Table(card, coins={seat: 20}, turn=seat).do(f"build {card}")
    assert table.pawn == seen_from(seat, shields)
    table.let_chance()
    for _ in range(3):
        table.after(f"discard {table.open[0]}")
    assert table.pawn == seen_from(seat, shields)
    assert len(table.told("advances")) == 1


@pytest.mark.rule("DU-CARD-05")
def test_a_new_red_card_does_not_repeat_the_shields_of_the_old_ones() -> None:
    table = Table("walls brewery", cities={1: "guard-tower stable palisade", 2: "garrison"}, coins={1: 20})
    assert table.do("build walls").pawn == 2


@pytest.mark.rule("DU-CARD-06")
def test_a_green_card_keeps_its_symbol_into_later_ages() -> None:
    table = Table("scriptorium", last=True, coins={1: 2}).do("build scriptorium")
    dealt = "sawmill brickyard glassblower drying-room walls forum caravansery tribunal barracks statue library temple"
    table.do(*(f"deal {card}" for card in dealt.split()), "begin p1")
    assert (table.state.age, table.city(1).symbols) == (2, {"inkwell": 1})
    table.do("build library")
    assert table.city(1).symbols == {"inkwell": 2}
    assert table.asked == "taking"


@pytest.mark.rule("DU-CARD-06")
def test_over_whole_games_a_city_has_the_symbols_of_its_green_cards() -> None:
    most = 0
    for seed in range(5):
        table, rng = fresh_game(seed), Rng(seed)
        while not table.over:
            move = DUEL.notation.text(table.state.random_move(rng))
            table.do(move)
            if move.partition(" ")[0] not in ("build", "revive", "take", "keep", "destroy", "begin"):
                continue
            for city in table.view().cities:
                symbols = [SYMBOL_OF[card] for card in city.cards["green"]] + ["scales"] * ("law" in city.tokens)
                assert city.symbols == {symbol: symbols.count(symbol) for symbol in symbols}
                assert city.different_symbols == len(set(symbols))
                most = max(most, len(symbols))
    assert most > 2


@pytest.mark.rule("DU-CARD-20")
@pytest.mark.parametrize(
    ("card", "symbol", "chain"), [("scriptorium", "inkwell", "book"), ("pharmacist", "mortar", "gear")]
)
def test_scriptorium_and_pharmacist_have_a_symbol_and_a_chain_but_no_points(card: str, symbol: str, chain: str) -> None:
    table = Table(card, coins={1: 2}).do(f"build {card}")
    city = table.city(1)
    assert (city.symbols, city.chains) == ({symbol: 1}, [chain])
    assert (city.points.green, city.points.total) == (0, 0)


# Trade ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CARD-07", "DU-CARD-08")
@pytest.mark.parametrize(
    ("card", "cheap"),
    [
        ("stone-reserve", ["stone"]),
        ("clay-reserve", ["clay"]),
        ("wood-reserve", ["wood"]),
        ("customs-house", ["glass", "papyrus"]),
    ],
)
@pytest.mark.parametrize("rival", ["", SHOWING_ALL])
def test_reserves_and_customs_house_fix_the_price_of_their_resources_at_one_coin(
    card: str, cheap: list[str], rival: str
) -> None:
    table = Table(card, cities={2: rival}, coins={1: 4})
    prices = table.city(1).prices
    assert prices == ({"wood": 4, "clay": 4, "stone": 4, "glass": 3, "papyrus": 3} if rival else DEAR)
    table.do(f"build {card}")
    assert table.city(1).prices == {**prices, **dict.fromkeys(cheap, 1)}
    assert table.city(2).prices == DEAR


@pytest.mark.rule("DU-CARD-07")
@pytest.mark.parametrize(
    ("card", "building", "price"),
    [("stone-reserve", "aqueduct", 3), ("clay-reserve", "statue", 2), ("wood-reserve", "tribunal", 1 + 1 + 3)],
)
def test_each_unit_of_the_resource_of_a_reserve_costs_its_owner_one_coin(card: str, building: str, price: int) -> None:
    table = Table(building, cities={1: card, 2: SHOWING_ALL}, coins={1: price})
    assert table.price(building) == price
    table.do(f"build {building}")
    assert table.coins(1) == 0
    fixed = [event for event in table.told("buys") if event.rule == "DU-COST-15"]
    assert [(event.details["resource"], event.details["each"]) for event in fixed] == [
        (f"resource.{card.partition('-')[0]}", 1)
    ]


@pytest.mark.rule("DU-CARD-08")
@pytest.mark.parametrize(
    ("building", "price"), [("temple", 1 + 4), ("school", 1 + 1 + 4), ("laboratory", 1 + 1 + 4), ("study", 1 + 1 + 8)]
)
def test_each_unit_of_glass_and_papyrus_costs_the_owner_of_customs_house_one_coin(building: str, price: int) -> None:
    table = Table(building, cities={1: "customs-house", 2: SHOWING_ALL}, coins={1: price})
    assert table.price(building) == price
    assert table.do(f"build {building}").coins(1) == 0


@pytest.mark.rule("DU-CARD-10")
@pytest.mark.parametrize(
    ("building", "price"),
    [("stable", 0), ("garrison", 0), ("baths", 0), ("walls", 2), ("rostrum", 2), ("arena", 4), ("apothecary", 2)],
)
def test_caravansery_supplies_one_wood_clay_or_stone_to_each_construction(building: str, price: int) -> None:
    table = Table(building, cities={1: "caravansery"})
    assert table.price(building) == price
    assert sum(table.bill(building).chosen.values()) == (building != "apothecary")
    assert table.do(f"build {building}").coins(1) == 7 - price


@pytest.mark.rule("DU-CARD-11")
@pytest.mark.parametrize(
    ("building", "price"), [("apothecary", 0), ("workshop", 0), ("laboratory", 4), ("study", 6), ("baths", 2)]
)
def test_forum_supplies_one_glass_or_papyrus_to_each_construction(building: str, price: int) -> None:
    table = Table(building, cities={1: "forum"})
    assert table.price(building) == price
    assert sum(table.bill(building).chosen.values()) == (building != "baths")
    assert table.do(f"build {building}").coins(1) == 7 - price


@pytest.mark.rule("DU-CARD-10", "DU-CARD-11")
@pytest.mark.parametrize(
    ("card", "first", "second"), [("caravansery", "rostrum", "walls"), ("forum", "temple", "tribunal")]
)
def test_the_choice_is_there_again_on_every_turn(card: str, first: str, second: str) -> None:
    table = Table(f"{first} {second} brewery", last=True, cities={1: card}, coins={1: 20})
    expected = {"rostrum": 2, "walls": 2, "temple": 2, "tribunal": 4}
    table.do(f"build {first}", "discard brewery", f"build {second}")
    assert table.coins(1) == 20 - expected[first] - expected[second]


@pytest.mark.rule("DU-CARD-10", "DU-CARD-11")
@pytest.mark.parametrize(("card", "raw", "made"), [("caravansery", 1, 0), ("forum", 0, 1)])
def test_yellow_producers_do_not_raise_the_prices_of_the_rival(card: str, raw: int, made: int) -> None:
    table = Table(card, coins={1: 20})
    table.do(f"build {card}")
    assert (table.city(1).raw_choices, table.city(1).made_choices) == (raw, made)
    assert table.city(1).production == NOTHING
    assert table.city(2).prices == DEAR


# Chains ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CARD-09")
@pytest.mark.parametrize(("chain", "giver", "receiver"), CHAIN_LINKS)
def test_a_white_symbol_lets_its_owner_build_the_card_that_shows_it_for_free(
    chain: str, giver: str, receiver: str
) -> None:
    table = Table(receiver, cities={1: giver}, coins={1: 0})
    assert chain in table.city(1).chains
    assert (table.price(receiver), table.bill(receiver).chain) == (0, chain)
    table.do(f"build {receiver}")
    assert receiver in table.cards(1)
    for others in (table, Table(receiver, cities={2: giver}, coins={1: 0})):
        assert others.price(receiver, 2 if others is table else 1) > 0
    assert Table(receiver, cities={2: giver}, coins={1: 0}).refusal(f"build {receiver}") == "DU-COST-17"


@pytest.mark.rule("DU-CARD-09")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_gives_its_own_symbol_and_makes_its_own_receiver_free_only(card: str) -> None:
    table = Table("palace", cities={1: card}) if card != "palace" else Table("senate", cities={1: card})
    symbols = [chain for chain, giver, _ in CHAIN_LINKS if giver == card]
    assert table.city(1).chains == symbols
    free = [other for other in CARDS if table.bill(other).chain]
    assert free == [receiver for _, giver, receiver in CHAIN_LINKS if giver == card]
