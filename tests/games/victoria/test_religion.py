"""Religion: Holy Book, Divine Right and Inquisition."""

from itertools import islice

import pytest

from ecumene.core.options import OptionValue

from .table import Table, random_positions

CONTINUOUS: dict[str, OptionValue] = {"religion_limit_timing": "continuous"}
EXACT: dict[str, OptionValue] = {"culture_exclusion_scope": "exact_effect"}


def believer(
    held: int, religion: int, players: int = 2, more: str = "", options: dict[str, OptionValue] | None = None
) -> Table:
    """Step 2 of player 1, who holds so many cards and has so many Religion cards in the area."""
    hands = {1: f"science*{held}" if held else "", 2: "war*3"}
    return Table(players, hands=hands, areas={1: f"religion*{religion} {more}"}, step="effects", options=options)


# The hand limit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-REL-01")
@pytest.mark.parametrize(("players", "religion"), [(2, 3), (3, 3), (4, 2)])
@pytest.mark.parametrize("held", [0, 2, 3, 4])
def test_holy_book_raises_the_hand_limit_to_five(players: int, religion: int, held: int) -> None:
    table = believer(held, religion, players)
    before = table.deck
    assert table.view().hand_limit == 3
    table.do("use holy-book")
    assert table.view().hand_limit == 5
    table.end_turn()
    assert len(table.hand(1)) == 5
    assert table.deck == before - (5 - held)


@pytest.mark.rule("CV-REL-02")
@pytest.mark.parametrize(("players", "religion"), [(2, 5), (3, 5), (4, 4)])
@pytest.mark.parametrize("held", [0, 2, 5, 6])
def test_divine_right_raises_the_hand_limit_to_seven(players: int, religion: int, held: int) -> None:
    table = believer(held, religion, players)
    before = table.deck
    table.do("use divine-right")
    assert table.view().hand_limit == 7
    table.end_turn()
    assert len(table.hand(1)) == 7
    assert table.deck == before - (7 - held)


@pytest.mark.rule("CV-REL-03")
@pytest.mark.parametrize(("first", "second"), [("holy-book", "divine-right"), ("divine-right", "holy-book")])
def test_ones_own_two_levels_cannot_be_added(first: str, second: str) -> None:
    table = believer(0, 5).do(f"use {first}")
    assert not table.allows(f"use {second}")
    assert table.refusal(f"use {second}") == "CV-EFF-07"


@pytest.mark.rule("CV-REL-03")
@pytest.mark.parametrize(
    ("areas", "moves"),
    [
        ({1: "religion*3 culture", 2: "religion*5"}, ["use holy-book", "copy divine-right p2"]),
        ({1: "religion*3 culture", 2: "religion*5"}, ["copy divine-right p2", "use holy-book"]),
        ({1: "religion*5 culture", 2: "religion*3"}, ["use divine-right", "copy holy-book p2"]),
        ({1: "religion*5 culture", 2: "religion*3"}, ["copy holy-book p2", "use divine-right"]),
    ],
)
def test_ones_own_level_and_a_copied_one_do_not_add_up_either(areas: dict[int, str], moves: list[str]) -> None:
    table = Table(areas=areas, hands={2: "war*3"}, step="effects", options=EXACT).do(*moves)
    assert table.view().hand_limit == 7
    assert len(table.end_turn().hand(1)) == 7
    refused = Table(areas=areas, step="effects").do(moves[0])
    assert not refused.allows(moves[1])
    assert refused.refusal(moves[1]) == "CV-CUL-06"


@pytest.mark.rule("CV-REL-03")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, CONTINUOUS, EXACT])
def test_a_hand_limit_is_three_five_or_seven(players: int, options: dict[str, OptionValue]) -> None:
    positions = islice(random_positions(players, range(1, 6), options), 1000)
    assert {table.view().hand_limit for table in positions} <= {3, 5, 7}


