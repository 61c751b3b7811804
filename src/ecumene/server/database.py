"""The database itself: its schema is brought up to date, and connections to it are prepared."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ecumene.core.errors import EcumeneError
from ecumene.server.database_files import make_private
from ecumene.server.settings import SQLITE

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class StoreError(EcumeneError):
    """The database cannot be used."""


def migrate(url: str) -> None:
    """Migrate the schema, in files that only their owner can read."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    try:
        make_private(Path(url.removeprefix(SQLITE)))
        command.upgrade(config, "head")
    except Exception as error:
        raise StoreError(
            "The database cannot be opened.",
            str(error).split("\n", 1)[0],
            "Check that the folder exists and is writable, and that the file is an Ecumene database.",
        ) from error


def engine(url: str, synchronous: str) -> AsyncEngine:
    """Connections to a database."""
    address = url.replace("sqlite:", "sqlite+aiosqlite:", 1)
    if address.endswith((":///", ":memory:")):
        raise StoreError("An in-memory database would lose every game.", todo="Give a file: sqlite:///ecumene.db")
    made = create_async_engine(address, pool_size=5, max_overflow=10, hide_parameters=True)

    @event.listens_for(made.sync_engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's connection has no types
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return made


def schema_version(connection: Connection) -> str:
    """The migration a database is at; empty if it has none."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""
