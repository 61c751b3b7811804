"""Clarifications about cards, effects, Embargo, Attack, Democracy and the end of a turn (CV-CLR-01 to CV-CLR-29)."""

import pytest

from ecumene.core.errors import NotationError
from ecumene.core.notation import pack
from ecumene.games.victoria.material import CULTURE
from ecumene.games.victoria.moves import COPY

from .table import DOMAIN_NAMES, Table

LEVEL_1 = {2: 3, 3: 3, 4: 2}
EXACT = {"culture_exclusion_scope": "exact_effect"}
REQUIRED = {"followup_play": "required"}
OTHERS = {"any_player_includes_self": False}
CONTINUOUS = {"religion_limit_timing": "continuous"}


def needed_to_win(table: Table, seat: int, domain: str) -> int:
    return table.player(seat).domains[DOMAIN_NAMES.index(domain)].needed_to_win


def scored(table: Table, domain: str) -> tuple[int, ...]:
    ending = table.state.ending()
    assert ending is not None
    return next(line.values for line in ending.sheet.lines if line.name == f"domain.{domain}")


# Face-down cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_face_down_cards_do_not_count_for_thresholds(players: int) -> None:
    face_up = LEVEL_1[players] - 1
    short = Table(
        players,
        hands={1: "war*3"},
        areas={1: f"economy*{face_up} utopia*{face_up}"},
        embargoes={1: "economy"},
        democracies={1: "utopia"},
        discard="war",
        step="effects",
    )
    assert short.count(1, "economy") == face_up
    assert short.count(1, "utopia") == face_up
    assert not short.allows("use development")
    assert not short.allows("use oligarchy")
    assert short.refusal("use development") == ("CV-EFF-06" if players == 4 else "CV-EFF-05")
    enough = Table(players, hands={1: "war*3"}, areas={1: f"economy*{face_up + 1}"}, step="effects")
    assert enough.allows("use development")


@pytest.mark.rule("CV-CLR-01")
def test_face_down_cards_do_not_count_for_the_culture_majority() -> None:
    own = Table(
        hands={1: "war*3"},
        areas={1: "culture", 2: "culture war*3"},
        democracies={1: "culture"},
        embargoes={1: "culture"},
        step="effects",
    )
    assert own.refusal("copy assassination p2") == "CV-CUL-02"
    rival = Table(
        hands={1: "war*3"},
        areas={1: "culture", 2: "war*3"},
        democracies={2: "culture"},
        embargoes={2: "culture"},
        step="effects",
    )
    assert rival.allows("copy assassination p2")


@pytest.mark.rule("CV-CLR-01", "CV-CLR-02")
def test_face_down_cards_pay_for_no_discard_effect() -> None:
    table = Table(
        hands={1: "war*3"},
        areas={1: "war", 2: "war"},
        embargoes={1: "economy"},
        democracies={1: "utopia"},
        step="effects",
    )
    for effect in ("use embargo", "use democracy"):
        assert not table.allows(effect)
        assert table.refusal(effect) == "CV-EFF-11"


@pytest.mark.rule("CV-CLR-01", "CV-CLR-02")
def test_face_down_cards_are_neither_returned_nor_dropped() -> None:
    areas = {1: "culture war", 2: "science*3 economy*3"}
    table = Table(
        hands={1: "war*3"},
        areas=areas,
        embargoes={1: "economy"},
        democracies={1: "utopia"},
        step="effects",
    )
    table.do("copy experiment p2")
    assert table.legal("return") == ["return war", "return culture"]
    assert table.refusal("return economy") == "CV-SCI-01"
    assert table.refusal("return utopia") == "CV-SCI-01"
    table = Table(
        hands={1: "war*3"},
        areas=areas,
        embargoes={1: "economy"},
        democracies={1: "utopia"},
        step="effects",
    )
    table.do("copy development p2")
    assert table.legal("drop") == ["drop war", "drop culture"]
    assert table.refusal("drop economy") == "CV-ECO-01"
    assert table.refusal("drop utopia") == "CV-ECO-01"


