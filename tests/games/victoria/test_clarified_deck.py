"""Clarifications about cards, deck and decisions (CV-CLR-47 to CV-CLR-56)."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.view_types import VictoriaView

from .clarifications_shared_knowledge import (
    DRAFT,
    IN_GAME,
    PRINTED,
    REMOVED,
    TEAMS,
    WATCHER,
    Options,
    all_positions,
    branch,
    draft,
    face_down,
    game_to_the_last_card,
    outside_the_deck,
    play_through,
    seen,
)
from .table import Table

ERA_SIZES = {2: (25, 29, 41), 3: (25, 29, 41), 4: (28, 32, 44)}


def era_of_card(players: int, number: int) -> int:
    """The era (1 to 3) of the card of that number from the top, from 1."""
    first, second, _ = ERA_SIZES[players]
    return 1 if number <= first else 2 if number <= first + second else 3


def left_of_era(table: Table, era: int) -> int:
    """How many cards of that era are left in the deck, by the number of cards taken."""
    players = table.state.players
    taken = IN_GAME[players] - table.deck
    numbers = range(taken + 1, IN_GAME[players] + 1)
    return sum(era_of_card(players, number) == era for number in numbers)


@pytest.mark.rule("CV-CLR-47")
def test_equal_cards_give_one_action() -> None:
    table = Table(hands={1: "war-1*3 war-2 science-1*2"}, areas={1: "war*3"})
    assert table.legal() == ["play war-1", "play war-2", "play science-1"]
    table.do("play war-2", "use assassination")
    assert table.legal() == ["discard war-1", "discard science-1"]
    table = Table(
        3, hands={1: "war*3"}, areas={1: "utopia*3 religion-1*3"}, discard="war-1*3 war-2*2 culture-3", step="effects"
    )
    table.do("use oligarchy")
    assert table.legal() == ["recover war-1", "recover war-2", "recover culture-3"]


@pytest.mark.rule("CV-CLR-47")
@pytest.mark.parametrize("options", [{}, DRAFT])
def test_no_action_is_ever_offered_twice(options: Options) -> None:
    for table in all_positions(3, 2, options):
        legal = table.legal()
        assert len(legal) == len(set(legal))


@pytest.mark.rule("CV-CLR-47")
def test_a_position_is_its_cards_whatever_the_order_in_which_equal_ones_moved() -> None:
    one = Table(hands={1: "war-1*2 religion"}, areas={1: "war-1*4"}).do("play war-1")
    other = Table(hands={1: "religion war-1*2"}, areas={1: "war-1*4"}).do("play war-1")
    assert one.state.key() == other.state.key()
    assert one.view(1) == other.view(1)


@pytest.mark.rule("CV-CLR-48")
def test_choices_from_hand_and_discard_pile_name_domain_and_era() -> None:
    table = Table(hands={1: "war-1 war-2 war-3"}, areas={1: "war-1*5"})
    assert table.legal() == ["play war-1", "play war-2", "play war-3"]
    table.do("play war-2", "use assassination")
    assert table.legal() == ["discard war-1", "discard war-3"]
    table.do("discard war-3")
    assert table.discard == ["war-3"]
    table = Table(hands={1: "war-1 war-3", 2: "war-2"}, areas={1: "religion"}, step="effects").do("use inquisition")
    assert table.legal() == ["give war-1", "give war-2", "give war-3"]
    table = Table(hands={1: "war*3"}, areas={1: "utopia*3"}, discard="war-2 science-2 science-3", step="effects")
    table.do("use oligarchy")
    assert table.legal() == ["recover war-2", "recover science-2", "recover science-3"]
    table.do("recover science-3")
    assert table.discard == ["war-2", "science-2"]


@pytest.mark.rule("CV-CLR-48")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_from_a_draft_pack_and_the_centre_name_domain_and_era(players: int) -> None:
    table = draft(players, seed=2)
    while table.asked == "picking":
        pack = table.player(table.actor, table.actor).pack or []
        assert table.legal() == [f"pick {card}" for card in PRINTED if card in pack]
        table.do(table.legal()[0])
    while table.asked == "choosing":
        assert table.legal() == [f"choose {card}" for card in PRINTED if card in table.view().centre]
        table.do(table.legal()[0])
    assert table.asked == "step-play"


IN_AREA: list[tuple[str, list[str], Callable[[Table], list[str]]]] = [
    ("economy-1*3", ["use development", "drop {}"], lambda table: table.discard),
    (
        "science-1*3",
        ["use experiment", "return {}"],
        lambda table: [card for card in table.hand(1) if "utopia" not in card],
    ),
    ("war-1 economy-1", ["use attack", "name {}"], lambda table: [card for card in table.discard if card != "war-1"]),
]


@pytest.mark.rule("CV-CLR-48")
@pytest.mark.parametrize(("cards", "moves", "moved"), IN_AREA)
def test_choices_from_an_area_name_the_domain_and_move_the_earliest_era(
    cards: str, moves: list[str], moved: Callable[[Table], list[str]]
) -> None:
    for eras, earliest in (("culture-3 culture-1 culture-2", "culture-1"), ("culture-3*2 culture-2", "culture-2")):
        table = Table(hands={1: "utopia*3"}, areas={1: f"{cards} {eras}"}, step="effects")
        table.do(moves[0])
        verb = moves[1].split()[0]
        assert table.legal(verb) == [
            f"{verb} {domain}" for domain in ("war", "economy", "science", "culture") if table.count(1, domain)
        ]
        table.do(moves[1].format("culture"))
        assert moved(table) == [earliest]


@pytest.mark.rule("CV-CLR-48")
@pytest.mark.parametrize(
    ("domain", "effect"),
    [
        ("war", "attack"),
        ("religion", "inquisition"),
        ("economy", "embargo"),
        ("science", "breakthrough"),
    ],
)
def test_a_discard_effect_is_paid_with_the_card_of_the_earliest_era(domain: str, effect: str) -> None:
    latest = 2 if domain == "religion" else 3
    areas = {1: f"{domain}-{latest} {domain}-{latest - 1} culture", 2: "culture war"}
    table = Table(3, hands={1: "utopia*3"}, areas=areas, step="effects")
    table.do(f"use {effect}")
    assert table.area(1) == [f"{domain}-{latest}", "culture-1"]
    assert [event.details["card"] for event in table.told("pays")] == [f"card.{domain}-{latest - 1}"]


@pytest.mark.rule("CV-CLR-49")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_deck_card_is_any_card_of_the_top_era_not_taken_so_far_with_equal_probability(players: int) -> None:
    draws = 0
    for table in all_positions(players, 2):
        if table.actor != 0 or table.over:
            continue
        draws += 1
        era = table.view().top_era
        assert era is not None
        taken = outside_the_deck(table)
        untaken = {
            card: number - taken[card]
            for card, number in PRINTED.items()
            if card.endswith(f"-{era}") and number > taken[card]
        }
        candidates = left_of_era(table, era) + REMOVED[players]
        assert sum(untaken.values()) == candidates
        chances = {VICTORIA.notation.text(move): chance for move, chance in table.state.outcomes()}
        assert chances == {f"draw {card}": Fraction(number, candidates) for card, number in untaken.items()}
    assert draws > IN_GAME[players] // 2


@pytest.mark.rule("CV-CLR-49")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_identity_of_a_deck_card_is_decided_only_when_it_is_taken(players: int) -> None:
    table = Table(players, hands={1: "war*2"}, step="effects").do("end")
    rng = Rng(7)
    drawn = Counter(VICTORIA.notation.text(table.state.random_move(rng)) for _ in range(5200))
    assert set(drawn) == {"draw war-1", "draw religion-1", "draw economy-1", "draw science-1", "draw culture-1"}
    for card, number in (("war-1", 6), ("religion-1", 8), ("economy-1", 4), ("science-1", 4), ("culture-1", 4)):
        assert abs(drawn[f"draw {card}"] - 200 * number) < 100
    assert not table.allows("draw war-2")
    assert table.refusal("draw war-2") == "CV-CLR-49"


@pytest.mark.rule("CV-CLR-49")
@pytest.mark.parametrize(("players", "candidates"), [(2, 4), (3, 4), (4, 1)])
def test_the_last_card_has_four_candidates_with_2_or_3_players_and_one_with_4(players: int, candidates: int) -> None:
    for seed in range(20):
        for table, _ in play_through(players, seed):
            if table.actor == 0 and table.deck == 1:
                assert sum(table.state.weights()) == candidates
                return
    raise AssertionError("no game of these went to the last card")


@pytest.mark.rule("CV-CLR-50")
@pytest.mark.parametrize("options", [{}, DRAFT])
@pytest.mark.parametrize(("players", "last_of_era"), [(2, (25, 54, 95)), (3, (25, 54, 95)), (4, (28, 60, 104))])
def test_the_era_of_a_deck_card_follows_from_the_number_of_cards_taken(
    players: int, last_of_era: tuple[int, int, int], options: Options
) -> None:
    table = game_to_the_last_card(players, options)
    eras = [event.details["era"] for event in table.told("draws")]
    first, second, third = last_of_era
    assert eras == [1] * first + [2] * (second - first) + [3] * (third - second)
    cards = [str(event.secret["card"])[-1] for event in table.told("draws")]
    assert cards == [str(era) for era in eras]


@pytest.mark.rule("CV-CLR-50")
@pytest.mark.parametrize(
    ("players", "taken", "era"),
    [
        *((players, taken, era) for players in (2, 3) for taken, era in ((24, 1), (25, 2), (53, 2), (54, 3), (94, 3))),
        *((4, taken, era) for taken, era in ((27, 1), (28, 2), (59, 2), (60, 3), (103, 3))),
    ],
)
def test_the_era_of_the_top_card_is_shown_to_all(players: int, taken: int, era: int) -> None:
    table = Table(players, hands={1: "war*2", 2: "war*3"}, deck=IN_GAME[players] - taken, step="effects")
    assert [table.view(viewer).top_era for viewer in (WATCHER, 1, 2)] == [era] * 3
    table.do("end")
    assert all(move.endswith(f"-{era}") for move in table.legal("draw"))
    table.let_chance()
    assert [event.details for event in seen(table, "draws", 2)] == [{"era": era}]
    assert [str(event.details["card"])[-1] for event in seen(table, "draws", 1)] == [str(era)]


@pytest.mark.rule("CV-CLR-51")
@pytest.mark.parametrize("options", [{}, DRAFT, TEAMS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_in_exactly_one_place_at_every_moment(players: int, options: Options) -> None:
    if options == TEAMS and players != 4:
        options = {"any_player_includes_self": False}
    for table in all_positions(players, 3, options):
        view = table.view()
        cards = outside_the_deck(table, view)
        places = sum(one.hand_size + one.pack_size + one.set_aside_size + len(face_down(one)) for one in view.players)
        places += sum(domain.count for one in view.players for domain in one.domains)
        places += len(view.discard) + len(view.centre) + (view.in_transit is not None)
        assert cards.total() == places == IN_GAME[players] - view.deck
        assert all(number <= PRINTED[card] for card, number in cards.items())
        for era in (1, 2, 3):
            placed = sum(number for card, number in cards.items() if card.endswith(f"-{era}"))
            assert placed + left_of_era(table, era) == ERA_SIZES[players][era - 1]


@pytest.mark.rule("CV-CLR-51")
@pytest.mark.parametrize(("card", "effect"), [("economy-2", "embargo"), ("utopia-3", "democracy")])
def test_a_paid_card_is_in_transit_until_it_is_laid(card: str, effect: str) -> None:
    table = Table(hands={1: "war*3"}, areas={1: f"{card} war", 2: "religion"}, step="effects")
    assert table.view().in_transit is None
    everything = outside_the_deck(table)
    table.do(f"use {effect}")
    assert table.view().in_transit == card
    assert (table.area(1), table.discard, face_down(table.player(2))) == (["war-1"], [], [])
    assert outside_the_deck(table) == everything
    table.do("lay religion p2")
    assert table.view().in_transit is None
    assert face_down(table.player(2)) == [card]
    assert outside_the_deck(table) == everything


@pytest.mark.rule("CV-CLR-52")
@pytest.mark.parametrize("options", [{}, DRAFT, {"followup_play": "required"}, {"religion_limit_timing": "continuous"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_starts_with_at_least_3_cards_in_hand(players: int, options: Options) -> None:
    turns = 0
    for seed in range(4):
        for table, events in play_through(players, seed, options):
            for event in events:
                if event.name == "turn":
                    turns += 1
                    assert table.player(event.seat + 1).hand_size >= 3
                if event.name == "cannot-play":
                    assert table.embargoed(event.seat + 1)
    assert turns > 100


@pytest.mark.rule("CV-CLR-53")
def test_a_turn_asks_for_a_card_then_for_effects_until_step_2_is_ended() -> None:
    table = Table(hands={1: "war*2 religion", 2: "science*3"}, areas={1: "war*3 religion*3", 2: "war"})
    assert (table.actor, table.asked) == (1, "step-play")
    assert table.legal() == ["play war-1", "play religion-1"]
    table.do("play war-1")
    assert table.legal() == ["use assassination", "use attack", "use holy-book", "use inquisition", "end"]
    table.do("use holy-book")
    assert table.legal() == ["use assassination", "use attack", "use inquisition", "end"]
    table.do("use attack", "name religion")
    assert table.legal() == ["use assassination", "use inquisition", "end"]
    table.do("end")
    while table.actor == 0:
        assert table.asked == "drawing"
        table.do(table.legal()[0])
    assert len(table.hand(1)) == 5
    assert (table.actor, table.asked) == (2, "step-play")


@pytest.mark.rule("CV-CLR-53")
def test_the_end_of_step_2_is_a_decision_even_without_any_effect() -> None:
    table = Table(hands={1: "culture*4", 2: "science*3"})
    table.do("play culture-1")
    assert (table.actor, table.asked) == (1, "effects")
    assert table.legal() == ["end"]
    assert table.refusal("discard culture-1") == "CV-CLR-53"
    table.do("end")
    assert (table.actor, table.asked) == (2, "step-play")


@pytest.mark.rule("CV-CLR-53")
def test_the_card_of_step_1_is_a_decision_even_without_a_choice_and_skipped_without_a_card() -> None:
    table = Table(hands={1: "war-1*3", 2: "science*3"}, embargoes={2: "science"})
    assert table.legal() == ["play war-1"]
    table.do("play war-1").end_turn()
    assert (table.actor, table.asked) == (2, "effects")


@pytest.mark.rule("CV-CLR-53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_draft_picks_are_asked_from_the_first_player_on_without_showing_earlier_ones(players: int) -> None:
    for seed in range(4):
        table = draft(players, seed)
        for _ in range(3):
            for step in range(players):
                assert table.actor == (table.view().first + step) % players + 1
                actor, picks = table.actor, table.legal()
                if step < players - 1:
                    views: dict[int, VictoriaView] = {}
                    for move in picks:
                        other = branch(table).do(move)
                        for viewer in (WATCHER, *range(1, players + 1)):
                            if viewer != actor:
                                assert other.view(viewer) == views.setdefault(viewer, other.view(viewer))
                        assert other.legal() == branch(table).do(picks[0]).legal()
                table.do(picks[-1])


@pytest.mark.rule("CV-CLR-54")
@pytest.mark.parametrize(
    ("domain", "effect", "asked"),
    [
        ("war", "attack", "naming"),
        ("religion", "inquisition", "questioning"),
        ("economy", "embargo", "laying-embargo"),
        ("science", "breakthrough", "drawing"),
        ("utopia", "democracy", "laying-democracy"),
    ],
)
def test_a_cost_is_paid_before_anything_is_chosen(domain: str, effect: str, asked: str) -> None:
    table = Table(
        3, hands={1: "war*3 religion*3", 2: "war"}, areas={1: f"{domain} religion culture", 2: "war"}, step="effects"
    )
    before = table.count(1, domain)
    table.do(f"use {effect}")
    assert table.asked == asked
    assert table.count(1, domain) == before - 1


@pytest.mark.rule("CV-CLR-54")
def test_inquisitions_target_is_named_before_the_hand_is_seen() -> None:
    table = Table(3, hands={1: "war*2", 2: "science*2", 3: "culture"}, areas={1: "religion"}, step="effects")
    table.do("use inquisition")
    assert table.view(1).players[0].hand == ["war-1", "war-1"]
    assert table.told("questions") == []
    assert not table.allows("give war-1")
    assert table.refusal("give war-1") == "CV-CLR-54"
    table.do("question p2")
    assert table.view(1).players[0].hand == ["war-1", "war-1", "science-1", "science-1"]
    assert table.asked == "giving"


@pytest.mark.rule("CV-CLR-54")
def test_breakthroughs_discards_are_chosen_after_the_draw() -> None:
    table = Table(hands={1: "war*3 religion*3"}, areas={1: "science"}, step="effects")
    table.do("use breakthrough")
    assert table.actor == 0
    for _ in range(5):
        assert table.asked == "drawing"
        assert not table.allows("discard war-1")
        table.do("draw religion-1")
    assert (table.actor, table.asked, table.view().asked_times) == (1, "discarding", 5)
    assert table.hand(1) == ["war-1"] * 3 + ["religion-1"] * 8


@pytest.mark.rule("CV-CLR-54")
def test_attacks_domain_is_named_before_its_second_discard() -> None:
    table = Table(hands={1: "war*2"}, areas={1: "war religion culture", 2: "religion"}, step="effects")
    table.do("use attack")
    assert table.discard == ["war-1"]
    assert table.asked == "naming"
    assert table.legal() == ["name religion", "name culture"]
    assert table.refusal("drop religion") == "CV-CLR-54"
    table.do("name religion")
    assert table.discard == ["war-1", "religion-1", "religion-1"]
    assert [event.name for event in table.events] == ["pays", "names", "loses"]


ONE_BY_ONE: list[tuple[str, str, str, list[str]]] = [
    ("war*5", "use purge", "discard", ["war-1", "religion-1"]),
    ("utopia*5", "use republic", "recover", ["science-1", "economy-1"]),
    ("economy*5 culture war", "use monopoly", "drop", ["culture", "war"]),
    ("science*5 culture war", "use research", "return", ["culture", "war"]),
    ("religion", "use inquisition", "give", ["war-1", "religion-1"]),
]


@pytest.mark.rule("CV-CLR-54")
@pytest.mark.parametrize(("area", "effect", "verb", "cards"), ONE_BY_ONE)
def test_several_cards_are_chosen_one_by_one_in_an_order_without_meaning(
    area: str, effect: str, verb: str, cards: list[str]
) -> None:
    table = Table(
        hands={1: "war religion science culture", 2: "culture economy"},
        areas={1: area},
        discard="science economy war",
        step="effects",
    )
    table.do(effect)
    assert table.view().asked_times == 2
    one, other = branch(table), branch(table)
    one.do(f"{verb} {cards[0]}")
    assert one.view().asked_times == 1
    one.do(f"{verb} {cards[1]}")
    other.do(f"{verb} {cards[1]}", f"{verb} {cards[0]}")
    assert one.state.key() == other.state.key()
    assert one.view(1) == other.view(1)


@pytest.mark.rule("CV-CLR-55")
@pytest.mark.parametrize(
    ("area", "begin"),
    [
        ("economy*5 war*3", ["use monopoly", "drop economy", "drop economy"]),
        ("science*5 war*3", ["use research", "return science", "return science"]),
    ],
)
def test_cards_played_one_after_another_are_separate_choices_with_no_effect_between(
    area: str, begin: list[str]
) -> None:
    table = Table(hands={1: "war religion culture"}, areas={1: f"{area} culture", 2: "war*3"}, step="effects")
    assert table.allows("use assassination")
    assert table.allows("copy assassination p2")
    table.do(*begin, "play religion-1")
    assert (table.asked, table.view().asked_times) == ("follow-up", 1)
    assert {"play war-1", "play culture-1"} <= set(table.legal())
    assert all(move.startswith("play ") for move in table.legal())
    for move in ("use assassination", "use inquisition", "copy assassination p2", "end"):
        assert not table.allows(move)
        assert table.refusal(move) == "CV-EFF-04"
    table.do("play culture-1")
    assert table.allows("use inquisition")
    assert table.allows("use assassination")


@pytest.mark.rule("CV-CLR-56")
@pytest.mark.parametrize(("deck", "drawn"), [(90, 5), (3, 3)])
def test_breakthroughs_drawn_cards_are_seen_only_by_the_player_who_draws_them(deck: int, drawn: int) -> None:
    table = Table(4, hands={1: "war", 2: "war*3"}, areas={1: "science"}, deck=deck, options=TEAMS, step="effects")
    table.do("use breakthrough").let_chance()
    assert table.asked == "discarding"
    era = 1 if deck == 90 else 3
    for viewer in (2, 3, 4, WATCHER):
        assert [event.details for event in seen(table, "draws", viewer)] == [{"era": era}] * drawn
        assert table.player(1, viewer).hand is None
        assert table.player(1, viewer).hand_size == 1 + drawn
    own = [str(event.details["card"]) for event in seen(table, "draws", 1)]
    assert sorted([*own, "card.war-1"]) == sorted(f"card.{card}" for card in table.hand(1))


@pytest.mark.rule("CV-CLR-56")
@pytest.mark.parametrize("public", [True, False])
def test_the_cards_discarded_for_breakthrough_and_their_number_are_public(public: bool) -> None:
    table = Table(
        3, hands={1: "war religion"}, areas={1: "science"}, options={"era_backs_public": public}, step="effects"
    )
    table.do("use breakthrough", *["draw culture-1"] * 2, *["draw economy-1"] * 3)
    assert table.player(1, 2).hand_eras == ([7, 0, 0] if public else None)
    table.do("discard war-1", "discard religion-1", *["discard economy-1"] * 3)
    for viewer in (WATCHER, 1, 2, 3):
        cards = [event.details["card"] for event in seen(table, "discards", viewer)]
        assert cards == ["card.war-1", "card.religion-1", *["card.economy-1"] * 3]
        assert len(table.view(viewer).discard) == 6
    assert table.hand(1) == ["culture-1", "culture-1"]
    assert table.player(1, 2).hand is None
