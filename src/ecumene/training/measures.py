"""How good values are: surprise, accuracy and whether claimed chances come true. Needs NumPy."""

from math import exp, log
from typing import Final

import numpy as np

from ecumene.training.results import Bin, Measures

BINS: Final = 10
LEAST: Final = 1e-6
WARMEST: Final = 4.0  # temperatures are looked for up to this, and down to one by this
GOLDEN: Final = 0.618034
SECTIONS: Final = 24


def measured(values: np.ndarray, results: np.ndarray, sides: np.ndarray) -> Measures:
    """Compare expected results with real ones; both have a column for each side, the judging one first."""
    sure = np.clip(values, LEAST, 1.0)
    surprise = -(results * np.log(sure)).sum(1)
    there = np.arange(values.shape[1])[None, :] < sides[:, None]
    decided = results.max(1) > 0.999
    right = np.where(there, values, -1.0).argmax(1) == results.argmax(1)
    bins = reliability(values[:, 0], results[:, 0])
    return Measures(
        len(values),
        float(surprise.mean()),
        float(right[decided].mean()) if decided.any() else 0.0,
        float(((values[:, 0] - results[:, 0]) ** 2).mean()),
        sum(one.count * abs(one.claimed - one.result) for one in bins) / max(1, len(values)),
        bins,
    )


def reliability(claims: np.ndarray, results: np.ndarray) -> list[Bin]:
    """Claims in bins of equal width, with what came of them."""
    places = np.minimum((claims * BINS).astype(int), BINS - 1)
    bins = []
    for place in range(BINS):
        these = places == place
        if these.any():
            bins.append(Bin(int(these.sum()), float(claims[these].mean()), float(results[these].mean())))
    return bins


def cooled(values: np.ndarray, temperature: float) -> np.ndarray:
    """Expected results as they are when their logits are divided by a temperature."""
    logits = np.log(np.maximum(values, LEAST * LEAST)) / temperature
    weights = np.where(values > 0, np.exp(logits - logits.max(1, keepdims=True)), 0.0)
    return weights / weights.sum(1, keepdims=True)


def temperature_of(values: np.ndarray, results: np.ndarray) -> float:
    """The temperature at which results surprise least, found by golden section."""

    def surprise(power: float) -> float:
        sure = np.clip(cooled(values, exp(power)), LEAST, 1.0)
        return float(-(results * np.log(sure)).sum(1).mean())

    low, high = -log(WARMEST), log(WARMEST)
    for _ in range(SECTIONS):
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if surprise(left) < surprise(right):
            high = right
        else:
            low = left
    return exp((low + high) / 2)
