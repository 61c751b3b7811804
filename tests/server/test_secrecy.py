"""Nobody is sent what they cannot know: not over a socket, not in a response, not in the lobby."""

import contextlib
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest
from sqlalchemy import create_engine, select

from ecumene.core.parsing import parse_record
from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR, State
from ecumene.games import GAMES
from ecumene.server import disclosure, replays
from ecumene.server.http_protocol import LobbyTable, Replay
from ecumene.server.logbook import Logbook
from ecumene.server.protocol import Considered, EventInfo, Position, TableInfo
from ecumene.server.reader import Request, Result, done
from ecumene.server.reading import Reading
from ecumene.server.schema import GUESTS, TABLES
from ecumene.server.table import Table

from .guests import Guest
from .leaks import Truth, check_messages, check_never, check_replay, spellings
from .parties import Party
from .running import Running
from .sockets import LobbySocket, TableSocket

pytestmark = pytest.mark.anyio

Options = dict[str, str | int | bool]

CASES: list[tuple[str, int, Options]] = [
    ("victoria", 2, {}),
    ("victoria", 2, {"deal_variant": "draft"}),
    ("victoria", 3, {"deal_variant": "draft", "era_backs_public": False}),
    ("victoria", 3, {"religion_limit_timing": "continuous"}),
    ("victoria", 4, {"team_mode": True}),
    ("victoria", 4, {"team_mode": True, "deal_variant": "draft", "era_backs_public": False}),
    ("duel", 2, {}),
    ("duel", 2, {"wonder_setup": "first_game"}),
]
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


class Watched:
    """A table with a person on every seat, spectators, and everything that any of them was sent."""

    def __init__(self, server: Running, table: str, guests: list[Guest], watchers: list[Guest]) -> None:
        self.server = server
        self.table = table
        self.guests = guests
        self.watchers = watchers
        self.seats: list[TableSocket] = []
        self.watching: list[TableSocket] = []
        self.lobbies: list[LobbySocket] = []
        self.replays: list[Replay] = []
        self.invite = ""

    @property
    def party(self) -> Party:
        return Party(*self.seats, *self.watching, seed=len(self.seats))

    @property
    def sent(self) -> list[str | bytes]:
        """Every message and every response so far, to anybody."""
        sockets = [raw for one in (*self.seats, *self.watching) for raw in one.raw]
        lobbies = [raw for one in self.lobbies for raw in one.raw]
        return [*sockets, *lobbies, *(body for guest in (*self.guests, *self.watchers) for body in guest.seen)]

    async def ask_around(self) -> None:
        """Request everything available during the game, and what must be refused."""
        path = f"/api/v1/tables/{self.table}"
        for guest in (*self.guests, *self.watchers):
            own = self.guests.index(guest) if guest in self.guests else SPECTATOR
            for viewer in (SPECTATOR, *range(len(self.guests))):
                answer = await guest.get(f"{path}/replay", viewer=viewer, count=200)
                if viewer in (own, SPECTATOR):
                    self.replays.append(msgspec.json.decode(answer.content, type=Replay))
                else:
                    assert answer.status_code == 403
                    assert b"not-your-seat" in answer.content
            assert (await guest.get(f"{path}/record")).status_code == 400
            fairness = (await guest.get(f"{path}/fairness")).json()
            assert fairness["secret"] == ""
            assert fairness["draws"] == []
            await guest.get("/api/v1/lobby")
            await guest.get("/api/v1/me")

    async def consider(self) -> None:
        """Whoever has to decide considers every possible move."""
        for socket in self.seats:
            for move in socket.moves:
                answer = await socket.command("consider", seat=socket.you.viewer, move=move)
                assert isinstance(answer, Considered)

    async def agree_to_end(self) -> None:
        """End the game, so that its record becomes available."""
        party = self.party
        await party.agree()
        await self.seats[0].done("offer", seat=0, what="end")
        for seat, socket in enumerate(self.seats[1:], 1):
            await socket.until(lambda one: one.last.table.offer is not None)
            assert socket.last.table.offer is not None
            await socket.done("answer", seat=seat, offer=socket.last.table.offer.number, yes=True)
        await party.agree()

    async def truth(self) -> Truth:
        record = parse_record((await self.guests[0].get(f"/api/v1/tables/{self.table}/record")).text, GAMES)
        record.verify()
        return Truth(record)

    def secret(self) -> bytes:
        """The table's secret, from the database, which alone knows it."""
        engine = create_engine(self.server.settings.database_url)
        with engine.connect() as connection:
            found = connection.execute(select(TABLES.c.secret).where(TABLES.c.id == self.table)).scalar_one()
        engine.dispose()
        return bytes(found)

    def identities(self) -> list[bytes]:
        """The server's internal ids of people, and their cookies."""
        engine = create_engine(self.server.settings.database_url)
        with engine.connect() as connection:
            rows = connection.execute(select(GUESTS.c.id, GUESTS.c.token_hash)).all()
        engine.dispose()
        cookies = [one.value for guest in (*self.guests, *self.watchers) for one in guest.http.cookies.jar]
        return [text.encode() for row in rows for text in row] + [cookie.encode() for cookie in cookies if cookie]

    def check(self, truth: Truth) -> int:
        """Look for leaks in everything that was sent to sockets and in replays."""
        positions = 0
        for seat, socket in enumerate(self.seats):
            positions += check_messages(truth, socket.messages, seat)
        for socket in self.watching:
            positions += check_messages(truth, socket.messages, SPECTATOR)
        for replay in self.replays:
            check_replay(truth, replay, replay.viewer)
        return positions


