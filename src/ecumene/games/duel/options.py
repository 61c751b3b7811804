"""The options of 7 Wonders Duel; the first value of each is the default."""

from typing import Final

from ecumene.core.options import Option, Options
from ecumene.games.duel.position import FIRST_GAME_SETS, P1_FIRST, P2_FIRST, TIE_STARTS

OPTIONS: Final = (
    Option("wonder_setup", ("draft", "first_game"), "DU-SETUP-15", "rulebook"),
    Option("first_player", ("random", "p1", "p2"), "DU-SETUP-14", "gap"),
    Option("tie_start", ("choose", "start"), "DU-AGE-06", "erratum"),
)

# The golden playthroughs: players, options and a seed, chosen so that each option changes the game.
PLAYTHROUGHS: Final[dict[str, tuple[int, Options, int]]] = {
    "2p-default": (2, {}, 2026),
    "2p-first_player-p1-wonder_setup-first_game": (2, {"first_player": "p1", "wonder_setup": "first_game"}, 2026),
    "2p-first_player-p2-tie_start-start": (2, {"first_player": "p2", "tie_start": "start"}, 2026),
}

_FLAGS: Final = {
    ("wonder_setup", "first_game"): FIRST_GAME_SETS,
    ("first_player", "p1"): P1_FIRST,
    ("first_player", "p2"): P2_FIRST,
    ("tie_start", "start"): TIE_STARTS,
}


def flags_of(options: Options) -> int:
    """The options as bits."""
    return sum(_FLAGS.get((name, str(value)), 0) for name, value in options.items())
