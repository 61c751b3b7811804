"""Clarifications about the cards of a turn, copying and laying cards (CV-CLR-11 to CV-CLR-20)."""

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.notation import pack
from ecumene.games.victoria.material import CULTURE
from ecumene.games.victoria.moves import COPY

from .clarifications_shared_cards import EXACT
from .table import Table

OTHERS = {"any_player_includes_self": False}


CONTINUOUS = {"religion_limit_timing": "continuous"}


@pytest.mark.rule("CV-CLR-11")
def test_a_card_played_in_step_1_may_pay_a_discard_effect_in_step_2() -> None:
    table = Table(hands={1: "religion war*2"})
    table.do("play religion-1", "use inquisition")
    assert table.discard == ["religion-1"]
    assert table.area(1) == []


@pytest.mark.rule("CV-CLR-11")
def test_a_card_played_in_step_1_may_be_discarded_or_returned_in_step_2() -> None:
    table = Table(hands={1: "religion war*2"}, areas={1: "economy*3"})
    table.do("play religion-1", "use development", "drop religion")
    assert table.discard == ["religion-1"]
    table = Table(hands={1: "religion war*2"}, areas={1: "science*3"})
    table.do("play religion-1", "use experiment", "return religion")
    assert table.hand(1) == ["war-1", "war-1", "religion-1"]


@pytest.mark.rule("CV-CLR-12")
def test_research_returns_both_cards_before_the_first_is_played() -> None:
    table = Table(hands={1: "religion economy"}, areas={1: "science*5 war culture"}, step="effects")
    table.do("use research", "return war")
    assert (table.asked, table.view().asked_times) == ("returning", 1)
    assert table.refusal("play war-1") == "CV-CLR-54"
    assert table.legal("play") == []
    table.do("return culture")
    assert (table.asked, table.view().asked_times) == ("follow-up", 2)
    assert sorted(table.hand(1)) == ["culture-1", "economy-1", "religion-1", "war-1"]
    assert table.area(1) == ["science-1"] * 4 + ["science-2"]


@pytest.mark.rule("CV-CLR-12")
def test_monopoly_discards_both_cards_before_the_first_is_played() -> None:
    table = Table(hands={1: "religion science war"}, areas={1: "economy*5 war culture"}, step="effects")
    table.do("use monopoly", "drop war")
    assert (table.asked, table.view().asked_times) == ("dropping", 1)
    assert table.refusal("play religion-1") == "CV-CLR-54"
    assert table.legal("play") == []
    table.do("drop culture")
    assert (table.asked, table.view().asked_times) == ("follow-up", 2)
    assert sorted(table.discard) == ["culture-1", "war-1"]
    assert len(table.hand(1)) == 3


@pytest.mark.rule("CV-CLR-13")
@pytest.mark.parametrize("options", [{}, EXACT])
def test_a_copied_effect_stays_closed_when_ones_own_threshold_is_reached_later(options: dict[str, str]) -> None:
    table = Table(
        hands={1: "war*2 religion*2"},
        areas={1: "culture war*2 economy*3", 2: "war*3"},
        options={**options},
        step="effects",
    )
    table.do("copy assassination p2", "discard religion-1", "use development", "drop economy", "play war-1")
    assert table.count(1, "war") == 3
    assert not table.allows("use assassination")
    assert table.refusal("use assassination") == "CV-CUL-06"


@pytest.mark.rule("CV-CLR-13")
@pytest.mark.parametrize("exact", [False, True])
def test_the_other_level_of_a_copied_domain_opens_only_under_exact_exclusion(exact: bool) -> None:
    table = Table(
        hands={1: "war*2 religion*3"},
        areas={1: "culture war*4 economy*3", 2: "war*3"},
        options={"culture_exclusion_scope": "exact_effect" if exact else "domain"},
        step="effects",
    )
    table.do("copy assassination p2", "discard religion-1", "use development", "drop economy", "play war-1")
    assert table.count(1, "war") == 5
    assert table.allows("use purge") == exact
    assert table.refusal("use purge") == ("" if exact else "CV-CUL-06")
    assert table.refusal("use assassination") == "CV-CUL-06"


@pytest.mark.rule("CV-CLR-14")
def test_a_coin_left_in_place_tests_the_copied_threshold_again() -> None:
    table = Table(hands={1: "religion*4", 2: "science*3"}, areas={1: "culture", 2: "war*3"}, step="effects")
    table.do("copy assassination p2").end_turn()
    table.do("play science-1", "use attack", "name war").end_turn()
    assert table.count(2, "war") == 1
    assert table.coin() == (2, "war")
    table.do("play religion-1")
    assert not table.allows("copy assassination p2")
    assert table.refusal("copy assassination p2") == "CV-CUL-05"
    assert not table.allows("use assassination")


