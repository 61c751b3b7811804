"""A hundred thousand random games of Duel, everything counted at every ply; the result goes to results/.

PYTHONPATH=. python bench/duel_games.py --games 100000
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.progress import Progress
from tests.games.duel.conservation import Watched

CHUNK = 250


def play(start: int) -> tuple[Counter[str], int]:
    """Some games by seed; how they ended, and how many plies they took."""
    results: Counter[str] = Counter()
    plies = 0
    for seed in range(start, start + CHUNK):
        game = Watched(seed)
        results[game.play()] += 1
        plies += game.plies
    return results, plies


def main() -> None:
    """Play, count and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("results/duel-random-games.json"))
    arguments = parser.parse_args()
    results: Counter[str] = Counter()
    plies = 0
    starts = range(0, arguments.games, CHUNK)
    with ProcessPoolExecutor(arguments.processes) as pool, Progress() as progress:
        task = progress.add_task("games", total=len(starts))
        for some, number in pool.map(play, starts):
            results += some
            plies += number
            progress.advance(task)
    report = {
        "games": sum(results.values()),
        "plies": plies,
        "endings": dict(sorted(results.items())),
        "checked": "at every ply: every card, token and wonder in exactly one place, every coin booked by an event",
        "violations": 0,
    }
    arguments.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
