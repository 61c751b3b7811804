"""Clarifications about the deck, who knows what, and the order of decisions (CV-CLR-30 to CV-CLR-56)."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

import msgspec
import pytest

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.shapes import PlayerView, VictoriaView

from .table import Table, fresh_game, random_positions

Options = dict[str, OptionValue]

DRAFT: Options = {"deal_variant": "draft"}
HIDDEN: Options = {"era_backs_public": False}
TEAMS: Options = {"team_mode": True}
WATCHER = SPECTATOR + 1  # a spectator, where the table counts seats from 1

IN_GAME = {2: 95, 3: 95, 4: 104}
ERA_SIZES = {2: (25, 29, 41), 3: (25, 29, 41), 4: (28, 32, 44)}
REMOVED = {2: 3, 3: 3, 4: 0}
PRINTED = {
    "war-1": 8, "war-2": 8, "war-3": 4,
    "religion-1": 8, "religion-2": 8,
    "economy-1": 4, "economy-2": 4, "economy-3": 8,
    "science-1": 4, "science-2": 8, "science-3": 8,
    "culture-1": 4, "culture-2": 4, "culture-3": 8,
    "utopia-3": 16,
}  # fmt: skip


def era_of_card(players: int, number: int) -> int:
    """The era (1 to 3) of the card of that number from the top, from 1."""
    first, second, _ = ERA_SIZES[players]
    return 1 if number <= first else 2 if number <= first + second else 3


def face_down(player: PlayerView) -> list[str]:
    cards = []
    for domain in player.domains:
        cards += [f"economy-{era}" for era, number in enumerate(domain.embargoes, 1) for _ in range(number)]
        cards += ["utopia-3"] * domain.democracies
    return cards


def outside_the_deck(table: Table, view: VictoriaView | None = None) -> Counter[str]:
    """Every card that is anywhere but in the deck."""
    view = view or table.view()
    cards = Counter(view.discard + view.centre + ([view.in_transit] if view.in_transit else []))
    for seat, player in enumerate(view.players, 1):
        cards.update(table.hand(seat) + table.area(seat) + face_down(player))
        if player.pack_size:
            cards.update(table.player(seat, seat).pack or [])
    return cards


def left_of_era(table: Table, era: int) -> int:
    """How many cards of that era are left in the deck, by the number of cards taken."""
    players = table.state.players
    taken = IN_GAME[players] - table.deck
    numbers = range(taken + 1, IN_GAME[players] + 1)
    return sum(era_of_card(players, number) == era for number in numbers)


def all_positions(players: int, games: int = 2, options: Options | None = None) -> Iterator[Table]:
    """Every position of some random games, the last ones included."""
    for seed in range(games):
        table = None
        for table in random_positions(players, [seed], options):
            yield table
        assert table is not None
        yield table


def play_through(players: int, seed: int, options: Options | None = None) -> Iterator[tuple[Table, list[Event]]]:
    """A whole random game, with what each move told."""
    table = fresh_game(players, seed, options)
    yield table, table.events
    rng = Rng(seed)
    while not table.over:
        events: list[Event] = []
        table.state.apply(table.state.random_move(rng), events)
        table.events += events
        yield table, events


def game_to_the_last_card(players: int, options: Options | None = None) -> Table:
    """A random game that ends because the deck ran out."""
    for seed in range(20):
        *_, (table, _) = play_through(players, seed, options)
        if table.deck == 0:
            return table
    raise AssertionError("no game of these went to the last card")


def branch(table: Table) -> Table:
    """The same position once more, to be played on in another way."""
    other = Table.__new__(Table)
    other.state = table.state.clone()
    other.events = list(table.events)
    return other


def seen(table: Table, name: str, seat: int) -> list[Event]:
    """The events of that name as a seat sees them."""
    return [event.seen_by(seat - 1) for event in table.told(name)]


def possible_hands(table: Table, owner: int, viewer: int, tries: int = 60) -> list[list[str]]:
    """Hands that the owner may have as far as the viewer can tell."""
    hands = []
    for seed in range(tries):
        guess = branch(table)
        guess.state = table.state.perspective(viewer - 1, Rng(seed))
        hands.append(guess.hand(owner))
    return hands


# Wins, targets and the deck -----------------------------------------------------------------------------------------


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
    assert [event.facts["count"] for event in table.told("questions")] == [0]
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
def test_a_turn_goes_on_when_the_deck_empties_in_it() -> None:
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


# Who knows what -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-CLR-36")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (4, TEAMS)])
def test_hands_are_private_and_their_sizes_public(players: int, options: Options) -> None:
    hands = {1: "war religion science", 2: "science*4", 3: "culture*2", 4: "economy"}
    table = Table(players, hands={seat: hands[seat] for seat in range(1, players + 1)}, options=options)
    for owner in range(1, players + 1):
        for viewer in (WATCHER, *range(1, players + 1)):
            seen_hand = table.player(owner, viewer)
            assert seen_hand.hand_size == len(table.hand(owner))
            assert seen_hand.hand == (table.hand(owner) if viewer == owner else None)


@pytest.mark.rule("CV-CLR-36")
@pytest.mark.parametrize("options", [{}, TEAMS])
def test_a_perspective_keeps_the_own_hand_and_guesses_the_others(options: Options) -> None:
    table = Table(4, hands={1: "war religion science", 2: "war-1*3", 3: "war-1*3", 4: "religion*2"}, options=options)
    for owner in (2, 3, 4):
        guesses = possible_hands(table, owner, viewer=1)
        assert {len(guess) for guess in guesses} == {len(table.hand(owner))}
        assert len({tuple(guess) for guess in guesses}) > 5
        assert {card for guess in guesses for card in guess} == {card for card in PRINTED if card.endswith("-1")}
    assert all(guess == table.hand(1) for guess in possible_hands(table, 1, viewer=1))


@pytest.mark.rule("CV-CLR-36")
def test_a_perspective_holds_every_card_not_seen_equally_likely() -> None:
    table = Table(hands={1: "war*3", 2: "culture"})
    guesses = Counter(guess[0] for guess in possible_hands(table, 2, viewer=1, tries=2500))
    unseen = {"war-1": 5, "religion-1": 8, "economy-1": 4, "science-1": 4, "culture-1": 4}
    assert guesses.keys() == unseen.keys()
    assert all(abs(guesses[card] - 100 * number) < 100 for card, number in unseen.items())


@pytest.mark.rule("CV-CLR-36", "CV-CLR-42")
@pytest.mark.parametrize("options", [{}, DRAFT, HIDDEN])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_perspective_looks_the_same_to_the_seat_it_belongs_to(players: int, options: Options) -> None:
    for number, table in enumerate(all_positions(players, 1, options)):
        for seat in range(players):
            guess = table.state.perspective(seat, Rng(number))
            assert guess.view(seat) == table.state.view(seat)
            if table.state.actor == seat:
                assert list(guess.moves()) == list(table.state.moves())


@pytest.mark.rule("CV-CLR-36", "CV-CLR-56")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    table = Table(4, hands={1: "war*2", 2: "war*3"}, options=TEAMS, step="effects")
    table.do("end", "draw science-1")
    assert [event.facts.get("card") for event in seen(table, "draws", 1)] == ["card.science-1"]
    for viewer in (2, 3, 4, WATCHER):
        assert [event.facts for event in seen(table, "draws", viewer)] == [{"era": 1}]


@pytest.mark.rule("CV-CLR-37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_removed_cards_never_come_into_play(players: int) -> None:
    table = game_to_the_last_card(players)
    cards = outside_the_deck(table)
    assert cards.total() == IN_GAME[players]
    for era in (1, 2, 3):
        printed = sum(number for card, number in PRINTED.items() if card.endswith(f"-{era}"))
        in_play = sum(number for card, number in cards.items() if card.endswith(f"-{era}"))
        assert printed - in_play == REMOVED[players]


@pytest.mark.rule("CV-CLR-37")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_can_tell_a_removed_card_from_one_in_another_hand(players: int) -> None:
    # With an empty deck the cards not seen are the removed ones and seat 2's hand: any of them may be removed.
    table = Table(players, hands={1: "war*3", 2: "utopia*3"}, deck=0)
    guesses = possible_hands(table, 2, viewer=1, tries=100)
    assert len({card for guess in guesses for card in guess}) > 1
    assert all(card.endswith("-3") for guess in guesses for card in guess)


def draft(players: int, seed: int = 1) -> Table:
    return fresh_game(players, seed, DRAFT)


@pytest.mark.rule("CV-CLR-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_draft_packs_and_cards_set_aside_are_seen_by_one_player_only(players: int) -> None:
    table = draft(players)
    seats = range(1, players + 1)
    for pick in range(3):
        for done in range(players):
            picked = [(table.view().first + step) % players + 1 for step in range(done)]
            for owner in seats:
                for viewer in (WATCHER, *seats):
                    player = table.player(owner, viewer)
                    assert player.set_aside_size == pick + (owner in picked)
                    assert player.pack_size == 4 - pick - (owner in picked)
                    assert player.hand is None
                    if owner == viewer:
                        assert len(player.pack or []) == player.pack_size
                        assert len(player.set_aside or []) == player.set_aside_size
                    else:
                        assert player.pack is None
                        assert player.set_aside is None
            assert table.legal() == [
                f"pick {card}"
                for card in PRINTED
                if card in (table.view(table.actor).players[table.actor - 1].pack or [])
            ]
            table.do(table.legal()[0])


@pytest.mark.rule("CV-CLR-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_draft_picks_are_told_to_their_owner_only_and_centre_cards_to_all(players: int) -> None:
    table = draft(players)
    while table.asked == "picking":
        table.do(table.legal()[0])
    picks = table.told("picks")
    assert len(picks) == 3 * players
    for event in picks + table.told("draws"):
        for viewer in (SPECTATOR, *range(players)):
            assert ("card" in event.seen_by(viewer).facts) == (viewer == event.seat)
    revealed = [event.facts["card"] for event in table.told("reveals")]
    assert len(revealed) == players
    for viewer in (WATCHER, *range(1, players + 1)):
        on_the_table = table.view(viewer).centre + [card for seat in range(1, players + 1) for card in table.area(seat)]
        assert sorted(f"card.{card}" for card in on_the_table) == sorted(map(str, revealed))


@pytest.mark.rule("CV-CLR-38")
def test_a_perspective_in_the_draft_keeps_what_the_seat_holds_and_guesses_the_rest() -> None:
    table = draft(3)
    while table.asked == "picking" and len(table.hand(1)) < 2:
        table.do(table.legal()[0])
    packs = set()
    for seed in range(40):
        guess = table.state.perspective(0, Rng(seed)).view(0)
        assert guess == table.view(1)
        other = table.state.perspective(0, Rng(seed)).view(1).players[1]
        packs.add((tuple(other.pack or []), tuple(other.set_aside or [])))
    assert len(packs) > 10


def questioned(options: Options) -> Table:
    table = Table(
        4,
        hands={1: "war-1 religion-2", 2: "science-1 culture-2 economy-3", 3: "war*3", 4: "war*3"},
        areas={1: "religion"},
        options=options,
        step="effects",
    )
    return table.do("use inquisition", "question p2")


@pytest.mark.rule("CV-CLR-39")
@pytest.mark.parametrize("options", [{}, HIDDEN, TEAMS])
def test_inquisition_shows_the_targets_hand_to_its_user_only(options: Options) -> None:
    table = questioned(options)
    merged = ["war-1", "religion-2", "economy-3", "science-1", "culture-2"]
    assert table.player(1, 1).hand == merged
    for viewer in (2, 3, 4, WATCHER):
        assert table.player(1, viewer).hand is None
        assert (table.player(1, viewer).hand_size, table.player(2, viewer).hand_size) == (5, 0)
    (shown,) = seen(table, "questions", 1)
    assert shown.facts["cards"] == "card.economy-3 card.science-1 card.culture-2"
    for viewer in (3, 4, WATCHER):
        (hidden,) = seen(table, "questions", viewer)
        assert "cards" not in hidden.facts
        assert hidden.facts["count"] == 3


@pytest.mark.rule("CV-CLR-39")
@pytest.mark.parametrize("backs", [True, False])
def test_cards_handed_back_are_seen_by_the_target_and_by_others_as_backs_only(backs: bool) -> None:
    table = questioned({"era_backs_public": backs})
    table.do("give war-1", "give culture-2", "give economy-3")
    assert table.player(2, 2).hand == ["war-1", "economy-3", "culture-2"]
    for viewer in (1, 2):
        cards = [event.facts["card"] for event in seen(table, "gives", viewer)]
        assert cards == ["card.war-1", "card.culture-2", "card.economy-3"]
    for viewer in (3, 4, WATCHER):
        backs_seen = [event.facts.get("era") for event in seen(table, "gives", viewer)]
        assert backs_seen == ([1, 2, 3] if backs else [None] * 3)
        assert all("card" not in event.facts for event in seen(table, "gives", viewer))
        assert table.player(2, viewer).hand is None
        assert table.player(2, viewer).hand_size == 3
        assert table.player(2, viewer).hand_eras == ([1, 1, 1] if backs else None)
        assert table.player(1, viewer).hand_eras == ([1, 1, 0] if backs else None)


@pytest.mark.rule("CV-CLR-39")
def test_other_players_see_the_eras_of_the_cards_taken_where_backs_are_public() -> None:
    for backs in (True, False):
        table = questioned({"era_backs_public": backs})
        for viewer in (3, 4, WATCHER):
            assert table.player(1, viewer).hand_eras == ([2, 2, 1] if backs else None)


@pytest.mark.rule("CV-CLR-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_backs_show_the_eras_of_hands_and_of_the_top_deck_card(players: int) -> None:
    hands = {1: "war-1 war-2 science-3*2", 2: "religion-2*3"}
    for deck, era in ((90, 1), (50, 2), (30, 3)):
        for public in (True, False):
            table = Table(players, hands=hands, deck=deck, options={"era_backs_public": public})
            for viewer in (WATCHER, *range(1, players + 1)):
                own = public or viewer == 1
                assert table.player(1, viewer).hand_eras == ([1, 1, 2] if own else None)
                own = public or viewer == 2
                assert table.player(2, viewer).hand_eras == ([0, 3, 0] if own else None)
                assert table.view(viewer).top_era == era


@pytest.mark.rule("CV-CLR-40")
def test_a_perspective_keeps_the_eras_of_a_hand_only_where_backs_are_public() -> None:
    hands = {1: "war*3", 2: "religion-2*3", 3: "science-1 science-3*2"}

    def eras(options: Options) -> set[str]:
        table = Table(3, hands=hands, options=options)
        return {"".join(sorted(card[-1] for card in guess)) for guess in possible_hands(table, 2, viewer=1)}

    assert eras({}) == {"222"}
    assert "222" in eras(HIDDEN)
    assert "123" in eras(HIDDEN)
    assert eras(HIDDEN) <= {"222", "122", "223", "123", "233", "133"}


@pytest.mark.rule("CV-CLR-41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_discard_pile_and_what_is_discarded_from_a_hand(players: int) -> None:
    table = Table(players, hands={1: "war religion science"}, areas={1: "war*5"}, discard="culture", step="effects")
    table.do("use purge", "discard religion-1", "discard science-1")
    for viewer in (WATCHER, *range(1, players + 1)):
        assert table.view(viewer).discard == ["religion-1", "science-1", "culture-1"]
        cards = [event.facts["card"] for event in seen(table, "discards", viewer)]
        assert cards == ["card.religion-1", "card.science-1"]


@pytest.mark.rule("CV-CLR-41")
def test_the_discard_pile_is_seen_at_every_moment() -> None:
    for table in all_positions(3, 1):
        assert all(table.view(viewer).discard == table.discard for viewer in (WATCHER, 1, 2, 3))


@pytest.mark.rule("CV-CLR-42")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_deck_cards_is_public_and_their_faces_are_not(players: int) -> None:
    table = Table(players, hands={1: "war", 2: "war*3"}, step="effects")
    left = table.deck
    table.do("end")
    for drawn in ("draw war-1", "draw culture-1"):
        other = branch(table).do(drawn)
        for viewer in (WATCHER, *range(2, players + 1)):
            assert other.view(viewer).deck == left - 1
            assert other.view(viewer) == branch(table).do("draw religion-1").view(viewer)


@pytest.mark.rule("CV-CLR-42")
def test_no_view_depends_on_what_the_deck_holds() -> None:
    # The same table, except that other cards are left: seat 2 holds different ones.
    for viewer in (WATCHER, 1):
        views = [Table(hands={1: "war*3", 2: cards}).view(viewer) for cards in ("war*3", "culture*3", "economy*3")]
        assert views[0] == views[1] == views[2]


OPEN_TO_HAND: list[tuple[str, list[str], str, list[str]]] = [
    ("utopia*5", ["use oligarchy", "recover culture-1"], "recovers", ["card.culture-1"]),
    (
        "utopia*5",
        ["use republic", "recover culture-1", "recover science-1"],
        "recovers",
        ["card.culture-1", "card.science-1"],
    ),
    ("science*5 culture economy", ["use experiment", "return culture"], "returns", ["card.culture-1"]),
    (
        "science*5 culture economy",
        ["use research", "return culture", "return science"],
        "returns",
        ["card.culture-1", "card.science-1"],
    ),
]


@pytest.mark.rule("CV-CLR-43")
@pytest.mark.parametrize(("area", "moves", "name", "cards"), OPEN_TO_HAND)
def test_cards_from_an_open_zone_to_a_hand_are_seen_by_all_and_then_not_tracked(
    area: str, moves: list[str], name: str, cards: list[str]
) -> None:
    table = Table(
        3, hands={1: "war-1*3 religion"}, areas={1: area}, discard="science*2 culture*2 economy", step="effects"
    )
    table.do(*moves)
    for viewer in (WATCHER, 1, 2, 3):
        assert [event.facts["card"] for event in seen(table, name, viewer)] == cards
    assert "culture-1" in table.hand(1)
    assert table.player(1, 2).hand is None
    guesses = possible_hands(table, 1, viewer=2)
    assert any("culture-1" not in guess for guess in guesses)
    assert any("economy-1" in guess for guess in guesses)


@pytest.mark.rule("CV-CLR-44")
@pytest.mark.parametrize(("card", "effect"), [("economy-3", "embargo"), ("utopia-3", "democracy")])
def test_everybody_knows_the_face_down_cards(card: str, effect: str) -> None:
    table = Table(3, hands={1: "war*3"}, areas={1: f"{card} war", 2: "religion"}, step="effects")
    table.do(f"use {effect}")
    for viewer in (WATCHER, 1, 2, 3):
        assert table.view(viewer).in_transit == card
        assert [event.facts["card"] for event in seen(table, "pays", viewer)] == [f"card.{card}"]
    table.do("lay religion p2")
    for viewer in (WATCHER, 1, 2, 3):
        assert face_down(table.player(2, viewer)) == [card]
        religion = table.player(2, viewer).domains[1]
        assert (sum(religion.embargoes), religion.democracies) == ((1, 0) if effect == "embargo" else (0, 1))
        (told,) = seen(table, f"lays-{effect}", viewer)
        assert (told.facts["domain"], told.facts["target"]) == ("domain.religion", "seat.2")
    for seed in range(10):
        guess = table.state.perspective(2, Rng(seed)).view(SPECTATOR)
        assert face_down(guess.players[1]) == [card]


def without_secrets(view: VictoriaView, hidden_backs: bool) -> VictoriaView:
    """A view with everything taken out that belongs to one player."""
    players = [
        msgspec.structs.replace(
            player, hand=None, pack=None, set_aside=None, hand_eras=None if hidden_backs else player.hand_eras
        )
        for player in view.players
    ]
    return msgspec.structs.replace(view, seat=SPECTATOR, players=players)


@pytest.mark.rule("CV-CLR-46")
@pytest.mark.parametrize("options", [{}, DRAFT, HIDDEN])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_sees_what_is_public_to_all_players_and_nothing_else(players: int, options: Options) -> None:
    hidden_backs = options == HIDDEN
    for table in all_positions(players, 1, options):
        spectator = table.view()
        assert spectator == without_secrets(spectator, hidden_backs)
        for seat in range(1, players + 1):
            assert without_secrets(table.view(seat), hidden_backs) == spectator


@pytest.mark.rule("CV-CLR-46")
@pytest.mark.parametrize("options", [{}, DRAFT, HIDDEN])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_is_told_what_every_player_is_told_and_nothing_else(players: int, options: Options) -> None:
    secrets = 0
    for _, events in play_through(players, 3, options):
        for event in events:
            told = [set(event.seen_by(seat).facts.items()) for seat in range(players)]
            spectator = event.seen_by(SPECTATOR)
            assert set(spectator.facts.items()) <= set.intersection(*told)
            assert spectator.secret == {}
            assert not event.secret.keys() & spectator.facts.keys()
            if event.name != "questions" and event.name != "gives":
                # With 2 players both see the cards of an Inquisition, which are secret all the same (CV-CLR-39).
                assert set(spectator.facts.items()) == set.intersection(*told)
            secrets += bool(event.secret)
    assert secrets > 50


# Cards and the deck -------------------------------------------------------------------------------------------------


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
    assert [event.facts["card"] for event in table.told("pays")] == [f"card.{domain}-{latest - 1}"]


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
    eras = [event.facts["era"] for event in table.told("draws")]
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
    assert [event.facts for event in seen(table, "draws", 2)] == [{"era": era}]
    assert [str(event.facts["card"])[-1] for event in seen(table, "draws", 1)] == [str(era)]


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


# Decisions ----------------------------------------------------------------------------------------------------------


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
        assert [event.facts for event in seen(table, "draws", viewer)] == [{"era": era}] * drawn
        assert table.player(1, viewer).hand is None
        assert table.player(1, viewer).hand_size == 1 + drawn
    own = [str(event.facts["card"]) for event in seen(table, "draws", 1)]
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
        cards = [event.facts["card"] for event in seen(table, "discards", viewer)]
        assert cards == ["card.war-1", "card.religion-1", *["card.economy-1"] * 3]
        assert len(table.view(viewer).discard) == 6
    assert table.hand(1) == ["culture-1", "culture-1"]
    assert table.player(1, 2).hand is None
