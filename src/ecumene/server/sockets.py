"""The sockets of tables and of the lobby."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ecumene.bots.advice import confidence
from ecumene.core.errors import EcumeneError
from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
from ecumene.server import disclosure
from ecumene.server.callers import banned
from ecumene.server.context import Context
from ecumene.server.decisions import move_of, patience_s
from ecumene.server.fair import Asker
from ecumene.server.faults import CommandRefused
from ecumene.server.hub import Live
from ecumene.server.limits import Source, TokenBucket
from ecumene.server.metering import SECONDS_PER_BYTE, metered
from ecumene.server.protocol import (
    PROTOCOL,
    Ack,
    AdviceInfo,
    AskHint,
    Chat,
    Consider,
    Considered,
    Face,
    Fault,
    FromServer,
    Hello,
    Hint,
    Ping,
    Pong,
    Presence,
    Refused,
    ToServer,
    Trouble,
    Update,
)
from ecumene.server.security import Unfit
from ecumene.server.sending import AnySocket, send_message, send_text
from ecumene.server.store import Guest, StoreError, now_ms
from ecumene.server.thinking import ThinkingFailed

PROTOCOL_MISMATCH: Final = 4000
MALFORMED: Final = 4400
NO_TABLE: Final = 4404
BANNED: Final = 4405
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
MANY: Final = 4430
INTERNAL: Final = 1011
RESTARTING: Final = 1012
FINAL: Final = {"no-table": NO_TABLE}  # reconnecting would not help
SEND_S: Final = 30.0  # a client that does not read for this long is gone
TROUBLES: Final = 10  # invalid messages before the socket is closed
HINTS: Final = 3
ASKING: Final = 8  # hints and previews of one socket that may be worked on at the same time

log = logging.getLogger("ecumene.sockets")

_decoder: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)


class _Close(Exception):
    """Closes the socket with a code."""

    def __init__(self, code: int, fault: Fault) -> None:
        super().__init__(fault.what)
        self.code = code
        self.fault = fault


@websocket("/api/v1/tables/{table:str}/socket", opt={"exclude_from_auth": True})
async def table_socket(socket: AnySocket, table: FromPath[str], context: NamedDependency[Context]) -> None:
    """One person's connection to one table."""
    async with _accepted(socket, context, "table") as visitor:
        if visitor is None:
            return
        try:
            live = await metered(context.hub.open(table), visitor.spend)
        except CommandRefused as error:
            raise _Close(FINAL.get(error.fault.code, INTERNAL), error.fault) from error
        await metered(_Conversation(socket, context, live, visitor).run(), visitor.spend)


@websocket("/api/v1/lobby/socket", opt={"exclude_from_auth": True})
async def lobby_socket(socket: AnySocket, context: NamedDependency[Context]) -> None:
    """Sends the lobby, then whatever changes in it."""
    async with _accepted(socket, context, "lobby") as visitor:
        if visitor is None:
            return

        async def write() -> None:
            with context.hub.board.watched_by(visitor.guest) as viewer:
                while True:
                    message = await context.hub.board.next(viewer)
                    visitor.spend(len(message) * SECONDS_PER_BYTE)
                    async with asyncio.timeout(SEND_S):
                        await send_text(socket, message)
                    await context.settle(visitor.source)

        async def read() -> None:
            bucket = TokenBucket(context.settings.commands_per_s, context.settings.command_burst)
            while True:
                await socket.receive_text()
                if not bucket.take():
                    context.metrics.limited.labels("messages").inc()
                    raise _Close(TOO_FAST, Fault(code="too-fast", what="Too many messages."))
                await context.settle(visitor.source)

        await _until_one_ends(metered(read(), visitor.spend), metered(write(), visitor.spend))


# Accepting and ending ------------------------------------------------------------------------------------------------


class _Visitor(msgspec.Struct, frozen=True):
    """Who has connected, and what charges them for processor time."""

    guest: Guest | None
    source: Source
    spend: Callable[[float], None]


