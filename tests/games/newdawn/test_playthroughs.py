"""What the golden playthroughs show: every agenda completed and every wonder in use, each in a game named here."""

from functools import cache
from pathlib import Path

import pytest

from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.material import AGENDAS, WONDER_NAMES
from ecumene.games.newdawn.state import NewDawnState
from ecumene.testing.engines import COMPILED

from .effects import seen_in

FOLDER = Path(__file__).parents[2] / "golden" / "newdawn"

COMPLETED = {
    "civilized": "2p-random",
    "money-grubber": "3p-built",
    "warmonger": "4p-random-other-readings",
    "paranoid": "2p-built",
    "explorer": "2p-random-gardens",
    "aesthetic": "2p-first-game-epic",
    "technophile": "2p-random-gardens",
    "scholarly": "4p-random-other-readings",
    "populous": "3p-built",
    "preservationist": "2p-first-game",
}
AT_WORK = {
    "stonehenge": "2p-first-game-epic",
    "hanging-gardens": "2p-random-gardens",
    "forbidden-city": "2p-first-game-epic",
    "chichen-itza": "3p-first-game-epic",
    "sydney-opera-house": "2p-random",
    "eiffel-tower": "3p-first-game-epic",
    "colossus": "3p-built",
    "great-lighthouse": "2p-random-gardens",
    "great-zimbabwe": "3p-built",
    "machu-picchu": "2p-first-game",
    "estadio-do-maracana": "2p-first-game-epic",
    "big-ben": "2p-first-game",
    "oracle": "3p-built",
    "pyramids": "2p-built",
    "porcelain-tower": "2p-built",
    "potala-palace": "2p-first-game",
    "oxford-university": "2p-built",
    "kremlin": "2p-built",
    "petra": "3p-built",
    "terracotta-army": "3p-first-game-epic",
    "alhambra": "3p-built",
    "venetian-arsenal": "2p-first-game",
    "pentagon": "2p-first-game-epic",
    "ruhr-valley": "2p-first-game",
}
# Without a compiler, only the shorter games are played through.
TOLD = set(NEWDAWN.playthroughs()) if COMPILED else {"2p-random", "2p-random-gardens"}


@cache
def shown_by(name: str) -> set[str]:
    """What a playthrough shows, based on its recorded moves."""
    players, options = NEWDAWN.playthroughs()[name]
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    moves = [NEWDAWN.notation.parse(line.removeprefix("> ")) for line in lines if line.startswith("> ")]
    start = NEWDAWN.new(players, options)
    assert isinstance(start, NewDawnState)
    return seen_in(start, moves)


def test_every_agenda_and_every_wonder_is_named() -> None:
    assert tuple(COMPLETED) == AGENDAS
    assert tuple(AT_WORK) == WONDER_NAMES


@pytest.mark.parametrize(("agenda", "name"), [pair for pair in COMPLETED.items() if pair[1] in TOLD])
def test_an_agenda_is_completed_in_its_playthrough(agenda: str, name: str) -> None:
    assert agenda in shown_by(name)


@pytest.mark.parametrize(("wonder", "name"), [pair for pair in AT_WORK.items() if pair[1] in TOLD])
def test_a_wonder_is_seen_at_work_in_its_playthrough(wonder: str, name: str) -> None:
    assert wonder in shown_by(name)
