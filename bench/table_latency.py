"""How long it takes until others see a move, against a bare WebSocket echo on the same machine in the same run.

    python bench/table_latency.py

Two people sit at a table. The clock runs from the moment one of them sends a move until the other's socket has received
the update: in between the move is checked, played, made durable and told. After every move a message of the same length
goes to an echo server and back, and one line is written into a database of its own as durably: that is what the
network, the event loop, the disk and the machine cost anyway. Measured on a server with nothing else to do, with 100
tables whose people think for a second before they move, and with 100 tables whose people do not think at all, so that
the server has more to do than it can.
"""

import argparse
import asyncio
import multiprocessing
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

from ecumene.server.protocol import PROTOCOL
from prepared_tables import Prepared, prepare
from raw_table import HOST, UNLIMITED, RawSocket, Server, write_results
from table_load import CLIENT_CORE, SERVER_CORE, Position, Tally, play

PATIENCE_S: Final = 30.0
ECHO: Final = """
import socket, sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(
    Litestar([echo]), ws="websockets-sansio", lifespan="off", log_level="critical", ws_per_message_deflate=False
)
uvicorn.Server(config).run([listening])
"""


class Table(msgspec.Struct):
    """What is needed of a table."""

    status: str


class Told(msgspec.Struct):
    """What is needed of a message."""

    kind: str
    version: int = 0
    table: Table | None = None
    position: Position | None = None


_decoder: Final = msgspec.json.Decoder(Told)


