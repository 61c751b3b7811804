"""Processor time: what a bot may spend on a decision, and what it has spent in a game."""

from time import process_time
from typing import Final

from ecumene.bots import Bot
from ecumene.core.state import Move, Seat, State

LENIENCY: Final = 1.1  # a bot may use a tenth more than its pools held, on average over a match


class Account:
    """A bot's processor time in one game. All threads of this process count, so it plays one game at a time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0  # decisions with more than one legal move

    @property
    def pool(self) -> float:
        """What is left of the bot's shares so far; below 0 if it spent more."""
        return self.bot.share * self.choices - self.seconds

    def choose(self, perspective: State, seat: Seat) -> Move:
        """Let the bot choose, and count what it uses."""
        if len(perspective.moves()) > 1:
            self.choices += 1
        if self.bot.share > 0.0:
            self.bot.allowance = max(0.0, self.pool)
        began = process_time()
        move = self.bot.choose(perspective, seat)
        self.seconds += process_time() - began
        return move
