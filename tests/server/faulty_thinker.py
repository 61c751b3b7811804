"""A bot process with faults, selected by the seed of a request."""

import os
import time

from ecumene.bots import Thought
from ecumene.server import thinker
from ecumene.server.thinker import Question

DIES = 1001  # always
SLEEPS = 1002  # forever
RAISES = 1003
SLOW = 1004  # half a second, then an honest answer

honest = thinker.begin


def begin(question: Question) -> Thought:
    if question.seed == DIES:
        os._exit(3)
    if question.seed == SLEEPS:
        time.sleep(3600)
    if question.seed == RAISES:
        raise MemoryError("of a position that must not be told")
    if question.seed == SLOW:
        time.sleep(0.5)
    return honest(question)


if __name__ == "__main__":
    thinker.begin = begin
    thinker.main()
