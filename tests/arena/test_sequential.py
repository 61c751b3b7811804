"""Sequential tests against slow, obvious twins, and by their errors in matches between bots of known strength."""

from collections.abc import Callable, Sequence
from math import log
from random import Random

import pytest

from ecumene.arena.sequential import (
    PAIRS,
    SINGLE,
    UNSEEN,
    Follower,
    Progress,
    SequentialTest,
    generalised_llr,
    proportion_llr,
    rate_of,
)
from ecumene.core.errors import EcumeneError

MATCHES = 200


def followed(test: SequentialTest, deals: Sequence[Sequence[float]], even: float = 0.5, pairs: bool = True) -> Progress:
    follower = Follower(test, even, pairs)
    for deal in deals:
        follower.add(deal)
    return follower.progress()


# The likelihood ratio -------------------------------------------------------------------------------------------------


def best(likelihood: Callable[[float], float], low: float, high: float) -> float:
    """The greatest value of a concave function, by cutting a third off, again and again."""
    for _ in range(80):
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if likelihood(one) < likelihood(two):
            low = one
        else:
            high = two
    return likelihood((low + high) / 2)


def trinomial_twin(losses: float, draws: float, wins: float, mean: float) -> float:
    """The log-likelihood of the best distribution with a mean: all shares of draws are tried."""

    def likelihood(drawn: float) -> float:
        won = mean - drawn / 2
        return losses * log(1 - won - drawn) + draws * log(drawn) + wins * log(won)

    return best(likelihood, 1e-12, min(2 * mean, 2 * (1 - mean)) - 1e-12)


def pentanomial_twin(counts: Sequence[float], mean: float) -> float:
    """The same with three free shares, one inside the other."""

    def rest(b: float, c: float, d: float) -> tuple[float, float]:
        e = mean - b / 4 - c / 2 - 3 * d / 4
        return 1 - b - c - d - e, e

    def likelihood(b: float, c: float, d: float) -> float:
        a, e = rest(b, c, d)
        if min(a, b, c, d, e) <= 0:
            return -1e9 + min(a, e) * 1e9  # steeper the further outside, so that it stays concave
        return sum(count * log(share) for count, share in zip(counts, (a, b, c, d, e), strict=True))

    def cut(inner: Callable[[float], float]) -> float:
        low, high = 1e-9, 1.0
        for _ in range(24):
            one, two = low + (high - low) / 3, high - (high - low) / 3
            low, high = (one, high) if inner(one) < inner(two) else (low, two)
        return inner((low + high) / 2)

    return cut(lambda b: cut(lambda c: cut(lambda d: likelihood(b, c, d))))


@pytest.mark.parametrize("counts", [(10, 5, 20), (40, 1, 38), (3, 0, 9), (100, 60, 140)])
def test_the_trinomial_ratio_is_that_of_the_obvious_search(counts: tuple[int, int, int]) -> None:
    losses, draws, wins = (float(count) or UNSEEN for count in counts)
    slow = trinomial_twin(losses, draws, wins, 0.57) - trinomial_twin(losses, draws, wins, 0.5)
    fast = generalised_llr(dict(zip(SINGLE, map(float, counts), strict=True)), SINGLE, 0.5, 0.57)
    assert fast == pytest.approx(slow, abs=1e-6)


def test_the_pentanomial_ratio_is_that_of_the_obvious_search() -> None:
    counts = (4.0, 3.0, 22.0, 2.0, 13.0)
    slow = pentanomial_twin(counts, 0.57) - pentanomial_twin(counts, 0.5)
    fast = generalised_llr(dict(zip(PAIRS, counts, strict=True)), PAIRS, 0.5, 0.57)
    assert fast == pytest.approx(slow, abs=5e-3)


def test_without_draws_and_pairs_it_is_walds_ratio() -> None:
    general = generalised_llr({0.0: 30.0, 1.0: 50.0}, (0.0, 1.0), 0.5, 0.6)
    assert general == pytest.approx(proportion_llr(50, 80, 0.5, 0.6), abs=1e-9)
    by_hand = sum(log(0.6 / 0.5) for _ in range(50)) + sum(log(0.4 / 0.5) for _ in range(30))
    assert general == pytest.approx(by_hand, abs=1e-9)


