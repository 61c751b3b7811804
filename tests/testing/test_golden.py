"""Golden playthroughs: every answer of the API in whole games, compared word by word."""

from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.games import GAMES
from ecumene.testing.golden import golden_files

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])
def test_playthroughs_are_as_recorded(game: Game) -> None:
    stale = []
    names = set()
    for name, text in golden_files(game):
        names.add(name)
        path = GOLDEN / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
    assert not stale, f"{stale} changed: look at the difference after `make golden` and commit it if it is meant"
    assert names == {f"{game.name}/{path.name}" for path in (GOLDEN / game.name).iterdir()}
