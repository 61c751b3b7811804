"""By which names this server may be called: any other may be a page that hides a stranger behind our address.

A page of ``evil.example`` can make its own name lead to 127.0.0.1 (DNS rebinding). Browsers then take the server for a
part of that page. What they cannot change is the name in the request, so a name that nobody gave the server is refused.
"""

import asyncio
import ipaddress
import socket
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from ecumene.server.http_protocol import Failure
from ecumene.server.protocol import Fault
from ecumene.server.security import security_headers
from ecumene.server.settings import Settings

# What routers and systems append to a machine's name; no such domain can be bought.
OWN_DOMAINS: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
ANYBODY: Final = ("/healthz", "/readyz")  # for whatever checks that the server runs
MISDIRECTED: Final = 421
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
LONGEST_SHOWN: Final = 80


def host_of(header: str) -> str:
    """The host in a ``Host`` header, without port, brackets and last dot; empty if it is none."""
    host, after = header.strip().lower(), ""
    if host.startswith("["):
        host, _, after = host[1:].partition("]")
        after = after.removeprefix(":")
    else:
        host, _, after = host.partition(":")
    return host.removesuffix(".") if not after or after.isdecimal() else ""


class Hosts:
    """The names and addresses of one server."""

    def __init__(self, settings: Settings, machine: str = "") -> None:
        machine = (machine or socket.gethostname()).lower()
        short = machine.partition(".")[0]
        self._names = {"localhost", settings.host.lower(), *(host.lower() for host in settings.hosts)}
        self._public = bool(settings.public_url)
        if self._public:
            self._names.add(urlsplit(settings.public_url).hostname or "")
        else:
            self._names |= {machine, short, *(f"{short}.{domain}" for domain in OWN_DOMAINS)}
        self._names.discard("")
        listening = _address(settings.host)
        self._network = not self._public and not (listening.is_loopback if listening else settings.host == "localhost")

    def known(self, host: str, reached: str) -> bool:
        """Whether this is a name of the server; ``reached`` is its address at which the request came in."""
        if host in self._names or host.endswith(".localhost"):
            return True
        address = _address(host)
        if address is None:
            return False
        if address.is_loopback:
            return True
        return self._network and (address.is_private or address.is_link_local or address == _address(reached))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class NamedServer(Litestar):
    """The application behind its names. It answers ``HEAD`` as ``GET``; what sends the answer leaves out the body."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """One request, socket or the server's life. A request that fails outside the framework is answered here."""
        if scope["type"] != ScopeType.HTTP:
            await self._named(scope, receive, send)
            return
        begun = False

        async def sending(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._named(scope, receive, sending)
        except BaseException as error:
            if not begun:
                stopping = isinstance(error, asyncio.CancelledError)  # it took longer than the server's end may take
                await _fail(dict(scope), send, stopping, self.state["context"].settings)
            raise

    async def _named(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        asked: dict[str, Any] = dict(scope)
        if asked["type"] in ("http", "websocket"):
            context = self.state["context"]
            given = [value for name, value in asked["headers"] if name == b"host"]
            host = host_of(given[0].decode("latin-1")) if len(given) == 1 else ""
            reached = (asked.get("server") or ("",))[0]
            if not context.hosts.known(host, reached) and asked["path"] not in ANYBODY:
                context.metrics.limited.labels("hosts").inc()
                await _refuse(asked, send, host, context.settings)
                return
            if asked.get("method") == "HEAD":
                asked["method"] = "GET"
        await super().__call__(asked, receive, send)  # type: ignore[arg-type]  # a copy of the scope


async def _refuse(scope: dict[str, Any], send: Any, host: str, settings: Settings) -> None:
    name = "".join(sign for sign in host if sign.isascii() and sign.isprintable())[:LONGEST_SHOWN]
    what = f'This server does not answer to the name "{name}".' if name else "The request names no server."
    todo = (
        f"If people should reach it by this name, its host sets ECUMENE_HOSTS={name} and starts it again."
        if name
        else ""
    )
    if scope["path"].startswith("/api/"):
        fault = Fault(code="wrong-host", what=f"{what} {todo}".strip())
        await _answer(scope, send, MISDIRECTED, JSON, msgspec.json.encode(Failure(fault=fault)), settings)
    else:
        await _answer(scope, send, MISDIRECTED, TEXT, f"{what}\n{todo}\n".encode(), settings)


async def _fail(scope: dict[str, Any], send: Any, stopping: bool, settings: Settings) -> None:
    fault = (
        Fault(code="shutting-down", what="The server is being stopped; nothing was changed.")
        if stopping
        else Fault(code="internal", what="Something went wrong on the server; nothing was changed.")
    )
    status = HTTPStatus.SERVICE_UNAVAILABLE if stopping else HTTPStatus.INTERNAL_SERVER_ERROR
    await _answer(scope, send, status, JSON, msgspec.json.encode(Failure(fault=fault)), settings)


async def _answer(scope: dict[str, Any], send: Any, status: int, kind: str, body: bytes, settings: Settings) -> None:
    headers = {
        **security_headers(settings, False),
        "Content-Type": kind,
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
    }
    prefix = "websocket.http" if scope["type"] == "websocket" else "http"
    told = [(key.lower().encode(), value.encode()) for key, value in headers.items()]
    await send({"type": f"{prefix}.response.start", "status": status, "headers": told})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})
