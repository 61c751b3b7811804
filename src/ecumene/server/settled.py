"""Answers that are settled in advance: offers that somebody cannot accept, or does not want to hear of.

Nobody may learn what is in a hand from the time an answer takes. So all of these answers take as long as a person
might, whatever their reason, and somebody who is away answers nothing that they have not settled themselves.
"""

import asyncio
import contextlib
import logging
import random
from typing import Final

from ecumene.core.errors import EcumeneError
from ecumene.core.state import NO_ANSWER
from ecumene.server.changing import Changing, Stale
from ecumene.server.decisions import Decision, decide_moves
from ecumene.server.live import Live

SPREAD: Final = 0.35  # of the logarithm of how long an answer takes
SHORTEST: Final = 0.5  # times the usual time
LONGEST: Final = 2.5

log = logging.getLogger("ecumene.hub")


class SettledAnswers:
    """Gives the answers that people at live tables have settled, or that are the only possible ones."""

    def __init__(self, usual_s: float, changing: Changing) -> None:
        self._usual_s = usual_s
        self._changing = changing
        self._random = random.SystemRandom()

    def schedule(self, live: Live) -> None:
        """Prepare the answers that are due, and drop those that no longer are."""
        due = {(seat, self._question(live)) for seat in live.table.awaited() if self._answer(live, seat) >= 0}
        for key in live.settling.keys() - due:
            task = live.settling.pop(key)
            if task is not asyncio.current_task():
                task.cancel()
        for key in due - live.settling.keys():
            live.settling[key] = self._changing.run(self._give(live, key))

    @staticmethod
    def _question(live: Live) -> int:
        """The ply that put the current question; answers to it change nothing."""
        match = live.table.match
        assert match is not None
        return match.last_decision(int(match.state.on_turn())) or 0

    @staticmethod
    def _answer(live: Live, seat: int) -> int:
        table = live.table
        here = bool(live.present.get(table.seats[seat].guest))
        if here or table.wishes_of(seat):
            return table.settled_answer(seat)
        return NO_ANSWER

    def takes_s(self) -> float:
        """How long the next answer takes."""
        times = self._random.lognormvariate(0.0, SPREAD)
        return self._usual_s * min(max(times, SHORTEST), LONGEST)

    async def _give(self, live: Live, key: tuple[int, int]) -> None:
        seat, question = key
        await asyncio.sleep(self.takes_s())

        def decision() -> Decision:
            asked = seat in live.table.awaited() and self._question(live) == question
            answer = self._answer(live, seat) if asked else NO_ANSWER
            if answer == NO_ANSWER:
                raise Stale
            return decide_moves(live.table, seat, [answer], "settled", self._changing.time.now_ms())

        try:
            async with live.lock:
                with contextlib.suppress(Stale):
                    await self._changing.append(live, decision, None)
        except EcumeneError as error:
            if not self._changing.closing:
                log.error("a settled answer was not given", extra={"table": live.table.id, "why": str(error)})
