"""The files of the built client, held in memory, compressed once."""

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response

from ecumene.server.compression import SMALL, ready_made

YEAR: Final = "public, max-age=31536000, immutable"
LEVEL: Final = 9
KINDS: Final = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml",
    ".png": "image/png", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
}  # fmt: skip
PACKED_ALREADY: Final = (".png", ".jpg", ".woff2")


class ClientFile(msgspec.Struct, frozen=True, kw_only=True):
    """One file, as it is and compressed."""

    body: bytes
    packed: bytes
    media_type: str
    cache: str
    tag: str

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The file, or that it has not changed since it was fetched."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        known = request.headers.get("if-none-match", "")
        if status == 200 and self.tag in (one.strip() for one in known.split(",")):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        answer = ready_made(request, self.body, self.packed, self.media_type, headers)
        answer.status_code = status
        return answer


def client_files(folder: Path) -> dict[str, ClientFile]:
    """All files by their paths."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {(name := path.relative_to(folder).as_posix()): _read(path, name) for path in paths}


def _read(path: Path, name: str) -> ClientFile:
    body = path.read_bytes()
    worth = len(body) >= SMALL and path.suffix not in PACKED_ALREADY
    return ClientFile(
        body=body,
        packed=gzip.compress(body, LEVEL, mtime=0) if worth else b"",
        media_type=KINDS.get(path.suffix, "application/octet-stream"),
        cache=YEAR if name.startswith("assets/") else "no-cache",
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )
