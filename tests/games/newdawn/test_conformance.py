"""A New Dawn inherits the conformance suite."""

from ecumene.core.options import Options
from ecumene.games.newdawn import NEWDAWN
from ecumene.testing.conformance import Conformance
from ecumene.testing.secrecy import COMPILED, SOAKED

from .variants import VARIANTS


class TestNewDawn(Conformance):
    """Games are long and boards large, so fewer positions are checked, farther apart."""

    game = NEWDAWN
    effort = 0.02
    apart = (11 if SOAKED else 29) if COMPILED else 67
    bot_plies = 90 if SOAKED else 50
    slow_plies = 40  # searching while a map is being built is slow without a compiler
    slow_search = 4

    def cases(self) -> list[tuple[int, Options]]:
        """A few sets of options that cover every value; the last has the longest games and is left out."""
        return [(players, NEWDAWN.check(players, options)) for players, options in VARIANTS[:-1]]

    def more_cases(self) -> list[tuple[int, Options]]:
        """None: with this many options it would take hours."""
        return []
