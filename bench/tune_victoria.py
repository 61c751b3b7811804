"""Tune the weights of Victoria's evaluation by playing: a change is kept when it wins.

    python bench/tune_victoria.py --rounds 40 --deals 120 --simulations 300

Each round changes one or two weights at random and lets the search play with the new weights against itself with the
old ones, every deal in both seatings. The change is kept if it scores at least 54 %. Prints every round and the weights
at the end. (Fitting the weights to who won past games was tried first and made the bots weaker: games that are mostly
won by an instant win teach nothing about leads, which decide the others.)
"""

import argparse

from ecumene.arena.game import seed_of
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.strategy.evaluation import FEATURES, WEIGHTS
from weights import Weighing


def changed(weights: list[float], rng: Rng) -> list[float]:
    """The weights with one or two of them scaled, or moved a little where they are near nothing."""
    new = list(weights)
    for _ in range(1 + rng.below(2)):
        index = rng.below(len(new))
        factor = (0.5, 0.7, 1.4, 2.0)[rng.below(4)]
        new[index] = round(new[index] * factor + 0.05 * (rng.unit() - 0.5), 3)
    return new


def main() -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng, sides = Rng(arguments.seed), Weighing(VICTORIA, WEIGHTS)
    weights = [float(weight) for weight in WEIGHTS]
    for number in range(arguments.rounds):
        new = changed(weights, rng)
        score = sides.match(new, weights, arguments.deals, arguments.simulations, seed_of(arguments.seed, number))
        kept = score >= 0.54
        print(f"{number:>3} {score:.3f} {'kept' if kept else '    '} {new}", flush=True)
        if kept:
            weights = new
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
