"""The grid and what is printed on cards and pieces, for clients that draw them."""

from typing import Final, Literal, TypeAlias

import msgspec

from ecumene.games.catan.island import (
    CORNERS,
    EDGE_COUNT,
    EDGE_HEXES,
    EDGE_NODES,
    HEX_COUNT,
    HEX_EDGES,
    HEX_NODES,
    NODE_COUNT,
    NODE_EDGES,
    NODE_HEXES,
    NONE,
    PLACES,
)
from ecumene.games.catan.material import COSTS, DEVELOPMENT, DEVELOPMENT_COUNTS, KINDS, PIPS, PROGRESS, TRACKS

Kind: TypeAlias = Literal["lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin"]
Deck: TypeAlias = Literal["trade", "politics", "science", "development"]

CHARTED: Final = 2  # crossings are charted in halves: see CrossingFacts


class HexFacts(msgspec.Struct, frozen=True):
    """A hex of the grid: axial coordinates, corners clockwise from the north, sides clockwise from the north-east."""

    q: int
    r: int
    corners: list[int]
    sides: list[int]


class CrossingFacts(msgspec.Struct, frozen=True):
    """A crossing: ``x`` in half widths of a hex, ``y`` in quarter heights, both from the middle; what touches it."""

    x: int
    y: int
    hexes: list[int]
    edges: list[int]


class EdgeFacts(msgspec.Struct, frozen=True):
    """An edge: its two crossings and the hexes beside it."""

    ends: list[int]
    hexes: list[int]


class CardFacts(msgspec.Struct, frozen=True):
    """A progress or development card."""

    deck: Deck
    count: int
    point: bool


def catalogue() -> dict[str, object]:
    """The tables by constant name."""
    return {
        "HEXES": [_hex(number) for number in range(HEX_COUNT)],
        "CROSSINGS": [_crossing(number) for number in range(NODE_COUNT)],
        "EDGES": [_edge(number) for number in range(EDGE_COUNT)],
        "CARDS": {
            **{card.name: _card(TRACKS[card.deck], card.count, card.point) for card in PROGRESS},
            **{
                name: _card("development", count, name == "point")
                for name, count in zip(DEVELOPMENT, DEVELOPMENT_COUNTS, strict=True)
            },
        },
        "COSTS": {name: {kind: n for kind, n in zip(KINDS, cost, strict=True) if n} for name, cost in COSTS.items()},
        "PIPS": list(PIPS),
    }


def _hex(number: int) -> HexFacts:
    q, r = PLACES[number]
    return HexFacts(q, r, list(HEX_NODES[6 * number : 6 * number + 6]), list(HEX_EDGES[6 * number : 6 * number + 6]))


def _crossing(number: int) -> CrossingFacts:
    end, q, r = CORNERS[number]
    hexes = [each for each in NODE_HEXES[3 * number : 3 * number + 3] if each != NONE]
    edges = [each for each in NODE_EDGES[3 * number : 3 * number + 3] if each != NONE]
    return CrossingFacts(2 * q + r, 3 * r + (-2 if end == "n" else 2), hexes, edges)


def _edge(number: int) -> EdgeFacts:
    hexes = [each for each in EDGE_HEXES[2 * number : 2 * number + 2] if each != NONE]
    return EdgeFacts(list(EDGE_NODES[2 * number : 2 * number + 2]), hexes)


def _card(deck: str, count: int, point: bool) -> CardFacts:
    return msgspec.convert({"deck": deck, "count": count, "point": point}, CardFacts)