@pytest.mark.rule("CV-CLR-01")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
def test_face_down_cards_do_not_count_for_an_instant_win(players: int, needed: int) -> None:
    for face_up in (needed - 1, needed):
        table = Table(
            players, hands={1: "war*4"}, areas={1: f"economy-3*{face_up}"}, embargoes={1: "economy"}, step="effects"
        )
        table.end_turn()
        assert table.over == (face_up == needed)


@pytest.mark.rule("CV-CLR-01")
def test_face_down_cards_do_not_count_in_majority_scoring() -> None:
    table = Table(
        hands={2: "war*3"},
        areas={1: "economy utopia", 2: "economy utopia religion"},
        embargoes={1: "economy"},
        democracies={1: "utopia"},
        deck=0,
        turn=2,
        step="effects",
    )
    table.do("end")
    assert scored(table, "economy") == (1, 1)
    assert scored(table, "utopia") == (1, 1)
    assert table.winners == [2]


@pytest.mark.rule("CV-CLR-02")
def test_attack_does_not_reach_face_down_cards() -> None:
    for domain in ("economy", "utopia"):
        table = Table(
            areas={1: "war economy utopia"},
            embargoes={2: "economy"},
            democracies={2: "utopia"},
            step="effects",
        )
        table.do("use attack", f"name {domain}")
        assert table.embargoed(2) == ["economy"]
        assert table.democracies(2, "utopia") == 1
        assert table.told("loses") == []


@pytest.mark.rule("CV-CLR-02")
def test_a_face_down_economy_card_leaves_after_a_turn_and_a_face_down_utopia_card_never() -> None:
    table = Table(
        hands={1: "war*3", 2: "war*3"},
        areas={1: "war", 2: "war"},
        embargoes={1: "religion"},
        democracies={1: "war", 2: "war"},
        step="effects",
    )
    table.end_turn()
    assert table.embargoed(1) == []
    assert table.discard == ["economy-1"]
    for _ in range(6):
        table.pass_turn()
    assert table.democracies(1, "war") == 1
    assert table.democracies(2, "war") == 1
    assert "utopia-3" not in table.discard


# Effects: order, start and follow-up --------------------------------------------------------------------------------

PRINTED = [
    ("war", "assassination", "purge", "attack"),
    ("religion", "holy-book", "divine-right", "inquisition"),
    ("economy", "development", "monopoly", "embargo"),
    ("science", "experiment", "research", "breakthrough"),
    ("utopia", "oligarchy", "republic", "democracy"),
]


def with_cards(cards: str, players: int = 2) -> Table:
    return Table(
        players,
        hands={1: "war religion science"},
        areas={1: cards + " culture", 2: "culture"},
        discard="war religion science",
        step="effects",
    )


@pytest.mark.rule("CV-CLR-03")
@pytest.mark.parametrize(("domain", "level_1", "level_2", "discard"), PRINTED)
def test_each_domain_lists_level_1_then_level_2_then_the_discard_effect(
    domain: str, level_1: str, level_2: str, discard: str
) -> None:
    assert with_cards(domain).legal("use") == [f"use {discard}"]
    assert with_cards(f"{domain}*2").legal("use") == [f"use {discard}"]
    assert with_cards(f"{domain}*3").legal("use") == [f"use {level_1}", f"use {discard}"]
    assert with_cards(f"{domain}*4").legal("use") == [f"use {level_1}", f"use {discard}"]
    assert with_cards(f"{domain}*5").legal("use") == [f"use {level_1}", f"use {level_2}", f"use {discard}"]
    assert with_cards(f"{domain}*2", 4).legal("use") == [f"use {level_1}", f"use {discard}"]
    assert with_cards(f"{domain}*4", 4).legal("use") == [f"use {level_1}", f"use {level_2}", f"use {discard}"]


