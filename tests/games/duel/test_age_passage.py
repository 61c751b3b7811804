"""From one age to the next: choices of the last card, what carries over, and the two ends of the row of ages."""

import pytest

from ecumene.core.options import OptionValue

from .table import Table, fresh_game

LAST_CARDS = pytest.mark.parametrize(("age", "card"), [(1, "altar"), (2, "brewery")])


# Choices of the last card --------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-AGE-09")
@pytest.mark.parametrize(
    ("card", "play", "asked", "choice"),
    [
        ("pharmacist", "build pharmacist", "taking", "take philosophy"),
        ("altar", "raise statue-of-zeus altar", "destroying-brown", "destroy quarry"),
        ("altar", "raise circus-maximus altar", "destroying-grey", "destroy press"),
        ("altar", "raise mausoleum altar", "reviving", "revive theater"),
        ("palace", "raise mausoleum palace", "reviving", "revive theater"),
        ("library", "build library", "taking", "take agriculture"),
    ],
)
def test_a_choice_of_the_last_card_is_made_before_the_age_ends(card: str, play: str, asked: str, choice: str) -> None:
    table = Table(
        card,
        last=True,
        cities={1: "dispensary scriptorium", 2: "quarry press"},
        wonders={1: "statue-of-zeus circus-maximus mausoleum"},
        discard="theater",
        coins={1: 30},
    )
    age = table.view().age
    table.do(play)
    assert (table.asked, table.actor, table.view().age) == (asked, 1, age)
    assert not table.told("age-ends")
    assert table.refusal("begin p1") == "DU-TURN-15"
    table.do(choice)
    assert [event.details for event in table.told("age-ends")] == [{"age": age}]
    assert table.over == (age == 3)


@pytest.mark.rule("DU-AGE-09")
def test_the_token_of_the_great_library_is_kept_before_the_age_ends() -> None:
    table = Table("altar", last=True, wonders={1: "great-library"}, coins={1: 20}).do("raise great-library altar")
    assert (table.asked, table.view().age) == ("drawing", 1)
    table.do("draw architecture+economy+masonry")
    assert (table.asked, table.actor, table.view().age) == ("keeping", 1, 1)
    assert not table.told("age-ends")
    table.do("keep masonry")
    assert (table.asked, table.view().age) == ("dealing", 2)


@pytest.mark.rule("DU-AGE-09")
def test_a_choice_of_the_last_card_still_decides_who_is_weaker_and_what_counts() -> None:
    table = Table("altar", last=True, wonders={1: "mausoleum"}, discard="guard-tower", coins={1: 20}, turn=1)
    table.after("raise mausoleum altar", "revive guard-tower")
    assert (table.pawn, table.asked, table.actor) == (1, "beginning", 2)
    table = Table("palace", last=True, wonders={1: "mausoleum"}, discard="obelisk", coins={1: 10, 2: 0})
    table.do("raise mausoleum palace", "revive obelisk")
    assert (table.sheet["blue"], table.sheet["wonders"], table.sheet["total"]) == ((5, 0), (2, 0), (7, 0))


# What carries over ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-AGE-10")
@LAST_CARDS
@pytest.mark.parametrize("named", [1, 2])
def test_everything_but_the_structure_carries_over(age: int, card: str, named: int) -> None:
    table = Table(
        card,
        last=True,
        cities={1: "quarry tavern library", 2: "press theater guard-tower"},
        coins={1: 13, 2: 1},
        wonders={1: "colossus", 2: "piraeus mausoleum"},
        built={1: "pyramids/baths", 2: "sphinx/stable"},
        tokens={1: "economy law", 2: "agriculture"},
        discard="workshop statue",
        pawn=4,
        loot={1: [2, 5], 2: [5]},
    ).after(f"discard {card}", f"begin p{named}")
    view = table.view()
    assert (view.age, view.pawn, view.loot) == (age + 1, 4, [[2, 5], [5]])
    assert (table.coins(1), table.coins(2)) == (13 + 3, 1)
    assert table.cards(1) == ["quarry", "library", "tavern"]
    assert table.cards(2) == ["press", "theater", "guard-tower"]
    assert [[(one.wonder, one.under) for one in city.wonders] for city in view.cities] == [
        [("colossus", None), ("pyramids", "baths")],
        [("mausoleum", None), ("piraeus", None), ("sphinx", "stable")],
    ]
    assert [city.tokens for city in view.cities] == [["economy", "law"], ["agriculture"]]
    assert view.board_tokens == ["philosophy", "strategy", "theology"]
    assert view.box_tokens == ["architecture", "masonry", "mathematics", "urbanism"]
    assert set(table.discard) == {"workshop", "statue", card}
    assert [city.production["stone"] + city.production["papyrus"] for city in view.cities] == [1, 1]
    assert [city.symbols for city in view.cities] == [{"inkwell": 1, "scales": 1}, {}]
    assert [city.chains for city in view.cities] == [["amphora"], ["mask"]]


