"""The hub: everything that is done with the tables of one server, by people's commands, by bots and by clocks."""

import asyncio
import functools
import time
from collections.abc import Callable

from ecumene.server.bots_at_tables import BotsAtTables
from ecumene.server.callers import Caller
from ecumene.server.changes import Rematched
from ecumene.server.changing import Changing, Notify
from ecumene.server.deadlines import Deadlines
from ecumene.server.decisions import Decision, TableCommand, decide, patience_s
from ecumene.server.faults import CommandRefused
from ecumene.server.live import Live
from ecumene.server.live_tables import LiveTables
from ecumene.server.lobby import Board
from ecumene.server.making import Making, again
from ecumene.server.metering import metered
from ecumene.server.metrics import Metrics
from ecumene.server.protocol import Answer, Rematch
from ecumene.server.rows import Guest
from ecumene.server.served_time import ServedTime
from ecumene.server.settings import Settings
from ecumene.server.settled import SettledAnswers
from ecumene.server.store import Store
from ecumene.server.thinking import Thinkers


class Hub:
    """All live tables of one server."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics, notify: Notify) -> None:
        self.settings = settings
        self.store = store
        self.time = ServedTime()
        self.board = Board(store, settings, self._goes_on)
        self.tables = LiveTables(settings, store, metrics, self.time)
        self._changing = Changing(store, metrics, notify, self.board, self.tables, self.time)
        self.making = Making(settings, store, self._changing)
        self._bots = BotsAtTables(settings, thinkers, metrics, self._changing)
        self._deadlines = Deadlines(self._changing, self._bots)
        self._settled = SettledAnswers(settings.answer_s, self._changing)
        self.tables.entered = self._changing.changed = self._schedule
        self._background: list[asyncio.Task[None]] = []

    @property
    def live(self) -> dict[str, Live]:
        """The tables in memory."""
        return self.tables.live

    @property
    def closing(self) -> bool:
        """Whether the server is being stopped."""
        return self._changing.closing

    async def start(self) -> None:
        """Start the background sweep, and count the time."""
        await self.board.current(None)  # the database prepares its queries now, not while somebody waits
        self._background = [
            asyncio.create_task(self.time.beat(), name="hub-time"),
            asyncio.create_task(self.tables.sweep(), name="hub-sweeper"),
        ]

    async def stop(self) -> None:
        """Stop bots and clocks; everything acknowledged is already stored."""
        self._changing.closing = True
        for task in self._background:
            task.cancel()
        self.board.stop()
        for live in self.live.values():
            live.stop()
        await self._changing.finish()

    def here(self) -> set[str]:
        """Everybody who is connected to a table or looks at the lobby, and every table in memory."""
        present = {guest for live in self.live.values() for guest in live.present}
        return present | self.board.guests() | set(self.live)

    def _goes_on(self, table: str) -> bool:
        live = self.live.get(table)
        return live is not None and not live.paused

    def _schedule(self, live: Live) -> None:
        """Have bots think and clocks run as the table now stands."""
        if not self.closing:
            self._bots.schedule(live)
            self._settled.schedule(live)
            self._deadlines.schedule(live)

    # Commands ------------------------------------------------------------------------------------------------------

    async def submit(
        self,
        live: Live,
        said: TableCommand,
        guest: Guest,
        spend: Callable[[float], object] = float,
        may_make: Callable[[], bool] = lambda: True,
    ) -> int:
        """Carry out a command and return its version, once it is durable. Repeating a command changes nothing.

        The command is finished even if the sender disconnects in the meantime. ``spend`` is told the processor time;
        ``may_make`` says whether the sender may make another table.
        """
        task = asyncio.ensure_future(metered(self._submit(live, said, guest, may_make), spend))
        self._changing.keep(task)
        return await asyncio.shield(task)

    async def _submit(self, live: Live, said: TableCommand, guest: Guest, may_make: Callable[[], bool]) -> int:
        command = f"{guest.id}/{said.id}"
        once = functools.cache(may_make)  # a command may be decided several times

        def decision() -> Decision:
            caller = Caller(
                guest=guest,
                served_ms=self.time.now_ms(),
                away_s=live.away_s(self.time.now_ms()),
                away_after_s=patience_s(live.table.charter, self.settings),
                mark=live.table.mark_of(guest.id),
                name=live.name_of(guest),
                others=live.others(guest.id),
                may_make=once,
            )
            return decide(live.table, said, caller)

        async with live.lock:
            if isinstance(said, Rematch | Answer) and command not in live.table.commands:
                agreed = decision().rematch
                if agreed is not None:
                    return await self._append_rematch(live, agreed, decision, command)
                if isinstance(said, Rematch):
                    await self.making.refuse_too_many(guest.id, more=1)
            return await self._changing.append(live, decision, command)

    async def _append_rematch(self, live: Live, seat: int, decision: Callable[[], Decision], command: str) -> int:
        """Make the table for a rematch to which all have agreed, and record it, together or not at all.

        Whoever sits in ``seat`` asked, and hosts it.
        """
        async with self.making.prepared(again(live.table, seat)) as new:

            def recorded() -> Decision:
                found = decision()
                if found.rematch != seat:  # another server has changed the table
                    raise CommandRefused("busy", "Too many people are acting at this table at once; try again.")
                return Decision([*found.changes, Rematched(table=new.part.table, seat=seat)])

            return await self._changing.append(live, recorded, command, new)

    # Connections ---------------------------------------------------------------------------------------------------

    def came(self, guest: Guest, address: str) -> None:
        """Somebody asks for something from this address; bots at the tables they host think on its behalf."""
        self._bots.came(guest.id, address)

    async def connected(self, live: Live, guest: Guest | None, address: str = "") -> None:
        """Somebody has connected, from this address."""
        if guest is None:
            live.strangers += 1
        else:
            if guest.id not in live.present:
                live.names[guest.id] = live.name_of(guest)
            live.present[guest.id] = live.present.get(guest.id, 0) + 1
            self.came(guest, address)
        if live.paused:
            self._changing.run(self._bots.wake(live))
        elif not self.closing:
            self._settled.schedule(live)
        await self._changing.notify(live.table.id)

    async def disconnected(self, live: Live, guest: Guest | None) -> None:
        """Somebody has disconnected."""
        if guest is None:
            live.strangers -= 1
        else:
            live.present[guest.id] -= 1
            if live.present[guest.id] <= 0:
                del live.present[guest.id], live.names[guest.id]
                live.left_ms[guest.id] = self.time.now_ms()
        live.idle_since = live.alone_since = time.monotonic()
        if live.unattended:
            self._schedule(live)
        elif not self.closing:
            self._settled.schedule(live)
        await self._changing.notify(live.table.id)
