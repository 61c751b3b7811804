"""How good a position is for a seat: points, production, room to grow, cards in hand, knights and tracks.

Each seat gets a score from its features; the chance to win is its share of the exponentials. What one player gains the
others lose.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.catan.cards import (
    CITY_COST,
    CITY_YIELD,
    PIPS_OF,
    SETTLEMENT_COST,
    YIELD,
    Cards,
    lane,
    progress_total,
    total,
)
from ecumene.games.catan.island import EDGE_NODES, NODE_HEXES, NONE
from ecumene.games.catan.layout import (
    CITY,
    DEVELOPED,
    HANDS,
    PORTS,
    PROGRESS_HELD,
    ROAD,
    ROAD_LENGTH,
    SHIP,
)
from ecumene.games.catan.material import (
    BARBARIAN_STEPS,
    CITIES,
    GENERIC,
    GOLD,
    KIND_COUNT,
    SETTLEMENTS,
    TRACKS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import barbarians, knights, network, rolling

PLIES_BEFORE_JUDGING: Final = 0

# Features
POINTS_NEAR: Final = 0  # share of the target
PRODUCTION: Final = 1  # pips of all buildings
VARIETY: Final = 2  # kinds that are produced at all
HARBOURS: Final = 3
SPOTS: Final = 4  # free crossings that a settlement could take now
ROADS_LONG: Final = 5
CARDS: Final = 6  # in hand, up to the limit of a 7
EXCESS: Final = 7  # above it
READY_SETTLEMENT: Final = 8  # how much of the price is there, where one can be built
READY_CITY: Final = 9
HIDDEN_CARDS: Final = 10  # development or progress cards
ARMIES: Final = 11
LEVELS_SUM: Final = 12
LEVELS_HIGH: Final = 13  # levels above 2, which bring abilities and metropolises
KNIGHT_STRENGTH: Final = 14
KNIGHTS_ACTIVE: Final = 15
DANGER: Final = 16  # a city would be lost if the barbarians landed now, by how near they are
GLORY: Final = 17
COMMODITIES_MADE: Final = 18
FEATURES: Final = 19

WEIGHTS: Final = vec[float](
    [
        9.0,  # points
        0.055,  # production
        0.10,  # variety
        0.10,  # harbours
        0.18,  # spots
        0.05,  # length of the road
        0.06,  # cards
        -0.10,  # excess
        0.35,  # settlement at hand
        0.35,  # city at hand
        0.14,  # hidden cards
        0.08,  # armies
        0.12,  # levels
        0.20,  # high levels
        0.05,  # knights
        0.07,  # active knights
        -0.8,  # danger
        0.3,  # glory
        0.03,  # commodities
    ]
)


def features(position: Position, seat: i64) -> vec[float]:
    """What counts for one seat."""
    found = vec[float]([0.0] * FEATURES)
    hand: Cards = position.zones[HANDS + seat]
    found[POINTS_NEAR] = float(position.total_points(seat)) / float(position.target)
    _production(position, seat, found)
    ports: i64 = position.zones[PORTS + seat]
    while ports:
        found[HARBOURS] += 1.0
        ports &= ports - 1
    if position.zones[PORTS + seat] >> GENERIC & 1:
        found[HARBOURS] += 0.5
    spots: i64 = _spots(position, seat)
    found[SPOTS] = float(spots if spots < 3 else 3)
    found[ROADS_LONG] = float(position.zones[ROAD_LENGTH + seat])
    size: i64 = total(hand)
    limit: i64 = rolling.hand_limit(position, seat)
    found[CARDS] = float(size if size < limit else limit)
    found[EXCESS] = float(size - limit if size > limit else 0)
    if spots and position.supply(seat, SETTLEMENTS):
        found[READY_SETTLEMENT] = _ready(hand, SETTLEMENT_COST, 4.0)
    if position.supply(seat, CITIES) and position.supply(seat, SETTLEMENTS) < 5:
        found[READY_CITY] = _ready(hand, CITY_COST, 5.0)
    if position.base():
        found[HIDDEN_CARDS] = float(total(position.zones[DEVELOPED + seat]))
        found[ARMIES] = float(position.played_knights(seat))
    else:
        found[HIDDEN_CARDS] = float(progress_total(position.zones[PROGRESS_HELD + seat]))
        _culture(position, seat, found)
    return found


def _production(position: Position, seat: i64, found: vec[float]) -> None:
    """Pips of everything that is produced, the robber's hex left out."""
    kinds: i64 = 0
    knightly = not position.base()
    for node in position.chart().land_nodes:
        if not position.building_of(node, seat):
            continue
        city = position.kind_at(node) == CITY
        side: i64 = 3 * node
        while side < 3 * node + 3:
            number: i64 = NODE_HEXES[side]
            side += 1
            if number == NONE or number == position.robber:
                continue
            pips: float = float(PIPS_OF[i64(position.tokens[number])])
            terrain: i64 = i64(position.terrain[number])
            if terrain == GOLD:
                found[PRODUCTION] += pips * (2.0 if city else 1.0)
                continue
            if YIELD[terrain] == NONE:
                continue
            found[PRODUCTION] += pips
            kinds |= 1 << YIELD[terrain]
            if city:
                found[PRODUCTION] += pips
                if knightly and CITY_YIELD[terrain] >= 5:
                    kinds |= 1 << CITY_YIELD[terrain]
                    found[COMMODITIES_MADE] += pips
    while kinds:
        found[VARIETY] += 1.0
        kinds &= kinds - 1


