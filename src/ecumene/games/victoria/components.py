"""Where every card is, counted: the sum never changes (CV-CLR-51)."""

from ecumene.games.victoria.cards import size
from ecumene.games.victoria.frames import LAYING_DEMOCRACY, LAYING_EMBARGO
from ecumene.games.victoria.position import EMBARGOES, PACKS, Position


def count(position: Position) -> dict[str, int]:
    """How many cards lie where."""
    embargoes = 1 if position.fresh else 0
    democracies = 0
    for seat in range(position.players):
        embargoes += sum((position.zones[EMBARGOES + seat] >> (3 * cell)) & 7 for cell in range(18))
        democracies += sum(position.democracies(seat, domain) for domain in range(6))
    return {
        "deck": position.deck,
        "hands": sum(size(position.hand(seat)) for seat in range(position.players)),
        "areas": sum(size(position.area(seat)) for seat in range(position.players)),
        "embargoes": embargoes,
        "democracies": democracies,
        "discard": size(position.discard),
        "packs": sum(size(position.zones[PACKS + seat]) for seat in range(position.players)),
        "centre": size(position.centre),
        "transit": 1 if position.top_kind() in (LAYING_EMBARGO, LAYING_DEMOCRACY) else 0,
    }
