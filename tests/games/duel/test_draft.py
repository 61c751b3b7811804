"""The draft: two groups of four wonders, picked in turn."""

from fractions import Fraction
from itertools import combinations

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.duel.material import WONDERS

from .setup_shared import chances, play_out
from .table import Table, fresh_game, new_game

EITHER_FIRST = pytest.mark.parametrize("first", [1, 2])

ALL = [wonder.name for wonder in WONDERS]
GROUP = ["circus-maximus", "great-library", "mausoleum", "sphinx"]
SECOND_GROUP = ["appian-way", "colossus", "piraeus", "temple-of-artemis"]
UNDEALT = ["great-lighthouse", "hanging-gardens", "pyramids", "statue-of-zeus"]
REST = [name for name in ALL if name not in GROUP]
PICKS = ["great-library", "sphinx", "circus-maximus"]  # leaves Mausoleum
SECOND_PICKS = ["piraeus", "temple-of-artemis", "appian-way"]  # leaves Colossus


def laying(first: int = 1) -> Table:
    """A game before its first group of wonders."""
    return new_game().do(f"first p{first}", "tokens agriculture+economy+law+strategy+urbanism")


def draft(first: int = 1) -> Table:
    """A game with its first group laid out."""
    return laying(first).do("wonders " + "+".join(GROUP))


def second_round(first: int = 1) -> Table:
    """A game with its first group taken and its second laid out."""
    return draft(first).do(*(f"pick {name}" for name in PICKS), "wonders " + "+".join(SECOND_GROUP))


def drafted(first: int = 1) -> Table:
    """A game whose draft is over."""
    return second_round(first).do(*(f"pick {name}" for name in SECOND_PICKS))


def owned(table: Table, seat: int) -> list[str]:
    return [wonder.wonder for wonder in table.city(seat).wonders]


def decisions(table: Table) -> list[int]:
    """Who is asked to pick, from here to the end of the draft."""
    asked = []
    table.let_chance()
    while table.asked == "picking":
        asked.append(table.actor)
        table.after(table.legal()[-1])
    return asked


# Groups ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-DRAFT-01")
@EITHER_FIRST
def test_four_wonders_are_laid_face_up_as_the_first_group(first: int) -> None:
    table = laying(first)
    assert (table.actor, table.asked, table.view().group) == (0, "laying-wonders", [])
    table.do("wonders " + "+".join(GROUP))
    for viewer in (1, 2, -2):
        assert table.view(viewer).group == GROUP
    (event,) = table.told("wonders-laid")
    assert (event.rule, event.details["wonders"]) == ("DU-DRAFT-01", " ".join(f"wonder.{name}" for name in GROUP))


@pytest.mark.rule("DU-DRAFT-01", "DU-DRAFT-11")
def test_the_first_group_is_one_of_495_equally_likely_sets() -> None:
    outcomes = chances(laying())
    assert len(outcomes) == 495
    assert set(outcomes.values()) == {Fraction(1, 495)}
    assert set(outcomes) == {"wonders " + "+".join(four) for four in combinations(ALL, 4)}


@pytest.mark.rule("DU-DRAFT-11")
@EITHER_FIRST
def test_the_second_group_is_one_of_70_equally_likely_sets_of_the_other_eight(first: int) -> None:
    table = draft(first).do(*(f"pick {name}" for name in PICKS))
    assert (table.actor, table.asked) == (0, "laying-wonders")
    outcomes = chances(table)
    assert len(outcomes) == 70
    assert set(outcomes.values()) == {Fraction(1, 70)}
    assert set(outcomes) == {"wonders " + "+".join(four) for four in combinations(REST, 4)}


@pytest.mark.rule("DU-DRAFT-11")
@pytest.mark.parametrize("again", GROUP)
def test_no_wonder_is_laid_out_twice(again: str) -> None:
    table = draft().do(*(f"pick {name}" for name in PICKS))
    four = [name for name in ALL if name in (again, *UNDEALT[:3])]
    assert not table.allows("wonders " + "+".join(four))
    assert table.refusal("wonders " + "+".join(four)) == "DU-DRAFT-11"


@pytest.mark.rule("DU-DRAFT-11")
def test_the_order_inside_a_group_means_nothing() -> None:
    with pytest.raises(NotationError):
        laying().do("wonders " + "+".join(reversed(GROUP)))


