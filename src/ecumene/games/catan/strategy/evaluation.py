"""How good a position is for each seat: points, production, room to grow, cards in hand, knights and tracks.

Every seat gets a score, the weighted sum of its features; its chance of winning is its share of the exponentials, so
one player's gain is the others' loss. There are two sets of weights: one for a quick judgement, made by hand, and one
for a considered judgement, which also estimates how long it takes to collect each price; that one is tuned by playing
(``bench/tune_catan.py``).
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.catan.cards import (
    ACTIVATION_COST,
    CITY_COST,
    CITY_YIELD,
    COMMODITY_OF,
    DEVELOPMENT_COST,
    KNIGHT_COST,
    PIPS_OF,
    SETTLEMENT_COST,
    YIELD,
    Cards,
    lane,
    progress_total,
    total,
)
from ecumene.games.catan.island import EDGE_NODES, NODE_EDGES, NODE_HEXES, NODE_NEXT, NONE, Chart
from ecumene.games.catan.layout import ACTIVE as ARMED
from ecumene.games.catan.layout import (
    BASIC,
    CITY,
    DEVELOPED,
    HANDS,
    KIND_SHIFT,
    LANDING,
    PORTS,
    PROGRESS_HELD,
    ROAD_LENGTH,
    SHIP,
    SIDEWAYS,
    WALL,
)
from ecumene.games.catan.material import CITIES, GENERIC, GOLD, KIND_COUNT, RESOURCE_COUNT, SETTLEMENTS, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import barbarians, network, rolling
from ecumene.games.catan.strategy.race import SETTLEMENTS_EACH, rolls_to_win

EXPLORATION: Final = 0.04
LONG_WAIT: Final = 63  # rolls
HALF_WAIT: Final = 8.0
WIN_WAIT: Final = 8.0

# Features
POINTS_NEAR: Final = 0  # share of the target
MADE: Final = 1  # pips for each of the eight kinds produced
GOLD_MADE: Final = 9
BLOCKED: Final = 10  # pips under the robber
LATE: Final = 11  # all pips, multiplied by how close the leader is to winning
VARIETY: Final = 12  # kinds of resources produced
GENERIC_PORT: Final = 13
OWN_PORTS: Final = 14  # pips of the kinds for which the seat has a harbour
SPOT: Final = 15  # pips of the best crossing where a settlement could be built now
SPOT_BEYOND: Final = 16  # of the best one that needs one more road
ROAD: Final = 17
ROAD_LEAD: Final = 18  # over the longest of the others, from -3 to 3
CARDS: Final = 19  # in hand, up to the limit on a 7
EXCESS: Final = 20  # above it
READY_SETTLEMENT: Final = 21  # how much of the price is in hand, if one can be built
READY_CITY: Final = 22
READY_MORE: Final = 23  # the same for a development card, or an active knight
READY_LEVEL: Final = 24  # commodities towards the next levels
HIDDEN: Final = 25  # development or progress cards
ARMY: Final = 26
LEVELS: Final = 27
HIGH_LEVELS: Final = 28  # levels above 2, which give abilities and metropolises
KNIGHTS: Final = 29
KNIGHTS_ARMED: Final = 30
DANGER: Final = 31  # how near the barbarians are, if a landing now would cost a city
GLORY: Final = 32
WALLS: Final = 33
SOON_SETTLEMENT: Final = 34  # how soon the price can be paid, from the hand and the production (base game)
SOON_CITY: Final = 35
SOON_CARD: Final = 36
PACE_SETTLEMENT: Final = 37  # the same from an empty hand
PACE_CITY: Final = 38
PACE_CARD: Final = 39
WIN_NEAR: Final = 40  # how close a seat's plan is to winning (base game)
FEATURES: Final = 41
NAMES: Final = (
    "points", "lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin", "gold", "blocked", "late", "variety",
    "generic port", "own ports", "spot", "spot beyond", "road", "road lead", "cards", "excess", "ready settlement",
    "ready city", "ready more", "ready level", "hidden", "army", "levels", "high levels", "knights", "knights armed",
    "danger", "glory", "walls", "soon settlement", "soon city", "soon card", "pace settlement", "pace city",
    "pace card", "win near",
)  # fmt: skip

WEIGHTS: Final = vec[float](
    [
        # the base game, quick
        9.0, 0.055, 0.055, 0.05, 0.06, 0.06, 0.0, 0.0, 0.0, 0.055, 0.02, 0.0, 0.1, 0.15, 0.01, 0.03, 0.015, 0.03,
        0.05, 0.06, -0.1, 0.35, 0.35, 0.15, 0.0, 0.14, 0.08, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0,
        # Cities & Knights, quick
        9.0, 0.055, 0.055, 0.05, 0.06, 0.06, 0.03, 0.03, 0.03, 0.055, 0.02, 0.0, 0.1, 0.15, 0.01, 0.03, 0.015, 0.03,
        0.05, 0.06, -0.1, 0.35, 0.35, 0.15, 0.12, 0.14, 0.0, 0.12, 0.2, 0.05, 0.07, -0.8, 0.3, 0.05, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0,
        # the base game, considered
        9.0, 0.0268, 0.035, 0.0085, 0.0439, 0.0655, 0.0, 0.0, 0.0, 0.1524, 0.0104, 0.0, 0.1296, 0.0249, 0.0023,
        0.0167, 0.015, 0.0702, 0.118, 0.0011, -0.1761, 0.26, 0.4464, 0.03, 0.0, 0.7989, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.2106, 0.9527, 0.242, 10.0647, 1.3821, 0.2077, 2.0,
        # Cities & Knights, considered
        19.3537, 0.055, 0.055, 0.0396, 0.0631, 0.06, 0.0829, 0.0495, 0.0476, 0.1378, 0.02, 0.0, 0.1137, 0.15, 0.0075,
        0.0088, 0.015, 0.0176, 0.0594, 0.0567, -0.0537, 0.3964, 1.1861, 0.2435, 0.0657, 0.1848, 0.0, 0.2621, 0.0689,
        0.0478, 0.0447, -0.8, 0.2295, 0.1255, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0,
    ]
)  # fmt: skip

NOTHING: Final = vec[float]([0.0] * (4 * FEATURES))


def weights_of(position: Position, considered: bool) -> i64:
    """The index at which the weights of this game begin."""
    start: i64 = 0 if position.base() else FEATURES
    return start + 2 * FEATURES if considered else start


def survey(position: Position, considered: bool) -> vec[float]:
    """The features of all seats, one after another; waiting times for prices only if the position is considered."""
    found = NOTHING[:]
    kinds = vec[i64]([0, 0, 0, 0])
    chart = position.chart()
    knightly = not position.base()
    for node in chart.land_nodes:
        code: i64 = i64(position.nodes[node])
        kind: i64 = code >> KIND_SHIFT & 7
        if kind == 0:
            continue
        start: i64 = FEATURES * (code & 3)
        if kind <= SIDEWAYS:
            kinds[code & 3] |= _production(position, node, kind == CITY, knightly, found, start)
            if kind == CITY and code & WALL:
                found[start + WALLS] += 1.0
        else:
            strength: float = float(kind - BASIC + 1)
            found[start + KNIGHTS] += strength
            if code & ARMED:
                found[start + KNIGHTS_ARMED] += strength
    _room(position, chart, found)
    lead: float = 0.0
    seat: i64 = 0
    while seat < position.players:
        start = FEATURES * seat
        near: float = float(position.total_points(seat)) / float(position.target)
        found[start + POINTS_NEAR] = near
        if near > lead:
            lead = near
        _means(position, seat, kinds[seat], found, start, considered)
        seat += 1
    seat = 0
    while seat < position.players:
        start = FEATURES * seat
        place: i64 = MADE
        while place <= GOLD_MADE:
            found[start + LATE] += found[start + place] * lead
            place += 1
        seat += 1
    if knightly:
        _attack(position, found)
    return found


def _production(position: Position, node: i64, city: bool, knightly: bool, found: vec[float], start: i64) -> i64:
    """Add what a building produces; returns the kinds of resources, one bit each."""
    kinds: i64 = 0
    side: i64 = 3 * node
    while side < 3 * node + 3:
        number: i64 = NODE_HEXES[side]
        side += 1
        if number == NONE:
            continue
        pips: float = float(PIPS_OF[i64(position.tokens[number])])
        terrain: i64 = i64(position.terrain[number])
        if terrain != GOLD and YIELD[terrain] == NONE:
            continue
        if number == position.robber:
            found[start + BLOCKED] += pips * (2.0 if city else 1.0)
            continue
        if terrain == GOLD:
            found[start + GOLD_MADE] += pips * (2.0 if city else 1.0)
            continue
        made: i64 = YIELD[terrain]
        kinds |= 1 << made
        found[start + MADE + made] += pips
        if city:
            found[start + MADE + (CITY_YIELD[terrain] if knightly else made)] += pips
    return kinds


def _room(position: Position, chart: Chart, found: vec[float]) -> None:
    """Find the best crossings for a settlement, at each seat's roads and ships and one step further."""
    for edge in chart.edges:
        piece: i64 = position.on_edge(edge)
        if piece == 0:
            continue
        seat: i64 = piece - SHIP if piece >= SHIP else piece - 1
        end: i64 = 2 * edge
        while end < 2 * edge + 2:
            node: i64 = EDGE_NODES[end]
            end += 1
            code: i64 = i64(position.nodes[node])
            if code >> KIND_SHIFT & 7 and code & 3 != seat:
                continue
            _better(position, chart, node, found, FEATURES * seat + SPOT)
            side: i64 = 3 * node
            while side < 3 * node + 3:
                further: i64 = NODE_NEXT[side]
                way: i64 = NODE_EDGES[side]
                side += 1
                if further != NONE and way != NONE and position.on_edge(way) == 0:
                    _better(position, chart, further, found, FEATURES * seat + SPOT_BEYOND)


