"""Alembic's way into the database."""

from alembic import context
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import NullPool

from ecumene.server.schema import METADATA


def run() -> None:
    """Apply the steps that are missing, in one transaction."""
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = create_engine(url, poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]  # else a change of schema is never rolled back
        cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's connection has no types
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.connect() as connection:
        context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
        with context.begin_transaction():
            context.run_migrations()
    engine.dispose()


run()