def test_mirrored_results_mirror_the_ratio() -> None:
    counts = {0.0: 3.0, 0.25: 4.0, 0.5: 9.0, 0.75: 2.0, 1.0: 7.0}
    mirrored = {1 - value: count for value, count in counts.items()}
    assert generalised_llr(counts, PAIRS, 0.45, 0.55) == pytest.approx(-generalised_llr(mirrored, PAIRS, 0.45, 0.55))
    assert generalised_llr(counts, PAIRS, 0.5, 0.5) == 0.0


def test_pairs_say_more_than_single_games_where_the_deal_decides() -> None:
    """Both seatings of most deals go to the same seat: in pairs that is no result, singly it looks like luck."""
    pairs = generalised_llr({0.5: 60, 1.0: 12}, PAIRS, 0.5, 0.57)
    single = generalised_llr({0.0: 60, 1.0: 84}, SINGLE, 0.5, 0.57)
    assert pairs > 2 * single > 0


# Errors ---------------------------------------------------------------------------------------------------------------


def share_of_matches(test: SequentialTest, rate: float, even: float, pairs: bool, seed: int) -> float:
    """In which share of matches elo1 is accepted, if the first bot wins with this rate."""
    random = Random(seed)
    accepted = 0
    size = 2 if pairs else round(1 / even)
    for _ in range(MATCHES):
        follower = Follower(test, even, pairs)
        while not follower.decision:
            deal = []
            for _ in range(size):
                drawn = pairs and random.random() < 0.2
                deal.append(0.5 if drawn else float(random.random() < (rate - 0.1) / 0.8) if pairs else
                            float(random.random() < rate))  # fmt: skip
            follower.add(deal)
        accepted += follower.decision == "elo1"
    return accepted / MATCHES


FORMS = pytest.mark.parametrize(
    ("even", "pairs", "single"), [(0.5, True, False), (0.5, True, True), (1 / 3, False, False), (0.25, False, False)],
    ids=["pentanomial", "trinomial", "one of three", "one of four"],
)  # fmt: skip


@FORMS
def test_equals_pass_as_rarely_as_alpha(even: float, pairs: bool, single: bool) -> None:
    test = SequentialTest(0, 120, 0.1, 0.1, single)
    assert 0.03 < share_of_matches(test, even, even, pairs, 1) < 0.17


@FORMS
def test_the_stronger_fail_as_rarely_as_beta(even: float, pairs: bool, single: bool) -> None:
    test = SequentialTest(0, 120, 0.1, 0.1, single)
    assert 0.83 < share_of_matches(test, rate_of(120, even), even, pairs, 2) < 0.97


def test_the_much_stronger_pass_at_once_and_the_weaker_fail() -> None:
    test = SequentialTest(0, 50)
    assert followed(test, [[1.0, 1.0]] * 100).decision == "elo1"
    assert followed(test, [[0.0, 0.0]] * 100).decision == "elo0"
    assert followed(test, [[1.0, 1.0]] * 100).steps[-1].games < 60
    assert followed(test, [[1.0, 0.0]] * 3).decision == ""


def test_nothing_counts_after_the_decision() -> None:
    test = SequentialTest(0, 50)
    won = [[1.0, 1.0]] * 40
    decided = followed(test, won)
    assert followed(test, [*won, *[[0.0, 0.0]] * 200]) == decided
    assert decided.llr >= decided.upper == pytest.approx(log(0.95 / 0.05))
    assert decided.lower == -decided.upper


# Rates ----------------------------------------------------------------------------------------------------------------


def test_rates_follow_from_elo() -> None:
    assert rate_of(0, 0.25) == pytest.approx(0.25)
    assert rate_of(400, 0.5) == pytest.approx(10 / 11)
    assert rate_of(400, 0.25) == pytest.approx(10 / 13), "ten times as strong as each of three"
    assert rate_of(-400, 0.5) == pytest.approx(1 / 11)


@pytest.mark.parametrize(
    "wrong",
    [SequentialTest(50, 50), SequentialTest(50, 0), SequentialTest(0, 50, alpha=0), SequentialTest(0, 50, beta=0.5),
     SequentialTest(0, float("nan"))],
)  # fmt: skip
def test_what_cannot_be_tested_is_refused(wrong: SequentialTest) -> None:
    with pytest.raises(EcumeneError):
        wrong.check(0.5)
