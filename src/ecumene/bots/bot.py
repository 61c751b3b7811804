"""What a bot is: something that, given only what its seat may know, says what to play."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.core.rng import Rng
from ecumene.core.state import Move, Seat, State


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
