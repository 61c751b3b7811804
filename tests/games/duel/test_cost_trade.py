"""Costs: what resources are bought for, and who gets the coins."""

import pytest

from .cost_shared import paid
from .table import Table

CARD = {"wood": "stable", "clay": "garrison", "stone": "baths", "glass": "apothecary", "papyrus": "workshop"}
EVERY_RESOURCE = pytest.mark.parametrize("resource", list(CARD))
SYMBOLS = [  # brown and grey cards of the rival, and how many symbols of the resource they show
    ("wood", "lumber-yard", 1), ("wood", "logging-camp", 1), ("wood", "lumber-yard logging-camp", 2),
    ("wood", "sawmill", 2), ("wood", "lumber-yard logging-camp sawmill", 4),
    ("clay", "clay-pool", 1), ("clay", "clay-pit", 1), ("clay", "clay-pool clay-pit brickyard", 4),
    ("stone", "quarry", 1), ("stone", "stone-pit", 1), ("stone", "quarry stone-pit shelf-quarry", 4),
    ("glass", "glassworks", 1), ("glass", "glassblower", 1), ("glass", "glassworks glassblower", 2),
    ("papyrus", "press", 1), ("papyrus", "drying-room", 1), ("papyrus", "press drying-room", 2),
]  # fmt: skip
OWN = {
    "wood": "lumber-yard logging-camp", "clay": "clay-pool brickyard", "stone": "quarry stone-pit",
    "glass": "glassworks", "papyrus": "press",
}  # fmt: skip


def buy(
    resource: str, cities: dict[int, str], built: dict[int, str] | None = None, tokens: dict[int, str] | None = None
) -> Table:
    """Seat 1 is about to build a card that costs one unit of the resource."""
    return Table(CARD[resource], cities=cities, built=built, tokens=tokens, coins={1: 10, 2: 10}, last=True)


# The price ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-09")
@pytest.mark.parametrize(("resource", "rival", "symbols"), [*((one, "", 0) for one in CARD), *SYMBOLS])
def test_a_unit_costs_2_coins_and_1_for_each_symbol_on_the_rivals_brown_and_grey_cards(
    resource: str, rival: str, symbols: int
) -> None:
    table = buy(resource, cities={2: rival})
    assert table.city(1).prices == {one: 2 + symbols if one == resource else 2 for one in CARD}
    (purchase,) = table.bill(CARD[resource]).bought
    assert (purchase.resource, purchase.count, purchase.each) == (resource, 1, 2 + symbols)
    assert (purchase.rival, purchase.fixed) == (symbols, False)
    assert paid(table, f"build {CARD[resource]}") == 2 + symbols
    (event,) = table.told("buys")
    assert (event.seat, event.rule) == (0, "DU-COST-09")
    assert event.details == {
        "resource": f"resource.{resource}", "count": 1, "each": 2 + symbols, "coins": 2 + symbols,
    }  # fmt: skip


@pytest.mark.rule("DU-COST-09")
def test_each_player_pays_by_the_other_players_city() -> None:
    table = Table("baths stable", cities={1: "quarry", 2: "sawmill"}, coins={1: 9, 2: 9}, last=True)
    assert (table.price("stable", 1), table.price("stable", 2)) == (4, 0)
    assert (table.price("baths", 1), table.price("baths", 2)) == (0, 3)
    assert paid(table, "build stable", 1) == 4
    assert paid(table, "build baths", 2) == 3


@pytest.mark.rule("DU-COST-10")
@pytest.mark.parametrize(
    ("resource", "double", "singles"),
    [
        ("wood", "sawmill", "lumber-yard logging-camp"),
        ("clay", "brickyard", "clay-pool clay-pit"),
        ("stone", "shelf-quarry", "quarry stone-pit"),
    ],
)
def test_a_double_production_card_of_the_rival_adds_2(resource: str, double: str, singles: str) -> None:
    assert paid(buy(resource, cities={2: double}), f"build {CARD[resource]}") == 4
    assert paid(buy(resource, cities={2: singles}), f"build {CARD[resource]}") == 4
    assert paid(buy(resource, cities={2: f"{double} {singles}"}), f"build {CARD[resource]}") == 6


