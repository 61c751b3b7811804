"""What a killed server left on the disk, and whether it is what people were told."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec

from ecumene.server import disclosure
from ecumene.server.changes import Charter, LogEntry, Moved, change_of
from ecumene.server.protocol import Line
from ecumene.server.rows import Row
from ecumene.server.table import Table
from kill_players import Findings, Player

_lines: Final = msgspec.json.Decoder(Line)


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
            own, at_ms, change, command = self.rows[number]
            self.table.apply(LogEntry(own, at_ms, change_of(change), command))
        return self.table


class Evidence:
    """The database of a server that does not run, against what people remember."""

    def __init__(self, findings: Findings, database: Path) -> None:
        self.findings = findings
        self.database = database
        self.replicas: dict[str, Replica] = {}

    def _read(self) -> tuple[dict[str, tuple[Any, ...]], dict[str, list[tuple[Any, ...]]]]:
        """The database as the dead server left it: read in a copy, so that nothing is mended before it starts again."""
        copy = self.database.parent / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for name in (self.database, Path(f"{self.database}-wal")):
            if name.exists():
                shutil.copy(name, copy / name.name)
        database = sqlite3.connect(copy / self.database.name)
        try:
            if database.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                self.findings.wrong("the database is damaged")
            columns = "charter, secret, invite, created_ms, version, id"
            tables = {row[5]: row for row in database.execute(f"SELECT {columns} FROM tables")}
            logs: dict[str, list[tuple[Any, ...]]] = {table: [] for table in tables}
            query = "SELECT table_id, version, at_ms, fact, command FROM entries ORDER BY table_id, version"
            for table, *row in database.execute(query):
                logs[table].append(tuple(row))
        finally:
            database.close()
        return tables, logs

    def compare(self, everybody: list[Player]) -> None:
        """Everything these people were told, with the log."""
        tables, logs = self._read()
        for table in {player.table for player in everybody}:
            if table not in tables:
                self.findings.wrong(f"table {table} is gone")
                continue
            replica = self.replicas.setdefault(table, Replica())
            trouble = replica.grow(tables[table], logs[table])
            if trouble:
                self.findings.wrong(f"table {table}: {trouble}")
                continue
            players = [player for player in everybody if player.table == table]
            self._compare_commands(players, logs[table])
            self._compare_updates(players, replica, len(logs[table]))
            replica.at(len(logs[table]))
            self.findings.durable[table] = len(logs[table])

    def _compare_commands(self, players: list[Player], log: list[tuple[Any, ...]]) -> None:
        by_command = {row[3]: row for row in log if row[3] is not None}
        for player in players:
            for sent in player.acknowledged:
                row = by_command.get(f"{player.guest}/{sent.id}")
                if row is None or row[0] != sent.version:
                    self.findings.wrong(f"{sent.command} was acknowledged at version {sent.version} and is not there")
                elif sent.command["do"] == "move":
                    change = change_of(row[2])
                    text = f"p{player.seat + 1} {sent.command['move']}"
                    if not isinstance(change, Moved) or change.plies[0] != text:
                        self.findings.wrong(f"{sent.command} was acknowledged, but the log says {change}")

    def _compare_updates(self, players: list[Player], replica: Replica, last: int) -> None:
        seen = [(update, player) for player in players for update in player.updates]
        for player in players:
            player.updates = player.updates[-1:] if player.updates and player.updates[-1].version >= last else []
        for update, player in sorted(seen, key=lambda one: one[0].version):
            if update.version > last:
                self.findings.wrong(
                    f"seat {player.seat} of {player.table} saw version {update.version}, durable is {last}"
                )
                continue
            table = replica.at(update.version)
            viewer = update.you.viewer
            same = (
                _plain(update.position) == _plain(disclosure.position(table, viewer))
                and update.lines == [_lines.decode(line) for line in disclosure.lines(table, viewer, update.since)]
                and update.table.status == table.status
            )
            if not same:
                self.findings.wrong(
                    f"seat {player.seat} of {player.table} saw something else at version {update.version}"
                )
            self.findings.count.updates_compared += 1
            self.findings.count.updates_compared_of_spectators += player.seat < 0

    def count_effects(self, everybody: list[Player]) -> None:
        """At the end: as many entries with a command as commands that were acknowledged, each once."""
        _, logs = self._read()
        for table, log in logs.items():
            commands = [row[3] for row in log if row[3] is not None and not row[3].endswith("/sit")]
            players = [player for player in everybody if player.table == table]
            wanted = sorted(f"{player.guest}/{sent.id}" for player in players for sent in player.acknowledged)
            if sorted(commands) != wanted:
                self.findings.wrong(f"table {table} has other commands in its log than were acknowledged")
            self.findings.count.commands_acknowledged += len(wanted)
            moves = [sent for player in players for sent in player.acknowledged if sent.command["do"] == "move"]
            self.findings.count.moves_acknowledged += len(moves)
            changes = [change_of(row[2]) for row in log]
            self.findings.count.bot_moves += sum(isinstance(change, Moved) and change.by == "bot" for change in changes)


def _plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
