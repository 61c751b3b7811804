"""The contract of a state, tested on a toy in plain Python, and faults that the conformance suite must detect."""

from fractions import Fraction

import pytest

from ecumene.bots import make_search
from ecumene.bots.bot import Bot
from ecumene.bots.simple import GreedyBot, RandomBot
from ecumene.core.errors import EcumeneError
from ecumene.core.events import Event
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.match import Match
from ecumene.core.parsing import parse_record
from ecumene.core.playout import count_paths, play_games, play_out
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, IllegalMove, State
from ecumene.core.strategy import Strategy
from ecumene.testing.conformance import Conformance
from ecumene.testing.walk import fair_record

from .faults import (
    BrokenClone,
    ChangedByRefusal,
    ExtraMove,
    FavouredMove,
    FirstMove,
    LeakyInput,
    LeakyUndo,
    LeakyView,
    LosesCards,
    MissingMove,
    MissingWeight,
    OrderMatters,
    TrustedDiffers,
    UnlistedMove,
    WrongDraw,
    ZeroWeight,
)
from .toy import HAND, NOTATION, POOL, TOY, ToyGame, ToyState

OPTIONS = TOY.check(2)


def started(seed: int = 1) -> ToyState:
    """The toy at its first decision."""
    state = TOY.new(2)
    rng = Rng(seed)
    while state.actor == CHANCE:
        state.play(state.random_move(rng))
    assert isinstance(state, ToyState)
    return state


class ToyConformance(Conformance):
    """Tells the suite what is hidden in the toy."""

    def permute_hidden(self, state: State, seat: int, rng: Rng) -> State | None:
        """Swap the other seat's card with another one of the pool."""
        assert isinstance(state, ToyState)
        copy, other = state.clone(), 1 - seat
        fresh = [value for value in (1, 2, 3) if state.zones[POOL][value]]
        if not fresh or not state.card(other):
            return None
        copy.zones[HAND + other] = [0] * 4
        copy.zones[POOL][state.card(other)] += 1
        value = fresh[rng.below(len(fresh))]
        copy.zones[POOL][value] -= 1
        copy.zones[HAND + other][value] = 1
        return copy


class TestToy(ToyConformance):
    game = TOY


# The contract -------------------------------------------------------------------------------------------------------


def test_an_illegal_move_carries_its_refusal_and_changes_nothing() -> None:
    state = started()
    before = state.to_bytes()
    events: list[Event] = []
    with pytest.raises(IllegalMove) as caught:
        state.apply(NOTATION.parse("go"), events)
    assert caught.value.move == NOTATION.parse("go")
    assert caught.value.refusal.rule == "TOY-LEAD-01"
    assert caught.value.refusal.details == {"round": 1}
    assert "TOY-LEAD-01" in str(caught.value)
    assert isinstance(caught.value, EcumeneError)
    assert state.to_bytes() == before
    assert events == []


def test_a_legal_move_has_no_refusal() -> None:
    state = started()
    assert [state.why_not(move) for move in state.moves()] == [OK, OK]
    assert state.why_not(state.moves()[0]) is OK


def test_outcomes_have_exact_probabilities_that_follow_from_the_weights() -> None:
    state = TOY.new(2)
    assert [(NOTATION.text(move), chance) for move, chance in state.outcomes()] == [
        ("draw one", Fraction(5, 12)),
        ("draw two", Fraction(4, 12)),
        ("draw three", Fraction(3, 12)),
    ]
    assert started().outcomes() == []


def test_only_awaited_seats_can_be_turned_to() -> None:
    state = started()
    assert state.awaited() == [0]
    with pytest.raises(EcumeneError, match="Seat 2 has nothing to decide now"):
        state.turn_to(1)
    state.apply(NOTATION.parse("high"))
    assert state.awaited() == [0, 1]
    state.turn_to(1)
    assert state.actor == 1
    state.apply(NOTATION.parse("stay"))
    assert state.awaited() == [0]
    assert TOY.new(2).awaited() == []


def test_the_default_evaluation_is_an_even_share_and_exact_at_the_end() -> None:
    state = started()
    assert [Strategy().evaluate(state, seat) for seat in range(2)] == [0.5, 0.5]
    play_out(state, Rng(4))
    assert [Strategy().evaluate(state, seat) for seat in range(2)] == state.returns()


def test_bytes_that_are_no_state_are_refused() -> None:
    with pytest.raises(EcumeneError, match="not a state"):
        TOY.restore(started().to_bytes()[:-3])


# The toy in the rest of the package ---------------------------------------------------------------------------------


def test_the_toy_is_played_out_by_the_compiled_loop() -> None:
    state = TOY.new(2)
    plies = play_out(state, Rng(3))
    assert state.actor == OVER
    assert 8 <= plies <= TOY.longest(2, OPTIONS)
    again = TOY.new(2)
    assert (play_out(again, Rng(3)), again.key()) == (plies, state.key())
    assert play_games(TOY.new(2), Rng(3), 5) > 40


