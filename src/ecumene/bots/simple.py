"""Bots that do not look ahead: ``random`` and ``greedy``."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.bots.advice import Advice
from ecumene.bots.bot import Bot
from ecumene.bots.settling import settle
from ecumene.core.state import Move, Seat, State


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    def choose(self, perspective: State, seat: Seat) -> Move:  # noqa: ARG002 - the contract of a bot
        """See :meth:`Bot.choose`."""
        return perspective.random_move(self.rng)

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:  # noqa: ARG002 - the contract of a bot
        """See :meth:`Bot.advise`: no opinion, in random order."""
        moves = list(perspective.moves())
        even = 1.0 / float(len(moves))
        shuffled = [moves.pop(self.rng.below(i64(len(moves)))) for _ in range(len(moves))]
        return [Advice(move, even, 0) for move in shuffled]


class GreedyBot(Bot):
    """Looks one ply ahead with the game's own judgement, averaged over several perspectives and outcomes."""

    def __init__(self, seed: int = 0, samples: int = 8, considerate: bool = False) -> None:
        super().__init__(seed)
        self.samples: i64 = samples
        self.considerate = considerate  # whether it judges as a search does

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        return self._judged(perspective, seat, perspective.moves())

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`."""
        if self.is_bored(perspective):
            return self.anything(perspective)
        return self._judged(perspective, seat, perspective.sensible_moves())[0].move

    def _judged(self, perspective: State, seat: Seat, moves: vec[i64]) -> list[Advice]:
        advice = [Advice(move, self._worth(perspective, seat, move), self.samples) for move in moves]
        advice.sort(key=_by_chance)
        return advice

    def _worth(self, perspective: State, seat: Seat, move: Move) -> float:
        total = 0.0
        sample: i64 = 0
        while sample < self.samples:
            state = perspective.perspective(seat, self.rng)
            state.play(move)
            settle(state, self.rng)
            total += state.judgements()[seat] if self.considerate else state.judge(seat)
            sample += 1
        return total / float(self.samples)


def _by_chance(advice: Advice) -> tuple[float, int]:
    return -advice.chance, advice.move
