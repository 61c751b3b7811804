"""All changes of tables are written by one task, in batches.

Entries of many tables that arrive together are committed together: one disk write serves them all, and each table's
entry still succeeds or fails on its own.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as insert_or_skip
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecumene.server.changes import LogEntry, change_text
from ecumene.server.database import StoreError
from ecumene.server.rows import Part, Projection, Row, now_ms
from ecumene.server.schema import ENTRIES, SITTERS, TABLES

BATCH: Final = 200


class _Append(msgspec.Struct):
    parts: list[Part]  # written together, or none of them
    done: "asyncio.Future[bool]"


class Writer:
    """Writes to one database."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock, timed: Callable[[float], object]) -> None:
        self.failing = ""  # why the last write failed, if it did
        self._engine = engine
        self._turn = turn  # held while something is written, here or elsewhere
        self._timed = timed
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether anything that is handed over will be written."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Start to write."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Write what is pending, then stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def write(self, *parts: Part) -> bool:
        """Write parts together, or none of them: False if another writer was first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self._queue.put(_Append(list(parts), done))
        return await asyncio.shield(done)  # the waiting task may have been cancelled; what is written stays written

    async def _commit(self, batch: list[_Append]) -> list[bool]:
        try:
            async with self._engine.begin() as connection:
                await _carry_out_all(connection, [part for one in batch for part in one.parts])
        except IntegrityError:  # rare: retry each alone, so that one late write does not stop the others
            async with self._engine.begin() as connection:
                return [await _alone(connection, one) for one in batch]
        return [True] * len(batch)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            began = time.perf_counter()
            try:
                async with self._turn:
                    results = await self._commit(batch)
                self.failing = ""
            except (
                Exception
            ) as error:  # full disk, or locked for too long: report it to the waiting tasks and keep writing
                self.failing = str(error)
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(StoreError("The database could not be written.", str(error)))
            else:
                for one, result in zip(batch, results, strict=True):
                    if not one.done.done():
                        one.done.set_result(result)
            self._timed(time.perf_counter() - began)
            for _ in batch:
                self._queue.task_done()


async def _carry_out_all(connection: AsyncConnection, batch: list[Part]) -> None:
    """Write parts of many tables in a few statements; an integrity error: another writer was first for one of them."""
    made = [first_values(one.row, one.projection) for one in batch if one.row is not None]
    if made:
        await connection.execute(insert(TABLES), made)
    entries = [_values(one.table, entry) for one in batch for entry in one.entries]
    if entries:
        await connection.execute(insert(ENTRIES), entries)
    changed = [{"wanted": one.table, **_projected(one.projection)} for one in batch if one.row is None]
    if changed:
        await connection.execute(update(TABLES).where(TABLES.c.id == bindparam("wanted")), changed)
    for one in batch:
        await _seat(connection, one)


async def _alone(connection: AsyncConnection, one: _Append) -> bool:
    """Write one item of a batch atomically."""
    async with connection.begin_nested() as savepoint:
        for part in one.parts:
            if not await _carry_out(connection, part):
                await savepoint.rollback()
                return False
    return True


async def _carry_out(connection: AsyncConnection, one: Part) -> bool:
    if one.row is not None:
        await connection.execute(insert(TABLES).values(first_values(one.row, one.projection)))
    for entry in one.entries:
        written = insert_or_skip(ENTRIES).values(_values(one.table, entry)).on_conflict_do_nothing()
        if (await connection.execute(written)).rowcount == 0:
            return False  # another writer took this version, or the command has already been carried out
    if one.row is None:
        await connection.execute(update(TABLES).where(TABLES.c.id == one.table).values(_projected(one.projection)))
    await _seat(connection, one)
    return True


async def _seat(connection: AsyncConnection, one: Part) -> None:
    sitters = one.projection.sitters
    if sitters is None:
        return
    await connection.execute(delete(SITTERS).where(SITTERS.c.table_id == one.table))
    if sitters:
        sitting = [{"table_id": one.table, "seat": seat, "guest": guest} for seat, guest in sitters.items()]
        await connection.execute(insert(SITTERS), sitting)


def _values(table: str, entry: LogEntry) -> dict[str, object]:
    return {
        "table_id": table,
        "version": entry.version,
        "at_ms": entry.at_ms,
        "command": entry.command,
        "change": change_text(entry.change),
    }


def _projected(projection: Projection) -> dict[str, object]:
    return {
        "version": projection.version,
        "status": projection.status,
        "summary": projection.summary,
        "awaited": projection.awaited,
        "updated_ms": now_ms(),
    }


def first_values(row: Row, projection: Projection) -> dict[str, object]:
    """The columns of a new table."""
    return {
        "id": row.id,
        "game": row.charter.game,
        "host": row.charter.host,
        "charter": msgspec.json.encode(row.charter).decode(),
        "secret": row.secret,
        "invite": row.invite,
        "created_ms": row.created_ms,
        "public": row.charter.public,
        **_projected(projection),
    }
