"""The opponents by name and level: ``random``, ``greedy``, ``plain``, ``search``, ``handmade`` and ``tree``."""

import re
from typing import Final

import msgspec

from ecumene.bots.advice import Advice
from ecumene.bots.bot import Bot, StrategicBot
from ecumene.bots.evaluator import HandMade
from ecumene.bots.guided import GuidedSearch
from ecumene.bots.learned import TEMPERATURE, evaluator_of, learned_of
from ecumene.bots.puct_bot import PuctBot
from ecumene.bots.rollout import TO_THE_END, RolloutSearch
from ecumene.bots.search import SearchBot
from ecumene.bots.simple import GreedyBot, RandomBot
from ecumene.bots.thought import Thought
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.strategy import PlanningStrategy, Strategy

__all__ = [
    "BOTS",
    "Advice",
    "Bot",
    "BotSpec",
    "PuctBot",
    "StrategicBot",
    "Thought",
    "make_bot",
    "make_search",
    "paced",
    "parse_bot",
    "strongest",
]

BOTS: Final = ("random", "greedy", "plain", "search", "handmade", "tree")
SEARCHES: Final = ("plain", "search", "handmade", "tree")  # these take a budget
PLAIN_EXPLORATION: Final = 0.6
SHORTEST: Final = 0.05  # seconds
LONGEST_MS: Final = 600_000
MOST_CORES: Final = 256
ANSWERING: Final = 3  # an answer in another seat's turn is paced as if this many decisions had come before it


class BotSpec(msgspec.Struct, frozen=True):
    """A bot's name and budget: ``search``, ``search:200ms``, ``search:200cpu`` or ``search:5000`` (simulations).

    With ``search:200ms*4`` four processes think for so long at the same time.
    """

    name: str
    seconds: float = 0.0
    simulations: int = 0
    processor: bool = False  # whether the seconds are of processor time
    cores: int = 1

    def __str__(self) -> str:
        if self.simulations:
            return f"{self.name}:{self.simulations}"
        if self.seconds:
            times = f"*{self.cores}" if self.cores > 1 else ""
            return f"{self.name}:{round(self.seconds * 1000)}{'cpu' if self.processor else 'ms'}{times}"
        return self.name


def parse_bot(text: str) -> BotSpec:
    """Read a bot's name and budget."""
    name, _, budget = text.strip().lower().partition(":")
    if name not in BOTS:
        raise EcumeneError(f"There is no bot {name[:30]!r}.", todo="Bots: " + ", ".join(BOTS) + ".")
    if name not in SEARCHES:
        if budget:
            raise EcumeneError(f"The bot {name} takes no budget.", todo=f"Write just: {name}")
        return BotSpec(name)
    if not budget:
        return BotSpec(name, seconds=0.2)
    together = re.fullmatch(r"([0-9]{1,9})ms\*([0-9]{1,3})", budget)
    if together is not None and 0 < int(together.group(1)) <= LONGEST_MS and 0 < int(together.group(2)) <= MOST_CORES:
        return BotSpec(name, seconds=int(together.group(1)) / 1000, cores=int(together.group(2)))
    number = re.fullmatch("([0-9]{1,9})(ms|cpu)?", budget)
    if number is not None and number.group(2) and 0 < int(number.group(1)) <= LONGEST_MS:
        return BotSpec(name, seconds=int(number.group(1)) / 1000, processor=number.group(2) == "cpu")
    if number is not None and not number.group(2) and 0 < int(number.group(1)) <= 100_000_000:
        return BotSpec(name, simulations=int(number.group(1)))
    raise EcumeneError(
        f"{budget[:30]!r} is not a budget.",
        todo="Write milliseconds (search:200ms, or search:200ms*4 on four cores), milliseconds of processor time "
        "(search:200cpu) or simulations (search:5000).",
    )


def paced(spec: BotSpec, decisions: int, *, answers: bool = False) -> BotSpec:
    """The bot's budget after some decisions in a turn: each gets half the time of the one before, to keep turns short.

    An answer in another seat's turn gets as little time as the fourth decision in its own.
    """
    if spec.seconds <= SHORTEST:
        return spec
    halvings = min(decisions + (ANSWERING if answers else 0), 20)
    return msgspec.structs.replace(spec, seconds=max(SHORTEST, spec.seconds / 2**halvings))


def make_bot(spec: BotSpec, game: Game, seed: int) -> Bot:
    """A new bot for a game, with its own random generator; it thinks in this process only.

    ``plain`` is a textbook Monte Carlo search without any knowledge of the game; ``search`` uses the game's hand-made
    strategy, and so does ``handmade``, the newer search with priors; ``tree`` is that search with the game's net, if it
    has one and the engine is compiled.
    """
    if spec.name == "random":
        return RandomBot(seed)
    strategy = game.strategy()
    if spec.name == "greedy":
        return GreedyBot(strategy, seed)
    bot: StrategicBot
    if spec.name == "tree":
        bot = PuctBot(strategy, evaluator_of(game), seed, spec.seconds, spec.simulations)
    elif spec.name == "handmade":
        bot = PuctBot(strategy, HandMade(strategy, TEMPERATURE), seed, spec.seconds, spec.simulations)
    elif spec.name == "plain":
        bot = RolloutSearch(Strategy(PLAIN_EXPLORATION), seed, spec.seconds, spec.simulations, plies=TO_THE_END)
    else:
        bot = make_search(strategy, seed, spec.seconds, spec.simulations)
    bot.share = spec.seconds if spec.processor else 0.0
    return bot


def strongest(spec: BotSpec, game: Game) -> BotSpec:
    """What the level ``search`` of a table means: the strongest search that this installation has for the game."""
    if spec.name == "search" and learned_of(game) is not None:
        return msgspec.structs.replace(spec, name="tree")
    return spec


def make_search(strategy: Strategy, seed: int, seconds: float = 0.0, simulations: int = 0) -> SearchBot:
    """The kind of search that suits a strategy: guided where it can plan, else with random rollouts."""
    if isinstance(strategy, PlanningStrategy):
        return GuidedSearch(strategy, seed, seconds, simulations)
    return RolloutSearch(strategy, seed, seconds, simulations)
