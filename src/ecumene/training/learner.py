"""Teaches a model what games came to. Needs PyTorch and NumPy.

A lesson goes through a set of positions in an order that its seed decides, and leaves a checkpoint now and then; after
a kill it goes on from the last one and ends with the same weights.
"""

import hashlib
from collections.abc import Callable, Iterator
from math import cos, pi
from pathlib import Path
from time import monotonic, process_time
from typing import Final

import msgspec
import numpy as np
import torch

from ecumene.core.encoding import NO_PART
from ecumene.core.errors import EcumeneError
from ecumene.training import model as model_file
from ecumene.training.measures import measured
from ecumene.training.model import Model, log_softmax_by_row
from ecumene.training.results import Measures
from ecumene.training.samples import COLUMNS, Samples
from ecumene.training.settings import LearnSettings

WARMING: Final = 0.02  # of a lesson's steps, in which the step size grows from nothing
CHECKPOINT_EVERY: Final = 60.0  # seconds
LOOKED_AT: Final = 8192  # positions in one batch where nothing is learned
TOLD_EVERY: Final = 50  # steps

Batch = dict[str, torch.Tensor]


class Progress(msgspec.Struct, frozen=True):
    """Where a lesson stands, with the mean losses since it was told last."""

    step: int
    steps: int
    value_loss: float
    policy_loss: float
    positions_a_second: float  # of processor time


