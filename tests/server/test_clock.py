"""Clocks: when the time for a move runs out, the computer makes it; when the time for the game runs out, it is lost."""

from collections.abc import Callable

import pytest

from ecumene.server.clock import Clock, Deadline
from ecumene.server.protocol import ClockRules

from .guests import Guest
from .parties import seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


def asked_and_other(sockets: list[TableSocket]) -> tuple[TableSocket, TableSocket]:
    one, two = sockets
    return (one, two) if one.moves else (two, one)


async def test_the_computer_moves_for_a_player_who_thinks_too_long(server: Running) -> None:
    async with seated(server.base, "me friend", clock=ClockRules(move=2)) as table:
        slow, other = asked_and_other(table.sockets)
        seat = slow.you.viewer
        clock = slow.last.table.seats[seat]
        assert clock.running
        assert clock.left_ms is None
        assert clock.move_left_ms is not None
        assert 0 < clock.move_left_ms <= 2000
        assert not slow.last.table.seats[1 - seat].running
        ply = slow.position.ply
        await slow.until(lambda one: one.position.ply > ply)
        assert slow.status == "playing"
        assert "clock-moved" in [line.name for line in slow.lines if line.seat == seat]
        await other.until(lambda one: one.version >= slow.version)
        # The next move has its full time again, and the seat still belongs to the same person.
        assert not slow.last.table.seats[seat].bot
        for socket in table.sockets:
            await socket.until(lambda one: one.version >= slow.version)
        await slow.done("resign", seat=seat)
        record = await table.record()
        assert record.result == "resigned"


async def test_a_player_who_has_used_all_their_time_loses(server: Running) -> None:
    async with seated(server.base, "me friend", clock=ClockRules(game=2)) as table:
        slow, other = asked_and_other(table.sockets)
        seat = slow.you.viewer
        left = slow.last.table.seats[seat].left_ms
        assert left is not None
        assert 0 < left <= 2000
        assert other.last.table.seats[1 - seat].left_ms == 2000
        await other.until(lambda one: one.status == "over")
        assert (other.last.table.result, other.last.table.winners) == ("time", [1 - seat])
        assert [line.name for line in other.lines if line.kind == "table"][-1] == "time-over"
        record = await table.record()
        assert (record.result, record.winners) == ("time", (1 - seat,))


async def test_with_three_players_a_bot_takes_over_for_the_one_who_ran_out_of_time(server: Running) -> None:
    async with seated(server.base, "me friend friend", clock=ClockRules(game=2)) as table:
        watcher = table.sockets[0]
        await watcher.until(lambda one: any(seat.resigned for seat in one.last.table.seats))
        lost = next(seat.seat for seat in watcher.last.table.seats if seat.resigned)
        assert watcher.last.table.seats[lost].bot
        assert watcher.last.table.seats[lost].left_ms is None
        await watcher.until(lambda one: one.status == "over")
        record = await table.record()
        assert record.result == "time"
        assert len(record.winners) == 1
        assert lost not in record.winners


async def test_clocks_stop_while_the_server_does(serve: Callable[..., Running]) -> None:
    first = serve()
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table("me friend", clock=ClockRules(move=60, game=600))
        async with Guest(first.base, "Bob") as bob, ann.table(made.table) as one, bob.table(made.table) as two:
            await two.done("sit", seat=1, invite=made.invite)
            await one.until(lambda socket: socket.status == "playing")
    first.stop()
    second = serve()
    live = await second.inside(second.context.hub.tables.open(made.table))
    (seat,) = live.table.clock.since_ms
    left = live.table.clock.left_ms(seat, second.context.hub.time.now_ms())
    assert left is not None
    assert 500_000 < left <= 600_000
    assert live.timer is not None
    assert live.table.clock.used_ms == [0, 0]


# The clock on its own ------------------------------------------------------------------------------------------------


def test_what_comes_first_is_the_deadline() -> None:
    clock = Clock(ClockRules(move=30, game=100), 3)
    assert clock.deadline() is None
    clock.asks([0, 2], 1_000)
    assert clock.deadline() == Deadline(31_000, 0, "move")
    clock.used_ms = [0, 0, 90_000]
    assert clock.deadline() == Deadline(11_000, 2, "game")
    clock.asks([0, 2], 5_000)  # already asked: the clock keeps running
    assert clock.used_with(2, 6_000) == [0, 0, 95_000]
    assert (clock.left_ms(2, 6_000), clock.move_left_ms(0, 6_000)) == (5_000, 25_000)
    assert clock.left_ms(2, 1_000_000) == 0
    clock.asks([0], 7_000)
    assert clock.deadline() == Deadline(31_000, 0, "move")
    clock.asks_anew(0, 9_000)
    assert clock.deadline() == Deadline(39_000, 0, "move")
    assert Clock(ClockRules(), 2).left_ms(0, 5) is None
