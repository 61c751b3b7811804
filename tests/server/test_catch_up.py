"""Reconnecting: people who were away get exactly what they missed, and the current state."""

import msgspec
import pytest

from ecumene.server.protocol import SeatPlan, Update

from .guests import Guest
from .parties import Party, seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


def same_position(one: TableSocket, two: TableSocket) -> bool:
    return msgspec.json.encode(one.position) == msgspec.json.encode(two.position)


async def test_a_returning_client_gets_the_missing_lines_and_the_current_position(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        ann, bob = table.sockets
        await table.party.play(6)
        await bob.connection.close()
        version, known = bob.version, list(bob.lines)
        if not ann.moves:  # whoever has to decide: make sure there is something to miss
            await ann.done("chat", text="Where are you?")
        while ann.moves:
            await ann.move(ann.moves[0])
        async with table.guests[1].table(table.table, viewer=1, version=version) as again:
            update = again.last
            assert (update.since, update.version) == (version, ann.version)
            assert update.undone is None
            assert update.lines
            assert all(line.version > version for line in update.lines)
            async with table.guests[1].table(table.table) as fresh:
                assert known + update.lines == fresh.lines
                assert same_position(again, fresh)


async def test_a_client_that_missed_nothing_gets_the_position_and_no_lines(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        await table.party.play(4)
        version = table.sockets[0].version
        async with table.guests[0].table(table.table, viewer=0, version=version) as again:
            assert (again.last.since, again.last.version, again.last.lines) == (version, version, [])
            assert same_position(again, table.sockets[0])


async def test_what_was_taken_back_meanwhile_is_to_be_forgotten(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table([SeatPlan(kind="me"), SeatPlan(kind="me", name="Ben")])
        async with ann.table(made.table) as socket:
            seat = msgspec.json.decode(socket.position.view)["actor"]
            await socket.viewer(seat)
            ply = socket.position.ply
            await socket.move(next(move for move in socket.moves if move.startswith("play")))
            async with ann.table(made.table, viewer=seat) as other:
                version, kept = other.version, list(other.lines)
            assert kept[-1].ply > ply
            await socket.done("undo", seat=seat, ply=socket.position.ply)
            await socket.move([move for move in socket.moves if move.startswith("play")][-1])
            # A client that knew the move that was taken back is told how far to go back; the newer move follows.
            async with ann.table(made.table, viewer=seat, version=version) as again:
                assert again.last.since == version
                assert again.last.undone == ply
                again.lines = [line for line in kept if line.kind != "game" or line.ply <= ply] + again.last.lines
                assert again.lines == socket.lines
                assert same_position(again, socket)
            # A client that left before that move has nothing to drop, and is told the same.
            async with ann.table(made.table, viewer=seat, version=version - 1) as again:
                assert again.last.undone == ply
                assert [line.name for line in again.last.lines if line.kind == "table"] == ["undone"]
            async with ann.table(made.table, viewer=seat) as fresh:
                assert fresh.last.undone is None
                assert fresh.lines == socket.lines


@pytest.mark.parametrize("version", [-1, 10_000, 2**63, -(2**70)])
async def test_an_unknown_version_is_answered_with_a_full_update(server: Running, version: int) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as one, ann.table(made.table, viewer=0, version=version) as two:
            assert two.last.since == 0
            await Party(one, two).agree()
            assert two.lines == one.lines


async def test_changing_seats_sends_everything_again(server: Running) -> None:
    """Each seat has its own log lines."""
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table([SeatPlan(kind="me"), SeatPlan(kind="me", name="Ben")])
        async with ann.table(made.table, viewer=0) as one:
            assert one.you.viewer == 0
            first = one.lines
            update = await one.viewer(1)
            assert update.since == 0
            assert len(one.lines) == len(first)
            assert one.lines != first
        async with Guest(server.base, "Eve") as eve, eve.table(made.table, viewer=1, version=1) as spy:
            assert spy.you.viewer == -3
            assert spy.last.since == 0
            assert not any(line.name.endswith("-seen") for line in spy.lines)


async def test_a_second_hello_on_the_same_socket_brings_the_client_up_to_date(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            await socket.until(lambda one: bool(one.moves))
            everything = list(socket.lines)
            version = socket.version
            update = await socket.hello(version=version, viewer=0)
            assert (update.since, update.lines) == (version, [])
            assert socket.lines == everything
            update = await socket.hello(version=0)
            assert update.since == 0
            assert socket.lines == everything
            update = await socket.hello(version=version + 1000)
            assert update.since == 0
            assert socket.you.viewer == 0


async def test_an_update_comes_before_the_answer_to_the_client_that_caused_it(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        socket = next(one for one in table.sockets if one.moves)
        before = len(socket.messages)
        ack = await socket.move(socket.moves[0])
        updates = [message for message in socket.messages[before:] if isinstance(message, Update)]
        assert updates[-1].version >= ack.version


async def test_a_stale_move_is_refused_with_the_whole_position(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        socket = next(one for one in table.sockets if one.moves)
        fields = {"seat": socket.you.viewer, "ply": socket.position.ply - 1, "move": socket.moves[0]}
        fault = await socket.fault("move", **fields)
        assert (fault.code, fault.details) == ("stale", {"ply": socket.position.ply})
        assert (await socket.next(Update)).since == 0
        await socket.move(socket.moves[0])
