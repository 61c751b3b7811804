"""How long games of A New Dawn between bots last, and how they end.

From the root of the project: PYTHONPATH=. python bench/newdawn_rounds.py [--games 200] [--bot greedy] [--processes 1]
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import Progress

from ecumene.arena.game import seed_of
from ecumene.bots import Bot, make_bot, parse_bot
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.newdawn import NEWDAWN

OUT = Path("results/newdawn-rounds.json")
OPTIONS: Options = {"map": "random"}
LONGEST = 480  # rounds after which a game is given up as one that does not end
MARKS = (0, 5, 25, 50, 75, 95, 100)  # in a hundred


def play(bot: str, seed: int, players: int, game: int) -> tuple[int, str]:
    """One game: its rounds, and why it ended; empty if it did not."""
    state = NEWDAWN.new(players, OPTIONS)
    chance = Rng(seed_of("rounds", seed, players, game))
    bots: list[Bot] = [make_bot(parse_bot(bot), NEWDAWN, seed_of("bot", seed, game, seat)) for seat in range(players)]
    while state.actor != OVER and state.round_number() < LONGEST:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
        else:
            state.play(bots[seat].choose(state.perspective(seat, chance), seat))
    ending = state.ending()
    return int(state.round_number()), ending.reason if ending is not None else ""


def _games(bot: str, seed: int, players: int, games: int, processes: int) -> Iterator[tuple[int, str]]:
    one = partial(play, bot, seed, players)
    if processes <= 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, range(games))


def summary(found: list[tuple[int, str]]) -> dict[str, object]:
    """The spread of the rounds of the games that ended, and the reasons of all."""
    rounds = sorted(length for length, reason in found if reason)
    last = len(rounds) - 1
    return {
        "games": len(found),
        "unfinished": len(found) - len(rounds),
        "mean": round(sum(rounds) / len(rounds), 1),
        "percentiles": {str(mark): rounds[min(last, len(rounds) * mark // 100)] for mark in MARKS},
        "reasons": dict(Counter(reason for _, reason in found if reason)),
        "rounds": {str(length): count for length, count in sorted(Counter(rounds).items())},
    }


def main() -> None:
    """Play for each number of players and write down the distribution."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    report: dict[str, object] = {"bot": arguments.bot, "options": OPTIONS, "seed": arguments.seed, "longest": LONGEST}
    with Progress() as progress:
        task = progress.add_task("games", total=3 * arguments.games)
        for players in (2, 3, 4):
            found = []
            for one in _games(arguments.bot, arguments.seed, players, arguments.games, arguments.processes):
                found.append(one)
                progress.advance(task)
            report[f"{players} players"] = summary(found)
    arguments.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