def _better(position: Position, chart: Chart, node: i64, found: vec[float], place: i64) -> None:
    """Record a crossing as the best if a settlement could be built there and it is better."""
    if i64(position.nodes[node]) != 0 or not chart.on_land[node] or network.near_building(position, node):
        return
    pips: i64 = 1
    side: i64 = 3 * node
    while side < 3 * node + 3:
        number: i64 = NODE_HEXES[side]
        side += 1
        if number != NONE:
            pips += PIPS_OF[i64(position.tokens[number])]
    if float(pips) > found[place]:
        found[place] = float(pips)


def _means(position: Position, seat: i64, kinds: i64, found: vec[float], start: i64, considered: bool) -> None:
    """Add harbours, road, hand, hidden cards and tracks."""
    ports: i64 = position.zones[PORTS + seat]
    if ports >> GENERIC & 1:
        found[start + GENERIC_PORT] = 1.0
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        if kinds >> kind & 1:
            found[start + VARIETY] += 1.0
            if ports >> kind & 1:
                found[start + OWN_PORTS] += found[start + MADE + kind]
        kind += 1
    longest: i64 = 2
    other: i64 = 0
    while other < position.players:
        if other != seat and position.zones[ROAD_LENGTH + other] > longest:
            longest = position.zones[ROAD_LENGTH + other]
        other += 1
    lead: i64 = position.zones[ROAD_LENGTH + seat] - longest
    found[start + ROAD] = float(position.zones[ROAD_LENGTH + seat])
    found[start + ROAD_LEAD] = float(-3 if lead < -3 else 3 if lead > 3 else lead)
    hand_features(position, seat, position.zones[HANDS + seat], found[start + SPOT] > 0.0, found, start)
    if position.base():
        if considered:
            _waits(position, seat, position.zones[HANDS + seat], found, start)
            found[start + PACE_SETTLEMENT] = _soon(position, seat, 0, SETTLEMENT_COST, found, start)
            found[start + PACE_CITY] = _soon(position, seat, 0, CITY_COST, found, start)
            found[start + PACE_CARD] = _soon(position, seat, 0, DEVELOPMENT_COST, found, start)
            found[start + WIN_NEAR] = _win_near(position, seat, position.zones[HANDS + seat], found, start)
        found[start + HIDDEN] = float(total(position.zones[DEVELOPED + seat]) - position.hidden_points(seat))
        found[start + ARMY] = float(position.played_knights(seat))
        return
    found[start + HIDDEN] = float(progress_total(position.zones[PROGRESS_HELD + seat]))
    track: i64 = 0
    while track < len(TRACKS):
        level: i64 = position.level(seat, track)
        found[start + LEVELS] += float(level)
        if level > 2:
            found[start + HIGH_LEVELS] += float(level - 2)
        track += 1


