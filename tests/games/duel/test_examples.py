"""The worked examples of the ledger, played through as they are told. Antoine is player 1 and Bruno player 2."""

from fractions import Fraction

import pytest

from ecumene.core.options import OptionValue

from .table import Table, fresh_game

FIXED_SETS: dict[str, OptionValue] = {"wonder_setup": "first_game"}


def bought(table: Table, name: str, seat: int) -> list[tuple[str, int, int]]:
    """The purchases on a bill: resource, units, and the price of each."""
    return [(purchase.resource, purchase.count, purchase.each) for purchase in table.bill(name, seat).bought]


# Costs ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-EX-01")
@pytest.mark.parametrize(
    ("card", "coins", "resources"),
    [
        ("lumber-yard", 0, {}),
        ("stone-pit", 1, {}),
        ("baths", 0, {"stone": 1}),
        ("arena", 0, {"clay": 1, "stone": 1, "wood": 1}),
    ],
)
def test_how_a_cost_is_read(card: str, coins: int, resources: dict[str, int]) -> None:
    bill = Table(card).bill(card)
    assert bill.coins == coins
    assert {purchase.resource: purchase.count for purchase in bill.bought} == resources
    assert bill.total == coins + 2 * sum(resources.values())
    # Who produces what is asked pays the coins alone, and without them builds nothing.
    production = "logging-camp clay-pit quarry"
    table = Table(card, cities={1: production}, coins={1: coins}).do(f"build {card}")
    assert card in table.cards(1)
    assert table.events[0].name == ("builds" if coins else "builds-free")
    if coins:
        assert Table(card, cities={1: production}, coins={1: coins - 1}).refusal(f"build {card}") == "DU-COST-17"


@pytest.mark.rule("DU-EX-02")
def test_horse_breeders_cost_clay_and_wood_or_nothing_with_a_stable() -> None:
    table = Table("horse-breeders", cities={2: "stable"}, coins={1: 4})
    assert (table.bill("horse-breeders").total, table.bill("horse-breeders").chain) == (4, "")
    assert bought(table, "horse-breeders", 1) == [("wood", 1, 2), ("clay", 1, 2)]
    assert table.do("build horse-breeders").coins(1) == 0
    table = Table("horse-breeders", cities={1: "stable"}, coins={1: 0})
    assert (table.bill("horse-breeders").total, table.bill("horse-breeders").chain) == (0, "horseshoe")
    assert table.do("build horse-breeders").cards(1) == ["stable", "horse-breeders"]
    assert [event.details["chain"] for event in table.told("builds-by-chain")] == ["chain.horseshoe"]


@pytest.mark.rule("DU-EX-03")
def test_a_lumber_yard_is_free_even_for_a_player_with_nothing() -> None:
    table = Table("lumber-yard stone-pit", coins={1: 0, 2: 0})
    assert table.price("lumber-yard") == 0
    assert table.refusal("build stone-pit") == "DU-COST-17"
    table.do("build lumber-yard")
    assert (table.cards(1), table.coins(1)) == (["lumber-yard"], 0)
    assert [event.details for event in table.told("builds-free")] == [{"card": "card.lumber-yard"}]


@pytest.mark.rule("DU-EX-04")
@pytest.mark.parametrize("city", ["quarry clay-pool brickyard press", "stone-pit clay-pit brickyard drying-room"])
def test_antoine_builds_from_his_production_alone(city: str) -> None:
    table = Table("baths garrison apothecary", cities={1: city}, coins={1: 0})
    assert table.city(1).production == {"wood": 0, "clay": 3, "stone": 1, "glass": 0, "papyrus": 1}
    assert table.allows("build baths")
    assert table.allows("build garrison")
    assert not table.allows("build apothecary")
    assert table.refusal("build apothecary") == "DU-COST-17"
    details = table.details("build apothecary")
    assert (details["need"], details["have"], details["glass"]) == (2, 0, 1)


@pytest.mark.rule("DU-EX-05")
@pytest.mark.parametrize("city", ["shelf-quarry", "quarry stone-pit"])
def test_stone_costs_antoine_four_coins_and_a_third_one_costs_bruno_two(city: str) -> None:
    table = Table("aqueduct", cities={2: city})
    assert (table.city(1).prices["stone"], table.city(2).prices["stone"]) == (4, 2)
    assert bought(table, "baths", 1) == [("stone", 1, 4)]
    assert bought(table, "aqueduct", 2) == [("stone", 1, 2)]