@pytest.mark.rule("CV-CLR-03")
@pytest.mark.parametrize(("domain", "level_1", "level_2", "discard"), PRINTED)
def test_level_1_and_level_2_keep_their_domain_while_the_discard_effect_costs_a_card(
    domain: str, level_1: str, level_2: str, discard: str
) -> None:
    for level, effect in ((1, level_1), (2, level_2)):
        table = with_cards(f"{domain}*5")
        table.do(f"use {effect}")
        assert table.count(1, domain) == 5
        if domain == "religion":
            assert table.view().hand_limit == 3 + 2 * level
        else:
            assert table.view().asked_times == level
    table = with_cards(f"{domain}*5")
    table.do(f"use {discard}")
    assert table.count(1, domain) == 4


@pytest.mark.rule("CV-CLR-04")
@pytest.mark.parametrize(
    ("effect", "area", "hand", "discard"),
    [
        ("assassination", "war*5", 1, 0),
        ("purge", "war*5", 2, 0),
        ("oligarchy", "utopia*5", 0, 1),
        ("republic", "utopia*5", 0, 2),
    ],
)
def test_an_effect_starts_only_if_its_first_instruction_can_be_carried_out_in_full(
    effect: str, area: str, hand: int, discard: int
) -> None:
    def at(hand: int, discard: int) -> Table:
        return Table(
            hands={1: f"religion*{hand}" if hand else ""},
            areas={1: area},
            discard=f"science*{discard}" if discard else "",
            step="effects",
        )

    assert at(hand, discard).allows(f"use {effect}")
    short = at(max(hand - 1, 0), max(discard - 1, 0))
    assert not short.allows(f"use {effect}")
    assert short.refusal(f"use {effect}") == "CV-CLR-04"


@pytest.mark.rule("CV-CLR-04")
@pytest.mark.parametrize(("level_1", "level_2"), [("development", "monopoly"), ("experiment", "research")])
def test_monopoly_and_research_need_two_face_up_cards_and_level_1_needs_one(level_1: str, level_2: str) -> None:
    areas = {1: "culture", 2: "economy*5 science*5"}
    one = Table(hands={1: "war*3"}, areas=areas, democracies={1: "culture"}, step="effects")
    assert one.allows(f"copy {level_1} p2")
    assert not one.allows(f"copy {level_2} p2")
    assert one.refusal(f"copy {level_2} p2") == "CV-CUL-14"
    two = Table(hands={1: "war*3"}, areas={**areas, 1: "culture war"}, step="effects")
    assert two.allows(f"copy {level_2} p2")


@pytest.mark.rule("CV-CLR-04")
def test_an_effect_without_a_legal_target_cannot_be_started() -> None:
    for card, effect, rule in (
        ("economy", "use embargo", "CV-ECO-07"),
        ("utopia", "use democracy", "CV-UTO-04"),
        ("war", "use attack", "CV-WAR-07"),
    ):
        alone = Table(hands={1: "war*3"}, areas={1: card}, democracies={1: card, 2: "war"}, step="effects")
        assert not alone.allows(effect)
        assert alone.refusal(effect) == rule
        assert Table(hands={1: "war*3"}, areas={1: f"{card} religion"}, step="effects").allows(effect)


@pytest.mark.rule("CV-CLR-04")
def test_a_copied_level_2_needs_its_two_cards_even_if_the_own_level_1_is_used_already() -> None:
    for cards, allowed in (("religion*2", False), ("religion*3", True)):
        table = Table(hands={1: cards}, areas={1: "culture war*3", 2: "war*5"}, options=dict(EXACT), step="effects")
        table.do("use assassination")
        if not allowed:
            assert table.hand(1) == ["religion-1"]
            assert table.refusal("copy purge p2") == "CV-CUL-14"
        assert table.allows("copy purge p2") == allowed


@pytest.mark.rule("CV-CLR-05")
def test_a_follow_up_is_played_as_far_as_possible_and_the_rest_lapses() -> None:
    table = Table(hands={1: "war religion"}, areas={1: "economy*5"}, embargoes={1: "religion"}, step="effects")
    table.do("use monopoly")
    assert table.hand(1) == ["religion-1"]
    assert (table.count(1, "war"), table.count(1, "economy")) == (1, 3)
    assert table.discard == ["economy-1", "economy-1"]
    assert [(event.seat, event.facts) for event in table.told("lapses")] == [(0, {"count": 1})]
    assert table.asked == "effects"


