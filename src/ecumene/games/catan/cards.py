"""Sets of cards as integers: hands of resources and commodities, pieces in supply, development and progress cards.

A hand has seven bits for each kind; the top one is always clear, so that one subtraction tells whether a hand covers a
cost. Progress cards take as many bits as their copies need.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.catan.material import (
    BASE_SUPPLY,
    CITY_YIELDS,
    COMMODITY_SUPPLY,
    COSTS,
    DEVELOPMENT_COUNTS,
    EVENT_WEIGHTS,
    HARBOUR_COUNTS,
    KIND_COUNT,
    KNIGHTS_SUPPLY,
    NUMBER_COUNTS,
    NUMBERS,
    PIPS,
    PROGRESS,
    PROGRESS_COUNT,
    RESOURCE_COUNT,
    RESOURCE_SUPPLY,
    SHIP_SUPPLY,
    SHIPS,
    TERRAIN_COUNTS,
    TRACK_KIND,
    TRACKS,
    TRADE,
    YIELDS,
)

Cards: TypeAlias = i64  # a hand, or any other set with seven bits for each kind

LANE: Final = 7
LANE_MASK: Final = 127

BIT: Final = vec[i64]([2**n for n in range(62)])
ONE: Final = vec[i64]([2 ** (LANE * kind) for kind in range(KIND_COUNT)])
# Written out because only literal constants are compiled to machine words.
GUARD: Final = 0x81020408102040  # the top bit of each lane
RESOURCES_MASK: Final = 0x7FFFFFFFF  # five lanes
COMMODITIES_MASK: Final = 0xFFFFF800000000  # the three above them
_EVERY_OTHER_LANE: Final = 0x1FC07F01FC07F
_PAIR: Final = 14  # two lanes, wide enough for the sum of two
_PAIR_MASK: Final = 0x3FFF


def packed(counts: tuple[int, ...]) -> int:
    """Counts by kind, packed into one integer."""
    return sum(int(count) * 2 ** (LANE * kind) for kind, count in enumerate(counts))


# Printed tables as vectors, by terrain, track, number or face
YIELD: Final = vec[i64](list(YIELDS))
CITY_YIELD: Final = vec[i64](list(CITY_YIELDS))
COMMODITY_OF: Final = vec[i64](list(TRACK_KIND))
PIPS_OF: Final = vec[i64](list(PIPS))
TERRAINS_OF: Final = vec[i64](list(TERRAIN_COUNTS))
HARBOURS_OF: Final = vec[i64](list(HARBOUR_COUNTS))
FACES_OF: Final = vec[i64](list(EVENT_WEIGHTS))
NUMBER_AT: Final = vec[i64](list(NUMBERS))
TOKENS_AT: Final = vec[i64]([NUMBER_COUNTS[number] for number in NUMBERS])

ROAD_COST: Final = packed(COSTS["road"])
SETTLEMENT_COST: Final = packed(COSTS["settlement"])
CITY_COST: Final = packed(COSTS["city"])
DEVELOPMENT_COST: Final = packed(COSTS["development"])
SHIP_COST: Final = packed(COSTS["ship"])
WALL_COST: Final = packed(COSTS["wall"])
KNIGHT_COST: Final = packed(COSTS["knight"])
ACTIVATION_COST: Final = packed(COSTS["activation"])
PROMOTION_COST: Final = packed(COSTS["promotion"])
MEDICINE_COST: Final = packed(COSTS["medicine"])

BASE_BANK: Final = packed((RESOURCE_SUPPLY,) * RESOURCE_COUNT)
KNIGHTS_BANK: Final = BASE_BANK + packed((0,) * RESOURCE_COUNT + (COMMODITY_SUPPLY,) * (KIND_COUNT - RESOURCE_COUNT))
BASE_PIECES: Final = packed(BASE_SUPPLY)
KNIGHTS_PIECES: Final = packed(KNIGHTS_SUPPLY)
ALL_SHIPS: Final = SHIP_SUPPLY * 2 ** (LANE * SHIPS)
ALL_DEVELOPMENT: Final = packed(DEVELOPMENT_COUNTS)


def lane(cards: Cards, kind: i64) -> i64:
    """The number of cards of a kind."""
    return (cards >> (LANE * kind)) & LANE_MASK


def covers(cards: Cards, cost: Cards) -> bool:
    """Whether there are at least as many cards of every kind as in the cost."""
    short: i64 = GUARD - (((cards | GUARD) - cost) & GUARD)
    return short == 0


def total(cards: Cards) -> i64:
    """The total number of cards."""
    pairs: i64 = (cards & _EVERY_OTHER_LANE) + ((cards >> LANE) & _EVERY_OTHER_LANE)
    fours: i64 = pairs + (pairs >> (2 * _PAIR))
    return ((fours & _PAIR_MASK) + ((fours >> _PAIR) & _PAIR_MASK)) & _PAIR_MASK


def lowest(bits: i64) -> i64:
    """The index of the lowest set bit."""
    position: i64 = 0
    if not bits & 0xFFFFFFFF:
        bits >>= 32
        position = 32
    if not bits & 0xFFFF:
        bits >>= 16
        position += 16
    if not bits & 0xFF:
        bits >>= 8
        position += 8
    if not bits & 0xF:
        bits >>= 4
        position += 4
    if not bits & 3:
        bits >>= 2
        position += 2
    if not bits & 1:
        position += 1
    return position


def count_bits(bits: i64) -> i64:
    """The number of set bits."""
    number: i64 = 0
    while bits != 0:
        bits &= bits - 1
        number += 1
    return number


# Progress cards -------------------------------------------------------------------------------------------------------


def _width(number: int) -> int:
    return 3 if PROGRESS[number].deck == TRADE else 2


_SHIFTS: Final = [sum(_width(before) for before in range(number)) for number in range(PROGRESS_COUNT)]
_MASKS: Final = [2 ** _width(number) - 1 for number in range(PROGRESS_COUNT)]
SHIFT: Final = vec[i64](_SHIFTS)
MASK: Final = vec[i64](_MASKS)
WIDTH: Final = vec[i64]([_width(number) for number in range(PROGRESS_COUNT)])
PROGRESS_ONE: Final = vec[i64]([2**shift for shift in _SHIFTS])
DECK_BITS: Final = vec[i64](
    [
        sum(_MASKS[number] * 2 ** _SHIFTS[number] for number in range(PROGRESS_COUNT) if PROGRESS[number].deck == deck)
        for deck in range(len(TRACKS))
    ]
)
DECK_OF: Final = vec[i64]([card.deck for card in PROGRESS])
IS_POINT: Final = vec[bool]([card.point for card in PROGRESS])
ALL_PROGRESS: Final = sum(PROGRESS[number].count * 2 ** _SHIFTS[number] for number in range(PROGRESS_COUNT))


def copies(cards: i64, card: i64) -> i64:
    """The number of copies of a progress card."""
    return (cards >> SHIFT[card]) & MASK[card]


def progress_total(cards: i64) -> i64:
    """The total number of progress cards."""
    number: i64 = 0
    card: i64 = 0
    while cards != 0:
        number += cards & MASK[card]
        cards >>= WIDTH[card]
        card += 1
    return number
