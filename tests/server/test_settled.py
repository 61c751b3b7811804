"""Answers that are settled in advance, and what the others may notice of them."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable

import pytest

from ecumene.games.catan.cards import ONE
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.material import KINDS
from ecumene.games.catan.state import CatanState
from ecumene.server.changes import Moved
from ecumene.server.settled import LONGEST, SHORTEST

from .wire import Guest, Running, Seated, TableSocket, seated

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, str | int | bool] = {"mode": "base", "map": "first_game"}
BRICK, WOOL, ORE = (2 * ONE[KINDS.index(kind)] for kind in ("brick", "wool", "ore"))


def state_of(server: Running, table: str) -> CatanState:
    """The position at a table in the server's memory; hands can be dealt here."""
    match = server.context.hub.live[table].table.match
    assert match is not None
    assert isinstance(match.state, CatanState)
    return match.state


async def moved(server: Running, table: str) -> list[Moved]:
    """The moves in a table's log."""
    stored = await server.inside(server.context.hub.store.entries(table, 0))
    return [entry.change for entry in stored if isinstance(entry.change, Moved)]


async def until_the_turn(table: Seated) -> int:
    """Play at random until somebody may trade; whose turn it is."""
    while True:
        await table.party.step()
        await table.party.agree()
        for seat, socket in enumerate(table.sockets):
            if "end" in socket.moves:
                return seat


async def offer(server: Running, table: Seated, asker: int) -> tuple[TableSocket, TableSocket]:
    """Offer a card for one that only the next seat holds; the sockets of whoever can accept, and of whoever cannot."""
    can, cannot = ((asker + step) % 3 for step in (1, 2))
    state = state_of(server, table.table)
    for seat, hand in ((asker, WOOL), (can, ORE), (cannot, BRICK)):
        state.zones[HANDS + seat] = hand
    ply = table.sockets[asker].position.ply
    await table.sockets[asker].done("moves", seat=asker, ply=ply, moves=["give wool", "want ore", "offer"])
    await table.party.agree()
    return table.sockets[can], table.sockets[cannot]


def said(socket: TableSocket, name: str) -> list[int]:
    """The seats that gave this answer to the latest offer, as a reader of the log sees them."""
    told = [line for line in socket.lines if line.kind == "game"]
    since = max(number for number, line in enumerate(told) if line.name == "offers")
    return [line.seat for line in told[since:] if line.name == name]


async def test_an_offer_that_somebody_cannot_accept_is_declined_for_them(serve: Callable[..., Running]) -> None:
    """Whoever could accept it is asked; both see what is going on, and nobody else what was settled."""
    server = serve(answer_s=0.3)
    async with seated(server.base, "me friend friend", OPTIONS, game="catan") as table:
        asker = await until_the_turn(table)
        can, cannot = await offer(server, table, asker)
        assert (can.position.settled, cannot.position.settled) == (False, True)
        assert "decline" in cannot.moves  # they may still answer themselves, or make a counter-offer
        seat = cannot.you.viewer
        await table.sockets[asker].until(lambda one: said(one, "declines") == [seat])
        await asyncio.sleep(0.3 * LONGEST + 0.2)
        await table.party.agree()
        assert said(can, "declines") == [seat]
        assert not can.position.settled
        live = server.context.hub.live[table.table]
        assert (await moved(server, table.table))[-1].by == "settled"
        assert not live.settling


async def test_somebody_who_is_away_answers_nothing_that_they_have_not_settled(serve: Callable[..., Running]) -> None:
    """Otherwise their silence would say that they hold what is asked for."""
    server = serve(answer_s=0.05)
    async with seated(server.base, "me friend friend", OPTIONS, game="catan") as table:
        asker = await until_the_turn(table)
        away = [seat for seat in range(3) if seat != asker]
        for seat in away:
            await table.sockets[seat].connection.close()
        state = state_of(server, table.table)
        live = server.context.hub.live[table.table]
        while any(live.present.get(live.table.seats[seat].guest) for seat in away):
            await asyncio.sleep(0.01)
        state.zones[HANDS + asker] = WOOL
        for seat in away:
            state.zones[HANDS + seat] = BRICK
        socket = table.sockets[asker]
        await socket.done("moves", seat=asker, ply=socket.position.ply, moves=["give wool", "want ore", "offer"])
        await asyncio.sleep(0.05 * LONGEST + 0.3)
        assert not [line for line in socket.lines if line.name == "declines"]
        async with table.guests[away[0]].table(table.table, viewer=away[0]):  # back again
            await socket.until(lambda one: said(one, "declines") == [away[0]])


