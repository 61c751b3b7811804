"""The sixteen map tiles, both sides; the first-game map; the middle of a built map.

Axial coordinates, pointy tops, y down: +q is right, +r is lower right. A tile is a flower of seven spaces (0 in its
middle) and a tail of three; side B is the piece turned over. What is uncertain about these facts stands in
``docs/known-uncertainties.md``; it is data (``facts.json``), so a host who knows better changes it there.
"""

from typing import Final, TypeAlias

from ecumene.games.newdawn.facts import FACTS

SPACES: Final = 10
TILE_COUNT: Final = 16
SHAPE_A: Final = ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3))
SHAPE_B: Final = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3))
# The six neighbours of a hex, clockwise on the screen from the right-hand one.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

NATURAL_TILES: Final = (1, 2, 4, 13)
CITY_STATE_TILES: Final = (6, 12, 14, 15)
CAPITAL_TILES: Final = (7, 9, 11, 16)

# Spaces 0 to 9 of each side: a terrain with ``:`` a resource or a barbarian's letter and ``*`` a capital; a city-
# state with ``@`` (its terrain is grassland); a natural wonder with ``!``.
SIDES: Final[tuple[tuple[str, str], ...]] = tuple(
    (" ".join(FACTS.tiles[f"{number}a"]), " ".join(FACTS.tiles[f"{number}b"])) for number in range(1, TILE_COUNT + 1)
)

# Where two transcriptions of the printed tiles differ: tile, side, space and what the other one says. The facts of
# the package follow the one that is more reliable.
DISPUTED: Final = (
    (3, "b", 2, "desert"), (3, "b", 4, "desert"), (5, "b", 2, "forest"), (5, "b", 6, "grassland"),
    (6, "b", 0, "mountain"), (6, "b", 3, "mountain"), (7, "b", 1, "hills"), (7, "b", 6, "hills"), (8, "a", 3, "forest"),
    (9, "b", 6, "grassland"), (10, "a", 2, "grassland"), (10, "b", 3, "hills"), (11, "b", 2, "hills"),
    (12, "a", 2, "hills"), (12, "a", 3, "hills"), (12, "b", 4, "hills"), (12, "b", 8, "desert"), (13, "a", 2, "hills"),
    (13, "a", 8, "hills"), (13, "b", 7, "grassland"), (14, "b", 2, "desert"), (14, "b", 5, "hills"),
    (15, "b", 0, "hills"), (16, "b", 3, "grassland"),
)  # fmt: skip

Place: TypeAlias = tuple[tuple[int, int], int]  # where a tile's space 0 lies, and by how many sixths it is turned

# The first-game map: tile, where its space 0 lies, and how many sixths it is turned clockwise; all show side A.
FIRST_GAME: Final[tuple[tuple[int, tuple[int, int], int], ...]] = tuple(
    (int(number), placement.at, placement.turns) for number, placement in FACTS.first_game.items()
)
FIRST_GAME_TILES: Final[dict[int, tuple[int, ...]]] = {
    int(players): tuple(tiles) for players, tiles in FACTS.first_game_tiles.items()
}
FIRST_GAME_CAPITALS: Final[dict[int, tuple[int, ...]]] = {
    int(players): tuple(tiles) for players, tiles in FACTS.first_game_capitals.items()
}

# The middle of a built map: where the four tiles lie and how they are turned, by the side that is up.
CORE: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple((placement.at, placement.turns) for placement in FACTS.core[side]) for side in ("a", "b")
)
CORE_TILES: Final = 4
TILES_OF_A_PLAYER: Final = 3