@contextlib.asynccontextmanager
async def _accepted(socket: AnySocket, context: Context, kind: str) -> AsyncIterator[_Visitor | None]:
    """Check who connects, and close the socket cleanly whatever happens; None if they were refused."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not context.allowed(origin, host):
        await socket.close(code=4403, reason="wrong origin")  # not accepted yet, so the handshake is refused
        yield None
        return
    guest = await context.guest(socket.cookies)
    source = context.source(socket, guest)
    await socket.accept()
    if not context.open_socket(source):
        await _end(socket, _Close(MANY, Fault(code="too-fast", what="Too many connections.")))
        yield None
        return
    context.metrics.sockets.labels(kind).inc()
    try:
        await context.settle(source)
        yield _Visitor(guest, source, context.spender(source))
    except _Close as close:
        await _end(socket, close)
    except (WebSocketDisconnect, WebSocketException, OSError):  # TimeoutError is an OSError too
        pass
    except asyncio.CancelledError:
        with contextlib.suppress(Exception):
            await socket.close(code=RESTARTING, reason="restarting")
        raise
    except Exception:
        log.exception("a socket failed")
        with contextlib.suppress(Exception):
            await socket.close(code=INTERNAL, reason="internal")
    finally:
        context.metrics.sockets.labels(kind).dec()
        context.close_socket(source)


async def _end(socket: AnySocket, close: _Close) -> None:
    """Send the reason, unless that would be in the middle of a message, and close."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(SEND_S):
            await send_message(socket, Trouble(fault=close.fault))
    with contextlib.suppress(Exception):
        await socket.close(code=close.code, reason=close.fault.code)


async def _until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Read and write until one of them ends, then stop the other."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# A conversation at a table -------------------------------------------------------------------------------------------


