"""What the tests of set-up and draft share: exact chances, and random games move by move."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.duel import DUEL

from .table import Table, new_game


def chances(table: Table) -> dict[str, Fraction]:
    """The outcomes of chance in notation with their probabilities."""
    return {DUEL.notation.text(move): probability for move, probability in table.state.outcomes()}


def play_out(seed: int, options: dict[str, OptionValue] | None = None) -> Iterator[tuple[Table, str]]:
    """A random game: the table before each move, and that move; it is the same table all along."""
    table = new_game(options)
    rng = Rng(seed)
    while not table.over:
        move = table.state.random_move(rng)
        yield table, DUEL.notation.text(move)
        table.state.play(move)
