"""A net, ready to judge positions."""

import importlib
from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from ecumene import _sources
from ecumene.nets.plain import PlainKernel

ROW_LIMIT: Final = 4095  # the largest weight of the first layer: eight of them fit into 16 bits
LARGEST_HIDDEN: Final = 1024


class Arrays(NamedTuple):
    """A net's numbers in the order in which they are written."""

    rows: "array[int]"  # inputs x h1, 16 bits
    scales: "array[float]"  # h1: what one unit of a column of rows is worth
    b1: "array[float]"  # h1
    w2: "array[float]"  # h1 x h2
    b2: "array[float]"  # h2
    wv: "array[float]"  # 4 x h2
    bv: "array[float]"  # 4
    wp: "array[float]"  # parts x h2
    bp: "array[float]"  # parts


class Kernel(Protocol):
    """What evaluates a net: compiled, or plain Python."""

    def judge(self, ones: bytes, parts: bytes, sides: int, /) -> bytes:
        """See :meth:`Net.judge`."""

    def judge_many(self, ones: Sequence[bytes], parts: Sequence[bytes], sides: int, /) -> list[bytes]:
        """See :meth:`Net.judge_many`."""


def _compiled_kernel() -> tuple[Callable[..., Kernel] | None, str]:
    if _sources.uses_sources():
        return None, ""
    try:
        module = importlib.import_module("ecumene.nets._kernel")
    except ImportError:
        return None, ""
    return module.Kernel, module.instructions()


_KERNEL, _INSTRUCTIONS = _compiled_kernel()


def has_compiled_kernel() -> bool:
    """Whether nets are evaluated fast enough to guide a search."""
    return _KERNEL is not None


def net_kernel() -> str:
    """How nets are evaluated here: ``compiled (AVX2)``, ``compiled (portable)`` or ``plain Python``."""
    return f"compiled ({_INSTRUCTIONS})" if _KERNEL is not None else "plain Python"


def kernel_for(arrays: Arrays, plain: bool = False) -> Kernel:
    """The compiled kernel where there is one, unless the plain one is asked for."""
    if _KERNEL is None or plain:
        return PlainKernel(arrays)
    inputs = len(arrays.rows) // len(arrays.b1)
    return _KERNEL(inputs, len(arrays.b1), len(arrays.b2), len(arrays.bp), *arrays)


class Net:
    """Judges positions that an encoder wrote, one or many at a time."""

    def __init__(self, arrays: Arrays, training: Mapping[str, object]) -> None:
        self.inputs = len(arrays.rows) // len(arrays.b1)
        self.hidden = (len(arrays.b1), len(arrays.b2))
        self.parts = len(arrays.bp)
        self.training = training
        self._kernel = kernel_for(arrays)

    def judge(self, ones: bytes, parts: bytes, sides: int) -> bytes:
        """Judge one position, given as :meth:`Encoder.ones` and :meth:`Encoder.parts_of` write them.

        The answer is little-endian 32-bit floats. The first four are the expected results of the judging seat and of
        those after it, counted round a table at which seats take turns in belonging to ``sides`` sides; the results of
        all sides add up to 1. Then comes one logit for each move. Raises ``ValueError`` if the input is not what an
        encoder writes.
        """
        return self._kernel.judge(ones, parts, sides)

    def judge_many(self, ones: Sequence[bytes], parts: Sequence[bytes], sides: int) -> list[bytes]:
        """Judge several positions."""
        return self._kernel.judge_many(ones, parts, sides)
