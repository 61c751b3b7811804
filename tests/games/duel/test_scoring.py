"""Counting up: the sources of points, the tie-break, shared victories, and the state that is counted."""

import pytest

from ecumene.games.duel.material import BUILDINGS

from .positions import counted, ending, play_through
from .table import Table

BROWN = "lumber-yard logging-camp clay-pool clay-pit quarry stone-pit sawmill brickyard shelf-quarry"
GREY = "glassworks press glassblower drying-room"
RED = (
    "guard-tower stable garrison palisade walls horse-breeders barracks archery-range parade-ground "
    "arsenal pretorium fortifications siege-workshop circus"
)


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
    ("own", "other", "wonder", "token", "coins", "pawn", "points"),
    [
        ("", "", "", "", 2, 0, 0),
        ("palace", "", "", "", 2, 0, 7),
        ("study", "", "", "", 2, 0, 3),
        ("armory", "", "", "", 5, 0, 4),
        ("tacticians-guild", "walls circus", "", "", 2, 0, 2),
        ("", "", "sphinx", "", 2, 0, 6),
        ("", "", "", "agriculture", 2, 0, 4),
        ("", "", "", "", 18, 0, 6),
        ("", "", "", "", 2, 6, 10),
    ],
)
def test_each_source_of_points_counts_by_itself(
    own: str, other: str, wonder: str, token: str, coins: int, pawn: int, points: int
) -> None:
    table = counted({1: own, 2: other}, coins={1: coins}, built={1: wonder}, tokens={1: token}, pawn=pawn)
    assert table.sheet["total"] == (points, 0)


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


# The last turn ---------------------------------------------------------------------------------------


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
    table = Table("university", cities={1: "observatory"}, coins={1: 40}, tokens={1: "mathematics"}, last=True)
    assert table.do("build university", "take strategy").sheet["tokens"] == (6, 0)
