"""Thoughts: a decision carried on in slices is the decision that would have been made in one go."""

from time import sleep

import pytest

from ecumene.bots import BotSpec, make_bot, make_search
from ecumene.bots.search import SearchThought
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, State
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA
from ecumene.testing.engines import COMPILED

BUDGET = 80 if COMPILED else 6  # simulations
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def midway(game: Game, players: int, seed: int = 4) -> State:
    """A decision between several moves, some way into a random game."""
    state = game.new(players)
    rng = Rng(seed)
    plies = 0
    while plies < 40 or state.actor == CHANCE or len(state.moves()) < 3:
        state.play(state.random_move(rng))
        plies += 1
    return state.perspective(state.actor, rng)


@EVERY_GAME
@pytest.mark.parametrize("slice_s", [0.0, 0.003])
def test_advice_in_slices_is_the_advice_in_one_go(game: Game, slice_s: float) -> None:
    state = midway(game, max(game.players))
    whole = make_search(game.strategy(), 7, simulations=BUDGET).advise(state, state.actor)
    thought = make_search(game.strategy(), 7, simulations=BUDGET).ponder(state, state.actor)
    slices = 1
    while not thought.step(slice_s):
        slices += 1
    assert thought.advice() == whole
    assert sum(one.visits for one in whole) == BUDGET
    assert slices == BUDGET or slice_s > 0.0, "a slice of no time is one simulation"


@EVERY_GAME
def test_a_move_in_slices_is_the_move_in_one_go(game: Game) -> None:
    for seed in range(3):
        state = midway(game, max(game.players), seed)
        bot = make_search(game.strategy(), seed, simulations=BUDGET)
        move = bot.choose(state, state.actor)
        again = make_search(game.strategy(), seed, simulations=BUDGET)
        thought = again.think(state, state.actor)
        assert isinstance(thought, SearchThought)
        while not thought.step(0.0):
            pass
        assert thought.advice()[0].move == move
        assert thought.simulated == bot.simulated <= BUDGET, "both stop when nothing can overtake the best move"


def test_a_budget_of_time_is_of_the_slices_alone() -> None:
    """What happens between two slices, such as the thoughts of others, takes nothing away."""
    state = midway(VICTORIA, 2)
    thought = make_search(VICTORIA.strategy(), 1, seconds=1.0).ponder(state, state.actor)
    assert isinstance(thought, SearchThought)
    assert not thought.step(0.01)
    simulated, seconds = thought.simulated, thought.seconds
    sleep(1.2)
    thought.step(0.01)
    assert thought.simulated > simulated
    assert thought.seconds > seconds
    while not thought.step(0.1):
        pass
    assert thought.seconds >= 1.0


def test_a_slice_ends_soon_after_its_time() -> None:
    state = midway(VICTORIA, 2)
    thought = make_search(VICTORIA.strategy(), 1, seconds=10.0).think(state, state.actor)
    for _ in range(3):
        before = thought.seconds
        assert not thought.step(0.01)
        assert 0.01 <= thought.seconds - before < 1.0
    assert thought.advice()[0].move in state.moves(), "what it thinks so far can be read at any time"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_that_do_not_search_decide_at_once(bot: str) -> None:
    state = midway(VICTORIA, 2)
    thought = make_bot(BotSpec(bot), VICTORIA, 3).think(state, state.actor)
    assert thought.step(0.0)
    assert thought.advice()[0].move == make_bot(BotSpec(bot), VICTORIA, 3).choose(state, state.actor)


def test_a_search_without_a_choice_or_a_budget_is_done_at_once() -> None:
    state = midway(VICTORIA, 2)
    thought = make_search(VICTORIA.strategy(), 1).ponder(state, state.actor)
    assert thought.step(5.0)
    assert thought.seconds == 0.0
    assert sorted(one.move for one in thought.advice()) == list(state.moves())
