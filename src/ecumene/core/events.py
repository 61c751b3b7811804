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
        """This event as that seat (or a spectator) may see it.

        For the audience the secret fields stand among the others and the name ends in ``-seen``, so that the two
        versions are worded apart; everybody else gets the open fields alone.
        """
        if not self.secret:
            return self
        if seat in self.audience:
            return Event(f"{self.name}-seen", self.seat, self.rule, {**self.facts, **self.secret})
        return Event(self.name, self.seat, self.rule, self.facts)


Log: TypeAlias = list[Event]
