"""Wilson intervals against published and hand-computed values; standings from games."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.arena.statistics import standings, wilson

# R. G. Newcombe, Two-sided confidence intervals for the single proportion (Statistics in Medicine 17, 1998), method 3.
PUBLISHED = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]


@pytest.mark.parametrize(("points", "games", "low", "high"), PUBLISHED)
def test_published_intervals_are_found(points: int, games: int, low: float, high: float) -> None:
    assert list(wilson(points, games)) == pytest.approx([low, high], abs=5e-5)


def test_five_of_ten_by_hand() -> None:
    # With half the points the centre is one half and the spread z / (2 sqrt(n + z²)): 1.959964 / (2 · 3.720405).
    spread = 1.959964 / (2 * sqrt(10 + 1.959964**2))
    assert spread == pytest.approx(0.263407, abs=1e-6)
    assert list(wilson(5, 10)) == pytest.approx([0.5 - spread, 0.5 + spread])


def test_all_and_nothing_by_hand() -> None:
    # Without a point the upper end is z² / (n + z²): 3.841459 / 13.841459 for ten games.
    assert list(wilson(0, 10)) == pytest.approx([0.0, 0.277533], abs=1e-6)
    assert list(wilson(10, 10)) == pytest.approx([0.722467, 1.0], abs=1e-6)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_another_confidence_can_be_asked_for() -> None:
    # 90 %: z = 1.644854, and 2.705543 / 12.705543 for no point in ten games.
    assert wilson(0, 10, 1.644854)[1] == pytest.approx(0.212942, abs=1e-6)


@given(games=st.integers(1, 5000), share=st.floats(0, 1))
def test_the_ends_are_the_rates_that_are_just_not_refuted(games: int, share: float) -> None:
    """The score test of either end, at 95 %, gives exactly z."""
    rate = round(share * games * 2) / 2 / games
    low, high = wilson(rate * games, games)
    assert 0 <= low <= rate + 1e-12
    assert rate - 1e-12 <= high <= 1
    for end in (low, high):
        if 1e-9 < end < 1 - 1e-9:
            assert abs(rate - end) / sqrt(end * (1 - end) / games) == pytest.approx(1.959964, rel=1e-4)


@given(games=st.integers(1, 1000), points=st.integers(0, 1000))
def test_losses_mirror_wins(games: int, points: int) -> None:
    points = min(points, games)
    low, high = wilson(points, games)
    assert list(wilson(games - points, games)) == pytest.approx([1 - high, 1 - low], abs=1e-12)


def test_more_games_are_surer() -> None:
    widths = [high - low for low, high in (wilson(0.6 * games, games) for games in (10, 100, 1000, 10000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.02


# Standings ----------------------------------------------------------------------------------------------------------


def test_standings_count_wins_and_shared_victories() -> None:
    games = [[(0, 1.0), (1, 0.0)], [(1, 0.0), (0, 1.0)], [(0, 0.5), (1, 0.5)], [(1, 1.0), (0, 0.0)]]
    first, second = standings(["a", "b"], games)
    assert (first.entrant, first.games, first.points, first.wins, first.shared, first.rate) == (
        "a",
        4,
        2.5,
        2,
        1,
        0.625,
    )
    assert (second.entrant, second.games, second.points, second.wins, second.shared) == ("b", 4, 1.5, 1, 1)
    assert (first.low, first.high) == wilson(2.5, 4)
    assert (second.low, second.high) == wilson(1.5, 4)


def test_standings_without_games_know_nothing() -> None:
    (only,) = standings(["a"], [])
    assert (only.games, only.points, only.rate, only.low, only.high) == (0, 0, 0.0, 0.0, 1.0)


def test_entrants_of_the_same_name_are_kept_apart() -> None:
    first, second = standings(["a", "a"], [[(0, 1.0), (1, 0.0)]])
    assert (first.points, second.points) == (1.0, 0.0)


def test_partners_are_one_result_and_not_two() -> None:
    """Two seats that win and lose together say no more than one: the interval must not be narrower for it."""
    games = [[(0, 1.0), (1, 0.0), (0, 1.0), (1, 0.0)]] * 6 + [[(0, 0.0), (1, 1.0), (0, 0.0), (1, 1.0)]] * 4
    first, second = standings(["a", "b"], games)
    assert (first.rate, second.rate) == (0.6, 0.4)
    assert (first.low, first.high) == wilson(6, 10)
