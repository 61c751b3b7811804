"""Fit the weights of A New Dawn's evaluation to who won, and compare weights by playing.

From the root of the project:

    PYTHONPATH=. python bench/tune_newdawn.py play --games 400 --out positions.jsonl
    PYTHONPATH=. python bench/tune_newdawn.py fit positions.jsonl --out weights.json
    PYTHONPATH=. python bench/tune_newdawn.py match weights.json --games 120
    PYTHONPATH=. python bench/tune_newdawn.py tune --minutes 20 --out weights.json

``play`` lets greedy bots play each other, with a few random moves for variety, and keeps the features of all seats at
every turn and who won. ``fit`` finds the weights that foresee the winner best and stay near today's. ``match`` seats
one bot with the new weights among three with today's; ``tune`` varies the weights and keeps what wins.
"""

import argparse
import json
from collections.abc import Sequence
from math import exp, log, pi, sin, sqrt
from pathlib import Path
from time import monotonic

from ecumene.arena.game import seed_of
from ecumene.bots.simple import GreedyBot
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.frames import TURN
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.strategy.distance import PACE
from ecumene.games.newdawn.strategy.evaluation import FEATURES, NAMES, WEIGHTS, survey
from ecumene.games.newdawn.strategy.promise import TASTE

SEATS = 4
OPTIONS: Options = {"map": "random"}
LONGEST = 120  # rounds after which a game counts for nobody
RANDOM_MOVES = 0.03
ROUND = 40  # games after which a candidate may be given up
ROUNDS = 4
Sample = tuple[list[list[float]], list[float]]  # features by seat, and what each seat got


def weights_now() -> list[float]:
    """Today's weights: of the features, then the paces, then the promises."""
    return [*WEIGHTS, *PACE, *TASTE]


def use(weights: Sequence[float]) -> None:
    """Let the evaluation use these weights from now on."""
    for index, weight in enumerate(weights):
        if index < len(WEIGHTS):
            WEIGHTS[index] = weight
        elif index < len(WEIGHTS) + len(PACE):
            PACE[index - len(WEIGHTS)] = weight
        else:
            TASTE[index - len(WEIGHTS) - len(PACE)] = weight


def new_game(players: int) -> NewDawnState:
    """A game on a map laid by chance."""
    state = NEWDAWN.new(players, OPTIONS)
    assert isinstance(state, NewDawnState)
    return state


def play(games: int, seed: int, out: Path, players: int, samples: int) -> None:
    """Play and write down every turn's features with the result."""
    with out.open("a", encoding="utf-8") as file:
        for game in range(games):
            state = new_game(players)
            chance = Rng(seed_of("fit", seed, game))
            bots = [
                GreedyBot(NEWDAWN.strategy(), seed_of("fit-bot", seed, game, seat), samples) for seat in range(players)
            ]
            seen: list[list[float]] = []
            while state.actor != OVER and state.round < LONGEST:
                seat = state.actor
                if seat == CHANCE or (state.round and chance.unit() < RANDOM_MOVES):
                    state.play(state.random_move(chance))
                    continue
                if state.top() == TURN and not state.turn:
                    seen.append([round(value, 3) for value in survey(state)[: FEATURES * players]])
                state.play(bots[seat].choose(state.perspective(seat, chance), seat))
            if state.actor == OVER:
                file.write(json.dumps({"result": state.returns(), "positions": seen}) + "\n")
                file.flush()


def read(path: Path) -> tuple[list[Sample], list[Sample]]:
    """The positions to learn from and those to check with: every tenth game is kept apart."""
    learn: list[Sample] = []
    check: list[Sample] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        game = json.loads(line)
        seats = len(game["result"])
        for position in game["positions"]:
            rows = [position[FEATURES * seat : FEATURES * (seat + 1)] for seat in range(seats)]
            (check if number % 10 == 0 else learn).append((rows, game["result"]))
    return learn, check


def chances(weights: Sequence[float], rows: list[list[float]]) -> list[float]:
    """Every seat's part of the exponentials."""
    scores = [sum(a * b for a, b in zip(weights, row, strict=False)) for row in rows]
    parts = [exp(score - max(scores)) for score in scores]
    return [part / sum(parts) for part in parts]


def surprise(weights: Sequence[float], samples: list[Sample]) -> float:
    """The mean logarithmic loss: 1.386 for knowing nothing of four seats."""
    total = 0.0
    for rows, result in samples:
        total -= sum(got * log(max(chance, 1e-9)) for got, chance in zip(result, chances(weights, rows), strict=True))
    return total / len(samples)


