"""Evaluates a position: estimates each seat's chance to win.

A seat's lead over its rival is a weighted sum of a few features, many of which fade as the cards run out; its chance
follows from that lead. The weights were fitted to the results of games between searching bots and then compared with
others in matches (``bench/fit_duel.py``).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.cards import (
    ARCHITECTURE,
    ECONOMY,
    MASONRY,
    STRATEGY,
    THEOLOGY,
    URBANISM,
    WONDER_AGAIN,
    WONDER_POINTS,
    lane,
    lowest,
    size,
)
from ecumene.games.duel.city import City
from ecumene.games.duel.frames import TURN_OVER
from ecumene.games.duel.material import BLUE, GREEN, RAW_COUNT, RESOURCE_COUNT, WONDER, YELLOW
from ecumene.games.duel.position import Position
from ecumene.games.duel.rules.cost import price_of_wonder
from ecumene.games.duel.rules.scoring import guild_points, military_points, token_points

ROLLOUT_PLIES: Final = 8
CARDS_IN_ALL: Final = 60

FEATURES: Final = (
    "points, without coins and military",
    "points, times the cards left",
    "coins",
    "coins, times the cards left",
    "few coins: what is missing to 6, times the cards left",
    "military points",
    "the pawn's distance on the rival's side",
    "that distance squared",
    "within four steps of the rival's capital",
    "different symbols, times the cards left",
    "four different symbols",
    "five different symbols",
    "symbols in pairs to come, times the cards left",
    "raw materials produced, times the cards left",
    "raw materials of which nothing is produced, times the cards left",
    "manufactured goods produced, times the cards left",
    "manufactured goods of which nothing is produced, times the cards left",
    "choice producers, times the cards left",
    "fixed prices, times the cards left",
    "yellow cards, times the cards left",
    "unbuilt wonders that can still be built, times the cards left",
    "of these, the ones with an extra turn",
    "points on unbuilt wonders, times the cards left",
    "what the dearest two of the unbuilt wonders lack in coins",
    "chain symbols, times the cards left",
    "Strategy, times the cards left",
    "Theology, times unbuilt wonders",
    "Architecture, times unbuilt wonders",
    "Masonry, times the cards left",
    "Economy, times the cards left",
    "Urbanism, times the cards left",
    "has the turn, or will have it",
)
FEATURE_COUNT: Final = 32
WEIGHTS: Final = vec[float](
    [
        0.217, -0.171, 0.088, -0.047, -0.033, -0.023, 0.179, 0.035, -0.157, 1.101, 0.329, 1.061, -0.702, 0.724,
        -0.267, 0.641, -0.348, 1.467, 0.137, 0.755, 0.745, 0.333, -0.042, -0.023, 0.095, 0.8, 0.4, 0.4, 0.8, 0.9, 1.2,
        0.343,
    ]
)  # fmt: skip


def chance_to_win(position: Position, seat: i64) -> float:
    """An estimate from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead(position, seat)))


def lead(position: Position, seat: i64) -> float:
    """A seat's lead over its rival, as log-odds."""
    own = features(position, seat)
    other = features(position, 1 - seat)
    total = 0.0
    index: i64 = 0
    while index < FEATURE_COUNT:
        total += (own[index] - other[index]) * WEIGHTS[index]
        index += 1
    return total


def cards_left(position: Position) -> float:
    """The share of the game's cards that are still to be played."""
    age: i64 = position.age
    if age == 0:
        age = 1
    left: i64 = size(position.present)
    if position.age == 0:
        left = 20
    return float((3 - age) * 20 + left) / float(CARDS_IN_ALL)


def features(position: Position, seat: i64) -> vec[float]:
    """The numbers of :data:`FEATURES` for one seat."""
    city = position.city(seat)
    rival = position.rival(seat)
    left: float = cards_left(position)
    values = vec[float]([0.0] * FEATURE_COUNT)
    points: i64 = lane(city.points, BLUE) + lane(city.points, GREEN) + lane(city.points, YELLOW)
    points += lane(city.points, WONDER) + guild_points(position, seat) + token_points(city)
    values[0] = float(points)
    values[1] = float(points) * left
    coins: i64 = city.coins
    values[2] = float(coins)
    values[3] = float(coins) * left
    if coins < 6:
        values[4] = float(6 - coins) * left
    distance: i64 = position.distance(seat)
    if distance > 0:
        values[5] = float(military_points(position, seat))
        values[6] = float(distance)
        values[7] = float(distance * distance)
        if distance > 4:
            values[8] = 1.0
    symbols: i64 = size(city.symbols)
    values[9] = float(symbols) * left
    if symbols == 4:
        values[10] = 1.0
    elif symbols == 5:
        values[11] = 1.0
    if position.board:
        values[12] = float(size(city.symbols & 63 & ~rival.symbols)) * left
    _count_production(city, left, values)
    values[19] = float(lane(city.counts, YELLOW)) * left
    _count_wonders(city, rival, left, values)
    values[24] = float(size(city.chains)) * left
    _count_tokens(city, left, values)
    if _next_seat(position) == seat:
        values[31] = 1.0
    return values


def _count_production(city: City, left: float, values: vec[float]) -> None:
    resource: i64 = 0
    while resource < RESOURCE_COUNT:
        produced: i64 = lane(city.produced, resource)
        place: i64 = 13
        if resource >= RAW_COUNT:
            place = 15
        if produced == 0:
            if city.cheap >> (8 * resource) & 1:
                values[18] += left
            else:
                values[place + 1] += left
        else:
            values[place] += float(produced) * left
        resource += 1
    values[17] = float(city.raw + city.made) * left


def _count_wonders(city: City, rival: City, left: float, values: vec[float]) -> None:
    unbuilt: i64 = city.unbuilt
    lacking: i64 = 0
    while unbuilt != 0:
        wonder: i64 = lowest(unbuilt)
        values[20] += left
        if WONDER_AGAIN[wonder]:
            values[21] += left
        values[22] += float(WONDER_POINTS[wonder]) * left
        price: i64 = price_of_wonder(city, rival, wonder)
        if price > city.coins:
            lacking += price - city.coins
        unbuilt &= unbuilt - 1
    values[23] = float(lacking) * left


def _count_tokens(city: City, left: float, values: vec[float]) -> None:
    tokens: i64 = city.tokens
    if tokens == 0:
        return
    if tokens & STRATEGY:
        values[25] = left
    unbuilt: float = float(size(city.unbuilt)) * left
    if tokens & THEOLOGY:
        values[26] = unbuilt
    if tokens & ARCHITECTURE:
        values[27] = unbuilt
    if tokens & MASONRY:
        values[28] = left
    if tokens & ECONOMY:
        values[29] = left
    if tokens & URBANISM:
        values[30] = left


def _next_seat(position: Position) -> i64:
    """Who has the turn, or will have it once the cards are turned up."""
    if position.top_kind() == TURN_OVER:
        return position.top_extra() & 1
    return position.active
