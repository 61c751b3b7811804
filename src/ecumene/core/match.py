"""A match: one game being played, with its history, fair chance, undo and record."""

import datetime
import secrets

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event
from ecumene.core.fairness import FairChance
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.record import STOPPED_FOR_WINNERS, Ply, Record
from ecumene.core.refusal import OK, Refusal
from ecumene.core.state import CHANCE, OVER, IllegalMove, State


class Match:
    """Plays one game step by step and remembers how it came about."""

    def __init__(
        self, game: Game, players: int, options: Options | None, names: list[str], chance: FairChance,
        given: list[Ply] | None = None, rules: int = 0,
    ) -> None:  # fmt: skip
        self.game = game
        self.options: Options = game.check(players, options)
        if len(names) != players:
            raise EcumeneError(f"There are {len(names)} names for {players} players.")
        self.players = players
        self.names = names
        self.chance = chance
        self.date = datetime.date.today().isoformat()
        self.rules = rules or game.rules_version  # an earlier version for a game begun under it
        self.state: State = game.new(players, self.options, self.rules)
        self.plies: list[Ply] = []
        self.events: list[list[Event]] = []  # what each ply told
        self.rounds: list[int] = []  # the round after each ply
        self.turns: list[int] = []  # whose turn it is after each ply
        self._final: list[int] = []  # per ply: the rule by which it cannot be taken back, 0 if it can
        self._outcomes = 0
        self.stopped: tuple[str, tuple[int, ...]] | None = None  # result and winners of a game that was not played out
        for ply in given or []:  # a game that branches off another one: its chance begins after these plies
            if ply.seat not in (CHANCE, self.state.actor):
                self.state.turn_to(ply.seat)
            self._apply(ply.seat, ply.move)
        self.given = len(self.plies)
        self._go_on()

    def play(self, seat: int, move: int) -> list[Event]:
        """A seat decides; then chance does its part. All events since, unfiltered. Illegal moves change nothing."""
        if not self.state.may_decide(seat):
            raise EcumeneError(f"It is not for seat {seat + 1} to decide now.")
        before = len(self.plies)
        actor = self.state.actor
        try:
            self.state.turn_to(seat)
            self._apply(seat, move)
        except IllegalMove:
            self.state.actor = actor
            raise
        self._go_on()
        return [event for events in self.events[before:] for event in events]

    def _apply(self, seat: int, move: int) -> None:
        events: list[Event] = []
        final = 1 if seat == CHANCE else self.state.take_back_forbidden_by(move)
        self.state.apply(move, events)
        self.plies.append(Ply(seat, move))
        self.events.append(events)
        self.rounds.append(self.state.round_number())
        self.turns.append(self.state.on_turn())
        self._final.append(final)

    def foreseen(self, seat: int, move: int) -> list[Ply]:
        """The plies that a legal move of an awaited seat brings about: itself and what chance does then."""
        state = self.state.clone()
        state.turn_to(seat)
        state.play(move)
        plies = [Ply(seat, move)]
        outcomes = self._outcomes
        while state.actor == CHANCE:
            outcome = self.chance.outcome(state, outcomes)
            state.play(outcome)
            plies.append(Ply(CHANCE, outcome))
            outcomes += 1
        return plies

    def stop(self, result: str, winners: tuple[int, ...] = ()) -> None:
        """End a game before its end: resigned, out of time, or by agreement."""
        if self.over:
            raise EcumeneError("The game is over already.")
        self.stopped = (result, winners)

    def _go_on(self) -> None:
        while self.state.actor == CHANCE:
            self._apply(CHANCE, self.chance.outcome(self.state, self._outcomes))
            self._outcomes += 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER or self.stopped is not None

    # Taking back ----------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Refusal:
        """``OK`` if the seat may take back its last decision, else the rule that keeps it from doing so.

        A decision stands once another seat or chance has acted after it, or once it was final by the game's rules.
        Without a decision to take back the refusal has no rule.
        """
        if len(self.plies) == self.given or self.plies[-1].seat != seat or self.over:
            return Refusal("", {"undo": "nothing"})
        rule = self._final[-1]
        return OK if rule == 0 else Refusal(self.game.rule_ids[rule])

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision."""
        refusal = self.why_no_undo(seat)
        if refusal is not OK:
            why = f"Rule {refusal.rule} forbids it." if refusal.rule else "Something else has happened since."
            raise EcumeneError("The last decision cannot be taken back.", why)
        self.rewind(len(self.plies) - 1)

    def last_decision(self, seat: int) -> int | None:
        """How many plies stood before the seat's last decision, if it has made one."""
        for number in range(len(self.plies) - 1, self.given - 1, -1):
            if self.plies[number].seat == seat:
                return number
        return None

    def decided_in_turn(self, seat: int, whose: int) -> int:
        """How many decisions a seat has made since the present turn, which is that of a certain seat, began."""
        count = 0
        for number in range(len(self.plies) - 1, 0, -1):
            if self.turns[number - 1] not in (whose, CHANCE):
                break
            count += self.plies[number].seat == seat
        return count

    def rewind(self, plies: int) -> None:
        """Take back everything after so many plies; what chance gave there it gives again for the same moves."""
        if not self.given <= plies <= len(self.plies):
            raise EcumeneError(f"The game cannot be taken back to ply {plies}.")
        kept = self.plies[:plies]
        self.state = self.game.new(self.players, self.options, self.rules)
        for ply in kept:
            if ply.seat not in (CHANCE, self.state.actor):
                self.state.turn_to(ply.seat)
            self.state.play(ply.move)
        self.plies = kept
        self.events = self.events[:plies]
        self.rounds = self.rounds[:plies]
        self.turns = self.turns[:plies]
        self._final = self._final[:plies]
        self._outcomes = sum(ply.seat == CHANCE for ply in kept[self.given :])

    # Records --------------------------------------------------------------------------------------------------------

    def record(self, open_secret: bool = False) -> Record:
        """The record so far; a finished game opens its secret, an unfinished one only when told to."""
        ending = self.state.ending()
        result, winners = self.stopped or ("unfinished", ())
        if ending is not None:
            result, winners = ending.result, ending.winners
        return Record(
            game=self.game,
            players=self.players,
            options=self.options,
            names=self.names,
            table=self.chance.table,
            date=self.date,
            commitment=self.chance.commitment,
            plies=list(self.plies),
            result=result,
            winners=winners,
            secret=self.chance.secret.hex() if self.over or open_secret else "",
            rules_version=self.rules,
            given=self.given,
            facts=self.game.facts_mark(),
        )


def resume(record: Record, chance: FairChance) -> Match:
    """Go on with an unfinished record; its commitment must be that of the chance that goes on."""
    if record.commitment != chance.commitment:
        raise EcumeneError("This record belongs to another secret.", "Its commitment differs.")
    record.verify()
    if record.result == "agreed" or record.result in STOPPED_FOR_WINNERS:
        raise EcumeneError("This game is over.", f"Its result is {record.result!r}.")
    given = record.plies[: record.given]
    match = Match(record.game, record.players, record.options, record.names, chance, given, record.rules_version)
    for ply in record.plies[len(match.plies) :]:
        if ply.seat != CHANCE:
            match.play(ply.seat, ply.move)
    if match.plies[: len(record.plies)] != record.plies:
        raise EcumeneError("This record cannot be resumed.", "Its outcomes are not those of its secret.")
    match.date = record.date
    return match


def new_table() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_hex(8)
