"""CATAN inherits the conformance suite."""

from ecumene.core.options import Options
from ecumene.games.catan import CATAN
from ecumene.testing.conformance import Conformance
from ecumene.testing.secrecy import COMPILED, SOAKED

from .variants import VARIANTS


class TestCatan(Conformance):
    """Games are ten times as long as elsewhere and there are many options, so fewer of both are checked, less often."""

    game = CATAN
    effort = 0.02
    apart = (13 if SOAKED else 31) if COMPILED else 67
    bot_plies = 150 if SOAKED else 80
    slow_plies = 12
    slow_search = 2

    def cases(self) -> list[tuple[int, Options]]:
        """A few sets of options that together have every value; interpreted, every third set."""
        chosen = VARIANTS if COMPILED else VARIANTS[::3]
        return [(players, CATAN.check(players, options)) for players, options in chosen]

    def more_cases(self) -> list[tuple[int, Options]]:
        """None: with this many options it would take hours."""
        return []
