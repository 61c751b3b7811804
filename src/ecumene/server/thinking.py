"""Bots think in a small pool of worker processes, which survives the failure of any of them.

A long thought is carried on in slices, and after each slice :mod:`ecumene.server.fair` says whose turn it is. A thought
stays with the process in which it was begun; if that dies, it is begun anew elsewhere. Where the host allows it, idle
processes search the same position, and what they find is added up.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from time import monotonic
from types import TracebackType
from typing import Final, Self

import msgspec

from ecumene.bots import Advice, parse_bot
from ecumene.bots.advice import merged
from ecumene.core.errors import EcumeneError
from ecumene.server.fair import Asker, FairQueue
from ecumene.server.thinker import Question, Reply
from ecumene.server.worker import COMMAND, Gone, Worker

SLICE_S: Final = 0.1  # the longest that a short question waits for a long one
TRIES: Final = 3
LATE_S: Final = 0.2  # how long an answer waits for processes that helped to find it
FIRST_PAUSE_S: Final = 0.05  # before a process that died without having answered is replaced; grows each time
LONGEST_PAUSE_S: Final = 5.0
STOPPING: Final = "The server is stopping."
ANOTHER: Final = 1 << 16  # what seeds of processes that help differ by
A_MOVE: Final = Asker("people")
A_HINT: Final = Asker("hint")

log = logging.getLogger("ecumene.thinking")


class ThinkingFailed(EcumeneError):
    """The bot gave no answer."""


class _Job:
    """A question and the future that waits for its answer."""

    def __init__(self, number: int, question: Question, asker: Asker) -> None:
        self.number = number
        self.question = question
        self.asker = asker
        self.failures = 0  # how many processes died while they thought about it
        self.asked_at = monotonic()
        self.thought_s = 0.0
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    @property
    def label(self) -> dict[str, str]:
        """What the log may say about it."""
        return {"game": self.question.game, "bot": self.question.bot or "hint"}

    def refuse(self, why: str) -> None:
        """Fail: there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(ThinkingFailed(f"The bot {self.label['bot']} gave no answer.", why))


