"""docs/architecture.md names what is there: modules of the server, files of a game, folders of the client."""

import re
from pathlib import Path

import pytest

from ecumene.games import GAMES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src/ecumene"
SOURCES = (".py", ".json", ".yaml", ".bin")


def rows(heading: str) -> list[str]:
    """What the first column of the table below a heading names."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    table = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    assert table, f"there is no table below {heading!r}"
    return [name for cell in table for name in re.findall(r"`([^`]+)`", cell)]


def test_the_table_of_the_server_lists_its_modules() -> None:
    named = {name for name in rows("The server") if name.endswith(".py")}
    assert named == {path.name for path in (PACKAGE / "server").glob("*.py")} - {"__init__.py"}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_games_folder_lists_its_files(game: str) -> None:
    folder = PACKAGE / "games" / game
    files = {path.name for path in folder.iterdir() if path.suffix in SOURCES}
    folders = {f"{path.name}/" for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert files | folders <= {*rows("A game's folder")}


def test_every_file_in_the_table_of_a_games_folder_is_in_some_game() -> None:
    stale = [
        name
        for name in rows("A game's folder")
        if not any((PACKAGE / "games" / game / name).exists() for game in GAMES)
    ]
    assert stale == []


def test_the_folders_of_the_client_are_named() -> None:
    section = PAGE.partition("\n## The client\n")[2].partition("\n## ")[0]
    folders = {path.name for path in (ROOT / "web/src").iterdir() if path.is_dir()} - {"styles"}
    assert {name for name in folders if f"`{name}/" not in section} == set()