@pytest.mark.rule("DU-COST-11")
@EVERY_RESOURCE
@pytest.mark.parametrize(
    ("cards", "wonders"),
    [("caravansery", ""), ("forum", ""), ("", "great-lighthouse"), ("", "piraeus"),
     ("caravansery forum customs-house wood-reserve clay-reserve stone-reserve", "great-lighthouse piraeus")],
)  # fmt: skip
def test_what_the_rival_produces_on_yellow_cards_and_wonders_does_not_count(
    resource: str, cards: str, wonders: str
) -> None:
    table = buy(resource, cities={2: cards}, built={2: wonders})
    assert table.city(1).prices[resource] == 2
    assert paid(table, f"build {CARD[resource]}") == 2


@pytest.mark.rule("DU-COST-12")
@EVERY_RESOURCE
@pytest.mark.parametrize("symbols", [0, 1])
def test_ones_own_production_does_not_change_the_price(resource: str, symbols: int) -> None:
    rival = {"wood": "sawmill", "clay": "clay-pit", "stone": "shelf-quarry", "glass": "glassblower"}
    other = rival.get(resource, "drying-room") if symbols else ""
    alone = Table("altar", cities={2: other}).city(1).prices
    with_own = Table("altar", cities={1: OWN[resource], 2: other}).city(1).prices
    assert with_own == alone


@pytest.mark.rule("DU-COST-12")
def test_a_third_stone_still_costs_2_when_only_the_buyer_produces_stone() -> None:
    table = Table("aqueduct", cities={1: "quarry stone-pit"}, coins={1: 7}, last=True)
    assert table.bill("aqueduct").produced == {"stone": 2}
    assert paid(table, "build aqueduct") == 2


@pytest.mark.rule("DU-COST-13")
@pytest.mark.parametrize(
    ("card", "rival", "bought"),
    [
        ("arsenal", "brickyard", [("wood", 2, 2), ("clay", 3, 4)]),
        ("aqueduct", "quarry", [("stone", 3, 3)]),
        ("town-hall", "shelf-quarry quarry sawmill", [("wood", 2, 4), ("stone", 3, 5)]),
        ("palace", "glassworks", [("wood", 1, 2), ("clay", 1, 2), ("stone", 1, 2), ("glass", 2, 3)]),
    ],
)
def test_every_unit_of_a_resource_costs_the_same_and_any_number_is_bought(
    card: str, rival: str, bought: list[tuple[str, int, int]]
) -> None:
    price = sum(count * each for _, count, each in bought)
    table = Table(card, cities={2: rival}, coins={1: price}, last=True)
    assert [(one.resource, one.count, one.each) for one in table.bill(card).bought] == bought
    assert paid(table, f"build {card}") == price
    told = [event.details for event in table.told("buys")]
    assert told == [
        {"resource": f"resource.{resource}", "count": count, "each": each, "coins": count * each}
        for resource, count, each in bought
    ]


# Where the coins go ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-14")
@EVERY_RESOURCE
@pytest.mark.parametrize(
    ("tokens", "received"), [({}, 0), ({1: "economy"}, 0), ({2: "law philosophy"}, 0), ({2: "economy"}, 3)]
)
def test_trade_payments_go_to_the_bank_unless_the_rival_has_economy(
    resource: str, tokens: dict[int, str], received: int
) -> None:
    rival = {"wood": "lumber-yard", "clay": "clay-pit", "stone": "quarry", "glass": "glassworks", "papyrus": "press"}
    table = buy(resource, cities={2: rival[resource]}, tokens=tokens)
    assert table.bill(CARD[resource]).to_rival == (received > 0)
    assert paid(table, f"build {CARD[resource]}") == 3
    assert (table.coins(1), table.coins(2)) == (7, 10 + received)
    assert [(event.seat, event.details["coins"]) for event in table.told("economy")] == ([(1, 3)] if received else [])


