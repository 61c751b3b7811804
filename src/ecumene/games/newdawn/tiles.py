"""The sixteen map tiles: their shapes and their kinds.

Axial coordinates, pointy tops, y down: +q is right, +r is lower right. A tile is a flower of seven spaces (0 in its
middle) and a tail of three; side B is the piece flipped over. What is printed on them is partly uncertain, so an
edition can change it: see ``box.py``.
"""

from typing import Final

SPACES: Final = 10
TILE_COUNT: Final = 16
SHAPE_A: Final = ((0, 0), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (1, -2), (0, -2), (1, -3))
SHAPE_B: Final = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -2), (2, -2), (2, -3))
# The six neighbours of a hex, clockwise on the screen from the one on the right.
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

NATURAL_TILES: Final = (1, 2, 4, 13)
CITY_STATE_TILES: Final = (6, 12, 14, 15)
CAPITAL_TILES: Final = (7, 9, 11, 16)

# Where two transcriptions of the printed tiles differ: tile, side, space and what the other one says. The package's
# facts follow the more reliable one.
DISPUTED: Final = (
    (3, "b", 2, "desert"), (3, "b", 4, "desert"), (5, "b", 2, "forest"), (5, "b", 6, "grassland"),
    (6, "b", 0, "mountain"), (6, "b", 3, "mountain"), (7, "b", 1, "hills"), (7, "b", 6, "hills"), (8, "a", 3, "forest"),
    (9, "b", 6, "grassland"), (10, "a", 2, "grassland"), (10, "b", 3, "hills"), (11, "b", 2, "hills"),
    (12, "a", 2, "hills"), (12, "a", 3, "hills"), (12, "b", 4, "hills"), (12, "b", 8, "desert"), (13, "a", 2, "hills"),
    (13, "a", 8, "hills"), (13, "b", 7, "grassland"), (14, "b", 2, "desert"), (14, "b", 5, "hills"),
    (15, "b", 0, "hills"), (16, "b", 3, "grassland"),
)  # fmt: skip

CORE_TILES: Final = 4
TILES_OF_A_PLAYER: Final = 3
