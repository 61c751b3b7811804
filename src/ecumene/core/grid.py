"""A position as a table of words: what a terminal draws, in the reader's language."""

import msgspec


class Grid(msgspec.Struct, frozen=True):
    """A headline, columns, a row per player, lines below, and what the signs mean; cells may carry ``[style]…[/]``."""

    headline: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str]
    legend: str
