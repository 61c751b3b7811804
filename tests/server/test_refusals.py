"""Whatever is refused is refused as JSON with a fault, whoever refuses it: application, framework, server or parser."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path

import msgspec
import pytest

from ecumene.server.http_protocol import Failure

from .running import Running, lenient
from .test_connections import raw, statuses

pytestmark = pytest.mark.anyio

MOST = 10_000  # bytes of a body
HOST = b"Host: localhost\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
SOCKET = b"GET /api/v1/lobby/socket HTTP/1.1\r\n" + HOST + UPGRADE


def get(path: bytes, head: bytes = b"") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + HOST + head + b"\r\n"


def post(path: bytes, head: bytes, body: bytes = b"") -> bytes:
    return b"POST " + path + b" HTTP/1.1\r\n" + HOST + head + b"\r\n" + body


def sized(body: bytes) -> bytes:
    return post(b"/api/v1/me", b"Content-Length: %d\r\n" % len(body), body)


REFUSED: dict[str, tuple[bytes, int, str]] = {
    # by the parser
    "no request at all": (b"hello\r\n\r\n", 400, "malformed"),
    "a greeting for https": (b"\x16\x03\x01\x02\x00\x01\x00", 400, "malformed"),
    "another HTTP": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "malformed"),
    "an address of no characters": (get(b"/api/v1/\xff\xfe"), 400, "malformed"),
    "an address with a port that is none": (get(b"http://localhost:99999999/"), 400, "malformed"),
    "a line that is no header": (get(b"/api/v1/me", b"nothing\r\n"), 400, "malformed"),
    "a length below nothing": (post(b"/api/v1/me", b"Content-Length: -5\r\n"), 400, "malformed"),
    "two lengths": (post(b"/api/v1/me", b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n"), 400, "malformed"),
    "a chunk of no size": (post(b"/api/v1/me", b"Transfer-Encoding: chunked\r\n", b"zz\r\n"), 400, "malformed"),
    # by the bounds of connections
    "a header too large": (get(b"/", b"X: " + b"x" * 9000 + b"\r\n"), 431, "malformed"),
    "a head that never ends": (b"GET / HTTP/1.1\r\nX: " + b"x" * 90_000, 431, "malformed"),
    "an address too long": (get(b"/" + b"x" * 9000), 414, "malformed"),
    # by the application and what it is made of
    "another name": (b"GET /api/v1/me HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421, "wrong-host"),
    "no such address": (get(b"/api/v1/nothing"), 404, "not-found"),
    "no such file": (get(b"/nothing.png"), 404, "not-found"),
    "no such method": (b"DELETE /api/v1/me HTTP/1.1\r\n" + HOST + b"\r\n", 405, "not-found"),
    "a method for nothing": (b"TRACE / HTTP/1.1\r\n" + HOST + b"\r\n", 405, "not-found"),
    "a page that writes": (post(b"/", b"Content-Length: 0\r\n"), 405, "not-found"),
    "a socket asked for as a page": (get(b"/api/v1/lobby/socket"), 405, "not-found"),
    "a number that is none": (get(b"/api/v1/tables/x/replay?first=x"), 400, "malformed"),
    "another origin": (
        post(b"/api/v1/me", b"Origin: http://evil.example\r\nContent-Length: 0\r\n"), 403, "wrong-origin",
    ),
    "half an object": (sized(b'{"n'), 400, "malformed"),
    "a body too large": (sized(b"x" * (MOST + 1)), 413, "too-large"),
    "a body said to be too large": (post(b"/api/v1/me", b"Content-Length: 20000\r\n"), 413, "too-large"),
    "a body in chunks too large": (
        post(b"/api/v1/me", b"Transfer-Encoding: chunked\r\n", b"4e20\r\n" + b"x" * 20_000 + b"\r\n0\r\n\r\n"),
        413, "too-large",
    ),
    "a body far too large": (sized(b"x" * 50 * MOST), 413, "too-large"),
    # while a socket is opened
    "a socket without a key": (SOCKET + b"\r\n", 400, "malformed"),
    "a socket of an old version": (SOCKET + KEY.replace(b"13", b"8") + b"\r\n", 400, "malformed"),
    "a socket with a body": (SOCKET + KEY + b"Content-Length: 3\r\n\r\nabc", 400, "malformed"),
    "a socket with chunks": (SOCKET + KEY + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400, "malformed"),
    "a socket that posts": (SOCKET.replace(b"GET", b"POST") + KEY + b"\r\n", 405, "not-found"),
    "a socket nowhere": (get(b"/nothing/socket", UPGRADE + KEY), 404, "not-found"),
    "a socket from another origin": (SOCKET + KEY + b"Origin: http://evil.example\r\n\r\n", 403, "wrong-origin"),
    "a socket by another name": (SOCKET.replace(b"localhost", b"evil.example") + KEY + b"\r\n", 421, "wrong-host"),
}  # fmt: skip


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, client_folder: Path) -> Iterator[Running]:
    """A server that takes small bodies only."""
    settings = lenient(tmp_path_factory.mktemp("small") / "ecumene.db", client_folder, max_body_bytes=MOST)
    running = Running(settings).start()
    yield running
    running.stop()
    assert running.troubles == []


async def answer(server: Running, sent: bytes) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of the first answer."""
    async with raw(server) as one:
        with contextlib.suppress(ConnectionError):  # it may be refused before everything is sent
            await one.send(sent)
        async with asyncio.timeout(60):
            status = await one.status()
            headers = {}
            while line := (await one.reader.readline()).strip():
                name, _, value = line.decode("latin-1").partition(":")
                headers[name.lower()] = value.strip()
            body = await one.reader.readexactly(int(headers["content-length"]))
    return status, headers, body


