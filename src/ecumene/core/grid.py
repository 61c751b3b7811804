"""A position as a table of words: what a terminal draws, in the reader's language."""

import msgspec


class Grid(msgspec.Struct, frozen=True):
    """A headline, columns, one row per player, and lines below. Cells may carry ``[style]…[/]`` marks."""

    headline: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str]
