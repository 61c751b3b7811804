"""A database with a table and a guest of every kind that retention tells apart, each with its age in days."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from ecumene.server.changes import SeatStart
from ecumene.server.rows import Guest, now_ms
from ecumene.server.store import DAY_MS, Store
from ecumene.server.table import Table

from .played import game, url_of

# Guests: days since they were last seen.
GUESTS = {"here": 1, "away": 399, "gone": 401, "idle": 91, "new": 89}

# Tables: what is played (None: the whole game), who sits there, days since the last change.
TABLES: dict[str, tuple[int | None, tuple[str, ...], int]] = {
    "waiting-old": (0, (), 31),
    "waiting-new": (0, (), 29),
    "waiting-sat": (0, ("here",), 31),
    "bots-over-old": (None, (), 31),
    "bots-playing-old": (5, (), 31),
    "bots-over-new": (None, (), 29),
    "kept-over": (None, ("here",), 3000),
    "kept-playing": (5, ("away",), 3000),
    "kept-by-one": (None, ("gone", "away"), 3000),
    "gone-over": (None, ("gone",), 401),
    "gone-playing": (5, ("gone",), 401),
    "gone-over-new": (None, ("gone",), 399),
    "unknown-over": (None, ("nobody",), 401),
    "study": (None, ("record",), 3000),
}

WHY = {
    "waiting-old": "never-started",
    "waiting-sat": "never-started",
    "bots-over-old": "only-bots",
    "bots-playing-old": "only-bots",
    "gone-over": "no-owner",
    "gone-playing": "no-owner",
    "unknown-over": "no-owner",
    "idle": "idle-guest",
    "gone": "gone-guest",
}


IDS = {name: f"{number:016x}" for number, name in enumerate(TABLES, start=1)}
NAMES = {identity: name for name, identity in IDS.items()} | {name: name for name in GUESTS}


async def fill_aged(path: Path) -> None:
    """Make the database."""
    store = Store(url_of(path))
    await store.open()
    try:
        for name in GUESTS:
            await store.add_guest(Guest(name, name.title()), f"{name:0>64}")
        for number, (decisions, people, _) in enumerate(TABLES.values(), start=1):
            row, entries, projection = game(number, decisions)
            seated = [SeatStart(kind="person", name=who.title(), guest=who) for who in people]
            charter = msgspec.structs.replace(row.charter, seats=[*seated, *row.charter.seats[len(people) :]])
            if people == ("record",):
                played = Table(row)
                for entry in entries:
                    played.apply(entry)
                seats = [SeatStart(kind="person", name=name) for name in ("Ann", "Bob")]
                charter = msgspec.structs.replace(charter, seats=seats, host="gone", record=played.record().text())
                entries, seated = [], []
            sitters = {seat: one.guest for seat, one in enumerate(seated)}
            told = msgspec.structs.replace(projection, version=len(entries), sitters=sitters)
            await store.create(msgspec.structs.replace(row, charter=charter), entries, told)
    finally:
        await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for name, (_, _, days) in TABLES.items():
            connection.execute("UPDATE tables SET updated_ms = ? WHERE id = ?", (now_ms() - days * DAY_MS, IDS[name]))
        for name, days in GUESTS.items():
            connection.execute("UPDATE guests SET seen_ms = ? WHERE id = ?", (now_ms() - days * DAY_MS, name))
