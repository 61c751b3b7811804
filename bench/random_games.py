"""Many random games of several kinds of table, looked at while they are played; the report goes to results/."""

import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, State
from ecumene.games import GAMES

Wrong = Callable[[State, int], str]  # what is wrong with a position after so many plies; empty if nothing


class Kind(NamedTuple):
    """A kind of table and how many games of a hundred it gets."""

    players: int
    options: Options
    share: int


class Played(NamedTuple):
    """One game: its kind, how long it was, and what was wrong."""

    kind: str
    plies: int
    rounds: int
    wrong: str


def play(game: str, kinds: dict[str, Kind], wrong_with: Wrong, job: tuple[str, int]) -> Played:
    """Play one game, or until something is wrong."""
    name, seed = job
    state, rng = GAMES[game].new(kinds[name].players, kinds[name].options), Rng(seed)
    plies = 0
    while state.actor != OVER:
        state.play(state.random_move(rng))
        plies += 1
        wrong = wrong_with(state, plies)
        if wrong:
            return Played(name, plies, int(state.round_number()), f"seed {seed}, ply {plies}: {wrong}")
    return Played(name, plies, int(state.round_number()), "")


def main(game: str, kinds: dict[str, Kind], wrong_with: Wrong, **said: int) -> int:
    """Play as many games as the command line says, in as many processes, and write the report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else multiprocessing.cpu_count()
    jobs = [(name, seed) for name, kind in kinds.items() for seed in range(games * kind.share // 100)]
    plies: Counter[str] = Counter()
    rounds: Counter[str] = Counter()
    number: Counter[str] = Counter()
    faults: list[str] = []
    with multiprocessing.Pool(processes) as pool:
        for played in pool.imap_unordered(partial(play, game, kinds, wrong_with), jobs, chunksize=20):
            plies[played.kind] += played.plies
            rounds[played.kind] += played.rounds
            number[played.kind] += 1
            if played.wrong:
                faults.append(f"{played.kind}: {played.wrong}")
    report = {
        "games": sum(number.values()),
        "plies": sum(plies.values()),
        **{name.replace("_", " "): count for name, count in said.items()},
        "faults": faults,
        "sets": {
            name: {"games": number[name], "plies": plies[name] / number[name], "rounds": rounds[name] / number[name]}
            for name in number
        },
    }
    written = json.dumps(report, indent=2)
    Path(f"results/{game}-random-games.json").write_text(written + "\n", encoding="utf-8")
    print(written)
    return 1 if faults else 0
