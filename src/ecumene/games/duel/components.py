"""Where every component is, counted: the sum never changes."""

from typing import Final

from ecumene.games.duel.cards import CARD_COUNT, TOKEN_COUNT, WONDER_COUNT, size
from ecumene.games.duel.position import ALL_LOOT, Position
from ecumene.games.duel.structure import ALL_SLOTS

_MILITARY_TOKENS: Final = 4
TOTAL: Final = CARD_COUNT + WONDER_COUNT + TOKEN_COUNT + _MILITARY_TOKENS


def count(position: Position) -> dict[str, int]:
    """How many cards, wonders, progress tokens and military tokens lie where."""
    cities = (position.one, position.two)
    face_up = position.present & ~position.hidden & ALL_SLOTS
    return {
        "unseen cards": size(position.unseen_early) + size(position.unseen_late),
        "structure": sum(1 for slot in range(20) if face_up >> slot & 1 and position.lying[slot] >= 0),
        "cities": sum(size(city.early) + size(city.late) for city in cities),
        "under wonders": sum(size(city.built) for city in cities),
        "discard pile": size(position.discard_early) + size(position.discard_late),
        "undealt wonders": size(position.undealt),
        "wonders to pick": size(position.group),
        "wonders of players": sum(size(city.unbuilt | city.built | city.retired) for city in cities),
        "tokens on the board": size(position.board),
        "tokens in the box": size(position.box),
        "tokens of players": sum(size(city.tokens) for city in cities),
        "military tokens": size(position.loot),
        "military tokens used": _MILITARY_TOKENS - size(position.loot & ALL_LOOT),
    }
