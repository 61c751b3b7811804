"""The open connections of one server: how many there may be, and a regular look at each.

Every connection is looked at once a second or more often; nothing else is done for one that keeps within its bounds.
"""

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from ecumene.server.limits import source_of
from ecumene.server.settings import Settings

LEAST_READ: Final = 16_384  # what has to be read of waiting data within ``unread_timeout_s``
LOOK_S: Final = 1.0

Limited: TypeAlias = Callable[[str], object]


class Bounded(Protocol):
    """A connection that keeps within its bounds."""

    since: float  # when it came into the phase it is in
    loop: asyncio.AbstractEventLoop

    @property
    def idle(self) -> bool:
        """Whether nobody waits for anything on it."""

    def look(self, now: float) -> None:
        """Give it up if it takes too long."""

    def close(self) -> None:
        """Close it."""


def trusted_networks(settings: Settings) -> list[str]:
    """The proxies as networks; a socket for both kinds of addresses shows those of version 4 as ``::ffff:10.0.0.1``."""
    found = [ipaddress.ip_network(one) for one in settings.proxies]
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in found if one.version == 4]
    return [str(one) for one in found] + mapped


class Connections:
    """The open connections of one server."""

    def __init__(self, settings: Settings, limited: Limited) -> None:
        self.settings = settings
        self.limited = limited
        self._proxies = [ipaddress.ip_network(one) for one in trusted_networks(settings)]
        self._open: dict[Bounded, str] = {}
        self._by_address: dict[str, set[Bounded]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def admit(self, connection: Bounded, client: tuple[str, int] | None) -> bool:
        """Count a new connection, unless there are too many. One that idles gives way to a new one of its address."""
        host = client[0] if client is not None else "-"
        address = "" if self._is_proxy(host) else source_of("", host).address
        same = self._by_address.get(address, set())
        if address and len(same) >= self.settings.connections_per_address and not self._close_idle(same):
            return False
        if len(self._open) >= self.settings.connections:
            return False
        self._enter(connection, address)
        return True

    def hand_over(self, old: Bounded, new: Bounded) -> None:
        """A connection has become a socket."""
        address = self._open.get(old, "")
        self.leave(old)
        self._enter(new, address)

    def leave(self, connection: Bounded) -> None:
        """Forget a connection."""
        address = self._open.pop(connection, None)
        if address:
            same = self._by_address[address]
            same.discard(connection)
            if not same:
                del self._by_address[address]

    def _enter(self, connection: Bounded, address: str) -> None:
        self._open[connection] = address
        if address:
            self._by_address.setdefault(address, set()).add(connection)
        if self._timer is None:
            self._look_again(connection.loop)

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def _close_idle(self, same: set[Bounded]) -> bool:
        idle = [one for one in same if one.idle]
        if not idle:
            return False
        longest = min(idle, key=lambda one: one.since)
        longest.close()
        self.leave(longest)
        return True

    def _look_again(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = self.settings
        shortest = min(asked.head_timeout_s, asked.body_timeout_s, asked.unread_timeout_s, asked.keep_alive_s)
        self._timer = loop.call_later(min(LOOK_S, shortest / 4), self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        now = loop.time()
        for connection in list(self._open):
            connection.look(now)
        if self._open:
            self._look_again(loop)


class Unread:
    """Whether what waits to be sent on a connection is being read."""

    def __init__(self) -> None:
        self._size = 0
        self._since = 0.0

    def progress(self) -> None:
        """Most of it has been read."""
        self._size = 0

    def stalled(self, waiting: int, now: float, patience_s: float) -> bool:
        """Whether too little was read for too long."""
        if not waiting or not self._size or waiting <= self._size - LEAST_READ:
            self._size, self._since = waiting, now
            return False
        self._size = max(self._size, waiting)
        return now - self._since > patience_s
