"""``ecumene serve``: starts, prints its address and shuts down cleanly; startup errors are explained."""

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecumene.cli.serve import configured
from ecumene.server.checks import listen
from ecumene.server.settings import NAMES, Settings

from .command import LIMIT, here, settings


class Served:
    """A server in its own process."""

    def __init__(self, folder: Path, *words: str, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "ecumene", "serve", "--port", "0", "--json", *words]
        self._errors = (folder / "errors.txt").open("w+")
        self.process = subprocess.Popen(
            command, cwd=folder, env=settings(environment or {}), stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        assert self.process.stdout is not None
        text = ""
        while not text.endswith("}\n"):
            line = self.process.stdout.readline()
            assert line, self.errors()
            text += line
        self.where: dict[str, Any] = json.loads(text)

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.where['address']}{path}", timeout=20) as answer:
            return str(answer.read().decode())

    def errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        self._errors.close()


@contextlib.contextmanager
def served(folder: Path, *words: str, environment: dict[str, str] | None = None) -> Iterator[Served]:
    server = Served(folder, *words, environment=environment)
    try:
        yield server
    finally:
        server.close()


def children(pid: int) -> list[int]:
    """The processes that this one started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def running(pid: int) -> bool:
    """Whether a process is running (a zombie is not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_told_to_stop_and_leaves_nothing_behind(number: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path, environment={"ECUMENE_BOT_WORKERS": "2"}) as server:
        assert server.get("/healthz") == "ok"
        assert server.get("/readyz") == "ready"
        assert "ecumene_thinkers_alive 2.0" in server.get("/metrics")
        thinking = children(server.process.pid)
        assert len(thinking) == 2
        server.process.send_signal(number)
        assert server.process.wait(LIMIT) == 0
        assert not [pid for pid in thinking if running(pid)]
        assert "Traceback" not in server.errors()
    assert [path.name for path in tmp_path.iterdir()].count("ecumene.db") == 1
    assert not (tmp_path / "ecumene.db-wal").exists()


def test_no_thinking_process_outlives_a_killed_server_and_the_next_one_starts(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        thinking = children(server.process.pid)
        assert thinking
        server.process.kill()
        server.process.wait(LIMIT)
        end = time.monotonic() + 20
        while any(running(pid) for pid in thinking):
            assert time.monotonic() < end, "a thinking process is left"
            time.sleep(0.05)
    with served(tmp_path) as server:
        assert server.get("/readyz") == "ready"


def test_the_log_can_be_lines_of_json(tmp_path: Path) -> None:
    with served(tmp_path, environment={"ECUMENE_LOG_FORMAT": "json"}) as server:
        server.get("/healthz?invite=hush")
        server.process.terminate()
        assert server.process.wait(LIMIT) == 0
        lines = [json.loads(line) for line in server.errors().splitlines()]
    assert any(line.get("route") == "/healthz" for line in lines)
    assert "hush" not in str(lines)


def test_it_says_where_it_is_on_this_machine_and_in_the_network(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "0.0.0.0") as server:
        assert server.where["address"] == f"http://localhost:{server.where['port']}"
        network = server.where["network"]
        assert network is None or network.endswith(f":{server.where['port']}")
        assert server.get("/healthz") == "ok"


def test_connections_are_bounded_in_the_real_process_too(tmp_path: Path) -> None:
    """Its event loop may be another than that of the other tests."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "large.png").write_bytes(b"x" * 24_000_000)
    environment = {
        "ECUMENE_CLIENT_FOLDER": str(client), "ECUMENE_HEAD_TIMEOUT_S": "1", "ECUMENE_UNREAD_TIMEOUT_S": "1.5",
    }  # fmt: skip
    with served(tmp_path, environment=environment) as server:

        def opened(said: str) -> socket.socket:
            made = socket.create_connection(("127.0.0.1", server.where["port"]), LIMIT)
            made.sendall(said.encode())
            return made

        host = "Host: localhost\r\n"
        with (
            opened(f"GET / HTTP/1.1\r\n{host}") as half,
            opened(f"GET / HTTP/1.1\r\n{host}X: {'x' * 20_000}") as long,
            opened(f"GET /large.png HTTP/1.1\r\n{host}\r\n") as deaf,
        ):
            assert half.recv(1000).startswith(b"HTTP/1.1 408")
            assert long.recv(1000).startswith(b"HTTP/1.1 431")
            end = time.monotonic() + LIMIT
            while 'ecumene_limited_total{limit="unread"} 1.0' not in server.get("/metrics"):
                assert time.monotonic() < end
                time.sleep(0.1)
            found = 0
            with contextlib.suppress(ConnectionError):
                while part := deaf.recv(1 << 20):
                    found += len(part)
            assert found < 24_000_000
        server.process.terminate()
        assert server.process.wait(LIMIT) == 0
        assert "Traceback" not in server.errors()


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is already in use."""
    with contextlib.closing(listen("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def test_a_port_in_use_is_reported_with_what_to_do(taken: int, tmp_path: Path) -> None:
    answer = here("serve", "--port", str(taken), folder=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert f"Port {taken} is taken." in answer.error()
    assert "--any-port" in answer.error()
    assert "Traceback" not in answer.err


def test_another_port_is_found_if_allowed(taken: int, tmp_path: Path) -> None:
    with contextlib.closing(listen("127.0.0.1", taken, any_port=True)) as found:
        assert found.getsockname()[1] != taken
    with served(tmp_path, "--port", str(taken), "--any-port") as server:
        assert server.where["port"] != taken
        assert server.get("/healthz") == "ok"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--host", "no.such.host.invalid"), "There is no address"),
        (("--host", "192.0.2.55"), "cannot listen on 192.0.2.55"),
        (("--database", "/nowhere/at/all/e.db"), "mkdir -p /nowhere/at/all"),
        (("--database", "postgresql://ann:hush@db/e"), "is not supported yet"),
        (("--config", "none.toml"), "cannot be read"),
    ],
)
def test_what_prevents_a_start_is_reported_in_words(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    answer = here("serve", "--port", "0", *words, folder=tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.error()
    assert "What to do:" in answer.error()
    assert "hush" not in answer.err


def test_check_shows_the_settings_in_force_and_starts_nothing(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    environment = {"ECUMENE_CLIENT_FOLDER": str(client), "ECUMENE_AWAY_S": "77"}
    answer = here("serve", "--check", "--port", "0", folder=tmp_path, environment=environment)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("good ") == 4
    for name in NAMES:
        assert f"\n{name} " in f"\n{answer.out}"
    assert "77" in answer.out
    data = here("serve", "--check", "--json", "--port", "0", folder=tmp_path, environment=environment).data()
    assert data["good"] is True
    assert data["settings"]["away_s"] == 77
    assert [path.name for path in tmp_path.iterdir()] == ["client"]


def test_check_finds_everything_that_prevents_a_start(taken: int, tmp_path: Path) -> None:
    words = ("--check", "--port", str(taken), "--database", "nowhere/e.db")
    environment = {"ECUMENE_CLIENT_FOLDER": str(tmp_path)}
    answer = here("serve", *words, folder=tmp_path, environment=environment)
    assert answer.code == 1
    assert answer.out.count("not good") == 3
    assert answer.out.count("What to do:") == 3
    data = here("serve", *words, "--json", folder=tmp_path, environment=environment)
    assert data.code == 1
    assert [check["good"] for check in data.data()["checks"]] == [False, False, False, True]


def test_wrong_settings_are_all_reported_at_once(tmp_path: Path) -> None:
    environment = {"ECUMENE_PROT": "1", "ECUMENE_HINT_MS": "soon"}
    answer = here("serve", "--check", folder=tmp_path, environment=environment)
    assert answer.code == 2
    assert "Did you mean port?" in answer.error()
    assert "expected a whole number" in answer.error()


def test_uvicorn_is_bound_to_the_settings() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    plain = configured(app, Settings(max_message_bytes=2048, shutdown_s=3))
    assert (plain.ws_max_size, plain.timeout_graceful_shutdown) == (2048, 3)
    assert (plain.proxy_headers, plain.server_header, plain.ws_per_message_deflate) == (False, False, False)
    assert plain.forwarded_allow_ips == []
    proxied = configured(app, Settings(proxies=("10.0.0.1", "192.168.0.0/16", "::1")))
    assert proxied.proxy_headers
    assert proxied.forwarded_allow_ips == [
        "10.0.0.1/32", "192.168.0.0/16", "::1/128", "::ffff:10.0.0.1/128", "::ffff:192.168.0.0/112"
    ]  # fmt: skip