def _waits(position: Position, seat: i64, hand: Cards, found: vec[float], start: i64) -> None:
    """Add how soon each price can be paid from a hand, as a share that falls with the number of rolls needed."""
    if found[start + SPOT] > 0.0 and position.supply(seat, SETTLEMENTS):
        found[start + SOON_SETTLEMENT] = _soon(position, seat, hand, SETTLEMENT_COST, found, start)
    if position.supply(seat, CITIES) and position.supply(seat, SETTLEMENTS) < SETTLEMENTS_EACH:
        found[start + SOON_CITY] = _soon(position, seat, hand, CITY_COST, found, start)
    found[start + SOON_CARD] = _soon(position, seat, hand, DEVELOPMENT_COST, found, start)


def _win_near(position: Position, seat: i64, hand: Cards, found: vec[float], start: i64) -> float:
    """0 for a plan that has won, lower for slower ones; logarithmic, since what counts is the ratio between plans."""
    spot: float = found[start + SPOT]
    rolls: float = rolls_to_win(position, seat, hand, found, start + MADE, spot, found[start + SPOT_BEYOND])
    return -log(1.0 + rolls / WIN_WAIT)


def _soon(position: Position, seat: i64, hand: Cards, cost: Cards, found: vec[float], start: i64) -> float:
    """1 for at once, falling towards 0 with the rolls until production and bank trades cover a price."""
    low: i64 = 0
    high: i64 = LONG_WAIT
    while low < high:
        rolls: i64 = (low + high) // 2
        if _affords(position, seat, hand, cost, found, start, float(rolls)):
            high = rolls
        else:
            low = rolls + 1
    return HALF_WAIT / (HALF_WAIT + float(low))