@pytest.mark.rule("CV-CLR-14")
def test_a_coin_left_in_place_tests_the_majority_again() -> None:
    table = Table(hands={1: "religion*4", 2: "science*3"}, areas={1: "culture economy*3", 2: "war*3"}, step="effects")
    table.do("copy assassination p2").end_turn().pass_turn()
    table.do("play religion-1")
    assert table.coin() == (2, "war")
    assert table.allows("copy assassination p2")
    table.do("use development", "drop culture")
    assert table.asked == "effects"
    assert table.coin() is None
    assert not table.allows("copy assassination p2")
    assert table.refusal("copy assassination p2") == "CV-CUL-02"


@pytest.mark.rule("CV-CLR-14")
def test_a_coin_left_in_place_gives_no_hand_limit_by_itself() -> None:
    table = Table(hands={1: "war", 2: "science*3"}, areas={1: "culture", 2: "religion*3"}, step="effects")
    table.do("copy holy-book p2").end_turn()
    assert len(table.hand(1)) == 5
    table.pass_turn()
    for _ in range(3):
        table.do(table.legal("play")[0])
        assert table.view().hand_limit == 3
        table.end_turn().pass_turn()
    assert len(table.hand(1)) == 3


@pytest.mark.rule("CV-CLR-15")
@pytest.mark.parametrize("options", [{}, EXACT])
def test_inspiration_copies_neither_inspiration_nor_a_discard_effect_nor_oneself(options: dict[str, str]) -> None:
    table = Table(
        hands={1: "war*3"},
        areas={1: "culture*6 war*5", 2: "culture*5 war*5 religion*5"},
        options={**options},
        step="effects",
    )
    copies = [f"copy {effect} p2" for effect in ("assassination", "purge", "holy-book", "divine-right")]
    assert table.legal("copy") == copies
    assert table.refusal("copy purge p1") == "CV-CLR-15"
    assert not table.allows("copy purge p1")
    for effect in ("attack", "inquisition"):
        with pytest.raises(NotationError):
            table.refusal(f"copy {effect} p2")
    for number in (2, 5, 8, 11, 17, 3 * CULTURE, 3 * CULTURE + 1, 3 * CULTURE + 2):
        assert table.state.why_not(pack(COPY, number, 1)).rule == "CV-CLR-15"


@pytest.mark.rule("CV-CLR-15")
def test_copying_oneself_does_not_give_both_of_ones_own_levels() -> None:
    table = Table(hands={1: "religion*4"}, areas={1: "culture war*5"}, options=dict(EXACT), step="effects")
    table.do("use assassination")
    assert table.refusal("use purge") == "CV-EFF-07"
    assert table.refusal("copy purge p1") == "CV-CLR-15"
    assert table.legal("copy") == []


def copied_holy_book(options: dict[str, str]) -> Table:
    table = Table(
        hands={1: "war*2"},
        areas={1: "culture economy*3 religion war", 2: "religion*3"},
        options={**options},
        step="effects",
    )
    return table.do("copy holy-book p2")


@pytest.mark.rule("CV-CLR-16")
def test_losing_the_majority_after_copying_takes_the_coin_but_leaves_the_effect() -> None:
    for options, drawn_up_to in (({}, 5), (CONTINUOUS, 3)):
        table = copied_holy_book(options)
        assert table.coin() == (2, "religion")
        table.do("use development", "drop culture")
        assert table.coin() is None
        assert table.view().copied == "holy-book"
        table.end_turn()
        assert len(table.hand(1)) == drawn_up_to


@pytest.mark.rule("CV-CLR-16")
@pytest.mark.parametrize("options", [{}, CONTINUOUS])
def test_a_copied_limit_survives_the_loss_of_the_copied_cards(options: dict[str, str]) -> None:
    table = copied_holy_book(options).do("use attack", "name religion")
    assert table.count(2, "religion") == 2
    assert table.coin() == (2, "religion")
    table.end_turn()
    assert len(table.hand(1)) == 5


@pytest.mark.rule("CV-CLR-16")
def test_a_copied_limit_counts_if_the_majority_is_there_again_at_the_draw_step() -> None:
    table = Table(
        hands={1: "war*2"},
        areas={1: "culture science*3", 2: "religion*3"},
        options=dict(CONTINUOUS),
        step="effects",
    )
    table.do("copy holy-book p2", "use experiment", "return culture")
    assert table.view().hand_limit == 3
    table.do("play culture-1")
    assert table.coin() is None
    assert table.view().hand_limit == 5
    table.end_turn()
    assert len(table.hand(1)) == 5


@pytest.mark.rule("CV-CLR-17")
@pytest.mark.parametrize(("card", "effect"), [("economy", "embargo"), ("utopia", "democracy")])
@pytest.mark.parametrize("players", [2, 4])
def test_any_player_includes_the_user_by_default(card: str, effect: str, players: int) -> None:
    areas = {1: f"{card} war", 2: "religion science"}
    table = Table(players, hands={1: "war*3"}, areas=areas, step="effects").do(f"use {effect}")
    assert table.legal() == ["lay war p1", "lay religion p2", "lay science p2"]
    table.do("lay war p1")
    assert (table.embargoed(1) == ["war"]) == (effect == "embargo")
    assert table.democracies(1, "war") == (effect == "democracy")

    others = Table(players, hands={1: "war*3"}, areas=areas, options=dict(OTHERS), step="effects").do(f"use {effect}")
    assert others.legal() == ["lay religion p2", "lay science p2"]
    assert not others.allows("lay war p1")
    assert others.refusal("lay war p1") == "CV-CLR-17"


