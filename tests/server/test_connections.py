"""Connections that cost the server something before anybody has said who they are: all of them are bounded."""

import asyncio
import contextlib
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Self

import pytest

from .guests import Guest
from .running import PATIENCE_S, Running
from .test_kill import Process

pytestmark = pytest.mark.anyio

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
Serve = Callable[..., Running]


class Raw:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> Self:
        self.writer.write(data)
        await self.writer.drain()
        return self

    async def drip(self, data: bytes, every_s: float) -> None:
        """Send this again and again until the other side closes the connection."""
        with contextlib.suppress(ConnectionError):
            while not self.writer.is_closing() and not self.reader.at_eof():
                await self.send(data)
                await asyncio.sleep(every_s)

    async def rest(self) -> bytes:
        """Everything until the other side closes the connection."""
        found = b""
        async with asyncio.timeout(PATIENCE_S):
            with contextlib.suppress(ConnectionError):
                while part := await self.reader.read(1 << 20):
                    found += part
        return found

    async def status(self) -> int:
        """The status of the next answer, which must be there before the connection closes."""
        async with asyncio.timeout(PATIENCE_S):
            line = await self.reader.readline()
        return int(line.split()[1])


@contextlib.asynccontextmanager
async def raw(server: Running | Process, source: str = "127.0.0.1", limit: int = 1 << 16) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0), limit=limit)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def statuses(answers: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+)", answers)]


async def limited(server: Running, limit: str) -> float:
    """How often somebody reached this limit."""
    async with Guest(server.base) as guest:
        text = (await guest.get("/metrics")).text
    return float(re.search(rf'ecumene_limited_total{{limit="{limit}"}} (\S+)', text)[1])  # type: ignore[index]  # every limit is there from the start


async def until_limited(server: Running, limit: str, times: int = 1) -> None:
    end = time.monotonic() + PATIENCE_S
    while await limited(server, limit) < times:
        assert time.monotonic() < end, f"nobody reached the limit {limit}"
        await asyncio.sleep(0.1)


# Size ----------------------------------------------------------------------------------------------------------------


