"""A table's log as it is read: every line encoded once, for those who may see its secrets and for all others."""

from bisect import bisect_right
from typing import Final

import msgspec

from ecumene.core.events import Event
from ecumene.core.state import SPECTATOR
from ecumene.server.protocol import Line

_encoder: Final = msgspec.json.Encoder()


class Secret(msgspec.Struct, frozen=True):
    """A line that some seats read differently: its place, these seats, and what they read."""

    place: int
    audience: tuple[int, ...]
    seen: msgspec.Raw


class Logbook:
    """The lines of one table, in their order."""

    def __init__(self) -> None:
        self._versions: list[int] = []
        self._plies: list[int] = []  # 0 for lines that do not tell of the game
        self._texts: list[msgspec.Raw] = []
        self._secrets: list[Secret] = []
        self.last_notice = ""  # the name of the last line, if it tells of the table

    def __len__(self) -> int:
        return len(self._texts)

    def write(self, line: Line) -> None:
        """Add a line of the table or the chat, which stays when moves are taken back."""
        self._add(line.version, 0, line)
        self.last_notice = line.name

    def write_event(self, event: Event, version: int, at_ms: int, ply: int, number: int, turn: int) -> None:
        """Add a line of the game, in round ``number`` and the turn of seat ``turn``."""
        if event.secret and event.audience:
            seen = _line(event.seen_by(event.audience[0]), version, at_ms, ply, number, turn)
            self._secrets.append(Secret(len(self), event.audience, msgspec.Raw(_encoder.encode(seen))))
        self._add(version, ply, _line(event.seen_by(SPECTATOR), version, at_ms, ply, number, turn))
        self.last_notice = ""

    def forget_after(self, ply: int) -> None:
        """Drop the lines of the game after this ply. Those of the table and the chat, which have no secrets, stay."""
        first = len(self)  # lines of the game stand in the order of their plies, so only the last ones are looked at
        while first and not 0 < self._plies[first - 1] <= ply:
            first -= 1
        kept = [place for place in range(first, len(self)) if not self._plies[place]]
        self._versions[first:] = [self._versions[place] for place in kept]
        self._texts[first:] = [self._texts[place] for place in kept]
        self._plies[first:] = [0] * len(kept)
        while self._secrets and self._secrets[-1].place >= first:
            self._secrets.pop()

    def read_by(self, viewer: int, since: int) -> list[msgspec.Raw]:
        """The lines after a version as a seat may read them, each an encoded :class:`Line`."""
        start = bisect_right(self._versions, since)
        found = self._texts[start:]
        for secret in reversed(self._secrets):
            if secret.place < start:
                break
            if viewer in secret.audience:
                found[secret.place - start] = secret.seen
        return found

    def _add(self, version: int, ply: int, line: Line) -> None:
        self._versions.append(version)
        self._plies.append(ply)
        self._texts.append(msgspec.Raw(_encoder.encode(line)))


def _line(seen: Event, version: int, at_ms: int, ply: int, number: int, turn: int) -> Line:
    return Line(
        version=version, at_ms=at_ms, kind="game", name=seen.name, seat=seen.seat, ply=ply, turn=turn,
        round=number, rule=seen.rule, details=seen.details,
    )  # fmt: skip
