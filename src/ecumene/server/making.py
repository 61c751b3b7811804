"""Making tables: new ones, loaded records, games that go on from a point of another one, rematches."""

import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from ecumene.games import game_named
from ecumene.server.changes import Charter, LogEntry, SeatStart, Started
from ecumene.server.changing import Changing, NewTable, projection
from ecumene.server.faults import CommandRefused
from ecumene.server.live import Live
from ecumene.server.metering import in_turns
from ecumene.server.reader import Branch, Checked
from ecumene.server.rows import Guest, Part, Row
from ecumene.server.seating import STAND_IN
from ecumene.server.settings import Settings
from ecumene.server.store import Store
from ecumene.server.table import Table


class Making:
    """Makes the tables of one server."""

    def __init__(self, settings: Settings, store: Store, changing: Changing) -> None:
        self._settings = settings
        self._store = store
        self._changing = changing
        self._being_made: Counter[str] = Counter()  # by host

    async def create(self, charter: Charter) -> tuple[str, str]:
        """Create a table and return its id and invitation token. It starts at once if all seats are taken."""
        async with self.prepared(charter) as new:
            await self._store.create(new.live.table.row, new.part.entries, new.part.projection)
            self._changing.enter(new.live)
        return new.part.table, new.live.table.invite

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

    async def refuse_too_many(self, host: str, more: int = 0) -> None:
        """Nobody may host more than so many tables at a time; those that are being made now count too."""
        most = self._settings.tables_per_host
        if await self._store.hosted(host) + self._being_made[host] + more > most:
            what = f"One person can host at most {most} games that wait or are being played. Finish one first."
            raise CommandRefused("too-many-tables", what, details={"most": most})

    @contextlib.asynccontextmanager
    async def prepared(self, charter: Charter) -> AsyncIterator[NewTable]:
        """A new table that is still to be stored and entered. Until then it counts as being made by its host."""
        rules = charter.rules or game_named(charter.game).rules_version
        self._being_made[charter.host] += 1
        try:
            if not charter.record:
                await self.refuse_too_many(charter.host)
            yield await self._prepare(msgspec.structs.replace(charter, rules=rules))
        finally:
            self._being_made[charter.host] -= 1
            if not self._being_made[charter.host]:
                del self._being_made[charter.host]

    async def _prepare(self, charter: Charter) -> NewTable:
        row = Row.new(charter)
        table = Table(row)
        entries: list[LogEntry] = []
        if table.full and table.study is None:
            entries.append(LogEntry(1, row.created_ms, Started(bot=STAND_IN)))
            await in_turns(table.all_steps(entries, self._changing.time.now_ms()))
        live = Live(table, self._changing.time.now_ms())
        live.alone_since = time.monotonic()
        return NewTable(live, Part(row.id, entries, projection(live, seats_changed=True), row))


def again(table: Table, seat: int) -> Charter:
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