@pytest.mark.rule("CV-CLR-05")
def test_a_follow_up_lapses_entirely_without_a_playable_card() -> None:
    for hand in ("", "religion*2"):
        table = Table(hands={1: hand}, areas={1: "economy*5"}, embargoes={1: "religion"}, step="effects")
        table.do("use monopoly")
        assert (len(table.area(1)), table.count(1, "economy")) == (3, 3)
        assert len(table.discard) == 2
        assert [event.facts for event in table.told("lapses")] == [{"count": 2}]
        assert table.asked == "effects"


@pytest.mark.rule("CV-CLR-05")
def test_a_follow_up_must_be_played_while_a_legal_card_exists() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "economy*3"}, embargoes={1: "science"}, step="effects")
    table.do("use development")
    assert table.asked == "follow-up"
    assert table.legal() == ["play war-1", "play religion-1"]
    assert not table.allows("end")


@pytest.mark.rule("CV-CLR-05")
def test_with_required_follow_up_economy_starts_only_if_all_its_cards_can_be_played() -> None:
    for effect, cards in (("development", 1), ("monopoly", 2)):
        for playable in range(3):
            hand = "religion*3" + (f" war*{playable}" if playable else "")
            table = Table(
                hands={1: hand},
                areas={1: "economy*5"},
                embargoes={1: "religion"},
                options=dict(REQUIRED),
                step="effects",
            )
            assert table.allows(f"use {effect}") == (playable >= cards)
            assert table.refusal(f"use {effect}") == ("" if playable >= cards else "CV-CLR-05")
            default = Table(hands={1: hand}, areas={1: "economy*5"}, embargoes={1: "religion"}, step="effects")
            assert default.allows(f"use {effect}")


@pytest.mark.rule("CV-CLR-05")
def test_with_required_follow_up_returned_cards_count_and_preventing_returns_are_illegal() -> None:
    def at(area: str, hand: str, embargoes: str, required: bool = True) -> Table:
        options = {"followup_play": "required" if required else "as_far_as_possible"}
        return Table(hands={1: hand}, areas={1: area}, embargoes={1: embargoes}, options={**options}, step="effects")

    assert at("science*3", "science*2", "science").refusal("use experiment") == "CV-CLR-05"
    assert at("science*3", "science*2", "science", required=False).allows("use experiment")

    experiment = at("science*3 religion war", "religion*2", "religion").do("use experiment")
    assert experiment.legal() == ["return war", "return science"]
    assert not experiment.allows("return religion")
    assert experiment.refusal("return religion") == "CV-CLR-05"
    free = at("science*3 religion war", "religion*2", "religion", required=False).do("use experiment")
    assert free.allows("return religion")

    research = at("science*5 religion*2 war", "war religion", "religion").do("use research", "return religion")
    assert research.legal() == ["return war", "return science"]
    assert research.refusal("return religion") == "CV-CLR-05"
    assert at("science*5 war", "religion*2", "science religion").refusal("use research") == "CV-CLR-05"
    assert at("science*5 war*2", "religion*2", "science religion").allows("use research")


# Step 1 without a playable card -------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-06")
def test_a_hand_of_embargoed_domains_skips_step_1_unseen_and_takes_steps_2_and_3() -> None:
    table = Table(
        hands={1: "war*2 religion", 2: "science*4"},
        areas={1: "war*3"},
        embargoes={1: "war religion"},
        turn=2,
        step="effects",
    )
    table.end_turn()
    assert (table.actor, table.asked) == (1, "effects")
    skipped = table.told("cannot-play")
    assert [(event.seat, event.facts, event.secret) for event in skipped] == [(0, {}, {})]
    assert table.player(1, 2).hand is None
    table.do("use assassination", "discard war-1")
    table.end_turn()
    assert len(table.hand(1)) == 3
    assert table.actor == 2


