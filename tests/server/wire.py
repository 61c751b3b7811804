"""A real server for tests, and raw clients that use it over HTTP and sockets like any other program."""

import asyncio
import contextlib
import logging
import random
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection, connect

from ecumene.cli.serve import configured
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES
from ecumene.server.app import create_app
from ecumene.server.context import Context
from ecumene.server.http_protocol import ListNews, Lobby, LobbyNews, LobbyTable, MadeTable, NewTable
from ecumene.server.protocol import (
    PROTOCOL,
    Ack,
    ClockRules,
    Considered,
    Fault,
    FromServer,
    Hint,
    Line,
    Position,
    Presence,
    Refused,
    SeatPlan,
    Update,
    You,
)
from ecumene.server.settings import Settings

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
PATIENCE_S = 180.0  # a test that waits longer for a message has failed, on the busiest machine

Message = TypeVar("Message", bound=FromServer)
Answer = TypeVar("Answer", bound=msgspec.Struct)
Result = TypeVar("Result")

_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


# The server ----------------------------------------------------------------------------------------------------------


class Troubles(logging.Handler):
    """Collects everything that was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = logging.Formatter("%(name)s: %(message)s").format(record)
        why = getattr(record, "why", "")
        self.found.append(f"{text} {why}".strip())


class Prompt(uvicorn.Server):
    """Ends as soon as it is told to, and waits for nothing but what is open; uvicorn looks ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    async def main_loop(self) -> None:
        """Do what has to be done every tenth of a second."""
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), 0.1)

    def end(self) -> None:
        """Shut down; called on the server's loop."""
        self.should_exit = True
        self._told.set()


class Running:
    """A server in its own thread, on its own port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.context: Context = self.app.state["context"]
        # asyncio disables the send delay (Nagle's algorithm) only for a socket that declares itself TCP.
        self._listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._listening.bind(("127.0.0.1", 0))
        self._listening.listen(100)
        self.port = int(self._listening.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        config = configured(self.app, settings)
        config.loop = "asyncio"
        self._server = Prompt(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name=f"server-{self.port}", daemon=True)
        self._troubles = Troubles()

    @property
    def troubles(self) -> list[str]:
        """Errors logged since the start, or since this list was cleared."""
        return self._troubles.found

    def start(self) -> Self:
        logging.getLogger().addHandler(self._troubles)
        self._thread.start()
        end = time.monotonic() + PATIENCE_S
        while not self._server.started:
            assert self._thread.is_alive(), f"the server did not start: {self.troubles}"
            assert time.monotonic() < end, "the server takes too long to start"
            time.sleep(0.01)
        return self

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve([self._listening])

        asyncio.run(serve())

    def stop(self) -> None:
        """Shut down cleanly; every open socket is closed."""
        self._server.should_exit = True
        if self.loop is not None:
            with contextlib.suppress(RuntimeError):  # it has ended by itself
                self.loop.call_soon_threadsafe(self._server.end)
        self._thread.join(PATIENCE_S)
        self._listening.close()
        logging.getLogger().removeHandler(self._troubles)
        assert not self._thread.is_alive(), "the server does not stop"

    async def inside(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something inside the server and wait for it."""
        assert self.loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))


def lenient(path: Path, client: Path | None = None, **changes: object) -> Settings:
    """Settings for tests: fast, and without limits unless a test asks for them."""
    chosen: dict[str, object] = {
        "database_url": f"sqlite:///{path}",
        "synchronous": "normal",
        "bot_workers": 1,
        "hint_ms": 50,
        "commands_per_s": 10_000.0,
        "command_burst": 100_000,
        "chat_per_minute": 10_000.0,
        "tables_per_minute": 10_000.0,
        "tables_per_host": 10_000,
        "sockets_per_guest": 1000,
        "guests_per_minute": 10_000.0,
        "connections_per_address": 2000,
        "processor_share": 1000.0,
        "processor_share_address": 1000.0,
        "processor_share_network": 1000.0,
        "shutdown_s": 3,
        "answer_s": 60.0,  # nothing is answered for anybody unless a test wants it
        **({"client_folder": client} if client is not None else {}),
        **changes,
    }
    return Settings(**chosen)  # type: ignore[arg-type]  # each is of the type of its field


