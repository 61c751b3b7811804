"""The opponents: ``random``, ``greedy`` and ``search``, by name and level."""

import re
from typing import Final

import msgspec

from ecumene.bots.advice import Advice
from ecumene.bots.bot import Bot, StrategicBot
from ecumene.bots.guided import GuidedSearch
from ecumene.bots.rollout import RolloutSearch
from ecumene.bots.search import SearchBot
from ecumene.bots.simple import GreedyBot, RandomBot
from ecumene.bots.thought import Thought
from ecumene.core.errors import EcumeneError
from ecumene.core.strategy import PlanningStrategy, Strategy

__all__ = [
    "BOTS",
    "Advice",
    "Bot",
    "BotSpec",
    "StrategicBot",
    "Thought",
    "make_bot",
    "make_search",
    "paced",
    "parse_bot",
]

BOTS: Final = ("random", "greedy", "search")
SHORTEST: Final = 0.05  # seconds
ANSWERING: Final = 3  # an answer in another seat's turn is paced as if this many decisions had come before it


class BotSpec(msgspec.Struct, frozen=True):
    """A bot's name and budget, written ``search``, ``search:200ms`` or ``search:5000`` (simulations)."""

    name: str
    seconds: float = 0.0
    simulations: int = 0

    def __str__(self) -> str:
        if self.simulations:
            return f"{self.name}:{self.simulations}"
        if self.seconds:
            return f"{self.name}:{round(self.seconds * 1000)}ms"
        return self.name


def parse_bot(text: str) -> BotSpec:
    """Read a bot's name and budget."""
    name, _, budget = text.strip().lower().partition(":")
    if name not in BOTS:
        raise EcumeneError(f"There is no bot {name[:30]!r}.", todo="Bots: " + ", ".join(BOTS) + ".")
    if name != "search":
        if budget:
            raise EcumeneError(f"The bot {name} takes no budget.", todo=f"Write just: {name}")
        return BotSpec(name)
    if not budget:
        return BotSpec(name, seconds=0.2)
    number = re.fullmatch("([0-9]{1,9})(ms)?", budget)
    if number is not None and number.group(2) and 0 < int(number.group(1)) <= 600_000:
        return BotSpec(name, seconds=int(number.group(1)) / 1000)
    if number is not None and not number.group(2) and 0 < int(number.group(1)) <= 100_000_000:
        return BotSpec(name, simulations=int(number.group(1)))
    raise EcumeneError(
        f"{budget[:30]!r} is not a budget.", todo="Write milliseconds (search:200ms) or simulations (search:5000)."
    )


def paced(spec: BotSpec, decisions: int, *, answers: bool = False) -> BotSpec:
    """The bot's budget after some decisions in a turn: each gets half the time of the one before, to keep turns short.

    An answer in another seat's turn gets as little time as the fourth decision in its own.
    """
    if spec.seconds <= SHORTEST:
        return spec
    halvings = min(decisions + (ANSWERING if answers else 0), 20)
    return BotSpec(spec.name, seconds=max(SHORTEST, spec.seconds / 2**halvings))


def make_bot(spec: BotSpec, strategy: Strategy, seed: int) -> Bot:
    """A new bot with its own random generator, using a game's strategy."""
    if spec.name == "random":
        return RandomBot(seed)
    if spec.name == "greedy":
        return GreedyBot(strategy, seed)
    return make_search(strategy, seed, spec.seconds, spec.simulations)


def make_search(strategy: Strategy, seed: int, seconds: float = 0.0, simulations: int = 0) -> SearchBot:
    """The kind of search that suits a strategy: guided where it can plan, else with random rollouts."""
    if isinstance(strategy, PlanningStrategy):
        return GuidedSearch(strategy, seed, seconds, simulations)
    return RolloutSearch(strategy, seed, seconds, simulations)
