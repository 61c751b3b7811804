"""People at tables of a server that is killed again and again: they act at random and remember all they were told."""

import asyncio
import random
from typing import Any, Final

import msgspec

from ecumene.server.protocol import PROTOCOL, Ack, FromServer, Refused, Update
from raw_table import RawSocket

DECODER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


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


class Findings:
    """What has been found so far, and the dice that all share."""

    def __init__(self, seed: int) -> None:
        self.count = Count(examples=[])
        self.random = random.Random(seed)
        self.durable: dict[str, int] = {}  # table -> the last version that was in the log after the last kill

    def wrong(self, what: str) -> None:
        """Something that must not be."""
        self.count.violations += 1
        if len(self.count.examples) < 10:
            self.count.examples.append(what)


class Sent(msgspec.Struct):
    """A command and what became of it."""

    id: str
    command: dict[str, Any]
    version: int = 0  # acknowledged
    cut_off: bool = False  # by a kill, before anything was heard of it


class Player:
    """Somebody at a table who acts at random and remembers everything; a spectator if ``seat`` is -3."""

    def __init__(self, findings: Findings, table: str, seat: int, guest: str, cookie: str) -> None:
        self.findings = findings
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
        self._send({"do": "hello", "protocol": PROTOCOL, "version": self.version, "viewer": self.seat})
        if self.pending is not None:
            self._send(self.pending.command)
        if self.acknowledged and self.findings.random.random() < 0.3:
            done = self.acknowledged[-1]
            self.again[done.id] = done
            self.findings.count.sent_again_though_acknowledged += 1
            self._send(done.command)

    def _send(self, said: dict[str, Any]) -> None:
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(said))

    def _ended(self, _code: int) -> None:
        self.socket = None
        self.gone.set()

    def _heard(self, data: bytes) -> None:
        said = DECODER.decode(data)
        if isinstance(said, Update):
            self.version = said.version
            self.position = said
            self.updates.append(said)
            self.over = said.table.status == "over"
        elif isinstance(said, Ack):
            self._done(said)
        elif isinstance(said, Refused):
            if said.id in self.again:
                self.findings.wrong(f"{said.id} was acknowledged before and is refused now: {said.fault.code}")
            elif self.pending is not None and said.id == self.pending.id:
                if self.pending.cut_off:
                    self.findings.count.of_these_overtaken += 1
                self.pending = None
                if said.fault.code == "stale":
                    self.position = None  # the update that follows tells how things stand
        self._act()

    def _done(self, said: Ack) -> None:
        if said.id in self.again:
            if self.again.pop(said.id).version != said.version:
                self.findings.wrong(f"{said.id} was acknowledged with another version than before")
        elif self.pending is not None and said.id == self.pending.id:
            self.pending.version = said.version
            self.acknowledged.append(self.pending)
            if self.pending.cut_off:
                durable = said.version <= self.findings.durable.get(self.table, 0)
                self.findings.count.of_these_done_already += durable
                self.findings.count.of_these_done_when_sent_again += not durable
            self.pending = None

    def _act(self) -> None:
        """Do something, unless there is nothing to do or something is under way."""
        if self.pending is not None or self.position is None or self.over or self.seat < 0:
            return
        position = self.position.position
        if position is None:
            return
        chosen = self.findings.random
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
