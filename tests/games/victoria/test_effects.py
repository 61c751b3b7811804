"""Effects in general: who may apply which, when and how often."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng

from .table import Table, fresh_game

PERSISTENT = {
    "war": ("assassination", "purge"),
    "religion": ("holy-book", "divine-right"),
    "economy": ("development", "monopoly"),
    "science": ("experiment", "research"),
    "utopia": ("oligarchy", "republic"),
}
DISCARD = {
    "war": "attack",
    "religion": "inquisition",
    "economy": "embargo",
    "science": "breakthrough",
    "utopia": "democracy",
}
ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ALL_PERSISTENT = pytest.mark.parametrize("domain", PERSISTENT)


def table_with(area: str, players: int = 2, other: str = "culture*2", **options: OptionValue) -> Table:
    """Step 2 of player 1: cards in hand, in the discard pile and in another area, so that every effect can start."""
    return Table(
        players,
        hands={1: "culture*3", 2: "war*2"},
        areas={1: area, 2: other},
        discard="science*2",
        step="effects",
        options=options,
    )


def use(table: Table, effect: str) -> Table:
    """Apply an effect and answer whatever it asks with the first possible answer."""
    table.do(effect).let_chance()
    while table.asked != "effects":
        assert table.actor == 1
        table.do(table.legal()[0]).let_chance()
    return table


# Kinds ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-EFF-01", "CV-EFF-12")
def test_effects_are_persistent_or_discard_effects_and_these_are_all() -> None:
    table = table_with("war*5 religion*5 economy*5 science*5 utopia*5 culture*2")
    persistent = {effect for levels in PERSISTENT.values() for effect in levels}
    assert {move.removeprefix("use ") for move in table.legal("use")} == persistent | set(DISCARD.values())
    assert len(table.legal("use")) == 15
    assert table.legal() == [*table.legal("use"), "end"]


@pytest.mark.rule("CV-EFF-01")
def test_a_persistent_effect_keeps_its_cards_and_a_discard_effect_costs_one() -> None:
    table = table_with("religion*3")
    table.do("use holy-book")
    assert table.count(1, "religion") == 3
    use(table, "use inquisition")
    assert table.count(1, "religion") == 2
    assert "religion-1" in table.discard


# When and by whom -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-EFF-02")
def test_no_effect_can_be_applied_in_step_1() -> None:
    table = Table(hands={1: "war*3"}, areas={1: "war*5 religion*5", 2: "war"})
    for effect in ("purge", "holy-book", "attack", "inquisition"):
        assert not table.allows(f"use {effect}")
        assert table.refusal(f"use {effect}") == "CV-EFF-02"
    assert table.refusal("copy purge p2") == "CV-EFF-02"
    table.do("play war-1")
    assert table.allows("use purge")
    assert table.allows("use attack")


@pytest.mark.rule("CV-EFF-02")
def test_no_effect_can_be_applied_in_step_3() -> None:
    table = Table(hands={1: "war*2"}, areas={1: "war*5"}, step="effects").do("end")
    assert table.asked == "drawing"
    assert not table.allows("use purge")
    assert not table.allows("use attack")


@pytest.mark.rule("CV-EFF-02")
def test_nobody_applies_effects_in_the_turn_of_another() -> None:
    table = Table(3, hands={1: "war*3", 2: "war*3"}, areas={1: "religion", 2: "war*5", 3: "science*5"}, step="effects")
    assert table.legal() == ["use inquisition", "end"]
    assert table.state.awaited() == [0]
    table.end_turn().do(next(move for move in table.legal("play")))
    assert table.actor == 2
    assert table.allows("use purge")
    assert not table.allows("use research")
    assert not table.allows("use inquisition")


@pytest.mark.rule("CV-EFF-02")
def test_all_choices_of_a_turn_are_made_by_the_active_player() -> None:
    table = Table(3, hands={1: "war*2", 2: "religion*2", 3: "science*2"}, areas={
        1: "war*2 religion*2 economy science", 2: "war religion", 3: "war culture"
    }, step="effects")  # fmt: skip
    for effect in ("attack", "inquisition", "embargo", "breakthrough"):
        use(table, f"use {effect}")  # which checks that seat 1 is asked
    assert table.actor == 1


# How often ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-EFF-03")
@ALL_PERSISTENT
@pytest.mark.parametrize("level", [0, 1])
@ALL_PLAYERS
def test_a_persistent_effect_is_applied_at_most_once_a_turn(domain: str, level: int, players: int) -> None:
    effect = f"use {PERSISTENT[domain][level]}"
    table = table_with(f"{domain}*7", players)
    use(table, effect)
    assert table.count(1, domain) >= 5
    assert not table.allows(effect)
    assert table.refusal(effect) == "CV-EFF-03"


@pytest.mark.rule("CV-EFF-03")
def test_effects_are_counted_for_each_domain_and_each_turn_apart() -> None:
    table = table_with("war*3 religion*3 utopia*3")
    for effect in ("assassination", "holy-book", "oligarchy", "attack", "inquisition", "democracy"):
        assert table.allows(f"use {effect}")
        use(table, f"use {effect}")
    table = Table(hands={1: "war*3", 2: "science*3"}, areas={1: "war*4 religion"}, step="effects")
    use(table, "use assassination").end_turn().pass_turn()
    table.do(table.legal()[0])
    assert table.allows("use assassination")
    assert table.allows("use attack")


@pytest.mark.rule("CV-EFF-03", "CV-EFF-15")
@pytest.mark.parametrize("domain", DISCARD)
@ALL_PLAYERS
def test_a_discard_effect_is_applied_once_a_turn_however_many_cards_there_are(domain: str, players: int) -> None:
    effect = f"use {DISCARD[domain]}"
    table = table_with(f"{domain}*8", players)
    use(table, effect)
    assert table.count(1, domain) >= 6
    assert not table.allows(effect)
    assert table.refusal(effect) == "CV-EFF-15"


@pytest.mark.rule("CV-EFF-07")
@ALL_PERSISTENT
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
@ALL_PLAYERS
def test_both_levels_of_a_domain_cannot_be_applied_in_one_turn(
    domain: str, first: int, second: int, players: int
) -> None:
    table = table_with(f"{domain}*7", players)
    other = f"use {PERSISTENT[domain][second]}"
    assert table.allows(other)
    use(table, f"use {PERSISTENT[domain][first]}")
    assert table.count(1, domain) >= 5
    assert not table.allows(other)
    assert table.refusal(other) == "CV-EFF-07"


@pytest.mark.rule("CV-EFF-04")
@pytest.mark.parametrize(
    "started",
    [
        ["use assassination"],
        ["use purge"],
        ["use purge", "discard science-1"],
        ["use development"],
        ["use development", "drop war"],
        ["use monopoly"],
        ["use monopoly", "drop war", "drop war", "play science-1"],
        ["use research", "return war"],
        ["use republic"],
        ["use attack"],
        ["use inquisition"],
        ["use inquisition", "question p3"],
        ["use embargo"],
        ["use democracy"],
        ["copy purge p2"],
    ],
)
def test_an_effect_is_finished_before_the_next_one_starts(started: list[str]) -> None:
    areas = {1: "war*6 religion*5 economy*5 science*5 utopia*5 culture", 2: "war*5"}
    hands = {1: "science religion war", 2: "war*2", 3: "religion science"}
    table = Table(3, hands=hands, areas=areas, discard="culture war science", step="effects").do(*started)
    assert table.asked != "effects"
    assert not table.legal("use")
    for move in ("use holy-book", "use breakthrough", "copy assassination p2", "end"):
        assert not table.allows(move)
        assert table.refusal(move) == "CV-EFF-04"
    while table.asked != "effects":
        table.do(table.legal()[0])
    assert table.allows("use holy-book")
    assert table.allows("end")


@pytest.mark.rule("CV-EFF-04")
def test_nothing_else_is_applied_between_the_draw_and_the_discards_of_breakthrough() -> None:
    table = table_with("science religion*3").do("use breakthrough").let_chance()
    assert table.asked == "discarding"
    for move in ("use holy-book", "end"):
        assert not table.allows(move)
        assert table.refusal(move) == "CV-EFF-04"


# Levels ---------------------------------------------------------------------------------------------------------------


def check_need(effect: str, domain: str, players: int, need: int) -> str:
    """The effect is open with that many cards of the domain; the rule that closes it with one less."""
    enough = table_with(f"{domain}*{need}", players)
    assert enough.allows(effect)
    assert use(enough, effect).asked == "effects"
    short = table_with(f"{domain}*{need - 1} culture", players, other=f"{domain}*5")
    assert not short.allows(effect)
    return short.refusal(effect)


@pytest.mark.rule("CV-EFF-05")
@ALL_PERSISTENT
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("level", "need"), [(0, 3), (1, 5)])
def test_three_and_five_cards_of_ones_own_area_are_needed(domain: str, players: int, level: int, need: int) -> None:
    assert check_need(f"use {PERSISTENT[domain][level]}", domain, players, need) == "CV-EFF-05"


@pytest.mark.rule("CV-EFF-06")
@ALL_PERSISTENT
@pytest.mark.parametrize(("level", "need"), [(0, 2), (1, 4)])
def test_with_four_players_two_and_four_cards_are_needed(domain: str, level: int, need: int) -> None:
    assert check_need(f"use {PERSISTENT[domain][level]}", domain, 4, need) == "CV-EFF-06"


@pytest.mark.rule("CV-EFF-05")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_level_1_needs_three_cards_and_level_2_five(players: int) -> None:
    for cards, effects in {2: [], 3: ["assassination"], 4: ["assassination"], 5: ["assassination", "purge"]}.items():
        table = table_with(f"war*{cards}", players)
        assert [move for move in table.legal("use") if move != "use attack"] == [f"use {effect}" for effect in effects]


@pytest.mark.rule("CV-EFF-06")
def test_with_four_players_level_1_needs_two_cards_and_level_2_four() -> None:
    for cards, effects in {1: [], 2: ["assassination"], 3: ["assassination"], 4: ["assassination", "purge"]}.items():
        table = table_with(f"war*{cards}", 4)
        assert [move for move in table.legal("use") if move != "use attack"] == [f"use {effect}" for effect in effects]


@pytest.mark.rule("CV-EFF-08")
@ALL_PERSISTENT
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 4), (4, 7)])
def test_level_1_may_be_chosen_where_level_2_is_open(domain: str, players: int, cards: int) -> None:
    table = table_with(f"{domain}*{cards}", players)
    assert table.allows(f"use {PERSISTENT[domain][0]}")
    assert table.allows(f"use {PERSISTENT[domain][1]}")


@pytest.mark.rule("CV-EFF-08")
def test_the_chosen_level_1_is_what_happens() -> None:
    table = table_with("religion*5").do("use holy-book")
    assert table.view().hand_limit == 5
    table = table_with("war*5").do("use assassination")
    assert len(table.hand(1)) == 2
    assert table.asked == "effects"


@pytest.mark.rule("CV-EFF-09")
def test_cards_lost_after_an_effect_do_not_undo_it() -> None:
    table = use(table_with("religion*5").do("use divine-right"), "use inquisition")
    assert table.count(1, "religion") == 4
    table.end_turn()
    assert len(table.hand(1)) == 7


@pytest.mark.rule("CV-EFF-09")
def test_cards_lost_before_an_effect_close_it() -> None:
    table = use(table_with("religion*5"), "use inquisition")
    assert not table.allows("use divine-right")
    assert table.refusal("use divine-right") == "CV-EFF-05"
    assert table.allows("use holy-book")


@pytest.mark.rule("CV-EFF-09")
def test_cards_gained_in_step_2_open_an_effect() -> None:
    table = Table(hands={1: "religion"}, areas={1: "economy*3 religion*2"}, step="effects")
    assert not table.allows("use holy-book")
    table.do("use development", "drop economy")
    assert table.count(1, "religion") == 3
    assert table.allows("use holy-book")


@pytest.mark.rule("CV-EFF-10")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 1), (4, 1), (2, 2), (4, 3)])
def test_inspiration_needs_more_culture_than_the_others_and_no_level(players: int, cards: int) -> None:
    areas = {1: f"culture*{cards}", 2: "religion*5"}
    table = Table(players, areas=areas, step="effects")
    assert table.allows("copy holy-book p2")
    assert table.allows("copy divine-right p2")
    assert not table.legal("use")


@pytest.mark.rule("CV-EFF-10")
@ALL_PLAYERS
def test_five_culture_cards_give_nothing_where_another_has_five(players: int) -> None:
    table = Table(players, areas={1: "culture*5", 2: "culture*5 religion*5"}, step="effects")
    assert table.legal() == ["end"]
    assert table.refusal("copy holy-book p2") == "CV-CUL-02"


# Discard effects ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-EFF-11")
@pytest.mark.parametrize("domain", DISCARD)
@ALL_PLAYERS
def test_a_discard_effect_needs_and_costs_one_card_of_its_domain(domain: str, players: int) -> None:
    effect = f"use {DISCARD[domain]}"
    table = table_with(f"{domain} culture", players, other="religion*4 science*4 economy*4 war*4 utopia*4")
    assert not table.allows(f"use {PERSISTENT[domain][0]}")
    assert table.allows(effect)
    table.do(effect)
    assert table.count(1, domain) == 0
    without = table_with("culture*2", players, other=f"{domain}*4")
    assert not without.allows(effect)
    assert without.refusal(effect) == "CV-EFF-11"


@pytest.mark.rule("CV-EFF-11")
def test_a_discard_effect_is_not_paid_from_the_hand() -> None:
    table = Table(hands={1: "science*3"}, areas={1: "war*2"}, step="effects")
    assert table.refusal("use breakthrough") == "CV-EFF-11"


@pytest.mark.rule("CV-EFF-12")
def test_every_domain_but_culture_has_a_discard_effect() -> None:
    table = table_with("war religion economy science culture utopia", other="culture")
    assert [move.removeprefix("use ") for move in table.legal("use")] == list(DISCARD.values())
    for cards in (1, 3, 5, 8):
        assert table_with(f"culture*{cards}", other="culture*2").legal() == ["end"]


@pytest.mark.rule("CV-EFF-13")
@ALL_PERSISTENT
@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("discard_first", [False, True])
def test_persistent_and_discard_effect_of_a_domain_combine_in_either_order(
    domain: str, level: int, discard_first: bool
) -> None:
    effects = [f"use {PERSISTENT[domain][level]}", f"use {DISCARD[domain]}"]
    if discard_first:
        effects.reverse()
    table = table_with(f"{domain}*7")
    for effect in effects:
        assert table.allows(effect)
        use(table, effect)
    assert not any(table.allows(effect) for effect in effects)


@pytest.mark.rule("CV-EFF-13")
@pytest.mark.parametrize(("players", "cards", "rule"), [(2, 3, "CV-EFF-05"), (4, 2, "CV-EFF-06")])
def test_paying_a_discard_effect_first_can_close_the_persistent_one(players: int, cards: int, rule: str) -> None:
    table = use(table_with(f"religion*{cards}", players), "use inquisition")
    assert not table.allows("use holy-book")
    assert table.refusal("use holy-book") == rule
    table = table_with(f"religion*{cards}", players).do("use holy-book")
    assert table.allows("use inquisition")


# The whole of a turn --------------------------------------------------------------------------------------------------

FULL = "war*4 religion*3 economy*4 science*4 utopia*4 culture"
OWN_FIVE = ["assassination", "holy-book", "development", "experiment", "oligarchy"]


def use_all_discard_effects(table: Table) -> None:
    for effect in DISCARD.values():
        use(table, f"use {effect}")


@pytest.mark.rule("CV-EFF-14")
def test_a_turn_has_at_most_five_persistent_and_five_discard_effects() -> None:
    table = table_with(FULL, other="war*5")
    for effect in OWN_FIVE:
        use(table, f"use {effect}")
    assert table.refusal("copy purge p2") == "CV-CUL-06"
    use_all_discard_effects(table)
    assert table.legal() == ["end"]
    assert len(table.told("uses")) == 5
    assert len(table.told("pays")) == 5


@pytest.mark.rule("CV-EFF-14")
def test_a_copied_effect_is_one_of_the_five() -> None:
    table = table_with(FULL, other="war*5 religion*5")
    use(table, "copy purge p2")
    for effect in OWN_FIVE[1:]:
        use(table, f"use {effect}")
    assert table.refusal("use assassination") == "CV-CUL-06"
    for copied in ("copy purge p2", "copy assassination p2", "copy divine-right p2"):
        assert not table.allows(copied)
        assert table.refusal(copied) == "CV-CUL-04"
    use_all_discard_effects(table)
    assert table.legal() == ["end"]
    assert len(table.told("uses")) + len(table.told("copies")) == 5


@pytest.mark.rule("CV-EFF-14")
def test_with_exact_exclusion_six_persistent_effects_are_the_most() -> None:
    table = table_with(FULL, other="war*5 religion*5", culture_exclusion_scope="exact_effect")
    for effect in OWN_FIVE:
        use(table, f"use {effect}")
    use(table, "copy purge p2")
    assert not table.allows("copy divine-right p2")
    assert table.refusal("copy divine-right p2") == "CV-CUL-04"
    use_all_discard_effects(table)
    assert table.legal() == ["end"]
    assert len(table.told("uses")) + len(table.told("copies")) == 6


@pytest.mark.rule("CV-EFF-14")
@ALL_PLAYERS
@pytest.mark.parametrize(("scope", "most"), [("domain", 5), ("exact_effect", 6)])
def test_no_turn_of_any_game_has_more(players: int, scope: str, most: int) -> None:
    for seed in range(1, 21):
        table = fresh_game(players, seed, {"culture_exclusion_scope": scope})
        rng = Rng(seed)
        while table.deck and not table.over:
            table.state.apply(table.state.random_move(rng), table.events)
        persistent = discards = 0
        for event in table.events:
            if event.name == "turn":
                persistent = discards = 0
            persistent += event.name in ("uses", "copies")
            discards += event.name == "pays"
            assert persistent <= most
            assert discards <= 5


@pytest.mark.rule("CV-EFF-16")
@pytest.mark.parametrize("backwards", [False, True])
@ALL_PLAYERS
def test_all_five_discard_effects_may_be_used_in_one_turn(backwards: bool, players: int) -> None:
    table = table_with("war religion economy science utopia culture", players, other="science*2")
    order = ["embargo", "inquisition", "breakthrough", "attack", "democracy"]
    answers = {"embargo": "lay science p2", "attack": "name culture", "democracy": "lay science p2"}
    if backwards:
        order.reverse()
    for effect in order:
        assert table.allows(f"use {effect}")
        table.do(f"use {effect}").let_chance()
        while table.asked != "effects":
            table.do(answers.get(effect, table.legal()[0]))
    assert [event.details["effect"] for event in table.told("pays")] == [f"effect.{effect}" for effect in order]
    assert table.area(1) == []
    assert table.legal() == ["end"]


@pytest.mark.rule("CV-EFF-16")
def test_a_discard_effect_that_cannot_be_paid_any_more_is_closed() -> None:
    table = table_with("war religion economy science utopia", other="science*2")
    for effect in ("embargo", "inquisition", "breakthrough"):
        use(table, f"use {effect}")
    table.do("use attack")  # the only card left to name a domain with is the Utopia card
    assert table.area(1) == []
    assert not table.allows("use democracy")
    assert table.refusal("use democracy") == "CV-EFF-11"
