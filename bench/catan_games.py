"""Twenty thousand random games of CATAN, everything counted at each ply.

From the root of the project: PYTHONPATH=. python bench/catan_games.py [games] [processes]
"""

import json
import multiprocessing
import sys
from collections import Counter
from pathlib import Path

from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.catan import CATAN
from ecumene.games.catan.components import fault, road_fault
from ecumene.games.catan.state import CatanState

OUT = Path("results/catan-random-games.json")
SETS: dict[str, tuple[int, Options, int]] = {  # players, options, part of the games out of a hundred
    "base": (4, {"mode": "base", "trade_offers_per_turn": 0}, 35),
    "knights": (4, {"trade_offers_per_turn": 0}, 35),
    "knights for three": (3, {"trade_offers_per_turn": 0}, 10),
    "knights with trades": (4, {"trade_offers_per_turn": 3}, 5),
    "base on outer isles": (4, {"mode": "base", "map": "outer_isles", "trade_offers_per_turn": 0}, 5),
    "knights on crescent bay": (3, {"map": "crescent_bay", "trade_offers_per_turn": 0}, 5),
    "variants": (
        3,
        {"knights_choice": True, "fast_knights": True, "easy_start": True, "trade_offers_per_turn": 0},
        5,
    ),
}


def play(job: tuple[str, int]) -> tuple[str, int, int, str]:
    """One game: its set, plies, rounds, and what was wrong."""
    name, seed = job
    players, options, _ = SETS[name]
    state = CATAN.new(players, options)
    assert isinstance(state, CatanState)
    rng = Rng(seed)
    plies = 0
    while state.actor != OVER:
        state.play(state.random_move(rng))
        plies += 1
        wrong = fault(state) or (road_fault(state) if plies % 16 == 0 else "")
        if wrong:
            return name, plies, state.round_number(), f"seed {seed}, ply {plies}: {wrong}"
    return name, plies, state.round_number(), ""


def main() -> int:
    """Play, count and report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else multiprocessing.cpu_count()
    jobs = [(name, seed) for name, (_, _, part) in SETS.items() for seed in range(games * part // 100)]
    plies: Counter[str] = Counter()
    rounds: Counter[str] = Counter()
    number: Counter[str] = Counter()
    faults: list[str] = []
    with multiprocessing.Pool(processes) as pool:
        for name, length, turns, wrong in pool.imap_unordered(play, jobs, chunksize=20):
            plies[name] += length
            rounds[name] += turns
            number[name] += 1
            if wrong:
                faults.append(f"{name}: {wrong}")
    report = {
        "games": sum(number.values()),
        "plies": sum(plies.values()),
        "faults": faults,
        "sets": {
            name: {"games": number[name], "plies": plies[name] / number[name], "rounds": rounds[name] / number[name]}
            for name in number
        },
    }
    OUT.write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
