"""Measures how much processor time asynchronous work takes on the event loop."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from time import thread_time
from typing import Any, Final, Generic, TypeVar

Result = TypeVar("Result")

TURN_S: Final = 0.0005  # processor time after which others have their turn
SECONDS_PER_BYTE: Final = 50e-9  # what sending a byte counts as, so that large answers weigh as much as slow ones


class _Steps(Awaitable[Result], Generic[Result]):
    """Runs a coroutine and reports the processor time of each step between two suspensions."""

    def __init__(self, work: Coroutine[Any, Any, Result], spend: Callable[[float], object]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, Result]:
        value: object = None
        error: BaseException | None = None
        while True:
            began = thread_time()
            try:
                wanted = self._work.send(value) if error is None else self._work.throw(error)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]  # what the coroutine returns
            finally:
                self._spend(thread_time() - began)
            try:
                value, error = (yield wanted), None
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as thrown:  # cancellation included: the work decides what to do about it
                value, error = None, thrown


async def in_turns(steps: Iterable[None]) -> None:
    """Take the steps of some long work, and let everybody else on the event loop have their turn in between."""
    await asyncio.sleep(0)
    began = thread_time()
    for _ in steps:
        if thread_time() - began > TURN_S:
            await asyncio.sleep(0)
            began = thread_time()
    await asyncio.sleep(0)


async def metered(work: Coroutine[Any, Any, Result], spend: Callable[[float], object]) -> Result:
    """Do the work; ``spend`` is told the processor seconds of each of its steps, and of no other task's."""
    return await _Steps(work, spend)
