"""The net as PyTorch learns it: plain tensors, so that nothing stands between them and the file. Needs PyTorch.

The first layer is a sum of rows (``embedding_bag``), which costs only as many rows as a position has ones.
"""

from math import sqrt
from pathlib import Path
from typing import Final

import torch

from ecumene.core.encoding import LARGEST_SIDES, NO_PART
from ecumene.training.settings import LearnSettings

SHIPPED: Final = ("w1", "b1", "w2", "b2", "wv", "bv", "wp", "bp")
FAINT: Final = -1e9  # the logit of a side that does not exist


class Model:
    """All weights, and what they make of a batch."""

    def __init__(self, inputs: int, parts: int, endings: int, settings: LearnSettings, seed: int = 1) -> None:
        self.inputs, self.parts, self.endings = inputs, parts, endings
        self.first, self.second = settings.first, settings.second
        random = torch.Generator().manual_seed(seed)

        def uniform(*shape: int, spread: float) -> torch.Tensor:
            return (torch.rand(*shape, generator=random) * 2 - 1) * spread

        first, second = self.first, self.second
        self.weights: dict[str, torch.Tensor] = {
            "w1": uniform(inputs, first, spread=0.1),
            "b1": torch.full((first,), 0.25),
            "w2": uniform(second, first, spread=1 / sqrt(first)),
            "b2": torch.full((second,), 0.1),
            "wv": uniform(LARGEST_SIDES, second, spread=1 / sqrt(second)),
            "bv": torch.zeros(LARGEST_SIDES),
            "wp": uniform(parts, second, spread=0.1 / sqrt(second)),
            "bp": torch.zeros(parts),
            # Only used in training:
            "wm": uniform(1, second, spread=0.1 / sqrt(second)),
            "bm": torch.zeros(1),
            "we": uniform(2 * endings, second, spread=0.1 / sqrt(second)),
            "be": torch.zeros(2 * endings),
        }

    def to(self, device: str) -> "Model":
        """Move all weights to a device."""
        self.weights = {name: weight.detach().to(device) for name, weight in self.weights.items()}
        return self

    def learnable(self) -> list[torch.Tensor]:
        """The weights, ready for an optimiser."""
        return [weight.requires_grad_() for weight in self.weights.values()]

    def hidden(self, ones: torch.Tensor, starts: torch.Tensor) -> torch.Tensor:
        """The second layer of every position of a batch."""
        one = self.weights
        sums = torch.nn.functional.embedding_bag(ones, one["w1"], starts, mode="sum") + one["b1"]
        return torch.relu(torch.addmm(one["b2"], sums.clamp(0, 1), one["w2"].t()))

    def value_logits(self, hidden: torch.Tensor, sides: torch.Tensor) -> torch.Tensor:
        """A logit for each side, own first; those of sides that do not exist are very small."""
        logits = torch.addmm(self.weights["bv"], hidden, self.weights["wv"].t())
        absent = torch.arange(LARGEST_SIDES, device=sides.device)[None, :] >= sides[:, None]
        return logits.masked_fill(absent, FAINT)

    def move_logits(self, hidden: torch.Tensor, parts: torch.Tensor, row: torch.Tensor) -> torch.Tensor:
        """A logit for each move, given by its two parts and the row of the batch it belongs to."""
        wp, bp = self.weights["wp"], self.weights["bp"]
        single = parts[:, 1] == NO_PART
        second = parts[:, 1].masked_fill(single, 0)
        both = (~single).to(hidden.dtype)
        weights = wp[parts[:, 0]] + wp[second] * both[:, None]
        return (hidden[row] * weights).sum(1) + bp[parts[:, 0]] + bp[second] * both

    def margin(self, hidden: torch.Tensor) -> torch.Tensor:
        """The expected margin of points, in units of its spread."""
        return torch.addmm(self.weights["bm"], hidden, self.weights["wm"].t())[:, 0]

    def ending_logits(self, hidden: torch.Tensor) -> torch.Tensor:
        """A logit for each kind of ending, first those the judging seat's side loses."""
        return torch.addmm(self.weights["be"], hidden, self.weights["we"].t())

    def clip(self, limit: float) -> None:
        """Keep the weights of the first two layers within what integers can hold."""
        with torch.no_grad():
            for name in ("w1", "w2"):
                self.weights[name].clamp_(-limit, limit)


def log_softmax_by_row(logits: torch.Tensor, row: torch.Tensor, rows: int) -> torch.Tensor:
    """Logarithms of the shares of moves, each among the moves of its own position."""
    top = torch.full((rows,), -1e30, device=logits.device).scatter_reduce(0, row, logits.detach(), "amax")
    shifted = logits - top[row]
    sums = torch.zeros(rows, device=logits.device).index_add(0, row, shifted.exp())
    return shifted - sums[row].log()


def save(path: Path, content: dict[str, object]) -> None:
    """Write a checkpoint whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    torch.save(content, part)
    part.replace(path)
