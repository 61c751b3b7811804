"""The database of a running server: nobody else may read it, and no second server may use it."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .command import LIMIT, here, settings
from .test_serve import Served, served

QUICK = {"ECUMENE_SHUTDOWN_S": "1"}


@pytest.fixture(autouse=True)
def _usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("ecumene.db*")}


def start(folder: Path) -> "subprocess.Popen[str]":
    """A server that may have to wait for another."""
    return subprocess.Popen(
        [sys.executable, "-m", "ecumene", "serve", "--port", "0", "--json"],
        cwd=folder, env=settings(QUICK), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


# Two servers ---------------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_database_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, environment=QUICK) as first:
        for name in ("ecumene.db", "../" + tmp_path.name + "/ecumene.db"):
            answer = here("serve", "--port", "0", "--database", name, folder=tmp_path, environment=QUICK)
            assert (answer.code, answer.out) == (2, "")
            assert "is in use" in answer.error()
            assert f"process {first.process.pid}" in answer.error()
            assert "waiting for it to end" in answer.error()
            assert "What to do:" in answer.error()
        looked = here("serve", "--check", "--port", "0", folder=tmp_path, environment=QUICK)
        assert looked.code == 1
        assert f"process {first.process.pid}" in " ".join(looked.out.split())
        assert first.get("/readyz") == "ready"
        with served(tmp_path, "--database", "other.db", environment=QUICK) as second:
            assert second.get("/readyz") == "ready"


def test_a_server_waits_a_little_for_the_one_before_it(tmp_path: Path) -> None:
    first = Served(tmp_path, environment=QUICK)
    second = start(tmp_path)
    try:
        assert second.stderr is not None
        assert "waiting for it to end" in second.stderr.readline()
        first.process.terminate()
        assert first.process.wait(LIMIT) == 0
        assert second.stdout is not None
        assert second.stdout.readline() == "{\n"  # it says where it is
    finally:
        second.kill()
        second.communicate()
        first.close()


def test_a_killed_server_does_not_keep_its_database(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        first.process.kill()
        first.process.wait(LIMIT)
        began = time.monotonic()
        second = start(tmp_path)
        try:
            assert second.stdout is not None
            assert second.stdout.readline() == "{\n"
            second.kill()
            _, errors = second.communicate()
            assert "waiting" not in errors, time.monotonic() - began
        finally:
            second.kill()
            second.communicate()


def test_what_reads_works_beside_a_server_and_what_replaces_is_refused(tmp_path: Path) -> None:
    with served(tmp_path, environment=QUICK) as server:
        for line in ("backup one.db", "check", "export records"):
            answer = here("database", *line.split(), folder=tmp_path)
            assert answer.code == 0, answer.err
        for line in ("restore one.db --force", "migrate"):
            answer = here("database", *line.split(), folder=tmp_path)
            assert answer.code == 2
            assert f"process {server.process.pid}" in answer.error()
        assert server.get("/readyz") == "ready"
    assert here("database", "restore", "one.db", "--force", folder=tmp_path).code == 0


# Modes ---------------------------------------------------------------------------------------------------------------


def test_nobody_else_may_read_a_new_database(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.get("/api/v1/lobby")  # SQLite makes the files beside it when the database is first read
        found = modes(tmp_path)
        assert {"ecumene.db", "ecumene.db-wal", "ecumene.db-shm", "ecumene.db.lock"} <= set(found)
        assert set(found.values()) == {0o600}
    here("database", "migrate", "--database", "made.db", folder=tmp_path)
    assert stat.S_IMODE((tmp_path / "made.db").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o666, 0o600), (0o604, 0o600), (0o640, 0o640), (0o660, 0o660)]
)
def test_a_database_that_everybody_may_read_is_mended_and_a_group_is_kept(
    before: int, after: int, tmp_path: Path
) -> None:
    assert here("database", "migrate", folder=tmp_path).code == 0
    (tmp_path / "ecumene.db").chmod(before)
    with served(tmp_path) as server:
        server.get("/api/v1/lobby")  # SQLite makes the files beside it when the database is first read
        found = modes(tmp_path)
        assert {found[name] for name in ("ecumene.db", "ecumene.db-wal", "ecumene.db-shm")} == {after}
        assert ("now only its owner can" in server.errors()) == (before != after)
