"""The bots' strategy for CATAN."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.state import Move, Seat, State
from ecumene.core.strategy import PlanningStrategy
from ecumene.games.catan.frames import ANSWERING, BEFORE_ROLL, CASTING, COMPOSING, DISCARDING, FOUNDING, MAIN
from ecumene.games.catan.position import Position
from ecumene.games.catan.strategy import evaluation, trading


class CatanStrategy(PlanningStrategy):
    """Weighs the features of every seat, values trades for both sides, and plans one turn."""

    def __init__(self) -> None:
        super().__init__(exploration=evaluation.EXPLORATION)

    def estimate(self, state: State, seat: Seat) -> float:
        """See :meth:`Strategy.estimate`."""
        return trading.chances(cast(Position, state), considered=False)[seat]

    def estimates(self, state: State) -> vec[float]:
        """See :meth:`Strategy.estimates`."""
        return trading.chances(cast(Position, state), considered=True)

    def candidates(self, state: State) -> vec[i64]:
        """See :meth:`Strategy.candidates`: two offers a turn, of one or two cards for one; no counter-offers."""
        position = cast(Position, state)
        frame: i64 = position.top_kind()
        if frame == COMPOSING or (frame == ANSWERING and position.actor != position.active):
            return trading.candidates(position, state.moves())
        if (frame == MAIN or frame == ANSWERING) and trading.has_offered_enough(position):
            return trading.without_offers(state.moves())
        return state.moves()

    def is_tiresome(self, state: State, move: Move) -> bool:
        """See :meth:`Strategy.is_tiresome`: a third offer in a turn, or one made already."""
        return trading.is_tiresome(cast(Position, state), move)

    def is_quiet(self, state: State) -> bool:
        """See :meth:`Strategy.is_quiet`: decisions of a turn are quiet, and questions to several seats at once."""
        frame: i64 = cast(Position, state).top_kind()
        return (
            frame == MAIN
            or frame == BEFORE_ROLL
            or frame == COMPOSING
            or frame == ANSWERING
            or frame == DISCARDING
            or frame == FOUNDING
            or frame == CASTING
        )

    def ends_plan(self, state: State) -> bool:
        """See :meth:`PlanningStrategy.ends_plan`: in the base game the next player's dice outweigh any plan."""
        position = cast(Position, state)
        return position.base() and position.top_kind() == BEFORE_ROLL
