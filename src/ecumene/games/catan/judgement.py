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
    COMMODITY_OF,
    ONE,
    PIPS_OF,
    SETTLEMENT_COST,
    YIELD,
    Cards,
    covers,
    lane,
    progress_total,
    total,
)
from ecumene.games.catan.island import EDGE_NODES, NODE_HEXES, NONE
from ecumene.games.catan.layout import (
    ANSWER,
    ANSWERING,
    CITY,
    COMPOSING,
    COUNTERED,
    DECLINED,
    DEVELOPED,
    GIVING,
    HANDS,
    PORTS,
    PROGRESS_HELD,
    ROAD,
    ROAD_LENGTH,
    SAID_MASK,
    SHIP,
    SILENT,
    WANTING,
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
SETTLEMENTS_EACH: Final = 5
VAIN_OFFER: Final = 0.02  # what an offer costs that nobody would take

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
READY_LEVEL: Final = 19  # commodities towards the next levels
FEATURES: Final = 20

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
        0.12,  # levels at hand
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
    _hand(position, seat, hand, spots, found)
    if position.base():
        found[HIDDEN_CARDS] = float(total(position.zones[DEVELOPED + seat]))
        found[ARMIES] = float(position.played_knights(seat))
    else:
        found[HIDDEN_CARDS] = float(progress_total(position.zones[PROGRESS_HELD + seat]))
        _culture(position, seat, found)
    return found


def _hand(position: Position, seat: i64, hand: Cards, spots: i64, found: vec[float]) -> None:
    """What the cards in hand are good for."""
    size: i64 = total(hand)
    limit: i64 = rolling.hand_limit(position, seat)
    found[CARDS] = float(size if size < limit else limit)
    found[EXCESS] = float(size - limit if size > limit else 0)
    if spots and position.supply(seat, SETTLEMENTS):
        found[READY_SETTLEMENT] = _ready(hand, SETTLEMENT_COST, 4.0)
    if position.supply(seat, CITIES) and position.supply(seat, SETTLEMENTS) < SETTLEMENTS_EACH:
        found[READY_CITY] = _ready(hand, CITY_COST, 5.0)
    if not position.base():
        track: i64 = 0
        while track < len(TRACKS):
            price: float = float(position.level(seat, track) + 1)
            held: float = float(lane(hand, COMMODITY_OF[track]))
            found[READY_LEVEL] += (held if held < price else price) / price
            track += 1


def hand_score(position: Position, seat: i64, hand: Cards, spots: i64) -> float:
    """The part of a seat's score that comes from the hand."""
    found = vec[float]([0.0] * FEATURES)
    _hand(position, seat, hand, spots, found)
    return (
        WEIGHTS[CARDS] * found[CARDS]
        + WEIGHTS[EXCESS] * found[EXCESS]
        + WEIGHTS[READY_SETTLEMENT] * found[READY_SETTLEMENT]
        + WEIGHTS[READY_CITY] * found[READY_CITY]
        + WEIGHTS[READY_LEVEL] * found[READY_LEVEL]
    )


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


def share(scores: vec[float], seat: i64, players: i64) -> float:
    """A seat's part of the exponentials."""
    whole = 0.0
    other: i64 = 0
    while other < players:
        whole += exp(scores[other] - scores[seat])
        other += 1
    return 1.0 / whole


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
    """An estimate from 0 to 1; an offer that is open or being written is taken to come to what it would come to."""
    scores = vec[float]([0.0, 0.0, 0.0, 0.0])
    each: i64 = 0
    while each < position.players:
        scores[each] = score(position, each)
        each += 1
    frame: i64 = position.top_kind()
    if frame == COMPOSING or frame == ANSWERING:
        foresee_trade(position, scores)
    return share(scores, seat, position.players)


# Trades between players -----------------------------------------------------------------------------------------------


def foresee_trade(position: Position, scores: vec[float]) -> None:
    """Change the scores as if the trade in question happened, if both sides would have it.

    A seat would trade if its own share grows, so nobody helps a leader more than themselves.
    """
    active: i64 = position.active
    goes: Cards = position.zones[GIVING + active]
    comes: Cards = position.zones[WANTING + active]
    if comes == 0:
        _best_wish(position, scores, goes)
        return
    if not _trade(position, scores, goes, comes):
        scores[active] -= VAIN_OFFER


def _best_wish(position: Position, scores: vec[float], goes: Cards) -> None:
    """While nothing is asked for yet: the best single card that somebody would give."""
    best: i64 = NONE
    best_share = 0.0
    kind: i64 = 0
    while kind < KIND_COUNT:
        if not lane(goes, kind):
            tried = scores[:]
            if _trade(position, tried, goes, ONE[kind]):
                worth: float = share(tried, position.active, position.players)
                if worth > best_share:
                    best_share = worth
                    best = kind
        kind += 1
    if best == NONE:
        scores[position.active] -= VAIN_OFFER
    else:
        _trade(position, scores, goes, ONE[best])


def _trade(position: Position, scores: vec[float], goes: Cards, comes: Cards) -> bool:
    """Let the player on turn trade with whoever leaves them best; whether somebody would."""
    active: i64 = position.active
    spots: i64 = _spots(position, active)
    best: i64 = NONE
    best_share: float = share(scores, active, position.players)
    best_scores = scores
    other: i64 = 0
    while other < position.players:
        tried = scores[:]
        if other != active and _would(position, tried, other, goes, comes, spots):
            worth: float = share(tried, active, position.players)
            if worth > best_share:
                best_share = worth
                best = other
                best_scores = tried
        other += 1
    if best == NONE:
        return False
    scores[active] = best_scores[active]
    scores[best] = best_scores[best]
    return True


def _would(position: Position, scores: vec[float], other: i64, goes: Cards, comes: Cards, spots: i64) -> bool:
    """Whether a seat would make this trade, or its own counter-offer; the scores after it."""
    active: i64 = position.active
    given: Cards = goes
    taken: Cards = comes
    if position.top_kind() == ANSWERING:
        if not position.asked >> other & 1:
            return False
        said: i64 = position.zones[ANSWER + other] & SAID_MASK
        if said == DECLINED:
            return False
        if said == COUNTERED:
            given = position.zones[WANTING + other]
            taken = position.zones[GIVING + other]
        if said != SILENT:
            return _swapped(position, scores, other, given, taken, spots)
    elif position.asked and not position.asked >> other & 1:
        return False
    before: float = share(scores, other, position.players)
    if not _swapped(position, scores, other, given, taken, spots):
        return False
    return share(scores, other, position.players) > before and active != other


def _swapped(position: Position, scores: vec[float], other: i64, given: Cards, taken: Cards, spots: i64) -> bool:
    """The scores after a swap, where both hold the cards."""
    active: i64 = position.active
    mine: Cards = position.zones[HANDS + active]
    theirs: Cards = position.zones[HANDS + other]
    if not covers(mine, given) or not covers(theirs, taken):
        return False
    room: i64 = _spots(position, other)
    scores[active] += hand_score(position, active, mine - given + taken, spots)
    scores[active] -= hand_score(position, active, mine, spots)
    scores[other] += hand_score(position, other, theirs - taken + given, room)
    scores[other] -= hand_score(position, other, theirs, room)
    return True
