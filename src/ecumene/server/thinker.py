"""A worker process for bots: ``python -m ecumene.server.thinker``.

It holds several thoughts and goes on with each as it is told, a slice at a time. It reads orders from standard input
and writes replies to standard output, each as a four-byte length followed by MessagePack. It only gets perspectives,
exits at end of input, and kills itself if a slice takes too long, even when its parent is gone.
"""

import contextlib
import os
import signal
import sys
import time
from typing import BinaryIO, Final, TypeAlias

import msgspec

from ecumene.bots import Advice, BotSpec, Thought, make_bot, parse_bot, strongest
from ecumene.bots.simple import RandomBot
from ecumene.games import game_named

NICENESS: Final = 5  # let sockets go first
GRACE_S: Final = 2.0  # the parent normally stops it earlier


class Question(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A question: a move from the bot or, without a bot, advice from a search of this many seconds.

    After ``limit_s`` of its own thinking, a search has to answer with what it has found by then.
    """

    game: str
    perspective: bytes
    seat: int
    bot: str
    seconds: float
    seed: int
    limit_s: float


class Begin(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A new thought. There is no reply; it starts with the first :class:`GoOn`."""

    number: int
    question: Question


class GoOn(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Go on with a thought for about this long, then reply."""

    number: int
    seconds: float


class Forget(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Drop a thought that nobody waits for; there is no reply."""

    number: int


Order: TypeAlias = Begin | GoOn | Forget


class Reply(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """After a slice: whether the thought is done, and then its advice, whose first entry is the move, or an error.

    The first reply of a process, before any order, says that it is ready.
    """

    done: bool = False
    advice: list[Advice] = []
    error: str = ""  # its kind
    seconds: float = 0.0  # processor time of the slice


_orders: Final[msgspec.msgpack.Decoder[Order]] = msgspec.msgpack.Decoder(Order)
_encoder: Final = msgspec.msgpack.Encoder()


def framed(message: Order | Reply) -> bytes:
    """A message with its length in front."""
    data = _encoder.encode(message)
    return len(data).to_bytes(4, "big") + data


def begin(question: Question) -> Thought:
    """Begin to think about a question."""
    game = game_named(question.game)
    state = game.restore(question.perspective)
    if state.actor != question.seat:
        state.turn_to(question.seat)
    if question.bot:
        spec = strongest(parse_bot(question.bot), game)
        if spec.name == "random":
            return RandomBot(question.seed, game.strategy()).think(state, question.seat)
        return make_bot(spec, game, question.seed).think(state, question.seat)
    hint = strongest(BotSpec("search", seconds=question.seconds), game)
    return make_bot(hint, game, question.seed).ponder(state, question.seat)


class Mind:
    """The thoughts of this process."""

    def __init__(self) -> None:
        self._questions: dict[int, Question] = {}
        self._thoughts: dict[int, Thought] = {}

    def obey(self, order: Order) -> Reply | None:
        """Carry out an order."""
        match order:
            case Begin():
                self._questions[order.number] = order.question
            case Forget():
                self._forget(order.number)
            case GoOn():
                return self._go_on(order)
        return None

    def _go_on(self, order: GoOn) -> Reply:
        question = self._questions[order.number]
        _limit(question.limit_s + GRACE_S)
        began = time.process_time()
        try:
            reply = self._slice(order.number, question, order.seconds)
        except Exception as error:  # whatever went wrong, reply that there is no answer
            reply = Reply(done=True, error=type(error).__name__)
        _limit(0.0)
        if reply.done:
            self._forget(order.number)
        return msgspec.structs.replace(reply, seconds=time.process_time() - began)

    def _slice(self, number: int, question: Question, seconds: float) -> Reply:
        thought = self._thoughts.get(number)
        if thought is None:
            thought = self._thoughts[number] = begin(question)
        done = thought.step(min(seconds, question.limit_s - thought.seconds))
        if done or thought.seconds >= question.limit_s:
            return Reply(done=True, advice=thought.advice())
        return Reply()

    def _forget(self, number: int) -> None:
        self._questions.pop(number, None)
        self._thoughts.pop(number, None)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Obey until there are no more orders."""
    mind = Mind()
    reply: Reply | None = Reply()
    while True:
        if reply is not None:
            sink.write(framed(reply))
            sink.flush()
        head = source.read(4)
        if len(head) < 4:
            return
        reply = mind.obey(_orders.decode(source.read(int.from_bytes(head, "big"))))


def _limit(seconds: float) -> None:
    """Let the system kill this process when time runs out; compiled code would not notice anything gentler."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Serve the parent process, which alone stops this one: Ctrl-C is ignored here."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    sys.stdout = None  # nobody is listening any more: exit without flushing


if __name__ == "__main__":
    main()
