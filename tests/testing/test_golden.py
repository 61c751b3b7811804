"""Golden playthroughs: every answer of the API in whole games, compared word by word."""

import re
from pathlib import Path

import pytest

from ecumene.core.game import Game
from ecumene.games import GAMES
from ecumene.testing.golden import golden_files, playthrough

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


def without_header(text: str) -> str:
    """What a playthrough tells beside its header; keys go too, since they depend on options that change nothing."""
    told = "\n".join(
        line for line in text.splitlines() if not line.startswith(("game ", "players ", "rules ", "option "))
    )
    return re.sub(r"^(ply \d+ key) [0-9a-f]{16}", r"\1", told, flags=re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_no_playthrough_repeats_another(game: str) -> None:
    first: dict[str, str] = {}
    for path in sorted((GOLDEN / game).iterdir()):
        same = first.setdefault(without_header(path.read_text(encoding="utf-8")), path.name)
        assert same == path.name, f"{path.name} tells the same as {same}"


@pytest.mark.once
@pytest.mark.parametrize("game", ["victoria", "duel"])
def test_every_option_of_a_playthrough_changes_it(game: str) -> None:
    played = GAMES[game]
    for name, (players, options) in played.playthroughs().items():
        told = without_header((GOLDEN / game / f"{name}.txt").read_text(encoding="utf-8"))
        for option in played.options:
            usual = played.check_begun(players, {**options, option.name: option.default})
            if usual != options:
                plain = playthrough(played, players, usual, played.playthrough_seed(name))
                assert told != without_header(plain), f"{option.name} changes nothing in {name}"
