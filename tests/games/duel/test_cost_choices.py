"""Costs: producers with a choice, and the lowest price of all the ways to come by the resources."""

import pytest

from .cost_shared import chooser_table, paid
from .table import Table

RAW = {"wood": "stable", "clay": "garrison", "stone": "baths"}  # cards of one unit
MADE = {"glass": "apothecary", "papyrus": "workshop"}


# Producers with a choice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-24")
@pytest.mark.parametrize(
    ("producer", "covered"),
    [("caravansery", RAW), ("great-lighthouse", RAW), ("forum", MADE), ("piraeus", MADE)],
)
def test_a_choice_producer_supplies_one_unit_of_any_listed_resource(producer: str, covered: dict[str, str]) -> None:
    for resource, card in {**RAW, **MADE}.items():
        table = chooser_table(card, producer, coins={1: 5})
        assert table.bill(card).chosen == ({resource: 1} if resource in covered else {})
        assert paid(table, f"build {card}") == (0 if resource in covered else 2)


@pytest.mark.rule("DU-COST-24")
@pytest.mark.parametrize(
    ("producer", "card", "price", "chosen"),
    [
        ("caravansery", "walls", 2, {"stone": 1}),
        ("great-lighthouse", "statue", 2, {"clay": 1}),
        ("caravansery", "horse-breeders", 2, {"wood": 1}),
        ("caravansery", "aqueduct", 4, {"stone": 1}),
        ("forum", "school", 4, {"papyrus": 1}),
        ("piraeus", "laboratory", 4, {"glass": 1}),
        ("piraeus", "caravansery", 4, {"glass": 1}),
    ],
)
def test_a_choice_producer_supplies_no_more_than_one_unit_per_construction(
    producer: str, card: str, price: int, chosen: dict[str, int]
) -> None:
    table = chooser_table(card, producer, coins={1: price})
    assert sum(table.bill(card).chosen.values()) == 1
    assert table.bill(card).chosen == chosen
    assert paid(table, f"build {card}") == price
    poor = chooser_table(card, producer, coins={1: price - 1})
    assert poor.refusal(f"build {card}") == "DU-COST-17"


@pytest.mark.rule("DU-COST-24")
def test_the_resource_is_chosen_each_time() -> None:
    table = chooser_table("stable baths garrison altar theater", "great-lighthouse", coins={1: 0}, last=False)
    for card, resource, other in (("baths", "stone", "altar"), ("garrison", "clay", "theater"), ("stable", "wood", "")):
        assert table.bill(card).chosen == {resource: 1}
        table.after(f"build {card}")
        if other:
            table.after(f"discard {other}")
    assert table.coins(1) == 0
    assert table.cards(1) == ["baths", "stable", "garrison"]  # by colour


@pytest.mark.rule("DU-COST-24")
def test_a_choice_producer_adds_to_fixed_production() -> None:
    table = chooser_table("aqueduct", "caravansery", city="shelf-quarry", coins={1: 0})
    assert (table.bill("aqueduct").produced, table.bill("aqueduct").chosen) == ({"stone": 2}, {"stone": 1})
    assert paid(table, "build aqueduct") == 0


@pytest.mark.rule("DU-COST-24")
def test_a_choice_producer_serves_wonders_too() -> None:
    table = chooser_table("altar theater", "forum caravansery", wonders="sphinx", coins={1: 4})
    assert (table.bill("sphinx").chosen, table.price("sphinx")) == ({"clay": 1, "glass": 1}, 4)
    assert paid(table, "raise sphinx altar") == 4


@pytest.mark.rule("DU-COST-25")
@pytest.mark.parametrize(
    ("both", "card", "chosen", "price"),
    [
        ("caravansery great-lighthouse", "walls", {"stone": 2}, 0),
        ("caravansery great-lighthouse", "statue", {"clay": 2}, 0),
        ("caravansery great-lighthouse", "horse-breeders", {"wood": 1, "clay": 1}, 0),
        ("caravansery great-lighthouse", "rostrum", {"wood": 1, "stone": 1}, 0),
        ("caravansery great-lighthouse", "aqueduct", {"stone": 2}, 2),
        ("caravansery great-lighthouse", "chamber-of-commerce", {}, 4),
        ("forum piraeus", "chamber-of-commerce", {"papyrus": 2}, 0),
        ("forum piraeus", "laboratory", {"glass": 2}, 2),
        ("forum piraeus", "port", {"glass": 1, "papyrus": 1}, 2),
        ("forum piraeus", "walls", {}, 4),
        ("caravansery piraeus", "temple", {"wood": 1, "papyrus": 1}, 0),
        ("caravansery piraeus great-lighthouse forum", "study", {"wood": 2, "glass": 1, "papyrus": 1}, 0),
    ],
)
def test_several_choice_producers_choose_independently(
    both: str, card: str, chosen: dict[str, int], price: int
) -> None:
    table = chooser_table(card, both, coins={1: 9})
    assert table.bill(card).chosen == chosen
    assert paid(table, f"build {card}") == price


