"""The server is killed, or stopped, during play: everything that was sent to anybody is there after a restart."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets import ConnectionClosed

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server import disclosure
from ecumene.server.changes import LogEntry, Moved
from ecumene.server.http_protocol import Fairness, Lobby
from ecumene.server.protocol import Ack, Line, Refused, Update
from ecumene.server.store import Store
from ecumene.server.table import Table
from ecumene.server.writer import Writer

from .guests import Guest
from .parties import Party, together
from .running import PATIENCE_S, Running
from .sockets import Closed, TableSocket

pytestmark = pytest.mark.anyio

KILLS = 2  # `bench/table_kills.py`, which is in `make soak`, kills sixty times


# ``ecumene``, except that it kills itself as soon as it has committed anything while the file named first exists.
MORTAL = """
import os, signal, sys
from pathlib import Path
from ecumene.server.writer import Writer

deadly, commit = Path(sys.argv.pop(1)), Writer._commit

async def last(store, batch):
    done = await commit(store, batch)
    if deadly.exists():
        os.kill(os.getpid(), signal.SIGKILL)
    return done

Writer._commit = last
from ecumene.cli import main
main()
"""


class Process:
    """``ecumene serve`` on one database file, always on the port of its first start."""

    def __init__(self, folder: Path, program: tuple[str, ...] = ("-m", "ecumene")) -> None:
        self.url = f"sqlite:///{folder / 'ecumene.db'}"
        self._program = program
        self._log = folder / "log.txt"
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def port(self) -> int:
        return self._port

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def start(self) -> None:
        command = [sys.executable, *self._program, "serve", "--json", "--no-open", "--port", str(self._port)]
        settings = {
            "ECUMENE_DATABASE_URL": self.url,
            "ECUMENE_BOT_WORKERS": "1",
            "ECUMENE_COMMANDS_PER_S": "10000",
            "ECUMENE_COMMAND_BURST": "100000",
            "ECUMENE_LOG_LEVEL": "warning",
            "ECUMENE_SHUTDOWN_S": "5",
        }
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("ECUMENE_")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**inherited, **settings}, stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL
            )
        assert self._process.stdout is not None
        said = b""
        for line in self._process.stdout:
            said += line
            if line == b"}\n":
                break
        assert said, f"the server did not start: {self.log}"
        self._port = int(json.loads(said)["port"])

    def send(self, number: signal.Signals) -> None:
        """Send a signal and go on."""
        assert self._process is not None
        self._process.send_signal(number)

    def end(self, number: signal.Signals) -> int:
        """Send a signal and wait; returns the exit code."""
        if self._process is None:
            return 0
        self._process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """Wait until it ends; returns the exit code."""
        assert self._process is not None
        code = self._process.wait(PATIENCE_S)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return code


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path)
    running.start()
    try:
        yield running
    finally:
        running.end(signal.SIGKILL)


class Person:
    """Makes random moves until the connection breaks, and remembers which of them were acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int, chance: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.random = chance
        self.version = 0
        self.number = 0
        self.pending: dict[str, Any] | None = None  # sent, but not answered
        self.acknowledged: list[tuple[dict[str, Any], int]] = []
        self.seen: list[Update] = []

    async def play(self, acknowledged: asyncio.Semaphore) -> None:
        """Play until the server is gone; counts every acknowledgement."""
        socket: TableSocket | None = None
        try:
            async with self.guest.table(self.table, viewer=self.seat, version=self.version) as socket:
                if self.pending is not None:
                    await self._send(socket, acknowledged)
                while True:
                    await socket.until(lambda one: bool(one.moves))
                    self.number += 1
                    move = {"ply": socket.position.ply, "move": self.random.choice(socket.moves)}
                    self.pending = {"do": "move", "id": f"move-{self.number}", "seat": self.seat, **move}
                    await self._send(socket, acknowledged)
        except (Closed, ConnectionClosed, OSError):
            pass
        finally:
            if socket is not None:
                updates = [message for message in socket.messages if isinstance(message, Update)]
                self.seen += updates
                self.version = max([self.version, *(update.version for update in updates)])

    async def _send(self, socket: TableSocket, acknowledged: asyncio.Semaphore) -> None:
        assert self.pending is not None
        answer = await socket.command(**self.pending)
        if isinstance(answer, Ack):
            self.acknowledged.append((self.pending, answer.version))
            acknowledged.release()
        else:
            assert isinstance(answer, Refused)
            assert answer.fault.code == "stale"  # somebody else was faster in a simultaneous decision
            await socket.next(Update)
        self.pending = None


