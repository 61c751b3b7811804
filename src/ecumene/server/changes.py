"""What is stored of a table: its charter, and a log of changes. Everything else follows from these."""

from typing import Literal, TypeAlias

import msgspec

from ecumene.core.options import OptionValue
from ecumene.server.protocol import ClockRules, SeatKind


class SeatStart(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where when a table is made; ``guest`` is empty unless a person sits there."""

    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was made."""

    game: str
    options: dict[str, OptionValue]
    seats: list[SeatStart]
    host: str
    public: bool = False
    hints: bool = True
    clock: ClockRules = ClockRules()
    given: list[str] = []  # plies set up before the first decision, as lines of a record
    record: str = ""  # a loaded record: nobody plays here
    facts: str = ""  # only in tables of version 0.1: the mark of facts that the host had changed
    rules: int = 1  # the version of the game's rules: 0 for the present one, until the table is created


class _Change(msgspec.Struct, frozen=True, kw_only=True, tag_field="fact"):
    """Something that happened. The tag field is called "fact" in every database there is, so it stays that way."""


class Sat(_Change, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str


class Left(_Change, frozen=True, kw_only=True, tag="left"):
    """A person left a seat before the start; it is open again as it was planned."""

    seat: int


class Arranged(_Change, frozen=True, kw_only=True, tag="arranged"):
    """The host changed who shall sit somewhere."""

    seat: int
    to: SeatStart


class Started(_Change, frozen=True, kw_only=True, tag="started"):
    """The game began; empty seats were taken by this bot."""

    bot: str


class Moved(_Change, frozen=True, kw_only=True, tag="moved"):
    """What a seat decided and what chance did then, as lines of a record; the thinking time of every seat so far.

    The first ply is the seat's. More of its decisions follow if one command made several; chance comes after the last.
    """

    plies: list[str]
    by: Literal["person", "bot", "clock"]
    used_ms: list[int]


class Undone(_Change, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last decision."""

    seat: int


class Offered(_Change, frozen=True, kw_only=True, tag="offered"):
    """A seat asked the others to agree; ``asked`` have to answer."""

    seat: int
    what: Literal["end", "undo"]
    asked: list[int]


class Answered(_Change, frozen=True, kw_only=True, tag="answered"):
    """Seats agreed or not; of who had asked, "not" is a withdrawal."""

    seat: int
    seats: list[int]
    yes: bool


class GaveUp(_Change, frozen=True, kw_only=True, tag="gave-up"):
    """A seat resigned or ran out of time; a bot plays on for it where the game goes on."""

    seat: int
    why: Literal["resigned", "time"]
    bot: str


class Replaced(_Change, frozen=True, kw_only=True, tag="replaced"):
    """A bot stands in for a person who is away."""

    seat: int
    bot: str
    by: int


class Returned(_Change, frozen=True, kw_only=True, tag="returned"):
    """The person came back."""

    seat: int


class Rematched(_Change, frozen=True, kw_only=True, tag="rematched"):
    """It goes on at another table."""

    table: str
    seat: int


class Wrote(_Change, frozen=True, kw_only=True, tag="wrote"):
    """Somebody wrote to everybody."""

    seat: int
    author: str
    name: str
    text: str


Change: TypeAlias = (
    Sat | Left | Arranged | Started | Moved | Undone | Offered | Answered | GaveUp | Replaced | Returned | Rematched
    | Wrote
)  # fmt: skip


class LogEntry(msgspec.Struct, frozen=True):
    """One change at its place in the log."""

    version: int
    at_ms: int
    change: Change
    command: str | None = None


_DECODER: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


def change_of(text: str | bytes) -> Change:
    """A change from its stored text."""
    return _DECODER.decode(text)


def change_text(change: Change) -> str:
    """A change as it is stored."""
    return msgspec.json.encode(change).decode()
