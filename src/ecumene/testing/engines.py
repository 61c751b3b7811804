"""Questions on which the compiled and the interpreted engine must agree.

As a module it asks the engine of this process, or the other engine through a second process. As a program it reads one
question as JSON and writes the answer as JSON.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from ecumene.core import rng as rng_module
from ecumene.core.hashing import START, mix
from ecumene.core.parsing import parse_record
from ecumene.core.rng import Rng
from ecumene.games import GAMES

COMPILED = not str(rng_module.__file__).endswith(".py")

# An interpreted engine takes twenty times as long for a key as for all else of a ply, and what differs stays different.
PLIES_BETWEEN_KEYS = 8

Answer = list[Any]


def kind(_: Answer) -> Answer:
    """Whether the engine is compiled."""
    return [COMPILED]


def random_numbers(seeds: Answer) -> Answer:
    """The output of generators with these seeds."""
    return [_numbers(Rng(seed)) for seed in seeds]


def _numbers(rng: Rng) -> Answer:
    words = [rng.word() for _ in range(20)]
    bounds = [1, 2, 3, 7, 104, 2**16 + 1, 10**9, 1717986918, 2**31 - 1, 2**31]
    return [words, [rng.below(bound) for bound in bounds for _ in range(10)], rng.unit(), rng.seed()]


def mixed(values: Answer) -> Answer:
    """Each value mixed alone, and the key after all of them."""
    key = START
    alone = []
    for value in values:
        key = mix(key, value)
        alone.append(mix(START, value))
    return [alone, key]


def traces(texts: Answer) -> Answer:
    """Records replayed: at every ply the actor and the legal moves, now and then the key; at the end the returns."""
    return [_trace(text) for text in texts]


def _trace(text: str) -> Answer:
    record = parse_record(text, GAMES)
    state = record.start()
    plies = []
    for number, ply in enumerate(record.plies):
        if ply.seat != state.actor:
            state.turn_to(ply.seat)
        key = state.key() if number % PLIES_BETWEEN_KEYS == 0 else 0
        plies.append([state.actor, key, list(state.moves()), list(state.weights()) if ply.seat < 0 else []])
        state.apply(ply.move)
    return [plies, state.key(), state.returns(), state.numbers()]


QUESTIONS: dict[str, Callable[[Answer], Answer]] = {
    "kind": kind,
    "random_numbers": random_numbers,
    "mixed": mixed,
    "traces": traces,
}


def ask_here(question: str, about: Answer) -> Answer:
    """The answer of this process."""
    answer: Answer = json.loads(json.dumps(QUESTIONS[question](about)))
    return answer


def ask_other(question: str, about: Answer) -> Answer:
    """The answer of a process with the other engine: interpreted if this one is compiled, and vice versa."""
    environment = {**os.environ, "ECUMENE_PURE": "1" if COMPILED else ""}
    done = subprocess.run(
        [sys.executable, "-m", "ecumene.testing.engines", question],
        input=json.dumps(about),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**environment, "PYTHONIOENCODING": "utf-8"},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: Answer = json.loads(done.stdout)
    return answer


if __name__ == "__main__":
    json.dump(QUESTIONS[sys.argv[1]](json.load(sys.stdin)), sys.stdout)
