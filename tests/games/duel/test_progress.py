"""Progress tokens that make building cheaper: Architecture, Masonry and Urbanism."""

from __future__ import annotations

import pytest

from .printed_facts import CHAIN_LINKS, UNITS, left_after_building
from .table import CARDS, WONDER_NUMBERS, Table

# What blue cards cost a city that produces nothing, without and with Masonry, when every resource is bought for 2
BLUE_PRICES = {
    "theater": (0, 0), "altar": (0, 0), "baths": (2, 0), "tribunal": (6, 2), "statue": (4, 0), "temple": (4, 0),
    "aqueduct": (6, 2), "rostrum": (4, 0), "palace": (10, 6), "town-hall": (10, 6), "obelisk": (6, 2),
    "gardens": (8, 4), "pantheon": (8, 4), "senate": (8, 4),
}  # fmt: skip
# A city that shows every resource: wood 3, clay 3, stone 3, glass 2, papyrus 2
PRODUCTIVE = "lumber-yard sawmill clay-pool brickyard quarry shelf-quarry glassworks glassblower press drying-room"


# Architecture ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-02")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("wonder", "units"), UNITS.items())
def test_with_architecture_a_wonder_costs_two_units_less(wonder: str, units: int, seat: int) -> None:
    plain = Table("brewery", wonders={seat: wonder}, turn=seat)
    assert plain.price(wonder, seat) == 2 * units
    table = Table("brewery", wonders={seat: wonder}, tokens={seat: "architecture"}, coins={seat: 20}, turn=seat)
    bill = table.bill(wonder, seat)
    assert (bill.total, sum(bill.waived.values()), bill.waived_by) == (2 * (units - 2), 2, "architecture")
    table.do(f"raise {wonder} brewery")
    assert [event.details["coins"] for event in table.told("raises")] == [2 * (units - 2)]
    assert sum(int(event.details["count"]) for event in table.told("waives")) == 2
    assert {(event.rule, event.details["token"]) for event in table.told("waives")} == {
        ("DU-PROG-02", "token.architecture")
    }


@pytest.mark.rule("DU-PROG-02")
def test_the_units_that_architecture_covers_are_chosen_at_each_construction() -> None:
    table = Table(
        "brewery rostrum walls",
        last=True,
        wonders={1: "sphinx pyramids"},
        tokens={1: "architecture"},
        cities={2: "glassworks press"},
        coins={1: 8},
    )
    assert (table.bill("sphinx").waived, table.price("sphinx")) == ({"glass": 2}, 4)
    table.do("raise sphinx brewery")
    assert table.coins(1) == 4
    assert table.bill("pyramids").waived == {"stone": 1, "papyrus": 1}
    table.do("raise pyramids rostrum")
    assert table.coins(1) == 0


@pytest.mark.rule("DU-PROG-02")
@pytest.mark.parametrize(
    ("own", "rival", "waived", "price"),
    [
        ("", "", {"clay": 2}, 4),
        ("", "brickyard", {"clay": 2}, 6),
        ("clay-reserve", "brickyard", {"clay": 1, "glass": 1}, 2),
        ("", "glassworks", {"clay": 1, "glass": 1}, 4),
        ("brickyard", "glassworks", {"clay": 1, "glass": 1}, 0),
    ],
)
def test_the_dearest_units_of_colossus_are_covered(own: str, rival: str, waived: dict[str, int], price: int) -> None:
    table = Table(
        "brewery", wonders={1: "colossus"}, tokens={1: "architecture"}, cities={1: own, 2: rival}, coins={1: price}
    )
    bill = table.bill("colossus")
    assert bill.total == price
    assert bill.waived == waived
    table.do("raise colossus brewery")
    assert table.coins(1) == 0


@pytest.mark.rule("DU-PROG-02")
def test_architecture_pays_nothing_back_for_wonders_built_before_and_helps_its_owner_alone() -> None:
    table = Table(
        "dispensary walls",
        cities={1: "pharmacist"},
        built={1: "colossus"},
        wonders={1: "pyramids", 2: "sphinx"},
        board="architecture law",
    )
    assert table.do("build dispensary", "take architecture").coins(1) == 7
    assert (table.price("pyramids", 1), table.price("sphinx", 2)) == (4, 8)


