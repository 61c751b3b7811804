"""Records are replayed in a process of their own: people take turns, answers are kept, a dead process is replaced."""

import asyncio
import os
import signal
import sys

import msgspec
import pytest

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.server.faults import CommandRefused
from ecumene.server.http_protocol import Replay
from ecumene.server.reader import Checked, Request
from ecumene.server.reading import WAITING, Reading

pytestmark = pytest.mark.anyio

ECHO = """
import time
from ecumene.server import reader
def slow(request):
    time.sleep(0.05)
    return reader.Result(body=request.text.encode())
reader.done = slow
reader.main()
"""


def finished() -> str:
    """The text of a short finished game."""
    match = Match(VICTORIA, 2, None, ["Ann", "Bob"], FairChance(seeded_secret(1), "table"))
    rng = Rng(1)
    while not match.over:
        match.play(match.state.actor, match.state.random_move(rng))
    return match.record().text()


def echoing() -> Reading:
    """Answers with the text it was given, slowly."""
    return Reading([sys.executable, "-c", ECHO])


async def test_a_record_is_replayed_checked_and_refused() -> None:
    reading = Reading()
    try:
        text = finished()
        result, kept = await reading.ask("ann", Request(kind="replay", text=text, viewer=0, first=0, count=5))
        assert not kept
        assert len(msgspec.json.decode(result.body, type=Replay).steps) == 5
        assert result.seconds > 0
        result, _ = await reading.ask("ann", Request(kind="check", text=text))
        assert msgspec.json.decode(result.body, type=Checked).names == ["Ann", "Bob"]
        with pytest.raises(CommandRefused) as caught:
            await reading.ask("ann", Request(kind="check", text=text.replace("end ", "end 9")))
        assert caught.value.fault.code == "record"
        assert reading.restarts == 0
    finally:
        await reading.stop()


async def test_people_take_turns_whatever_one_of_them_asks_for() -> None:
    reading = echoing()
    order: list[str] = []

    async def ask(owner: str, text: str) -> None:
        await reading.ask(owner, Request(kind="replay", text=text))
        order.append(text)

    try:
        await ask("eve", "first")
        tasks = [asyncio.create_task(ask("eve", f"eve {number}")) for number in range(WAITING)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(ask("ann", "ann")))
        await asyncio.gather(*tasks)
        assert order.index("ann") <= 3, order
    finally:
        await reading.stop()


async def test_nobody_may_queue_more_than_a_few() -> None:
    reading = echoing()
    try:
        asked = [asyncio.create_task(reading.ask("eve", Request(kind="replay", text="x"))) for _ in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one for one in answers if isinstance(one, CommandRefused)]
        assert {one.fault.code for one in refused} == {"too-fast"}
        assert WAITING <= 20 - len(refused) <= WAITING + 1
        await reading.ask("eve", Request(kind="replay", text="later"))
    finally:
        await reading.stop()


async def test_answers_about_finished_games_are_kept_up_to_a_size() -> None:
    reading = Reading([sys.executable, "-c", ECHO], kept_bytes=250)
    try:
        for name in ("a", "b", "c"):
            await reading.ask("ann", Request(kind="replay", text=name * 100), keep=name)
        kept = {}
        for name in ("c", "b", "a"):
            result, kept[name] = await reading.ask("ann", Request(kind="replay", text=name * 100), keep=name)
            assert result.body == name.encode() * 100
        assert kept == {"a": False, "b": True, "c": True}
    finally:
        await reading.stop()


async def test_a_process_that_dies_or_hangs_is_replaced() -> None:
    reading = Reading([sys.executable, "-c", ECHO.replace("0.05", "0.5")], limit_s=30)
    try:
        asked = asyncio.create_task(reading.ask("ann", Request(kind="replay", text="x")))
        while reading._process is None:
            await asyncio.sleep(0.01)
        os.kill(reading._process.pid, signal.SIGKILL)
        with pytest.raises(CommandRefused) as caught:
            await asked
        assert caught.value.fault.code == "internal"
        result, _ = await reading.ask("ann", Request(kind="replay", text="again"))
        assert result.body == b"again"
        reading._limit_s = 0.05
        with pytest.raises(CommandRefused):
            await reading.ask("ann", Request(kind="replay", text="slow"))
        assert reading.restarts == 2
    finally:
        await reading.stop()


async def test_stopping_refuses_what_waits() -> None:
    reading = echoing()
    asked = [asyncio.create_task(reading.ask(name, Request(kind="replay", text="x"))) for name in "abc"]
    await asyncio.sleep(0.05)
    await reading.stop()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, CommandRefused) for one in answers), answers
