"""Sequential tests: play until it is clear whether a bot is stronger, and not longer.

The test compares two hypotheses about the first entrant: that it is stronger than the others by ``elo0``, or by
``elo1``. After every deal it asks how much likelier the games are under the second: the log-likelihood ratio. Below the
lower bound the first is accepted, above the upper bound the second. Whoever is no better than ``elo0`` passes with
probability ``alpha`` at most, whoever is ``elo1`` better fails with probability ``beta``, both approximately.

Two entrants are tested by the pairs of their games with the same deal: the sum of both is 0, 0.5, 1, 1.5 or 2, and the
likelihood that of five numbers with a given mean (pentanomial). This is the generalised test of M. Van den Bergh, as
Fishtest uses it: each hypothesis takes the distribution of its mean that suits the games best. Counted one by one there
are three results (trinomial). One against several others is tested by its rate, as in A. Wald's test of a proportion.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Literal

import msgspec

from ecumene.core.errors import EcumeneError

PAIRS = (0.0, 0.25, 0.5, 0.75, 1.0)
SINGLE = (0.0, 0.5, 1.0)
UNSEEN = 1e-3  # a result that did not occur yet counts as if it had occurred this often, as in Fishtest
HALVINGS = 60

Model = Literal["pentanomial", "trinomial", "binomial"]
Decision = Literal["", "elo0", "elo1"]


class SequentialTest(msgspec.Struct, frozen=True):
    """Two hypotheses about the first entrant's strength in Elo, and how often either may be accepted wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05
    single: bool = False  # whether games of a pair are counted one by one

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which ``elo0`` is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which ``elo1`` is accepted."""
        return log((1 - self.beta) / self.alpha)

    def rates(self, even: float) -> tuple[float, float]:
        """The rates that both hypotheses expect where ``even`` is that of equals."""
        return rate_of(self.elo0, even), rate_of(self.elo1, even)

    def check(self, even: float) -> None:
        """Raise an error if the test cannot be carried out."""
        if not (self.elo0 < self.elo1 and 0 < self.rates(even)[0] < self.rates(even)[1] < 1):
            raise EcumeneError(
                f"A test cannot tell {self.elo0:g} Elo from {self.elo1:g}.", todo="Make elo1 greater than elo0."
            )
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise EcumeneError(f"{name} cannot be {value:g}.", todo="Take a number between 0 and 0.5.")


class Step(msgspec.Struct, frozen=True):
    """The log-likelihood ratio after so many games."""

    games: int
    llr: float


class Progress(msgspec.Struct, frozen=True):
    """How a test went, deal by deal, up to its decision."""

    model: Model
    lower: float
    upper: float
    rates: tuple[float, float]
    decision: Decision
    steps: list[Step]

    @property
    def llr(self) -> float:
        """The log-likelihood ratio at present."""
        return self.steps[-1].llr if self.steps else 0.0


def rate_of(elo: float, even: float) -> float:
    """The rate of a bot that is so much stronger than each of the others."""
    odds = even / (1 - even) * 10 ** (max(-4000.0, min(elo, 4000.0)) / 400)
    return odds / (1 + odds)


class Follower:
    """Carries out a test on the first entrant's results, added deal by deal, until it is decided.

    Only whole deals count, and only in their order: else short games, which several processes finish first, would count
    more than long ones, and one seat more than another.
    """

    def __init__(self, test: SequentialTest, even: float, pairs: bool) -> None:
        self.test = test
        self.model: Model = ("trinomial" if test.single else "pentanomial") if pairs else "binomial"
        self.rates = test.rates(even)
        self.decision: Decision = ""
        self.steps: list[Step] = []
        self._counts: Counter[float] = Counter()
        self._games = 0
        self._points = 0.0

    def add(self, deal: Sequence[float]) -> None:
        """Count the games of one more deal, unless the test is decided."""
        if self.decision:
            return
        self._games += len(deal)
        self._points += sum(deal)
        if self.model == "binomial":
            llr = proportion_llr(self._points, self._games, *self.rates)
        else:
            single = self.model == "trinomial"
            self._counts.update(round(one, 6) for one in (deal if single else [sum(deal) / len(deal)]))
            llr = generalised_llr(self._counts, SINGLE if single else PAIRS, *self.rates)
        self.steps.append(Step(self._games, llr))
        self.decision = "elo0" if llr <= self.test.lower else "elo1" if llr >= self.test.upper else ""

    def progress(self) -> Progress:
        """How the test went so far."""
        return Progress(self.model, self.test.lower, self.test.upper, self.rates, self.decision, list(self.steps))


def proportion_llr(points: float, games: int, rate0: float, rate1: float) -> float:
    """How much likelier a rate is under the second hypothesis; a shared win counts in part."""
    return points * log(rate1 / rate0) + (games - points) * log((1 - rate1) / (1 - rate0))


def generalised_llr(counts: Mapping[float, float], possible: Sequence[float], rate0: float, rate1: float) -> float:
    """How much likelier results are under the best distribution with mean ``rate1`` than with mean ``rate0``."""
    times = {value: float(counts.get(value, 0)) or UNSEEN for value in {*possible, *counts}}
    total = sum(times.values())
    likely0, likely1 = (_likeliest(times, total, rate) for rate in (rate0, rate1))
    return sum(times[value] * log(likely1[value] / likely0[value]) for value in times)


def _likeliest(times: Mapping[float, float], total: float, mean: float) -> dict[float, float]:
    """The likeliest distribution of a given mean: each share is divided by 1 + x (value - mean).

    Lagrange's multiplier x is where the mean of the distribution is right; that mean falls as x grows.
    """
    low, high = -1 / (max(times) - mean), 1 / (mean - min(times))
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(count * (value - mean) / (1 + middle * (value - mean)) for value, count in times.items()) > 0:
            low = middle
        else:
            high = middle
    return {value: count / total / (1 + (low + high) / 2 * (value - mean)) for value, count in times.items()}
