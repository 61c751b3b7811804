"""The contract every game fulfils: a position, its moves and what they do.

A state is one position: mutable, compact, cheap to clone, with no random generator, no input or output and no clock
inside. What nobody knows yet is not in it: the chance actor decides it when it happens.
"""

import struct
from abc import abstractmethod
from fractions import Fraction
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecumene.core.ending import Ending
from ecumene.core.errors import EcumeneError
from ecumene.core.events import Log, Value
from ecumene.core.refusal import OK, Refusal
from ecumene.core.rng import Rng
from ecumene.core.view import View

Move: TypeAlias = i64
Seat: TypeAlias = i64
Rule: TypeAlias = i64  # index into the game's ledger; 0 means that nothing forbids it

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3

ALLOWED: Final = 0
LARGEST: Final = 2**62


class IllegalMove(EcumeneError):
    """A move the rules forbid. The state was not changed."""

    def __init__(self, move: int, refusal: Refusal) -> None:
        super().__init__(f"Move {move} is not legal.", f"Rule {refusal.rule} forbids it.")
        self.move = move
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. Games may be written in plain Python too; only their own code is slower then."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = CHANCE  # the seat that decides now, or CHANCE, or OVER

    # What a game defines: rules ------------------------------------------------------------------------------------

    @abstractmethod
    def moves(self) -> vec[i64]:
        """All legal moves of the actor (at chance: all possible outcomes), ascending; empty only when over."""
        raise NotImplementedError

    @abstractmethod
    def weights(self) -> vec[i64]:
        """At chance: the weight of each outcome of :meth:`moves`, in the same order."""
        raise NotImplementedError

    @abstractmethod
    def forbidden_by(self, move: Move) -> Rule:
        """The rule that forbids the move, or ``ALLOWED``. Any 64-bit integer may be asked."""
        raise NotImplementedError

    @abstractmethod
    def perform(self, move: Move, log: Log | None) -> None:
        """Carry out a legal move, telling the log what happens if there is one."""
        raise NotImplementedError

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    @abstractmethod
    def key(self) -> i64:
        """A 63-bit hash of all that matters for the rest of the game."""
        raise NotImplementedError

    @abstractmethod
    def returns(self) -> list[float]:
        """Result per seat: 1 for a win, 0 for a loss, an equal share for a shared win; 0 for all while it goes on."""
        raise NotImplementedError

    @abstractmethod
    def ending(self) -> Ending | None:
        """Why it ended, with the score sheet; None while the game goes on."""
        raise NotImplementedError

    # What a game defines: who knows what ---------------------------------------------------------------------------

    @abstractmethod
    def perspective(self, seat: Seat, rng: Rng) -> "State":
        """A state drawn from those that the seat cannot tell from this one: all a bot or a hint ever receives."""
        raise NotImplementedError

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What that seat (or ``SPECTATOR``) may see: all that ever leaves the server."""
        raise NotImplementedError

    # What a game defines: words and numbers ------------------------------------------------------------------------

    @abstractmethod
    def rule_ids(self) -> tuple[str, ...]:
        """The ledger's ids by index; index 0 is empty."""
        raise NotImplementedError

    @abstractmethod
    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """The facts that make a refusal plain (needed, had, which domain…)."""
        raise NotImplementedError

    @abstractmethod
    def numbers(self) -> list[int]:
        """Everything in this state as whole numbers, enough to restore it."""
        raise NotImplementedError

    @abstractmethod
    def round_number(self) -> i64:
        """The current round, from 1; 0 during set-up."""
        raise NotImplementedError

    # What a game may refine ----------------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        """Every seat whose decision is open now and commutes with the others."""
        return [self.actor] if self.actor >= 0 else []

    def volunteers(self) -> list[int]:
        """Seats that may decide something now although nobody waits for them, such as changing an answer."""
        return []

    def on_turn(self) -> Seat:
        """Whose turn it is, also while others are asked something in it, such as an answer to an offer."""
        return self.actor

    def turn_to(self, seat: Seat) -> None:
        """Make another awaited seat, or a volunteer, the actor, so that tables may take decisions in any order."""
        if not self.may_decide(seat):
            raise EcumeneError(f"Seat {seat + 1} has nothing to decide now.", "Another decision comes first.")
        self.actor = seat

    def take_back_forbidden_by(self, move: Move) -> Rule:  # noqa: ARG002 - part of the contract
        """The rule by which this move, once made, cannot be taken back; ``ALLOWED`` if it can."""
        return ALLOWED

    def side_of(self, seat: Seat) -> i64:
        """The side a seat plays for: seats of one side win and lose together."""
        return seat

    def shows_outcome_to(self, seat: Seat) -> bool:  # noqa: ARG002 - part of the contract
        """At chance: whether the seat will see the outcome."""
        return True

    def lays_open(self, outcome: Move) -> bool:  # noqa: ARG002 - part of the contract
        """At chance, where outcomes are hidden from some: whether the rules show this one to everybody all the same."""
        return False

    # What every game has -------------------------------------------------------------------------------------------

    def may_decide(self, seat: Seat) -> bool:
        """Whether a seat is asked, or may volunteer."""
        return seat in self.awaited() or seat in self.volunteers()

    def play(self, move: Move) -> None:
        """Trusted: carry out a move known to be legal, without checks and without events."""
        self.perform(move, None)

    def why_not(self, move: int) -> Refusal:
        """``OK``, or the ledger rule that forbids the move with its facts. Any integer may be asked."""
        native: i64 = -1
        if -LARGEST <= move <= LARGEST:
            native = move
        rule = self.forbidden_by(native)
        if rule == ALLOWED:
            return OK
        return Refusal(self.rule_ids()[rule], self.explain(native, rule))

    def apply(self, move: int, log: Log | None = None) -> None:
        """Checked: raise :class:`IllegalMove` and change nothing, or carry out the move and report events."""
        refusal = self.why_not(move)
        if refusal is not OK:
            raise IllegalMove(move, refusal)
        self.perform(move, log)

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """At chance: every possible outcome with its exact probability."""
        if self.actor != CHANCE:
            return []
        weights = self.weights()
        total = sum(weights)
        return [(move, Fraction(weight, total)) for move, weight in zip(self.moves(), weights, strict=True)]

    def random_move(self, rng: Rng) -> Move:
        """One legal move, all equally likely; at chance one outcome by its probability."""
        moves = self.moves()
        if self.actor != CHANCE:
            return moves[rng.below(i64(len(moves)))]
        weights = self.weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        ticket: i64 = rng.below(total)
        index: i64 = 0
        while ticket >= weights[index]:
            ticket -= weights[index]
            index += 1
        return moves[index]

    def to_bytes(self) -> bytes:
        """The whole state, byte for byte."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)
