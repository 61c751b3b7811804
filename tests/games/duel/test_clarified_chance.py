"""Clarifications about chance: what is decided when, and how likely it is (DU-CLR-06, 18, 21, 27, 28)."""

import re
from fractions import Fraction

import pytest

from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL
from ecumene.games.duel.material import BUILDINGS

from .positions import VIEWERS, Options, branch, chances, play_through, scored_games, verbs
from .table import Table, new_game

DECK = {age: {card.name for card in BUILDINGS if card.deck == age} for age in (1, 2, 3)}
TURN = r"(?:(?:build|discard|raise)(?: (?:take|destroy|revive(?: take)?|draw keep))?(?: turn){0,2} )"


# The order of outcomes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-06")
@pytest.mark.parametrize(
    ("options", "opening"),
    [
        ({}, "first tokens wonders pick pick pick wonders pick pick pick "),
        ({"first_player": "p2"}, "tokens wonders pick pick pick wonders pick pick pick "),
        ({"wonder_setup": "first_game"}, "first tokens "),
        ({"wonder_setup": "first_game", "first_player": "p1"}, "tokens "),
    ],
)
def test_chance_decides_in_one_order_and_leaves_out_what_an_option_fixes(options: Options, opening: str) -> None:
    deal = "(?:deal ){12}"
    age = f"(?:{TURN}){{20}}"
    game = f"{opening}{deal}{age}{deal}begin {age}guilds {deal}begin {age}"
    for steps in scored_games(5, options):
        assert re.fullmatch(game, verbs(steps) + " ")


@pytest.mark.rule("DU-CLR-06")
@pytest.mark.parametrize("seed", range(4))
def test_a_recorded_list_of_moves_and_outcomes_replays_identically(seed: int) -> None:
    *_, last = steps = list(play_through(seed))
    again = new_game().do(*(step.move for step in steps))
    assert again.state.to_bytes() == last.table.state.to_bytes()
    assert again.events == last.table.events
    assert again.over


@pytest.mark.rule("DU-CLR-06")
def test_an_outcome_out_of_order_is_refused() -> None:
    table = new_game()
    assert (table.actor, table.asked) == (0, "first-player")
    assert table.refusal("tokens agriculture+architecture+economy+law+masonry") == "DU-CLR-06"
    table.do("first p2")
    assert table.refusal("first p1") == "DU-CLR-06"
    table.let_chance()
    while table.asked == "picking":
        table.do(table.legal()[0])
        if table.asked != "dealing":
            table.let_chance()
    assert table.asked == "dealing"
    assert table.refusal("turn altar") == table.refusal("guilds 0+1+2") == table.refusal("build altar") == "DU-CLR-06"
    assert table.allows("deal altar")


@pytest.mark.rule("DU-CLR-06")
def test_every_outcome_is_one_of_the_possible_ones_and_these_add_up_to_one() -> None:
    table = new_game()
    rng = Rng(5)
    while not table.over:
        move = table.state.random_move(rng)
        if table.actor == 0:
            possible = chances(table)
            assert possible[DUEL.notation.text(move)] > 0
            assert sum(possible.values()) == 1
        table.state.play(move)


@pytest.mark.rule("DU-CLR-18")
def test_a_game_that_reaches_scoring_has_sixty_turns_twenty_an_age() -> None:
    extra = 0
    for steps in scored_games(8):
        turns = [0]
        for step in steps:
            turns[-1] += step.move.split()[0] in ("build", "discard", "raise")
            if any(event.name == "age-ends" for event in step.events):
                turns.append(0)
        assert turns == [20, 20, 20, 0]
        table = steps[-1].table
        ways = ("builds", "builds-free", "builds-by-chain", "discards", "raises")
        assert sum(len(table.told(name)) for name in ways) == 60
        extra += len(table.told("extra-turn"))
    assert extra > 10


