"""A small pool of worker processes for bots, which survives the failure of any of them."""

import asyncio
import contextlib
import heapq
import logging
import os
import signal
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from ecumene.bots import Advice
from ecumene.core.errors import EcumeneError
from ecumene.server.thinker import Question, Reply, framed

TRIES: Final = 3
END_S: Final = 2.0  # for an idle process to exit by itself
FIRST_PAUSE_S: Final = 0.05  # before a process that died while idle is replaced; grows each time
LONGEST_PAUSE_S: Final = 5.0
COMMAND: Final = (sys.executable, "-P", "-m", "ecumene.server.thinker")

MOVE: Final = 0
HINT: Final = 1
STOPPING: Final = "The server is stopping."

log = logging.getLogger("ecumene.thinking")

_replies: Final = msgspec.msgpack.Decoder(Reply)


class ThinkingFailed(EcumeneError):
    """The bot gave no answer."""


class _Gone(Exception):
    """The process died or took too long."""


class _Job:
    """A question and the future that waits for its answer."""

    def __init__(self, question: Question, urgency: int, number: int) -> None:
        self.question = question
        self.frame = framed(question)
        self.order = (urgency, number)
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: "_Job") -> bool:
        return self.order < other.order

    @property
    def label(self) -> dict[str, str]:
        """What the log may say about it."""
        return {"game": self.question.game, "bot": self.question.bot or "hint"}


class Thinkers:
    """The worker processes for bots. Bots' moves come before hints."""

    def __init__(self, workers: int, timeout_s: float, command: Sequence[str] = COMMAND) -> None:
        self.restarts = 0
        self._timeout_s = timeout_s
        self._command = command
        self._lanes = [_Lane(self) for _ in range(workers)]
        self._jobs: list[_Job] = []
        self._news = asyncio.Event()
        self._asked = 0
        self._open = False

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return sum(lane.alive for lane in self._lanes)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(not job.answer.done() for job in self._jobs)

    @property
    def pids(self) -> list[int]:
        """The process ids."""
        return [lane.process.pid for lane in self._lanes if lane.process is not None and lane.alive]

    async def start(self) -> None:
        """Start all processes, so that the first answer is as quick as any other."""
        self._open = True
        for lane in self._lanes:
            await lane.begin()
            lane.task = asyncio.create_task(lane.run())

    async def stop(self) -> None:
        """Stop all processes; pending questions fail with :class:`ThinkingFailed`."""
        self._open = False
        await asyncio.gather(*(lane.end() for lane in self._lanes))
        for job in self._jobs:
            self.refuse(job, STOPPING)
        self._jobs.clear()

    async def choose(self, game: str, perspective: bytes, seat: int, bot: str, seed: int) -> int:
        """The bot's move in a position as its seat may see it."""
        reply = await self._ask(MOVE, Question(
            game=game, perspective=perspective, seat=seat, bot=bot, seconds=0.0, seed=seed, limit_s=self._timeout_s,
        ))  # fmt: skip
        return reply.advice[0].move

    async def advise(self, game: str, perspective: bytes, seat: int, seconds: float, seed: int) -> list[Advice]:
        """Every legal move, best first, after a search of this many seconds."""
        reply = await self._ask(HINT, Question(
            game=game, perspective=perspective, seat=seat, bot="", seconds=seconds, seed=seed, limit_s=self._timeout_s,
        ))  # fmt: skip
        return reply.advice

    async def _ask(self, urgency: int, question: Question) -> Reply:
        if not self._open:
            raise ThinkingFailed("No bot can be asked.", STOPPING)
        self._asked += 1
        job = _Job(question, urgency, self._asked)
        heapq.heappush(self._jobs, job)
        self._news.set()
        return await job.answer

    async def next_job(self) -> _Job:
        """The next question that still has somebody waiting for it."""
        while True:
            while self._jobs:
                job = heapq.heappop(self._jobs)
                if not job.answer.done():
                    return job
            self._news.clear()
            await self._news.wait()

    async def spawn(self) -> asyncio.subprocess.Process:
        """A new process."""
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )

    def lost(self, why: str, job: _Job | None) -> None:
        """Count a process that ended although we did not stop it."""
        self.restarts += 1
        log.warning("a thinking process is replaced", extra={"why": why, **(job.label if job is not None else {})})

    def refuse(self, job: _Job, why: str) -> None:
        """Fail the question: there will be no answer."""
        if not job.answer.done():
            job.answer.set_exception(ThinkingFailed(f"The bot {job.label['bot']} gave no answer.", why))


