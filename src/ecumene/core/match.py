"""A match: a game in progress, with its history, fair chance, undo and record."""

import datetime
import secrets
from collections.abc import Container
from typing import Final, Literal, TypeAlias

from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event
from ecumene.core.fairness import FairChance
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.record import STOPPED_FOR_WINNERS, Ply, Record
from ecumene.core.refusal import OK, Refusal
from ecumene.core.state import CHANCE, OVER, IllegalMove, State

KEEP_EVERY: Final = 64  # plies between the positions that are kept for taking back

Reason: TypeAlias = Literal["rule", "turn", "over", "unseen"]


class MoveRefused(EcumeneError):
    """A move that cannot be made: its index among the submitted moves, and the reason. Nothing has changed.

    Reasons: ``rule``: forbidden by the rules, see ``refusal``; ``turn``: it is not this seat's decision; ``over``: the
    game has ended; ``unseen``: the previous move may reveal something, so the two cannot be submitted together.
    """

    def __init__(self, index: int, reason: Reason, what: str, refusal: Refusal = OK) -> None:
        super().__init__(what)
        self.index = index
        self.reason = reason
        self.refusal = refusal


class Passage:
    """Consecutive plies with their events, and the position they lead to."""

    def __init__(self, origin: State, state: State, first: int, outcomes: int) -> None:
        self.origin = origin  # the position it starts from: ``state`` itself, or what ``state`` was cloned from
        self.state = state
        self.first = first  # number of plies before it
        self.outcomes = outcomes  # drawn since the start of the match
        self.plies: list[Ply] = []
        self.events: list[list[Event]] = []
        self.rounds: list[int] = []
        self.turns: list[int] = []
        self.final: list[int] = []
        self.open_ended = True  # whether the seat may go on in the same command

    def add(self, seat: int, move: int) -> None:
        """Play one more ply, checked; an illegal one changes nothing."""
        refusal = self.state.why_not(move)
        if refusal is not OK:
            raise IllegalMove(move, refusal)
        events: list[Event] = []
        final = 1 if seat == CHANCE else self.state.take_back_forbidden_by(move)
        self.open_ended = seat != CHANCE and self.state.joins_next(move)
        self.state.perform(move, events)
        self.plies.append(Ply(seat, move))
        self.events.append(events)
        self.rounds.append(self.state.round_number())
        self.turns.append(self.state.on_turn())
        self.final.append(final)

    def draw(self, chance: FairChance) -> None:
        """Draw chance outcomes until a seat has to decide or the game is over."""
        while self.state.actor == CHANCE:
            self.add(CHANCE, chance.outcome(self.state, self.outcomes))
            self.outcomes += 1


