"""CATAN's state: the position behind the contract of :class:`ecumene.core.state.State`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending
from ecumene.core.events import Log, Value
from ecumene.core.notation import first_of, kind_of, pack
from ecumene.core.rng import Rng
from ecumene.core.state import ALLOWED, CHANCE, NO_ANSWER, OVER, Move, Rule, Seat
from ecumene.games.catan import fields, refusals, view
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import BIT, IS_POINT, lane
from ecumene.games.catan.citations import (
    CB_DEV_09,
    CB_ROBBER_13,
    CB_TRADE_17,
    CK_CARD_53,
    CK_CARD_64,
    CK_CARD_71,
    CK_PROG_20,
    RULE_IDS,
)
from ecumene.games.catan.frames import (
    ANSWERING,
    CASTING,
    DISCARDING,
    DRAWER_SHIFT,
    DRAWING,
    GIFTS,
    NAMING,
    STEALING,
    SURPLUS,
    TARGETING,
    TOGETHER,
)
from ecumene.games.catan.hidden import perspective
from ecumene.games.catan.layout import SEAT_MASK, WANTING
from ecumene.games.catan.material import KIND_COUNT, KINDS, MASTER_MERCHANT, PROGRESS_COUNT, SPY
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import flow, legality, move_lists, rolling, scoring, trading
from ecumene.games.catan.view_types import CatanView

# What a player can settle in advance about offers: to decline all, to be asked even about those that cannot be accepted
# (they could be countered), and to decline those that ask for a kind of card.
DECLINE_ALL: Final = "decline"
ASK_ALWAYS: Final = "ask"
KEEP: Final = tuple(f"keep-{kind}" for kind in KINDS)


class CatanState(Position):
    """One position of CATAN or CATAN: Cities & Knights."""

    def moves(self) -> vec[i64]:
        """See :meth:`State.moves`."""
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
        """See :meth:`State.random_move`; dice are rolled without listing all results."""
        if self.actor == CHANCE and self.top_kind() == CASTING:
            if rolling.with_event(self):
                face: i64 = rng.below(6)
                return pack(verb.CAST, rng.below(36), face if face < 3 else 3)
            dice: i64 = rng.below(36)
            while rolling.why_not_thrown(self, dice) != ALLOWED:
                dice = rng.below(36)
            return pack(verb.THROWN, dice)
        return super().random_move(rng)

    def clone(self) -> "CatanState":
        """See :meth:`State.clone`."""
        copy = CatanState(
            self.players, self.flags, self.map, self.zones[:], self.nodes[:], self.edges[:], self.terrain[:],
            self.tokens[:], self.harbours[:], self.queue[:],
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

    def perspective(self, seat: Seat, rng: Rng) -> "CatanState":
        """See :meth:`State.perspective`."""
        copy = self.clone()
        if self.actor != OVER:  # at the end all cards are revealed
            perspective.suppose(copy, seat, rng)
        return copy

    def view(self, seat: Seat) -> CatanView:
        """See :meth:`State.view`."""
        return view.see(self, seat)

    def rule_ids(self) -> tuple[str, ...]:
        """See :meth:`State.rule_ids`."""
        return RULE_IDS

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:
        """See :meth:`State.explain`."""
        return refusals.explain(self, move, rule)

    def awaited(self) -> list[int]:
        """See :meth:`State.awaited`: discards, gifts, lost cities, surplus cards and answers are simultaneous."""
        frame = self.top_kind()
        if not TOGETHER[frame]:
            return super().awaited()
        waiting = rolling.waiting(self)
        if frame == ANSWERING and not waiting:
            return [self.active]
        seats = [(self.active + step) % self.players for step in range(self.players)]
        return [seat for seat in seats if waiting >> seat & 1]

    def volunteers(self) -> list[int]:
        """See :meth:`State.volunteers`: an offer may be closed, an answer changed (CB-TRADE-18, CB-TRADE-19)."""
        if self.top_kind() != ANSWERING:
            return []
        waiting = rolling.waiting(self)
        seats = [self.active] if waiting else []
        for seat in range(self.players):
            if not waiting >> seat & 1 and trading.has_answer(self, seat):
                seats.append(seat)
        return seats

    def wishes(self) -> list[str]:
        """See :meth:`State.wishes`."""
        return [DECLINE_ALL, ASK_ALWAYS, *KEEP[: trading.kinds_in_play(self)]]

    def settled_answer(self, seat: Seat, wishes: list[str]) -> Move:
        """See :meth:`State.settled_answer`: offers that the seat cannot or does not want to accept (CB-TRADE-21)."""
        if self.top_kind() != ANSWERING or seat == self.active or trading.writes(self, seat):
            return NO_ANSWER
        if trading.why_not_decline(self, seat) != ALLOWED:
            return NO_ANSWER
        if self._is_unwanted(wishes):
            return pack(verb.DECLINE)
        impossible = trading.why_not_accept(self, seat) != ALLOWED and ASK_ALWAYS not in wishes
        return pack(verb.DECLINE) if impossible else NO_ANSWER

    def _is_unwanted(self, wishes: list[str]) -> bool:
        """Whether these wishes turn the open offer down."""
        if DECLINE_ALL in wishes:
            return True
        wanted: i64 = self.zones[WANTING + self.active]
        kind: i64 = 0
        while kind < KIND_COUNT:
            if lane(wanted, kind) > 0 and KEEP[kind] in wishes:
                return True
            kind += 1
        return False

    def take_back_forbidden_by(self, move: Move) -> Rule:
        """Moves that revealed hidden cards, or a choice that the others now know, cannot be taken back."""
        kind = kind_of(move)
        frame = self.top_kind()
        if TOGETHER[frame] and frame != ANSWERING:
            if rolling.waiting(self) & ~BIT[self.actor]:
                return ALLOWED
            if (frame == DISCARDING or frame == GIFTS) and rolling.left_to_choose(self, self.actor) > 1:
                return ALLOWED  # the cards are shown when the last one has been chosen
            return CK_PROG_20 if frame == SURPLUS else CB_ROBBER_13
        if frame == TARGETING:
            return CK_CARD_71 if kind == verb.TARGET else CK_CARD_53
        if kind == verb.PLAY and first_of(move) in (SPY, MASTER_MERCHANT):
            return CK_CARD_53 if first_of(move) == SPY else CK_CARD_71  # a single victim's cards are shown at once
        if frame == NAMING:
            return CB_DEV_09
        if kind == verb.BARTER:
            return CK_CARD_64
        if kind == verb.ACCEPT or kind == verb.OFFER:
            return CB_TRADE_17
        return ALLOWED

    def shows_outcome_to(self, seat: Seat) -> bool:
        """See :meth:`State.shows_outcome_to`: stolen cards are seen by thief and victim, drawn ones by their drawer."""
        frame = self.top_kind()
        if frame == STEALING:
            return seat == self.active or seat == self.top_extra()
        if frame == DRAWING:
            return seat == (self.top_extra() >> DRAWER_SHIFT) & SEAT_MASK
        return True

    def lays_open(self, outcome: Move) -> bool:
        """See :meth:`State.lays_open`: victory point cards of Cities & Knights are shown at once (CK-PROG-06)."""
        card: i64 = first_of(outcome)
        return self.top_kind() == DRAWING and card < PROGRESS_COUNT and IS_POINT[card]

    def on_turn(self) -> Seat:
        """See :meth:`State.on_turn`."""
        return self.active
