"""The end of the game: supremacies at any moment, else points, the tie-break and shared victories."""

import pytest

from ecumene.core.ending import Ending
from ecumene.games.duel.material import BUILDINGS, WONDERS

from .positions import names, play_through, side_by_side
from .table import Table

FIVE_SYMBOLS = "apothecary workshop scriptorium academy university"  # all but the mortar
BROWN = "lumber-yard logging-camp clay-pool clay-pit quarry stone-pit sawmill brickyard shelf-quarry"
GREY = "glassworks press glassblower drying-room"
RED = (
    "guard-tower stable garrison palisade walls horse-breeders barracks archery-range parade-ground "
    "arsenal pretorium fortifications siege-workshop circus"
)


def counted(
    cities: dict[int, str] | None = None,
    coins: dict[int, int] | None = None,
    built: dict[int, str] | None = None,
    tokens: dict[int, str] | None = None,
    pawn: int = 0,
) -> Table:
    """The game has been counted up; the last card was discarded by the first seat for exactly the coins given."""
    purse = {1: 0, 2: 0, **(coins or {})}
    table = Table("obelisk", cities=cities, coins=purse, built=built, tokens=tokens, pawn=pawn, last=True)
    income = table.city(1).discard_income
    purse[1] -= income
    assert purse[1] >= 0, "the last discard brings coins"
    table = Table("obelisk", cities=cities, coins=purse, built=built, tokens=tokens, pawn=pawn, last=True)
    return table.do("discard obelisk")


def ending(table: Table) -> Ending:
    """How it ended."""
    end = table.state.ending()
    assert end is not None
    return end


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
def test_a_supremacy_of_the_shields_of_a_wonder_comes_before_its_choice() -> None:
    for wonder, card in (("circus-maximus", "press"), ("statue-of-zeus", "quarry")):
        table = Table("baths", cities={2: card}, pawn=8, coins={1: 20}, wonders={1: wonder})
        table.do(f"raise {wonder} baths")
        assert (table.result, table.cards(2), table.discard) == ("military-supremacy", [card], [])


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


# Points -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-03")
def test_the_score_is_the_sum_of_military_cards_wonders_tokens_and_coins() -> None:
    table = counted(
        {
            1: "theater statue workshop library port lighthouse merchants-guild guard-tower quarry press",
            2: "palace apothecary arena builders-guild stable sawmill",
        },
        coins={1: 11, 2: 20},
        built={1: "pyramids temple-of-artemis", 2: "sphinx colossus piraeus"},
        tokens={1: "agriculture mathematics", 2: "philosophy strategy"},
        pawn=-4,
    )
    assert table.sheet == {
        "blue": (7, 7),
        "green": (3, 1),
        "yellow": (6, 3),
        "purple": (2, 6),
        "wonders": (9, 11),
        "tokens": (10, 7),
        "coins": (3, 6),
        "military": (0, 5),
        "total": (40, 46),
    }
    assert (table.result, table.winners) == ("civilian-victory", [2])


@pytest.mark.rule("DU-END-03")
@pytest.mark.parametrize(
    ("source", "points"),
    [
        ({"cities": {1: "palace"}}, 7),
        ({"cities": {1: "study"}}, 3),
        ({"cities": {1: "armory"}}, 3),
        ({"cities": {1: "tacticians-guild", 2: "walls circus"}}, 2),
        ({"built": {1: "sphinx"}}, 6),
        ({"tokens": {1: "agriculture"}}, 4),
        ({"coins": {1: 18}}, 6),
        ({"pawn": 6}, 10),
    ],
)
def test_each_source_of_points_counts_by_itself(source: dict[str, dict[int, str]], points: int) -> None:
    table = counted(**{"coins": {1: 2 + ("armory" in str(source))}, **source})  # type: ignore[arg-type]
    assert table.sheet["total"] == (points + ("armory" in str(source)), 0)


