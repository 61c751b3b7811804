"""A table in memory: who is connected, which bots think for it, and when its next deadline is."""

import asyncio
import math
import time
from typing import Final

from ecumene.server.disclosure import summary
from ecumene.server.names import told_apart
from ecumene.server.protocol import Visitor
from ecumene.server.rows import Guest
from ecumene.server.table import Table

MOST_WATCHERS: Final = 100  # that the host is told of by name


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
        self.settling: dict[tuple[int, int], asyncio.Task[None]] = {}
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
        for task in (*self.thinking.values(), *self.settling.values()):
            task.cancel()
        self.thinking.clear()
        self.settling.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.pausing is not None:
            self.pausing.cancel()
            self.pausing = None
