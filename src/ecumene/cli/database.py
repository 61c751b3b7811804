"""``ecumene database``: back up, restore and check the database."""

import asyncio
import contextlib
import datetime
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import msgspec
import typer
from rich.markup import escape

from ecumene.cli.hosting import Config, Database, Json, settings_of
from ecumene.cli.screen import NO, console, print_json, progress, write_file
from ecumene.core.errors import EcumeneError

if TYPE_CHECKING:
    from ecumene.server.retention import Removal
    from ecumene.server.store import Store
    from ecumene.server.table import Table
    from ecumene.server.upkeep import Progress

app = typer.Typer(help="Back up, restore, export, check and prune what is played.", no_args_is_help=True)

WAIT_S: Final = 5.0  # for another command that migrates at the same time

Force: TypeAlias = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


@app.command("migrate")
def migrate(database: Database = "", config: Config = None, json: Json = False) -> None:
    """Migrate the database to this version, or create it. The server does this when it starts."""
    from ecumene.server import database_files, upkeep
    from ecumene.server.checks import check_database
    from ecumene.server.database import migrate

    settings = settings_of(config, database)
    path = settings.database_file
    check_database(path)
    with database_files.kept(path, WAIT_S):
        before = "" if upkeep.is_new(path) else upkeep.revision_of(path)
        migrate(settings.database_url)
        after = upkeep.revision_of(path)
    if json:
        print_json({"database": str(path), "before": before or None, "schema": after})
    elif before == after:
        _say(f"{path} is up to date (schema {after}).")
    else:
        _say(f"{path} has been migrated to schema {after}." if before else f"{path} has been created (schema {after}).")


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the back-up.")],
    database: Database = "",
    config: Config = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Copy the database to a file, even while the server runs, and check the copy."""
    from ecumene.server import upkeep

    path = settings_of(config, database).database_file
    with _bar("Copying") as told:
        upkeep.back_up(path, file, force, told)
    found = upkeep.sizes(file)
    if json:
        print_json({"file": str(file), "bytes": file.stat().st_size, **found})
        return
    _say(f"{file} has {found['tables']} tables and {found['guests']} guests; it is intact.")


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="The back-up.")],
    database: Database = "",
    config: Config = None,
    force: Force = False,
    json: Json = False,
) -> None:
    """Replace the database with a back-up. The server must be stopped; the old database is kept."""
    from ecumene.server import upkeep

    path = settings_of(config, database).database_file
    with _bar("Copying") as told:
        kept = upkeep.restore(file, path, force, told)
    if json:
        print_json({"database": str(path), "kept": str(kept) if kept else None, **upkeep.sizes(path)})
        return
    _say(f"{path} has been restored from {file}.")
    if kept is not None:
        _say(f"The old database is kept as {kept}.")


@app.command("export")
def export(
    folder: Annotated[Path, typer.Argument(help="The folder for the records.")],
    database: Database = "",
    config: Config = None,
    json: Json = False,
) -> None:
    """Write every table as a record to a folder. Secrets of games in progress are not revealed."""
    from ecumene.server import upkeep

    settings = settings_of(config, database)
    upkeep.refuse_old_schema(settings.database_file)
    found = _Replays()
    written: list[str] = []

    def write(table: "Table") -> None:
        day = datetime.datetime.fromtimestamp(table.row.created_ms / 1000, datetime.UTC).date()
        path = folder / f"{day}-{table.game.name}-{table.id}.txt"
        write_file(path, table.record().text())
        written.append(str(path))

    asyncio.run(found.go_through(settings.database_url, "Writing", write))
    if json:
        print_json({"records": written, "not_begun": found.waiting, "damaged": found.damaged})
    else:
        _say(f"{len(written)} records are in {folder}; {found.waiting} games have not started.")
        _tell_damaged(found)
    if found.damaged:
        raise typer.Exit(NO)


@app.command("check")
def check(database: Database = "", config: Config = None, json: Json = False) -> None:
    """Check the database file, and replay every table: legality, chance, fairness, result. Exit code 1 if not."""
    from ecumene.server import upkeep

    settings = settings_of(config, database)
    path = settings.database_file
    upkeep.refuse_old_schema(path)
    problems = upkeep.damage(path)
    found = _Replays()

    def verify(table: "Table") -> None:
        table.record().verify()

    if not problems:
        asyncio.run(found.go_through(settings.database_url, "Checking", verify))
    if json:
        sizes = {} if problems else upkeep.sizes(path)
        print_json({"database": str(path), **sizes, "problems": problems, "damaged": found.damaged})
    elif not problems and not found.damaged:
        sizes = upkeep.sizes(path)
        console.print("[bold green]All is well.[/]")
        _say(f"{path}: {sizes['tables']} tables, {sizes['entries']} entries, {sizes['guests']} guests.")
    else:
        for problem in problems:
            _say(problem)
        _tell_damaged(found)
    if problems or found.damaged:
        raise typer.Exit(NO)


WHY: Final = {
    "never-started": "never started",
    "only-bots": "nobody but bots played",
    "no-owner": "everybody who played has been forgotten",
    "idle-guest": "sits at no table and has not come back",
    "gone-guest": "has not come back for longer than the cookie lives",
}


@app.command("prune")
def prune(
    database: Database = "",
    config: Config = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list what would be deleted, and why.")] = False,
    json: Json = False,
) -> None:
    """Delete old tables and guests, as the settings keep_… say. A running server does this once a day by itself."""
    from ecumene.server import database_files, retention, upkeep
    from ecumene.server.rows import now_ms
    from ecumene.server.store import Store

    settings = settings_of(config, database)
    upkeep.refuse_old_schema(settings.database_file)
    limits = retention.limits_of(settings, now_ms())

    async def work() -> "list[Removal]":
        store = Store(settings.database_url)
        try:
            found = await retention.removals(store, limits)
            if dry_run:
                return found
            with _bar("Deleting") as told:
                return await retention.prune(store, limits, found, told=told)
        finally:
            await store.close()

    with contextlib.nullcontext() if dry_run else database_files.kept(settings.database_file):
        removed = asyncio.run(work())
    if json:
        print_json({"dry_run": dry_run, "removed": [msgspec.to_builtins(one) for one in removed]})
        return
    for one in removed if dry_run else ():
        last = datetime.datetime.fromtimestamp(one.last_ms / 1000, datetime.UTC).date()
        _say(f"{one.what} {one.id}{f' ({one.game})' if one.game else ''}, last {last}: {WHY[one.why]}.")
    tables = sum(one.what == "table" for one in removed)
    done = "would be deleted" if dry_run else "have been deleted"
    _say(f"{tables} tables and {len(removed) - tables} guests {done}.")


class _Replays:
    """Every table, rebuilt from its log."""

    def __init__(self) -> None:
        self.waiting = 0
        self.damaged: dict[str, str] = {}

    async def go_through(self, url: str, what: str, do: "Callable[[Table], None]") -> None:
        """Call a function with every started game; a table that cannot be rebuilt does not stop the others."""
        from ecumene.server.store import Store

        store = Store(url)
        try:
            tables = await store.ids()
            with progress() as bar:
                task = bar.add_task(what, total=len(tables))
                for table in tables:
                    try:
                        await self._one(store, table, do)
                    except (EcumeneError, msgspec.MsgspecError, ValueError, LookupError) as error:
                        self.damaged[table] = str(error)
                    bar.advance(task)
        finally:
            await store.close()

    async def _one(self, store: "Store", name: str, do: "Callable[[Table], None]") -> None:
        from ecumene.server.table import Table

        row = await store.row(name)
        assert row is not None
        table = Table(row)
        for entry in await store.entries(name):
            table.apply(entry)
        if table.status == "waiting":
            self.waiting += 1
        else:
            do(table)


def _tell_damaged(found: _Replays) -> None:
    for table, why in found.damaged.items():
        console.print(f"[bold red]Table {table} is not valid:[/] {escape(why)}", soft_wrap=True)


@contextmanager
def _bar(what: str) -> "Iterator[Progress]":
    with progress() as bar:
        task = bar.add_task(what, total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield told


def _say(text: str) -> None:
    console.print(escape(text), soft_wrap=True)
