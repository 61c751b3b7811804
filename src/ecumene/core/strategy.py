"""How bots evaluate a game's positions. The rules never use any of it.

A game supplies its :class:`Strategy` from its own ``strategy/`` folder; :meth:`ecumene.core.game.Game.strategy` returns
it. Bots get all their knowledge of a position from here, so a hand-written evaluation and a learned net plug in at the
same place.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecumene.core.state import OVER, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Evaluation, candidate moves and search settings for one game. The default has no opinion."""

    def __init__(self, exploration: float = 0.6, rollout_plies: int = 0, leaf_plies: int = 0) -> None:
        self.exploration = exploration  # how far apart a search expects the values of moves to be
        self.rollout_plies: i64 = rollout_plies  # random plies from a new node before it is evaluated
        # The same for the search with priors; then priors are not taken from what single moves lead to either.
        self.leaf_plies: i64 = leaf_plies

    # May be overridden by a game -----------------------------------------------------------------------------------

    def estimate(self, state: State, seat: Seat) -> float:  # noqa: ARG002 - part of the contract
        """A quick estimate of the seat's expected result, from 0 to 1. Not called when the game is over."""
        return 1.0 / float(state.players)

    def estimates(self, state: State) -> vec[float]:
        """The same for every seat, for use in a search: a game may spend more time here than in :meth:`estimate`."""
        values = vec[float]([0.0] * state.players)
        seat: i64 = 0
        while seat < state.players:
            values[seat] = self.estimate(state, seat)
            seat += 1
        return values

    def candidates(self, state: State) -> vec[i64]:
        """The legal moves worth considering, without those that only prolong a choice. Never empty."""
        return state.moves()

    def is_tiresome(self, state: State, move: Move) -> bool:  # noqa: ARG002 - part of the contract
        """Whether a legal move would only tire people at a table, so that not even a random bot makes it there."""
        return False

    def is_quiet(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether evaluation makes sense here; not halfway through a choice that takes several steps."""
        return True

    def is_overlong(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether the game has gone on for so long that bots repeating themselves might never end it."""
        return False

    # Shared by all strategies --------------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: Seat) -> float:
        """A quick estimate of the seat's expected result; exact when the game is over."""
        if state.actor == OVER:
            return state.returns()[seat]
        return self.estimate(state, seat)

    def values(self, state: State) -> vec[float]:
        """Every seat's expected result, from :meth:`estimates`; exact when the game is over."""
        if state.actor == OVER:
            return vec[float](state.returns())
        return self.estimates(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningStrategy(Strategy):
    """For games whose turns consist of many small decisions, and whose evaluation is good enough to guide a search.

    Such a search evaluates every candidate of a new node at once and follows the best one, instead of trying random
    moves and playing on at random.
    """

    def __init__(self, exploration: float = 0.05, turns_planned: int = 1) -> None:
        super().__init__(exploration)
        self.turns_planned: i64 = turns_planned  # consecutive own turns; if several, nothing is evaluated within them

    def ends_plan(self, state: State) -> bool:  # noqa: ARG002 - part of the contract
        """Whether the search evaluates here and goes no deeper, because the chance that follows would hide the plan."""
        return False

    def continue_plan(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - part of the contract
        """Where a plan ends: if it was this seat's, start its next turn as if the other seats did nothing.

        This may create a position that the rules cannot reach, so it is only called on a search's own copy.
        """
        return False
