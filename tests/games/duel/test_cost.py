"""Costs: coins, resources, production, and what a player can afford."""

import pytest

from ecumene.games.duel.material import BUILDINGS, COLOURS, WONDERS

from .cost_shared import paid
from .setup_shared import play_out
from .table import Table, new_game, random_positions

FREE = [
    "lumber-yard", "clay-pool", "quarry", "guard-tower", "theater", "altar", "tavern", "glassblower", "drying-room",
    "brewery",
]  # fmt: skip
FOR_COINS = {
    "logging-camp": 1, "clay-pit": 1, "stone-pit": 1, "glassworks": 1, "press": 1, "stone-reserve": 3,
    "clay-reserve": 3, "wood-reserve": 3, "palisade": 2, "scriptorium": 2, "pharmacist": 2, "sawmill": 2,
    "brickyard": 2, "shelf-quarry": 2, "customs-house": 4, "barracks": 3, "pretorium": 8,
}  # fmt: skip
FOR_BOTH = {"forum": 3, "caravansery": 2}
CARDS = [card.name for card in BUILDINGS]
COLOUR_OF = {card.name: COLOURS[card.colour] for card in BUILDINGS}
COSTS = {
    "appian-way": {"clay": 2, "stone": 2, "papyrus": 1},
    "circus-maximus": {"wood": 1, "stone": 2, "glass": 1},
    "colossus": {"clay": 3, "glass": 1},
    "great-library": {"wood": 3, "glass": 1, "papyrus": 1},
    "great-lighthouse": {"wood": 1, "stone": 1, "papyrus": 2},
    "hanging-gardens": {"wood": 2, "glass": 1, "papyrus": 1},
    "mausoleum": {"clay": 2, "glass": 2, "papyrus": 1},
    "piraeus": {"wood": 2, "clay": 1, "stone": 1},
    "pyramids": {"stone": 3, "papyrus": 1},
    "sphinx": {"clay": 1, "stone": 1, "glass": 2},
    "statue-of-zeus": {"wood": 1, "clay": 1, "stone": 1, "papyrus": 2},
    "temple-of-artemis": {"wood": 1, "stone": 1, "glass": 1, "papyrus": 1},
}
EVERYTHING = (
    "lumber-yard logging-camp clay-pool clay-pit quarry stone-pit glassworks press"
    " sawmill brickyard shelf-quarry glassblower drying-room"
)  # 4 of each raw material, 2 of each manufactured good
CHAIN_GIVERS = " ".join(card.name for card in BUILDINGS if card.chain)

EVERY_WONDER = pytest.mark.parametrize("wonder", [wonder.name for wonder in WONDERS])


# Coins and resources --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-01")
@pytest.mark.parametrize("card", FREE)
def test_a_building_without_a_cost_is_free(card: str) -> None:
    table = Table(card, coins={1: 0}, last=True)
    assert table.price(card) == 0
    assert table.allows(f"build {card}")
    assert paid(table, f"build {card}") == 0
    assert table.cards(1) == [card]
    assert [event.details["card"] for event in table.told("builds-free")] == [f"card.{card}"]
    assert table.told("builds") + table.told("buys") == []


@pytest.mark.rule("DU-COST-01")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in FREE])
def test_no_other_building_is(card: str) -> None:
    table = Table(card, coins={1: 0}, last=True)
    assert table.price(card) > 0
    assert table.refusal(f"build {card}") == "DU-COST-17"


@pytest.mark.rule("DU-COST-02")
@pytest.mark.parametrize(("card", "coins"), FOR_COINS.items())
def test_a_coin_cost_is_paid_in_full_to_the_bank(card: str, coins: int) -> None:
    cities = {1: "wood-reserve clay-reserve"} if "reserve" not in card else {}
    table = Table(
        card, cities=cities, coins={1: 10, 2: 5}, tokens={1: "masonry", 2: "economy"}, loot={2: []}, last=True
    )
    assert (table.price(card), table.bill(card).coins) == (coins, coins)
    assert paid(table, f"build {card}") == coins
    assert table.coins(1) == 10 - coins
    assert table.coins(2) == 5  # also with Economy
    assert [event.details["coins"] for event in table.told("builds")] == [coins]
    assert table.told("economy") + table.told("buys") == []


