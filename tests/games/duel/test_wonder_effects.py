"""What the wonders do: costs, points, coins, shields, production and extra turns."""

from typing import NamedTuple

import pytest

from .positions import names, side_by_side
from .table import Table


class Wonder(NamedTuple):
    """A wonder as its rule states it."""

    cost: dict[str, int]
    points: int
    again: bool = False
    gains: int = 0
    takes: int = 0
    shields: int = 0


WONDERS = {
    "appian-way": Wonder({"stone": 2, "clay": 2, "papyrus": 1}, 3, again=True, gains=3, takes=3),
    "circus-maximus": Wonder({"stone": 2, "wood": 1, "glass": 1}, 3, shields=1),
    "colossus": Wonder({"clay": 3, "glass": 1}, 3, shields=2),
    "great-library": Wonder({"wood": 3, "glass": 1, "papyrus": 1}, 4),
    "great-lighthouse": Wonder({"wood": 1, "stone": 1, "papyrus": 2}, 4),
    "hanging-gardens": Wonder({"wood": 2, "glass": 1, "papyrus": 1}, 3, again=True, gains=6),
    "mausoleum": Wonder({"clay": 2, "glass": 2, "papyrus": 1}, 2),
    "piraeus": Wonder({"wood": 2, "stone": 1, "clay": 1}, 2, again=True),
    "pyramids": Wonder({"stone": 3, "papyrus": 1}, 9),
    "sphinx": Wonder({"stone": 1, "clay": 1, "glass": 2}, 6, again=True),
    "statue-of-zeus": Wonder({"stone": 1, "wood": 1, "clay": 1, "papyrus": 2}, 3, shields=1),
    "temple-of-artemis": Wonder({"wood": 1, "stone": 1, "glass": 1, "papyrus": 1}, 0, again=True, gains=12),
}
RULES = {
    "appian-way": "DU-WEFF-01", "circus-maximus": "DU-WEFF-03", "colossus": "DU-WEFF-05",
    "great-library": "DU-WEFF-06", "great-lighthouse": "DU-WEFF-09", "hanging-gardens": "DU-WEFF-10",
    "mausoleum": "DU-WEFF-11", "piraeus": "DU-WEFF-17", "pyramids": "DU-WEFF-18", "sphinx": "DU-WEFF-19",
    "statue-of-zeus": "DU-WEFF-20", "temple-of-artemis": "DU-WEFF-24",
}  # fmt: skip
EACH_WONDER = [pytest.param(name, marks=pytest.mark.rule(rule)) for name, rule in RULES.items()]
EXTRA_TURN = ["appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis"]


def raised(wonder: str, seat: int = 1, coins: int = 20, rival: int = 10) -> Table:
    """Just after the wonder was raised, with nothing in the cities and nothing discarded, its choices made."""
    table = Table("baths altar", wonders={seat: wonder}, coins={seat: coins, 3 - seat: rival}, turn=seat)
    table.after(f"raise {wonder} baths")
    if table.asked == "keeping":
        table.do("keep masonry" if table.allows("keep masonry") else "keep economy")
    return table


# Every wonder -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-19")
@pytest.mark.parametrize("wonder", EACH_WONDER)
def test_a_wonder_costs_its_resources_and_nothing_else(wonder: str) -> None:
    bill = Table("baths", wonders={1: wonder}).bill(wonder)
    assert {one.resource: one.count for one in bill.bought} == WONDERS[wonder].cost
    assert bill.coins == 0
    assert bill.total == 2 * sum(WONDERS[wonder].cost.values())


@pytest.mark.parametrize("wonder", EACH_WONDER)
@pytest.mark.parametrize("seat", [1, 2])
def test_a_wonder_gives_its_points_coins_and_shields_once_it_stands(wonder: str, seat: int) -> None:
    printed = WONDERS[wonder]
    table = Table("baths", wonders={seat: wonder}, coins={1: 20, 2: 20}, turn=seat)
    assert (table.city(1).points.wonders, table.city(2).points.wonders) == (0, 0)
    table = raised(wonder, seat)
    price = 2 * sum(printed.cost.values())
    assert table.coins(seat) == 20 - price + printed.gains
    assert table.coins(3 - seat) == 10 - printed.takes
    assert table.city(seat).points.wonders == printed.points
    assert table.city(3 - seat).points.wonders == 0
    assert table.pawn == (printed.shields if seat == 1 else -printed.shields)
    gains = [(event.seat + 1, event.details["coins"]) for event in table.told("gains")]
    assert gains == ([(seat, printed.gains)] if printed.gains else [])


