"""Has records replayed and checked in a process of its own, and keeps the answers about finished games."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections import OrderedDict, deque
from collections.abc import Hashable, Sequence
from typing import Final

import msgspec

from ecumene.server.faults import CommandRefused
from ecumene.server.reader import Request, Result

COMMAND: Final = (sys.executable, "-P", "-m", "ecumene.server.reader")
LIMIT_S: Final = 30.0  # for one request; then the process is replaced
WAITING: Final = 4  # requests of one person that may wait
MOST_WAITING: Final = 200  # of everybody
KEPT_BYTES: Final = 64 * 1024 * 1024
END_S: Final = 2.0

log = logging.getLogger("ecumene.reading")

_requests: Final = msgspec.msgpack.Encoder()
_results: Final = msgspec.msgpack.Decoder(Result)


class _Job:
    def __init__(self, request: Request) -> None:
        data = _requests.encode(request)
        self.frame = len(data).to_bytes(4, "big") + data
        self.kind = request.kind
        self.result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()


class Reading:
    """One process, started when it is first needed. People take turns, however much one of them asks for."""

    def __init__(
        self, command: Sequence[str] = COMMAND, limit_s: float = LIMIT_S, kept_bytes: int = KEPT_BYTES
    ) -> None:
        self._command = command
        self._limit_s = limit_s
        self._kept_bytes = kept_bytes
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._kept: OrderedDict[Hashable, Result] = OrderedDict()
        self._size = 0
        self.restarts = 0

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return sum(map(len, self._queues.values()))

    async def ask(self, owner: str, request: Request, keep: Hashable = None) -> tuple[Result, bool]:
        """The result, and whether it had been kept; ``keep`` names it if the record can no longer change."""
        if keep is not None and keep in self._kept:
            self._kept.move_to_end(keep)
            return self._kept[keep], True
        queue = self._queues.get(owner, ())
        if len(queue) >= WAITING or self.waiting >= MOST_WAITING:
            raise CommandRefused("too-fast", "Too many replays at a time; wait a moment.")
        job = _Job(request)
        self._queues.setdefault(owner, deque()).append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="reading")
        self._news.set()
        result = await job.result
        if result.code == "internal":
            log.error("a record could not be replayed", extra={"kind": request.kind, "why": result.error})
            raise CommandRefused("internal", "Something went wrong on the server; nothing was changed.")
        if result.error:
            raise CommandRefused(result.code, result.error)
        if keep is not None:
            self._keep(keep, result)
        return result, False

    async def stop(self) -> None:
        """Stop the process; requests that wait are refused."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for queue in self._queues.values():
            for job in queue:
                _refuse(job)
        self._queues.clear()
        if self._process is not None and self._process.stdin is not None and self._process.returncode is None:
            self._process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), END_S)
        await self._kill()

    def _keep(self, key: Hashable, result: Result) -> None:
        size = len(result.body)
        if size > self._kept_bytes or key in self._kept:
            return
        self._kept[key] = result
        self._size += size
        while self._size > self._kept_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.body)

    # The process ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            job = await self._next()
            try:
                await self._carry_out(job)
            except asyncio.CancelledError:
                _refuse(job)
                raise

    async def _next(self) -> _Job:
        """The oldest request of the person whose turn it is."""
        while True:
            for owner in list(self._queues):
                queue = self._queues[owner]
                job = queue.popleft()
                self._queues.move_to_end(owner)
                if not queue:
                    del self._queues[owner]
                if not job.result.done():  # else nobody waits for it any more
                    return job
            self._news.clear()
            await self._news.wait()

    async def _carry_out(self, job: _Job) -> None:
        try:
            async with asyncio.timeout(self._limit_s):
                result = await self._exchange(job.frame)
        except (OSError, EOFError, msgspec.MsgspecError) as error:  # TimeoutError is an OSError too
            self.restarts += 1
            log.warning("the process that replays records is replaced", extra={"kind": job.kind, "why": str(error)})
            await self._kill()
            result = Result(error="The process died or took too long.", code="internal")
        if not job.result.done():
            job.result.set_result(result)

    async def _exchange(self, frame: bytes) -> Result:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None
        assert sink is not None
        sink.write(frame)
        await sink.drain()
        head = await source.readexactly(4)
        return _results.decode(await source.readexactly(int.from_bytes(head, "big")))

    async def _kill(self) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._process = None


def _refuse(job: _Job) -> None:
    if not job.result.done():
        job.result.set_exception(CommandRefused("shutting-down", "The server is restarting."))
