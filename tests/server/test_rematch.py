"""A rematch is an invitation: everybody agrees before there is another table, and limits count for whoever asks."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ecumene.server.http_protocol import Lobby
from ecumene.server.protocol import Ack, Refused

from .guests import Guest
from .parties import Party, Seated, seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def over(server: Running, seats: str = "me friend", **rest: Any) -> AsyncIterator[Seated]:
    """A game that has ended because Ann resigned."""
    async with seated(server.base, seats, **rest) as table:
        for seat, socket in enumerate(table.sockets[:-1]):
            await socket.done("resign", seat=seat)
        await table.party.agree()
        assert table.sockets[0].status == "over"
        yield table


async def mine(guest: Guest) -> Lobby:
    return await guest.fetch(Lobby, "/api/v1/lobby")


def offer_of(socket: TableSocket) -> int:
    assert socket.last.table.offer is not None
    assert socket.last.table.offer.what == "rematch"
    return socket.last.table.offer.number


# Asking and agreeing -------------------------------------------------------------------------------------------------


async def test_a_rematch_waits_until_all_have_agreed(server: Running) -> None:
    async with seated(server.base, "me friend random friend", {"deal_variant": "draft"}, watchers=1) as table:
        ann, bob, cleo = table.sockets
        assert (await ann.fault("rematch")).code == "not-finished"
        await ann.done("resign", seat=0)
        await bob.done("resign", seat=1)
        await cleo.done("resign", seat=3)
        await table.party.agree()
        assert (await table.watching[0].fault("rematch")).code == "not-your-seat"
        tables = len((await mine(table.guests[1])).mine)
        first, second = await bob.command("rematch", id="again"), await bob.command("rematch", id="again")
        assert isinstance(first, Ack)
        assert first == second
        await table.party.agree()
        number = offer_of(ann)
        offer = ann.last.table.offer
        assert offer is not None
        assert (offer.seat, offer.asked, offer.agreed) == (1, [0, 3], [1])
        assert ann.last.table.rematch == ""
        assert len((await mine(table.guests[1])).mine) == tables
        assert (await bob.fault("rematch")).code == "offer-open"
        await ann.done("answer", seat=0, offer=number, yes=True)
        assert ann.last.table.rematch == ""
        await cleo.done("rematch")  # who is asked and asks too agrees
        await table.party.agree()
        new = ann.last.table.rematch
        assert new
        assert ann.last.table.offer is None
        assert (await ann.fault("rematch")).code == "rematch-made"
        assert [line.name for line in ann.lines if line.kind == "table"][-4:] == [
            "offers-rematch", "agrees", "agrees", "rematch",
        ]  # fmt: skip
        async with (
            table.guests[0].table(new) as one,
            table.guests[1].table(new) as two,
            table.guests[2].table(new) as three,
        ):
            assert (one.you.viewer, two.you.viewer, three.you.viewer) == (0, 1, 3)
            assert (one.you.host, two.you.host) == (False, True)
            assert one.last.table.options == ann.last.table.options
            assert [seat.bot for seat in one.last.table.seats] == ["", "", "random", ""]
            assert one.last.table.commitment != ann.last.table.commitment
            await Party(one, two, three).play(8)


async def test_against_bots_alone_it_begins_at_once(server: Running) -> None:
    async with seated(server.base, "me random", stand_in="greedy", patience_s=86_400) as table:
        (ann,) = table.sockets
        await ann.done("resign", seat=0)
        first = await ann.command("rematch", id="once")
        new = ann.last.table.rematch
        assert new
        assert await ann.command("rematch", id="once") == first
        assert ann.last.table.rematch == new
        async with table.guests[0].table(new) as again:
            assert again.status == "playing"
            assert again.last.table.stand_in == "greedy"
            assert again.presence is None or again.presence.replace_s == 86_400


async def test_declining_or_withdrawing_ends_the_invitation(server: Running) -> None:
    async with over(server) as table:
        ann, bob = table.sockets
        await ann.done("rematch")
        await table.party.agree()
        await bob.done("answer", seat=1, offer=offer_of(bob), yes=False)
        await table.party.agree()
        assert (ann.last.table.offer, ann.last.table.rematch) == (None, "")
        await bob.done("rematch")
        await table.party.agree()
        number = offer_of(bob)
        await bob.done("answer", seat=1, offer=number, yes=False)
        await table.party.agree()
        assert (await ann.fault("answer", seat=0, offer=number, yes=True)).code == "no-offer"
        assert [line.name for line in ann.lines][-4:] == ["offers-rematch", "declines", "offers-rematch", "withdraws"]


async def test_somebody_who_comes_back_later_is_still_asked_and_finds_it_in_the_lobby(
    serve: Callable[..., Running],
) -> None:
    server = serve(idle_table_s=1.0)
    async with over(server) as table:
        ann, bob = table.sockets
        await bob.connection.close()
        await ann.done("rematch")
        mines = {one.id: one for one in (await mine(table.guests[1])).mine}
        assert mines[table.table].asked
        assert not mines[table.table].my_turn
        assert not any(one.asked for one in (await mine(table.guests[0])).mine)
        await ann.connection.close()
        server.context.hub.live.pop(table.table).stop()  # as if nobody had been there for long
        async with table.guests[1].table(table.table) as back:
            await back.done("answer", seat=1, offer=offer_of(back), yes=True)
            assert back.last.table.rematch
        lobby = await mine(table.guests[1])
        assert lobby.mine[0].id == back.last.table.rematch
        assert not any(one.asked for one in lobby.mine)


async def test_at_one_device_one_answer_is_enough(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend me")
        async with ann.table(made.table) as one, bob.table(made.table) as two:
            await two.done("sit", seat=1, invite=made.invite)
            await two.done("resign", seat=1)
            await one.done("resign", seat=0)
            await two.until(lambda socket: socket.status == "over")
            await two.done("rematch")
            await one.until(lambda socket: socket.last.table.offer is not None)
            await one.done("answer", seat=2, offer=offer_of(one), yes=True)
            assert one.last.table.rematch


# Limits --------------------------------------------------------------------------------------------------------------


async def test_a_rematch_counts_as_a_table_of_whoever_asked(serve: Callable[..., Running]) -> None:
    server = serve(tables_per_minute=3.0)
    async with seated(server.base, "me friend") as table:
        ann, bob = table.sockets
        made = 1
        await ann.done("resign", seat=0)
        await table.party.agree()
        for _ in range(2):
            assert isinstance(await ann.command("rematch", id=f"ask-{made}"), Ack)
            assert isinstance(await ann.command("rematch", id=f"ask-{made}"), Ack)  # counts once
            await table.party.agree()
            await bob.done("answer", seat=1, offer=offer_of(bob), yes=False)
            await table.party.agree()
            made += 1
        assert (await ann.fault("rematch")).code == "too-fast"
        await bob.done("rematch")  # nothing was counted against who was asked
        await table.party.agree()
        assert isinstance(await ann.command("answer", id="yes", seat=0, offer=offer_of(ann), yes=True), Ack)


async def test_asking_again_and_again_makes_no_tables(serve: Callable[..., Running]) -> None:
    server = serve(tables_per_minute=20.0)
    async with over(server) as table:
        ann = table.sockets[0]
        answers = [await ann.command("rematch") for _ in range(60)]
        assert sum(isinstance(answer, Refused) for answer in answers) == 59
        assert len((await mine(table.guests[1])).mine) == 1


async def test_one_person_hosts_only_so_many_games_at_a_time(serve: Callable[..., Running]) -> None:
    server = serve(tables_per_host=3)
    async with over(server) as table, Guest(server.base, "Dan") as dan:
        ann, bob = table.sockets
        plan = {"game": "victoria", "seats": [{"kind": "friend"}, {"kind": "open"}]}
        answers = [await table.guests[0].post("/api/v1/tables", plan) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]  # what is over does not count
        assert b"too-many-tables" in answers[-1].content
        assert (await ann.fault("rematch")).code == "too-many-tables"
        assert (await dan.post("/api/v1/tables", plan)).status_code == 201
        await bob.done("rematch")
        await table.party.agree()
        await ann.done("answer", seat=0, offer=offer_of(ann), yes=True)  # Bob hosts it
        assert ann.last.table.rematch


# A person's games ----------------------------------------------------------------------------------------------------


async def test_games_that_go_on_are_never_pushed_off_a_persons_list(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        going_on = [(await ann.make_table("me friend")).table for _ in range(3)]
        going_on += [(await ann.make_table("me me")).table for _ in range(2)]
        for _ in range(60):
            made = await ann.make_table("me random")
            async with ann.table(made.table) as socket:
                await socket.done("resign", seat=0)
        listed = (await mine(ann)).mine
        assert {one.id for one in listed[:5]} == set(going_on)
        assert [one.status for one in listed[5:]] == ["over"] * 50
