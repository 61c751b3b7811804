"""Bots that do not look ahead: ``random`` and ``greedy``."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.bots.advice import Advice
from ecumene.bots.bot import Bot, StrategicBot
from ecumene.bots.quiescence import play_to_quiet
from ecumene.core.state import Move, Seat, State
from ecumene.core.strategy import Strategy


class RandomBot(Bot):
    """Plays any legal move, all equally likely; with ``manners`` none that would only tire people at a table."""

    def __init__(self, seed: int = 0, manners: Strategy | None = None) -> None:
        super().__init__(seed)
        self.manners = manners

    def choose(self, perspective: State, seat: Seat) -> Move:  # noqa: ARG002 - the contract of a bot
        """See :meth:`Bot.choose`."""
        if self.manners is None:
            return perspective.random_move(self.rng)
        moves = list(perspective.moves())
        kept = [move for move in moves if not self.manners.is_tiresome(perspective, move)] or moves
        return kept[self.rng.below(i64(len(kept)))]

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:  # noqa: ARG002 - the contract of a bot
        """See :meth:`Bot.advise`: no opinion, in random order."""
        moves = list(perspective.moves())
        even = 1.0 / float(len(moves))
        shuffled = [moves.pop(self.rng.below(i64(len(moves)))) for _ in range(len(moves))]
        return [Advice(move, even, 0) for move in shuffled]


class GreedyBot(StrategicBot):
    """Looks one ply ahead with the game's own evaluation, averaged over several perspectives and outcomes."""

    def __init__(self, strategy: Strategy, seed: int = 0, samples: int = 8, considered: bool = False) -> None:
        super().__init__(strategy, seed)
        self.samples: i64 = samples
        self.considered = considered  # whether it evaluates like a search, not at a glance

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        return self._rank(perspective, seat, perspective.moves())

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`."""
        if self.wants_variety(perspective):
            return self.random_candidate(perspective)
        return self._rank(perspective, seat, self.strategy.candidates(perspective))[0].move

    def _rank(self, perspective: State, seat: Seat, moves: vec[i64]) -> list[Advice]:
        advice = [Advice(move, self._value(perspective, seat, move), self.samples) for move in moves]
        advice.sort(key=_by_chance)
        return advice

    def _value(self, perspective: State, seat: Seat, move: Move) -> float:
        total = 0.0
        sample: i64 = 0
        while sample < self.samples:
            state = perspective.perspective(seat, self.rng)
            state.play(move)
            play_to_quiet(state, self.strategy, self.rng)
            total += self.strategy.values(state)[seat] if self.considered else self.strategy.evaluate(state, seat)
            sample += 1
        return total / float(self.samples)


def _by_chance(advice: Advice) -> tuple[float, int]:
    return -advice.chance, advice.move
