"""A New Dawn's state: the position behind the contract of :class:`ecumene.core.state.State`."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending
from ecumene.core.events import Log, Value
from ecumene.core.notation import pack
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, Move, Rule, Seat
from ecumene.games.newdawn import fields, refusals, view
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.citations import RULE_IDS
from ecumene.games.newdawn.frames import BATTLE, RAID_DIE, STACK_DIE
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import flow, legality, move_lists, scoring
from ecumene.games.newdawn.view_types import NewDawnView


class NewDawnState(Position):
    """One position of A New Dawn. Nothing in it is hidden: face-down cards are decided only when they are turned up."""

    def moves(self) -> vec[i64]:
        """See :meth:`State.moves`."""
        if self.listed:
            return self.legal
        return move_lists.legal_moves(self)

    def weights(self) -> vec[i64]:
        """See :meth:`State.weights`."""
        return move_lists.weights(self)

    def forbidden_by(self, move: Move) -> Rule:
        """See :meth:`State.forbidden_by`."""
        return legality.forbidden_by(self, move)

    def perform(self, move: Move, log: Log | None) -> None:
        """See :meth:`State.perform`."""
        flow.perform(self, move, log)

    def random_move(self, rng: Rng) -> Move:
        """See :meth:`State.random_move`; dice are rolled without listing their outcomes."""
        if self.actor == CHANCE:
            frame: i64 = self.top()
            if frame == BATTLE:
                return pack(verb.BATTLE, rng.below(36))
            if frame == RAID_DIE or frame == STACK_DIE:
                return pack(verb.DIE_CAST, rng.below(6))
        return super().random_move(rng)

    def clone(self) -> "NewDawnState":
        """See :meth:`State.clone`."""
        copy = NewDawnState(
            self.players, self.flags, self.land, self.zones[:], self.sets[:], self.pieces[:], self.frames[:],
            self.rows[:] if len(self.rows) else self.rows, self.box, self.facts,
        )  # fmt: skip
        fields.copy_position(self, copy)
        return copy

    def numbers(self) -> list[int]:
        """See :meth:`State.numbers`."""
        return fields.position_numbers(self)

    def returns(self) -> list[float]:
        """See :meth:`State.returns`."""
        return scoring.results(self)

    def ending(self) -> Ending | None:
        """See :meth:`State.ending`."""
        return scoring.describe(self)

    def perspective(self, seat: Seat, rng: Rng) -> "NewDawnState":  # noqa: ARG002 - nothing is hidden (ND-SETUP-30)
        """See :meth:`State.perspective`."""
        return self.clone()

    def view(self, seat: Seat) -> NewDawnView:
        """See :meth:`State.view`."""
        return view.see(self, seat)

    def rule_ids(self) -> tuple[str, ...]:
        """See :meth:`State.rule_ids`."""
        return RULE_IDS

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """See :meth:`State.explain`."""
        return refusals.explain(self, move, rule)

    def on_turn(self) -> Seat:
        """See :meth:`State.on_turn`."""
        return self.active
