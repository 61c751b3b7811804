"""Where every component of the box is, to check that none is lost or added (ND-LIM)."""

from ecumene.games.newdawn.land import count_bits
from ecumene.games.newdawn.layout import (
    BARBARIAN,
    CARAVANS,
    CITIES,
    CITY_SET,
    DECK,
    GAP,
    MARKERS,
    OWNED,
    PLACE,
    RESOURCES,
    RESOURCES_AT,
    SPACE_MASK,
    TILES,
    TOKEN_SET,
    TOKENS,
    WONDER_AT,
)
from ecumene.games.newdawn.layout import CITY_STATE as CITY_STATE_ZONE
from ecumene.games.newdawn.layout import NATURAL as NATURAL_ZONE
from ecumene.games.newdawn.material import (
    BARBARIANS,
    CARAVAN_PIECES,
    CARD_COUNT,
    CITY_PIECES,
    CITY_STATE_COUNT,
    CONTROL_TOKENS,
    NATURAL_COUNT,
    PACT_COUNT,
    RESOURCE_KINDS,
    RESOURCE_SUPPLY,
    SLOTS,
    WONDER_COUNT,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.tiles import TILE_COUNT


def _spaces(position: Position, group: int) -> int:
    return sum(int(count_bits(position.sets[group + word])) for word in range(3))


def _lanes(packed: int) -> int:
    return sum(packed >> 4 * kind & 15 for kind in range(RESOURCE_KINDS))


def count_components(position: Position) -> dict[str, int]:
    """How many components are in each place; they add up to :func:`total_components`."""
    seats = range(position.players)
    zones = position.zones
    caravans = sum(
        1 for seat in seats for one in range(CARAVAN_PIECES) if zones[CARAVANS + seat] >> 10 * one & SPACE_MASK
    )
    on_map = sum(1 for wonder in range(WONDER_COUNT) if zones[WONDER_AT + wonder])
    laid = sum(1 for tile in range(TILE_COUNT) if zones[PLACE + tile])
    in_hand = sum(int(count_bits(zones[TILES + seat])) for seat in seats)
    barbarians = sum(1 for letter in range(BARBARIANS) if zones[BARBARIAN + letter] > 0)
    held = sum(1 for card in range(4 * PACT_COUNT) if position.pacts >> 3 * card & 7)
    rows = sum(CARD_COUNT - int(count_bits(zones[DECK + seat])) if zones[DECK + seat] else SLOTS for seat in seats)
    return {
        "control tokens in supply": sum(zones[TOKENS + seat] for seat in seats),
        "control tokens on the map": sum(_spaces(position, TOKEN_SET + 3 * seat) for seat in seats),
        "control tokens as markers": sum(zones[MARKERS + seat] for seat in seats),
        "cities in supply": sum(zones[CITIES + seat] for seat in seats),
        "cities on the map": sum(_spaces(position, CITY_SET + 3 * seat) for seat in seats),
        "capitals to be placed": 0 if position.land.spaces else int(position.players),
        "resources in supply": _lanes(position.supply),
        "resources on the map": _spaces(position, RESOURCES_AT),
        "resources held": sum(_lanes(zones[RESOURCES + seat]) for seat in seats),
        "caravans on the map": caravans,
        "caravans at home": CARAVAN_PIECES * int(position.players) - caravans,
        "wonders on the map": on_map,
        "wonders elsewhere": WONDER_COUNT - on_map,
        "tiles laid": laid,
        "tiles to lay": in_hand,
        "tiles left in the box": TILE_COUNT - laid - in_hand,
        "barbarians on the map": barbarians,
        "barbarians elsewhere": BARBARIANS - barbarians,
        "diplomacy cards held": held,
        "diplomacy cards with their owners": PACT_COUNT * int(position.players) - held,
        "focus cards in rows": rows,
        "focus cards in decks": CARD_COUNT * int(position.players) - rows,
        "city-states": CITY_STATE_COUNT,
        "natural wonders": NATURAL_COUNT,
    }


def total_components(players: int) -> int:
    """The total number of components."""
    own = CONTROL_TOKENS + CITY_PIECES + 1 + CARAVAN_PIECES + PACT_COUNT + CARD_COUNT
    shared = RESOURCE_KINDS * RESOURCE_SUPPLY + WONDER_COUNT + TILE_COUNT + BARBARIANS
    return players * own + shared + CITY_STATE_COUNT + NATURAL_COUNT


def faults(position: Position) -> list[str]:
    """What is wrong with a position, in words; empty for any position that play can reach (ND-LIM-09)."""
    found = []
    zones = position.zones
    for seat in range(position.players):
        tokens = zones[TOKENS + seat] + _spaces(position, TOKEN_SET + 3 * seat) + zones[MARKERS + seat]
        if tokens != CONTROL_TOKENS:
            found.append(f"seat {seat} has {tokens} control tokens")
        cities = zones[CITIES + seat] + _spaces(position, CITY_SET + 3 * seat)
        if cities != CITY_PIECES + 1 and position.land.spaces:
            found.append(f"seat {seat} has {cities} cities")
    for kind in range(RESOURCE_KINDS):
        held = sum(zones[RESOURCES + seat] >> 4 * kind & 15 for seat in range(position.players))
        lying = sum(
            1
            for space in position.land.spaces
            if position.land.resource[space] == kind and position.within(RESOURCES_AT, space)
        )
        if (position.supply >> 4 * kind & 15) + held + lying != RESOURCE_SUPPLY:
            found.append(f"resource {kind} is not there eight times")
    for number in range(CITY_STATE_COUNT):
        state, space = zones[CITY_STATE_ZONE + number], position.land.city_state_at[number]
        if space >= 0 and bool(state & OWNED) != (position.owner_at(space) >= 0):
            found.append(f"city-state {number} and its space disagree")
        if state & OWNED and state >> 6 != position.owner_at(space):
            found.append(f"city-state {number} is held by somebody else than its space")
    for number in range(NATURAL_COUNT):
        state, space = zones[NATURAL_ZONE + number], position.land.natural_at[number]
        if state & OWNED and state >> 6 != position.owner_at(space):
            found.append(f"natural wonder {number} is held by somebody else than its space")
    if sum(1 for gap in range(16) if zones[GAP + gap]) != position.holes:
        found.append("water tokens are miscounted")
    return found
