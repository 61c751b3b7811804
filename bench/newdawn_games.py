"""Twenty thousand random games of A New Dawn, every component counted every eighth ply.

From the root of the project: PYTHONPATH=. python bench/newdawn_games.py [games] [processes]
"""

import json
import multiprocessing
import sys
from collections import Counter
from pathlib import Path

from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.components import count_components, faults, total_components
from ecumene.games.newdawn.state import NewDawnState

OUT = Path("results/newdawn-random-games.json")
COUNT_EVERY = 8
SETS: dict[str, tuple[int, Options, int]] = {  # players, options, part of the games out of a hundred
    "two": (2, {}, 20),
    "three": (3, {}, 20),
    "four": (4, {}, 20),
    "first game for two": (2, {"map": "first_game"}, 10),
    "first game for four": (4, {"map": "first_game"}, 10),
    "epic for three": (3, {"epic": True}, 10),
    "other readings": (
        4,
        {
            "attacks_through_city_states": True,
            "tech_overflow": "stops",
            "stacked_barbarians": "first_player_chooses",
        },
        10,
    ),
}


def wrong_with(state: NewDawnState) -> str:
    """What is lost, made or out of place."""
    total = sum(count_components(state).values())
    if total != total_components(state.players):
        return f"{total} components instead of {total_components(state.players)}"
    return "; ".join(faults(state)) if state.round else ""


def play(job: tuple[str, int]) -> tuple[str, int, int, str]:
    """One game: its set, plies, rounds, and what was wrong."""
    name, seed = job
    players, options, _ = SETS[name]
    state = NEWDAWN.new(players, options)
    assert isinstance(state, NewDawnState)
    rng = Rng(seed)
    plies = 0
    while state.actor != OVER:
        state.play(state.random_move(rng))
        plies += 1
        if plies % COUNT_EVERY == 0 or state.actor == OVER:
            wrong = wrong_with(state)
            if wrong:
                return name, plies, int(state.round_number()), f"seed {seed}, ply {plies}: {wrong}"
    return name, plies, int(state.round_number()), ""


def main() -> int:
    """Play, count and report."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else multiprocessing.cpu_count()
    jobs = [(name, seed) for name, (_, _, part) in SETS.items() for seed in range(games * part // 100)]
    plies: Counter[str] = Counter()
    rounds: Counter[str] = Counter()
    number: Counter[str] = Counter()
    faulty: list[str] = []
    with multiprocessing.Pool(processes) as pool:
        for name, length, turns, wrong in pool.imap_unordered(play, jobs, chunksize=20):
            plies[name] += length
            rounds[name] += turns
            number[name] += 1
            if wrong:
                faulty.append(f"{name}: {wrong}")
    report = {
        "games": sum(number.values()),
        "plies": sum(plies.values()),
        "plies between counts": COUNT_EVERY,
        "faults": faulty,
        "sets": {
            name: {"games": number[name], "plies": plies[name] / number[name], "rounds": rounds[name] / number[name]}
            for name in number
        },
    }
    OUT.write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
