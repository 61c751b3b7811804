"""The options of A New Dawn, and the readings its editions choose among; the first value of each is the default."""

from typing import Final

from ecumene.core.edition import edition_option
from ecumene.core.options import Option, Options
from ecumene.games.newdawn.editions import EDITIONS
from ecumene.games.newdawn.layout import (
    CHOOSE_IN_STACK,
    DIAL_STOPS,
    EPIC,
    FIRST_GAME_MAP,
    FIRST_VERSION,
    RANDOM_MAP,
    THROUGH_CITY_STATES,
)

OPTIONS: Final = (
    Option("map", ("built", "random", "first_game"), "ND-MAP-07", "rulebook"),
    Option("epic", (False, True), "ND-WIN-29", "rulebook"),
    edition_option(EDITIONS, "ND-WAR-12"),
)

READINGS: Final = (
    Option("attacks_through_city_states", (False, True), "ND-WAR-12", "edition"),
    Option("tech_overflow", ("carries_on", "stops"), "ND-SCI-07", "gap"),
    Option("stacked_barbarians", ("earlier_letter", "first_player_chooses"), "ND-CLR-12", "edition"),
)

# The golden playthroughs: players, options and a seed. Random games rarely show every wonder in use, so the seeds
# were chosen; tests/games/newdawn/test_playthroughs.py says which game shows what.
PLAYTHROUGHS: Final[dict[str, tuple[int, Options, int]]] = {
    "2p-built": (2, {}, 862),
    "3p-built": (3, {}, 9),
    "2p-first-game": (2, {"map": "first_game"}, 249),
    "2p-first-game-epic": (
        2,
        {"map": "first_game", "epic": True, "stacked_barbarians": "first_player_chooses"},
        341,
    ),
    "2p-random": (2, {"map": "random"}, 6),
    "2p-random-gardens": (2, {"map": "random"}, 76),
    "3p-first-game-epic": (3, {"map": "first_game", "epic": True}, 170),
    "4p-random-other-readings": (
        4,
        {
            "map": "random",
            "attacks_through_city_states": True,
            "tech_overflow": "stops",
            "stacked_barbarians": "first_player_chooses",
        },
        289,
    ),
}

_FLAGS: Final = {
    ("map", "random"): RANDOM_MAP,
    ("map", "first_game"): FIRST_GAME_MAP,
    ("epic", "True"): EPIC,
    ("attacks_through_city_states", "True"): THROUGH_CITY_STATES,
    ("tech_overflow", "stops"): DIAL_STOPS,
    ("stacked_barbarians", "first_player_chooses"): CHOOSE_IN_STACK,
}


def flags_of(options: Options, rules: int) -> int:
    """The options, the readings and the version of the rules as bits."""
    flags = FIRST_VERSION if rules < 2 else 0
    return flags + sum(_FLAGS.get((name, str(value)), 0) for name, value in options.items())
