"""A toy game in plain interpreted Python, which the core must support just like the compiled games.

Two seats hold one hidden card each. In every round one of them says whether the high or the low card will win; then
both secretly call at once whether their card goes or stays. Cards are 1 (five of them), 2 (four) and 3 (three).
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.ending import Ending, ScoreLine, ScoreSheet
from ecumene.core.events import Event, Log, Value
from ecumene.core.game import Game
from ecumene.core.hashing import START, mix
from ecumene.core.notation import Field, MoveKind, Notation, first_of, kind_of, pack
from ecumene.core.options import Option, Options
from ecumene.core.rng import Rng
from ecumene.core.state import ALLOWED, CHANCE, OVER, Move, Rule, Seat, State
from ecumene.core.strategy import Strategy
from ecumene.core.view import View

RULE_IDS: Final = (
    "", "TOY-DEAL-01", "TOY-LEAD-01", "TOY-LEAD-02", "TOY-CALL-01", "TOY-CALL-02", "TOY-CALL-03", "TOY-END-01",
)  # fmt: skip
DEAL_1, LEAD_1, LEAD_2, CALL_1, CALL_2, CALL_3, END_1 = range(1, 8)

DRAW, HIGH, LOW, STAY, GO = range(5)
CARD: Final = Field("card", ("", "one", "two", "three"))
NOTATION: Final = Notation(
    (MoveKind("draw", (CARD,)), MoveKind("high"), MoveKind("low"), MoveKind("stay"), MoveKind("go"))
)

# Zones: how many cards of each value are where.
POOL, HAND, PILE, LOST = 0, 1, 3, 5
CARDS: Final = (0, 5, 4, 3)
ROUNDS: Final = 6
TARGET: Final = 9


class ToyView(View, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    hand: list[int]
    holding: list[int]
    called: list[bool]
    own_call: int
    piles: list[list[int]]
    lost: list[int]
    trump: int


class ToyState(State):
    """One position of the toy."""

    def __init__(self, low: bool = True) -> None:
        super().__init__(2)
        self.low = low
        self.zones = [list(CARDS)] + [[0] * 4 for _ in range(5)]
        self.calls = [0, 0]
        self.round = 1
        self.trump = 0

    # Questions ------------------------------------------------------------------------------------------------------

    def lead(self) -> int:
        """The seat that says high or low in this round."""
        return (self.round + 1) % 2

    def empty_hand(self) -> int:
        """The first seat without a card, or -1."""
        return next((seat for seat in range(2) if not any(self.zones[HAND + seat])), -1)

    def card(self, seat: int) -> int:
        """The card in a seat's hand; 0 for none."""
        return next((value for value in (1, 2, 3) if self.zones[HAND + seat][value]), 0)

    def score(self, seat: int) -> int:
        """A seat's points."""
        return sum(value * amount for value, amount in enumerate(self.zones[PILE + seat]))

    def awaited(self) -> list[int]:
        if self.actor < 0 or not self.trump:
            return super().awaited()
        return [seat for seat in range(2) if not self.calls[seat]]

    # Rules ----------------------------------------------------------------------------------------------------------

    def moves(self) -> vec[i64]:
        if self.actor == OVER:
            return vec[i64]()
        if self.actor == CHANCE:
            return vec[i64]([pack(DRAW, value) for value in (1, 2, 3) if self.zones[POOL][value]])
        if not self.trump:
            return vec[i64]([pack(HIGH), pack(LOW)] if self.low else [pack(HIGH)])
        return vec[i64]([pack(STAY), pack(GO)])

    def weights(self) -> vec[i64]:
        return vec[i64]([amount for amount in self.zones[POOL] if amount])

    def forbidden_by(self, move: Move) -> Rule:
        if self.actor == OVER:
            return END_1
        known = NOTATION.knows(move)
        if self.actor == CHANCE:
            possible = known and kind_of(move) == DRAW and self.zones[POOL][first_of(move)] > 0
            return ALLOWED if possible else DEAL_1
        if not self.trump:
            if known and kind_of(move) == LOW and not self.low:
                return LEAD_2
            return ALLOWED if known and kind_of(move) in (HIGH, LOW) else LEAD_1
        return ALLOWED if known and kind_of(move) in (STAY, GO) else CALL_1

    def perform(self, move: Move, log: Log | None) -> None:
        told: Log = []
        kind = kind_of(move)
        if kind == DRAW:
            self._deal(first_of(move), told)
        elif kind in (HIGH, LOW):
            self.trump = kind
            told.append(Event("leads", self.actor, "TOY-LEAD-01", {"trump": kind}))
        else:
            self.calls[self.actor] = kind
            told.append(Event("calls", self.actor, "TOY-CALL-01", {}, {"call": kind}, (self.actor,)))
            if all(self.calls):
                self._resolve(told)
        self._go_on()
        if log is not None:
            log.extend(told)

    def _deal(self, value: int, told: Log) -> None:
        seat = self.empty_hand()
        self._shift(POOL, HAND + seat, value)
        told.append(Event("deals", seat, "TOY-DEAL-01", {}, {"card": value}, (seat,)))

    def _shift(self, source: int, target: int, value: int) -> None:
        self.zones[source][value] -= 1
        self.zones[target][value] += 1

    def _resolve(self, told: Log) -> None:
        going = [seat for seat in range(2) if self.calls[seat] == GO]
        cards = [self.card(seat) for seat in going]
        if len(set(cards)) == 2:
            best = max(cards) if self.trump == HIGH else min(cards)
            taker = PILE + going[cards.index(best)]
        else:
            taker = PILE + going[0] if len(going) == 1 else LOST
        for seat, value in zip(going, cards, strict=True):
            self._shift(HAND + seat, taker, value)
            told.append(Event("goes", seat, "TOY-CALL-03", {"card": value, "to": taker}))
        told.append(Event("resolved", self.lead(), "TOY-CALL-03", {"going": len(going)}))
        self.calls = [0, 0]
        self.trump = 0
        self.round += 1

    def _go_on(self) -> None:
        if self.round > ROUNDS or max(self.score(0), self.score(1)) >= TARGET:
            self.actor = OVER
        elif self.empty_hand() >= 0:
            self.actor = CHANCE if any(self.zones[POOL]) else OVER
        elif not self.trump:
            self.actor = self.lead()
        else:
            self.actor = self.calls.index(0)

    def clone(self) -> "ToyState":
        copy = type(self)(self.low)
        copy.set_numbers(self.numbers())
        return copy

    def returns(self) -> list[float]:
        if self.actor != OVER:
            return [0.0, 0.0]
        lead = self.score(0) - self.score(1)
        return [0.5, 0.5] if lead == 0 else [1.0, 0.0] if lead > 0 else [0.0, 1.0]

    def ending(self) -> Ending | None:
        if self.actor != OVER:
            return None
        winners = tuple(seat for seat, value in enumerate(self.returns()) if value)
        line = ScoreLine("score", "TOY-END-01", (self.score(0), self.score(1)))
        result = "win" if len(winners) == 1 else "shared-victory"
        return Ending(result, "points", "TOY-END-01", winners, ScoreSheet((line,)))

    # Who knows what -------------------------------------------------------------------------------------------------

    def perspective(self, seat: Seat, rng: Rng) -> "ToyState":
        copy = self.clone()
        other = 1 - seat
        if self.card(other):
            copy._shift(HAND + other, POOL, self.card(other))
            ticket = rng.below(sum(copy.zones[POOL]))
            value = next(value for value in (1, 2, 3) if ticket < sum(copy.zones[POOL][: value + 1]))
            copy._shift(POOL, HAND + other, value)
        if self.calls[other]:
            copy.calls[other] = (STAY, GO)[rng.below(2)]
        return copy

    def view(self, seat: Seat) -> ToyView:
        mine = 0 <= seat < 2
        return ToyView(
            hand=list(self.zones[HAND + seat]) if mine else [],
            holding=[sum(self.zones[HAND + owner]) for owner in range(2)],
            called=[bool(call) for call in self.calls],
            own_call=self.calls[seat] if mine else 0,
            piles=[list(self.zones[PILE + owner]) for owner in range(2)],
            lost=list(self.zones[LOST]),
            trump=self.trump,
            seat=seat,
            actor=self.actor,
            awaited=self.awaited(),
            round=self.round,
            asked="call",
            asked_times=1,
        )

    def shows_outcome_to(self, seat: Seat) -> bool:
        return self.empty_hand() == seat

    # Words and numbers ----------------------------------------------------------------------------------------------

    def rule_ids(self) -> tuple[str, ...]:
        return RULE_IDS

    def explain(self, move: Move, rule: Rule) -> dict[str, Value]:  # noqa: ARG002 - the contract
        return {"round": self.round}

    def numbers(self) -> list[int]:
        cells = [amount for zone in self.zones for amount in zone]
        return [int(self.low), self.actor, self.round, self.trump, *self.calls, *cells]

    def set_numbers(self, numbers: list[int]) -> None:
        """Restore from :meth:`numbers`."""
        self.low = bool(numbers[0])
        self.actor, self.round, self.trump = numbers[1:4]
        self.calls = numbers[4:6]
        self.zones = [numbers[start : start + 4] for start in range(6, 30, 4)]

    def key(self) -> i64:
        numbers = self.numbers()
        key = START
        for number in [numbers[0], self.actor == OVER, *numbers[2:]]:
            key = mix(key, int(number))
        return key

    def round_number(self) -> i64:
        return self.round

    def take_back_forbidden_by(self, move: Move) -> Rule:  # noqa: ARG002 - the contract
        """The second call is final, because it reveals the cards."""
        return CALL_2 if any(self.calls) else ALLOWED