@pytest.mark.rule("DU-CLR-18")
@pytest.mark.parametrize("wonder", ["sphinx", "pyramids"])
def test_an_extra_turn_changes_who_plays_the_last_cards_and_not_their_number(wonder: str) -> None:
    table = Table("obelisk palace", coins={1: 8}, wonders={1: wonder}, last=True).do(f"raise {wonder} obelisk")
    assert table.actor == (1 if wonder == "sphinx" else 2)
    table.do("discard palace")
    assert table.over


# Face-down cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-CLR-21")
def test_a_face_down_card_is_nothing_but_a_place_and_a_back_until_it_is_turned_up() -> None:
    table = Table("altar theater").do("discard altar")
    assert (table.lying(9), table.asked) == ("?", "turn")
    for seat in VIEWERS:
        slot = table.view(seat).slots[9]
        assert (slot.card, slot.face_up, slot.guild) == (None, False, False)
    table.do("discard theater")
    assert table.asked == "turning-up"
    possible = {move.split()[1] for move in table.legal()}
    assert possible == set(table.view().unseen)
    for card in possible:
        other = branch(table).do(f"turn {card}")
        assert other.lying(9) == card
        assert card not in other.view().unseen


@pytest.mark.rule("DU-CLR-21")
def test_what_a_face_down_card_will_be_does_not_show_in_the_position_before() -> None:
    table = Table("altar theater").do("discard altar")
    before = table.state.to_bytes()
    played = {branch(table).after("discard theater", seed=seed).lying(9) for seed in range(60)}
    assert len(played) > 5
    assert table.state.to_bytes() == before


@pytest.mark.rule("DU-CLR-27")
def test_the_draw_of_the_great_library_is_one_of_ten_equally_likely_sets_after_the_wonder_stands() -> None:
    table = Table("baths", coins={1: 12}, wonders={1: "great-library"}).do("raise great-library baths")
    assert (table.actor, table.asked) == (0, "drawing")
    assert table.coins(1) == 2
    assert (table.city(1).wonders[0].built, table.city(1).points.wonders) == (True, 4)
    possible = chances(table)
    assert len(possible) == 10
    assert set(possible.values()) == {Fraction(1, 10)}
    box = {"architecture", "economy", "masonry", "mathematics", "urbanism"}
    sets = [frozenset(move.removeprefix("draw ").split("+")) for move in possible]
    assert len(set(sets)) == 10
    assert all(len(drawn) == 3 and drawn <= box for drawn in sets)


@pytest.mark.rule("DU-CLR-28")
@pytest.mark.parametrize(("card", "age"), [("altar", 1), ("brewery", 2)])
@pytest.mark.parametrize("tie_start", ["choose", "start"])
def test_the_next_age_is_dealt_at_once_and_before_its_starting_player_is_known(
    card: str, age: int, tie_start: str
) -> None:
    options: Options = {"tie_start": tie_start}
    table = Table(card, pawn=0, last=True, options=options).do(f"discard {card}")
    assert (table.actor, table.view().age) == (0, age + 1)
    assert table.asked == ("dealing" if age == 1 else "laying-guilds")
    if age == 2:
        table.do("guilds 3+9+17")
    for _ in range(12):
        assert (table.actor, table.asked) == (0, "dealing")
        assert table.told("starts") == table.told("chooses-starter") == []
        table.do(table.legal("deal")[0])
    assert table.asked == ("beginning" if tie_start == "choose" else "turn")


@pytest.mark.rule("DU-CLR-28")
@pytest.mark.parametrize("age", [1, 2])
def test_nothing_of_a_later_age_is_decided_earlier(age: int) -> None:
    for seed in range(3):
        for step in play_through(seed):
            if any(event.details == {"age": age} and event.name == "age-ends" for event in step.events):
                view = step.table.view()
                assert (view.age, set(view.unseen)) == (age + 1, DECK[age + 1])
                assert all(slot.card is None and not slot.guild and not slot.taken for slot in view.slots)
                break
