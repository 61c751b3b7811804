"""Constructing wonders: the price, the tucked card, what may be built, and what it does."""

from itertools import permutations

import pytest

from .table import Table
from .wonders_shared import GAINS, PRICES, assert_takes_effect, names_of

EVERY_WONDER = pytest.mark.parametrize("wonder", PRICES)


# The price and the card ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WON-01")
@EVERY_WONDER
@pytest.mark.parametrize("card", ["palace", "pretorium", "fortifications"])
def test_the_cost_of_the_wonder_is_paid_and_not_that_of_the_card(wonder: str, card: str) -> None:
    # The palace costs 5 resources, the pretorium 8 coins; the fortifications would be free by their chain.
    table = Table(f"{card} senate", cities={1: "palisade"}, wonders={1: wonder}, coins={1: 50})
    assert table.price(wonder) == PRICES[wonder]
    table.do(f"raise {wonder} {card}")
    assert table.coins(1) == 50 - PRICES[wonder] + GAINS.get(wonder, 0)
    (event,) = table.told("raises")
    assert event.rule == "DU-WON-01"
    assert event.details == {"wonder": f"wonder.{wonder}", "card": f"card.{card}", "coins": PRICES[wonder]}
    assert sum(int(buy.details["coins"]) for buy in table.told("buys")) == PRICES[wonder]


@pytest.mark.rule("DU-WON-01")
@pytest.mark.parametrize("card", ["theater", "stone-reserve", "baths"])
def test_ones_own_production_lowers_the_price_of_a_wonder_as_it_does_for_a_card(card: str) -> None:
    cities = {1: "shelf-quarry press", 2: "quarry"}
    table = Table(f"{card} altar", cities=cities, wonders={1: "pyramids"}, coins={1: 9})
    table.do(f"raise pyramids {card}")
    assert table.coins(1) == 9 - 3


@pytest.mark.rule("DU-WON-01", "DU-WON-04")
@EVERY_WONDER
def test_a_wonder_that_costs_more_than_the_player_has_cannot_be_built_even_with_a_free_card(wonder: str) -> None:
    for short in (1, 0):
        table = Table("theater", wonders={1: wonder}, coins={1: PRICES[wonder] - short})
        assert table.allows(f"raise {wonder} theater") == (not short)
        assert table.refusal(f"raise {wonder} theater") == ("DU-COST-17" if short else "")


@pytest.mark.rule("DU-WON-02")
@pytest.mark.parametrize(
    "card", ["quarry", "press", "guard-tower", "scriptorium", "theater", "tavern", "clay-reserve", "stable"]
)
def test_the_tucked_card_has_no_effect_and_only_marks_the_wonder(card: str) -> None:
    table = Table(
        f"{card} altar", last=True, cities={1: "library"}, wonders={1: "pyramids", 2: "sphinx"}, coins={1: 8, 2: 7}
    )
    before = table.city(1)
    assert [(one.built, one.under) for one in before.wonders] == [(False, None)]
    table.do(f"raise pyramids {card}")
    city = table.city(1)
    assert [(one.wonder, one.built, one.under, one.offer) for one in city.wonders] == [("pyramids", True, card, None)]
    assert (city.coins, table.coins(2), table.pawn) == (0, 7, 0)
    assert (city.cards, city.symbols, city.chains) == (before.cards, {"inkwell": 1}, [])
    assert (city.production, city.prices) == (before.production, before.prices)
    assert city.prices == table.city(2).prices
    assert city.discard_income == 2
    assert (city.points.blue, city.points.green, city.points.yellow, city.points.wonders) == (0, 2, 0, 9)
    assert city.points.total == 11
    assert card not in [slot.card for slot in table.view().slots]
    assert (table.asked, table.actor) == ("turn", 2)


@pytest.mark.rule("DU-WON-02", "DU-WON-07")
def test_a_tucked_card_stays_under_its_wonder_without_effect_until_the_end() -> None:
    table = Table("theater altar", last=True, wonders={1: "great-lighthouse"}, coins={1: 8})
    table.after("raise great-lighthouse theater", "discard altar")
    while not table.over:
        table.after("begin p1" if table.asked == "beginning" else f"discard {table.open[0]}")
        city = table.city(1)
        assert [(one.wonder, one.under) for one in city.wonders] == [("great-lighthouse", "theater")]
        assert (city.raw_choices, city.points.wonders, city.points.blue) == (1, 4, 0)
        assert city.chains == []
    assert table.sheet["wonders"] == (4, 0)
    assert table.sheet["blue"] == (0, 0)


