"""Commands for a checkout: compile the engine, or open the table while it is still compiling.

``python -m ecumene.checkout build`` compiles what changed and puts it beside the sources. ``python -m ecumene.checkout
play`` serves the table at once, with the interpreted engine if necessary, compiles in the background and then restarts
the server with the compiled engine. Tables are on disk, and browsers reconnect by themselves.
"""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, Final

from ecumene import _sources

ROOT: Final = _sources.PACKAGE.parent.parent
ENDINGS: Final = (".so", ".pyd")
# Prefix of our own messages; all other build output is kept and shown only if the build fails.
MARK: Final = "ecumene: "


class BuildFailed(Exception):
    """The compiler works but the build failed; the message holds the end of its output."""


def engine_sources(package: Path = _sources.PACKAGE) -> list[Path]:
    """The sources that may be compiled."""
    paths = [path for folder in ("core", "games", "bots") for path in (package / folder).rglob("*.py")]
    return sorted([*paths, *(package / "nets").glob("*.c")])


def install(built: Path, manifest: str, source: Path = _sources.PACKAGE.parent) -> int:
    """Put compiled modules beside their sources and return how many there are.

    A compiled engine without its manifest is ignored, so nobody ever imports half of one.
    """
    package = source / "ecumene"
    note = package / _sources.MANIFEST.name
    note.unlink(missing_ok=True)
    wanted = {path.relative_to(built): path for path in sorted(built.rglob("*")) if path.suffix in ENDINGS}
    for old in [*source.glob("*"), *package.rglob("*")]:
        if old.suffix in ENDINGS and old.relative_to(source) not in wanted:
            old.unlink()
    for name, path in wanted.items():
        target = source / name
        part = target.with_name(target.name + ".part")
        shutil.copy2(path, part)
        part.replace(target)
    if wanted:
        part = note.with_name(note.name + ".part")
        part.write_text(manifest, encoding="utf-8")
        part.replace(note)
    return len(wanted)


def build(
    tell: Callable[[str], None],
    started: Callable[[subprocess.Popen[str]], None] | None = None,
    root: Path = ROOT,
) -> bool:
    """Compile what changed and put it beside the sources; False if there is no working compiler.

    mypyc can fail on leftovers of an earlier build, for instance when a class has moved to another module. So after a
    failed incremental build we try once more from scratch.
    """
    kept = sorted((root / "build").glob("quick-*"))
    try:
        return _compile(tell, started, root)
    except BuildFailed:
        if not kept:
            raise
    tell("Compiling again from scratch")
    for folder in kept:
        shutil.rmtree(folder, ignore_errors=True)
    return _compile(tell, started, root)


