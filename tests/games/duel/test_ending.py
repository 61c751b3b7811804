"""The end of the game: supremacies at any moment, else the last card of Age III; and the four results."""

from collections.abc import Callable

import pytest

from ecumene.games.duel.material import BUILDINGS, WONDERS

from .positions import counted, ending, names, play_through
from .table import Table

FIVE_SYMBOLS = "apothecary workshop scriptorium academy university"  # all but the mortar
RED = (
    "guard-tower stable garrison palisade walls horse-breeders barracks archery-range parade-ground "
    "arsenal pretorium fortifications siege-workshop circus"
)


# Supremacies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-01")
@pytest.mark.parametrize("card", ["guard-tower", "walls", "pretorium"])
@pytest.mark.parametrize("seat", [1, 2])
def test_military_supremacy_ends_the_game_at_once_in_any_age(card: str, seat: int) -> None:
    table = Table(card, pawn=8 if seat == 1 else -8, coins={1: 20, 2: 20}, turn=seat)
    left = sum(not slot.taken for slot in table.view().slots)
    table.do(f"build {card}")
    assert (table.over, table.result, table.winners) == (True, "military-supremacy", [seat])
    assert sum(not slot.taken for slot in table.view().slots) == left - 1
    assert (table.actor, table.legal()) == (-1, [])
    assert names(table)[-1] == "military-win"
    assert table.refusal("discard altar") == table.refusal("turn altar") == "DU-END-01"


@pytest.mark.rule("DU-END-01")
@pytest.mark.parametrize("card", ["pharmacist", "dispensary"])
@pytest.mark.parametrize("seat", [1, 2])
def test_scientific_supremacy_ends_the_game_at_once(card: str, seat: int) -> None:
    table = Table(card, cities={seat: FIVE_SYMBOLS}, coins={1: 20, 2: 20}, turn=seat).do(f"build {card}")
    assert (table.over, table.result, table.winners) == (True, "scientific-supremacy", [seat])
    assert (table.actor, table.legal()) == (-1, [])
    assert names(table)[-1] == "scientific-win"
    assert table.refusal("discard altar") == "DU-END-01"


@pytest.mark.rule("DU-END-01")
def test_scientific_supremacy_in_the_last_age() -> None:
    cities = {1: "apothecary workshop scriptorium pharmacist academy"}
    table = Table("university study", cities=cities, coins={1: 20}).do("build university")
    assert (table.result, table.winners) == ("scientific-supremacy", [1])


@pytest.mark.rule("DU-END-01")
def test_a_supremacy_may_come_in_the_middle_of_a_turn() -> None:
    four = "apothecary workshop scriptorium pharmacist"
    table = Table("library", cities={1: f"{four} academy"}, coins={1: 20}).do("build library")
    assert (table.over, table.asked) == (False, "taking")
    table.do("take law")
    assert (table.result, table.winners) == ("scientific-supremacy", [1])
    board = "agriculture economy masonry strategy theology"
    table = Table("baths", cities={1: f"{four} academy"}, board=board, coins={1: 20}, wonders={1: "great-library"})
    table.do("raise great-library baths", "draw architecture+law+urbanism")
    assert not table.over
    table.do("keep law")
    assert (table.result, table.winners) == ("scientific-supremacy", [1])


@pytest.mark.rule("DU-END-01")
def test_five_symbols_and_eight_cells_end_nothing() -> None:
    table = Table("obelisk palace", cities={1: FIVE_SYMBOLS}, pawn=8, coins={1: 20}).after("discard obelisk")
    assert not table.over


@pytest.mark.rule("DU-END-10")
@pytest.mark.parametrize("seat", [1, 2])
def test_after_a_supremacy_points_do_not_matter(seat: int) -> None:
    rival = {3 - seat: "palace town-hall gardens pantheon senate theater altar baths"}
    coins = {seat: 8, 3 - seat: 60}
    table = Table("pretorium", cities=rival, coins=coins, pawn=7 if seat == 1 else -7, turn=seat).do("build pretorium")
    total = table.sheet["total"]
    assert (table.result, table.winners) == ("military-supremacy", [seat])
    assert total[seat - 1] == 0
    assert total[2 - seat] > 50
    assert table.state.returns() == ([1.0, 0.0] if seat == 1 else [0.0, 1.0])
    assert table.told("scoring") == []
    cities = {**rival, seat: FIVE_SYMBOLS}
    table = Table("dispensary", cities=cities, coins={seat: 20, 3 - seat: 60}, turn=seat).do("build dispensary")
    assert (table.result, table.winners) == ("scientific-supremacy", [seat])
    assert table.sheet["total"][seat - 1] < table.sheet["total"][2 - seat]


@pytest.mark.rule("DU-END-10")
def test_a_supremacy_with_the_very_last_card_decides_before_points_do() -> None:
    cities = {2: "palace town-hall gardens"}
    table = Table("pretorium", cities=cities, coins={1: 8, 2: 0}, pawn=6, last=True).do("build pretorium")
    assert (table.result, table.winners) == ("military-supremacy", [1])
    assert names(table)[-1] == "military-win"