@contextlib.asynccontextmanager
async def watched(server: Running, players: int, options: Options, game: str = "victoria") -> AsyncIterator[Watched]:
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.base, name)) for name in NAMES[:players]]
        watchers = [await stack.enter_async_context(Guest(server.base, name)) for name in ("Eve", "")]
        made = await guests[0].make_table("me" + " friend" * (players - 1), options, game=game, public=True)
        found = Watched(server, made.table, guests, watchers)
        found.invite = made.invite
        for guest in (guests[-1], *watchers):
            found.lobbies.append(await stack.enter_async_context(guest.lobby()))
            await found.lobbies[-1].next()
        for guest in watchers:
            found.watching.append(await stack.enter_async_context(guest.table(made.table)))
        for seat, guest in enumerate(guests):
            socket = await stack.enter_async_context(guest.table(made.table, made.invite))
            found.seats.append(socket)
            if seat:
                await socket.done("sit", seat=seat, invite=made.invite)
        await found.party.agree()
        yield found


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=[f"{g} {n} {' '.join(o)}" for g, n, o in CASES])
async def test_a_whole_game_tells_nobody_what_they_cannot_know(
    server: Running, game: str, players: int, options: Options
) -> None:  # fmt: skip
    async with watched(server, players, options, game) as table:
        party = table.party
        asked = 0
        while party.playing:
            await party.play(1)
            if asked % 7 == 0 and party.playing:
                await table.consider()
            if asked % 25 == 0 and party.playing:
                await table.ask_around()
            asked += 1
        secret = table.secret()
        check_never(table.sent, spellings(secret), "the secret")
        everybody = table.identities()
        truth = await table.truth()
        assert truth.record.secret == secret.hex()
        positions = table.check(truth)
        assert positions > 20 * (players + 2)
        check_never(table.sent, everybody, "who somebody is")
        # The invitation went to those who had a seat, while there was something to invite to, and to nobody else.
        check_never([raw for one in table.watching for raw in one.raw], [table.invite.encode()], "the invitation")
        check_never([raw for one in table.lobbies for raw in one.raw], [table.invite.encode()], "the invitation")
        check_never([body for one in table.watchers for body in one.seen], [table.invite.encode()], "the invitation")
        for socket in table.seats:
            assert socket.you.invite == ""


async def test_from_its_end_a_game_is_open_to_all(server: Running) -> None:
    async with watched(server, 3, {}) as table:
        await table.party.play(12)
        await table.agree_to_end()
        truth = await table.truth()
        for guest in (*table.guests, *table.watchers):
            for viewer in (SPECTATOR, 0, 1, 2):
                replay = await guest.fetch(Replay, f"/api/v1/tables/{table.table}/replay", viewer=viewer, count=200)
                check_replay(truth, replay, viewer)


