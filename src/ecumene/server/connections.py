"""Bounds on connections: how many, how large a request's head, and how long each part of an exchange may take.

uvicorn has none of these, so its two protocols are extended here. Every connection is looked at once a second or more
often; nothing else is done for one that keeps within its bounds.
"""

import asyncio
import ipaddress
from collections.abc import Callable
from http import HTTPStatus
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Response

from ecumene.server.limits import source_of
from ecumene.server.protocol import Failure, Fault
from ecumene.server.settings import Settings

HEAD_BYTES: Final = 16_384  # of a request line and headers together
LINE_BYTES: Final = 8000  # of a path, or of one header; sockets cannot take more than 8192
HEADERS: Final = 100
AHEAD: Final = 16  # requests sent before earlier ones are answered
UPLOAD_BYTES_PER_S: Final = 1000  # a slower body is given up
CODES: Final = {
    HTTPStatus.FORBIDDEN: "wrong-origin",
    HTTPStatus.NOT_FOUND: "not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "not-found",
    HTTPStatus.INTERNAL_SERVER_ERROR: "internal",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTPStatus.TOO_MANY_REQUESTS: "too-fast",
    HTTPStatus.SERVICE_UNAVAILABLE: "busy",
}
FRAMING: Final = 8  # bytes around one byte of a body, at most: it may come in chunks of one
LEAST_READ: Final = 16_384  # what has to be read of waiting data within ``unread_timeout_s``
UNSENT_BYTES: Final = 262_144  # answers to pings that may wait
FRAGMENTS: Final = 1000  # in which one message may come
LOOK_S: Final = 1.0

# Why the application closes a socket before it accepts it; any other reason is that there is none at this address.
NOT_ACCEPTED: Final = {
    "wrong origin": HTTPStatus.FORBIDDEN,
    "Internal Server Error": HTTPStatus.INTERNAL_SERVER_ERROR,
}

Phase: TypeAlias = Literal["head", "body", "answer", "idle"]
Limited: TypeAlias = Callable[[str], object]


def trusted_networks(settings: Settings) -> list[str]:
    """The proxies as networks; a socket for both kinds of addresses shows those of version 4 as ``::ffff:10.0.0.1``."""
    found = [ipaddress.ip_network(one) for one in settings.proxies]
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in found if one.version == 4]
    return [str(one) for one in found] + mapped


def refusal(status: HTTPStatus, what: str = "") -> bytes:
    """The body of an answer with this status, as the application writes it."""
    fault = Fault(code=CODES.get(status, "malformed"), what=what or f"{status.phrase}.")
    return msgspec.json.encode(Failure(fault=fault))


