"""Bots that think in several processes."""

import multiprocessing
import time

import pytest

from ecumene.arena.contest import Contest
from ecumene.arena.running import run_contest, usual_processes
from ecumene.arena.together import Together, make_player
from ecumene.bots import PuctBot, parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, State
from ecumene.games.duel import DUEL


def first_choice() -> State:
    state = DUEL.new(2, DUEL.check(2, {}))
    rng = Rng(1)
    while state.actor == CHANCE:
        state.play(state.random_move(rng))
    return state


def test_the_budget_names_the_processes() -> None:
    spec = parse_bot("tree:200ms*3")
    assert (spec.seconds, spec.cores, str(spec)) == (0.2, 3, "tree:200ms*3")
    for wrong in ("tree:200*3", "tree:200cpu*2", "tree:200ms*0", "tree:200ms*1000", "greedy*2", "tree:0ms*2"):
        with pytest.raises(EcumeneError):
            parse_bot(wrong)


def test_one_process_is_the_bot_itself() -> None:
    assert isinstance(make_player(parse_bot("tree:20ms"), DUEL, 1), PuctBot)


def test_what_all_processes_find_is_added_up() -> None:
    state = first_choice()
    seat = state.actor
    bot = make_player(parse_bot("tree:100ms*2"), DUEL, 1)
    assert isinstance(bot, Together)
    try:
        look = state.perspective(seat, Rng(2))
        bot.advise(look, seat)  # the other process is awake now
        assert sorted(one.move for one in bot.advise(look, seat)) == sorted(state.moves())

        def more_than_alone() -> bool:
            together, own = bot.advise(look, seat), bot.bot.advise(look, seat)
            return sum(one.visits for one in together) > sum(one.visits for one in own)

        assert any(more_than_alone() for _ in range(20)), (
            "a busy machine has no time for the other process now and then"
        )
        assert bot.choose(look, seat) in state.moves()
    finally:
        bot.close()


def test_closing_ends_the_other_processes() -> None:
    before = set(multiprocessing.active_children())
    bot = make_player(parse_bot("tree:20ms*3"), DUEL, 1)
    others = set(multiprocessing.active_children()) - before
    assert len(others) == 2
    bot.close()
    deadline = time.monotonic() + 30
    while any(one.is_alive() for one in others) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(one.is_alive() for one in others)


def test_a_process_that_dies_is_noticed() -> None:
    state = first_choice()
    before = set(multiprocessing.active_children())
    bot = make_player(parse_bot("tree:20ms*2"), DUEL, 1)
    (other,) = set(multiprocessing.active_children()) - before
    other.kill()
    other.join()
    with pytest.raises(EcumeneError, match="has ended"):
        bot.advise(state.perspective(state.actor, Rng(2)), state.actor)
    bot.close()


def test_a_contest_of_such_bots_plays_one_game_at_a_time() -> None:
    contest = Contest("duel", 2, {}, ("tree:20ms*2", "greedy"), 2, 1)
    assert usual_processes(contest) == 1
    with pytest.raises(EcumeneError, match="several cores"):
        run_contest(contest, 2, None)
