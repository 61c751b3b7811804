"""Laying out the island and founding (CB-SETUP, CK-SETUP)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import (
    ALL_SHIPS,
    BASE_PIECES,
    BIT,
    HARBOURS_OF,
    KNIGHTS_PIECES,
    NUMBER_AT,
    ONE,
    PROGRESS_ONE,
    TERRAINS_OF,
    TOKENS_AT,
    YIELD,
    Cards,
    count_bits,
)
from ecumene.games.catan.citations import (
    CB_BUILD_10,
    CB_SETUP_05,
    CB_SETUP_06,
    CB_SETUP_07,
    CB_SETUP_09,
    CB_SETUP_12,
    CB_SETUP_13,
    CB_SETUP_14,
    CB_SETUP_16,
    CB_SETUP_17,
    CK_SEA_24,
    CK_SEA_37,
    CK_SETUP_14,
    CK_SETUP_16,
)
from ecumene.games.catan.frames import (
    FIRST_PLAYER,
    FOUNDING,
    FOUNDING_ROAD,
    LAYING_CORNER,
    LAYING_HARBOUR,
    LAYING_NUMBER,
    LAYING_RED,
    LAYING_TERRAIN,
)
from ecumene.games.catan.island import BESIDE, EDGE_COUNT, EDGE_NODES, ISLAND, NODE_COUNT, NODE_HEXES, NONE, SPIRALS
from ecumene.games.catan.layout import (
    CITY,
    EASY_START,
    PIECES,
    PIRATE_LATER,
    POINTS,
    RANDOM_NUMBERS,
    SHUFFLED_HARBOURS,
    TWO_ENGINEERS,
    TWO_EXTRA_POINTS,
    VARIABLE,
)
from ecumene.games.catan.material import (
    BASE_TARGET,
    CITIES,
    DESERT,
    ENGINEER,
    GENERIC,
    KNIGHTS_TARGET,
    NO_KIND,
    NOWHERE,
    NUMBERS,
    SEA,
    SPIRAL,
    TERRAINS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, network
from ecumene.games.catan.rules.hands import gain
from ecumene.games.catan.rules.reporting import cards_token, node_token, report, seat_token

CORNERS: Final = 6  # of the island
REDS: Final = 4  # tokens with 6 or 8
UNLAID: Final = 15  # a harbour that is not laid yet


def prepare(position: Position) -> None:
    """Prepare the table before the first outcome of chance."""
    chart = position.chart()
    position.robber = chart.robber
    position.pirate = chart.pirate
    pieces: Cards = BASE_PIECES if position.base() else KNIGHTS_PIECES
    if chart.sails:
        pieces += ALL_SHIPS
        position.target = chart.target
        if not position.base():
            position.target += 2 if position.flags & TWO_EXTRA_POINTS else 1
            if position.flags & PIRATE_LATER:
                position.pirate = NONE
    else:
        position.target = BASE_TARGET if position.base() else KNIGHTS_TARGET
    for seat in range(position.players):
        position.zones[PIECES + seat] = pieces
    if position.flags & TWO_ENGINEERS:
        position.pool += PROGRESS_ONE[ENGINEER]
    if position.base():
        position.pool = 0
    if position.flags & VARIABLE:
        position.robber = NONE
        for number in ISLAND:
            position.terrain[number] = u8(NOWHERE)
            position.tokens[number] = u8(0)
        position.push(LAYING_TERRAIN, 0)
    else:
        after_numbers(position)


# Terrain, numbers, harbours -------------------------------------------------------------------------------------------


def terrain_left(position: Position, terrain: i64) -> i64:
    """How many hexes of a terrain are not laid yet."""
    left: i64 = TERRAINS_OF[terrain]
    for number in ISLAND:
        if i64(position.terrain[number]) == terrain:
            left -= 1
    return left


def why_not_terrain(position: Position, terrain: i64) -> Rule:
    """Whether a hex of that terrain is left."""
    if terrain >= len(TERRAINS) or terrain <= SEA or terrain_left(position, terrain) <= 0:
        return CB_SETUP_05
    return ALLOWED


def lay_terrain(position: Position, terrain: i64) -> None:
    """Lay a terrain on the next place of the island (CB-SETUP-05); the robber starts on the desert (CB-SETUP-10)."""
    place: i64 = position.top_extra()
    position.terrain[ISLAND[place]] = u8(terrain)
    if terrain == DESERT:
        position.robber = ISLAND[place]
    position.pop()
    if place + 1 < i64(len(ISLAND)):
        position.push(LAYING_TERRAIN, place + 1)
    elif position.flags & RANDOM_NUMBERS:
        position.push(LAYING_RED, 0)
    else:
        position.push(LAYING_CORNER)


def why_not_corner(corner: i64) -> Rule:
    """Whether the island has that corner."""
    return ALLOWED if corner < CORNERS else CB_SETUP_06


def lay_spiral(position: Position, corner: i64) -> None:
    """Lay the tokens A to R along the spiral, skipping the desert (CB-SETUP-06)."""
    letter = 0
    step: i64 = 0
    while step < i64(len(ISLAND)):
        number: i64 = SPIRALS[corner * i64(len(ISLAND)) + step]
        if i64(position.terrain[number]) != DESERT:
            position.tokens[number] = u8(SPIRAL[letter])
            letter += 1
        step += 1
    position.pop()
    after_numbers(position)


def red_places(position: Position) -> i64:
    """Where a red number may still go, one bit for each place: neither on the desert nor on or next to another one."""
    free: i64 = BIT[len(ISLAND)] - 1
    place: i64 = 0
    while place < i64(len(ISLAND)):
        number: i64 = ISLAND[place]
        if i64(position.terrain[number]) == DESERT:
            free &= ~BIT[place]
        if i64(position.tokens[number]) != 0:
            free &= ~(BIT[place] | BESIDE[place])
        place += 1
    return free


def ways_to_place(free: i64, reds: i64) -> i64:
    """The number of ways to place this many red numbers, one after another, on free places that are not neighbours."""
    if reds == 0:
        return 1
    if reds == 1:
        return count_bits(free)
    ways: i64 = 0
    left: i64 = free
    place: i64 = 0
    while left != 0:
        if left & 1:
            ways += ways_to_place(free & ~(BIT[place] | BESIDE[place]), reds - 1)
        left >>= 1
        place += 1
    return ways


def red_weight(position: Position, place: i64) -> i64:
    """The number of ways to place the rest once the next red number is on a place, which makes all equally likely."""
    free: i64 = red_places(position)
    if not free & BIT[place]:
        return 0
    return ways_to_place(free & ~(BIT[place] | BESIDE[place]), REDS - 1 - position.top_extra())


def why_not_red(position: Position, number: i64) -> Rule:
    """Whether a red number may go on a hex so that there is room for the others too (CB-SETUP-07)."""
    place: i64 = 0
    while place < i64(len(ISLAND)):
        if ISLAND[place] == number:
            return ALLOWED if red_weight(position, place) > 0 else CB_SETUP_07
        place += 1
    return CB_SETUP_07


def lay_red(position: Position, number: i64) -> None:
    """Lay a 6 on a hex, or an 8 after both 6s."""
    laid: i64 = position.top_extra()
    position.tokens[number] = u8(6 if laid < 2 else 8)
    position.pop()
    if laid + 1 < REDS:
        position.push(LAYING_RED, laid + 1)
    else:
        position.push(LAYING_NUMBER, _next_bare(position, 0))


def _next_bare(position: Position, place: i64) -> i64:
    """The next place that still needs a number, or the number of places if none does."""
    while place < i64(len(ISLAND)):
        number: i64 = ISLAND[place]
        if i64(position.terrain[number]) != DESERT and i64(position.tokens[number]) == 0:
            return place
        place += 1
    return place


def numbers_left(position: Position, token: i64) -> i64:
    """How many tokens with a number are not laid yet, by its index among the ten numbers."""
    left: i64 = TOKENS_AT[token]
    for number in ISLAND:
        if i64(position.tokens[number]) == NUMBER_AT[token]:
            left -= 1
    return left


def why_not_number(position: Position, token: i64) -> Rule:
    """Whether such a token is left."""
    if token >= len(NUMBERS) or numbers_left(position, token) <= 0:
        return CB_SETUP_07
    return ALLOWED


def lay_number(position: Position, token: i64) -> None:
    """Lay a number on the next bare place."""
    place: i64 = position.top_extra()
    position.tokens[ISLAND[place]] = u8(NUMBER_AT[token])
    position.pop()
    place = _next_bare(position, place)
    if place < i64(len(ISLAND)):
        position.push(LAYING_NUMBER, place)
    else:
        after_numbers(position)


def after_numbers(position: Position) -> None:
    """Continue with harbours, then the first player."""
    if position.flags & SHUFFLED_HARBOURS and not position.chart().sails:
        spot: i64 = 0
        while spot < position.chart().harbour_count:
            position.harbours[spot] = u8(UNLAID)
            spot += 1
        position.push(LAYING_HARBOUR, 0)
    else:
        position.push(FIRST_PLAYER)


def harbours_left(position: Position, kind: i64) -> i64:
    """How many harbours of a kind are not laid yet."""
    left: i64 = HARBOURS_OF[kind]
    for laid in position.harbours:
        if i64(laid) == kind:
            left -= 1
    return left


def why_not_harbour(position: Position, kind: i64) -> Rule:
    """Whether such a harbour is left."""
    if kind > GENERIC or harbours_left(position, kind) <= 0:
        return CB_SETUP_09
    return ALLOWED


def lay_harbour(position: Position, kind: i64) -> None:
    """Lay a harbour on the next spot (CB-SETUP-09)."""
    spot: i64 = position.top_extra()
    position.harbours[spot] = u8(kind)
    position.pop()
    if spot + 1 < position.chart().harbour_count:
        position.push(LAYING_HARBOUR, spot + 1)
    else:
        position.push(FIRST_PLAYER)


# Founding -------------------------------------------------------------------------------------------------------------


def why_not_first(position: Position, seat: i64) -> Rule:
    """Whether that seat can be the first player."""
    return ALLOWED if seat < position.players else CB_SETUP_12


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """Set the first player, as decided by the dice."""
    position.first = seat
    position.active = seat
    position.stack = 0
    position.push(FOUNDING, 0)
    if log is not None:
        report(log, "first", seat, CB_SETUP_12, {"seat": seat_token(seat)})


def founder(position: Position, founded: i64) -> i64:
    """The seat that founds next: clockwise, then in reverse order (CB-SETUP-13, CB-SETUP-14)."""
    if founded < position.players:
        return (position.first + founded) % position.players
    return (position.first + 2 * position.players - 1 - founded) % position.players


def founds_city(position: Position) -> bool:
    """Whether the next founding piece is a city (CK-SETUP-14)."""
    return not position.base() and position.top_extra() >= position.players


def why_not_found(position: Position, seat: i64, node: i64, city: bool) -> Rule:
    """Whether a founding piece may go on a crossing (CB-SETUP-15, CK-SEA-37)."""
    if city != founds_city(position):
        if city:
            return CB_SETUP_14 if position.base() else CB_SETUP_13
        return CK_SETUP_14
    if node < NODE_COUNT and position.chart().on_land[node] and not position.chart().founding[node]:
        return CK_SEA_37
    return building.why_not_occupy(position, seat, node)


def found(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Place a founding settlement or city; the second one pays resources (CB-SETUP-17, CK-SETUP-16)."""
    founded: i64 = position.top_extra()
    city = founds_city(position)
    if city:
        position.put(node, seat, CITY)
        position.use_piece(seat, CITIES)
        position.zones[POINTS + seat] += 2
        building.open_harbour(position, seat, node)
        if log is not None:
            place = node_token(position, node)
            report(log, "city", seat, CK_SETUP_14, {"place": place, "crossing": f"crossing.{node}"})
    else:
        rule: Rule = CB_SETUP_13 if founded < position.players else CB_SETUP_14
        building.place_settlement(position, seat, node, rule, log)
    if founded >= position.players:
        cards: Cards = 0
        side: i64 = 0
        while side < 3:
            number: i64 = NODE_HEXES[3 * node + side]
            if number != NONE and YIELD[i64(position.terrain[number])] != NO_KIND:
                cards += ONE[YIELD[i64(position.terrain[number])]]
            side += 1
        if cards:
            gain(position, seat, cards)
            if log is not None:
                rule = CB_SETUP_17 if position.base() else CK_SETUP_16
                report(log, "receives", seat, rule, {"cards": cards_token(cards)})
    position.push(FOUNDING_ROAD, node)


