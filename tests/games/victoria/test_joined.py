"""Several cards that one effect asks for are one command: all of them or none, and nothing is seen in between."""

from collections import Counter

import pytest

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match, MoveRefused
from ecumene.core.notation import kind_of
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.moves import DISCARD_CARD, GIVE, RECOVER

JOINED = (DISCARD_CARD, GIVE, RECOVER)


def at_random(seed: int) -> Match:
    names = ["Ann", "Bob"]
    return Match(VICTORIA, 2, None, names, FairChance(seeded_secret(seed), f"joined-{seed}"))


@pytest.mark.parametrize("seed", range(6))
def test_cards_of_one_effect_are_chosen_together(seed: int) -> None:
    """As many as are asked for, one by one or with one command: the position is the same."""
    match, rng = at_random(seed), Rng(seed)
    seen: Counter[int] = Counter()
    while not match.over and len(match.plies) < 600:
        state, seat = match.state, int(match.state.actor)
        wanted = state.view(seat).asked_times
        move = state.random_move(rng)
        if kind_of(move) not in JOINED or wanted < 2:
            match.play(seat, move)
            continue
        asked = state.view(seat).asked
        alone = state.clone()
        moves: list[int] = []
        while alone.actor == seat and alone.view(seat).asked == asked and len(moves) < wanted:
            moves.append(int(alone.random_move(rng)))
            alone.play(moves[-1])
        passage = match.foresee(seat, moves)
        assert [ply.move for ply in passage.plies[: len(moves)]] == moves
        with pytest.raises(MoveRefused) as refused:
            match.foresee(seat, [*moves[:-1], -5])
        assert (refused.value.index, refused.value.reason) == (len(moves) - 1, "rule")
        seen[kind_of(move)] += 1
        match.adopt(passage)
    assert seen


@pytest.mark.parametrize("seed", range(4))
def test_a_joined_card_shows_its_player_nothing(seed: int) -> None:
    """What they see afterwards is the same in every position that they cannot tell from the real one."""
    match, rng = at_random(seed), Rng(seed)
    tried = 0
    while not match.over and len(match.plies) < 500:
        state, seat = match.state, int(match.state.actor)
        move = state.random_move(rng)
        if kind_of(move) in JOINED and state.joins_next(move):
            views = []
            for possible in [state.clone(), *(state.perspective(seat, rng) for _ in range(4))]:
                possible.play(move)
                assert possible.actor == seat
                views.append(possible.view(seat))
            assert all(view == views[0] for view in views)
            tried += 1
        match.play(seat, move)
    assert tried
