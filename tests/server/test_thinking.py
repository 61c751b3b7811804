"""Bots in separate processes: answers arrive whatever happens to a process, and no socket waits for them."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ecumene.bots import Advice
from ecumene.bots.advice import merged
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.server import thinking
from ecumene.server.fair import Asker
from ecumene.server.thinker import GRACE_S, Begin, GoOn, Question, Reply, framed
from ecumene.server.thinking import Thinkers, ThinkingFailed
from ecumene.server.worker import COMMAND

from ..processor_time import ProcessorTime
from .faulty_thinker import DIES, RAISES, SLEEPS, SLOW

FAULTY = (sys.executable, "-P", str(Path(__file__).parent / "faulty_thinker.py"))


class Position:
    """A position with a real choice, as seen by the seat to move."""

    def __init__(self) -> None:
        match = Match(VICTORIA, 2, None, ["Ann", "Bob"], FairChance(seeded_secret(3), "seed-3"))
        rng = Rng(3)
        while len(match.state.moves()) < 4 or len(match.plies) < 20:
            match.play(match.state.actor, match.state.random_move(rng))
        self.seat = int(match.state.actor)
        self.perspective = match.state.perspective(self.seat, rng).to_bytes()
        self.moves = sorted(match.state.moves())

    def choose(self, thinkers: Thinkers, bot: str = "random", seed: int = 1) -> Awaitable[int]:
        return thinkers.choose("victoria", self.perspective, self.seat, bot, seed)


@pytest.fixture(scope="module")
def position() -> Position:
    return Position()


def running(pid: int) -> bool:
    """Whether a process is running (a zombie is not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def replaced(thinkers: Thinkers, pid: int) -> bool:
    """Whether another process has replaced it."""
    return not running(pid) and pid not in thinkers.pids and thinkers.alive == 1


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.01)


