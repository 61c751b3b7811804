"""Fit the weights of Duel's evaluation to who won, and compare weights by playing.

    python bench/fit_duel.py play --games 1500 --simulations 300 --out /tmp/positions.jsonl
    python bench/fit_duel.py fit /tmp/positions.jsonl
    python bench/fit_duel.py match new.json old.json --deals 100 --simulations 300

``play`` lets the search play itself, with a few random moves for variety, and keeps at every turn what each seat has
over the other, feature by feature, and who won. ``fit`` finds the weights that foresee the winner best (logistic
regression) and prints them with how well they foresee games that were kept apart. ``match`` plays two sets of weights
against each other, every deal in both seatings.
"""

import argparse
import json
from math import exp, log, sqrt
from pathlib import Path

from ecumene.arena.game import seed_of
from ecumene.bots.rollout import RolloutSearch
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.duel import DUEL
from ecumene.games.duel.frames import TURN
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.strategy.evaluation import FEATURES, WEIGHTS, features
from weights import Weighing

RANDOM_MOVES = 0.08
Position = tuple[list[float], float]


SIDES = Weighing(DUEL, WEIGHTS)


def play(games: int, simulations: int, seed: int, out: Path) -> None:
    """Play the search against itself and write down every turn's features with the result."""
    with out.open("a", encoding="utf-8") as file:
        for game in range(games):
            state = DUEL.new(2)
            assert isinstance(state, DuelState)
            chance = Rng(seed_of("fit", seed, game))
            bots = [
                RolloutSearch(DUEL.strategy(), seed_of("fit-bot", seed, game, seat), simulations=simulations)
                for seat in range(2)
            ]
            seen: list[list[float]] = []
            while state.actor != OVER:
                seat = state.actor
                if seat == CHANCE or chance.unit() < RANDOM_MOVES:
                    state.play(state.random_move(chance))
                    continue
                if state.top_kind() == TURN:
                    one, two = features(state, 0), features(state, 1)
                    seen.append([round(a - b, 4) for a, b in zip(one, two, strict=True)])
                state.play(bots[seat].choose(state.perspective(seat, chance), seat))
            result = state.returns()[0]
            file.write(json.dumps({"game": game, "result": result, "positions": seen}) + "\n")
            file.flush()


def read(path: Path) -> tuple[list[Position], list[Position]]:
    """The positions to learn from and those to check with: every tenth game is kept apart."""
    learn: list[Position] = []
    check: list[Position] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        game = json.loads(line)
        (check if number % 10 == 0 else learn).extend((values, game["result"]) for values in game["positions"])
    return learn, check


def surprise(weights: list[float], positions: list[Position]) -> float:
    """The mean logarithmic loss: 0.693 for knowing nothing."""
    total = 0.0
    for values, result in positions:
        chance = 1 / (1 + exp(-sum(a * b for a, b in zip(weights, values, strict=True))))
        chance = min(max(chance, 1e-6), 1 - 1e-6)
        total -= result * log(chance) + (1 - result) * log(1 - chance)
    return total / len(positions)


def fit(positions: list[Position], epochs: int = 6, rate: float = 0.02, ridge: float = 1e-4) -> list[float]:
    """Logistic regression by small steps, on features of equal spread."""
    count = len(FEATURES)
    spread = [
        sqrt(sum(values[index] ** 2 for values, _ in positions) / len(positions)) or 1.0 for index in range(count)
    ]
    scaled = [([value / spread[index] for index, value in enumerate(values)], result) for values, result in positions]
    weights = [0.0] * count
    squares = [1e-8] * count
    rng = Rng(7)
    for epoch in range(epochs):
        step = rate / (1 + epoch)
        for _ in range(len(scaled)):
            values, result = scaled[rng.below(len(scaled))]
            error = 1 / (1 + exp(-sum(a * b for a, b in zip(weights, values, strict=True)))) - result
            for index, value in enumerate(values):
                slope = error * value + ridge * weights[index]
                squares[index] = 0.999 * squares[index] + 0.001 * slope * slope
                weights[index] -= step * slope / (sqrt(squares[index]) + 0.05)
    return [round(weight / spread[index], 4) for index, weight in enumerate(weights)]


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--games", type=int, default=1500)
    playing.add_argument("--simulations", type=int, default=300)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--weights", type=Path)
    fitting = commands.add_parser("fit")
    fitting.add_argument("positions", type=Path)
    fitting.add_argument("--out", type=Path)
    matching = commands.add_parser("match")
    matching.add_argument("new", type=Path)
    matching.add_argument("old", type=Path)
    matching.add_argument("--deals", type=int, default=100)
    matching.add_argument("--simulations", type=int, default=300)
    matching.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.command == "play":
        if arguments.weights:
            SIDES.use(json.loads(arguments.weights.read_text(encoding="utf-8")))
        play(arguments.games, arguments.simulations, arguments.seed, arguments.out)
    elif arguments.command == "fit":
        learn, check = read(arguments.positions)
        weights = fit(learn)
        for name, weight in zip(FEATURES, weights, strict=True):
            print(f"{weight:9.4f}  {name}")
        print(json.dumps(weights))
        print(f"surprise: {surprise(weights, check):.4f}; by today's weights {surprise(list(WEIGHTS), check):.4f}")
        if arguments.out:
            arguments.out.write_text(json.dumps(weights), encoding="utf-8")
    else:
        new, old = (json.loads(path.read_text(encoding="utf-8")) for path in (arguments.new, arguments.old))
        share = SIDES.match(new, old, arguments.deals, arguments.simulations, arguments.seed)
        print(f"{share:.3f} of {2 * arguments.deals} games")


if __name__ == "__main__":
    main()
