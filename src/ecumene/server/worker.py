"""One worker process for bots as the server sees it: start it, let it think for a slice, end it."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ecumene.server.thinker import Begin, Forget, GoOn, Order, Question, Reply, framed

COMMAND: Final = (sys.executable, "-P", "-m", "ecumene.server.thinker")
START_S: Final = 120.0  # for a process to get ready, on the busiest machine
END_S: Final = 2.0  # for an idle process to exit by itself
LET_GO_S: Final = 1.0  # for a slice to end whose answer nobody waits for

_replies: Final = msgspec.msgpack.Decoder(Reply)


class Gone(Exception):
    """The process died or took too long."""


class Worker:
    """A process that can be started again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self.news = asyncio.Event()  # there may be something to do
        self.ready = False
        self.process: asyncio.subprocess.Process | None = None
        self._command = command
        self._busy = False
        self._held: set[int] = set()  # the thoughts the process knows

    @property
    def alive(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.returncode is None

    async def spawn(self) -> None:
        """Start a process unless there is one; it is not ready yet."""
        if not self.alive:
            self.ready = False
            self._held.clear()
            self.process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )

    async def start(self) -> None:
        """Start a process unless there is one, and wait until it is ready. It may raise :class:`Gone` or OSError."""
        await self.spawn()
        if not self.ready:
            await self._reply(START_S)
            self.ready = True

    async def idle(self) -> None:
        """Wait for news or for the process to die, whichever is first."""
        if self.process is None:
            return
        either: list[asyncio.Future[Any]] = [
            asyncio.ensure_future(self.news.wait()), asyncio.ensure_future(self.process.wait())
        ]  # fmt: skip
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in either:
                one.cancel()

    async def go_on(
        self, number: int, question: Question, seconds: float, limit_s: float, answer: "asyncio.Future[Any]"
    ) -> Reply:
        """Let it think about a question for a slice; raises :class:`Gone` if it dies or hangs."""
        self._busy = True  # and so it stays if this is cancelled: it is killed then, not asked to end
        if number not in self._held:
            self._held.add(number)
            self._send(Begin(number, question))
        self._send(GoOn(number, seconds))
        reply = await self._reply(limit_s, answer)
        self._busy = False
        if reply.done:
            self._held.discard(number)
        return reply

    def forget(self, number: int) -> None:
        """Drop a thought that nobody waits for."""
        if number in self._held:
            self._held.discard(number)
            self._send(Forget(number))

    def _send(self, order: Order) -> None:
        if self.alive and self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(framed(order))

    async def _reply(self, limit_s: float, answer: "asyncio.Future[Any] | None" = None) -> Reply:
        """The next reply; once nobody waits for the answer, it has to come soon."""
        if self.process is None or not self.alive:
            raise Gone("died")
        hearing = asyncio.ensure_future(self._hear(self.process))
        try:
            ends = {hearing} if answer is None else {hearing, answer}
            await asyncio.wait(ends, timeout=limit_s, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done() and answer is not None and answer.done():
                await asyncio.wait({hearing}, timeout=LET_GO_S)
            if not hearing.done():
                raise Gone("took too long")
            return hearing.result()
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            raise Gone("died") from error
        finally:
            if not hearing.done():
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)  # stay responsive to cancellation

    async def _hear(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        await process.stdin.drain()
        head = await process.stdout.readexactly(4)
        return _replies.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))

    async def kill(self) -> None:
        """End the process at once."""
        self.ready = self._busy = False
        self._held.clear()
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
        if self.ready and not self._busy and self.alive and self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), END_S)
        await self.kill()
