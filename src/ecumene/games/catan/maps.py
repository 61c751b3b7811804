"""The maps: printed islands of the first game, and the two Seafarers scenarios laid out by us.

Places are axial coordinates ``q,r`` of pointy-top hexes: q grows to the east, r to the south.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Layout:
    """Where land and sea are; land as ``q,r terrain number``, harbours as ``q,r side kind``.

    ``founding`` is the main island, where both founding pieces go; ``islands`` are the small ones with the points that
    a player's first settlement there is worth.
    """

    name: str
    land: tuple[str, ...]
    islands: tuple[tuple[int, tuple[str, ...]], ...]
    sea: str
    harbours: tuple[str, ...]
    robber: str
    pirate: str
    target: int


BEGINNER: Final = Layout(
    name="beginner",
    land=(
        "0,-2 mountains 10", "1,-2 pasture 2", "2,-2 forest 9", "-1,-1 fields 12", "0,-1 hills 6", "1,-1 pasture 4",
        "2,-1 hills 10", "-2,0 fields 9", "-1,0 forest 11", "0,0 desert 0", "1,0 forest 3", "2,0 mountains 8",
        "-2,1 forest 8", "-1,1 mountains 3", "0,1 fields 4", "1,1 pasture 5", "-2,2 hills 5", "-1,2 fields 6",
        "0,2 pasture 11",
    ),
    islands=(),
    sea="",
    harbours=(
        "0,-2 nw generic", "1,-2 ne grain", "2,-1 ne ore", "2,0 e generic", "1,1 se wool", "-1,2 se generic",
        "-2,2 sw generic", "-2,1 w brick", "-1,-1 w lumber",
    ),
    robber="0,0",
    pirate="",
    target=0,
)  # fmt: skip

FIRST_KNIGHTS: Final = Layout(
    name="first-knights",
    land=(
        "0,-2 hills 6", "1,-2 mountains 2", "2,-2 hills 5", "-1,-1 forest 3", "0,-1 mountains 9", "1,-1 desert 0",
        "2,-1 forest 10", "-2,0 forest 8", "-1,0 fields 4", "0,0 hills 11", "1,0 pasture 3", "2,0 fields 8",
        "-2,1 pasture 10", "-1,1 fields 5", "0,1 mountains 6", "1,1 pasture 4", "-2,2 fields 9", "-1,2 pasture 12",
        "0,2 forest 11",
    ),
    islands=(),
    sea="",
    harbours=(
        "0,-2 nw brick", "1,-2 ne ore", "2,-1 ne lumber", "2,0 e grain", "1,1 se generic", "-1,2 se generic",
        "-2,2 sw generic", "-2,1 w wool", "-1,-1 w generic",
    ),
    robber="1,-1",
    pirate="",
    target=0,
)  # fmt: skip

OUTER_ISLES_3: Final = Layout(
    name="outer-isles-3",
    land=(
        "-1,-1 pasture 11", "0,-1 forest 6", "1,-1 pasture 5", "2,-1 fields 4", "-2,0 mountains 8", "-1,0 fields 10",
        "0,0 desert 0", "1,0 mountains 12", "2,0 hills 9", "-2,1 forest 2", "-1,1 hills 3", "0,1 forest 9",
        "1,1 fields 5",
    ),
    islands=(
        (2, (
            "5,-3 mountains 9", "5,-2 gold 4",
        )),
        (2, (
            "3,2 gold 10", "2,3 hills 5",
        )),
        (2, (
            "-5,0 pasture 8", "-5,1 fields 3",
        )),
    ),
    sea=(
        "-1,-3 0,-3 1,-3 2,-3 3,-3 4,-3 -2,-2 -1,-2 0,-2 1,-2 2,-2 3,-2 4,-2 -4,-1 -3,-1 -2,-1 3,-1 4,-1 -4,0 "
        "-3,0 3,0 -4,1 -3,1 2,1 3,1 -4,2 -3,2 -2,2 -1,2 0,2 1,2 2,2 -4,3 -3,3 -2,3 -1,3 0,3 1,3"
    ),
    harbours=(
        "-1,-1 ne generic", "1,-1 nw grain", "2,-1 ne brick", "2,0 se generic", "1,1 sw ore", "-1,1 se generic",
        "-2,1 w wool", "-2,0 nw lumber",
    ),
    robber="0,0",
    pirate="-1,-3",
    target=14,
)  # fmt: skip

OUTER_ISLES_4: Final = Layout(
    name="outer-isles-4",
    land=(
        "0,-2 hills 12", "1,-2 fields 10", "2,-2 mountains 9", "-1,-1 forest 5", "0,-1 mountains 9",
        "1,-1 pasture 11", "2,-1 hills 8", "-2,0 fields 6", "-1,0 pasture 11", "0,0 fields 4", "1,0 forest 2",
        "2,0 fields 3", "-2,1 desert 0", "-1,1 mountains 3", "0,1 hills 10", "1,1 pasture 6", "-2,2 forest 8",
        "-1,2 pasture 5", "0,2 forest 4",
    ),
    islands=(
        (2, (
            "-2,-3 hills 5", "-3,-2 gold 4",
        )),
        (2, (
            "5,-3 fields 8", "5,-2 forest 11",
        )),
        (2, (
            "3,2 gold 10", "2,3 mountains 9",
        )),
        (2, (
            "-5,2 hills 3", "-5,3 pasture 6",
        )),
    ),
    sea=(
        "-1,-3 0,-3 1,-3 2,-3 3,-3 4,-3 -2,-2 -1,-2 3,-2 4,-2 -3,-1 -2,-1 3,-1 4,-1 -4,0 -3,0 3,0 4,0 -4,1 -3,1 "
        "2,1 3,1 -4,2 -3,2 1,2 2,2 -4,3 -3,3 -2,3 -1,3 0,3 1,3"
    ),
    harbours=(
        "0,-2 ne wool", "2,-2 nw lumber", "2,-1 e generic", "2,0 se brick", "0,2 e generic", "-1,2 sw grain",
        "-2,2 w generic", "-2,0 sw ore", "-1,-1 nw generic",
    ),
    robber="-2,1",
    pirate="4,0",
    target=14,
)  # fmt: skip

CRESCENT_BAY_3: Final = Layout(
    name="crescent-bay-3",
    land=(
        "0,-3 forest 6", "-1,-2 fields 11", "0,-2 mountains 5", "1,-2 pasture 9", "-2,-1 mountains 3",
        "-1,-1 forest 12", "-3,0 hills 6", "-2,0 desert 0", "-3,1 forest 5", "-2,1 fields 4", "-3,2 pasture 10",
        "-2,2 hills 2", "-1,2 pasture 10", "-3,3 fields 8",
    ),
    islands=(
        (1, (
            "0,0 gold 10", "1,0 pasture 9",
        )),
        (2, (
            "4,-3 mountains 5", "4,-2 fields 4",
        )),
        (2, (
            "2,2 gold 4", "1,3 hills 9",
        )),
    ),
    sea=(
        "0,-4 1,-4 2,-4 3,-4 4,-4 -1,-3 1,-3 2,-3 3,-3 -2,-2 2,-2 3,-2 -3,-1 0,-1 1,-1 2,-1 3,-1 4,-1 -4,0 -1,0 "
        "2,0 3,0 4,0 -4,1 -1,1 0,1 1,1 2,1 3,1 -4,2 0,2 1,2 -4,3 -2,3 -1,3 0,3 -4,4 -3,4 -2,4 -1,4 0,4"
    ),
    harbours=(
        "0,-2 ne grain", "1,-2 sw generic", "-2,1 ne lumber", "-1,2 ne brick", "-3,3 e ore", "-3,2 w generic",
        "-3,0 w wool", "-1,-2 nw generic",
    ),
    robber="-2,0",
    pirate="4,0",
    target=13,
)  # fmt: skip

CRESCENT_BAY_4: Final = Layout(
    name="crescent-bay-4",
    land=(
        "0,-3 forest 12", "1,-3 hills 8", "2,-3 pasture 4", "-1,-2 hills 11", "0,-2 mountains 10", "1,-2 desert 0",
        "2,-2 forest 5", "-2,-1 fields 3", "-1,-1 forest 4", "-3,0 pasture 8", "-2,0 mountains 5", "-3,1 fields 11",
        "-2,1 forest 6", "-3,2 pasture 9", "-2,2 mountains 3", "-1,2 pasture 2", "0,2 hills 4", "-3,3 fields 6",
        "-2,3 hills 10", "-1,3 fields 9",
    ),
    islands=(
        (1, (
            "0,0 gold 4", "1,0 fields 9",
        )),
        (2, (
            "5,-4 mountains 5", "5,-3 pasture 10",
        )),
        (2, (
            "2,3 forest 10", "1,4 hills 5",
        )),
        (2, (
            "3,0 gold 9",
        )),
    ),
    sea=(
        "0,-4 1,-4 2,-4 3,-4 4,-4 -1,-3 3,-3 4,-3 -2,-2 3,-2 4,-2 5,-2 -3,-1 0,-1 1,-1 2,-1 3,-1 4,-1 5,-1 -4,0 "
        "-1,0 2,0 4,0 5,0 -4,1 -1,1 0,1 1,1 2,1 3,1 4,1 -4,2 1,2 2,2 3,2 -4,3 0,3 1,3 -4,4 -3,4 -2,4 -1,4 0,4"
    ),
    harbours=(
        "1,-3 ne lumber", "2,-2 e generic", "0,-2 se wool", "-2,1 e grain", "0,2 ne generic", "-2,3 se ore",
        "-3,2 sw generic", "-3,0 w brick", "-1,-2 nw generic",
    ),
    robber="1,-2",
    pirate="5,0",
    target=13,
)  # fmt: skip

# By number: the two printed islands have the same places; a variable island uses only the places of the first.
LAYOUTS: Final = (BEGINNER, FIRST_KNIGHTS, OUTER_ISLES_3, OUTER_ISLES_4, CRESCENT_BAY_3, CRESCENT_BAY_4)
