"""The kernel: compiled and plain Python come to the same, and nothing that it is given makes it crash."""

import importlib
import random
import struct
from array import array

import pytest

from ecumene.cli.about import compiled
from ecumene.nets.net import Kernel, Net, kernel_for, net_kernel
from ecumene.nets.plain import PlainKernel
from tests.nets.made import arrays, packed, question, unpacked

INPUTS, PARTS = 90, 50
SHAPES = [(64, 32), (1, 1), (65, 33), (20, 8), (256, 64), (1024, 7)]


def kernels(first: int, second: int) -> list[Kernel]:
    """The plain kernel and, where it works, the compiled one."""
    made = arrays(first, INPUTS, first, second, PARTS)
    return [PlainKernel(made), *([kernel_for(made)] if compiled() else [])]


every_kernel = pytest.mark.parametrize("kernel", kernels(65, 33), ids=lambda kernel: type(kernel).__name__)


@pytest.mark.compiler
def test_the_compiled_kernel_is_used_where_there_is_one() -> None:
    assert net_kernel().startswith("compiled" if compiled() else "plain")
    made = arrays(1, INPUTS, 8, 8, PARTS)
    assert isinstance(kernel_for(made), PlainKernel) == (not compiled())
    assert isinstance(kernel_for(made, plain=True), PlainKernel)
    assert Net(made, {}).hidden == (8, 8)


@pytest.mark.compiler
@pytest.mark.parametrize(("first", "second"), SHAPES)
def test_both_kernels_come_to_the_same(first: int, second: int) -> None:
    both = kernels(first, second)
    chance = random.Random(first)
    for _ in range(40):
        ones, pairs = question(chance, INPUTS, PARTS)
        for sides in (1, 2, 3, 4):
            answers = [unpacked(kernel.judge(packed(ones), packed(pairs), sides)) for kernel in both]
            assert len(answers[0]) == 4 + len(pairs) // 2
            assert answers[0] == pytest.approx(answers[-1], abs=1e-3)
            assert sum(answers[0][:sides]) == pytest.approx(1, abs=1e-5)
            assert answers[-1][:4] == [answers[-1][seat % sides] for seat in range(4)]


@pytest.mark.compiler
@pytest.mark.parametrize(("first", "second"), SHAPES)
def test_every_processor_finds_the_same_numbers(first: int, second: int) -> None:
    """With the instructions of this machine, and with those that every machine has."""
    if not compiled():
        pytest.skip("the kernel is not compiled")
    module = importlib.import_module("ecumene.nets._kernel")
    kernel = kernels(first, second)[-1]
    chance = random.Random(first)
    for _ in range(40):
        ones, pairs = question(chance, INPUTS, PARTS)
        usual = kernel.judge(packed(ones), packed(pairs), 2)
        module.be_portable(True)
        try:
            assert module.instructions() == "portable"
            assert kernel.judge(packed(ones), packed(pairs), 2) == usual
        finally:
            module.be_portable(False)


@every_kernel
def test_the_largest_weights_do_not_overflow(kernel: Kernel) -> None:
    made = arrays(1, INPUTS, 64, 8, PARTS)
    for weight in (4095, -4095):
        most = made._replace(rows=array("h", [weight] * len(made.rows)), scales=array("f", [1e-6] * 64))
        one = type(kernel) is PlainKernel
        answer = unpacked(kernel_for(most, plain=one).judge(packed(list(range(INPUTS))), b"", 2))
        wanted = unpacked(PlainKernel(most).judge(packed(list(range(INPUTS))), b"", 2))
        assert answer == pytest.approx(wanted, abs=1e-5)


@every_kernel
def test_many_positions_are_judged_as_one_by_one(kernel: Kernel) -> None:
    chance = random.Random(9)
    asked = [question(chance, INPUTS, PARTS) for _ in range(20)]
    ones, parts = [packed(one) for one, _ in asked], [packed(pairs) for _, pairs in asked]
    assert kernel.judge_many(ones, parts, 3) == [
        kernel.judge(one, some, 3) for one, some in zip(ones, parts, strict=True)
    ]
    assert kernel.judge_many([], [], 2) == []


