"""How many positions a second a net judges on one core: our kernel, plain Python, NumPy and ONNX Runtime.

``python bench/net_kernels.py`` measures what is installed, on positions of random games of 7 Wonders Duel, from what an
encoder writes to a value for each side and a logit for each move. NumPy and ONNX Runtime are no dependencies: install
``numpy onnx onnxruntime`` into an environment of your own to measure them.
"""

import importlib
import os
import random
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from typing import Any

from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games import game_named
from ecumene.nets import NetStamp, NetWeights
from ecumene.nets.files import quantised
from ecumene.nets.net import Kernel, kernel_for, net_kernel

HIDDEN = ((128, 32), (256, 32), (512, 64))
BATCHES = (1, 4, 16, 64)
SIDES = 2
Judge = Callable[[Sequence[bytes], Sequence[bytes]], object]


def positions(number: int) -> tuple[list[tuple[bytes, bytes]], int, int]:
    """What the encoder writes of positions with a choice, and the sizes of its vector and policy."""
    game = game_named("duel")
    encoder = game.encoder()
    assert encoder is not None
    rng = Rng(5)
    found: list[tuple[bytes, bytes]] = []
    while len(found) < number:
        state = game.new(2)
        while state.actor != OVER:
            if state.actor != CHANCE and len(state.moves()) > 1:
                seat = state.actor
                found.append((encoder.ones(state, seat), encoder.parts_of(state, seat, state.moves())))
            state.play(state.random_move(rng))
    random.Random(1).shuffle(found)
    return found[:number], int(encoder.inputs), int(encoder.parts)


def weights(inputs: int, first: int, second: int, parts: int) -> NetWeights:
    """Random weights; about half of the units of the first layer come out above zero."""
    chance = random.Random(1)

    def floats(length: int, largest: float) -> "array[float]":
        return array("f", [chance.uniform(-largest, largest) for _ in range(length)])

    return NetWeights(
        floats(inputs * first, 0.1), floats(first, 0.1), floats(first * second, 0.1), floats(second, 0.1),
        floats(4 * second, 0.3), floats(4, 0.3), floats(parts * second, 0.3), floats(parts, 0.3),
    )  # fmt: skip