@pytest.mark.rule("DU-WON-03")
@pytest.mark.parametrize(
    ("build", "under", "standing", "gains"),
    [
        ("armory", "guard-tower", "stable", 1),
        ("chamber-of-commerce", "press", "glassworks", 3),
        ("port", "quarry", "clay-pool", 2),
        ("lighthouse", "brewery", "forum", 2),
        ("tacticians-guild", "guard-tower", "stable", 1),
        ("shipowners-guild", "press", "quarry", 1),
        ("magistrates-guild", "theater", "altar", 1),
        ("scientists-guild", "workshop", "scriptorium", 1),
        ("merchants-guild", "brewery", "forum", 1),
    ],
)
def test_a_tucked_card_is_no_card_of_its_colour(build: str, under: str, standing: str, gains: int) -> None:
    table = Table(
        structure={0: build}, cities={1: standing}, built={1: f"pyramids/{under}", 2: "sphinx"}, coins={1: 30}
    )
    price = table.price(build)
    table.do(f"build {build}")
    assert [event.details["coins"] for event in table.told("gains")] == [gains]
    assert table.coins(1) == 30 - price + gains
    assert under not in table.cards(1)


@pytest.mark.rule("DU-WON-03")
@pytest.mark.parametrize(("card", "under"), [("baths", "tavern"), ("walls", "brewery"), ("palace", "arena")])
def test_a_tucked_card_does_not_lie_in_the_structure_as_well(card: str, under: str) -> None:
    table = Table(card, built={1: f"pyramids/{under} sphinx"})
    assert {wonder.wonder: wonder.under for wonder in table.city(1).wonders}["pyramids"] == under
    assert under not in [slot.card for slot in table.view().slots]


@pytest.mark.rule("DU-WON-03")
def test_a_tucked_card_produces_nothing_and_does_not_raise_the_opponents_prices() -> None:
    table = Table("walls", last=True, built={1: "pyramids/quarry sphinx/shelf-quarry"}, coins={1: 20})
    assert (table.price("walls", 1), table.price("walls", 2)) == (4, 4)
    assert set(table.city(1).production.values()) == {0}
    assert set(table.city(2).prices.values()) == {2}


@pytest.mark.rule("DU-WON-03")
@pytest.mark.parametrize(("card", "under", "price"), [("aqueduct", "baths", 6), ("barracks", "garrison", 3)])
def test_a_tucked_card_gives_no_chain_symbol(card: str, under: str, price: int) -> None:
    assert Table(card, last=True, cities={1: under}).price(card) == 0
    table = Table(card, last=True, built={1: f"pyramids/{under}"}, coins={1: 9})
    assert (table.price(card), table.bill(card).chain, table.city(1).chains) == (price, "", [])


@pytest.mark.rule("DU-WON-03")
def test_a_tucked_card_gives_no_science_symbol() -> None:
    pair = Table("library", last=True, cities={1: "scriptorium"}, coins={1: 9}).do("build library")
    assert pair.asked == "taking"
    table = Table("library", last=True, built={1: "pyramids/scriptorium"}, coins={1: 9}).do("build library")
    assert not table.told("pair")
    assert table.city(1).symbols == {"inkwell": 1}
    four = "pharmacist workshop apothecary academy"
    table = Table("library", last=True, cities={1: four}, built={1: "pyramids/university"}, coins={1: 9})
    table.do("build library")
    assert (table.city(1).different_symbols, table.over) == (5, False)


@pytest.mark.rule("DU-WON-03")
def test_a_tucked_card_is_no_discarded_card() -> None:
    table = Table("altar theater", last=True, wonders={1: "sphinx mausoleum"}, coins={1: 30})
    table.do("raise sphinx altar")
    assert table.discard == []
    table.do("raise mausoleum theater")
    assert table.told("nothing-to-revive")
    assert table.discard == []


