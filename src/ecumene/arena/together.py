"""Several processes think about the same decision, each by itself, and what they find is added up."""

import contextlib
import multiprocessing
import signal
from multiprocessing.connection import Connection

import msgspec

from ecumene.arena.game import seed_of
from ecumene.bots import Advice, Bot, BotSpec, make_bot, parse_bot
from ecumene.bots.advice import merged
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.state import Move, Seat, State
from ecumene.games import game_named


def make_player(spec: BotSpec, game: Game, seed: int) -> Bot:
    """A bot that uses as many processor cores as its budget says."""
    return make_bot(spec, game, seed) if spec.cores == 1 else Together(spec, game, seed)


class Together(Bot):
    """A bot in this process and one in each of some others, which end when it is closed or this process ends."""

    def __init__(self, spec: BotSpec, game: Game, seed: int) -> None:
        super().__init__(seed)
        alone = msgspec.structs.replace(spec, cores=1)
        self.bot = make_bot(alone, game, seed)
        self.lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for number in range(1, spec.cores):
            here, there = context.Pipe()
            wanted = (there, str(alone), game.name, seed_of("together", seed, number))
            context.Process(target=_help, args=wanted, daemon=True).start()
            there.close()
            self.lines.append(here)

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        return self._found(perspective, seat, best_only=False)

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`."""
        moves = perspective.moves()
        return moves[0] if len(moves) == 1 else self._found(perspective, seat, best_only=True)[0].move

    def close(self) -> None:
        """End the other processes."""
        for line in self.lines:
            line.close()
        self.lines = []

    def _found(self, perspective: State, seat: Seat, *, best_only: bool) -> list[Advice]:
        question = perspective.to_bytes()
        try:
            for line in self.lines:
                line.send((question, seat, best_only))
            opinions = [_opinion(self.bot, perspective, seat, best_only)]
            opinions += [line.recv() for line in self.lines]
        except (EOFError, OSError) as error:
            raise EcumeneError("A process that helped a bot to think has ended.", todo="Start again.") from error
        return merged(opinions)


def _opinion(bot: Bot, perspective: State, seat: Seat, best_only: bool) -> list[Advice]:
    thought = bot.think(perspective, seat) if best_only else bot.ponder(perspective, seat)
    return thought.finish()


def _help(line: Connection, spec: str, name: str, seed: int) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = game_named(name)
    bot = make_bot(parse_bot(spec), game, seed)
    with contextlib.suppress(EOFError, OSError):
        while True:
            question, seat, best_only = line.recv()
            state = game.restore(question)
            if state.actor != seat:
                state.turn_to(seat)
            line.send(_opinion(bot, state, seat, best_only))
