"""What a bot says of a move."""

import msgspec


class Advice(msgspec.Struct, frozen=True):
    """One move as a bot sees it: its estimated chance to win, and how often it was tried."""

    move: int
    chance: float
    visits: int
