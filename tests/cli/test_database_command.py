"""``ecumene database``: backups of a running database, restoring, export, checks."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op

from ecumene.server.upkeep import is_new, revisions

from ..server.played import fill, game, url_of
from .command import Answer, here, read


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("database") / "filled.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> Path:
    """A database for one test."""
    path = tmp_path / "ecumene.db"
    path.write_bytes(filled.read_bytes())
    return path


def ask(command: str, database: Path, *words: str | Path) -> Answer:
    return here("database", command, *words, "--database", database)


def alter(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


def test_migrate_makes_a_database_and_leaves_one_that_is_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    made = ask("migrate", path)
    assert (made.code, made.err) == (0, "")
    assert f"has been created (schema {revisions()[-1]})" in made.out
    again = ask("migrate", path, "--json").data()
    assert again == {"database": str(path), "before": revisions()[-1], "schema": revisions()[-1]}
    assert "is up to date" in ask("migrate", path).out


def test_migrate_continues_after_a_first_start_that_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "begun.db"
    alter(path, "PRAGMA journal_mode=WAL")
    assert path.stat().st_size
    assert ask("migrate", path).code == 0


def test_a_step_of_the_schema_that_is_broken_off_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new.db"
    made: list[str] = []
    create = op.create_table

    def broken(name: str, *columns: Any, **more: Any) -> object:
        if made:
            raise OSError("the power fails")
        made.append(name)
        return create(name, *columns, **more)

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", broken)
        answer = ask("migrate", path)
    assert (answer.code, made) == (2, ["guests"])
    assert "the power fails" in answer.error()
    assert is_new(path)
    assert ask("migrate", path).code == 0
    assert ask("check", path).code == 0


def test_two_servers_that_start_at_once_make_one_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ecumene", "database", "migrate", "--database", str(tmp_path / "new.db")]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for _ in range(3)]
    for one in both:
        out, _ = one.communicate()
        assert one.returncode == 0, out.decode()


def test_a_backup_holds_everything_and_is_one_file_nobody_else_may_read(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "backups" / "one.db"
    answer = ask("backup", database, target)
    assert answer.code == 0
    assert "has 3 tables and 1 guests; it is intact." in answer.out
    assert [path.name for path in target.parent.iterdir()] == ["one.db"]
    assert target.stat().st_mode & 0o777 == 0o600
    assert ask("check", target).code == 0
    data = ask("backup", database, target, "--force", "--json").data()
    assert data["tables"] == 3
    assert data["bytes"] == target.stat().st_size


def test_a_backup_replaces_nothing_unless_told_to(database: Path, tmp_path: Path) -> None:
    target = tmp_path / "one.db"
    target.write_text("mine")
    answer = ask("backup", database, target)
    assert answer.code == 2
    assert "already exists" in answer.error()
    assert target.read_text() == "mine"
    assert ask("backup", database, target, "--force").code == 0
    assert "onto itself" in ask("backup", database, database, "--force").error()
    assert ask("check", database).code == 0


WRITER = """
import asyncio, sys
from pathlib import Path
from tests.server.played import game, url_of
from ecumene.server.store import Store

async def write():
    store = Store(url_of(Path(sys.argv[1])), "normal")
    await store.open()
    print("writing", flush=True)
    seed = 100
    while True:
        row, entries, projection = game(seed, 30)
        await store.create(row, entries[:1], projection)
        for entry in entries[1:]:
            assert await store.append(row.id, [entry], projection)
        seed += 1

