"""The options used by tests of every game: all option sets of a small game, a selection for a large one."""

from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.testing.secrecy import COMPILED
from tests.games.catan.variants import QUIET
from tests.games.catan.variants import VARIANTS as OF_CATAN
from tests.games.newdawn.variants import VARIANTS as OF_NEWDAWN

# Tests that check every ply closely stop a random game at this length.
LONG = 4000 if COMPILED else 600


def variants(game: Game, players: int, *, longest: bool = COMPILED) -> list[Options]:
    """Option sets for this many players: each change on its own, or several combined if there are many."""
    if game.name == "catan":
        chosen = [options for seats, options in OF_CATAN if seats == players]
        if not longest:  # by default the longest games are played only by the compiled engine
            chosen = [options for options in chosen if options.get("trade_offers_per_turn") == 0]
        return [game.check(players, options) for options in chosen]
    if game.name == "newdawn":
        return [game.check(players, options) for seats, options in OF_NEWDAWN if seats == players]
    return game.option_sets(players)


def brief(game: Game, players: int) -> Options:
    """Options with which a random game ends soon."""
    return game.check(players, QUIET if game.name == "catan" else {})
