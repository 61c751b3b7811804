"""Ecumene: civilisation board games with exact rules, honest opponents and native speed.

The names in ``__all__`` are what programs need most. Each is loaded when it is first used, so ``import ecumene`` itself
loads neither games nor server.
"""

import importlib

from ecumene import _sources

TYPE_CHECKING = False  # type checkers treat it as true; importing typing would take longer than everything else here
if TYPE_CHECKING:
    from ecumene.arena.game import play_game
    from ecumene.bots import Advice, Bot, make_bot, parse_bot
    from ecumene.core.ending import Ending
    from ecumene.core.errors import EcumeneError
    from ecumene.core.events import Event
    from ecumene.core.game import Game
    from ecumene.core.match import Match
    from ecumene.core.parsing import parse_record
    from ecumene.core.playout import play_out
    from ecumene.core.record import Record
    from ecumene.core.refusal import OK, Refusal
    from ecumene.core.rng import Rng
    from ecumene.core.state import CHANCE, OVER, IllegalMove, State
    from ecumene.core.strategy import Strategy
    from ecumene.core.view import View
    from ecumene.games import GAMES
    from ecumene.games import game_named as game

__version__ = "0.1.0"

__all__ = [
    "CHANCE", "GAMES", "OK", "OVER", "Advice", "Bot", "EcumeneError", "Ending", "Event", "Game", "IllegalMove", "Match",
    "Record", "Refusal", "Rng", "State", "Strategy", "View", "__version__", "game", "make_bot", "parse_bot",
    "parse_record", "play_game", "play_out",
]  # fmt: skip

# Where each public name is defined: its module and, if it differs, its name there.
_HOMES = {
    "CHANCE": "core.state", "GAMES": "games", "OK": "core.refusal", "OVER": "core.state", "Advice": "bots",
    "Bot": "bots", "EcumeneError": "core.errors", "Ending": "core.ending", "Event": "core.events",
    "Game": "core.game", "IllegalMove": "core.state", "Match": "core.match", "Record": "core.record",
    "Refusal": "core.refusal", "Rng": "core.rng", "State": "core.state", "Strategy": "core.strategy",
    "View": "core.view",
    "game": "games:game_named", "make_bot": "bots", "parse_bot": "bots", "parse_record": "core.parsing",
    "play_game": "arena.game", "play_out": "core.playout",
}  # fmt: skip


if not TYPE_CHECKING:  # if type checkers saw this, they would accept any name

    def __getattr__(name: str) -> object:
        source = _HOMES.get(name)
        if source is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, other = source.partition(":")
        value: object = getattr(importlib.import_module(f"{__name__}.{module}"), other or name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


_sources.choose()
