"""Positions of CATAN worth opening a browser at, found in games played for this purpose."""

import functools
from collections.abc import Callable, Iterator
from typing import Final

from ecumene.core.options import Options
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.catan import CATAN
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.view_types import CatanView
from ecumene.testing.walk import Walk

from .positions import Place, played_by_bots

MOST_GAMES: Final = 400
MOST_BOT_GAMES: Final = 20
LONGEST: Final = 6_000
SHORT: Final = 400
# The tables of successive walks: Cities & Knights, the base game, a map with sea, all variants.
TABLES: Final[tuple[tuple[int, Options], ...]] = (
    (3, {}),
    (3, {"mode": "base", "map": "first_game"}),
    (3, {"map": "outer_isles", "trade_offers_per_turn": 3}),
    (4, {"knights_choice": True, "fast_knights": True, "spy_must_take": False}),
)
# Seeds with which questions were found; the search starts there.
FIRST_SEEDS: Final = {
    "answering": 61, "aqueduct": 90, "before-roll": 73, "capping": 96, "committing": 103, "composing": 33,
    "deserting": 4, "discarding": 113, "enlisting": 4, "free-roads": 110, "gifts": 108, "healing": 80,
    "intriguing": 111, "marching": 22, "moving-robber": 9, "naming": 26, "offering": 61, "paying": 55,
    "pillaged": 50, "placing-merchant": 56, "plenty": 29, "removing": 32, "replacing": 40, "retreating": 63,
    "rewarding": 59, "robbing": 45, "sabotaged": 3, "sailing": 42, "seizing": 62, "setting-dice": 90,
    "smithing": 62, "spying": 95, "surplus": 80, "swapping": 80, "targeting": 59, "walling": 96,
}  # fmt: skip
# A walk that trades at random does little else, so most of its offers are left out; moves that would be too rare are
# made whenever they are possible.
TRADES_ONE_IN: Final = 40
RARE: Final = ("improve", "city")

# Whether a position is wanted, given its view and its moves.
Wanted = Callable[[CatanView, list[str]], bool]


def _choice(state: CatanState, rng: Rng) -> int:
    verbs = {move: CATAN.notation.kind(move).verb for move in state.moves()}
    rare = [move for move, verb in verbs.items() if verb in RARE]
    calm = [move for move, verb in verbs.items() if verb != "give"]
    if rare:
        return rare[rng.below(len(rare))]
    return state.random_move(rng) if not calm or rng.below(TRADES_ONE_IN) == 0 else calm[rng.below(len(calm))]


def walk(seed: int) -> Iterator[tuple[Walk, int]]:
    """A random game at one of the tables: yields the game so far and the seat, whenever a seat has to decide."""
    players, options = TABLES[seed % len(TABLES)]
    game, rng = Walk(CATAN, players, CATAN.check(players, options)), Rng(seed)
    for _ in range(LONGEST):
        state = game.state
        assert isinstance(state, CatanState)
        if state.actor == OVER:
            return
        if state.actor == CHANCE:
            game.step(state.random_move(rng))
            continue
        seats = state.awaited()
        seat = seats[rng.below(len(seats))]
        if state.actor != seat:
            state.turn_to(seat)
        yield game, seat
        game.step(_choice(state, rng))


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
def busy_turn() -> Place:
    """An early turn of Cities & Knights with cards in hand and a knight that has several options."""
    for seed in range(0, MOST_GAMES, len(TABLES)):
        for game, seat in walk(seed):
            if len(game.plies) > SHORT:
                break
            view = game.state.view(seat)
            assert isinstance(view, CatanView)
            moves = [CATAN.notation.text(move) for move in game.state.moves()]
            if view.asked == "turn" and view.own and len(view.own.cards) > 1 and _several(moves):
                return Place(game.record().text(), len(game.plies), seat, len(game.plies))
    raise AssertionError("there is no such turn")


def _several(moves: list[str]) -> bool:
    """Whether a knight has several options."""
    knights = [move.split()[1] for move in moves if move.split()[0] in ("activate", "promote", "march", "chase")]
    return len(set(knights)) < len(knights)


@functools.cache
def bot_game(seed: int, players: int = 4, options: tuple[tuple[str, str], ...] = ()) -> Record:
    """A finished game between bots, with its proof of fairness. They do not trade, to keep it short."""
    return played_by_bots(CATAN, players, CATAN.check(players, {"trade_offers_per_turn": 0, **dict(options)}), seed)


def places(record: Record, wanted: Wanted) -> Iterator[Place]:
    """The places in a recorded game where a player decides and the position is wanted."""
    text = record.text()
    for step in record.replay():
        if step.state.actor >= 0:
            view = step.state.view(step.state.actor)
            assert isinstance(view, CatanView)
            if wanted(view, [CATAN.notation.text(move) for move in step.state.moves()]):
                yield Place(text, step.number, step.state.actor, len(record.plies))


def turn_of_bots(wanted: Wanted, options: tuple[tuple[str, str], ...] = (), players: int = 4) -> Place:
    """The latest such turn in a game between bots, when the island is full."""
    for seed in range(MOST_BOT_GAMES):
        if found := [*places(bot_game(seed, players, options), wanted)]:
            return found[-1]
    raise AssertionError("there is no such turn")


@functools.cache
def late_turn(options: tuple[tuple[str, str], ...] = (), players: int = 4, cards: int = 1) -> Place:
    """A turn near the end with cards in hand and choices, and with a knight that has several options."""

    def wanted(view: CatanView, moves: list[str]) -> bool:
        rich = view.own is not None and len(view.own.cards) >= cards and len(moves) >= 6
        return view.asked == "turn" and rich and (view.mode == "base" or _several(moves))

    return turn_of_bots(wanted, options, players)


@functools.cache
def ending(options: tuple[tuple[str, str], ...] = (), players: int = 4) -> tuple[Place, str]:
    """The last decision of a game between bots, which ends it, and the move made there."""
    for seed in range(MOST_BOT_GAMES):
        record = bot_game(seed, players, options)
        last = len(record.plies) - 1
        if record.plies[last].seat >= 0:
            place = Place(record.text(), last, record.plies[last].seat, len(record.plies))
            return place, CATAN.notation.text(record.plies[last].move)
    raise AssertionError("no game ends with a decision")
