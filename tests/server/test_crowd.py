"""Two people keep bots busy at many tables; a third plays as if they were not there."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from ecumene.server.fair import HINT_EVERY

from .guests import Guest
from .running import Running
from .sockets import TableSocket
from .test_costs import From

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


async def test_hints_of_others_hardly_keep_a_persons_bot_waiting(serve: Callable[..., Running]) -> None:
    """However long that bot has been kept busy, and however new those are who ask."""
    server = serve(bot_workers=1, hint_ms=1000)
    async with AsyncExitStack() as stack:
        cleo = await stack.enter_async_context(From(server.base, "Cleo", "127.0.0.9"))
        made = await cleo.make_table("me search:1000ms", game="duel")
        socket = await stack.enter_async_context(cleo.table(made.table))
        await socket.until(lambda socket: bool(socket.moves))
        alone = [await answered(server, socket) for _ in range(2)]
        askers = []
        for number in range(6):
            eve = await stack.enter_async_context(From(server.base, f"Eve {number}", f"127.0.1.{number}"))
            hers = await eve.make_table("me random")
            asking = await stack.enter_async_context(eve.table(hers.table))
            await asking.until(lambda socket: bool(socket.moves))
            askers.append(asking)
        for asking in askers:
            await asking.say("hint", id="hint", seat=0)
        while server.context.thinkers.begun + server.context.thinkers.waiting < len(askers):
            await asyncio.sleep(0.01)
        beside = await answered(server, socket)
        assert server.context.thinkers.begun + server.context.thinkers.waiting >= len(askers) - 1
    assert beside <= max(alone) * HINT_EVERY / (HINT_EVERY - 1) + 3, (alone, beside)


async def test_bots_think_on_behalf_of_the_address_from_which_their_table_was_made(
    serve: Callable[..., Running],
) -> None:
    """Also of guests who never connect to it: else each of many would count as somewhere else."""
    server = serve(bot_workers=1)
    async with From(server.base, "Eve", "127.0.0.5") as eve, From(server.base, "Eva", "127.0.0.5") as eva:
        made = [await one.make_table("search:200ms search:200ms", game="catan") for one in (eve, eva)]
        lives = [server.context.hub.live[one.table] for one in made]
        assert {server.context.hub._bots._asker(live).group for live in lives} == {"127.0.0.5"}
