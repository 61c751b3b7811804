"""Positions of A New Dawn worth opening a browser at, found in games played for this purpose."""

import functools
from collections.abc import Callable, Iterator
from typing import Final

from ecumene.core.options import Options
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games import GAMES
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.view_types import NewDawnView
from ecumene.testing.walk import Walk

from .positions import Place, played_by_bots

MOST_GAMES: Final = 400
MOST_BOT_GAMES: Final = 6
LONGEST: Final = 4_000
# The tables of successive walks: two, three and four players, the fixed map and a random one.
TABLES: Final[tuple[tuple[int, Options], ...]] = (
    (2, {"map": "first_game"}),
    (3, {"map": "random"}),
    (4, {"map": "first_game", "epic": True, "stacked_barbarians": "first_player_chooses"}),
)
# Seeds with which questions were found; the search starts there.
FIRST_SEEDS: Final[dict[str, int]] = {}

# Whether a position is wanted, given its view and its moves.
Wanted = Callable[[NewDawnView, list[str]], bool]


def walk(seed: int) -> Iterator[tuple[Walk, int]]:
    """A random game at one of the tables: yields the game so far and the seat, whenever a seat has to decide."""
    players, options = TABLES[seed % len(TABLES)]
    game, rng = Walk(NEWDAWN, players, NEWDAWN.check(players, options)), Rng(seed)
    for _ in range(LONGEST):
        state = game.state
        if state.actor == OVER:
            return
        if state.actor >= 0:
            yield game, int(state.actor)
        game.step(state.random_move(rng))


@functools.cache
def asking(question: str, least: int = 2) -> Place:
    """A place where a player is asked this question and has a choice."""
    first = FIRST_SEEDS.get(question, 0)
    for seed in range(first, first + MOST_GAMES):
        for game, seat in walk(seed):
            if len(game.state.moves()) >= least and game.state.view(seat).asked == question:
                return Place(game.record().text(), len(game.plies), seat, len(game.plies))
    raise AssertionError(f"{question!r} is never asked")


@functools.cache
def laying(least: int = 5) -> Place:
    """A place where three players build the map and one has to choose a tile, with at least this many tiles laid."""
    game, rng = Walk(NEWDAWN, 3, NEWDAWN.check(3, {})), Rng(1)
    while True:
        state = game.state
        if state.actor >= 0:
            view = state.view(state.actor)
            assert isinstance(view, NewDawnView)
            if view.asked == "laying-tile" and len(view.tiles) >= least:
                return Place(game.record().text(), len(game.plies), int(state.actor), len(game.plies))
        game.step(state.random_move(rng))


@functools.cache
def bot_game(seed: int, players: int = 4, options: tuple[tuple[str, str], ...] = (("map", "first_game"),)) -> Record:
    """A finished game between bots, with its proof of fairness."""
    return played_by_bots(NEWDAWN, players, NEWDAWN.check(players, dict(options)), seed)


def places(record: Record, wanted: Wanted) -> Iterator[Place]:
    """The places in a recorded game where a player decides and the position is wanted."""
    text = record.text()
    for step in record.replay():
        state = step.state
        if state.actor < 0:
            continue
        view = state.view(state.actor)
        assert isinstance(view, NewDawnView)
        if wanted(view, [NEWDAWN.notation.text(move) for move in state.moves()]):
            yield Place(text, step.number, int(state.actor), len(record.plies))


def turn_of_bots(wanted: Wanted, players: int = 4) -> Place:
    """The latest such turn in a game between bots, when the map is full."""
    for seed in range(MOST_BOT_GAMES):
        if found := [*places(bot_game(seed, players), wanted)]:
            return found[-1]
    raise AssertionError("there is no such turn")


@functools.cache
def late_turn(players: int = 4) -> Place:
    """The start of a turn near the end."""
    return turn_of_bots(lambda view, moves: view.asked == "turn" and len(moves) >= 5, players)


@functools.cache
def parting(players: int = 4) -> tuple[Place, str]:
    """A place where one caravan can move on from the space where another can set out; and that space."""

    def shared(moves: list[str]) -> set[str]:
        return {f"depart {move.split()[1]}" for move in moves if move.startswith("resume")} & set(moves)

    place = turn_of_bots(lambda view, moves: view.asked == "caravans" and bool(shared(moves)), players)
    moves = next(step.state.moves() for step in parse_record(place.record, GAMES).replay() if step.number == place.ply)
    return place, shared([NEWDAWN.notation.text(move) for move in moves]).pop().split()[1]


@functools.cache
def middle_turn() -> Place:
    """The start of a turn with a bit of everything on the map, and a few threats and targets."""

    def wanted(view: NewDawnView, _moves: list[str]) -> bool:
        return view.asked == "turn" and 0 < len(view.threats) <= 6 and 0 < len(view.odds) <= 6

    return turn_of_bots(wanted)


@functools.cache
def ending(players: int = 4) -> tuple[Place, str]:
    """The last decision of a game between bots, and the move made there."""
    record = bot_game(0, players)
    last = max(number for number, ply in enumerate(record.plies) if ply.seat >= 0)
    place = Place(record.text(), last, record.plies[last].seat, len(record.plies))
    return place, NEWDAWN.notation.text(record.plies[last].move)