def _compile(tell: Callable[[str], None], started: Callable[[subprocess.Popen[str]], None] | None, root: Path) -> bool:
    folder = root / "build" / "quick-modules"
    gently = ["nice", "-n", "5"] if shutil.which("nice") else []  # the table goes first
    words = ["setup.py", "--quiet", "build_ext", "--inplace", "--build-lib", str(folder)]
    done = subprocess.Popen(
        [*gently, sys.executable, *words],
        cwd=root,
        env={**os.environ, "ECUMENE_BUILD": "quick"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    if started is not None:
        started(done)
    assert done.stdout is not None
    said: list[str] = []
    interpreted = False
    with done.stdout as lines:
        for line in lines:
            said.append(line)
            if line.startswith(MARK):
                interpreted = interpreted or "building the interpreted package" in line
                tell(line.removeprefix(MARK).rstrip())
    if done.wait() != 0:
        raise BuildFailed("".join(said[-30:]))
    return not interpreted


class Progress:
    """Reports compile progress in steps of ten percent."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._tenth = -1

    def __call__(self, said: str) -> None:
        """Report a line of build output unless it says nothing new."""
        words = said.split()
        if said.startswith("compiled ") and len(words) == 4 and words[1].isdigit() and words[3].isdigit():
            tenth = int(words[1]) * 10 // int(words[3])
            if tenth == self._tenth:
                return
            self._tenth = tenth
            said = f"Compiling the engine: {tenth * 10} %"
        self._tell(said)


class Table:
    """The server behind ``make play``: interpreted at first, compiled as soon as the build is done."""

    def __init__(self, serve: Sequence[str], tell: Callable[[str], None], open_browser: bool) -> None:
        self._serve = list(serve)
        self._tell = tell
        self._open = open_browser
        self._process: subprocess.Popen[str] | None = None
        self._port: int | None = None
        self._lock = threading.Lock()
        self._echo: threading.Thread | None = None
        self._switching = False
        self._ending = False

    def start(self, pure: bool) -> bool:
        """Start the server, on its previous port if it had one, and return whether it came up."""
        with self._lock:
            if self._ending:
                return False
            place = ["--any-port"] if self._port is None else ["--port", str(self._port)]
            environment = {name: value for name, value in os.environ.items() if name != "ECUMENE_PURE"}
            if pure:
                environment["ECUMENE_PURE"] = "1"
            process = subprocess.Popen(
                [*self._serve, *place, "--json"], env=environment, stdout=subprocess.PIPE, text=True
            )
            self._process = process
        assert process.stdout is not None
        said = ""
        while not said.endswith("}\n"):
            line = process.stdout.readline()
            if not line:
                process.stdout.close()
                process.wait()
                return False
            said += line
        self._echo = threading.Thread(target=_pass_on, args=(process.stdout,), daemon=True)
        self._echo.start()
        found = json.loads(said)
        if self._port is None:
            self._port = int(found["port"])
            self._tell(f"Ecumene is at {found['address']}")
            if found.get("network"):
                self._tell(f"Others in your network find it at {found['network']}")
            self._tell("Ctrl-C stops it; games go on when it starts again.")
            if self._open and not webbrowser.open(found["address"]):
                self._tell("No browser could be opened here; type the address into one.")
        return True

    def switch(self) -> bool:
        """Restart the server with the compiled engine, or with the interpreted one if that fails."""
        self._switching = True
        try:
            before = self._process
            self._stop(before)
            if self.start(pure=False):
                return True
            if not self._ending:
                self._tell("The compiled engine did not start; going on with the interpreted one.")
                self.start(pure=True)
            return False
        finally:
            self._switching = False

    def wait(self) -> int:
        """Wait until the server ends for good."""
        while True:
            process = self._process
            code = process.wait() if process is not None else 0
            if self._process is process and not self._switching:
                return code
            time.sleep(0.05)

    def end(self) -> None:
        """Shut it down cleanly, for good."""
        with self._lock:
            self._ending = True
            process = self._process
        self._stop(process)

    def _stop(self, process: subprocess.Popen[str] | None) -> None:
        if process is not None:
            process.terminate()
            process.wait()
        if self._echo is not None:
            self._echo.join()


def _pass_on(said: IO[str]) -> None:
    """Forward the server's remaining output; if nobody read it, the pipe would fill up and block the server."""
    with said:
        for line in said:
            print(line, end="", flush=True)


class Building:
    """A build that runs in the background and can be stopped."""

    def __init__(self, compile_engine: Callable[..., bool], table: Table, tell: Callable[[str], None]) -> None:
        self._compile = compile_engine
        self._table = table
        self._tell = tell
        self._process: subprocess.Popen[str] | None = None
        self._ended = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Start the build."""
        self._thread.start()

    def _started(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        if self._ended:
            self.end()

    def _run(self) -> None:
        try:
            compiled = self._compile(self._tell, self._started)
        except BuildFailed as failure:
            compiled = False
            if not self._ended:
                self._tell(f"The engine could not be compiled:\n{failure}")
        if self._ended:
            return
        if not compiled:
            self._tell("The table goes on with the interpreted engine: the rules are the same, bots think more slowly.")
        elif self._table.switch():
            self._tell("The engine is compiled: the table now runs at full speed.")

    def end(self) -> None:
        """Stop the compiler and all its child processes."""
        self._ended = True
        if self._process is not None and self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()

    def join(self) -> None:
        """Wait until it is done."""
        self._thread.join()


def play(
    serve: Sequence[str],
    tell: Callable[[str], None],
    compile_engine: Callable[..., bool] = build,
    is_compiled: Callable[[], bool] = lambda: _sources.edited_since_compiled() == [],
    open_browser: bool = True,
) -> int:
    """Serve the table at once, compile in the background if needed, then switch. Returns the exit code."""
    table = Table(serve, tell, open_browser)
    building = Building(compile_engine, table, Progress(tell))

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        ready = is_compiled() or _sources.asked_for_sources()
        if not table.start(pure=not ready or _sources.asked_for_sources()):
            return 1
        if not ready:
            tell("The engine is compiled in the background; until then bots think more slowly.")
            building.start()
        return table.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGTERM, before)
        building.end()
        table.end()


def main(words: Sequence[str]) -> int:
    """Run ``build``, or ``play`` with arguments for ``ecumene serve``."""

    def tell(line: str) -> None:
        print(line, flush=True)

    if list(words) == ["build"]:
        try:
            build(Progress(tell))
        except BuildFailed as failure:
            print(f"The engine could not be compiled:\n{failure}", file=sys.stderr)
            return 1
        return 0
    if words[:1] == ["play"]:
        return play([sys.executable, "-m", "ecumene", "serve", *words[1:]], tell)
    print("Say build or play.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