asyncio.run(write())
"""


def test_a_backup_is_whole_while_a_server_writes_and_no_log_in_it_has_a_gap(database: Path, tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, database], stdout=subprocess.PIPE) as writer:
        try:
            assert writer.stdout is not None
            assert writer.stdout.readline() == b"writing\n"
            counts = []
            for number in range(4):
                time.sleep(0.2)
                target = tmp_path / f"{number}.db"
                answer = ask("backup", database, target, "--json")
                assert (answer.code, answer.error()) == (0, "")
                counts.append(answer.data()["entries"])
                assert ask("check", target).code == 0
            assert counts == sorted(set(counts)), "it was written to meanwhile"
            refused = ask("restore", database, tmp_path / "0.db", "--force")
            assert refused.code == 2
            assert "is in use" in refused.error()
            assert "Stop the server" in refused.error()
        finally:
            writer.kill()
    assert ask("check", database).code == 0


def test_a_restored_database_is_the_one_that_was_backed_up(database: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    ask("backup", database, backup)
    asyncio.run(fill(database, first=50))
    refused = ask("restore", database, backup)
    assert refused.code == 2
    assert "already exists" in refused.error()
    assert "--force" in refused.error()
    answer = ask("restore", database, backup, "--force", "--json")
    assert answer.data()["tables"] == 3
    kept = Path(answer.data()["kept"])
    assert ask("check", kept, "--json").data()["tables"] == 6
    assert ask("check", database, "--json").data()["tables"] == 3
    again = ask("restore", database, backup, "--force", "--json").data()["kept"]
    assert again != str(kept)


def test_a_backup_is_restored_where_nothing_is(database: Path, tmp_path: Path) -> None:
    place = tmp_path / "elsewhere" / "new.db"
    answer = ask("restore", place, database)
    assert answer.code == 0
    assert "kept as" not in answer.out
    assert ask("check", place).code == 0


def test_a_damaged_database_can_be_restored_over(database: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    assert ask("restore", broken, database, "--force").code == 0
    assert ask("check", broken).code == 0


def test_a_backup_of_a_newer_version_is_refused(database: Path, tmp_path: Path) -> None:
    alter(database, "UPDATE alembic_version SET version_num = '9999'")
    for answer in (
        ask("restore", tmp_path / "new.db", database),
        ask("migrate", database),
        ask("check", database),
        ask("export", database, tmp_path / "records"),
        here("serve", "--database", database, "--port", "0"),
    ):
        assert answer.code == 2
        assert "has the schema 9999, which this version does not know" in answer.error()
        assert "newer version" in answer.error()
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("command", ["restore", "check", "export", "backup"])
def test_a_file_that_is_not_a_database_is_refused(command: str, tmp_path: Path) -> None:
    text, other, none = tmp_path / "text.db", tmp_path / "other.db", tmp_path / "none.db"
    text.write_text("not a database")
    alter(other, "CREATE TABLE mine (id)")
    for path, words in ((text, "is not a database"), (other, "not an Ecumene database"), (none, "There is no file")):
        target = tmp_path / "target"
        answer = ask("restore", target, path) if command == "restore" else (
            ask(command, path) if command == "check" else ask(command, path, target)
        )  # fmt: skip
        assert answer.code == 2
        assert words in answer.error()
        assert not target.exists()
    assert text.read_text() == "not a database"
    assert not none.exists()


def test_export_writes_every_game_that_has_begun_as_a_record_that_holds(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    answer = ask("export", database, folder)
    assert (answer.code, answer.error()) == (0, "")
    assert "2 records" in answer.out
    assert "1 games have not started" in answer.out
    over, going_on = sorted(folder.iterdir())
    assert over.name == f"2025-06-15-victoria-{1:016x}.txt"
    assert read(over).verify().fairness == "proven"
    assert read(going_on).verify().fairness == "not opened"
    assert game(2)[0].secret.hex() not in going_on.read_text()
    assert ask("export", database, folder, "--json").data()["not_begun"] == 1


def test_check_finds_a_log_that_does_not_follow_from_the_rules(database: Path, tmp_path: Path) -> None:
    well = ask("check", database)
    assert well.code == 0
    assert "All is well." in well.out
    alter(database, f"DELETE FROM entries WHERE table_id = '{2:016x}' AND version = 3")
    answer = ask("check", database, "--json")
    assert answer.code == 1
    assert "gap after version 2" in answer.data()["damaged"][f"{2:016x}"]
    assert f"Table {2:016x} is not valid" in ask("check", database).out
    export = ask("export", database, tmp_path / "records")
    assert export.code == 1
    assert len(list((tmp_path / "records").iterdir())) == 1


def test_check_finds_a_changed_outcome_of_chance(database: Path) -> None:
    alter(database, f"UPDATE tables SET secret = zeroblob(32) WHERE id = '{1:016x}'")
    answer = ask("check", database)
    assert answer.code == 1
    assert f"Table {1:016x} is not valid" in answer.out


def test_check_finds_a_damaged_file(database: Path) -> None:
    data = bytearray(database.read_bytes())
    data[8192:12288] = b"\xa5" * 4096
    database.write_bytes(data)
    assert ask("check", database).code in (1, 2)


def test_the_database_is_that_of_the_settings(database: Path, tmp_path: Path) -> None:
    by_environment = here("database", "check", "--json", environment={"ECUMENE_DATABASE_URL": url_of(database)})
    assert by_environment.data()["database"] == str(database)
    (tmp_path / "ecumene.toml").write_text(f'database_url = "{url_of(database)}"')
    by_file = here("database", "check", "--json", "--config", tmp_path / "ecumene.toml")
    assert by_file.data()["tables"] == 3
