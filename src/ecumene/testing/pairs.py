"""Pairwise testing: a few sets of options that cover every pair of values.

Most bugs need one option, or a combination of two. So a normal run uses sets in which every possible pair of values
occurs at least once, as does every number of players with every value; a thorough run tries everything.
"""

from itertools import combinations

from ecumene.core.errors import OptionsError
from ecumene.core.game import Game
from ecumene.core.options import Options, OptionValue

Case = tuple[int, Options]
Choice = tuple[str, OptionValue]  # a name and a value; the number of players is a choice too
PLAYERS = "players"


def _case(game: Game, chosen: dict[str, OptionValue]) -> Case | None:
    """The case with these choices and defaults for the rest, if the game allows it."""
    players = int(chosen.get(PLAYERS, game.players[0]))
    options = {name: value for name, value in chosen.items() if name != PLAYERS}
    try:
        return players, game.check(players, options)
    except OptionsError:
        return None


def choices_of(case: Case) -> list[Choice]:
    """All choices of a case."""
    players, options = case
    return [(PLAYERS, players), *options.items()]


def pairs_of(case: Case) -> set[tuple[Choice, Choice]]:
    """Every pair of choices in a case."""
    return set(combinations(sorted(choices_of(case), key=lambda choice: choice[0]), 2))


def _axes(game: Game) -> dict[str, tuple[OptionValue, ...]]:
    return {PLAYERS: tuple(game.players), **{option.name: option.values for option in game.options}}


def _with(game: Game, first: Choice, second: Choice) -> Case | None:
    """A case with two given choices; changes one more if necessary, since some options require another."""
    axes = _axes(game)
    for extra in [first, *((name, value) for name, values in axes.items() for value in values)]:
        chosen = dict([extra, first, second])
        for players in axes[PLAYERS]:
            found = _case(game, {PLAYERS: players, **chosen})
            if found is not None:
                return found
    return None


def possible_pairs(game: Game) -> dict[tuple[Choice, Choice], Case]:
    """Every possible pair of choices, each with a case that contains it."""
    found = {}
    for one, other in combinations(sorted(_axes(game).items()), 2):
        for value in one[1]:
            for second in other[1]:
                pair = ((one[0], value), (other[0], second))
                case = _with(game, *pair)
                if case is not None:
                    found[pair] = case
    return found


def pairwise(game: Game) -> list[Case]:
    """The defaults for every number of players, then as few cases as it takes to cover every pair."""
    cases = [case for players in game.players if (case := _case(game, {PLAYERS: players})) is not None]
    wanted = possible_pairs(game)
    missing = set(wanted) - {pair for case in cases for pair in pairs_of(case)}
    while missing:
        best = wanted[min(missing, key=repr)]
        for name, values in _axes(game).items():
            for value in values:
                changed = _case(game, dict(choices_of(best)) | {name: value})
                if changed is not None and len(pairs_of(changed) & missing) > len(pairs_of(best) & missing):
                    best = changed
        cases.append(best)
        missing -= pairs_of(best)
    return cases
