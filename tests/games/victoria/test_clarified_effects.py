"""Clarifications about counting cards and starting effects (CV-CLR-01 to CV-CLR-10)."""

import pytest

from .clarifications_shared_cards import EXACT, scored
from .table import Table

LEVEL_1 = {2: 3, 3: 3, 4: 2}


REQUIRED = {"followup_play": "required"}


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
def test_a_copied_level_2_needs_its_two_cards_even_if_ones_own_level_1_is_used_already() -> None:
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
    assert [(event.seat, event.details) for event in table.told("lapses")] == [(0, {"count": 1})]
    assert table.asked == "effects"


@pytest.mark.rule("CV-CLR-05")
def test_a_follow_up_lapses_entirely_without_a_playable_card() -> None:
    for hand in ("", "religion*2"):
        table = Table(hands={1: hand}, areas={1: "economy*5"}, embargoes={1: "religion"}, step="effects")
        table.do("use monopoly")
        assert (len(table.area(1)), table.count(1, "economy")) == (3, 3)
        assert len(table.discard) == 2
        assert [event.details for event in table.told("lapses")] == [{"count": 2}]
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
    assert [(event.seat, event.details, event.secret) for event in skipped] == [(0, {}, {})]
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