def test_paths_are_counted_through_chance_and_decisions_alike() -> None:
    # Three cards, three cards, high or low, two calls in turn; nobody is out of cards this early.
    assert [count_paths(TOY.new(2), depth) for depth in range(6)] == [1, 3, 9, 18, 36, 72]


def test_a_match_of_the_toy_is_recorded_and_verified() -> None:
    match = Match(TOY, 2, None, ["Ann", "Bob"], FairChance(seeded_secret(5), "toy-table"))
    rng = Rng(5)
    while not match.over:
        match.play(match.state.actor, match.state.random_move(rng))
    text = match.record().text()
    proof = parse_record(text, {"toy": TOY}).verify()
    assert proof.fairness == "proven"
    assert proof.outcomes == text.count("\n* draw ")
    assert proof.winners == tuple(seat for seat, value in enumerate(match.state.returns()) if value)


@pytest.mark.parametrize(
    "bot", [RandomBot(1), GreedyBot(TOY.strategy(), 1), make_search(TOY.strategy(), 1, simulations=40)]
)
def test_bots_play_the_toy(bot: Bot) -> None:
    state = TOY.new(2)
    rng = Rng(9)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.random_move(rng))
        else:
            state.apply(bot.choose(state.perspective(state.actor, rng), state.actor))
    assert state.ending() is not None


def test_search_beats_random_play_at_the_toy() -> None:
    points = 0.0
    for seed in range(40):
        state, rng = TOY.new(2), Rng(seed)
        bots = {seed % 2: make_search(TOY.strategy(), seed, simulations=60), 1 - seed % 2: RandomBot(seed)}
        while state.actor != OVER:
            actor = state.actor
            if actor == CHANCE:
                state.play(state.random_move(rng))
            else:
                state.play(bots[actor].choose(state.perspective(actor, rng), actor))
        points += state.returns()[seed % 2]
    assert points >= 24


# Faults that the suite must detect ----------------------------------------------------------------------------------


def suite_for(fault: type[ToyState]) -> ToyConformance:
    suite = ToyConformance()
    suite.game = ToyGame(fault)
    return suite


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (MissingMove, "why_not and moves disagree"),
        (ExtraMove, "Move 327680 is not legal"),
        (LeakyView, "a view leaks|a hidden outcome leaks"),
        (LeakyInput, "a bot's input leaks"),
        (LeakyUndo, "the events of '(go|stay)' leak"),
        (BrokenClone, "checked and trusted disagree|a clone is not independent"),
        (ZeroWeight, "This record leads to it"),
        (MissingWeight, "zip"),
        (ChangedByRefusal, "a refused move changed the state"),
        (TrustedDiffers, "checked and trusted disagree"),
        (LosesCards, "This record leads to it"),
    ],
)
def test_a_seeded_fault_is_found_with_the_record_that_leads_to_it(fault: type[ToyState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint) as caught:
        suite_for(fault).test_every_position_is_sound((2, OPTIONS))
    assert_leads_to_it(caught.value, ToyGame(fault))


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (WrongDraw, r"'draw \w+' was drawn \d+ times"),
        (FirstMove, "'(low|go)' is never drawn"),
        (FavouredMove, r"'(high|low|go|stay)' was drawn \d+ times"),
        (UnlistedMove, "'high' is drawn, but it is not listed"),
    ],
)
def test_a_bias_of_random_moves_is_found_with_its_record(fault: type[ToyState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint) as caught:
        suite_for(fault).test_random_moves_come_as_often_as_they_should()
    assert_leads_to_it(caught.value, ToyGame(fault))


def test_a_fault_of_order_is_found_with_its_record() -> None:
    with pytest.raises(AssertionError, match=r"the order of seats .* matters") as caught:
        suite_for(OrderMatters).test_awaited_decisions_commute((2, OPTIONS))
    assert_leads_to_it(caught.value, ToyGame(OrderMatters))


def assert_leads_to_it(error: AssertionError, game: Game) -> None:
    """The message ends with a record, and the record can be replayed."""
    _, found, text = str(error).partition("ecumene-record ")
    assert found, f"no record in: {error}"
    record = parse_record(found + text, {"toy": game})
    state = record.start()
    for ply in record.plies:
        state.play(ply.move)
    assert len(record.plies) <= TOY.longest(2, OPTIONS)


def test_the_suite_finds_nothing_wrong_with_the_sound_toy() -> None:
    suite = suite_for(ToyState)
    suite.test_every_position_is_sound((2, OPTIONS))
    suite.test_awaited_decisions_commute((2, OPTIONS))
    suite.test_random_moves_come_as_often_as_they_should()


def test_a_fair_record_of_the_toy_leads_through_all_its_kinds_of_decisions() -> None:
    text = "".join(fair_record(TOY, 2, OPTIONS, seed).text() for seed in range(5))
    assert all(f" {verb}" in text for verb in ("draw one", "draw two", "draw three", "high", "low", "stay", "go"))
