"""A decision that a bot thinks about in slices, so that several bots can share a process."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ecumene.bots.advice import Advice

UNLIMITED: Final = 1e9  # seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought:
    """Something a bot has begun to think about: step until it is done, then read the advice."""

    def __init__(self) -> None:
        self.seconds = 0.0  # that all its slices took together

    @abstractmethod
    def step(self, seconds: float) -> bool:
        """Go on for about this long, and return whether the thought is done. Each step makes some progress."""
        raise NotImplementedError

    @abstractmethod
    def advice(self) -> list[Advice]:
        """What the bot makes of the moves so far, best first. It can be read before the thought is done."""
        raise NotImplementedError

    def finish(self) -> list[Advice]:
        """Think to the end in one go."""
        while not self.step(UNLIMITED):
            pass
        return self.advice()


class Decided(Thought):
    """A thought that took no time worth slicing."""

    def __init__(self, advice: list[Advice]) -> None:
        super().__init__()
        self.known = advice

    def step(self, seconds: float) -> bool:  # noqa: ARG002 - the contract of a thought
        """See :meth:`Thought.step`: it is done already."""
        return True

    def advice(self) -> list[Advice]:
        """See :meth:`Thought.advice`."""
        return self.known
