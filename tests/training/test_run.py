"""A run: what a step does, that any kill can be recovered from, and what it refuses."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from ecumene.arena import files as arena_files
from ecumene.arena.contest import Contest, Outcome
from ecumene.core.errors import EcumeneError
from ecumene.training import games_file, matches, results
from ecumene.training import run as run_file
from ecumene.training.results import Step
from ecumene.training.run import Run, begin_run, check_same, find_run, kept, open_run
from ecumene.training.settings import GateSettings, RunSettings, Table

from . import untaught
from .untaught import TINY, go_on, nothing, quiet, teach

STEPS = 2
UNTIMED = re.compile(rb'"(?:play_|learn_)?seconds":(?:\[[^]]*\]|[0-9.e-]+)')


def left(folder: Path) -> dict[str, object]:
    """Everything a run wrote, without the time it took."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.suffix == ".games":
            found[name] = msgspec.structs.replace(games_file.read_games(path), seconds=0.0)
        elif path.suffix == ".svg" or path.name.endswith("log.jsonl"):
            found[name] = path.stat().st_size > 0  # its place across tells the time, too
        elif path.is_file():
            found[name] = UNTIMED.sub(b"", path.read_bytes()).replace(bytes(folder), b"")
    found["steps"] = [UNTIMED.sub(b"", msgspec.json.encode(step)) for step in run_file.read_log(folder / "log.jsonl")]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nothing interrupted."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    go_on(folder, STEPS)
    return folder


# What a step does ---------------------------------------------------------------------------------------------------


def test_every_step_is_in_the_log(whole: Path) -> None:
    first, second = open_run(whole).steps
    assert (first.number, first.games, first.player) == (1, 3, "")
    assert (second.number, second.games) == (2, 2)
    assert second.player == ("step-0001" if first.promoted else "")
    for step in (first, second):
        assert step.net == f"step-{step.number:04d}"
        assert step.decisions > 0
        assert step.gate is not None
        assert step.gate.games == 4
        assert step.seconds >= step.play_seconds + step.learn_seconds > 0
        assert [one.players for one in step.reference] == ([2] if step.promoted else [])


def test_the_net_that_was_promoted_last_plays_on(tmp_path: Path) -> None:
    run = Run(tmp_path, TINY)
    template = Step(1, "", 1, 1, 1.0, 1, 1, 1, 1.0, "a", results.Measures(1, 0.5, 0.5, 0.2, 0.1), None, False, [])
    assert (run.player, run.current) == ("", None)
    for net, promoted, player in (("a", False, ""), ("b", True, "b"), ("c", False, "b"), ("d", True, "d")):
        run.steps.append(msgspec.structs.replace(template, net=net, promoted=promoted))
        assert run.player == player
    assert run.current == tmp_path / "nets" / "d.bin"


def test_a_promoted_net_plays_and_the_next_lesson_begins_with_it(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(TINY, gate=GateSettings(games=0, simulations=2))
    run = go_on(tmp_path, 2, settings)
    assert [(step.promoted, step.gate) for step in run.steps] == [(True, None)] * 2
    played = games_file.read_games(tmp_path / "games" / "0002-00000.games")
    assert played.stamp.net == "step-0001"
    taught = msgspec.json.decode((tmp_path / "nets" / "step-0002.json").read_bytes(), type=results.Taught)
    assert Path(taught.start).name == "step-0001.pt"


def test_a_rejected_net_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_file, "is_promoted", lambda *_: False)
    run = go_on(tmp_path, 2, TINY)
    assert [step.promoted for step in run.steps] == [False, False]
    assert run.current is None
    assert games_file.read_games(tmp_path / "games" / "0002-00000.games").stamp.net == ""
    assert run.steps[1].reference == []


def test_a_lesson_is_about_the_window(tmp_path: Path) -> None:
    narrow = msgspec.structs.replace(TINY.window, least=1, growth=0.0)
    run = go_on(tmp_path, 2, msgspec.structs.replace(TINY, window=narrow))
    counts = [
        msgspec.json.decode(path.read_bytes(), type=results.Taught).files
        for path in sorted((tmp_path / "nets").glob("*.json"))
    ]
    assert counts == [1, 1]
    assert [step.window for step in run.steps] == [1, 1]


def test_lessons_differ_in_their_seeds(whole: Path) -> None:
    seeds = [
        msgspec.json.decode(path.read_bytes(), type=results.Taught).settings.seed
        for path in sorted((whole / "nets").glob("*.json"))
    ]
    assert len(set(seeds)) == STEPS


def test_the_same_seed_gives_the_same_run(whole: Path, tmp_path: Path) -> None:
    go_on(tmp_path / "run", STEPS)
    assert left(tmp_path / "run") == left(whole)


def test_several_processes_do_the_same_as_one(whole: Path, tmp_path: Path) -> None:
    go_on(tmp_path / "run", STEPS, processes=2)
    assert left(tmp_path / "run") == left(whole)


def test_another_seed_gives_another_run(whole: Path, tmp_path: Path) -> None:
    go_on(tmp_path / "run", 1, msgspec.structs.replace(TINY, seed=2))
    name = "games/0001-00000.games"
    assert left(tmp_path / "run")[name] != left(whole)[name]


# Kills --------------------------------------------------------------------------------------------------------------


class Killed(BaseException):
    pass


