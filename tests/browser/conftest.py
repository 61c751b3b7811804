"""Real servers and a real browser for end-to-end tests."""

import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .catan_people import Settler
from .duellists import Duellist
from .newdawn_people import Ruler
from .people import PATIENCE_MS, Person
from .thorough import SHAPES, WHOLE_GAMES

AnyPerson = TypeVar("AnyPerson", bound=Person)

HERE: Final = Path(__file__).parent
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    # A page lives for seconds: optimising its code costs more than it gains, a third of the time that axe takes.
    "--js-flags=--no-opt,--no-maglev",
]  # fmt: skip
# The tester's settings that a tested server inherits: the engine, and a client built somewhere else.
KEPT: Final = ("ECUMENE_PURE", "ECUMENE_CLIENT_FOLDER")
# The headless one comes first: it has fewer processes and starts faster.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Served:
    """A server in its own process, started the way people do."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.database = folder / "ecumene.db"
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Served":
        """Start it, on the same port as before if there was one."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("ECUMENE_")}
        environment |= {name: os.environ[name] for name in KEPT if name in os.environ}
        environment |= {f"ECUMENE_{name.upper()}": value for name, value in self.settings.items()}
        command = [sys.executable, "-m", "ecumene", "serve", "--port", str(self.port), "--no-open", "--json"]
        command += ["--database", f"sqlite:///{self.database}"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        with self.process.stdout as told:
            said = ""
            while not said.endswith("}\n"):
                line = told.readline()
                assert line, self.log.read_text()
                said += line
        self.port = msgspec.json.decode(said, type=dict[str, Any])["port"]
        return self

    def kill(self) -> None:
        """Kill it without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        """Shut it down cleanly."""
        if self.process is not None:
            self.process.terminate()
            code = self.process.wait(timeout=60)
            self.process = None
            assert code == 0, self.log.read_text()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests in a test process."""
    generous = {"tables_per_minute": "10000", "commands_per_s": "1000", "command_burst": "10000"}
    # Behind a proxy each person has their own address, so that tests do not share one address's limits.
    server = Served(
        tmp_path_factory.mktemp("served"), proxies="127.0.0.1", hint_ms="100", away_s="1", **generous
    ).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    server = Served(tmp_path, proxies="127.0.0.1").start()
    yield server
    server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that run only in ``make soak``."""
    seen: Counter[tuple[Path, str]] = Counter()
    for item in items:
        if not isinstance(item, pytest.Function) or HERE not in item.path.parents:
            continue
        name = item.originalname
        number = seen[item.path, name]
        seen[item.path, name] += 1
        if name in WHOLE_GAMES or (name in SHAPES and number not in SHAPES[name]):
            item.add_marker(pytest.mark.thorough)


def installed_browser() -> str | None:
    """The machine's Chromium; None to use Playwright's own."""
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, or Playwright's own."""
    expect.set_options(timeout=PATIENCE_MS)
    found = installed_browser()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


def company(kind: type[AnyPerson], browser: Browser, served: Served) -> Iterator[Callable[..., AnyPerson]]:
    """Create people of a kind; at the end none of their consoles may have reported a problem."""
    people: list[AnyPerson] = []

    def make(name: str = "", base: str = "", **habits: Any) -> AnyPerson:
        people.append(kind(browser, base or served.base, name, **habits))
        return people[-1]

    yield make
    for one in people:
        one.close()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Callable[..., Person]]:
    """Create a person with their own browser."""
    yield from company(Person, browser, served)


@pytest.fixture
def duellist(browser: Browser, served: Served) -> Iterator[Callable[..., Duellist]]:
    """Create a person at a table of 7 Wonders Duel."""
    yield from company(Duellist, browser, served)


@pytest.fixture
def settler(browser: Browser, served: Served) -> Iterator[Callable[..., Settler]]:
    """Create a person at a table of CATAN."""
    yield from company(Settler, browser, served)


@pytest.fixture
def ruler(browser: Browser, served: Served) -> Iterator[Callable[..., Ruler]]:
    """Create a person at a table of A New Dawn."""
    yield from company(Ruler, browser, served)