@pytest.mark.parametrize("name", REFUSED)
async def test_every_refusal_is_json_with_a_fault(small: Running, name: str) -> None:
    sent, status, code = REFUSED[name]
    found, headers, body = await answer(small, sent)
    assert found == status
    assert headers["content-type"].startswith("application/json")
    fault = msgspec.json.decode(body, type=Failure).fault
    assert fault.code == code
    assert fault.what


async def test_a_request_that_has_its_answer_gets_no_second_one(small: Running) -> None:
    """The application answers a body that is too large before it has arrived; then it grows beyond all bounds."""
    async with raw(small) as one:
        await one.send(post(b"/api/v1/me", b"Content-Length: 500000\r\n", b"x" * (MOST + 1)))
        assert await one.status() == 413
        with contextlib.suppress(ConnectionError):
            for _ in range(49):
                await one.send(b"x" * MOST)
        assert statuses(await one.rest()) == []


async def test_what_fails_inside_is_answered_in_the_same_way(
    serve: Callable[..., Running], small: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()

    def broken(*_: object) -> None:
        raise RuntimeError("nobody should be told of this")

    monkeypatch.setattr(server.context.hosts, "known", broken)  # before the framework has a say
    for sent in (get(b"/api/v1/me"), get(b"/"), SOCKET + KEY + b"\r\n"):
        status, headers, body = await answer(server, sent)
        assert status == HTTPStatus.INTERNAL_SERVER_ERROR
        assert headers["content-type"].startswith("application/json")
        assert msgspec.json.decode(body, type=Failure).fault.code == "internal"
        assert b"nobody" not in body
    monkeypatch.undo()
    monkeypatch.setattr(server.context, "allowed", broken)  # in the framework's hands
    for sent in (sized(b'{"name": "Ann"}'), SOCKET + KEY + b"\r\n"):
        status, headers, body = await answer(server, sent)
        assert status == HTTPStatus.INTERNAL_SERVER_ERROR
        assert msgspec.json.decode(body, type=Failure).fault.code == "internal"
    server.stop()
    assert len([one for one in server.troubles if "nobody should be told" in one]) == 4
    for one in (server, small):  # both listen to this process's log
        one.troubles.clear()
