"""Random games in which everything is counted at every ply; ``bench/duel_games.py`` plays a hundred thousand."""

import pytest

from .conservation import Watched


@pytest.mark.rule("DU-CLR-31")
@pytest.mark.parametrize("start", [0, *(pytest.param(start, marks=pytest.mark.thorough) for start in (30, 60, 90))])
def test_nothing_is_lost_or_doubled_and_every_coin_is_accounted_for(start: int) -> None:
    for seed in range(start, start + 30):
        Watched(seed).play()