@pytest.mark.rule("DU-AGE-10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_laying_out_an_age_and_choosing_its_starter_change_nothing_else(seed: int) -> None:
    table = Table("altar", last=True, cities={1: "quarry", 2: "theater"}, pawn=-3, loot={1: [5], 2: [2]})
    table.do("discard altar")
    before = table.view()
    table.let_chance(seed).do("begin p2")
    after = table.view()
    assert (after.pawn, after.loot, after.discard) == (before.pawn, before.loot, before.discard)
    for ended, begun in zip(before.cities, after.cities, strict=True):
        assert (ended.coins, ended.cards, ended.tokens) == (begun.coins, begun.cards, begun.tokens)
        assert (ended.points, ended.prices, ended.production) == (begun.points, begun.prices, begun.production)


# Age I and Age III ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-AGE-11")
@pytest.mark.parametrize("wonder_setup", ["first_game", "draft"])
@pytest.mark.parametrize("tie_start", ["choose", "start"])
@pytest.mark.parametrize("first", [1, 2])
def test_the_first_player_starts_age_one_and_nobody_chooses(wonder_setup: str, tie_start: str, first: int) -> None:
    options: dict[str, OptionValue] = {
        "wonder_setup": wonder_setup,
        "tie_start": tie_start,
        "first_player": f"p{first}",
    }
    table = fresh_game(options=options)
    asked = []
    while table.asked != "turn":
        asked.append(table.asked)
        table.after(table.legal()[0])
    assert set(asked) <= {"picking"}
    assert (table.view().age, table.view().first, table.actor) == (1, first - 1, first)
    (event,) = table.told("starts")
    assert (event.seat, event.rule, event.details) == (first - 1, "DU-AGE-11", {"age": 1})
    assert not table.told("chooses-starter")


@pytest.mark.rule("DU-AGE-11")
def test_a_first_player_drawn_by_lot_starts_as_well() -> None:
    starters = set()
    for seed in range(1, 9):
        table = fresh_game(seed, {"wonder_setup": "first_game"})
        (drawn,) = table.told("first-player")
        assert (table.asked, table.actor) == ("turn", drawn.seat + 1)
        starters.add(table.actor)
    assert starters == {1, 2}


@pytest.mark.rule("DU-AGE-12")
@pytest.mark.parametrize("pawn", [-5, 0, 8])
@pytest.mark.parametrize("play", ["build", "discard", "raise pyramids"])
def test_after_age_three_the_points_are_counted_and_the_game_is_over(pawn: int, play: str) -> None:
    table = Table("senate", last=True, wonders={1: "pyramids"}, coins={1: 30, 2: 2}, pawn=pawn).do(f"{play} senate")
    assert (table.over, table.asked, table.legal(), table.view().age) == (True, "over", [], 3)
    assert [event.name for event in table.events][-2:] == ["age-ends", "scoring"]
    assert (table.result, table.winners) == ("civilian-victory", [1])
    points = {"build": 5 + 22 // 3, "discard": 32 // 3, "raise pyramids": 9 + 22 // 3}[play]
    military = {-5: (0, 5), 0: (0, 0), 8: (10, 0)}[pawn]
    assert table.sheet["total"] == (points + military[0], military[1])
    for move in ("begin p1", "deal quarry", "discard palace", "build senate"):
        assert table.refusal(move) == "DU-END-02"


@pytest.mark.rule("DU-AGE-12")
def test_a_supremacy_comes_before_scoring() -> None:
    table = Table("senate", last=True, pawn=-8, turn=2, coins={1: 90, 2: 8}, wonders={2: "colossus"})
    table.do("raise colossus senate")
    assert (table.result, table.winners) == ("military-supremacy", [2])
    assert not table.told("scoring")
    assert table.sheet["total"] == (30, 3)
