"""A worker process for bots: ``python -m ecumene.server.thinker``.

It reads questions from standard input and writes answers to standard output, each as a four-byte length followed by
MessagePack. It only gets perspectives, exits at end of input, and kills itself if a question takes too long, even when
its parent is gone.
"""

import contextlib
import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from ecumene.bots import Advice, make_bot, make_search, parse_bot
from ecumene.games import game_named

NICENESS: Final = 5  # let sockets go first
GRACE_S: Final = 2.0  # the parent normally stops it earlier


class Question(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """A question: a move from the bot or, without a bot, advice from a search of this many seconds."""

    game: str
    perspective: bytes
    seat: int
    bot: str
    seconds: float
    seed: int
    limit_s: float


class Reply(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """The answer: advice, whose first entry is the move; or the kind of error."""

    advice: list[Advice]
    error: str = ""


_questions: Final = msgspec.msgpack.Decoder(Question)
_encoder: Final = msgspec.msgpack.Encoder()


def framed(message: Question | Reply) -> bytes:
    """A message with its length in front."""
    data = _encoder.encode(message)
    return len(data).to_bytes(4, "big") + data


def answer(question: Question) -> Reply:
    """Answer one question."""
    game = game_named(question.game)
    state = game.restore(question.perspective)
    if state.actor != question.seat:
        state.turn_to(question.seat)
    if question.bot:
        move = make_bot(parse_bot(question.bot), game.strategy(), question.seed).choose(state, question.seat)
        return Reply(advice=[Advice(move, 0.0, 0)])
    search = make_search(game.strategy(), question.seed, question.seconds)
    return Reply(advice=search.advise(state, question.seat))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until there are no more."""
    while len(head := source.read(4)) == 4:
        data = source.read(int.from_bytes(head, "big"))
        question = _questions.decode(data)
        _limit(question.limit_s + GRACE_S)
        try:
            reply = answer(question)
        except Exception as error:  # whatever went wrong, reply that there is no answer
            reply = Reply(advice=[], error=type(error).__name__)
        _limit(0.0)
        sink.write(framed(reply))
        sink.flush()


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
