"""The plies of a game as lines of its record, most of them joined already: the text of a long game is made at once."""

from typing import Final

BLOCK: Final = 256  # lines that are joined


class PlyLines:
    """Lines that are added at the end and taken back from there."""

    def __init__(self) -> None:
        self._blocks: list[str] = []
        self._last: list[str] = []  # fewer than a block

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._last)

    def append(self, line: str) -> None:
        """Add a line."""
        self._last.append(line)
        if len(self._last) == BLOCK:
            self._blocks.append("\n".join(self._last))
            self._last = []

    def keep(self, number: int) -> None:
        """Drop all lines but so many of the first."""
        blocks, rest = divmod(number, BLOCK)
        if blocks < len(self._blocks):
            self._last = self._blocks[blocks].split("\n")
            del self._blocks[blocks:]
        del self._last[rest:]

    def joined(self) -> list[str]:
        """All of them, in texts of one line or many."""
        return [*self._blocks, *self._last]
