"""Clarifications about who knows what (CV-CLR-36 to CV-CLR-46)."""

from collections import Counter

import msgspec
import pytest

from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
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

HIDDEN: Options = {"era_backs_public": False}


def possible_hands(table: Table, owner: int, viewer: int, tries: int = 60) -> list[list[str]]:
    """Hands that the owner may have as far as the viewer can tell."""
    hands = []
    for seed in range(tries):
        guess = branch(table)
        guess.state = table.state.perspective(viewer - 1, Rng(seed))
        hands.append(guess.hand(owner))
    return hands


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
def test_a_perspective_keeps_ones_own_hand_and_guesses_the_others(options: Options) -> None:
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
    assert [event.details.get("card") for event in seen(table, "draws", 1)] == ["card.science-1"]
    for viewer in (2, 3, 4, WATCHER):
        assert [event.details for event in seen(table, "draws", viewer)] == [{"era": 1}]


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
            assert ("card" in event.seen_by(viewer).details) == (viewer == event.seat)
    revealed = [event.details["card"] for event in table.told("reveals")]
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
    assert shown.details["cards"] == "card.economy-3 card.science-1 card.culture-2"
    for viewer in (3, 4, WATCHER):
        (hidden,) = seen(table, "questions", viewer)
        assert "cards" not in hidden.details
        assert hidden.details["count"] == 3


@pytest.mark.rule("CV-CLR-39")
@pytest.mark.parametrize("backs", [True, False])
def test_cards_handed_back_are_seen_by_the_target_and_by_others_as_backs_only(backs: bool) -> None:
    table = questioned({"era_backs_public": backs})
    table.do("give war-1", "give culture-2", "give economy-3")
    assert table.player(2, 2).hand == ["war-1", "economy-3", "culture-2"]
    for viewer in (1, 2):
        cards = [event.details["card"] for event in seen(table, "gives", viewer)]
        assert cards == ["card.war-1", "card.culture-2", "card.economy-3"]
    for viewer in (3, 4, WATCHER):
        backs_seen = [event.details.get("era") for event in seen(table, "gives", viewer)]
        assert backs_seen == ([1, 2, 3] if backs else [None] * 3)
        assert all("card" not in event.details for event in seen(table, "gives", viewer))
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


@pytest.mark.rule("CV-CLR-39")
@pytest.mark.parametrize("backs", [True, False])
def test_the_log_tells_everybody_the_eras_of_the_cards_taken_where_backs_are_public(backs: bool) -> None:
    hands = {1: "war-2*2 religion-1", 2: "war-1 science-1 culture-1 economy-3*2", 3: "war*3", 4: "war*3"}
    table = Table(4, hands=hands, areas={1: "religion"}, options={"era_backs_public": backs}, step="effects")
    table.do("use inquisition", "question p2")
    told = {"target": "seat.2", "count": 5, **({"era_1": 3, "era_2": 0, "era_3": 2} if backs else {})}
    for viewer in (3, 4, WATCHER):
        (event,) = seen(table, "questions", viewer)
        assert event.details == told
    cards = {"cards": "card.war-1 card.economy-3 card.economy-3 card.science-1 card.culture-1"}
    for viewer in (1, 2):
        (event,) = seen(table, "questions", viewer)
        assert event.details == told | cards


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
        cards = [event.details["card"] for event in seen(table, "discards", viewer)]
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
        assert [event.details["card"] for event in seen(table, name, viewer)] == cards
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
        assert [event.details["card"] for event in seen(table, "pays", viewer)] == [f"card.{card}"]
    table.do("lay religion p2")
    for viewer in (WATCHER, 1, 2, 3):
        assert face_down(table.player(2, viewer)) == [card]
        religion = table.player(2, viewer).domains[1]
        assert (sum(religion.embargoes), religion.democracies) == ((1, 0) if effect == "embargo" else (0, 1))
        (told,) = seen(table, f"lays-{effect}", viewer)
        assert (told.details["domain"], told.details["target"]) == ("domain.religion", "seat.2")
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
            told = [set(event.seen_by(seat).details.items()) for seat in range(players)]
            spectator = event.seen_by(SPECTATOR)
            assert set(spectator.details.items()) <= set.intersection(*told)
            assert spectator.secret == {}
            assert not event.secret.keys() & spectator.details.keys()
            if event.name != "questions" and event.name != "gives":
                # With 2 players both see the cards of an Inquisition, which are secret all the same (CV-CLR-39).
                assert set(spectator.details.items()) == set.intersection(*told)
            secrets += bool(event.secret)
    assert secrets > 50