@pytest.mark.rule("DU-COST-14")
@pytest.mark.parametrize(("economy", "received"), [("", 0), ("economy", 12)])
def test_trade_payments_for_a_wonder_go_the_same_way(economy: str, received: int) -> None:
    table = Table(
        "altar theater", cities={1: "press", 2: "shelf-quarry"}, wonders={1: "pyramids"}, tokens={2: economy},
        coins={1: 20, 2: 1}, last=True,
    )  # fmt: skip
    assert paid(table, "raise pyramids altar") == 12
    assert table.coins(2) == 1 + received


# Fixed prices ---------------------------------------------------------------------------------------------------------

FIXED = [
    ("stone-reserve", ["stone"]), ("clay-reserve", ["clay"]), ("wood-reserve", ["wood"]),
    ("customs-house", ["glass", "papyrus"]),
]  # fmt: skip
MUCH = "sawmill logging-camp brickyard shelf-quarry glassworks glassblower press drying-room"


@pytest.mark.rule("DU-COST-15")
@pytest.mark.parametrize(("card", "named"), FIXED)
@pytest.mark.parametrize("rival", ["", MUCH])
def test_a_fixed_price_card_sets_the_price_of_what_it_names_to_1(card: str, named: list[str], rival: str) -> None:
    usual = dict.fromkeys(CARD, 2) if not rival else {"wood": 5, "clay": 4, "stone": 4, "glass": 4, "papyrus": 4}
    for resource, bought_for in CARD.items():
        table = buy(resource, cities={1: card, 2: rival})
        price = 1 if resource in named else usual[resource]
        assert table.city(1).prices[resource] == price
        (purchase,) = table.bill(bought_for).bought
        assert (purchase.each, purchase.fixed) == (price, resource in named)
        assert paid(table, f"build {bought_for}") == price
        assert table.told("buys")[0].rule == ("DU-COST-15" if resource in named else "DU-COST-09")


@pytest.mark.rule("DU-COST-15")
def test_the_fixed_price_holds_for_every_unit_and_for_wonders() -> None:
    table = Table("aqueduct", cities={1: "stone-reserve", 2: "shelf-quarry quarry"}, coins={1: 3}, last=True)
    assert paid(table, "build aqueduct") == 3
    table = Table(
        "walls temple", cities={1: "stone-reserve customs-house", 2: MUCH}, wonders={1: "pyramids"}, coins={1: 4},
        last=True,
    )  # fmt: skip
    assert paid(table, "raise pyramids walls") == 4


@pytest.mark.rule("DU-COST-15")
@pytest.mark.parametrize(("card", "named"), FIXED)
def test_the_rivals_fixed_prices_are_his_alone(card: str, named: list[str]) -> None:
    for resource in named:
        assert paid(buy(resource, cities={2: card}), f"build {CARD[resource]}") == 2


@pytest.mark.rule("DU-COST-16")
@pytest.mark.parametrize(
    ("card", "rival", "bought"),
    [
        ("stone-reserve", "shelf-quarry", "baths"),
        ("clay-reserve", "brickyard", "garrison"),
        ("wood-reserve", "sawmill", "stable"),
    ],
)
def test_a_fixed_price_applies_from_the_next_turn_on(card: str, rival: str, bought: str) -> None:
    table = Table(f"{card} {bought} altar theater", cities={2: rival}, coins={1: 9})
    assert table.price(bought) == 4
    assert paid(table, f"build {card}") == 3
    table.let_chance().after("discard altar")
    assert table.price(bought) == 1
    assert paid(table, f"build {bought}") == 1