@pytest.mark.rule("DU-END-12")
def test_nothing_has_both_shields_and_a_symbol() -> None:
    assert [card.name for card in BUILDINGS if card.shields and card.symbol] == []
    with_shields = {card.name for card in BUILDINGS if card.shields}
    assert with_shields == set(RED.split())
    assert {wonder.name for wonder in WONDERS if wonder.shields} == {"circus-maximus", "colossus", "statue-of-zeus"}
    assert all(not (wonder.shields and (wonder.revives or wonder.draws)) for wonder in WONDERS)


@pytest.mark.rule("DU-END-12")
@pytest.mark.parametrize(
    ("card", "result"), [("guard-tower", "military-supremacy"), ("pharmacist", "scientific-supremacy")]
)
def test_with_both_supremacies_one_step_away_the_first_reached_decides(card: str, result: str) -> None:
    table = Table(card, cities={1: FIVE_SYMBOLS}, pawn=8, coins={1: 20}).do(f"build {card}")
    assert (table.result, table.winners) == (result, [1])
    wonders = {1: "mausoleum"}
    table = Table("baths", cities={1: FIVE_SYMBOLS}, pawn=8, coins={1: 20}, wonders=wonders, discard=card)
    table.do("raise mausoleum baths", f"revive {card}")
    assert (table.result, table.winners) == (result, [1])


@pytest.mark.rule("DU-END-12")
@pytest.mark.parametrize("wonder", ["circus-maximus", "statue-of-zeus"])
@pytest.mark.parametrize("cards", ["", "quarry press"])
def test_a_supremacy_of_the_shields_of_a_wonder_comes_before_its_choice(wonder: str, cards: str) -> None:
    table = Table("baths", cities={2: cards}, pawn=8, coins={1: 20}, wonders={1: wonder})
    table.do(f"raise {wonder} baths")
    assert (table.result, table.asked, table.legal()) == ("military-supremacy", "over", [])
    assert (table.cards(2), table.discard) == (cards.split(), [])
    assert names(table)[-1] == "military-win"


# The last card ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-02")
@pytest.mark.parametrize("seat", [1, 2])
def test_after_the_last_card_of_the_third_age_more_points_win(seat: int) -> None:
    table = Table("obelisk palace", cities={seat: "theater", 3 - seat: "workshop"}, coins={1: 0, 2: 0}, last=True)
    table.do("discard obelisk")
    assert not table.over
    table.do("discard palace")
    assert (table.over, table.result, table.winners) == (True, "civilian-victory", [seat])
    assert ending(table).reason == "points"
    assert (table.actor, table.legal()) == (-1, [])
    assert names(table)[-2:] == ["age-ends", "scoring"]
    assert table.refusal("discard palace") == table.refusal("deal palace") == "DU-END-02"


@pytest.mark.rule("DU-END-02")
@pytest.mark.parametrize("card", ["altar", "statue"])
def test_the_last_card_of_an_earlier_age_does_not_end_the_game(card: str) -> None:
    table = Table(card, last=True).do(f"discard {card}")
    assert not table.over
    assert table.told("scoring") == []


@pytest.mark.rule("DU-END-02")
def test_choices_of_the_last_card_are_made_before_the_game_ends() -> None:
    table = Table("obelisk", cities={2: "quarry"}, coins={1: 40}, wonders={1: "statue-of-zeus"}, last=True)
    table.do("raise statue-of-zeus obelisk")
    assert (table.over, table.asked) == (False, "destroying-brown")
    table.do("destroy quarry")
    assert table.over
    table = Table("university", cities={1: "observatory"}, coins={1: 40}, last=True).do("build university")
    assert (table.over, table.asked) == (False, "taking")
    table.do("take philosophy")
    assert table.over
    assert table.sheet["tokens"] == (7, 0)
    table = Table("obelisk", coins={1: 40}, wonders={1: "great-library"}, last=True).do("raise great-library obelisk")
    assert (table.over, table.asked) == (False, "drawing")
    assert table.do("draw architecture+economy+mathematics", "keep mathematics").sheet["tokens"] == (3, 0)


# Results ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-13")
def test_every_game_ends_in_one_of_four_ways_and_the_first_three_have_one_winner() -> None:
    found = set()
    for seed in range(80):
        *_, last = play_through(seed)
        found.add(last.table.result)
        assert last.table.result in ("military-supremacy", "scientific-supremacy", "civilian-victory", "shared-victory")
        assert last.table.winners in ([[1, 2]] if last.table.result == "shared-victory" else [[1], [2]])
    assert found >= {"military-supremacy", "civilian-victory"}


@pytest.mark.rule("DU-END-13")
@pytest.mark.parametrize(
    ("table", "result", "reason"),
    [
        (lambda: Table("guard-tower", pawn=8).do("build guard-tower"), "military-supremacy", "capital"),
        (
            lambda: Table("pharmacist", cities={1: FIVE_SYMBOLS}).do("build pharmacist"),
            "scientific-supremacy",
            "symbols",
        ),
        (lambda: counted({1: "altar"}, coins={1: 2}), "civilian-victory", "points"),
        (lambda: counted({1: "altar", 2: "study"}, coins={1: 2}), "civilian-victory", "blue"),
        (lambda: counted(coins={1: 2}), "shared-victory", "shared"),
    ],
)
def test_each_result_has_its_name_reason_and_winners(table: Callable[[], Table], result: str, reason: str) -> None:
    end = ending(table())
    assert (end.result, end.reason) == (result, reason)
    assert end.winners == ((0, 1) if result == "shared-victory" else (0,))
