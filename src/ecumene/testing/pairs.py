"""Few sets of options that try all of them two by two.

A fault mostly needs one option, or two that meet. So a normal run plays with sets in which every two values that go
together occur in one of them, and every number of players with every value; the thorough one tries all there are.
"""

from itertools import combinations

from ecumene.core.errors import OptionsError
from ecumene.core.game import Game
from ecumene.core.options import Options, OptionValue

Case = tuple[int, Options]
Choice = tuple[str, OptionValue]  # a name and a value; the number of players is one of them
PLAYERS = "players"


def _case(game: Game, chosen: dict[str, OptionValue]) -> Case | None:
    """The case with these choices and defaults for all else, if the game allows it."""
    players = int(chosen.get(PLAYERS, game.players[0]))
    options = {name: value for name, value in chosen.items() if name != PLAYERS}
    try:
        return players, game.check(players, options)
    except OptionsError:
        return None


def choices_of(case: Case) -> list[Choice]:
    """Everything that is chosen in a case."""
    players, options = case
    return [(PLAYERS, players), *options.items()]


def pairs_of(case: Case) -> set[tuple[Choice, Choice]]:
    """Every two choices that a case makes."""
    return set(combinations(sorted(choices_of(case), key=lambda choice: choice[0]), 2))


def _axes(game: Game) -> dict[str, tuple[OptionValue, ...]]:
    return {PLAYERS: tuple(game.players), **{option.name: option.values for option in game.options}}


def _with(game: Game, first: Choice, second: Choice) -> Case | None:
    """A case with two choices, changing one more thing if it must: some options need another one."""
    axes = _axes(game)
    for extra in [first, *((name, value) for name, values in axes.items() for value in values)]:
        chosen = dict([extra, first, second])
        for players in axes[PLAYERS]:
            found = _case(game, {PLAYERS: players, **chosen})
            if found is not None:
                return found
    return None


def possible_pairs(game: Game) -> dict[tuple[Choice, Choice], Case]:
    """Every two choices that go together, each with a case that makes them."""
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
    """The default for every number of players, then as few cases as it takes to make every pair of choices."""
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
