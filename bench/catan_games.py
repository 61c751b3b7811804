"""Twenty thousand random games of CATAN, everything counted at each ply.

From the root of the project: PYTHONPATH=. python bench/catan_games.py [games] [processes]
"""

import sys
from typing import Final

from ecumene.core.state import State
from ecumene.games.catan.components import fault, road_fault
from ecumene.games.catan.state import CatanState
from random_games import Kind, main

ROADS_EVERY: Final = 16
KINDS: Final = {
    "base": Kind(4, {"mode": "base", "trade_offers_per_turn": 0}, 35),
    "knights": Kind(4, {"trade_offers_per_turn": 0}, 35),
    "knights for three": Kind(3, {"trade_offers_per_turn": 0}, 10),
    "knights with trades": Kind(4, {"trade_offers_per_turn": 3}, 5),
    "base on outer isles": Kind(4, {"mode": "base", "map": "outer_isles", "trade_offers_per_turn": 0}, 5),
    "knights on crescent bay": Kind(3, {"map": "crescent_bay", "trade_offers_per_turn": 0}, 5),
    "variants": Kind(
        3,
        {"knights_choice": True, "fast_knights": True, "easy_start": True, "trade_offers_per_turn": 0},
        5,
    ),
}


def wrong_with(state: State, plies: int) -> str:
    """What is lost, made or out of place; the longest road is checked now and then."""
    assert isinstance(state, CatanState)
    return fault(state) or (road_fault(state) if plies % ROADS_EVERY == 0 else "")


if __name__ == "__main__":
    sys.exit(main("catan", KINDS, wrong_with))
