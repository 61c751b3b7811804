"""What honest people notice of a hostile guest: the time from a move until the other sees it, with and without one.

    python bench/table_abuse.py
    python bench/table_abuse.py --add --kinds replays hellos     # in parts

Two people at each of eight tables, two of every game, move at random after a short thought, and one person plays
against a bot that thinks for a second. Then the same beside a hostile guest of one kind (``hostile_guests.py``), who
has an address and as many guests as the server lets in. The server has one core for itself and its bots, the clients
have another. Each kind is measured several times, with and without, one right after the other; the median of the
ratios counts.

Marks: the 99th percentile stays under three times its value without the hostile guest, the bot answers within twice
its time and 0.3 seconds, the server's memory grows by less than 50 MB.
"""

import argparse
import asyncio
import contextlib
import json
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
from rich.console import Console
from rich.progress import Progress

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.games import GAMES, game_named
from ecumene.server.protocol import PROTOCOL
from hostile_guests import ATTACKS, Target, said
from raw_table import HOST, RawSocket, Server, cookie_of, machine, source_mark, write_results

SERVER_CORE: Final = 0
CLIENT_CORE: Final = 1
MEGABYTE: Final = 1 << 20
THOUGHT_S: Final = 0.15
BOT_S: Final = 1.0
MOST_RATIO: Final = 3.0
MOST_BOT_S: Final = 2 * BOT_S + 0.3
MOST_MEGABYTES: Final = 50.0


class Move(msgspec.Struct):
    """What is needed of a move."""

    text: str


class Position(msgspec.Struct):
    """What is needed of a position."""

    ply: int
    moves: list[Move]


class LookFrom(msgspec.Struct):
    """What is needed of a table."""

    status: str


class Told(msgspec.Struct):
    """What is needed of a message."""

    kind: str
    version: int = 0
    table: LookFrom | None = None
    position: Position | None = None


_decoder: Final = msgspec.json.Decoder(Told)


class Figures:
    """What honest people saw."""

    def __init__(self) -> None:
        self.moves: list[float] = []  # seconds from a move until the other person's update
        self.answers: list[float] = []  # seconds from a move until the bot's
        self.lost = 0  # connections that were closed

    def p99(self) -> float:
        """The 99th percentile of the moves, in milliseconds."""
        return statistics.quantiles(self.moves, n=100)[98] * 1000 if len(self.moves) > 1 else 1e6


class Person:
    """One honest person at a table."""

    def __init__(self, table: "Honest", seat: int, address: str) -> None:
        self.table = table
        self.seat = seat
        self.address = address
        self.version = 0
        self.position: Position | None = None
        self.socket: RawSocket | None = None

    def heard(self, data: bytes) -> None:
        """Take in a message."""
        told = _decoder.decode(data)
        if told.kind == "update" and told.table is not None:
            self.version, self.position = told.version, told.position
            self.table.seen(self, told)


class Honest:
    """A table of two people, or of one and a bot, who go on at a new table when a game is over."""

    def __init__(self, port: int, game: str, number: int, bot: str, figures: Figures) -> None:
        self.port = port
        self.game = game
        self.bot = bot
        self.figures = figures
        self.random = random.Random(number)
        self.people = [Person(self, seat, f"127.{10 + number}.0.{seat + 1}") for seat in range(1 if bot else 2)]
        self.clients: list[httpx.AsyncClient] = []
        self.sent = (0.0, 0, -1)  # when, at which version, by whom
        self.over = asyncio.Event()
        self.number = 0

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            for person in self.people:
                transport = httpx.AsyncHTTPTransport(verify=False, local_address=person.address)
                client = httpx.AsyncClient(
                    base_url=f"http://{HOST}:{self.port}", transport=transport, timeout=60, trust_env=False
                )  # fmt: skip
                self.clients.append(client)
                (await client.post("/api/v1/me", json={"name": f"Person {person.seat}"})).raise_for_status()
            while True:
                await self._game()
        finally:
            for person in self.people:
                if person.socket is not None:
                    person.socket.close()
            for client in self.clients:
                await client.aclose()

    async def _game(self) -> None:
        self.over.clear()
        self.sent = (0.0, 0, -1)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "friend"}]
        answer = await self.clients[0].post("/api/v1/tables", json={"game": self.game, "seats": seats})
        answer.raise_for_status()
        made = answer.json()
        for person, client in zip(self.people, self.clients, strict=True):
            person.version, person.position = 0, None
            person.socket = await RawSocket.connect(
                self.port, f"/api/v1/tables/{made['table']}/socket", cookie_of(client), person.heard, self._ended,
                person.address,
            )  # fmt: skip
            person.socket.send(said("hello", protocol=PROTOCOL, viewer=person.seat))
            if person.seat:
                person.socket.send(said("sit", id="sit", seat=1, invite=made["invite"]))
        await self.over.wait()
        for person in self.people:
            if person.socket is not None:
                person.socket.close()

    def _ended(self, code: int) -> None:
        if code not in (1000, 1005, 1006):
            self.figures.lost += 1

    def seen(self, person: Person, told: Told) -> None:
        """Somebody was sent an update: note how long it took, and think about a move."""
        at, version, seat = self.sent
        if at and told.version > version and (person.seat != seat or self.bot):
            if self.bot and told.version > version + 1:  # the first version is one's own move, the next the bot's
                self.figures.answers.append(time.perf_counter() - at)
                self.sent = (0.0, 0, -1)
            elif not self.bot:
                self.figures.moves.append(time.perf_counter() - at)
                self.sent = (0.0, 0, -1)
        if told.table is not None and told.table.status == "over":
            self.over.set()
        elif told.position is not None and told.position.moves:
            pause = self.random.uniform(0.5, 1.5) * THOUGHT_S
            asyncio.get_running_loop().call_later(pause, self._move, person, told.version)

    def _move(self, person: Person, version: int) -> None:
        position = person.position
        if position is None or not position.moves or person.version != version or person.socket is None:
            return
        self.number += 1
        self.sent = (time.perf_counter(), person.version, person.seat)
        move = self.random.choice(position.moves).text
        person.socket.send(said("move", id=str(self.number), seat=person.seat, ply=position.ply, move=move))


