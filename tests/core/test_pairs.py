"""A small number of option sets that cover every pair of values."""

import pytest

from ecumene.core.game import Game
from ecumene.games import GAMES
from ecumene.testing.pairs import PLAYERS, choices_of, pairs_of, pairwise, possible_pairs


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])
def test_every_two_values_that_go_together_are_in_one_of_the_cases(game: Game) -> None:
    covered = {pair for case in pairwise(game) for pair in pairs_of(case)}
    assert set(possible_pairs(game)) <= covered


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])
def test_every_value_that_is_allowed_by_itself_is_in_one_of_the_cases(game: Game) -> None:
    """Checked independently of the pairs: by the sets that differ from the default in one option."""
    tried = {choice for case in pairwise(game) for choice in choices_of(case)}
    single = {
        choice
        for players in game.players
        for options in game.option_sets(players)
        if not str(options.get("edition", "")).startswith("{")  # a separately given reading: see variants.py
        for choice in choices_of((players, options))
    }
    assert single <= tried
    assert {(PLAYERS, players) for players in game.players} <= tried


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES.values(), ids=[*GAMES])
def test_the_cases_are_few_allowed_and_different(game: Game) -> None:
    cases = pairwise(game)
    assert all(game.check(players, options) == options for players, options in cases)
    assert len({repr(case) for case in cases}) == len(cases)
    assert len(cases) < sum(len(option.values) for option in game.options) + 6
