"""Teaches a net from a folder of games: encodes them, learns, examines and writes what came of it. Needs PyTorch.

A lesson writes the net to the path it is given, and beside it a checkpoint (``.pt``) and its measures (``.json``).
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

import msgspec
import numpy as np
import torch

import ecumene
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.games import game_named
from ecumene.nets.files import load_net
from ecumene.training.export import new_model, start_from, write_checkpoint, write_model
from ecumene.training.games_file import ENDING, read_games
from ecumene.training.learner import Lesson, Progress, examined, judged
from ecumene.training.measures import Measures, temperature_of
from ecumene.training.model import Model
from ecumene.training.samples import Encoded, Samples, encode_file, encoder_of, gathered
from ecumene.training.settings import LearnSettings

Tell = Callable[[str, int, int, str], None]  # what is being done, how much of it, of how much, and how it goes
CHECKED: Final = 2000  # positions that the written net is asked about
SEVERAL: Final = 3  # files; fewer are encoded in this process


class Taught(msgspec.Struct, frozen=True):
    """What a lesson came to."""

    game: str
    net: str
    checkpoint: str
    start: str  # the checkpoint it began with; empty if with none
    files: int
    games: int
    positions: int  # that it could learn from
    held_out: int
    steps: int
    seconds: float  # of the processor, while learning
    positions_a_second: float
    temperature: float  # what the logits of the value were divided by in the end
    measures: Measures  # on games that were held out
    off: float  # how far the expected results of the written net are from the model's, at most
    settings: LearnSettings
    players: list[str]  # the nets that played the games; an empty name is the hand-made evaluation
    version: str


def games_files(folder: Path) -> list[Path]:
    """The files of games in a folder, by name."""
    found = [folder] if folder.is_file() else sorted(folder.glob(f"*{ENDING}"))
    if not found:
        raise EcumeneError(
            f"There are no games in {folder}.", f"No file there ends in {ENDING}.", "Name a folder of games."
        )
    return found


def encode_files(
    paths: Sequence[Path], folder: Path, game: Game, settings: LearnSettings, processes: int, tell: Tell
) -> list[Encoded]:
    """Encode files in several processes, those that were not yet; the answers are in the order of the files."""
    one = partial(
        encode_file, folder=folder, game=game.name, held_out=settings.held_out, other_views=settings.other_views
    )
    found = []
    for number, encoded in enumerate(_mapped(one, paths, processes), 1):
        found.append(encoded)
        tell("encoding", number, len(paths), f"{sum(some.sizes.positions for some in found):,} positions")
    return found


def _mapped(one: Callable[[Path], Encoded], paths: Sequence[Path], processes: int) -> Iterator[Encoded]:
    if processes <= 1 or len(paths) < SEVERAL:
        yield from map(one, paths)
        return
    pool = multiprocessing.get_context("spawn").Pool(min(processes, len(paths)))
    with closing(pool):
        yield from pool.imap(one, paths)
    pool.join()


def latest(encoded: Sequence[Encoded], positions: int) -> list[Encoded]:
    """The last files that together hold at least so many positions; all of them for 0."""
    held = 0
    for number in range(len(encoded) - 1, -1, -1):
        held += encoded[number].sizes.positions
        if positions and held >= positions:
            return list(encoded[number:])
    return list(encoded)


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
    """Teach a net from all games of a folder, or from the latest ones."""
    paths = games_files(folder)
    game = game_named(read_games(paths[0]).stamp.game)
    encoded = encode_files(paths, cache or out.parent / "encoded", game, settings, processes, tell)
    return teach(game, latest(encoded, window), out, settings, start=start, device=device, tell=tell)


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
    began = process_time()
    first = lesson.step

    def learned(progress: Progress) -> None:
        losses = f"value {progress.value_loss:.4f}, policy {progress.policy_loss:.4f}"
        tell("learning", progress.step, progress.steps, f"{losses}, {progress.positions_a_second:,.0f} a second")

    lesson.run(learned)
    seconds = process_time() - began
    rows = np.flatnonzero(samples.held_out)
    if not len(rows):
        rows = np.flatnonzero(~samples.held_out)
    temperature = calibrate(model, samples, rows, device) if settings.calibrate else 1.0
    measures = examined(model, samples, rows, device)
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
        seconds=seconds,
        positions_a_second=(lesson.step - first) * settings.batch / max(1e-9, seconds),
        temperature=temperature,
        measures=measures,
        off=0.0,
        settings=settings,
        players=sorted({one.stamp.net for one in encoded}),
        version=ecumene.__version__,
    )
    write_checkpoint(checkpoint, game, model, samples.ending_names)
    write_model(out, game, model, note_of(taught))
    taught = msgspec.structs.replace(taught, off=difference(game, out, model, samples, rows[:CHECKED], device))
    written = out.with_suffix(".json.part")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(taught)) + b"\n")
    written.replace(out.with_suffix(".json"))
    under_way.unlink(missing_ok=True)
    return taught


def note_of(taught: Taught) -> dict[str, object]:
    """What a net's file says about how it was trained."""
    measures = msgspec.structs.replace(taught.measures, bins=[])
    told = msgspec.structs.replace(taught, measures=measures, start=Path(taught.start).name)
    left_out = ("net", "checkpoint", "off")
    return {name: value for name, value in msgspec.to_builtins(told).items() if name not in left_out}


def calibrate(model: Model, samples: Samples, rows: np.ndarray, device: str) -> float:
    """Make a model's expected results as sure as they are right; returns the temperature that does it."""
    values = judged(model, samples, rows, device)
    temperature = temperature_of(values, samples.results[rows])
    with torch.no_grad():
        model.weights["wv"] /= temperature
        model.weights["bv"] /= temperature
    return temperature


def difference(game: Game, path: Path, model: Model, samples: Samples, rows: np.ndarray, device: str) -> float:
    """How far the expected results of a written net are from its model's, at most."""
    net = load_net(game, path)
    values = judged(model, samples, rows, device)
    most = 0.0
    for place, row in enumerate(rows):
        sides = int(samples.sides[row])
        ones = samples.ones[samples.ones_at[row] : samples.ones_at[row + 1]].tobytes()
        found = np.frombuffer(net.judge(ones, b"", sides), dtype="<f4")[:sides]
        most = max(most, float(np.abs(found - values[place, :sides]).max()))
    return most