class _Line:
    """Those who wait until one of an owner's questions is answered."""

    def __init__(self, most: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.people = 0


class Thinkers:
    """The worker processes for bots."""

    def __init__(
        self,
        workers: int,
        timeout_s: float,
        command: Sequence[str] = COMMAND,
        *,
        cores: int = 1,
        per_owner: int = 4,
        per_group: int = 16,
        queued: int = 64,
        waited: Callable[[str, float], object] = lambda _kind, _seconds: None,
    ) -> None:
        self.restarts = 0
        self.slices = 0
        self._timeout_s = timeout_s
        self._cores = cores
        self._workers = [Worker(command) for _ in range(workers)]
        self._queue: FairQueue[_Job] = FairQueue(workers, SLICE_S, per_owner, per_group)
        self._queued = queued
        self._lines: dict[tuple[str, str], _Line] = {}
        self._waited = waited  # told how long each question waited altogether, by its kind
        self._tasks: list[asyncio.Task[None]] = []
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
        return sum(worker.alive for worker in self._workers)

    @property
    def ready(self) -> int:
        """How many processes can be asked."""
        return sum(worker.ready for worker in self._workers)

    @property
    def waiting(self) -> int:
        """How many questions no process has begun."""
        return self._queue.waiting

    @property
    def begun(self) -> int:
        """How many thoughts are begun and not done."""
        return self._queue.begun

    @property
    def pids(self) -> list[int]:
        """The process ids."""
        return [worker.process.pid for worker in self._workers if worker.process is not None and worker.alive]

    async def start(self) -> None:
        """Start all processes. Questions wait until one is ready, which costs their bots no time."""
        self._open = True
        for number, worker in enumerate(self._workers):
            await worker.spawn()
            self._tasks.append(asyncio.create_task(self._run(number, worker)))

    async def stop(self) -> None:
        """Stop all processes; pending questions fail with :class:`ThinkingFailed`."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
        for job in self._queue:
            job.refuse(STOPPING)

    # Asking --------------------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until few enough of the owner's questions of this kind are queued; then ask while this is entered.

        Those who wait here hold no position yet, so that what one person can put into memory is bounded.
        """
        key = (asker.kind, asker.owner)
        line = self._lines.setdefault(key, _Line(self._queued))
        line.people += 1
        try:
            async with line.places:
                yield
        finally:
            line.people -= 1
            if not line.people:
                del self._lines[key]

    async def choose(self, game: str, perspective: bytes, seat: int, bot: str, seed: int, asker: Asker = A_MOVE) -> int:
        """The bot's move in a position as its seat may see it."""
        advice = await self._ask_several(asker, Question(
            game=game, perspective=perspective, seat=seat, bot=bot, seconds=0.0, seed=seed, limit_s=self._timeout_s,
        ))  # fmt: skip
        return advice[0].move

    async def advise(
        self, game: str, perspective: bytes, seat: int, seconds: float, seed: int, asker: Asker = A_HINT
    ) -> list[Advice]:
        """Every legal move, best first, after a search of this many seconds."""
        return await self._ask_several(asker, Question(
            game=game, perspective=perspective, seat=seat, bot="", seconds=seconds, seed=seed, limit_s=self._timeout_s,
        ))  # fmt: skip

    async def _ask_several(self, asker: Asker, question: Question) -> list[Advice]:
        """The answer of one process, with what idle ones found meanwhile. Only the first has to answer."""
        seeds = [question.seed ^ number * ANOTHER for number in range(1, self._shared_by(question))]
        helpers = [
            asyncio.ensure_future(self._ask(asker, msgspec.structs.replace(question, seed=seed))) for seed in seeds
        ]
        try:
            reply = await self._ask(asker, question)
            if helpers:
                await asyncio.wait(helpers, timeout=LATE_S)
            found = [one.result().advice for one in helpers if one.done() and one.exception() is None]
        finally:
            for one in helpers:
                one.cancel()
            await asyncio.gather(*helpers, return_exceptions=True)
        return merged([reply.advice, *found]) if found else reply.advice

    def _shared_by(self, question: Question) -> int:
        """How many processes think about a question: several only if it takes time and they have nothing else to do."""
        if question.bot and parse_bot(question.bot).seconds <= 0.0:
            return 1
        return max(1, min(self._cores, len(self._workers) - len(self._queue)))

    async def _ask(self, asker: Asker, question: Question) -> Reply:
        if not self._open:
            raise ThinkingFailed("No bot can be asked.", STOPPING)
        self._asked += 1
        job = _Job(self._asked, question, asker)
        self._queue.add(job, asker)
        job.answer.add_done_callback(lambda _: self._settled(job))
        self._wake()
        reply = await job.answer
        self._waited(asker.kind, max(0.0, monotonic() - job.asked_at - job.thought_s))
        return reply

    def _settled(self, job: _Job) -> None:
        """Nobody waits for the answer any more: forget the question, unless a process thinks about it right now."""
        if job in self._queue and not self._queue.is_running(job):
            number = self._queue.worker_of(job)
            self._queue.drop(job)
            if number >= 0:
                self._workers[number].forget(job.number)
            self._wake()

    def _wake(self) -> None:
        for worker in self._workers:
            worker.news.set()

    # Thinking ------------------------------------------------------------------------------------------------------

    async def _run(self, number: int, worker: Worker) -> None:
        """Keep one process running and busy."""
        pause = FIRST_PAUSE_S
        failures = 0
        while True:
            if not worker.ready:
                try:
                    await worker.start()
                    failures = 0
                except (Gone, OSError) as error:
                    failures += 1
                    await self._failed_to_start(worker, error, failures)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE_S)
                    continue
            worker.news.clear()
            job = self._queue.next(number)
            if job is not None:
                if await self._slice(number, worker, job):
                    pause = FIRST_PAUSE_S
                continue
            await worker.idle()
            if not worker.alive:
                await self._lose(number, worker, "died", None)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(worker.news.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _slice(self, number: int, worker: Worker, job: _Job) -> bool:
        """Let the process think about a question for a slice; False if that was the end of the process."""
        began = monotonic()
        try:
            reply = await worker.go_on(job.number, job.question, SLICE_S, job.question.limit_s, job.answer)
        except Gone as gone:
            await self._failed(number, worker, job, str(gone), monotonic() - began)
            return False
        self.slices += 1
        job.thought_s += monotonic() - began
        if reply.done or job.answer.done():
            self._queue.answered(job, reply.seconds)
            worker.forget(job.number)
            self._answer(job, reply)
            self._wake()  # one of the same owner's may begin elsewhere
        else:
            self._queue.sliced(job, reply.seconds)
        return True

    def _answer(self, job: _Job, reply: Reply) -> None:
        if reply.error:
            log.error("a bot failed", extra={"error": reply.error, **job.label})
            job.refuse(f"It ended with {reply.error}.")
        elif not job.answer.done():
            job.answer.set_result(reply)

    async def _failed(self, number: int, worker: Worker, job: _Job, why: str, seconds: float) -> None:
        """Deal with a process that died or hung while it thought about a question."""
        if job.answer.done():  # nobody waits, so it was not given the time to finish
            self._queue.answered(job, seconds)
            await worker.kill()
            self._queue.lost(number)
            self._wake()
            return
        job.failures += 1
        job.thought_s = 0.0
        if job.failures < TRIES:
            self._queue.again(job, seconds)
        else:
            self._queue.answered(job, seconds)
            log.error("a bot failed", extra={"error": f"no answer in {TRIES} tries", **job.label})
            job.refuse(f"Its process died or took too long {TRIES} times.")
        await self._lose(number, worker, why, job)

    async def _lose(self, number: int, worker: Worker, why: str, job: _Job | None) -> None:
        """Count a process that ended although we did not stop it; what it had begun may be begun elsewhere."""
        self.restarts += 1
        log.warning("a thinking process is replaced", extra={"why": why, **(job.label if job is not None else {})})
        await worker.kill()
        self._queue.lost(number)
        self._wake()

    async def _failed_to_start(self, worker: Worker, error: Exception, failures: int) -> None:
        """Count a process that did not get ready; when none does, nobody should wait for an answer."""
        if isinstance(error, OSError):
            log.error("a thinking process cannot be started", extra={"why": error.strerror})
        else:
            self.restarts += 1
            log.warning("a thinking process is replaced", extra={"why": str(error)})
        await worker.kill()
        if failures >= TRIES and not any(one.ready for one in self._workers):
            for job in self._queue:
                job.refuse(f"Its process could not be started {failures} times.")
