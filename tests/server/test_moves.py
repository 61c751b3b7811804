"""A move is decided once, several moves are one entry of the log, and nothing is ever half done."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from ecumene.core.errors import EcumeneError
from ecumene.core.fairness import seeded_secret
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.games import GAMES
from ecumene.games.catan.view_types import CatanView
from ecumene.server.callers import Caller
from ecumene.server.changes import Charter, LogEntry, Moved, SeatStart, Started, change_of, change_text
from ecumene.server.database import StoreError
from ecumene.server.decisions import MOST_MOVES, decide
from ecumene.server.protocol import Ack, MakeMove, MakeMoves, Refused, Undo, Update
from ecumene.server.rows import Guest as Known
from ecumene.server.rows import Part, Projection, Row
from ecumene.server.store import Store
from ecumene.server.table import Table

from .guests import Guest
from .parties import Seated, seated
from .running import Running
from .sockets import TableSocket
from .test_table_log import Failing, Held, rebuilt, shown

pytestmark = pytest.mark.anyio

ANN = Known("ann", "Ann")


# Decided once, and the same when replayed ----------------------------------------------------------------------------


def waiting(game: str, seed: int) -> Table:
    """A table where Ann has every seat."""
    players = GAMES[game].usual_players
    seats = [SeatStart(kind="person", name="Ann", guest=ANN.id)] * players
    charter = Charter(game=game, options=GAMES[game].check(players), seats=seats, host=ANN.id)
    return Table(Row(id=f"{seed:016x}", charter=charter, secret=seeded_secret(seed), invite="", created_ms=0))


def caller(served_ms: int) -> Caller:
    return Caller(guest=ANN, served_ms=served_ms, away_s={}, away_after_s=60, mark="", name="")


def chosen(table: Table, seat: int, rng: Rng, longest: int) -> list[str]:
    """Random moves of a seat that can be made together: at least one, at most ``longest``."""
    assert table.match is not None
    moves: list[int] = []
    state = table.state_for(seat)
    while len(moves) < longest and state.may_decide(seat):
        if state.actor != seat:
            state.turn_to(seat)
        tried = [*moves, state.random_move(rng)]
        try:
            table.match.foresee(seat, tried)
        except EcumeneError:
            break
        state.play(tried[-1])
        moves = tried
    return [table.game.notation.text(move) for move in moves]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_after_every_command_the_live_position_is_the_one_that_follows_from_the_log(game: str, seed: int) -> None:
    live, replayed = waiting(game, seed), waiting(game, seed)
    rng = Rng(seed)
    together = taken_back = 0
    for table in (live, replayed):
        table.apply(LogEntry(1, 0, Started(bot="random")))
    while live.status == "playing" and live.version < 80:
        assert live.match is not None
        assert replayed.match is not None
        awaited = live.awaited()
        seat = awaited[int(rng.below(len(awaited)))]
        ply = len(live.match.plies)
        last = live.match.plies[-1].seat
        name = f"command-{live.version}"
        said: MakeMove | MakeMoves | Undo
        if last >= 0 and live.match.why_no_undo(last) is OK and not rng.below(3):
            said = Undo(id=name, seat=last, ply=ply)
            taken_back += 1
        else:
            texts = chosen(live, seat, rng, 1 + int(rng.below(4)))
            said = MakeMoves(id=name, seat=seat, ply=ply, moves=texts)
            together += len(texts) > 1
        before = live.match.state
        kept = before.to_bytes()
        decision = decide(live, said, caller(live.version * 1000))
        assert live.match.state is before  # deciding changes nothing
        assert before.to_bytes() == kept
        for change in decision.changes:
            entry = LogEntry(live.version + 1, live.version * 1000, change, name)
            live.apply(entry, decision.passage)
            written = change_of(change_text(change))
            assert written == change
            replayed.apply(msgspec.structs.replace(entry, change=written))
        if decision.passage is not None:
            assert live.match.state is decision.passage.state  # adopted, not played again
        assert live.match.state.key() == replayed.match.state.key()
        assert live.match.state.to_bytes() == replayed.match.state.to_bytes()
        assert len(live.match.plies) == len(replayed.match.plies)
        assert live.match.events[ply:] == replayed.match.events[ply:]
        assert live.clock.used_ms == replayed.clock.used_ms
        assert live.clock.since_ms == replayed.clock.since_ms
    assert live.record().text() == replayed.record().text()
    assert shown(live) == shown(replayed)
    assert together
    assert taken_back


def test_a_log_whose_outcomes_are_not_those_of_the_secret_is_damaged() -> None:
    table = waiting("victoria", 1)
    entries = [LogEntry(1, 0, Started(bot="random"))]
    table.apply(entries[0])
    rng = Rng(1)
    while True:
        assert table.match is not None
        seat = table.awaited()[0]
        said = MakeMoves(id="a", seat=seat, ply=len(table.match.plies), moves=chosen(table, seat, rng, 3))
        decision = decide(table, said, caller(0))
        [change] = decision.changes
        assert isinstance(change, Moved)
        drawn = [number for number, ply in enumerate(change.plies) if ply.startswith("*")]
        if drawn and drawn[0] > 1:
            break
        entries.append(LogEntry(table.version + 1, 0, change))
        table.apply(entries[-1], decision.passage)
    first, chance = change.plies[: drawn[0]], change.plies[drawn[0] :]
    right = [*first, *chance]
    spoilt = [[], first, chance, [*first[1:], *chance], [*first, *chance[1:]], [*right, right[-1]], [*chance, *first]]
    for plies in (right, *spoilt):
        other = waiting("victoria", 1)
        for entry in entries:
            other.apply(entry)
        entry = LogEntry(other.version + 1, 0, msgspec.structs.replace(change, plies=plies))
        if plies == right:
            other.apply(entry)
            continue
        with pytest.raises(EcumeneError):
            other.apply(entry)


# Several moves in one command ----------------------------------------------------------------------------------------


def test_the_last_to_discard_sends_all_cards_with_one_command() -> None:
    table = waiting("catan", 5)
    table.apply(LogEntry(1, 0, Started(bot="random")))
    assert table.match is not None
    rng = Rng(5)
    while not (len(table.awaited()) == 1 and " discard" in f" {chosen(table, table.awaited()[0], rng, 1)[0]}"):
        seat = table.awaited()[0]
        said = MakeMove(id="", seat=seat, ply=len(table.match.plies), move=chosen(table, seat, rng, 1)[0])
        decision = decide(table, said, caller(0))
        table.apply(LogEntry(table.version + 1, 0, decision.changes[0]), decision.passage)
    [seat] = table.awaited()
    view = table.match.state.view(seat)
    assert isinstance(view, CatanView)
    assert view.own is not None
    cards = [kind for kind, number in view.own.hand.items() for _ in range(number)][: view.own.owed]
    assert len(cards) > 3
    said_together = MakeMoves(id="", seat=seat, ply=len(table.match.plies), moves=[f"discard {kind}" for kind in cards])
    [change] = decide(table, said_together, caller(0)).changes
    assert isinstance(change, Moved)
    assert change.plies[: len(cards)] == [f"p{seat + 1} discard {kind}" for kind in cards]


class Trade:
    """A game of CATAN in which somebody can offer a trade now, and the moves that make the offer."""

    def __init__(self, table: Seated, trader: TableSocket, moves: list[str]) -> None:
        self.table = table
        self.trader = trader
        self.moves = moves
        self.others = [one for one in (*table.sockets, *table.watching) if one is not trader]

    def command(self, **changes: object) -> dict[str, object]:
        said = {"seat": self.trader.you.viewer, "ply": self.trader.position.ply, "moves": self.moves}
        return {**said, **changes}


@asynccontextmanager
async def trading(server: Running) -> AsyncIterator[Trade]:
    """Play at random until somebody on turn who has not started an offer can make one."""
    async with seated(server.base, "me friend friend", game="catan", watchers=1) as table:
        for _ in range(2000):
            await table.party.agree()
            for socket in table.sockets:
                gives = [move for move in socket.moves if move.startswith("give ")]
                if gives and "drop" not in socket.moves:
                    for want in ("wool", "ore", "grain", "brick", "lumber"):
                        moves = [gives[0], f"want {want}", "offer"]
                        if gives[0] != f"give {want}" and await possible(server, table.table, socket, moves):
                            yield Trade(table, socket, moves)
                            return
            await table.party.step()
        raise AssertionError("nobody could ever trade")


async def possible(server: Running, table: str, socket: TableSocket, moves: list[str]) -> bool:
    async def tried() -> bool:
        match = server.context.hub.live[table].table.match
        assert match is not None
        try:
            match.foresee(socket.you.viewer, [match.game.notation.parse(move) for move in moves])
        except EcumeneError:
            return False
        return True

    return await server.inside(tried())


class Counted:
    """A store that counts its commits and their entries."""

    def __init__(self, store: Store) -> None:
        self._commit = store._writer._commit
        self.commits: list[list[str]] = []

    async def __call__(self, batch: list[object]) -> list[bool]:
        parts = [part for one in batch for part in one.parts]  # type: ignore[attr-defined]  # the store's own
        self.commits.append([change_text(entry.change) for part in parts for entry in part.entries])
        return await self._commit(batch)  # type: ignore[arg-type]  # the same batch


async def test_several_moves_are_one_entry_and_one_commit(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    async with trading(server) as trade:
        store = server.context.hub.store
        counted = Counted(store)
        monkeypatch.setattr(store._writer, "_commit", counted)
        trader, before, ply = trade.trader, trade.trader.version, trade.trader.position.ply
        ack = await trader.done("moves", id="offer", **trade.command())
        assert ack.version == before + 1
        assert trader.position.ply == ply + 3
        assert len(counted.commits) == 1
        [written] = counted.commits[0]
        change = change_of(written)
        assert isinstance(change, Moved)
        assert change.plies == [f"p{trader.you.viewer + 1} {move}" for move in trade.moves]
        # The same command again changes nothing and gets the same answer.
        assert await trader.done("moves", id="offer", **trade.command(ply=ply)) == ack
        assert len(counted.commits) == 1
        for other in trade.others:
            await other.until(lambda socket: socket.version == before + 1)
            told = [message.version for message in other.messages if isinstance(message, Update)]
            assert before + 1 in told
        again = await rebuilt(server, trade.table.table)
        assert shown(again) == shown(server.context.hub.live[trade.table.table].table)


async def test_moves_in_a_row_are_taken_back_one_by_one(serve: Callable[..., Running]) -> None:
    server = serve()
    async with trading(server) as trade:
        trader, ply = trade.trader, trade.trader.position.ply
        await trader.done("moves", **trade.command(moves=trade.moves[:2]))
        assert trader.position.ply == ply + 2
        await trader.done("undo", seat=trader.you.viewer, ply=ply + 2)
        assert trader.position.ply == ply + 1
        assert trade.moves[1] in trader.moves
        await trader.done("undo", seat=trader.you.viewer, ply=ply + 1)
        assert trader.position.ply == ply
        assert trade.moves[0] in trader.moves


async def test_several_moves_are_refused_as_a_whole(serve: Callable[..., Running]) -> None:
    server = serve()
    async with trading(server) as trade:
        trader, (give, want, offer) = trade.trader, trade.moves
        seat = trader.you.viewer
        before = trader.version, msgspec.json.encode(trader.position), list(trader.lines)

        async def refused(index: int | None, code: str, **changes: object) -> str:
            answer = await trader.command("moves", id="again", **trade.command(**changes))
            assert isinstance(answer, Refused), answer
            assert (answer.index, answer.fault.code) == (index, code)
            assert (trader.version, msgspec.json.encode(trader.position), list(trader.lines)) == before
            return answer.fault.rule

        own = f"want {give.split()[1]}"
        assert await refused(1, "rule", moves=[give, own, offer])
        assert await refused(0, "rule", moves=[offer, give, want])  # nothing to offer yet
        assert await refused(1, "rule", moves=[give, offer])  # nothing is asked for
        await refused(2, "not-a-move", moves=[give, want, "dance"])
        await refused(0, "not-a-move", moves=["", want])
        await refused(3, "not-yet", moves=[give, want, offer, "withdraw"])  # others could have answered by then
        await refused(None, "malformed", moves=[])
        await refused(None, "malformed", moves=[give] * (MOST_MOVES + 1))
        await refused(None, "not-your-seat", seat=(seat + 1) % 3)
        other = next(one for one in trade.others if one.you.viewer >= 0)
        fault = await other.fault("moves", seat=other.you.viewer, ply=trader.position.ply, moves=[give, want])
        assert fault.code == "not-your-turn"
        assert (await rebuilt(server, trade.table.table)).version == before[0]
        answer = await trader.command("moves", id="stale", **trade.command(ply=trader.position.ply - 1))
        assert isinstance(answer, Refused)
        assert (answer.index, answer.fault.code) == (None, "stale")
        await trader.done("moves", id="again", **trade.command())  # a refused id may be used again


async def test_moves_do_not_go_on_over_what_must_be_seen_first(serve: Callable[..., Running]) -> None:
    server = serve()
    async with seated(server.base, "me friend friend", game="catan") as table:
        for _ in range(400):  # until the dice are rolled: the outcome must be seen before anything else is decided
            await table.party.agree()
            roller = next((one for one in table.sockets if "roll" in one.moves), None)
            if roller is not None:
                break
            await table.party.step()
        assert roller is not None
        answer = await roller.command(
            "moves", seat=roller.you.viewer, ply=roller.position.ply, moves=["roll", "end"]
        )  # fmt: skip
        assert isinstance(answer, Refused)
        assert (answer.index, answer.fault.code) == (1, "not-yet")
        assert "roll" in roller.moves
        ply = roller.position.ply
        await roller.done("moves", seat=roller.you.viewer, ply=ply, moves=["roll"])  # chance acts after the last move
        assert roller.position.ply > ply + 1


# Races and crashes ---------------------------------------------------------------------------------------------------
# `ecumene serve` refuses a second server on one database; here two are made to share one, below that lock.


async def test_when_two_servers_write_at_once_one_decides_again(serve: Callable[..., Running]) -> None:
    one, two = serve(), serve()
    async with trading(one) as trade:
        trader, ply = trade.trader, trade.trader.position.ply
        guest = trade.table.guests[trade.table.sockets.index(trader)]
        async with Guest(two.base) as twin:
            twin.http.cookies = guest.http.cookies
            async with twin.table(trade.table.table, viewer=trader.you.viewer) as there:
                # The other server's entry leaves the position as it was: the moves are decided again and written.
                await there.done("chat", text="I write here too.")
                before = trader.version
                await trader.done("moves", id="both", **trade.command())
                assert trader.version == before + 2
                assert trader.position.ply == ply + 3
                # The log recognises the same command at the other server.
                again = await there.command("moves", id="both", **trade.command(ply=ply))
                assert isinstance(again, Ack)
                assert again.version == trader.version
        found = await rebuilt(one, trade.table.table)
        assert found.match is not None
        assert len(found.match.plies) == ply + 3
        assert shown(found) == shown(one.context.hub.live[trade.table.table].table)


async def test_moves_that_come_second_are_refused_as_stale_and_leave_nothing(serve: Callable[..., Running]) -> None:
    one, two = serve(), serve()
    async with trading(one) as trade:
        trader, ply = trade.trader, trade.trader.position.ply
        guest = trade.table.guests[trade.table.sockets.index(trader)]
        async with Guest(two.base) as twin:
            twin.http.cookies = guest.http.cookies
            async with twin.table(trade.table.table, viewer=trader.you.viewer) as there:
                said = trade.command()
                answers = await asyncio.gather(
                    trader.command("moves", id="here", **said), there.command("moves", id="there", **said)
                )
                done = [answer for answer in answers if isinstance(answer, Ack)]
                late = [answer for answer in answers if isinstance(answer, Refused)]
                assert (len(done), len(late)) == (1, 1)
                assert late[0].fault.code == "stale"
        found = await rebuilt(one, trade.table.table)
        assert found.match is not None
        assert len(found.match.plies) == ply + 3
        assert found.version == done[0].version


async def test_moves_that_could_not_be_written_have_not_happened(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    async with trading(server) as trade:
        trader, store = trade.trader, server.context.hub.store
        before = trader.version, msgspec.json.encode(trader.position), list(trader.lines)
        seen = shown(server.context.hub.live[trade.table.table].table)
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", Failing(store, 1))
            answer = await trader.command("moves", id="offer", **trade.command())
            assert isinstance(answer, Refused)
            assert (answer.fault.code, answer.index) == ("internal", None)
            for socket in (trader, *trade.others):
                await socket.silence()
            assert (trader.version, msgspec.json.encode(trader.position), list(trader.lines)) == before
            assert shown(server.context.hub.live[trade.table.table].table) == seen
            await trader.done("moves", id="offer", **trade.command())
        assert trader.version == before[0] + 1
        server.troubles.clear()


class Crashing(Held):
    """A store that gets ready to write but never does."""

    async def __call__(self, table: str, entries: list[LogEntry], projection: Projection, *new: Part) -> bool:
        del table, entries, projection, new
        self.reached.set()
        await asyncio.to_thread(self.released.wait, 20)
        raise StoreError("The database could not be written.", "The server has crashed.")


async def test_a_crash_between_deciding_and_writing_leaves_no_trace(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    server = serve()
    async with trading(server) as trade:
        trader, store = trade.trader, server.context.hub.store
        version, ply, said = trader.version, trader.position.ply, trade.command()
        guest = trade.table.guests[trade.table.sockets.index(trader)]
        crashing = Crashing(store)
        with monkeypatch.context() as broken:
            broken.setattr(store, "append", crashing)
            await trader.say("moves", id="offer", **said)
            assert await asyncio.to_thread(crashing.reached.wait, 20)
            # Decided but not written yet: another server on the same database does not know about it.
            other = serve()
            async with Guest(other.base) as twin:
                twin.http.cookies = guest.http.cookies
                async with twin.table(trade.table.table, viewer=trader.you.viewer) as there:
                    assert (there.version, there.position.ply) == (version, ply)
                    assert trade.moves[0] in there.moves
                    await there.done("moves", id="offer", **said)  # sent again, it is carried out there
                    assert (there.version, there.position.ply) == (version + 1, ply + 3)
            crashing.released.set()
            await trader.until(lambda socket: socket.version == version + 1)
        assert isinstance(await trader.command("moves", id="offer", **said), Ack)  # done once, on whichever server
        assert trader.position.ply == ply + 3
        found = await rebuilt(server, trade.table.table)
        assert found.version == version + 1
    for one in (server, other):  # both listen to this process's log
        assert any("a command failed" in trouble for trouble in one.troubles)
        one.troubles.clear()
