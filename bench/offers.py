"""What a person at a table of CATAN is asked: how often about offers of the computer, and how often in vain.

From the root of the project: python bench/offers.py [games]

The person plays what the one-ply player would, and three others are bots. What the person cannot accept is declined for
them, where the rules know how (``settled_answer``). Prints one line for each game.
"""

import sys
from collections import Counter

from ecumene.bots.simple import GreedyBot
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.catan import CATAN, STRATEGY

PERSON = 0


def played(mode: str, seed: int) -> Counter[str]:
    """One game to its end: the person's decisions, and which of them were answers."""
    state, chance = CATAN.new(4, {"mode": mode}), Rng(seed)
    bots = [GreedyBot(STRATEGY, 4 * seed + seat, samples=2) for seat in range(4)]
    seen: Counter[str] = Counter()
    while state.actor != OVER and state.round_number() < 100:
        seat = int(state.actor)
        if seat == CHANCE:
            state.play(state.random_move(chance))
            continue
        answers = state.on_turn() != seat and state.view(seat).asked == "answering"
        impossible = answers and state.why_not(CATAN.notation.parse("accept")).rule != ""
        settled = state.settled_answer(seat, []) if hasattr(state, "settled_answer") else -1
        move = settled if settled >= 0 else bots[seat].choose(state.perspective(seat, chance), seat)
        if seat == PERSON:
            seen["declined for them"] += settled >= 0
            seen["decisions"] += settled < 0
            seen["answers"] += answers and settled < 0
            seen["impossible"] += impossible and settled < 0
        seen["offers"] += CATAN.notation.text(move) == "offer" and not answers
        state.play(move)
    seen["rounds"] = int(state.round_number())
    return seen


def main() -> None:
    """Play both games of CATAN, as often as asked."""
    for mode in ("base", "knights"):
        total: Counter[str] = Counter()
        games = int(sys.argv[1]) if len(sys.argv) > 1 else 4
        for seed in range(games):
            total += played(mode, seed)
        print(mode, f"{games} games:", ", ".join(f"{name} {count / games:.1f}" for name, count in total.items()))


if __name__ == "__main__":
    main()
