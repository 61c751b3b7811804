"""``ecumene database prune``: what goes, what stays, and why."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecumene.server.rows import now_ms
from ecumene.server.store import DAY_MS

from ..server.aged import GUESTS, NAMES, TABLES, WHY, fill_aged
from .command import Answer, here
from .test_serve import served


@pytest.fixture(scope="module")
def aged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("aged") / "aged.db"
    asyncio.run(fill_aged(path))
    return path


@pytest.fixture
def database(aged: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(aged, tmp_path / "ecumene.db"))


def prune(database: Path, *words: str, **settings: int) -> Answer:
    environment = {f"ECUMENE_{name.upper()}": str(days) for name, days in settings.items()}
    return here("database", "prune", *words, "--database", database, environment=environment)


def left(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id FROM tables UNION SELECT id FROM guests").fetchall()
        loose = "SELECT count(*) FROM {} WHERE table_id NOT IN (SELECT id FROM tables)"
        assert [connection.execute(loose.format(name)).fetchone()[0] for name in ("entries", "sitters")] == [0, 0]
    return {NAMES[row[0]] for row in rows}


def removed(answer: Answer) -> dict[str, str]:
    assert answer.code == 0, answer.err
    return {NAMES[one["id"]]: one["why"] for one in answer.data()["removed"]}


def test_a_dry_run_lists_what_would_go_and_why_and_deletes_nothing(database: Path) -> None:
    before = database.read_bytes()
    assert removed(prune(database, "--dry-run", "--json")) == WHY
    shown = prune(database, "--dry-run")
    assert "(victoria)" in shown.out
    assert shown.out.count("never started.") == 2
    assert shown.out.count("nobody but bots played.") == 2
    assert shown.out.count("everybody who played has been forgotten.") == 3
    assert "sits at no table" in shown.out
    assert "7 tables and 2 guests would be deleted." in shown.out
    assert database.read_bytes() == before


def test_what_is_old_and_kept_by_nobody_goes(database: Path) -> None:
    assert removed(prune(database, "--json")) == WHY
    assert left(database) == {*TABLES, *GUESTS} - set(WHY)
    assert here("database", "check", "--database", database).code == 0
    assert "0 tables and 0 guests have been deleted." in prune(database).out


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ("keep_unstarted_days", "never-started"), ("keep_bot_tables_days", "only-bots"),
        ("keep_ownerless_days", "no-owner"), ("keep_idle_guests_days", "idle-guest"),
    ],
)  # fmt: skip
def test_what_is_kept_forever_stays(setting: str, why: str, database: Path) -> None:
    assert removed(prune(database, "--json", **{setting: 0})) == {one: of for one, of in WHY.items() if of != why}


def test_if_guests_are_kept_forever_so_are_their_games(database: Path) -> None:
    kept = {"gone", "gone-over", "gone-playing"}
    assert removed(prune(database, "--json", keep_guests_days=0)) == {
        one: of for one, of in WHY.items() if one not in kept
    }


def test_shorter_times_take_more(database: Path) -> None:
    found = removed(prune(database, "--dry-run", "--json", keep_unstarted_days=1, keep_idle_guests_days=2))
    assert set(found) - set(WHY) == {"waiting-new", "new"}


def test_it_does_not_wait_for_a_running_server_but_may_look(database: Path) -> None:
    with served(database.parent) as server:
        answer = prune(database)
        assert answer.code == 2
        assert "is in use" in answer.error()
        assert removed(prune(database, "--dry-run", "--json")) == WHY
        assert server.get("/readyz") == "ready"
    assert removed(prune(database, "--json")) == WHY


def test_a_database_of_an_earlier_version_has_to_be_migrated_and_everybody_counts_as_seen_when_they_came(
    database: Path,
) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE guests SET created_ms = ? WHERE id = 'idle'", (now_ms() - 5 * DAY_MS,))
        connection.execute("ALTER TABLE guests DROP COLUMN seen_ms")
        connection.execute("DROP INDEX ix_tables_host_status")
        connection.execute("ALTER TABLE tables DROP COLUMN host")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "has an older schema" in prune(database).error()
    assert here("database", "migrate", "--database", database).code == 0
    found = removed(prune(database, "--json"))
    assert "idle" not in found
    assert found["waiting-old"] == "never-started"
