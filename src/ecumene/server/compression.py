"""Compressed answers that do not cost the event loop the time to compress them."""

import asyncio
import gzip
from typing import Any, Final

from litestar import Request, Response
from litestar.types import Scope

READY_MADE: Final = "ready_made"  # routes with this option are compressed here, not by the framework
SMALL: Final = 600  # bytes that are not worth compressing
LEVEL: Final = 6
VARY: Final = {"Vary": "Accept-Encoding"}
GZIP: Final = {**VARY, "Content-Encoding": "gzip"}


def accepts(scope: Scope) -> bool:
    """Whether the other side can unpack gzip."""
    return any(name == b"accept-encoding" and b"gzip" in value.lower() for name, value in scope["headers"])


def ready_made(
    request: Request[Any, Any, Any], body: bytes, packed: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """An answer of which both forms are at hand; ``packed`` is empty if it is not worth it."""
    wanted = bool(packed) and accepts(request.scope)
    return made(packed if wanted else body, wanted, media_type, headers)


def made(body: bytes, packed: bool, media_type: str, headers: dict[str, str] | None = None) -> Response[bytes]:
    """An answer that is compressed already, or is not to be."""
    return Response(body, media_type=media_type, headers={**(headers or {}), **(GZIP if packed else VARY)})


async def compressed(
    request: Request[Any, Any, Any], body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """An answer that is compressed in a thread, which the compressor lets run beside the event loop."""
    packed = b""
    if len(body) >= SMALL and accepts(request.scope):
        packed = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    return ready_made(request, body, packed, media_type, headers)
