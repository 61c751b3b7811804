"""Everything that crosses the wire, as typed structs. ``docs/protocol.md`` tells how they are used.

The client's TypeScript types are generated from this module (``ecumene develop types``).
"""

from typing import Final, Literal, TypeAlias

import msgspec

from ecumene.bots.advice import Confidence
from ecumene.core.ending import Ending
from ecumene.core.events import Value
from ecumene.core.options import OptionValue

PROTOCOL: Final = 3

ChatRoom: TypeAlias = Literal["players", "spectators"]
SeatKind: TypeAlias = Literal["person", "bot", "friend", "open"]
Status: TypeAlias = Literal["waiting", "playing", "over"]


# Parts ---------------------------------------------------------------------------------------------------------------


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done: a code the client words (``fault-CODE``), and the same in plain English.

    A refusal by the rules has the code ``rule``, the rule's number and the details that make it plain.
    """

    code: str
    what: str
    rule: str = ""
    details: dict[str, Value] = {}


class ClockRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long people may think, in seconds; 0 is without limit.

    When the time for a move is over the computer makes that one move; when the time for the game is over the seat
    has lost it, as if it had resigned.
    """

    move: int = 0
    game: int = 0


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: ``me`` (also several times, for one device handed round), a friend, a bot, anybody."""

    kind: Literal["me", "friend", "bot", "open"]
    name: str = ""  # for ``me``: the name of a second person at the same device
    bot: str = ""  # for ``bot``: its level


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str = ""
    mark: str = ""  # stands for its person at this table, as in chat; empty in the lobby
    bot: str = ""  # the bot that plays now: of a bot's seat, or standing in for its person
    resigned: bool = False
    left_ms: int | None = None  # what is left of the time for the game, at ``TableInfo.now_ms``
    move_left_ms: int | None = None  # what is left of the time for this move
    running: bool = False


class OfferInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something a seat asks the others to agree to: to end the game, to take back its last decision, to play again."""

    number: int
    what: Literal["end", "undo", "rematch"]
    seat: int
    agreed: list[int]
    asked: list[int]  # the seats that have not answered yet


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table: a mark that stands for them here and nowhere else, and the name they are shown under."""

    mark: str
    name: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody at it sees it."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatInfo]
    public: bool
    hints: bool
    clock: ClockRules
    now_ms: int  # the server's clock when this was written
    commitment: str
    created_ms: int
    stand_in: str = ""  # the bot that plays for whoever is away, resigns or runs out of time
    result: str = ""  # of a game that is over: a result of the game, or resigned, time, agreed, unfinished
    winners: list[int] = []
    offer: OfferInfo | None = None
    rematch: str = ""  # the table where it goes on
    given: int = 0  # plies that were set up before the first decision at this table
    study: bool = False  # a loaded record: nobody plays here
    practice: bool = False  # somebody went back past something revealed: the result says nothing
    spectators_chat: bool = True  # whether spectators may write


class Ahead(msgspec.Struct, frozen=True, kw_only=True):
    """Answers settled in advance: for the rest of the game, and for the current turn."""

    game: list[str] = []
    turn: list[str] = []


class You(msgspec.Struct, frozen=True, kw_only=True):
    """What is true of the receiver alone."""

    name: str
    seats: list[int]  # seats that are theirs
    viewer: int  # the seat they look from; -3 for a spectator
    host: bool
    invite: str = ""  # the token of the invitation, for those who sit at the table
    banned: list[Visitor] = []  # whom the host has sent away; only for the host
    ahead: Ahead = Ahead()  # what the seat they look from has settled
    wishes: list[str] = []  # what it can settle


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="presence"):
    """Who is connected now."""

    seats: list[int]
    watching: int
    away_s: dict[str, int]  # seat -> seconds since its person was last here
    watchers: list[Visitor] = []  # who watches, of those with a name; only for the host
    replace_s: int  # who is away for so long may be replaced by a bot; 0: nobody may


class MoveInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One legal move: its notation, its verb and its fields (``play war-1``: ``play``, ``{card: war-1}``)."""

    text: str
    verb: str
    fields: dict[str, str]


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the seat can take back its last decision: ``free``, ``ask`` the others, or ``none``.

    ``practice``: something has been revealed since, but only bots are asked; the game would become one for practice.
    """

    how: Literal["free", "ask", "practice", "none"]
    rule: str = ""  # the rule by which it is no longer free


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """The position from one seat: what it sees and what it may do."""

    ply: int
    view: msgspec.Raw  # the game's own view struct
    moves: list[MoveInfo]  # empty unless the seat may decide something
    undo: UndoInfo
    ending: Ending | None = None
    turn: int = -1  # whose turn it is, even while others are asked; negative if nobody's
    settled: bool = False  # the table will answer for the seat, which may still do so itself


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log.

    ``game``: an event of the game, worded by its message ``log-NAME``. ``table``: something at the table, worded by
    ``notice-NAME``. ``chat``: what somebody wrote.
    """

    version: int
    at_ms: int
    kind: Literal["game", "table", "chat"]
    name: str = ""
    seat: int = -3
    ply: int = 0
    turn: int = -1  # of a line of the game: in whose turn it happened, -1 before the first
    round: int = 0
    rule: str = ""
    details: dict[str, Value] = {}
    text: str = ""
    author: str = ""  # of a chat line: stays the same for one person at one table, to mute them by
    by: str = ""  # of a chat line: their name; of a table's: the name of whom it is about, if they have no seat now
    room: Literal["", "players", "spectators"] = ""  # of a chat line: where it was written


