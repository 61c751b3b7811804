"""Ratings by Choix: the truth is found, the errors are honest, shared wins and several seats count."""

from itertools import permutations
from math import sqrt
from random import Random

import msgspec
import pytest

from ecumene.arena.contest import Contest, Outcome, seating_of, seatings
from ecumene.arena.ratings import ratings
from ecumene.games.victoria import VICTORIA

pytest.importorskip("choix")


def contest(bots: int, players: int, games: int) -> Contest:
    names = tuple(f"search:{number + 1}" for number in range(bots))
    return Contest("victoria", players, VICTORIA.check(players), names, games, 1, form="round-robin")


def played(one: Contest, elos: list[float], seed: int) -> list[Outcome]:
    """Games that go as the ratings say."""
    random = Random(seed)
    outcomes = []
    for number in range(one.games):
        seating = seating_of(one, number)
        winner = random.choices(range(one.players), [10 ** (elos[bot] / 400) for bot in seating])[0]
        returns = tuple(float(seat == winner) for seat in range(one.players))
        outcomes.append(Outcome(number, seating, returns, "won", 1))
    return outcomes


@pytest.mark.parametrize("players", [2, 3])
def test_known_strengths_are_found(players: int) -> None:
    truth = [-150.0, -50.0, 50.0, 150.0]
    one = contest(4, players, seatings(contest(4, players, 0)) * 60)
    table = ratings(one, played(one, truth, 3), 60)
    assert [rating.entrant for rating in table] == ["search:4", "search:3", "search:2", "search:1"]
    assert sum(rating.elo for rating in table) == pytest.approx(0, abs=1e-6)
    for rating in table:
        assert abs(rating.elo - truth[int(rating.entrant[7:]) - 1]) < 4 * rating.error
        assert 8 < rating.error < 40


def test_errors_cover_the_truth_as_often_as_they_say() -> None:
    truth = [-100.0, 0.0, 100.0]
    one = contest(3, 2, 180)
    inside = found = 0
    for seed in range(60):
        for rating in ratings(one, played(one, truth, seed), 40):
            inside += rating.low <= truth[int(rating.entrant[7:]) - 1] <= rating.high
            found += 1
    assert 0.9 <= inside / found <= 0.995


def test_two_bots_by_hand() -> None:
    """30 : 10 and the drawn game: 30.5 : 10.5, so 400 lg (30.5 / 10.5) between them."""
    one = contest(2, 2, 40)
    games = [Outcome(number, seating_of(one, number), (0.0, 0.0), "won", 1) for number in range(40)]
    for number, game in enumerate(games):
        first = game.seating.index(0 if number < 30 else 1)
        games[number] = msgspec.structs.replace(game, returns=(float(first == 0), float(first == 1)))
    best, worst = ratings(one, games, 20)
    assert best.elo - worst.elo == pytest.approx(185.25, abs=0.1)


def test_a_shared_win_is_half_a_win() -> None:
    one = contest(2, 2, 20)
    games = [Outcome(number, seating_of(one, number), (0.5, 0.5), "shared", 1) for number in range(20)]
    assert [rating.elo for rating in ratings(one, games, 20)] == pytest.approx([0, 0], abs=1e-6)


def test_a_win_shared_by_three_counts_in_thirds() -> None:
    one = contest(3, 3, 6)
    games = [Outcome(number, seating_of(one, number), (1 / 3, 1 / 3, 1 / 3), "shared", 1) for number in range(6)]
    assert [rating.elo for rating in ratings(one, games, 5)] == pytest.approx([0, 0, 0], abs=1e-6)


def test_a_bot_that_always_wins_has_no_certain_rate() -> None:
    """Samples of games that all went the same way hardly differ; the error must not be small for that."""
    one = contest(2, 2, 20)
    games = []
    for number in range(20):
        seating = seating_of(one, number)
        games.append(Outcome(number, seating, tuple(float(bot == 0) for bot in seating), "won", 1))
    for rating in ratings(one, games, 20):
        assert rating.error > 100


def test_games_of_a_deal_are_not_counted_as_independent() -> None:
    """If all games of a deal go alike, there are as many results as deals."""
    one = contest(2, 2, 200)
    random = Random(5)
    alike = []
    for deal in range(100):
        winner = random.randrange(2)
        for number in (2 * deal, 2 * deal + 1):
            seating = seating_of(one, number)
            alike.append(Outcome(number, seating, tuple(float(bot == winner) for bot in seating), "won", 1))
    apart = played(one, [0.0, 0.0], 5)
    error, single = (max(rating.error for rating in ratings(one, games, 300)) for games in (alike, apart))
    assert error / single == pytest.approx(sqrt(2), rel=0.2)


def test_without_games_nothing_is_rated() -> None:
    assert all(rating.games == rating.elo == rating.error == 0 for rating in ratings(contest(3, 2, 6), []))


def test_the_order_of_games_does_not_matter() -> None:
    one = contest(3, 2, 30)
    games = played(one, [0.0, 60.0, 120.0], 1)
    once = [rating.elo for rating in ratings(one, games, 5)]
    assert [rating.elo for rating in ratings(one, games[::-1], 5)] == pytest.approx(once)
    assert len(list(permutations(range(3), 2))) == seatings(one)
