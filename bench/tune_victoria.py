"""Tune the weights of Victoria's evaluation by playing: a change is kept when it wins.

    python bench/tune_victoria.py --rounds 40 --deals 120 --simulations 300

Each round changes one or two weights at random and lets the search play with the new weights against itself with the
old ones, every deal in both seatings. The change is kept if it scores at least 54 %. Prints every round and the weights
at the end. (Fitting the weights to who won past games was tried first and made the bots weaker: games that are mostly
won by an instant win teach nothing about leads, which decide the others.)
"""

import argparse

from ecumene.arena.game import seed_of
from ecumene.bots.rollout import RolloutSearch
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.strategy.evaluation import FEATURES, WEIGHTS


def use(weights: list[float]) -> None:
    """Let the evaluation use these weights from now on."""
    for index, weight in enumerate(weights):
        WEIGHTS[index] = weight


def play(sides: list[list[float]], seed: int, simulations: int) -> float:
    """One game; what the first seat's side gets."""
    state = VICTORIA.new(2)
    chance, looking = Rng(seed_of("chance", seed)), Rng(seed_of("looking", seed))
    bots = [
        RolloutSearch(VICTORIA.strategy(), seed_of("bot", seed, seat), simulations=simulations) for seat in range(2)
    ]
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            state.play(state.random_move(chance))
        else:
            use(sides[seat])
            state.play(bots[seat].choose(state.perspective(seat, looking), seat))
    return state.returns()[0]


def compare(new: list[float], old: list[float], deals: int, simulations: int, seed: int) -> float:
    """The new weights' share of the points."""
    points = 0.0
    for deal in range(deals):
        points += play([new, old], seed_of(seed, deal), simulations)
        points += 1 - play([old, new], seed_of(seed, deal), simulations)
    return points / (2 * deals)


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
    rng = Rng(arguments.seed)
    weights = [float(weight) for weight in WEIGHTS]
    for number in range(arguments.rounds):
        new = changed(weights, rng)
        score = compare(new, weights, arguments.deals, arguments.simulations, seed_of(arguments.seed, number))
        kept = score >= 0.54
        print(f"{number:>3} {score:.3f} {'kept' if kept else '    '} {new}", flush=True)
        if kept:
            weights = new
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
