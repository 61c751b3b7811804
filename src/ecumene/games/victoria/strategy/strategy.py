"""The bots' strategy for Victoria."""

from typing import cast

from ecumene.core.state import Seat, State
from ecumene.core.strategy import Strategy
from ecumene.games.victoria.position import Position
from ecumene.games.victoria.strategy import evaluation


class VictoriaStrategy(Strategy):
    """Evaluates weighted features of every seat after random plies to about the end of the turn, after effects."""

    def __init__(self) -> None:
        super().__init__(rollout_plies=evaluation.ROLLOUT_PLIES, leaf_plies=evaluation.ROLLOUT_PLIES)

    def estimate(self, state: State, seat: Seat) -> float:
        """See :meth:`Strategy.estimate`."""
        return evaluation.chance_to_win(cast(Position, state), seat)