# Picking --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-DRAFT-02")
@EITHER_FIRST
def test_of_the_first_group_the_first_player_takes_one_the_other_two_and_the_first_gets_the_last(first: int) -> None:
    second = 3 - first
    table = draft(first)
    assert (table.actor, table.legal()) == (first, [f"pick {name}" for name in GROUP])
    table.do("pick great-library")
    assert (owned(table, first), owned(table, second)) == (["great-library"], [])
    assert table.view().group == ["circus-maximus", "mausoleum", "sphinx"]
    assert table.actor == second
    table.do("pick sphinx")
    assert table.actor == second
    table.do("pick circus-maximus")
    assert owned(table, second) == ["circus-maximus", "sphinx"]
    assert owned(table, first) == ["great-library", "mausoleum"]
    assert table.view().group == []
    assert {event.rule for event in table.told("picks")} == {"DU-DRAFT-02"}


@pytest.mark.rule("DU-DRAFT-03")
@EITHER_FIRST
def test_the_second_group_is_drafted_the_same_way_starting_with_the_other_player(first: int) -> None:
    second = 3 - first
    table = second_round(first)
    assert table.told("wonders-laid")[1].rule == "DU-DRAFT-03"
    assert (table.actor, table.legal()) == (second, [f"pick {name}" for name in SECOND_GROUP])
    table.do("pick piraeus")
    assert table.actor == first
    table.do("pick temple-of-artemis")
    assert table.actor == first
    table.do("pick appian-way")
    assert owned(table, first) == ["appian-way", "great-library", "mausoleum", "temple-of-artemis"]
    assert owned(table, second) == ["circus-maximus", "colossus", "piraeus", "sphinx"]
    assert {event.rule for event in table.told("picks")[3:]} == {"DU-DRAFT-03"}
    assert table.asked != "picking"


@pytest.mark.rule("DU-DRAFT-04")
@EITHER_FIRST
def test_the_pick_order(first: int) -> None:
    one, two = first, 3 - first
    table = drafted(first)
    received = [
        (event.seat + 1, event.details["wonder"]) for event in table.events if event.name in ("picks", "gets-last")
    ]
    assert received == [
        (one, "wonder.great-library"),
        (two, "wonder.sphinx"),
        (two, "wonder.circus-maximus"),
        (one, "wonder.mausoleum"),
        (two, "wonder.piraeus"),
        (one, "wonder.temple-of-artemis"),
        (one, "wonder.appian-way"),
        (two, "wonder.colossus"),
    ]


@pytest.mark.rule("DU-DRAFT-08")
@EITHER_FIRST
@pytest.mark.parametrize("options", [{}, {"tie_start": "start"}])
def test_the_draft_has_six_decisions(first: int, options: dict[str, OptionValue]) -> None:
    one, two = first, 3 - first
    table = new_game({"first_player": f"p{first}", **options})
    assert decisions(table) == [one, two, two, two, one, one]


@pytest.mark.rule("DU-DRAFT-08")
@EITHER_FIRST
def test_the_last_wonder_of_a_group_is_handed_over_without_a_choice_and_told(first: int) -> None:
    table = draft(first).do(*(f"pick {name}" for name in PICKS[:2]))
    assert table.told("gets-last") == []
    table.do(f"pick {PICKS[2]}")
    assert table.asked == "laying-wonders"
    table.do("wonders " + "+".join(SECOND_GROUP), *(f"pick {name}" for name in SECOND_PICKS))
    assert table.asked == "dealing"
    told = [(event.seat + 1, event.rule, event.details["wonder"]) for event in table.told("gets-last")]
    assert told == [(first, "DU-DRAFT-08", "wonder.mausoleum"), (3 - first, "DU-DRAFT-08", "wonder.colossus")]
    assert len(table.told("picks")) == 6


@pytest.mark.rule("DU-DRAFT-06")
def test_only_a_wonder_of_the_group_on_the_table_can_be_picked() -> None:
    table = draft()
    for groups, picks in ((GROUP, PICKS), (SECOND_GROUP, SECOND_PICKS)):
        taken: list[str] = []
        for name in picks:
            left = [one for one in groups if one not in taken]
            for wonder in ALL:
                assert table.allows(f"pick {wonder}") == (wonder in left)
                assert table.refusal(f"pick {wonder}") == ("" if wonder in left else "DU-DRAFT-06")
            table.do(f"pick {name}")
            taken.append(name)
        if table.asked == "laying-wonders":
            assert not any(table.allows(f"pick {wonder}") for wonder in ALL)
            table.do("wonders " + "+".join(SECOND_GROUP))
    assert not any(table.allows(f"pick {wonder}") for wonder in ALL)


