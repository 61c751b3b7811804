"""Bots do not keep people waiting: a turn with many decisions takes hardly longer than one with few."""

from itertools import groupby, takewhile

import pytest

from ecumene.bots import BotSpec, paced, parse_bot
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, SPECTATOR
from ecumene.games.catan import CATAN
from ecumene.games.catan.view_types import CatanView
from ecumene.games.duel import DUEL
from ecumene.server import bots_at_tables

from .parties import seated
from .running import Running

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def test_each_decision_of_a_turn_takes_half_as_long_as_the_one_before() -> None:
    level = parse_bot("search:3000ms")
    seconds = [paced(level, decisions).seconds for decisions in range(40)]
    assert seconds[:4] == [3.0, 1.5, 0.75, 0.375]
    assert min(seconds) == seconds[-1] == 0.05
    assert sum(seconds[:15]) < 7


def test_bots_without_a_time_limit_are_unchanged() -> None:
    for text in ("random", "greedy", "search:500", "search:20ms"):
        assert paced(parse_bot(text), 5) == parse_bot(text)


def test_an_answer_takes_an_eighth_and_a_turn_of_many_offers_stays_short() -> None:
    level = parse_bot("search:1000ms")
    assert [paced(level, decisions, answers=True).seconds for decisions in range(3)] == [0.125, 0.0625, 0.05]
    # Ten decisions of the player on turn, and three answers to each of five offers.
    own = sum(paced(level, decisions).seconds for decisions in range(10))
    answers = 3 * sum(paced(level, decisions, answers=True).seconds for decisions in range(5))
    assert own + answers < 4


def decide(match: Match, rng: Rng) -> int:
    """Make some decision for one of the seats that have to decide."""
    waiting = match.state.awaited()
    seat = waiting[rng.below(len(waiting))]
    state = match.state.clone()
    state.turn_to(seat)
    match.play(seat, state.random_move(rng))
    return seat


def test_where_nobody_answers_a_turn_is_a_row_of_decisions_with_nobody_elses_between() -> None:
    longest = 0
    match = Match(DUEL, 2, {}, NAMES[:2], FairChance(seeded_secret(7), "pace"))
    rng = Rng(7)
    while not match.over:
        seats = [ply.seat for ply in match.plies if ply.seat != CHANCE]
        runs = [(seat, len(list(run))) for seat, run in groupby(seats)]
        seat = match.state.actor
        wanted = runs[-1][1] if runs and runs[-1][0] == seat else 0
        assert match.decided_in_turn(seat, match.state.on_turn()) == wanted
        longest = max(longest, wanted)
        decide(match, rng)
    assert longest > 1


def latest(made: list[tuple[int, int]], turn: int) -> list[int]:
    """The seats that have decided in this turn, latest first."""
    return [seat for seat, _ in takewhile(lambda one: one[1] == turn, reversed(made))]


def test_answers_to_an_offer_do_not_end_a_turn_and_what_is_taken_back_was_not_decided() -> None:
    """Counted independently, from the view before each decision."""
    made: list[tuple[int, int]] = []  # who decided, and whose turn it was
    answered = taken_back = 0
    match = Match(CATAN, 4, {"mode": "base"}, NAMES, FairChance(seeded_secret(3), "pace"))
    rng = Rng(3)
    while not match.over and len(match.plies) < 1_500:
        view = match.state.view(SPECTATOR)
        assert isinstance(view, CatanView)
        turn = view.active
        row = latest(made, turn)
        for seat in range(4):
            assert match.decided_in_turn(seat, match.state.on_turn()) == row.count(seat)
        answered += turn in row and row[0] != turn
        if made and rng.below(5) == 0 and match.why_no_undo(made[-1][0]) is OK:
            match.undo(made.pop()[0])
            taken_back += 1
            continue
        seat = decide(match, rng)
        made.append((seat, turn))
    assert answered > 20
    assert taken_back > 20


@pytest.mark.anyio
async def test_a_table_hurries_its_bots(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, bool]] = []

    def spy(spec: BotSpec, decisions: int, *, answers: bool = False) -> BotSpec:
        asked.append((decisions, answers))
        return paced(spec, decisions, answers=answers)

    monkeypatch.setattr(bots_at_tables, "paced", spy)
    async with seated(server.base, "me random random random", {"mode": "base"}, game="catan") as table:
        while len(asked) < 2_000 and not {(4, False), (1, True)} <= set(asked):
            await table.party.play(1)
    assert {(number, False) for number in range(5)} <= set(asked), "in its own turn"
    assert {(0, True), (1, True)} <= set(asked), "when it answers"