@pytest.mark.rule("DU-PROG-03")
def test_architecture_makes_no_building_cheaper() -> None:
    plain, table = Table("brewery"), Table("brewery", tokens={1: "architecture"})
    assert [table.bill(card) for card in CARDS] == [plain.bill(card) for card in CARDS]
    assert max(table.price(card) for card in CARDS) == 10
    for card in CARDS:
        assert left_after_building(card, {1: "architecture"}) == left_after_building(card, {})


@pytest.mark.rule("DU-PROG-03")
@pytest.mark.parametrize(
    ("city", "waived"),
    [
        ("clay-pool brickyard", {"glass": 1}),
        ("clay-pool brickyard glassworks", {}),
        ("brickyard glassworks", {"clay": 1}),
    ],
)
def test_a_discount_that_is_not_needed_is_lost(city: str, waived: dict[str, int]) -> None:
    table = Table("brewery", wonders={1: "colossus"}, tokens={1: "architecture"}, cities={1: city}, coins={1: 5})
    assert (table.price("colossus"), table.bill("colossus").waived) == (0, waived)
    table.do("raise colossus brewery")
    assert (table.coins(1), table.told("gains")) == (5, [])


# Masonry --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-11", "DU-PROG-12")
@pytest.mark.parametrize(("card", "prices"), BLUE_PRICES.items())
def test_with_masonry_a_blue_card_costs_two_units_less(card: str, prices: tuple[int, int]) -> None:
    assert Table(card).price(card) == prices[0]
    table = Table(card, tokens={1: "masonry"}, coins={1: 10})
    assert table.price(card) == prices[1]
    assert table.price(card, 2) == prices[0]
    table.do(f"build {card}")
    assert table.coins(1) == 10 - prices[1]
    waived = sum(int(event.details["count"]) for event in table.told("waives"))
    assert 2 * waived == prices[0] - prices[1]
    assert all(
        (event.rule, event.details["token"]) == ("DU-PROG-11", "token.masonry") for event in table.told("waives")
    )


@pytest.mark.rule("DU-PROG-11")
def test_masonry_makes_nothing_else_cheaper() -> None:
    plain, table = Table("brewery"), Table("brewery", tokens={1: "masonry"})
    others = [name for name in (*CARDS, *WONDER_NUMBERS) if name not in BLUE_PRICES]
    assert [table.bill(name) for name in others] == [plain.bill(name) for name in others]
    for name in others:
        assert left_after_building(name, {1: "masonry"}) == left_after_building(name, {})


@pytest.mark.rule("DU-PROG-11")
def test_the_units_that_masonry_covers_are_chosen_at_each_construction() -> None:
    table = Table(
        structure={5: "palace", 6: "town-hall", 7: "obelisk", 8: "circus"},
        tokens={1: "masonry"},
        cities={1: "stone-reserve", 2: "glassworks glassblower lumber-yard"},
        coins={1: 20, 2: 0},
    )
    assert (table.bill("palace").waived, table.price("palace")) == ({"glass": 2}, 3 + 2 + 1)
    table.do("build palace", "discard circus")
    assert table.coins(1) == 20 - 6
    assert (table.bill("obelisk").waived, table.price("obelisk")) == ({"stone": 1, "glass": 1}, 1)
    assert (table.bill("town-hall").waived, table.price("town-hall")) == ({"wood": 2}, 3)
    table.do("build town-hall")
    assert table.coins(1) == 14 - 3


@pytest.mark.rule("DU-PROG-12")
@pytest.mark.parametrize("card", ["baths", "statue", "temple", "rostrum"])
def test_masonry_frees_small_blue_cards_of_every_purchase(card: str) -> None:
    cities = {2: PRODUCTIVE}
    poor = Table(card, cities=cities, coins={1: 0})
    assert poor.refusal(f"build {card}") == "DU-COST-17"
    table = Table(card, cities=cities, tokens={1: "masonry"}, coins={1: 0})
    assert (table.price(card), table.bill(card).bought) == (0, [])
    table.do(f"build {card}")
    assert (table.coins(1), table.cards(1)) == (0, [card])