async def watch(stranger: Guest, table: str, seen: list[Update]) -> None:
    """Watch until the server is gone."""
    socket: TableSocket | None = None
    try:
        async with stranger.table(table) as socket:
            await socket.closed()
    except (Closed, ConnectionClosed, OSError):
        pass
    finally:
        if socket is not None:
            seen += [message for message in socket.messages if isinstance(message, Update)]


async def until_others_think(socket: TableSocket) -> None:
    """Make decisions as long as this seat is asked."""
    party = Party(socket)
    while socket.moves:
        await party.step()


async def log_of(url: str, table: str) -> tuple[Table, list[LogEntry]]:
    """The table before its first entry, and its log, as stored on disk."""
    store = Store(url)
    try:
        row = await store.row(table)
        assert row is not None
        return Table(row), await store.entries(table)
    finally:
        await store.close()


async def compare(url: str, table: str, people: list[Person], watched: list[Update]) -> list[LogEntry]:
    """Everything that anybody was sent must be in the log."""
    rebuilt, log = await log_of(url, table)
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    commands = [(entry.command or "").partition("/")[2] for entry in log]
    for person in people:
        for sent, version in person.acknowledged:
            change = log[version - 1].change
            assert isinstance(change, Moved)
            assert change.plies[0] == f"p{person.seat + 1} {sent['move']}"
            assert commands[version - 1] == sent["id"]
    seen = [update for person in people for update in person.seen] + watched
    assert seen
    for update in sorted(seen, key=lambda one: one.version):
        assert update.version <= len(log), "somebody saw what was not durable"
        for entry in log[rebuilt.version : update.version]:
            rebuilt.apply(entry)
        viewer = update.you.viewer
        position = disclosure.position(rebuilt, viewer)
        assert (update.position is None) == (position is None)
        if update.position is not None and position is not None:
            assert (update.position.ply, update.position.moves) == (position.ply, position.moves)
            assert json.loads(bytes(update.position.view)) == json.loads(bytes(position.view))
        written = disclosure.lines(rebuilt, viewer, update.since)
        assert update.lines == [msgspec.json.decode(line, type=Line) for line in written]
    for entry in log[rebuilt.version :]:  # entries that nobody saw can be replayed too, or loading would fail
        rebuilt.apply(entry)
    return log


async def test_nothing_that_was_told_is_lost_when_the_server_is_killed(process: Process) -> None:
    chance = random.Random(1)
    async with Guest(process.base, "Ann") as ann, Guest(process.base, "Bob") as bob, Guest(process.base) as stranger:
        made = await ann.make_table("me open random", public=True)
        async with ann.table(made.table) as waiting, bob.table(made.table) as sitting:
            commitment = waiting.last.table.commitment
            await sitting.done("sit", seat=1, id="sit")
        people = [Person(ann, made.table, 0, chance), Person(bob, made.table, 1, chance)]
        watched: list[Update] = []
        for _ in range(KILLS):
            acknowledged = asyncio.Semaphore(0)
            playing = [asyncio.ensure_future(person.play(acknowledged)) for person in people]
            playing.append(asyncio.ensure_future(watch(stranger, made.table, watched)))
            async with asyncio.timeout(PATIENCE_S):
                for _ in range(chance.randint(3, 25)):
                    await acknowledged.acquire()
            assert process.end(signal.SIGKILL) == -signal.SIGKILL
            await asyncio.gather(*playing)
            await compare(process.url, made.table, people, watched)
            process.start()

        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(person.guest.table(made.table, viewer=person.seat)) for person in people
            ]
            for person, socket in zip(people, sockets, strict=True):
                if person.pending is not None:
                    answered = await socket.command(**person.pending)
                    if isinstance(answered, Ack):
                        person.acknowledged.append((person.pending, answered.version))
                for sent, version in person.acknowledged[-3:]:
                    assert (await socket.done(**sent)).version == version
            await together(*(socket.silence() for socket in sockets))
            await Party(*sockets).play()
            assert sockets[0].status == "over"

        log = await compare(process.url, made.table, people, watched)
        for person in people:
            own = [
                entry
                for entry in log
                if isinstance(entry.change, Moved) and entry.change.plies[0][1] == f"{person.seat + 1}"
            ]
            commands = [(entry.command or "").partition("/")[2] for entry in own]
            for sent, _ in person.acknowledged:
                assert commands.count(sent["id"]) == 1, "a command has exactly one effect"

        record = parse_record((await stranger.get(f"/api/v1/tables/{made.table}/record")).text, GAMES)
        record.verify()
        assert record.commitment == commitment
        assert (await stranger.fetch(Fairness, f"/api/v1/tables/{made.table}/fairness")).secret == record.secret
    assert "Traceback" not in process.log


