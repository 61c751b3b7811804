"""Who uses the most: what an operator needs to see an attack and where it comes from."""

import heapq
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from ecumene.server.limits import MOST_KEYS, Source

Level: TypeAlias = Literal["person", "address", "network"]
LEVELS: Final[tuple[Level, ...]] = ("person", "address", "network")
WINDOW_S: Final = 60.0


class Talkers:
    """Processor time by person, address and network, in this window of time and in the one before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began = clock()
        self._now: dict[Level, dict[str, float]] = {level: {} for level in LEVELS}
        self._before: dict[Level, dict[str, float]] = {level: {} for level in LEVELS}
        self._length = 0.0  # of the window before

    def charge(self, source: Source, seconds: float) -> None:
        """Count what a source has used."""
        self._turn()
        keys: dict[Level, str] = {"person": source.person, "address": source.address, "network": source.network}
        for level, key in keys.items():
            used = self._now[level]
            if key in used or len(used) < MOST_KEYS:
                used[key] = used.get(key, 0.0) + seconds

    def top(self, level: Level, most: int) -> list[tuple[str, float]]:
        """Who used the most, and what share of a core, in the window before; in this one if it is the first."""
        self._turn()
        whole = bool(self._length)
        used = self._before[level] if whole else self._now[level]
        length = self._length if whole else max(1.0, self._clock() - self._began)
        return [(key, used[key] / length) for key in heapq.nlargest(most, used, key=used.__getitem__)]

    def _turn(self) -> None:
        now = self._clock()
        if now - self._began < WINDOW_S:
            return
        self._before, self._now = self._now, {level: {} for level in LEVELS}
        self._length = now - self._began
        self._began = now