async def test_a_header_that_never_ends_is_refused_soon(server: Running) -> None:
    async with raw(server) as one:
        await one.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 40_000_000 and not one.reader.at_eof():
                await one.send(b"x" * 65_536)
                sent += 65_536
                await asyncio.sleep(0)
        assert sent < 40_000_000
    assert await limited(server, "heads")


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("X: " + "x" * 9000, 431),
        ("\r\n".join(f"X-{number}: " + "x" * 2000 for number in range(9)), 431),
        ("\r\n".join(f"X-{number}: x" for number in range(100)), 431),
        ("\r\n".join(f"X-{number}: x" for number in range(98)), 200),
        ("Cookie: " + "x" * 7900, 200),
        ("X: " + "x" * 17_000, 431),
    ],
)
async def test_a_head_has_room_enough_and_no_more(server: Running, head: str, status: int) -> None:
    async with raw(server) as one:
        await one.send(f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{head}\r\n\r\n".encode())
        assert await one.status() == status


@pytest.mark.parametrize(("length", "status"), [(7900, 404), (8100, 414), (20_000, 414)])
async def test_an_address_has_room_enough_and_no_more(server: Running, length: int, status: int) -> None:
    async with raw(server) as one:
        await one.send(f"GET /api/v1/{'x' * length} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert await one.status() == status


async def test_a_head_in_small_parts_is_read(server: Running) -> None:
    async with raw(server) as one:
        for part in (GET[:3], GET[3:20], GET[20:-1], GET[-1:]):
            await one.send(part)
            await asyncio.sleep(0.05)
        assert await one.status() == 200


async def test_what_stands_around_a_body_is_bounded(server: Running) -> None:
    """The notes that HTTP allows on every part of a body, and the headers after it."""
    head = b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    for crumb in (b"1;" + b"x" * 30_000 + b"\r\n{\r\n", b"1\r\n{\r\n0\r\nX-After: " + b"x" * 100_000):
        async with raw(server) as one:
            await one.send(head)
            await asyncio.sleep(0.1)
            await asyncio.wait_for(one.drip(crumb, 0.01), PATIENCE_S)
            assert statuses(await one.rest())[:1] in ([413], [400], [])
    async with raw(server) as one:
        await one.send(head + b"".join(b"1\r\n%c\r\n" % sign for sign in b'{"name": "Ann"}') + b"0\r\n\r\n")
        assert await one.status() in (200, 415)


async def test_only_a_few_requests_may_wait_behind_the_first(server: Running) -> None:
    async with raw(server) as one:
        await one.send(GET * 12)
        await one.send(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert statuses(await one.rest()) == [200] * 13
    async with raw(server) as one:
        await one.send(GET * 500)
        assert len(statuses(await one.rest())) < 50


# Time ----------------------------------------------------------------------------------------------------------------


async def test_a_head_must_be_complete_in_time(serve: Serve) -> None:
    server = serve(head_timeout_s=1.0)
    async with raw(server) as silent, raw(server) as half, raw(server) as upgrading, raw(server) as dripping:
        await half.send(GET[:-2])
        await upgrading.send(b"GET /api/v1/lobby/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        await dripping.send(GET[:-2])
        assert await silent.rest() == b""
        assert statuses(await half.rest()) == [408]
        assert statuses(await upgrading.rest()) == [408]
        await asyncio.wait_for(dripping.drip(b"X: y\r\n", 0.2), PATIENCE_S)
    assert await limited(server, "late") == 3
    async with raw(server) as kept:  # the same for a later request on one connection
        await kept.send(GET)
        assert await kept.status() == 200
        await kept.send(GET[:5])
        assert statuses(await kept.rest())[-1] == 408


async def test_a_body_must_come_in_time_but_may_come_slowly(serve: Serve) -> None:
    server = serve(body_timeout_s=1.0)
    head = (
        b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: %d\r\n\r\n"
    )
    body = b'{"name": "Ann"}' + b" " * 5000
    async with raw(server) as late, raw(server) as dripping, raw(server) as slow, raw(server) as ignored:
        await late.send(head % 100)
        await dripping.send(head % 100_000)
        await ignored.send(b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n")
        await slow.send(head % len(body))
        dripped = asyncio.create_task(dripping.drip(b"x", 0.2))
        for first in range(0, len(body), 500):
            await slow.send(body[first : first + 500])
            await asyncio.sleep(0.25)
        assert statuses(await slow.rest()) == [200]
        assert statuses(await late.rest()) == [408]
        assert await dripping.rest() is not None
        assert statuses(await ignored.rest())[:1] == [405]  # answered at once, and its body is not waited for
        await dripped
    assert await limited(server, "late") == 3


async def test_an_idle_connection_is_closed_whatever_trickles_in(serve: Serve) -> None:
    server = serve(keep_alive_s=1)
    async with raw(server) as quiet, raw(server) as blank:
        for one in (quiet, blank):
            await one.send(GET)
            assert await one.status() == 200
        dripped = asyncio.create_task(blank.drip(b"\r\n", 0.2))
        await quiet.rest()
        await blank.rest()
        await dripped


# Answers that nobody reads -------------------------------------------------------------------------------------------

LARGE = 24_000_000


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A client with one large file."""
    folder = tmp_path / "large"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "large.png").write_bytes(b"x" * LARGE)
    return folder


async def test_an_answer_that_nobody_reads_is_given_up_and_a_slow_reader_gets_it(serve: Serve, large: Path) -> None:
    server = serve(client_folder=large, unread_timeout_s=1.5)
    ask = b"GET /large.png HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    async with raw(server) as deaf, raw(server) as slow:
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for both directions
        await deaf.send(ask)
        await slow.send(ask)
        found = 0
        while part := await asyncio.wait_for(slow.reader.read(1 << 17), PATIENCE_S):
            found += len(part)
            await asyncio.sleep(0.02)  # longer than the time limit altogether
        assert found > LARGE
        await until_limited(server, "unread")
        deaf.writer.transport.resume_reading()  # type: ignore[attr-defined]  # as above
        assert len(await deaf.rest()) < LARGE


async def test_who_asks_for_too_much_at_once_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    """In a process of its own, whose event loop is the one that people use."""
    process = Process(tmp_path)
    process.start()
    try:
        async with contextlib.AsyncExitStack() as stack:
            greedy = [await stack.enter_async_context(raw(process, limit=1024)) for _ in range(30)]
            for one in greedy:
                one.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for both directions
            for _ in range(60):
                for one in greedy:
                    with contextlib.suppress(ConnectionError):
                        one.writer.write(b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
                await asyncio.sleep(0.03)
        async with Guest(process.base) as guest:
            await guest.get("/healthz")
    finally:
        process.end(signal.SIGTERM)
    assert "Exception" not in process.log


async def test_pings_whose_answers_nobody_reads_do_not_pile_up(serve: Serve) -> None:
    server = serve()
    async with raw(server) as one:
        await one.send(
            b"GET /api/v1/lobby/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert await one.status() == 101
        one.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport for both directions
        pings = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 1000
        sent = 0
        with contextlib.suppress(ConnectionError, TimeoutError):
            while sent < 400:
                await asyncio.wait_for(one.send(pings), 10)
                sent += 1
        assert sent < 400
    await until_limited(server, "unread")


async def test_a_message_in_tiny_fragments_is_not_collected(serve: Serve) -> None:
    server = serve()
    async with raw(server) as one:
        await one.send(
            b"GET /api/v1/lobby/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert await one.status() == 101
        await one.send(b"\x01\x80\0\0\0\0")
        await asyncio.wait_for(one.drip(b"\x00\x80\0\0\0\0" * 500, 0.01), PATIENCE_S)
    assert await limited(server, "messages") == 1


# How many ------------------------------------------------------------------------------------------------------------


async def test_one_address_may_hold_so_many_connections(serve: Serve) -> None:
    server = serve(connections_per_address=10)
    async with contextlib.AsyncExitStack() as stack:
        held = [await stack.enter_async_context(raw(server)) for _ in range(10)]
        for one in held:
            await one.send(GET[:10])
        await asyncio.sleep(0.2)
        async with raw(server) as more:
            assert statuses(await more.rest()) == [503]
        async with raw(server, "127.0.0.2") as other:
            assert await (await other.send(GET)).status() == 200
        held[0].writer.transport.abort()
        await asyncio.sleep(0.2)
        async with raw(server) as more:
            assert await (await more.send(GET)).status() == 200
    assert server.troubles == []


async def test_a_connection_that_idles_gives_way(serve: Serve) -> None:
    server = serve(connections_per_address=10)
    async with contextlib.AsyncExitStack() as stack:
        held = [await stack.enter_async_context(raw(server)) for _ in range(10)]
        for one in held:
            assert await (await one.send(GET)).status() == 200
        await asyncio.sleep(0.2)
        async with raw(server) as more:
            assert await (await more.send(GET)).status() == 200
        async with asyncio.timeout(PATIENCE_S):
            await held[0].rest()  # the one that idles longest


async def test_all_together_may_hold_so_many_connections_and_sockets_count(serve: Serve) -> None:
    server = serve(connections=10, connections_per_address=10)
    async with contextlib.AsyncExitStack() as stack:
        async with Guest(server.base) as stranger:
            for _ in range(4):
                await stack.enter_async_context(stranger.lobby())
        for number in range(6):
            await stack.enter_async_context(raw(server, f"127.0.0.{number + 2}"))
        await asyncio.sleep(0.2)
        async with raw(server, "127.0.0.9") as more:
            assert statuses(await more.rest()) == [503]
    async with asyncio.timeout(PATIENCE_S):
        while True:  # the sockets are gone, and room again
            async with raw(server) as more:
                if statuses(
                    await (await more.send(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))).rest()
                ) == [200]:
                    break
            await asyncio.sleep(0.1)


async def test_connections_of_a_proxy_are_not_counted_as_one_address(serve: Serve) -> None:
    server = serve(connections_per_address=10, proxies=("127.0.0.0/8",))
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(15):
            held = await stack.enter_async_context(raw(server))
            await held.send(GET[:10])
        async with raw(server) as more:
            assert await (await more.send(GET)).status() == 200


LIMIT_OF_FILES = """
import resource
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
hard = min(hard, 3000)
resource.setrlimit(resource.RLIMIT_NOFILE, (300, hard))
from ecumene.server.checks import allow_connections
for count in (50, 1000, 100_000):
    allow_connections(count)
    print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_there_are_files_enough_for_the_connections() -> None:
    done = subprocess.run([sys.executable, "-c", LIMIT_OF_FILES], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["300", "1200", "3000"]
    assert "too few files" in done.stderr
