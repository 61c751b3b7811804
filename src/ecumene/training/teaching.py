"""Teaches a net from a folder of games: encodes them, learns, examines and writes what came of it. Needs PyTorch.

A lesson writes the net to the path it is given, and beside it a checkpoint (``.pt``) and its measures (``.json``).
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import torch

import ecumene
from ecumene.core.game import Game
from ecumene.games import game_named
from ecumene.nets.files import load_net
from ecumene.training.export import new_model, note_of, start_from, write_checkpoint, write_model
from ecumene.training.games_file import games_files, latest
from ecumene.training.learner import Batches, Lesson, Progress, examined, judged
from ecumene.training.measures import temperature_of
from ecumene.training.model import Model
from ecumene.training.pool import worked
from ecumene.training.results import Taught, Tell, write_whole
from ecumene.training.run import Teacher
from ecumene.training.samples import Encoded, Samples, encode_file, gathered
from ecumene.training.settings import LearnSettings, encoder_of

CHECKED: Final = 2000  # positions that the written net is asked about
SEVERAL: Final = 3  # files; fewer are encoded in this process


def encode_files(
    paths: Sequence[Path], folder: Path, game: Game, settings: LearnSettings, processes: int, tell: Tell
) -> list[Encoded]:
    """Encode files in several processes, those that were not yet; the answers are in the order of the files."""
    one = partial(
        encode_file, folder=folder, game=game.name, held_out=settings.held_out, other_views=settings.other_views
    )
    found = []
    for number, encoded in enumerate(worked(one, paths, processes if len(paths) >= SEVERAL else 1), 1):
        found.append(encoded)
        tell("encoding", number, len(paths), f"{sum(some.sizes.positions for some in found):,} positions")
    return found


def teach_folder(
    folder: Path,
    out: Path,
    settings: LearnSettings,
    *,
    cache: Path | None = None,
    window: int = 0,
    start: Path | None = None,
    processes: int = 1,
    device: str = "cpu",
    tell: Tell,
) -> Taught:
    """Teach a net from all games of a folder, or from those with the latest decisions."""
    shelves = latest(games_files(folder), window)
    game = game_named(shelves[-1].stamp.game)
    paths = [shelf.path for shelf in shelves]
    encoded = encode_files(paths, cache or out.parent / "encoded", game, settings, processes, tell)
    return teach(game, encoded, out, settings, start=start, device=device, tell=tell)


def teacher_of(game: Game, cache: Path, processes: int, device: str) -> Teacher:
    """What teaches the nets of a run. Of encoded games it keeps only what it learns from."""

    def teaches(files: list[Path], out: Path, settings: LearnSettings, start: Path | None, tell: Tell) -> Taught:
        encoded = encode_files(files, cache, game, settings, processes, tell)
        for path in {*cache.iterdir()} - {Path(one.path) for one in encoded}:
            path.unlink()
        return teach(game, encoded, out, settings, start=start, device=device, tell=tell)

    return teaches


def teach(
    game: Game,
    encoded: Sequence[Encoded],
    out: Path,
    settings: LearnSettings,
    *,
    start: Path | None = None,
    device: str = "cpu",
    tell: Tell,
) -> Taught:
    """Teach a net from encoded files, and write it. If a kill interrupts it, calling it again goes on."""
    samples = gathered(encoded)
    model = new_model(encoder_of(game), settings, samples.ending_names)
    if start is not None:
        start_from(start, game, model, samples.ending_names)
    under_way = out.with_suffix(".lesson")
    lesson = Lesson(model, samples, settings, under_way, device)

    def learned(progress: Progress) -> None:
        losses = f"value {progress.value_loss:.4f}, policy {progress.policy_loss:.4f}"
        tell("learning", progress.step, progress.steps, f"{losses}, {progress.positions_a_second:,.0f} a second")

    lesson.run(learned)
    rows = np.flatnonzero(samples.held_out)
    if not len(rows):
        rows = np.flatnonzero(~samples.held_out)
    temperature = calibrate(model, samples, lesson.batches, rows) if settings.calibrate else 1.0
    measures = examined(model, samples, lesson.batches, rows)
    checkpoint = out.with_suffix(".pt")
    taught = Taught(
        game=game.name,
        net=str(out),
        checkpoint=str(checkpoint),
        start=str(start or ""),
        files=len(encoded),
        games=sum(one.sizes.games for one in encoded),
        positions=len(lesson.rows),
        held_out=int(samples.held_out.sum()),
        steps=lesson.steps,
        seconds=lesson.seconds,
        positions_a_second=lesson.steps * min(settings.batch, len(lesson.rows)) / max(1e-9, lesson.seconds),
        temperature=temperature,
        measures=measures,
        off=0.0,
        settings=settings,
        players=sorted({one.stamp.net for one in encoded}),
        version=ecumene.__version__,
    )
    write_checkpoint(checkpoint, game, model, samples.ending_names)
    write_model(out, game, model, note_of(taught))
    taught = msgspec.structs.replace(taught, off=difference(game, out, model, samples, lesson.batches, rows[:CHECKED]))
    write_whole(out.with_suffix(".json"), msgspec.json.format(msgspec.json.encode(taught)) + b"\n")
    under_way.unlink(missing_ok=True)
    return taught


def calibrate(model: Model, samples: Samples, batches: Batches, rows: np.ndarray) -> float:
    """Make a model's expected results as sure as they are right; returns the temperature that does it."""
    values = judged(model, batches, rows)
    temperature = temperature_of(values, samples.results[rows])
    with torch.no_grad():
        model.weights["wv"] /= temperature
        model.weights["bv"] /= temperature
    return temperature


def difference(game: Game, path: Path, model: Model, samples: Samples, batches: Batches, rows: np.ndarray) -> float:
    """How far the expected results of a written net are from its model's, at most."""
    net = load_net(game, path)
    values = judged(model, batches, rows)
    most = 0.0
    for place, row in enumerate(rows):
        sides = int(samples.sides[row])
        ones = samples.ones[samples.ones_at[row] : samples.ones_at[row + 1]].tobytes()
        found = np.frombuffer(net.judge(ones, b"", sides), dtype="<f4")[:sides]
        most = max(most, float(np.abs(found - values[place, :sides]).max()))
    return most
