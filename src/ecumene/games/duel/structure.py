"""The three card structures: which place covers which, and which lie face down (DU-TURN-03 to DU-TURN-06).

Places are numbered from 0, row by row from the far row to the near one, left to right. A card is covered by the cards
of the next row that lie half a card to its left and right. A set of places is one integer with a bit for each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

AGES: Final = 3
SLOTS: Final = 20
ALL_SLOTS: Final = 2**SLOTS - 1
NO_SLOT: Final = SLOTS

# By age: the x of each place, row by row, in half cards from the centre line.
ROWS: Final = (
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5)),
    ((-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-2, 2), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
)

# By age: the row and x of each place. Odd rows lie face down.
PLACES: Final = tuple(tuple((row, x) for row, xs in enumerate(rows) for x in xs) for rows in ROWS)


def _covering(age: int, slot: int) -> list[int]:
    row, x = PLACES[age][slot]
    return [other for other, place in enumerate(PLACES[age]) if place in ((row + 1, x - 1), (row + 1, x + 1))]


def _covered(age: int, slot: int) -> list[int]:
    return [other for other in range(SLOTS) if slot in _covering(age, other)]


def _bits(slots: list[int]) -> int:
    return sum(1 << slot for slot in slots)


def _next_face_up(age: int, slot: int) -> int:
    return next((other for other in range(slot, SLOTS) if PLACES[age][other][0] % 2 == 0), NO_SLOT)


# By age x 20 + place; ages count from 0 here.
COVERED_BY: Final = vec[i64]([_bits(_covering(age, slot)) for age in range(AGES) for slot in range(SLOTS)])
COVERS_LEFT: Final = vec[i64]([[*_covered(age, slot), NO_SLOT][0] for age in range(AGES) for slot in range(SLOTS)])
COVERS_RIGHT: Final = vec[i64](
    [[*_covered(age, slot), NO_SLOT, NO_SLOT][1] for age in range(AGES) for slot in range(SLOTS)]
)
# By age x 20 + place: the next place, from there on, that is dealt face up, or NO_SLOT.
NEXT_FACE_UP: Final = vec[i64]([_next_face_up(age, slot) for age in range(AGES) for slot in range(SLOTS)])

# By age
FACE_DOWN: Final = vec[i64]([_bits([slot for slot in range(SLOTS) if PLACES[age][slot][0] % 2]) for age in range(AGES)])
OPEN_AT_FIRST: Final = vec[i64](
    [_bits([slot for slot in range(SLOTS) if not _covering(age, slot)]) for age in range(AGES)]
)