# Guests --------------------------------------------------------------------------------------------------------------


def planned(words: str) -> list[SeatPlan]:
    """Seats in short form: ``me friend open greedy``; any other word is a bot's level."""
    plans = {"me": SeatPlan(kind="me"), "friend": SeatPlan(kind="friend"), "open": SeatPlan(kind="open")}
    return [plans.get(word) or SeatPlan(kind="bot", bot=word) for word in words.split()]


class Guest:
    """Somebody with a browser: a cookie, requests and sockets. Without a name, a stranger."""

    def __init__(self, base: str, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.base = base
        self.name = name
        # Without certificates, which nobody asks for here: to read the system's takes 26 ms each time.
        self.http = httpx.AsyncClient(base_url=base, trust_env=False, verify=False, timeout=PATIENCE_S, headers=headers)
        self.seen: list[bytes] = []  # the body of every response

    async def __aenter__(self) -> Self:
        self.http.event_hooks["response"].append(self._see)
        if self.name:
            answer = await self.post("/api/v1/me", {"name": self.name})
            assert answer.status_code == 200, answer.text
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def _see(self, answer: httpx.Response) -> None:
        self.seen.append(await answer.aread())

    @property
    def cookie(self) -> str:
        """The cookie header, as a browser would send it."""
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)

    async def get(self, path: str, **query: str | int) -> httpx.Response:
        return await self.http.get(path, params=query or None)

    async def post(self, path: str, body: object) -> httpx.Response:
        return await self.http.post(
            path, content=msgspec.json.encode(body), headers={"Content-Type": "application/json"}
        )

    async def fetch(self, kind: type[Answer], path: str, **query: str | int) -> Answer:
        """A response that must be successful."""
        answer = await self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def make_table(
        self,
        seats: str | list[SeatPlan] = "me greedy",
        options: dict[str, str | int | bool] | None = None,
        *,
        game: str = "victoria",
        public: bool = False,
        hints: bool = True,
        clock: ClockRules | None = None,
        stand_in: str = "search:200ms",
        patience_s: int | None = None,
    ) -> MadeTable:
        """A new table; its seats in short or full form."""
        plan = NewTable(
            game=game,
            seats=planned(seats) if isinstance(seats, str) else seats,
            options=options or {},
            public=public,
            hints=hints,
            clock=clock or ClockRules(),
            stand_in=stand_in,
            patience_s=patience_s,
        )
        answer = await self.post("/api/v1/tables", plan)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=MadeTable)

    @asynccontextmanager
    async def table(
        self, table: str, invite: str = "", *, viewer: int = -3, version: int = 0, hello: bool = True
    ) -> AsyncIterator["TableSocket"]:
        """A socket to a table; with ``hello`` it has said hello and received the first update."""
        query = f"?invite={invite}" if invite else ""
        async with self.connected(f"/api/v1/tables/{table}/socket{query}") as connection:
            table_socket = TableSocket(connection)
            if hello:
                await table_socket.hello(version=version, viewer=viewer)
            yield table_socket

    @asynccontextmanager
    async def lobby(self) -> AsyncIterator["LobbySocket"]:
        """A socket to the lobby."""
        async with self.connected("/api/v1/lobby/socket") as connection:
            yield LobbySocket(connection)

    @asynccontextmanager
    async def connected(self, path: str, headers: dict[str, str] | None = None) -> AsyncIterator[ClientConnection]:
        """A bare socket."""
        sent = {**({"Cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        address = f"{self.base.replace('http', 'ws', 1)}{path}"
        async with connect(
            address, additional_headers=sent, proxy=None, max_size=None, compression=None, open_timeout=PATIENCE_S,
            close_timeout=PATIENCE_S, ping_interval=None, max_queue=None,
        ) as connection:  # fmt: skip
            yield connection


# Sockets -------------------------------------------------------------------------------------------------------------


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


async def together(*work: Awaitable[object]) -> None:
    """Run all at once; the first failure cancels all."""
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(_awaited(one))


async def _awaited(work: Awaitable[object]) -> None:
    await work


# Playing -------------------------------------------------------------------------------------------------------------


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
