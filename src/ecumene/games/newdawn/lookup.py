"""Flat tables for the hot path, built from the material at import."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn.material import (
    CITY_STATES,
    FOCUS_CARDS,
    NATURAL_WONDERS,
    RESOURCES,
    WONDERS,
)

TOKENS_OF: Final = vec[i64]([card.tokens for card in FOCUS_CARDS])
CARAVANS_OF: Final = vec[i64]([card.caravans for card in FOCUS_CARDS])
MOVES_OF: Final = vec[i64]([card.moves for card in FOCUS_CARDS])
REACH_OF: Final = vec[i64]([card.reach for card in FOCUS_CARDS])
ATTACKS_OF: Final = vec[i64]([card.attacks for card in FOCUS_CARDS])
BONUS_OF: Final = vec[i64]([card.bonus for card in FOCUS_CARDS])
BARBARIAN_BONUS_OF: Final = vec[i64]([card.barbarian_bonus for card in FOCUS_CARDS])
OVER_WATER: Final = vec[bool]([card.over_water for card in FOCUS_CARDS])

# By wonder: the resources that pay for it, one bit each.
PAYS_FOR: Final = vec[i64]([sum(2 ** RESOURCES.index(name) for name in wonder.resources) for wonder in WONDERS])
ATTACK_OF: Final = vec[i64]([wonder.attack for wonder in WONDERS])
DEFENCE_OF: Final = vec[i64]([wonder.defence for wonder in WONDERS])

TYPE_OF_CITY_STATE: Final = vec[i64]([city.type for city in CITY_STATES])
RESOURCE_OF_NATURAL: Final = vec[i64]([RESOURCES.index(resource) for _, resource in NATURAL_WONDERS])
