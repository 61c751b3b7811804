"""Who is away is not cheated: the table says when a bot stands in and which one, and a bot agrees to nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ecumene.server.http_protocol import NewTable
from ecumene.server.protocol import ClockRules, Presence, Trouble

from .guests import Guest, planned
from .parties import Party, Seated, seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio

LONG_S = 100_000


async def until_left(server: Running, table: str, socket: TableSocket, seat: int, seconds: int) -> None:
    """Wait until somebody has left, then let so much time pass for the server."""
    await socket.until(lambda one: one.presence is not None and str(seat) in one.presence.away_s)
    live = server.context.hub.live[table]
    live.left_ms = {guest: at - seconds * 1000 for guest, at in live.left_ms.items()}


@asynccontextmanager
async def bob_has_left(server: Running, seats: str = "me friend", plies: int = 0, **rest: Any) -> AsyncIterator[Seated]:
    """A table that Bob has left, after some moves."""
    async with seated(server.base, seats, **rest) as table:
        await table.party.play(plies)
        await table.sockets[1].connection.close()
        table.party.sockets = (table.sockets[0], *table.sockets[2:])
        await until_left(server, table.table, table.sockets[0], 1, 0)
        yield table


# How long one waits, and for which bot -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "chosen", "expected"),
    [
        (ClockRules(), None, 3600),
        (ClockRules(game=900), None, 60),
        (ClockRules(move=30), None, 60),
        (ClockRules(), 300, 300),
        (ClockRules(game=900), 86_400, 86_400),
        (ClockRules(), 0, 0),
        (ClockRules(move=30), 0, 0),
    ],
)
async def test_patience_is_the_tables(server: Running, clock: ClockRules, chosen: int | None, expected: int) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend", clock=clock, patience_s=chosen)
        async with ann.table(made.table) as socket:
            presence = socket.presence or await socket.next(Presence)
            assert presence.replace_s == expected


async def test_patience_is_neither_shorter_than_the_servers_nor_endless(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        for patience_s in (1, 59, -1, 700_000):
            plan = NewTable(game="victoria", seats=planned("me friend"), patience_s=patience_s)
            answer = await ann.post("/api/v1/tables", plan)
            assert answer.status_code == 400
            assert b"60 seconds" in answer.content
        plan = NewTable(game="victoria", seats=planned("me friend"), stand_in="oracle")
        answer = await ann.post("/api/v1/tables", plan)
        assert (answer.status_code, msgspec.json.decode(answer.content)["fault"]["code"]) == (400, "no-bot")


async def test_in_a_game_without_clocks_nobody_is_replaced_within_the_hour(server: Running) -> None:
    async with bob_has_left(server, stand_in="greedy") as table:
        ann = table.sockets[0]
        await until_left(server, table.table, ann, 1, 3500)
        fault = await ann.fault("replace", seat=1)
        assert (fault.code, fault.details) == ("not-absent", {"seconds": 3600})
        await until_left(server, table.table, ann, 1, 200)
        await ann.done("replace", seat=1)
        assert ann.last.table.seats[1].bot == "greedy"  # the table's, whatever the opponent would like


async def test_an_opponent_cannot_choose_the_bot(server: Running) -> None:
    async with bob_has_left(server) as table:
        await until_left(server, table.table, table.sockets[0], 1, LONG_S)
        await table.sockets[0].say("replace", id="weak", seat=1, bot="random")
        trouble = await table.sockets[0].next(Trouble)
        assert trouble.fault.code == "malformed"
        assert table.sockets[0].last.table.seats[1].bot == ""


async def test_at_a_table_that_waits_forever_nobody_is_replaced(server: Running) -> None:
    async with bob_has_left(server, patience_s=0) as table:
        await until_left(server, table.table, table.sockets[0], 1, LONG_S)
        assert (await table.sockets[0].fault("replace", seat=1)).code == "not-absent"


async def test_the_tables_bot_takes_over_for_somebody_who_resigns(server: Running) -> None:
    async with seated(server.base, "me friend friend", stand_in="greedy") as table:
        await table.sockets[1].done("resign", seat=1)
        assert table.sockets[1].last.table.seats[1].bot == "greedy"


async def test_the_tables_bot_takes_over_for_somebody_who_runs_out_of_time(server: Running) -> None:
    async with seated(server.base, "me friend friend", stand_in="random", clock=ClockRules(game=2)) as table:
        watcher = table.sockets[0]
        await watcher.until(lambda one: any(seat.resigned for seat in one.last.table.seats))
        assert {seat.bot for seat in watcher.last.table.seats if seat.resigned} == {"random"}


# What is agreed while somebody is away -------------------------------------------------------------------------------


async def test_a_loser_does_not_escape_while_the_winner_is_away(server: Running) -> None:
    async with bob_has_left(server, plies=6, stand_in="random") as table:
        ann, bob = table.sockets[0], table.guests[1]
        await until_left(server, table.table, ann, 1, LONG_S)
        await ann.done("replace", seat=1)
        await ann.until(lambda one: bool(one.moves))
        await ann.done("offer", seat=0, what="end")
        assert ann.status == "playing"
        assert ann.last.table.offer is not None
        assert ann.last.table.offer.asked == [1]
        await Party(ann).play(2)  # the bot plays on, but it does not agree
        assert ann.status == "playing"
        async with bob.table(table.table) as back:  # who comes back may answer at once, or play on
            assert back.last.table.offer is not None
            await back.done("answer", seat=1, offer=back.last.table.offer.number, yes=False)
            await back.done("take-back", seat=1)
            assert back.status == "playing"


async def test_what_chance_has_shown_is_not_taken_back_without_who_is_away(server: Running) -> None:
    async with bob_has_left(server, plies=8, stand_in="random") as table:
        ann = table.sockets[0]
        await until_left(server, table.table, ann, 1, LONG_S)
        await ann.done("replace", seat=1)
        await ann.until(lambda one: one.position.undo.how == "ask" and bool(one.moves))
        ply = ann.position.ply
        await ann.done("offer", seat=0, what="undo")
        assert ann.last.table.offer is not None
        assert ann.last.table.offer.asked == [1]
        assert ann.position.ply >= ply
        assert "undone" not in [line.name for line in ann.lines]


async def test_somebody_who_has_resigned_is_not_asked(server: Running) -> None:
    async with seated(server.base, "me friend friend") as table:
        ann, bob, cleo = table.sockets
        await bob.done("resign", seat=1)
        await table.party.agree()
        await ann.done("offer", seat=0, what="end")
        assert ann.last.table.offer is not None
        assert ann.last.table.offer.asked == [2]
        await cleo.done("answer", seat=2, offer=ann.last.table.offer.number, yes=True)
        assert cleo.last.table.result == "agreed"