class Match:
    """Plays one game step by step and keeps its history."""

    def __init__(
        self, game: Game, players: int, options: Options | None, names: list[str], chance: FairChance,
        given: list[Ply] | None = None, rules: int = 0, *, prepared: bool = True,
    ) -> None:  # fmt: skip
        """A match that has begun; with ``prepared`` false it begins with :meth:`begin`, after further :meth:`give`."""
        self.game = game
        self.options: Options = game.check(players, options)
        if len(names) != players:
            raise EcumeneError(f"There are {len(names)} names for {players} players.")
        self.players = players
        self.names = names
        self.chance = chance
        self.date = datetime.date.today().isoformat()
        self.rules = rules or game.rules_version  # an earlier version if the game started under it
        self.state: State = game.new(players, self.options, self.rules)
        self.plies: list[Ply] = []
        self.events: list[list[Event]] = []  # the events of each ply
        self.rounds: list[int] = []  # the round after each ply
        self.turns: list[int] = []  # whose turn it is after each ply
        self._final: list[int] = []  # per ply: the rule that forbids taking it back, 0 if none
        self._outcomes = 0
        self.stopped: tuple[str, tuple[int, ...]] | None = None  # result and winners if the game was stopped early
        self.given = 0
        self.practice = 0  # how often somebody went back although something had been revealed since
        self._kept: list[tuple[int, State]] = []  # numbers of plies, and the positions after them
        self.give(given or [])
        if prepared:
            self.begin()

    def give(self, plies: list[Ply]) -> None:
        """Play plies of another game before this one begins; chance after them is its own."""
        passage = self._passage(self.state)
        for ply in plies:
            if ply.seat not in (CHANCE, self.state.actor):
                self.state.turn_to(ply.seat)
            passage.add(ply.seat, ply.move)
        self.adopt(passage)
        self.given = len(self.plies)
        self._outcomes = 0

    def begin(self) -> None:
        """Draw the chance outcomes before the first decision."""
        start = self._passage(self.state)
        start.draw(self.chance)
        self.adopt(start)

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a seat's move, then chance. Returns all events since, unfiltered. Illegal moves change nothing."""
        if not self.state.may_decide(seat):
            raise EcumeneError(f"It is not seat {seat + 1}'s turn.")
        actor = self.state.actor
        passage = self._passage(self.state)
        try:
            self.state.turn_to(seat)
            passage.add(seat, move)
        except IllegalMove:
            self.state.actor = actor
            raise
        passage.draw(self.chance)
        self.adopt(passage)
        return [event for events in passage.events for event in events]

    def foresee(self, seat: int, moves: list[int]) -> Passage:
        """Play a seat's moves, and the chance outcomes after the last one, on a copy.

        Nothing changes until :meth:`adopt` makes it part of the match. Several moves can be combined only if each but
        the last shows the seat nothing (:meth:`State.joins_next`): so a refusal reveals nothing either, and nobody
        decides before they could have seen what chance or another seat did.
        """
        if self.over:
            raise MoveRefused(0, "over", "The game is over.")
        passage = self._passage(self.state.clone())
        state = passage.state
        for index, move in enumerate(moves):
            if index > 0 and (not passage.open_ended or state.actor == CHANCE):
                raise MoveRefused(index, "unseen", f"Move {index} comes first: it may show something new.")
            if state.actor == OVER:
                raise MoveRefused(index, "over", "The game is over.")
            if not state.may_decide(seat):
                raise MoveRefused(index, "turn", f"It is not seat {seat + 1}'s turn.")
            state.turn_to(seat)
            try:
                passage.add(seat, move)
            except IllegalMove as error:
                raise MoveRefused(index, "rule", error.why, error.refusal) from error
        passage.draw(self.chance)
        return passage

    def adopt(self, passage: Passage) -> None:
        """Make a passage part of the match; it must start from the match's current position."""
        if passage.origin is not self.state or passage.first != len(self.plies):
            raise EcumeneError(f"What was played from ply {passage.first} does not follow the position of this match.")
        self.state = passage.state
        self.plies += passage.plies
        self.events += passage.events
        self.rounds += passage.rounds
        self.turns += passage.turns
        self._final += passage.final
        self._outcomes = passage.outcomes
        if len(self.plies) - (self._kept[-1][0] if self._kept else 0) >= KEEP_EVERY:
            self._kept.append((len(self.plies), self.state.clone()))

    def _passage(self, state: State) -> Passage:
        return Passage(self.state, state, len(self.plies), self._outcomes)

    def stop(self, result: str, winners: tuple[int, ...] = ()) -> None:
        """Stop a game early: resigned, out of time, or by agreement."""
        if self.over:
            raise EcumeneError("The game is over already.")
        self.stopped = (result, winners)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER or self.stopped is not None

    # Taking back ----------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int, bots: Container[int] = ()) -> Refusal:
        """``OK`` if the seat may take back its last decision, otherwise the rule that forbids it.

        A decision stands once another seat or chance has acted after it, or if the game's rules make it final. What
        ``bots`` have decided since is taken back with it, unless that is final.
        If there is no decision to take back, the refusal has no rule.
        """
        if self.over:
            return Refusal("", {"undo": "nothing"})
        for number in range(len(self.plies) - 1, self.given - 1, -1):
            actor, rule = self.plies[number].seat, self._final[number]
            if actor == CHANCE or (actor != seat and actor not in bots):
                break
            if rule != 0:
                return Refusal(self.game.rule_ids[rule])
            if actor == seat:
                return OK
        return Refusal("", {"undo": "nothing"})

    def undo(self, seat: int, bots: Container[int] = ()) -> None:
        """Take back the seat's last decision, with what ``bots`` have decided since."""
        refusal = self.why_no_undo(seat, bots)
        kept = self.last_decision(seat)
        if refusal is not OK or kept is None:
            why = f"Rule {refusal.rule} forbids it." if refusal.rule else "Something else has happened since."
            raise EcumeneError("The last decision cannot be taken back.", why)
        self.rewind(kept)

    def last_decision(self, seat: int) -> int | None:
        """The number of plies before the seat's last decision; None if it has made none."""
        for number in range(len(self.plies) - 1, self.given - 1, -1):
            if self.plies[number].seat == seat:
                return number
        return None

    def turn_of(self, ply: int) -> int:
        """In whose turn a ply was made, chance in that of the decision before it; ``CHANCE`` before the first turn."""
        while ply > 0 and self.turns[ply - 1] < 0:  # between a decision and the chance after it some games name nobody
            ply -= 1
        return self.turns[ply - 1] if ply > 0 else CHANCE

    def decided_in_turn(self, seat: int, whose: int) -> int:
        """How many decisions a seat has made in the current turn, which belongs to seat ``whose``."""
        count = 0
        for number in range(len(self.plies) - 1, 0, -1):
            if self.turns[number - 1] not in (whose, CHANCE):
                break
            count += self.plies[number].seat == seat
        return count

    def rewind(self, plies: int) -> None:
        """Take back everything after this many plies; the same moves will then get the same chance outcomes again."""
        if not self.given <= plies <= len(self.plies):
            raise EcumeneError(f"The game cannot be taken back to ply {plies}.")
        kept = self.plies[:plies]
        while self._kept and self._kept[-1][0] > plies:
            self._kept.pop()
        if self._kept:
            start, position = self._kept[-1]
            self.state = position.clone()
        else:
            start = 0
            self.state = self.game.new(self.players, self.options, self.rules)
        for ply in kept[start:]:
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
        """The record so far. The secret is included if the game is over or ``open_secret`` is set."""
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
            practice=self.practice,
        )


def resume(record: Record, chance: FairChance) -> Match:
    """Continue an unfinished record; its commitment must match the chance."""
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
    match.practice = record.practice
    return match


def new_table() -> str:
    """An unguessable name for a table."""
    return secrets.token_hex(8)