class Connections:
    """The open connections of one server."""

    def __init__(self, settings: Settings, limited: Limited) -> None:
        self.settings = settings
        self.limited = limited
        self._proxies = [ipaddress.ip_network(one) for one in trusted_networks(settings)]
        self._open: dict[BoundedHttp | BoundedSocket, str] = {}
        self._by_address: dict[str, set[BoundedHttp | BoundedSocket]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def admit(self, connection: "BoundedHttp | BoundedSocket", client: tuple[str, int] | None) -> bool:
        """Count a new connection, unless there are too many. One that idles gives way to a new one of its address."""
        host = client[0] if client is not None else "-"
        address = "" if self._is_proxy(host) else source_of("", host).address
        same = self._by_address.get(address, set())
        if address and len(same) >= self.settings.connections_per_address and not self._close_idle(same):
            return False
        if len(self._open) >= self.settings.connections:
            return False
        self._enter(connection, address)
        return True

    def hand_over(self, old: "BoundedHttp", new: "BoundedSocket") -> None:
        """A connection has become a socket."""
        address = self._open.get(old, "")
        self.leave(old)
        self._enter(new, address)

    def leave(self, connection: "BoundedHttp | BoundedSocket") -> None:
        """Forget a connection."""
        address = self._open.pop(connection, None)
        if address:
            same = self._by_address[address]
            same.discard(connection)
            if not same:
                del self._by_address[address]

    def _enter(self, connection: "BoundedHttp | BoundedSocket", address: str) -> None:
        self._open[connection] = address
        if address:
            self._by_address.setdefault(address, set()).add(connection)
        if self._timer is None:
            self._look_again(connection.loop)

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def _close_idle(self, same: "set[BoundedHttp | BoundedSocket]") -> bool:
        idle = [one for one in same if isinstance(one, BoundedHttp) and one.phase == "idle"]
        if not idle:
            return False
        longest = min(idle, key=lambda one: one.since)
        longest.transport.close()
        self.leave(longest)
        return True

    def _look_again(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = self.settings
        shortest = min(asked.head_timeout_s, asked.body_timeout_s, asked.unread_timeout_s, asked.keep_alive_s)
        self._timer = loop.call_later(min(LOOK_S, shortest / 4), self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        now = loop.time()
        for connection in list(self._open):
            connection.look(now)
        if self._open:
            self._look_again(loop)


class _Unread:
    """Whether what waits to be sent on a connection is being read."""

    def __init__(self) -> None:
        self._size = 0
        self._since = 0.0

    def progress(self) -> None:
        """Most of it has been read."""
        self._size = 0

    def stalled(self, waiting: int, now: float, patience_s: float) -> bool:
        """Whether too little was read for too long."""
        if not waiting or not self._size or waiting <= self._size - LEAST_READ:
            self._size, self._since = waiting, now
            return False
        self._size = max(self._size, waiting)
        return now - self._since > patience_s


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP/1.1 with bounds."""

    shared: ClassVar[Connections]
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn's own
        """Refuse a connection too many before anything is read from it."""
        super().connection_made(transport)
        self.phase: Phase = "head"
        self.since = self.loop.time()
        self._unread = _Unread()
        self._refused = False
        self._fault = HTTPStatus.BAD_REQUEST
        self._begun = self._begun_here = False
        self._head = self._raw = self._body = 0  # bytes of the request that is being read
        if not self.shared.admit(self, self.client):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.shared.leave(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        """The other side reads."""
        self._unread.progress()
        super().resume_writing()

    # Reading -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the bytes make a request of bounded size."""
        if self._refused:
            return
        self._begun_here = False
        in_body = self.phase == "body"
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.phase == "head":
            # If this request began somewhere in these bytes, nothing says where: count them all.
            self._head = len(data) if self._begun_here else self._head + len(data)
            if self._head > HEAD_BYTES:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "heads")
        elif in_body and self.phase == "body":
            self._raw += len(data)
            if self._raw > HEAD_BYTES + FRAMING * self._body or self._body > 2 * self.shared.settings.max_body_bytes:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "heads")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._begun = self._begun_here = True
        self._head = self._raw = self._body = 0
        self._enter("head")

    def on_headers_complete(self) -> None:
        """The head is complete: refuse it before anything is done for it, or go on."""
        if len(self.url) > LINE_BYTES:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG)
        sizes = [len(name) + len(value) + 4 for name, value in self.headers]
        if len(sizes) > HEADERS or len(self.url) + sum(sizes) > HEAD_BYTES or max(sizes, default=0) > LINE_BYTES:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if len(self.pipeline) >= AHEAD:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        super().on_headers_complete()
        self._enter("body")

    def on_body(self, body: bytes) -> None:
        """Part of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete; what follows is the answer."""
        self._enter("answer")
        super().on_message_complete()
        if self._answered:
            self._enter("idle")

    def on_response_complete(self) -> None:
        """The answer is complete; now the next request may come."""
        super().on_response_complete()
        if self.phase == "answer" and self._answered:
            self._enter("idle")

    @property
    def _answered(self) -> bool:
        """Whether the last request that was read has its answer; before the first there is no cycle."""
        return bool(getattr(self.cycle, "response_complete", True))

    def _enter(self, phase: Phase) -> None:
        self.phase = phase
        self.since = self.loop.time()

    # Refusing ------------------------------------------------------------------------------------------------------

    def look(self, now: float) -> None:
        """Give the connection up if it takes too long."""
        asked = self.shared.settings
        passed = now - self.since
        if self._unread.stalled(self.transport.get_write_buffer_size(), now, asked.unread_timeout_s):
            self.shared.limited("unread")
            self.transport.abort()
        elif self._refused or self.transport.is_closing() or self.flow.read_paused:
            return
        elif self.phase == "head" and passed > asked.head_timeout_s:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "late" if self._begun else "")
        elif self.phase == "body" and passed > asked.body_timeout_s + self._body / UPLOAD_BYTES_PER_S:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "late")
        elif (
            self.phase == "idle" and passed > asked.keep_alive_s + LOOK_S
        ):  # uvicorn waits on if it is sent blank lines
            self.transport.close()

    def _stop(self, fault: HTTPStatus) -> None:
        """Make the parser stop."""
        self._fault = fault
        raise ValueError(fault.phrase)

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped, by itself or because it was told to."""
        del msg
        self._refuse(self._fault, "" if self._fault is HTTPStatus.BAD_REQUEST else "heads")

    def _refuse(self, status: HTTPStatus, limit: str) -> None:
        """Say why, unless this request has its answer already or is getting it, and close."""
        self._refused = True
        if limit:
            self.shared.limited(limit)
        silent = status is HTTPStatus.REQUEST_TIMEOUT and not limit
        begun = bool(getattr(self.cycle, "response_started", False))
        if not silent and (not begun or (self._answered and self.phase != "body")):
            text = refusal(status)
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            self.transport.write(f"{head}content-length: {len(text)}\r\nconnection: close\r\n\r\n".encode() + text)
        self.transport.close()


class BoundedSocket(WebSocketsSansIOProtocol):
    """uvicorn's sockets with bounds."""

    shared: ClassVar[Connections]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection from HTTP, which has been counted."""
        super().connection_made(transport)
        self.conn.reject = self._rejection  # type: ignore[method-assign]  # its own answers are plain text
        self._why = ""
        self._unread = _Unread()
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
