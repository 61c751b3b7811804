"""Work on the event loop is charged with the processor time of its own steps, and no others."""

import asyncio
from collections.abc import Iterator
from time import thread_time

import pytest

from ecumene.server.metering import in_turns, metered

pytestmark = pytest.mark.anyio


def busy(seconds: float) -> None:
    """Use the processor for so long."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def test_each_is_charged_for_its_own_steps() -> None:
    spent = {"busy": 0.0, "idle": 0.0}

    def charge(name: str, seconds: float) -> None:
        spent[name] += seconds

    async def work() -> str:
        for _ in range(5):
            busy(0.02)
            await asyncio.sleep(0)
        return "done"

    async def wait() -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    answer, _ = await asyncio.gather(
        metered(work(), lambda seconds: charge("busy", seconds)),
        metered(wait(), lambda seconds: charge("idle", seconds)),
    )
    assert answer == "done"
    assert 0.1 <= spent["busy"] < 0.15
    assert spent["idle"] < 0.02


async def test_errors_and_cancellation_reach_the_work_and_its_caller() -> None:
    seen: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it should")

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    with pytest.raises(ValueError, match="as it should"):
        await metered(fails(), lambda _seconds: None)
    task = asyncio.create_task(metered(waits(), lambda _seconds: None))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert seen == ["cancelled"]
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await metered(waits(), lambda _seconds: None)


async def test_long_work_lets_others_have_their_turn() -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    task = asyncio.create_task(others())

    def steps() -> Iterator[None]:
        for _ in range(50):
            busy(0.001)
            yield

    await in_turns(steps())
    task.cancel()
    assert turns >= 40
