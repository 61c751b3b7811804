"""What each game is about, and how much of it a screen shows."""

from pathlib import Path
from typing import Final

from .people import Person

KNIGHTS: Final = (("mode", "knights"),)
# The hand, the structure, the island and the map.
MAIN_THINGS: Final = {
    "victoria": ".hand .place",
    "duel": ".structure",
    "catan": ".island .stage",
    "newdawn": ".world .stage",
}
_PIXELS: Final = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")


def pixels(one: Person, things: str) -> int:
    """How many pixels of these things are in sight."""
    return int(one.page.evaluate(_PIXELS, things))
