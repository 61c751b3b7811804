"""The contract that every game implements: a position, its moves and their effects.

A state is one position: mutable, compact, cheap to clone, without random generator, input, output or clock. It does not
contain what nobody knows yet: the chance actor decides that when it happens.
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
Rule: TypeAlias = i64  # index into the game's ledger; 0 means allowed

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3

NO_ANSWER: Final = -1  # no move is settled in advance

ALLOWED: Final = 0
LARGEST: Final = 2**62


class IllegalMove(EcumeneError):
    """A move that the rules forbid. The state is unchanged."""

    def __init__(self, move: int, refusal: Refusal) -> None:
        super().__init__(f"Move {move} is not legal.", f"Rule {refusal.rule} forbids it.")
        self.move = move
        self.refusal = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. A game can also be written in plain Python; only its own code is slower then."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = CHANCE  # the seat that decides now, or CHANCE, or OVER

    # To be defined by each game: rules -----------------------------------------------------------------------------

    @abstractmethod
    def moves(self) -> vec[i64]:
        """All legal moves of the actor (at chance: all possible outcomes), ascending; empty only after the end."""
        raise NotImplementedError

    @abstractmethod
    def weights(self) -> vec[i64]:
        """At chance: the weight of each outcome of :meth:`moves`, in the same order."""
        raise NotImplementedError

    @abstractmethod
    def forbidden_by(self, move: Move) -> Rule:
        """The rule that forbids the move, or ``ALLOWED``. Accepts any 64-bit integer."""
        raise NotImplementedError

    @abstractmethod
    def perform(self, move: Move, log: Log | None) -> None:
        """Carry out a legal move, and report its events to the log if there is one."""
        raise NotImplementedError

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    @abstractmethod
    def key(self) -> i64:
        """A 63-bit hash of everything that matters for the rest of the game."""
        raise NotImplementedError

    @abstractmethod
    def returns(self) -> list[float]:
        """Result per seat: 1 for a win, 0 for a loss, equal shares for a shared win; all 0 until the game is over."""
        raise NotImplementedError

    @abstractmethod
    def ending(self) -> Ending | None:
        """Why the game ended, with the score sheet; None until it is over."""
        raise NotImplementedError

    # To be defined by each game: who knows what --------------------------------------------------------------------

    @abstractmethod
    def perspective(self, seat: Seat, rng: Rng) -> "State":
        """A random state that the seat cannot distinguish from this one. Bots and hints never get anything else."""
        raise NotImplementedError

    @abstractmethod
    def view(self, seat: Seat) -> View:
        """What this seat (or ``SPECTATOR``) may see. The server never sends anything else."""
        raise NotImplementedError

    # To be defined by each game: words and numbers -----------------------------------------------------------------

    @abstractmethod
    def rule_ids(self) -> tuple[str, ...]:
        """The ledger's ids by index; index 0 is empty."""
        raise NotImplementedError

    @abstractmethod
    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """The details that explain a refusal (needed, had, which domain…)."""
        raise NotImplementedError

    @abstractmethod
    def numbers(self) -> list[int]:
        """The whole state as integers, enough to restore it."""
        raise NotImplementedError

    @abstractmethod
    def round_number(self) -> i64:
        """The current round, from 1; 0 during set-up."""
        raise NotImplementedError

    # May be overridden by a game -----------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        """Every seat that has to decide now; the order of these decisions does not matter."""
        return [self.actor] if self.actor >= 0 else []

    def volunteers(self) -> list[int]:
        """Seats that may decide something now although nobody is waiting for them, such as changing an answer."""
        return []

    def on_turn(self) -> Seat:
        """Whose turn it is, even while others decide something in it, such as an answer to an offer."""
        return self.actor

    def turn_to(self, seat: Seat) -> None:
        """Make another awaited seat, or a volunteer, the actor, so that tables can accept decisions in any order."""
        if not self.may_decide(seat):
            raise EcumeneError(f"Seat {seat + 1} has nothing to decide now.", "Another decision comes first.")
        self.actor = seat

    def take_back_forbidden_by(self, move: Move) -> Rule:  # noqa: ARG002 - part of the contract
        """The rule that forbids taking this move back once it is made; ``ALLOWED`` if there is none."""
        return ALLOWED

    def joins_next(self, move: Move) -> bool:
        """Whether the actor may make this move and the next in one command.

        So it is if the move can be taken back: then it shows nothing new. A game may join further moves that show the
        actor nothing, such as the discards of one effect, although they cannot be taken back.
        """
        return self.take_back_forbidden_by(move) == ALLOWED

    def wishes(self) -> list[str]:
        """What a player can settle in advance, as :meth:`settled_answer` understands it."""
        return []

    def settled_answer(self, seat: Seat, wishes: list[str]) -> Move:  # noqa: ARG002 - part of the contract
        """What a table answers for an awaited seat: what its wishes settle, or the only answer if to ask would be idle.

        ``NO_ANSWER`` if the seat has something to decide.
        """
        return NO_ANSWER

    def side_of(self, seat: Seat) -> i64:
        """The side a seat plays for: seats of one side win and lose together."""
        return seat

    def shows_outcome_to(self, seat: Seat) -> bool:  # noqa: ARG002 - part of the contract
        """At chance: whether the seat will see the outcome."""
        return True

    def hides_from(self, seat: Seat) -> bool:  # noqa: ARG002 - part of the contract
        """Whether something in this position may be hidden from the seat. If not, its perspective is the position."""
        return True

    def lays_open(self, outcome: Move) -> bool:  # noqa: ARG002 - part of the contract
        """At chance, if outcomes are hidden from some seats: whether the rules reveal this one to everybody anyway."""
        return False

    # Shared by all games -------------------------------------------------------------------------------------------

    def may_decide(self, seat: Seat) -> bool:
        """Whether a seat has to decide now, or may volunteer."""
        return seat in self.awaited() or seat in self.volunteers()

    def play(self, move: Move) -> None:
        """Trusted: carry out a move known to be legal, without checks or events."""
        self.perform(move, None)

    def why_not(self, move: int) -> Refusal:
        """``OK``, or the ledger rule that forbids the move, with its details. Accepts any integer."""
        native: i64 = -1
        if -LARGEST <= move <= LARGEST:
            native = move
        rule = self.forbidden_by(native)
        if rule == ALLOWED:
            return OK
        return Refusal(self.rule_ids()[rule], self.explain(native, rule))

    def apply(self, move: int, log: Log | None = None) -> None:
        """Checked: carry out the move and report its events, or raise :class:`IllegalMove` and change nothing."""
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
        """A random legal move, uniform; at chance, a random outcome by its probability."""
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
        """The whole state as bytes."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)
