"""What leaves the engine: the view, its previews, and what is printed on components."""

import pytest

from ecumene.core.state import SPECTATOR
from ecumene.games.newdawn.catalogue import catalogue

from .table import Table


def test_previews_show_what_each_card_would_do_from_where_it_lies() -> None:
    table = Table().token(1, "5,-2").city_state("seoul", "6,-4").ground("mountain", "6,-2")
    previews = {each.card: each for each in table.view(0).previews}
    assert set(previews) == set(table.cards(0))
    assert {table.place_of(space) for space in previews["masonry"].spaces} == {"5,-2"}
    assert previews["astrology"].amount == 1
    assert table.at("6,-2") not in previews["early-empire"].spaces  # slot 4
    assert table.at("6,-2") in previews["pottery"].spaces or previews["pottery"].counts_as == 5
    assert table.at("7,-3") in previews["foreign-trade"].spaces


def previewed(table: Table, card: str) -> tuple[int, set[str]]:
    """What the preview of a card in the first seat's row says: how much, and where."""
    preview = next(each for each in table.view(0).previews if each.card == card)
    return preview.amount, {table.place_of(space) for space in preview.spaces}


def steps_from(table: Table, origin: str, steps: int, card: str) -> set[str]:
    """Every space that a caravan of the first seat can reach, found by moving it."""
    table.play(f"focus {card}").on("depart", origin)
    found: set[str] = set()
    paths: list[list[str]] = [[]]
    for _ in range(steps):
        longer = []
        for path in paths:
            there = table.copy().on("step", *path)
            if there.asked() == "p1 travelling":
                new = there.spaces("step") - found
                found |= new
                longer += [[*path, place] for place in sorted(new)]
        paths = longer
    return found


@pytest.mark.parametrize("colossus", [False, True])
def test_the_economy_preview_counts_the_spaces_of_colossus(colossus: bool) -> None:
    table = Table().row(0, "early-empire", "astrology", "masonry", "pottery", "foreign-trade")
    if colossus:
        table.wonder("colossus", "7,-2")
    amount, spaces = previewed(table, "foreign-trade")
    assert amount == (9 if colossus else 3)
    assert ("3,0" in spaces) == colossus  # four steps from the capital
    assert "4,-2" in spaces
    table.play("focus foreign-trade").on("depart", "7,-2")
    travel = table.view(0).travel
    assert travel is not None
    assert travel.left == amount


def test_the_economy_preview_ends_at_a_barbarian() -> None:
    table = Table().row(0, "early-empire", "astrology", "masonry", "pottery", "currency").barbarian("a", "6,-2")
    table.ground("water", *(place for place in table.around("7,-2") if place != "6,-2"))
    assert previewed(table, "currency") == (4, {"6,-2"})
    table.play("focus currency").on("depart", "7,-2")  # which also makes the only possible step
    assert (table.space("6,-2").caravans, table.asked()) == ([0], "p1 caravans")


def test_the_economy_preview_is_where_a_caravan_can_be_led() -> None:
    table = Table().row(0, "early-empire", "astrology", "masonry", "currency", "pottery").barbarian("a", "6,-2")
    table.ground("mountain", "5,-1").ground("water", "6,-1").city_state("kabul", "5,-2")
    _, spaces = previewed(table, "currency")
    assert spaces == steps_from(table, "7,-2", 4, "currency")


def test_the_industry_preview_shows_where_a_caravan_may_settle() -> None:
    table = Table().row(0, "early-empire", "astrology", "masonry", "foreign-trade", "animal-husbandry")
    table.caravan(0, "1,3")
    assert "1,3" in previewed(table, "animal-husbandry")[1]
    table.play("focus animal-husbandry")
    assert table.spaces("city") | table.spaces("settle") == previewed(table, "animal-husbandry")[1]


def test_previews_are_of_the_next_turn_when_this_one_is_under_way() -> None:
    table = Table().row(0, "early-empire", "astrology", "masonry", "pottery", "currency").caravan(0, "1,3")
    table.play("focus currency").on("resume", "1,3").on("step", "1,4").play("stop")
    assert table.asked() == "p1 caravans"
    assert table.legal("resume") == []
    assert "-1,6" in previewed(table, "currency")[1], "the caravan moves again in the next turn"


def test_threats_are_the_attacks_of_others() -> None:
    table = Table().token(1, "5,-2").row(1, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    threats = table.view(0).threats
    assert [(each.seat, table.place_of(each.hex), each.foe) for each in threats] == [(1, "7,-2", "p1")]
    assert threats[0].plain == 30  # five plus a die against two plus a die: three ahead, lost in six rolls
    assert table.view(1).odds == threats
    assert table.view(SPECTATOR).threats == []


def test_a_view_changes_nothing() -> None:
    table = Table().token(1, "5,-2").pact(0, 1, "joint-war").play("focus masonry")
    before = table.state.to_bytes()
    table.view(0)
    table.view(1)
    assert table.state.to_bytes() == before


def test_the_market_says_what_a_wonder_costs_the_reader() -> None:
    table = Table(leaders=("egypt",)).row(0, "astrology", "foreign-trade", "early-empire", "masonry", "pottery")
    table.market("oracle").has(0, mercury=1, oil=3).trade(0, "pottery", 1)
    offer = next(each for each in table.view(0).market if each.wonder)
    assert (offer.cost, offer.cost_now, offer.production, offer.means, offer.missing) == (8, 7, 5, 3, 0)
    assert next(each for each in table.view(SPECTATOR).market if each.wonder).cost_now == 8


def test_agendas_show_everybodys_progress() -> None:
    table = Table().victory(0, 3).tech(1, 13).city(1, "1,3")
    progress = {agenda.name: agenda.progress for card in table.view().victory for agenda in card.agendas}
    assert progress == {"civilized": [1, 2], "money-grubber": [0, 0], "technophile": [0, 13], "scholarly": [0, 0]}


def test_what_is_catalogue() -> None:
    tables = catalogue()
    assert all(isinstance(table, dict) and table for table in tables.values())
