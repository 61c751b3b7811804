"""Kill the server again and again while people play, and prove that nothing anybody was told is ever lost.

    python bench/table_kills.py --kills 60 --tables 8

Tables of two to four people, some with bots, each with a spectator: all of them play at random as fast as they can,
write, and take moves back. At random moments the server is killed (SIGKILL). Before it is started again the database it
left is read as it lies there, and compared with everything that anybody received:

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
import random
import shutil
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
from ecumene.server import faces
from ecumene.server.facts import Charter, Entry, Moved, fact_of
from ecumene.server.protocol import Ack, FromServer, Refused, Update
from ecumene.server.store import Row
from ecumene.server.table import Table
from raw_table import RawSocket, Server, cookie_of, named, source_mark, write_results

ROUND_S: Final = 20.0  # for everybody to be connected again, and to have gone
FINISH_S: Final = 120.0  # for all games to be played out
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

_decoder: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


class Count(msgspec.Struct):
    """What was done and found."""

    kills: int = 0
    tables: int = 0
    games_finished: int = 0
    records_fair: int = 0
    commands_acknowledged: int = 0
    moves_acknowledged: int = 0
    bot_moves: int = 0
    updates_compared: int = 0
    updates_compared_of_spectators: int = 0
    unacknowledged_at_a_kill: int = 0
    of_these_done_already: int = 0
    of_these_done_when_sent_again: int = 0
    of_these_overtaken: int = 0
    sent_again_though_acknowledged: int = 0
    kills_with_something_unacknowledged: int = 0
    violations: int = 0
    examples: list[str] = []


class Sent(msgspec.Struct):
    """A command and what became of it."""

    id: str
    command: dict[str, Any]
    version: int = 0  # acknowledged
    resent: bool = False

    @property
    def text(self) -> bytes:
        """As it goes over the wire."""
        return msgspec.json.encode(self.command)


class Player:
    """Somebody at a table who acts at random and remembers everything; a spectator if ``seat`` is -3."""

    def __init__(self, proof: "Proof", table: str, seat: int, guest: str, cookie: str) -> None:
        self.proof = proof
        self.table = table
        self.seat = seat
        self.guest = guest
        self.cookie = cookie
        self.version = 0
        self.position: Update | None = None
        self.pending: Sent | None = None
        self.acknowledged: list[Sent] = []
        self.again: dict[str, Sent] = {}
        self.updates: list[Update] = []
        self.over = False
        self.socket: RawSocket | None = None
        self.gone = asyncio.Event()
        self.number = 0

    async def connect(self, port: int) -> None:
        """Come (back) to the table, and send again what nobody has acknowledged."""
        self.gone.clear()
        self.position = None
        try:
            path = f"/api/v1/tables/{self.table}/socket"
            self.socket = await RawSocket.connect(port, path, self.cookie, self._heard, self._ended)
        except OSError:
            self.gone.set()
            return
        self._send({"do": "hello", "protocol": 1, "version": self.version, "face": self.seat})
        if self.pending is not None:
            self.pending.resent = True
            self._send(self.pending.command)
        if self.acknowledged and self.proof.random.random() < 0.3:
            done = self.acknowledged[-1]
            self.again[done.id] = done
            self.proof.count.sent_again_though_acknowledged += 1
            self._send(done.command)

    def _send(self, said: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(said))

    def _ended(self, _code: int) -> None:
        self.socket = None
        self.gone.set()

    def _heard(self, data: bytes) -> None:
        said = _decoder.decode(data)
        if isinstance(said, Update):
            self.version = said.version
            self.position = said
            self.updates.append(said)
            self.over = said.table.status == "over"
        elif isinstance(said, Ack):
            self._done(said)
        elif isinstance(said, Refused):
            if said.id in self.again:
                self.proof.wrong(f"{said.id} was acknowledged before and is refused now: {said.fault.code}")
            elif self.pending is not None and said.id == self.pending.id:
                if self.pending.resent:
                    self.proof.count.of_these_overtaken += 1
                self.pending = None
                if said.fault.code == "stale":
                    self.position = None  # the update that follows tells how things stand
        self._act()

    def _done(self, said: Ack) -> None:
        if said.id in self.again:
            if self.again.pop(said.id).version != said.version:
                self.proof.wrong(f"{said.id} was acknowledged with another version than before")
        elif self.pending is not None and said.id == self.pending.id:
            self.pending.version = said.version
            self.acknowledged.append(self.pending)
            if self.pending.resent:
                durable = said.version <= self.proof.durable.get(self.table, 0)
                self.proof.count.of_these_done_already += durable
                self.proof.count.of_these_done_when_sent_again += not durable
            self.pending = None

    def _act(self) -> None:
        """Do something, unless there is nothing to do or something is under way."""
        if self.pending is not None or self.position is None or self.over or self.seat < 0:
            return
        position = self.position.position
        if position is None:
            return
        chosen = self.proof.random
        if position.undo.how == "free" and chosen.random() < 0.05:
            command: dict[str, Any] = {"do": "undo", "seat": self.seat, "ply": position.ply}
        elif not position.moves:
            return
        elif chosen.random() < 0.03:
            command = {"do": "chat", "text": f"line {self.number}"}
        else:
            move = chosen.choice(position.moves).text
            command = {"do": "move", "seat": self.seat, "ply": position.ply, "move": move}
        self.number += 1
        command["id"] = f"{self.seat}-{self.number}"
        self.pending = Sent(command["id"], command)
        self._send(command)


class Replica:
    """One table built from its log alone, as far as it has been compared."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.table: Table | None = None

    def grow(self, row: tuple[Any, ...], rows: list[tuple[Any, ...]]) -> str:
        """Take the log as it is now; what is wrong with it, if anything."""
        if rows[: len(self.rows)] != self.rows:
            return "what was written before has changed"
        if [one[0] for one in rows] != list(range(1, len(rows) + 1)):
            return "the log has gaps"
        if row[4] != len(rows):
            return f"the lobby knows version {row[4]}, the log {len(rows)}"
        self.rows = rows
        if self.table is None:
            charter = msgspec.json.decode(row[0], type=Charter)
            self.table = Table(Row(id=row[5], charter=charter, secret=row[1], invite=row[2], created_ms=row[3]))
        return ""

    def at(self, version: int) -> Table:
        """The table at a version, not before the last one asked for."""
        assert self.table is not None
        for number in range(self.table.version, version):
            own, at_ms, fact, command = self.rows[number]
            self.table.take(Entry(own, at_ms, fact_of(fact), command))
        return self.table