# From the server -----------------------------------------------------------------------------------------------------


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="update"):
    """What has changed since version ``since``, and how things stand now. ``since`` 0 is a full update."""

    version: int
    since: int
    table: TableInfo
    you: You
    position: Position | None
    lines: list[Line]
    undone: int | None = None  # lines of the game with a larger ply are to be forgotten


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="ack"):
    """The command was carried out and is durable; ``version`` is the table's version since."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """The command was not carried out, and nothing has changed. ``index``: the move at fault, from 0."""

    id: str
    fault: Fault
    index: int | None = None


class EventInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One event of the game, as the receiver may see it."""

    name: str
    seat: int
    rule: str
    details: dict[str, Value]


class Considered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="considered"):
    """What a move would do, as far as that is certain, or the rule that forbids it."""

    id: str
    move: str
    ply: int
    fault: Fault | None
    events: list[EventInfo]
    certain: bool  # whether nothing hidden or random happens


class AdviceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One move as the search sees it."""

    move: MoveInfo
    chance: float  # of winning, from 0 to 1
    share: float  # of the search's attention, from 0 to 1
    proven: bool  # whether the chance is certain


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="hint"):
    """The best moves of the search, best first."""

    id: str
    ply: int
    confidence: Confidence  # how sure the search is of the first
    moves: list[AdviceInfo]


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="pong"):
    """The answer to a ping."""

    now_ms: int


class Trouble(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="trouble"):
    """A message that could not be understood or exceeded a limit; the socket may be closed next."""

    fault: Fault


FromServer: TypeAlias = Update | Ack | Refused | Considered | Hint | Presence | Pong | Trouble


# To the server -------------------------------------------------------------------------------------------------------


class _Said(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client sends."""


class _Command(_Said, frozen=True, kw_only=True):
    """Something to be done once; sent again with the same ``id`` it is not done again."""

    id: str


class Hello(_Said, frozen=True, kw_only=True, tag="hello"):
    """The first message: the protocol, the last version that is known, and the seat to look from."""

    protocol: int
    version: int = 0
    viewer: int = -3


class LookFrom(_Said, frozen=True, kw_only=True, tag="look-from"):
    """Look from another seat of mine (one device handed round), or as a spectator."""

    seat: int