def why_not_founding_road(position: Position, seat: i64, edge: i64, ship: bool) -> Rule:
    """Whether the road next to the piece just founded may go on an edge; on the coast it may be a ship."""
    node: i64 = position.top_extra()
    chart = position.chart()
    if edge >= EDGE_COUNT or (EDGE_NODES[2 * edge] != node and EDGE_NODES[2 * edge + 1] != node):
        return CB_SETUP_16
    if ship:
        if not chart.sails or not chart.takes_ship[edge]:
            return CK_SEA_24
        return building.why_not_lay_ship(position, seat, edge)
    if not chart.takes_road[edge]:
        return CB_BUILD_10
    return ALLOWED if not position.on_edge(edge) and network.road_fits(position, seat, edge) else CB_SETUP_16


def found_road(position: Position, seat: i64, edge: i64, ship: bool, log: Log | None) -> None:
    """Place the founding road or ship; then continue with the next founder or the first turn."""
    if ship:
        building.lay_ship(position, seat, edge, CK_SEA_24, log)
        position.edges[edge] = u8(position.on_edge(edge))  # it was not placed in the first turn (CK-SEA-27)
    else:
        building.lay_road(position, seat, edge, CB_SETUP_16, log)
    position.pop()
    founded: i64 = position.top_extra() + 1
    position.pop()
    if founded < 2 * position.players:
        position.push(FOUNDING, founded)


def easy_turns(position: Position) -> bool:
    """Whether the easy start still applies: the first two turns of each player (CK-VAR-07 to CK-VAR-09)."""
    return position.flags & EASY_START != 0 and position.round <= 2
