"""Kill the server again and again while people play, and prove that nothing anybody was told is ever lost.

    python bench/table_kills.py --kills 60 --tables 8

Tables of every game with one to four people, some with bots, each with a spectator: all of them play at random as fast
as they can, write, and take moves back. At random moments the server is killed (SIGKILL). Before it is started again
the database it left is read as it lies there, and compared with everything that anybody received:

- every acknowledged command stands in the log, at the version that was told, with the move that was sent;
- every update that anybody saw, from any seat or as a spectator, is exactly what the log gives at that version;
- what was written earlier has not changed, and the log of every table can be played through.

After the restart everybody sends again what was not acknowledged, and now and then what was. At the end all games are
played out and their records checked; every command has had exactly one effect.

A proof that cannot fail proves nothing: the same is then done to a server that acknowledges 20 ms before it writes, and
losses must be found. The results of both go into one file. (A killed process loses nothing that the operating system
holds already; that a move also survives a power failure rests on SQLite's ``synchronous=full``.)
"""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server.protocol import PROTOCOL, Ack, FromServer, Refused
from kill_log import Evidence
from kill_players import DECODER, Count, Findings, Player
from raw_table import RawSocket, Server, cookie_of, named, source_mark, write_results

ROUND_S: Final = 20.0  # for everybody to be connected again, and to have gone
FINISH_S: Final = 120.0  # for all games to be played out
# What is played, by how many people, with how many bots.
COMPANIES: Final = (("victoria", 2, 1), ("duel", 2, 0), ("victoria", 3, 0), ("duel", 1, 1), ("victoria", 4, 0))
BROKEN: Final = """
import asyncio
from ecumene.cli import main
from ecumene.server.store import Store
write = Store.append
late = set()
async def append(self, *what):
    async def later():
        await asyncio.sleep(0.02)
        await write(self, *what)
    task = asyncio.ensure_future(later())
    late.add(task)
    task.add_done_callback(late.discard)
    return True
Store.append = append
main()
"""


