"""The daily run: what is in memory or in use stays, and everybody is seen once a day."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ecumene.server import retention
from ecumene.server.retention import tidy
from ecumene.server.rows import now_ms
from ecumene.server.store import DAY_MS

from .aged import IDS, WHY, fill_aged
from .guests import Guest
from .parties import Party
from .running import PATIENCE_S, Running
from .sockets import Closed

pytestmark = pytest.mark.anyio

Serve = Callable[..., Running]


def alter(server: Running, statement: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(server.settings.database_file, timeout=20, isolation_level=None)) as connection:
        connection.execute(statement, values)


def ask(server: Running, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.settings.database_file, timeout=20)) as connection:
        return connection.execute(question).fetchall()


def age(server: Running, table: str, days: int = 40) -> None:
    alter(server, "UPDATE tables SET updated_ms = ? WHERE id = ?", now_ms() - days * DAY_MS, table)


async def tidied(server: Running) -> set[str]:
    return {one.id for one in await server.inside(tidy(server.context.hub, server.settings))}


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


async def test_a_table_is_never_deleted_while_it_is_in_memory(serve: Serve) -> None:
    server = serve(idle_table_s=1.0)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend", public=True)
        async with ann.table(made.table) as socket:
            age(server, made.table)
            assert await tidied(server) == set()

            async def delete() -> bool:
                raise AssertionError("somebody opened it after it was found")

            assert not await server.inside(server.context.hub.tables.remove(made.table, delete))
            await socket.done("chat", text="Still waiting.")  # and it has changed now
            age(server, made.table)
        await until(lambda: made.table not in server.context.hub.live)
        assert await tidied(server) == {made.table}
        async with ann.table(made.table, hello=False) as socket:
            assert (await socket.closed()).code == 4404
    assert ask(server, "SELECT count(*) FROM tables") == [(0,)]


async def test_a_table_that_is_opened_while_it_is_deleted_is_gone_and_one_that_is_kept_opens(serve: Serve) -> None:
    server = serve(idle_table_s=1.0)
    hub = server.context.hub
    async with Guest(server.base, "Ann") as ann:
        for deleted in (True, False):
            made = await ann.make_table("me friend")
            await until(lambda table=made.table: table not in hub.live)  # type: ignore[misc]  # bound to this table
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def delete(
                table: str = made.table,
                really: bool = deleted,
                begun: asyncio.Event = begun,
                go_on: asyncio.Event = go_on,
            ) -> bool:
                begun.set()
                await go_on.wait()
                if really:
                    alter(server, "DELETE FROM sitters WHERE table_id = ?", table)
                    alter(server, "DELETE FROM entries WHERE table_id = ?", table)
                    alter(server, "DELETE FROM tables WHERE id = ?", table)
                return really

            removing = asyncio.create_task(server.inside(hub.tables.remove(made.table, delete)))
            await until(lambda table=made.table: table in hub.tables._opening)  # type: ignore[misc]  # bound to this table
            async with ann.table(made.table, hello=False) as socket:
                opening = asyncio.create_task(socket.hello())
                await asyncio.sleep(0.3)
                assert not opening.done()
                assert server.loop is not None
                server.loop.call_soon_threadsafe(go_on.set)
                assert await removing is deleted
                if deleted:
                    with pytest.raises(Closed, match="4404"):
                        await opening
                else:
                    assert (await opening).table.status == "waiting"


async def test_the_server_tidies_up_by_itself_and_the_lobby_hears_of_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "FIRST_S", 0.3)
    monkeypatch.setattr(retention, "EVERY_S", 0.3)
    server = serve(idle_table_s=1.0)
    async with Guest(server.base, "Ann") as ann, Guest(server.base) as stranger:
        made = await ann.make_table("me open", public=True)
        kept = await ann.make_table("me open", public=True)
        async with stranger.lobby() as lobby, ann.lobby() as own:
            await lobby.next(lambda one: len(one.open) == 2)
            await own.next(lambda one: len(one.mine) == 2)
            age(server, made.table)
            assert [one.id for one in (await lobby.next(lambda one: len(one.open) == 1)).open] == [kept.table]
            assert [one.id for one in (await own.next(lambda one: len(one.mine) == 1)).mine] == [kept.table]


async def test_people_play_on_while_much_is_deleted(serve: Serve, tmp_path: Path) -> None:
    await fill_aged(tmp_path / "ecumene.db")
    server = serve()
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            tidying = asyncio.create_task(tidied(server))
            await Party(socket).play(20)
            assert await tidying == {IDS.get(one, one) for one in WHY}
            await Party(socket).play(5)
    assert await tidied(server) == set()


async def test_a_guest_who_is_here_is_not_forgotten(serve: Serve) -> None:
    server = serve()
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        async with ann.lobby() as lobby:
            await lobby.next()
            alter(server, "UPDATE guests SET seen_ms = ?", now_ms() - 1000 * DAY_MS)
            assert len(await tidied(server)) == 1
            assert (await bob.get("/api/v1/me")).json() == {"name": ""}
        assert (await ann.get("/api/v1/me")).json() == {"name": "Ann"}


async def test_a_visit_is_noted_once_a_day(serve: Serve) -> None:
    server = serve()
    question = "SELECT seen_ms FROM guests"
    async with Guest(server.base, "Ann") as ann:
        first = int(str(ask(server, question)[0][0]))
        for hours, noted in ((1, False), (23, False), (25, True), (24 * 300, True)):
            before = now_ms() - hours * 3_600_000
            alter(server, "UPDATE guests SET seen_ms = ?", before)
            for _ in range(2):
                assert (await ann.get("/api/v1/me")).json() == {"name": "Ann"}
            seen = int(str(ask(server, question)[0][0]))
            assert (seen >= first) is noted
            assert noted or seen == before
        alter(server, "UPDATE guests SET seen_ms = ?", before)
        async with ann.lobby() as lobby:
            await lobby.next()
        assert int(str(ask(server, question)[0][0])) >= first