@pytest.mark.rule("DU-COST-03")
@pytest.mark.parametrize(
    ("city", "produced", "bought"),
    [
        ("", {}, {"wood": 2, "stone": 3, "papyrus": 3}),
        ("lumber-yard", {"wood": 1}, {"stone": 3, "papyrus": 3}),
        ("shelf-quarry", {"stone": 1}, {"wood": 2, "papyrus": 3}),
        ("lumber-yard drying-room", {"wood": 1, "papyrus": 1}, {"stone": 3}),
        ("lumber-yard stone-pit drying-room", {"wood": 1, "stone": 1, "papyrus": 1}, {}),
        ("clay-pool glassworks", {}, {"wood": 2, "stone": 3, "papyrus": 3}),
    ],
)
def test_each_resource_is_produced_or_bought_and_both_may_be_mixed(
    city: str, produced: dict[str, int], bought: dict[str, int]
) -> None:
    table = Table("archery-range", cities={1: city, 2: "quarry press"}, coins={1: 20}, last=True)
    bill = table.bill("archery-range")
    assert bill.produced == produced
    assert {one.resource: one.each for one in bill.bought} == bought
    assert all(one.count == 1 for one in bill.bought)
    assert paid(table, "build archery-range") == bill.total == sum(bought.values())
    assert {str(event.details["resource"]): event.details["coins"] for event in table.told("buys")} == {
        f"resource.{resource}": coins for resource, coins in bought.items()
    }


@pytest.mark.rule("DU-COST-04")
@pytest.mark.parametrize(
    ("card", "city", "price"),
    [
        ("caravansery", "", 2 + 2 + 3),
        ("caravansery", "glassworks", 2 + 3),
        ("caravansery", "press", 2 + 2),
        ("caravansery", "glassworks press", 2),
        ("forum", "", 3 + 2),
        ("forum", "clay-pool", 3),
        ("forum", "brickyard", 3),
    ],
)
def test_a_cost_of_coins_and_resources_requires_both(card: str, city: str, price: int) -> None:
    for coins in (price, price + 1):
        table = Table(card, cities={1: city, 2: "drying-room"}, coins={1: coins}, last=True)
        assert (table.price(card), table.bill(card).coins) == (price, FOR_BOTH[card])
        assert paid(table, f"build {card}") == price
        assert table.coins(1) == coins - price
        assert [event.details["coins"] for event in table.told("builds")] == [price]
    poor = Table(card, cities={1: city, 2: "drying-room"}, coins={1: price - 1}, last=True)
    assert poor.refusal(f"build {card}") == "DU-COST-17"


# Production -----------------------------------------------------------------------------------------------------------

PRODUCTION = {
    "lumber-yard": {"wood": 1}, "logging-camp": {"wood": 1}, "sawmill": {"wood": 2},
    "clay-pool": {"clay": 1}, "clay-pit": {"clay": 1}, "brickyard": {"clay": 2},
    "quarry": {"stone": 1}, "stone-pit": {"stone": 1}, "shelf-quarry": {"stone": 2},
    "glassworks": {"glass": 1}, "glassblower": {"glass": 1}, "press": {"papyrus": 1}, "drying-room": {"papyrus": 1},
}  # fmt: skip
CHOICES = {"caravansery": (1, 0), "forum": (0, 1), "great-lighthouse": (1, 0), "piraeus": (0, 1)}


def production(table: Table, seat: int = 1) -> tuple[dict[str, int], tuple[int, int]]:
    city = table.city(seat)
    fixed = {resource: count for resource, count in city.production.items() if count}
    return fixed, (city.raw_choices, city.made_choices)


@pytest.mark.rule("DU-COST-05")
@pytest.mark.parametrize("card", CARDS)
def test_brown_cards_grey_cards_and_two_yellow_ones_produce(card: str) -> None:
    table = Table(card, coins={1: 20}, last=True)
    table.do(f"build {card}")
    assert production(table) == (PRODUCTION.get(card, {}), CHOICES.get(card, (0, 0)))
    assert (card in PRODUCTION) == (COLOUR_OF[card] in ("brown", "grey"))
    assert card not in CHOICES or COLOUR_OF[card] == "yellow"
    assert production(table, 2) == ({}, (0, 0))


