"""The checklist for a new game is complete: nothing names a game that the checklist does not know of.

A New Dawn is looked for, because no example in code or documentation uses it.
"""

import re
from pathlib import Path

import pytest

from ecumene.games import GAMES

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
SECTION = GUIDE.split("## Where else a game is named")[1].split("\n## ")[0]
NEEDED, OTHER = (re.findall(r"^\| `([^`]+)` \|", table, re.M) for table in SECTION.split("These where they apply:"))
FOLDERS = ("src", "tests", "web/src", "web/tests", "docs", "bench", "results", "requirements", ".github", ".ci")
TEXT = {".py", ".ts", ".svelte", ".md", ".yml", ".yaml", ".toml", ".json", ".jsonl", ".sh", ".in", ".ftl", ".css", ""}
BUILT = ("src/ecumene/server/client/", "src/ecumene.egg-info/", "src/ecumene/compiled-from")
# This test and the guide it reads.
OWN = ("tests/docs/test_new_game.py", "docs/adding-a-game.md")


def files() -> list[Path]:
    """Every text file of the repository."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    found += [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in found if path.suffix in TEXT and "__pycache__" not in path.parts]


def matches(name: str, pattern: str, game: str) -> bool:
    """Whether a file is meant by an entry of the checklist; one that ends in a slash means a folder."""
    wanted = re.escape(pattern.replace("NAME", game)).replace(r"\*", "[^/]*")
    return re.fullmatch(wanted + (".*" if pattern.endswith("/") else ""), name) is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pattern", NEEDED)
def test_every_game_has_all_that_it_needs(game: str, pattern: str) -> None:
    place = pattern.replace("NAME", game)
    found = list(ROOT.glob(place.removesuffix("/")))
    assert found, place
    if "NAME" not in pattern:
        assert any(re.search(rf"\b{game}\b", path.read_text(encoding="utf-8")) for path in found)


def test_every_file_that_names_a_game_is_on_the_checklist() -> None:
    unknown = []
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name in OWN or name.startswith(BUILT) or any(matches(name, one, "newdawn") for one in (*NEEDED, *OTHER)):
            continue
        if re.search("newdawn|new.dawn", name + path.read_text(encoding="utf-8", errors="ignore"), re.I):
            unknown.append(name)
    assert unknown == []


@pytest.mark.parametrize("pattern", OTHER)
def test_the_checklist_names_nothing_that_is_gone(pattern: str) -> None:
    named = [
        path
        for path in ROOT.glob(pattern.replace("NAME", "newdawn"))
        if path.is_file()
        and path.suffix in TEXT
        and re.search("new.?dawn", path.name + path.read_text(encoding="utf-8"), re.I)
    ]
    assert named, f"{pattern} does not name the game any more: take it off the list"
