"""What crosses the wire by HTTP, and the lobby, as typed structs. ``docs/protocol.md`` tells how they are used.

The client's TypeScript types are generated from this module too (``ecumene develop types``).
"""

import msgspec

from ecumene.core.options import OptionValue
from ecumene.server.protocol import ClockRules, EventInfo, Fault, SeatInfo, SeatPlan, Status

# The lobby -----------------------------------------------------------------------------------------------------------


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]  # those that differ from the default
    clock: ClockRules
    created_ms: int
    my_turn: bool  # only among one's own tables
    asked: bool = False  # somebody asks for a rematch; only among one's own tables
    free: int  # seats that anybody may take
    paused: bool = False  # a game of bots only that waits until somebody watches
    winners: list[int] = []  # of a game that is over; tables that ended under earlier versions do not say
    ended_ms: int = 0
    mine: list[int] = []  # one's own seats; only among one's own tables
    awaited: list[int] = []  # the seats that have to decide; only among one's own tables
    practice: bool = False  # somebody went back past something revealed: the result says nothing


class Lobby(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lobby"):
    """Tables with open seats, public games in progress, and the receiver's own tables."""

    open: list[LobbyTable]
    playing: list[LobbyTable]
    mine: list[LobbyTable]


class ListNews(msgspec.Struct, frozen=True, kw_only=True):
    """How one list of the lobby has changed: tables that are new or different, and the ids of all in their order."""

    put: list[LobbyTable]
    order: list[str]


class LobbyNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="lobby-news"):
    """What has changed in the lobby since the message before; lists that are null have not."""

    open: ListNews | None = None
    playing: ListNews | None = None
    mine: ListNews | None = None


# The REST part -------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who the browser's cookie stands for; the name is empty for a stranger."""

    name: str


class Rename(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name to be known by."""

    name: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game; worded by ``option-NAME`` and ``option-NAME-VALUE``."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    needs: dict[str, list[OptionValue]]  # other options, and the values of each with which this one matters


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A set of readings and facts that can be chosen by its name as the option ``edition``.

    Those that come with the game are worded by ``option-edition-NAME``; a host's own has only its name.
    """

    name: str
    own: bool
    readings: dict[str, OptionValue]  # that differ from those of the first edition
    facts: list[str]  # the names of facts that differ


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    usual_players: int
    options: list[OptionInfo]
    readings: list[OptionInfo]  # what editions choose among; may be given beside the options
    editions: list[EditionInfo]  # the first is the usual one; none for a game that has no such option
    bots: list[str]
    moves: list[str]  # every verb of its notation


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. Its first seat need not be the host's."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, OptionValue] = {}
    public: bool = False
    hints: bool = True
    clock: ClockRules = ClockRules()
    stand_in: str = "search:200ms"  # the bot for whoever is away, resigns or runs out of time
    patience_s: int | None = None  # after so long away a bot may stand in; 0: never; null: an hour, less with a clock


class BranchOff(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a point of a finished game, against bots."""

    ply: int
    seat: int
    bot: str


class MadeTable(msgspec.Struct, frozen=True, kw_only=True):
    """Where the new table is, and the token that invites to it."""

    table: str
    invite: str


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One ply of a replay: who did what, what happened, and the view after it."""

    ply: int
    seat: int
    move: str
    round: int
    events: list[EventInfo]
    view: msgspec.Raw


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a game, as seen from one seat (-3: a spectator). Step 0 is the first position."""

    viewer: int
    plies: int
    rounds: list[int]  # the ply at which each round begins, from round 1
    steps: list[ReplayStep]


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One outcome of chance: its number, the weights of the possible outcomes, and which one was drawn."""

    index: int
    ply: int
    weights: list[int]
    chosen: int
    text: str


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """Everything needed to check that chance was fair."""

    table: str
    commitment: str
    secret: str  # hexadecimal; empty while the game goes on
    draws: list[Draw]


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of a ledger in one language."""

    id: str
    rule: str
    note: str
    source: str


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of a ledger; worded by ``chapter-NAME``."""

    name: str
    title: str
    rules: list[RuleInfo]


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """A game's rules in one language."""

    game: str
    language: str
    chapters: list[Chapter]


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every answer with an error status."""

    fault: Fault
