"""Limits: a burst, then a steady rate, with memory that does not grow with the number of people."""

import pytest

from ecumene.server.limits import Limits, TokenBucket


class Clock:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_then_a_steady_rate(clock: Clock) -> None:
    bucket = TokenBucket(2.0, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.wait_s == pytest.approx(0.5)
    allowed = 0
    for _ in range(100):
        clock.now += 0.1
        allowed += bucket.take()
    assert allowed == 20


def test_a_long_rest_gives_no_more_than_the_burst(clock: Clock) -> None:
    bucket = TokenBucket(2.0, 5, clock)
    bucket.take(5)
    clock.now += 1000
    assert bucket.full
    assert sum(bucket.take() for _ in range(10)) == 5


def test_a_refused_act_costs_nothing_and_a_clock_that_goes_back_gives_nothing(clock: Clock) -> None:
    bucket = TokenBucket(1.0, 2, clock)
    assert not bucket.take(3)
    assert bucket.take(2)
    clock.now -= 50
    assert not bucket.take()
    clock.now += 1
    assert bucket.take()
    assert bucket.wait_s > 0


def test_keys_do_not_disturb_each_other(clock: Clock) -> None:
    limits: Limits[str] = Limits(1.0, 2, clock)
    assert [limits.take("ann") for _ in range(3)] == [True, True, False]
    assert limits.take("bob")
    assert limits.wait_s("ann") == pytest.approx(1.0)
    assert limits.wait_s("eve") == 0.0


def test_an_idle_client_is_forgotten(clock: Clock) -> None:
    limits: Limits[int] = Limits(1.0, 2, clock)
    for key in range(1000):
        limits.take(key)
        clock.now += 0.5
    assert len(limits) < 10


def test_memory_is_bounded_and_the_longest_unused_goes_first(clock: Clock) -> None:
    limits: Limits[int] = Limits(0.001, 1, clock, most=50)
    for key in range(10_000):
        assert limits.take(key)
        assert len(limits) <= 50
    assert not limits.take(9_999)
    assert not limits.take(9_960)
