"""People who leave while the server is busy for them: nothing goes on for them, and nothing is logged as an error."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

import pytest

from .guests import Guest
from .parties import together
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


async def collected() -> None:
    """Forget what nobody refers to any more: a task whose error nobody has read complains then."""
    gc.collect()


async def left(server: Running) -> None:
    """Wait until the server has noticed that everybody is gone, and no task is left over."""
    sockets = server.context.metrics.sockets.labels("table")
    async with asyncio.timeout(60):
        while sockets._value.get() > 0 or server.context.thinkers.begun:
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    await server.inside(collected())


async def ask_for_everything(socket: TableSocket) -> None:
    """Ask for hints and for what moves would do, and wait for none of it."""
    for number in range(7):
        await socket.say("hint", id=f"hint-{number}", seat=0)
        await socket.say("consider", id=f"consider-{number}", seat=0, move=socket.moves[0])


async def say_goodbye(socket: TableSocket) -> None:
    """The socket is closed as it should be, at the end of the block."""


async def vanish(socket: TableSocket) -> None:
    """The connection is reset."""
    socket.connection.transport.abort()


async def send_too_much(socket: TableSocket) -> None:
    """A message so large that the server closes the socket at once, before anybody has read what came earlier."""
    await socket.send("x" * 100_000)


async def send_garbage(socket: TableSocket) -> None:
    """Bytes that are no frame."""
    socket.connection.transport.write(b"\xff\xff\xff\xff garbage")
    await asyncio.sleep(0.1)


TABLES = 5  # at which the same happens at the same time


@pytest.mark.parametrize("wait_s", [0.0, 0.3])
@pytest.mark.parametrize("leave", [say_goodbye, vanish, send_too_much, send_garbage])
async def test_leaving_during_a_hint_or_a_preview_is_no_error(
    serve: Callable[..., Running], leave: Callable[[TableSocket], Awaitable[None]], wait_s: float
) -> None:
    server = serve(hint_ms=200)
    async with Guest(server.base, "Ann") as ann:

        async def look_in(table: str) -> None:
            async with ann.table(table) as socket:
                await socket.until(lambda socket: bool(socket.moves))
                await ask_for_everything(socket)
                await asyncio.sleep(wait_s)
                await leave(socket)

        tables = [(await ann.make_table("me greedy")).table for _ in range(TABLES)]
        await together(*(look_in(table) for table in tables))
        await left(server)
        assert server.troubles == []
        await look_in(tables[0])  # and alone, at a table where it has happened
        await left(server)
        assert server.troubles == []
