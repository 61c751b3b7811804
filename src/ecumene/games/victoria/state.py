"""Victoria's state: the position behind the contract of :class:`ecumene.core.state.State`."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending
from ecumene.core.events import Log, Value
from ecumene.core.notation import kind_of
from ecumene.core.rng import Rng
from ecumene.core.state import ALLOWED, CHANCE, Move, Rule, Seat
from ecumene.games.victoria import fields, hidden, refusals, view
from ecumene.games.victoria.citations import CV_CLR_35, CV_DRAFT_09, RULE_IDS
from ecumene.games.victoria.frames import DISCARDING, DRAWING, GIVING, PICKING, RECOVERING, STEP_PLAY
from ecumene.games.victoria.moves import PICK, PLAY
from ecumene.games.victoria.position import BIT, Position
from ecumene.games.victoria.rules import ending, flow, legality, move_lists
from ecumene.games.victoria.view_types import VictoriaView


class VictoriaState(Position):
    """One position of Victoria."""

    def moves(self) -> vec[i64]:
        """See :meth:`State.moves`."""
        return move_lists.legal_moves(self)

    def weights(self) -> vec[i64]:
        """See :meth:`State.weights`."""
        return move_lists.draw_weights(self)

    def forbidden_by(self, move: Move) -> Rule:
        """See :meth:`State.forbidden_by`."""
        return legality.forbidden_by(self, move)

    def perform(self, move: Move, log: Log | None) -> None:
        """See :meth:`State.perform`."""
        flow.perform(self, move, log)

    def random_move(self, rng: Rng) -> Move:
        """See :meth:`State.random_move`; a deck card is drawn without listing the outcomes."""
        if self.actor != CHANCE or self.top_kind() != DRAWING:
            return super().random_move(rng)
        return move_lists.random_draw(self, rng)

    def clone(self) -> "VictoriaState":
        """See :meth:`State.clone`."""
        copy = VictoriaState(self.players, self.flags, self.stall_rounds, self.zones[:])
        fields.copy_position(self, copy)
        return copy

    def numbers(self) -> list[int]:
        """See :meth:`State.numbers`."""
        return fields.position_numbers(self)

    def returns(self) -> list[float]:
        """See :meth:`State.returns`."""
        return ending.results(self)

    def ending(self) -> Ending | None:
        """See :meth:`State.ending`."""
        return ending.describe(self)

    def perspective(self, seat: Seat, rng: Rng) -> "VictoriaState":
        """See :meth:`State.perspective`."""
        copy = self.clone()
        hidden.redeal(copy, seat, rng)
        return copy

    def view(self, seat: Seat) -> VictoriaView:
        """See :meth:`State.view`."""
        return view.see(self, seat)

    def rule_ids(self) -> tuple[str, ...]:
        """See :meth:`State.rule_ids`."""
        return RULE_IDS

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """See :meth:`State.explain`."""
        return refusals.explain(self, move, rule)

    def awaited(self) -> list[int]:
        """See :meth:`State.awaited`: draft picks are simultaneous (CV-DRAFT-09)."""
        if self.top_kind() != PICKING:
            return super().awaited()
        waiting = self.top_extra()
        seats = [(self.first + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if waiting >> seat & 1]

    def take_back_forbidden_by(self, move: Move) -> Rule:
        """A card played in step 1 can be taken back, and a pick until the packs move on; effects cannot (CV-CLR-35)."""
        if self.top_kind() == STEP_PLAY and kind_of(move) == PLAY:
            return ALLOWED
        if self.top_kind() == PICKING and kind_of(move) == PICK:
            others: i64 = self.top_extra() & ~BIT[self.actor]
            return ALLOWED if others else CV_DRAFT_09
        return CV_CLR_35

    def joins_next(self, move: Move) -> bool:
        """See :meth:`State.joins_next`: several cards that an effect asks for are chosen together."""
        frame = self.top_kind()
        if (frame == DISCARDING or frame == GIVING or frame == RECOVERING) and self.top_count() > 1:
            return True
        return super().joins_next(move)

    def side_of(self, seat: Seat) -> i64:
        """See :meth:`State.side_of` (CV-TEAM-02)."""
        return self.team_of(seat)

    def shows_outcome_to(self, seat: Seat) -> bool:
        """See :meth:`State.shows_outcome_to`: a drawn card is seen by who draws it."""
        return self.top_kind() != DRAWING or self.top_extra() == seat
