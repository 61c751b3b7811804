"""The log says in whose turn each line happened, and a position whose turn it is while others are asked."""

from collections.abc import Callable

import msgspec
import pytest

from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
from ecumene.server import disclosure
from ecumene.server.changes import LogEntry, Started
from ecumene.server.decisions import decide
from ecumene.server.protocol import Line, MakeMoves

from .parties import seated
from .running import Running
from .test_moves import caller, chosen, waiting


@pytest.mark.parametrize("game", ["victoria", "catan", "newdawn"])
def test_a_line_says_in_whose_turn_it_happened(game: str) -> None:
    table = waiting(game, 3)
    table.apply(LogEntry(1, 0, Started(bot="random")))
    rng = Rng(3)
    answers = 0
    while table.status == "playing" and table.version < 150:
        assert table.match is not None
        seat = table.awaited()[int(rng.below(len(table.awaited())))]
        turn = table.match.state.on_turn()
        position = disclosure.position(table, SPECTATOR)
        assert position is not None
        assert position.turn == turn
        answers += seat != turn
        ply = len(table.match.plies)
        said = MakeMoves(id=f"c-{table.version}", seat=seat, ply=ply, moves=chosen(table, seat, rng, 1))
        decision = decide(table, said, caller(table.version * 1000))
        for change in decision.changes:
            table.apply(LogEntry(table.version + 1, 0, change, said.id), decision.passage)
        told = [msgspec.json.decode(raw, type=Line) for raw in table.logbook.read_by(SPECTATOR, table.version - 1)]
        mine = [line for line in told if line.kind == "game" and line.ply == ply + 1]
        if game != "victoria" or turn == seat:  # picks of a draft are everybody's
            assert {line.turn for line in mine} <= {turn}
    assert answers or game != "catan"  # where offers are answered in another's turn


@pytest.mark.anyio
async def test_a_reader_gets_turns_over_the_wire(serve: Callable[..., Running]) -> None:
    server = serve()
    async with seated(server.base, "me friend random") as table:
        await table.party.play(12)
        update = table.sockets[0].last
        assert update.position is not None
        assert update.position.turn in range(3)
        async with table.guests[0].table(table.table) as again:
            told = [line for line in again.last.lines if line.kind == "game"]
        assert {line.turn for line in told} >= {0, 1, 2}