# The lowest price -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-26")
@pytest.mark.parametrize("economy", ["", "economy"])
def test_the_lowest_price_is_charged_without_asking(economy: str) -> None:
    """Wood costs 5, clay 4, stone 2 and glass 3: the choices go to wood and a glass, Masonry to clay and a glass."""
    table = chooser_table(
        "palace pretorium", "caravansery forum", rival="lumber-yard sawmill brickyard glassworks",
        coins={1: 10, 2: 1}, tokens={1: "masonry", 2: economy},
    )  # fmt: skip
    assert table.legal("build") == ["build pretorium", "build palace"]
    bill = table.bill("palace")
    assert (bill.chosen, bill.waived, bill.waived_by) == ({"wood": 1, "glass": 1}, {"clay": 1, "glass": 1}, "masonry")
    assert [(one.resource, one.count, one.each) for one in bill.bought] == [("stone", 1, 2)]
    assert paid(table, "build palace") == 2
    assert (table.actor, table.asked) == (2, "turn")  # nothing was asked
    assert table.coins(2) == (3 if economy else 1)


@pytest.mark.rule("DU-COST-26")
def test_the_player_cannot_be_made_to_pay_more() -> None:
    table = chooser_table(
        "arena pretorium", "great-lighthouse", city="stone-reserve lumber-yard", rival="clay-pool", coins={1: 1}
    )
    assert table.bill("arena").chosen == {"clay": 1}
    assert paid(table, "build arena") == 1


MISSING = "palace"  # wood at 5, clay at 4, stone at 3, twice glass at 3: 18
RIVAL = "lumber-yard sawmill brickyard quarry glassblower"


@pytest.mark.rule("DU-COST-27")
@pytest.mark.parametrize(
    ("names", "city", "tokens", "price"),
    [
        ("", "", "", 18),
        ("", "clay-pool", "", 14),
        ("", "clay-pool stone-pit logging-camp", "", 6),
        ("caravansery", "", "", 13),
        ("forum", "", "", 15),
        ("caravansery great-lighthouse", "", "", 9),
        ("caravansery great-lighthouse", "logging-camp", "", 6),
        ("forum piraeus", "", "", 12),
        ("forum piraeus caravansery great-lighthouse", "", "", 3),
        ("", "", "masonry", 9),
        ("", "clay-pool", "masonry", 6),
        ("caravansery", "", "masonry", 6),
        ("forum", "", "masonry", 6),
        ("caravansery forum", "", "masonry", 3),
        ("caravansery forum", "", "architecture", 10),
        ("caravansery forum piraeus", "", "masonry", 0),
        ("caravansery", "wood-reserve", "", 10),
        ("caravansery", "wood-reserve", "masonry", 4),
        ("caravansery forum", "wood-reserve customs-house", "", 5),
        ("caravansery forum", "wood-reserve customs-house", "masonry", 1),
    ],
)
def test_choices_then_discounts_cover_the_dearest_missing_units(names: str, city: str, tokens: str, price: int) -> None:
    def table(coins: int) -> Table:
        return chooser_table(MISSING, names, city=city, rival=RIVAL, coins={1: coins}, tokens={1: tokens})

    assert table(price).price(MISSING) == price
    assert paid(table(price), f"build {MISSING}") == price
    if price:
        assert table(price - 1).refusal(f"build {MISSING}") == "DU-COST-17"


@pytest.mark.rule("DU-COST-27")
@pytest.mark.parametrize(
    ("names", "tokens", "price"),
    [
        ("", "", 4 + 3 * 2 + 2),
        ("caravansery", "", 8),
        ("caravansery", "architecture", 2),
        ("caravansery", "masonry", 8),
        ("caravansery forum", "architecture", 0),
        ("forum", "architecture", 3),
        ("great-lighthouse caravansery forum", "", 3),
    ],
)
def test_the_procedure_is_the_same_for_wonders(names: str, tokens: str, price: int) -> None:
    """Circus Maximus, its wood at 4, its two stone at 3 each, its glass at 2."""
    table = chooser_table(
        "altar theater", names, rival="sawmill quarry", wonders="circus-maximus", coins={1: price}, tokens={1: tokens}
    )
    assert table.price("circus-maximus") == price
    assert paid(table, "raise circus-maximus altar") == price


