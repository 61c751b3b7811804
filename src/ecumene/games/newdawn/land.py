"""The laid map: which spaces there are, what they are, and which are next to each other. Immutable.

The number of a space is ten times its tile (from 0) plus its place on the tile; water tokens that
fill gaps come after the tiles. A set of spaces is three words of sixty bits.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.games.newdawn.box import STANDARD, Box
from ecumene.games.newdawn.material import (
    DESERT,
    DIFFICULTIES,
    FOREST,
    HILLS,
    MOUNTAIN,
    WATER,
)
from ecumene.games.newdawn.tiles import DIRECTIONS, SHAPE_A, SHAPE_B, SPACES, TILE_COUNT

HEX_COUNT: Final = 176
FIRST_GAP: Final = 160  # the number of the first water token
GAPS: Final = 16  # eight tokens, and as many more that need no token if nothing else is possible (ND-MAP-28)
NONE: Final = -1
WORDS: Final = 3

# A set of spaces: three words of sixty spaces each. Returned as a tuple; mypyc passes it without allocating an object.
SpaceSet = tuple[i64, i64, i64]

# The grid on which maps are laid: a cell is 48 times its row plus its column.
COLUMNS: Final = 48
ROWS: Final = 36
MIDDLE_COLUMN: Final = 24
MIDDLE_ROW: Final = 18
CELLS: Final = 1728

BIT: Final = vec[i64]([2**number for number in range(62)])
# By space: the word of a set that its bit is in, and the bit.
WORD_OF: Final = vec[i64]([number // 60 for number in range(HEX_COUNT)])
BIT_OF: Final = vec[i64]([2 ** (number % 60) for number in range(HEX_COUNT)])
# The number of a single bit, by its remainder modulo 67: 2 is a primitive root of 67.
_NUMBERS: Final = [0] * 67
for _number in range(60):
    _NUMBERS[2**_number % 67] = _number
NUMBER_OF: Final = vec[i64](_NUMBERS)


def lowest(bits: i64) -> i64:
    """The number of the lowest set bit of a word that is not empty."""
    return NUMBER_OF[(bits & -bits) % 67]


def count_bits(bits: i64) -> i64:
    """How many bits of a word are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def contains(spaces: SpaceSet, space: i64) -> bool:
    """Whether a space belongs to a set."""
    word: i64 = WORD_OF[space]
    if word == 0:
        return spaces[0] & BIT_OF[space] != 0
    if word == 1:
        return spaces[1] & BIT_OF[space] != 0
    return spaces[2] & BIT_OF[space] != 0


def is_empty(spaces: SpaceSet) -> bool:
    """Whether a set has no spaces."""
    return spaces[0] | spaces[1] | spaces[2] == 0


def count_spaces(spaces: SpaceSet) -> i64:
    """How many spaces a set has."""
    return count_bits(spaces[0]) + count_bits(spaces[1]) + count_bits(spaces[2])


def with_space(spaces: SpaceSet, space: i64) -> SpaceSet:
    """A set with one more space."""
    word: i64 = WORD_OF[space]
    if word == 0:
        return spaces[0] | BIT_OF[space], spaces[1], spaces[2]
    if word == 1:
        return spaces[0], spaces[1] | BIT_OF[space], spaces[2]
    return spaces[0], spaces[1], spaces[2] | BIT_OF[space]


def space_numbers(spaces: SpaceSet) -> list[int]:
    """The spaces of a set in ascending order."""
    found: list[int] = []
    for word, bits in enumerate(spaces):
        while bits:
            found.append(int(lowest(bits)) + 60 * word)
            bits &= bits - 1
    return found


def cell_at(q: i64, r: i64) -> i64:
    """The cell of the grid at these coordinates."""
    return (r + MIDDLE_ROW) * COLUMNS + q + MIDDLE_COLUMN


def _turned(shape: tuple[tuple[int, int], ...], turns: int) -> list[tuple[int, int]]:
    cells = list(shape)
    for _ in range(turns):
        cells = [(-r, q + r) for q, r in cells]
    return cells


