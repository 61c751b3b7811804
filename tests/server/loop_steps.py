"""Measures every step that a test's server takes on its event loop."""

import asyncio
import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

import pytest

from .wire import Running


class Steps:
    """The longest step of everything that was measured, in milliseconds of processor time, by what was going on."""

    def __init__(self) -> None:
        self.doing = ""
        self.longest: dict[str, float] = {}

    def add(self, doing: str, seconds: float) -> None:
        """Note one step."""
        self.longest[doing] = max(self.longest.get(doing, 0.0), seconds * 1000)


@contextmanager
def measured(server: Running) -> Iterator[Steps]:
    """Measure until the block ends, without the pauses of the garbage collector, which depend on the whole process."""
    steps = Steps()
    run = asyncio.events.Handle._run
    threads = {thread.ident for thread in threading.enumerate() if thread.name == f"server-{server.port}"}

    def timed(handle: asyncio.Handle) -> None:
        if threading.get_ident() not in threads:
            run(handle)
            return
        doing, began = steps.doing, thread_time()
        run(handle)
        steps.add(doing, thread_time() - began)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", timed)
        gc.disable()
        try:
            yield steps
        finally:
            gc.enable()


def slowness() -> float:
    """How many times slower than usual this machine computes now: at least 1."""
    times = []
    for _ in range(20):
        began = thread_time()
        total = 0
        for number in range(20_000):
            total += number & 7
        times.append(thread_time() - began)
    return max(1.0, sorted(times)[len(times) // 2] / USUAL_S)


USUAL_S = 0.00105  # what that takes on the machine for which the limits were set