@pytest.mark.rule("DU-COST-05")
@EVERY_WONDER
def test_two_wonders_produce_and_the_card_under_a_wonder_does_not(wonder: str) -> None:
    table = Table("lumber-yard altar", wonders={1: wonder}, coins={1: 20}, last=True)
    assert production(table) == ({}, (0, 0))
    table.do(f"raise {wonder} lumber-yard")
    assert production(table) == ({}, CHOICES.get(wonder, (0, 0)))


@pytest.mark.rule("DU-COST-06")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in EVERYTHING.split()])
def test_a_card_whose_resources_are_all_produced_costs_its_coins_alone(card: str) -> None:
    coins = FOR_COINS.get(card, FOR_BOTH.get(card, 0))
    table = Table(card, cities={1: EVERYTHING}, coins={1: coins}, last=True)
    bill = table.bill(card)
    assert (bill.total, bill.coins, bill.bought, bill.chosen, bill.waived) == (coins, coins, [], {}, {})
    assert paid(table, f"build {card}") == coins
    assert table.told("buys") == []


@pytest.mark.rule("DU-COST-06")
@EVERY_WONDER
def test_a_wonder_whose_resources_are_all_produced_costs_nothing(wonder: str) -> None:
    table = Table("palisade altar", cities={1: EVERYTHING}, wonders={1: wonder}, coins={1: 0}, last=True)
    assert table.bill(wonder).produced == COSTS[wonder]
    assert paid(table, f"raise {wonder} palisade") == 0
    assert [event.details["coins"] for event in table.told("raises")] == [0]


@pytest.mark.rule("DU-COST-07")
def test_production_is_there_again_on_every_later_turn() -> None:
    table = Table("statue dispensary parade-ground brewery walls", cities={1: "brickyard"}, coins={1: 4}, last=True)
    assert paid(table, "build statue") == 0  # 2 clay
    assert production(table) == ({"clay": 2}, (0, 0))
    table.do("discard walls")
    assert table.bill("dispensary").produced == {"clay": 2}
    assert paid(table, "build dispensary") == 2  # 2 clay again, and a stone
    table.do("discard brewery")
    assert paid(table, "build parade-ground") == 2  # 2 clay again, and a glass
    assert table.coins(1) == 0
    assert production(table) == ({"clay": 2}, (0, 0))


@pytest.mark.rule("DU-COST-07")
def test_production_is_there_again_on_an_extra_turn() -> None:
    table = Table(
        "palace senate", cities={1: "brickyard stone-pit glassworks glassblower"}, wonders={1: "sphinx"},
        coins={1: 2}, last=True,
    )  # fmt: skip
    assert paid(table, "raise sphinx palace") == 0  # clay, stone, 2 glass
    assert (table.actor, table.asked) == (1, "turn")
    assert paid(table, "build senate") == 2  # 2 clay, stone, and a papyrus that is bought


@pytest.mark.rule("DU-COST-08")
@pytest.mark.parametrize(
    ("wonder", "card", "resource"),
    [
        ("statue-of-zeus", "lumber-yard", "wood"),
        ("statue-of-zeus", "brickyard", "clay"),
        ("statue-of-zeus", "shelf-quarry", "stone"),
        ("circus-maximus", "glassworks", "glass"),
        ("circus-maximus", "drying-room", "papyrus"),
    ],
)
def test_the_rivals_statue_of_zeus_and_circus_maximus_take_production_away(
    wonder: str, card: str, resource: str
) -> None:
    table = Table(
        "pretorium palace", cities={1: EVERYTHING, 2: ""}, wonders={2: wonder}, coins={2: 40}, turn=2, last=True
    )
    fixed, _ = production(table)
    table.do(f"raise {wonder} palace", f"destroy {card}")
    left = fixed[resource] - PRODUCTION[card][resource]
    assert production(table) == ({**fixed, resource: left}, (0, 0))
    assert card in table.discard


@pytest.mark.rule("DU-COST-08")
def test_nothing_else_ever_takes_production_away() -> None:
    """Random games with the two wonders in them, until each has destroyed something."""
    destroyed: set[str] = set()
    for seed in range(100):
        before = [production(new_game(), seat) for seat in (1, 2)]
        last = ""
        for table, move in play_out(seed, {"wonder_setup": "first_game"}):
            if not last.startswith("deal "):
                now = [production(table, seat) for seat in (1, 2)]
                for (old, old_choices), (new, new_choices) in zip(before, now, strict=True):
                    less = any(new.get(resource, 0) < count for resource, count in old.items())
                    assert less == (last.startswith("destroy ") and old != new)
                    assert min(new_choices[0] - old_choices[0], new_choices[1] - old_choices[1]) >= 0
                    if less:
                        destroyed.add(COLOUR_OF[last.split()[1]])
                before = now
            last = move
        if destroyed == {"brown", "grey"}:
            return
    raise AssertionError("no random game destroys both")


