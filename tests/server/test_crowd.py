"""Two people keep bots busy at many tables; a third plays as if they were not there."""

import asyncio
from collections.abc import Callable

import pytest

from .wire import Guest, Running, TableSocket

pytestmark = pytest.mark.anyio

TABLES = 20
FEW_SLICES = 12
THINKER = "search:3000ms"


async def answered(server: Running, socket: TableSocket) -> int:
    """Decide until a bot has answered; returns in how many slices all bots together have thought in the meantime."""
    before = server.context.thinkers.slices
    told = len(socket.lines)
    while not any(line.kind == "game" and line.seat == 1 for line in socket.lines[told:]):
        if socket.moves:
            await socket.move(socket.moves[0])
        else:
            await socket.receive()
    return server.context.thinkers.slices - before


async def test_a_bystanders_bot_answers_within_a_few_slices(serve: Callable[..., Running]) -> None:
    server = serve(bot_workers=1, pause_s=3600.0)
    async with (
        Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base, "Cleo") as cleo,
    ):  # fmt: skip
        for number in range(TABLES):
            # Bots alone, and bots with a person who is never there.
            await ann.make_table(" ".join([THINKER] * 4), game="catan")
            await bob.make_table(f"{THINKER} me {THINKER} {THINKER}" if number % 2 else f"{THINKER} me", game="catan")
        while server.context.thinkers.slices < 30 or server.context.thinkers.waiting < TABLES:
            await asyncio.sleep(0.1)
        made = await cleo.make_table("me greedy")
        async with cleo.table(made.table) as socket:
            await socket.until(lambda socket: bool(socket.moves))
            async with asyncio.timeout(60):
                waits = [await answered(server, socket) for _ in range(3)]
        assert max(waits) <= FEW_SLICES, waits
        assert server.context.thinkers.waiting >= TABLES, "the others are as busy as ever"
