"""How messages go out on a socket: large ones in parts, between which everybody else has their turn."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ecumene.server.protocol import FromServer, Update

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

LINES: Final = 200  # of a table's log that go out in one part
NO_LINES: Final = b'"lines":[]'

_encoder: Final = msgspec.json.Encoder()


class _Encoded(str):
    """Text that is encoded already; decoding it, only for the server beneath to encode it again, would cost time."""

    data: bytes

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:  # noqa: ARG002  # always UTF-8
        """The bytes."""
        return self.data


async def send_message(
    socket: AnySocket, message: FromServer, sends: Callable[[int], object] = lambda _size: None
) -> None:  # fmt: skip
    """Send a message; ``sends`` is told the size of each part of it before that goes out."""
    parts = encoded(message)
    part = next(parts)
    for following in parts:
        sends(len(part))
        await send_text(socket, part, more=True)
        part = following
    sends(len(part))
    await send_text(socket, part)


async def send_text(socket: AnySocket, text: bytes, more: bool = False) -> None:
    """Send a message as it is, or part of one: with ``more``, the next text belongs to the same message."""
    try:
        encoded = _Encoded()
        encoded.data = text
        message = {"type": "websocket.send", "text": encoded, "bytes": None, "more": more}
        await socket.send(message)  # type: ignore[arg-type]  # "more" is our own: connections.py
    except RuntimeError as error:  # the server beneath has closed the socket, and nobody here has heard of it yet
        raise WebSocketDisconnect(detail=str(error)) from error
    if more:
        await asyncio.sleep(0)


def encoded(message: FromServer) -> Iterator[bytes]:
    """A message as JSON, in parts that are quick to encode and to send: the log of a long game can have megabytes."""
    if not isinstance(message, Update) or len(message.lines) <= LINES:
        yield _encoder.encode(message)
        return
    # What follows the lines is a number, so the last place that looks like an empty list of lines is the one.
    frame = _encoder.encode(msgspec.structs.replace(message, lines=[]))
    start = frame.rindex(NO_LINES) + len(NO_LINES) - 1
    head = frame[:start]
    for first in range(0, len(message.lines), LINES):
        yield head + _encoder.encode(message.lines[first : first + LINES])[1:-1]
        head = b","
    yield frame[start:]
