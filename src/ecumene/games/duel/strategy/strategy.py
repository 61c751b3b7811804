"""The bots' strategy for 7 Wonders Duel."""

from typing import cast

from ecumene.core.state import Seat, State
from ecumene.core.strategy import Strategy
from ecumene.games.duel.position import Position
from ecumene.games.duel.strategy import evaluation


class DuelStrategy(Strategy):
    """Evaluates weighted features of both cities after a short random rollout."""

    def __init__(self) -> None:
        super().__init__(rollout_plies=evaluation.ROLLOUT_PLIES)

    def estimate(self, state: State, seat: Seat) -> float:
        """See :meth:`Strategy.estimate`."""
        return evaluation.chance_to_win(cast(Position, state), seat)
