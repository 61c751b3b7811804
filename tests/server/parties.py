"""Several people at one table, who play at random but repeatably."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES
from ecumene.server.http_protocol import MadeTable
from ecumene.server.protocol import Refused

from .guests import Guest
from .sockets import TableSocket

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


async def together(*work: Awaitable[object]) -> None:
    """Run all at once; the first failure cancels all."""
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(_awaited(one))


async def _awaited(work: Awaitable[object]) -> None:
    await work


class Party:
    """Several people at one table, each with a socket, who play at random but repeatably."""

    def __init__(self, *sockets: TableSocket, seed: int = 1) -> None:
        self.sockets = sockets
        self.random = random.Random(seed)

    @property
    def playing(self) -> bool:
        return self.sockets[0].status == "playing"

    async def agree(self) -> None:
        """Wait until all have the same version."""
        while len({one.version for one in self.sockets}) > 1:
            newest = max(one.version for one in self.sockets)
            for one in self.sockets:
                while one.version < newest:
                    await one.receive()

    async def step(self) -> None:
        """Make one decision of one of them; if none has to decide, wait for what happens next."""
        await self.agree()
        if not self.playing:
            return
        asked = [one for one in self.sockets if one.moves and one.you.viewer >= 0]
        if not asked:
            before = self.sockets[0].version
            await self.sockets[0].until(lambda socket: socket.version > before)
            return
        one = self.random.choice(asked)
        answer = await one.command(
            "move", seat=one.you.viewer, ply=one.position.ply, move=self.random.choice(one.moves)
        )  # fmt: skip
        if isinstance(answer, Refused):
            assert answer.fault.code == "stale", answer.fault  # a bot was faster in a simultaneous decision

    async def play(self, decisions: int = 1_000_000) -> None:
        """Play this many steps, or to the end."""
        while self.playing and decisions > 0:
            await self.step()
            decisions -= 1
        await self.agree()


@asynccontextmanager
async def seated(
    base: str, seats: str, options: dict[str, str | int | bool] | None = None, *, watchers: int = 0, **rest: Any
) -> AsyncIterator["Seated"]:
    """A game with people on every seat planned for one (``me``, then ``friend``), and others who watch."""
    async with AsyncExitStack() as stack:
        plan = seats.split()
        people = [number for number, word in enumerate(plan) if word in ("me", "friend")]
        guests = [await stack.enter_async_context(Guest(base, NAMES[number])) for number in range(len(people))]
        made = await guests[0].make_table(seats, options, **rest)
        found = Seated(made, guests)
        for seat, guest in zip(people, guests, strict=True):
            socket = await stack.enter_async_context(guest.table(made.table))
            found.sockets.append(socket)
            if plan[seat] == "friend":
                await socket.done("sit", seat=seat, invite=made.invite)
        for number in range(watchers):
            watcher = await stack.enter_async_context(Guest(base, NAMES[-1 - number]))
            found.watchers.append(watcher)
            found.watching.append(await stack.enter_async_context(watcher.table(made.table)))
        found.party = Party(*found.sockets, *found.watching)
        await found.party.agree()
        yield found


class Seated:
    """The result of :func:`seated`: the table, its people and their sockets."""

    def __init__(self, made: MadeTable, guests: list[Guest]) -> None:
        self.table = made.table
        self.invite = made.invite
        self.guests = guests
        self.watchers: list[Guest] = []
        self.sockets: list[TableSocket] = []
        self.watching: list[TableSocket] = []
        self.party: Party

    async def record(self) -> Record:
        """The verified record of the finished game."""
        answer = await self.guests[0].get(f"/api/v1/tables/{self.table}/record")
        assert answer.status_code == 200, answer.text
        record = parse_record(answer.text, GAMES)
        assert record.verify().fairness == "proven"
        return record
