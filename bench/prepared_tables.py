"""Databases with guests and games of theirs, to measure a server on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ecumene.core.fairness import seeded_secret
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.server.changes import Charter, LogEntry, SeatStart, Started
from ecumene.server.decisions import Decision, decide_moves
from ecumene.server.disclosure import summary
from ecumene.server.rows import Guest, Projection, Row, now_ms
from ecumene.server.security import cookie_name, hash_token
from ecumene.server.settings import Settings
from ecumene.server.store import Store
from ecumene.server.table import Table


class Prepared(msgspec.Struct):
    """Guests by their cookies, and tables at which the first so many of them sit, in their order."""

    cookies: list[str]
    tables: list[tuple[str, int]]  # name, people


async def prepare(path: Path, tables: int, decisions: int | None, people: Sequence[int] = (2, 3, 4)) -> Prepared:
    """Fill a database with games of people, each so many random decisions long; ``None``: they have not begun."""
    store = Store(f"sqlite:///{path}", "normal")
    await store.open()
    prepared = Prepared([], [])
    try:
        for number in range(4):
            token = f"{number}" * 32
            await store.add_guest(Guest(f"guest-{number}", f"Player {number + 1}"), hash_token(token))
            prepared.cookies.append(f"{cookie_name(Settings())}={token}")
        made = [_game(number, people[number % len(people)], decisions) for number in range(tables)]
        await asyncio.gather(*(store.create(*one) for one in made))
        prepared.tables = [(row.id, len(row.charter.seats)) for row, _, _ in made]
    finally:
        await store.close()
    return prepared


def _game(number: int, people: int, decisions: int | None) -> tuple[Row, list[LogEntry], Projection]:
    sitters = {seat: f"guest-{seat}" for seat in range(people)}
    seats = [SeatStart(kind="person", name=f"Player {seat + 1}", guest=guest) for seat, guest in sitters.items()]
    if decisions is None:
        seats[-1] = SeatStart(kind="open")
        del sitters[people - 1]
    charter = Charter(game="victoria", options=VICTORIA.check(people), seats=seats, host="guest-0")
    secret, made_ms = seeded_secret(number), now_ms()
    row = Row(id=f"table-{number:05}", charter=charter, secret=secret, invite=f"invite-{number}", created_ms=made_ms)
    table = Table(row)
    entries: list[LogEntry] = []
    rng = Rng(number)

    def happen(decision: Decision) -> None:
        for change in decision.changes:
            entries.append(LogEntry(len(entries) + 1, made_ms, change))
            table.apply(entries[-1], decision.passage)

    if decisions is not None:
        happen(Decision([Started(bot="random")]))
    while table.match is not None and table.status == "playing" and len(entries) <= (decisions or 0):
        seat = table.awaited()[0]
        happen(decide_moves(table, seat, [table.state_for(seat).random_move(rng)], "person", made_ms))
    shown = Projection(
        version=len(entries), status=table.status, summary=summary(table),
        awaited=sum(1 << seat for seat in table.awaited()), sitters=sitters,
    )  # fmt: skip
    return row, entries, shown