@pytest.mark.rule("DU-COST-27")
def test_a_printed_coin_cost_is_added_and_never_waived() -> None:
    table = chooser_table("caravansery", "forum", rival="glassworks", coins={1: 5}, tokens={1: "masonry architecture"})
    assert (table.price("caravansery"), table.bill("caravansery").chosen) == (4, {"glass": 1})
    assert paid(table, "build caravansery") == 4


@pytest.mark.rule("DU-COST-28")
def test_a_discount_on_a_wonder_comes_after_choices() -> None:
    """Missing: a stone at 4, a wood at 3, a glass at 2."""
    table = chooser_table(
        "altar theater", "caravansery", city="quarry", rival="shelf-quarry lumber-yard", wonders="circus-maximus",
        coins={1: 0}, tokens={1: "architecture"},
    )  # fmt: skip
    assert {resource: table.city(1).prices[resource] for resource in ("stone", "wood", "glass")} == {
        "stone": 4, "wood": 3, "glass": 2,
    }  # fmt: skip
    bill = table.bill("circus-maximus")
    assert (bill.total, bill.chosen, bill.waived) == (0, {"stone": 1}, {"wood": 1, "glass": 1})
    assert paid(table, "raise circus-maximus altar") == 0


@pytest.mark.rule("DU-COST-28")
def test_a_discount_on_a_blue_card_comes_after_choices() -> None:
    """Missing: a stone at 4, a wood at 3, a glass at 2."""
    table = chooser_table(
        "palace pretorium", "great-lighthouse", city="clay-pool glassworks", rival="shelf-quarry lumber-yard",
        coins={1: 0}, tokens={1: "masonry"},
    )  # fmt: skip
    bill = table.bill("palace")
    assert (bill.total, bill.chosen, bill.waived) == (0, {"stone": 1}, {"wood": 1, "glass": 1})
    assert paid(table, "build palace") == 0
    assert [(event.details["resource"], event.details["count"]) for event in table.told("waives")] == [
        ("resource.wood", 1),
        ("resource.glass", 1),
    ]


# A construction does not help to pay for itself -----------------------------------------------------------------------


@pytest.mark.rule("DU-COST-29")
def test_the_great_lighthouse_does_not_supply_its_own_wood_or_stone() -> None:
    poor = Table("altar theater", wonders={1: "great-lighthouse"}, coins={1: 7}, last=True)
    assert poor.price("great-lighthouse") == 8
    assert poor.refusal("raise great-lighthouse altar") == "DU-COST-17"
    table = Table("altar theater", wonders={1: "great-lighthouse"}, coins={1: 8}, last=True)
    assert paid(table, "raise great-lighthouse altar") == 8


@pytest.mark.rule("DU-COST-29")
@pytest.mark.parametrize(
    ("wonder", "price", "gain"), [("temple-of-artemis", 8, 12), ("hanging-gardens", 8, 6), ("appian-way", 10, 3)]
)
def test_coins_that_a_wonder_brings_do_not_pay_for_it(wonder: str, price: int, gain: int) -> None:
    poor = Table("altar theater", wonders={1: wonder}, coins={1: price - 1}, last=True)
    assert poor.refusal(f"raise {wonder} altar") == "DU-COST-17"
    table = Table("altar theater", wonders={1: wonder}, coins={1: price}, last=True).do(f"raise {wonder} altar")
    assert table.coins(1) == gain


@pytest.mark.rule("DU-COST-29")
@pytest.mark.parametrize(
    ("card", "price", "gain"),
    [("port", 6, 2), ("arena", 6, 2), ("chamber-of-commerce", 4, 3), ("armory", 6, 1), ("lighthouse", 6, 1)],
)
def test_coins_that_a_card_brings_do_not_pay_for_it(card: str, price: int, gain: int) -> None:
    def table(coins: int) -> Table:
        city = {"port": "sawmill", "chamber-of-commerce": "glassblower", "armory": "walls"}.get(card, "")
        wood = 2 if card == "port" else 0  # the Sawmill supplies it
        return Table(card, cities={1: city}, built={1: "colossus"}, coins={1: coins - wood}, last=True)

    assert table(price - 1).refusal(f"build {card}") == "DU-COST-17"
    assert table(price).do(f"build {card}").coins(1) == gain


@pytest.mark.rule("DU-COST-29")
@pytest.mark.parametrize(
    ("card", "price"),
    [("stone-reserve", 3), ("clay-reserve", 3), ("wood-reserve", 3), ("customs-house", 4), ("forum", 5)],
)
def test_price_changes_and_production_of_a_card_do_not_pay_for_it(card: str, price: int) -> None:
    assert Table(card, coins={1: price - 1}, last=True).refusal(f"build {card}") == "DU-COST-17"
    table = Table(card, coins={1: price}, last=True)
    assert paid(table, f"build {card}") == price
