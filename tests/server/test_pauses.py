"""Games that only bots play wait while nobody watches, and say so."""

import asyncio
from collections.abc import Callable

import pytest

from ecumene.server.http_protocol import Lobby, LobbyTable
from ecumene.server.live import Live
from ecumene.server.protocol import Ack

from .guests import Guest
from .parties import seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio

BOTS = "search:200ms search:200ms search:200ms"  # a game of CATAN that takes minutes
PATIENT_S = 300  # for bots that think in a process of low priority, on the busiest machine


def live(server: Running, table: str) -> Live:
    return server.context.hub.live[table]


def shown(lobby: Lobby, table: str) -> LobbyTable:
    """The table in the public list of games to watch."""
    (found,) = (one for one in lobby.playing if one.id == table)
    return found


def waits(socket: TableSocket) -> int:
    """How often the log says that the game waited."""
    return sum(line.kind == "table" and line.name == "waited" for line in socket.lines)


async def paused(server: Running, table: str) -> None:
    """Wait for the pause."""
    async with asyncio.timeout(PATIENT_S):
        while not live(server, table).paused:
            await asyncio.sleep(0.02)


async def moving(server: Running, table: str, versions: int = 3) -> None:
    """Wait until the game has gone on a little."""
    before = live(server, table).table.version
    async with asyncio.timeout(PATIENT_S):
        while live(server, table).table.version < before + versions:
            await asyncio.sleep(0.02)


async def test_a_game_of_bots_waits_until_somebody_watches(serve: Callable[..., Running]) -> None:
    server = serve(pause_s=0.5)
    async with Guest(server.base, "Ann") as ann, Guest(server.base) as stranger, stranger.lobby() as lobby:
        made = await ann.make_table(BOTS, game="catan", public=True)
        first = await lobby.next(lambda lobby: any(one.id == made.table for one in lobby.playing))
        assert not shown(first, made.table).paused
        await lobby.next(lambda lobby: shown(lobby, made.table).paused)
        version, slices = live(server, made.table).table.version, server.context.thinkers.slices
        assert server.context.thinkers.begun == server.context.thinkers.waiting == 0
        await asyncio.sleep(1.0)
        assert (live(server, made.table).table.version, server.context.thinkers.slices) == (version, slices)
        assert shown((await ann.fetch(Lobby, "/api/v1/lobby")), made.table).paused

        async with stranger.table(made.table) as socket:
            await socket.until(lambda socket: socket.version > version + 3)
            assert waits(socket) == 1
            await lobby.next(lambda lobby: not shown(lobby, made.table).paused)
        await moving(server, made.table, 1)
        await lobby.next(lambda lobby: shown(lobby, made.table).paused)


async def test_the_log_says_it_once_however_often_people_open_the_table(serve: Callable[..., Running]) -> None:
    server = serve(pause_s=0.0)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("search:3000ms search:3000ms", game="catan")
        await paused(server, made.table)
        for _ in range(4):
            async with ann.table(made.table) as socket:
                await socket.until(lambda socket: waits(socket) > 0)
                assert waits(socket) == 1
            await paused(server, made.table)
        async with ann.table(made.table) as socket:
            known = len([line for line in socket.lines if line.kind == "game"])
            await socket.until(lambda socket: sum(line.kind == "game" for line in socket.lines) > known)
        await paused(server, made.table)
        async with ann.table(made.table) as socket:
            await socket.until(lambda socket: waits(socket) == 2)


async def test_a_short_look_elsewhere_pauses_nothing(serve: Callable[..., Running]) -> None:
    server = serve(pause_s=3600.0)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table(BOTS, game="catan")
        async with ann.table(made.table):
            await moving(server, made.table)
        await moving(server, made.table)
        async with ann.table(made.table) as socket:
            await socket.silence()
            assert waits(socket) == 0


async def test_bots_play_on_until_an_absent_person_is_awaited(serve: Callable[..., Running]) -> None:
    server = serve(pause_s=0.0)
    async with Guest(server.base, "Ann") as ann, ann.lobby() as lobby:
        made = await ann.make_table("me greedy greedy", game="catan", public=True)
        await lobby.next(lambda lobby: any(one.id == made.table and one.my_turn for one in lobby.mine))
        assert not live(server, made.table).paused
        async with ann.table(made.table) as socket:
            await socket.until(lambda socket: bool(socket.moves))
            await socket.move(socket.moves[0])
        await lobby.next(lambda lobby: any(one.id == made.table and one.my_turn for one in lobby.mine))
        assert not shown(await lobby_of(ann), made.table).paused


async def lobby_of(guest: Guest) -> Lobby:
    return await guest.fetch(Lobby, "/api/v1/lobby")


async def test_a_game_waits_when_everybody_has_been_replaced_until_one_comes_back(
    serve: Callable[..., Running],
) -> None:
    server = serve(pause_s=0.3, away_s=1.0)
    async with seated(server.base, "me friend greedy", game="catan", public=True, patience_s=1) as party:
        (ann, bob), (anns, bobs) = party.guests, party.sockets
        await anns.connection.close()
        async with asyncio.timeout(PATIENT_S):
            while not isinstance(await bobs.command("replace", seat=0), Ack):
                await asyncio.sleep(0.1)
        await bobs.done("resign", seat=1)
        await moving(server, party.table)
        assert not live(server, party.table).paused, "Bob is still watching"
        await bobs.connection.close()
        await paused(server, party.table)
        assert shown(await lobby_of(bob), party.table).paused
        async with ann.table(party.table) as again:
            await again.done("take-back", seat=0)
            await again.until(lambda socket: waits(socket) == 1)
            if again.moves:  # it waited when Ann's own seat had to decide
                await again.move(again.moves[0])
            else:
                await moving(server, party.table, 1)
            assert not shown(await lobby_of(bob), party.table).paused


async def test_after_a_restart_a_game_of_bots_waits_for_somebody(serve: Callable[..., Running]) -> None:
    first = serve(pause_s=3600.0)
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table(BOTS, game="catan", public=True)
        await moving(first, made.table)
        first.stop()
        second = serve(pause_s=3600.0)
        async with Guest(second.base) as stranger:
            assert shown(await lobby_of(stranger), made.table).paused
            await stranger.get(f"/api/v1/tables/{made.table}/record")
            assert live(second, made.table).paused, "a request loads the table, but wakes nobody"
            assert second.context.thinkers.begun == second.context.thinkers.waiting == 0
            async with stranger.table(made.table) as socket:
                version = socket.version
                await socket.until(lambda socket: socket.version > version + 3)
                assert waits(socket) == 1
