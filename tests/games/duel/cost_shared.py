"""What the tests of costs share."""

from __future__ import annotations

from .table import Table

CHOICE_WONDERS = ("great-lighthouse", "piraeus")


def paid(table: Table, move: str, seat: int = 1) -> int:
    """What a seat pays for a construction: the coins that really leave it, whatever it gains at the same time."""
    before = table.coins(seat)
    told = len(table.events)
    table.do(move)
    gained = sum(
        int(event.details["coins"]) for event in table.events[told:] if event.name == "gains" and event.seat == seat - 1
    )
    return before + gained - table.coins(seat)


def chooser_table(
    open: str,  # noqa: A002 - the word of the rules
    choosers: str,
    *,
    city: str = "",
    rival: str = "",
    coins: dict[int, int],
    tokens: dict[int, str] | None = None,
    wonders: str = "",
    last: bool = True,
) -> Table:
    """A table where seat 1 has producers with a choice, cards and built wonders alike, among other things."""
    names = choosers.split()
    cards = [name for name in names if name not in CHOICE_WONDERS]
    return Table(
        open,
        cities={1: " ".join([*cards, city]), 2: rival},
        built={1: " ".join(name for name in names if name in CHOICE_WONDERS)},
        wonders={1: wonders},
        coins=coins,
        tokens=tokens,
        last=last,
    )
