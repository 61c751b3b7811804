"""Twenty thousand random games of A New Dawn, every component counted every eighth ply.

From the root of the project: PYTHONPATH=. python bench/newdawn_games.py [games] [processes]
"""

import sys
from typing import Final

from ecumene.core.state import OVER, State
from ecumene.games.newdawn.components import count_components, faults, total_components
from ecumene.games.newdawn.state import NewDawnState
from random_games import Kind, main

COUNT_EVERY: Final = 8
KINDS: Final = {
    "two": Kind(2, {}, 20),
    "three": Kind(3, {}, 20),
    "four": Kind(4, {}, 20),
    "first game for two": Kind(2, {"map": "first_game"}, 10),
    "first game for four": Kind(4, {"map": "first_game"}, 10),
    "epic for three": Kind(3, {"epic": True}, 10),
    "other readings": Kind(
        4,
        {
            "attacks_through_city_states": True,
            "tech_overflow": "stops",
            "stacked_barbarians": "first_player_chooses",
        },
        10,
    ),
}


def wrong_with(state: State, plies: int) -> str:
    """What is lost, made or out of place."""
    assert isinstance(state, NewDawnState)
    if plies % COUNT_EVERY != 0 and state.actor != OVER:
        return ""
    total = sum(count_components(state).values())
    if total != total_components(state.players):
        return f"{total} components instead of {total_components(state.players)}"
    return "; ".join(faults(state)) if state.round else ""


if __name__ == "__main__":
    sys.exit(main("newdawn", KINDS, wrong_with, plies_between_counts=COUNT_EVERY))
