"""What a bot is: something that, given only what its seat may know, says what to play."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.core.rng import Rng
from ecumene.core.state import Move, Seat, State

OUT_OF_BOREDOM: Final = 10  # of so many decisions in a game that drags on one is left to chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves for a seat. It is given a perspective, never the real state."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """Every legal move, best first."""
        raise NotImplementedError

    def choose(self, perspective: State, seat: Seat) -> Move:
        """The move to play."""
        return self.advise(perspective, seat)[0].move

    def is_bored(self, perspective: State) -> bool:
        """Whether to try anything for once: the game drags on, and everybody has been doing the same for long."""
        return perspective.drags_on() and self.rng.below(OUT_OF_BOREDOM) == 0

    def anything(self, perspective: State) -> Move:
        """One of the sensible moves, whichever."""
        moves = perspective.sensible_moves()
        return moves[self.rng.below(i64(len(moves)))]
