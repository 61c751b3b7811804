"""A client that does not read its messages delays nobody, and is disconnected."""

import asyncio
import socket

import msgspec
import pytest

from ecumene.server import conversation
from ecumene.server.protocol import PROTOCOL, Presence

from .guests import Guest
from .running import PATIENCE_S, Running

pytestmark = pytest.mark.anyio

ENOUGH = 5000  # responses of a few kilobytes: more than all buffers on the way can hold


def masked(text: bytes) -> bytes:
    """A message of less than 126 bytes, framed as by a client."""
    return bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text


async def test_a_client_that_does_not_read_is_disconnected(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "SEND_S", 0.4)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Deaf") as deaf:
        table = (await ann.make_table("me random", public=True)).table
        async with ann.table(table) as here:
            listening = socket.socket()
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            listening.setblocking(False)
            try:
                loop = asyncio.get_running_loop()
                await loop.sock_connect(listening, ("127.0.0.1", server.port))
                handshake = (
                    f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {deaf.cookie}\r\n\r\n"
                )
                await loop.sock_sendall(listening, handshake.encode())
                assert (await loop.sock_recv(listening, 12)) == b"HTTP/1.1 101"
                await loop.sock_sendall(listening, masked(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL})))
                await here.next(Presence, lambda presence: presence.watching == 1)
                asking = masked(msgspec.json.encode({"do": "look-from", "seat": -3}))
                talking = asyncio.ensure_future(loop.sock_sendall(listening, asking * ENOUGH))
                async with asyncio.timeout(PATIENCE_S):
                    await here.next(Presence, lambda presence: presence.watching == 0)
                talking.cancel()
                await asyncio.gather(talking, return_exceptions=True)
            finally:
                listening.close()
            await here.silence()  # everybody else is served
