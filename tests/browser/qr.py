"""Reads a perfectly drawn QR code: no camera, no error correction."""

from itertools import pairwise
from typing import Final, TypeAlias

Grid: TypeAlias = list[list[bool]]

# For each version at level M: the number of data codewords in each block, and the centres of the small squares.
BLOCKS: Final = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4, 8: [38] * 2 + [39] * 2,
    9: [36] * 3 + [37] * 2, 10: [43] * 4 + [44],
}  # fmt: skip
CENTRES: Final = {
    1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46],
    10: [6, 28, 50],
}  # fmt: skip
LEVEL_M: Final = 0
FORMAT_MASK: Final = 0b101010000010010
BYTES: Final = 4


def read(grid: Grid) -> str:
    """The text of a code without its margin, encoded as bytes at level M."""
    version = (len(grid) - 17) // 4
    bits = "".join(str(int(bit)) for bit in _data_bits(grid, version))
    codewords = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    stream = "".join(f"{word:08b}" for word in _joined(codewords, BLOCKS[version]))
    assert int(stream[:4], 2) == BYTES
    wide = 8 if version < 10 else 16
    length = int(stream[4 : 4 + wide], 2)
    body = stream[4 + wide : 4 + wide + 8 * length]
    return bytes(int(body[at : at + 8], 2) for at in range(0, len(body), 8)).decode()


def _mask(grid: Grid) -> int:
    """The mask number, from the fifteen format bits beside the upper left corner."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    found = int("".join(str(int(grid[row][column])) for row, column in places), 2) ^ FORMAT_MASK
    assert found >> 13 == LEVEL_M
    return found >> 10 & 0b111


def _turned(mask: int, row: int, column: int) -> bool:
    product, total = row * column, row + column
    return [
        total % 2, row % 2, column % 3, total % 3, (row // 2 + column // 3) % 2, product % 2 + product % 3,
        (product % 2 + product % 3) % 2, (total % 2 + product % 3) % 2,
    ][mask] == 0  # fmt: skip


def _is_pattern(size: int, version: int, row: int, column: int) -> bool:
    """Whether a module belongs to the fixed patterns of the code and holds no data."""
    if row == 6 or column == 6:
        return True
    if (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9):
        return True
    if version >= 7 and ((row < 6 and column >= size - 11) or (column < 6 and row >= size - 11)):
        return True
    last = size - 7
    for down in CENTRES[version]:
        for across in CENTRES[version]:
            corner = (down, across) in ((6, 6), (6, last), (last, 6))
            if not corner and abs(row - down) <= 2 and abs(column - across) <= 2:
                return True
    return False


def _data_bits(grid: Grid, version: int) -> list[bool]:
    """Up and down in columns of two, from the right, skipping the vertical timing pattern."""
    size, mask = len(grid), _mask(grid)
    columns = [column for column in range(size - 1, -1, -1) if column != 6]
    bits: list[bool] = []
    for turn, (right, left) in enumerate(list(pairwise(columns))[::2]):
        rows = range(size - 1, -1, -1) if turn % 2 == 0 else range(size)
        for row in rows:
            for column in (right, left):
                if not _is_pattern(size, version, row, column):
                    bits.append(grid[row][column] ^ _turned(mask, row, column))
    return bits


def _joined(codewords: list[int], sizes: list[int]) -> list[int]:
    """Undo the interleaving: blocks take turns word by word, and the longer ones have one more at the end."""
    blocks: list[list[int]] = [[] for _ in sizes]
    at = 0
    for number in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if number < size:
                block.append(codewords[at])
                at += 1
    return [word for block in blocks for word in block]