class Proof:
    """One run."""

    def __init__(self, arguments: argparse.Namespace, folder: Path, broken: bool) -> None:
        self.arguments = arguments
        self.folder = folder
        self.broken = broken
        self.random = random.Random(arguments.seed)
        self.count = Count(examples=[])
        command = (sys.executable, "-c", BROKEN) if broken else (sys.executable, "-m", "ecumene")
        self.server = Server(folder / "table.db", command=command)
        self.guests: list[tuple[httpx.AsyncClient, str, str]] = []  # requests, id in the database, cookie
        self.players: list[Player] = []
        self.replicas: dict[str, Replica] = {}
        self.durable: dict[str, int] = {}  # table -> the last version that was in the log after the last kill
        self.retired: list[Player] = []

    def wrong(self, what: str) -> None:
        """Something that must not be."""
        self.count.violations += 1
        if len(self.count.examples) < 10:
            self.count.examples.append(what)

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
        """Two to four people; every third table has a bot in one more seat."""
        people = 2 + number % 3
        bots = 1 if number % 3 == 0 else 0
        level = "random" if number % 2 else "search:200ms"
        order = self.random.sample(range(4), people)
        host, *others = order
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), *({"kind": "bot", "bot": level},) * bots]
        asked = {"game": "victoria", "seats": seats, "public": True}
        made = (await self.guests[host][0].post("/api/v1/tables", json=asked)).raise_for_status().json()
        table = str(made["table"])
        for seat, guest in enumerate(others, 1):
            await self._sit(table, seat, self.guests[guest][2])
        self.count.tables += 1
        for seat, guest in enumerate(order):
            self.players.append(Player(self, table, seat, self.guests[guest][1], self.guests[guest][2]))
        self.players.append(Player(self, table, -3, "", ""))

    async def _sit(self, table: str, seat: int, cookie: str) -> None:
        """Take a seat; when the last one is taken the game begins."""
        done: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()

        def heard(data: bytes) -> None:
            said = _decoder.decode(data)
            if isinstance(said, Ack | Refused) and not done.done():
                done.set_result(said)

        path = f"/api/v1/tables/{table}/socket"
        socket = await RawSocket.connect(self.server.port, path, cookie, heard, lambda _code: None)
        socket.send(msgspec.json.encode({"do": "hello", "protocol": 1}))
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
        waiting = sum(player.pending is not None and not player.pending.resent for player in self.players)
        self.count.unacknowledged_at_a_kill += waiting
        self.count.kills_with_something_unacknowledged += waiting > 0
        self._compare()
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
        self._compare()
        self._count_effects()

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

    # What the log says ----------------------------------------------------------------------------------------------

    def _log(self) -> tuple[dict[str, tuple[Any, ...]], dict[str, list[tuple[Any, ...]]]]:
        """The database as the dead server left it: read in a copy, so that nothing is mended before it starts again."""
        copy = self.folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for name in (self.server.database, Path(f"{self.server.database}-wal")):
            if name.exists():
                shutil.copy(name, copy / name.name)
        database = sqlite3.connect(copy / self.server.database.name)
        try:
            if database.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                self.wrong("the database is damaged")
            columns = "charter, secret, invite, created_ms, version, id"
            tables = {row[5]: row for row in database.execute(f"SELECT {columns} FROM tables")}
            logs: dict[str, list[tuple[Any, ...]]] = {table: [] for table in tables}
            query = "SELECT table_id, version, at_ms, fact, command FROM entries ORDER BY table_id, version"
            for table, *row in database.execute(query):
                logs[table].append(tuple(row))
        finally:
            database.close()
        return tables, logs

    def _compare(self) -> None:
        tables, logs = self._log()
        for table in {player.table for player in self.players}:
            if table not in tables:
                self.wrong(f"table {table} is gone")
                continue
            replica = self.replicas.setdefault(table, Replica())
            trouble = replica.grow(tables[table], logs[table])
            if trouble:
                self.wrong(f"table {table}: {trouble}")
                continue
            players = [player for player in self.players if player.table == table]
            self._compare_commands(players, logs[table])
            self._compare_updates(players, replica, len(logs[table]))
            replica.at(len(logs[table]))
            self.durable[table] = len(logs[table])

    def _compare_commands(self, players: list[Player], log: list[tuple[Any, ...]]) -> None:
        by_command = {row[3]: row for row in log if row[3] is not None}
        for player in players:
            for sent in player.acknowledged:
                row = by_command.get(f"{player.guest}/{sent.id}")
                if row is None or row[0] != sent.version:
                    self.wrong(f"{sent.command} was acknowledged at version {sent.version} and is not there")
                elif sent.command["do"] == "move":
                    fact = fact_of(row[2])
                    text = f"p{player.seat + 1} {sent.command['move']}"
                    if not isinstance(fact, Moved) or fact.plies[0] != text:
                        self.wrong(f"{sent.command} was acknowledged, but the log says {fact}")

    def _compare_updates(self, players: list[Player], replica: Replica, last: int) -> None:
        seen = [(update, player) for player in players for update in player.updates]
        for player in players:
            player.updates = player.updates[-1:] if player.updates and player.updates[-1].version >= last else []
        for update, player in sorted(seen, key=lambda one: one[0].version):
            if update.version > last:
                self.wrong(f"seat {player.seat} of {player.table} saw version {update.version}, durable is {last}")
                continue
            table = replica.at(update.version)
            face = update.you.face
            same = (
                _plain(update.position) == _plain(faces.position(table, face))
                and update.lines == faces.lines(table, face, update.since)
                and update.table.status == table.status
            )
            if not same:
                self.wrong(f"seat {player.seat} of {player.table} saw something else at version {update.version}")
            self.count.updates_compared += 1
            self.count.updates_compared_of_spectators += player.seat < 0

    def _count_effects(self) -> None:
        """At the end: as many entries with a command as commands that were acknowledged, each once."""
        _, logs = self._log()
        everybody = [*self.players, *self.retired]
        for table, log in logs.items():
            commands = [row[3] for row in log if row[3] is not None and not row[3].endswith("/sit")]
            players = [player for player in everybody if player.table == table]
            wanted = sorted(f"{player.guest}/{sent.id}" for player in players for sent in player.acknowledged)
            if sorted(commands) != wanted:
                self.wrong(f"table {table} has other commands in its log than were acknowledged")
            self.count.commands_acknowledged += len(wanted)
            moves = [sent for player in players for sent in player.acknowledged if sent.command["do"] == "move"]
            self.count.moves_acknowledged += len(moves)
            facts = [fact_of(row[2]) for row in log]
            self.count.bot_moves += sum(isinstance(fact, Moved) and fact.by == "bot" for fact in facts)


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


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