async def test_a_person_who_left_a_seat_sees_nothing_of_its_new_owner(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Eve") as eve, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me open friend")
        async with ann.table(made.table) as hers, eve.table(made.table) as spy, bob.table(made.table) as his:
            await spy.done("sit", seat=1)
            assert spy.you.viewer == 1
            await spy.done("leave", seat=1)
            assert (spy.you.viewer, spy.you.seats, spy.you.invite) == (SPECTATOR, [], "")
            await his.done("sit", seat=1)
            await hers.done("start", bot="random")
            await Party(hers, his, spy).play(8)
            await hers.done("offer", seat=0, what="end")
            await his.until(lambda one: one.last.table.offer is not None)
            await his.done("answer", seat=1, offer=1, yes=True)
            await spy.until(lambda one: one.status == "over")
        record = parse_record((await ann.get(f"/api/v1/tables/{made.table}/record")).text, GAMES)
        assert check_messages(Truth(record), spy.messages, SPECTATOR) > 5


# The search detects leaks ---------------------------------------------------------------------------------------------

Spoil = Callable[[pytest.MonkeyPatch], None]


def first_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def view_of(state: State, _face: int) -> msgspec.Raw:
        return msgspec.Raw(msgspec.json.encode(state.view(0)))

    monkeypatch.setattr(disclosure, "view_of", view_of)


def events_unfiltered(monkeypatch: pytest.MonkeyPatch) -> None:
    def read_by(logbook: Logbook, _face: int, since: int) -> list[msgspec.Raw]:
        found = read(logbook, SPECTATOR, 0)
        for secret in logbook._secrets:
            found[secret.place] = secret.seen
        return found[bisect_right(logbook._versions, since) :]

    read = Logbook.read_by
    monkeypatch.setattr(Logbook, "read_by", read_by)


def moves_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    position = disclosure.position

    def with_moves(table: Table, viewer: int) -> Position | None:
        found = position(table, viewer)
        if found is None or viewer != SPECTATOR or not table.awaited():
            return found
        seat = table.awaited()[0]
        moves = [disclosure.move_info(table, move) for move in table.state_for(seat).moves()]
        return msgspec.structs.replace(found, moves=moves)

    monkeypatch.setattr(disclosure, "position", with_moves)


def replayed_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(_self: Reading, _owner: str, request: Request, _keep: object = None) -> tuple[Result, bool]:
        return done(request), False  # in this process, where the function can be spoilt

    monkeypatch.setattr(Reading, "ask", here)
    monkeypatch.setattr(replays, "_shown", lambda *_: True)


def cards_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table_info = disclosure.table_info

    def talkative(table: Table, now_ms: int, served_ms: int) -> TableInfo:
        return msgspec.structs.replace(
            table_info(table, now_ms, served_ms), rematch=str(table.match and table.match.state.view(0))
        )

    monkeypatch.setattr(disclosure, "table_info", talkative)


def certain_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    considered = disclosure.considered

    def clairvoyant(table: Table, seat: int, move: int, identity: str, rng: object) -> Considered:
        del rng
        found = considered(table, seat, move, identity, Rng(1))
        other = str(table.state_for(seat).view((seat + 1) % table.players))
        return msgspec.structs.replace(found, events=[EventInfo(name="x", seat=0, rule="", details={"x": other})])

    monkeypatch.setattr(disclosure, "considered", clairvoyant)


@pytest.mark.parametrize(
    "spoil",
    [first_view_for_all, events_unfiltered, moves_of_others, replayed_moves, cards_in_the_table, certain_of_all],
)
async def test_the_search_for_leaks_finds_them(
    server: Running, monkeypatch: pytest.MonkeyPatch, spoil: Spoil
) -> None:  # fmt: skip
    async with watched(server, 3, {"deal_variant": "draft"}) as table:
        with monkeypatch.context() as spoilt:
            spoil(spoilt)
            for _ in range(12):
                await table.party.play(1)
            await table.consider()
            await table.ask_around()
        await table.agree_to_end()
        truth = await table.truth()
        with pytest.raises(AssertionError):
            table.check(truth)


async def test_the_search_for_secrets_finds_them(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = disclosure.summary

    def talkative(table: Table) -> str:
        viewer = msgspec.json.decode(summary(table), type=LobbyTable)
        return msgspec.json.encode(msgspec.structs.replace(viewer, id=table.row.secret.hex())).decode()

    async with watched(server, 2, {}) as table:
        with monkeypatch.context() as spoilt:
            spoilt.setattr("ecumene.server.changing.summary", talkative)
            await table.seats[0].done("offer", seat=0, what="end")
        await table.guests[1].get("/api/v1/lobby")
        with pytest.raises(AssertionError, match="the secret was sent"):
            check_never(table.sent, spellings(table.secret()), "the secret")
