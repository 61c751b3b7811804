"""Rate limits: token buckets with bounded memory, for people and for the addresses and networks they come from."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import monotonic
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

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

    def charge(self, cost: float) -> None:
        """Spend tokens that may not be there: what has been used already. The debt is at most another ``burst``."""
        self._fill()
        self._tokens = max(-self.burst, self._tokens - cost)

    @property
    def debt_s(self) -> float:
        """Seconds until what was charged is paid off."""
        self._fill()
        return max(0.0, -self._tokens / self.rate)

    @property
    def full(self) -> bool:
        """Whether it is full again and can be dropped."""
        self._fill()
        return self._tokens >= self.burst

    @property
    def wait_s(self) -> float:
        """Seconds until the next token."""
        return self.wait_for(1.0)

    def wait_for(self, cost: float) -> float:
        """Seconds until there are so many tokens."""
        self._fill()
        missing = cost - self._tokens
        return missing / self.rate if missing > 1e-9 else 0.0


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
        allowed = self._bucket(key).take(cost)
        self._forget()
        return allowed

    def has(self, key: Key, cost: float = 1.0) -> bool:
        """Whether :meth:`take` would succeed; takes nothing."""
        return self._bucket(key).wait_for(cost) == 0.0

    def charge(self, key: Key, cost: float) -> None:
        """Charge a key for what it has used; it may go into debt."""
        self._bucket(key).charge(cost)
        self._forget()

    def wait_s(self, key: Key) -> float:
        """Seconds until the key may act again."""
        bucket = self._buckets.get(key)
        return bucket.wait_s if bucket is not None else 0.0

    def debt_s(self, key: Key) -> float:
        """Seconds until the key's debt is paid off."""
        bucket = self._buckets.get(key)
        return bucket.debt_s if bucket is not None else 0.0

    def _bucket(self, key: Key) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """Drop a few of the least recently used; each call does a little of the cleanup."""
        for _ in range(2):
            oldest = next(iter(self._buckets))
            if len(self._buckets) > self._most or (len(self._buckets) > 1 and self._buckets[oldest].full):
                del self._buckets[oldest]


# People and where they come from -------------------------------------------------------------------------------------


class Source(msgspec.Struct, frozen=True):
    """Who sends something, and from where. Without a name, people are told apart by their address."""

    person: str
    address: str
    network: str


def source_of(guest: str, host: str) -> Source:
    """The source for a guest's id, which may be empty, and an IP address.

    An IPv4 address belongs to the network of its first 24 bits. Of IPv6, everybody has at least 64 bits to choose from,
    so these count as one address, and the first 48 as its network.
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return Source(guest or f"@{host}", host, host)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    narrow, wide = (32, 24) if found.version == 4 else (64, 48)
    address = str(ipaddress.ip_network(f"{found}/{narrow}", strict=False).network_address)
    network = str(ipaddress.ip_network(f"{found}/{wide}", strict=False))
    return Source(guest or f"@{address}", address, network)


Level: TypeAlias = tuple[Limits[str], str]  # what limits somebody, and their key there


class SharedLimits:
    """A limit for each person, and larger ones for everybody at an address and in a network together."""

    def __init__(
        self, rate: float, burst: float, *, address: float, network: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._people: Limits[str] = Limits(rate, burst, clock)
        self._addresses: Limits[str] = Limits(rate * address, burst * address, clock)
        self._networks: Limits[str] = Limits(rate * network, burst * network, clock)

    def take(self, source: Source, cost: float = 1.0) -> bool:
        """Whether the source may act now; if one of its limits is reached, none is charged."""
        levels = self._levels(source)
        if not all(limits.has(key, cost) for limits, key in levels):
            return False
        for limits, key in levels:
            limits.take(key, cost)
        return True

    def charge(self, source: Source, cost: float) -> None:
        """Charge the source for what it has used."""
        for limits, key in self._levels(source):
            limits.charge(key, cost)

    def debt_s(self, source: Source) -> float:
        """Seconds until the source has paid off its debt, at whichever level that takes longest."""
        return max(self.debts_s(source))

    def debts_s(self, source: Source) -> tuple[float, float, float]:
        """The same for the person, the address and the network."""
        person, address, network = self._levels(source)
        return person[0].debt_s(person[1]), address[0].debt_s(address[1]), network[0].debt_s(network[1])

    def _levels(self, source: Source) -> tuple[Level, Level, Level]:
        return (
            (self._people, source.person),
            (self._addresses, source.address),
            (self._networks, source.network),
        )