class Ping(_Said, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there?"""


class Sit(_Command, frozen=True, kw_only=True, tag="sit"):
    """Take a seat: an open one, or a friend's with the invitation."""

    seat: int
    invite: str = ""


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """Leave a seat before the game has begun."""

    seat: int


class Arrange(_Command, frozen=True, kw_only=True, tag="arrange"):
    """The host changes who is to sit somewhere, before the game has begun."""

    seat: int
    plan: SeatPlan


class Free(_Command, frozen=True, kw_only=True, tag="free"):
    """The host frees a seat before the game has begun; its person watches again."""

    seat: int


class Ban(_Command, frozen=True, kw_only=True, tag="ban"):
    """The host sends somebody away for good: anybody before the game, spectators during it."""

    mark: str


class Unban(_Command, frozen=True, kw_only=True, tag="unban"):
    """The host lets somebody come back."""

    mark: str


class Renew(_Command, frozen=True, kw_only=True, tag="renew"):
    """The host replaces the invitation; the old one stops working."""


class SwitchChat(_Command, frozen=True, kw_only=True, tag="switch-chat"):
    """The host switches the spectators' chat on or off."""

    on: bool


class Start(_Command, frozen=True, kw_only=True, tag="start"):
    """The host starts; empty seats are taken by this bot."""

    bot: str


class MakeMove(_Command, frozen=True, kw_only=True, tag="move"):
    """Make a move in the position with ``ply`` plies."""

    seat: int
    ply: int
    move: str


class MakeMoves(_Command, frozen=True, kw_only=True, tag="moves"):
    """Make several moves in a row, the first in the position with ``ply`` plies: all of them, or none."""

    seat: int
    ply: int
    moves: list[str]


class Undo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take back my last decision; only while that is free, or with ``practice`` where that is offered."""

    seat: int
    ply: int
    practice: bool = False


class Settle(_Command, frozen=True, kw_only=True, tag="settle"):
    """Settle answers in advance, in place of what was settled before."""

    seat: int
    game: list[str]
    turn: list[str]


class Offer(_Command, frozen=True, kw_only=True, tag="offer"):
    """Ask everybody else to agree: to end the game, or to take back my last decision. Bots agree.

    People are asked even while a bot stands in for them, unless they have resigned.
    """

    seat: int
    what: Literal["end", "undo"]


class Answer(_Command, frozen=True, kw_only=True, tag="answer"):
    """Agree to an offer or not; whoever made it can withdraw it with ``yes`` false."""

    seat: int
    offer: int
    yes: bool


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Give up."""

    seat: int


class Replace(_Command, frozen=True, kw_only=True, tag="replace"):
    """Let the table's bot stand in for a person who is away."""

    seat: int


class TakeBack(_Command, frozen=True, kw_only=True, tag="take-back"):
    """Come back to my seat from the bot that stood in."""

    seat: int


class Rematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """Invite the same people and bots to play again at a new table, or agree to that. Bots agree."""


class Chat(_Command, frozen=True, kw_only=True, tag="chat"):
    """Write to a room: spectators to theirs, players to theirs unless they say otherwise. Everybody can read both."""

    text: str
    room: Literal["", "players", "spectators"] = ""


class Consider(_Command, frozen=True, kw_only=True, tag="consider"):
    """Ask what a move would do, or why it is not possible. Changes nothing."""

    seat: int
    move: str


class AskHint(_Command, frozen=True, kw_only=True, tag="hint"):
    """Ask the search for the best moves. Changes nothing."""

    seat: int


ToServer: TypeAlias = (
    Hello | LookFrom | Ping | Sit | Leave | Arrange | Free | Ban | Unban | Renew | SwitchChat | Start | MakeMove
    | MakeMoves | Undo | Settle | Offer | Answer | Resign | Replace | TakeBack | Rematch | Chat | Consider | AskHint
)  # fmt: skip
