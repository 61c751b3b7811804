"""The store: guests, tables and their logs, durable before anybody sees a change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Row as SqlRow
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.changes import Charter, LogEntry, change_of
from ecumene.server.database import StoreError, engine, migrate
from ecumene.server.rows import Guest, Listed, Part, Projection, Row, now_ms
from ecumene.server.schema import ENTRIES, GUESTS, SITTERS, TABLES
from ecumene.server.writer import Writer

PAGE: Final = 50  # entries that are read at a time
DAY_MS: Final = 24 * 3600 * 1000
RECENT: Final = 1000  # public tables among which the lobby's are chosen


class Store:
    """One database. Reads run concurrently; all writes go through one task that commits them in batches."""

    def __init__(self, url: str, synchronous: str = "full", timed: Callable[[float], object] | None = None) -> None:
        self.url = url
        self._engine = engine(url, synchronous)
        self._turn = asyncio.Lock()
        self._writer = Writer(self._engine, self._turn, timed or (lambda _seconds: None))

    async def open(self) -> None:
        """Migrate the schema and start the writer."""
        await asyncio.to_thread(migrate, self.url)
        self._writer.start()

    async def close(self) -> None:
        """Write what is pending, then close the database."""
        await self._writer.stop()
        await self._engine.dispose()

    async def ready(self) -> str:
        """Why the database cannot be used now, or an empty string."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except DBAPIError as error:
            return str(error.orig)
        return self._writer.failing if self._writer.running else "the writer has stopped"

    def reading(self) -> AsyncConnection:
        """A connection to read with; it is closed at the end of its block."""
        return self._engine.connect()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside the writer's; keep it short, since moves wait for it."""
        async with self._turn, self._engine.begin() as connection:
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
        if not await self._writer.write(Part(row.id, entries, projection, row)):
            raise StoreError("The table could not be created.", "A table with this id already exists.")

    async def append(self, table: str, entries: list[LogEntry], projection: Projection, *new: Part) -> bool:
        """Append to a table's log: durable when this returns True; False if another writer was first.

        ``new`` are tables that are created together with these entries, or not at all.
        """
        return await self._writer.write(*new, Part(table, entries, projection))

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


def _listed(row: SqlRow[*tuple[Any, ...]]) -> Listed:
    return Listed(id=row.id, status=row.status, summary=row.summary, awaited=row.awaited, seats=[])
