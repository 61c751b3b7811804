"""Database maintenance: back-ups while the server runs, restoring, and integrity checks."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from alembic.config import Config
from alembic.script import ScriptDirectory

from ecumene.core.errors import EcumeneError
from ecumene.server import database_files
from ecumene.server.database import MIGRATIONS

PAGES: Final = 512  # pages copied between updates of the progress bar
BUSY_MS: Final = 2000
FIRST_BYTES: Final = b"SQLite format 3\x00"

Progress = Callable[[int, int], None]


class UpkeepError(EcumeneError):
    """A problem with the database that needs a person to decide or repair."""


def revisions() -> list[str]:
    """All migrations of the schema, oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()][::-1]


@contextlib.contextmanager
def opened(path: Path, mode: str = "rw") -> Iterator[sqlite3.Connection]:
    """Open an existing database file; never creates one."""
    if not path.is_file():
        raise UpkeepError(f"There is no file {path}.", todo="Check the path.")
    with path.open("rb") as file:
        if file.read(len(FIRST_BYTES)) != FIRST_BYTES:
            raise UpkeepError(f"{path} is not a database.", todo="Check the path.")
    connection: sqlite3.Connection | None = None
    try:
        address = f"file:{quote(str(path.absolute()))}?mode={mode}"
        connection = sqlite3.connect(address, uri=True, timeout=BUSY_MS / 1000, isolation_level=None)
        yield connection
    except sqlite3.Error as error:
        raise UpkeepError(f"The database {path} cannot be used.", str(error)) from error
    finally:
        if connection is not None:
            connection.close()


def revision_of(path: Path) -> str:
    """The migration a database is at; empty if it is not one of ours."""
    with opened(path) as connection:
        return _revision(connection)


def _revision(connection: sqlite3.Connection) -> str:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return ""
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""


def is_new(path: Path) -> bool:
    """Whether nothing has been written yet, as after an interrupted first start."""
    if not path.exists() or not path.stat().st_size:
        return True
    with opened(path) as connection:
        return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def refuse_unknown_schema(path: Path) -> str:
    """The database's migration; raises an error if this version does not know it."""
    found = revision_of(path)
    if not found:
        raise UpkeepError(f"{path} is not an Ecumene database.", todo="Check the path.")
    if found not in revisions():
        raise UpkeepError(
            f"{path} has the schema {found}, which this version does not know.",
            "It was written by a newer version of Ecumene.",
            "Install that version, or use another database.",
        )
    return found


def refuse_old_schema(path: Path) -> None:
    """Raise an error if the database has not been migrated to this version yet."""
    if refuse_unknown_schema(path) != revisions()[-1]:
        raise UpkeepError(f"{path} has an older schema.", todo="Migrate it with: ecumene database migrate")


def damage(path: Path) -> list[str]:
    """The problems that SQLite finds in a database."""
    with opened(path) as connection:
        found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
        loose = connection.execute("PRAGMA foreign_key_check").fetchall()
    problems = [] if found == ["ok"] else found
    return problems + [f"A row of {row[0]} refers to a missing row of {row[2]}." for row in loose]


def sizes(path: Path) -> dict[str, int]:
    """The number of rows of each table."""
    with opened(path) as connection:
        return {
            name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
            for name in ("guests", "tables", "entries")
        }


def back_up(database: Path, target: Path, force: bool = False, progress: Progress | None = None) -> None:
    """Copy the database as it is now, even while a server is writing; the copy is checked before it is kept."""
    refuse_unknown_schema(database)
    if target.exists():
        if not force:
            raise UpkeepError(f"{target} already exists.", todo="Choose another name, or use --force.")
        if target.samefile(database):
            raise UpkeepError("A database cannot be backed up onto itself.", todo="Choose another file.")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        _copy(database, part, progress)
        _finish(part, target)
    except OSError as error:
        raise UpkeepError(f"{target} cannot be written.", str(error.strerror)) from error
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, database: Path, force: bool = False, progress: Progress | None = None) -> Path | None:
    """Replace the database with a back-up. The old one is kept beside it, and its path is returned."""
    refuse_unknown_schema(backup)
    _refuse_damaged(backup)
    if not database.absolute().parent.is_dir():
        database.absolute().parent.mkdir(parents=True, exist_ok=True)
    with database_files.kept(database):
        return _replace(backup, database, force, progress)


def _replace(backup: Path, database: Path, force: bool, progress: Progress | None) -> Path | None:
    if database.exists():
        if not force:
            raise UpkeepError(
                f"{database} already exists.",
                "Restoring would replace it.",
                "Use --force; the current database is kept beside it.",
            )
        if backup.samefile(database):
            raise UpkeepError("That is the database itself.", todo="Choose a back-up.")
        _refuse_in_use(database)
    part = database.with_name(database.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _copy(backup, part, progress)
        kept = _set_aside(database)
        _finish(part, database)
    except OSError as error:
        raise UpkeepError(f"{database} cannot be written.", str(error.strerror)) from error
    finally:
        part.unlink(missing_ok=True)
    return kept


def _copy(source: Path, target: Path, progress: Progress | None) -> None:
    def told(_status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    # The copy may hold the secrets of games in progress: nobody else may read it.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with opened(source) as read, contextlib.closing(sqlite3.connect(target, isolation_level=None)) as written:
        # One transaction sees the database at one moment, whatever is written meanwhile.
        read.execute("BEGIN")
        read.execute("SELECT count(*) FROM sqlite_master").fetchone()
        read.backup(written, pages=PAGES, progress=told)
        read.execute("ROLLBACK")
        written.execute("PRAGMA journal_mode=DELETE")  # a single file, without a journal
    _refuse_damaged(target)


def _finish(part: Path, target: Path) -> None:
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


def _refuse_damaged(path: Path) -> None:
    problems = damage(path)
    if problems:
        raise UpkeepError(f"{path} is damaged.", "\n".join(problems[:5]), "Use another back-up.")


def _refuse_in_use(database: Path) -> None:
    """Raise an error if a server of an earlier version or another program has the database open.

    Leaving write-ahead logging needs exclusive access.
    """
    with contextlib.closing(sqlite3.connect(database, timeout=BUSY_MS / 1000, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            raise UpkeepError(
                f"{database} is in use.", f"A server has it open ({error}).", "Stop the server, then try again."
            ) from error
        except sqlite3.DatabaseError:
            pass  # damaged, so nobody uses it; restoring a back-up is the way out


def _set_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    database.rename(kept)
    for ending in ("-wal", "-shm"):
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    return kept