# By shape (six times the side plus the turn) and place on the tile: the offset from the tile's first space.
OUTLINES: Final = [_turned(shape, turns) for shape in (SHAPE_A, SHAPE_B) for turns in range(6)]
OFFSET_Q: Final = vec[i64]([q for outline in OUTLINES for q, _ in outline])
OFFSET_R: Final = vec[i64]([r for outline in OUTLINES for _, r in outline])
_AROUND: Final = vec[i64]([r * 48 + q for q, r in DIRECTIONS])

DIFFICULTY: Final = vec[i64](list(DIFFICULTIES))

# Sets of spaces stored in a land, three words each
ALL_LAND: Final = 0
ALL_WATER: Final = 3
FORESTS: Final = 6
ALL_HILLS: Final = 9
RIM: Final = 12  # next to water or on the edge of the map (ND-WIN-23)
EDGE: Final = 15
ROUGH_RIM: Final = 18  # desert and mountains of the rim: easier for Japan
CITY_STATE_SPACES: Final = 21
BESIDE_CITY_STATES: Final = 24
NATURAL_SPACES: Final = 27
RESOURCE_SPACES: Final = 30
EASY: Final = 33  # and so on: land of difficulty at most 0, 1 … 6
SET_WORDS: Final = 54

# A tile's place on the table is its cell times 12 plus its shape, plus one; 0 for a tile that is not laid.
PLACE_SHAPES: Final = 12