class ToyGame(Game):
    """The toy, or a faulty one with a different state class."""

    def __init__(self, state: type[ToyState] = ToyState) -> None:
        super().__init__(
            name="toy",
            title="The toy",
            rules_version=1,
            players=(2,),
            options=(Option("low_rounds", (True, False), "TOY-LEAD-02", "rulebook"),),
            notation=NOTATION,
            rule_ids=RULE_IDS,
            folder=str(Path(__file__).parent / "toy_rules"),
        )
        self.state = state

    def strategy(self) -> Strategy:
        """No opinion, and rollouts to the end: no game of the toy is longer than that."""
        return Strategy(rollout_plies=40)

    def start(self, players: int, options: Options, rules: int) -> State:  # noqa: ARG002 - always two
        return self.state(bool(options["low_rounds"]))

    def restore_numbers(self, numbers: list[int]) -> State:
        state = self.state()
        state.set_numbers(numbers)
        return state

    def longest(self, players: int, options: Options) -> int:  # noqa: ARG002 - the same for all
        """Two cards at first; each round has one lead, two calls and at most two new cards, none after the last."""
        return 2 + 5 * ROUNDS - 2

    def components(self, state: State) -> dict[str, int]:
        assert isinstance(state, ToyState)
        return {
            name: sum(zone) for name, zone in zip(("pool", "h1", "h2", "p1", "p2", "lost"), state.zones, strict=True)
        }

    def component_total(self, players: int) -> int:  # noqa: ARG002 - the same for all
        return sum(CARDS)


TOY: Final = ToyGame()