def _affords(
    position: Position, seat: i64, hand: Cards, cost: Cards, found: vec[float], start: i64, rolls: float
) -> bool:
    """Whether a seat can be expected to afford a price after this many rolls, trading its surplus with the bank."""
    ports: i64 = position.zones[PORTS + seat]
    lacking: float = 0.0
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        there: float = float(lane(hand, kind) - lane(cost, kind)) + rolls * found[start + MADE + kind] / 36.0
        if there < 0.0:
            lacking -= there
        else:
            lacking -= there / (2.0 if ports >> kind & 1 else 3.0 if ports >> GENERIC & 1 else 4.0)
        kind += 1
    return lacking <= 0.0


def _attack(position: Position, found: vec[float]) -> None:
    """Add what the barbarians would do, weighted by how near they are."""
    near: float = float(1 + position.ship) / float(LANDING)
    outlook = barbarians.Outlook(position)
    seat: i64 = 0
    while seat < position.players:
        if outlook.losers >> seat & 1:
            found[FEATURES * seat + DANGER] = near
        elif outlook.heroes >> seat & 1:
            found[FEATURES * seat + GLORY] = near
        seat += 1


def hand_features(position: Position, seat: i64, hand: Cards, room: bool, found: vec[float], start: i64) -> None:
    """Add what the cards in hand are good for."""
    size: i64 = total(hand)
    limit: i64 = rolling.hand_limit(position, seat)
    found[start + CARDS] = float(size if size < limit else limit)
    found[start + EXCESS] = float(size - limit if size > limit else 0)
    if room and position.supply(seat, SETTLEMENTS):
        found[start + READY_SETTLEMENT] = _ready(hand, SETTLEMENT_COST, 4.0)
    if position.supply(seat, CITIES) and position.supply(seat, SETTLEMENTS) < SETTLEMENTS_EACH:
        found[start + READY_CITY] = _ready(hand, CITY_COST, 5.0)
    if position.base():
        found[start + READY_MORE] = _ready(hand, DEVELOPMENT_COST, 3.0)
        return
    found[start + READY_MORE] = _ready(hand, KNIGHT_COST + ACTIVATION_COST, 3.0)
    track: i64 = 0
    while track < len(TRACKS):
        price: float = float(position.level(seat, track) + 1)
        held: float = float(lane(hand, COMMODITY_OF[track]))
        found[start + READY_LEVEL] += (held if held < price else price) / price
        track += 1