class Counted:
    """How many searches were added up for each answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opinions: list[int] = []

        def counting(opinions: Sequence[Sequence[Advice]]) -> list[Advice]:
            self.opinions.append(len(opinions))
            return merged(opinions)

        monkeypatch.setattr(thinking, "merged", counting)


@pytest.mark.parametrize(("cores", "opinions"), [(1, []), (2, [2])])
def test_idle_processes_search_the_same_position(
    cores: int, opinions: list[int], position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)

    async def ask() -> list[Advice]:
        async with Thinkers(2, 20, cores=cores) as thinkers:
            await until(lambda: thinkers.ready == 2)
            return await thinkers.advise("victoria", position.perspective, position.seat, 0.5, 1)

    advice = asyncio.run(ask())
    assert sorted(one.move for one in advice) == position.moves
    assert counted.opinions == opinions


def test_a_bot_that_needs_no_time_asks_one_process(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)

    async def ask() -> int:
        async with Thinkers(2, 20, cores=2) as thinkers:
            return await position.choose(thinkers, "greedy")

    assert asyncio.run(ask()) in position.moves
    assert counted.opinions == []


def test_processes_that_have_something_to_do_do_not_help(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)

    async def ask() -> list[int]:
        async with Thinkers(2, 20, cores=2) as thinkers:
            await until(lambda: thinkers.ready == 2)
            both = [position.choose(thinkers, "greedy", seed) for seed in (1, 2)]
            return await asyncio.gather(*both, position.choose(thinkers, "search:300ms", 3))

    assert set(asyncio.run(ask())) <= set(position.moves)
    assert counted.opinions == []


@pytest.mark.parametrize("fault", [DIES, RAISES])
def test_a_helper_that_fails_costs_only_its_help(
    fault: int, position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)

    async def ask() -> int:
        async with Thinkers(2, 20, FAULTY, cores=2) as thinkers:
            await until(lambda: thinkers.ready == 2)
            return await position.choose(thinkers, "search:300ms", fault ^ thinking.ANOTHER)

    assert asyncio.run(ask()) in position.moves
    assert counted.opinions == []


@pytest.mark.parametrize("bot", ["random", "greedy", "search:200ms", "search:300"])
def test_every_bot_answers_with_a_legal_move(bot: str, position: Position) -> None:
    async def ask() -> int:
        async with Thinkers(1, 20) as thinkers:
            return await position.choose(thinkers, bot)

    assert asyncio.run(ask()) in position.moves


def test_advice_is_of_every_legal_move_and_the_best_is_first(position: Position) -> None:
    async def ask() -> None:
        async with Thinkers(1, 20) as thinkers:
            advice = await thinkers.advise("victoria", position.perspective, position.seat, 0.2, 5)
        assert sorted(one.move for one in advice) == position.moves
        visits = [one.visits for one in advice]
        assert visits == sorted(visits, reverse=True)
        assert visits[0] > 0
        assert all(0 <= one.chance <= 1 for one in advice)

    asyncio.run(ask())


def test_the_same_seed_gives_the_same_move_in_every_process(position: Position) -> None:
    async def ask() -> list[int]:
        async with Thinkers(2, 20) as thinkers:
            return await asyncio.gather(*(position.choose(thinkers, "search:100", 9) for _ in range(6)))

    assert len(set(asyncio.run(ask()))) == 1


def test_a_process_killed_in_mid_thought_is_replaced_and_the_move_thought_again(position: Position) -> None:
    async def ask() -> None:
        async with Thinkers(1, 20) as thinkers:
            for kills in (1, 2):
                answer = asyncio.ensure_future(position.choose(thinkers, "search:800ms"))
                for _ in range(kills):
                    await asyncio.sleep(0.3)
                    (pid,) = thinkers.pids
                    os.kill(pid, signal.SIGKILL)
                    await until(partial(replaced, thinkers, pid))
                assert await answer in position.moves
            assert thinkers.restarts == 3
            assert thinkers.alive == 1

    asyncio.run(ask())


def test_a_process_killed_while_idle_is_replaced(position: Position) -> None:
    async def ask() -> None:
        async with Thinkers(2, 20) as thinkers:
            first = thinkers.pids
            for pid in first:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: thinkers.alive == 2 and not set(first) & set(thinkers.pids))
            assert thinkers.restarts == 2
            assert await position.choose(thinkers) in position.moves

    asyncio.run(ask())


@pytest.mark.parametrize(("seed", "limit"), [(DIES, 20.0), (SLEEPS, 0.2)])
def test_a_question_that_always_kills_its_process_fails_and_the_pool_lives(
    seed: int, limit: float, position: Position, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with Thinkers(1, limit, FAULTY) as thinkers:
            with pytest.raises(ThinkingFailed, match="3 times"):
                await position.choose(thinkers, "greedy", seed)
            assert thinkers.restarts == 3
        async with Thinkers(1, 20, FAULTY) as thinkers:
            assert await position.choose(thinkers) in position.moves

    with caplog.at_level(logging.WARNING):
        asyncio.run(ask())
    assert [getattr(record, "bot", "") for record in caplog.records] == ["greedy"] * 4
    assert [getattr(record, "game", "") for record in caplog.records] == ["victoria"] * 4


def test_an_error_is_not_tried_again_and_says_nothing_of_the_position(
    position: Position, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async with Thinkers(1, 20, FAULTY) as thinkers:
            with pytest.raises(ThinkingFailed, match="MemoryError"):
                await position.choose(thinkers, "greedy", RAISES)
            with pytest.raises(ThinkingFailed, match="EcumeneError"):
                await thinkers.choose("victoria", b"12345678", 0, "greedy", 1)
            with pytest.raises(ThinkingFailed, match="UnknownGame"):
                await thinkers.choose("go", position.perspective, 0, "greedy", 1)
            assert thinkers.restarts == 0
            assert await position.choose(thinkers) in position.moves

    asyncio.run(ask())
    assert "must not be told" not in caplog.text


def test_moves_go_before_hints_and_both_in_their_order(position: Position) -> None:
    async def ask() -> list[str]:
        done: list[str] = []

        async def note(name: str, answer: Awaitable[object]) -> None:
            await answer
            done.append(name)

        async with Thinkers(1, 20, FAULTY) as thinkers:
            first = asyncio.ensure_future(note("slow", position.choose(thinkers, seed=SLOW)))
            await until(lambda: thinkers.begun == 1)
            hints = [
                note(f"hint {number}", thinkers.advise("victoria", position.perspective, position.seat, 0.05, 1))
                for number in range(2)
            ]
            moves = [note(f"move {number}", position.choose(thinkers)) for number in range(2)]
            waiting = [asyncio.ensure_future(one) for one in (*hints, *moves)]
            await asyncio.sleep(0)
            assert thinkers.waiting == 4
            await asyncio.gather(first, *waiting)
            assert thinkers.waiting == 0
        return done

    assert asyncio.run(ask()) == ["slow", "move 0", "move 1", "hint 0", "hint 1"]


def busy(thinkers: Thinkers, position: Position, owners: int = 2, tables: int = 10) -> list[asyncio.Future[int]]:
    """What a few people ask who keep bots busy at many tables."""
    return [
        asyncio.ensure_future(
            thinkers.choose(
                "victoria", position.perspective, position.seat, "search:30000000", number,
                Asker("people", f"busy {number % owners}", f"table {number}"),
            )
        )
        for number in range(owners * tables)
    ]  # fmt: skip


@pytest.mark.parametrize("bot", ["greedy", "search:1000ms"])
def test_a_bystanders_bot_answers_as_if_nobody_else_kept_bots_busy(bot: str, position: Position) -> None:
    """Counted in slices, so that it does not matter how busy the machine is."""

    async def ask() -> tuple[int, int]:
        async with Thinkers(1, 3600) as thinkers:
            bystander = partial(
                thinkers.choose, "victoria", position.perspective, position.seat, bot, 5, Asker("people", "bystander")
            )
            assert await bystander() in position.moves
            alone = thinkers.slices
            others = busy(thinkers, position)
            # Until each of the two has had clearly more than the bystander had just now.
            await until(lambda: thinkers.slices > 4 * alone + 8, 120)
            assert thinkers.begun == 8, "four of each"
            before = thinkers.slices
            assert await bystander() in position.moves
            crowded = thinkers.slices - before
            assert not any(one.done() for one in others)
            for one in others:
                one.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await until(lambda: thinkers.begun == 0)
            assert thinkers.waiting == 0
            assert thinkers.restarts == 0
            assert await bystander() in position.moves
        return alone, crowded

    alone, crowded = asyncio.run(ask())
    assert crowded <= 2 * alone + 3


def test_a_slow_start_costs_a_bot_no_time(position: Position) -> None:
    """A process that needs a second to start, and bots that have half a second."""
    slow = (
        sys.executable,
        "-P",
        "-c",
        "import time; time.sleep(1.5)\nfrom ecumene.server import thinker; thinker.main()",
    )

    async def ask() -> None:
        async with Thinkers(1, 0.5, slow) as thinkers:
            assert await position.choose(thinkers) in position.moves
            assert thinkers.restarts == 0

    asyncio.run(ask())


def test_when_no_process_starts_nobody_waits_forever(position: Position) -> None:
    broken = (sys.executable, "-c", "raise SystemExit(1)")

    async def ask() -> None:
        async with Thinkers(1, 20, broken) as thinkers:
            with pytest.raises(ThinkingFailed, match="could not be started"):
                await position.choose(thinkers)

    asyncio.run(ask())


def test_a_thought_begun_in_a_process_that_dies_of_another_is_begun_anew(position: Position) -> None:
    async def ask() -> None:
        async with Thinkers(1, 20, FAULTY) as thinkers:
            innocent = asyncio.ensure_future(
                thinkers.choose(
                    "victoria", position.perspective, position.seat, "search:2000ms", 1, Asker("people", "a")
                )
            )
            await until(lambda: thinkers.slices > 2)
            with pytest.raises(ThinkingFailed, match="3 times"):
                await thinkers.choose(
                    "victoria", position.perspective, position.seat, "greedy", DIES, Asker("people", "b")
                )
            assert await innocent in position.moves
            assert thinkers.restarts == 3

    asyncio.run(ask())


def test_only_so_many_of_one_persons_questions_are_queued(position: Position) -> None:
    """Further ones wait outside, without a position."""

    async def ask() -> None:
        inside = most = 0

        async with Thinkers(1, 20, queued=3) as thinkers:

            async def question(owner: str) -> None:
                nonlocal inside, most
                asker = Asker("people", owner)
                async with thinkers.place(asker):
                    inside += owner == "ann"
                    most = max(most, inside)
                    await thinkers.choose("victoria", position.perspective, position.seat, "search:20", 1, asker)
                    inside -= owner == "ann"

            await asyncio.gather(*(question("ann") for _ in range(12)), question("bob"))
            assert most == 3
            assert not thinkers._lines, "nothing is left of those who have gone"

    asyncio.run(ask())


def test_waiting_is_told_by_kind(position: Position) -> None:
    told: list[tuple[str, float]] = []

    async def ask() -> None:
        async with Thinkers(1, 20, waited=lambda kind, seconds: told.append((kind, seconds))) as thinkers:
            await position.choose(thinkers)
            await asyncio.gather(
                position.choose(thinkers, "search:600ms"),
                thinkers.advise("victoria", position.perspective, position.seat, 0.05, 1, Asker("hint", "someone")),
                position.choose(thinkers),
            )

    asyncio.run(ask())
    assert sorted(kind for kind, _ in told) == ["hint", "people", "people", "people"]
    assert all(seconds >= 0.0 for _, seconds in told)
    (hint,) = (seconds for kind, seconds in told if kind == "hint")
    assert hint > 0.0


def test_a_cancelled_question_is_dropped_whether_it_waits_or_is_being_thought_of(position: Position) -> None:
    async def ask() -> None:
        async with Thinkers(1, 20, FAULTY) as thinkers:
            thought = asyncio.ensure_future(position.choose(thinkers, seed=SLEEPS))
            await asyncio.sleep(0.1)
            waits = asyncio.ensure_future(position.choose(thinkers, seed=SLEEPS))
            answered = asyncio.ensure_future(position.choose(thinkers))
            await asyncio.sleep(0)
            waits.cancel()
            thought.cancel()
            assert await asyncio.wait_for(answered, 10) in position.moves
            assert (thinkers.restarts, thinkers.waiting, thinkers.alive) == (0, 0, 1)

    asyncio.run(ask())


def test_the_event_loop_is_not_kept_waiting_while_bots_think(position: Position) -> None:
    async def ask() -> int:
        rounds = 0

        async def watch() -> None:
            nonlocal rounds
            while True:
                await asyncio.sleep(0.005)
                rounds += 1

        async with Thinkers(2, 20) as thinkers:
            watching = asyncio.ensure_future(watch())
            await asyncio.gather(*(position.choose(thinkers, "search:500ms") for _ in range(4)))
            watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watching
        return rounds

    # Waiting for each answer would leave the loop a round or two for each; thinking here would take two seconds' work.
    with ProcessorTime() as spent:
        rounds = asyncio.run(ask())
    assert rounds > 12
    assert spent.seconds < 1


@pytest.mark.parametrize("steps", range(6))
def test_stopping_is_not_missed_by_a_process_whose_question_was_just_dropped(steps: int, position: Position) -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, 20)
        await thinkers.start()
        asked = asyncio.ensure_future(position.choose(thinkers, "search:3000ms"))
        await asyncio.sleep(0)
        assert thinkers.waiting == 1
        await until(lambda: thinkers.waiting == 0)  # it is being processed
        asked.cancel()
        for _ in range(steps):
            await asyncio.sleep(0)
        await asyncio.wait_for(thinkers.stop(), 10)
        assert thinkers.alive == 0

    asyncio.run(ask())


def test_stopping_leaves_no_process_and_no_one_waiting(position: Position) -> None:
    async def ask() -> list[int]:
        thinkers = Thinkers(2, 20, FAULTY)
        await thinkers.start()
        pids = thinkers.pids
        assert len(pids) == 2
        asked = [asyncio.ensure_future(position.choose(thinkers, seed=SLEEPS)) for _ in range(4)]
        await asyncio.sleep(0.2)
        await thinkers.stop()
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, ThinkingFailed)
        with pytest.raises(ThinkingFailed, match="stopping"):
            await position.choose(thinkers)
        assert (thinkers.alive, thinkers.waiting) == (0, 0)
        return pids

    assert not [pid for pid in asyncio.run(ask()) if running(pid)]


SERVER = """
import asyncio, sys
from ecumene.server.thinking import Thinkers

