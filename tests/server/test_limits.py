"""Limits: a burst, then a steady rate, with memory that does not grow with the number of people."""

import pytest

from ecumene.server.limits import Limits, SharedLimits, Source, TokenBucket, source_of


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


def test_a_long_pause_allows_no_more_than_the_burst(clock: Clock) -> None:
    bucket = TokenBucket(2.0, 5, clock)
    bucket.take(5)
    clock.now += 1000
    assert bucket.full
    assert sum(bucket.take() for _ in range(10)) == 5


def test_a_refusal_costs_nothing_and_a_clock_that_goes_back_gives_nothing(clock: Clock) -> None:
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


def test_a_charge_may_leave_a_debt_that_is_paid_off_with_time(clock: Clock) -> None:
    bucket = TokenBucket(0.1, 1.0, clock)
    bucket.charge(1.5)
    assert bucket.debt_s == pytest.approx(5.0)
    assert not bucket.take(0.01)
    clock.now += 5
    assert bucket.debt_s == 0.0
    bucket.charge(1000)
    assert bucket.debt_s == pytest.approx(10.0), "the debt is bounded"


@pytest.mark.parametrize(
    ("host", "address", "network"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::", "fe80::/48"),
        ("-", "-", "-"),
    ],
)
def test_the_network_somebody_comes_from(host: str, address: str, network: str) -> None:
    assert source_of("guest", host) == Source("guest", address, network)
    assert source_of("", host).person == f"@{address}"


def test_people_at_one_address_share_a_larger_limit_and_a_network_a_still_larger_one(clock: Clock) -> None:
    limits = SharedLimits(1.0, 10, address=3.0, network=5.0, clock=clock)
    taken = {}
    for number in range(8):
        source = source_of(f"guest-{number}", f"192.0.2.{1 + number // 4}")
        taken[number] = sum(limits.take(source) for _ in range(20))
    assert taken == {0: 10, 1: 10, 2: 10, 3: 0, 4: 10, 5: 10, 6: 0, 7: 0}
    assert limits.take(source_of("guest-3", "198.51.100.1"))
    clock.now += 1
    assert [limits.take(source_of("guest-7", "192.0.2.2")) for _ in range(2)] == [True, True]


def test_a_refusal_costs_nothing(clock: Clock) -> None:
    limits = SharedLimits(0.001, 2, address=1.5, network=10.0, clock=clock)
    assert limits.take(source_of("ann", "192.0.2.1"), 2)
    assert not limits.take(source_of("bob", "192.0.2.1"), 2)
    assert limits.take(source_of("bob", "192.0.2.1"), 1)
