"""A table is its log: rebuilding gives the same table, two servers share it, and failed writes have no effect."""

import asyncio
import random
import threading
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import create_engine, update

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server import bots_at_tables, disclosure
from ecumene.server.changes import Charter, LogEntry, Moved, SeatStart, Started
from ecumene.server.database import StoreError
from ecumene.server.protocol import PROTOCOL, Ack, ClockRules, Refused, Trouble
from ecumene.server.rows import Guest as Known
from ecumene.server.rows import Part, Projection, Row
from ecumene.server.schema import ENTRIES
from ecumene.server.store import Store
from ecumene.server.table import Table

from .guests import Guest
from .parties import Party, seated, together
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


def test_a_table_whose_options_were_ignored_when_it_was_made_continues_without_them() -> None:
    seats = [SeatStart(kind="bot", bot="random") for _ in range(3)]
    charter = Charter(game="catan", options={"map": "first_game", "numbers": "random"}, seats=seats, host="h")
    table = Table(Row(id="t", charter=charter, secret=b"s" * 32, invite="i", created_ms=0))
    table.apply(LogEntry(1, 0, Started(bot="random")))
    assert table.match is not None
    assert table.match.options == GAMES["catan"].check(3, {"map": "first_game"})
    assert table.match.rules == 1


async def rebuilt(server: Running, table: str, version: int = 1_000_000) -> Table:
    """The table rebuilt from the database, up to a version."""
    store = Store(server.settings.database_url)
    try:
        row = await store.row(table)
        assert row is not None
        again = Table(row)
        for entry in await store.entries(table):
            if entry.version <= version:
                again.apply(entry)
        return again
    finally:
        await store.close()