# When the limit counts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-REL-04")
@pytest.mark.parametrize("religion", [3, 5])
def test_religion_cards_alone_do_not_raise_the_limit_unless_the_effect_is_applied(religion: int) -> None:
    table = believer(0, religion)
    assert table.allows("use holy-book")
    assert len(table.end_turn().hand(1)) == 3


@pytest.mark.rule("CV-REL-04")
def test_an_applied_limit_holds_even_if_religion_cards_are_lost() -> None:
    table = believer(1, 3).do("use holy-book", "use inquisition", "give war-1", "give war-1", "give war-1")
    assert table.count(1, "religion") == 2
    assert len(table.end_turn().hand(1)) == 5
    table = believer(1, 5, more="war").do("use divine-right", "use attack")
    assert table.count(1, "religion") == 4
    assert len(table.end_turn().hand(1)) == 7


@pytest.mark.rule("CV-REL-04")
def test_the_limit_cannot_be_applied_once_the_cards_are_lost() -> None:
    table = believer(1, 3, more="war").do("use attack")
    assert not table.allows("use holy-book")
    assert len(table.end_turn().hand(1)) == 3


@pytest.mark.rule("CV-REL-04")
def test_the_limit_may_be_applied_with_a_large_hand_and_then_draws_nothing() -> None:
    table = believer(6, 3)
    before = table.deck
    table.do("use holy-book").do("end")
    assert len(table.hand(1)) == 6
    assert table.deck == before


@pytest.mark.rule("CV-REL-04")
@pytest.mark.parametrize(
    ("players", "religion", "hand"),
    [(2, 2, 3), (2, 3, 5), (2, 4, 5), (2, 5, 7), (2, 7, 7), (3, 3, 5), (3, 5, 7), (4, 1, 3), (4, 2, 5), (4, 4, 7)],
)
def test_with_continuous_timing_the_limit_follows_the_religion_cards(players: int, religion: int, hand: int) -> None:
    table = believer(1, religion, players, options=CONTINUOUS)
    for effect in ("use holy-book", "use divine-right"):
        assert not table.allows(effect)
        assert table.refusal(effect) == "CV-REL-04"
    assert table.view().hand_limit == hand
    assert len(table.end_turn().hand(1)) == hand


@pytest.mark.rule("CV-REL-04")
def test_with_continuous_timing_the_limit_falls_with_the_cards() -> None:
    table = believer(1, 3, more="war", options=CONTINUOUS)
    assert table.view().hand_limit == 5
    table.do("use attack")
    assert table.count(1, "religion") == 2
    assert len(table.end_turn().hand(1)) == 3
    table = believer(1, 5, more="war", options=CONTINUOUS).do("use attack")
    assert len(table.end_turn().hand(1)) == 5


@pytest.mark.rule("CV-REL-05")
@pytest.mark.parametrize("players", [2, 3])
def test_a_raised_limit_ends_with_the_turn(players: int) -> None:
    table = Table(players, hands={2: "science*3"}, areas={1: "religion*5 war*5"}, step="effects")
    table.do("use divine-right").end_turn()
    assert len(table.hand(1)) == 7
    for _ in range(players - 1):
        seat = table.actor
        assert table.view().hand_limit == 3
        table.pass_turn()
        assert len(table.hand(seat)) == 3
    assert table.actor == 1
    assert table.view().hand_limit == 3
    before = table.deck
    table.pass_turn()
    assert len(table.hand(1)) == 6
    assert table.deck == before


@pytest.mark.rule("CV-REL-05")
def test_the_limit_can_be_raised_again_in_the_next_turn() -> None:
    table = Table(hands={2: "science*3"}, areas={1: "religion*3"}, step="effects")
    table.do("use holy-book").end_turn().pass_turn()
    table.do(table.legal()[0])
    assert len(table.hand(1)) == 4
    table.do("use holy-book").end_turn()
    assert len(table.hand(1)) == 5


