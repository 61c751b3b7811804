"""What bots believe about a game's positions. The rules never ask any of it.

A game supplies its :class:`Strategy` from its own ``strategy/`` folder; :meth:`ecumene.core.game.Game.strategy` returns
it. Bots get everything they think about a position from here, so a hand-made evaluation and a learned net plug in at
the same place.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecumene.core.state import OVER, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Evaluation, candidate moves and search settings for one game. Without refinement: no opinion at all."""

    def __init__(self, exploration: float = 0.6, rollout_plies: int = 0) -> None:
        self.exploration = exploration  # how far apart a search expects the values of moves to lie
        self.rollout_plies: i64 = rollout_plies  # random plies from a new node before it is evaluated

    # What a game refines -------------------------------------------------------------------------------------------

    def estimate(self, state: State, seat: Seat) -> float:  # noqa: ARG002 - part of the contract
        """The seat's expected result, from 0 to 1, at a glance. Never asked when the game is over."""
        return 1.0 / float(state.players)

    def estimates(self, state: State) -> vec[float]:
        """The same for every seat, for a search: a game may think longer here than in :meth:`estimate`."""
        values = vec[float]([0.0] * state.players)
        seat: i64 = 0
        while seat < state.players:
            values[seat] = self.estimate(state, seat)
            seat += 1
        return values

    def candidates(self, state: State) -> vec[i64]:
        """The legal moves worth considering: without those that only prolong a choice. Never empty."""
        return state.moves()

    def is_quiet(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether an evaluation makes sense here; not halfway through a choice that is made in several steps."""
        return True

    def is_overlong(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether the game has gone on for so long that bots which repeat themselves would never end it."""
        return False

    # What every strategy has ---------------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: Seat) -> float:
        """The seat's expected result at a glance; exact when the game is over."""
        if state.actor == OVER:
            return state.returns()[seat]
        return self.estimate(state, seat)

    def values(self, state: State) -> vec[float]:
        """Every seat's expected result, considered; exact when the game is over."""
        if state.actor == OVER:
            return vec[float](state.returns())
        return self.estimates(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningStrategy(Strategy):
    """For games whose turns are made of many small decisions, and whose evaluation is good enough to guide a search.

    Such a search evaluates every candidate of a new node at once and follows the best, instead of trying moves at
    random and playing on at random.
    """

    def __init__(self, exploration: float = 0.05, turns_planned: int = 1) -> None:
        super().__init__(exploration)
        self.turns_planned: i64 = turns_planned  # own turns in a row; with several, nothing is evaluated within them

    def ends_plan(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether the search evaluates here and looks no further: the chance that follows would hide the plan."""
        return False

    def continue_plan(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - part of the contract
        """Where a plan ends: if it was this seat's, begin its next turn as if the others stood still.

        This may make a position that the rules cannot reach, so it is only ever called on a search's own copy.
        """
        return False
