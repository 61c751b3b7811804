"""What is stored of a table: its charter and a log of changes. Everything else is derived from these."""

from typing import Literal, TypeAlias

import msgspec

from ecumene.core.options import OptionValue
from ecumene.server.protocol import ClockRules, SeatKind


class SeatStart(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as planned when a table is created; ``guest`` is empty unless a person sits there."""

    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""


class Charter(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed when the table was created."""

    game: str
    options: dict[str, OptionValue]
    seats: list[SeatStart]
    host: str
    public: bool = False
    hints: bool = True
    clock: ClockRules = ClockRules()
    given: list[str] = []  # plies played before the first decision, as lines of a record, one or many to a text
    record: str = ""  # a loaded record: nobody plays here
    facts: str = ""  # only in tables of version 0.1: the mark of facts that the host had changed
    stand_in: str = "search:200ms"  # the bot for whoever is away, resigns or runs out of time
    patience_s: int | None = None  # after so long away a bot may stand in; 0: never; None: as the server says
    rules: int = 1  # the version of the game's rules; 0 means the current one, until the table is created


class _Change(msgspec.Struct, frozen=True, kw_only=True, tag_field="fact"):
    """Something that happened. The tag field keeps the name "fact", since existing databases use it."""


class Sat(_Change, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str


class Left(_Change, frozen=True, kw_only=True, tag="left"):
    """A person left a seat before the start; it is open again as planned."""

    seat: int


class Freed(_Change, frozen=True, kw_only=True, tag="freed"):
    """The host freed a seat before the start; it is open again as planned."""

    seat: int


class Banned(_Change, frozen=True, kw_only=True, tag="banned"):
    """The host sent somebody away; ``mark`` stands for the guest."""

    mark: str
    name: str


class Unbanned(_Change, frozen=True, kw_only=True, tag="unbanned"):
    """The host lets somebody come back."""

    mark: str


class Renewed(_Change, frozen=True, kw_only=True, tag="renewed"):
    """The host replaced the invitation."""

    invite: str


class ChatSwitched(_Change, frozen=True, kw_only=True, tag="chat-switched"):
    """The host switched the spectators' chat on or off."""

    on: bool


class Arranged(_Change, frozen=True, kw_only=True, tag="arranged"):
    """The host changed the plan for a seat."""

    seat: int
    to: SeatStart


class Started(_Change, frozen=True, kw_only=True, tag="started"):
    """The game began; empty seats were taken by this bot."""

    bot: str


class Moved(_Change, frozen=True, kw_only=True, tag="moved"):
    """A seat's decisions and the chance that followed, as lines of a record, with each seat's thinking time so far.

    The first ply is the seat's. More of its decisions follow if one command made several; chance comes after the last.
    """

    plies: list[str]
    by: Literal["person", "bot", "clock", "settled"]
    used_ms: list[int]


class Undone(_Change, frozen=True, kw_only=True, tag="undone"):
    """A seat took back its last decision.

    With ``practice`` something had been revealed since; against bots that makes the game one for practice.
    """

    seat: int
    practice: bool = False


class Settled(_Change, frozen=True, kw_only=True, tag="settled"):
    """A seat settled answers in advance: for the rest of the game, and for the current turn. Only it may know."""

    seat: int
    game: list[str]
    turn: list[str]


class Offered(_Change, frozen=True, kw_only=True, tag="offered"):
    """A seat asked the others to agree; ``asked`` have to answer."""

    seat: int
    what: Literal["end", "undo", "rematch"]
    asked: list[int]


class Answered(_Change, frozen=True, kw_only=True, tag="answered"):
    """Seats agreed or declined; if the asking seat declines, it withdraws the offer."""

    seat: int
    seats: list[int]
    yes: bool


class GaveUp(_Change, frozen=True, kw_only=True, tag="gave-up"):
    """A seat resigned or ran out of time; if the game goes on, a bot takes over."""

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
    """All agreed to a rematch, which was started at another table."""

    table: str
    seat: int


class Waited(_Change, frozen=True, kw_only=True, tag="waited"):
    """Somebody came to a game of bots that had been waiting because nobody was there."""


class Wrote(_Change, frozen=True, kw_only=True, tag="wrote"):
    """A chat message."""

    seat: int
    author: str
    name: str
    text: str
    room: Literal["", "players", "spectators"] = ""  # empty in older logs: the room of those who have a seat, or not


Change: TypeAlias = (
    Sat | Left | Freed | Banned | Unbanned | Renewed | ChatSwitched | Arranged | Started | Moved | Undone | Offered
    | Answered | GaveUp | Replaced | Returned | Rematched | Settled | Waited | Wrote
)  # fmt: skip


class LogEntry(msgspec.Struct, frozen=True):
    """One change with its place in the log."""

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
