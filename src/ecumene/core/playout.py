"""Random play to the end, in compiled code: the inner loop of simulations and benchmarks."""

from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.core.state import OVER, State


def play_out(state: State, rng: Rng) -> i64:
    """Play random moves until the game is over; returns the number of moves and outcomes."""
    plies: i64 = 0
    while state.actor != OVER:
        state.play(state.random_move(rng))
        plies += 1
    return plies


def play_games(start: State, rng: Rng, games: i64) -> i64:
    """Play complete random games from clones of a position; returns the total number of moves and outcomes."""
    plies: i64 = 0
    game: i64 = 0
    while game < games:
        plies += play_out(start.clone(), rng)
        game += 1
    return plies


def clone_many(state: State, copies: i64) -> None:
    """Make this many clones, one after another (for benchmarks)."""
    copy: i64 = 0
    while copy < copies:
        state.clone()
        copy += 1


def count_paths(state: State, depth: i64) -> i64:
    """The number of move sequences of this length, with moves and outcomes alike; games that end early count once."""
    if depth == 0 or state.actor == OVER:
        return 1
    moves = state.moves()
    if depth == 1:
        return i64(len(moves))
    total: i64 = 0
    for move in moves:
        child = state.clone()
        child.play(move)
        total += count_paths(child, depth - 1)
    return total
