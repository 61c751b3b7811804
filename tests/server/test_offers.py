"""Ending early: resigning, agreeing, and taking back by agreement."""

import pytest

from .guests import Guest
from .parties import seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


def notices(socket: TableSocket) -> list[str]:
    return [line.name for line in socket.lines if line.kind == "table"]


async def last_offer(socket: TableSocket) -> int:
    """The number of the current offer."""
    await socket.until(lambda one: one.last.table.offer is not None)
    assert socket.last.table.offer is not None
    return socket.last.table.offer.number


# Resigning -----------------------------------------------------------------------------------------------------------


async def test_with_two_players_the_other_wins(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        ann, bob = table.sockets
        await table.party.play(6)
        await ann.done("resign", seat=0)
        await table.party.agree()
        for socket in (ann, bob):
            assert (socket.status, socket.last.table.result, socket.last.table.winners) == ("over", "resigned", [1])
            assert notices(socket)[-1] == "resigned"
            assert socket.moves == []
        assert (await bob.fault("resign", seat=1)).code == "game-over"
        record = await table.record()
        assert (record.result, record.winners) == ("resigned", (1,))


@pytest.mark.parametrize("players", [3, 4])
async def test_of_more_the_others_play_on_with_a_bot(server: Running, players: int) -> None:
    async with seated(server.base, "me" + " friend" * (players - 1)) as table:
        first, *others = table.sockets
        await table.party.play(5)
        await first.done("resign", seat=0)
        await table.party.agree()
        assert first.status == "playing"
        assert first.last.table.seats[0].resigned
        assert first.last.table.seats[0].bot
        assert first.moves == []
        assert (await first.fault("resign", seat=0)).code == "game-over"
        assert (await first.fault("take-back", seat=0)).code == "not-absent"
        for seat, socket in enumerate(others[:-1], 1):
            await socket.done("resign", seat=seat)
        await table.party.agree()
        assert first.last.table.result == "resigned"
        assert first.last.table.winners == [players - 1]
        assert (await table.record()).winners == (players - 1,)


async def test_a_team_plays_on_until_both_have_resigned(server: Running) -> None:
    async with seated(server.base, "me friend friend friend", {"team_mode": True}) as table:
        await table.party.play(4)
        await table.sockets[1].done("resign", seat=1)
        await table.party.agree()
        assert table.sockets[0].status == "playing"
        await table.sockets[0].done("resign", seat=0)
        await table.party.agree()
        assert table.sockets[0].status == "playing"
        await table.sockets[3].done("resign", seat=3)
        await table.party.agree()
        assert table.sockets[0].last.table.winners == [0, 2]
        assert (await table.record()).winners == (0, 2)


async def test_against_bots_alone_the_bots_win(server: Running) -> None:
    async with seated(server.base, "me random random") as table:
        await table.sockets[0].done("resign", seat=0)
        assert table.sockets[0].last.table.winners == [1, 2]
        assert (await table.record()).winners == (1, 2)
    async with seated(server.base, "me random random random", {"team_mode": True}) as table:
        await table.sockets[0].done("resign", seat=0)
        assert table.sockets[0].last.table.winners == [1, 3]
        await table.record()


async def test_a_player_who_resigned_cannot_disturb_the_others(server: Running) -> None:
    """A bot now plays this seat, so the person can no longer take back or offer anything for it."""
    async with seated(server.base, "me friend friend") as table:
        ann, bob, _ = table.sockets
        await table.party.play(8)
        await ann.done("resign", seat=0)
        await table.party.agree()
        assert (await ann.fault("undo", seat=0, ply=ann.position.ply)).code == "not-your-turn"
        assert (await ann.fault("offer", seat=0, what="undo")).code == "not-your-turn"
        assert (await ann.fault("offer", seat=0, what="end")).code == "not-your-turn"
        assert (await ann.fault("move", seat=0, ply=ann.position.ply, move="end")).code == "not-your-turn"
        await table.party.agree()
        assert bob.last.table.offer is None


# Agreeing to end -----------------------------------------------------------------------------------------------------


async def test_all_agree_to_end(server: Running) -> None:
    async with seated(server.base, "me friend friend") as table:
        ann, bob, cleo = table.sockets
        await table.party.play(5)
        await ann.done("offer", seat=0, what="end")
        number = await last_offer(bob)
        assert bob.last.table.offer is not None
        assert (bob.last.table.offer.seat, bob.last.table.offer.asked, bob.last.table.offer.agreed) == (0, [1, 2], [0])
        assert (await bob.fault("offer", seat=1, what="end")).code == "offer-open"
        assert (await bob.fault("answer", seat=1, offer=number + 1, yes=True)).code == "no-offer"
        assert (await ann.fault("answer", seat=0, offer=number, yes=True)).code == "no-offer"
        await bob.done("answer", seat=1, offer=number, yes=True)
        assert bob.status == "playing"
        assert bob.last.table.offer.asked == [2]
        assert (await bob.fault("answer", seat=1, offer=number, yes=True)).code == "no-offer"
        await table.party.agree()
        await cleo.done("answer", seat=2, offer=number, yes=True)
        assert (cleo.status, cleo.last.table.result, cleo.last.table.winners) == ("over", "agreed", [])
        assert notices(cleo)[-4:] == ["offers-end", "agrees", "agrees", "agreed-end"]
        record = await table.record()
        assert (record.result, record.winners) == ("agreed", ())


async def test_one_player_declines_and_the_game_continues(server: Running) -> None:
    async with seated(server.base, "me friend friend") as table:
        ann, bob, _cleo = table.sockets
        await ann.done("offer", seat=0, what="end")
        await bob.done("answer", seat=1, offer=await last_offer(bob), yes=False)
        await table.party.agree()
        assert ann.last.table.offer is None
        assert notices(ann)[-1] == "declines"
        await table.party.play(3)
        await ann.done("offer", seat=0, what="end")
        second = await last_offer(ann)
        assert second == 2
        await ann.done("answer", seat=0, offer=second, yes=False)
        assert ann.last.table.offer is None
        assert notices(ann)[-1] == "withdraws"
        await bob.until(lambda one: one.version == ann.version)
        assert (await bob.fault("answer", seat=1, offer=second, yes=True)).code == "no-offer"
        assert bob.status == "playing"


async def test_bots_agree(server: Running) -> None:
    async with seated(server.base, "me random") as table:
        await table.sockets[0].done("offer", seat=0, what="end")
        assert table.sockets[0].last.table.result == "agreed"
        await table.record()


async def test_a_device_handed_round_answers_for_all_its_people(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend me")
        async with ann.table(made.table) as one, bob.table(made.table) as two:
            await two.done("sit", seat=1, invite=made.invite)
            await two.done("offer", seat=1, what="end")
            await one.done("answer", seat=2, offer=await last_offer(one), yes=True)
            assert one.last.table.result == "agreed"


# Taking back by agreement --------------------------------------------------------------------------------------------


async def test_a_decision_is_taken_back_when_all_agree(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        ann, bob = table.sockets
        assert (await ann.fault("offer", seat=0, what="undo")).code == "no-undo"
        await table.party.play(9)
        asker, other = (ann, bob) if ann.position.undo.how == "ask" else (bob, ann)
        assert asker.position.undo.how == "ask"
        seat = asker.you.viewer
        before = [line for line in asker.lines if line.kind == "game"]
        decided = max(line.ply for line in before if line.seat == seat and line.name not in ("draws", "draws-seen"))
        await asker.done("offer", seat=seat, what="undo")
        await other.done("answer", seat=1 - seat, offer=await last_offer(other), yes=True)
        await table.party.agree()
        for socket in (*table.sockets, *table.watching):
            assert socket.last.undone is not None
            assert socket.position.ply == socket.last.undone < decided + 1
            assert all(line.ply <= socket.position.ply for line in socket.lines if line.kind == "game")
            assert notices(socket)[-3:] == ["offers-undo", "agrees", "undone"]
        assert asker.moves
        # The same decision gets the same outcomes again: taking back does not mean a second draw.
        await table.party.play()
        await table.record()


async def test_an_offer_to_take_back_ends_when_the_game_moves_on(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        ann, bob = table.sockets
        await table.party.play(9)
        asker, other = (ann, bob) if ann.position.undo.how == "ask" else (bob, ann)
        await asker.done("offer", seat=asker.you.viewer, what="undo")
        number = await last_offer(other)
        await table.party.play(1)
        assert other.last.table.offer is None
        assert (await other.fault("answer", seat=other.you.viewer, offer=number, yes=True)).code == "no-offer"