@pytest.mark.rule("CV-CLR-06")
def test_one_card_outside_the_embargoed_domains_must_be_played() -> None:
    table = Table(
        hands={1: "war*2 science", 2: "science*4"}, areas={1: "war"}, embargoes={1: "war"}, turn=2, step="effects"
    )
    table.end_turn()
    assert (table.actor, table.asked) == (1, "step-play")
    assert table.legal() == ["play science-1"]
    assert table.refusal("play war-1") == "CV-ECO-05"
    assert not table.allows("end")


@pytest.mark.rule("CV-CLR-07")
def test_an_empty_hand_skips_step_1_and_takes_steps_2_and_3() -> None:
    table = Table(hands={2: "science*4"}, areas={1: "religion*3"}, turn=2, step="effects")
    table.end_turn()
    assert (table.actor, table.asked) == (1, "effects")
    table.do("use holy-book")
    table.end_turn()
    assert len(table.hand(1)) == 5
    assert table.actor == 2


@pytest.mark.rule("CV-CLR-07")
def test_an_empty_hand_in_the_middle_of_step_2_changes_nothing_either() -> None:
    table = Table(hands={1: "war religion"}, areas={1: "war*5 economy*3 science"}, step="effects")
    table.do("use purge")
    assert table.hand(1) == []
    table.do("use development", "drop economy")
    assert table.asked == "effects"
    table.end_turn()
    assert len(table.hand(1)) == 3


# Thresholds and slots -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-08")
def test_losing_cards_after_a_persistent_effect_does_not_undo_it() -> None:
    table = Table(hands={1: "war"}, areas={1: "religion*3"}, step="effects")
    table.do("use holy-book", "use inquisition")
    assert table.count(1, "religion") == 2
    table.end_turn()
    assert len(table.hand(1)) == 5


@pytest.mark.rule("CV-CLR-08")
def test_losing_cards_before_a_persistent_effect_makes_it_unavailable() -> None:
    table = Table(hands={1: "war"}, areas={1: "religion*3"}, step="effects")
    assert table.allows("use holy-book")
    table.do("use inquisition")
    assert not table.allows("use holy-book")
    assert table.refusal("use holy-book") == "CV-EFF-05"
    table.end_turn()
    assert len(table.hand(1)) == 3


PLAYS_WAR = [
    ("economy*3 war*2", ["use development", "drop economy"], ["play war-1"]),
    ("economy*5 war", ["use monopoly", "drop economy", "drop economy", "play war-1"], ["play war-1"]),
    ("science*3 war*2", ["use experiment", "return science"], ["play war-1"]),
    ("science*5 war", ["use research", "return science", "return science", "play war-1"], ["play war-1"]),
]


@pytest.mark.rule("CV-CLR-09")
@pytest.mark.parametrize(("area", "begin", "finish"), PLAYS_WAR)
def test_a_threshold_reached_in_step_2_opens_the_effect_once_the_current_one_is_finished(
    area: str, begin: list[str], finish: list[str]
) -> None:
    table = Table(hands={1: "war*3 religion culture"}, areas={1: area}, step="effects")
    assert table.refusal("use assassination") == "CV-EFF-05"
    table.do(*begin)
    assert table.refusal("use assassination") == "CV-EFF-04"
    table.do(*finish)
    assert table.count(1, "war") == 3
    assert table.allows("use assassination")


@pytest.mark.rule("CV-CLR-09")
def test_a_culture_majority_reached_in_step_2_opens_inspiration() -> None:
    table = Table(hands={1: "culture war religion"}, areas={1: "economy*3 culture", 2: "culture war*3"}, step="effects")
    assert table.refusal("copy assassination p2") == "CV-CUL-02"
    table.do("use development", "drop economy", "play culture-1")
    assert table.allows("copy assassination p2")


@pytest.mark.rule("CV-CLR-09", "CV-CLR-11")
def test_a_card_just_played_by_an_effect_can_pay_a_discard_effect() -> None:
    table = Table(hands={1: "religion war science"}, areas={1: "economy*3"}, step="effects")
    assert table.refusal("use inquisition") == "CV-EFF-11"
    table.do("use development", "play religion-1")
    assert table.allows("use inquisition")