@pytest.mark.rule("DU-END-03")
def test_the_total_is_the_sum_of_its_lines_in_random_games() -> None:
    for seed in range(20):
        *_, last = play_through(seed)
        sheet = dict(last.table.sheet)
        sheet.pop("blue-tie-break", None)
        total = sheet.pop("total")
        assert total == tuple(sum(line[seat] for line in sheet.values()) for seat in range(2))


@pytest.mark.rule("DU-END-04")
@pytest.mark.parametrize(
    ("coins", "points"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (8, 2), (9, 3), (29, 9), (30, 10), (100, 33)]
)
def test_every_full_three_coins_score_a_point_and_the_rest_nothing(coins: int, points: int) -> None:
    table = counted(coins={1: coins, 2: coins + 1})
    assert (table.coins(1), table.coins(2)) == (coins, coins + 1)
    assert table.sheet["coins"] == (points, (coins + 1) // 3)
    assert table.sheet["total"] == table.sheet["coins"]


@pytest.mark.rule("DU-END-05")
@pytest.mark.parametrize("colour", [BROWN, GREY, RED])
def test_brown_grey_and_red_cards_score_nothing(colour: str) -> None:
    table = counted({1: colour}, coins={1: 2, 2: 2})
    assert table.sheet["total"] == (0, 0)
    assert len(table.cards(1)) == len(colour.split())
    assert all(card.points == 0 for card in BUILDINGS if card.name in colour.split())


@pytest.mark.rule("DU-END-06")
def test_unbuilt_and_retired_wonders_score_nothing() -> None:
    table = Table("obelisk", coins={1: 0, 2: 0}, wonders={1: "pyramids sphinx", 2: "colossus"}, last=True)
    table.do("discard obelisk")
    assert (table.sheet["wonders"], table.sheet["total"]) == ((0, 0), (0, 0))
    built = {1: "temple-of-artemis appian-way piraeus", 2: "colossus mausoleum circus-maximus"}
    wonders = {1: "sphinx", 2: "pyramids"}
    table = Table("obelisk", coins={1: 8, 2: 0}, wonders=wonders, built=built, last=True)
    table.do("raise sphinx obelisk")
    assert [wonder.wonder for wonder in table.city(2).wonders if wonder.retired] == ["pyramids"]
    assert table.sheet["wonders"] == (0 + 3 + 2 + 6, 3 + 2 + 3)


# Ties ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-07")
@pytest.mark.parametrize("seat", [1, 2])
def test_on_equal_scores_more_points_on_blue_cards_win(seat: int) -> None:
    table = counted({seat: "theater", 3 - seat: "study"}, coins={1: 2, 2: 0})
    assert table.sheet["total"] == (3, 3)
    assert (table.result, table.winners) == ("civilian-victory", [seat])
    assert (ending(table).reason, ending(table).rule) == ("blue", "DU-END-07")
    assert table.sheet["blue-tie-break"] == ((3, 0) if seat == 1 else (0, 3))
    assert table.state.returns() == ([1.0, 0.0] if seat == 1 else [0.0, 1.0])


@pytest.mark.rule("DU-END-07")
def test_blue_points_decide_nothing_when_the_scores_differ() -> None:
    table = counted({1: "palace", 2: "study academy library"}, coins={1: 2, 2: 0})
    assert table.sheet["total"] == (7, 8)
    assert table.winners == [2]
    assert "blue-tie-break" not in table.sheet


@pytest.mark.rule("DU-END-08")
@pytest.mark.parametrize(
    "cities", [{}, {1: "theater", 2: "altar"}, {1: "statue study", 2: "temple academy"}, {1: "study", 2: "academy"}]
)
def test_with_equal_blue_points_too_the_victory_is_shared(cities: dict[int, str]) -> None:
    table = counted(cities, coins={1: 2, 2: 1})
    assert (table.result, table.winners) == ("shared-victory", [1, 2])
    assert table.state.returns() == [0.5, 0.5]


@pytest.mark.rule("DU-END-09")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_tie_break_counts_points_of_blue_cards_and_not_the_cards(seat: int) -> None:
    cities = {seat: "palace", 3 - seat: "theater altar workshop"}
    table = counted(cities, coins={1: 2, 2: 0})
    assert table.sheet["total"] == (7, 7)
    assert table.winners == [seat]
    assert sorted(table.sheet["blue-tie-break"]) == [6, 7]


@pytest.mark.rule("DU-END-09")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_tie_break_leaves_the_points_of_the_magistrates_guild_out(seat: int) -> None:
    # 4 on blue against 3 on blue and 1 from the guild
    table = counted({seat: "statue", 3 - seat: "theater magistrates-guild"}, coins={1: 2, 2: 0})
    assert table.sheet["total"] == (4, 4)
    assert table.winners == [seat]
    # 3 on blue each; a guild of 1 point against a green card of 1 point
    table = counted({seat: "altar workshop", 3 - seat: "theater magistrates-guild"}, coins={1: 2, 2: 0})
    assert table.sheet["total"] == (4, 4)
    assert table.winners == [1, 2]


# The last turn and the result ---------------------------------------------------------------------------------------


@pytest.mark.rule("DU-END-11")
def test_points_are_counted_after_all_effects_of_the_last_turn() -> None:
    table = Table(
        "obelisk",
        cities={1: "quarry", 2: "shipowners-guild sawmill brickyard"},
        coins={1: 40, 2: 0},
        wonders={1: "statue-of-zeus"},
        last=True,
    )
    assert table.city(2).points.purple == 2
    assert table.do("raise statue-of-zeus obelisk", "destroy sawmill").sheet["purple"] == (0, 1)


@pytest.mark.rule("DU-END-11")
def test_coins_of_the_last_turn_count_for_both_players() -> None:
    cities = {2: "moneylenders-guild"}
    table = Table("obelisk", cities=cities, coins={1: 8, 2: 5}, wonders={1: "temple-of-artemis"}, last=True)
    table.do("raise temple-of-artemis obelisk")
    assert (table.sheet["coins"], table.sheet["purple"]) == ((4, 1), (0, 4))
    table = Table("obelisk", cities=cities, coins={1: 10, 2: 7}, wonders={1: "appian-way"}, last=True)
    table.do("raise appian-way obelisk")
    assert (table.sheet["coins"], table.sheet["purple"]) == ((1, 1), (0, 1))
    table = Table("obelisk", cities=cities, coins={1: 4, 2: 0}, last=True).do("discard obelisk")
    assert (table.sheet["coins"], table.sheet["purple"]) == ((2, 0), (0, 2))


@pytest.mark.rule("DU-END-11")
def test_mathematics_counts_a_token_of_the_last_turn() -> None:
    cards = {1: "observatory"}
    table = Table("university", cities=cities_of(cards), coins={1: 40}, tokens={1: "mathematics"}, last=True)
    assert table.do("build university", "take strategy").sheet["tokens"] == (6, 0)


def cities_of(cards: dict[int, str]) -> dict[int, str]:
    return cards


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
        (lambda: Table("pharmacist", cities={1: FIVE_SYMBOLS}).do("build pharmacist"), "scientific-supremacy", "symbols"),
        (lambda: counted({1: "altar"}, coins={1: 2}), "civilian-victory", "points"),
        (lambda: counted({1: "altar", 2: "study"}, coins={1: 2}), "civilian-victory", "blue"),
        (lambda: counted(coins={1: 2}), "shared-victory", "shared"),
    ],
)
def test_each_result_has_its_name_reason_and_winners(table, result: str, reason: str) -> None:  # type: ignore[no-untyped-def]
    end = ending(table())
    assert (end.result, end.reason) == (result, reason)
    assert end.winners == ((0, 1) if result == "shared-victory" else (0,))
