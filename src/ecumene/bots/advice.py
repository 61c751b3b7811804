"""A bot's opinion of a move."""

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """A bot's estimate for one move: its chance to win, and how often the move was tried."""

    move: int
    chance: float
    visits: int
    policy: float | None = None  # how likely the move should be played, if the search says so
