"""The time for which this server has been awake. Clocks, deadlines and absence count in it: nobody pays for a pause.

The wall clock may be set or may jump; a process may be stopped, a laptop put to sleep. Nobody can play in the meantime.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

BEAT_S: Final = 0.25  # how often a server that is awake looks at the time
LONGEST_S: Final = 2.0  # without a beat for longer, it was not awake


class ServedTime:
    """Milliseconds for which this server has been awake; it never goes back.

    A gap between two looks at the time that is much longer than a beat does not count: the process was stopped, the
    machine slept, or the event loop hung.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen = clock()
        self._served = 0.0

    def now_ms(self) -> int:
        """The time served so far."""
        now = self._clock()
        gap = now - self._seen
        if 0.0 < gap <= LONGEST_S:
            self._served += gap
        self._seen = now
        return int(self._served * 1000)

    async def beat(self) -> None:
        """Look at the time regularly while the server runs."""
        while True:
            self.now_ms()
            await asyncio.sleep(BEAT_S)

    async def sleep_until(self, at_ms: int) -> None:
        """Wait until so much time has been served."""
        while (missing := at_ms - self.now_ms()) > 0:
            await asyncio.sleep(missing / 1000)