@pytest.mark.rule("DU-COST-16")
def test_an_extra_turn_counts_as_the_next_turn() -> None:
    """Theology gives it: the Mausoleum brings a discarded Wood Reserve back."""
    table = Table(
        "walls laboratory", cities={1: "brickyard glassworks glassblower press", 2: "drying-room lumber-yard"},
        wonders={1: "mausoleum"}, tokens={1: "theology"}, discard="wood-reserve", coins={1: 1}, last=True,
    )  # fmt: skip
    assert table.price("laboratory") == 3
    assert not table.allows("build laboratory")
    assert paid(table, "raise mausoleum walls") == 0
    assert paid(table, "revive wood-reserve") == 0
    assert (table.actor, table.asked) == (1, "turn")
    assert table.allows("build laboratory")
    assert paid(table, "build laboratory") == 1


# Nothing is kept ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-30")
def test_what_was_bought_is_not_there_on_the_next_turn() -> None:
    table = Table("walls aqueduct rostrum brewery statue", coins={1: 14}, last=True)
    assert paid(table, "build walls") == 4
    assert table.city(1).production["stone"] == 0
    table.do("discard brewery")
    assert table.bill("aqueduct").produced == {}
    assert paid(table, "build aqueduct") == 6
    table.do("discard statue")
    assert paid(table, "build rostrum") == 4
    assert table.coins(1) == 0


@pytest.mark.rule("DU-COST-30")
def test_what_was_bought_for_a_wonder_is_not_there_on_the_extra_turn() -> None:
    table = Table("palace obelisk", wonders={1: "sphinx"}, coins={1: 14}, last=True)
    assert paid(table, "raise sphinx palace") == 8  # clay, stone, 2 glass
    assert (table.actor, table.price("obelisk")) == (1, 6)
    assert paid(table, "build obelisk") == 6  # 2 stone, glass


@pytest.mark.rule("DU-COST-30")
def test_nothing_is_bought_without_a_construction() -> None:
    table = Table("walls brewery", cities={2: MUCH}, coins={1: 30}, last=True)
    assert {move.split()[0] for move in table.legal()} == {"build", "discard"}


# When the price is made -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-COST-32")
@pytest.mark.parametrize(
    ("wonder", "card", "destroyed", "before", "after"),
    [
        ("statue-of-zeus", "obelisk", "shelf-quarry", 2 * 5 + 3, 2 * 3 + 3),
        ("statue-of-zeus", "obelisk", "quarry", 2 * 5 + 3, 2 * 4 + 3),
        ("circus-maximus", "obelisk", "glassworks", 2 * 5 + 3, 2 * 5 + 2),
    ],
)
def test_destroying_a_card_of_the_rival_lowers_later_prices(
    wonder: str, card: str, destroyed: str, before: int, after: int
) -> None:
    table = Table(
        f"palace {card}", cities={2: "shelf-quarry quarry glassworks"}, wonders={1: wonder}, tokens={1: "theology"},
        coins={1: 60}, last=True,
    )  # fmt: skip
    assert table.price(card) == before
    table.do(f"raise {wonder} palace", f"destroy {destroyed}")
    assert table.price(card) == after
    assert paid(table, f"build {card}") == after


@pytest.mark.rule("DU-COST-32")
def test_the_wonder_that_destroys_is_itself_paid_at_the_price_before() -> None:
    def table(coins: int) -> Table:
        return Table("altar theater", cities={2: "shelf-quarry"}, wonders={1: "statue-of-zeus"}, coins={1: coins})

    assert table(11).refusal("raise statue-of-zeus altar") == "DU-COST-17"
    built = table(12)  # wood 2, clay 2, stone 4, papyrus twice 2
    assert paid(built, "raise statue-of-zeus altar") == 12
    assert built.do("destroy shelf-quarry").city(1).prices["stone"] == 2


@pytest.mark.rule("DU-COST-32")
def test_what_the_rival_builds_meanwhile_raises_the_price() -> None:
    table = Table("walls rostrum shelf-quarry brewery", coins={1: 12, 2: 2}, last=True)
    assert table.price("rostrum") == 4
    assert paid(table, "build walls") == 4
    table.do("build shelf-quarry")
    assert table.price("rostrum") == 6
    assert paid(table, "build rostrum") == 6