def long_record() -> str:
    """A long finished game of CATAN."""
    game = game_named("catan")
    match = Match(game, 2, game.check(2, {"mode": "knights"}), ["a", "b"], FairChance(seeded_secret(1), "long"))
    rng = Rng(1)
    while not match.over:
        match.play(match.state.actor, match.state.random_move(rng))
    return match.record().text()


async def played(port: int, seconds: float) -> Figures:
    """What honest people see in so many seconds."""
    figures = Figures()
    tables = [Honest(port, game, number, "", figures) for number, game in enumerate([*GAMES, *GAMES])]
    tables.append(Honest(port, "duel", len(tables), f"search:{round(BOT_S * 1000)}ms", figures))
    tasks = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(min(2.0, seconds / 4))
    figures.moves.clear()
    figures.answers.clear()
    await asyncio.sleep(seconds)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


async def beside(port: int, kind: str, seconds: float, record: str, number: int) -> tuple[Figures, int]:
    """The same beside a hostile guest; also how often that guest tried something."""
    target = Target(port, f"127.200.{number}.1", record)
    hostile = asyncio.ensure_future(ATTACKS[kind](target))
    await asyncio.sleep(1.0)
    figures = await played(port, seconds)
    hostile.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await hostile
    return figures, target.done


async def measure(kind: str, runs: int, seconds: float, record: str) -> dict[str, Any]:
    """One kind of hostile guest, several times."""
    found: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory(prefix="table-abuse-") as folder:
        settings = {"ECUMENE_BOT_WORKERS": "1", "ECUMENE_LOG_LEVEL": "error"}
        async with Server(Path(folder) / "table.db", settings, SERVER_CORE) as server:
            await played(server.port, seconds / 2)
            for run in range(runs):
                quiet = await played(server.port, seconds)
                before = server.memory()
                loud, tried = await beside(server.port, kind, seconds, record, run)
                found.append({
                    "moves": len(loud.moves),
                    "p99_ms_alone": round(quiet.p99(), 2),
                    "p99_ms": round(loud.p99(), 2),
                    "ratio": round(loud.p99() / quiet.p99(), 2),
                    "bot_s": round(max(loud.answers, default=1e6), 2),
                    "megabytes": round((server.memory() - before) / MEGABYTE, 1),
                    "tried": tried,
                    "lost": loud.lost,
                })  # fmt: skip
    middle = {name: statistics.median(run[name] for run in found) for name in ("ratio", "bot_s", "megabytes", "tried")}
    good = middle["ratio"] < MOST_RATIO and middle["bot_s"] <= MOST_BOT_S and middle["megabytes"] < MOST_MEGABYTES
    return {"good": good and not any(run["lost"] for run in found), **middle, "runs": found}


def measured_before(path: Path) -> dict[str, Any]:
    """The kinds that were measured with the program as it is now."""
    found = json.loads(path.read_text()) if path.exists() else {}
    return dict(found["kinds"]) if found.get("source") == source_mark() else {}


def main() -> None:
    """Measure and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="*", choices=[*ATTACKS], default=[*ATTACKS])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--add", action="store_true", help="keep the kinds that the file has from the same sources")
    parser.add_argument("--out", type=Path, default=Path("results/table-abuse.json"))
    given = parser.parse_args()
    console = Console(stderr=True)
    if len(os.sched_getaffinity(0)) < 2:
        sys.exit("Two cores are needed: one for the server, one for its guests.")
    os.sched_setaffinity(0, {CLIENT_CORE})
    record = long_record()
    results: dict[str, Any] = measured_before(given.out) if given.add else {}
    with Progress(console=console) as progress:
        task = progress.add_task("hostile guests", total=len(given.kinds))
        for kind in given.kinds:
            taken = {"command": " ".join(["python", *sys.argv]), **machine()}
            results[kind] = {**uvloop.run(measure(kind, given.runs, given.seconds, record)), "taken": taken}
            shown = {name: value for name, value in results[kind].items() if name not in ("runs", "taken")}
            console.print(f"{kind}: {shown}")
            progress.advance(task)
            kinds = {kind: results[kind] for kind in ATTACKS if kind in results}
            write_results(given.out, {"runs": given.runs, "seconds": given.seconds, "kinds": kinds})
    if not all(one["good"] for one in results.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
