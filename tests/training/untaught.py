"""Runs whose nets are not taught but random, so that the loop can be tried without PyTorch."""

import random
import sys
from pathlib import Path

import msgspec

from ecumene.games import game_named
from ecumene.nets import stamp_for, write_net
from ecumene.training.results import Measures, Taught, Tell, write_whole
from ecumene.training.run import Run, begin_run, find_run, kept
from ecumene.training.settings import GateSettings, LearnSettings, PlaySettings, RunSettings, Table

from ..nets.made import weights

TINY = RunSettings(
    "victoria",
    (Table(2),),
    first_games=3,
    games=2,
    games_a_shard=2,
    reference_games=2,
    play=PlaySettings(simulations=3, cheap_simulations=2, full_share=0.5, random_moves=4),
    learn=LearnSettings(first=4, second=2),
    gate=GateSettings(games=4, simulations=2, least_rate=0.25),
)


def teach(files: list[Path], out: Path, settings: LearnSettings, start: Path | None, tell: Tell) -> Taught:
    """Write a net of random numbers that follow from what a lesson would be given."""
    game = game_named("victoria")
    encoder = game.encoder()
    assert encoder is not None
    given = [*(path.name for path in files), str(settings.seed), start.name if start is not None else ""]
    chance = random.Random("/".join(given))
    tell("learning", 1, 1, "")
    net = weights(chance.randrange(10**9), encoder.inputs, settings.first, settings.second, encoder.parts)
    out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out.with_suffix(".pt"), b"weights")
    write_net(out, net, stamp_for(game))
    measures = Measures(100, chance.uniform(0.4, 0.7), 0.7, 0.2, 0.05, [], 1.0, 50, 1.5, 1.2, 0.5)
    taught = Taught(
        game.name, str(out), str(out.with_suffix(".pt")), str(start or ""), len(files), 2, 100, 5, 10, 0.5, 2000.0, 1.0,
        measures, 0.001, settings, [""], "",
    )  # fmt: skip
    write_whole(out.with_suffix(".json"), msgspec.json.encode(taught))
    return taught


def quiet(*_: object) -> None:
    """Tell nobody."""


def nothing(_: Path) -> None:
    """Take nothing over."""


def go_on(folder: Path, steps: int, settings: RunSettings = TINY, processes: int = 1) -> Run:
    """Begin a run, or go on with it."""
    with kept(folder):
        run = find_run(folder) or begin_run(folder, settings, nothing)
        while len(run.steps) < steps:
            run.advance(teach, processes, quiet)
    return run


if __name__ == "__main__":
    go_on(Path(sys.argv[1]), int(sys.argv[2]), processes=int(sys.argv[3]))
