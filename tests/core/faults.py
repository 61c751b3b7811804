"""Variants of the toy game with one fault each, which the conformance suite must detect."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.notation import pack
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Move, Rule, Seat

from .toy import DRAW, HIGH, POOL, ToyState, ToyView


class MissingMove(ToyState):
    """Does not list the last legal move."""

    def moves(self) -> vec[i64]:
        moves = list(super().moves())
        return vec[i64](moves[:-1] if len(moves) > 1 else moves)


class ExtraMove(ToyState):
    """Lists a move that does not exist."""

    def moves(self) -> vec[i64]:
        return vec[i64]([*super().moves(), 5 << 16])


class LeakyView(ToyState):
    """Shows the other seat's card."""

    def view(self, seat: Seat) -> ToyView:
        seen = super().view(seat)
        return msgspec.structs.replace(seen, lost=[*seen.lost, self.card(1 - seat) if seat in (0, 1) else 0])


class LeakyInput(ToyState):
    """Gives a bot the true position."""

    def perspective(self, seat: Seat, rng: Rng) -> "ToyState":  # noqa: ARG002 - the fault
        return self.clone()


class LeakyUndo(ToyState):
    """Lets a call be taken back after the cards were shown."""

    def take_back_forbidden_by(self, move: Move) -> Rule:  # noqa: ARG002 - the fault
        return 0


class BrokenClone(ToyState):
    """Shares the cards with its copies."""

    def clone(self) -> "ToyState":
        copy = super().clone()
        copy.zones = self.zones
        return copy


class ZeroWeight(ToyState):
    """Lists an outcome that never occurs."""

    def weights(self) -> vec[i64]:
        weights = list(super().weights())
        return vec[i64]([0, *weights[1:]] if len(weights) > 1 else weights)


class MissingWeight(ToyState):
    """Forgets the weight of one outcome."""

    def weights(self) -> vec[i64]:
        return vec[i64](list(super().weights())[1:])


class ChangedByRefusal(ToyState):
    """Changes state when it explains a refusal."""

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        self.round += 1
        return super().explain(move, rule)


class TrustedDiffers(ToyState):
    """Carries out a move differently if there is no log."""

    def perform(self, move: Move, log: Log | None) -> None:
        super().perform(move, log)
        if log is None:
            self.round += 1


class LosesCards(ToyState):
    """Discards a card of the pool with every deal."""

    def perform(self, move: Move, log: Log | None) -> None:
        super().perform(move, log)
        if move >> 16 == DRAW:
            self.zones[POOL][1] = max(0, self.zones[POOL][1] - 1)


class OrderMatters(ToyState):
    """Makes the lead depend on which seat called last."""

    def perform(self, move: Move, log: Log | None) -> None:
        last = self.actor
        calling = len(self.awaited()) == 1 and bool(self.trump)
        super().perform(move, log)
        if calling and self.actor != OVER:
            self.round += last


class WrongDraw(ToyState):
    """Draws all cards equally often, whatever their weights."""

    def random_move(self, rng: Rng) -> Move:
        moves = self.moves()
        return moves[rng.below(len(moves))]


class FirstMove(ToyState):
    """Seats always make their first legal move."""

    def random_move(self, rng: Rng) -> Move:
        return super().random_move(rng) if self.actor == CHANCE else self.moves()[0]


class FavouredMove(ToyState):
    """Seats make their last legal move twice as often as any other."""

    def random_move(self, rng: Rng) -> Move:
        moves = self.moves()
        if self.actor == CHANCE:
            return super().random_move(rng)
        return moves[min(rng.below(len(moves) + 1), len(moves) - 1)]


class UnlistedMove(ToyState):
    """Seats that have to call sometimes draw the lead's move instead."""

    def random_move(self, rng: Rng) -> Move:
        if self.actor != CHANCE and self.trump and rng.below(10) == 0:
            return pack(HIGH)
        return super().random_move(rng)
