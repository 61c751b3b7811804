"""Records: complete games as readable text, with loading, replay and verification.

A record is a header, one line for every decision and chance outcome in notation, and a footer::

    ecumene-record 1
    game victoria
    rules 1
    players 2
    options deal_variant=standard …
    names ["Ann", "Bob"]
    table 6f1d…
    date 2026-11-15
    commitment 9a0c…
    given 37
    practice 2

    * first p2
    * draw war-1
    p2 play war-1
    …

    result instant-win p2
    secret 77ab…
    end 213

``*`` is chance. ``end`` counts the lines in between, to detect a truncated record. ``given`` appears only in games that
branched off another one: that many plies were set up before the game began, and the proof of fairness covers the rest.
``practice`` appears only if somebody playing against bots went back although something was revealed since: so often.
Records of version 0.1 have a line ``facts`` before it if the host had changed a game's facts, with their mark; now such
facts are part of the option ``edition``.
"""

import json
from collections.abc import Iterator
from typing import Final

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event
from ecumene.core.fairness import FairChance, commitment_of
from ecumene.core.game import Game
from ecumene.core.options import Options, option_text
from ecumene.core.refusal import OK, Refusal
from ecumene.core.state import CHANCE, OVER, State

FORMAT: Final = 1
# Ways to stop a game early: with winners (the others resigned or ran out of time), or without.
STOPPED_FOR_WINNERS: Final = ("resigned", "time")
STOPPED_FOR_NOBODY: Final = ("unfinished", "agreed")


class RecordError(EcumeneError):
    """A record that cannot be read or verified; ``kind`` names the damage, and ``line`` its place."""

    def __init__(self, kind: str, what: str, why: str = "", todo: str = "", line: int = 0, ply: int = 0) -> None:
        super().__init__(f"Line {line}: {what}" if line else what, why, todo)
        self.kind = kind
        self.line = line
        self.ply = ply
        self.refusal = OK


class Ply(msgspec.Struct, frozen=True):
    """One decision of a seat, or one outcome of chance (seat -1)."""

    seat: int
    move: int


class Step(msgspec.Struct, frozen=True):
    """One ply of a replay: the state after it and its events."""

    number: int
    ply: Ply
    state: State
    events: list[Event]


class Verification(msgspec.Struct, frozen=True):
    """What a verified record has proven."""

    plies: int
    outcomes: int
    fairness: str
    result: str
    winners: tuple[int, ...]