def shown(table: Table) -> list[bytes]:
    """Everything that anybody could be shown of a table, from every seat, since any version."""
    everybody: list[Known | None] = [None, *(Known(seat.guest, seat.name) for seat in table.seats if seat.guest)]
    return [
        msgspec.json.encode(disclosure.update(table, guest, viewer, since, 5_000_000_000_000, 5_000_000_000_000))
        for guest in everybody
        for viewer in (-3, *(table.seats_of(guest.id) if guest is not None else ()))
        for since in {0, 1, table.version // 2, table.version}
    ]


# Rebuilding ----------------------------------------------------------------------------------------------------------


async def something(chance: random.Random, socket: TableSocket, seat: int) -> None:
    """One of the things that somebody might do; it may be refused."""
    offer = socket.last.table.offer
    ply = socket.position.ply if socket.last.position is not None else 0
    choices: list[tuple[str, dict[str, object]]] = [
        ("chat", {"text": f"line {chance.random()}"}),
        ("undo", {"seat": seat, "ply": ply}),
        ("offer", {"seat": seat, "what": chance.choice(["undo", "undo", "end"])}),
        ("take-back", {"seat": seat}),
        ("replace", {"seat": 1 - seat}),
        ("leave", {"seat": seat}),
    ]
    if offer is not None:
        yes = chance.random() < (0.9 if offer.what == "undo" else 0.1)
        choices += [("answer", {"seat": seat, "offer": offer.number, "yes": yes})] * 6
    choices += [("move", {"seat": seat, "ply": ply, "move": move}) for move in socket.moves[:8]] * 2
    do, fields = chance.choice(choices)
    await socket.command(do, **fields)


@pytest.mark.parametrize("seed", range(4))
async def test_rebuilt_from_its_log_a_table_is_the_same(serve: Callable[..., Running], seed: int) -> None:
    server = serve(away_s=1.0)
    options: dict[str, str | int | bool] = {"deal_variant": "draft"} if seed % 2 else {}
    async with seated(server.base, "me friend random", options, clock=ClockRules(game=3600)) as table:
        chance = random.Random(seed)
        live = server.context.hub.live[table.table]

        async def snapshot() -> tuple[int, list[bytes], dict[str, int], list[tuple[int, int]]]:
            async with live.lock:
                found = live.table
                return found.version, shown(found), dict(found.commands), list(found.undos)

        for number in range(80):
            await table.party.agree()
            seat = chance.randrange(2)
            await something(chance, table.sockets[seat], seat)
            if number == 70:
                await table.sockets[seed % 2].command("resign", seat=seed % 2)
            if number % 10 == 9:
                version, seen, commands, undos = await server.inside(snapshot())
                again = await rebuilt(server, table.table, version)
                assert again.version == version
                assert shown(again) == seen
                assert (again.commands, again.undos) == (commands, undos)


async def test_a_finished_table_rebuilt_gives_the_same_record(serve: Callable[..., Running]) -> None:
    first = serve()
    async with seated(first.base, "me friend random") as table:
        await table.party.play()
        text = (await table.guests[0].get(f"/api/v1/tables/{table.table}/record")).text
    first.stop()
    second = serve()
    async with Guest(second.base) as stranger:
        assert (await stranger.get(f"/api/v1/tables/{table.table}/record")).text == text
    assert shown(await rebuilt(second, table.table)) == shown(second.context.hub.live[table.table].table)


async def test_a_game_continues_after_a_restart(serve: Callable[..., Running]) -> None:
    first = serve()
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            await Party(socket).play(5)
            await socket.until(lambda one: bool(one.moves) or one.status == "over")
            before = socket.last
            first.stop()
            assert (await socket.closed()).code in (1012, 1001)
        cookie = ann.http.cookies
    second = serve()
    async with Guest(second.base) as ann:
        ann.http.cookies = cookie
        async with ann.table(made.table, viewer=0, version=before.version) as socket:
            assert socket.version == before.version
            assert msgspec.json.encode(socket.position) == msgspec.json.encode(before.position)
            await Party(socket).play()
        record = parse_record((await ann.get(f"/api/v1/tables/{made.table}/record")).text, GAMES)
        assert record.verify().fairness == "proven"


async def test_an_idle_table_leaves_the_memory_and_comes_back(serve: Callable[..., Running]) -> None:
    server = serve(idle_table_s=1.0)
    tables = server.context.hub.live
    async with seated(server.base, "me friend") as table:
        await table.party.play(5)
        before = table.sockets[0].last
        live = tables[table.table]
    async with asyncio.timeout(10):
        while table.table in tables:
            await asyncio.sleep(0.05)
    async with Guest(server.base) as stranger, stranger.table(table.table) as socket:
        assert socket.version == before.version
        assert tables[table.table] is not live
        live = tables[table.table]
    # A client that has connected but not said hello yet keeps it loaded.
    async with asyncio.timeout(5):
        while live.strangers:
            await asyncio.sleep(0.01)
    live.idle_since -= 3600
    async with Guest(server.base) as stranger, stranger.table(table.table, hello=False) as socket:
        async with asyncio.timeout(5):
            while live.idle_since < asyncio.get_running_loop().time() - 1800:
                await asyncio.sleep(0.01)
        await socket.hello()
        assert tables[table.table] is live


async def test_a_damaged_log_is_reported_and_harms_no_other_table(serve: Callable[..., Running]) -> None:
    server = serve()
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        other = await ann.make_table("me random")
        del server.context.hub.live[made.table]
        engine = create_engine(server.settings.database_url)
        with engine.begin() as connection:
            spoilt = update(ENTRIES).where(ENTRIES.c.table_id == made.table).values(change='{"fact":"danced"}')
            connection.execute(spoilt)
        engine.dispose()
        async with ann.table(made.table, hello=False) as socket:
            assert (await socket.next(Trouble)).fault.code == "internal"
            assert (await socket.closed()).code == 1011
        assert (await ann.get(f"/api/v1/tables/{made.table}/replay")).status_code == 500
        assert server.troubles
        server.troubles.clear()
        async with ann.table(other.table) as socket:
            assert socket.status == "playing"


# Two writers of one database -----------------------------------------------------------------------------------------
# `ecumene serve` refuses a second server on one database. Whoever else writes to it, the log stays in one order.


async def test_two_servers_share_a_table(serve: Callable[..., Running]) -> None:
    one, two = serve(), serve()
    async with Guest(one.base, "Ann") as ann, Guest(two.base, "Bob") as bob:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as hers, bob.table(made.table) as his:
            await his.done("sit", seat=1, invite=made.invite)
            assert his.status == "playing"
            assert hers.status == "waiting"  # her server has not heard about it yet
            await hers.done("chat", text="Are you there?")
            assert hers.status == "playing"
            assert hers.version == 3
            for _ in range(20):  # each may write at an old version; the log puts everything into one order
                for mine, other in ((hers, his), (his, hers)):
                    if mine.version < other.version:
                        await mine.done("chat", text="What is new?")
                    if mine.moves:
                        await mine.command("move", seat=mine.you.viewer, ply=mine.position.ply, move=mine.moves[0])
            sent = 12

            async def talk(socket: TableSocket) -> None:
                versions = []
                for number in range(sent):
                    answer = await socket.command("chat", id=f"talk-{number}", text=f"{number}")
                    while isinstance(answer, Refused):  # one writes so much that the other is never first
                        assert answer.fault.code == "busy"
                        answer = await socket.command("chat", id=f"talk-{number}", text=f"{number}")
                    versions.append(answer.version if isinstance(answer, Ack) else 0)
                assert versions == sorted(set(versions))

            before = max(hers.version, his.version)
            await together(talk(hers), talk(his))
            assert max(hers.version, his.version) >= before + 2 * sent
            # A command sent to both is carried out once.
            acks = [await socket.command("chat", id=f"x{socket is hers}", text="both") for socket in (hers, his)]
            assert all(isinstance(ack, Ack) for ack in acks)
            await hers.done("resign", seat=0)
            await his.command("chat", text="Thank you.")
        again = await rebuilt(one, made.table)
        seen = [server.context.hub.live[made.table].table for server in (one, two)]
        assert max(table.version for table in seen) == again.version
        newest = max(seen, key=lambda table: table.version)
        assert shown(again) == shown(newest)
        for guest in (ann, bob):
            async with guest.table(made.table) as socket:
                await socket.command("chat", text="bye")
                text = (await guest.get(f"/api/v1/tables/{made.table}/record")).text
                assert parse_record(text, GAMES).verify().result == "resigned"


async def test_one_command_sent_to_two_servers_is_carried_out_once(serve: Callable[..., Running]) -> None:
    one, two = serve(), serve()
    async with Guest(one.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        async with Guest(two.base) as twin:
            twin.http.cookies = ann.http.cookies
            async with ann.table(made.table) as first, twin.table(made.table) as second:
                assert second.you.seats == [0]
                answers = await asyncio.gather(*(
                    socket.command("chat", id="once", text="once") for socket in (first, second)
                ))  # fmt: skip
                assert answers[0] == answers[1]
        assert len((await rebuilt(one, made.table)).logbook) == 1


# Failed writes -------------------------------------------------------------------------------------------------------


class Failing:
    """A store that fails this many writes; with ``bots`` only the moves of bots."""

    def __init__(self, store: Store, times: int, bots: bool = False) -> None:
        self.times = times
        self._bots = bots
        self._append = store.append

    async def __call__(self, table: str, entries: list[LogEntry], projection: Projection, *new: Part) -> bool:
        by_bot = any(isinstance(entry.change, Moved) and entry.change.by == "bot" for entry in entries)
        if self.times > 0 and (by_bot or not self._bots):
            self.times -= 1
            raise StoreError("The database could not be written.", "The disk is full.")
        return await self._append(table, entries, projection, *new)


async def test_what_could_not_be_written_has_not_happened(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    async with seated(server.base, "me friend", watchers=1) as table:
        mover = next(one for one in table.sockets if one.moves)
        others = [one for one in (*table.sockets, *table.watching) if one is not mover]
        store = server.context.hub.store
        before = mover.version, msgspec.json.encode(mover.position), mover.lines
        command = {"id": "m", "seat": mover.you.viewer, "ply": mover.position.ply, "move": mover.moves[0]}
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", Failing(store, 1))
            answer = await mover.command("move", **command)
            assert isinstance(answer, Refused)
            assert answer.fault.code == "internal"
            assert "disk" not in answer.fault.what
            for socket in (mover, *others):
                await socket.silence()
                assert socket.version == before[0]
            assert (mover.version, msgspec.json.encode(mover.position), mover.lines) == before
            assert (await rebuilt(server, table.table)).version == before[0]
            assert isinstance(await mover.command("move", **command), Ack)  # sent again, it is carried out, once
        assert any("a command failed" in trouble for trouble in server.troubles)
        server.troubles.clear()
        await table.party.play()


async def test_a_bot_tries_again_when_its_move_could_not_be_written(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    monkeypatch.setattr(bots_at_tables, "RETHINK_S", 0.05)
    store = server.context.hub.store
    failing = Failing(store, 2, bots=True)
    monkeypatch.setattr(store, "append", failing)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random random")
        async with ann.table(made.table) as socket:
            await Party(socket).play(12)
    assert failing.times == 0
    assert len(server.troubles) == 2
    server.troubles.clear()


class Held:
    """A store whose writes wait until they are released."""

    def __init__(self, store: Store) -> None:
        self._append = store.append
        self.reached = threading.Event()
        self.released = threading.Event()

    async def __call__(self, table: str, entries: list[LogEntry], projection: Projection, *new: Part) -> bool:
        self.reached.set()
        await asyncio.to_thread(self.released.wait, 20)
        return await self._append(table, entries, projection, *new)


async def test_nobody_sees_a_move_while_it_is_being_written(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    async with seated(server.base, "me friend", watchers=1) as table:
        mover = next(one for one in table.sockets if one.moves)
        store = server.context.hub.store
        held = Held(store)
        version = mover.version
        with monkeypatch.context() as slow:
            slow.setattr(store, "append", held)
            await mover.say("move", id="m", seat=mover.you.viewer, ply=mover.position.ply, move=mover.moves[0])
            assert await asyncio.to_thread(held.reached.wait, 20)
            others = [one for one in (*table.sockets, *table.watching) if one is not mover]
            for other in others:
                await other.say("hello", protocol=PROTOCOL, version=0, viewer=other.you.viewer)
            seen = [
                asyncio.ensure_future(one.until(lambda socket: socket.version > version)) for one in (mover, *others)
            ]
            early, _ = await asyncio.wait(seen, timeout=0.4)  # the only way to see that it does not come is to wait
            held.released.set()
            await asyncio.wait_for(asyncio.gather(*seen), 20)
            assert not early
        assert (await rebuilt(server, table.table)).version == version + 1
