"""Events: what happened, as small typed records. Each knows who may see which of its fields."""

from typing import TypeAlias

import msgspec

# A number, or a token such as ``card.war-1`` or ``seat.2`` that is translated for the reader.
Value: TypeAlias = int | str


class Event(msgspec.Struct, frozen=True):
    """Something that happened: its name, who did it, the ledger rule behind it, and its details.

    Only seats in ``audience`` see the ``secret`` fields.
    """

    name: str
    seat: int
    rule: str
    details: dict[str, Value]
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
            return Event(f"{self.name}-seen", self.seat, self.rule, {**self.details, **self.secret})
        return Event(self.name, self.seat, self.rule, self.details)


Log: TypeAlias = list[Event]