def _ready(hand: Cards, cost: Cards, whole: float) -> float:
    """How much of a price is in hand."""
    there: i64 = 0
    kind: i64 = 0
    while kind < KIND_COUNT:
        wanted: i64 = lane(cost, kind)
        if wanted:
            held: i64 = lane(hand, kind)
            there += wanted if held > wanted else held
        kind += 1
    return float(there) / whole


def hand_score(position: Position, seat: i64, hand: Cards, known: vec[float], considered: bool) -> float:
    """The part of a seat's score that a hand would contribute; everything else about the seats comes from a survey."""
    found = NOTHING[:FEATURES]
    number: i64 = MADE
    while number <= SPOT_BEYOND:
        found[number] = known[FEATURES * seat + number]
        number += 1
    hand_features(position, seat, hand, found[SPOT] > 0.0, found, 0)
    weights: i64 = weights_of(position, considered)
    score = 0.0
    if considered and position.base():
        _waits(position, seat, hand, found, 0)
        number = SOON_SETTLEMENT
        while number <= SOON_CARD:
            score += WEIGHTS[weights + number] * found[number]
            number += 1
        score += WEIGHTS[weights + WIN_NEAR] * _win_near(position, seat, hand, found, 0)
    number = CARDS
    while number <= READY_LEVEL:
        score += WEIGHTS[weights + number] * found[number]
        number += 1
    return score


def weigh(position: Position, found: vec[float], considered: bool) -> vec[float]:
    """The score of each seat."""
    scores = NOTHING[:4]
    weights: i64 = weights_of(position, considered)
    seat: i64 = 0
    while seat < position.players:
        score = 0.0
        number: i64 = 0
        while number < FEATURES:
            score += WEIGHTS[weights + number] * found[FEATURES * seat + number]
            number += 1
        scores[seat] = score
        seat += 1
    return scores


def share(scores: vec[float], seat: i64, players: i64) -> float:
    """A seat's share of the exponentials."""
    whole = 0.0
    other: i64 = 0
    while other < players:
        whole += exp(scores[other] - scores[seat])
        other += 1
    return 1.0 / whole


def shares(scores: vec[float], players: i64) -> vec[float]:
    """Every seat's share of the exponentials."""
    found = NOTHING[:players]
    whole = 0.0
    seat: i64 = 0
    while seat < players:
        found[seat] = exp(scores[seat] - scores[0])
        whole += found[seat]
        seat += 1
    seat = 0
    while seat < players:
        found[seat] /= whole
        seat += 1
    return found
