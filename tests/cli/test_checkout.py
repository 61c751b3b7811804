"""A checkout: its engine is compiled while the table is already open, and never hides an edited source."""

import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecumene import _sources
from ecumene.checkout import BuildFailed, Building, Progress, Table, build, install

ENDING = ".so"
# A server that prints its address, writes down how it was started, and ends on request.
SERVER = """
    import json, os, signal, sys
    pure = bool(os.environ.get("ECUMENE_PURE"))
    with open({log!r}, "a") as log:
        log.write(json.dumps({{"pure": pure, "words": sys.argv[1:]}}) + "\\n")
    if {broken!r} == ("pure" if pure else "compiled"):
        sys.exit(3)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    print(json.dumps({{"address": "http://localhost:4711", "network": None, "port": 4711}}), flush=True)
    while True:
        signal.pause()
"""


class House:
    """A table with a fake server, and a log of its messages and starts."""

    def __init__(self, folder: Path, broken: str = "") -> None:
        self.log = folder / "started"
        script = folder / "server.py"
        script.write_text(textwrap.dedent(SERVER).format(log=str(self.log), broken=broken))
        self.said: list[str] = []
        self.table = Table([sys.executable, str(script)], self.said.append, open_browser=False)

    def starts(self) -> list[dict[str, object]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def build(self, compile_engine: Callable[..., bool]) -> Building:
        building = Building(compile_engine, self.table, self.said.append)
        building.start()
        return building


def waiting(table: Table) -> tuple[threading.Thread, list[int]]:
    """A thread that waits until the table ends, and its exit code."""
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(table.wait()), daemon=True)
    thread.start()
    return thread, codes


