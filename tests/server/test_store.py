"""The database: its schema and migrations, what is written together, and what is never stored."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from ecumene.server.changes import LogEntry, Wrote
from ecumene.server.database import MIGRATIONS, StoreError, migrate, schema_version
from ecumene.server.rows import Guest, Part, Projection
from ecumene.server.schema import METADATA
from ecumene.server.store import Store

from .guests import Guest as Person
from .played import fill, game, url_of
from .running import Running

pytestmark = pytest.mark.anyio


def alembic(path: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url_of(path))
    return config


def names(path: Path) -> set[str]:
    engine = create_engine(url_of(path))
    found = set(inspect(engine).get_table_names())
    engine.dispose()
    return found


# The schema ----------------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    migrate(url_of(path))
    engine = create_engine(url_of(path))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert schema_version(connection) == ScriptDirectory.from_config(alembic(path)).get_current_head()
    engine.dispose()


def test_migrations_are_taken_back_and_made_again(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    migrate(url_of(path))
    migrate(url_of(path))  # nothing left to do
    assert names(path) == {*METADATA.tables, "alembic_version"}
    command.downgrade(alembic(path), "base")
    assert names(path) == {"alembic_version"}
    migrate(url_of(path))
    assert names(path) == {*METADATA.tables, "alembic_version"}


def test_a_database_with_games_keeps_them_over_a_migration(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    asyncio.run(fill(path))
    before = path.stat().st_size
    migrate(url_of(path))
    engine = create_engine(url_of(path))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar_one() == 3
    engine.dispose()
    assert path.stat().st_size >= before


def test_a_file_that_is_not_a_database_is_reported_as_such(tmp_path: Path) -> None:
    path = tmp_path / "garbage.db"
    path.write_bytes(b"this is not a database" * 1000)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="cannot be opened"):
        migrate(url_of(path))
    assert path.read_bytes() == before
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(Store(url_of(path)).open())
    with pytest.raises(StoreError, match="cannot be opened"):
        migrate(url_of(tmp_path / "no" / "such" / "folder.db"))


def test_a_database_of_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    migrate(url_of(path))
    engine = create_engine(url_of(path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="cannot be opened"):
        migrate(url_of(path))


@pytest.mark.parametrize("url", ["sqlite:///", "sqlite:///:memory:"])
def test_games_are_not_kept_in_memory_alone(url: str) -> None:
    with pytest.raises(StoreError, match="memory"):
        Store(url)


# Writing -------------------------------------------------------------------------------------------------------------


def entry(version: int, name: str = "", command_id: str | None = None) -> LogEntry:
    return LogEntry(version, 1, Wrote(seat=0, author="a", name="Ann", text=name or f"line {version}"), command_id)


def projection(version: int) -> Projection:
    return Projection(version=version, status="waiting", summary="{}", awaited=0)


async def test_when_several_write_at_once_one_succeeds_and_others_are_not_disturbed(tmp_path: Path) -> None:
    store = Store(url_of(tmp_path / "a.db"))
    await store.open()
    try:
        for seed in (1, 2):
            await store.create(*game(seed, 0))
        one, two = f"{1:016x}", f"{2:016x}"
        # All in one batch: two for the same version of one table, and one for another table.
        results = await asyncio.gather(
            store.append(one, [entry(1, "first")], projection(1)),
            store.append(one, [entry(1, "second")], projection(1)),
            store.append(two, [entry(1), entry(2)], projection(2)),
        )
        assert list(results) == [True, False, True]
        assert [found.change for found in await store.entries(one)] == [entry(1, "first").change]
        assert [found.version for found in await store.entries(two)] == [1, 2]
        # A command is carried out once, whatever its version would be.
        assert await store.append(one, [entry(2, "x", "ann/1")], projection(2))
        assert not await store.append(one, [entry(3, "y", "ann/1")], projection(3))
        assert await store.append(two, [entry(3, "x", "ann/1")], projection(3))
        # If one of several entries cannot be written, none is.
        assert not await store.append(one, [entry(3), entry(2)], projection(3))
        assert [found.version for found in await store.entries(one)] == [1, 2]
        assert [found.version for found in await store.entries(one, after=1)] == [2]
    finally:
        await store.close()


async def test_a_new_table_is_written_together_with_the_entry_that_names_it(tmp_path: Path) -> None:
    store = Store(url_of(tmp_path / "a.db"))
    await store.open()
    try:
        old, new = f"{1:016x}", f"{2:016x}"
        await store.create(*game(1, 0))
        row, entries, first = game(2, 5)
        part = Part(new, entries, first, row)
        assert await store.append(old, [entry(1)], projection(1))
        assert not await store.append(old, [entry(1, "late")], projection(1), part)
        assert await store.row(new) is None
        assert await store.append(old, [entry(2)], projection(2), part)
        assert await store.row(new) == row
        assert (len(await store.entries(new)), len(await store.entries(old))) == (len(entries), 2)
    finally:
        await store.close()


async def test_a_failed_write_is_reported_to_everyone_waiting_and_writing_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(url_of(tmp_path / "a.db"))
    await store.open()
    try:
        await store.create(*game(1, 0))
        table = f"{1:016x}"
        commit = store._writer._commit

        async def fail(batch: object) -> list[bool]:
            del batch
            raise OSError("the disk is full")

        monkeypatch.setattr(store._writer, "_commit", fail)
        waiting = [store.append(table, [entry(number)], projection(number)) for number in (1, 2, 3)]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(result, StoreError) for result in results)
        assert "disk is full" in await store.ready()
        assert await store.entries(table) == []
        monkeypatch.setattr(store._writer, "_commit", commit)
        assert await store.append(table, [entry(1)], projection(1))
        assert await store.ready() == ""
    finally:
        await store.close()
    assert "stopped" in await store.ready()
    await store.close()


async def test_a_table_is_made_once(tmp_path: Path) -> None:
    store = Store(url_of(tmp_path / "a.db"))
    await store.open()
    try:
        await store.create(*game(1, 0))
        with pytest.raises(StoreError):
            await store.create(*game(1, 0))
        assert await store.ids() == [f"{1:016x}"]
        assert await store.row("nothing") is None
        await store.add_guest(Guest("g", "Ann"), "0" * 64)
        assert await store.guest("0" * 64) == Guest("g", "Ann")
        assert await store.guest("1" * 64) is None
    finally:
        await store.close()


async def test_cookies_are_not_kept(server: Running) -> None:
    """Reading the database does not let anyone log in as somebody else."""
    async with Person(server.base, "Ann") as ann:
        await ann.make_table("me friend")
        (cookie,) = (one.value for one in ann.http.cookies.jar)
        assert cookie
        folder = server.settings.database_file.parent
        for path in folder.glob("ecumene.db*"):
            assert cookie.encode() not in path.read_bytes()
