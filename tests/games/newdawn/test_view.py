"""What leaves the engine: the view, its previews, and what is printed on components."""

from ecumene.core.state import SPECTATOR
from ecumene.games.newdawn.printed import printed

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


def test_threats_are_the_attacks_of_others() -> None:
    table = Table().token(1, "5,-2").row(1, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    threats = table.view(0).threats
    assert [(each.seat, table.place_of(each.hex), each.foe) for each in threats] == [(1, "7,-2", "p1")]
    assert threats[0].plain == 30  # five and a die against two and a die: ahead by three, lost in six rolls
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


def test_what_is_printed() -> None:
    tables = printed()
    assert all(isinstance(table, dict) and table for table in tables.values())