def _spots(position: Position, seat: i64) -> i64:
    """Crossings at the own roads and ships where a settlement could stand."""
    spots: i64 = 0
    seen: i64 = NONE
    chart = position.chart()
    for edge in chart.edges:
        piece: i64 = position.on_edge(edge)
        if piece != ROAD + seat and piece != SHIP + seat:
            continue
        end: i64 = 0
        while end < 2:
            node: i64 = EDGE_NODES[2 * edge + end]
            end += 1
            if node != seen and position.kind_at(node) == 0 and chart.on_land[node]:
                if not network.near_building(position, node):
                    spots += 1
                    seen = node
    return spots


def _ready(hand: Cards, cost: Cards, whole: float) -> float:
    """How much of a price is in hand."""
    there: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        wanted: i64 = lane(cost, kind)
        held: i64 = lane(hand, kind)
        there += wanted if held > wanted else held
        kind += 1
    return float(there) / whole


def _culture(position: Position, seat: i64, found: vec[float]) -> None:
    """Tracks, knights and the barbarians."""
    track: i64 = 0
    while track < len(TRACKS):
        level: i64 = position.level(seat, track)
        found[LEVELS_SUM] += float(level)
        if level > 2:
            found[LEVELS_HIGH] += float(level - 2)
        track += 1
    for node in position.chart().nodes:
        if knights.own_knight(position, seat, node):
            strength: i64 = knights.strength_at(position, node)
            found[KNIGHT_STRENGTH] += float(strength)
            if knights.is_active(position, node):
                found[KNIGHTS_ACTIVE] += float(strength)
    near: float = float(1 + position.ship) / float(BARBARIAN_STEPS)
    outlook = barbarians.Outlook(position)
    if outlook.losers >> seat & 1:
        found[DANGER] = near
    elif outlook.heroes >> seat & 1:
        found[GLORY] = near


def score(position: Position, seat: i64) -> float:
    """The weighted sum of a seat's features."""
    found = features(position, seat)
    total_score = 0.0
    number: i64 = 0
    while number < FEATURES:
        total_score += WEIGHTS[number] * found[number]
        number += 1
    return total_score


def chance_to_win(position: Position, seat: i64) -> float:
    """An estimate from 0 to 1."""
    own: float = score(position, seat)
    share = 0.0
    other: i64 = 0
    while other < position.players:
        share += exp(score(position, other) - own) if other != seat else 1.0
        other += 1
    return 1.0 / share