class Person:
    """One of the two whose moves are timed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.version = 0
        self.moves: list[str] = []
        self.ply = 0
        self.over = False
        self.seen_at: dict[int, float] = {}
        self.acknowledged = False
        self.news = asyncio.Event()
        self.socket: RawSocket | None = None

    def heard(self, data: bytes) -> None:
        """Note when an update came, and what may be done now."""
        now = time.perf_counter()
        told = _decoder.decode(data)
        if told.kind == "update" and told.table is not None:
            self.version = told.version
            self.seen_at[told.version] = now
            self.over = told.table.status == "over"
            self.moves = [move.text for move in told.position.moves] if told.position is not None else []
            self.ply = told.position.ply if told.position is not None else 0
        self.acknowledged = self.acknowledged or told.kind in ("ack", "refused")
        self.news.set()


class Timing:
    """Moves of two people and echoes, in turn."""

    def __init__(self, port: int, echo_port: int, prepared: Prepared, disk: "Disk") -> None:
        self.disk = disk
        self.port = port
        self.echo_port = echo_port
        self.tables = [table for table, people in prepared.tables if people == 2]
        self.cookies = prepared.cookies
        self.people: list[Person] = []
        self.random = random.Random(1)
        self.number = 0
        self.echo: RawSocket | None = None
        self.echoed: asyncio.Future[float] | None = None

    async def run(self, moves: int, seconds: float) -> dict[str, Any]:
        """So many of each, or as many as the time allows."""
        self.echo = await RawSocket.connect(self.echo_port, "/", "", self._echo_heard, lambda _code: None)
        await self._sit(self.tables.pop())
        told: list[float] = []
        echoed: list[float] = []
        written: list[float] = []
        until = time.monotonic() + seconds
        while len(told) < moves and time.monotonic() < until:
            command, delay = await self._one_move()
            if delay is None:
                await self._sit(self.tables.pop())
                continue
            told.append(delay)
            echoed.append(await self._one_echo(command))
            written.append(self.disk.write())
            await asyncio.sleep(0.002)
        await self._stand_up()
        self.echo.close()
        move, echo, write = _spread(told), _spread(echoed), _spread(written)
        return {
            "moves": len(told),
            "move": move,
            "echo": echo,
            "bare_write": write,
            "times_an_echo": _ratios(move, echo),
            "times_an_echo_and_a_write": _ratios(move, {name: echo[name] + write[name] for name in echo}),
        }

    async def _sit(self, table: str) -> None:
        await self._stand_up()
        self.people = [Person(seat) for seat in range(2)]
        for person in self.people:
            path, cookie = f"/api/v1/tables/{table}/socket", self.cookies[person.seat]
            person.socket = await RawSocket.connect(self.port, path, cookie, person.heard, lambda _code: None)
            person.socket.send(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL, "viewer": person.seat}))
            await self._until(person, lambda one: one.version > 0)

    async def _stand_up(self) -> None:
        for person in self.people:
            if person.socket is not None:
                person.socket.close()

    async def _until(self, person: Person, wanted: Any) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not wanted(person):
                person.news.clear()
                await person.news.wait()

    async def _one_move(self) -> tuple[bytes, float | None]:
        """A move, and how long the other one waited to see it; ``None`` when the game is over."""
        newest = max(person.version for person in self.people)
        for person in self.people:
            await self._until(person, lambda one: one.version >= newest)
        if self.people[0].over:
            return b"", None
        mover = next(person for person in self.people if person.moves)
        other = self.people[1 - mover.seat]
        self.number += 1
        move = {"seat": mover.seat, "ply": mover.ply, "move": self.random.choice(mover.moves)}
        command = msgspec.json.encode({"do": "move", "id": str(self.number), **move})
        assert mover.socket is not None
        mover.acknowledged = False
        sent_at = time.perf_counter()
        mover.socket.send(command)
        await self._until(other, lambda one: one.version > newest)
        await self._until(mover, lambda one: one.acknowledged)
        return command, other.seen_at[newest + 1] - sent_at

    async def _one_echo(self, text: bytes) -> float:
        assert self.echo is not None
        self.echoed = asyncio.get_running_loop().create_future()
        sent_at = time.perf_counter()
        self.echo.send(text)
        return await asyncio.wait_for(self.echoed, PATIENCE_S) - sent_at

    def _echo_heard(self, _data: bytes) -> None:
        if self.echoed is not None and not self.echoed.done():
            self.echoed.set_result(time.perf_counter())


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {
        "median_ms": round(1000 * statistics.median(ordered), 3),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 3),
    }


def _ratios(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name.removesuffix("_ms"): round(one[name] / other[name], 1) for name in one}


class Disk:
    """What one durable line in an SQLite database costs here, with nothing around it."""

    def __init__(self, folder: Path, synchronous: str) -> None:
        self.database = sqlite3.connect(folder / "bare.db")
        self.database.execute("PRAGMA journal_mode=WAL")
        self.database.execute(f"PRAGMA synchronous={synchronous}")
        self.database.execute("CREATE TABLE lines (text TEXT)")

    def write(self) -> float:
        """Write one; how long that took."""
        began = time.perf_counter()
        self.database.execute("INSERT INTO lines VALUES (?)", ("x" * 200,))
        self.database.commit()
        return time.perf_counter() - began


def _keep_busy(port: int, prepared: Prepared, pause_s: float) -> None:
    """In a process of its own: the people at the other tables."""
    os.sched_setaffinity(0, {CLIENT_CORE})

    async def busy() -> None:
        await play(port, prepared, Tally(), pause_s=pause_s)
        await asyncio.sleep(600)

    uvloop.run(busy())


async def one_kind(
    arguments: argparse.Namespace, echo_port: int, synchronous: str, tables: int, pause_s: float
) -> dict[str, Any]:  # fmt: skip
    """One measurement on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="table-latency-") as folder:
        path = Path(folder) / "table.db"
        prepared = await prepare(path, tables + 40, 0, (2,))
        others = Prepared(prepared.cookies, prepared.tables[:tables])
        own = Prepared(prepared.cookies, prepared.tables[tables:])
        settings = {**UNLIMITED, "ECUMENE_SYNCHRONOUS": synchronous, "ECUMENE_BOT_WORKERS": "1"}
        async with Server(path, settings, SERVER_CORE) as server:
            busy = None
            if tables:
                spawning = multiprocessing.get_context("spawn")
                busy = spawning.Process(target=_keep_busy, args=(server.port, others, pause_s), daemon=True)
                busy.start()
                await asyncio.sleep(6.0)
            try:
                timing = Timing(server.port, echo_port, own, Disk(Path(folder), synchronous))
                found = await timing.run(arguments.moves, arguments.seconds)
            finally:
                if busy is not None:
                    busy.kill()
                    busy.join()
        return {"tables_besides": tables, "synchronous": synchronous, "pause_s": pause_s, **found}


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Everything, several times; of each the run that other things on the machine disturbed least."""
    kinds: dict[str, tuple[str, int, float]] = {
        "idle": ("full", 0, 0.0), "idle_normal": ("normal", 0, 0.0),
        "people": ("full", arguments.tables, 1.0), "as_fast_as_possible": ("full", arguments.tables, 0.0),
    }  # fmt: skip
    echo = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ECHO, stdout=asyncio.subprocess.PIPE,
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
    )  # fmt: skip
    figures: dict[str, Any] = {"repeat": arguments.repeat}
    try:
        assert echo.stdout is not None
        port = int(await asyncio.wait_for(echo.stdout.readline(), PATIENCE_S))
        await _listening(port)
        runs: dict[str, list[dict[str, Any]]] = {name: [] for name in kinds}
        for _ in range(arguments.repeat):
            for name, kind in kinds.items():
                runs[name].append(await one_kind(arguments, port, *kind))
                print(name, runs[name][-1], flush=True)
        for name, found in runs.items():
            quietest = min(found, key=lambda one: float(one["move"]["median_ms"]))
            medians = [{what: one[what]["median_ms"] for what in ("move", "echo", "bare_write")} for one in found]
            figures[name] = {**quietest, "medians_of_every_run_ms": medians}
    finally:
        echo.kill()
        await echo.wait()
    return figures


async def _listening(port: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                _, writer = await asyncio.open_connection(HOST, port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return


def main() -> int:
    """Measure, and keep what was found."""
    parser = argparse.ArgumentParser(description="Time from a move to its update elsewhere, against a bare echo.")
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0, help="at most so long for each measurement")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path("results/table-latency.json"))
    arguments = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        print("Two cores are needed: one for the servers, one for their clients.")
        return 1
    os.sched_setaffinity(0, {CLIENT_CORE})
    write_results(arguments.out, uvloop.run(asyncio.wait_for(measure(arguments), 1800)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
