"""Answers what players ask about the position: what a move would do, and what a search would do."""

import secrets
from typing import Final

from ecumene.bots.advice import confidence
from ecumene.core.rng import Rng
from ecumene.server import disclosure
from ecumene.server.callers import named
from ecumene.server.context import Context
from ecumene.server.decisions import move_of
from ecumene.server.fair import Asker
from ecumene.server.faults import CommandRefused
from ecumene.server.live import Live
from ecumene.server.protocol import AdviceInfo, AskHint, Consider, Considered, Fault, Hint, Refused
from ecumene.server.rows import Guest
from ecumene.server.thinking import ThinkingFailed
from ecumene.server.visitors import Client

HINTS: Final = 3


class Adviser:
    """Answers the questions of one socket. They change nothing."""

    def __init__(self, context: Context, live: Live, client: Client) -> None:
        self._context = context
        self._live = live
        self._client = client
        self._rng = Rng(secrets.randbits(60))

    async def answer(self, said: AskHint | Consider) -> Considered | Hint | Refused:
        """The answer to a question."""
        try:
            return await (self._hint(said) if isinstance(said, AskHint) else self._consider(said))
        except (CommandRefused, ThinkingFailed) as error:
            fault = error.fault if isinstance(error, CommandRefused) else Fault(code="thinking-failed", what=error.what)
            return Refused(id=said.id[:64], fault=fault)

    async def _consider(self, said: Consider) -> Considered:
        async with self._live.lock:
            self._asked(said.seat)
            move = move_of(self._live.table, said.move)
            return disclosure.considered(self._live.table, said.seat, move, said.id, self._rng)

    async def _hint(self, said: AskHint) -> Hint:
        asker = Asker("hint", self._person().id, self._live.table.id, self._client.source.address)
        async with self._context.thinkers.place(asker):
            return await self._hint_for(asker, said)

    async def _hint_for(self, asker: Asker, said: AskHint) -> Hint:
        async with self._live.lock:
            table = self._live.table
            self._asked(said.seat)
            if not table.charter.hints:
                raise CommandRefused("hints-off", "Hints are off at this table.")
            if not self._context.hinting.take(self._client.source):
                self._context.metrics.limited.labels("hints").inc()
                raise CommandRefused("too-fast", "One hint at a time.")
            assert table.match is not None
            ply = len(table.match.plies)
            perspective = table.state_for(said.seat).perspective(said.seat, self._rng).to_bytes()
        seconds = self._context.settings.hint_ms / 1000
        seed = self._rng.seed()
        advice = await self._context.thinkers.advise(table.game.name, perspective, said.seat, seconds, seed, asker)
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
        table = self._live.table
        if seat not in table.seats_of(self._person().id):
            raise CommandRefused("not-your-seat", "That's not your seat.")
        if table.status != "playing":
            over = table.status == "over"
            what = "The game is over." if over else "The game hasn't started yet."
            raise CommandRefused("game-over" if over else "not-started", what)
        if not table.may_decide(seat) or table.seats[seat].bot:
            raise CommandRefused("not-your-turn", "It's not your turn.")

    def _person(self) -> Guest:
        return named(self._client.guest)