@pytest.mark.rule("DU-EX-06")
@pytest.mark.parametrize("city", ["shelf-quarry", "quarry stone-pit"])
def test_bruno_builds_fortifications_for_five_coins(city: str) -> None:
    table = Table("fortifications", cities={1: "clay-pool", 2: city}, coins={1: 0, 2: 5}, turn=2)
    assert table.bill("fortifications", 2).produced == {"stone": 2}
    assert bought(table, "fortifications", 2) == [("clay", 1, 3), ("papyrus", 1, 2)]
    assert table.price("fortifications", 2) == 5
    table.do("build fortifications")
    assert (table.coins(1), table.coins(2)) == (0, 0)
    assert [event.details["coins"] for event in table.told("buys")] == [3, 2]
    poor = Table("fortifications", cities={1: "clay-pool", 2: city}, coins={2: 4}, turn=2)
    assert poor.refusal("build fortifications") == "DU-COST-17"


@pytest.mark.rule("DU-EX-07")
@pytest.mark.parametrize("city", ["shelf-quarry", "quarry stone-pit"])
def test_antoine_builds_an_aqueduct_for_twelve_coins(city: str) -> None:
    table = Table("aqueduct", cities={2: city}, coins={1: 12, 2: 3})
    assert table.price("aqueduct") == 12
    table.do("build aqueduct")
    assert (table.coins(1), table.coins(2)) == (0, 3)
    (event,) = table.told("buys")
    assert event.details == {"resource": "resource.stone", "count": 3, "each": 4, "coins": 12}
    assert Table("aqueduct", cities={2: city}, coins={1: 11}).refusal("build aqueduct") == "DU-COST-17"


@pytest.mark.rule("DU-EX-08")
@pytest.mark.parametrize(("card", "price"), [("scriptorium", 2), ("stone-pit", 1)])
@pytest.mark.parametrize("tokens", ["", "economy"])
def test_costs_in_coins_are_paid_to_the_bank(card: str, price: int, tokens: str) -> None:
    table = Table(card, coins={1: 5, 2: 5}, tokens={2: tokens}).do(f"build {card}")
    assert (table.coins(1), table.coins(2)) == (5 - price, 5)
    assert [event.details["coins"] for event in table.told("builds")] == [price]


@pytest.mark.rule("DU-EX-09")
def test_bruno_builds_a_caravansery_for_seven_coins() -> None:
    table = Table("caravansery", cities={1: "glassworks"}, coins={1: 0, 2: 7}, turn=2)
    bill = table.bill("caravansery", 2)
    assert (bill.total, bill.coins) == (7, 2)
    assert bought(table, "caravansery", 2) == [("glass", 1, 3), ("papyrus", 1, 2)]
    assert table.do("build caravansery").coins(2) == 0
    poor = Table("caravansery", cities={1: "glassworks"}, coins={2: 6}, turn=2)
    assert poor.refusal("build caravansery") == "DU-COST-17"


@pytest.mark.rule("DU-EX-10")
@pytest.mark.parametrize("production", ["", "quarry", "clay-pool press"])
def test_antoine_builds_an_aqueduct_for_nothing_with_his_baths(production: str) -> None:
    cities = {1: f"baths {production}", 2: "shelf-quarry"}
    table = Table("aqueduct", cities=cities, coins={1: 0})
    assert table.view().age == 2
    assert table.price("aqueduct") == 0
    table.do("build aqueduct")
    assert (table.coins(1), table.cards(1, "blue")) == (0, ["baths", "aqueduct"])


@pytest.mark.rule("DU-EX-11")
@pytest.mark.parametrize("production", ["", "shelf-quarry", "clay-pool press"])
def test_bruno_builds_fortifications_for_nothing_with_his_palisade(production: str) -> None:
    cities = {1: "brickyard", 2: f"palisade {production}"}
    table = Table("fortifications", cities=cities, coins={2: 0}, turn=2)
    assert table.view().age == 3
    assert table.price("fortifications", 2) == 0
    table.do("build fortifications")
    assert (table.coins(2), table.cards(2, "red")) == (0, ["palisade", "fortifications"])


