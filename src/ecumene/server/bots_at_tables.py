"""Bots at tables: who has to be asked, what becomes of the answer, and the pauses of games that nobody watches."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from typing import Final

from ecumene.bots import paced, parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.core.rng import Rng
from ecumene.server.changes import Waited
from ecumene.server.changing import Changing, Stale
from ecumene.server.decisions import Decision, decide_moves
from ecumene.server.fair import Asker, Kind
from ecumene.server.limits import MOST_KEYS
from ecumene.server.live import Live
from ecumene.server.metrics import Metrics
from ecumene.server.settings import Settings
from ecumene.server.thinking import Thinkers, ThinkingFailed

RETHINK_S: Final = 5.0  # after a bot gave no answer

log = logging.getLogger("ecumene.hub")


class BotsAtTables:
    """Has the bots of all live tables think while anybody plays or watches."""

    def __init__(self, settings: Settings, thinkers: Thinkers, metrics: Metrics, changing: Changing) -> None:
        self._settings = settings
        self._thinkers = thinkers
        self._metrics = metrics
        self._changing = changing
        self._addresses: OrderedDict[str, str] = OrderedDict()  # of those who connected last, by guest

    def came(self, guest: str, address: str) -> None:
        """Somebody has connected from this address; bots at their tables think on its behalf."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > MOST_KEYS:
            self._addresses.popitem(last=False)

    def schedule(self, live: Live) -> None:
        """Start the bots that have to decide, and stop those that no longer do."""
        table = live.table
        wanted: set[tuple[int, int, str]] = set()
        if table.match is not None and not self._pauses(live):
            ply = len(table.match.plies)
            wanted = {(ply, seat, table.seats[seat].bot) for seat in table.awaited() if table.seats[seat].bot}
        for key in [key for key in live.thinking if key not in wanted]:
            task = live.thinking.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key in wanted - live.thinking.keys():
            live.thinking[key] = self._changing.run(self._think(live, key))

    async def _think(self, live: Live, key: tuple[int, int, str]) -> None:
        """Let a bot decide. It gets a perspective; its answer counts only if the position is still the same."""
        ply, seat, bot = key
        began = time.perf_counter()
        try:
            stamp, move = await self.ask(live, key)
        except ThinkingFailed as error:
            log.error("a bot gave no answer", extra={"table": live.table.id, "bot": bot, "why": str(error)})
            await self._think_again(live, key)
            return
        self._metrics.thinking_seconds.labels(bot).observe(time.perf_counter() - began)

        def decision() -> Decision:
            table = live.table
            asked = table.match is not None and len(table.match.plies) == ply and seat in table.awaited()
            if not asked or table.seats[seat].bot != bot or table.state_for(seat).key() != stamp:
                raise Stale
            return decide_moves(table, seat, [move], "bot", self._changing.time.now_ms())

        try:
            async with live.lock:
                with contextlib.suppress(Stale):
                    await self._changing.append(live, decision, None)
        except EcumeneError as error:
            if not self._changing.closing:
                log.error("a bot could not move", extra={"table": live.table.id, "bot": bot, "why": str(error)})
                await self._think_again(live, key)

    async def ask(self, live: Live, key: tuple[int, int, str]) -> tuple[int, int]:
        """The key of the position and the bot's move in it."""
        _, seat, bot = key
        asker = self._asker(live)
        async with self._thinkers.place(asker):
            async with live.lock:
                rng = Rng(secrets.randbits(60))
                state = live.table.state_for(seat)
                perspective = state.perspective(seat, rng).to_bytes()
                assert live.table.match is not None
                whose = state.on_turn()
                decided = live.table.match.decided_in_turn(seat, whose)
            level = str(paced(parse_bot(bot), decided, answers=whose != seat))
            game = live.table.game.name
            return state.key(), await self._thinkers.choose(game, perspective, seat, level, rng.seed(), asker)

    def _asker(self, live: Live) -> Asker:
        """On whose behalf a table's bots think: that of its host."""
        host = live.table.charter.host
        kind: Kind = "people" if live.table.played_by_people else "bots"
        return Asker(kind, host, live.table.id, self._addresses.get(host, ""))

    async def _think_again(self, live: Live, key: tuple[int, int, str]) -> None:
        """Try again after a pause, if the bot still has to decide then."""
        await asyncio.sleep(RETHINK_S)
        async with live.lock:
            live.thinking.pop(key, None)
            self._changing.changed(live)

    # Pauses --------------------------------------------------------------------------------------------------------

    def _pauses(self, live: Live) -> bool:
        """Whether the bots wait because nobody plays or watches; if they soon will, look again then."""
        if live.pausing is not None:
            live.pausing.cancel()
            live.pausing = None
        if not live.unattended:
            return live.paused  # until :meth:`wake` has said so in the log
        left = live.alone_since + self._settings.pause_s - time.monotonic()
        if left > 0:
            live.pausing = asyncio.get_running_loop().call_later(left, self._changing.changed, live)
        elif not live.paused:
            live.paused = live.lobby_changed = True
            self._changing.tell_lobby(live)
        return live.paused

    async def wake(self, live: Live) -> None:
        """Go on after a pause, and say in the log that there was one, unless it says so already."""
        async with live.lock:
            if not live.paused:
                return
            live.paused, live.lobby_changed = False, True
            try:
                if live.table.status == "playing" and live.table.logbook.last_notice != "waited":
                    await self._changing.append(live, lambda: Decision([Waited()]), None)
            except EcumeneError as error:
                if not self._changing.closing:
                    log.error("a pause could not be noted", extra={"table": live.table.id, "why": str(error)})
            self._changing.tell_lobby(live)
            self._changing.changed(live)
