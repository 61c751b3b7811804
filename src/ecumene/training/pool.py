"""Work in several processes that never outlive the one that wants it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ecumene.core.errors import EcumeneError

Task = TypeVar("Task")
Done = TypeVar("Done")

LOOK_S: Final = 1.0  # how often to see whether all processes are alive


def worked(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """Do every task, in this process or in several, and return the results in the order of the tasks.

    A result is returned as soon as those before it are there. Whoever stops early stops the rest.
    """
    if processes <= 1 or len(tasks) <= 1:
        yield from map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(processes, len(tasks)), _begin) as pool:
        workers = _workers()
        results = pool.imap(work, tasks)
        while True:
            try:
                yield results.next(LOOK_S)
            except StopIteration:
                return
            except multiprocessing.TimeoutError:
                if _workers() != workers:  # a pool replaces a dead process, but waits for its task for ever
                    raise EcumeneError(
                        "A process died while it worked.",
                        "Something killed it; often there is too little memory.",
                        "Take fewer processes, and run the same command again to go on.",
                    ) from None


def _workers() -> set[int | None]:
    return {process.pid for process in multiprocessing.active_children()}


def _begin() -> None:
    """What a worker does first: leave interruptions to its parent, and end when that does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
