"""Bounds on sockets: what may wait to be read by the other side, and in how many parts a message may come."""

import asyncio
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Response

from ecumene.server.bounded_http import BoundedHttp
from ecumene.server.connections import Connections, Limited, Unread
from ecumene.server.refusals import refusal
from ecumene.server.settings import Settings

UNSENT_BYTES: Final = 262_144  # answers to pings that may wait
FRAGMENTS: Final = 1000  # in which one message may come

# Why the application closes a socket before it accepts it; any other reason is that there is none at this address.
NOT_ACCEPTED: Final = {
    "wrong origin": HTTPStatus.FORBIDDEN,
    "Internal Server Error": HTTPStatus.INTERNAL_SERVER_ERROR,
}


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's sockets with bounds."""

    shared: ClassVar[Connections]
    idle = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection from HTTP, which has been counted."""
        super().connection_made(transport)
        self.conn.reject = self._rejection  # type: ignore[method-assign]  # its own answers are plain text
        self._why = ""
        self.since = self.loop.time()
        self._unread = Unread()
        old = transport.get_protocol()
        assert isinstance(old, BoundedHttp)
        self.shared.hand_over(old, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.shared.leave(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        """The other side reads."""
        self._unread.progress()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Read on; a head that cannot be a handshake, such as one with a body, is refused rather than left open."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            self.transport.write(self._rejection(HTTPStatus.BAD_REQUEST, "").serialize())
            self.transport.close()

    def _rejection(self, status: int, text: str) -> Response:
        """The answer to a handshake that fails."""
        fault = HTTPStatus(status)
        if fault is HTTPStatus.FORBIDDEN:  # uvicorn's word for any socket that is not accepted
            fault = NOT_ACCEPTED.get(self._why, HTTPStatus.NOT_FOUND)
        body = refusal(fault, text.strip() if fault is HTTPStatus.BAD_REQUEST else "")
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
        return Response(fault.value, fault.phrase, Headers(headers), body)

    async def send(self, message: ASGISendEvent) -> None:
        """Send; a handshake answered with another status is complete too, or uvicorn would log it as a failure."""
        if message["type"] == "websocket.close":
            self._why = message.get("reason") or ""
        if message["type"] == "websocket.send" and (message.get("more") or self.conn.expect_continuation_frame):
            await self._send_part(message["text"].encode(), bool(message.get("more")))  # type: ignore[union-attr]  # there is one
            return
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def _send_part(self, data: bytes, more: bool) -> None:
        """Send part of a message, as a frame of its own."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            if self.conn.expect_continuation_frame:
                self.conn.send_continuation(data, fin=not more)
            else:
                self.conn.send_text(data, fin=not more)
        except InvalidState as error:
            raise ClientDisconnected from error
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answer, unless so many answers wait that the other side cannot be reading them."""
        if self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.shared.limited("unread")
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Put a message together, unless it comes in crumbs."""
        if len(self.frames) >= FRAGMENTS:
            self.shared.limited("messages")
            self.transport.abort()
        else:
            super().handle_cont(event)

    def close(self) -> None:
        """Close it."""
        self.transport.close()

    def look(self, now: float) -> None:
        """Give the socket up if nobody reads it."""
        waiting = self.transport.get_write_buffer_size()
        if self._unread.stalled(waiting, now, self.shared.settings.unread_timeout_s):
            self.shared.limited("unread")
            self.transport.abort()


def bounded(settings: Settings, limited: Limited) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """The protocols of one server; ``limited`` is told which limit somebody has reached."""
    connections = Connections(settings, limited)

    class Http(BoundedHttp):
        shared = connections

    class Socket(BoundedSocket):
        shared = connections

    return Http, Socket
