"""How bots evaluate a position, and that they finish games."""

import pytest

from ecumene.bots.guided import GuidedSearch
from ecumene.bots.simple import GreedyBot
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.newdawn import NEWDAWN, STRATEGY
from ecumene.games.newdawn.frames import RESOLUTION, TURN
from ecumene.games.newdawn.layout import MARKS
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.strategy import distance, evaluation, promise
from ecumene.testing.engines import COMPILED

from .table import Table

Bot = GreedyBot | GuidedSearch
CHOSEN: list[Bot] = [GreedyBot(STRATEGY, 1), GuidedSearch(STRATEGY, 1, simulations=300 if COMPILED else 40)]
BOTS = pytest.mark.parametrize("bot", CHOSEN, ids=["greedy", "search"])


def chosen(table: Table, bot: Bot) -> str:
    """The bot's choice for the seat that is asked, in notation."""
    state = table.state
    return NEWDAWN.notation.text(bot.choose(state.perspective(state.actor, Rng(3)), state.actor))


def score(table: Table, seat: int) -> float:
    """A seat's score."""
    return evaluation.weigh(table.state, evaluation.survey(table.state))[seat]


# The distance to an agenda --------------------------------------------------------------------------------------------


def test_an_agenda_that_is_met_needs_no_turns() -> None:
    table = Table().tech(0, 24).city(0, "1,3").wonder("petra", "7,-2").wonder("pentagon", "1,3")
    assert distance.turns(table.state, 0, 6) == 0.0
    assert distance.turns(table.state, 0, 3) == 0.0
    assert distance.turns(table.state, 1, 3) > 0.0


@pytest.mark.parametrize("agenda", range(10))
def test_every_agenda_is_far_away_at_first(agenda: int) -> None:
    assert distance.turns(Table().state, 0, agenda) > 2.0


def test_what_brings_an_agenda_nearer_needs_fewer_turns() -> None:
    plain = Table().market("petra").state
    city = Table().city(0, "1,3").state
    assert distance.turns(city, 0, 0) < distance.turns(plain, 0, 0)
    assert distance.turns(Table().tech(0, 10).state, 0, 6) < distance.turns(plain, 0, 6)
    assert distance.turns(Table().market("petra").has(0, oil=2).state, 0, 3) < distance.turns(plain, 0, 3)
    ring = Table().token(0, *Table().around("7,-2")).state
    assert distance.turns(ring, 0, 8) < distance.turns(plain, 0, 8)
    assert distance.turns(ring, 0, 4) < distance.turns(plain, 0, 4)
    natural = Table().natural("mt-everest", "6,-2")
    near = distance.turns(natural.state, 0, 9)
    assert distance.turns(natural.token(0, "6,-2").state, 0, 9) < near or near == distance.FAR
    held = Table().city_state("seoul", "1,3").city(0, "1,3").state
    assert distance.turns(held, 0, 2) < distance.turns(plain, 0, 2)


def test_a_wonder_still_face_down_is_not_out_of_reach_but_an_empty_deck_is() -> None:
    """Between building a wonder and turning up the next one, the builder must not look farther away than before."""
    table = Table()
    assert table.view().market[0].wonder == ""
    assert distance.to_build(table.state, 0, 0) < distance.FAR
    table.state.seen = 0b110101  # all four of a deck for two players
    assert distance.to_build(table.state, 0, 0) == distance.FAR


def test_chances_add_up_to_one_and_follow_the_cards_completed() -> None:
    table = Table(3)
    before = STRATEGY.values(table.state)
    assert sum(before) == pytest.approx(1.0)
    table.state.zones[MARKS + 1] = 0b011
    after = STRATEGY.values(table.state)
    assert after[1] > before[1]
    assert after[0] < before[0]


def test_a_card_being_resolved_is_taken_to_stand_in_slot_one() -> None:
    """Otherwise the end of a turn would look better or worse than its middle for no reason."""
    table = Table().play("focus pottery")
    assert distance.going_back(table.state, 0) == 5
    assert [distance.slot_soon(slot, 5) for slot in range(1, 6)] == [2, 3, 4, 5, 1]
    assert distance.going_back(table.state, 1) == 0


def test_the_last_card_makes_a_bot_wait_for_the_slot_it_needs() -> None:
    """With one victory card left, culture closer to slot 5 is closer to a natural wonder and to the last tokens."""
    low = Table().row(0, "early-empire", "foreign-trade", "masonry", "pottery", "astrology").victory(0, 1, 4)
    high = Table().row(0, "astrology", "foreign-trade", "masonry", "pottery", "early-empire").victory(0, 1, 4)
    for table in (low, high):
        table.natural("mt-everest", "6,-2").natural("pantanal", "1,3").token(0, "1,3")
    assert distance.turns(high.state, 0, 9) == distance.turns(low.state, 0, 9)
    for table in (low, high):
        table.state.zones[MARKS] = 0b00011
    assert distance.last_card(high.state, 0) == 4
    assert distance.last_card(high.state, 1) == -1
    assert distance.turns(high.state, 0, 9) < distance.turns(low.state, 0, 9)
    assert distance.turns(high.state, 0, 8) < distance.turns(low.state, 0, 8)


