"""The part that views of all games share: who has to decide what."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that does not depend on the game; games add theirs."""

    seat: int
    actor: int
    awaited: list[int]
    round: int
    asked: str  # worded by the message ``ask-…``
    asked_times: int
