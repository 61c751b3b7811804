"""A bot's opinion of a move."""

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """A bot's estimate for one move: its chance to win, and how often the move was tried."""

    move: int
    chance: float
    visits: int