# What can be afforded -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-17")
@pytest.mark.parametrize(
    ("card", "price"), [("palisade", 2), ("baths", 4), ("stable", 2), ("aqueduct", 12), ("caravansery", 6)]
)
def test_a_card_that_costs_more_than_the_coins_held_cannot_be_built(card: str, price: int) -> None:
    for coins in range(price + 3):
        table = Table(card, cities={2: "shelf-quarry"}, coins={1: coins}, last=True)
        assert table.allows(f"build {card}") == (coins >= price)
        assert table.offer(card).affordable == (coins >= price)
        if coins < price:
            assert table.refusal(f"build {card}") == "DU-COST-17"
            details = table.details(f"build {card}")
            assert (details["thing"], details["need"], details["have"]) == (f"card.{card}", price, coins)
        else:
            assert paid(table, f"build {card}") == price
            assert table.coins(1) == coins - price


@pytest.mark.rule("DU-COST-17")
@EVERY_WONDER
def test_a_wonder_that_costs_more_than_the_coins_held_cannot_be_built(wonder: str) -> None:
    price = 2 * sum(COSTS[wonder].values()) + COSTS[wonder].get("clay", 0)
    table = Table("baths altar", cities={2: "clay-pool"}, wonders={1: wonder}, coins={1: price - 1}, last=True)
    assert not table.allows(f"raise {wonder} baths")
    assert table.refusal(f"raise {wonder} baths") == "DU-COST-17"
    details = table.details(f"raise {wonder} baths")
    assert (details["thing"], details["need"], details["have"]) == (f"wonder.{wonder}", price, price - 1)
    assert (details["clay"], details["clay_each"], details["clay_rival"]) == (
        (COSTS[wonder]["clay"], 3, 1) if "clay" in COSTS[wonder] else (0, 0, 0)
    )
    enough = Table("baths altar", cities={2: "clay-pool"}, wonders={1: wonder}, coins={1: price}, last=True)
    assert paid(enough, f"raise {wonder} baths") == price


@pytest.mark.rule("DU-COST-17")
def test_there_is_no_credit() -> None:
    """In random games too: what is legal is what can be paid, and nobody ever has less than nothing."""
    for table in random_positions(range(2)):
        view = table.view()
        assert all(city.coins >= 0 for city in view.cities)
        if view.asked == "turn":
            city = view.cities[view.actor]
            cards = {f"build {one.name}" for one in city.offers if one.bill.total <= city.coins}
            assert set(table.legal("build")) == {move for move in cards if move.split()[1] in table.open}
            wonders = {
                one.wonder for one in city.wonders if one.offer is not None and one.offer.bill.total <= city.coins
            }
            assert {move.split()[1] for move in table.legal("raise")} == wonders


# Wonders --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-23")
@EVERY_WONDER
def test_wonders_cost_four_or_five_resources_and_never_coins(wonder: str) -> None:
    table = Table("palisade altar", wonders={1: wonder}, coins={1: 20}, last=True)
    bill = table.bill(wonder)
    units = {one.resource: one.count for one in bill.bought}
    assert units == COSTS[wonder]
    assert sum(units.values()) in (4, 5)
    assert (bill.coins, bill.chain, bill.total) == (0, "", 2 * sum(units.values()))
    assert table.offer(wonder).bill == bill
    assert paid(table, f"raise {wonder} palisade") == bill.total


@pytest.mark.rule("DU-COST-23")
@EVERY_WONDER
def test_no_chain_makes_a_wonder_cheaper(wonder: str) -> None:
    table = Table("palace pretorium", cities={1: CHAIN_GIVERS}, wonders={1: wonder}, coins={1: 20}, last=True)
    assert len(table.city(1).chains) == 17
    price = 2 * sum(COSTS[wonder].values())
    assert (table.price(wonder), table.bill(wonder).chain) == (price, "")
    assert paid(table, f"raise {wonder} palace") == price