async def test_no_more_offers_this_turn(serve: Callable[..., Running]) -> None:
    """Also what somebody could accept is declined, until the turn is over; only they can see that they settled it."""
    server = serve(answer_s=0.05)
    async with seated(server.base, "me friend friend", OPTIONS, game="catan") as table:
        asker = await until_the_turn(table)
        seat = (asker + 1) % 3
        can = table.sockets[seat]
        await can.done("settle", seat=seat, game=["keep-brick"], turn=["decline"])
        await table.party.agree()
        assert (can.you.ahead.game, can.you.ahead.turn) == (["keep-brick"], ["decline"])
        told = [raw for socket in table.sockets if socket is not can for raw in socket.raw]
        assert not any('["keep-brick"]' in raw for raw in told)
        await offer(server, table, asker)
        await table.sockets[asker].until(lambda one: set(said(one, "declines")) == {0, 1, 2} - {asker})
        await table.sockets[asker].move("withdraw")
        await table.sockets[asker].move("end")
        await table.party.agree()
        assert (can.you.ahead.game, can.you.ahead.turn) == (["keep-brick"], [])


async def test_what_is_settled_outlives_a_restart_of_the_server(serve: Callable[..., Running]) -> None:
    server = serve()
    async with seated(server.base, "me friend friend", OPTIONS, game="catan") as table:
        await until_the_turn(table)
        await table.sockets[0].done("settle", seat=0, game=["keep-ore", "keep-ore"], turn=[])
        rebuilt = await server.inside(server.context.hub.tables.load(table.table))
        assert rebuilt.ahead[0].game == ["keep-ore"]


async def test_nobody_settles_anything_for_others_or_what_does_not_exist(server: Running) -> None:
    async with seated(server.base, "me friend friend", OPTIONS, game="catan", watchers=1) as table:
        ann, bob, _ = table.sockets
        assert (await bob.fault("settle", seat=0, game=["decline"], turn=[])).code == "not-your-seat"
        assert (await table.watching[0].fault("settle", seat=0, game=[], turn=[])).code == "not-your-seat"
        assert (await ann.fault("settle", seat=0, game=["accept"], turn=[])).code == "malformed"
        assert ann.you.wishes[0] == "decline"
        assert table.watching[0].you.wishes == []
    async with Guest(server.base, "Ann") as guest:
        made = await guest.make_table("me greedy", game="duel")
        async with guest.table(made.table) as socket:
            assert (await socket.fault("settle", seat=0, game=["decline"], turn=[])).code == "malformed"


async def test_all_settled_answers_take_as_long_as_a_persons(serve: Callable[..., Running]) -> None:
    """The reason makes no difference: an impossible offer takes no longer and no shorter than one not wanted."""
    server = serve(answer_s=0.1)
    answers = server.context.hub._settled
    times = sorted(answers.takes_s() for _ in range(2000))
    assert 0.1 * SHORTEST <= times[0] < times[-1] <= 0.1 * LONGEST
    assert times[100] < 0.7 * times[1000] < 0.7 * 0.12  # they differ among themselves
    assert times[1900] > 1.4 * times[1000]
    async with seated(server.base, "me friend friend", OPTIONS, game="catan") as table:
        asker = await until_the_turn(table)
        can, cannot = ((asker + step) % 3 for step in (1, 2))
        await table.sockets[can].done("settle", seat=can, game=["keep-ore"], turn=[])
        first: Counter[int] = Counter()
        for _ in range(6):
            began = time.monotonic()
            await offer(server, table, asker)
            await table.sockets[asker].until(lambda one: len(said(one, "declines")) == 2)
            assert time.monotonic() - began >= 0.1 * SHORTEST
            first[said(table.sockets[asker], "declines")[0]] += 1
            await table.sockets[asker].move("withdraw")
        assert set(first) <= {can, cannot}


async def test_on_a_device_that_is_handed_round_everybody_is_asked(serve: Callable[..., Running]) -> None:
    """Otherwise those who look on would see from whom the device skips what they hold."""
    server = serve(answer_s=0.05)
    async with seated(server.base, "me me me", OPTIONS, game="catan") as table:
        socket = table.sockets[0]
        rng = random.Random(2)
        while True:
            match = server.context.hub.live[table.table].table.match
            assert match is not None
            await socket.viewer(match.state.awaited()[0])
            if "end" in socket.moves:
                break
            await socket.move(rng.choice(socket.moves))
        asker = socket.you.viewer
        state = state_of(server, table.table)
        for seat in range(3):
            state.zones[HANDS + seat] = WOOL if seat == asker else BRICK
        await socket.done("moves", seat=asker, ply=socket.position.ply, moves=["give wool", "want ore", "offer"])
        await asyncio.sleep(0.05 * LONGEST + 0.2)
        assert not [line for line in socket.lines if line.name == "declines"]
        await socket.viewer((asker + 1) % 3)
        assert not socket.position.settled
        assert "decline" in socket.moves
