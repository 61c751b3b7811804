"""Damaged, foreign, repeated and excessive messages: each gets a clear answer, and none of them changes anything."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, select

from ecumene.server.protocol import PROTOCOL, Ack, Refused, Trouble, Update
from ecumene.server.schema import ENTRIES, GUESTS, SITTERS, TABLES

from .guests import Guest
from .parties import Party, seated
from .running import Running
from .sockets import TableSocket, received

pytestmark = pytest.mark.anyio


def everything(server: Running) -> list[tuple[object, ...]]:
    """The entire contents of the database."""
    engine = create_engine(server.settings.database_url)
    with engine.connect() as connection:
        found = [
            tuple(row) for table in (GUESTS, TABLES, ENTRIES, SITTERS) for row in connection.execute(select(table))
        ]
    engine.dispose()
    return found


@contextlib.asynccontextmanager
async def table_of_two(server: Running) -> AsyncIterator[tuple[str, Guest, TableSocket]]:
    """A game that waits for its only person, and so does not change."""
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            await socket.until(lambda one: bool(one.moves))
            yield made.table, ann, socket


# Unreadable messages -------------------------------------------------------------------------------------------------

NONSENSE = [
    "", " ", "null", "[]", "{}", "1", '"hello"', "{", '{"do":', '{"do":"hello"', "\x00", "\ufeff{}", '{"do":1}',
    '{"do":null}', '{"do":"dance"}', '{"do":"move"}', '{"do":"move","id":"a","seat":0,"ply":1}',
    '{"do":"move","id":"a","seat":"0","ply":1,"move":"end"}', '{"do":"move","id":1,"seat":0,"ply":1,"move":"end"}',
    '{"do":"move","id":"a","seat":0.5,"ply":1,"move":"end"}', '{"do":"move","id":"a","seat":true,"ply":1,"move":"end"}',
    '{"do":"move","id":"a","seat":0,"ply":1,"move":null}', '{"do":"move","id":"a","seat":0,"ply":1e400,"move":"end"}',
    '{"do":"move","id":"a","seat":0,"ply":NaN,"move":"end"}', '{"do":"ping","extra":1}', '{"do":"ping","do":"dance"}',
    '{"do":"offer","id":"a","seat":0,"what":"bribe"}', '{"do":"answer","id":"a","seat":0,"offer":1,"yes":"yes"}',
    '{"do":"arrange","id":"a","seat":0,"plan":{"kind":"god"}}', '{"do":"chat","id":"a","text":"\\ud800"}',
    '{"do":"hello","protocol":1,"version":"x"}', "[" * 10_000, '{"a":' * 3000, '{"do":"arrange","plan":' * 500,
    '{"a":' + "[" * 8000, '{"do":"ping"}{"do":"ping"}', "'do': 'ping'", "\ud83d".encode("utf-8", "surrogatepass").hex(),
]  # fmt: skip


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_reported_as_nonsense(server: Running, message: str) -> None:
    async with table_of_two(server) as (_, _, socket):
        before = everything(server)
        await socket.send(message)
        trouble = await socket.next(Trouble)
        assert trouble.fault.code == "malformed"
        assert len(trouble.fault.what) <= 300
        assert everything(server) == before
        await socket.move(socket.moves[0])  # and the game goes on


@pytest.mark.parametrize(
    "message", ["", "{", '{"do":"dance"}', '{"do":"ping"}', "[" * 10_000, '{"do":"resign","id":"a","seat":0}']
)
async def test_a_client_that_does_not_greet_is_not_heard(server: Running, message: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table, hello=False) as socket:
            await socket.send(message)
            trouble = await socket.next(Trouble)
            assert trouble.fault.code == "malformed"
            closed = await socket.closed()
            assert (closed.code, closed.reason) == (4400, "malformed")
        assert [row for row in everything(server) if made.table in row and "gave-up" in str(row)] == []


async def test_too_much_nonsense_closes_the_socket(server: Running) -> None:
    async with table_of_two(server) as (table, ann, socket):
        for _ in range(10):
            await socket.send("{")
        assert (await socket.closed()).code == 4400
        async with ann.table(table) as again:
            await again.move(again.moves[0])


async def test_bytes_are_not_text(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        await socket.send(b'{"do":"ping"}')
        assert (await socket.next(Trouble)).fault.code == "malformed"
        assert await socket.silence() == []


async def test_invalid_text_closes_the_socket(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        await socket.connection.send(b'{"do":"chat","id":"a","text":"\xff\xfe"}', text=True)
        assert (await socket.closed()).code == 1007
    noted = [trouble for trouble in server.troubles if trouble.startswith("uvicorn.error: Invalid UTF-8")]
    server.troubles[:] = [trouble for trouble in server.troubles if trouble not in noted]  # logged, but no failure


async def test_a_message_that_is_too_large_closes_the_socket(server: Running) -> None:
    async with table_of_two(server) as (table, ann, socket):
        before = everything(server)
        limit = server.settings.max_message_bytes
        await socket.say("chat", id="big", text="x" * limit)
        assert (await socket.closed()).code == 1009
        async with ann.table(table) as again:
            fits = msgspec.json.encode({"do": "chat", "id": "b", "text": ""})
            assert (await again.fault("chat", id="b", text="x" * (limit - len(fits)))).code == "bad-chat"
        assert everything(server) == before


async def test_another_protocol_is_refused_with_the_one_that_is_spoken(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        for protocol in (0, PROTOCOL - 1, PROTOCOL + 1, 10**30):
            async with ann.table(made.table, hello=False) as socket:
                await socket.say("hello", protocol=protocol)
                fault = (await socket.next(Trouble)).fault
                assert (fault.code, fault.details) == ("protocol", {"protocol": PROTOCOL})
                assert (await socket.closed()).code == 4000


async def test_a_silent_player_is_not_waited_for(serve: Callable[..., Running]) -> None:
    server = serve(hello_timeout_s=0.2)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table, hello=False) as socket:
            assert (await socket.closed()).code == 4408
        async with ann.table(made.table) as socket:
            await asyncio.sleep(0.3)  # after hello, silence is allowed
            assert await socket.silence() is not None


@pytest.mark.parametrize("table", ["nothing", "a" * 500, "%00", "%2e%2e", "'--"])
async def test_there_is_no_such_table(server: Running, table: str) -> None:
    async with Guest(server.base, "Ann") as ann, ann.table(table, hello=False) as socket:
        assert (await socket.next(Trouble)).fault.code == "no-table"
        assert (await socket.closed()).code == 4404


# Forbidden commands --------------------------------------------------------------------------------------------------


async def test_numbers_that_no_seat_ply_or_offer_has(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        before, ply = everything(server), socket.position.ply
        for seat in (-1, -3, 2, 99, 2**31, 2**63, -(2**64), int("9" * 4300)):
            for do, fields in (
                ("move", {"ply": ply, "move": "end"}), ("undo", {"ply": ply}), ("resign", {}), ("take-back", {}),
                ("offer", {"what": "end"}), ("answer", {"offer": 1, "yes": True}), ("replace", {}),
            ):  # fmt: skip
                assert (await socket.fault(do, seat=seat, **fields)).code == "no-seat", do
            for do, fields in (("consider", {"move": "end"}), ("hint", {})):
                assert (await socket.fault(do, seat=seat, **fields)).code == "not-your-seat", do
            assert (await socket.viewer(seat)).you.viewer in (-3, 0)
        for other in (-1, ply - 1, ply + 1, 2**63, int("9" * 4300)):
            assert (await socket.fault("move", seat=0, ply=other, move="end")).code == "stale"
            assert (await socket.fault("undo", seat=0, ply=other)).code == "stale"
            assert (await socket.fault("answer", seat=0, offer=other, yes=True)).code == "no-offer"
        assert everything(server) == before


async def test_moves_that_do_not_exist(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        before, ply = everything(server), socket.position.ply
        cards = [f"{domain}-1" for domain in ("war", "religion", "economy", "science", "culture", "utopia")]
        absent = next(card for card in cards if f"play {card}" not in socket.moves)  # nobody holds all six
        for text in (
            "", " ", "sing", "play", "play war-9", f"play  {absent}", f"PLAY {absent}", "play war-1 war-1", "\x00",
            "end\n", "* draw war-1", "p1 end", "first p1", "draw war-1", "copy", "lay war p9", "x" * 10_000, "🙂", "-1",
        ):  # fmt: skip
            fault = await socket.fault("move", seat=0, ply=ply, move=text)
            assert fault.code in ("not-a-move", "rule"), text
            if fault.code == "rule":
                assert fault.rule.startswith("CV-")
        assert everything(server) == before


async def test_nobody_plays_for_another(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        asked = next(one for one in table.sockets if one.moves)
        other = next(one for one in table.sockets if not one.moves)
        seat, ply, before = asked.you.viewer, asked.position.ply, everything(server)
        move = asked.moves[0]
        for thief in (other, *table.watching):
            assert (await thief.fault("move", seat=seat, ply=ply, move=move)).code == "not-your-seat"
            assert (await thief.fault("undo", seat=seat, ply=ply)).code == "not-your-seat"
            assert (await thief.fault("resign", seat=seat)).code == "not-your-seat"
            assert (await thief.fault("consider", seat=seat, move=move)).code == "not-your-seat"
            assert (await thief.viewer(seat)).you.viewer != seat
        assert (await other.fault("move", seat=1 - seat, ply=ply, move=move)).code in ("not-your-turn", "rule")
        assert (await other.fault("move", seat=1 - seat, ply=ply, move="end")).code == "not-your-turn"
        assert everything(server) == before


async def test_after_the_end_nothing_changes_but_the_talk(server: Running) -> None:
    async with seated(server.base, "me random") as table:
        (socket,) = table.sockets
        await socket.done("resign", seat=0)
        ply, version = socket.position.ply, socket.version
        for do, fields in (
            ("move", {"seat": 0, "ply": ply, "move": "end"}), ("undo", {"seat": 0, "ply": ply}),
            ("resign", {"seat": 0}), ("offer", {"seat": 0, "what": "end"}),
            ("replace", {"seat": 1}), ("take-back", {"seat": 0}), ("hint", {"seat": 0}),
            ("consider", {"seat": 0, "move": "end"}),
        ):  # fmt: skip
            assert (await socket.fault(do, **fields)).code == "game-over", do
        assert (await socket.fault("answer", seat=0, offer=1, yes=True)).code == "no-offer"
        assert (await socket.fault("sit", seat=1)).code == "already-started"
        assert (await socket.fault("leave", seat=0)).code == "already-started"
        assert (await socket.fault("start", bot="random")).code == "already-started"
        assert (await socket.fault("arrange", seat=0, plan={"kind": "open"})).code == "already-started"
        assert socket.version == version
        await socket.done("chat", text="Thank you!")


# The same command again ----------------------------------------------------------------------------------------------


async def test_a_command_sent_twice_is_carried_out_once(serve: Callable[..., Running]) -> None:
    """On the same socket, after reconnecting, and after a restart of the server."""
    first = serve()
    async with Guest(first.base, "Ann") as ann, Guest(first.base, "Bob") as bob:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as one, bob.table(made.table) as two:
            await two.done("sit", seat=1, invite=made.invite)
            await Party(one, two).agree()
            mover, guest = (one, ann) if one.moves else (two, bob)
            seat, ply = mover.you.viewer, mover.position.ply
            command = {"id": "the-move", "seat": seat, "ply": ply, "move": mover.moves[0]}
            ack = await mover.command("move", **command)
            assert isinstance(ack, Ack)
            rows = len(everything(first))
            assert await mover.command("move", **command) == ack
            # Only the id of the command counts, not its contents.
            assert await mover.command("move", **{**command, "move": "sing", "ply": 10**9}) == ack
            assert await mover.command("chat", id="the-move", text="hi") == ack
            talk = await mover.done("chat", id="talk", text="hello")
            assert await mover.done("chat", id="talk", text="hello") == talk
            assert len(everything(first)) == rows + 1
            # The same id from somebody else is a different command.
            other = two if mover is one else one
            assert (await other.done("chat", id="talk", text="hello")).version == talk.version + 1
        async with guest.table(made.table) as again:
            assert await again.command("move", **command) == ack
        cookie = guest.cookie
    first.stop()
    second = serve()
    async with Guest(second.base) as guest:
        guest.http.headers["Cookie"] = cookie
        guest.http.cookies.set(*cookie.split("=", 1))
        async with guest.table(made.table) as socket:
            assert socket.you.seats == [seat]
            assert await socket.command("move", **command) == ack
            assert await socket.done("chat", id="talk", text="hello") == talk
    assert len(everything(second)) == rows + 2


async def test_a_refused_command_may_be_tried_again_with_the_same_id(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        fields = {"id": "try", "seat": 0, "ply": socket.position.ply}
        assert isinstance(await socket.command("move", **fields, move="sing"), Refused)
        assert isinstance(await socket.command("move", **fields, move=socket.moves[0]), Ack)


@pytest.mark.parametrize("identity", ["", "x" * 65, "x" * 10_000])
async def test_a_command_needs_a_reasonable_id(server: Running, identity: str) -> None:
    async with table_of_two(server) as (_, _, socket):
        before = everything(server)
        await socket.say("chat", id=identity, text="hi")
        refused = await socket.next(Refused)
        assert (refused.fault.code, refused.id) == ("malformed", identity[:64])
        assert everything(server) == before
        await socket.done("chat", id="é\x00\n🙂'\"/" + "x" * 50, text="hi")


# Too much ------------------------------------------------------------------------------------------------------------


async def test_a_flooding_client_is_cut_off_and_may_reconnect(serve: Callable[..., Running]) -> None:
    server = serve(commands_per_s=1.0, command_burst=20)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        async with ann.table(made.table) as socket:
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(100):
                    await socket.say("ping")
            assert (await socket.closed()).code == 4429
            trouble = socket.messages[-1]
            assert isinstance(trouble, Trouble)
            assert trouble.fault.code == "too-fast"
        async with ann.table(made.table) as again:
            assert again.status == "playing"
        async with ann.lobby() as lobby:
            await lobby.next()
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(100):
                    await lobby.connection.send("x")
            assert (await lobby.closed()).code == 4429


async def test_a_person_who_chats_too_much_is_asked_to_wait(serve: Callable[..., Running]) -> None:
    server = serve(chat_per_minute=1.0)
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as socket:
            answers = [await socket.command("chat", text=f"line {number}") for number in range(7)]
            assert [isinstance(answer, Ack) for answer in answers] == [True] * 5 + [False] * 2
            assert isinstance(answers[-1], Refused)
            assert answers[-1].fault.code == "too-fast"
            assert socket.version == 5


async def test_hints_come_one_at_a_time(server: Running) -> None:
    async with table_of_two(server) as (_, _, socket):
        for number in range(8):
            await socket.say("hint", id=f"hint-{number}", seat=0)
        refused = await socket.next(Refused)
        assert refused.fault.code == "too-fast"


async def test_nobody_holds_too_many_sockets(serve: Callable[..., Running]) -> None:
    server = serve(sockets_per_guest=3)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base) as stranger:
        made = await ann.make_table("me friend")
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(ann.table(made.table))
            lobby = await stack.enter_async_context(ann.lobby())
            await lobby.next()
            async with ann.table(made.table, hello=False) as extra:
                assert (await extra.next(Trouble)).fault.code == "too-fast"
                assert (await extra.closed()).code == 4430
            for other in (bob, stranger):  # nobody else is affected
                await stack.enter_async_context(other.table(made.table))
        async with ann.table(made.table) as socket:  # once some are closed there is room again
            assert socket.status == "waiting"


# From elsewhere ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
@pytest.mark.parametrize("path", ["/api/v1/lobby/socket", "/api/v1/tables/{table}/socket"])
async def test_a_page_from_elsewhere_opens_no_socket(server: Running, origin: str, path: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with ann.connected(path.format(table=made.table), {"Origin": origin}):
                pytest.fail("it is open")
        assert refused.value.response.status_code == 403
        async with ann.connected(path.format(table=made.table), {"Origin": server.base}) as connection:
            await connection.send('{"do":"hello","protocol":1}')
            assert await received(connection)


@pytest.mark.parametrize(
    "cookie", ["ecumene=" + "a" * 43, "ecumene=", "x=y", "ecumene=" + "a" * 5000, "=; ;;=", "ecumene=ä"]
)
async def test_a_forged_cookie_makes_a_stranger(server: Running, cookie: str) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base) as stranger:
        made = await ann.make_table("me random")
        path = f"/api/v1/tables/{made.table}/socket"
        async with stranger.connected(path, {"Cookie": cookie}) as connection:
            socket = TableSocket(connection)
            await socket.hello(viewer=0)
            assert socket.you.viewer == -3
            assert socket.you.seats == []
            assert (await socket.fault("resign", seat=0)).code == "no-name"


# Arbitrary messages --------------------------------------------------------------------------------------------------

VERBS = [
    "hello", "look-from", "ping", "sit", "leave", "arrange", "free", "ban", "unban", "renew", "switch-chat", "start",
    "move", "undo", "offer", "answer", "resign", "replace", "take-back", "rematch", "chat", "consider", "hint",
    "dance", "",
]  # fmt: skip
NUMBERS = st.one_of(st.integers(-4, 5), st.integers(), st.sampled_from([2**31, 2**63, 2**64, 10**300]))
TEXTS = st.one_of(
    st.sampled_from(["end", "play war-1", "use raid", "random", "greedy", "undo", "", "\x00"]), st.text(max_size=30)
)  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
PLANS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["me", "friend", "bot", "open", "x"])}, optional={"name": TEXTS, "bot": TEXTS}
)
LIKELY = {
    "id": st.text(max_size=8), "seat": NUMBERS, "ply": NUMBERS, "move": TEXTS, "text": TEXTS, "bot": TEXTS,
    "offer": NUMBERS, "yes": st.booleans(), "what": st.sampled_from(["end", "undo", "x"]), "invite": TEXTS,
    "plan": PLANS, "protocol": st.just(PROTOCOL), "mark": TEXTS, "on": st.booleans(),
    "room": st.sampled_from(["", "players", "spectators", "x"]), "version": NUMBERS, "viewer": NUMBERS,
}  # fmt: skip
FIELDS = {
    "hello": "protocol version viewer", "look-from": "seat",
    "ping": "", "sit": "id seat invite", "leave": "id seat",
    "arrange": "id seat plan", "free": "id seat", "ban": "id mark", "unban": "id mark", "renew": "id",
    "switch-chat": "id on", "start": "id bot", "move": "id seat ply move", "undo": "id seat ply",
    "offer": "id seat what", "answer": "id seat offer yes", "resign": "id seat", "replace": "id seat",
    "take-back": "id seat", "rematch": "id", "chat": "id text room", "consider": "id seat move", "hint": "id seat",
}  # fmt: skip


def well_formed(verb: str) -> st.SearchStrategy[dict[str, object]]:
    return st.fixed_dictionaries({"do": st.just(verb), **{name: LIKELY[name] for name in FIELDS[verb].split()}})


# Resigning ends the game, so it is not among these messages.
PROPER = st.sampled_from([verb for verb in FIELDS if verb not in ("resign", "offer")]).flatmap(well_formed)
IMPROPER = st.dictionaries(st.sampled_from([*LIKELY, "do", "extra"]), ANYTHING, max_size=5)
VERBED = st.tuples(st.sampled_from(VERBS), IMPROPER).map(lambda pair: {**pair[1], "do": pair[0]})
MESSAGES = st.lists(PROPER | VERBED | IMPROPER | ANYTHING, min_size=1, max_size=9)


@settings(max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(messages=MESSAGES)
def test_no_messages_break_the_server(server: Running, messages: list[object]) -> None:
    """Every message is answered or rejected as nonsense, nothing fails inside, and the table remains playable."""

    async def work() -> None:
        async with Guest(server.base, "Ann") as ann, Guest(server.base, "Eve") as eve:
            made = await ann.make_table("me me friend")
            async with ann.table(made.table) as socket, eve.table(made.table) as other:
                for number, message in enumerate(messages):
                    if number == 4:
                        await socket.command("start", id="start it", bot="random")
                    for one in (socket, other):
                        await one.send(msgspec.json.encode(message).decode())
                for one in (socket, other):
                    await one.silence()
                    assert not any(isinstance(got, Refused) and got.fault.code == "internal" for got in one.messages)
            async with ann.table(made.table) as socket:
                assert isinstance(socket.last, Update)
                await socket.done("chat", id="the end", text="Still here.")

    asyncio.run(work())
    assert server.troubles == []
