"""In whose turn each ply of a match was made."""

import pytest

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games import GAMES

NAMES = ["Ann", "Bob", "Cid", "Dan"]


@pytest.mark.parametrize("game", GAMES)
def test_a_ply_belongs_to_the_turn_in_which_it_was_made_and_chance_to_the_decision_before_it(game: str) -> None:
    players = 2 if game == "duel" else 3
    match = Match(GAMES[game], players, None, NAMES[:players], FairChance(seeded_secret(5), "turns"))
    rng = Rng(5)
    # Whose turn it is can be asked before each decision; what chance draws first belongs to nobody's or to the first's.
    expected = [match.turn_of(ply) for ply in range(len(match.plies))]
    asked_in_anothers = 0
    while not match.over and len(match.plies) < 600:
        seat, turn = match.state.actor, match.state.on_turn()
        asked_in_anothers += seat != turn
        before = len(match.plies)
        match.play(seat, match.state.random_move(rng))
        expected.append(turn)
        for ply in range(before + 1, len(match.plies)):
            assert match.plies[ply].seat == CHANCE
            during = match.turns[ply - 1]
            expected.append(turn if during < 0 else during)
    assert [match.turn_of(ply) for ply in range(len(match.plies))] == expected
    assert set(expected) - {CHANCE} == set(range(players))
    assert (asked_in_anothers > 0) == (game in ("catan", "newdawn"))
