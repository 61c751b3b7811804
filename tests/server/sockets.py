"""Raw clients of the server's two sockets, which keep what a browser would keep."""

import asyncio
from collections.abc import Callable
from typing import Self, TypeVar

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from ecumene.server.http_protocol import ListNews, Lobby, LobbyNews, LobbyTable
from ecumene.server.protocol import (
    PROTOCOL,
    Ack,
    Considered,
    Fault,
    FromServer,
    Hint,
    Line,
    Position,
    Presence,
    Refused,
    Update,
    You,
)

from .running import PATIENCE_S

Message = TypeVar("Message", bound=FromServer)

_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


async def received(connection: ClientConnection) -> str:
    """The next message, or :class:`Closed`."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            message = await connection.recv()
    except websockets.ConnectionClosed as error:
        raise Closed(connection.close_code or 0, connection.close_reason or "") from error
    assert isinstance(message, str), "the server sends text only"
    return message


def with_news(lobby: Lobby, news: LobbyNews) -> Lobby:
    """The lobby after what has changed, as a client puts it together."""

    def changed(tables: list[LobbyTable], news: ListNews | None) -> list[LobbyTable]:
        if news is None:
            return tables
        known = {table.id: table for table in [*tables, *news.put]}
        return [known[table] for table in news.order]

    return Lobby(
        open=changed(lobby.open, news.open),
        playing=changed(lobby.playing, news.playing),
        mine=changed(lobby.mine, news.mine),
    )


class LobbySocket:
    """A socket to the lobby."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.lobby: Lobby | None = None

    async def next(self, until: Callable[[Lobby], bool] = lambda _: True) -> Lobby:
        """The lobby after the next message with which it satisfies the condition."""
        while True:
            self.raw.append(await received(self.connection))
            message = msgspec.json.decode(self.raw[-1], type=Lobby | LobbyNews)
            if isinstance(message, LobbyNews):
                assert self.lobby is not None, "the first message is the whole lobby"
                message = with_news(self.lobby, message)
            self.lobby = message
            if until(message):
                return message

    async def closed(self) -> Closed:
        """Listen until the server closes the socket."""
        while True:
            try:
                await received(self.connection)
            except Closed as closed:
                return closed


class TableSocket:
    """A socket to a table that keeps the state of a client: the last update, the log and who is present."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []  # every message as received
        self.messages: list[FromServer] = []
        self.update: Update | None = None
        self.presence: Presence | None = None
        self.lines: list[Line] = []
        self._ids = 0

    # State ---------------------------------------------------------------------------------------------------------

    @property
    def last(self) -> Update:
        """The last update."""
        assert self.update is not None, "nothing was told yet"
        return self.update

    @property
    def version(self) -> int:
        return self.last.version

    @property
    def you(self) -> You:
        return self.last.you

    @property
    def status(self) -> str:
        return self.last.table.status

    @property
    def position(self) -> Position:
        """The position from the current seat."""
        assert self.last.position is not None, "the game has not begun"
        return self.last.position

    @property
    def moves(self) -> list[str]:
        """The moves that can be made from this seat now."""
        return [move.text for move in self.last.position.moves] if self.last.position is not None else []

    # Receiving -----------------------------------------------------------------------------------------------------

    async def receive(self) -> FromServer:
        """The next message, whatever it is."""
        self.raw.append(await received(self.connection))
        message = _from_server.decode(self.raw[-1])
        self.messages.append(message)
        if isinstance(message, Update):
            self._take(message)
        elif isinstance(message, Presence):
            self.presence = message
        return message

    def _take(self, update: Update) -> None:
        if update.since == 0:
            self.lines = []
        elif update.undone is not None:
            kept = update.undone
            self.lines = [line for line in self.lines if line.kind != "game" or line.ply <= kept]
        self.lines += update.lines
        self.update = update

    async def next(self, kind: type[Message], until: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of this kind that satisfies the condition; earlier ones are processed."""
        while True:
            message = await self.receive()
            if isinstance(message, kind) and until(message):
                return message

    async def until(self, wanted: Callable[[Self], bool]) -> None:
        """Receive until the condition is true."""
        while not wanted(self):
            await self.receive()

    async def silence(self) -> list[FromServer]:
        """The messages that arrive before the answer to a ping."""
        before = len(self.messages)
        await self.say("ping")
        while self.messages[-1:] == [] or type(self.messages[-1]).__name__ != "Pong":
            await self.receive()
        return self.messages[before:-1]

    async def closed(self) -> Closed:
        """Listen until the server closes the socket."""
        while True:
            try:
                await self.receive()
            except Closed as closed:
                return closed

    # Sending -------------------------------------------------------------------------------------------------------

    async def send(self, message: str | bytes) -> None:
        """Send something as it is."""
        await self.connection.send(message)

    async def say(self, do: str, **fields: object) -> None:
        """Send a message without waiting for an answer."""
        await self.send(msgspec.json.encode({"do": do, **fields}).decode())

    async def hello(self, version: int = 0, viewer: int = -3, protocol: int = PROTOCOL) -> Update:
        """Say hello; the answer is an update."""
        await self.say("hello", protocol=protocol, version=version, viewer=viewer)
        return await self.next(Update)

    async def viewer(self, seat: int) -> Update:
        """Switch to another seat."""
        await self.say("look-from", seat=seat)
        return await self.next(Update, lambda update: update.since == 0)

    async def command(self, do: str, **fields: object) -> Ack | Refused | Considered | Hint:
        """Send a command and return its answer; updates that come before it are processed."""
        if "id" not in fields:
            self._ids += 1
            fields["id"] = f"{do}-{self._ids}-{id(self):x}"
        await self.say(do, **fields)
        while True:
            message = await self.receive()
            if isinstance(message, Ack | Refused | Considered | Hint) and message.id == fields["id"]:
                return message

    async def done(self, do: str, **fields: object) -> Ack:
        """Send a command that must be carried out."""
        answer = await self.command(do, **fields)
        assert isinstance(answer, Ack), answer
        return answer

    async def fault(self, do: str, **fields: object) -> Fault:
        """Send a command that must be refused; returns the reason."""
        answer = await self.command(do, **fields)
        assert isinstance(answer, Refused), answer
        return answer.fault

    async def move(self, text: str, seat: int | None = None) -> Ack:
        """Make a move from the current seat."""
        return await self.done("move", seat=self.you.viewer if seat is None else seat, ply=self.position.ply, move=text)
