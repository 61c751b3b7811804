"""What a bot thinks of a decision, as training needs it, whatever kind of search it is."""

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from ecumene.bots import Advice, PuctBot, make_search
from ecumene.bots.evaluator import Evaluator
from ecumene.bots.puct import PuctSettings
from ecumene.core.state import State
from ecumene.core.strategy import Strategy

FINE: Final = 10_000  # shares are written as whole parts of this


class Opinion(NamedTuple):
    """A search's opinion of a decision."""

    best: int  # the move it would play
    shares: list[int]  # how good each legal move is, in ascending order of moves, as relative weights
    values: list[float]  # the expected results: the deciding seat's alone, or all seats', own first, clockwise


class Thinker(ABC):
    """Decides for any seat, with any number of simulations."""

    @abstractmethod
    def consider(self, perspective: State, seat: int, simulations: int, *, full: bool) -> Opinion:
        """Think about a decision between several moves; unless ``full``, only the best move has to be right."""


class SearchThinker(Thinker):
    """Any search that gives advice with visits; with a policy or values of its own in the advice, these are taken."""

    def __init__(self, strategy: Strategy, seed: int) -> None:
        self.bot = make_search(strategy, seed, simulations=1)

    def consider(self, perspective: State, seat: int, simulations: int, *, full: bool) -> Opinion:
        """See :meth:`Thinker.consider`."""
        self.bot.simulations = simulations
        thought = self.bot.ponder(perspective, seat) if full else self.bot.think(perspective, seat)
        return opinion_of(thought.finish(), list(perspective.moves()))


class TreeThinker(Thinker):
    """The search with priors, on a fresh tree each time; where shares are to be learned, its first moves are drawn."""

    def __init__(self, strategy: Strategy, evaluator: Evaluator, seed: int) -> None:
        self.bot = PuctBot(strategy, evaluator, seed, simulations=1, settings=PuctSettings(keeps_tree=False))

    def consider(self, perspective: State, seat: int, simulations: int, *, full: bool) -> Opinion:
        """See :meth:`Thinker.consider`."""
        self.bot.simulations = simulations
        self.bot.noisy = full
        thought = self.bot.ponder(perspective, seat) if full else self.bot.think(perspective, seat)
        return opinion_of(thought.finish(), list(perspective.moves()))


def opinion_of(advice: list[Advice], moves: list[int]) -> Opinion:
    """A search's advice as an opinion."""
    weights = {one.move: _weight(one) for one in advice}
    visits = sum(one.visits for one in advice)
    if visits:
        value = sum(one.visits * one.chance for one in advice) / visits
    else:
        value = advice[0].chance
    return Opinion(advice[0].move, [weights.get(move, 0) for move in moves], [value])


def _weight(advice: Advice) -> int:
    """A move's share in the improved policy if the search gives one, else how often it was tried."""
    policy = getattr(advice, "policy", None)
    return advice.visits if policy is None else round(policy * FINE)