@pytest.mark.rule("DU-PROG-12")
@pytest.mark.parametrize("card", ["theater", "altar"])
def test_masonry_gives_nothing_for_blue_cards_that_are_free_anyway(card: str) -> None:
    table = Table(card, tokens={1: "masonry"})
    assert table.bill(card) == Table(card).bill(card)
    table.do(f"build {card}")
    assert (table.coins(1), table.told("waives"), table.told("gains")) == (7, [], [])


# Urbanism -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-PROG-23")
@pytest.mark.parametrize(("chain", "giver", "receiver"), CHAIN_LINKS)
def test_urbanism_pays_four_coins_for_each_card_built_free_by_a_chain(chain: str, giver: str, receiver: str) -> None:
    plain = Table(receiver, cities={1: giver}).do(f"build {receiver}")
    table = Table(receiver, cities={1: giver}, tokens={1: "urbanism"}).do(f"build {receiver}")
    assert table.coins(1) == plain.coins(1) + 4
    assert [event.details for event in table.told("gains") if event.rule == "DU-PROG-23"] == [{"coins": 4}]
    assert [event.details["chain"] for event in table.told("builds-by-chain")] == [f"chain.{chain}"]
    other = Table(receiver, cities={1: giver}, tokens={2: "urbanism"}).do(f"build {receiver}")
    assert (other.coins(1), other.coins(2)) == (plain.coins(1), 7)


@pytest.mark.rule("DU-PROG-23")
def test_urbanism_pays_again_for_every_chain() -> None:
    table = Table(
        "aqueduct statue barracks walls", last=True, cities={1: "baths theater"}, tokens={1: "urbanism"}, coins={1: 0}
    )
    table.do("build aqueduct", "discard walls", "build statue")
    assert table.coins(1) == 8


@pytest.mark.rule("DU-PROG-24")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("lumber-yard", 0), ("clay-pool", 0), ("quarry", 0), ("guard-tower", 0), ("theater", 0), ("altar", 0),
        ("tavern", 4), ("glassblower", 0), ("drying-room", 0), ("brewery", 6),
    ],
)  # fmt: skip
def test_urbanism_pays_nothing_for_cards_without_a_cost(card: str, gains: int) -> None:
    table = Table(card, tokens={1: "urbanism"}).do(f"build {card}")
    assert table.coins(1) == 7 + gains


@pytest.mark.rule("DU-PROG-24")
@pytest.mark.parametrize(
    ("card", "city", "tokens"),
    [("aqueduct", "quarry shelf-quarry", ""), ("statue", "brickyard", ""), ("temple", "", "masonry")],
)
def test_urbanism_pays_nothing_for_cards_whose_cost_is_produced_or_waived(card: str, city: str, tokens: str) -> None:
    table = Table(card, cities={1: city}, tokens={1: f"urbanism {tokens}"}).do(f"build {card}")
    assert table.coins(1) == 7
    assert table.told("gains") == []


@pytest.mark.rule("DU-PROG-24")
@pytest.mark.parametrize(("giver", "receiver"), [(giver, receiver) for _, giver, receiver in CHAIN_LINKS])
def test_urbanism_pays_nothing_for_a_card_of_the_mausoleum_though_its_chain_is_there(giver: str, receiver: str) -> None:
    coins = []
    for token in ("", "urbanism"):
        table = Table(
            "palace", cities={1: giver}, discard=receiver, wonders={1: "mausoleum"}, tokens={1: token}, coins={1: 10}
        )
        table.do("raise mausoleum palace", f"revive {receiver}")
        coins.append(table.coins(1))
    assert coins[0] == coins[1]
    assert not any(event.rule == "DU-PROG-23" for event in table.told("gains"))
    assert table.told("builds-by-chain") == []


@pytest.mark.rule("DU-PROG-25")
@pytest.mark.parametrize(("giver", "receiver"), [("scriptorium", "library"), ("pharmacist", "dispensary")])
def test_urbanism_taken_for_a_chain_built_pair_does_not_pay_for_that_construction(giver: str, receiver: str) -> None:
    table = Table(f"{receiver} aqueduct brewery", last=True, cities={1: f"{giver} baths"}, board="law urbanism")
    table.do(f"build {receiver}")
    assert table.coins(1) == 7
    table.do("take urbanism")
    assert table.coins(1) == 7 + 6
    table.do("discard brewery", "build aqueduct")
    assert table.coins(1) == 7 + 6 + 4
