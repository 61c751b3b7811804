"""The store: guests, tables and their logs, durable before anybody sees a change.

Entries of many tables that arrive together are committed together: one disk write serves them all, and each table's
entry still succeeds or fails on its own.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects.sqlite import insert as insert_or_skip
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ecumene.core.errors import EcumeneError
from ecumene.server.changes import Charter, LogEntry, change_of, change_text
from ecumene.server.database_files import make_private
from ecumene.server.schema import ENTRIES, GUESTS, SITTERS, TABLES
from ecumene.server.settings import SQLITE

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BATCH: Final = 200
PAGE: Final = 50  # entries that are read at a time
DAY_MS: Final = 24 * 3600 * 1000
RECENT: Final = 1000  # public tables among which the lobby's are chosen


class StoreError(EcumeneError):
    """The database cannot be used."""


class Guest(msgspec.Struct, frozen=True):
    """A visitor with a secret cookie."""

    id: str
    name: str


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was created."""

    id: str
    charter: Charter
    secret: bytes
    invite: str
    created_ms: int


class Projection(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby needs to know about a table, derived from its log."""

    version: int
    status: str
    summary: str
    awaited: int
    sitters: dict[int, str] | None = None  # None: unchanged


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as listed in the lobby."""

    id: str
    status: str
    summary: str
    awaited: int
    seats: list[int] = []


class Part(msgspec.Struct, frozen=True):
    """What is written of one table: entries for its log, and the table itself if it is a new one."""

    table: str
    entries: list[LogEntry]
    projection: Projection
    row: Row | None = None


class _Append(msgspec.Struct):
    parts: list[Part]  # written together, or none of them
    done: "asyncio.Future[bool]"


class Store:
    """One database. Reads run concurrently; all writes go through one task that commits them in batches."""

    def __init__(self, url: str, synchronous: str = "full", timed: Callable[[float], object] | None = None) -> None:
        self.url = url
        self.timed = timed or (lambda _seconds: None)
        self._engine = _engine(url, synchronous)
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self.failing = ""  # why the last write failed, if it did

    async def open(self) -> None:
        """Migrate the schema and start the writer."""
        await asyncio.to_thread(migrate, self.url)
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    async def close(self) -> None:
        """Write what is pending, then close the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None
        await self._engine.dispose()

    async def ready(self) -> str:
        """Why the database cannot be used now, or an empty string."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except DBAPIError as error:
            return str(error.orig)
        if self._writer is None or self._writer.done():
            return "the writer has stopped"
        return self.failing

    def reading(self) -> AsyncConnection:
        """A connection to read with; it is closed at the end of its block."""
        return self._engine.connect()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside the writer's; keep it short, since moves wait for it."""
        async with self._writing, self._engine.begin() as connection:
            yield connection

    # Guests --------------------------------------------------------------------------------------------------------

    async def guest(self, token_hash: str) -> Guest | None:
        """The guest whose secret has this hash."""
        query = select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.seen_ms).where(GUESTS.c.token_hash == token_hash)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.seen_ms < now_ms() - DAY_MS:
            with contextlib.suppress(DBAPIError):  # a full disk keeps nobody from looking
                await self._saw(row.id)
        return Guest(row.id, row.name)

    async def _saw(self, guest: str) -> None:
        """Note that a guest is here; once a day is enough."""
        now = now_ms()
        async with self.writing() as connection:
            seen = update(GUESTS).where(GUESTS.c.id == guest, GUESTS.c.seen_ms < now - DAY_MS).values(seen_ms=now)
            await connection.execute(seen)

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        """Store a new guest."""
        values = {
            "id": guest.id,
            "token_hash": token_hash,
            "name": guest.name,
            "created_ms": (now := now_ms()),
            "seen_ms": now,
        }
        async with self.writing() as connection:
            await connection.execute(insert(GUESTS).values(values))

    async def rename(self, guest: str, name: str) -> None:
        """Change a guest's name."""
        async with self.writing() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    # Tables --------------------------------------------------------------------------------------------------------

    async def row(self, table: str) -> Row | None:
        """A table as it was created."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).first()
        if found is None:
            return None
        return Row(
            id=found.id,
            charter=msgspec.json.decode(found.charter, type=Charter),
            secret=found.secret,
            invite=found.invite,
            created_ms=found.created_ms,
        )

    async def ids(self) -> list[str]:
        """Every table, oldest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created_ms, TABLES.c.id))
            return [row.id for row in rows]

    async def entries(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table, after a version."""
        return [entry async for page in self.pages(table, after) for entry in page]

    async def pages(self, table: str, after: int = 0) -> AsyncIterator[list[LogEntry]]:
        """The log of a table, after a version, in parts that are quick to decode."""
        columns = (ENTRIES.c.version, ENTRIES.c.at_ms, ENTRIES.c.change, ENTRIES.c.command)
        while True:
            query = select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.version > after)
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query.order_by(ENTRIES.c.version).limit(PAGE))).all()
            yield [LogEntry(row[0], row[1], change_of(row[2]), row[3]) for row in rows]
            if len(rows) < PAGE:
                return
            after = rows[-1][0]

    async def create(self, row: Row, entries: list[LogEntry], projection: Projection) -> None:
        """Create a table with the first entries of its log."""
        if not await self._write_all(Part(row.id, entries, projection, row)):
            raise StoreError("The table could not be created.", "A table with this id already exists.")

    async def append(self, table: str, entries: list[LogEntry], projection: Projection, *new: Part) -> bool:
        """Append to a table's log: durable when this returns True; False if another writer was first.

        ``new`` are tables that are created together with these entries, or not at all.
        """
        return await self._write_all(*new, Part(table, entries, projection))

    async def listed(self, status: str, limit: int, per_host: int) -> list[Listed]:
        """Public tables for the lobby: every host's newest before anybody's second, and only so many of one host."""
        columns = (TABLES.c.id, TABLES.c.host, TABLES.c.status, TABLES.c.summary, TABLES.c.awaited, TABLES.c.created_ms)
        recent = (
            select(*columns)
            .where(TABLES.c.public.is_(True), TABLES.c.status == status)
            .order_by(TABLES.c.updated_ms.desc())
            .limit(RECENT)
            .subquery()
        )
        rank = func.row_number().over(partition_by=recent.c.host, order_by=recent.c.created_ms.desc()).label("rank")
        ranked = select(recent, rank).subquery()
        query = (
            select(ranked)
            .where(ranked.c.rank <= per_host)
            .order_by(ranked.c.rank, ranked.c.created_ms.desc(), ranked.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Listed(id=row.id, status=row.status, summary=row.summary, awaited=row.awaited) for row in rows]

    async def of_guest(self, guest: str, limit: int) -> list[Listed]:
        """A guest's tables, with their seats: all that wait or are played, then the newest that are over."""
        query = (
            select(TABLES.c.id, TABLES.c.status, TABLES.c.summary, TABLES.c.awaited, SITTERS.c.seat)
            .join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
            .where(SITTERS.c.guest == guest)
            .order_by(TABLES.c.updated_ms.desc())
        )
        over: dict[str, Listed] = {}
        found: dict[str, Listed] = {}
        async with self._engine.connect() as connection:
            for row in await connection.execute(query.where(TABLES.c.status != "over")):
                found.setdefault(row.id, _listed(row)).seats.append(row.seat)
            for row in await connection.execute(query.where(TABLES.c.status == "over").limit(limit * 4)):
                over.setdefault(row.id, _listed(row)).seats.append(row.seat)
        return [*found.values(), *list(over.values())[:limit]]

    async def hosted(self, guest: str) -> int:
        """How many tables that wait or are played a guest hosts."""
        query = select(func.count()).where(TABLES.c.host == guest, TABLES.c.status.in_(("waiting", "playing")))
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    # Writing -------------------------------------------------------------------------------------------------------

    async def _write_all(self, *parts: Part) -> bool:
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

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            began = time.perf_counter()
            try:
                async with self._writing:
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
            self.timed(time.perf_counter() - began)
            for _ in batch:
                self._queue.task_done()


async def _carry_out_all(connection: AsyncConnection, batch: list[Part]) -> None:
    """Write parts of many tables in a few statements; an integrity error: another writer was first for one of them."""
    made = [_first_values(one.row, one.projection) for one in batch if one.row is not None]
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
        await connection.execute(insert(TABLES).values(_first_values(one.row, one.projection)))
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


def _listed(row: SqlRow[*tuple[Any, ...]]) -> Listed:
    return Listed(id=row.id, status=row.status, summary=row.summary, awaited=row.awaited, seats=[])


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


def _first_values(row: Row, projection: Projection) -> dict[str, object]:
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


def now_ms() -> int:
    """The current time in milliseconds."""
    return time.time_ns() // 1_000_000


# The database itself -------------------------------------------------------------------------------------------------


def migrate(url: str) -> None:
    """Migrate the schema, in files that only their owner can read."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    try:
        make_private(Path(url.removeprefix(SQLITE)))
        command.upgrade(config, "head")
    except Exception as error:
        raise StoreError(
            "The database cannot be opened.",
            str(error).split("\n", 1)[0],
            "Check that the folder exists and is writable, and that the file is an Ecumene database.",
        ) from error


def _engine(url: str, synchronous: str) -> AsyncEngine:
    address = url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if address.endswith((":///", ":memory:")):
        raise StoreError("An in-memory database would lose every game.", todo="Give a file: sqlite:///ecumene.db")
    engine = create_async_engine(address, pool_size=5, max_overflow=10, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's connection has no types
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def schema_version(connection: Connection) -> str:
    """The migration a database is at; empty if it has none."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""