def test_the_dial_is_worth_nothing_once_it_brings_nothing() -> None:
    """Every card is at its last level and no agenda needs the dial: a bot that still valued it would never finish."""
    best = ("mass-media", "capitalism", "flight", "urbanization", "nuclear-power")
    plain = Table().victory(0, 1, 4)
    done = Table().row(0, *best).victory(0, 1, 4)
    wanted = Table().row(0, *best).victory(0, 1, 3)
    assert distance.dial_matters(plain.state, 0)
    assert distance.dial_matters(wanted.state, 0)
    assert not distance.dial_matters(done.state, 0)
    before = score(done, 0)
    assert score(done.tech(0, 20), 0) == before
    before = score(wanted, 0)
    assert score(wanted.tech(0, 20), 0) > before
    done.play("focus nuclear-power")
    assert promise.of_seat(done.state, 0) == 0.0


def test_a_player_with_every_card_has_nearly_won_and_the_tie_break_decides_between_two() -> None:
    table = Table(3).victory(0, 1, 4).city(1, "1,3").wonder("petra", "1,3")
    table.state.zones[MARKS] = table.state.victory
    assert STRATEGY.values(table.state)[0] > 0.8
    table.state.zones[MARKS + 1] = table.state.victory
    assert STRATEGY.values(table.state)[1] > STRATEGY.values(table.state)[0]


# Plans ----------------------------------------------------------------------------------------------------------------


def test_a_plan_ends_where_the_next_turn_begins() -> None:
    state, rng = NEWDAWN.new(3, {"map": "random"}), Rng(6)
    assert isinstance(state, NewDawnState)
    ends = set()
    while state.actor != OVER and state.round < 8:
        fresh = state.round > 0 and state.top() == TURN and state.turn == 0
        resolving = state.round > 0 and state.depth > 1 and state.frames[1] & 255 == RESOLUTION
        if state.actor != CHANCE and (fresh or resolving):
            assert STRATEGY.ends_plan(state) == fresh
            ends.add(fresh)
        state.play(state.random_move(rng))
    assert ends == {True, False}


def test_a_plan_continues_with_ones_next_turn_as_if_the_others_did_nothing() -> None:
    state, rng = NEWDAWN.new(3, {"map": "random"}), Rng(6)
    assert isinstance(state, NewDawnState)
    while state.round < 3 or state.actor != 1 or state.top() != TURN:
        state.play(state.random_move(rng))
    assert not STRATEGY.continue_plan(state.clone(), 1)  # it is seat 1's turn, so seat 0 has just made a plan
    later = state.clone()
    assert STRATEGY.continue_plan(later, 0)
    assert later.actor == 0
    assert later.top() == TURN
    assert list(later.zones) == list(state.zones)
    won = state.clone()
    won.zones[MARKS + 2] = won.victory
    assert not STRATEGY.continue_plan(won, 0)  # the game will be over before then


# What they do ---------------------------------------------------------------------------------------------------------


@BOTS
def test_the_wonder_that_completes_a_card_is_built(bot: Bot) -> None:
    table = Table().victory(1, 3).city(0, "1,3", "4,0").wonder("petra", "7,-2").market("venetian-arsenal")
    table.has(0, oil=3).play("focus pottery")
    assert chosen(table, bot) == "wonder venetian-arsenal"


@BOTS
def test_the_second_natural_wonder_is_taken(bot: Bot) -> None:
    table = Table().row(0, "astrology", "foreign-trade", "masonry", "pottery", "early-empire").victory(0, 1, 4)
    table.natural("mt-everest", "6,-2").natural("pantanal", "1,3").token(0, "1,3").play("focus early-empire")
    assert chosen(table, bot) == f"place {table.at('6,-2')}"


@BOTS
def test_the_dial_is_advanced_where_the_agenda_asks_for_it(bot: Bot) -> None:
    table = Table().row(0, "early-empire", "foreign-trade", "masonry", "pottery", "astrology").victory(0, 1, 3)
    table.tech(0, 19).play("focus astrology")
    assert chosen(table, bot) == "advance"


@BOTS
def test_a_defender_spends_what_saves_a_city_with_a_wonder(bot: Bot) -> None:
    table = Table().row(0, "astrology", "foreign-trade", "early-empire", "pottery", "masonry")
    table.city(1, "6,-1").wonder("oracle", "6,-1").trade(1, "masonry", 2).play("focus masonry").on("attack", "6,-1")
    table.play("battle 3-5")
    assert table.asked() == "p2 defender"
    assert chosen(table, bot) == "spend masonry"


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_bring_a_game_to_its_end(players: int) -> None:
    state = NEWDAWN.new(players, {"map": "random"})
    assert isinstance(state, NewDawnState)
    chance = Rng(4)
    bots = [GreedyBot(STRATEGY, seat, samples=2 if COMPILED else 1) for seat in range(players)]
    limit = 150 if COMPILED else 4
    while state.actor != OVER and state.round_number() < limit:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
        else:
            state.play(bots[seat].choose(state.perspective(seat, chance), seat))
    assert (state.actor == OVER) == COMPILED


# Overlong games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [GreedyBot, GuidedSearch])
def test_only_in_an_overlong_game_something_else_is_tried_now_and_then(kind: type[GreedyBot | GuidedSearch]) -> None:
    """Some of a hundred games for two would never end: both players had no pieces left and did the same forever."""
    state = Table().state
    bots = [
        GuidedSearch(STRATEGY, seed, simulations=1) if kind is GuidedSearch else GreedyBot(STRATEGY, seed, samples=1)
        for seed in range(200)
    ]

    def usual(round_number: int) -> int:
        state.round = round_number
        choices = [bot.choose(state, 0) for bot in bots]
        return choices.count(choices[0])

    assert usual(evaluation.USUAL_ROUNDS) == 200
    assert 165 < usual(evaluation.USUAL_ROUNDS + 1) < 199