async def test_a_bot_continues_thinking_after_the_server_was_killed(process: Process) -> None:
    async with Guest(process.base, "Ann") as ann:
        made = await ann.make_table("me search:200ms")
        async with ann.table(made.table) as socket:
            await until_others_think(socket)
            version = socket.version
            process.end(signal.SIGKILL)  # while the bot thinks
        process.start()
        async with Guest(process.base) as stranger, stranger.table(made.table) as watching:
            await watching.until(lambda one: one.version > version)
            moved = [line for line in watching.lines if line.version > version]
            assert {line.seat for line in moved if line.kind == "game" and line.seat >= 0} == {1}


async def test_a_command_sent_again_is_answered_as_before(process: Process) -> None:
    async with Guest(process.base, "Ann") as ann, Guest(process.base, "Bob") as bob:
        made = await ann.make_table("me open", public=True)
        async with bob.table(made.table) as socket:
            first = await socket.done("sit", seat=1, id="sit")  # the last seat: the game starts now
            assert socket.version == first.version
        process.end(signal.SIGKILL)
        process.start()
        async with bob.table(made.table) as socket:
            again = await socket.done("sit", seat=1, id="sit")
            assert (again.version, socket.version) == (first.version, first.version)


async def test_a_rematch_is_made_and_recorded_or_neither(tmp_path: Path) -> None:
    deadly = tmp_path / "deadly"
    process = Process(tmp_path, ("-c", MORTAL, str(deadly)))
    process.start()
    try:
        async with Guest(process.base, "Ann") as ann:
            made = await ann.make_table("me random")
            async with ann.table(made.table) as socket:
                await socket.done("resign", seat=0)
                deadly.touch()
                await socket.say("rematch", id="again")
                assert (await socket.closed()).code == 1006
            assert await asyncio.to_thread(process.wait) == -signal.SIGKILL
            deadly.unlink()
            process.start()
            async with ann.table(made.table) as socket:
                recorded = socket.last.table.rematch
                listed = {one.id for one in (await ann.fetch(Lobby, "/api/v1/lobby")).mine}
                assert listed == ({made.table, recorded} if recorded else {made.table})
                await socket.done("rematch", id="again")
                assert recorded in ("", socket.last.table.rematch)
                async with ann.table(socket.last.table.rematch) as again:
                    assert again.status == "playing"
            listed = {one.id for one in (await ann.fetch(Lobby, "/api/v1/lobby")).mine}
            assert len(listed) == 2
    finally:
        process.end(signal.SIGKILL)


async def test_a_server_that_is_asked_to_stop_ends_in_good_order(process: Process) -> None:
    chance = random.Random(2)
    async with Guest(process.base, "Ann") as ann, Guest(process.base, "Bob") as bob, Guest(process.base) as stranger:
        made = await ann.make_table("me open random", public=True)
        thinking = await ann.make_table("me search:1000ms")
        async with ann.table(thinking.table) as socket:
            await until_others_think(socket)
        async with bob.table(made.table) as socket:
            await socket.done("sit", seat=1)
        people = [Person(ann, made.table, 0, chance), Person(bob, made.table, 1, chance)]
        watched: list[Update] = []
        acknowledged = asyncio.Semaphore(0)
        playing = [asyncio.ensure_future(person.play(acknowledged)) for person in people]
        playing.append(asyncio.ensure_future(watch(stranger, made.table, watched)))
        async with stranger.table(made.table) as looking, stranger.lobby() as lobby, asyncio.timeout(PATIENCE_S):
            await lobby.next()
            for _ in range(4):
                await acknowledged.acquire()
            code = await asyncio.to_thread(process.end, signal.SIGTERM)
            assert (await looking.closed()).code in (1001, 1012)
            await asyncio.gather(*playing)
        assert code == 0
        log = await compare(process.url, made.table, people, watched)
        assert len(log) >= 4
        assert "Traceback" not in process.log
        process.start()
        async with ann.table(made.table) as socket:
            assert socket.version >= len(log)


async def test_what_is_being_written_when_the_server_stops_is_written(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Writer._commit
    begun = threading.Event()
    versions: list[int] = []

    async def slowly(store: Writer, batch: list[Any]) -> list[bool]:
        entries = [entry for one in batch for part in one.parts for entry in part.entries]
        if any(isinstance(entry.change, Moved) and entry.change.by == "bot" for entry in entries):
            versions.extend(entry.version for entry in entries)
            begun.set()
            await asyncio.sleep(0.3)
        return await commit(store, batch)

    monkeypatch.setattr(Writer, "_commit", slowly)
    running = serve()
    async with Guest(running.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            await until_others_think(socket)
    assert await asyncio.to_thread(begun.wait, PATIENCE_S)
    await asyncio.to_thread(running.stop)
    assert running.troubles == []
    _, log = await log_of(running.settings.database_url, made.table)
    assert versions
    assert len(log) == versions[-1]