@pytest.mark.rule("CV-CLR-17")
@pytest.mark.parametrize(
    ("card", "effect", "rule"), [("economy", "embargo", "CV-ECO-07"), ("utopia", "democracy", "CV-UTO-04")]
)
def test_with_others_only_ones_own_area_makes_no_target(card: str, effect: str, rule: str) -> None:
    own = Table(hands={1: "war*3"}, areas={1: f"{card} war"}, step="effects")
    assert own.allows(f"use {effect}")
    others = Table(hands={1: "war*3"}, areas={1: f"{card} war"}, options=dict(OTHERS), step="effects")
    assert not others.allows(f"use {effect}")
    assert others.refusal(f"use {effect}") == rule


@pytest.mark.rule("CV-CLR-18")
def test_an_embargo_on_oneself_binds_this_turn_and_the_next_and_then_goes() -> None:
    table = Table(
        hands={1: "war*3 religion science", 2: "science*5"}, areas={1: "economy*4 war", 2: "religion"}, step="effects"
    )
    table.do("use embargo", "lay war p1", "use development", "drop economy")
    assert table.refusal("play war-1") == "CV-ECO-08"
    assert table.legal() == ["play religion-1", "play science-1"]
    table.do("play religion-1").end_turn()
    assert table.embargoed(1) == ["war"]
    assert table.discard == ["economy-1"]
    table.pass_turn()
    assert (table.actor, table.asked) == (1, "step-play")
    assert not table.allows("play war-1")
    assert table.refusal("play war-1") == "CV-ECO-05"
    table.do("play science-1")
    assert table.embargoed(1) == ["war"]
    table.end_turn()
    assert table.embargoed(1) == []
    assert table.discard == ["economy-1", "economy-1"]
    table.pass_turn()
    assert table.allows("play war-1")


@pytest.mark.rule("CV-CLR-19")
def test_all_bans_of_several_embargoes_hold() -> None:
    table = Table(
        hands={1: "war religion science", 2: "science*3"}, areas={1: "war"}, embargoes={1: "war religion"}, turn=2
    )
    table.pass_turn()
    assert table.embargoed(1) == ["war", "religion"]
    assert table.legal() == ["play science-1"]


@pytest.mark.rule("CV-CLR-19")
def test_a_second_embargo_on_the_same_domain_adds_nothing() -> None:
    table = Table(
        3,
        hands={1: "war*2 science", 3: "science*3"},
        areas={1: "war"},
        embargoes={1: "war war"},
        turn=3,
        step="effects",
    )
    assert sum(table.player(1).domains[0].embargoes) == 2
    table.end_turn()
    assert table.legal() == ["play science-1"]
    table.do("play science-1").end_turn()
    assert table.embargoed(1) == []
    assert table.discard == ["economy-1", "economy-1"]
    table.pass_turn().pass_turn()
    assert table.allows("play war-1")


@pytest.mark.rule("CV-CLR-19")
def test_each_embargo_leaves_after_its_own_full_turn() -> None:
    table = Table(
        hands={1: "war*3 religion", 2: "science*3"}, areas={1: "economy war"}, embargoes={1: "war"}, step="effects"
    )
    table.do("use embargo")
    assert sum(table.player(1).domains[0].embargoes) == 2
    table.end_turn()
    assert sum(table.player(1).domains[0].embargoes) == 1
    assert table.discard == ["economy-1"]
    table.pass_turn()
    assert table.legal() == ["play religion-1"]
    table.pass_turn()
    assert table.embargoed(1) == []
    assert table.discard == ["economy-1", "economy-1"]


@pytest.mark.rule("CV-CLR-20")
def test_an_embargoed_domain_still_gives_its_effects_and_pays() -> None:
    table = Table(
        hands={1: "war*3", 2: "science*3"}, areas={1: "religion*3"}, embargoes={1: "religion"}, step="effects"
    )
    table.do("use holy-book", "use inquisition", "give science-1", "give science-1", "give science-1")
    assert table.discard == ["religion-1"]
    assert table.count(1, "religion") == 2
    assert table.view().hand_limit == 5


@pytest.mark.rule("CV-CLR-20")
def test_an_embargoed_domain_still_counts_for_majority_and_victory() -> None:
    table = Table(
        hands={1: "war*3"}, areas={1: "culture*8", 2: "culture*7 war*3"}, embargoes={1: "culture"}, step="effects"
    )
    assert table.allows("copy assassination p2")
    table.end_turn()
    assert (table.result, table.winners) == ("instant-win", [1])
