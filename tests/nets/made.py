"""Nets with random weights, and a slow obvious evaluation of them."""

import math
import random
import struct
from array import array

from ecumene.nets import NetStamp, NetWeights
from ecumene.nets.files import quantised
from ecumene.nets.net import Arrays

NO_PART = 65535


def floats(chance: random.Random, length: int, largest: float) -> "array[float]":
    return array("f", [chance.uniform(-largest, largest) for _ in range(length)])


def weights(seed: int, inputs: int, first: int, second: int, parts: int) -> NetWeights:
    chance = random.Random(seed)
    return NetWeights(
        w1=floats(chance, inputs * first, 0.5),
        b1=floats(chance, first, 0.5),
        w2=floats(chance, second * first, 0.3),
        b2=floats(chance, second, 0.3),
        wv=floats(chance, 4 * second, 0.5),
        bv=floats(chance, 4, 0.5),
        wp=floats(chance, parts * second, 0.5),
        bp=floats(chance, parts, 0.5),
    )


def arrays(seed: int, inputs: int, first: int, second: int, parts: int) -> Arrays:
    return quantised(weights(seed, inputs, first, second, parts), NetStamp("", 1, 1, inputs, parts))


def packed(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}H", *numbers)


def unpacked(answer: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(answer) // 4}f", answer))


def question(chance: random.Random, inputs: int, parts: int) -> tuple[list[int], list[int]]:
    """Some ones and the parts of some moves."""
    ones = sorted(chance.sample(range(inputs), chance.choice([0, 1, 7, 8, 9, inputs // 2, inputs])))
    pairs = []
    for _ in range(chance.choice([0, 1, 5, 40])):
        pairs += [chance.randrange(parts), chance.choice([NO_PART, chance.randrange(parts)])]
    return ones, pairs


def evaluated(
    trained: NetWeights, inputs: int, ones: list[int], pairs: list[int], sides: int
) -> tuple[list[float], list[float]]:
    """The trained weights, evaluated as :class:`NetWeights` says: expected results and logits."""
    w1, b1, w2, b2, wv, bv, wp, bp = (
        list(memoryview(one)) for one in (
            trained.w1, trained.b1, trained.w2, trained.b2, trained.wv, trained.bv, trained.wp, trained.bp
        )
    )  # fmt: skip
    first, second = len(b1), len(b2)
    assert len(w1) == inputs * first
    h1 = [min(1.0, max(0.0, b1[unit] + sum(w1[one * first + unit] for one in ones))) for unit in range(first)]
    h2 = [max(0.0, b2[unit] + sum(w2[unit * first + at] * h1[at] for at in range(first))) for unit in range(second)]
    values = [
        math.exp(bv[side] + sum(wv[side * second + at] * h2[at] for at in range(second))) for side in range(sides)
    ]

    def logit(part: int) -> float:
        return 0.0 if part == NO_PART else bp[part] + sum(wp[part * second + at] * h2[at] for at in range(second))

    logits = [logit(one) + logit(other) for one, other in zip(pairs[::2], pairs[1::2], strict=True)]
    return [values[seat % sides] / sum(values) for seat in range(4)], logits
