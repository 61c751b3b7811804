"""Whole games over real sockets."""

import pytest

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES

from .wire import Guest, Running

pytestmark = pytest.mark.anyio


async def test_a_person_plays_bots_to_the_end(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random greedy")
        async with ann.table(made.table) as socket:
            assert socket.you.seats == [0]
            assert socket.you.face == 0
            while socket.status == "playing":
                await socket.until(lambda one: bool(one.moves) or one.status == "over")
                if socket.moves:
                    await socket.move(socket.moves[0])
            assert socket.last.table.result
        answer = await ann.get(f"/api/v1/tables/{made.table}/record")
        record = parse_record(answer.text, GAMES)
        assert record.verify().fairness == "proven"