# The turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-EX-12")
def test_exactly_the_four_uncovered_cards_can_be_chosen() -> None:
    structure = {
        0: "theater", 1: "altar", 2: "?", 3: "?", 4: "?", 5: "baths", 6: "tavern", 7: "stable", 8: "quarry",
        9: "?", 10: "?", 11: "?", 12: "?", 13: "?", 14: "clay-pool", 15: "palisade", 16: "glassworks",
        17: "stone-pit", 18: "lumber-yard", 19: "scriptorium",
    }  # fmt: skip
    table = Table(structure=structure, coins={1: 9, 2: 9})
    table.do("discard clay-pool", "discard palisade", "turn workshop", "discard glassworks", "turn garrison")
    table.do("discard garrison", "discard workshop")
    assert (table.asked, table.actor) == ("turn", 2)
    assert table.open == ["baths", "stone-pit", "lumber-yard", "scriptorium"]
    for verb in ("build", "discard"):
        assert set(table.legal(verb)) == {f"{verb} {card}" for card in table.open}
    for card in ("theater", "altar", "tavern", "stable", "quarry"):
        assert table.refusal(f"discard {card}") == "DU-TURN-10"
    assert table.refusal("discard press") == "DU-TURN-08"


@pytest.mark.rule("DU-EX-13")
def test_bruno_discards_an_aqueduct_for_four_coins() -> None:
    table = Table("aqueduct", cities={2: "tavern clay-reserve"}, coins={1: 1, 2: 3}, turn=2).do("discard aqueduct")
    assert (table.coins(1), table.coins(2)) == (1, 3 + 4)
    assert table.discard == ["aqueduct"]
    assert [event.details for event in table.told("discards")] == [{"card": "card.aqueduct", "coins": 4}]


@pytest.mark.rule("DU-EX-14")
@pytest.mark.parametrize("card", ["palace", "pretorium", "senate"])
@pytest.mark.parametrize(
    ("city", "price"), [("", 8), ("brickyard", 4), ("brickyard clay-pool glassworks", 0), ("glassworks", 6)]
)
def test_antoine_builds_the_colossus_with_any_card(card: str, city: str, price: int) -> None:
    table = Table(card, cities={1: city}, wonders={1: "colossus"}, coins={1: price, 2: 7})
    table.do(f"raise colossus {card}")
    assert (table.coins(1), table.coins(2), table.pawn) == (0, 7, 2)
    assert [(one.wonder, one.built, one.under) for one in table.city(1).wonders] == [("colossus", True, card)]
    assert card not in table.cards(1) + table.discard
    if price:
        poor = Table(card, cities={1: city}, wonders={1: "colossus"}, coins={1: price - 1})
        assert poor.refusal(f"raise colossus {card}") == "DU-COST-17"


@pytest.mark.rule("DU-EX-15")
def test_antoine_builds_the_seventh_wonder_and_loses_his_eighth() -> None:
    table = Table(
        "altar theater",
        last=True,
        wonders={1: "colossus pyramids"},
        built={1: "sphinx piraeus", 2: "mausoleum appian-way great-library hanging-gardens"},
        coins={1: 30, 2: 30},
    )
    assert table.allows("raise pyramids altar")
    table.do("raise colossus altar")
    assert table.view().wonders_built == 7
    assert [(one.wonder, one.built, one.retired) for one in table.city(1).wonders] == [
        ("colossus", True, False),
        ("piraeus", True, False),
        ("pyramids", False, True),
        ("sphinx", True, False),
    ]
    assert [(event.seat, event.details["wonder"]) for event in table.told("retires")] == [(0, "wonder.pyramids")]
    table.after("discard theater", "begin p1")
    assert table.legal("raise") == []
    assert table.refusal(f"raise pyramids {table.open[0]}") == "DU-WON-10"


# Shields -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-EX-16")
@pytest.mark.parametrize(("start", "end", "lost"), [(0, 2, 0), (1, 3, 2), (2, 4, 2)])
def test_antoines_archery_range_takes_two_coins_from_bruno(start: int, end: int, lost: int) -> None:
    table = Table("archery-range", coins={1: 6, 2: 7}, pawn=start).do("build archery-range")
    assert (table.pawn, table.coins(1), table.coins(2)) == (end, 0, 7 - lost)
    assert table.view().loot == [[2, 5], [5] if lost else [2, 5]]
    assert [event.details for event in table.told("loots")] == [{"target": "seat.2", "coins": 2, "lost": 2}] * (
        lost // 2
    )


