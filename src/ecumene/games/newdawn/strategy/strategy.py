"""How bots evaluate a position of A New Dawn."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.state import Seat, State
from ecumene.core.strategy import PlanningStrategy
from ecumene.games.newdawn.frames import LAYING_AT, LAYING_TILE, LAYING_TURN, STEPS, TURN
from ecumene.games.newdawn.layout import BEFORE_STEP, CHOICE_STEP
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, flow, turn
from ecumene.games.newdawn.strategy import evaluation, map_building


class NewDawnStrategy(PlanningStrategy):
    """How many turns each victory card still needs, and what helps a seat get there; plans two of its turns."""

    def __init__(self) -> None:
        super().__init__(exploration=evaluation.EXPLORATION, turns_planned=evaluation.TURNS_PLANNED)

    def estimate(self, state: State, seat: Seat) -> float:
        """See :meth:`Strategy.estimate`."""
        return evaluation.chances(cast(Position, state))[seat]

    def estimates(self, state: State) -> vec[float]:
        """See :meth:`Strategy.estimates`."""
        return evaluation.chances(cast(Position, state))

    def candidates(self, state: State) -> vec[i64]:
        """See :meth:`Strategy.candidates`: while building the map, one step, chosen by the land around the capitals."""
        position = cast(Position, state)
        frame: i64 = position.top()
        if position.actor >= 0 and (frame == LAYING_TILE or frame == LAYING_TURN or frame == LAYING_AT):
            return map_building.best_laying(position, state.moves())
        return state.moves()

    def is_quiet(self, state: State) -> bool:
        """See :meth:`Strategy.is_quiet`: not in a choice whose result depends on the next few answers."""
        return not evaluation.UNDECIDED[cast(Position, state).top()]

    def is_overlong(self, state: State) -> bool:
        """See :meth:`Strategy.is_overlong`: one or two games in a hundred last longer."""
        return cast(Position, state).round > evaluation.USUAL_ROUNDS

    def ends_plan(self, state: State) -> bool:
        """See :meth:`PlanningStrategy.ends_plan`: at the start of a turn, or of the event before it."""
        position = cast(Position, state)
        frame: i64 = position.frames[0]
        if frame & 255 != STEPS:
            return False
        step: i64 = (frame >> 8) & 255
        return step < BEFORE_STEP or (step == BEFORE_STEP and position.top() == TURN and position.turn == 0)

    def continue_plan(self, state: State, seat: Seat) -> bool:
        """See :meth:`PlanningStrategy.continue_plan`: not beyond the end of the game."""
        position = cast(Position, state)
        if position.active != position.next_seat(seat) or agendas.qualified(position):
            return False
        turn.begin_turn(position, seat)
        position.replace(STEPS, CHOICE_STEP)
        position.listed = False
        flow.settle(position, None)
        return True