class Proof:
    """One run."""

    def __init__(self, arguments: argparse.Namespace, folder: Path, broken: bool) -> None:
        self.arguments = arguments
        self.broken = broken
        self.findings = Findings(arguments.seed)
        self.random, self.count, self.wrong = self.findings.random, self.findings.count, self.findings.wrong
        command = (sys.executable, "-c", BROKEN) if broken else (sys.executable, "-m", "ecumene")
        self.server = Server(folder / "table.db", command=command)
        self.guests: list[tuple[httpx.AsyncClient, str, str]] = []  # requests, id in the database, cookie
        self.players: list[Player] = []
        self.evidence = Evidence(self.findings, self.server.database)
        self.retired: list[Player] = []

    async def run(self, kills: int) -> Count:
        """Play, kill, compare, so many times; then play out every game."""
        async with self.server:
            try:
                for number in range(4):
                    client = await named(self.server.address, f"Player {number + 1}")
                    self.guests.append((client, "", cookie_of(client)))
                self._name_guests()
                for number in range(self.arguments.tables):
                    await self._new_table(number)
                for _ in range(kills):
                    await self._round()
                if not self.broken:  # who has lost moves is stuck
                    await self._play_out()
            finally:
                for client, _, _ in self.guests:
                    await client.aclose()
        return self.count

    def _name_guests(self) -> None:
        with sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True) as database:
            ids = dict(database.execute("SELECT name, id FROM guests").fetchall())
        database.close()
        self.guests = [
            (client, ids[f"Player {number + 1}"], cookie) for number, (client, _, cookie) in enumerate(self.guests)
        ]

    async def _new_table(self, number: int) -> None:
        """A table of the next company; the levels of the bots take turns."""
        game, people, bots = COMPANIES[number % len(COMPANIES)]
        level = "random" if number % 2 else "search:200ms"
        order = self.random.sample(range(4), people)
        host, *others = order
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), *({"kind": "bot", "bot": level},) * bots]
        asked = {"game": game, "seats": seats, "public": True}
        made = (await self.guests[host][0].post("/api/v1/tables", json=asked)).raise_for_status().json()
        table = str(made["table"])
        for seat, guest in enumerate(others, 1):
            await self._sit(table, seat, self.guests[guest][2])
        self.count.tables += 1
        for seat, guest in enumerate(order):
            self.players.append(Player(self.findings, table, seat, self.guests[guest][1], self.guests[guest][2]))
        self.players.append(Player(self.findings, table, -3, "", ""))

    async def _sit(self, table: str, seat: int, cookie: str) -> None:
        """Take a seat; when the last one is taken the game begins."""
        done: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()

        def heard(data: bytes) -> None:
            said = DECODER.decode(data)
            if isinstance(said, Ack | Refused) and not done.done():
                done.set_result(said)

        path = f"/api/v1/tables/{table}/socket"
        socket = await RawSocket.connect(self.server.port, path, cookie, heard, lambda _code: None)
        socket.send(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL}))
        socket.send(msgspec.json.encode({"do": "sit", "id": "sit", "seat": seat}))
        said = await asyncio.wait_for(done, ROUND_S)
        socket.close()
        if not isinstance(said, Ack):
            raise RuntimeError(f"The table could not be made: {said}")

    async def _round(self) -> None:
        """Everybody comes, plays, and is cut off at a random moment, maybe before all have come."""
        coming = asyncio.gather(*(player.connect(self.server.port) for player in self.players))
        await asyncio.sleep(self.random.uniform(0.0, self.arguments.most_s))
        await self.server.kill()
        self.count.kills += 1
        async with asyncio.timeout(ROUND_S):
            await coming
            for player in self.players:
                await player.gone.wait()
        waiting = [player.pending for player in self.players if player.pending is not None]
        self.count.unacknowledged_at_a_kill += sum(not sent.cut_off for sent in waiting)
        self.count.kills_with_something_unacknowledged += len(waiting) > 0
        for sent in waiting:
            sent.cut_off = True
        self.evidence.compare(self.players)
        await self.server.start()
        await self._replace_finished()

    async def _replace_finished(self) -> None:
        for table in {player.table for player in self.players if player.over}:
            done = [player for player in self.players if player.table == table]
            if any(player.pending is not None for player in done):
                continue  # not before everything they sent has been answered
            await self._check_record(table)
            self.retired += done
            self.players = [player for player in self.players if player.table != table]
            await self._new_table(self.count.tables)

    async def _play_out(self) -> None:
        await asyncio.gather(*(player.connect(self.server.port) for player in self.players))
        until = time.monotonic() + FINISH_S
        while not all(player.over and player.pending is None for player in self.players):
            if time.monotonic() > until:
                self.wrong("not every game could be played out")
                break
            await asyncio.sleep(0.1)
        for table in {player.table for player in self.players}:
            await self._check_record(table)
        for player in self.players:
            if player.socket is not None:
                player.socket.close()
        if await self.server.stop() != 0:
            self.wrong("the server did not end in good order")
        self.evidence.compare(self.players)
        self.evidence.count_effects([*self.players, *self.retired])

    async def _check_record(self, table: str) -> None:
        """The record of a finished game must verify, against the commitment that was shown before the first move."""
        answer = await self.guests[0][0].get(f"/api/v1/tables/{table}/record")
        if answer.status_code != 200:
            self.wrong(f"the record of {table} cannot be had: {answer.status_code}")
            return
        self.count.games_finished += 1
        record = parse_record(answer.text, GAMES)
        record.verify()
        shown = {one.table.commitment for player in self.players if player.table == table for one in player.updates}
        if shown - {record.commitment} or not record.secret:
            self.wrong(f"the record of {table} is not the one that was promised")
        else:
            self.count.records_fair += 1


async def _prove(arguments: argparse.Namespace, kills: int, broken: bool) -> Count:
    with tempfile.TemporaryDirectory(prefix="table-kills-") as folder:
        return await asyncio.wait_for(Proof(arguments, Path(folder), broken).run(kills), arguments.limit_s)


def main() -> int:
    """Prove it, and prove that the proof can fail."""
    parser = argparse.ArgumentParser(description="Kill the server while people play; nothing told may be lost.")
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--most-s", type=float, default=1.2, help="the longest time between a start and a kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broken", type=int, default=8, help="kills of the broken server; 0 to leave it out")
    parser.add_argument("--limit-s", type=float, default=1800)
    parser.add_argument("--out", type=Path, default=Path("results/table-kills.json"))
    arguments = parser.parse_args()
    began, mark = time.monotonic(), source_mark()
    count = asyncio.run(_prove(arguments, arguments.kills, broken=False))
    figures: dict[str, Any] = {"server": msgspec.to_builtins(count), "seconds": round(time.monotonic() - began)}
    good = count.violations == 0
    if arguments.broken:
        control = asyncio.run(_prove(arguments, arguments.broken, broken=True))
        figures["broken_server"] = msgspec.to_builtins(control)
        good = good and control.violations > 0
    if source_mark() != mark:
        print("The program was changed while this ran: what was compared was not what was served.")
        return 1
    write_results(arguments.out, figures)
    print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
