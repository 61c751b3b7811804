"""One process in which bots think: ``python -m ecumene.server.thinker``.

Questions come on standard input and answers go to standard output, each as four bytes of length and MessagePack. It is
given perspectives only, ends with the input, and never outlives a question that takes too long, even if nobody is left
who could stop it.
"""

import contextlib
import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from ecumene.bots import Advice, make_bot, make_search, parse_bot
from ecumene.games import game_named

NICENESS: Final = 5  # sockets go first
GRACE_S: Final = 2.0  # who asked stops an overlong thought first


class Question(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What is asked: a move by the bot or, without a bot, the search's advice of so many seconds."""

    game: str
    perspective: bytes
    seat: int
    bot: str
    seconds: float
    seed: int
    limit_s: float


class Reply(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """The answer: advice, of which the first is the move; or the kind of error."""

    advice: list[Advice]
    error: str = ""


_questions: Final = msgspec.msgpack.Decoder(Question)
_encoder: Final = msgspec.msgpack.Encoder()


def framed(message: Question | Reply) -> bytes:
    """A message as it is sent."""
    data = _encoder.encode(message)
    return len(data).to_bytes(4, "big") + data


def answer(question: Question) -> Reply:
    """Think."""
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
        except Exception as error:  # whatever it is, the answer is that there is none
            reply = Reply(advice=[], error=type(error).__name__)
        _limit(0.0)
        sink.write(framed(reply))
        sink.flush()


def _limit(seconds: float) -> None:
    """Let the system end this process when the time is over; compiled code would not notice anything gentler."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Serve whoever started this process; only they stop it, so Ctrl-C and the like are for them."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    sys.stdout = None  # nobody listens any more: leave without flushing


if __name__ == "__main__":
    main()
