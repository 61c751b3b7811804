"""The hub: live tables, the commands people send, and the bots and clocks that act on their own.

There is one way to change a table: a command is decided, its changes are applied and made durable, and everybody is
notified that there is news. Notifications carry nothing else. Moves are checked and played once, when they are decided;
the table adopts what was played.
"""

import asyncio
import contextlib
import functools
import logging
import math
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec

from ecumene.bots import paced, parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.core.match import Passage
from ecumene.core.record import RecordError
from ecumene.core.rng import Rng
from ecumene.games import game_named
from ecumene.server.callers import Caller
from ecumene.server.changes import Charter, GaveUp, LogEntry, Moved, Rematched, SeatStart, Started, Waited, Wrote
from ecumene.server.decisions import CLOCK_BOT, Decision, TableCommand, decide, decide_moves, patience_s
from ecumene.server.disclosure import summary
from ecumene.server.fair import Asker, Kind
from ecumene.server.faults import CommandRefused
from ecumene.server.limits import MOST_KEYS
from ecumene.server.lobby import Board
from ecumene.server.metering import in_turns, metered
from ecumene.server.metrics import Metrics
from ecumene.server.names import told_apart
from ecumene.server.protocol import Answer, Rematch, Visitor
from ecumene.server.reader import Branch, Checked
from ecumene.server.seating import STAND_IN
from ecumene.server.served_time import ServedTime
from ecumene.server.settings import Settings
from ecumene.server.store import Guest, Part, Projection, Row, Store, now_ms
from ecumene.server.table import Table
from ecumene.server.thinking import Thinkers, ThinkingFailed

TRIES: Final = 5  # when other servers write first
RETHINK_S: Final = 5.0  # after a bot gave no answer
MOST_WATCHERS: Final = 100  # that the host is told of by name

log = logging.getLogger("ecumene.hub")

Notify = Callable[[str], Awaitable[None]]


