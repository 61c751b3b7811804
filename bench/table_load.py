"""How many durable moves a second the server carries on one core, and how much memory a table takes.

    python bench/table_load.py

200 tables of two to four people who move at random as soon as they may; every move is acknowledged after it is on the
disk, and everybody at the table is told. The server has one core for itself, the clients have another. Measured in turn
with ``synchronous`` full and normal, several times, since other things run on the machine too: the median and the best.
"""

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop

from ecumene.server.protocol import PROTOCOL
from prepared_tables import Prepared, prepare
from raw_table import UNLIMITED, RawSocket, Server, write_results

SERVER_CORE: Final = 0
CLIENT_CORE: Final = 1
WARM_S: Final = 3.0
MEGABYTE: Final = 1 << 20


class Move(msgspec.Struct):
    """What the clients need of a move."""

    text: str


class Position(msgspec.Struct):
    """What the clients need of a position."""

    ply: int
    moves: list[Move]


class LookFrom(msgspec.Struct):
    """What the clients need of a table."""

    status: str
    rematch: str = ""


class Told(msgspec.Struct):
    """What the clients need of any message."""

    kind: str
    table: LookFrom | None = None
    position: Position | None = None


_decoder: Final = msgspec.json.Decoder(Told)


class Tally:
    """What has happened so far."""

    def __init__(self) -> None:
        self.moves = 0
        self.updates = 0
        self.bytes = 0
        self.refused = 0
        self.games = 0
        self.waits: list[float] = []


