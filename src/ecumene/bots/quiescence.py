"""Plays from a position halfway through a choice to one that can be evaluated."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Move, State
from ecumene.core.strategy import Strategy

STEPS_TO_QUIET: Final = 12  # at most


def play_to_quiet(state: State, strategy: Strategy, rng: Rng) -> None:
    """Play on until the position can be evaluated: chance at random, the steps of a choice by what looks best."""
    steps: i64 = 0
    while state.actor != OVER and steps < STEPS_TO_QUIET:
        if state.actor == CHANCE:
            state.play(state.random_move(rng))
            continue
        if strategy.is_quiet(state):
            return
        state.play(best_at_a_glance(state, strategy))
        steps += 1


def best_at_a_glance(state: State, strategy: Strategy) -> Move:
    """The move that looks best to the deciding seat."""
    seat: i64 = state.actor
    best: i64 = -1
    best_value = -1.0
    for move in state.moves():
        trial = state.clone()
        trial.play(move)
        value: float = strategy.evaluate(trial, seat)
        if value > best_value:
            best_value = value
            best = move
    return best
