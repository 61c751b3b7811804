"""What is printed on cards and pieces, for clients that draw them.

Clients are built with these tables, so they leave out facts that a host can change: those come with the view.
"""

from typing import Literal, TypeAlias

import msgspec

from ecumene.games.newdawn.land import COLUMNS, MIDDLE_COLUMN, MIDDLE_ROW, OUTLINES, ROWS
from ecumene.games.newdawn.material import (
    AGENDAS,
    CITY_STATES,
    DIFFICULTIES,
    FOCUS_CARDS,
    LEADERS,
    LEVELS,
    NATURAL_WONDERS,
    TERRAINS,
    TYPES,
    WONDER_TYPES,
    WONDERS,
)
from ecumene.games.newdawn.material import ERAS as ERA_NAMES
from ecumene.games.newdawn.rules.agendas import WANTED
from ecumene.games.newdawn.tiles import DIRECTIONS

Type: TypeAlias = Literal["culture", "science", "economy", "industry", "military"]
Era: TypeAlias = Literal["ancient", "medieval", "modern"]


class CardFacts(msgspec.Struct, frozen=True):
    """A focus card; numbers that do not concern its type are 0."""

    type: Type
    level: int
    tokens: int
    caravans: int
    moves: int
    reach: int
    attacks: int
    bonus: int
    barbarian_bonus: int
    over_water: bool


class WonderFacts(msgspec.Struct, frozen=True):
    """A world wonder."""

    type: str
    era: Era
    resources: list[str]


class CityStateFacts(msgspec.Struct, frozen=True):
    """A city-state: its type and the frame of its token."""

    type: Type
    frame: str


class NaturalFacts(msgspec.Struct, frozen=True):
    """A natural wonder: the resource it shows."""

    resource: str


class LeaderFacts(msgspec.Struct, frozen=True):
    """A leader: the types of the starting row, slots 1 to 5."""

    row: list[Type]


class TerrainFacts(msgspec.Struct, frozen=True):
    """A terrain: its difficulty."""

    difficulty: int


class AgendaFacts(msgspec.Struct, frozen=True):
    """An agenda: its victory card, from 0, and what it asks for."""

    card: int
    wanted: int


class ShapeFacts(msgspec.Struct, frozen=True):
    """A tile's side in one of its turns: the way (q, r) from its first space to each of the ten."""

    steps: list[list[int]]


class GridFacts(msgspec.Struct, frozen=True):
    """The grid of a map that is being built: a cell is ``columns`` times its row plus its column.

    The middle is at the coordinates 0,0; ``directions`` are the six neighbours, clockwise from the right-hand one.
    """

    columns: int
    rows: int
    middle_column: int
    middle_row: int
    directions: list[list[int]]


def catalogue() -> dict[str, object]:
    """The tables by constant name; shapes are named by side and turn, such as ``b3``."""
    steps = [list(step) for step in DIRECTIONS]
    return {
        "SHAPES": {
            f"{'ab'[shape // 6]}{shape % 6}": ShapeFacts([list(step) for step in outline])
            for shape, outline in enumerate(OUTLINES)
        },
        "GRID": {"map": GridFacts(COLUMNS, ROWS, MIDDLE_COLUMN, MIDDLE_ROW, steps)},
        "TERRAIN": {name: TerrainFacts(each) for name, each in zip(TERRAINS, DIFFICULTIES, strict=True)},
        "CARDS": {card.name: _card(number) for number, card in enumerate(FOCUS_CARDS)},
        "WONDERS": {wonder.name: _wonder(number) for number, wonder in enumerate(WONDERS)},
        "CITY_STATES": {city.name: _convert_city(city.type, city.frame) for city in CITY_STATES},
        "NATURAL_WONDERS": {name: NaturalFacts(resource) for name, resource in NATURAL_WONDERS},
        "LEADERS": {leader.name: _leader(leader.row) for leader in LEADERS},
        "AGENDAS": {name: AgendaFacts(number // 2, int(WANTED[number])) for number, name in enumerate(AGENDAS)},
    }


def _leader(row: tuple[int, ...]) -> LeaderFacts:
    return msgspec.convert({"row": [TYPES[kind] for kind in row]}, LeaderFacts)


def _card(number: int) -> CardFacts:
    card = FOCUS_CARDS[number]
    facts = {
        "type": TYPES[number // LEVELS], "level": number % LEVELS + 1, "tokens": card.tokens,
        "caravans": card.caravans, "moves": card.moves, "reach": card.reach, "attacks": card.attacks,
        "bonus": card.bonus, "barbarian_bonus": card.barbarian_bonus, "over_water": card.over_water,
    }  # fmt: skip
    return msgspec.convert(facts, CardFacts)


def _wonder(number: int) -> WonderFacts:
    wonder = WONDERS[number]
    facts = {
        "type": WONDER_TYPES[number // 6], "era": ERA_NAMES[number % 6 // 2],
        "resources": list(wonder.resources),
    }  # fmt: skip
    return msgspec.convert(facts, WonderFacts)


def _convert_city(kind: int, frame: str) -> CityStateFacts:
    return msgspec.convert({"type": TYPES[kind], "frame": frame}, CityStateFacts)
