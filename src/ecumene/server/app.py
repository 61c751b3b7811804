"""The application: routes, middleware, start and end."""

import asyncio
import contextlib
import hashlib
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ecumene.core.errors import EcumeneError
from ecumene.games.own_editions import load_own_editions
from ecumene.server.client_files import client_files
from ecumene.server.compression import READY_MADE
from ecumene.server.context import Context
from ecumene.server.database import StoreError
from ecumene.server.faults import CommandRefused
from ecumene.server.hosts import NamedServer
from ecumene.server.http_protocol import Failure
from ecumene.server.hub import Hub
from ecumene.server.limits import source_of
from ecumene.server.metering import SECONDS_PER_BYTE, metered
from ecumene.server.metrics import CONTENT_TYPE, Metrics
from ecumene.server.protocol import PROTOCOL, Fault
from ecumene.server.reading import COMMAND as READER
from ecumene.server.reading import Reading
from ecumene.server.rest import API
from ecumene.server.retention import keep_tidy
from ecumene.server.security import Unfit, security_headers
from ecumene.server.settings import Settings
from ecumene.server.sockets import lobby_socket, table_socket
from ecumene.server.store import Store
from ecumene.server.thinking import Thinkers

log = logging.getLogger("ecumene.requests")

STATUS: Final = {
    "no-name": 403, "not-your-seat": 403, "not-host": 403, "wrong-origin": 403, "hints-off": 403,
    "banned": 403, "chat-off": 403, "is-player": 403, "wrong-host": 421,
    "no-table": 404, "not-found": 404, "no-seat": 404,
    "too-fast": 429, "too-many-tables": 429, "too-large": 413, "busy": 503, "shutting-down": 503, "internal": 500,
}  # fmt: skip
PATIENCE_S: Final = 2.0  # whoever has to wait longer for a share of the processor is told so
ALWAYS: Final = ("/healthz", "/readyz", "/metrics")
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def create_app(settings: Settings) -> Litestar:
    """One server with these settings."""
    load_own_editions(settings.editions_folder)
    metrics = Metrics()
    channels = ChannelsPlugin(
        backend=MemoryChannelsBackend(history=0),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=4,  # a notice says only that there is news, so a few of them say as much as many
        subscriber_backlog_strategy="dropleft",
    )
    store = Store(settings.database_url, settings.synchronous, metrics.append_seconds.observe)
    thinkers = Thinkers(
        settings.bot_workers,
        settings.bot_timeout_s,
        cores=settings.bot_cores,
        per_owner=settings.thoughts_per_person,
        per_group=round(settings.thoughts_per_person * settings.per_address),
        queued=settings.questions_per_person,
        waited=lambda kind, seconds: metrics.thinking_wait_seconds.labels(kind).observe(seconds),
    )
    metrics.watch(thinkers)

    async def tell(channel: str) -> None:
        with contextlib.suppress(RuntimeError):  # at the end the channels close first, when nobody is left to be told
            channels.publish({}, [channel])

    hub = Hub(settings, store, thinkers, metrics, tell)
    reading = Reading([*READER, settings.editions])
    context = Context(settings, hub, thinkers, reading, metrics, channels)

    @contextlib.asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await store.open()
        await thinkers.start()
        await hub.start()
        beside = [
            asyncio.create_task(context.watch(), name="talkers"),
            asyncio.create_task(metrics.watch_loop(), name="loop-lag"),
            asyncio.create_task(keep_tidy(hub, settings), name="retention"),
        ]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await hub.stop()
            await thinkers.stop()
            await reading.stop()
            await store.close()

    def provide_context() -> Context:
        return context

    return NamedServer(
        route_handlers=[API, table_socket, lobby_socket, health, ready, measures, *_client(settings.client_folder)],
        dependencies={"context": Provide(provide_context, sync_to_thread=False)},
        plugins=[channels],
        lifespan=[running],
        middleware=[_guard(context)],
        before_send=[_headers(settings)],
        exception_handlers={
            CommandRefused: _refused, Unfit: _refused, StoreError: _failed, HTTPException: _http,
            UnicodeDecodeError: _unreadable, RecursionError: _unreadable, Exception: _failed,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=600, exclude_opt_key=READY_MADE
        ),
        openapi_config=OpenAPIConfig(
            title="Ecumene",
            version=str(PROTOCOL),
            path="/api/schema",
            license=License(name="MIT"),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=settings.max_body_bytes,
        state=State({"context": context}),
        logging_config=None,
    )  # fmt: skip


# Health --------------------------------------------------------------------------------------------------------------


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(context: NamedDependency[Context]) -> Response[str]:
    """The database and the bots can be used, and the server is not being stopped."""
    if context.hub.closing:
        return Response("stopping", status_code=503)
    why = await context.hub.store.ready()
    if why:
        return Response("the database cannot be used", status_code=503)
    if context.thinkers.alive == 0:
        return Response("no bot can think", status_code=503)
    return Response("ready")


@get("/metrics", include_in_schema=False)
async def measures(context: NamedDependency[Context]) -> Response[bytes]:
    """What the server counts, for Prometheus."""
    if not context.settings.metrics:
        raise CommandRefused("not-found", "There is nothing here.")
    return Response(context.metrics.render(), media_type=CONTENT_TYPE.removesuffix("; charset=utf-8"))  # it is added


# Errors --------------------------------------------------------------------------------------------------------------


def _answer(fault: Fault, status: int) -> Response[Failure]:
    return Response(Failure(fault=fault), status_code=status, media_type=MediaType.JSON)


def _refused(_request: Request[Any, Any, Any], error: EcumeneError) -> Response[Failure]:
    fault = (
        error.fault
        if isinstance(error, CommandRefused)
        else Fault(code=getattr(error, "code", "malformed"), what=str(error))
    )
    return _answer(fault, STATUS.get(fault.code, 400))


def _http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    code = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}.get(error.status_code, "malformed")
    if error.status_code >= 500:
        code = "internal"
    what = error.detail
    if isinstance(error, ValidationException) and error.extra:
        what = f"{what} {msgspec.json.encode(error.extra).decode()}"[:500]
    return _answer(Fault(code=code, what=what), error.status_code)