class Client:
    """Somebody at a table who moves at random; after the last move all go on at another table."""

    def __init__(
        self, tally: Tally, port: int, table: str, seat: int, cookie: str, chance: random.Random, pause_s: float = 0.0
    ) -> None:  # fmt: skip
        self.pause_s = pause_s  # to think about a move; 0: none
        self.thinking = False
        self.tally = tally
        self.port = port
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.random = chance
        self.position: Position | None = None
        self.sent_at = 0.0  # while a command is under way
        self.number = 0
        self.socket: RawSocket | None = None
        self._moving: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Come to the table."""
        path = f"/api/v1/tables/{self.table}/socket"
        self.socket = await RawSocket.connect(self.port, path, self.cookie, self._heard, lambda _code: None)
        self.socket.send(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL, "viewer": self.seat}))

    def _heard(self, data: bytes) -> None:
        told = _decoder.decode(data)
        self.tally.bytes += len(data)
        if told.kind == "update" and told.table is not None:
            self.tally.updates += 1
            self.position = told.position
            if told.table.rematch and self._moving is None:
                self._moving = asyncio.ensure_future(self._go_on(told.table.rematch))
            elif told.table.status == "over" and self.seat == 0 and not told.table.rematch:
                self._send({"do": "rematch"})
        elif told.kind == "ack":
            self.tally.moves += 1
            self.tally.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        elif told.kind == "refused":
            self.tally.refused += 1
            self.sent_at, self.position = 0.0, None
        if not self.pause_s:
            self._move()
        elif not self.thinking:
            self.thinking = True
            pause = self.random.uniform(0.5, 1.5) * self.pause_s
            asyncio.get_running_loop().call_later(pause, self._move)

    def _move(self) -> None:
        self.thinking = False
        if self.position is not None and self.position.moves and not self.sent_at:
            move = self.random.choice(self.position.moves).text
            self._send({"do": "move", "seat": self.seat, "ply": self.position.ply, "move": move})

    def _send(self, command: dict[str, Any]) -> None:
        if self.sent_at or self.socket is None:
            return
        self.number += 1
        self.sent_at = time.perf_counter()
        self.socket.send(msgspec.json.encode({**command, "id": str(self.number)}))

    async def _go_on(self, table: str) -> None:
        if self.socket is not None:
            self.socket.close()
        self.table, self.position, self.sent_at = table, None, 0.0
        self.tally.games += self.seat == 0
        with contextlib.suppress(OSError):  # the measurement is over and the server gone
            await self.connect()
        self._moving = None


async def play(
    port: int, prepared: Prepared, tally: Tally, watchers: int = 0, pause_s: float = 0.0
) -> list[Client]:  # fmt: skip
    """Let everybody come to their tables and begin; strangers look on."""
    chance = random.Random(1)
    clients = [
        Client(tally, port, table, seat, prepared.cookies[seat], chance, pause_s)
        for table, people in prepared.tables
        for seat in range(people)
    ]
    strangers = [Client(tally, port, table, -3, "", chance) for table, _ in prepared.tables * watchers]
    clients = strangers + clients
    for first in range(0, len(clients), 50):
        await asyncio.gather(*(client.connect() for client in clients[first : first + 50]))
    return clients


async def _commits(server: Server) -> tuple[float, float]:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        text = (await client.get(f"{server.address}/metrics")).text
    found = dict(line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("ecumene_append_seconds_"))
    return float(found["ecumene_append_seconds_count"]), float(found["ecumene_append_seconds_sum"])


async def load(seconds: float, tables: int, watchers: int, synchronous: str) -> dict[str, float]:
    """One measurement."""
    with tempfile.TemporaryDirectory(prefix="table-load-") as folder:
        path = Path(folder) / "table.db"
        prepared = await prepare(path, tables, 0)
        settings = {**UNLIMITED, "ECUMENE_SYNCHRONOUS": synchronous, "ECUMENE_BOT_WORKERS": "1"}
        async with Server(path, settings, SERVER_CORE) as server:
            tally = Tally()
            clients = await play(server.port, prepared, tally, watchers)
            await asyncio.sleep(WARM_S)
            commits = await _commits(server)
            used, own, began = server.seconds_used(), time.process_time(), time.perf_counter()
            moves, updates, size = tally.moves, tally.updates, tally.bytes
            tally.waits.clear()
            await asyncio.sleep(seconds)
            seconds = time.perf_counter() - began
            made = tally.moves - moves
            waits = sorted(tally.waits)
            after = await _commits(server)
            count = max(1.0, after[0] - commits[0])
            return {
                "moves_per_second": made / seconds,
                "moves_per_processor_second": made / max(0.001, server.seconds_used() - used),
                "updates_per_second": (tally.updates - updates) / seconds,
                "kilobytes_per_update": (tally.bytes - size) / max(1, tally.updates - updates) / 1000,
                "server_core_used": (server.seconds_used() - used) / seconds,
                "client_core_used": (time.process_time() - own) / seconds,
                "moves_per_commit": made / count,
                "milliseconds_per_commit": 1000 * (after[1] - commits[1]) / count,
                "median_wait_ms": 1000 * statistics.median(waits) if waits else 0.0,
                "refused": tally.refused,
                "sockets": len(clients),
            }


async def memory(tables: int, decisions: int | None, sockets: bool) -> list[dict[str, Any]]:
    """Memory with no table loaded, with a fifth of them and with all."""
    found = []
    with tempfile.TemporaryDirectory(prefix="table-memory-") as folder:
        path = Path(folder) / "table.db"
        prepared = await prepare(path, tables, decisions, (2,))
        async with (
            Server(path, core=SERVER_CORE) as server,
            httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as client,
        ):
            await client.get("/api/v1/tables/none/fairness")
            kept: list[RawSocket] = []
            for first, last in ((0, 0), (0, tables // 5), (tables // 5, tables)):
                for table, people in prepared.tables[first:last]:
                    (await client.get(f"/api/v1/tables/{table}/fairness")).raise_for_status()
                    if sockets:
                        kept += [await _look_on(server, table, seat, prepared.cookies[seat]) for seat in range(people)]
                await asyncio.sleep(1.0)
                found.append({"tables": last, "megabytes": round(server.memory() / MEGABYTE, 1)})
            for socket in kept:
                socket.close()
    return found


async def _look_on(server: Server, table: str, seat: int, cookie: str) -> RawSocket:
    path = f"/api/v1/tables/{table}/socket"
    socket = await RawSocket.connect(server.port, path, cookie, lambda _data: None, lambda _code: None)
    socket.send(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL, "viewer": seat}))
    return socket


def _per_table(found: list[dict[str, Any]]) -> float:
    first, last = found[0], found[-1]
    return float(round((last["megabytes"] - first["megabytes"]) * 1024 / last["tables"], 1))


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Everything."""
    kinds = {
        "full": (arguments.tables, 0, "full"), "normal": (arguments.tables, 0, "normal"),
        "crowd": (arguments.tables // 20, 40, "full"),
    }  # fmt: skip
    kinds = {name: kind for name, kind in kinds.items() if name in arguments.kinds}
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in kinds}
    for _ in range(arguments.repeat):
        for name, kind in kinds.items():
            runs[name].append(await load(arguments.seconds, *kind))
            print(name, {what: round(value, 2) for what, value in runs[name][-1].items()}, flush=True)
    figures: dict[str, Any] = {"seconds": arguments.seconds, "repeat": arguments.repeat}
    for name, found in runs.items():
        tables, watchers, synchronous = kinds[name]
        medians = {what: round(statistics.median(one[what] for one in found), 2) for what in found[0]}
        figures[name] = {
            "tables": tables, "watchers_per_table": watchers, "synchronous": synchronous, **medians,
            "best_moves_per_second": round(max(one["moves_per_second"] for one in found)),
        }  # fmt: skip
    if arguments.memory:
        filled: dict[str, tuple[int | None, bool]] = {
            "waiting": (None, False), "mid_game": (70, False), "mid_game_with_two_sockets": (70, True),
        }  # fmt: skip
        figures["memory"] = {}
        for name, (decisions, sockets) in filled.items():
            measured = await memory(arguments.memory, decisions, sockets)
            figures["memory"][name] = {"measured": measured, "kilobytes_per_table": _per_table(measured)}
            print(name, figures["memory"][name], flush=True)
    return figures


def main() -> int:
    """Measure, and keep what was found."""
    parser = argparse.ArgumentParser(description="Measure durable moves a second on one core, and memory.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kinds", nargs="+", default=["full", "normal", "crowd"])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--memory", type=int, default=1000, help="tables to load into the memory; 0 to leave it out")
    parser.add_argument("--out", type=Path, default=Path("results/table-load.json"))
    arguments = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        print("Two cores are needed: one for the server, one for its clients.")
        return 1
    os.sched_setaffinity(0, {CLIENT_CORE})
    write_results(arguments.out, uvloop.run(asyncio.wait_for(measure(arguments), 1800)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
