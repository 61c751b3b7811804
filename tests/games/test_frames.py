"""Pending decisions are declared once, and every one of them is listed, decided and carried out.

This is asked of the games whose table of frames is built alike. CATAN and A New Dawn have tables of another kind and
tests of their own.
"""

import importlib
from functools import cached_property
from typing import Any, Final

import pytest

from ecumene.core.notation import kind_of
from ecumene.core.state import CHANCE, OVER
from ecumene.games import GAMES
from ecumene.testing.walk import random_walk

MOST_GAMES: Final = 400


class Declared:
    """The table of frames of a game, with what contradicts itself."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]
        # Each game has a class of frames of its own.
        self.module: Any = importlib.import_module(f"ecumene.games.{name}.frames")
        self.moves: Any = importlib.import_module(f"ecumene.games.{name}.moves")
        self.frames: tuple[Any, ...] = self.module.FRAMES

    @cached_property
    def answers(self) -> set[tuple[int, int]]:
        return {(frame.number, verb) for frame in self.frames for verb in frame.verbs}

    def broken(self, how: str) -> tuple[Any, ...]:
        frame, number = self.module.Frame, len(self.frames)
        return {
            "one missing at the end": self.frames[:-1],
            "one missing at the beginning": self.frames[1:],
            "a name twice": (*self.frames, frame(number, self.frames[1].name)),
            "a player's answer by chance": (*self.frames, frame(number, "new", (self.moves.PICK,), by_chance=True)),
        }[how]


@pytest.fixture(params=["duel", "victoria"])
def declared(request: pytest.FixtureRequest) -> Declared:
    return Declared(request.param)


def test_every_number_of_a_frame_has_its_entry(declared: Declared) -> None:
    numbers = {value for name, value in vars(declared.module).items() if name.isupper() and type(value) is int}
    assert numbers == {frame.number for frame in declared.frames}


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ("one missing at the end", "answer no frame"),
        ("one missing at the beginning", "not numbered one by one"),
        ("a name twice", "share a name"),
        ("a player's answer by chance", "both by chance and by seats"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(declared: Declared, how: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        declared.module.check(declared.broken(how))


def test_every_declared_answer_is_listed_and_carried_out(declared: Declared) -> None:
    """In random games until every pair of frame and verb was met; whatever is listed is declared."""
    game, met = declared.game, set[tuple[int, int]]()
    cases = [(players, options) for players in game.players for options in game.option_sets(players)]
    for seed in range(MOST_GAMES):
        for walk in random_walk(game, *cases[seed % len(cases)], seed):
            state: Any = walk.state
            frame = declared.frames[state.top_kind()]
            assert (state.actor == CHANCE) == frame.by_chance
            assert (state.actor == OVER) == (frame.name == "over")
            for move in state.moves():
                pair = (frame.number, kind_of(move))
                if pair not in met:
                    met.add(pair)
                    after = state.clone()
                    after.apply(move, [])
                    assert after.key() != state.key()
        if met == declared.answers:
            return
    assert met == declared.answers
