"""A server of one's own and the plainest clients for it, for measurements: nothing here that a browser would do.

The WebSocket client is written out because the measurements need one that costs next to nothing: it masks with zeros,
does not check the text it gets, and hands every message on as bytes.
"""

import asyncio
import hashlib
import json
import os
import platform
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, cast

import httpx

import ecumene

HOST: Final = "127.0.0.1"
START_S: Final = 60.0
STOP_S: Final = 30.0
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
PART, MORE, LAST = 0x01, 0x00, 0x80  # the first part of a text, further ones, the last
# No limits on how often one client may do something: that is what is to be found out.
UNLIMITED: Final = {
    "ECUMENE_COMMANDS_PER_S": "10000",
    "ECUMENE_COMMAND_BURST": "100000",
    "ECUMENE_CHAT_PER_MINUTE": "10000",
    "ECUMENE_TABLES_PER_MINUTE": "10000",
    "ECUMENE_SOCKETS_PER_GUEST": "10000",
    "ECUMENE_GUESTS_PER_MINUTE": "10000",
    "ECUMENE_PROCESSOR_SHARE": "1000",
    "ECUMENE_PROCESSOR_SHARE_ADDRESS": "1000",
    "ECUMENE_PROCESSOR_SHARE_NETWORK": "1000",
    "ECUMENE_CONNECTIONS": "10000",
    "ECUMENE_CONNECTIONS_PER_ADDRESS": "10000",
    "ECUMENE_LOG_LEVEL": "warning",
}


class Server:
    """``ecumene serve`` in a process of its own, on a database file and a port that stay the same when it restarts."""

    def __init__(
        self, database: Path, settings: Mapping[str, str] = UNLIMITED, core: int | None = None,
        command: tuple[str, ...] = (sys.executable, "-m", "ecumene"),
    ) -> None:  # fmt: skip
        self.database = database
        self.port = 0
        self.log = database.with_suffix(".log")
        self._settings = dict(settings)
        self._core = core
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.returncode is None:
            await self.kill()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://{HOST}:{self.port}"

    async def start(self) -> None:
        """Start it, and wait until it can be used."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ECUMENE_")}
        settings = {**kept, **self._settings, "ECUMENE_DATABASE_URL": f"sqlite:///{self.database}"}
        cores = {self._core} if self._core is not None else os.sched_getaffinity(0)
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, "serve", "--json", "--no-open", "--port", str(self.port),
                stdout=asyncio.subprocess.PIPE, stderr=log, env=settings, start_new_session=True,
                preexec_fn=lambda: os.sched_setaffinity(0, cores),
            )  # fmt: skip
        assert self._process.stdout is not None
        async with asyncio.timeout(START_S):
            said = await self._process.stdout.readuntil(b"\n}\n")
        self.port = int(json.loads(said)["port"])

    async def kill(self) -> None:
        """End it as a power switch would: no warning, no last words."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STOP_S):
            return await self._process.wait()

    def memory(self) -> int:
        """Bytes of memory it holds now, without its bots' processes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds_used(self) -> float:
        """Processor time it has used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def named(address: str, name: str) -> httpx.AsyncClient:
    """Somebody with a name, for requests; close it when done. The cookie is in ``cookie_of``."""
    client = httpx.AsyncClient(base_url=address, timeout=60, trust_env=False)
    (await client.post("/api/v1/me", json={"name": name})).raise_for_status()
    return client


def cookie_of(client: httpx.AsyncClient) -> str:
    """The cookie header by which somebody is known."""
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


# The clients ---------------------------------------------------------------------------------------------------------


class RawSocket(asyncio.Protocol):
    """One WebSocket, as plain as can be."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[int], None]) -> None:
        self._heard = heard
        self._ended = ended
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._parts = bytearray()  # of a message that comes in several
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = 1006

    @classmethod
    async def connect(
        cls, port: int, path: str, cookie: str, heard: Callable[[bytes], None], ended: Callable[[int], None],
        source: str = "",
    ) -> "RawSocket":  # fmt: skip
        """Connect, from an address of one's own if ``source`` names one, and shake hands, or ConnectionError."""
        loop = asyncio.get_running_loop()
        own = (source, 0) if source else None
        _, socket = await loop.create_connection(lambda: cls(heard, ended), HOST, port, local_addr=own)
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {HOST}:{port}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        lines += [f"Cookie: {cookie}"] if cookie else []
        assert socket._transport is not None
        socket._transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket._open
        return socket

    def send(self, text: bytes) -> None:
        """Send one message; into the void if the connection is gone."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Say goodbye."""
        self._frame(CLOSE, (1000).to_bytes(2, "big"))
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there; the handshake is not."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection is gone."""
        self._transport = None
        if not self._open.done():
            self._open.set_exception(ConnectionResetError("The handshake was cut short."))
        self._ended(self._code)

    def data_received(self, data: bytes) -> None:
        """Something came; hand on every whole message."""
        buffer = self._buffer
        buffer += data
        if not self._open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(buffer[:12])
            del buffer[: end + 4]
            if status != b"HTTP/1.1 101":
                self._open.set_exception(ConnectionRefusedError(status.decode()))
                return
            self._open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at], buffer[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
            if len(buffer) < start + size:
                break
            self._take(kind, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _take(self, kind: int, data: bytes) -> None:
        if kind in (PART, MORE, LAST):  # a long message in parts
            self._parts += data
            if kind != LAST:
                return
            kind, data, self._parts = TEXT, bytes(self._parts), bytearray()
        if kind == TEXT:
            self._heard(data)
        elif kind == PING:
            self._frame(PONG, data)
        elif kind == CLOSE:
            self._code = int.from_bytes(data[:2], "big") if len(data) >= 2 else 1005
            self._frame(CLOSE, data[:2])


def source_mark() -> str:
    """A mark of the program as it lies on the disk, from which the server is started anew again and again."""
    folder = Path(ecumene.__file__).parent
    mark = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        mark.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return mark.hexdigest()[:16]


def machine() -> dict[str, Any]:
    """Where figures come from."""
    models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return {
        "cores": os.cpu_count(),
        "processor": models[0].partition(":")[2].strip() if models else platform.processor(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 2),
        "when": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
    }


def write_results(path: Path, figures: Mapping[str, Any]) -> None:
    """Keep figures with the command that made them."""
    command = " ".join(["python", *sys.argv])
    found = {"command": command, "source": source_mark(), "machine": machine(), **figures}
    path.write_text(json.dumps(found, indent=2) + "\n")
