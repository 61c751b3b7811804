"""The interface of bots: given only what its seat may know, a bot says what to play."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.bots.thought import UNLIMITED, Decided, Thought
from ecumene.core.rng import Rng
from ecumene.core.state import Move, Seat, State
from ecumene.core.strategy import Strategy

VARIED: Final = 10  # in an overlong game, one in this many decisions is random


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat. It is given a perspective, never the real state.

    With a budget in processor time it has a pool, which grows by ``share`` seconds for each decision with a choice.
    What it saves it may spend later. Who counts sets ``allowance``, the seconds in the pool, before each ``choose``.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.share = 0.0  # 0 if its budget is not in processor time
        self.allowance: float = UNLIMITED  # as long as nobody counts

    @abstractmethod
    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """Every legal move, best first."""
        raise NotImplementedError

    def choose(self, perspective: State, seat: Seat) -> Move:
        """The move to play."""
        return self.advise(perspective, seat)[0].move

    def think(self, perspective: State, seat: Seat) -> Thought:
        """Begin to choose a move. A bot that cannot think in slices decides at once."""
        return Decided([Advice(self.choose(perspective, seat), 0.0, 0)])

    def ponder(self, perspective: State, seat: Seat) -> Thought:
        """Begin to judge every legal move. A bot that cannot think in slices does so at once."""
        return Decided(self.advise(perspective, seat))

    def close(self) -> None:
        """Let go of what the bot holds outside this process's memory."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StrategicBot(Bot):
    """A bot that uses a game's strategy."""

    def __init__(self, strategy: Strategy, seed: int = 0) -> None:
        super().__init__(seed)
        self.strategy: Strategy = strategy

    def wants_variety(self, perspective: State) -> bool:
        """Whether to play a random candidate this time, because an overlong game may be going in circles."""
        return self.strategy.is_overlong(perspective) and self.rng.below(VARIED) == 0

    def random_candidate(self, perspective: State) -> Move:
        """Any of the moves worth considering."""
        moves = self.strategy.candidates(perspective)
        return moves[self.rng.below(i64(len(moves)))]
