"""Clarifications about what the Russian rulebook prints (DU-CLR-09 to DU-CLR-11)."""

import pytest

from ecumene.games.duel import DUEL
from ecumene.games.duel.material import BUILDINGS, TOKENS

from .table import Table

# Everything with a price in coins; all other cards cost none.
COIN_COSTS = {
    "logging-camp": 1, "clay-pit": 1, "stone-pit": 1, "glassworks": 1, "press": 1,
    "stone-reserve": 3, "clay-reserve": 3, "wood-reserve": 3, "palisade": 2, "scriptorium": 2, "pharmacist": 2,
    "sawmill": 2, "brickyard": 2, "shelf-quarry": 2, "forum": 3, "caravansery": 2, "customs-house": 4, "barracks": 3,
    "pretorium": 8,
}  # fmt: skip


def texts(language: str) -> dict[str, str]:
    """The one-line messages of a language."""
    lines = (DUEL.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith((" ", "#")))


# Names --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-09")
def test_the_russian_names_of_garrison_and_barracks_are_the_other_way_round() -> None:
    russian, english, bulgarian = texts("ru"), texts("en"), texts("bg")
    assert (english["card-garrison"], english["card-barracks"]) == ("Garrison", "Barracks")
    assert (russian["card-garrison"], russian["card-barracks"]) == ("Казармы", "Гарнизон")
    assert (bulgarian["card-garrison"], bulgarian["card-barracks"]) == ("Гарнизон", "Казарма")
    assert "«Гарнизон»" in russian["card-garrison-text"]
    assert "Barracks" in english["card-garrison-text"]


@pytest.mark.rule("DU-CLR-09")
def test_the_garrison_of_the_first_age_costs_clay_and_makes_the_barracks_of_the_second_free() -> None:
    table = Table("garrison")
    assert {one.resource: one.count for one in table.bill("garrison").bought} == {"clay": 1}
    assert table.bill("garrison").coins == 0
    assert table.view().age == 1
    assert table.do("build garrison").city(1).chains == ["sword"]
    table = Table("barracks", cities={1: "garrison"})
    assert table.view().age == 2
    assert (table.price("barracks"), table.bill("barracks").chain) == (0, "sword")
    assert table.bill("barracks", 2).coins == table.price("barracks", 2) == 3


# Tokens -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-10")
@pytest.mark.parametrize("token", ["law", "mathematics", "philosophy", "strategy", "theology", "urbanism"])
def test_tokens_printed_under_the_military_heading_are_progress_tokens(token: str) -> None:
    others = "agriculture architecture economy masonry"
    table = Table("library", cities={1: "scriptorium"}, board=f"{others} {token}", coins={1: 10, 2: 10})
    table.do("build library")
    assert table.allows(f"take {token}")
    table.do(f"take {token}")
    assert table.city(1).tokens == [token]
    assert table.view().loot == [[2, 5], [2, 5]]
    assert table.pawn == 0
    assert table.coins(2) == 10


@pytest.mark.rule("DU-CLR-10")
def test_there_are_ten_progress_tokens_and_the_military_ones_only_cost_coins() -> None:
    assert [token.name for token in TOKENS] == [
        "agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy", "strategy",
        "theology", "urbanism",
    ]  # fmt: skip
    for pawn, left, coins in ((2, [5], 18), (5, [2], 15)):
        table = Table("guard-tower", pawn=pawn, coins={2: 20}).do("build guard-tower")
        assert table.view().loot == [[2, 5], left]
        assert table.coins(2) == coins
        assert (table.city(1).tokens, table.city(2).tokens) == ([], [])


# Numbers ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-11")
@pytest.mark.parametrize("card", [card.name for card in BUILDINGS])
def test_only_these_cards_cost_coins(card: str) -> None:
    assert Table(card, last=True).bill(card).coins == COIN_COSTS.get(card, 0)


@pytest.mark.rule("DU-CLR-11")
def test_the_one_of_the_guard_tower_is_its_shield() -> None:
    table = Table("guard-tower", coins={1: 0})
    assert table.price("guard-tower") == 0
    assert table.do("build guard-tower").pawn == 1


@pytest.mark.rule("DU-CLR-11")
def test_the_eight_of_the_pretorium_is_its_cost_in_coins() -> None:
    table = Table("pretorium", coins={1: 8})
    assert (table.bill("pretorium").coins, table.bill("pretorium").bought) == (8, [])
    table.do("build pretorium")
    assert (table.coins(1), table.pawn) == (0, 3)
    assert Table("pretorium", coins={1: 7}).refusal("build pretorium") == "DU-COST-17"


@pytest.mark.rule("DU-CLR-11")
def test_the_five_of_the_courthouse_is_its_points() -> None:
    assert texts("en")["card-tribunal"] == "Courthouse"
    table = Table("tribunal", cities={1: "sawmill glassblower"}, coins={1: 0})
    assert table.price("tribunal") == 0
    assert table.do("build tribunal").city(1).points.blue == 5
