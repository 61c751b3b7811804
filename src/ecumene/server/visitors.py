"""How a socket begins and ends: who connects, whether they may, and why it is closed."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ecumene.server.context import Context
from ecumene.server.limits import Source
from ecumene.server.protocol import Fault, Trouble
from ecumene.server.rows import Guest
from ecumene.server.sending import AnySocket, send_message

PROTOCOL_MISMATCH: Final = 4000
MALFORMED: Final = 4400
NO_TABLE: Final = 4404
BANNED: Final = 4405
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
MANY: Final = 4430
INTERNAL: Final = 1011
RESTARTING: Final = 1012
SEND_S: Final = 30.0  # a client that does not read for this long is gone

log = logging.getLogger("ecumene.sockets")


class Close(Exception):
    """Closes the socket with a code."""

    def __init__(self, code: int, fault: Fault) -> None:
        super().__init__(fault.what)
        self.code = code
        self.fault = fault


class Client(msgspec.Struct, frozen=True):
    """Who has connected, and what charges them for processor time."""

    guest: Guest | None
    source: Source
    spend: Callable[[float], None]


@contextlib.asynccontextmanager
async def accepted(socket: AnySocket, context: Context, kind: str) -> AsyncIterator[Client | None]:
    """Check who connects, and close the socket cleanly whatever happens; None if they were refused."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not context.allowed(origin, host):
        await socket.close(code=4403, reason="wrong origin")  # not accepted yet, so the handshake is refused
        yield None
        return
    guest = await context.guest(socket.cookies)
    source = context.source(socket, guest)
    await socket.accept()
    if not context.open_socket(source):
        await _end(socket, Close(MANY, Fault(code="too-fast", what="Too many connections.")))
        yield None
        return
    context.metrics.sockets.labels(kind).inc()
    try:
        await context.settle(source)
        yield Client(guest, source, context.spender(source))
    except Close as close:
        await _end(socket, close)
    except (WebSocketDisconnect, WebSocketException, OSError):  # TimeoutError is an OSError too
        pass
    except asyncio.CancelledError:
        with contextlib.suppress(Exception):
            await socket.close(code=RESTARTING, reason="restarting")
        raise
    except Exception:
        log.exception("a socket failed")
        with contextlib.suppress(Exception):
            await socket.close(code=INTERNAL, reason="internal")
    finally:
        context.metrics.sockets.labels(kind).dec()
        context.close_socket(source)


async def _end(socket: AnySocket, close: Close) -> None:
    """Send the reason, unless that would be in the middle of a message, and close."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(SEND_S):
            await send_message(socket, Trouble(fault=close.fault))
    with contextlib.suppress(Exception):
        await socket.close(code=close.code, reason=close.fault.code)


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Read and write until one of them ends, then stop the other."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
