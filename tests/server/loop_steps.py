"""Measures every step that a test's server takes on its event loop."""

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

import pytest

from .running import Running

# What the two works of ``slowness`` take on the machine for which the limits were set.
COMPUTE_S = 0.00105
COPY_S = 0.0017


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
    """How many times slower than usual this machine computes or copies now: at least 1."""
    text = "x" * 2_000_000

    def compute() -> None:
        total = 0
        for number in range(20_000):
            total += number & 7

    return max(1.0, _middle(compute) / COMPUTE_S, _middle(lambda: text.encode().decode()) / COPY_S)


def _middle(work: Callable[[], object]) -> float:
    times = []
    for _ in range(21):
        began = thread_time()
        work()
        times.append(thread_time() - began)
    return sorted(times)[len(times) // 2]
