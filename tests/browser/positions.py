"""Positions worth opening a browser at, found in recorded games rather than played up to."""

import functools
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ecumene.bots import make_bot, parse_bot
from ecumene.core.game import Game
from ecumene.core.options import Options, OptionValue
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import State
from ecumene.games import GAMES
from ecumene.games.victoria.view_types import VictoriaView
from ecumene.testing.walk import fair_record

VICTORIA: Final = GAMES["victoria"]
DRAFT: Final[dict[str, OptionValue]] = {"deal_variant": "draft"}
TEAMS: Final[dict[str, OptionValue]] = {"team_mode": True}
MOST_GAMES: Final = 400

# Every question the game asks a player.
ASKED: Final = (
    "picking", "choosing", "step-play", "effects", "discarding", "dropping", "returning", "follow-up", "naming",
    "questioning", "giving", "laying-embargo", "laying-democracy", "recovering",
)  # fmt: skip


class Place(NamedTuple):
    """A point in a recorded game, and the seat that decides there."""

    record: str
    ply: int
    seat: int
    plies: int


def played_by_bots(game: Game, players: int, options: Options, seed: int) -> Record:
    """A finished game between greedy bots, with its proof of fairness."""
    bots = [make_bot(parse_bot("greedy"), game, seed + seat) for seat in range(players)]

    def chosen(state: State, rng: Rng) -> int:
        return bots[state.actor].choose(state.perspective(state.actor, rng), state.actor)

    return fair_record(game, players, options, seed, chosen)


@functools.cache
def game(seed: int, players: int = 2, options: tuple[tuple[str, OptionValue], ...] = ()) -> Record:
    """A finished random game with its proof of fairness."""
    return fair_record(VICTORIA, players, VICTORIA.check(players, dict(options)), seed)


def _places(record: Record, wanted: Callable[[State], bool]) -> Iterator[Place]:
    for step in record.replay():
        if step.state.actor >= 0 and wanted(step.state):
            yield Place(record.text(), step.number, step.state.actor, len(record.plies))


@functools.cache
def asking(question: str, players: int = 0) -> Place:
    """A place where a player is asked this and has a choice. Of two players, neither has to choose whom to question."""
    players = players or (3 if question == "questioning" else 2)

    def wanted(state: State) -> bool:
        return state.view(state.actor).asked == question and len(state.moves()) > 1

    drafts = tuple(DRAFT.items()) if question in ("picking", "choosing") else ()
    for seed in range(MOST_GAMES):
        for place in _places(game(seed, players, drafts), wanted):
            return place
    raise AssertionError(f"{question!r} is never asked")


@functools.cache
def forbidding() -> Place:
    """A place where a player has to play a card and holds one that cannot be played."""

    def wanted(state: State) -> bool:
        view = state.view(state.actor)
        assert isinstance(view, VictoriaView)
        hand = view.players[state.actor].hand or []
        return view.asked == "step-play" and 0 < len(state.moves()) < len(set(hand))

    for seed in range(MOST_GAMES):
        for place in _places(game(seed), wanted):
            return place
    raise AssertionError("every card can always be played")


@functools.cache
def late(players: int = 2, seed: int = 0, left: int = 30) -> Place:
    """A place shortly before the end where a player has to play a card."""
    record = game(seed, players)
    places = list(_places(record, lambda state: state.view(state.actor).asked == "step-play"))
    return next(place for place in reversed(places) if place.ply <= len(record.plies) - left)


@functools.cache
def ending(players: int = 2) -> Place:
    """The last decision of a game: ending the turn, and the game with it."""
    for seed in range(MOST_GAMES):
        record = game(seed, players)
        last = record.plies[-1]
        if last.seat >= 0 and VICTORIA.notation.text(last.move) == "end":
            return Place(record.text(), len(record.plies) - 1, last.seat, len(record.plies))
    raise AssertionError("no game ends with a turn")
