"""The lobby: open tables, games in progress, my games, all live."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, AsyncExitStack
from typing import cast

import msgspec
import pytest

from ecumene.server import lobby as lobby_module
from ecumene.server.http_protocol import Lobby, LobbyNews, LobbyTable
from ecumene.server.lobby import Board, Viewer
from ecumene.server.protocol import ClockRules
from ecumene.server.rows import Guest as GuestRow
from ecumene.server.rows import now_ms
from ecumene.server.store import Store

from .guests import Guest
from .parties import Party
from .running import Running

pytestmark = pytest.mark.anyio


def ids(lobby: Lobby) -> tuple[set[str], set[str], set[str]]:
    return {one.id for one in lobby.open}, {one.id for one in lobby.playing}, {one.id for one in lobby.mine}


async def test_a_public_table_is_seen_by_all_from_its_making_to_its_end(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, stranger = [await stack.enter_async_context(Guest(server.base, name)) for name in ("Ann", "Bob", "")]
        hers, theirs = [await stack.enter_async_context(guest.lobby()) for guest in (ann, stranger)]
        await hers.next()
        await theirs.next()
        clock = ClockRules(move=60)
        made = await ann.make_table("me open friend", {"stall_rounds": 5}, public=True, clock=clock)
        table = made.table
        lobby = await theirs.next(lambda found: table in ids(found)[0])
        (shown,) = (one for one in lobby.open if one.id == table)
        assert (shown.status, shown.players, shown.free) == ("waiting", 3, 1)
        assert shown.options == {"stall_rounds": 5}
        assert shown.clock == clock
        assert [seat.name for seat in shown.seats] == ["Ann", "", ""]
        assert lobby.mine == []
        own = await hers.next(lambda found: table in ids(found)[2] and table in ids(found)[0])
        assert table in ids(own)[0], "everybody is shown the same public tables"
        async with ann.table(table) as host, bob.table(table) as guest:
            await guest.done("sit", seat=1)
            lobby = await theirs.next(lambda found: any(one.id == table and not one.free for one in found.open))
            await host.done("arrange", seat=2, plan={"kind": "bot", "bot": "random"})
            lobby = await theirs.next(lambda found: table in ids(found)[1])
            assert table not in ids(lobby)[0]
            party = Party(host, guest)
            await party.agree()
            while not host.moves:
                await party.step()
            answer = await ann.fetch(Lobby, "/api/v1/lobby")
            assert [one.my_turn for one in answer.mine if one.id == table] == [True]
            assert [one.my_turn for one in (await bob.fetch(Lobby, "/api/v1/lobby")).mine] == [False]
            await host.done("offer", seat=0, what="end")
            await guest.until(lambda one: one.last.table.offer is not None)
            await guest.done("answer", seat=1, offer=1, yes=True)
        lobby = await theirs.next(lambda found: table not in ids(found)[1])
        assert table not in ids(lobby)[0]
        answer = await ann.fetch(Lobby, "/api/v1/lobby")
        assert [(one.status, one.my_turn) for one in answer.mine if one.id == table] == [("over", False)]


async def test_a_private_table_is_seen_only_by_those_seated_there(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base, "Eve") as eve:
        made = await ann.make_table("me friend")
        for guest, sees in ((ann, True), (bob, False), (eve, False)):
            for found in ids(await guest.fetch(Lobby, "/api/v1/lobby"))[:2]:
                assert made.table not in found
            assert (made.table in ids(await guest.fetch(Lobby, "/api/v1/lobby"))[2]) == sees
        async with bob.table(made.table) as socket:
            await socket.done("sit", seat=1, invite=made.invite)
        assert made.table in ids(await bob.fetch(Lobby, "/api/v1/lobby"))[2]
        assert made.table not in ids(await eve.fetch(Lobby, "/api/v1/lobby"))[2]


async def test_a_seat_that_was_left_is_no_longer_mine(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        assert made.table in ids(await ann.fetch(Lobby, "/api/v1/lobby"))[2]
        async with ann.table(made.table) as socket:
            await socket.done("leave", seat=0)
        assert made.table not in ids(await ann.fetch(Lobby, "/api/v1/lobby"))[2]


async def test_the_lobbys_socket_accepts_no_commands(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, ann.lobby() as lobby:
        await lobby.next()
        await lobby.connection.send('{"do":"start"}')
        await lobby.connection.send(b"\x00\x01")
        made = await ann.make_table("me friend", public=True)
        await lobby.next(lambda found: made.table in ids(found)[0])


async def test_many_changes_are_rendered_once_and_sent_as_differences(server: Running) -> None:
    board = server.context.hub.board
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Guest(server.base, "Ann"))
        bob = await stack.enter_async_context(Guest(server.base, "Bob"))
        watching = [
            await stack.enter_async_context((await stack.enter_async_context(Guest(server.base))).lobby())
            for _ in range(5)
        ]
        for lobby in watching:
            await lobby.next()
        made = await ann.make_table("me open friend", public=True)
        for lobby in watching:
            await lobby.next(lambda found: made.table in ids(found)[0])
        rendered = board.rendered
        async with bob.table(made.table) as socket:
            for _ in range(30):
                await socket.done("sit", seat=1)
                await socket.done("leave", seat=1)
            await socket.done("sit", seat=1)
        for lobby in watching:
            found = await lobby.next(lambda found: any(not one.free for one in found.open if one.id == made.table))
            assert [seat.name for one in found.open if one.id == made.table for seat in one.seats] == ["Ann", "Bob", ""]
            assert '"kind":"lobby-news"' in lobby.raw[-1]
            assert "lobby-news" not in lobby.raw[0]
            assert len(lobby.raw) < 40, "the sixty-one changes were not gathered"
        assert board.rendered - rendered < 35, "rendering must not depend on how many people look"


async def test_one_host_cannot_fill_the_lobby(serve: Callable[..., Running]) -> None:
    server = serve(public_tables_per_host=2)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base) as stranger:
        bobs = await bob.make_table("me open", public=True)
        anns = [(await ann.make_table("me open", public=True)).table for _ in range(60)]
        lobby = await stranger.fetch(Lobby, "/api/v1/lobby")
        assert [one.id for one in lobby.open] == [anns[-1], bobs.table, anns[-2]]


async def test_a_viewer_who_fell_behind_receives_the_whole_lobby(server: Running) -> None:
    board = server.context.hub.board

    async def begin() -> tuple[AbstractContextManager[Viewer], Viewer]:
        watching = board.watched_by(None)
        return watching, watching.__enter__()

    async with Guest(server.base, "Ann") as ann:
        watching, viewer = await server.inside(begin())
        try:
            await server.inside(board.next(viewer))
            for _ in range(2):
                version = board.version
                made = await ann.make_table("me open", public=True)
                while board.version == version:
                    await asyncio.sleep(0.01)
            lobby = msgspec.json.decode(await server.inside(board.next(viewer)), type=Lobby)
            assert made.table in ids(lobby)[0]
        finally:
            await server.inside(end(watching))


async def end(watching: AbstractContextManager[Viewer]) -> None:
    """Stop watching, inside the server."""
    watching.__exit__(None, None, None)


async def test_own_games_say_whose_turn_it_is_and_how_they_ended(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, stranger = [await stack.enter_async_context(Guest(server.base, name)) for name in ("Ann", "Bob", "")]
        made = await ann.make_table("me friend", public=True)
        (waiting,) = (await ann.fetch(Lobby, "/api/v1/lobby")).mine
        assert (waiting.own_seats, waiting.awaited, waiting.winners, waiting.ended_ms) == ([0], [], [], 0)
        async with ann.table(made.table) as host, bob.table(made.table) as guest:
            await guest.done("sit", seat=1, invite=made.invite)
            party = Party(host, guest)
            for _ in range(3):
                await party.step()
                for person, seat in ((ann, 0), (bob, 1)):
                    (playing,) = (await person.fetch(Lobby, "/api/v1/lobby")).mine
                    assert playing.own_seats == [seat]
                    assert playing.my_turn == (seat in playing.awaited)
                    assert playing.awaited, "somebody has to decide"
            public = [one for one in (await stranger.fetch(Lobby, "/api/v1/lobby")).playing if one.id == made.table]
            assert [(one.own_seats, one.awaited) for one in public] == [([], [])], (
                "a public list is not sent for every move"
            )
            before = now_ms()
            await guest.done("resign", seat=1)
            await host.until(lambda one: one.status == "over")
            after = now_ms()
            await asyncio.sleep(0.01)
            await host.done("chat", text="Thanks!")
        for person, seat in ((ann, 0), (bob, 1)):
            (over,) = (await person.fetch(Lobby, "/api/v1/lobby")).mine
            assert (over.status, over.own_seats, over.winners, over.awaited) == ("over", [seat], [0], [])
            assert before <= over.ended_ms <= after
        ended = over.ended_ms
    async with Guest(server.base, "Cleo") as cleo:
        again = server.context.hub.tables.live.pop(made.table, None)
        assert again is not None
        async with cleo.table(made.table):  # rebuilt from its log
            live = server.context.hub.tables.live[made.table]
            assert live.table.ended_ms == ended


class SlowStore:
    """A store with one list of public tables, whose readers can be kept waiting."""

    def __init__(self) -> None:
        self.tables: list[LobbyTable] = []
        self.go_on = asyncio.Event()

    async def listed(self, status: str, most: int, per_host: int) -> list[LobbyTable]:
        assert most >= per_host > 0
        return list(self.tables) if status == "waiting" else []

    async def of_guest(self, guest: str, most: int) -> list[LobbyTable]:
        assert guest
        assert most
        await self.go_on.wait()
        return []


async def test_a_table_made_while_somebody_opens_the_lobby_is_not_lost(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me open", public=True)
        tables = (await ann.fetch(Lobby, "/api/v1/lobby")).open
        (shown,) = (one for one in tables if one.id == made.table)
    monkeypatch.setattr(lobby_module, "listed", lambda one, _goes_on: one)
    monkeypatch.setattr(lobby_module, "GATHER_S", 0.0)
    store = SlowStore()
    board = Board(cast(Store, store), server.context.settings, lambda _table: True)
    await board.current(None)
    row = GuestRow("bob", "Bob")
    with board.watched_by(row) as viewer:
        first = asyncio.create_task(board.next(viewer))
        await asyncio.sleep(0.01)  # the viewer's own games are being read
        store.tables.append(shown)
        board.changed()
        await asyncio.sleep(0.05)
        store.go_on.set()
        known = msgspec.json.decode(await first, type=Lobby).open
        if known != [shown]:
            news = msgspec.json.decode(await asyncio.wait_for(board.next(viewer), 1.0), type=LobbyNews)
            assert news.open is not None
            assert news.open.put == [shown]
    board.stop()