class Land:
    """One laid map."""

    def __init__(self, box: Box, places: vec[i64], gaps: vec[i64]) -> None:
        """``box``: what the tiles show. ``places`` by tile, ``gaps``: cells of water tokens plus one, 0 for none."""
        self.spaces: vec[i64] = vec[i64]()  # ascending
        self.cell: vec[i64] = vec[i64]([NONE] * HEX_COUNT)
        self.terrain: vec[i64] = vec[i64]([0] * HEX_COUNT)
        self.difficulty: vec[i64] = vec[i64]([0] * HEX_COUNT)
        self.resource: vec[i64] = vec[i64]([NONE] * HEX_COUNT)
        self.city_state: vec[i64] = vec[i64]([NONE] * HEX_COUNT)
        self.natural: vec[i64] = vec[i64]([NONE] * HEX_COUNT)
        self.next: vec[i64] = vec[i64]([NONE] * (6 * HEX_COUNT))
        self.near: vec[i64] = vec[i64]([0] * (WORDS * HEX_COUNT))  # neighbours
        self.around: vec[i64] = vec[i64]([0] * (WORDS * HEX_COUNT))  # within two steps, including itself
        self.sets: vec[i64] = vec[i64]([0] * SET_WORDS)
        self.home: vec[i64] = vec[i64]([NONE] * 9)  # of each barbarian
        self.city_state_at: vec[i64] = vec[i64]([NONE] * 8)
        self.natural_at: vec[i64] = vec[i64]([NONE] * 8)
        self.capital_at: vec[i64] = vec[i64]([NONE] * TILE_COUNT)
        at = vec[i64]([NONE] * CELLS)
        self._lay(box, places, gaps, at)
        self._connect(at)
        self._classify()

    def _lay(self, box: Box, places: vec[i64], gaps: vec[i64], at: vec[i64]) -> None:
        tile: i64 = 0
        while tile < TILE_COUNT:
            if places[tile]:
                cell: i64 = (places[tile] - 1) // PLACE_SHAPES
                shape: i64 = (places[tile] - 1) % PLACE_SHAPES
                place: i64 = 0
                while place < SPACES:
                    part: i64 = shape * SPACES + place
                    space: i64 = tile * SPACES + place
                    self._print(box, space, 20 * tile + 10 * (shape // 6) + place)
                    self.cell[space] = cell + OFFSET_R[part] * COLUMNS + OFFSET_Q[part]
                    at[self.cell[space]] = space
                    self.spaces = append(self.spaces, space)
                    place += 1
            tile += 1
        gap: i64 = 0
        while gap < GAPS:
            if gaps[gap]:
                self.cell[FIRST_GAP + gap] = gaps[gap] - 1
                at[gaps[gap] - 1] = FIRST_GAP + gap
                self.spaces = append(self.spaces, FIRST_GAP + gap)
            gap += 1

    def _print(self, box: Box, space: i64, index: i64) -> None:
        """Read what the tile shows on a space."""
        self.terrain[space] = box.terrain[index]
        self.difficulty[space] = DIFFICULTY[box.terrain[index]]
        self.resource[space] = box.resource[index]
        self.city_state[space] = box.city_state[index]
        self.natural[space] = box.natural[index]
        if box.letter[index] != NONE:
            self.home[box.letter[index]] = space
        if box.city_state[index] != NONE:
            self.city_state_at[box.city_state[index]] = space
        if box.natural[index] != NONE:
            self.natural_at[box.natural[index]] = space
        if box.capital[index]:
            self.capital_at[space // SPACES] = space

    def _connect(self, at: vec[i64]) -> None:
        for space in self.spaces:
            way: i64 = 0
            while way < 6:
                other: i64 = at[self.cell[space] + _AROUND[way]]
                self.next[6 * space + way] = other
                if other != NONE:
                    self.near[WORDS * space + WORD_OF[other]] |= BIT_OF[other]
                way += 1
        for space in self.spaces:
            way = 0
            self.around[WORDS * space + WORD_OF[space]] |= BIT_OF[space]
            while way < 6:
                other = self.next[6 * space + way]
                if other != NONE:
                    word: i64 = 0
                    while word < WORDS:
                        self.around[WORDS * space + word] |= self.near[WORDS * other + word]
                        word += 1
                    self.around[WORDS * space + WORD_OF[other]] |= BIT_OF[other]
                way += 1

    def _add(self, group: i64, space: i64) -> None:
        self.sets[group + WORD_OF[space]] |= BIT_OF[space]

    def _classify(self) -> None:
        for space in self.spaces:
            terrain: i64 = self.terrain[space]
            edge = False
            rim = False
            way: i64 = 0
            while way < 6:
                other: i64 = self.next[6 * space + way]
                if other == NONE:
                    edge = True
                elif self.terrain[other] == WATER:
                    rim = True
                way += 1
            if edge:
                self._add(EDGE, space)
            if edge or rim:
                self._add(RIM, space)
                if terrain == DESERT or terrain == MOUNTAIN:
                    self._add(ROUGH_RIM, space)
            if terrain == WATER:
                self._add(ALL_WATER, space)
                continue
            self._add(ALL_LAND, space)
            if terrain == FOREST:
                self._add(FORESTS, space)
            elif terrain == HILLS:
                self._add(ALL_HILLS, space)
            level: i64 = self.difficulty[space]
            while level <= 6:
                self._add(EASY + WORDS * level, space)
                level += 1
            self._mark(space)

    def _mark(self, space: i64) -> None:
        """Add a space to the sets that its symbol belongs to."""
        if self.city_state[space] != NONE:
            self._add(CITY_STATE_SPACES, space)
            word: i64 = 0
            while word < WORDS:
                self.sets[BESIDE_CITY_STATES + word] |= self.near[WORDS * space + word]
                word += 1
        if self.natural[space] != NONE:
            self._add(NATURAL_SPACES, space)
        if self.resource[space] != NONE:
            self._add(RESOURCE_SPACES, space)

    def has(self, group: i64, space: i64) -> bool:
        """Whether a space belongs to one of the land's sets."""
        return self.sets[group + WORD_OF[space]] & BIT_OF[space] != 0


NOT_LAID: Final = Land(STANDARD, vec[i64]([0] * TILE_COUNT), vec[i64]([0] * GAPS))
_KNOWN: Final[dict[tuple[str, tuple[int, ...]], Land]] = {}
_KNOWN_LIMIT: Final = 64


def land_of(box: Box, places: list[int], gaps: list[int]) -> Land:
    """The land of a map; cached, so that restoring a position many times builds it once."""
    key: tuple[str, tuple[int, ...]] = (box.text, (*places, *gaps))
    land = _KNOWN.get(key)
    if land is None:
        if len(_KNOWN) >= _KNOWN_LIMIT:
            _KNOWN.clear()
        land = Land(box, vec[i64](places), vec[i64](gaps))
        _KNOWN[key] = land
    return land