@pytest.mark.rule("DU-WEFF-26")
@pytest.mark.parametrize("wonder", EACH_WONDER)
@pytest.mark.parametrize("seat", [1, 2])
def test_exactly_five_wonders_give_an_extra_turn(wonder: str, seat: int) -> None:
    table = raised(wonder, seat)
    assert WONDERS[wonder].again == (wonder in EXTRA_TURN)
    assert table.asked == "turn"
    assert table.actor == (seat if wonder in EXTRA_TURN else 3 - seat)
    assert len(table.told("extra-turn")) == (wonder in EXTRA_TURN)


# Coins --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-01")
def test_the_three_coins_of_the_appian_way_go_to_the_bank_and_not_to_the_builder() -> None:
    table = raised("appian-way", coins=10, rival=9)
    assert (table.coins(1), table.coins(2)) == (3, 6)
    assert [(event.seat + 1, event.details["coins"]) for event in table.told("loses")] == [(2, 3)]


@pytest.mark.rule("DU-WEFF-02")
@pytest.mark.parametrize(("rival", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_appian_way_takes_all_of_a_rival_with_fewer_than_three_coins(rival: int, left: int) -> None:
    table = raised("appian-way", coins=10, rival=rival)
    assert table.coins(2) == left
    assert table.coins(1) == 3
    assert [event.details["coins"] for event in table.told("loses")] == [rival - left]
    assert table.actor == 1


@pytest.mark.rule("DU-WEFF-24")
def test_the_temple_of_artemis_pays_twelve_coins_and_scores_nothing() -> None:
    table = Table("obelisk palace", wonders={1: "temple-of-artemis"}, coins={1: 8, 2: 0}, last=True)
    table.do("raise temple-of-artemis obelisk")
    assert table.coins(1) == 12
    assert table.actor == 1
    table.do("discard palace")
    assert (table.sheet["wonders"], table.sheet["coins"]) == ((0, 0), (4, 0))


@pytest.mark.rule("DU-WEFF-10")
def test_coins_of_the_hanging_gardens_can_be_spent_in_the_extra_turn() -> None:
    table = Table("baths altar", wonders={1: "hanging-gardens sphinx"}, coins={1: 10})
    assert not Table("baths altar", wonders={1: "sphinx"}, coins={1: 2}).allows("raise sphinx altar")
    table.do("raise hanging-gardens baths")
    assert (table.coins(1), table.actor, table.asked) == (8, 1, "turn")
    table.after("raise sphinx altar")
    assert (table.coins(1), table.actor) == (0, 1)


# Production ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-09")
@pytest.mark.parametrize(
    ("card", "price"),
    [("baths", 0), ("garrison", 0), ("stable", 0), ("apothecary", 2), ("workshop", 2), ("rostrum", 2), ("walls", 2)],
)
def test_the_great_lighthouse_produces_one_stone_clay_or_wood(card: str, price: int) -> None:
    table = Table(card, built={1: "great-lighthouse"})
    assert table.price(card) == price
    assert (table.city(1).raw_choices, table.city(1).made_choices) == (1, 0)


@pytest.mark.rule("DU-WEFF-17")
@pytest.mark.parametrize(
    ("card", "price"),
    [("apothecary", 0), ("workshop", 0), ("baths", 2), ("garrison", 2), ("stable", 2), ("caravansery", 4)],
)
def test_piraeus_produces_one_glass_or_papyrus(card: str, price: int) -> None:
    table = Table(card, built={1: "piraeus"})
    assert table.price(card) == price
    assert (table.city(1).raw_choices, table.city(1).made_choices) == (0, 1)


@pytest.mark.rule("DU-WEFF-09", "DU-WEFF-17")
@pytest.mark.parametrize(
    ("wonder", "one", "other"), [("great-lighthouse", "baths", "stable"), ("piraeus", "workshop", "apothecary")]
)
def test_a_wonder_produces_every_turn_and_a_different_resource_if_wanted(wonder: str, one: str, other: str) -> None:
    table = Table(f"{one} theater {other}", built={1: wonder}, coins={1: 0, 2: 0})
    table.do(f"build {one}").let_chance().do("build theater").let_chance().do(f"build {other}")
    assert table.coins(1) == 0
    assert one in table.cards(1)
    assert other in table.cards(1)
    assert table.told("buys") == []


@pytest.mark.rule("DU-WEFF-09", "DU-WEFF-17")
@pytest.mark.parametrize(
    ("wonder", "cards"), [("great-lighthouse", "baths garrison stable"), ("piraeus", "workshop apothecary")]
)
def test_the_production_of_a_wonder_does_not_raise_the_prices_of_the_rival(wonder: str, cards: str) -> None:
    table = Table(cards, built={1: wonder}, turn=2)
    assert table.city(2).prices == {"wood": 2, "clay": 2, "stone": 2, "glass": 2, "papyrus": 2}
    assert [table.price(card, 2) for card in cards.split()] == [2] * len(cards.split())
    assert table.city(1).production == dict.fromkeys(("wood", "clay", "stone", "glass", "papyrus"), 0)


@pytest.mark.rule("DU-WEFF-09", "DU-WEFF-17")
@pytest.mark.parametrize("wonder", ["great-lighthouse", "piraeus"])
def test_only_the_builder_of_a_wonder_has_its_production(wonder: str) -> None:
    table = raised(wonder)
    assert table.city(1).raw_choices + table.city(1).made_choices == 1
    assert table.city(2).raw_choices + table.city(2).made_choices == 0
    before = Table("baths", wonders={1: wonder})
    assert before.city(1).raw_choices + before.city(1).made_choices == 0
    assert before.price("baths") == 2


# Extra turns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-WEFF-25")
def test_extra_turn_wonders_may_be_built_one_after_another_each_with_its_own_extra_turn() -> None:
    cards = side_by_side("obelisk palace senate pantheon gardens study")
    wonders = "temple-of-artemis hanging-gardens piraeus sphinx"
    table = Table(structure=cards, wonders={1: wonders}, coins={1: 40, 2: 5})
    for number, (wonder, card) in enumerate(zip(wonders.split(), cards.values(), strict=False), 1):
        table.do(f"raise {wonder} {card}")
        assert (table.actor, table.asked) == (1, "turn")
        assert len(table.told("extra-turn")) == number
    assert names(table).count("raises") == 4
    table.do("discard gardens")
    assert table.actor == 2
    table.do("discard study")
    assert table.over


@pytest.mark.rule("DU-WEFF-25")
def test_an_extra_turn_without_another_extra_turn_wonder_is_the_last_in_a_row() -> None:
    cards = side_by_side("obelisk palace senate pantheon gardens")
    table = Table(structure=cards, wonders={1: "sphinx appian-way"}, coins={1: 40, 2: 40})
    table.do("raise sphinx obelisk", "raise appian-way palace", "discard senate")
    assert table.actor == 2
    table.do("discard pantheon")
    assert table.actor == 1


@pytest.mark.rule("DU-WEFF-18")
def test_the_pyramids_score_nine_points_and_do_nothing_else() -> None:
    table = Table("obelisk", wonders={1: "pyramids"}, coins={1: 8, 2: 0}, last=True).do("raise pyramids obelisk")
    assert names(table) == ["raises", "buys", "buys", "age-ends", "scoring"]
    assert (table.sheet["wonders"], table.sheet["total"]) == ((9, 0), (9, 0))


@pytest.mark.rule("DU-WEFF-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_colossus_moves_the_pawn_two_cells_with_or_without_strategy(seat: int) -> None:
    for tokens in ("", "strategy"):
        table = Table("baths", wonders={seat: "colossus"}, coins={seat: 8}, tokens={seat: tokens}, turn=seat)
        table.do("raise colossus baths")
        assert table.pawn == (2 if seat == 1 else -2)
