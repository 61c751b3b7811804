"""Nobody pays for time in which the server was not there: a stopped process, a sleeping machine, a clock that jumps."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.server.protocol import ClockRules
from ecumene.server.served_time import LONGEST_S, ServedTime

from .parties import seated
from .running import Running
from .sockets import TableSocket
from .test_kill import Process

pytestmark = pytest.mark.anyio

HOUR_NS = 3_600_000_000_000


def left_ms(socket: TableSocket) -> int:
    """What the seat whose clock runs has left."""
    (left,) = (seat.left_ms for seat in socket.last.table.seats if seat.running)
    assert left is not None
    return left


# On its own ----------------------------------------------------------------------------------------------------------


def test_a_gap_much_longer_than_a_beat_does_not_count() -> None:
    now = 100.0
    served = ServedTime(lambda: now)
    for _ in range(10):
        now += 0.25
        served.now_ms()
    assert served.now_ms() == 2500
    now += LONGEST_S + 3600
    assert served.now_ms() == 2500
    now += 0.5
    assert served.now_ms() == 3000
    now -= 50  # no clock should, but if one does, time still never goes back
    assert served.now_ms() == 3000
    now += 1
    assert served.now_ms() == 4000


async def test_somebody_waiting_for_a_fixed_time_waits_again_after_a_gap() -> None:
    pause = 0.0
    served = ServedTime(lambda: time.monotonic() + pause)
    beating = asyncio.create_task(served.beat())
    waiting = asyncio.create_task(served.sleep_until(served.now_ms() + 1000))
    began = time.monotonic()
    await asyncio.sleep(0.1)
    pause = 3600.0
    await waiting
    beating.cancel()
    assert time.monotonic() - began > 0.8
    assert served.now_ms() < 60_000


# At a table ----------------------------------------------------------------------------------------------------------


async def test_a_wall_clock_that_jumps_costs_nobody_the_game(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    async with seated(server.base, "me friend", clock=ClockRules(move=600, game=1800)) as table:
        before = left_ms(table.sockets[0])
        jump = HOUR_NS
        plain = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: plain() + jump)
        await table.party.play(2)
        for socket in table.sockets:
            await socket.hello()
            assert socket.status == "playing"
            assert "clock-moved" not in [line.name for line in socket.lines]
        assert 0 <= before - left_ms(table.sockets[0]) < 600_000
        jump = -HOUR_NS
        await table.party.play(2)
        await table.sockets[0].hello()
        assert left_ms(table.sockets[0]) <= before


async def test_a_server_that_was_not_awake_charges_nobody(serve: Callable[..., Running]) -> None:
    """As the server's own clock sees it; a process that is really stopped is in ``make soak``."""
    game_s = 600
    server = serve()
    slept_s = 0.0
    server.context.hub.time._clock = lambda: time.monotonic() + slept_s
    async with seated(server.base, "me friend", clock=ClockRules(game=game_s)) as table:
        socket = table.sockets[0]
        before, began = left_ms(socket), time.monotonic()
        for _ in range(3):
            slept_s += game_s + 1
            await socket.hello()
            assert socket.status == "playing"
            assert left_ms(socket) >= before - (time.monotonic() - began + LONGEST_S) * 1000
        await table.party.play(2)
        assert socket.status == "playing"


@pytest.mark.thorough
async def test_a_server_that_is_stopped_and_continued_charges_nobody(tmp_path: Path) -> None:
    game_s = 10
    process = Process(tmp_path)
    process.start()
    try:
        async with seated(process.base, "me friend", clock=ClockRules(game=game_s)) as table:
            socket = table.sockets[0]
            before = left_ms(socket)
            process.send(signal.SIGSTOP)
            await asyncio.sleep(game_s + 1)
            process.send(signal.SIGCONT)
            await socket.hello()
            assert socket.status == "playing"
            assert left_ms(socket) > before - 5000
            await asyncio.sleep(1)  # nor does a timer that was due in the meantime
            await socket.hello()
            assert socket.status == "playing"
            await socket.until(lambda one: one.status == "over")  # in its own time it still runs out
            assert socket.last.table.result == "time"
    finally:
        process.end(signal.SIGKILL)
