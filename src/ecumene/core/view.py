"""What every view of every game has: who is asked what."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that does not depend on the game; games add theirs."""

    seat: int
    actor: int
    awaited: list[int]
    round: int
    asked: str  # the message ``ask-…`` words it
    asked_times: int
