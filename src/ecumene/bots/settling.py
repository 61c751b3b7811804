"""From a position in the midst of a choice to one that can be judged."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Move, State

STEPS_TO_SETTLE: Final = 12  # at most


def settle(state: State, rng: Rng) -> None:
    """Play on until there is something to judge: chance as it falls, steps of one choice each as looks best."""
    steps: i64 = 0
    while state.actor != OVER and steps < STEPS_TO_SETTLE:
        if state.actor == CHANCE:
            state.play(state.random_move(rng))
            continue
        if state.is_settled():
            return
        state.play(next_step(state))
        steps += 1


def next_step(state: State) -> Move:
    """The move that looks best for whoever is asked, at first sight."""
    seat: i64 = state.actor
    best: i64 = -1
    best_worth = -1.0
    for move in state.moves():
        trial = state.clone()
        trial.play(move)
        worth: float = trial.judge(seat)
        if worth > best_worth:
            best_worth = worth
            best = move
    return best