async def serve():
    thinkers = Thinkers(2, 20)
    await thinkers.start()
    print(*thinkers.pids, flush=True)
    question = thinkers.choose("victoria", bytes.fromhex(sys.argv[1]), int(sys.argv[2]), "search:1500ms", 1)
    thought = asyncio.ensure_future(question)
    await asyncio.sleep(3600)

asyncio.run(serve())
"""


def test_no_process_outlives_a_server_that_is_killed(position: Position) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, position.perspective.hex(), str(position.seat)], stdout=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        time.sleep(0.3)
        assert all(map(running, pids))
        server.kill()
    asyncio.run(until(lambda: not any(map(running, pids)), 10))


def alone(position: Position, command: tuple[str, ...], seed: int) -> subprocess.CompletedProcess[bytes]:
    """A process without a server, told to think for ever about a search that would take a day."""
    question = Question(
        game="victoria", perspective=position.perspective, seat=position.seat, bot="search:100000000", seconds=0.0,
        seed=seed, limit_s=0.2,
    )  # fmt: skip
    orders = framed(Begin(1, question)) + framed(GoOn(1, 1e9))
    return subprocess.run(command, input=orders, capture_output=True, timeout=60, check=False)


def test_a_slice_that_hangs_ends_even_when_nobody_stops_it(position: Position) -> None:
    """The process alone, as left behind by a killed server."""
    began = time.monotonic()
    done = alone(position, FAULTY, SLEEPS)
    assert done.returncode == -signal.SIGALRM
    assert done.stdout == framed(Reply()), "it was ready, and said nothing more"
    assert time.monotonic() - began < GRACE_S + 20


def test_a_search_answers_with_what_it_has_found_when_its_time_is_up(position: Position) -> None:
    done = alone(position, COMMAND, 1)
    assert done.returncode == 0
    ready = len(framed(Reply()))
    reply = msgspec.msgpack.decode(done.stdout[ready + 4 :], type=Reply)
    assert reply.done
    assert reply.error == ""
    assert reply.advice[0].move in position.moves
    assert 0 < reply.advice[0].visits < 100_000_000


def test_thinking_processes_give_way_to_the_server(position: Position) -> None:
    async def ask() -> list[int]:
        async with Thinkers(1, 20) as thinkers:
            await position.choose(thinkers)
            return [os.getpriority(os.PRIO_PROCESS, pid) for pid in thinkers.pids]

    assert asyncio.run(ask()) == [min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)]


def test_a_signal_from_the_terminal_does_not_end_a_thought(position: Position) -> None:
    async def ask() -> int:
        async with Thinkers(1, 20) as thinkers:
            await position.choose(thinkers)
            answer = asyncio.ensure_future(position.choose(thinkers, "search:300ms"))
            await asyncio.sleep(0.1)
            for pid in thinkers.pids:
                os.kill(pid, signal.SIGINT)
                os.kill(pid, signal.SIGTERM)
            move = await answer
            assert thinkers.restarts == 0
            return move

    assert asyncio.run(ask()) in position.moves
