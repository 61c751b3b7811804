"""Shared by requests and sockets: who somebody is, how often they may ask, and how much they may use."""

import asyncio
import functools
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from ecumene.server.gates import Gates
from ecumene.server.hosts import Hosts
from ecumene.server.hub import Hub
from ecumene.server.limits import SharedLimits, Source, source_of
from ecumene.server.metrics import Metrics
from ecumene.server.reading import Reading
from ecumene.server.rows import Guest
from ecumene.server.security import allowed_origin, cookie_name, hash_token
from ecumene.server.settings import Settings
from ecumene.server.talkers import WINDOW_S, Level, Talkers
from ecumene.server.thinking import Thinkers

TALKERS: Final = 5  # that the log names
BURST_S: Final = 5.0  # this many seconds' share of the processor may be used up quickly
# How quickly: at most this share of a core, after so many seconds of it at once. Whoever asks for much at a time then
# takes turns with everybody else instead of going first.
PACE: Final = 0.3
PACE_BURST_S: Final = 0.01
SHORTEST_PAUSE_S: Final = 0.2  # looking at the debt costs time too
LONGEST_PAUSE_S: Final = 1.0
HINTS_AT_ONCE: Final = 3.0

log = logging.getLogger("ecumene.limits")


class Context:
    """The parts of one server."""

    def __init__(
        self,
        settings: Settings,
        hub: Hub,
        thinkers: Thinkers,
        reading: Reading,
        metrics: Metrics,
        channels: ChannelsPlugin,
    ) -> None:
        self.settings = settings
        self.hosts = Hosts(settings)
        self.hub = hub
        self.thinkers = thinkers
        self.reading = reading
        self.metrics = metrics
        self.channels = channels
        self.sockets: Counter[str] = Counter()  # open ones, by person, address and network
        self.chatting = self._limits(settings.chat_per_minute / 60, max(5.0, settings.chat_per_minute / 4))
        self.hinting = self._limits(1.0, HINTS_AT_ONCE)
        self.making = self._limits(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.renaming = self._limits(0.5, 30)
        quick = max(1.0, settings.processor_share / PACE)  # a host who allows more than that means it
        self.pace = SharedLimits(PACE * quick, PACE_BURST_S * quick, address=4 / 3, network=5 / 3)
        self._gates = Gates()
        self.talkers = Talkers()
        self._shares: dict[Level, float] = {
            "address": settings.processor_share_address, "network": settings.processor_share_network,
        }  # fmt: skip
        metrics.watch_talkers(self.talkers)
        joining = settings.guests_per_minute
        self.joining = SharedLimits(
            joining / 60, joining * 4, address=1.0, network=max(1.0, settings.per_network / settings.per_address)
        )
        self.processor = SharedLimits(
            settings.processor_share,
            settings.processor_share * BURST_S,
            address=settings.processor_share_address / settings.processor_share,
            network=settings.processor_share_network / settings.processor_share,
        )

    def _limits(self, rate: float, burst: float) -> SharedLimits:
        return SharedLimits(rate, burst, address=self.settings.per_address, network=self.settings.per_network)

    # Who it is -----------------------------------------------------------------------------------------------------

    def allowed(self, origin: str | None, host: str | None) -> bool:
        """Whether a page from this origin may use the server."""
        return allowed_origin(origin, host, self.settings)

    def token(self, cookies: dict[str, str]) -> str:
        """What the cookie says; it may be of nobody."""
        return cookies.get(cookie_name(self.settings), "")

    async def guest(self, cookies: dict[str, str]) -> Guest | None:
        """The guest identified by the cookie."""
        token = self.token(cookies)
        if not 16 <= len(token) <= 200:
            return None
        return await self.hub.store.guest(hash_token(token))

    @staticmethod
    def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a connection comes from."""
        return connection.client.host if connection.client is not None else "-"

    def source(self, connection: ASGIConnection[Any, Any, Any, Any], guest: Guest | None) -> Source:
        """Who sends something, and from where, for limits."""
        return source_of(guest.id if guest is not None else "", self.address(connection))

    # What it costs -------------------------------------------------------------------------------------------------

    def spender(self, source: Source) -> Callable[[float], None]:
        """Charges the source for processor seconds."""

        def spend(seconds: float) -> None:
            self.charge(source, seconds)
            self.metrics.step_seconds.observe(seconds)

        return spend

    def charge(self, source: Source, seconds: float) -> None:
        """Charge the source for processor seconds, or for what counts as such."""
        self.processor.charge(source, seconds)
        self.pace.charge(source, seconds)
        self.talkers.charge(source, seconds)

    async def watch(self) -> None:
        """Tell the operator who uses most of the server, while somebody uses much."""
        while True:
            await asyncio.sleep(WINDOW_S)
            for level, share in self._shares.items():
                loud = [(key, used) for key, used in self.talkers.top(level, TALKERS) if used > share / 2]
                if loud:
                    shown = ", ".join(f"{key} {used:.0%}" for key, used in loud)
                    log.warning("much of the processor goes to a few", extra={"level": level, "top": shown})

    async def settle(self, source: Source) -> None:
        """Wait until the source has paid off its debt; meanwhile nothing more is read from it or built for it.

        All who wait for the same debt go on one after the other.
        """
        if self.processor.debt_s(source):
            self.metrics.limited.labels("processor").inc()
        for level, (key, _) in enumerate(self._levels(source)):
            await self._gates.go_through(key, functools.partial(self._pause_s, source, level))

    def _pause_s(self, source: Source, level: int) -> float:
        """How long to wait before looking again at what is owed at this level."""
        debt = self.processor.debts_s(source)[level]
        if debt > 0 and not self.hub.closing:
            return min(max(debt, SHORTEST_PAUSE_S), LONGEST_PAUSE_S)
        return self.pace.debts_s(source)[level]

    # Open sockets --------------------------------------------------------------------------------------------------

    def open_socket(self, source: Source) -> bool:
        """Count one more open socket, unless there are too many."""
        most = self.settings.sockets_per_guest
        levels = self._levels(source)
        if any(self.sockets[key] >= most * times for key, times in levels):
            self.metrics.limited.labels("sockets").inc()
            return False
        self.sockets.update(key for key, _ in levels)
        return True

    def close_socket(self, source: Source) -> None:
        """Count one open socket less."""
        for key, _ in self._levels(source):
            self.sockets[key] -= 1
            if self.sockets[key] <= 0:
                del self.sockets[key]

    def _levels(self, source: Source) -> list[tuple[str, float]]:
        return [
            (f"person {source.person}", 1.0),
            (f"address {source.address}", self.settings.per_address),
            (f"network {source.network}", self.settings.per_network),
        ]
