"""People who leave while the server is busy for them: nothing goes on for them, and nothing is logged as an error."""

import asyncio
import gc
from collections.abc import Callable

import pytest

from .wire import Guest, Running, TableSocket

pytestmark = pytest.mark.anyio

SLOW = {"hint_ms": 1500}


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
    """Ask for a hint and for what every move would do, and wait for none of it."""
    await socket.say("hint", id="hint", seat=0)
    for number, move in enumerate(socket.moves[:6]):
        await socket.say("consider", id=f"consider-{number}", seat=0, move=move)


@pytest.mark.parametrize("how", ["politely", "without a word"])
@pytest.mark.parametrize("game", ["victoria", "catan"])
async def test_leaving_during_a_hint_or_a_preview_is_no_error(
    serve: Callable[..., Running], how: str, game: str
) -> None:
    server = serve(**SLOW)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me greedy" if game == "victoria" else "me greedy greedy", game=game)
        for wait_s in (0.0, 0.01, 0.1, 0.5):
            async with ann.table(made.table) as socket:
                await socket.until(lambda socket: bool(socket.moves))
                await ask_for_everything(socket)
                await asyncio.sleep(wait_s)
                if how == "without a word":
                    socket.connection.transport.abort()
            await left(server)
            assert server.troubles == []