@pytest.mark.rule("DU-DRAFT-07")
@EITHER_FIRST
def test_the_second_group_is_laid_out_only_when_the_first_is_taken(first: int) -> None:
    table = draft(first)
    left = list(GROUP)
    for name in PICKS:
        assert table.view().group == left
        assert not table.allows("wonders " + "+".join(SECOND_GROUP))
        assert len(table.told("wonders-laid")) == 1
        table.do(f"pick {name}")
        left.remove(name)
    assert table.view().group == []
    assert table.allows("wonders " + "+".join(SECOND_GROUP))


@pytest.mark.rule("DU-DRAFT-07")
def test_nothing_of_the_second_group_is_decided_while_the_first_is_picked() -> None:
    """What was drawn first says nothing about what comes: the same picks may be followed by any of 70 groups."""
    for seed in range(3):
        table = draft().do(*(f"pick {name}" for name in PICKS)).let_chance(seed)
        assert len(table.view().group) == 4
        assert not set(table.view().group) & set(GROUP)
    groups = {tuple(draft().do(*(f"pick {n}" for n in PICKS)).let_chance(s).view().group) for s in range(8)}
    assert len(groups) > 1


@pytest.mark.rule("DU-DRAFT-07")
@pytest.mark.parametrize("move", ["build baths", "discard altar", "raise sphinx baths", "take law", "begin p1"])
def test_nothing_else_is_played_before_the_group_is_taken(move: str) -> None:
    for table in (draft(), second_round()):
        assert not table.allows(move)
        assert table.refusal(move) == "DU-DRAFT-07"


# After the draft ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-DRAFT-05")
@EITHER_FIRST
def test_after_the_draft_each_player_owns_four_unbuilt_wonders(first: int) -> None:
    table = drafted(first).let_chance()
    for seat in (1, 2):
        assert len(owned(table, seat)) == 4
        assert not any(wonder.built or wonder.retired for wonder in table.city(seat).wonders)
        assert all(wonder.offer is not None and wonder.under is None for wonder in table.city(seat).wonders)
    assert sorted(owned(table, 1) + owned(table, 2)) == sorted(GROUP + SECOND_GROUP)
    assert (table.view().group, table.view().wonders_built) == ([], 0)


@pytest.mark.rule("DU-DRAFT-05")
def test_the_four_undealt_wonders_are_out_of_the_game() -> None:
    for seed in range(6):
        table = drafted()
        wonders = [owned(table, seat) for seat in (1, 2)]
        rng = Rng(seed)
        while not table.over:
            if table.asked == "turn":
                raised = {text.split()[1] for text in table.legal("raise")}
                assert raised <= set(wonders[table.actor - 1])
            table.state.play(table.state.random_move(rng))
        assert [owned(table, seat) for seat in (1, 2)] == wonders


@pytest.mark.rule("DU-DRAFT-05")
@pytest.mark.parametrize("wonder", [*UNDEALT, "circus-maximus"])
def test_nobody_can_build_another_players_wonder(wonder: str) -> None:
    table = drafted().let_chance()
    assert table.actor == 1
    card = table.open[0]
    assert not table.allows(f"raise {wonder} {card}")
    assert table.refusal(f"raise {wonder} {card}") == "DU-WON-05"


@pytest.mark.rule("DU-DRAFT-09")
def test_all_drafted_wonders_are_public() -> None:
    for seed in range(2):
        for table, _ in play_out(seed):
            if table.asked not in ("laying-wonders", "picking"):
                if table.view().round:
                    break
                continue
            views = [table.view(viewer) for viewer in (1, 2, -2)]
            for view in views:
                assert view.group == views[0].group
                assert view.cities == views[0].cities
        assert [len(owned(table, seat)) for seat in (1, 2)] == [4, 4]
    assert all(not event.secret for event in drafted().events)


@pytest.mark.rule("DU-DRAFT-10")
@EITHER_FIRST
@pytest.mark.parametrize("setup", ["draft", "first_game"])
@pytest.mark.parametrize("named", [True, False])
def test_the_first_player_picks_first_and_takes_the_first_turn_of_age_one(first: int, setup: str, named: bool) -> None:
    options: dict[str, OptionValue] = {"wonder_setup": setup}
    if named:
        table = fresh_game(2, {**options, "first_player": f"p{first}"})
    else:
        table = new_game(options).do(f"first p{first}").let_chance(2)
    assert table.actor == first
    if setup == "draft":
        assert decisions(table)[0] == first
    assert (table.asked, table.actor, table.view().age) == ("turn", first, 1)
    (event,) = table.told("starts")
    assert (event.seat + 1, event.details["age"]) == (first, 1)
    table.after(f"discard {table.open[0]}")
    assert table.actor == 3 - first