def test_the_table_is_open_before_the_engine_is_compiled_and_is_switched_on_its_port(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.table.start(pure=True)
    assert house.said[0] == "Ecumene is at http://localhost:4711"
    go = threading.Event()
    thread, codes = waiting(house.table)
    building = house.build(lambda _tell, _started: go.wait())
    assert len(house.starts()) == 1  # it serves during the compilation
    go.set()
    building.join()
    assert house.starts() == [
        {"pure": True, "words": ["--any-port", "--json"]},
        {"pure": False, "words": ["--port", "4711", "--json"]},
    ]
    assert "full speed" in house.said[-1]
    assert thread.is_alive()
    house.table.end()
    thread.join(20)
    assert codes == [0]


def test_a_failed_build_leaves_the_interpreted_table_as_it_was_and_says_so(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.table.start(pure=True)

    def fail(_tell: object, _started: object) -> bool:
        raise BuildFailed("error: no room on the disk")

    house.build(fail).join()
    assert [start["pure"] for start in house.starts()] == [True]
    assert any("no room on the disk" in line for line in house.said)
    assert "interpreted engine" in house.said[-1]
    house.table.end()


def test_without_a_compiler_the_table_stays_interpreted(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.table.start(pure=True)
    house.build(lambda _tell, _started: False).join()
    assert [start["pure"] for start in house.starts()] == [True]
    house.table.end()


def test_a_compiled_engine_that_does_not_start_gives_way_to_the_interpreted_one(tmp_path: Path) -> None:
    house = House(tmp_path, broken="compiled")
    assert house.table.start(pure=True)
    thread, codes = waiting(house.table)
    house.build(lambda _tell, _started: True).join()
    assert [start["pure"] for start in house.starts()] == [True, False, True]
    assert "did not start" in house.said[-1]
    assert thread.is_alive()
    house.table.end()
    thread.join(20)
    assert codes == [0]


def test_a_server_that_cannot_start_is_no_table(tmp_path: Path) -> None:
    assert not House(tmp_path, broken="pure").table.start(pure=True)


def test_stopping_ends_the_compiler_and_everything_it_started(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert house.table.start(pure=True)
    begun = threading.Event()
    marks: list[int] = []

    def compile_engine(_tell: object, started: Callable[[subprocess.Popen[str]], None]) -> bool:
        words = ["sh", "-c", "sleep 600 & echo $!; wait"]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert process.stdout is not None
        marks.append(int(process.stdout.readline()))
        started(process)
        begun.set()
        process.stdout.close()
        raise BuildFailed(f"ended with {process.wait()}")

    building = house.build(compile_engine)
    assert begun.wait(60)
    building.end()
    building.join()
    house.table.end()
    assert [start["pure"] for start in house.starts()] == [True]
    assert not any("could not be compiled" in line for line in house.said)
    assert gone(marks[0])


def gone(process: int) -> bool:
    """Whether a process has ended, or ends within a minute."""
    for _ in range(600):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        state = Path(f"/proc/{process}/stat")
        if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("mends", [True, False])
def test_a_build_that_fails_on_leftovers_of_an_earlier_one_starts_from_scratch(tmp_path: Path, mends: bool) -> None:
    """The stand-in for setup.py fails while files of an earlier build are left, or always."""
    kept = tmp_path / "build" / "quick-types"
    kept.mkdir(parents=True)
    (tmp_path / "setup.py").write_text(
        "import sys; from pathlib import Path\n"
        "print('ecumene: Translating', flush=True)\n"
        f"sys.exit(Path({str(kept)!r}).exists() or not {mends})\n"
    )
    said: list[str] = []
    if mends:
        assert build(said.append, root=tmp_path)
    else:
        with pytest.raises(BuildFailed):
            build(said.append, root=tmp_path)
    assert said == ["Translating", "Compiling again from scratch", "Translating"]
    assert not kept.exists()


def test_a_first_build_that_fails_is_not_tried_again(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("import sys; print('ecumene: Translating'); sys.exit(1)\n")
    said: list[str] = []
    with pytest.raises(BuildFailed):
        build(said.append, root=tmp_path)
    assert said == ["Translating"]


def test_progress_is_reported_in_tenths() -> None:
    said: list[str] = []
    progress = Progress(said.append)
    for done in range(1, 331):
        progress(f"compiled {done} of 330")
    assert len(said) == 11
    assert said[-1] == "Compiling the engine: 100 %"


@pytest.fixture
def copy(tmp_path: Path) -> SimpleNamespace:
    """A checkout with two modules, and an engine compiled from them."""
    source = tmp_path / "src"
    package = source / "ecumene"
    (package / "core").mkdir(parents=True)
    (tmp_path / "setup.py").touch()
    shutil.copy(_sources.PACKAGE / "_sources.py", package)
    (package / "__init__.py").write_text("from ecumene import _sources\n\n_sources.choose()\n")
    (package / "core" / "__init__.py").touch()
    (package / "core" / "one.py").write_text("said = 'source'\n")
    built = tmp_path / "built"
    (built / "ecumene" / "core").mkdir(parents=True)
    (built / "ecumene" / "core" / f"one{ENDING}").write_bytes(b"compiled")
    sources = [package / "core" / "__init__.py", package / "core" / "one.py"]
    return SimpleNamespace(
        source=source, package=package, built=built, sources=sources, one=package / "core" / "one.py"
    )


def test_a_compiled_engine_counts_only_once_it_lies_there_whole(copy: SimpleNamespace) -> None:
    assert _sources.edited_since_compiled(copy.package) is None
    assert install(copy.built, _sources.manifest_of(copy.sources, copy.package), copy.source) == 1
    assert _sources.edited_since_compiled(copy.package) == []
    (copy.package / _sources.MANIFEST.name).unlink()  # as while a new build is being installed
    assert _sources.edited_since_compiled(copy.package) is None


def test_an_edited_or_missing_source_is_seen_and_a_touched_one_is_not(copy: SimpleNamespace) -> None:
    install(copy.built, _sources.manifest_of(copy.sources, copy.package), copy.source)
    os.utime(copy.one, (1, 1))
    assert _sources.edited_since_compiled(copy.package) == []
    before = copy.one.stat()
    copy.one.write_text("said = 'edited'\n")
    os.utime(copy.one, (before.st_atime, before.st_mtime + 1))
    assert copy.one.stat().st_size == before.st_size
    assert _sources.edited_since_compiled(copy.package) == ["core/one.py"]
    copy.one.unlink()
    assert _sources.edited_since_compiled(copy.package) == ["core/one.py"]


def test_compiled_modules_without_a_source_go_when_others_come(copy: SimpleNamespace) -> None:
    old = copy.package / "core" / f"gone{ENDING}"
    old.write_bytes(b"of long ago")
    library = copy.source / f"ecumene__mypyc{ENDING}"
    library.write_bytes(b"of another kind of build")
    install(copy.built, "", copy.source)
    assert not old.exists()
    assert not library.exists()


@pytest.mark.compiler
def test_an_edit_takes_effect_without_a_build(tmp_path: Path) -> None:
    """A copy of the compiled engine is used as it is, and skipped once a source differs."""
    if _sources.asked_for_sources() or not _sources.is_checkout():
        pytest.skip("nothing compiled lies beside these sources")
    package = tmp_path / "src" / "ecumene"
    ignored = shutil.ignore_patterns("__pycache__", "client", "server")
    shutil.copytree(_sources.PACKAGE, package, ignore=ignored)
    (tmp_path / "setup.py").touch()

    def said() -> list[str]:
        words = "from ecumene.core import errors; print(errors.__file__, getattr(errors, 'EDITED', 'as it was'))"
        there = {**os.environ, "PYTHONPATH": str(package.parent)}
        done = subprocess.run([sys.executable, "-c", words], env=there, capture_output=True, text=True, check=True)
        return done.stdout.split(maxsplit=1)

    file, state = said()
    assert file.endswith((".so", ".pyd"))
    assert state == "as it was\n"
    edited = package / "core" / "errors.py"
    with edited.open("a") as source:
        source.write("\nEDITED = 'edited'\n")
    assert said() == [str(edited), "edited\n"]


def test_a_stopped_table_ends_with_its_server(tmp_path: Path) -> None:
    """Stopped like make play: by a signal to the process that supervises both."""
    log = tmp_path / "started"
    script = tmp_path / "server.py"
    script.write_text(textwrap.dedent(SERVER).format(log=str(log), broken=""))
    words = textwrap.dedent(
        f"""
        import os, sys, time
        from ecumene.checkout import play
        def compile_engine(tell, started):
            tell("at work")
            time.sleep(600)
            return True
        serve = [sys.executable, {str(script)!r}]
        sys.exit(play(serve, lambda line: print(line, flush=True), compile_engine, lambda: False, open_browser=False))
        """
    )
    process = subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as said:
        while "at work" not in said.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
