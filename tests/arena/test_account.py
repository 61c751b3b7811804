"""Budgets in processor time: what the arena counts, what it tells a bot, and what today's search makes of it."""

from collections.abc import Callable
from time import process_time, sleep, thread_time

import pytest

from ecumene.arena.account import Account
from ecumene.arena.game import play_game, play_match
from ecumene.bots import Bot, BotSpec, make_bot, paced, parse_bot
from ecumene.bots.advice import Advice
from ecumene.bots.thought import UNLIMITED
from ecumene.core.state import CHANCE, OVER, Move, Seat, State
from ecumene.games.victoria import VICTORIA

SHARE = 0.02


def work(seconds: float) -> None:
    """Use this much processor time."""
    stop = process_time() + seconds
    while process_time() < stop:
        pass


class Worker(Bot):
    """Works as long as it is told, and notes what it was allowed."""

    def __init__(self, share: float, *plan: Callable[[float], float]) -> None:
        super().__init__(1)
        self.share = share
        self.plan = plan
        self.allowed: list[float] = []

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        raise NotImplementedError

    def choose(self, perspective: State, seat: Seat) -> Move:  # noqa: ARG002 - the contract of a bot
        self.allowed.append(self.allowance)
        if self.plan:
            work(self.plan[(len(self.allowed) - 1) % len(self.plan)](self.allowance))
        return perspective.moves()[0]


def decision(choices: bool) -> State:
    """A decision with one legal move, or with several."""
    state = VICTORIA.new(2)
    while state.actor in (CHANCE, OVER) or (len(state.moves()) > 1) != choices:
        state.play(state.moves()[-1])
        if state.actor == OVER:
            raise AssertionError("no such decision")
    return state


def asked(bot: Bot, times: int) -> Account:
    state = decision(choices=True)
    account = Account(bot)
    for _ in range(times):
        account.choose(state, state.actor)
    return account


# What is counted ----------------------------------------------------------------------------------------------------


def test_the_time_that_a_bot_works_is_counted() -> None:
    account = asked(Worker(SHARE, lambda _: 0.03), 3)
    assert account.choices == 3
    assert 0.09 <= account.seconds < 0.12
    assert account.pool == pytest.approx(3 * SHARE - account.seconds)


def test_the_time_that_a_bot_waits_is_not() -> None:
    class Sleeper(Worker):
        def choose(self, perspective: State, seat: Seat) -> Move:
            sleep(0.1)
            return super().choose(perspective, seat)

    assert asked(Sleeper(SHARE), 1).seconds < 0.05


def test_work_in_another_thread_is_counted() -> None:
    from threading import Thread

    class Threaded(Worker):
        def choose(self, perspective: State, seat: Seat) -> Move:
            thread = Thread(target=work, args=(0.05,))
            thread.start()
            thread.join()
            return super().choose(perspective, seat)

    assert asked(Threaded(SHARE), 1).seconds >= 0.05


def test_a_decision_without_a_choice_adds_nothing_to_the_pool() -> None:
    bot = Worker(SHARE)
    account = Account(bot)
    forced, free = decision(choices=False), decision(choices=True)
    account.choose(forced, forced.actor)
    assert (account.choices, bot.allowed) == (0, [0.0])
    account.choose(free, free.actor)
    assert account.choices == 1
    assert bot.allowed[1] == pytest.approx(SHARE, abs=0.005)


# What a bot is told -------------------------------------------------------------------------------------------------


def test_what_a_bot_saves_it_may_spend_later() -> None:
    bot = Worker(SHARE)
    asked(bot, 5)
    assert bot.allowed == pytest.approx([SHARE * (asked + 1) for asked in range(5)], abs=0.01)
    assert bot.allowed == sorted(bot.allowed)


def test_what_a_bot_overdraws_it_is_not_given_again() -> None:
    bot = Worker(SHARE, lambda _: 5 * SHARE)
    asked(bot, 3)
    assert bot.allowed[0] == SHARE
    assert bot.allowed[1:] == [0.0, 0.0], "never below nothing"


def test_a_bot_that_spends_what_it_is_allowed_stays_within_its_pool() -> None:
    account = asked(Worker(SHARE, lambda _: 0.0, lambda allowance: allowance), 10)
    assert account.seconds == pytest.approx(10 * SHARE, rel=0.1)


def test_without_a_share_a_bot_is_not_limited() -> None:
    bot = Worker(0.0)
    account = asked(bot, 2)
    assert bot.allowed == [UNLIMITED, UNLIMITED]
    assert account.choices == 2


@pytest.mark.parametrize("play", ["game", "match"])
def test_whoever_plays_a_game_counts(play: str) -> None:
    bots = [Worker(SHARE), Worker(0.0)]
    if play == "game":
        play_game(VICTORIA, 2, VICTORIA.check(2), [*bots], 3)
    else:
        play_match(VICTORIA, 2, VICTORIA.check(2), [*bots], ["a", "b"], 3)
    assert max(bots[0].allowed) > 5 * SHARE
    assert set(bots[1].allowed) == {UNLIMITED}


# Spelling -----------------------------------------------------------------------------------------------------------


def test_a_budget_in_processor_time_is_written_cpu() -> None:
    spec = parse_bot(" Search:200CPU ")
    assert spec == BotSpec("search", seconds=0.2, processor=True)
    assert str(spec) == "search:200cpu"
    assert parse_bot(str(spec)) == spec
    assert parse_bot("search:200ms") != spec


def test_the_bot_knows_its_share() -> None:
    assert make_bot(parse_bot("search:200cpu"), VICTORIA, 1).share == 0.2
    for other in ("search:200ms", "search:200", "greedy", "random"):
        bot = make_bot(parse_bot(other), VICTORIA, 1)
        assert (bot.share, bot.allowance) == (0.0, UNLIMITED)


def test_a_turn_is_paced_in_processor_time_too() -> None:
    assert paced(parse_bot("search:400cpu"), 1) == parse_bot("search:200cpu")


# Today's search -----------------------------------------------------------------------------------------------------


def test_the_search_spends_its_share_whatever_it_saved() -> None:
    state = decision(choices=True)
    bot = make_bot(parse_bot("search:50cpu"), VICTORIA, 1)
    for allowance in (0.0, 1.0):
        bot.allowance = allowance
        spent = []
        for _ in range(3):
            began = thread_time()
            bot.advise(state, state.actor)
            spent.append(thread_time() - began)
        assert 0.05 <= min(spent) < 0.08, "once undisturbed"


def test_waiting_between_slices_costs_no_processor_time() -> None:
    state = decision(choices=True)
    thought = make_bot(parse_bot("search:100cpu"), VICTORIA, 1).ponder(state, state.actor)
    slices = 1
    while not thought.step(0.02):
        sleep(0.3)
        slices += 1
    assert 2 <= slices <= 6
    assert 0.1 <= thought.seconds < 0.1 + 0.3 * (slices - 1), "without what passed between the slices"
