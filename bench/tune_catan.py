"""Tune the weights of CATAN's considered evaluation by playing, and compare weights.

    python bench/tune_catan.py tune --mode knights --minutes 20 --out /tmp/knights.json
    python bench/tune_catan.py match --mode knights /tmp/knights.json --games 200

``tune`` changes some of the weights by chance, seats one greedy bot with them among three with the old ones, and keeps
what wins clearly more than a quarter of the games. ``match`` seats one bot with the weights of a file among three with
today's. (Weights fitted to who won, by logistic regression, played much worse: they take what winners have for what
makes winners, and hoard cards.)
"""

import argparse
import json
from math import exp, log, pi, sin, sqrt
from pathlib import Path
from time import monotonic

from ecumene.arena.game import seed_of
from ecumene.bots.simple import GreedyBot
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.catan import CATAN
from ecumene.games.catan.strategy.evaluation import FEATURES, NAMES, WEIGHTS

SEATS = 4
LONGEST = 6000  # plies after which a game counts for nobody
ROUND = 40  # games after which a candidate may be given up
ROUNDS = 5


def options_of(mode: str, trades: int) -> Options:
    """A variable map, so that the weights do not learn one island."""
    return {"mode": mode, "map": "variable", "trade_offers_per_turn": trades}


def weights_of(mode: str) -> list[float]:
    """Today's weights."""
    start = 2 * FEATURES if mode == "base" else 3 * FEATURES
    return [WEIGHTS[start + index] for index in range(FEATURES)]


def use(weights: list[float], mode: str) -> None:
    """Let the evaluation use these weights from now on."""
    start = 2 * FEATURES if mode == "base" else 3 * FEATURES
    for index, weight in enumerate(weights):
        WEIGHTS[start + index] = weight


def one_game(sides: list[list[float]], mode: str, trades: int, samples: int, deal: int, number: int) -> list[float]:
    """One game between greedy bots, each with its own weights; what each seat gets."""
    state = CATAN.new(SEATS, options_of(mode, trades))
    chance = Rng(seed_of("deal", deal))
    bots = [
        GreedyBot(CATAN.strategy(), seed_of("bot", deal, number, seat), samples, considered=True)
        for seat in range(SEATS)
    ]
    plies = 0
    while state.actor != OVER and plies < LONGEST:
        plies += 1
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
            continue
        use(sides[seat], mode)
        state.play(bots[seat].choose(state.perspective(seat, chance), seat))
    return state.returns() if state.actor == OVER else [0.0] * SEATS


def won(new: list[float], old: list[float], mode: str, games: int, seed: int, trades: int, samples: int) -> float:
    """How many of these games one bot with the new weights wins among three with the old."""
    total = 0.0
    for game in range(games):
        seat = game % SEATS
        sides = [new if each == seat else old for each in range(SEATS)]
        total += one_game(sides, mode, trades, samples, seed_of(seed, game // SEATS), game)[seat]
    return total


def normal(rng: Rng) -> float:
    """A number from the bell curve."""
    return sqrt(-2 * log(1 - rng.unit())) * sin(2 * pi * rng.unit())


def varied(weights: list[float], rng: Rng) -> list[float]:
    """Some of the weights a little larger or smaller."""
    return [weight * exp(0.5 * normal(rng)) if rng.unit() < 0.25 else weight for weight in weights]


def tune(mode: str, minutes: float, seed: int, out: Path) -> None:
    """Keep what plays better."""
    rng = Rng(seed)
    best = json.loads(out.read_text(encoding="utf-8")) if out.exists() else weights_of(mode)
    end = monotonic() + 60 * minutes
    while monotonic() < end:
        candidate = varied(best, rng)
        games, wins = 0, 0.0
        for part in range(ROUNDS):
            wins += won(candidate, best, mode, ROUND, seed_of(seed, rng.seed(), part), 0, 1)
            games += ROUND
            if wins < games * 0.26:
                break
        print(f"{wins:.0f} of {games}", flush=True)
        if games == ROUND * ROUNDS and wins > games * 0.29:
            best = candidate
            out.write_text(json.dumps([round(weight, 4) for weight in best]), encoding="utf-8")
            print({name: round(weight, 3) for name, weight in zip(NAMES, best, strict=True)}, flush=True)
    use(best, mode)


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    tuning = commands.add_parser("tune")
    tuning.add_argument("--minutes", type=float, default=20)
    tuning.add_argument("--out", type=Path, required=True)
    matching = commands.add_parser("match")
    matching.add_argument("new", type=Path)
    matching.add_argument("--games", type=int, default=120)
    for one in (tuning, matching):
        one.add_argument("--mode", choices=("base", "knights"), required=True)
        one.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.command == "tune":
        tune(arguments.mode, arguments.minutes, arguments.seed, arguments.out)
    else:
        new = json.loads(arguments.new.read_text(encoding="utf-8"))
        wins = won(new, weights_of(arguments.mode), arguments.mode, arguments.games, arguments.seed, 3, 8)
        print(f"{wins:.0f} of {arguments.games} games")


if __name__ == "__main__":
    main()
