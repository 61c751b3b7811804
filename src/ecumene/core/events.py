"""Events: small typed facts about what happened. Each knows who may see which of its fields."""

from typing import TypeAlias

import msgspec

# A number, or a token such as ``card.war-1`` or ``seat.2`` that is translated for the reader.
Value: TypeAlias = int | str


class Event(msgspec.Struct, frozen=True):
    """One fact: its name, who did it, the ledger rule it follows, and its fields.

    Only seats in ``audience`` see the ``secret`` fields.
    """

    name: str
    seat: int
    rule: str
    facts: dict[str, Value]
    secret: dict[str, Value] = {}
    audience: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> "Event":
        """This event as that seat (or a spectator) may see it.

        The audience gets the secret fields along with the others, under a name that ends in ``-seen`` so that the two
        versions can be worded differently; everybody else gets only the open fields.
        """
        if not self.secret:
            return self
        if seat in self.audience:
            return Event(f"{self.name}-seen", self.seat, self.rule, {**self.facts, **self.secret})
        return Event(self.name, self.seat, self.rule, self.facts)


Log: TypeAlias = list[Event]
