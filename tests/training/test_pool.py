"""Work in several processes: the order of results, and what happens when somebody dies."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ecumene.core.errors import EcumeneError
from ecumene.training import pool
from ecumene.training.pool import worked

from .working import dies, doubled, fails, lasts


@pytest.mark.parametrize("processes", [0, 1, 3])
def test_results_come_in_the_order_of_the_tasks(processes: int) -> None:
    assert list(worked(doubled, range(5), processes)) == [0, 2, 4, 6, 8]


def test_without_tasks_there_are_no_results() -> None:
    assert list(worked(doubled, [], 2)) == []


def test_an_error_of_a_task_reaches_whoever_wants_it() -> None:
    with pytest.raises(ValueError, match="0 is wrong"):
        list(worked(fails, range(3), 2))


def test_a_process_that_is_killed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LOOK_S", 0.1)
    with pytest.raises(EcumeneError, match="A process died"):
        list(worked(dies, range(4), 2))


def pids(paths: list[Path]) -> list[int]:
    """The processes that wrote these files, once they all have."""
    for _ in range(1500):
        texts = [path.read_text() if path.exists() else "" for path in paths]
        if all(texts):
            return [int(text) for text in texts]
        time.sleep(0.02)
    raise AssertionError("they did not begin")


def wait_until_gone(pid: int) -> None:
    for _ in range(1500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return  # nobody has asked for its end yet
        time.sleep(0.02)
    raise AssertionError(f"process {pid} lives on")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_a_process_that_is_killed(tmp_path: Path, how: signal.Signals) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    process = subprocess.Popen([sys.executable, "-m", "tests.training.test_pool", *map(str, files)])
    workers = pids(files)
    process.send_signal(how)
    process.wait()
    for pid in workers:
        wait_until_gone(pid)


if __name__ == "__main__":
    list(worked(lasts, [Path(word) for word in sys.argv[1:]], 2))