@every_kernel
@pytest.mark.parametrize(
    ("ones", "parts", "sides", "said"),
    [
        (b"\1", b"", 2, "length of ones"),
        (packed([1] * (INPUTS + 1)), b"", 2, "length of ones"),
        (packed([INPUTS]), b"", 2, "ones is out of range"),
        (packed([65535]), b"", 2, "ones is out of range"),
        (b"", b"\0\0", 2, "length of parts"),
        (b"", b"\0", 2, "length of parts"),
        (b"", packed([PARTS, 65535]), 2, "part is out of range"),
        (b"", packed([0, PARTS]), 2, "part is out of range"),
        (b"", packed([65535, 0]), 2, "part is out of range"),
        (b"", packed([65535, 65535]), 2, "part is out of range"),
        (b"", b"", 0, "sides"),
        (b"", b"", 5, "sides"),
        (b"", b"", -1, "sides"),
        (b"", b"", 2**80, "sides"),
    ],
)
def test_what_no_encoder_writes_is_refused(kernel: Kernel, ones: bytes, parts: bytes, sides: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        kernel.judge(ones, parts, sides)
    with pytest.raises(ValueError, match=said):
        kernel.judge_many([b"", ones], [b"", parts], sides)


@every_kernel
def test_lists_of_different_lengths_are_refused(kernel: Kernel) -> None:
    with pytest.raises(ValueError, match="not as many"):
        kernel.judge_many([b""], [], 2)


@every_kernel
def test_random_bytes_are_either_judged_or_refused(kernel: Kernel) -> None:
    chance = random.Random(4)
    judged = 0
    for _ in range(3000):
        ones = chance.randbytes(chance.choice([0, 1, 2, 3, 4, 10, 64, 180, 182, 4000]))
        parts = chance.randbytes(chance.choice([0, 1, 2, 4, 8, 64, 3000]))
        if chance.random() < 0.5:
            ones = packed(
                [one % (INPUTS + 1) for one in struct.unpack(f"<{len(ones) // 2}H", ones[: len(ones) // 2 * 2])]
            )
            parts = packed(
                [one % (PARTS + 1) for one in struct.unpack(f"<{len(parts) // 2}H", parts[: len(parts) // 2 * 2])]
            )
        try:
            answer = kernel.judge(ones, parts, chance.randint(-1, 6))
        except ValueError:
            continue
        judged += 1
        assert len(answer) == 16 + len(parts)
    assert judged > 100


@pytest.mark.compiler
def test_wrong_types_and_arrays_are_refused() -> None:
    if not compiled():
        pytest.skip("the kernel is not compiled")
    make = importlib.import_module("ecumene.nets._kernel").Kernel
    good = (INPUTS, 8, 8, PARTS, *arrays(1, INPUTS, 8, 8, PARTS))
    kernel = make(*good)
    for arguments in (("", b"", 2), (b"", None, 2), (b"", b"", "2"), (b"", b""), (), (b"", b"", 2, 1), (b"", b"", 1.0)):
        with pytest.raises(TypeError):
            kernel.judge(*arguments)
    wrong: tuple[object, ...]
    for wrong in (
        ([b""], ["x"], 2),
        (None, [b""], 2),
        ([b""], 3, 2),
        ([None], [b""], 2),
        ([b""], [b""]),
        ([], [], "2"),
    ):
        with pytest.raises(TypeError):
            kernel.judge_many(*wrong)
    chance = random.Random(2)
    for place in range(len(good)):
        for other in (0, -1, 1025, 2**40, 2**70, b"", bytes(chance.randrange(5000)), None, "x", array("d", [1.0])):
            if place < 4 and other == good[place]:
                continue
            changed = (*good[:place], other, *good[place + 1 :])
            with pytest.raises((ValueError, TypeError, OverflowError)):
                make(*changed)
    with pytest.raises(ValueError, match="too large"):
        make(*good[:4], array("h", [4096] * INPUTS * 8), *good[5:])
    for few in range(len(good)):
        with pytest.raises(TypeError):
            make(*good[:few])
    with pytest.raises(TypeError):
        make(*good, one=1)
