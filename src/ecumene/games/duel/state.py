"""Duel's state: the position behind the contract of :class:`ecumene.core.state.State`."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending
from ecumene.core.events import Log, Value
from ecumene.core.rng import Rng
from ecumene.core.state import Move, Rule, Seat
from ecumene.games.duel import fields, hidden, previews, refusals, view
from ecumene.games.duel.citations import RULE_IDS
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import (
    DEALING,
    DRAWING,
    KEEPING,
    LAYING_GUILDS,
    LAYING_TOKENS,
    LAYING_WONDERS,
    TURN,
    TURN_OVER,
)
from ecumene.games.duel.position import Position
from ecumene.games.duel.rules import flow, legality, move_lists, scoring
from ecumene.games.duel.view_types import Bill, DuelView


class DuelState(Position):
    """One position of 7 Wonders Duel."""

    def moves(self) -> vec[i64]:
        """See :meth:`State.moves`."""
        return move_lists.legal_moves(self)

    def weights(self) -> vec[i64]:
        """See :meth:`State.weights`: all outcomes are equally likely (DU-CLR-22 to DU-CLR-27)."""
        return vec[i64]([1] * len(self.moves()))

    def forbidden_by(self, move: Move) -> Rule:
        """See :meth:`State.forbidden_by`."""
        return legality.forbidden_by(self, move)

    def perform(self, move: Move, log: Log | None) -> None:
        """See :meth:`State.perform`."""
        flow.perform(self, move, log)

    def random_move(self, rng: Rng) -> Move:
        """See :meth:`State.random_move`; turns and chance outcomes are drawn without listing all."""
        frame: i64 = self.stack & 31
        if frame == TURN:
            return move_lists.random_turn_move(self, rng)
        if frame == DEALING or frame == TURN_OVER:
            return move_lists.random_reveal(self, rng)
        if frame == LAYING_TOKENS or frame == LAYING_WONDERS or frame == LAYING_GUILDS or frame == DRAWING:
            return move_lists.random_set(self, rng)
        moves = self.moves()
        return moves[rng.below(i64(len(moves)))]

    def clone(self) -> "DuelState":
        """See :meth:`State.clone`."""
        copy = DuelState(self.flags, self.lying[:], City(), City())
        fields.copy_city(self.one, copy.one)
        fields.copy_city(self.two, copy.two)
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

    def perspective(self, seat: Seat, rng: Rng) -> "DuelState":
        """See :meth:`State.perspective`: only the rival's three tokens from the box are hidden (DU-CLR-29)."""
        copy = self.clone()
        if self.hides_from(seat):
            hidden.redraw(copy, rng)
        return copy

    def view(self, seat: Seat) -> DuelView:
        """See :meth:`State.view`."""
        return view.see(self, seat)

    def price(self, card: str, seat: Seat) -> Bill:
        """What building a card or a wonder, by name, would cost a seat now, with the reasons."""
        return previews.bill_of(self, seat, card)

    def rule_ids(self) -> tuple[str, ...]:
        """See :meth:`State.rule_ids`."""
        return RULE_IDS

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """See :meth:`State.explain`."""
        return refusals.explain(self, move, rule)

    def hides_from(self, seat: Seat) -> bool:
        """See :meth:`State.hides_from`: only the tokens that the rival has drawn for the Great Library."""
        return self.top_kind() == KEEPING and seat != self.active

    def shows_outcome_to(self, seat: Seat) -> bool:
        """See :meth:`State.shows_outcome_to`: the tokens drawn from the box are shown to the builder (DU-CLR-05)."""
        return self.top_kind() != DRAWING or self.active == seat