@pytest.mark.rule("CV-CLR-10")
def test_a_used_slot_stays_used_when_the_threshold_is_lost_and_regained() -> None:
    table = Table(hands={1: "war science"}, areas={1: "science*3"}, step="effects")
    table.do("use experiment")
    assert table.count(1, "science") == 2
    table.do("play science-1")
    assert table.count(1, "science") == 3
    assert not table.allows("use experiment")
    assert table.refusal("use experiment") == "CV-EFF-03"


@pytest.mark.rule("CV-CLR-10")
@pytest.mark.parametrize("options", [{}, EXACT])
def test_a_used_slot_stays_used_when_level_2_is_reached_later(options: dict[str, str]) -> None:
    table = Table(hands={1: "war*3 religion"}, areas={1: "war*4 economy*3"}, options={**options}, step="effects")
    table.do("use assassination", "discard religion-1", "use development", "drop economy")
    assert table.count(1, "war") == 5
    assert len(table.hand(1)) == 2
    assert not table.allows("use purge")
    assert table.refusal("use purge") == "CV-EFF-07"
    assert table.refusal("use assassination") == "CV-EFF-03"


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


# Copying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-13")
@pytest.mark.parametrize("options", [{}, EXACT])
def test_a_copied_effect_stays_closed_when_the_own_threshold_is_reached_later(options: dict[str, str]) -> None:
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
def test_a_coin_left_in_place_tests_the_copied_threshold_anew() -> None:
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
def test_a_coin_left_in_place_tests_the_majority_anew() -> None:
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
def test_both_own_levels_cannot_be_had_by_copying_oneself() -> None:
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


# Embargo ------------------------------------------------------------------------------------------------------------


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
def test_with_others_only_the_own_area_makes_no_target(card: str, effect: str, rule: str) -> None:
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


@pytest.mark.rule("CV-CLR-21")
def test_a_ban_survives_the_removal_of_the_covered_card() -> None:
    table = Table(hands={1: "war religion science"}, areas={1: "war economy*3"}, embargoes={1: "war"}, step="effects")
    table.do("use development", "drop war")
    assert table.count(1, "war") == 0
    assert table.embargoed(1) == ["war"]
    assert not table.allows("play war-1")
    assert table.refusal("play war-1") == "CV-ECO-08"


@pytest.mark.rule("CV-CLR-21")
def test_a_ban_survives_the_removal_of_the_whole_domain_by_attack() -> None:
    table = Table(
        hands={1: "war*3", 2: "culture war science"}, areas={1: "economy war culture", 2: "culture"}, step="effects"
    )
    table.do("use embargo", "lay culture p2", "use attack").end_turn()
    assert table.count(2, "culture") == 0
    assert (table.actor, table.asked) == (2, "step-play")
    assert table.legal() == ["play war-1", "play science-1"]
    assert table.refusal("play culture-1") == "CV-ECO-05"


@pytest.mark.rule("CV-CLR-22")
@pytest.mark.parametrize(("effect", "returned"), [("experiment", 1), ("research", 2)])
def test_cards_of_an_embargoed_domain_may_be_returned_but_not_played(effect: str, returned: int) -> None:
    table = Table(
        hands={1: "religion*2 economy*2"}, areas={1: "science*5 war"}, embargoes={1: "science"}, step="effects"
    )
    table.do(f"use {effect}", *["return science"] * returned)
    assert table.hand(1).count("science-1") == returned
    assert table.legal() == ["play religion-1", "play economy-1"]
    assert table.refusal("play science-1") == "CV-ECO-08"


@pytest.mark.rule("CV-CLR-23")
def test_an_embargo_whose_target_has_no_further_turn_stays_and_counts_for_nobody() -> None:
    table = Table(
        hands={1: "war*3", 2: "war*3"},
        areas={1: "economy science", 2: "economy*2 religion"},
        deck=0,
        turn=2,
        step="effects",
    )
    table.do("use embargo", "lay economy p1", "end")
    assert table.over
    assert table.embargoed(1) == ["economy"]
    assert table.discard == []
    assert scored(table, "economy") == (1, 1)


