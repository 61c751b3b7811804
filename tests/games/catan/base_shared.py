"""Shared by the tests of the base game: its table, the corners of a hex, and games from the very beginning."""

from __future__ import annotations

from fractions import Fraction

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.games.catan import CATAN
from ecumene.games.catan.island import PLACES
from ecumene.games.catan.state import CatanState

from .table import Table

# The printed beginner board, row by row from the north (CB-SETUP-04).
BEGINNER_BOARD = {
    "0,-2": ("mountains", 10), "1,-2": ("pasture", 2), "2,-2": ("forest", 9),
    "-1,-1": ("fields", 12), "0,-1": ("hills", 6), "1,-1": ("pasture", 4), "2,-1": ("hills", 10),
    "-2,0": ("fields", 9), "-1,0": ("forest", 11), "0,0": ("desert", 0), "1,0": ("forest", 3), "2,0": ("mountains", 8),
    "-2,1": ("forest", 8), "-1,1": ("mountains", 3), "0,1": ("fields", 4), "1,1": ("pasture", 5),
    "-2,2": ("hills", 5), "-1,2": ("fields", 6), "0,2": ("pasture", 11),
}  # fmt: skip
YIELD = {"forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore"}
# For each sum, two dice that show it.
DICE = {number: (max(1, number - 6), number - max(1, number - 6)) for number in range(2, 13)}


def base(players: int = 3, **options: OptionValue) -> Table:
    """The base game on the beginner board with nothing placed yet, the first seat on turn after the roll."""
    return Table(players, mode="base", **options)


def opened(players: int = 3, **options: OptionValue) -> Table:
    """A base game from its very beginning, before the first outcome of chance."""
    table = base(players)
    state = CATAN.new(players, {"mode": "base", **options})
    assert isinstance(state, CatanState)
    table.state = state
    return table


def founding(players: int = 3, first: int = 1, **options: OptionValue) -> Table:
    """The beginner board, with that player (from 1) about to found."""
    return opened(players, map="first_game", **options).play(f"first p{first}")


def corners(place: str) -> list[str]:
    """The six corners of a hex, clockwise from the north."""
    q, r = (int(part) for part in place.split(","))
    ends = [("n", q, r), ("s", q + 1, r - 1), ("n", q, r + 1), ("s", q, r), ("n", q - 1, r + 1), ("s", q, r - 1)]
    return [f"{end}:{x},{y}" for end, x, y in ends]


def name(number: int) -> str:
    """A hex as ``q,r``."""
    q, r = PLACES[number]
    return f"{q},{r}"


def by_chance(table: Table, rng: Rng) -> tuple[str, Fraction]:
    """Let chance decide once: the outcome, and how likely it was."""
    move = table.state.random_move(rng)
    chances = dict(table.state.outcomes())
    text = CATAN.notation.text(move)
    table.play(text)
    return text, chances[move]


def chances(table: Table) -> dict[str, Fraction]:
    """Every possible outcome of chance now, with its probability."""
    return {CATAN.notation.text(move): chance for move, chance in table.state.outcomes()}


def received(events: list[Event], reader: int) -> list[tuple[int, str]]:
    """Who received what, as a reader sees it."""
    seen = [event.seen_by(reader) for event in events]
    return [(event.seat, str(event.details["cards"])) for event in seen if event.name == "receives"]
