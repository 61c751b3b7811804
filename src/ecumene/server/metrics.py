"""The server's metrics for Prometheus. No label names a person or a table."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from ecumene.server.fair import KINDS
from ecumene.server.talkers import LEVELS, Level

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

APPEND_BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAG_EVERY_S: Final = 0.25
LAG_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
STEP_BUCKETS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25)
LIMITS: Final = (
    "chat", "hints", "tables", "names", "sockets", "messages", "processor", "replays",
    "connections", "heads", "late", "unread", "hosts",
)  # fmt: skip
THINKING_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)


class Pool(Protocol):
    """What is reported about the bots' worker processes."""

    @property
    def alive(self) -> int:
        """How many there are."""

    @property
    def waiting(self) -> int:
        """How many questions wait for one."""

    @property
    def begun(self) -> int:
        """How many thoughts are begun and not done."""

    @property
    def slices(self) -> int:
        """In how many slices bots have thought."""

    @property
    def restarts(self) -> int:
        """How many died or took too long."""


class _Thinkers(Collector):
    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("ecumene_thinkers_alive", "Worker processes for bots.", self._pool.alive)
        yield GaugeMetricFamily(
            "ecumene_thinkers_waiting", "Questions that no worker process has begun.", self._pool.waiting
        )
        yield GaugeMetricFamily("ecumene_thoughts_begun", "Thoughts begun and not done.", self._pool.begun)
        yield CounterMetricFamily("ecumene_thinking_slices", "Slices in which bots have thought.", self._pool.slices)
        yield CounterMetricFamily(
            "ecumene_thinker_restarts", "Worker processes that died or took too long.", self._pool.restarts
        )


class Top(Protocol):
    """What is reported about those who use the most."""

    def top(self, level: Level, most: int) -> list[tuple[str, float]]:
        """Who they are, and what share of a core each used."""


class _Talkers(Collector):
    def __init__(self, talkers: Top) -> None:
        self._talkers = talkers

    def collect(self) -> Iterator[Metric]:
        shares = GaugeMetricFamily(
            "ecumene_top_share", "Share of a core used by whoever used the most in the last minute.", labels=["of"]
        )
        for level in LEVELS:
            shares.add_metric([level], max((share for _, share in self._talkers.top(level, 1)), default=0.0))
        yield shares


class Metrics:
    """One server's metrics, in their own registry."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.sockets = Gauge("ecumene_sockets", "Open sockets.", ["kind"], registry=registry)
        for kind in ("table", "lobby"):
            self.sockets.labels(kind)
        self.tables_live = Gauge("ecumene_tables_live", "Tables held in memory.", registry=registry)
        self.moves = Counter("ecumene_moves", "Moves made durable.", ["game", "who"], registry=registry)
        self.commands = Counter("ecumene_commands", "Commands received.", ["kind", "outcome"], registry=registry)
        self.append_seconds = Histogram(
            "ecumene_append_seconds", "Time to make an entry durable.", buckets=APPEND_BUCKETS, registry=registry
        )
        self.thinking_seconds = Histogram(
            "ecumene_thinking_seconds",
            "Time from asking a bot to its answer.",
            ["bot"],
            buckets=THINKING_BUCKETS,
            registry=registry,
        )
        self.loop_lag_seconds = Histogram(
            "ecumene_loop_lag_seconds",
            "How late the event loop comes back to something that is due.",
            buckets=LAG_BUCKETS,
            registry=registry,
        )
        self.thinking_wait_seconds = Histogram(
            "ecumene_thinking_wait_seconds",
            "Time a question to a bot waited altogether, before and between the slices of its answer.",
            ["kind"],
            buckets=THINKING_BUCKETS,
            registry=registry,
        )
        for question in KINDS:
            self.thinking_wait_seconds.labels(question)
        self.step_seconds = Histogram(
            "ecumene_step_seconds",
            "Processor time of one uninterrupted step on the event loop, of requests and sockets.",
            buckets=STEP_BUCKETS,
            registry=registry,
        )
        self.limited = Counter(
            "ecumene_limited", "Times somebody was refused or slowed down by a limit.", ["limit"], registry=registry
        )
        for limit in LIMITS:
            self.limited.labels(limit)
        self.requests = Counter("ecumene_requests", "Requests answered.", ["route", "status"], registry=registry)

    def watch(self, thinkers: Pool) -> None:
        """Include the bots' processes, read whenever metrics are collected."""
        self.registry.register(_Thinkers(thinkers))

    def watch_talkers(self, talkers: Top) -> None:
        """Include what those use who use the most, without saying who they are."""
        self.registry.register(_Talkers(talkers))

    async def watch_loop(self) -> None:
        """Measure again and again how late the event loop comes back to something that is due."""
        while True:
            due = time.perf_counter() + LAG_EVERY_S
            await asyncio.sleep(LAG_EVERY_S)
            self.loop_lag_seconds.observe(max(0.0, time.perf_counter() - due))

    def render(self) -> bytes:
        """All metrics as text for Prometheus."""
        return generate_latest(self.registry)