class Killer:
    """Dies at the n-th thing written: before it, in the middle, or right after."""

    def __init__(self, patch: pytest.MonkeyPatch, moment: int, how: str) -> None:
        self.left = moment
        self.how = how
        write, append = results.write_whole, arena_files.append

        def write_and_die(path: Path, content: bytes) -> None:
            if self.is_time() and how != "after":
                if how == "middle":
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.with_name(path.name + ".part").write_bytes(content[: len(content) // 2])
                raise Killed
            write(path, content)
            if self.left == 0:
                raise Killed

        def append_and_die(path: Path, outcome: Outcome) -> None:
            if self.is_time() and how != "after":
                if how == "middle":
                    with path.open("ab") as file:
                        file.write(msgspec.json.encode(outcome)[:20])
                raise Killed
            append(path, outcome)
            if self.left == 0:
                raise Killed

        for module in (results, run_file, games_file, untaught):
            patch.setattr(module, "write_whole", write_and_die)
        patch.setattr(matches, "append", append_and_die)

    def is_time(self) -> bool:
        self.left -= 1
        return self.left == 0


@pytest.mark.parametrize("how", ["before", "middle", "after"])
def test_a_run_goes_on_from_whatever_was_written(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    wanted = left(whole)
    moment = 0
    while True:
        moment += 1
        folder = tmp_path / str(moment)
        with monkeypatch.context() as patch:
            killer = Killer(patch, moment, how)
            try:
                go_on(folder, STEPS)
            except Killed:
                pass
            else:
                break
        assert killer.left == 0
        go_on(folder, STEPS)
        assert left(folder) == wanted, f"killed {how} write {moment}"
    assert moment > 20


def test_a_process_that_is_killed_leaves_nothing_behind_and_can_be_gone_on_with(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [sys.executable, "-m", "tests.training.untaught", str(folder), str(STEPS), "2"]
    for sign in ("games/*.games", "matches/*-gate.jsonl", "log.jsonl"):
        process = subprocess.Popen(command, start_new_session=True)
        while not list(folder.glob(sign)) and process.poll() is None:
            time.sleep(0.002)
        process.send_signal(signal.SIGKILL)
        process.wait()
        _wait_until_alone(process.pid)
    assert subprocess.run(command, check=False).returncode == 0
    assert left(folder) == left(whole)


def _wait_until_alone(group: int) -> None:
    """Wait until the processes that a killed one had started are gone."""
    for _ in range(1000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("its processes live on")


def test_a_finished_run_does_nothing_more(whole: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in whole.rglob("*") if path.is_file()}
    go_on(whole, STEPS)
    assert {path: path.stat().st_mtime_ns for path in whole.rglob("*") if path.is_file()} == before


# What is refused ----------------------------------------------------------------------------------------------------


def test_one_process_at_a_time_goes_on_with_a_run(tmp_path: Path) -> None:
    with kept(tmp_path), pytest.raises(EcumeneError, match="is under way"), kept(tmp_path):
        pass
    with kept(tmp_path):
        pass


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(EcumeneError, match="is no run, and not empty"):
        begin_run(tmp_path, TINY, nothing)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_there_has_to_be_a_run(tmp_path: Path) -> None:
    assert find_run(tmp_path) is None
    with pytest.raises(EcumeneError, match="There is no run"):
        open_run(tmp_path)


@pytest.mark.parametrize("content", [b"", b"{", b'{"game": "victoria"}', b'{"game": "victoria", "tables": [], "x": 1}'])
def test_settings_that_cannot_be_read_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "config.json").write_bytes(content)
    with pytest.raises(EcumeneError, match=r"config\.json"):
        open_run(tmp_path)


def test_a_damaged_log_is_refused(tmp_path: Path) -> None:
    begin_run(tmp_path, TINY, nothing)
    (tmp_path / "log.jsonl").write_text('{"number": 1}\n')
    with pytest.raises(EcumeneError, match=r"log\.jsonl is damaged"):
        open_run(tmp_path)


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (msgspec.structs.replace(TINY, seed=2), "Its seed is 1, not 2"),
        (msgspec.structs.replace(TINY, gate=GateSettings(games=8)), "Its gate.games is 4, not 8"),
        (msgspec.structs.replace(TINY, tables=(Table(3),)), "Its tables is"),
        (RunSettings("duel", (Table(2),)), "one of victoria, not of duel"),
    ],
)
def test_a_run_keeps_its_settings(tmp_path: Path, wanted: RunSettings, words: str) -> None:
    run = begin_run(tmp_path, TINY, nothing)
    check_same(run, TINY)
    with pytest.raises(EcumeneError, match=re.escape(words)):
        check_same(run, wanted)


def test_a_checkpoint_to_begin_with_plays_the_first_games(tmp_path: Path) -> None:
    def take_over(net: Path) -> None:
        teach([], net, TINY.learn, None, quiet)

    run = begin_run(tmp_path, msgspec.structs.replace(TINY, start="elsewhere/best.pt"), take_over)
    run.advance(teach, 1, quiet)
    assert games_file.read_games(tmp_path / "games" / "0001-00000.games").stamp.net == "start"
    (taught,) = [
        msgspec.json.decode(path.read_bytes(), type=results.Taught) for path in (tmp_path / "nets").glob("step-*.json")
    ]
    assert Path(taught.start).name == "start.pt"
    assert run.steps[0].player == "start"


def contest_of(path: Path) -> Contest:
    return msgspec.json.decode(path.read_bytes().splitlines()[0], type=Contest)


def test_reference_matches_share_their_deals_and_gates_do_not(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(TINY, gate=GateSettings(games=2, simulations=1, least_rate=0.0))
    go_on(tmp_path, 2, settings)
    seeds = {
        kind: [contest_of(path).seed for path in sorted((tmp_path / "matches").glob(f"*{kind}*"))]
        for kind in ("gate", "reference")
    }
    assert len(set(seeds["gate"])) == 2
    assert len(seeds["reference"]) == 2
    assert len(set(seeds["reference"])) == 1
