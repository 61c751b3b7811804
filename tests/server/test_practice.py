"""Taking back against bots: nobody is asked, and going past something revealed makes the game one for practice."""

import pytest

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server.http_protocol import Lobby

from .guests import Guest
from .parties import seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


async def until_asked(socket: TableSocket) -> None:
    await socket.until(lambda one: bool(one.moves) or one.status == "over")


def practises(socket: TableSocket) -> bool:
    """Whether the table is said to be for practice."""
    return socket.last.table.practice


async def play_until(socket: TableSocket, how: str) -> None:
    """Make the first possible move again and again until taking back stands like this."""
    for _ in range(200):
        await until_asked(socket)
        if socket.position.undo.how == how:
            return
        await socket.move(socket.moves[0])
    pytest.fail(f"taking back was never {how!r}")


@pytest.mark.parametrize("game", ["duel", "catan"])
async def test_against_bots_going_past_something_revealed_makes_it_practice(server: Running, game: str) -> None:
    seats = "me random" if game == "duel" else "me random random"
    async with seated(server.base, seats, game=game, public=True) as table:
        (ann,) = table.sockets
        await play_until(ann, "practice")
        before = ann.position.ply
        assert not practises(ann)
        fault = await ann.fault("undo", seat=0, ply=before)
        assert fault.code in ("rule", "no-undo")
        await ann.done("undo", seat=0, ply=before, practice=True)
        await until_asked(ann)
        assert ann.position.ply < before
        assert practises(ann)
        assert [line.name for line in ann.lines if line.kind == "table"][-2:] == ["practice", "undone"]
        assert ann.position.undo.how in ("free", "none")
        await play_until(ann, "free")
        await ann.done("undo", seat=0, ply=ann.position.ply)  # once it is practice, nothing more is asked
        assert [line.name for line in ann.lines if line.name == "practice"] == ["practice"]
        live = server.context.hub.live[table.table]
        assert live.table.match is not None
        rebuilt = await server.inside(server.context.hub.tables.load(table.table))
        assert rebuilt.practice
        lobby = await table.guests[0].fetch(Lobby, "/api/v1/lobby")
        assert [one.practice for one in lobby.mine if one.id == table.table] == [True]
        await ann.done("resign", seat=0)
        text = (await table.guests[0].get(f"/api/v1/tables/{table.table}/record")).text
        record = parse_record(text, GAMES)
        assert record.practice > 0
        assert record.verify().fairness == "proven"


async def test_what_a_bot_did_since_is_taken_back_freely_while_nothing_was_revealed(server: Running) -> None:
    """Somewhere in a game of Duel both have moved without turning up a card."""
    async with Guest(server.base, "Ann") as guest:
        for _ in range(6):
            made = await guest.make_table("me random", game="duel")
            async with guest.table(made.table) as ann:
                while True:
                    await until_asked(ann)
                    if ann.status == "over":
                        break
                    match = server.context.hub.live[made.table].table.match
                    assert match is not None
                    own = match.last_decision(0)
                    if own is not None and match.plies[-1].seat == 1 and ann.position.undo.how == "free":
                        await ann.done("undo", seat=0, ply=ann.position.ply)
                        await ann.until(lambda one, own=own: one.position.ply == own)  # type: ignore[misc]  # bound to this one
                        assert ann.moves
                        assert not practises(ann)
                        return
                    await ann.move(ann.moves[-1])
    pytest.fail("it never happened")


async def test_against_people_practice_is_not_to_be_had(server: Running) -> None:
    async with seated(server.base, "me friend random", game="catan") as table:
        ann = table.sockets[0]
        for _ in range(60):
            await table.party.step()
            await table.party.agree()
            assert ann.position.undo.how != "practice"
        assert (await ann.fault("undo", seat=0, ply=ann.position.ply, practice=True)).code in (
            "rule",
            "no-undo",
            "stale",
        )
        assert not practises(ann)
