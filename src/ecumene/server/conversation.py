"""A conversation at a table: what one socket has been told, and what it says."""

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ecumene.core.errors import EcumeneError
from ecumene.core.state import SPECTATOR
from ecumene.server import disclosure
from ecumene.server.advice import Adviser
from ecumene.server.callers import banned, named
from ecumene.server.context import Context
from ecumene.server.database import StoreError
from ecumene.server.decisions import patience_s
from ecumene.server.faults import CommandRefused
from ecumene.server.limits import TokenBucket
from ecumene.server.live import Live
from ecumene.server.metering import SECONDS_PER_BYTE, metered
from ecumene.server.protocol import (
    PROTOCOL,
    Ack,
    AskHint,
    Chat,
    Consider,
    Fault,
    FromServer,
    Hello,
    LookFrom,
    Ping,
    Pong,
    Presence,
    Refused,
    ToServer,
    Trouble,
    Update,
)
from ecumene.server.rows import now_ms
from ecumene.server.security import Unfit
from ecumene.server.sending import AnySocket, send_message
from ecumene.server.visitors import (
    BANNED,
    MALFORMED,
    NO_HELLO,
    PROTOCOL_MISMATCH,
    RESTARTING,
    SEND_S,
    TOO_FAST,
    Client,
    Close,
    until_one_ends,
)

TROUBLES: Final = 10  # invalid messages before the socket is closed
ASKING: Final = 8  # hints and previews of one socket that may be worked on at the same time

log = logging.getLogger("ecumene.sockets")

_decoder: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)


class Conversation:
    """One socket at one table: what it has been sent, and what it sends."""

    def __init__(self, socket: AnySocket, context: Context, live: Live, client: Client) -> None:
        self.socket = socket
        self.context = context
        self.hub = context.hub
        self.live = live
        self.guest = client.guest
        self.source = client.source
        self.spend = client.spend
        self.viewer = SPECTATOR
        self.told = 0  # the version the client knows
        self.presence: Presence | None = None
        self.sending = asyncio.Lock()
        self.sending_since = 0.0
        self.bucket = TokenBucket(context.settings.commands_per_s, context.settings.command_burst)
        self.troubles = 0
        self.adviser = Adviser(context, live, client)
        self.asking: set[asyncio.Task[None]] = set()

    def _refuse_banned(self) -> None:
        """Close the socket of somebody whom the host has sent away."""
        table = self.live.table
        if self.guest is not None and table.banned and table.mark_of(self.guest.id) in table.banned:
            raise Close(BANNED, banned().fault)

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

                await until_one_ends(metered(self._read(), self.spend), metered(write(), self.spend), self._watch())
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
            raise Close(NO_HELLO, Fault(code="malformed", what="Say hello first.")) from error
        except CommandRefused as error:
            raise Close(MALFORMED, error.fault) from error
        if not isinstance(said, Hello):
            raise Close(MALFORMED, Fault(code="malformed", what="Say hello first."))
        if said.protocol != PROTOCOL:
            what = f"This server speaks protocol {PROTOCOL}."
            raise Close(PROTOCOL_MISMATCH, Fault(code="protocol", what=what, details={"protocol": PROTOCOL}))
        self.viewer, self.told = said.viewer, said.version  # whether the seat is theirs is checked with every update

    def _decode(self, text: str) -> ToServer:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
            raise CommandRefused("malformed", f"This message is malformed: {error}"[:300]) from error

    async def _update(self, everything: bool = False) -> None:
        """Send the client what is new."""
        if self.live.gone:
            raise Close(RESTARTING, Fault(code="internal", what="The table has to be reloaded; connect again."))
        async with self.sending:
            async with self.live.lock:
                self._refuse_banned()
                table = self.live.table
                if table.version < self.told:
                    self.told = 0
                news = everything or table.version != self.told
                own = table.seats_of(self.guest.id) if self.guest is not None else []
                if self.viewer not in own:  # not their seat: never was, or they left it, or have just sat down
                    viewer = own[0] if len(own) == 1 else SPECTATOR
                    if viewer != self.viewer:
                        self.viewer, self.told, news = viewer, 0, True
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
        return disclosure.update(self.live.table, self.guest, self.viewer, self.told, now_ms(), served_ms)

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
                raise Close(TOO_FAST, Fault(code="too-fast", what="Too many messages."))
            try:
                said = self._decode(text)
            except CommandRefused as error:
                self.troubles += 1
                if self.troubles >= TROUBLES:
                    raise Close(MALFORMED, error.fault) from error
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
            case LookFrom():
                self.viewer, self.told = said.seat, 0
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
        assert not isinstance(said, Hello | LookFrom | Ping | AskHint | Consider)
        kind = str(said.__struct_config__.tag)
        try:
            guest = named(self.guest)
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

    async def _advise(self, said: AskHint | Consider) -> None:
        answer = await self.adviser.answer(said)
        # They may have left in the meantime. TimeoutError is an OSError too.
        with contextlib.suppress(WebSocketDisconnect, WebSocketException, OSError):
            await self._answer(answer)


def fault_of(error: EcumeneError) -> Fault:
    """The fault to send for an error."""
    if isinstance(error, CommandRefused):
        return error.fault
    if isinstance(error, Unfit):
        return Fault(code=error.code, what=str(error))
    log.error("a command failed", extra={"why": str(error)})
    return Fault(code="internal", what="Something went wrong on the server; nothing was changed.")
