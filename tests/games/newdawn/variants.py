"""Options of A New Dawn in few sets that have every value of every option between them."""

from typing import Final

from ecumene.core.options import Options

# What is not about the map, each the other way than at first.
OTHERWISE: Final[Options] = {
    "epic": True,
    "attacks_through_city_states": True,
    "tech_overflow": "stops",
    "stacked_barbarians": "first_player_chooses",
}

# Every number of players, every kind of map, and the other options taken together.
VARIANTS: Final[list[tuple[int, Options]]] = [
    (2, {}),
    (3, {"map": "random"}),
    (4, {"map": "first_game"}),
    (2, {"map": "first_game", **OTHERWISE}),
    (4, {"map": "random", **OTHERWISE}),
]
