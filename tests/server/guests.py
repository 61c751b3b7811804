"""Raw clients of the server over HTTP: somebody with a cookie, who asks, makes tables and opens sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ecumene.server.http_protocol import MadeTable, NewTable
from ecumene.server.protocol import ClockRules, SeatPlan

from .running import PATIENCE_S
from .sockets import LobbySocket, TableSocket

Answer = TypeVar("Answer", bound=msgspec.Struct)


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
    ) -> AsyncIterator[TableSocket]:
        """A socket to a table; with ``hello`` it has said hello and received the first update."""
        query = f"?invite={invite}" if invite else ""
        async with self.connected(f"/api/v1/tables/{table}/socket{query}") as connection:
            table_socket = TableSocket(connection)
            if hello:
                await table_socket.hello(version=version, viewer=viewer)
            yield table_socket

    @asynccontextmanager
    async def lobby(self) -> AsyncIterator[LobbySocket]:
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
