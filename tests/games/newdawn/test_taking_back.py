"""Every small decision can be undone, one after another, until dice are rolled or something hidden is revealed."""

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games.newdawn import NEWDAWN


def begin(seed: int) -> Match:
    return Match(NEWDAWN, 2, {"map": "first_game"}, ["Ann", "Bob"], FairChance(seeded_secret(seed), f"table-{seed}"))


def test_parts_of_a_turn_are_taken_back_one_by_one_to_its_beginning() -> None:
    match, rng = begin(1), Rng(1)
    longest = 0
    for _ in range(300):
        seat, ply = match.state.actor, len(match.plies)
        began = match.state.to_bytes()
        parts: list[int] = []
        while match.state.actor == seat and (not parts or match.plies[-1].seat == seat):
            parts.append(match.state.random_move(rng))
            match.play(seat, parts[-1])
        ended = match.state.to_bytes()
        while len(match.plies) > ply and not match.why_no_undo(seat).rule and match.plies[-1].seat == seat:
            match.undo(seat)
        undone = match.plies[ply:]
        if not undone:
            assert match.state.to_bytes() == began
            longest = max(longest, len(parts))
        else:
            assert undone[-1].seat == CHANCE, "only chance stands in the way"
        for part in parts[len([one for one in undone if one.seat != CHANCE]) :]:
            match.play(seat, part)
        assert match.state.to_bytes() == ended
    assert longest >= 5, "turns of many parts were taken back whole"


def test_what_chance_has_answered_stands() -> None:
    match, rng = begin(2), Rng(2)
    refused: set[str] = set()
    while len(match.plies) < 1_500 and not match.over:
        seat = match.state.actor
        match.play(seat, match.state.random_move(rng))
        last = match.plies[-1]
        if last.seat == CHANCE:
            assert match.why_no_undo(seat).details == {"undo": "nothing"}
            refused.add(NEWDAWN.notation.text(last.move).split()[0])
    assert refused == {"battle", "die", "revealed"}