# Attack and Democracy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-24")
def test_attack_takes_the_card_of_the_earliest_era_and_asks_no_victim() -> None:
    table = Table(
        4,
        hands={1: "war*3"},
        areas={
            1: "war science-3 science-2 culture",
            2: "science-3 science-2*2",
            3: "science-1 science-3",
            4: "science-3",
        },
        step="effects",
    )
    table.do("use attack", "name science")
    assert (table.actor, table.asked) == (1, "effects")
    assert table.area(1) == ["science-3", "culture-1"]
    assert table.area(2) == ["science-2", "science-3"]
    assert table.area(3) == ["science-3"]
    assert table.area(4) == []


@pytest.mark.rule("CV-CLR-24")
def test_attack_takes_from_all_victims_at_once() -> None:
    # Seat 2 leads Culture 2 to 1 with the coin; losing a card before seat 3 does would take the lead away.
    table = Table(
        3,
        hands={1: "religion*4", 2: "religion*4", 3: "religion*4"},
        areas={1: "war*4 culture", 2: "culture*2", 3: "culture"},
        turn=2,
        step="effects",
    )
    table.do("copy assassination p1").end_turn().pass_turn()
    assert table.coin() == (1, "war")
    table.do("play religion-1", "use attack", "name culture")
    assert [table.count(seat, "culture") for seat in (1, 2, 3)] == [0, 1, 0]
    assert table.coin() == (1, "war")


