"""What the database holds, as values: guests, tables, and what the lobby needs to know of a table."""

import secrets
import time
from typing import Self

import msgspec

from ecumene.server.changes import Charter, LogEntry


class Guest(msgspec.Struct, frozen=True):
    """A visitor with a secret cookie."""

    id: str
    name: str


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it was created."""

    id: str
    charter: Charter
    secret: bytes
    invite: str
    created_ms: int

    @classmethod
    def new(cls, charter: Charter) -> Self:
        """A table that is created now: nobody can guess its id, its invitation or its chance."""
        return cls(
            id=secrets.token_urlsafe(12),
            charter=charter,
            secret=secrets.token_bytes(32),
            invite=secrets.token_urlsafe(16),
            created_ms=now_ms(),
        )


class Projection(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby needs to know about a table, derived from its log."""

    version: int
    status: str
    summary: str
    awaited: int
    sitters: dict[int, str] | None = None  # None: unchanged


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as listed in the lobby."""

    id: str
    status: str
    summary: str
    awaited: int
    seats: list[int] = []


class Part(msgspec.Struct, frozen=True):
    """What is written of one table: entries for its log, and the table itself if it is a new one."""

    table: str
    entries: list[LogEntry]
    projection: Projection
    row: Row | None = None


def now_ms() -> int:
    """The current time in milliseconds."""
    return time.time_ns() // 1_000_000
