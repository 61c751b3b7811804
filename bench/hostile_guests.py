"""Guests who try to spoil the table for others, one kind each. All they do is bounded by the time they are given."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx
import msgspec

from ecumene.server.protocol import PROTOCOL
from raw_table import HOST, RawSocket, cookie_of

Attack = Callable[["Target"], Awaitable[None]]

NONSENSE: Final = "tpriwlay war mc tah lpx prowreaz dooruse ebmargo fo teh gnik ot trade wsod"
ATTACKS: dict[str, Attack] = {}


class Target:
    """The server, as a hostile guest at one address sees it."""

    def __init__(self, port: int, address: str, record: str) -> None:
        self.port = port
        self.address = address
        self.record = record  # of a long finished game
        self.base = f"http://{HOST}:{port}"
        self.done = 0  # what was tried

    @asynccontextmanager
    async def guest(self, name: str = "Eve") -> AsyncIterator[httpx.AsyncClient]:
        """A guest with a name, if the server lets one in."""
        transport = httpx.AsyncHTTPTransport(
            verify=False, local_address=self.address
        )  # plain http: no certificates to load
        async with httpx.AsyncClient(base_url=self.base, transport=transport, timeout=30, trust_env=False) as client:
            if name:
                await client.post("/api/v1/me", json={"name": name})
            yield client

    async def table(self, client: httpx.AsyncClient, seats: list[dict[str, str]], **more: Any) -> dict[str, str]:
        """A new table; empty if it was refused."""
        self.done += 1
        answer = await client.post("/api/v1/tables", json={"game": "duel", "seats": seats, **more})
        return dict(answer.json()) if answer.status_code == 201 else {}

    async def socket(self, path: str, cookie: str, heard: Callable[[bytes], None] = lambda _data: None) -> RawSocket:
        """A socket to the server."""
        return await RawSocket.connect(self.port, path, cookie, heard, lambda _code: None, self.address)

    async def at_table(self, table: str, cookie: str, heard: Callable[[bytes], None] = lambda _data: None) -> RawSocket:
        """A socket at a table that has said hello."""
        socket = await self.socket(f"/api/v1/tables/{table}/socket", cookie, heard)
        socket.send(said("hello", protocol=PROTOCOL, viewer=0))
        return socket


def said(do: str, **fields: Any) -> bytes:
    """A message to the server."""
    return msgspec.json.encode({"do": do, **fields})


def attack(work: Attack) -> Attack:
    """Register a kind of hostile guest under its name."""
    ATTACKS[work.__name__] = work
    return work


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Try again and again, whatever the server does about it."""
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError):
            await work()
        await asyncio.sleep(0.05)


