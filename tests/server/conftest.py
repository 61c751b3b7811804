"""Real servers for tests: one per module, and others with their own settings."""

import base64
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ecumene.server import bots_at_tables, deadlines, rows

from .running import Running, lenient


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests (``@pytest.mark.anyio``) under asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def client_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client with a page and one file; beside its folder is a file that must never be served."""
    folder = tmp_path_factory.mktemp("site") / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Ecumene</title>", encoding="utf-8")
    (folder / "assets" / "index-1a2b3c.js").write_text("export {};\n" * 200, encoding="utf-8")
    (folder.parent / "outside.txt").write_text("nobody may see this", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client_folder: Path) -> Iterator[Running]:
    """A server with an empty database, shared by the tests of a module. It must shut down without errors in its log."""
    running = Running(lenient(tmp_path_factory.mktemp("server") / "ecumene.db", client_folder)).start()
    try:
        yield running
    finally:
        running.stop()
    assert running.troubles == []


@pytest.fixture
def serve(tmp_path: Path, client_folder: Path) -> Iterator[Callable[..., Running]]:
    """Start a server with its own settings; a second one with the same ``name`` uses the same database."""
    started: list[Running] = []

    def start(name: str = "ecumene", **changes: object) -> Running:
        running = Running(lenient(tmp_path / f"{name}.db", client_folder, **changes)).start()
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()
    assert [trouble for running in started for trouble in running.troubles] == []


class Repeatable:
    """Replaces the module ``secrets`` where tables are made, so that a test always sees the same games."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def token_bytes(self, size: int) -> bytes:
        self._count += 1
        return hashlib.shake_256(f"{self._seed}/{self._count}".encode()).digest(size)

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self.token_bytes(32), "big") & ((1 << bits) - 1)


@pytest.fixture(autouse=True)
def _repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    repeatable = Repeatable(request.node.nodeid)
    for module in (bots_at_tables, deadlines, rows):
        monkeypatch.setattr(module, "secrets", repeatable)
