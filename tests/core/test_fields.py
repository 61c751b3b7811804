"""The fields of positions are declared once, by their constructors; copies, bytes and keys must include them all."""

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.core.state import OVER, State
from ecumene.develop.fields import DeclarationError, Declared, declared, fields
from ecumene.games import GAMES

# Where a vector's item can be changed to a value that the position can still hold: see the test below.
FAR = 40  # plies into a random game


def middle(game: Game, seed: int) -> State:
    """A position in which most fields are set."""
    state, rng = game.new(game.usual_players), Rng(seed)
    for _ in range(FAR * (1 + seed % 5)):
        if state.actor == OVER:
            break
        state.play(state.random_move(rng))
    return state


def holders(game: Game, state: State) -> Iterator[tuple[Declared, object]]:
    """The position and its parts, with their declared fields."""
    *parts, whole = declared(game.folder)
    yield whole, state
    for name, kind in whole.parts.items():
        (part,) = (one for one in parts if one.name == kind)
        yield part, getattr(state, name)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_written_lists_follow_from_the_constructor(game: Game) -> None:
    assert (game.folder / "fields.py").read_text(encoding="utf-8") == fields(game.folder)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_a_position_is_copied_packed_and_hashed(game: Game) -> None:
    not_in_key = importlib.import_module(f"ecumene.games.{game.name}.position").NOT_IN_KEY
    names = [
        (index, name)
        for index, (one, _) in enumerate(holders(game, game.new(game.usual_players)))
        for name in one.scalars
        if name not in ("map", "players")  # other fields are derived from these
    ]
    assert len(names) > 15
    for index, name in names:
        state = middle(game, index)
        key = state.key()
        _, holder = list(holders(game, state))[index]
        changed = getattr(holder, name) + 1
        setattr(holder, name, changed)
        if index == 0:
            assert (state.key() != key) == (name not in not_in_key), name
        for other in (state.clone(), game.restore(state.to_bytes())):
            assert getattr(list(holders(game, other))[index][1], name) == changed, name
            assert other.to_bytes() == state.to_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_copy_shares_no_vector_that_can_change(game: Game) -> None:
    state = middle(game, 3)
    (whole, *_), copy = [one for one, _ in holders(game, state)], state.clone()
    before = state.to_bytes()
    for name in whole.vectors:
        vector = getattr(copy, name)
        if len(vector) and name in whole.given:
            vector[0] = 1 - min(1, vector[0])
    assert state.to_bytes() == before
    assert copy.to_bytes() != before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_too_few_and_too_many_numbers_are_refused(game: Game) -> None:
    numbers = middle(game, 1).numbers()
    game.restore_numbers(numbers)
    for wrong in ([*numbers, 0], numbers[:-1], numbers[:5], []):
        with pytest.raises((ValueError, IndexError)):
            game.restore_numbers(wrong)


def test_a_field_of_an_unknown_kind_must_be_named_as_derived(tmp_path: Path) -> None:
    text = "class Position(State):\n    def __init__(self) -> None:\n        self.cache: dict[int, int] = {}\n"
    (tmp_path / "position.py").write_text(text)
    with pytest.raises(DeclarationError, match=r"Position\.cache is a dict\[int, int\]: name it in DERIVED"):
        fields(tmp_path)
    (tmp_path / "position.py").write_text(f'DERIVED: Final = ("cache",)\n{text}        self.count: i64 = 0\n')
    assert "target.count = source.count" in fields(tmp_path)
