"""Fit the weights of Victoria's judgement to games that the search plays against itself.

    python bench/fit_victoria.py --games 600 --simulations 200

plays the games, keeps one position in eight with the features of every seat and who won, and finds the weights under
which the winners were most likely (a softmax over the seats' strengths, gradient ascent with a small penalty on large
weights). It prints the weights for ``judgement.py``, the log-likelihood before and after, and that of held-out games.
"""

import argparse
import multiprocessing
from math import exp, log

from ecumene.arena.game import seed_of
from ecumene.bots.search import SearchBot
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.judgement import FEATURES, WEIGHTS, features
from ecumene.games.victoria.state import VictoriaState

Example = tuple[list[list[float]], list[float]]  # features per seat, result per seat


def play(task: tuple[int, int, int]) -> list[Example]:
    """One game of the search against itself, with some of its positions."""
    seed, players, simulations = task
    state = VICTORIA.new(players)
    assert isinstance(state, VictoriaState)
    rng = Rng(seed_of("fit", seed))
    bot = SearchBot(seed, simulations=simulations)
    kept: list[list[list[float]]] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.play(state.random_move(rng))
            continue
        if state.round and rng.below(8) == 0:
            kept.append([list(features(state, seat)) for seat in range(players)])
        if rng.below(12) == 0:
            state.play(state.random_move(rng))  # now and then something else, so that lost positions are seen too
        else:
            state.play(bot.choose(state.perspective(state.actor, rng), state.actor))
    result = state.returns()
    return [(values, result) for values in kept]


def chances(values: list[list[float]], weights: list[float]) -> list[float]:
    """Each seat's chance under the weights."""
    odds = [exp(sum(w * x for w, x in zip(weights, one, strict=True))) for one in values]
    return [one / sum(odds) for one in odds]


def likelihood(examples: list[Example], weights: list[float]) -> float:
    """The mean logarithm of the chance given to what happened."""
    total = 0.0
    for values, result in examples:
        total += sum(r * log(c) for r, c in zip(result, chances(values, weights), strict=True) if r)
    return total / len(examples)


def fit(examples: list[Example], steps: int) -> list[float]:
    """Weights by gradient ascent with momentum."""
    weights = list(WEIGHTS)
    speed = [0.0] * len(weights)
    for _ in range(steps):
        gradient = [-0.002 * weight for weight in weights]
        for values, result in examples:
            for seat, chance in enumerate(chances(values, weights)):
                error = (result[seat] - chance) / len(examples)
                for index, value in enumerate(values[seat]):
                    gradient[index] += error * value
        speed = [0.9 * old + 0.25 * new for old, new in zip(speed, gradient, strict=True)]
        weights = [weight + step for weight, step in zip(weights, speed, strict=True)]
    return weights


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    tasks = [(seed, (2, 2, 3, 4)[seed % 4], arguments.simulations) for seed in range(arguments.games)]
    with multiprocessing.get_context("spawn").Pool(arguments.processes) as pool:
        games = pool.map(play, tasks, chunksize=4)
    held_out = [example for game in games[::5] for example in game]
    training = [example for number, game in enumerate(games) if number % 5 for example in game]
    weights = fit(training, arguments.steps)
    print(f"{len(training)} positions for fitting, {len(held_out)} held out")
    for name, examples in (("fitting", training), ("held out", held_out)):
        print(f"{name}: {likelihood(examples, list(WEIGHTS)):.4f} before, {likelihood(examples, weights):.4f} after")
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{weight:8.3f}  {name}")
    print("WEIGHTS:", [round(weight, 3) for weight in weights])


if __name__ == "__main__":
    main()
