"""The cards, wonders and tokens of 7 Wonders Duel as the plain referee knows them, read from ``components.yaml``."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml


@dataclass(frozen=True)
class Card:
    """One building, as printed."""

    name: str
    deck: str  # "I", "II", "III" or "guilds"
    colour: str
    coins: int = 0
    resources: dict[str, int] = field(default_factory=dict)
    free_with: str = ""
    chain: str = ""
    makes: dict[str, int] = field(default_factory=dict)
    chooses: tuple[str, ...] = ()
    cheap: tuple[str, ...] = ()
    shields: int = 0
    symbol: str = ""
    points: int = 0
    gains: int = 0
    gains_per: dict[str, int] = field(default_factory=dict)
    counts: tuple[str, ...] = ()
    coins_each: int = 0
    points_each: int = 0


@dataclass(frozen=True)
class Wonder:
    """One wonder, as printed."""

    name: str
    resources: dict[str, int]
    points: int = 0
    shields: int = 0
    gains: int = 0
    takes: int = 0
    chooses: tuple[str, ...] = ()
    destroys: str = ""
    revives: bool = False
    draws: int = 0
    again: bool = False


@dataclass(frozen=True)
class Token:
    """One progress token, as printed."""

    name: str
    gains: int = 0
    points: int = 0
    symbol: str = ""


@dataclass(frozen=True)
class Place:
    """One place of an age's structure."""

    slot: int
    row: int
    x: int

    @property
    def dealt_face_up(self) -> bool:
        """DU-TURN-03 to DU-TURN-05: every second row lies face down."""
        return self.row % 2 == 0

    def covers(self, other: Place) -> bool:
        """A card lies half over its neighbours in the next row away."""
        return self.row == other.row + 1 and abs(self.x - other.x) == 1


def facts(printed: dict[str, Any]) -> dict[str, Any]:
    """Keys as Python spells them, lists made unchangeable."""
    return {key.replace("-", "_"): tuple(value) if isinstance(value, list) else value for key, value in printed.items()}


def places(rows: list[list[int]]) -> dict[int, Place]:
    """Slots are numbered row by row from the far end, left to right."""
    found = [(row, x) for row, places_of_row in enumerate(rows) for x in places_of_row]
    return {slot: Place(slot, row, x) for slot, (row, x) in enumerate(found)}


COMPONENTS: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
DECKS: dict[str, list[str]] = {deck: list(cards) for deck, cards in COMPONENTS["cards"].items()}
CARDS: dict[str, Card] = {
    name: Card(name, deck, **facts(printed))
    for deck, cards in COMPONENTS["cards"].items()
    for name, printed in cards.items()
}
WONDERS: dict[str, Wonder] = {name: Wonder(name, **facts(printed)) for name, printed in COMPONENTS["wonders"].items()}
TOKENS: dict[str, Token] = {name: Token(name, **facts(printed)) for name, printed in COMPONENTS["tokens"].items()}
STRUCTURES: dict[int, dict[int, Place]] = {age: places(rows) for age, rows in COMPONENTS["structures"].items()}
RESOURCES: list[str] = COMPONENTS["resources"]["raw"] + COMPONENTS["resources"]["manufactured"]
COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
FIRST_GAME: list[list[str]] = COMPONENTS["first-game"]