def fit(samples: list[Sample], start: list[float], epochs: int, rate: float, ridge: float) -> list[float]:
    """Regression by small steps on features of equal spread, drawn back to where it starts from."""
    spread = []
    for index in range(FEATURES):
        values = [row[index] for rows, _ in samples[::7] for row in rows]
        mean = sum(values) / len(values)
        spread.append(sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0)
    origin = [start[index] * spread[index] for index in range(FEATURES)]
    weights = list(origin)
    scaled = [([[a / b for a, b in zip(row, spread, strict=True)] for row in rows], result) for rows, result in samples]
    rng = Rng(7)
    for epoch in range(epochs):
        step = rate / (1 + epoch)
        for _ in range(len(scaled)):
            rows, result = scaled[rng.below(len(scaled))]
            errors = [chance - got for chance, got in zip(chances(weights, rows), result, strict=True)]
            for index in range(FEATURES):
                slope = sum(error * row[index] for error, row in zip(errors, rows, strict=True))
                weights[index] -= step * (slope + ridge * (weights[index] - origin[index]))
    return [round(weight / spread[index], 4) for index, weight in enumerate(weights)]


def one_game(sides: list[list[float]], samples: int, deal: int, number: int) -> list[float]:
    """One game between greedy bots, each with its own weights; what each seat gets."""
    state = new_game(SEATS)
    chance = Rng(seed_of("deal", deal))
    bots = [GreedyBot(NEWDAWN.strategy(), seed_of("bot", deal, number, seat), samples) for seat in range(SEATS)]
    while state.actor != OVER and state.round < LONGEST:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
            continue
        use(sides[seat])
        state.play(bots[seat].choose(state.perspective(seat, chance), seat))
    return state.returns()


def won(new: list[float], old: list[float], games: int, seed: int, samples: int) -> float:
    """How many of these games one bot with the new weights wins among three with the old."""
    total = 0.0
    for game in range(games):
        seat = game % SEATS
        sides = [new if each == seat else old for each in range(SEATS)]
        total += one_game(sides, samples, seed_of(seed, game // SEATS), game)[seat]
    use(old)
    return total


def varied(weights: list[float], rng: Rng) -> list[float]:
    """Some of the weights a little larger or smaller."""

    def normal() -> float:
        return sqrt(-2 * log(1 - rng.unit())) * sin(2 * pi * rng.unit())

    return [weight * exp(0.45 * normal()) if rng.unit() < 0.2 else weight for weight in weights]


def tune(minutes: float, seed: int, out: Path, samples: int) -> None:
    """Keep what plays better."""
    rng = Rng(seed)
    best = json.loads(out.read_text(encoding="utf-8")) if out.exists() else weights_now()
    end = monotonic() + 60 * minutes
    while monotonic() < end:
        candidate = varied(best, rng)
        games, wins = 0, 0.0
        for part in range(ROUNDS):
            wins += won(candidate, best, ROUND, seed_of(seed, rng.seed(), part), samples)
            games += ROUND
            if wins < games * 0.26:
                break
        print(f"{wins:.0f} of {games}", flush=True)
        if games == ROUND * ROUNDS and wins > games * 0.3:
            best = [round(weight, 4) for weight in candidate]
            out.write_text(json.dumps(best), encoding="utf-8")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    fitting = commands.add_parser("fit")
    matching = commands.add_parser("match")
    tuning = commands.add_parser("tune")
    fitting.add_argument("positions", type=Path)
    fitting.add_argument("--epochs", type=int, default=3)
    fitting.add_argument("--rate", type=float, default=0.004)
    fitting.add_argument("--ridge", type=float, default=0.01)
    matching.add_argument("new", type=Path)
    for one in (playing, fitting, tuning):
        one.add_argument("--out", type=Path, required=True)
    for one in (playing, matching):
        one.add_argument("--games", type=int, default=200)
    playing.add_argument("--players", type=int, default=SEATS)
    for one in (playing, matching, tuning):
        one.add_argument("--samples", type=int, default=2)
    for one in (playing, matching, tuning):
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--weights", type=Path)
    tuning.add_argument("--minutes", type=float, default=20)
    arguments = parser.parse_args()
    if getattr(arguments, "weights", None):
        use(json.loads(arguments.weights.read_text(encoding="utf-8")))
    if arguments.command == "play":
        play(arguments.games, arguments.seed, arguments.out, arguments.players, arguments.samples)
    elif arguments.command == "fit":
        learn, check = read(arguments.positions)
        weights = fit(learn, weights_now(), arguments.epochs, arguments.rate, arguments.ridge)
        for name, weight, old in zip(NAMES, weights, weights_now(), strict=False):
            print(f"{weight:9.4f} {old:9.4f}  {name}")
        print(f"surprise: {surprise(weights, check):.4f}; by today's weights {surprise(weights_now(), check):.4f}")
        arguments.out.write_text(json.dumps([*weights, *weights_now()[FEATURES:]]), encoding="utf-8")
    elif arguments.command == "match":
        new = json.loads(arguments.new.read_text(encoding="utf-8"))
        wins = won(new, weights_now(), arguments.games, arguments.seed, arguments.samples)
        print(f"{wins:.1f} of {arguments.games} games")
    else:
        tune(arguments.minutes, arguments.seed, arguments.out, arguments.samples)


if __name__ == "__main__":
    main()
