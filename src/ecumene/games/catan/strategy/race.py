"""How many rolls a seat of the base game needs to win if it follows a simple plan and nobody interferes.

The plan always buys what promises most for the wait: a city, a settlement with the roads it needs, or a development
card. Income is the average of what the dice yield; any surplus is traded with the bank.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.catan.cards import Cards, lane
from ecumene.games.catan.layout import PORTS
from ecumene.games.catan.material import CITIES, GENERIC, RESOURCE_COUNT, ROADS, SETTLEMENTS
from ecumene.games.catan.position import Position

SETTLEMENTS_EACH: Final = 5
CITIES_EACH: Final = 4
LONGEST_WAIT: Final = 60.0  # rolls for one thing
LONGEST: Final = 240.0  # rolls for the whole plan
NEAR_ENOUGH: Final = 0.5  # rolls
TURN_AWAY: Final = 2.0  # rolls that a purchase has to wait for the seat's turn, on average
ROLL: Final = 36.0  # pips
SOONEST: Final = 3.0  # rolls added to every wait, so that what can be bought now does not count for everything
CARD_POINTS: Final = 0.42  # what a development card is worth to a frequent buyer: points, the army, roads and gifts
PIP_WORTH: Final = 0.08  # what one more pip of production is worth to the plan, in points
FAR_SPOT: Final = 6.0  # pips of a crossing somewhere further away
# Prices of a settlement with no road, one and two roads; of a city; of a card: lumber, brick, wool, grain, ore each.
PRICES: Final = vec[float](
    [
        1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 2.0, 1.0, 1.0, 0.0, 3.0, 3.0, 1.0, 1.0, 0.0,
        0.0, 0.0, 0.0, 2.0, 3.0, 0.0, 0.0, 1.0, 1.0, 1.0,
    ]
)  # fmt: skip
CITY_PRICE: Final = 15
CARD_PRICE: Final = 20
EMPTY: Final = vec[float]([0.0] * (3 * RESOURCE_COUNT))
RATE: Final = RESOURCE_COUNT  # after the cards held: what a roll yields
BANK: Final = 2 * RESOURCE_COUNT  # then how many cards of a kind the bank takes for one


def rolls_to_win(
    position: Position, seat: i64, hand: Cards, pips: vec[float], start: i64, spot: float, beyond: float
) -> float:
    """The rolls until the plan reaches the target; ``pips`` from ``start`` on are the production of each resource.

    ``spot`` and ``beyond`` are the pips of the best crossings at the seat's roads and one road further; 0 for none.
    """
    means = EMPTY[:]
    ports: i64 = position.zones[PORTS + seat]
    whole: float = 0.0
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        means[kind] = float(lane(hand, kind))
        whole += pips[start + kind]
        means[RATE + kind] = pips[start + kind] / ROLL
        means[BANK + kind] = 2.0 if ports >> kind & 1 else 3.0 if ports >> GENERIC & 1 else 4.0
        kind += 1
    free_settlements: i64 = position.supply(seat, SETTLEMENTS)
    free_cities: i64 = position.supply(seat, CITIES)
    settlements: i64 = SETTLEMENTS_EACH - free_settlements
    points: float = float(position.total_points(seat))
    target: float = float(position.target)
    buildings: float = float(settlements + 2 * (CITIES_EACH - free_cities))
    each: float = whole / buildings if buildings > 0.0 else FAR_SPOT
    roads: i64 = position.supply(seat, ROADS)
    rolls: float = 0.0
    while points < target and rolls < LONGEST:
        best: float = 0.0
        choice: i64 = -1
        wait: float = 0.0
        if free_cities > 0 and settlements > 0:
            wait = _wait(means, CITY_PRICE)
            best = (1.0 + PIP_WORTH * each) / (wait + SOONEST)
            choice = CITY_PRICE
        gained: float = spot if spot > 0.0 else beyond if beyond > 0.0 else FAR_SPOT
        if free_settlements > 0 and roads > 0:
            price: i64 = 0 if spot > 0.0 else 5 if beyond > 0.0 else 10
            other: float = _wait(means, price)
            promise: float = (1.0 + PIP_WORTH * gained) / (other + SOONEST)
            if promise > best:
                best = promise
                choice = price
                wait = other
        other = _wait(means, CARD_PRICE)
        promise = CARD_POINTS / (other + SOONEST)
        if promise > best:
            choice = CARD_PRICE
            wait = other
        rolls += wait + TURN_AWAY
        _pay(means, choice, wait)
        if choice == CARD_PRICE:
            points += CARD_POINTS
            continue
        points += 1.0
        if choice == CITY_PRICE:
            free_cities -= 1
            settlements -= 1
            free_settlements += 1
            _grow(means, each, whole)
            whole += each
        else:
            free_settlements -= 1
            settlements += 1
            _grow(means, gained, whole)
            whole += gained
            if spot > 0.0:
                spot = 0.0
            else:
                beyond = 0.0
    return rolls if rolls < LONGEST else LONGEST


def _wait(means: vec[float], price: i64) -> float:
    """The rolls until a price can be paid."""
    if _affords(means, price, 0.0):
        return 0.0
    low: float = 0.0
    high: float = LONGEST_WAIT
    while high - low > NEAR_ENOUGH:
        middle: float = (low + high) / 2.0
        if _affords(means, price, middle):
            high = middle
        else:
            low = middle
    return high


def _affords(means: vec[float], price: i64, rolls: float) -> bool:
    lacking: float = 0.0
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        there: float = means[kind] + rolls * means[RATE + kind] - PRICES[price + kind]
        if there < 0.0:
            lacking -= there
        else:
            lacking -= there / means[BANK + kind]
        kind += 1
    return lacking <= 0.0


def _pay(means: vec[float], price: i64, wait: float) -> None:
    """Wait, then pay a price; what is missing comes from the bank for part of the surplus."""
    lacking: float = 0.0
    tradable: float = 0.0
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        there: float = means[kind] + wait * means[RATE + kind] - PRICES[price + kind]
        means[kind] = there
        if there < 0.0:
            lacking -= there
            means[kind] = 0.0
        else:
            tradable += there / means[BANK + kind]
        kind += 1
    left: float = 1.0 - lacking / tradable if tradable > lacking else 0.0
    kind = 0
    while kind < RESOURCE_COUNT:
        means[kind] *= left
        kind += 1


def _grow(means: vec[float], gained: float, whole: float) -> None:
    """Add production, half in the current proportions and half spread evenly."""
    kind: i64 = 0
    while kind < RESOURCE_COUNT:
        share: float = means[RATE + kind] * ROLL / whole if whole > 0.0 else 0.2
        means[RATE + kind] += gained * (0.5 * share + 0.1) / ROLL
        kind += 1
