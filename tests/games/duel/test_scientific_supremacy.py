"""Science: what counts towards six different symbols, and the victory they bring."""

from __future__ import annotations

import pytest

from .printed_facts import PAIRS, SYMBOL_OF, all_but
from .table import Table


def reason(table: Table) -> tuple[str, str]:
    """Why the game ended, and by which rule."""
    ending = table.state.ending()
    return (ending.reason, ending.rule) if ending else ("", "")


@pytest.mark.rule("DU-SCI-08")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("card", SYMBOL_OF)
def test_six_different_symbols_win_at_once(card: str, seat: int) -> None:
    table = Table(
        card, cities={seat: all_but(SYMBOL_OF[card]), 3 - seat: "theater altar baths"}, coins={seat: 20}, turn=seat
    )
    assert table.city(seat).different_symbols == 5
    assert not table.over
    assert table.offer(card, seat).wins == "science"
    table.do(f"build {card}")
    assert (table.over, table.result, table.winners) == (True, "scientific-supremacy", [seat])
    assert (table.legal(), table.asked) == ([], "over")
    assert [(event.seat, event.rule) for event in table.told("scientific-win")] == [(seat - 1, "DU-SCI-08")]
    assert reason(table) == ("symbols", "DU-SCI-08")


@pytest.mark.rule("DU-SCI-08")
def test_six_green_cards_with_five_different_symbols_do_not_win() -> None:
    table = Table("library brewery", cities={1: all_but("armillary")}).do("build library", "take strategy")
    table.let_chance()
    assert len(table.cards(1, "green")) == 6
    assert table.city(1).different_symbols == 5
    assert (table.over, table.actor) == (False, 2)


@pytest.mark.rule("DU-SCI-08")
@pytest.mark.parametrize("card", ["academy", "university"])
def test_the_fifth_symbol_does_not_win(card: str) -> None:
    table = Table(card, cities={1: "scriptorium pharmacist workshop apothecary"}, coins={1: 20}).do(f"build {card}")
    assert table.city(1).different_symbols == 5
    assert not table.over


@pytest.mark.rule("DU-SCI-09")
@pytest.mark.parametrize("way", ["discard academy", "raise pyramids academy"])
def test_a_symbol_that_is_discarded_or_put_under_a_wonder_does_not_count(way: str) -> None:
    table = Table("academy", cities={1: all_but("sundial")}, wonders={1: "pyramids"}, coins={1: 8}).after(way)
    assert not table.over
    assert table.city(1).different_symbols == 5
    assert "sundial" not in table.city(1).symbols


@pytest.mark.rule("DU-SCI-09")
@pytest.mark.parametrize("way", ["discard school", "raise pyramids school"])
def test_such_a_card_makes_no_pair_either(way: str) -> None:
    table = Table("school", cities={1: "apothecary"}, wonders={1: "pyramids"}, coins={1: 8}).do(way)
    assert table.told("pair") == []
    assert table.let_chance().actor == 2
    assert table.city(1).symbols == {"wheel": 1}


@pytest.mark.rule("DU-SCI-09")
def test_only_the_symbols_of_ones_own_city_count() -> None:
    table = Table(
        "academy",
        cities={1: "scriptorium pharmacist workshop", 2: "school university"},
        built={1: "sphinx/apothecary", 2: "pyramids/laboratory"},
        discard="observatory",
        coins={1: 20},
    )
    assert table.city(1).symbols == {"inkwell": 1, "mortar": 1, "level": 1}
    assert table.city(2).symbols == {"wheel": 1, "armillary": 1}
    table.do("build academy")
    assert not table.over
    assert [table.city(seat).different_symbols for seat in (1, 2)] == [4, 2]
    table = Table("school", built={1: "sphinx/apothecary"}, coins={1: 20}).do("build school")
    assert table.told("pair") == []


@pytest.mark.rule("DU-SCI-10", "DU-SCI-13")
@pytest.mark.parametrize("seat", [1, 2])
def test_law_taken_from_the_board_as_the_sixth_symbol_wins_at_once(seat: int) -> None:
    cities = {seat: "scriptorium pharmacist workshop apothecary academy"}
    table = Table("library", cities=cities, turn=seat).do("build library")
    assert (table.over, table.asked) == (False, "taking")
    other = Table("library", cities=cities, turn=seat).do("build library", "take philosophy")
    assert not other.over
    table.do("take law")
    assert (table.result, table.winners) == ("scientific-supremacy", [seat])
    assert reason(table) == ("symbols", "DU-SCI-08")
    assert table.legal() == []


@pytest.mark.rule("DU-SCI-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_law_of_the_great_library_as_the_sixth_symbol_wins_at_once(seat: int) -> None:
    table = Table(
        "brewery",
        cities={seat: "scriptorium pharmacist workshop apothecary academy"},
        wonders={seat: "great-library"},
        coins={seat: 10},
        board="agriculture philosophy strategy theology urbanism",
        turn=seat,
    )
    table.do("raise great-library brewery", "draw economy+law+masonry")
    assert not table.over
    table.do("keep law")
    assert (table.result, table.winners) == ("scientific-supremacy", [seat])


@pytest.mark.rule("DU-SCI-10")
@pytest.mark.parametrize("card", SYMBOL_OF)
def test_law_counts_as_one_of_the_six_when_a_card_comes_last(card: str) -> None:
    five = all_but(SYMBOL_OF[card]).split()
    table = Table(card, cities={1: " ".join(five[1:])}, tokens={1: "law"}, coins={1: 20})
    assert table.city(1).different_symbols == 5
    assert table.do(f"build {card}").winners == [1]
    table = Table(card, cities={1: " ".join(five[2:])}, tokens={1: "law"}, coins={1: 20}).do(f"build {card}")
    assert (table.over, table.city(1).different_symbols) == (False, 5)


@pytest.mark.rule("DU-SCI-13")
@pytest.mark.parametrize("card", SYMBOL_OF)
def test_a_card_makes_a_pair_or_adds_a_symbol_but_never_both(card: str) -> None:
    partner = next(other for other in PAIRS[SYMBOL_OF[card]] if other != card)
    pairing = Table(card, cities={1: partner}, coins={1: 20}).do(f"build {card}")
    assert (pairing.city(1).different_symbols, len(pairing.told("pair"))) == (1, 1)
    adding = Table(card, cities={1: all_but(SYMBOL_OF[card])}, coins={1: 20}).do(f"build {card}")
    assert (adding.city(1).different_symbols, adding.told("pair")) == (6, [])
    assert adding.over


@pytest.mark.rule("DU-SCI-12", "DU-SCI-08")
@pytest.mark.parametrize("card", SYMBOL_OF)
def test_a_green_card_of_the_mausoleum_can_be_the_sixth_symbol(card: str) -> None:
    cities = {1: all_but(SYMBOL_OF[card])}
    table = Table("palace", cities=cities, discard=card, wonders={1: "mausoleum"}, coins={1: 10})
    table.do("raise mausoleum palace")
    assert not table.over
    table.do(f"revive {card}")
    assert (table.result, table.winners) == ("scientific-supremacy", [1])
