"""A real server for tests, in a thread of its own."""

import asyncio
import contextlib
import logging
import socket
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self, TypeVar

import uvicorn

from ecumene.cli.serve import configured
from ecumene.server.app import create_app
from ecumene.server.context import Context
from ecumene.server.settings import Settings

PATIENCE_S = 180.0  # a test that waits longer for a message has failed, on the busiest machine

Result = TypeVar("Result")


class Troubles(logging.Handler):
    """Collects everything that was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = logging.Formatter("%(name)s: %(message)s").format(record)
        why = getattr(record, "why", "")
        self.found.append(f"{text} {why}".strip())


class Prompt(uvicorn.Server):
    """Ends as soon as it is told to, and waits for nothing but what is open; uvicorn looks ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    async def main_loop(self) -> None:
        """Do what has to be done every tenth of a second."""
        counter = 0
        while not await self.on_tick(counter):
            counter += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), 0.1)

    def end(self) -> None:
        """Shut down; called on the server's loop."""
        self.should_exit = True
        self._told.set()


class Running:
    """A server in its own thread, on its own port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.context: Context = self.app.state["context"]
        # asyncio disables the send delay (Nagle's algorithm) only for a socket that declares itself TCP.
        self._listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._listening.bind(("127.0.0.1", 0))
        self._listening.listen(100)
        self.port = int(self._listening.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        config = configured(self.app, settings)
        config.loop = "asyncio"
        self._server = Prompt(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name=f"server-{self.port}", daemon=True)
        self._troubles = Troubles()

    @property
    def troubles(self) -> list[str]:
        """Errors logged since the start, or since this list was cleared."""
        return self._troubles.found

    def start(self) -> Self:
        logging.getLogger().addHandler(self._troubles)
        self._thread.start()
        end = time.monotonic() + PATIENCE_S
        while not self._server.started:
            assert self._thread.is_alive(), f"the server did not start: {self.troubles}"
            assert time.monotonic() < end, "the server takes too long to start"
            time.sleep(0.01)
        return self

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve([self._listening])

        asyncio.run(serve())

    def stop(self) -> None:
        """Shut down cleanly; every open socket is closed."""
        self._server.should_exit = True
        if self.loop is not None:
            with contextlib.suppress(RuntimeError):  # it has ended by itself
                self.loop.call_soon_threadsafe(self._server.end)
        self._thread.join(PATIENCE_S)
        self._listening.close()
        logging.getLogger().removeHandler(self._troubles)
        assert not self._thread.is_alive(), "the server does not stop"

    async def inside(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something inside the server and wait for it."""
        assert self.loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))


def lenient(path: Path, client: Path | None = None, **changes: object) -> Settings:
    """Settings for tests: fast, and without limits unless a test asks for them."""
    chosen: dict[str, object] = {
        "database_url": f"sqlite:///{path}",
        "synchronous": "normal",
        "bot_workers": 1,
        "hint_ms": 50,
        "commands_per_s": 10_000.0,
        "command_burst": 100_000,
        "chat_per_minute": 10_000.0,
        "tables_per_minute": 10_000.0,
        "tables_per_host": 10_000,
        "sockets_per_guest": 1000,
        "guests_per_minute": 10_000.0,
        "connections_per_address": 2000,
        "processor_share": 1000.0,
        "processor_share_address": 1000.0,
        "processor_share_network": 1000.0,
        "shutdown_s": 3,
        "answer_s": 60.0,  # nothing is answered for anybody unless a test wants it
        **({"client_folder": client} if client is not None else {}),
        **changes,
    }
    return Settings(**chosen)  # type: ignore[arg-type]  # each is of the type of its field
