"""Corner cases where two rules meet, found by rereading the rulebooks; each was once implemented wrongly."""

import pytest

from ecumene.games.newdawn.layout import CITIES, CITY_STATE, MARKS, NATURAL, TOKENS, USED
from ecumene.games.newdawn.material import CITY_STATE_NAMES, NATURAL_NAMES
from ecumene.games.newdawn.rules import flow

from .table import Table

ROW = ("astrology", "foreign-trade", "early-empire", "pottery", "flight")
WEAK = ("masonry", "astrology", "foreign-trade", "early-empire", "pottery")
ANSWER = ("astrology", "foreign-trade", "early-empire", "pottery", "masonry")


@pytest.mark.rule("ND-WAR-22", "ND-WAR-32")
def test_a_player_who_loses_at_the_capital_anyway_may_spend_what_would_be_taken() -> None:
    table = Table().row(0, *ROW).row(1, *ANSWER).capital(1, "6,-2").trade(1, "masonry", 2)
    table.play("focus flight").on("attack", "6,-2").play("battle 6-1")
    assert table.asked() == "p2 defender"
    table.play("spend masonry", "spend masonry")
    assert table.told("wins-battle")
    assert table.card(1, "masonry").trade == 0
    assert "looting" not in table.asked()
    table = Table().row(0, *ROW).row(1, *ANSWER).capital(1, "6,-2").trade(1, "astrology", 2)
    table.play("focus flight").on("attack", "6,-2").play("battle 6-1")
    assert table.asked() == "p1 looting", "nothing lies on the military card"


@pytest.mark.rule("ND-WAR-22", "ND-RES-19")
@pytest.mark.parametrize(("row", "card", "roll", "won"), [(ROW, "flight", "6-1", 1), (WEAK, "masonry", "1-6", 0)])
def test_america_may_use_a_natural_wonder_in_a_battle_that_is_decided_to_lay_it_elsewhere(
    row: tuple[str, ...], card: str, roll: str, won: int
) -> None:
    table = Table(2, ("rome", "america")).row(0, *row).natural("mt-everest", "1,3").token(1, "1,3")
    flow.settle(table.state, None)
    table.play("lodge masonry").token(1, "6,-2").play(f"focus {card}").on("attack", "6,-2").play(f"battle {roll}")
    assert table.asked() == "p2 defender"
    table.play("employ mt-everest", "lodge pottery")
    assert len(table.told("wins-battle")) == won
    table = Table(2, ("america",)).row(0, *row).natural("mt-everest", "1,3").token(0, "1,3")
    flow.settle(table.state, None)
    table.play(f"lodge {card}").token(1, "6,-2").play(f"focus {card}").on("attack", "6,-2").play(f"battle {roll}")
    assert table.asked() == "p1 attacker"


@pytest.mark.rule("ND-WIN-26", "ND-RES-19")
def test_a_natural_wonder_taken_back_for_a_marker_is_not_laid_on_a_card() -> None:
    table = Table(2, ("america",)).victory(4).row(0, "astrology", "foreign-trade", "masonry", "pottery", "early-empire")
    near = table.around("7,-2")
    table.natural("mt-everest", "5,-1").natural("crater-lake", near[0]).token(0, "5,-1")
    table.play("lodge astrology")
    free = [place for place in (f"{q},{r}" for q, r in table.numbers) if table.state.owner_at(table.at(place)) < 0]
    others = [place for place in free if place not in near and place != "1,3"]
    table.token(0, *others[: table.state.zones[TOKENS] - 1])
    table.play("focus early-empire").on("place", near[0])
    assert table.asked() == "p1 mustering"
    table.on("take-back", near[0])
    assert table.state.zones[MARKS]
    assert table.asked() != "p1 lodging"
    assert table.state.zones[NATURAL + NATURAL_NAMES.index("crater-lake")] == 1


@pytest.mark.rule("ND-TRD-04", "ND-TRD-14")
def test_tokens_spent_in_time_spare_the_spaces_of_colossus() -> None:
    table = Table().row(0, "masonry", "astrology", "early-empire", "pottery", "currency").trade(0, "currency", 1)
    table.wonder("colossus", "7,-2").play("focus currency")
    there_and_back = ["6,-2", "7,-2"] * 4
    table.on("depart", "7,-2").on("step", *there_and_back[:2])
    assert table.why_not("spend currency") == "ND-TRD-12", "the caravan has spaces of its own"
    table.on("step", *there_and_back[2:4]).play("spend currency").on("step", *there_and_back[4:]).play("stop")
    assert table.state.pool == 3, "eight spaces, five of them its own"
    table.on("depart", "7,-2").on("step", *there_and_back)
    assert table.asked() == "p2 turn", "eight again, and then all are used up"


@pytest.mark.rule("ND-CS-09")
def test_a_city_state_that_is_freed_and_taken_again_in_a_turn_serves_once() -> None:
    table = Table().row(0, "flight", "astrology", "early-empire", "pottery", "currency").victory(3)
    table.city_state("kabul", "5,-2").stand_in(0, "5,-2").token(0, "6,-2").token(1, "6,-3")
    table.state.zones[TOKENS] = 0
    table.state.zones[CITIES] = 0
    kabul = CITY_STATE + CITY_STATE_NAMES.index("kabul")
    table.play("focus flight").on("attack", "6,-3").play("battle 1-4", "employ kabul")
    assert table.state.zones[kabul] & USED
    table.on("take-back", "5,-2")
    assert table.space("5,-2").owner == -1, "it is free"
    assert table.state.zones[kabul] & USED


@pytest.mark.rule("ND-WON-15", "ND-CLR-18")
def test_the_token_that_holds_stonehenge_is_not_taken_back_for_its_hills() -> None:
    table = Table().row(0, "masonry", "astrology", "currency", "pottery", "early-empire")
    near = table.around("7,-2")
    table.ground("hills", near[0], *table.around(near[0])[:3]).token(0, "3,0", "2,1").wonder("stonehenge", "3,0")
    table.play("focus early-empire").on("place", near[0])
    assert table.asked() == "p1 stonehenge"
    table.state.zones[TOKENS] = 0
    table.state.listed = False
    assert "2,1" in table.spaces("take-back")
    assert "3,0" not in table.spaces("take-back")
    assert table.why_not(f"take-back {table.at('3,0')}") == "ND-CLR-18"
