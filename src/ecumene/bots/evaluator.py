"""What a tree search asks at a leaf: how good the position is for every seat, and which moves deserve a look."""

from abc import abstractmethod
from collections.abc import Callable
from math import exp

from librt.strings import read_f32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecumene.bots.quiescence import play_to_quiet
from ecumene.core.encoding import LARGEST_SIDES, Encoder
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, Seat, State
from ecumene.core.strategy import Strategy


class Judgement:
    """An evaluator's opinion of one position."""

    def __init__(self, values: vec[float], priors: vec[float], guesses: vec[float]) -> None:
        self.values = values  # each seat's expected result
        self.priors = priors  # for each move: how likely it is to be the best; they add up to 1
        self.guesses = guesses  # for each move: the result it promises whoever decides; empty if there is no opinion


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges the leaves of a search."""

    @abstractmethod
    def judge(self, state: State, moves: vec[i64], rng: Rng) -> Judgement:
        """Judge a position in which a seat has to decide between these moves."""
        raise NotImplementedError

    def judge_many(self, states: list[State], moves: list[vec[i64]], rng: Rng) -> list[Judgement]:
        """Judge several positions at a time."""
        return [self.judge(state, of_it, rng) for state, of_it in zip(states, moves, strict=True)]


class HandMade(Evaluator):
    """Judges by a game's strategy: the position by its evaluation, every move by the position it leads to."""

    def __init__(self, strategy: Strategy, temperature: float) -> None:
        self.strategy: Strategy = strategy
        self.temperature = temperature  # the difference in promise that makes a move e times less likely

    def judge(self, state: State, moves: vec[i64], rng: Rng) -> Judgement:
        """See :meth:`Evaluator.judge`."""
        if self.strategy.leaf_plies > 0:
            return Judgement(self._values_later(state, rng), self._alike(moves), vec[float]())
        seat: i64 = state.actor
        best = 0.0
        guesses = vec[float]([0.0] * len(moves))
        for index, move in enumerate(moves):
            guess = self._promise(state, seat, move, rng)
            guesses[index] = guess
            if guess > best:
                best = guess
        return Judgement(self._values(state, rng), softmax(guesses, best, self.temperature), guesses)

    def _promise(self, state: State, seat: Seat, move: i64, rng: Rng) -> float:
        trial = state.clone()
        trial.play(move)
        play_to_quiet(trial, self.strategy, rng)
        return self.strategy.evaluate(trial, seat)

    def _values(self, state: State, rng: Rng) -> vec[float]:
        if self.strategy.is_quiet(state):
            return self.strategy.values(state)
        trial = state.clone()
        play_to_quiet(trial, self.strategy, rng)
        return self.strategy.values(trial)

    def _values_later(self, state: State, rng: Rng) -> vec[float]:
        """After random plies, where a position in the middle of a turn tells too little."""
        trial = state.clone()
        plies: i64 = 0
        while trial.actor != OVER and plies < self.strategy.leaf_plies:
            trial.play(trial.random_move(rng))
            plies += 1
        return self.strategy.values(trial)

    def _alike(self, moves: vec[i64]) -> vec[float]:
        share: float = 1.0 / float(len(moves))
        return vec[float]([share] * len(moves))


class Learned(Evaluator):
    """Judges by a net, which is asked about what the deciding seat knows."""

    def __init__(self, encoder: Encoder, ask: Callable[[bytes, bytes, int], bytes], temperature: float = 1.0) -> None:
        self.encoder: Encoder = encoder
        self.ask = ask  # :meth:`ecumene.nets.net.Net.judge`
        self.temperature: float = temperature  # above 1 the priors are closer to each other than the net says

    def judge(self, state: State, moves: vec[i64], rng: Rng) -> Judgement:  # noqa: ARG002 - part of the contract
        """See :meth:`Evaluator.judge`."""
        seat: i64 = state.actor
        encoder = self.encoder
        answer: bytes = self.ask(
            encoder.ones(state, seat), encoder.parts_of(state, seat, moves), int(encoder.sides(state))
        )
        players: i64 = state.players
        values = vec[float]([0.0] * int(players))
        other: i64 = 0
        while other < players:
            values[(seat + other) % players] = read_f32_le(answer, 4 * other)
            other += 1
        logits = vec[float]([0.0] * len(moves))
        largest = -1e9
        index: i64 = 0
        while index < i64(len(moves)):
            logit: float = read_f32_le(answer, 4 * (LARGEST_SIDES + index))
            logits[index] = logit
            if logit > largest:
                largest = logit
            index += 1
        return Judgement(values, softmax(logits, largest, self.temperature), vec[float]())


def softmax(scores: vec[float], largest: float, temperature: float) -> vec[float]:
    """Shares that add up to 1, larger for larger scores."""
    shares = vec[float]([0.0] * len(scores))
    total = 0.0
    for place, score in enumerate(scores):
        share: float = exp((score - largest) / temperature)
        shares[place] = share
        total += share
    index: i64 = 0
    while index < i64(len(shares)):
        shares[index] = shares[index] / total
        index += 1
    return shares
