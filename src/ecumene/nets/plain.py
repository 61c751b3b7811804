"""How a net is evaluated without compiled code.

A row of the first layer is one large integer with 32 bits for each unit, so that Python adds whole rows at once.
"""

import math
import sys
from array import array
from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecumene.nets.net import Arrays

NO_PART: Final = 65535
BIAS: Final = 1 << 15  # added to every weight, so that no lane is negative


class PlainKernel:
    """The same answers as the compiled kernel, up to rounding."""

    def __init__(self, arrays: "Arrays") -> None:
        first, second = len(arrays.b1), len(arrays.b2)
        self._first = first
        self._rows = [_packed(arrays.rows[at : at + first]) for at in range(0, len(arrays.rows), first)]
        self._scales = arrays.scales.tolist()
        self._b1 = arrays.b1.tolist()
        self._w2 = [arrays.w2[unit::second].tolist() for unit in range(second)]
        self._b2 = arrays.b2.tolist()
        self._wv = [arrays.wv[at : at + second].tolist() for at in range(0, len(arrays.wv), second)]
        self._bv = arrays.bv.tolist()
        self._wp = [arrays.wp[at : at + second].tolist() for at in range(0, len(arrays.wp), second)]
        self._bp = arrays.bp.tolist()

    def judge(self, ones: bytes, parts: bytes, sides: int, /) -> bytes:
        """See :meth:`Net.judge`."""
        if not 1 <= sides <= 4:
            raise ValueError("sides must be from 1 to 4")
        if len(ones) % 2 or len(ones) > 2 * len(self._rows):
            raise ValueError("the length of ones is not that of a list of entries")
        if len(parts) % 4:
            raise ValueError("the length of parts is not that of a list of pairs")
        numbers = _numbers(ones)
        rows = self._rows
        try:
            total = sum([rows[number] for number in numbers])
        except IndexError:
            raise ValueError("an entry of ones is out of range") from None
        lanes = array("I", total.to_bytes(4 * self._first, "little"))
        if sys.byteorder == "big":
            lanes.byteswap()
        offset = BIAS * len(numbers)
        h1 = [
            min(1.0, max(0.0, bias + scale * (lane - offset)))
            for lane, scale, bias in zip(lanes, self._scales, self._b1, strict=True)
        ]
        h2 = [max(0.0, bias + sum(map(mul, row, h1))) for row, bias in zip(self._w2, self._b2, strict=True)]
        answer = array(
            "f", _shares([bias + sum(map(mul, row, h2)) for row, bias in zip(self._wv, self._bv, strict=True)], sides)
        )
        pairs = iter(_numbers(parts))
        for one, other in zip(pairs, pairs, strict=True):
            answer.append(self._logit(one, h2) + (0.0 if other == NO_PART else self._logit(other, h2)))
        if sys.byteorder == "big":
            answer.byteswap()
        return answer.tobytes()

    def judge_many(self, ones: Sequence[bytes], parts: Sequence[bytes], sides: int, /) -> list[bytes]:
        """See :meth:`Net.judge_many`."""
        if len(ones) != len(parts):
            raise ValueError("there are not as many ones as parts")
        return [self.judge(one, some, sides) for one, some in zip(ones, parts, strict=True)]

    def _logit(self, part: int, h2: list[float]) -> float:
        if part >= len(self._wp):
            raise ValueError("a part is out of range")
        logit: float = self._bp[part] + sum(map(mul, self._wp[part], h2))
        return logit


def _packed(row: "array[int]") -> int:
    return sum((weight + BIAS) << (32 * unit) for unit, weight in enumerate(row))


def _numbers(written: bytes) -> list[int]:
    return [written[at] + 256 * written[at + 1] for at in range(0, len(written), 2)]


def _shares(logits: list[float], sides: int) -> list[float]:
    top = max(logits[:sides])
    weights = [math.exp(logit - top) for logit in logits[:sides]]
    total = sum(weights)
    return [weights[seat % sides] / total for seat in range(4)]
