"""Bounds on HTTP, of which uvicorn has none: how large a head may be and how long each part may take."""

import asyncio
from http import HTTPStatus
from typing import ClassVar, Final, Literal, TypeAlias

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ecumene.server.connections import LOOK_S, Connections, Unread
from ecumene.server.refusals import refusal

HEAD_BYTES: Final = 16_384  # of a request line and headers together
LINE_BYTES: Final = 8000  # of a path, or of one header; sockets cannot take more than 8192
HEADERS: Final = 100
AHEAD: Final = 16  # requests sent before earlier ones are answered
UPLOAD_BYTES_PER_S: Final = 1000  # a slower body is given up
FRAMING: Final = 8  # bytes around one byte of a body, at most: it may come in chunks of one

Phase: TypeAlias = Literal["head", "body", "answer", "idle"]


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP/1.1 with bounds."""

    shared: ClassVar[Connections]
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn's own
        """Refuse a connection too many before anything is read from it."""
        super().connection_made(transport)
        self.phase: Phase = "head"
        self.since = self.loop.time()
        self._unread = Unread()
        self._refused = False
        self._answering: RequestResponseCycle | None = None
        self._fault = HTTPStatus.BAD_REQUEST
        self._begun = self._begun_here = False
        self._head = self._raw = self._body = 0  # bytes of the request that is being read
        if not self.shared.admit(self, self.client):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it, and let nothing more be sent; uvicorn tells only the last request that was read."""
        self.shared.leave(self)
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
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

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    @property
    def idle(self) -> bool:
        """Whether it waits for the next request."""
        return self.phase == "idle"

    def close(self) -> None:
        """Close it."""
        self.transport.close()

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