class _Conversation:
    """One socket at one table: what it has been sent, and what it sends."""

    def __init__(self, socket: AnySocket, context: Context, live: Live, visitor: _Visitor) -> None:
        self.socket = socket
        self.context = context
        self.hub = context.hub
        self.live = live
        self.guest = visitor.guest
        self.source = visitor.source
        self.spend = visitor.spend
        self.face = SPECTATOR
        self.told = 0  # the version the client knows
        self.presence: Presence | None = None
        self.sending = asyncio.Lock()
        self.sending_since = 0.0
        self.bucket = TokenBucket(context.settings.commands_per_s, context.settings.command_burst)
        self.troubles = 0
        self.rng = Rng(secrets.randbits(60))
        self.asking: set[asyncio.Task[None]] = set()

    def _refuse_banned(self) -> None:
        """Close the socket of somebody whom the host has sent away."""
        table = self.live.table
        if self.guest is not None and table.banned and table.mark_of(self.guest.id) in table.banned:
            raise _Close(BANNED, banned().fault)

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
        await self._greet()
        self._refuse_banned()
        channels = self.context.channels
        async with channels.start_subscription([self.live.table.id]) as news:
            await self.hub.connected(self.live, self.guest, self.source.address)
            try:
                await asyncio.sleep(0)  # the table may have been loaded just now: others first
                async with asyncio.timeout(SEND_S):
                    await self._update(everything=True)

                async def write() -> None:
                    async for _ in news.iter_events():
                        await self.context.settle(self.source)
                        await self._update()

                await _until_one_ends(metered(self._read(), self.spend), metered(write(), self.spend), self._watch())
            finally:
                for task in self.asking:
                    task.cancel()
                await self.hub.disconnected(self.live, self.guest)

    async def _send(self, message: FromServer) -> None:
        """Send one message; needs the lock. ``_watch`` detects slow sends, which is cheaper than a timeout for each."""

        def sent(size: int) -> None:
            self.sending_since = time.monotonic()
            self.spend(size * SECONDS_PER_BYTE)

        await send_message(self.socket, message, sent)
        self.sending_since = 0.0

    async def _watch(self) -> None:
        """Return when the client has not read for so long that it must be gone."""
        while not 0.0 < self.sending_since < time.monotonic() - SEND_S:
            await asyncio.sleep(SEND_S / 2)
        raise TimeoutError

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(self.context.settings.hello_timeout_s):
                said = self._decode(await self.socket.receive_text())
        except TimeoutError as error:
            raise _Close(NO_HELLO, Fault(code="malformed", what="Say hello first.")) from error
        except CommandRefused as error:
            raise _Close(MALFORMED, error.fault) from error
        if not isinstance(said, Hello):
            raise _Close(MALFORMED, Fault(code="malformed", what="Say hello first."))
        if said.protocol != PROTOCOL:
            what = f"This server speaks protocol {PROTOCOL}."
            raise _Close(PROTOCOL_MISMATCH, Fault(code="protocol", what=what, facts={"protocol": PROTOCOL}))
        self.face, self.told = said.face, said.version  # whether the seat is theirs is checked with every update

    def _decode(self, text: str) -> ToServer:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
            raise CommandRefused("malformed", f"This message is malformed: {error}"[:300]) from error

    async def _update(self, everything: bool = False) -> None:
        """Send the client what is new."""
        if self.live.gone:
            raise _Close(RESTARTING, Fault(code="internal", what="The table has to be reloaded; connect again."))
        async with self.sending:
            async with self.live.lock:
                self._refuse_banned()
                table = self.live.table
                if table.version < self.told:
                    self.told = 0
                news = everything or table.version != self.told
                own = table.seats_of(self.guest.id) if self.guest is not None else []
                if self.face not in own:  # not their seat: never was, or they left it, or have just sat down
                    face = own[0] if len(own) == 1 else SPECTATOR
                    if face != self.face:
                        self.face, self.told, news = face, 0, True
                update = self._news() if news else None
                presence = self._presence()
            if update is not None:
                await self._send(update)
                self.told = update.version
            if presence != self.presence:
                self.presence = presence
                await self._send(presence)

    def _news(self) -> Update:
        served_ms = self.hub.time.now_ms()
        return disclosure.update(self.live.table, self.guest, self.face, self.told, now_ms(), served_ms)

    def _presence(self) -> Presence:
        live = self.live
        here = [
            number
            for number, seat in enumerate(live.table.seats)
            if seat.kind == "person" and live.present.get(seat.guest)
        ]
        away = {str(seat): seconds for seat, seconds in live.away_s(self.hub.time.now_ms()).items()}
        replace_s = patience_s(live.table.charter, self.context.settings)
        host = self.guest is not None and self.guest.id == live.table.charter.host
        watchers = live.watchers() if host else []
        return Presence(seats=here, watching=live.watching(), away_s=away, watchers=watchers, replace_s=replace_s)

    async def _read(self) -> None:
        while True:
            await self.context.settle(self.source)
            text = await self.socket.receive_text()
            if not self.bucket.take():
                self.context.metrics.limited.labels("messages").inc()
                raise _Close(TOO_FAST, Fault(code="too-fast", what="Too many messages."))
            try:
                said = self._decode(text)
            except CommandRefused as error:
                self.troubles += 1
                if self.troubles >= TROUBLES:
                    raise _Close(MALFORMED, error.fault) from error
                async with self.sending:
                    await self._send(Trouble(fault=error.fault))
                continue
            await self._handle(said)

    async def _handle(self, said: ToServer) -> None:
        match said:
            case Ping():
                await self._answer(Pong(now_ms=now_ms()))
            case Hello():
                self.told = said.version if said.version <= self.live.table.version else 0
                await self._update(everything=True)
            case Face():
                self.face, self.told = said.seat, 0
                await self._update(everything=True)
            case AskHint() | Consider():
                if len(self.asking) >= ASKING:
                    fault = Fault(code="too-fast", what="Wait for the answers to your questions.")
                    await self._answer(Refused(id=said.id[:64], fault=fault))
                    return
                task = asyncio.ensure_future(metered(self._advise(said), self.spend))
                self.asking.add(task)
                task.add_done_callback(self.asking.discard)
            case _:
                await self._command(said)

    async def _answer(self, message: FromServer) -> None:
        async with self.sending:
            await self._send(message)

    async def _command(self, said: ToServer) -> None:
        assert not isinstance(said, Hello | Face | Ping | AskHint | Consider)
        kind = str(said.__struct_config__.tag)
        try:
            guest = self._person()
            if not 0 < len(said.id) <= 64:
                raise CommandRefused("malformed", "A command needs an id of 1 to 64 characters.")
            if isinstance(said, Chat) and not self.context.chatting.take(self.source):
                self.context.metrics.limited.labels("chat").inc()
                raise CommandRefused("too-fast", "You're writing too fast; wait a moment.")
            version = await self.hub.submit(self.live, said, guest, self.spend, self._may_make)
        except (CommandRefused, Unfit, StoreError) as error:
            self.context.metrics.commands.labels(kind, "refused").inc()
            index = error.index if isinstance(error, CommandRefused) else None
            await self._answer(Refused(id=said.id[:64], fault=fault_of(error), index=index))
            if isinstance(error, CommandRefused) and error.fault.code == "stale":
                self.told = 0
                await self._update(everything=True)
            return
        self.context.metrics.commands.labels(kind, "done").inc()
        await self._update()  # so that the sender sees the result no later than the acknowledgement
        await self._answer(Ack(id=said.id, version=version))

    def _may_make(self) -> bool:
        """Whether the sender may make another table; counts as making one."""
        allowed = self.context.making.take(self.source)
        if not allowed:
            self.context.metrics.limited.labels("tables").inc()
        return allowed

    def _person(self) -> Guest:
        if self.guest is None:
            raise CommandRefused("no-name", "Choose a name first.")
        return self.guest

    async def _advise(self, said: AskHint | Consider) -> None:
        answer: FromServer
        try:
            answer = await (self._hint(said) if isinstance(said, AskHint) else self._consider(said))
        except (CommandRefused, ThinkingFailed) as error:
            fault = error.fault if isinstance(error, CommandRefused) else Fault(code="thinking-failed", what=error.what)
            answer = Refused(id=said.id[:64], fault=fault)
        # They may have left in the meantime. TimeoutError is an OSError too.
        with contextlib.suppress(WebSocketDisconnect, WebSocketException, OSError):
            await self._answer(answer)

    async def _consider(self, said: Consider) -> Considered:
        async with self.live.lock:
            self._asked(said.seat)
            move = move_of(self.live.table, said.move)
            return disclosure.considered(self.live.table, said.seat, move, said.id, self.rng)

    async def _hint(self, said: AskHint) -> Hint:
        asker = Asker("hint", self._person().id, self.live.table.id, self.source.address)
        async with self.context.thinkers.place(asker):
            return await self._hint_for(asker, said)

    async def _hint_for(self, asker: Asker, said: AskHint) -> Hint:
        async with self.live.lock:
            table = self.live.table
            self._asked(said.seat)
            if not table.charter.hints:
                raise CommandRefused("hints-off", "Hints are off at this table.")
            if not self.context.hinting.take(self.source):
                self.context.metrics.limited.labels("hints").inc()
                raise CommandRefused("too-fast", "One hint at a time.")
            assert table.match is not None
            ply = len(table.match.plies)
            perspective = table.state_for(said.seat).perspective(said.seat, self.rng).to_bytes()
        seconds = self.context.settings.hint_ms / 1000
        seed = self.rng.seed()
        advice = await self.context.thinkers.advise(table.game.name, perspective, said.seat, seconds, seed, asker)
        total = max(1, sum(one.visits for one in advice))
        best = [
            AdviceInfo(
                move=disclosure.move_info(table, one.move),
                chance=one.chance,
                share=one.visits / total,
                proven=one.proven,
            )
            for one in advice[:HINTS]
        ]
        return Hint(id=said.id, ply=ply, confidence=confidence(advice), moves=best)

    def _asked(self, seat: int) -> None:
        """Only a player who has to decide may ask, from their own seat."""
        table = self.live.table
        if seat not in table.seats_of(self._person().id):
            raise CommandRefused("not-your-seat", "That's not your seat.")
        if table.status != "playing":
            over = table.status == "over"
            what = "The game is over." if over else "The game hasn't started yet."
            raise CommandRefused("game-over" if over else "not-started", what)
        if not table.may_decide(seat) or table.seats[seat].bot:
            raise CommandRefused("not-your-turn", "It's not your turn.")


def fault_of(error: EcumeneError) -> Fault:
    """The fault to send for an error."""
    if isinstance(error, CommandRefused):
        return error.fault
    if isinstance(error, Unfit):
        return Fault(code=error.code, what=str(error))
    log.error("a command failed", extra={"why": str(error)})
    return Fault(code="internal", what="Something went wrong on the server; nothing was changed.")
