"""A few sets of A New Dawn's options that together cover every value of every option."""

from typing import Final

from ecumene.core.options import Options

# Options other than the map, each with a non-default value.
OTHERWISE: Final[Options] = {
    "epic": True,
    "attacks_through_city_states": True,
    "tech_overflow": "stops",
    "stacked_barbarians": "first_player_chooses",
}

# Every number of players, every kind of map, and the other options combined.
VARIANTS: Final[list[tuple[int, Options]]] = [
    (2, {}),
    (3, {"map": "random"}),
    (4, {"map": "first_game"}),
    (2, {"map": "first_game", **OTHERWISE}),
    (4, {"map": "random", **OTHERWISE}),
]
