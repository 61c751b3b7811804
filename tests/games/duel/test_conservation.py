"""Random games in which everything is counted at every ply; ``bench/duel_games.py`` plays a hundred thousand."""

import pytest

from .conservation import Watched


@pytest.mark.rule("DU-CLR-31")
@pytest.mark.parametrize("start", range(0, 120, 30))
def test_nothing_is_lost_or_doubled_and_every_coin_is_accounted_for(start: int) -> None:
    for seed in range(start, start + 30):
        Watched(seed).play()
