"""Those who wait for the same debt go on one at a time."""

import asyncio

import pytest

from ecumene.server.gates import Gates
from ecumene.server.limits import TokenBucket

pytestmark = pytest.mark.anyio


async def test_who_waits_for_the_same_debt_goes_on_one_after_the_other() -> None:
    gates, bucket = Gates(), TokenBucket(10.0, 0.1)
    bucket.charge(0.2)
    owed: list[float] = []  # what was owed whenever somebody went on
    order: list[int] = []

    async def one(number: int) -> None:
        await gates.go_through("ann", lambda: bucket.debt_s)
        owed.append(bucket.debt_s)
        order.append(number)
        bucket.charge(0.2)
        await asyncio.sleep(0)

    await asyncio.gather(*(one(number) for number in range(20)))
    assert owed == [0.0] * 20, "each looks at what those before have used"
    assert order == list(range(20))
    assert len(gates) == 0


async def test_who_owes_nothing_waits_for_nobody() -> None:
    gates = Gates()
    waiting = asyncio.create_task(gates.go_through("eve", lambda: 60.0))
    await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await gates.go_through("ann", lambda: 0.0)
    assert len(gates) == 1
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert len(gates) == 0


async def test_who_gives_up_waiting_keeps_nobody_back() -> None:
    gates, paid = Gates(), asyncio.Event()
    first, second = (
        asyncio.create_task(gates.go_through("ann", lambda: 0.0 if paid.is_set() else 0.01)) for _ in range(2)
    )
    await asyncio.sleep(0)
    first.cancel()
    paid.set()
    async with asyncio.timeout(30):
        await second
    assert len(gates) == 0