class Live:
    """A table in memory, with its connections, its thinking bots and its timer."""

    def __init__(self, table: Table, served_ms: int) -> None:
        self.table = table
        self.summary = summary(table)
        self.lobby_changed = False
        self.sat = table.guests()  # who sat here when the lobby was last told
        self.gone = False  # set when it could not be rebuilt after a failed write
        self.lock = asyncio.Lock()  # held while the table is changed, until the change is durable, and while it is read
        self.present: dict[str, int] = {}  # guest -> sockets
        self.names: dict[str, str] = {}  # guest -> the name under which those who are here know them
        self.strangers = 0  # sockets of people without a name
        self.left_ms: dict[str, int] = {}  # guest -> the served time at which they left
        self.loaded_ms = served_ms
        self.thinking: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self.timer: asyncio.Task[None] | None = None
        self.idle_since = time.monotonic()
        self.alone_since = -math.inf  # when the last one left; a table from the database wakes when somebody comes
        self.paused = False
        self.pausing: asyncio.TimerHandle | None = None

    @property
    def unattended(self) -> bool:
        """Whether bots play here for nobody: no person will decide anything, and nobody is connected."""
        playing = self.table.status == "playing" and not self.table.played_by_people
        return playing and not self.present and not self.strangers

    def away_s(self, served_ms: int) -> dict[int, int]:
        """Seconds since each person who is not connected was last here, by seat."""
        away = {}
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "person" and not self.present.get(seat.guest):
                away[number] = (served_ms - self.left_ms.get(seat.guest, self.loaded_ms)) // 1000
        return away

    def name_of(self, guest: Guest) -> str:
        """The name under which the others know somebody: nobody else here looks the same."""
        shown = self.names.get(guest.id)
        if shown is None:
            taken = self.table.names_besides(self.table.mark_of(guest.id))
            shown = told_apart(guest.name, {*taken, *self.others(guest.id).values()})
        return shown

    def others(self, guest: str) -> dict[str, str]:
        """Everybody else who is here and has a name, by their marks."""
        return {self.table.mark_of(one): name for one, name in self.names.items() if one != guest}

    def watchers(self) -> list[Visitor]:
        """Who watches, of those with a name."""
        watching = [guest for guest in self.present if not self.table.seats_of(guest)]
        return [Visitor(mark=self.table.mark_of(one), name=self.names[one]) for one in watching[:MOST_WATCHERS]]

    def watching(self) -> int:
        """How many people watch; somebody with several windows open counts once."""
        return self.strangers + sum(not self.table.seats_of(guest) for guest in self.present)

    def stop(self) -> None:
        """Cancel everything that runs for this table."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.pausing is not None:
            self.pausing.cancel()
            self.pausing = None


class NewTable(msgspec.Struct, frozen=True):
    """A table that is still to be stored, and what has to be stored of it."""

    live: Live
    part: Part


class Hub:
    """All live tables of one server."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics, notify: Notify) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.notify = notify
        self.board = Board(store, settings, self._goes_on)
        self.time = ServedTime()
        self._addresses: OrderedDict[str, str] = OrderedDict()  # of those who connected last, by guest
        self.live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._making: Counter[str] = Counter()  # tables that are being made, by host
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self.closing = False

    async def start(self) -> None:
        """Start the background sweep, and count the time."""
        await self.board.current(None)  # the database prepares its queries now, not while somebody waits
        self._beating = asyncio.create_task(self.time.beat(), name="hub-time")
        self._sweeper = asyncio.create_task(self._sweep(), name="hub-sweeper")

    async def stop(self) -> None:
        """Stop bots and clocks; everything acknowledged is already stored."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        if self._beating is not None:
            self._beating.cancel()
        self.board.stop()
        for live in self.live.values():
            live.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables --------------------------------------------------------------------------------------------------------

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
                    live = Live(await self._load(table), self.time.now_ms())
                    self.live[table] = live
                    self.metrics.tables_live.set(len(self.live))
                    self._schedule(live)
        finally:
            self._opening.pop(table, None)
        return live

    def here(self) -> set[str]:
        """Everybody who is connected to a table or looks at the lobby, and every table in memory."""
        present = {guest for live in self.live.values() for guest in live.present}
        return present | self.board.guests() | set(self.live)

    async def remove(self, table: str, delete: Callable[[], Awaitable[bool]]) -> bool:
        """Delete a table unless it is in memory; nobody can open it meanwhile."""
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table in self.live or not await delete():
                return False
        self._opening.pop(table, None)
        return True

    async def _load(self, table: str) -> Table:
        row = await self.store.row(table) if 0 < len(table) <= 32 else None
        if row is None:
            raise CommandRefused("no-table", "There is no such table.")
        try:
            loaded = Table(row)
            async for page in self.store.pages(table):
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
            loaded.clock.asks_anew(seat, self.time.now_ms())
        return loaded

    async def create(self, charter: Charter) -> tuple[str, str]:
        """Create a table and return its id and invitation token. It starts at once if all seats are taken."""
        async with self._prepared(charter) as new:
            await self.store.create(new.live.table.row, new.part.entries, new.part.projection)
            self._enter(new.live)
        return new.part.table, new.live.table.invite

    async def _refuse_too_many(self, host: str, more: int = 0) -> None:
        """Nobody may host more than so many tables at a time; those that are being made now count too."""
        most = self.settings.tables_per_host
        if await self.store.hosted(host) + self._making[host] + more > most:
            what = f"One person can host at most {most} games that wait or are being played. Finish one first."
            raise CommandRefused("too-many-tables", what, facts={"most": most})

    @contextlib.asynccontextmanager
    async def _prepared(self, charter: Charter) -> AsyncIterator[NewTable]:
        """A new table that is still to be stored and entered. Until then it counts as being made by its host."""
        rules = charter.rules or game_named(charter.game).rules_version
        self._making[charter.host] += 1
        try:
            if not charter.record:
                await self._refuse_too_many(charter.host)
            yield await self._prepare(msgspec.structs.replace(charter, rules=rules))
        finally:
            self._making[charter.host] -= 1
            if not self._making[charter.host]:
                del self._making[charter.host]

    async def _prepare(self, charter: Charter) -> NewTable:
        row = Row(
            id=secrets.token_urlsafe(12),
            charter=charter,
            secret=secrets.token_bytes(32),
            invite=secrets.token_urlsafe(16),
            created_ms=now_ms(),
        )
        table = Table(row)
        entries: list[LogEntry] = []
        if table.full and table.study is None:
            entries.append(LogEntry(1, row.created_ms, Started(bot=STAND_IN)))
            await in_turns(table.all_steps(entries, self.time.now_ms()))
        live = Live(table, self.time.now_ms())
        live.alone_since = time.monotonic()
        return NewTable(live, Part(row.id, entries, _projection(live, seats_changed=True), row))

    def _enter(self, live: Live) -> None:
        """A new table has been stored: let it begin."""
        self.live[live.table.id] = live
        self.metrics.tables_live.set(len(self.live))
        self._schedule(live)
        live.lobby_changed = True
        self._tell_lobby(live)

    async def study(self, checked: Checked, guest: Guest) -> str:
        """Create a table that shows a loaded record."""
        charter = Charter(
            game=checked.game,
            options=checked.options,
            seats=[SeatStart(kind="person", name=name) for name in checked.names],
            host=guest.id,
            record=checked.text,
            rules=checked.rules,
        )
        return (await self.create(charter))[0]

    async def branch(self, table: Table, start: Branch, seat: int, bot: str, guest: Guest) -> str:
        """Create a table that continues from a point of a finished game, against bots."""
        if not 0 <= seat < table.players:
            raise CommandRefused("malformed", "There is no such point in the game.")
        seats = [SeatStart(kind="bot", bot=bot) for _ in range(table.players)]
        seats[seat] = SeatStart(kind="person", name=guest.name, guest=guest.id)
        charter = Charter(
            game=table.game.name,
            options=table.charter.options,
            seats=seats,
            host=guest.id,
            given=start.given,
            rules=start.rules,
        )
        return (await self.create(charter))[0]

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
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
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
                    await self._refuse_too_many(guest.id, more=1)
            return await self._append(live, decision, command)

    async def _append_rematch(self, live: Live, seat: int, decision: Callable[[], Decision], command: str) -> int:
        """Make the table for a rematch to which all have agreed, and record it, together or not at all.

        Whoever sits in ``seat`` asked, and hosts it.
        """
        async with self._prepared(_again(live.table, seat)) as new:

            def recorded() -> Decision:
                found = decision()
                if found.rematch != seat:  # another server has changed the table
                    raise CommandRefused("busy", "Too many people are acting at this table at once; try again.")
                return Decision([*found.changes, Rematched(table=new.part.table, seat=seat)])

            return await self._append(live, recorded, command, new)

    async def _append(
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
                    self._enter(new.live)
                await self._announce(live, entries)
                return live.table.version
        raise CommandRefused("busy", "Too many people are acting at this table at once; try again.")

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
            written = await self.store.append(table.id, entries, _projection(live, seats_changed), *new)
        except BaseException:
            await self._reload(live)
            raise
        if not written:
            await self._reload(live)
        return written

    async def _reload(self, live: Live) -> None:
        """Rebuild the table from its log, dropping what was not written."""
        try:
            live.table = await self._load(live.table.id)
        except EcumeneError:
            self.live.pop(
                live.table.id, None
            )  # the next one to open it tries again; current connections are closed so that they reconnect
            live.gone = True
            await self.notify(live.table.id)
            raise
        live.summary = summary(live.table)
        self._schedule(live)
        await self.notify(live.table.id)

    async def _announce(self, live: Live, entries: list[LogEntry]) -> None:
        for entry in entries:
            if isinstance(entry.change, Moved):
                decisions = sum(not ply.startswith("*") for ply in entry.change.plies)
                self.metrics.moves.labels(live.table.game.name, entry.change.by).inc(decisions)
        await self.notify(live.table.id)
        self._tell_lobby(live)
        self._schedule(live)

    def _tell_lobby(self, live: Live) -> None:
        """Tell the lobby of a change: everybody if a public table looks different there, and always its players."""
        if live.lobby_changed and live.table.charter.public:
            self.board.changed()
        live.lobby_changed = False
        sitting = live.table.guests()
        for guest in sitting | live.sat:
            self.board.own_changed(guest)
        live.sat = sitting

    # Bots and clocks -----------------------------------------------------------------------------------------------

    def _schedule(self, live: Live) -> None:
        """Start the bots that have to decide, stop those that no longer do, and set the timer."""
        table = live.table
        if self.closing:
            return
        wanted: set[tuple[int, int, str]] = set()
        if table.match is not None and not self._pauses(live):
            ply = len(table.match.plies)
            wanted = {(ply, seat, table.seats[seat].bot) for seat in table.awaited() if table.seats[seat].bot}
        for key in [key for key in live.thinking if key not in wanted]:
            task = live.thinking.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key in wanted - live.thinking.keys():
            live.thinking[key] = self._run(self._think(live, key))
        self._set_timer(live)

    def _run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a background task failed")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _think(self, live: Live, key: tuple[int, int, str]) -> None:
        """Let a bot decide. It gets a perspective; its answer counts only if the position is still the same."""
        ply, seat, bot = key
        began = time.perf_counter()
        try:
            stamp, move = await self._ask(live, key)
        except ThinkingFailed as error:
            log.error("a bot gave no answer", extra={"table": live.table.id, "bot": bot, "why": str(error)})
            await self._think_again(live, key)
            return
        self.metrics.thinking_seconds.labels(bot).observe(time.perf_counter() - began)

        def decision() -> Decision:
            table = live.table
            asked = table.match is not None and len(table.match.plies) == ply and seat in table.awaited()
            if not asked or table.seats[seat].bot != bot or table.state_for(seat).key() != stamp:
                raise _Stale
            return decide_moves(table, seat, [move], "bot", self.time.now_ms())

        try:
            async with live.lock:
                with contextlib.suppress(_Stale):
                    await self._append(live, decision, None)
        except EcumeneError as error:
            if not self.closing:
                log.error("a bot could not move", extra={"table": live.table.id, "bot": bot, "why": str(error)})
                await self._think_again(live, key)

    async def _ask(self, live: Live, key: tuple[int, int, str]) -> tuple[int, int]:
        """The key of the position and the bot's move in it."""
        _, seat, bot = key
        asker = self._asker(live)
        async with self.thinkers.place(asker):
            async with live.lock:
                rng = Rng(secrets.randbits(60))
                state = live.table.state_for(seat)
                perspective = state.perspective(seat, rng).to_bytes()
                assert live.table.match is not None
                whose = state.on_turn()
                decided = live.table.match.decided_in_turn(seat, whose)
            level = str(paced(parse_bot(bot), decided, answers=whose != seat))
            game = live.table.game.name
            return state.key(), await self.thinkers.choose(game, perspective, seat, level, rng.seed(), asker)

    def _asker(self, live: Live) -> Asker:
        """On whose behalf a table's bots think: that of its host."""
        host = live.table.charter.host
        kind: Kind = "people" if live.table.played_by_people else "bots"
        return Asker(kind, host, live.table.id, self._addresses.get(host, ""))

    async def _think_again(self, live: Live, key: tuple[int, int, str]) -> None:
        """Try again after a pause, if the bot still has to decide then."""
        await asyncio.sleep(RETHINK_S)
        async with live.lock:
            live.thinking.pop(key, None)
            self._schedule(live)

    # Pauses --------------------------------------------------------------------------------------------------------

    def _goes_on(self, table: str) -> bool:
        live = self.live.get(table)
        return live is not None and not live.paused

    def _pauses(self, live: Live) -> bool:
        """Whether the bots wait because nobody plays or watches; if they soon will, look again then."""
        if live.pausing is not None:
            live.pausing.cancel()
            live.pausing = None
        if not live.unattended:
            return live.paused  # until :meth:`_wake` has said so in the log
        left = live.alone_since + self.settings.pause_s - time.monotonic()
        if left > 0:
            live.pausing = asyncio.get_running_loop().call_later(left, self._schedule, live)
        elif not live.paused:
            live.paused = live.lobby_changed = True
            self._tell_lobby(live)
        return live.paused

    async def _wake(self, live: Live) -> None:
        """Go on after a pause, and say in the log that there was one, unless it says so already."""
        async with live.lock:
            if not live.paused:
                return
            live.paused, live.lobby_changed = False, True
            try:
                if live.table.status == "playing" and live.table.logbook.last_notice != "waited":
                    await self._append(live, lambda: Decision([Waited()]), None)
            except EcumeneError as error:
                if not self.closing:
                    log.error("a pause could not be noted", extra={"table": live.table.id, "why": str(error)})
            self._tell_lobby(live)
            self._schedule(live)

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None and live.timer is not asyncio.current_task():
            live.timer.cancel()
        live.timer = None
        if live.table.status == "playing" and live.table.clock.deadline() is not None:
            live.timer = self._run(self._wait_for_deadline(live))

    async def _wait_for_deadline(self, live: Live) -> None:
        deadline = live.table.clock.deadline()
        if deadline is None:
            return
        await self.time.sleep_until(deadline.at_ms)

        def passed() -> bool:
            now = live.table.clock.deadline()
            if live.table.status != "playing" or now is None or (now.seat, now.kind) != (deadline.seat, deadline.kind):
                return False
            return now.at_ms <= self.time.now_ms()

        if not passed():
            return
        stamp, move = await self._move_for(live, deadline.seat) if deadline.kind == "move" else (0, 0)

        def decision() -> Decision:
            table = live.table
            if not passed():
                raise _Stale
            if deadline.kind == "game":
                return Decision([GaveUp(seat=deadline.seat, why="time", bot=table.charter.stand_in)])
            if table.state_for(deadline.seat).key() != stamp:
                raise _Stale
            return decide_moves(table, deadline.seat, [move], "clock", self.time.now_ms())

        async with live.lock:
            with contextlib.suppress(_Stale):
                await self._append(live, decision, None)

    async def _move_for(self, live: Live, seat: int) -> tuple[int, int]:
        """The key of the position, and a move for somebody who is out of time; any legal one if no bot answers."""
        try:
            return await self._ask(live, (0, seat, CLOCK_BOT))
        except ThinkingFailed as error:
            log.error("no bot moved for the clock", extra={"table": live.table.id, "why": str(error)})
            state = live.table.state_for(seat)
            return state.key(), state.random_move(Rng(secrets.randbits(60)))

    # Connections ---------------------------------------------------------------------------------------------------

    async def connected(self, live: Live, guest: Guest | None, address: str = "") -> None:
        """Somebody has connected, from this address."""
        if guest is None:
            live.strangers += 1
        else:
            if guest.id not in live.present:
                live.names[guest.id] = live.name_of(guest)
            live.present[guest.id] = live.present.get(guest.id, 0) + 1
            self._addresses[guest.id] = address
            self._addresses.move_to_end(guest.id)
            if len(self._addresses) > MOST_KEYS:
                self._addresses.popitem(last=False)
        if live.paused:
            self._run(self._wake(live))
        await self.notify(live.table.id)

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
        await self.notify(live.table.id)

    async def _sweep(self) -> None:
        """Unload tables that nobody is connected to and for which nothing runs."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_table_s))
            now = time.monotonic()
            for table, live in list(self.live.items()):
                idle = not live.present and not live.strangers and not live.lock.locked()
                if idle and not live.thinking and now - live.idle_since > self.settings.idle_table_s:
                    live.stop()
                    del self.live[table]
            self.metrics.tables_live.set(len(self.live))


class _Stale(Exception):
    """The position has changed since the bot or timer started."""


def _asked(table: Table) -> list[int]:
    """The seats for which the lobby says that something is asked of them: a decision, or a rematch."""
    invited = table.offer is not None and table.offer.what == "rematch"
    return table.offer.asked if invited and table.offer is not None else table.awaited()


def _again(table: Table, seat: int) -> Charter:
    """The charter of a rematch, which whoever sits in ``seat`` hosts."""
    seats = [
        SeatStart(kind=seat.kind, name=seat.name, guest=seat.guest, bot="" if seat.kind == "person" else seat.bot)
        for seat in table.seats
    ]
    old = table.charter
    return Charter(
        game=old.game, options=old.options, seats=seats, host=table.seats[seat].guest, public=old.public,
        hints=old.hints, clock=old.clock, stand_in=old.stand_in, patience_s=old.patience_s, rules=0,
    )  # fmt: skip


def _projection(live: Live, seats_changed: bool) -> Projection:
    table = live.table
    sitters = {number: seat.guest for number, seat in enumerate(table.seats) if seat.guest}
    return Projection(
        version=table.version,
        status=table.status,
        summary=live.summary,
        awaited=sum(1 << seat for seat in _asked(table)),
        sitters=sitters if seats_changed else None,
    )