class Numpy:
    """The same net in NumPy: rows are summed with ``reduceat``, the rest are products of matrices."""

    def __init__(self, trained: NetWeights, inputs: int, first: int, second: int, parts: int) -> None:
        os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
        self.np = np = importlib.import_module("numpy")

        def shaped(values: object, *shape: int) -> Any:
            return np.frombuffer(values, np.float32).reshape(shape)

        self.w1, self.b1 = shaped(trained.w1, inputs, first), shaped(trained.b1, first)
        self.w2, self.b2 = shaped(trained.w2, second, first).T.copy(), shaped(trained.b2, second)
        self.wv, self.bv = shaped(trained.wv, 4, second).T.copy(), shaped(trained.bv, 4)
        self.wp = np.vstack([shaped(trained.wp, parts, second), np.zeros((1, second), np.float32)])
        self.bp = np.append(shaped(trained.bp, parts), np.float32(0))
        self.parts = parts

    def judge(self, ones: Sequence[bytes], moves: Sequence[bytes]) -> list[bytes]:
        """Judge several positions."""
        np = self.np
        entries = np.frombuffer(b"".join(ones), np.uint16)
        starts = np.cumsum([0, *(len(one) // 2 for one in ones[:-1])])
        if len(ones) == 1:
            sums = self.w1[entries].sum(axis=0, keepdims=True)
        else:
            sums = np.add.reduceat(self.w1[entries], starts, axis=0)
        h1 = np.clip(sums + self.b1, 0, 1)
        h2 = np.maximum(h1 @ self.w2 + self.b2, 0)
        return self.answers(h2, h2 @ self.wv + self.bv, moves)

    def answers(self, h2: Any, values: Any, moves: Sequence[bytes]) -> list[bytes]:
        """The values of the sides and the logits of the moves."""
        np = self.np
        shares = np.exp(values[:, :SIDES] - values[:, :SIDES].max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        answers = []
        for at, asked in enumerate(moves):
            parts = np.minimum(np.frombuffer(asked, np.uint16), self.parts)
            logits = (self.wp[parts] @ h2[at] + self.bp[parts]).reshape(-1, 2).sum(axis=1)
            answers.append(shares[at].tobytes() * 2 + logits.tobytes())
        return answers


class Onnx(Numpy):
    """The hidden layers in ONNX Runtime, one thread, from the whole vector; the moves' logits in NumPy."""

    def __init__(self, trained: NetWeights, inputs: int, first: int, second: int, parts: int) -> None:
        super().__init__(trained, inputs, first, second, parts)
        onnx, runtime = importlib.import_module("onnx"), importlib.import_module("onnxruntime")
        helper, numbers, kinds = onnx.helper, onnx.numpy_helper, onnx.TensorProto
        nodes = [
            helper.make_node("MatMul", ["x", "w1"], ["a"]), helper.make_node("Add", ["a", "b1"], ["b"]),
            helper.make_node("Clip", ["b", "zero", "one"], ["c"]), helper.make_node("MatMul", ["c", "w2"], ["d"]),
            helper.make_node("Add", ["d", "b2"], ["e"]), helper.make_node("Relu", ["e"], ["h2"]),
            helper.make_node("MatMul", ["h2", "wv"], ["f"]), helper.make_node("Add", ["f", "bv"], ["values"]),
        ]  # fmt: skip
        np = self.np
        held = {
            "w1": self.w1, "b1": self.b1, "w2": self.w2, "b2": self.b2, "wv": self.wv, "bv": self.bv,
            "zero": np.float32(0), "one": np.float32(1),
        }  # fmt: skip
        graph = helper.make_graph(
            nodes, "net", [helper.make_tensor_value_info("x", kinds.FLOAT, [None, inputs])],
            [helper.make_tensor_value_info(name, kinds.FLOAT, [None, None]) for name in ("h2", "values")],
            [numbers.from_array(np.asarray(values), name) for name, values in held.items()],
        )  # fmt: skip
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        options = runtime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session = runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        self.inputs = inputs

    def judge(self, ones: Sequence[bytes], moves: Sequence[bytes]) -> list[bytes]:
        """Judge several positions."""
        np = self.np
        vector = np.zeros((len(ones), self.inputs), np.float32)
        for at, one in enumerate(ones):
            vector[at, np.frombuffer(one, np.uint16)] = 1
        h2, values = self.session.run(None, {"x": vector})
        return self.answers(h2, values, moves)


def judging_with(kernel: Kernel) -> Judge:
    """A kernel's way of judging several positions of two sides."""
    return lambda ones, moves: kernel.judge_many(ones, moves, SIDES)


def rate(judge: Judge, asked: list[tuple[bytes, bytes]], batch: int, seconds: float) -> float:
    """Positions for a second of processor time, the best of three rounds."""
    batches = [asked[at : at + batch] for at in range(0, len(asked) - batch + 1, batch)]
    prepared = [([one for one, _ in some], [moves for _, moves in some]) for some in batches]
    best = 0.0
    for _ in range(3):
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            for ones, moves in prepared[: max(1, 64 // batch)]:
                judge(ones, moves)
                done += batch
            prepared = prepared[max(1, 64 // batch) :] + prepared[: max(1, 64 // batch)]
        best = max(best, done / (time.process_time() - begun))
    return best


def main(seconds: float) -> None:
    """Print the table."""
    asked, inputs, parts = positions(2048)
    ones = sum(len(one) for one, _ in asked) / 2 / len(asked)
    moves = sum(len(some) for _, some in asked) / 4 / len(asked)
    print(f"{inputs} inputs, {ones:.0f} of them ones; {parts} parts, {moves:.1f} moves; net kernel: {net_kernel()}")
    print("| hidden | way | " + " | ".join(str(batch) for batch in BATCHES) + " |")
    print("|---|---|" + "---:|" * len(BATCHES))
    for first, second in HIDDEN:
        trained = weights(inputs, first, second, parts)
        made = quantised(trained, NetStamp("duel", 1, 1, inputs, parts))
        ways: dict[str, Judge] = {}
        if net_kernel() != "plain Python":
            ways[net_kernel()] = judging_with(kernel_for(made))
        ways["plain Python"] = judging_with(kernel_for(made, plain=True))
        for way, kind in (("NumPy", Numpy), ("ONNX Runtime", Onnx)):
            try:
                ways[way] = kind(trained, inputs, first, second, parts).judge
            except ImportError:
                print(f"({way} is not installed)", file=sys.stderr)
        for way, judge in ways.items():
            rates = [rate(judge, asked, batch, seconds) for batch in BATCHES]
            print(f"| {first}-{second} | {way} | " + " | ".join(f"{one:,.0f}" for one in rates) + " |", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 0.3)
