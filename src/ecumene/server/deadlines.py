"""Clocks at tables: when somebody's time runs out, a bot makes the move, or the seat has lost the game."""

import asyncio
import contextlib
import logging
import secrets

from ecumene.core.rng import Rng
from ecumene.server.bots_at_tables import BotsAtTables
from ecumene.server.changes import GaveUp
from ecumene.server.changing import Changing, Stale
from ecumene.server.decisions import CLOCK_BOT, Decision, decide_moves
from ecumene.server.live import Live
from ecumene.server.thinking import ThinkingFailed

log = logging.getLogger("ecumene.hub")


class Deadlines:
    """Waits for the next deadline of every live table."""

    def __init__(self, changing: Changing, bots: BotsAtTables) -> None:
        self._changing = changing
        self._bots = bots

    def schedule(self, live: Live) -> None:
        """Set the timer for the table's next deadline."""
        if live.timer is not None and live.timer is not asyncio.current_task():
            live.timer.cancel()
        live.timer = None
        if live.table.status == "playing" and live.table.clock.deadline() is not None:
            live.timer = self._changing.run(self._wait_for_deadline(live))

    async def _wait_for_deadline(self, live: Live) -> None:
        deadline = live.table.clock.deadline()
        if deadline is None:
            return
        await self._changing.time.sleep_until(deadline.at_ms)

        def passed() -> bool:
            now = live.table.clock.deadline()
            if live.table.status != "playing" or now is None or (now.seat, now.kind) != (deadline.seat, deadline.kind):
                return False
            return now.at_ms <= self._changing.time.now_ms()

        if not passed():
            return
        stamp, move = await self._move_for(live, deadline.seat) if deadline.kind == "move" else (0, 0)

        def decision() -> Decision:
            table = live.table
            if not passed():
                raise Stale
            if deadline.kind == "game":
                return Decision([GaveUp(seat=deadline.seat, why="time", bot=table.charter.stand_in)])
            if table.state_for(deadline.seat).key() != stamp:
                raise Stale
            return decide_moves(table, deadline.seat, [move], "clock", self._changing.time.now_ms())

        async with live.lock:
            with contextlib.suppress(Stale):
                await self._changing.append(live, decision, None)

    async def _move_for(self, live: Live, seat: int) -> tuple[int, int]:
        """The key of the position, and a move for somebody who is out of time; any legal one if no bot answers."""
        try:
            return await self._bots.ask(live, (0, seat, CLOCK_BOT))
        except ThinkingFailed as error:
            log.error("no bot moved for the clock", extra={"table": live.table.id, "why": str(error)})
            state = live.table.state_for(seat)
            return state.key(), state.random_move(Rng(secrets.randbits(60)))