@pytest.mark.rule("DU-EX-17")
@pytest.mark.parametrize(
    "card", ["walls", "archery-range", "parade-ground", "fortifications", "siege-workshop", "circus"]
)
@pytest.mark.parametrize("seat", [1, 2])
def test_with_strategy_two_shields_move_the_pawn_three_cells(card: str, seat: int) -> None:
    for tokens, cells in (("strategy", 3), ("", 2)):
        table = Table(card, tokens={seat: tokens}, coins={seat: 20}, turn=seat).do(f"build {card}")
        assert table.pawn == (cells if seat == 1 else -cells)
        assert [event.details["steps"] for event in table.told("advances")] == [cells]


@pytest.mark.rule("DU-EX-20")
@pytest.mark.parametrize(("coins", "left", "losses"), [(20, 13, [2, 5]), (4, 0, [2, 2]), (1, 0, [1, 0])])
def test_four_cells_take_both_military_tokens(coins: int, left: int, losses: list[int]) -> None:
    table = Table("arsenal", tokens={1: "strategy"}, coins={1: 10, 2: coins}, pawn=2).do("build arsenal")
    assert (table.pawn, table.coins(1), table.coins(2)) == (6, 0, left)
    assert table.view().loot == [[2, 5], []]
    assert [event.details["coins"] for event in table.told("loots")] == [2, 5]
    assert [event.details["lost"] for event in table.told("loots")] == losses


# Constructed prices --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-EX-18")
def test_the_great_lighthouse_supplies_the_dearer_clay_and_the_stone_is_bought_for_one() -> None:
    table = Table(
        "arena",
        cities={1: "stone-reserve lumber-yard", 2: "clay-pool"},
        built={1: "great-lighthouse"},
        coins={1: 1},
    )
    assert (table.city(1).prices["clay"], table.city(1).prices["stone"]) == (3, 1)
    bill = table.bill("arena")
    assert (bill.total, bill.produced, bill.chosen) == (1, {"wood": 1}, {"clay": 1})
    assert bought(table, "arena", 1) == [("stone", 1, 1)]
    table.do("build arena")
    assert table.coins(1) == 1 - 1 + 2  # the arena brings 2 coins for the wonder


@pytest.mark.rule("DU-EX-19")
@pytest.mark.parametrize("city", ["brickyard", "clay-pool clay-pit"])
def test_architecture_waives_the_two_dearest_units_of_the_colossus(city: str) -> None:
    def colossus(own: str, coins: int) -> Table:
        cities = {1: own, 2: city}
        tokens = {1: "architecture"}
        return Table("altar", cities=cities, tokens=tokens, wonders={1: "colossus"}, coins={1: coins})

    table = colossus("", 6)
    assert (table.bill("colossus").total, table.bill("colossus").waived) == (6, {"clay": 2})
    assert bought(table, "colossus", 1) == [("clay", 1, 4), ("glass", 1, 2)]
    assert table.do("raise colossus altar").coins(1) == 0
    assert colossus("", 5).refusal("raise colossus altar") == "DU-COST-17"
    table = colossus("clay-reserve", 2)
    assert (table.bill("colossus").total, table.bill("colossus").waived) == (2, {"clay": 1, "glass": 1})
    assert bought(table, "colossus", 1) == [("clay", 2, 1)]
    assert table.do("raise colossus altar").coins(1) == 0
    assert colossus("clay-reserve", 1).refusal("raise colossus altar") == "DU-COST-17"


# Chances -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-EX-21")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_chances_of_the_first_and_of_the_last_card_that_is_turned_up(seed: int) -> None:
    table = fresh_game(seed, FIXED_SETS)
    chances = []
    while table.view().age == 1:
        table.do(f"discard {table.open[0]}")
        while table.asked == "turning-up":
            outcomes = table.state.outcomes()
            assert len({chance for _, chance in outcomes}) == 1
            assert set(table.legal()) == {f"turn {card}" for card in table.view().unseen}
            chances.append(outcomes[0][1])
            table.do(table.legal()[seed])
    assert chances[0] == Fraction(1, 11)
    assert chances[-1] == Fraction(1, 4)
    assert chances == [Fraction(1, unseen) for unseen in range(11, 3, -1)]