@pytest.mark.rule("CV-CLR-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_attack_may_name_a_domain_no_other_player_has_and_costs_both_cards(players: int) -> None:
    areas = {1: "war religion science", **dict.fromkeys(range(2, players + 1), "economy")}
    table = Table(players, hands={1: "war*3"}, areas=areas, step="effects")
    assert table.allows("use attack")
    table.do("use attack")
    assert table.allows("name religion")
    table.do("name religion")
    assert table.area(1) == ["science-1"]
    assert sorted(table.discard) == ["religion-1", "war-1"]
    assert table.told("loses") == []
    assert all(len(table.area(seat)) == 1 for seat in range(2, players + 1))


@pytest.mark.rule("CV-CLR-26")
def test_democracy_may_target_utopia_without_adding_a_utopia_card() -> None:
    table = Table(
        hands={1: "war*3", 2: "war*3"}, areas={1: "utopia war", 2: "utopia*2"}, discard="science", step="effects"
    )
    assert needed_to_win(table, 2, "utopia") == 8
    table.do("use democracy", "lay utopia p2")
    assert table.democracies(2, "utopia") == 1
    assert needed_to_win(table, 2, "utopia") == 9
    assert table.count(2, "utopia") == 2
    table.end_turn()
    table.do("play war-1")
    assert table.refusal("use oligarchy") == "CV-EFF-05"


@pytest.mark.rule("CV-CLR-26")
@pytest.mark.parametrize(("players", "needed"), [(2, 8), (3, 7), (4, 7)])
@pytest.mark.parametrize("face_down", [0, 1, 2])
def test_face_down_cards_in_utopia_raise_its_requirement(players: int, needed: int, face_down: int) -> None:
    for face_up in (needed + face_down - 1, needed + face_down):
        table = Table(
            players,
            hands={1: "war*3"},
            areas={1: f"utopia*{face_up}"},
            democracies={1: " ".join(["utopia"] * face_down)},
            step="effects",
        )
        table.end_turn()
        assert table.over == (face_up == needed + face_down)


@pytest.mark.rule("CV-CLR-26")
def test_a_face_down_card_in_utopia_neither_scores_nor_breaks_a_tie() -> None:
    table = Table(
        hands={2: "war*3"}, areas={1: "war", 2: "religion"}, democracies={1: "utopia"}, deck=0, turn=2, step="effects"
    )
    table.do("end")
    assert scored(table, "utopia") == (0, 0)
    assert (table.result, table.winners) == ("majority-win", [2])


@pytest.mark.rule("CV-CLR-27")
def test_a_face_down_utopia_card_keeps_its_effect_on_an_emptied_and_rebuilt_domain() -> None:
    table = Table(
        hands={1: "war-1*8 war-3", 2: "science*3"},
        areas={1: "economy*3 war-2"},
        democracies={1: "war"},
        step="effects",
    )
    table.do("use development", "drop war")
    assert table.count(1, "war") == 0
    assert needed_to_win(table, 1, "war") == 9
    table.do("play war-1")
    for _ in range(7):
        table.end_turn().pass_turn()
        table.do("play war-1")
    assert table.count(1, "war") == 8
    table.end_turn()
    assert not table.over
    table.pass_turn().do("play war-3").end_turn()
    assert (table.result, table.winners) == ("instant-win", [1])


@pytest.mark.rule("CV-CLR-27")
def test_an_emptied_domain_cannot_receive_another_face_down_utopia_card() -> None:
    table = Table(
        hands={1: "war*3"}, areas={1: "utopia war", 2: "religion"}, democracies={2: "science"}, step="effects"
    )
    table.do("use democracy")
    assert table.legal() == ["lay war p1", "lay religion p2"]
    assert not table.allows("lay science p2")
    assert table.refusal("lay science p2") == "CV-UTO-04"


# The end of a turn --------------------------------------------------------------------------------------------------


def after_last_end(table: Table) -> list[str]:
    names = [event.name for event in table.events]
    return names[len(names) - names[::-1].index("ends") :]


@pytest.mark.rule("CV-CLR-28")
def test_a_turn_ends_with_draw_then_embargoes_then_coin_then_instant_win() -> None:
    table = Table(
        hands={1: "war-2*2 religion", 2: "science*3"},
        areas={1: "culture*2 war-1*7", 2: "economy war-3*3"},
        step="effects",
    )
    table.do("copy assassination p2", "discard religion-1").end_turn()
    table.do("play science-1", "use embargo", "lay culture p1").end_turn()
    table.do("play war-2").end_turn()
    assert after_last_end(table) == ["draws", "embargo-ends", "coin-off", "instant-win"]
    assert [event.rule for event in table.told("coin-off")] == ["CV-CUL-12"]
    assert table.winners == [1]


@pytest.mark.rule("CV-CLR-28")
def test_a_turn_ends_with_draw_then_embargoes_then_coin_then_the_end_of_the_round() -> None:
    table = Table(
        hands={1: "science*4", 2: "religion*4"},
        areas={1: "economy war*3", 2: "culture"},
        deck=1,
        turn=2,
        step="effects",
    )
    table.do("copy assassination p1").end_turn()
    table.do("play science-1", "use embargo", "lay culture p2").end_turn()
    assert table.coin() == (1, "war")
    assert table.deck == 1
    table.do("play religion-1").end_turn()
    assert after_last_end(table) == ["draws", "deck-empty", "embargo-ends", "coin-off", "scoring"]
    assert table.over


@pytest.mark.rule("CV-CLR-28")
@pytest.mark.parametrize(("cards", "result"), [(7, "majority-win"), (8, "instant-win")])
def test_the_instant_win_is_looked_at_before_the_end_of_the_round(cards: int, result: str) -> None:
    table = Table(
        hands={1: "science*3", 2: "science*2"},
        areas={1: "religion economy culture", 2: f"war*{cards}"},
        deck=1,
        turn=2,
        step="effects",
    )
    table.end_turn()
    assert table.deck == 0
    assert table.result == result
    assert table.winners == ([2] if cards == 8 else [1])
    assert bool(table.told("scoring")) == (cards == 7)


@pytest.mark.rule("CV-CLR-29")
def test_reaching_the_required_number_and_falling_below_it_in_the_same_turn_is_no_win() -> None:
    for falls in (True, False):
        table = Table(hands={1: "war*3", 2: "science*3"}, areas={1: "war-2*7 religion"})
        table.do("play war-1")
        assert table.count(1, "war") == 8
        assert not table.over
        if falls:
            table.do("use attack", "name religion")
        table.end_turn()
        assert table.over != falls