class Record(msgspec.Struct):
    """One game, finished or not."""

    game: Game
    players: int
    options: Options
    names: list[str]
    table: str
    date: str
    commitment: str
    plies: list[Ply]
    result: str
    winners: tuple[int, ...]
    secret: str
    rules_version: int = 1
    lines: list[int] = []
    given: int = 0
    practice: int = 0

    # Text -----------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text, in the form in which it is saved."""
        notation = self.game.notation
        return self.text_with(
            [f"{'*' if ply.seat == CHANCE else f'p{ply.seat + 1}'} {notation.text(ply.move)}" for ply in self.plies]
        )

    def text_with(self, body: list[str]) -> str:
        """The record as text, with its plies as lines that were written before."""
        options = " ".join(f"{name}={option_text(value)}" for name, value in self.options.items())
        winners = "".join(f" p{seat + 1}" for seat in self.winners)
        head = [
            f"ecumene-record {FORMAT}",
            f"game {self.game.name}",
            f"rules {self.rules_version}",
            f"players {self.players}",
            f"options {options}",
            f"names {json.dumps(self.names, ensure_ascii=False)}",
            f"table {self.table}",
            f"date {self.date}",
            f"commitment {self.commitment or '-'}",
            *([f"given {self.given}"] if self.given else []),
            *([f"practice {self.practice}"] if self.practice else []),
        ]
        foot = [f"result {self.result}{winners}", f"secret {self.secret or '-'}", f"end {len(body)}"]
        return "\n".join([*head, "", *body, "", *foot, ""])

    # Replay ---------------------------------------------------------------------------------------------------------

    def start(self) -> State:
        """The position before the first ply."""
        return self.game.new(self.players, self.options, self.rules_version)

    def replay(self) -> Iterator[Step]:
        """Replay the record from its start, checking every move."""
        state = self.start()
        for number, ply in enumerate(self.plies, 1):
            events: list[Event] = []
            self._check(state, number, ply)
            state.apply(ply.move, events)
            yield Step(number, ply, state.clone(), events)

    def state_after(self, plies: int) -> State:
        """The position after that many plies."""
        state = self.start()
        for number, ply in enumerate(self.plies[:plies], 1):
            self._check(state, number, ply)
            state.apply(ply.move)
        return state

    def _line(self, number: int) -> int:
        return self.lines[number - 1] if number <= len(self.lines) else 0

    def _check(self, state: State, number: int, ply: Ply) -> None:
        text = self.game.notation.text(ply.move)
        where = self._line(number)
        if state.actor == OVER:
            raise RecordError("after-the-end", f"{text!r} comes after the end of the game.", line=where, ply=number)
        expected = "chance" if state.actor == CHANCE else f"p{state.actor + 1}"
        given = "chance" if ply.seat == CHANCE else f"p{ply.seat + 1}"
        if ply.seat != state.actor and ply.seat >= 0 and state.may_decide(ply.seat):
            state.turn_to(ply.seat)
        elif ply.seat != state.actor:
            what = f"At ply {number} {expected} decides, but the record has {given}."
            raise RecordError("wrong-seat", what, line=where, ply=number)
        refusal = state.why_not(ply.move)
        if refusal is not OK:
            raise _illegal(number, text, refusal, where)

    # Verification ---------------------------------------------------------------------------------------------------

    def verify(self) -> Verification:
        """Replay the record and check moves, outcomes, result and proof of fairness; raise an error on a mismatch."""
        chance = self._checked_chance()
        state = self.start()
        outcomes = 0
        for number, ply in enumerate(self.plies, 1):
            self._check(state, number, ply)
            if ply.seat == CHANCE and number > self.given:
                if chance is not None and chance.outcome(state, outcomes) != ply.move:
                    given = self.game.notation.text(ply.move)
                    right = self.game.notation.text(chance.outcome(state, outcomes))
                    raise RecordError(
                        "wrong-proof",
                        f"At ply {number} chance gave {given!r}, but the secret gives {right!r}.",
                        "The outcome was not drawn fairly, or the record was changed.",
                        line=self._line(number),
                        ply=number,
                    )
                outcomes += 1
            state.apply(ply.move)
        self._check_result(state)
        fairness = "proven" if chance is not None else "not opened" if self.commitment else "none"
        return Verification(len(self.plies), outcomes, fairness, self.result, self.winners)

    def opened(self) -> FairChance:
        """The chance of a record whose secret has been revealed."""
        chance = self._checked_chance()
        if chance is None:
            raise RecordError("no-proof", "The record does not open its secret.")
        return chance

    def _checked_chance(self) -> FairChance | None:
        if not self.secret:
            return None
        if not self.commitment:
            raise RecordError("wrong-proof", "The record opens a secret but commits to none.")
        secret = bytes.fromhex(self.secret)
        if commitment_of(secret, self.table) != self.commitment:
            raise RecordError(
                "wrong-proof",
                "The secret does not match the commitment.",
                "Its hash for this table differs from the one shown before the game.",
            )
        return FairChance(secret, self.table)

    def _check_result(self, state: State) -> None:
        ending = state.ending()
        if ending is None and self._may_have_stopped():
            return
        result = ending.result if ending is not None else "unfinished"
        winners = ending.winners if ending is not None else ()
        if (result, winners) != (self.result, self.winners):
            what = f"The record says {self.result!r} for {_seats(self.winners)}"
            raise RecordError("wrong-result", f"{what}, but the moves give {result!r} for {_seats(winners)}.")

    def _may_have_stopped(self) -> bool:
        if self.result in STOPPED_FOR_WINNERS:
            return 0 < len(self.winners) < self.players
        return self.result in STOPPED_FOR_NOBODY and not self.winners


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(f"p{seat + 1}" for seat in seats) or "nobody"


def _illegal(number: int, text: str, refusal: Refusal, line: int) -> RecordError:
    error = RecordError(
        "illegal-move",
        f"{text!r} is not legal at ply {number}: rule {refusal.rule}.",
        todo=f"Read the rule with: ecumene rules show {refusal.rule}",
        line=line,
        ply=number,
    )
    error.refusal = refusal
    return error