class Batches:
    """A set of positions that lies where the model learns, so that nothing has to be brought there for a batch."""

    def __init__(self, samples: Samples, device: str) -> None:
        self._all: Batch = {}
        for name, array in samples.arrays().items():
            same = array.view(np.int16) if array.dtype == np.uint16 else array  # numbers, and NO_PART as -1
            self._all[name] = torch.from_numpy(np.ascontiguousarray(same)).to(device)
        self._device = device

    def of(self, rows: np.ndarray) -> Batch:
        """Some positions: rows of equal length as they are, others gathered with the place where each begins."""
        every = self._all
        chosen = torch.from_numpy(np.ascontiguousarray(rows)).to(self._device)
        batch = {name: every[name][chosen] for name in COLUMNS}
        for name in ("sides", "endings"):
            batch[name] = batch[name].long()
        ones, batch["ones_at"], _ = self._gathered("ones", "ones_at", chosen)
        batch["ones"] = ones.int()
        parts, _, lengths = self._gathered("parts", "parts_at", chosen)
        batch["parts"] = parts.long() & NO_PART
        batch["shares"], _, _ = self._gathered("shares", "parts_at", chosen)
        batch["row"] = torch.repeat_interleave(torch.arange(len(chosen), device=self._device), lengths)
        batch["with_shares"] = (lengths > 0).sum()
        return batch

    def _gathered(self, name: str, at: str, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Rows of different lengths one behind the other, where each begins, and how long it is."""
        starts = self._all[at]
        first = starts[chosen]
        lengths = starts[chosen + 1] - first
        ends = lengths.cumsum(0)
        before = ends - lengths
        places = torch.repeat_interleave(first - before, lengths)
        places += torch.arange(len(places), device=self._device)
        return self._all[name][places], before.int(), lengths


def targets(batch: Batch, search_share: float) -> torch.Tensor:
    """What the values should be: results, mixed with what the search expected where it looked."""
    searches = batch["searches"]
    known = ~searches[:, :1].isnan()
    mixed = (1 - search_share) * batch["results"] + search_share * searches.nan_to_num()
    return torch.where(known, mixed, batch["results"])


def losses(model: Model, batch: Batch, settings: LearnSettings, margin_spread: float) -> dict[str, torch.Tensor]:
    """Every loss of a batch, unweighted."""
    hidden = model.hidden(batch["ones"], batch["ones_at"])
    values = torch.log_softmax(model.value_logits(hidden, batch["sides"]), 1)
    found = {"value": -(targets(batch, settings.search_share) * values).sum(1).mean()}
    if len(batch["shares"]):
        row = batch["row"]
        shares = log_softmax_by_row(model.move_logits(hidden, batch["parts"], row), row, len(hidden))
        found["policy"] = -(batch["shares"] * shares).sum() / batch["with_shares"]
    if settings.margin_weight:
        margins = batch["margins"]
        known = ~margins.isnan()
        off = (model.margin(hidden) - margins.nan_to_num() / margin_spread)[known]
        if len(off):
            found["margin"] = torch.nn.functional.huber_loss(off, torch.zeros_like(off))
    if settings.ending_weight:
        kinds = batch["endings"] + model.endings * batch["won"].long()
        found["ending"] = torch.nn.functional.cross_entropy(model.ending_logits(hidden), kinds)
    return found


class Lesson:
    """Learning from one set of positions."""

    def __init__(
        self, model: Model, samples: Samples, settings: LearnSettings, checkpoint: Path | None, device: str = "cpu"
    ) -> None:
        self.model = model.to(device)
        self.samples = samples
        self.batches = Batches(samples, device)
        self.settings = settings
        self.checkpoint = checkpoint
        self.device = device
        self.rows = np.flatnonzero(~samples.held_out)
        if not len(self.rows):
            raise EcumeneError("There is nothing to learn from.", "All games are held out.", "Play more games.")
        a_round = max(1, len(self.rows) // settings.batch)
        self.steps = settings.steps or max(1, round(a_round * settings.epochs))
        self.step = 0
        self.seconds = 0.0  # of the processor, with what came before an interruption
        known = samples.margins[self.rows]
        known = known[~np.isnan(known)]
        self.margin_spread = float(known.std()) if len(known) else 1.0
        self.margin_spread = self.margin_spread or 1.0
        self.optimiser = torch.optim.AdamW(
            self.model.learnable(), lr=settings.rate, weight_decay=settings.decay / settings.rate, fused=True
        )
        self.mark = self._mark()
        if checkpoint is not None and checkpoint.exists():
            self._go_on(checkpoint)

    def run(self, tell: Callable[[Progress], None] | None = None) -> None:
        """Learn to the end."""
        sums: dict[str, torch.Tensor] = {}
        told, began, saved = self.step, process_time(), monotonic()
        started, before = began, self.seconds
        for rows in self._order():
            for name, loss in self._learn(rows).items():
                sums[name] = sums[name] + loss if name in sums else loss
            self.step += 1
            self.seconds = before + process_time() - started
            if self.checkpoint is not None and monotonic() - saved > CHECKPOINT_EVERY:
                self._save(self.checkpoint)
                saved = monotonic()
            if tell is not None and (self.step % TOLD_EVERY == 0 or self.step == self.steps):
                count = self.step - told
                rate = count * self.settings.batch / max(1e-9, process_time() - began)
                means = {name: float(total) / count for name, total in sums.items()}
                tell(Progress(self.step, self.steps, means["value"], means.get("policy", 0.0), rate))
                sums, told, began = {}, self.step, process_time()

    def _learn(self, rows: np.ndarray) -> dict[str, torch.Tensor]:
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * self._pace()
        batch = self.batches.of(rows)
        found = losses(self.model, batch, settings, self.margin_spread)
        weights = {
            "value": 1.0,
            "policy": settings.policy_weight,
            "margin": settings.margin_weight,
            "ending": settings.ending_weight,
        }
        total = sum((weights[name] * loss for name, loss in found.items()), torch.zeros((), device=self.device))
        self.optimiser.zero_grad(set_to_none=True)
        total.backward()
        self.optimiser.step()
        self.model.clip(settings.clip)
        return {name: loss.detach() for name, loss in found.items()}

    def _pace(self) -> float:
        """The step size's share: it grows quickly from nothing, then shrinks like a cosine."""
        done = self.step / self.steps
        if done < WARMING:
            return (self.step + 1) / (WARMING * self.steps + 1)
        least = self.settings.least_rate
        return least + (1 - least) * (1 + cos(pi * (done - WARMING) / (1 - WARMING))) / 2

    def _order(self) -> Iterator[np.ndarray]:
        """The batches that are left, in the order of the seed."""
        size = min(self.settings.batch, len(self.rows))
        a_round = max(1, len(self.rows) // size)
        while self.step < self.steps:
            turn = np.random.default_rng((self.settings.seed, self.step // a_round)).permutation(self.rows)
            for start in range(self.step % a_round, a_round):
                if self.step >= self.steps:
                    return
                yield turn[start * size : (start + 1) * size]

    def _mark(self) -> str:
        """What tells this lesson from all others: its settings, its positions, and the weights it begins with."""
        digest = hashlib.sha256(msgspec.json.encode(self.settings))
        digest.update(np.ascontiguousarray(self.samples.results))
        digest.update(np.ascontiguousarray(self.samples.ones_at))
        for weight in self.model.weights.values():
            digest.update(np.ascontiguousarray(weight.detach().cpu().numpy()))
        return digest.hexdigest()

    def _save(self, path: Path) -> None:
        optimiser = self.optimiser.state_dict()
        content = {
            "mark": self.mark, "step": self.step, "seconds": self.seconds, "weights": self.model.weights,
            "optimiser": optimiser,
        }  # fmt: skip
        model_file.save(path, content)

    def _go_on(self, path: Path) -> None:
        content = torch.load(path, map_location=self.device, weights_only=True)
        if content["mark"] != self.mark:
            return
        with torch.no_grad():
            for name, weight in content["weights"].items():
                self.model.weights[name].copy_(weight)
        self.optimiser.load_state_dict(content["optimiser"])
        self.step = int(content["step"])
        self.seconds = float(content["seconds"])


def judged(model: Model, batches: Batches, rows: np.ndarray) -> np.ndarray:
    """The expected results of all sides in some positions."""
    values = []
    with torch.no_grad():
        for start in range(0, len(rows), LOOKED_AT):
            batch = batches.of(rows[start : start + LOOKED_AT])
            hidden = model.hidden(batch["ones"], batch["ones_at"])
            values.append(torch.softmax(model.value_logits(hidden, batch["sides"]), 1).cpu().numpy())
    return np.concatenate(values)


def examined(model: Model, samples: Samples, batches: Batches, rows: np.ndarray) -> Measures:
    """How well a model judges some positions."""
    values, margins, endings, policy = [], [], [], []
    with torch.no_grad():
        for start in range(0, len(rows), LOOKED_AT):
            batch = batches.of(rows[start : start + LOOKED_AT])
            hidden = model.hidden(batch["ones"], batch["ones_at"])
            values.append(torch.softmax(model.value_logits(hidden, batch["sides"]), 1).cpu().numpy())
            margins.append(model.margin(hidden).cpu().numpy())
            kinds = batch["endings"] + model.endings * batch["won"].long()
            loss = torch.nn.functional.cross_entropy(model.ending_logits(hidden), kinds, reduction="none")
            endings.append(loss.cpu().numpy())
            if len(batch["shares"]):
                policy.append(_policy_measures(model, batch, hidden))
    found = measured(np.concatenate(values), samples.results[rows], samples.sides[rows])
    count = sum(one[0] for one in policy)
    return msgspec.structs.replace(
        found,
        ending_loss=float(np.concatenate(endings).mean()),
        policy_positions=count,
        policy_loss=sum(one[1] for one in policy) / count if count else None,
        policy_floor=sum(one[2] for one in policy) / count if count else None,
        policy_agreement=sum(one[3] for one in policy) / count if count else None,
    )


def _policy_measures(model: Model, batch: Batch, hidden: torch.Tensor) -> tuple[int, float, float, int]:
    """Positions; the sum of cross entropies; that of a perfect policy; how often both think the same move best."""
    row, shares = batch["row"], batch["shares"]
    rows = len(hidden)
    found = log_softmax_by_row(model.move_logits(hidden, batch["parts"], row), row, rows)
    floor = -(shares * shares.clamp_min(1e-9).log()).sum()
    low = torch.full((rows,), -1e30, device=row.device)
    best = low.scatter_reduce(0, row, found, "amax")
    wanted = low.scatter_reduce(0, row, shares, "amax")
    same = ((found >= best[row]) & (shares >= wanted[row])).to(torch.int64)
    agreed = torch.zeros(rows, dtype=torch.int64, device=row.device).scatter_reduce(0, row, same, "amax")
    return int(batch["with_shares"]), float(-(shares * found).sum()), float(floor), int(agreed.sum())
