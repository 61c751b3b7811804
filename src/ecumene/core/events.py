"""Events: small typed facts of what happened, each of which knows who may see which of its fields."""

from typing import TypeAlias

import msgspec

# A number, or a token such as ``card.war-1`` or ``seat.2`` that the reader's language puts into words.
Value: TypeAlias = int | str


class Event(msgspec.Struct, frozen=True):
    """One fact: its name, who did it, the ledger rule it follows, and its fields.

    ``secret`` fields are seen only by the seats of ``audience``.
    """

    name: str
    seat: int
    rule: str
    facts: dict[str, Value]
    secret: dict[str, Value] = {}
    audience: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> "Event":
        """This event as that seat (or a spectator) may see it: open fields, and the secret ones if it is meant."""
        if not self.secret:
            return self
        if seat in self.audience:
            return Event(self.name, self.seat, self.rule, {**self.facts, **self.secret})
        return Event(self.name, self.seat, self.rule, self.facts)


Log: TypeAlias = list[Event]
