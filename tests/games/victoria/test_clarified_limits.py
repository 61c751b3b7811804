"""Clarifications about wins, empty decks and taking back (CV-CLR-30 to CV-CLR-35)."""

import pytest

from ecumene.games.victoria import VICTORIA

from .clarifications_shared_knowledge import IN_GAME, game_to_the_last_card
from .table import Table


@pytest.mark.rule("CV-CLR-30")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
def test_only_the_active_players_area_is_tested_for_an_instant_win(players: int, needed: int) -> None:
    hands = dict.fromkeys(range(1, players + 1), "religion*3")
    table = Table(players, hands=hands, areas={2: f"war*{needed}"}, step="effects")
    table.end_turn()
    assert not table.over
    table.pass_turn()
    assert (table.result, table.winners) == ("instant-win", [2])


@pytest.mark.rule("CV-CLR-31")
@pytest.mark.parametrize("players", [3, 4])
def test_inquisition_targets_any_other_player_and_never_oneself(players: int) -> None:
    table = Table(players, hands={1: "war*2", 2: "science*3"}, areas={1: "religion"}, step="effects")
    table.do("use inquisition")
    assert table.legal() == [f"question p{seat}" for seat in range(2, players + 1)]
    assert not table.allows("question p1")
    assert table.refusal("question p1") == "CV-CLR-31"


@pytest.mark.rule("CV-CLR-31")
def test_inquisition_on_an_empty_hand_exchanges_nothing_and_costs_the_religion_card() -> None:
    table = Table(3, hands={1: "war*2 science", 2: "science*3"}, areas={1: "religion"}, step="effects")
    table.do("use inquisition", "question p3")
    assert table.asked == "effects"
    assert table.hand(1) == ["war-1", "war-1", "science-1"]
    assert (table.hand(3), table.area(1), table.discard) == ([], [], ["religion-1"])
    assert [event.details["count"] for event in table.told("questions")] == [0]
    assert table.told("gives") == []


@pytest.mark.rule("CV-CLR-32")
def test_breakthrough_with_an_empty_deck_costs_the_science_card_and_does_nothing() -> None:
    table = Table(hands={1: "war religion"}, areas={1: "science*2"}, deck=0, step="effects")
    assert table.allows("use breakthrough")
    table.do("use breakthrough")
    assert table.asked == "effects"
    assert table.hand(1) == ["war-1", "religion-1"]
    assert (table.area(1), table.discard) == (["science-1"], ["science-1"])
    assert table.told("draws") == table.told("discards") == []


@pytest.mark.rule("CV-CLR-33")
def test_a_turn_continues_when_the_deck_runs_out_during_it() -> None:
    table = Table(hands={1: "war*3", 2: "war*3"}, areas={1: "science religion"}, deck=2, step="effects")
    table.do("use breakthrough").let_chance()
    assert (table.deck, table.actor, table.asked) == (0, 1, "discarding")
    table.do("discard war-1")
    while table.asked == "discarding":
        table.do(table.legal()[0])
    assert (table.actor, table.asked) == (1, "effects")
    assert table.allows("use inquisition")
    table.do("end")
    assert (table.actor, table.asked) == (2, "step-play")


@pytest.mark.rule("CV-CLR-33")
@pytest.mark.parametrize(("deck", "drawn"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_a_draw_step_that_needs_more_cards_than_remain_takes_what_is_left(deck: int, drawn: int) -> None:
    table = Table(areas={1: "religion*3"}, hands={2: "war*3"}, deck=deck, step="effects")
    table.do("use holy-book").end_turn()
    assert len(table.hand(1)) == drawn
    assert table.deck == deck - drawn
    assert table.actor == 2


@pytest.mark.rule("CV-CLR-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_discard_pile_never_goes_back_into_the_deck(players: int) -> None:
    seats = range(1, players + 1)
    table = Table(players, areas=dict.fromkeys(seats, "science"), discard="war*5 religion*5", deck=2, step="effects")
    table.end_turn()
    assert table.deck == 0
    assert len(table.hand(1)) == 2
    for seat in seats[1:]:
        assert (table.actor, table.deck) == (seat, 0)
        table.do("use breakthrough", "end")
        assert table.hand(seat) == []
    assert table.over
    assert len(table.discard) == 10 + players - 1


@pytest.mark.rule("CV-CLR-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_more_cards_are_drawn_in_a_game_than_the_deck_had(players: int) -> None:
    table = game_to_the_last_card(players)
    assert table.discard
    assert len(table.told("draws")) == IN_GAME[players]


def take_back_rule(table: Table, move: str) -> str:
    return table.state.rule_ids()[table.state.take_back_forbidden_by(VICTORIA.notation.parse(move))]


EFFECTS_WITH_CHOICES = [
    ["use assassination", "discard war-1"],
    ["use inquisition", "question p2", "give science-1", "give war-1", "give religion-1"],
    ["use embargo", "lay war p2"],
    ["use breakthrough", *["draw war-2"] * 5, "discard war-1", "discard war-2"],
    ["use development", "drop utopia", "play war-1"],
    ["use experiment", "return utopia", "play war-1"],
    ["use oligarchy", "recover culture-1"],
    ["use attack", "name utopia"],
    ["use democracy", "lay war p2"],
    ["copy assassination p2", "discard war-1"],
]


@pytest.mark.rule("CV-CLR-35")
@pytest.mark.parametrize("moves", EFFECTS_WITH_CHOICES)
def test_an_effect_cannot_be_taken_back_once_begun(moves: list[str]) -> None:
    table = Table(
        3,
        hands={1: "war*4 religion", 2: "science religion*2"},
        areas={1: "war*3 religion science*3 economy*3 utopia*3 culture", 2: "war*3 religion*3"},
        discard="culture war",
    )
    assert take_back_rule(table, "play war-1") == ""
    table.do("play war-1")
    for number, move in enumerate(moves):
        if number:
            assert table.refusal("end") in ("CV-EFF-04", "CV-CLR-49")
        if not move.startswith("draw"):
            assert take_back_rule(table, move) == "CV-CLR-35"
        table.do(move)


@pytest.mark.rule("CV-CLR-35")
def test_the_end_of_step_2_cannot_be_taken_back_and_the_card_of_step_1_can() -> None:
    table = Table(hands={1: "war*3"})
    assert take_back_rule(table, "play war-1") == ""
    table.do("play war-1")
    assert take_back_rule(table, "end") == "CV-CLR-35"
