"""The registry of games: one line for each."""

from typing import Final

from ecumene.core.errors import UnknownGame
from ecumene.core.game import Game
from ecumene.games.catan import CATAN
from ecumene.games.duel import DUEL
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.victoria import VICTORIA

GAMES: Final[dict[str, Game]] = {game.name: game for game in (VICTORIA, DUEL, CATAN, NEWDAWN)}


def game_named(name: str) -> Game:
    """The game with this name."""
    game = GAMES.get(name.strip().lower())
    if game is None:
        raise UnknownGame(f"There is no game {name[:40]!r}.", todo="Games: " + ", ".join(GAMES) + ".")
    return game
