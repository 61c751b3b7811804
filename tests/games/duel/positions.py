"""What several test files share: structures of loose cards, whole games with their moves, and branches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from ecumene.core.ending import Ending
from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.rng import Rng
from ecumene.core.state import SPECTATOR
from ecumene.games.duel import DUEL

from .table import Table, new_game

Options = dict[str, OptionValue]
WATCHER = SPECTATOR + 1  # a spectator, where the table counts seats from 1
VIEWERS = (1, 2, WATCHER)

# Places of the Age III structure that do not cover each other while nothing lies between.
_APART = (0, 1, 5, 6, 7, 8)


def side_by_side(cards: str) -> dict[int, str]:
    """Up to six cards of Age III that are all that is left, each of them open."""
    return dict(zip(_APART, cards.split(), strict=False))


class Step(NamedTuple):
    """One move of a game: the table after it, the move, what it told, and the seat that made it (0 for chance)."""

    table: Table
    move: str
    events: list[Event]
    seat: int


def play_through(seed: int, options: Options | None = None) -> Iterator[Step]:
    """A whole random game from its very first outcome."""
    table = new_game(options)
    rng = Rng(seed)
    while not table.over:
        seat = table.actor
        events: list[Event] = []
        move = table.state.random_move(rng)
        table.state.apply(move, events)
        table.events += events
        yield Step(table, DUEL.notation.text(move), events, seat)


def scored_games(number: int, options: Options | None = None) -> Iterator[list[Step]]:
    """Random games that went to the last card of Age III."""
    for seed in range(4 * number):
        steps = list(play_through(seed, options))
        if not steps[-1].table.result.endswith("supremacy"):
            yield steps
            number -= 1
        if number == 0:
            return
    raise AssertionError("too many supremacies")


def chances(table: Table) -> dict[str, Fraction]:
    """The possible outcomes with their probabilities."""
    return {DUEL.notation.text(move): probability for move, probability in table.state.outcomes()}


def verbs(steps: Iterable[Step]) -> str:
    """The first words of all moves."""
    return " ".join(step.move.split()[0] for step in steps)


def branch(table: Table) -> Table:
    """The same position once more, to be played on in another way."""
    other = Table.__new__(Table)
    other.state = table.state.clone()
    other.events = list(table.events)
    return other


def names(table: Table) -> list[str]:
    """The names of all events so far."""
    return [event.name for event in table.events]


def counted(
    cities: dict[int, str] | None = None,
    coins: dict[int, int] | None = None,
    built: dict[int, str] | None = None,
    tokens: dict[int, str] | None = None,
    pawn: int = 0,
) -> Table:
    """The game has been counted up; the last card was discarded by the first seat for exactly the coins given."""
    purse = {1: 0, 2: 0, **(coins or {})}
    table = Table("obelisk", cities=cities, coins=purse, built=built, tokens=tokens, pawn=pawn, last=True)
    income = table.city(1).discard_income
    purse[1] -= income
    assert purse[1] >= 0, "the last discard brings coins"
    table = Table("obelisk", cities=cities, coins=purse, built=built, tokens=tokens, pawn=pawn, last=True)
    return table.do("discard obelisk")


def ending(table: Table) -> Ending:
    """How it ended."""
    end = table.state.ending()
    assert end is not None
    return end
