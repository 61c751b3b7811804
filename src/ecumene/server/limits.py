"""Rate limits: token buckets with bounded memory."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)

MOST_KEYS: Final = 10_000


class TokenBucket:
    """Holds up to ``burst`` tokens and gets ``rate`` new ones a second; each action takes one."""

    __slots__ = ("_clock", "_seen", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._clock = clock
        self._tokens = self.burst
        self._seen = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + max(0.0, now - self._seen) * self.rate)
        self._seen = now

    def take(self, cost: float = 1.0) -> bool:
        """Spend tokens and return True, or return False if there are not enough."""
        self._fill()
        # Rounding can leave the sum of fractions just short of a whole token.
        if self._tokens + 1e-9 < cost:
            return False
        self._tokens = max(0.0, self._tokens - cost)
        return True

    @property
    def full(self) -> bool:
        """Whether it is full again and can be dropped."""
        self._fill()
        return self._tokens >= self.burst

    @property
    def wait_s(self) -> float:
        """Seconds until the next token."""
        self._fill()
        return max(0.0, (1.0 - self._tokens) / self.rate)


class Limits(Generic[Key]):
    """A bucket for each key. Full buckets are dropped, and if there are too many, the least recently used one."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = monotonic, most: int = MOST_KEYS
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[Key, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Key, cost: float = 1.0) -> bool:
        """Whether the key may act now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets.move_to_end(key)
        allowed = bucket.take(cost)
        self._forget()
        return allowed

    def wait_s(self, key: Key) -> float:
        """Seconds until the key may act again."""
        bucket = self._buckets.get(key)
        return bucket.wait_s if bucket is not None else 0.0

    def _forget(self) -> None:
        """Drop a few of the least recently used; each call does a little of the cleanup."""
        for _ in range(2):
            oldest = next(iter(self._buckets))
            if len(self._buckets) > self._most or (len(self._buckets) > 1 and self._buckets[oldest].full):
                del self._buckets[oldest]