def _unreadable(_request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A body that is no text, or nested so deeply that nobody means it."""
    return _answer(Fault(code="malformed", what=f"This request cannot be read: {error}"[:300]), 400)


def _failed(_request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    log.error("a request failed", exc_info=error)
    return _answer(Fault(code="internal", what="Something went wrong on the server; nothing was changed."), 500)


# Before and after every request --------------------------------------------------------------------------------------


def _headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Put the security headers on every answer, also where there is no such address or method."""
    of_page, of_others = (
        [(name.lower().encode(), value.encode()) for name, value in security_headers(settings, page).items()]
        for page in (True, False)
    )

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            kind = dict(message["headers"]).get(b"content-type", b"")
            message["headers"] = [*message["headers"], *(of_page if kind.startswith(b"text/html") else of_others)]

    return add


def _slow_down(seconds: float) -> Response[Failure]:
    answer = _answer(Fault(code="too-fast", what="Too many requests from your address; wait a moment."), 429)
    answer.set_header("Retry-After", str(math.ceil(seconds)))
    return answer


def _guard(context: Context) -> Any:  # what Litestar takes as a middleware has no narrower type
    """Refuse pages from elsewhere, and count."""

    def make(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            method = scope["method"]
            headers = dict(scope["headers"])
            origin, host = headers.get(b"origin"), headers.get(b"host", b"")
            began = time.perf_counter()
            # The cookie is not checked here: whoever makes one up still shares the limits of their address.
            cookie = headers.get(b"cookie", b"")
            person = hashlib.sha256(cookie).hexdigest()[:16] if cookie else ""
            visitor = source_of(person, scope["client"][0] if scope["client"] else "-")

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    route = str(scope.get("path_template", "")) or "other"
                    context.metrics.requests.labels(route, str(message["status"])).inc()
                    log.info(
                        "request",
                        extra={
                            "method": method,
                            "route": route,
                            "status": message["status"],
                            "ms": round((time.perf_counter() - began) * 1000, 1),
                        },
                    )
                elif message["type"] == "http.response.body":
                    context.charge(visitor, len(message["body"]) * SECONDS_PER_BYTE)
                await send(message)

            wrong = method not in SAFE and not context.allowed(
                origin.decode("latin-1") if origin is not None else None, host.decode("latin-1")
            )
            if wrong:
                fault = Fault(code="wrong-origin", what="This page may not change anything here.")
                response = _answer(fault, 403).to_asgi_response(app=None, request=Request(scope))
                await response(scope, receive, sending)
                return
            debt = context.processor.debt_s(visitor)
            if debt > PATIENCE_S and scope["path"] not in ALWAYS:
                context.metrics.limited.labels("processor").inc()
                response = _slow_down(debt).to_asgi_response(app=None, request=Request(scope))
                await response(scope, receive, sending)
                return
            await context.settle(visitor)

            async def answered() -> None:
                await app(scope, receive, sending)

            await metered(answered(), context.spender(visitor))

        return guarded

    return make


# The client ----------------------------------------------------------------------------------------------------------

PAGES: Final = [
    "/", "/new", "/new/{rest:path}", "/t", "/t/{rest:path}", "/rules", "/rules/{rest:path}", "/records", "/settings",
]  # fmt: skip


def _client(folder: Path) -> list[Any]:
    """The built client: one page for every address of the product, and its files."""
    files = client_files(folder)

    @get(PAGES, include_in_schema=False, opt={READY_MADE: True})
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        if "index.html" not in files:
            text = "The client is not built. Build it with: make build\n"
            return Response(text, status_code=503, media_type=MediaType.TEXT)
        return files["index.html"].answer(request)

    @get("/{name:path}", include_in_schema=False, opt={READY_MADE: True})
    async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
        wanted = name.removeprefix("/")
        if wanted in files:  # a list of what there is: no path can lead out of the folder
            return files[wanted].answer(request)
        if wanted.startswith("api/") or "." in wanted.rpartition("/")[2] or "index.html" not in files:
            raise CommandRefused("not-found", "There is nothing here.")
        return files["index.html"].answer(request, status=404)  # the client says so in the reader's language

    return [page, asset]