@pytest.mark.rule("CV-REL-05")
def test_unless_it_is_applied_again_the_next_draw_goes_to_three() -> None:
    table = Table(hands={1: "science*4", 2: "culture*3"}, areas={1: "religion*3 war*5"}, step="effects")
    table.do("use holy-book").end_turn().pass_turn()
    table.do(table.legal()[0], "use purge")
    while table.asked == "discarding":
        table.do(table.legal()[0])
    assert len(table.hand(1)) == 2
    assert len(table.end_turn().hand(1)) == 3


# Inquisition ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-REL-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_inquisition_costs_one_religion_card_of_ones_own_area(players: int) -> None:
    hands = {1: "religion war", 2: "science culture"}
    table = Table(players, hands=hands, areas={1: "religion*2 war", 2: "religion"}, step="effects")
    table.do("use inquisition")
    assert table.count(1, "religion") == 1
    assert table.discard == ["religion-1"]
    assert (table.count(1, "war"), table.count(2, "religion")) == (1, 1)


@pytest.mark.rule("CV-REL-06")
def test_inquisition_is_not_paid_from_the_hand() -> None:
    table = Table(hands={1: "religion*3", 2: "war"}, areas={1: "war*2"}, step="effects")
    assert not table.allows("use inquisition")
    assert table.refusal("use inquisition") == "CV-EFF-11"


@pytest.mark.rule("CV-REL-07")
@pytest.mark.parametrize(("chosen", "other"), [(2, 3), (3, 2)])
def test_inquisition_takes_the_whole_hand_of_the_chosen_player(chosen: int, other: int) -> None:
    hands = {1: "war religion", chosen: "science*2 culture war", other: "economy*3"}
    table = Table(3, hands=hands, areas={1: "religion"}, step="effects").do("use inquisition")
    assert table.legal() == ["question p2", "question p3"]
    table.do(f"question p{chosen}")
    assert table.hand(1) == ["war-1", "war-1", "religion-1", "science-1", "science-1", "culture-1"]
    assert table.hand(chosen) == []
    assert table.hand(other) == ["economy-1"] * 3


@pytest.mark.rule("CV-REL-08")
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["science-1", "science-1", "culture-1"], ["war-1", "religion-1"]),
        (["war-1", "religion-1", "science-1"], ["science-1", "culture-1"]),
        (["culture-1", "war-1", "science-1"], ["religion-1", "science-1"]),
    ],
)
def test_as_many_cards_as_were_taken_are_given_back_freely_chosen(given: list[str], kept: list[str]) -> None:
    table = Table(hands={1: "war religion", 2: "science*2 culture"}, areas={1: "religion"}, step="effects")
    table.do("use inquisition")
    for card in given:
        assert table.legal() == [f"give {one}" for one in dict.fromkeys(table.hand(1))]
        assert table.refusal("end") == "CV-EFF-04"
        table.do(f"give {card}")
    assert table.asked == "effects"
    assert table.hand(1) == kept
    assert sorted(table.hand(2)) == sorted(given)


@pytest.mark.rule("CV-REL-08")
def test_only_cards_of_the_merged_hand_can_be_given_back() -> None:
    table = Table(hands={1: "war religion", 2: "science"}, areas={1: "religion culture"}, step="effects")
    table.do("use inquisition")
    assert not table.allows("give culture-1")
    assert table.refusal("give culture-1") == "CV-REL-08"


@pytest.mark.rule("CV-REL-08")
@pytest.mark.parametrize(("own", "taken"), [(0, 3), (1, 4), (2, 4), (5, 1), (3, 0)])
def test_both_hands_keep_their_sizes(own: int, taken: int) -> None:
    hands = {1: f"war*{own}" if own else "", 3: f"science*{taken}" if taken else "", 2: "culture*2"}
    table = Table(3, hands=hands, areas={1: "religion"}, step="effects").do("use inquisition", "question p3")
    while table.asked == "giving":
        table.do(table.legal()[0])
    assert [len(table.hand(seat)) for seat in (1, 2, 3)] == [own, 2, taken]
    assert table.discard == ["religion-1"]