@attack
async def scrambled_moves(target: Target) -> None:
    """Moves and questions that are no moves, as fast as the limits allow, on several sockets."""

    async def flood() -> None:
        async with target.guest() as eve:
            made = await target.table(eve, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
            socket = await target.at_table(made.get("table", "none"), cookie_of(eve))
            for number in range(2000):
                socket.send(said("consider", id=str(number), seat=0, move=NONSENSE))
                socket.send(said("move", id=f"m{number}", seat=0, ply=0, move=NONSENSE))
                target.done += 2
                await asyncio.sleep(0.1)

    await asyncio.gather(*(again(flood) for _ in range(5)))


@attack
async def tables_of_bots(target: Target) -> None:
    """As many tables of four slow bots as the limits allow, watched so that they do not pause."""

    async def crowd() -> None:
        async with target.guest() as eve:
            for _ in range(40):
                bots = [{"kind": "bot", "bot": "search:3000ms"}] * 4
                made = await target.table(eve, bots, game="catan", options={"mode": "knights"})
                if not made:
                    break
                await target.at_table(made["table"], cookie_of(eve))
            await asyncio.sleep(60)

    await asyncio.gather(again(crowd), again(crowd))


@attack
async def rematches(target: Target) -> None:
    """Resign and ask for a rematch, again and again."""

    async def resign() -> None:
        async with target.guest() as eve:
            for number in range(1000):
                made = await target.table(eve, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
                if not made:
                    await asyncio.sleep(0.5)
                    continue
                socket = await target.at_table(made["table"], cookie_of(eve))
                socket.send(said("resign", id=f"r{number}", seat=0))
                for again in range(20):
                    socket.send(said("rematch", id=f"a{again}", seat=0))
                    target.done += 1
                await asyncio.sleep(0.3)
                socket.close()

    await asyncio.gather(*(again(resign) for _ in range(3)))


@attack
async def endless_requests(target: Target) -> None:
    """Heads that never end, bodies that never come, and connections that say nothing."""

    async def half(start: bytes, more: bytes, pause_s: float) -> None:
        reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=(target.address, 0))
        target.done += 1
        try:
            writer.write(start)
            for _ in range(4000):
                writer.write(more)
                await writer.drain()
                if reader.at_eof():
                    return
                await asyncio.sleep(pause_s)
        finally:
            writer.close()

    head = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
    post = b"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n"
    kinds = [
        (head, b"X-More: " + b"x" * 8000 + b"\r\n", 0.01),
        (head, b"X-Slow: 1\r\n", 1.0),
        (post, b"x", 1.0),
        (b"", b"", 1.0),
    ]
    await asyncio.gather(*(again(lambda kind=kind: half(*kind)) for kind in kinds for _ in range(40)))  # type: ignore[misc]  # a default in a lambda


@attack
async def replays(target: Target) -> None:
    """Ask for replays and proofs of a long game, and load it again and again."""

    async def ask() -> None:
        async with target.guest() as eve:
            loaded = await eve.post("/api/v1/records", content=target.record.encode())
            if loaded.status_code != 201:
                await asyncio.sleep(0.5)
                return
            table = loaded.json()["table"]
            for number in range(500):
                await eve.get(
                    f"/api/v1/tables/{table}/replay", params={"viewer": number % 2, "first": number, "count": 200}
                )
                await eve.get(f"/api/v1/tables/{table}/fairness")
                target.done += 2

    await asyncio.gather(*(again(ask) for _ in range(4)))


@attack
async def hellos(target: Target) -> None:
    """Ask for everything about a long game again and again, on many sockets."""

    async def greet() -> None:
        async with target.guest() as eve:
            loaded = await eve.post("/api/v1/records", content=target.record.encode())
            plies = max(0, target.record.count("\n") - 60)
            branch = {"ply": plies, "seat": 0, "bot": "greedy"}
            made = await eve.post(f"/api/v1/tables/{loaded.json().get('table')}/branch", json=branch)
            sockets = [await target.at_table(made.json().get("table", "none"), cookie_of(eve)) for _ in range(10)]
            for _ in range(1000):
                for socket in sockets:
                    socket.send(said("hello", protocol=PROTOCOL))
                    target.done += 1
                await asyncio.sleep(0.055)

    await asyncio.gather(*(again(greet) for _ in range(2)))


@attack
async def lobby_storm(target: Target) -> None:
    """Many look at the lobby while somebody sits down and stands up again."""

    async def look() -> None:
        async with target.guest("") as _:
            await target.socket("/api/v1/lobby/socket", "")
            await asyncio.sleep(60)

    async def fidget() -> None:
        async with target.guest() as eve:
            made = await target.table(eve, [{"kind": "open"}, {"kind": "friend"}], public=True)
            socket = await target.at_table(made.get("table", "none"), cookie_of(eve))
            for number in range(2000):
                socket.send(said("sit", id=f"s{number}", seat=0))
                socket.send(said("leave", id=f"l{number}", seat=0))
                target.done += 2
                await asyncio.sleep(0.11)

    await asyncio.gather(*(again(look) for _ in range(100)), *(again(fidget) for _ in range(4)))


@attack
async def crowds_of_guests(target: Target) -> None:
    """New guests as fast as possible, each with as many public tables as possible."""

    async def settle() -> None:
        async with target.guest(f"Eve {random.randrange(10**6)}") as eve:
            for _ in range(25):
                if not await target.table(eve, [{"kind": "me"}, {"kind": "open"}], public=True):
                    break

    await asyncio.gather(*(again(settle) for _ in range(6)))


@attack
async def loud_spectators(target: Target) -> None:
    """Chat, damaged messages and hints from many sockets at one table."""

    async def shout() -> None:
        async with target.guest() as eve:
            made = await target.table(eve, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            sockets = [await target.at_table(made.get("table", "none"), cookie_of(eve)) for _ in range(5)]
            for number in range(1000):
                for socket in sockets:
                    socket.send(said("chat", id=f"c{number}", text="x" * 500))
                    socket.send(said("hint", id=f"h{number}", seat=0))
                    target.done += 2
                if number % 20 == 0:
                    sockets[0].send(b'{"do": "mo')
                await asyncio.sleep(0.12)

    await asyncio.gather(*(again(shout) for _ in range(3)))


@attack
async def deaf_listeners(target: Target) -> None:
    """Ask for much, and never read it."""

    async def ask() -> None:
        _, writer = await asyncio.open_connection(HOST, target.port, local_addr=(target.address, 0), limit=1024)
        transport = writer.transport
        target.done += 1
        try:
            for _ in range(400):
                writer.write(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await asyncio.wait_for(writer.drain(), 5)
                await asyncio.sleep(0.05)
        finally:
            transport.abort()

    await asyncio.gather(*(again(ask) for _ in range(40)))
