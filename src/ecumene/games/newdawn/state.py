"""A New Dawn's state: the position behind the contract of :class:`ecumene.core.state.State`."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending
from ecumene.core.events import Log, Value
from ecumene.core.notation import pack
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Move, Rule, Seat
from ecumene.games.newdawn import judgement, refusals, siting, view
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.citations import RULE_IDS
from ecumene.games.newdawn.frames import BATTLE, LAYING_AT, LAYING_TILE, LAYING_TURN, RAID_DIE, STACK_DIE, STEPS, TURN
from ecumene.games.newdawn.layout import BEFORE_STEP, CHOICE_STEP
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, flow, legality, move_lists, scoring, turn
from ecumene.games.newdawn.view_types import NewDawnView


class NewDawnState(Position):
    """One position of A New Dawn. Nothing in it is hidden: what is face down is not decided before it is turned up."""

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
        """See :meth:`State.random_move`; dice are thrown without listing what they may show."""
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
            self.rows[:] if len(self.rows) else self.rows,
        )  # fmt: skip
        self.copy_to(copy)
        return copy

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

    def is_settled(self) -> bool:
        """See :meth:`State.is_settled`: not in the midst of a choice whose result the next few answers bring."""
        return not judgement.IN_THE_MIDST[self.top()]

    def on_turn(self) -> Seat:
        """See :meth:`State.on_turn`."""
        return self.active

    def ends_plan(self) -> bool:
        """See :meth:`State.ends_plan`: a turn begins, or the event before it."""
        frame: i64 = self.frames[0]
        if frame & 255 != STEPS:
            return False
        step: i64 = (frame >> 8) & 255
        return step < BEFORE_STEP or (step == BEFORE_STEP and self.top() == TURN and self.turn == 0)

    def drags_on(self) -> bool:
        """See :meth:`State.drags_on`: of a hundred games one or two are not over by then."""
        return self.round > judgement.USUAL_ROUNDS

    def turns_planned(self) -> i64:
        """See :meth:`State.turns_planned`."""
        return judgement.TURNS_PLANNED

    def plan_on(self, seat: Seat) -> bool:
        """See :meth:`State.plan_on`: not beyond the end of the game."""
        if self.active != self.next_seat(seat) or agendas.qualified(self):
            return False
        turn.begin_turn(self, seat)
        self.replace(STEPS, CHOICE_STEP)
        self.listed = False
        flow.settle(self, None)
        return True

    def guides_search(self) -> bool:
        """See :meth:`State.guides_search`: a turn is many small decisions."""
        return True

    def sensible_moves(self) -> vec[i64]:
        """See :meth:`State.sensible_moves`: while the map is built one step, chosen by what lies round the capitals."""
        frame: i64 = self.top()
        if self.actor >= 0 and (frame == LAYING_TILE or frame == LAYING_TURN or frame == LAYING_AT):
            return siting.best_laying(self, self.moves())
        return self.moves()

    def exploration(self) -> float:
        """See :meth:`State.exploration`."""
        return judgement.EXPLORATION

    def judge(self, seat: Seat) -> float:
        """See :meth:`State.judge`."""
        if self.actor == OVER:
            return scoring.results(self)[seat]
        return judgement.chances(self)[seat]

    def judgements(self) -> vec[float]:
        """See :meth:`State.judgements`."""
        if self.actor == OVER:
            return vec[float](scoring.results(self))
        return judgement.chances(self)
