"""A table's clock: how long each person has thought, and when their time runs out.

All times are those of :mod:`ecumene.server.served_time`.
"""

from typing import Literal

import msgspec

from ecumene.server.protocol import ClockRules


class Deadline(msgspec.Struct, frozen=True):
    """When a seat's time runs out, and which limit that is."""

    at_ms: int
    seat: int
    kind: Literal["move", "game"]


class Clock:
    """Time used by every seat, and since when the current ones have been thinking."""

    def __init__(self, rules: ClockRules, players: int) -> None:
        self.rules = rules
        self.used_ms = [0] * players
        self.since_ms: dict[int, int] = {}

    @property
    def ticking(self) -> bool:
        """Whether there is any limit."""
        return self.rules.move > 0 or self.rules.game > 0

    def asks(self, seats: list[int], served_ms: int) -> None:
        """Set which seats are thinking; those already thinking continue."""
        self.since_ms = {seat: self.since_ms.get(seat, served_ms) for seat in seats}

    def asks_anew(self, seat: int, served_ms: int) -> None:
        """Restart a seat's thinking time."""
        self.since_ms[seat] = served_ms

    def used_with(self, seat: int, served_ms: int) -> list[int]:
        """The time used by every seat if this seat decides now."""
        used = list(self.used_ms)
        if seat in self.since_ms:
            used[seat] += max(0, served_ms - self.since_ms[seat])
        return used

    def left_ms(self, seat: int, served_ms: int) -> int | None:
        """The time a seat has left for the game."""
        if self.rules.game == 0:
            return None
        return max(0, self.rules.game * 1000 - self.used_with(seat, served_ms)[seat])

    def move_left_ms(self, seat: int, served_ms: int) -> int | None:
        """The time a seat has left for this move."""
        if self.rules.move == 0:
            return None
        return max(0, self.rules.move * 1000 - max(0, served_ms - self.since_ms.get(seat, served_ms)))

    def deadline(self) -> Deadline | None:
        """When the next seat runs out of time."""
        found: list[Deadline] = []
        for seat, since in self.since_ms.items():
            if self.rules.game:
                found.append(Deadline(since + self.rules.game * 1000 - self.used_ms[seat], seat, "game"))
            if self.rules.move:
                found.append(Deadline(since + self.rules.move * 1000, seat, "move"))
        return min(found, key=lambda one: (one.at_ms, one.kind), default=None)
