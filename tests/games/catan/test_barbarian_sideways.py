"""A pillaged city is laid on its side if no settlement is left to replace it."""

import pytest

from ecumene.games.catan.material import CITIES, SETTLEMENTS

from .table import Table, at

FIVE = ("n:-2,1", "n:0,-2", "n:1,-2", "n:2,-2", "n:-2,2")
SWAPPED = "sideways_swapped_when_piece_returns"
FIRST = "sideways_must_be_upgraded_first"


def full(settlements: int = 5, without_piece: str = SWAPPED) -> Table:
    """A table where the first seat has this many settlements on the board."""
    table = Table(pillage_without_settlement_piece=without_piece)
    for corner in FIVE[:settlements]:
        table.settlement(0, corner)
    return table


def pillaged(without_piece: str = SWAPPED) -> Table:
    """All five settlements are on the board when the city at n:0,2 is lost."""
    return full(5, without_piece).city(0, "n:0,2", wall=True).ship_near().rolls(1, 1, "ship")


@pytest.mark.rule("CK-BARB-17")
def test_without_a_settlement_piece_the_city_stays_on_its_side() -> None:
    table = pillaged()
    assert table.stands("n:0,2") == "p1 sideways"
    assert (table.supply(0, SETTLEMENTS), table.supply(0, CITIES)) == (0, 3)
    assert table.points(0) == 6
    (event,) = table.told("pillaged")
    assert event.rule == "CK-BARB-17"


@pytest.mark.rule("CK-BARB-17")
def test_with_a_settlement_piece_no_city_lies_on_its_side() -> None:
    table = full(4).city(0, "n:0,2").ship_near().rolls(1, 1, "ship")
    assert table.stands("n:0,2") == "p1 settlement"


@pytest.mark.rule("CK-BARB-21")
def test_a_sideways_city_produces_and_scores_as_a_settlement() -> None:
    table = Table().city(0, "n:0,2", sideways=True).rolls(5, 1, "gate-trade")  # mountains 6
    assert table.cards(0) == {"ore": 1}
    points = table.player(0).points
    assert (points.settlements, points.cities, points.total, table.points(0)) == (1, 0, 1, 1)


@pytest.mark.rule("CK-BARB-21")
def test_a_sideways_city_neither_draws_barbarians_nor_is_pillaged() -> None:
    table = Table().city(0, "n:0,2", sideways=True).city(1, "n:1,0").knight(0, "s:0,0").ship_near()
    table.rolls(1, 1, "ship")
    (event,) = table.told("barbarians-win")
    assert event.details["strength"] == 1
    assert [event.seat for event in table.told("pillaged")] == [1]
    assert table.stands("n:0,2") == "p1 sideways"


@pytest.mark.rule("CK-BARB-21")
def test_a_sideways_city_takes_no_wall_and_carries_no_improvements() -> None:
    table = Table().city(0, "n:0,2", sideways=True).hand(0, brick=2, coin=5, cloth=5, paper=5)
    assert table.why_not(f"wall {at('n:0,2')}") == "CK-WALL-04"
    for track in ("trade", "politics", "science"):
        assert table.why_not(f"improve {track}") == "CK-IMP-04"


@pytest.mark.rule("CK-BARB-21")
def test_a_sideways_city_takes_no_metropolis() -> None:
    table = Table().city(0, "n:0,2", sideways=True).city(0, "n:-1,1", metropolis="trade").levels(0, politics=3)
    assert table.hand(0, coin=5).why_not("improve politics") == "CK-METRO-08"


@pytest.mark.rule("CK-BARB-20")
def test_setting_a_sideways_city_upright_costs_the_city_price_and_no_piece() -> None:
    table = full().city(0, "n:0,2", sideways=True).city(0, "n:-1,1").city(0, "n:1,0").city(0, "n:2,0")
    assert table.supply(0, CITIES) == 0
    table.hand(0, ore=2, grain=2)
    assert table.why_not(f"city {at('n:0,2')}") == "CB-BUILD-05"
    table.hand(0, ore=4, grain=3).play(f"city {at('n:0,2')}")
    assert table.cards(0) == {"ore": 1, "grain": 1}
    assert table.stands("n:0,2") == "p1 city"
    assert (table.supply(0, CITIES), table.supply(0, SETTLEMENTS)) == (0, 0)
    assert table.points(0) == 5 + 8


@pytest.mark.rule("CK-BARB-18")
def test_a_sideways_city_stays_until_it_is_paid_for_or_replaced() -> None:
    table = pillaged()
    for _ in range(6):
        table.rolls(1, 1, "ship").play("end")
    assert table.stands("n:0,2") == "p1 sideways"
    table.on_turn(0).hand(0, ore=3, grain=2).play(f"city {at('n:0,2')}")
    assert table.stands("n:0,2") == "p1 city"


@pytest.mark.rule("CK-BARB-18", "CK-BARB-19")
def test_a_settlement_piece_that_comes_back_replaces_the_sideways_city_at_once() -> None:
    table = pillaged().hand(0, ore=3, grain=2)
    table.play(f"city {at('n:0,-2')}")
    assert table.stands("n:0,-2") == "p1 city"
    assert table.stands("n:0,2") == "p1 settlement"
    assert (table.supply(0, SETTLEMENTS), table.supply(0, CITIES)) == (0, 3)
    assert table.points(0) == 7
    (event,) = table.told("relieves")
    assert (event.seat, event.rule) == (0, "CK-BARB-19")
    assert table.asked() == "turn"


@pytest.mark.rule("CK-BARB-19")
def test_with_several_sideways_cities_the_owner_chooses() -> None:
    table = full().city(0, "n:0,2", sideways=True).city(0, "n:1,0", sideways=True).hand(0, ore=3, grain=2)
    table.play(f"city {at('n:0,-2')}")
    assert (table.asked(), table.state.actor) == ("relieving", 0)
    assert sorted(table.legal()) == sorted([f"settlement {at('n:0,2')}", f"settlement {at('n:1,0')}"])
    assert table.why_not(f"settlement {at('n:1,-2')}") == "CK-BARB-19"
    table.play(f"settlement {at('n:1,0')}")
    assert table.stands("n:1,0") == "p1 settlement"
    assert table.stands("n:0,2") == "p1 sideways"
    assert (table.supply(0, SETTLEMENTS), table.supply(0, CITIES)) == (0, 2)


@pytest.mark.rule("CK-BARB-19")
def test_medicine_brings_a_settlement_piece_back_too() -> None:
    table = pillaged().hand(0, ore=2, grain=1).progress(0, "medicine").play("play medicine", f"city {at('n:0,-2')}")
    assert table.stands("n:0,2") == "p1 settlement"


@pytest.mark.rule("CK-BARB-18")
def test_with_the_option_no_other_settlement_is_upgraded_first() -> None:
    table = pillaged(FIRST).hand(0, ore=6, grain=4)
    assert table.why_not(f"city {at('n:0,-2')}") == "CK-BARB-18"
    table.play(f"city {at('n:0,2')}")
    assert table.stands("n:0,2") == "p1 city"
    assert table.why_not(f"city {at('n:0,-2')}") == ""


@pytest.mark.rule("CK-BARB-18")
def test_with_the_option_building_is_not_blocked() -> None:
    table = full(3, FIRST).city(0, "n:0,2", sideways=True)
    table.road(0, "n:0,2", "s:0,1", "n:-1,2").hand(0, lumber=2, brick=2, wool=1, grain=1)
    assert table.why_not(f"settlement {at('n:-1,2')}") == ""
    table.play(f"settlement {at('n:-1,2')}")
    assert table.stands("n:0,2") == "p1 sideways"
