"""A live table, built from its charter and its log. Log entries are applied one by one; nothing else changes it."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Value
from ecumene.core.fairness import FairChance
from ecumene.core.game import Game
from ecumene.core.match import Match, Passage
from ecumene.core.parsing import parse_ends, parse_record, with_marked_facts
from ecumene.core.record import Ply, Record
from ecumene.core.state import CHANCE, NO_ANSWER, State
from ecumene.games import GAMES, game_named
from ecumene.server.changes import (
    Answered,
    Arranged,
    Banned,
    Change,
    Charter,
    ChatSwitched,
    Freed,
    GaveUp,
    Left,
    LogEntry,
    Moved,
    Offered,
    Rematched,
    Renewed,
    Replaced,
    Returned,
    Sat,
    SeatStart,
    Settled,
    Started,
    Unbanned,
    Undone,
    Waited,
    Wrote,
)
from ecumene.server.clock import Clock
from ecumene.server.logbook import Logbook
from ecumene.server.names import mark_of
from ecumene.server.ply_lines import PlyLines
from ecumene.server.protocol import Ahead, Line, Position, SeatKind, Status
from ecumene.server.rows import Row

NOBODY: Final = -3
GIVEN_AT_ONCE: Final = 8  # plies of another game that are played in one step


class DamagedTable(EcumeneError):
    """A log that contradicts itself or the rules."""


class Seat(msgspec.Struct, kw_only=True):
    """Who plays a seat now."""

    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""  # the bot that plays here, in its own seat or in place of an absent person
    resigned: bool = False

    @property
    def played_by_person(self) -> bool:
        """Whether a person makes the decisions here."""
        return self.kind == "person" and not self.bot


class OpenOffer(msgspec.Struct, kw_only=True):
    """An offer that not everybody has answered yet."""

    number: int
    what: Literal["end", "undo", "rematch"]
    seat: int
    asked: list[int]
    agreed: list[int]


class Table:
    """One table, live."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.id = row.id
        self.game: Game = game_named(row.charter.game)
        self.charter = _charter_of_today(row.charter, self.game)
        self.players = len(row.charter.seats)
        self.seats = [_seat(start) for start in row.charter.seats]
        self.study: Record | None = parse_ends(row.charter.record, GAMES) if row.charter.record else None  # no plies
        self.given = sum(text.count("\n") + 1 for text in row.charter.given)  # plies of another game
        self.plies = PlyLines()  # the game so far
        self.chance = FairChance(row.secret, row.id)
        self.match: Match | None = None
        self.version = 0
        self.ended_ms = 0  # when the game ended
        self.logbook = Logbook()
        self.undos: list[tuple[int, int]] = []  # version, plies kept
        self.commands: dict[str, int] = {}  # command -> the version at which it was carried out
        self.offer: OpenOffer | None = None
        self.offers = 0
        self.rematch = ""
        self.ahead: dict[int, Ahead] = {}  # by seat: what it has settled in advance
        self.invite = row.invite
        self.banned: dict[str, str] = {}  # mark -> name
        self.spectators_chat = True
        self.writers: dict[str, list[str]] = {}  # mark -> the names under which they have written here
        self.clock = Clock(row.charter.clock, self.players)
        self.commitment = self.study.commitment if self.study is not None else self.chance.commitment
        self.spectators_position: Position | None = None  # made once for all spectators, until something changes

    # Queries -------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Whether the game is waiting for players, being played, or over."""
        if self.study is not None:
            return "over"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind in ("person", "bot") for seat in self.seats)

    @property
    def played_by_people(self) -> bool:
        """Whether any seat's decisions are made by a person."""
        return any(seat.played_by_person for seat in self.seats)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def mark_of(self, guest: str) -> str:
        """The mark that stands for a guest here."""
        return mark_of(self.id, guest)

    def names_besides(self, mark: str) -> set[str]:
        """The names of all others who have a seat or have written here."""
        written = {name for other, names in self.writers.items() if other != mark for name in names}
        return written | {seat.name for seat in self.seats if seat.guest and self.mark_of(seat.guest) != mark}

    def guests(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.guest for seat in self.seats if seat.guest}

    def awaited(self) -> list[int]:
        """The seats that have to decide now."""
        if self.match is None or self.match.over:
            return []
        return list(self.match.state.awaited())

    def may_decide(self, seat: int) -> bool:
        """Whether a seat has to decide now, or may although nobody waits for it."""
        return self.match is not None and not self.match.over and seat >= 0 and self.match.state.may_decide(seat)

    def wishes_of(self, seat: int) -> list[str]:
        """What a seat has settled in advance."""
        ahead = self.ahead.get(seat, Ahead())
        return [*ahead.game, *ahead.turn]

    def settled_answer(self, seat: int) -> int:
        """What the table answers for a person who is asked; ``NO_ANSWER`` if they have to decide."""
        if seat < 0 or not self.seats[seat].played_by_person or seat not in self.awaited():
            return NO_ANSWER
        assert self.match is not None
        wishes = self.wishes_of(seat)
        if not wishes and len(self.seats_of(self.seats[seat].guest)) > 1:
            return NO_ANSWER  # on a device that is handed round, who gets it must not depend on a hand
        return int(self.match.state.settled_answer(seat, wishes))

    def bots_against(self, seat: int) -> list[int]:
        """All other seats, if bots sit in all of them; otherwise none."""
        others = [number for number in range(self.players) if number != seat]
        return others if all(self.seats[number].kind == "bot" for number in others) else []

    @property
    def practice(self) -> bool:
        """Whether somebody has gone back past something revealed."""
        if self.study is not None:
            return self.study.practice > 0
        return self.match is not None and self.match.practice > 0

    def names(self) -> list[str]:
        """Names for the record: bots are called by their level."""
        return [seat.name if seat.kind == "person" else seat.bot for seat in self.seats]

    def state_for(self, seat: int) -> State:
        """A copy of the position with this seat as the actor."""
        assert self.match is not None
        state = self.match.state.clone()
        if state.actor != seat:
            state.turn_to(seat)
        return state

    def outcome(self) -> tuple[str, list[int]]:
        """The result of a game that is over, and its winners."""
        if self.study is not None:
            return self.study.result, list(self.study.winners)
        record = self.record()
        return record.result, list(record.winners)

    def record_text(self) -> str:
        """The game so far as the text of a record."""
        if self.study is not None:
            return self.charter.record
        joined = self.plies.joined()
        text = self.record().text_with(joined).removesuffix(f"{len(joined)}\n")  # the lines count, not the texts
        return f"{text}{len(self.plies)}\n"

    def record(self) -> Record:
        """The game so far; its secret is open once it is over."""
        if self.study is not None:
            return parse_record(self.charter.record, GAMES)
        if self.match is None:
            raise EcumeneError("The game has not begun.")
        record = self.match.record()
        record.names = self.names()
        return record

    # Applying the log ----------------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry, passage: Passage | None = None, served_ms: int = 0) -> None:
        """Apply one log entry; clocks that start to run with it do so at ``served_ms``.

        ``passage`` is what this process played when it decided the entry's moves; it is adopted as is. Without it (the
        table is being rebuilt from its log) every move is parsed, checked and played and every outcome drawn again,
        and the result is compared with what the entry says.
        """
        for _ in self.steps(entry, passage, served_ms):
            pass

    def steps(self, entry: LogEntry, passage: Passage | None = None, served_ms: int = 0) -> Iterator[None]:
        """The same in small steps, so that others can have their turn in between."""
        if entry.version != self.version + 1:
            raise DamagedTable(f"The log of table {self.id} has a gap after version {self.version}.")
        self.version = entry.version
        self.spectators_position = None
        if entry.command is not None:
            self.commands[entry.command] = entry.version
        if isinstance(entry.change, Started):
            yield from self._start(entry.change, entry.at_ms)
        else:
            self._change(entry.change, entry.at_ms, passage)
        if self.status != "over":
            self.ended_ms = 0
        elif not self.ended_ms:
            self.ended_ms = entry.at_ms
        self._start_clocks(served_ms)

    def all_steps(self, entries: Iterable[LogEntry], served_ms: int = 0) -> Iterator[None]:
        """Apply entries in small steps."""
        for entry in entries:
            yield from self.steps(entry, None, served_ms)
            yield

    def _change(self, change: Change, at_ms: int, passage: Passage | None) -> None:
        match change:
            case Sat():
                self.seats[change.seat] = Seat(kind="person", name=change.name, guest=change.guest)
                self._note(at_ms, "sits", change.seat)
            case Left():
                self._note(at_ms, "leaves", change.seat, by=self.seats[change.seat].name)
                self._vacate(change.seat)
            case Freed():
                self._note(at_ms, "freed", change.seat, by=self.seats[change.seat].name)
                self._vacate(change.seat)
            case Banned():
                self.banned[change.mark] = change.name
                self._note(at_ms, "banned", by=change.name)
            case Unbanned():
                self._note(at_ms, "unbanned", by=self.banned.pop(change.mark, ""))
            case Renewed():
                self.invite = change.invite
                self._note(at_ms, "renewed")
            case ChatSwitched():
                self.spectators_chat = change.on
                self._note(at_ms, "chat-on" if change.on else "chat-off")
            case Arranged():
                self.seats[change.seat] = _seat(change.to)
                self._note(at_ms, "arranged", NOBODY, {"number": change.seat + 1})
            case Started():
                raise AssertionError("the start is made in steps")
            case Moved():
                self._move(change, at_ms, passage)
            case Undone():
                if change.practice:
                    self._practise(change.seat, at_ms)
                self._undo(change.seat, at_ms)
            case Settled():
                self.ahead[change.seat] = Ahead(game=change.game, turn=change.turn)
            case Offered():
                self.offers += 1
                self.offer = OpenOffer(
                    number=self.offers,
                    what=change.what,
                    seat=change.seat,
                    asked=list(change.asked),
                    agreed=[change.seat],
                )
                self._note(at_ms, f"offers-{change.what}", change.seat)
                self._conclude(at_ms)
            case Answered():
                self._answer(change, at_ms)
            case GaveUp():
                self._give_up(change, at_ms)
            case Replaced():
                self.seats[change.seat].bot = change.bot
                self._note(at_ms, "replaced", change.seat)
            case Returned():
                self.seats[change.seat].bot = ""
                self._note(at_ms, "returned", change.seat)
            case Rematched():
                self.rematch, self.offer = change.table, None
                self._note(at_ms, "rematch", change.seat)
            case Waited():
                self._note(at_ms, "waited")
            case Wrote():
                names = self.writers.setdefault(change.author, [])
                if change.name not in names:
                    names.append(change.name)
                room = change.room or ("players" if change.seat != NOBODY else "spectators")
                self.logbook.write(
                    Line(
                        version=self.version, at_ms=at_ms, kind="chat", seat=change.seat, text=change.text,
                        author=change.author, by=change.name, room=room,
                    )
                )  # fmt: skip

    def _note(
        self, at_ms: int, name: str, seat: int = NOBODY, details: dict[str, Value] | None = None, by: str = ""
    ) -> None:  # fmt: skip
        ply = len(self.match.plies) if self.match is not None else 0
        self.logbook.write(
            Line(
                version=self.version, at_ms=at_ms, kind="table", name=name, seat=seat,
                details=details or {}, ply=ply, by=by,
            )
        )  # fmt: skip

    def _vacate(self, seat: int) -> None:
        start = self.charter.seats[seat]
        self.seats[seat] = Seat(kind=start.kind if start.kind in ("friend", "open") else "open")

    def _start(self, change: Started, at_ms: int) -> Iterator[None]:
        for seat in self.seats:
            if seat.kind in ("friend", "open"):
                seat.kind, seat.bot, seat.name = "bot", change.bot, ""
        names = self.names()
        match = Match(
            self.game, self.players, self.charter.options, names, self.chance, rules=self.charter.rules, prepared=False
        )
        for text in self.charter.given:
            lines = text.split("\n")
            for first in range(0, len(lines), GIVEN_AT_ONCE):
                match.give([self._ply(line) for line in lines[first : first + GIVEN_AT_ONCE]])
                yield
        match.begin()
        self.match = match
        # The day the game began, however often and whenever the table is loaded.
        self.match.date = datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()
        self._note(at_ms, "started")
        for first in range(0, len(match.plies), GIVEN_AT_ONCE):
            self._log_events(first, at_ms, first + GIVEN_AT_ONCE)
            yield

    def _move(self, change: Moved, at_ms: int, passage: Passage | None) -> None:
        match = self._playing()
        before, turn = len(match.plies), match.state.on_turn()
        if passage is not None:
            match.adopt(passage)
        else:
            self._replay(match, change)
        self._end_wishes(int(turn))
        seat = match.plies[before].seat
        if change.by == "clock":
            self._note(at_ms, "clock-moved", seat)
        self._log_events(before, at_ms)
        self.clock.used_ms = list(change.used_ms)
        self.clock.since_ms.pop(seat, None)
        if self.offer is not None and (self.offer.what == "undo" or match.over):
            self.offer = None

    def _end_wishes(self, turn: int) -> None:
        """Forget what was settled for a turn that is over."""
        if int(self._playing().state.on_turn()) != turn:
            self.ahead = {seat: Ahead(game=ahead.game) for seat, ahead in self.ahead.items()}

    def _replay(self, match: Match, change: Moved) -> None:
        before = len(match.plies)
        plies = [self._ply(text) for text in change.plies]
        for ply in plies:
            if ply.seat != CHANCE:
                match.play(ply.seat, ply.move)
        if not plies or match.plies[before:] != plies:
            raise DamagedTable(f"The log of table {self.id} does not follow from its rules at ply {before + 1}.")

    def _log_events(self, before: int, at_ms: int, until: int | None = None) -> None:
        match = self._playing()
        for ply in range(before, min(until or len(match.plies), len(match.plies))):
            self.plies.append(ply_text(self.game, match.plies[ply]))
            number = match.rounds[ply - 1] if ply else 0
            for event in match.events[ply]:
                number = int(event.details.get("round", number))  # an event that names a round begins it
                self.logbook.write_event(event, self.version, at_ms, ply + 1, number, match.turn_of(ply))

    def _practise(self, seat: int, at_ms: int) -> None:
        """Somebody goes back although something has been revealed since: from now on the game is for practice."""
        match = self._playing()
        match.practice += 1
        if match.practice == 1:
            self._note(at_ms, "practice", seat)

    def _undo(self, seat: int, at_ms: int) -> None:
        match = self._playing()
        kept, turn = match.last_decision(seat), match.state.on_turn()
        if kept is None:
            raise DamagedTable(f"The log of table {self.id} takes back a decision that was never made.")
        match.rewind(kept)
        self._end_wishes(int(turn))
        self.plies.keep(kept)
        self.logbook.forget_after(kept)
        self.undos.append((self.version, kept))
        self.offer = None
        self.clock.since_ms = {}
        self._note(at_ms, "undone", seat)

    def _answer(self, change: Answered, at_ms: int) -> None:
        offer = self.offer
        if offer is None:
            raise DamagedTable(f"The log of table {self.id} answers an offer that nobody made.")
        if not change.yes:
            self._note(at_ms, "withdraws" if change.seat == offer.seat else "declines", change.seat)
            self.offer = None
            return
        self._note(at_ms, "agrees", change.seat)
        offer.asked = [seat for seat in offer.asked if seat not in change.seats]
        offer.agreed += change.seats
        self._conclude(at_ms)

    def _conclude(self, at_ms: int) -> None:
        offer = self.offer
        if offer is None or offer.asked or offer.what == "rematch":  # a rematch needs a table first
            return
        self.offer = None
        if offer.what == "undo":
            self._undo(offer.seat, at_ms)
        else:
            self._playing().stop("agreed")
            self._note(at_ms, "agreed-end")

    def _give_up(self, change: GaveUp, at_ms: int) -> None:
        match = self._playing()
        seat = self.seats[change.seat]
        seat.resigned, seat.bot = True, change.bot
        self._note(at_ms, "resigned" if change.why == "resigned" else "time-over", change.seat)
        staying = [number for number, one in enumerate(self.seats) if not one.resigned]
        sides = {int(match.state.side_of(number)) for number in staying}
        if len(sides) > 1 and any(self.seats[number].kind == "person" for number in staying):
            if self.offer is not None and change.seat in (self.offer.seat, *self.offer.asked):
                self.offer = None
            return
        if len(sides) > 1:
            sides.discard(int(match.state.side_of(change.seat)))
        winners = tuple(number for number in range(self.players) if int(match.state.side_of(number)) in sides)
        self.offer = None
        match.stop(change.why, winners)

    def _playing(self) -> Match:
        if self.match is None:
            raise DamagedTable(f"The log of table {self.id} plays before it starts.")
        return self.match

    def _start_clocks(self, served_ms: int) -> None:
        thinking = [seat for seat in self.awaited() if self.seats[seat].played_by_person]
        self.clock.asks(thinking, served_ms)

    def _ply(self, text: str) -> Ply:
        return parse_ply(self.game, text)


def _charter_of_today(charter: Charter, game: Game) -> Charter:
    """The charter with its options as they are named today; tables of version 0.1 named readings one by one."""
    given = with_marked_facts(game, charter.options, charter.facts)
    return msgspec.structs.replace(charter, options=game.check_begun(len(charter.seats), given), facts="")


def _seat(start: SeatStart) -> Seat:
    return Seat(kind=start.kind, name=start.name, guest=start.guest, bot=start.bot)


def parse_ply(game: Game, text: str) -> Ply:
    """A ply from a line of a record."""
    who, _, move = text.partition(" ")
    return Ply(CHANCE if who == "*" else int(who[1:]) - 1, game.notation.parse(move))


def ply_text(game: Game, ply: Ply) -> str:
    """A ply as a line of a record."""
    who = "*" if ply.seat == CHANCE else f"p{ply.seat + 1}"
    return f"{who} {game.notation.text(ply.move)}"
