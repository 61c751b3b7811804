"""The one way to change a table: a command is decided, its changes are applied and made durable, and all are notified.

Notifications carry nothing else than that there is news. Moves are checked and played once, when they are decided; the
table adopts what was played.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.match import Passage
from ecumene.server.changes import LogEntry, Moved, Wrote
from ecumene.server.decisions import Decision
from ecumene.server.disclosure import summary
from ecumene.server.faults import CommandRefused
from ecumene.server.live import Live
from ecumene.server.live_tables import LiveTables
from ecumene.server.lobby import Board
from ecumene.server.metrics import Metrics
from ecumene.server.rows import Part, Projection, now_ms
from ecumene.server.served_time import ServedTime
from ecumene.server.store import Store
from ecumene.server.table import Table

TRIES: Final = 5  # when other servers write first

log = logging.getLogger("ecumene.hub")

Notify = Callable[[str], Awaitable[None]]


class Stale(Exception):
    """The position has changed since a bot or timer started."""


class NewTable(msgspec.Struct, frozen=True):
    """A table that is still to be stored, and what has to be stored of it."""

    live: Live
    part: Part


class Changing:
    """Changes the tables of one server."""

    def __init__(
        self, store: Store, metrics: Metrics, notify: Notify, board: Board, tables: LiveTables, served: ServedTime
    ) -> None:  # fmt: skip
        self.notify = notify
        self.time = served
        self.closing = False
        self.changed: Callable[[Live], object] = lambda _live: None  # told of every table after it has changed
        self._store = store
        self._metrics = metrics
        self._board = board
        self._tables = tables
        self._tasks: set[asyncio.Task[Any]] = set()

    async def append(
        self, live: Live, decision: Callable[[], Decision], command: str | None, new: NewTable | None = None
    ) -> int:  # fmt: skip
        """Decide, apply, write, then notify. The caller holds the table's lock, which every reader needs too.

        If the write fails or another server wrote first, the table is rebuilt from its log; in the second case the
        command is decided again. ``new`` is a table that is created together with what is written, or not at all.
        """
        for _ in range(TRIES):
            if self.closing:
                raise CommandRefused("shutting-down", "The server is restarting.")
            if command is not None and command in live.table.commands:
                return live.table.commands[command]
            at_ms = now_ms()
            decided = decision()
            first = live.table.version + 1
            entries = [LogEntry(first + number, at_ms, change) for number, change in enumerate(decided.changes)]
            # The command is recorded with its last change: sending it again returns the same version.
            entries[-1] = msgspec.structs.replace(entries[-1], command=command)
            if await self._write(live, entries, decided.passage, *([new.part] if new is not None else [])):
                if new is not None:
                    self.enter(new.live)
                await self._announce(live, entries)
                return live.table.version
        raise CommandRefused("busy", "Too many people are acting at this table at once; try again.")

    def enter(self, live: Live) -> None:
        """A new table has been stored: let it begin."""
        self._tables.enter(live)
        live.lobby_changed = True
        self.tell_lobby(live)

    async def _write(self, live: Live, entries: list[LogEntry], passage: Passage | None, *new: Part) -> bool:
        table = live.table
        status = table.status
        try:
            for entry in entries:
                table.apply(entry, passage, self.time.now_ms())
            seats_changed = any(not isinstance(entry.change, Moved | Wrote) for entry in entries)
            if seats_changed or table.status != status:
                live.summary = summary(table)
                live.lobby_changed = True
            written = await self._store.append(table.id, entries, projection(live, seats_changed), *new)
        except BaseException:
            await self._reload(live)
            raise
        if not written:
            await self._reload(live)
        return written

    async def _reload(self, live: Live) -> None:
        """Rebuild the table from its log, dropping what was not written."""
        try:
            live.table = await self._tables.load(live.table.id)
        except EcumeneError:
            self._tables.live.pop(
                live.table.id, None
            )  # the next one to open it tries again; current connections are closed so that they reconnect
            live.gone = True
            await self.notify(live.table.id)
            raise
        live.summary = summary(live.table)
        self.changed(live)
        await self.notify(live.table.id)

    async def _announce(self, live: Live, entries: list[LogEntry]) -> None:
        for entry in entries:
            if isinstance(entry.change, Moved):
                decisions = sum(not ply.startswith("*") for ply in entry.change.plies)
                self._metrics.moves.labels(live.table.game.name, entry.change.by).inc(decisions)
        await self.notify(live.table.id)
        self.tell_lobby(live)
        self.changed(live)

    def tell_lobby(self, live: Live) -> None:
        """Tell the lobby of a change: everybody if a public table looks different there, and always its players."""
        if live.lobby_changed and live.table.charter.public:
            self._board.changed()
        live.lobby_changed = False
        sitting = live.table.guests()
        for guest in sitting | live.sat:
            self._board.own_changed(guest)
        live.sat = sitting

    # In the background ---------------------------------------------------------------------------------------------

    def run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something for a table beside everything else; what fails is logged."""

        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a background task failed")

        task = asyncio.create_task(guarded())
        self.keep(task)
        return task

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Hold on to a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for everything that is being done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _asked(table: Table) -> list[int]:
    """The seats for which the lobby says that something is asked of them: a decision, or a rematch."""
    invited = table.offer is not None and table.offer.what == "rematch"
    return table.offer.asked if invited and table.offer is not None else table.awaited()


def projection(live: Live, seats_changed: bool) -> Projection:
    """What is kept of a table for the lobby."""
    table = live.table
    sitters = {number: seat.guest for number, seat in enumerate(table.seats) if seat.guest}
    return Projection(
        version=table.version,
        status=table.status,
        summary=live.summary,
        awaited=sum(1 << seat for seat in _asked(table)),
        sitters=sitters if seats_changed else None,
    )
