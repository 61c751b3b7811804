"""What is deleted after a time: tables nobody began or keeps, and guests who do not come back.

A game stays as long as anybody who sat there has not been forgotten, and a loaded record stays for ever.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import msgspec
from sqlalchemy import Select, and_, delete, exists, or_, select
from sqlalchemy.sql.elements import ColumnElement

from ecumene.server.changes import Charter
from ecumene.server.hub import Hub
from ecumene.server.rows import now_ms
from ecumene.server.schema import ENTRIES, GUESTS, SITTERS, TABLES
from ecumene.server.settings import Settings
from ecumene.server.store import DAY_MS, Store

FIRST_S: Final = 300.0  # after the start, when people have reconnected
EVERY_S: Final = 24 * 3600.0
PAUSE_S: Final = 0.01  # between transactions, so that players' moves go first
TOGETHER: Final = 200  # guests in one transaction

Why = Literal["never-started", "only-bots", "no-owner", "idle-guest", "gone-guest"]
Remove = Callable[[str, Callable[[], Awaitable[bool]]], Awaitable[bool]]
Told = Callable[[int, int], object]

log = logging.getLogger("ecumene.retention")


class Removal(msgspec.Struct, frozen=True):
    """A table or guest that may go, and why."""

    what: Literal["table", "guest"]
    id: str
    why: Why
    last_ms: int  # of the last change or visit
    game: str = ""


class Limits(msgspec.Struct, frozen=True):
    """What was last changed or seen before these times may go; 0 keeps it for ever."""

    unstarted: int
    bots: int
    ownerless: int
    idle: int
    gone: int


def limits_of(settings: Settings, now: int) -> Limits:
    """The limits as of now."""

    def before(days: int) -> int:
        return now - days * DAY_MS if days else 0

    return Limits(
        unstarted=before(settings.keep_unstarted_days),
        bots=before(settings.keep_bot_tables_days),
        ownerless=before(settings.keep_ownerless_days),
        idle=before(settings.keep_idle_guests_days),
        gone=before(settings.keep_guests_days),
    )


# Finding -------------------------------------------------------------------------------------------------------------

_SITS: Final = exists().where(SITTERS.c.guest == GUESTS.c.id)
_SITTER: Final = exists().where(SITTERS.c.table_id == TABLES.c.id)
_BEGAN: Final = TABLES.c.status != "waiting"


def _keeper(limits: Limits) -> ColumnElement[bool]:
    """Somebody who sits at the table has not been forgotten, and is not about to be."""
    known = and_(SITTERS.c.table_id == TABLES.c.id, GUESTS.c.id == SITTERS.c.guest, GUESTS.c.seen_ms >= limits.gone)
    return exists().where(known)


def _gone(limits: Limits) -> ColumnElement[bool]:
    """Guests who may be forgotten."""
    return or_(GUESTS.c.seen_ms < limits.gone, and_(GUESTS.c.seen_ms < limits.idle, ~_SITS))


async def removals(store: Store, limits: Limits) -> list[Removal]:
    """Everything that may go, tables first."""
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.updated_ms, TABLES.c.charter)
    wanted: list[tuple[Why, Select[tuple[str, str, int, str]]]] = [
        ("never-started", select(*columns).where(~_BEGAN, TABLES.c.updated_ms < limits.unstarted)),
        ("only-bots", select(*columns).where(_BEGAN, ~_SITTER, TABLES.c.updated_ms < limits.bots)),
        ("no-owner", select(*columns).where(_BEGAN, _SITTER, ~_keeper(limits), TABLES.c.updated_ms < limits.ownerless)),
    ]
    found: list[Removal] = []
    async with store.reading() as connection:
        for why, query in wanted:
            rows = await connection.stream(query.order_by(TABLES.c.updated_ms))
            async for row in rows:
                if not msgspec.json.decode(row.charter, type=Charter).record:
                    found.append(Removal("table", row.id, why, row.updated_ms, row.game))
        guests = select(GUESTS.c.id, GUESTS.c.seen_ms).where(_gone(limits)).order_by(GUESTS.c.seen_ms)
        for guest in await connection.execute(guests):
            gone: Why = "gone-guest" if guest.seen_ms < limits.gone else "idle-guest"
            found.append(Removal("guest", guest.id, gone, guest.seen_ms))
    return found


# Removing ------------------------------------------------------------------------------------------------------------


async def _at_once(_table: str, remove: Callable[[], Awaitable[bool]]) -> bool:
    return await remove()


async def prune(
    store: Store,
    limits: Limits,
    found: list[Removal],
    guarded: Remove = _at_once,
    told: Told = lambda _done, _all: None,
) -> list[Removal]:
    """Remove what was found, unless it has changed meanwhile, in small transactions. Returns what was removed.

    ``guarded`` carries out the removal of one table, or does not.
    """
    tables = [one for one in found if one.what == "table"]
    guests = [one for one in found if one.what == "guest"]
    removed: list[Removal] = []
    for number, table in enumerate(tables):

        async def remove(table: Removal = table) -> bool:
            return await _remove_table(store, limits, table)

        if await guarded(table.id, remove):
            removed.append(table)
        told(number + 1, len(found))
        await asyncio.sleep(PAUSE_S)
    for first in range(0, len(guests), TOGETHER):
        part = guests[first : first + TOGETHER]
        removed += await _remove_guests(store, limits, part)
        told(len(tables) + first + len(part), len(found))
        await asyncio.sleep(PAUSE_S)
    return removed


async def _remove_table(store: Store, limits: Limits, table: Removal) -> bool:
    async with store.writing() as connection:
        unchanged = select(TABLES.c.id).where(TABLES.c.id == table.id, TABLES.c.updated_ms == table.last_ms)
        if table.why == "no-owner":
            unchanged = unchanged.where(~_keeper(limits))
        if (await connection.execute(unchanged)).first() is None:
            return False
        for rows in (SITTERS, ENTRIES):
            await connection.execute(delete(rows).where(rows.c.table_id == table.id))
        await connection.execute(delete(TABLES).where(TABLES.c.id == table.id))
    return True


async def _remove_guests(store: Store, limits: Limits, guests: list[Removal]) -> list[Removal]:
    ids = [one.id for one in guests]
    async with store.writing() as connection:
        mine = select(GUESTS.c.id).where(GUESTS.c.id.in_(ids), _gone(limits))
        going = set((await connection.execute(mine)).scalars())
        await connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(going)))
    return [one for one in guests if one.id in going]


# In the server -------------------------------------------------------------------------------------------------------


async def keep_tidy(hub: Hub, settings: Settings) -> None:
    """Once a day, remove what may go."""
    await asyncio.sleep(FIRST_S)
    while True:
        try:
            await tidy(hub, settings)
        except Exception:  # whatever it is must not end the daily run
            log.exception("what may go could not be removed")
        await asyncio.sleep(EVERY_S)


async def tidy(hub: Hub, settings: Settings) -> list[Removal]:
    """Remove what may go, but no table that is in memory and nobody who is here."""
    limits = limits_of(settings, now_ms())
    here = hub.here()
    found = [one for one in await removals(hub.store, limits) if one.id not in here]
    removed = await prune(hub.store, limits, found, hub.tables.remove)
    if removed:
        hub.board.changed()
        for guest in hub.board.guests():
            hub.board.own_changed(guest)
        tables = sum(one.what == "table" for one in removed)
        log.info("removed", extra={"tables": tables, "guests": len(removed) - tables})
    return removed
