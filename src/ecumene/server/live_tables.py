"""The tables in memory: loaded from their logs when somebody comes, unloaded when nobody has been there for long."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.record import RecordError
from ecumene.server.faults import CommandRefused
from ecumene.server.live import Live
from ecumene.server.metering import in_turns
from ecumene.server.metrics import Metrics
from ecumene.server.served_time import ServedTime
from ecumene.server.settings import Settings
from ecumene.server.store import Store
from ecumene.server.table import Table

log = logging.getLogger("ecumene.hub")


class LiveTables:
    """All live tables of one server."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, served: ServedTime) -> None:
        self.live: dict[str, Live] = {}
        self.entered: Callable[[Live], object] = lambda _live: None  # told of each table that comes into memory
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._served = served
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, table: str) -> Live:
        """The live table, loaded from its log if necessary."""
        live = self.live.get(table)
        if live is not None:
            live.idle_since = time.monotonic()  # keep it loaded until the new connection is counted
            return live
        try:
            async with self._opening.setdefault(table, asyncio.Lock()):
                live = self.live.get(table)
                if live is None:
                    live = Live(await self.load(table), self._served.now_ms())
                    self.enter(live)
        finally:
            self._opening.pop(table, None)
        return live

    def enter(self, live: Live) -> None:
        """A table is in memory now."""
        self.live[live.table.id] = live
        self._metrics.tables_live.set(len(self.live))
        self.entered(live)

    async def remove(self, table: str, delete: Callable[[], Awaitable[bool]]) -> bool:
        """Delete a table unless it is in memory; nobody can open it meanwhile."""
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table in self.live or not await delete():
                return False
        self._opening.pop(table, None)
        return True

    async def load(self, table: str) -> Table:
        """A table rebuilt from its log."""
        row = await self._store.row(table) if 0 < len(table) <= 32 else None
        if row is None:
            raise CommandRefused("no-table", "There is no such table.")
        try:
            loaded = Table(row)
            async for page in self._store.pages(table):
                await in_turns(loaded.all_steps(page))
        except CommandRefused:
            raise
        except (EcumeneError, msgspec.MsgspecError) as error:
            if isinstance(error, RecordError) and error.kind == "other-facts":
                log.warning("a table needs an edition", extra={"table": table, "why": str(error)})
                raise CommandRefused("no-table", f"{error.what} {error.why}") from error
            log.error("a table cannot be rebuilt", extra={"table": table, "why": str(error)})
            raise CommandRefused("internal", "This table's log is damaged; its host can export it.") from error
        for seat in list(loaded.clock.since_ms):  # clocks stand still while the server is down
            loaded.clock.asks_anew(seat, self._served.now_ms())
        return loaded

    async def sweep(self) -> None:
        """Unload tables that nobody is connected to and for which nothing runs."""
        while True:
            await asyncio.sleep(min(30.0, self._settings.idle_table_s))
            now = time.monotonic()
            for table, live in list(self.live.items()):
                idle = not live.present and not live.strangers and not live.lock.locked()
                if idle and not live.thinking and now - live.idle_since > self._settings.idle_table_s:
                    live.stop()
                    del self.live[table]
            self._metrics.tables_live.set(len(self.live))