@pytest.mark.rule("DU-WON-04")
@pytest.mark.parametrize("card", ["palace", "town-hall", "builders-guild", "pretorium", "arsenal"])
def test_any_accessible_card_can_be_used_even_one_that_could_not_be_built(card: str) -> None:
    city = "shelf-quarry quarry press"
    table = Table(structure={0: card, 1: "port"}, cities={1: city}, wonders={1: "pyramids"}, coins={1: 0})
    assert table.refusal(f"build {card}") == "DU-COST-17"
    assert table.legal() == [*table.legal("discard"), *table.legal("raise")]
    assert set(table.legal("raise")) == {f"raise pyramids {card}", "raise pyramids port"}
    table.do(f"raise pyramids {card}")
    assert names_of(table, 1, built=True) == ["pyramids"]
    assert table.coins(1) == 0


# What may be built ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WON-05")
@pytest.mark.parametrize(
    ("wonder", "whose"),
    [("sphinx", "own, built"), ("colossus", "rival's"), ("piraeus", "nobody's"), ("pyramids", "own")],
)
def test_only_unbuilt_wonders_of_ones_own_can_be_constructed(wonder: str, whose: str) -> None:
    table = Table(
        "altar", wonders={1: "pyramids", 2: "colossus"}, built={1: "sphinx", 2: "mausoleum"}, coins={1: 50, 2: 50}
    )
    assert table.allows(f"raise {wonder} altar") == (whose == "own")
    assert table.refusal(f"raise {wonder} altar") == ("" if whose == "own" else "DU-WON-05")
    assert {move.split()[1] for move in table.legal("raise")} == {"pyramids"}
    assert table.refusal("raise mausoleum altar") == "DU-WON-05"


@pytest.mark.rule("DU-WON-05")
@EVERY_WONDER
def test_a_wonder_is_built_only_once(wonder: str) -> None:
    table = Table("altar theater quarry tavern press", wonders={1: f"{wonder}"}, coins={1: 80}, discard="baths")
    table.after(f"raise {wonder} altar")
    while table.actor == 1:
        table.after("discard theater" if table.asked == "turn" else table.legal()[0])
    table.after("discard quarry")
    assert table.actor == 1
    assert table.legal("raise") == []
    assert table.refusal(f"raise {wonder} tavern") == "DU-WON-05"


@pytest.mark.rule("DU-WON-06")
@pytest.mark.parametrize("cards", ["altar theater", "statue temple", "palace senate"])
def test_every_wonder_of_ones_own_can_be_built_in_every_age(cards: str) -> None:
    table = Table(cards, last=True, wonders={1: "pyramids sphinx colossus appian-way"}, coins={1: 50})
    assert {move.split()[1] for move in table.legal("raise")} == {"pyramids", "sphinx", "colossus", "appian-way"}
    assert len(table.legal("raise")) == 8


@pytest.mark.rule("DU-WON-06")
@pytest.mark.parametrize("order", list(permutations(("pyramids", "sphinx", "colossus", "appian-way"))))
def test_wonders_can_be_built_in_any_order(order: tuple[str, ...]) -> None:
    table = Table("quarry press baths altar theater tavern", wonders={1: " ".join(order)}, coins={1: 80})
    for wonder in order:
        while table.actor == 2:
            table.after(f"discard {table.open[0]}")
        table.after(f"raise {wonder} {table.open[0]}")
    assert [event.details["wonder"] for event in table.told("raises")] == [f"wonder.{wonder}" for wonder in order]
    assert len(names_of(table, 1, built=True)) == 4


@pytest.mark.rule("DU-WON-07")
@EVERY_WONDER
@pytest.mark.parametrize("seat", [1, 2])
def test_all_effects_of_a_wonder_apply_at_once(wonder: str, seat: int) -> None:
    table = Table(
        "altar theater",
        last=True,
        cities={3 - seat: "press quarry"},
        wonders={seat: wonder},
        discard="forum",
        coins={seat: 40, 3 - seat: 20},
        turn=seat,
    )
    assert_takes_effect(table, wonder)


@pytest.mark.rule("DU-WON-07")
@pytest.mark.parametrize(("wonder", "card", "price"), [("great-lighthouse", "walls", 2), ("piraeus", "temple", 2)])
def test_the_production_of_a_wonder_lasts(wonder: str, card: str, price: int) -> None:
    table = Table("altar theater", last=True, wonders={1: wonder}, coins={1: 8})
    assert table.price(card) == 4
    table.after(f"raise {wonder} altar", "discard theater")
    assert table.view().age == 2
    assert table.price(card) == price
    assert table.price(card, 2) == 4