class _Lane:
    """One slot of the pool: a process that answers one question at a time and is replaced if it dies."""

    def __init__(self, pool: Thinkers) -> None:
        self._pool = pool
        self.process: asyncio.subprocess.Process | None = None
        self.task: asyncio.Task[None] | None = None
        self._busy = False

    @property
    def alive(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.returncode is None

    async def begin(self) -> None:
        """Start a process unless there is one."""
        if not self.alive:
            self.process = await self._pool.spawn()

    async def run(self) -> None:
        """Answer questions, and replace a process that dies while idle."""
        pause = FIRST_PAUSE_S
        while True:
            coming = asyncio.ensure_future(self._pool.next_job())
            try:
                while not coming.done():
                    await self._idle(coming)
                    if not self.alive:
                        self._pool.lost("died", None)
                        await asyncio.wait({coming}, timeout=pause)
                        pause = min(2 * pause, LONGEST_PAUSE_S)
                        await self._begin_or_leave()
            except asyncio.CancelledError:
                if not coming.cancel():
                    self._pool.refuse(coming.result(), STOPPING)
                raise
            job = coming.result()
            self._busy = True
            try:
                await self._think(job)
            except asyncio.CancelledError:
                self._pool.refuse(job, STOPPING)
                raise
            self._busy = False
            pause = FIRST_PAUSE_S

    async def _idle(self, coming: "asyncio.Future[_Job]") -> None:
        """Wait for a question or for the process to die, whichever is first."""
        if not self.alive or self.process is None:
            return
        dying = asyncio.ensure_future(self.process.wait())
        either: list[asyncio.Future[Any]] = [coming, dying]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            dying.cancel()

    async def _begin_or_leave(self) -> None:
        try:
            await self.begin()
        except OSError as error:
            log.error("a thinking process cannot be started", extra={"why": error.strerror})

    async def _think(self, job: _Job) -> None:
        """Get an answer, with a new process for each retry."""
        for _ in range(TRIES):
            await self._begin_or_leave()
            try:
                reply = await self._exchange(job)
            except _Gone as gone:
                await self._kill()
                if job.answer.done():
                    break
                self._pool.lost(str(gone), job)
                continue
            if reply.error:
                log.error("a bot failed", extra={"error": reply.error, **job.label})
                self._pool.refuse(job, f"It ended with {reply.error}.")
            elif not job.answer.done():
                job.answer.set_result(reply)
            break
        else:
            log.error("a bot failed", extra={"error": f"no answer in {TRIES} tries", **job.label})
            self._pool.refuse(job, f"Its process died or took too long {TRIES} times.")
        await self._begin_or_leave()

    async def _exchange(self, job: _Job) -> Reply:
        """Ask the process; raises :class:`_Gone` if it dies, takes too long, or nobody waits for the answer."""
        if self.process is None or not self.alive:
            raise _Gone("died")
        hearing = asyncio.ensure_future(self._hear(self.process, job.frame))
        try:
            await asyncio.wait({hearing, job.answer}, timeout=job.question.limit_s, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                raise _Gone("took too long")
            return hearing.result()
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise _Gone("died") from error
        finally:
            if not hearing.done():
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)  # stay responsive to cancellation

    async def _hear(self, process: asyncio.subprocess.Process, frame: bytes) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame)
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return _replies.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def _kill(self) -> None:
        if self.process is None:
            return
        if self.alive:
            # Process.kill would poll first and reap the process, hiding its exit from the event loop that waits for it.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
        await self.process.wait()
        self.process = None

    async def end(self) -> None:
        """Stop the process: close its input if it is idle, else kill it."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.process is not None and self.process.stdin is not None and self.alive and not self._busy:
            self.process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), END_S)
        await self._kill()
