"""Component facts as vectors by card, wonder and token, and sets of cards as bits (see :mod:`material`)."""

from itertools import combinations
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.material import (
    BROWN,
    BUILDINGS,
    CHAINS,
    GREY,
    GUILD,
    RESOURCE_COUNT,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
)
from ecumene.games.duel.structure import SLOTS

Card: TypeAlias = i64
Wonder: TypeAlias = i64
Token: TypeAlias = i64
Lanes: TypeAlias = i64  # an eight-bit number for each resource, colour or similar

CARD_COUNT: Final = len(BUILDINGS)
WONDER_COUNT: Final = len(WONDERS)
TOKEN_COUNT: Final = len(TOKENS)

LANE: Final = 8
ONES: Final = 0x0101010101  # one unit of each resource

BIT: Final = vec[i64]([2**n for n in range(62)])


def lanes_of(words: str) -> int:
    """The lanes of resources given by name."""
    return sum(1 << (LANE * RESOURCES.index(word)) for word in words.split())


def _all_of(words: str) -> int:
    return lanes_of(words) * 0xFF


def _bit_of(name: str, names: tuple[str, ...]) -> int:
    return 1 << names.index(name) if name else 0


# Buildings -----------------------------------------------------------------------------------------------------------

COLOUR: Final = vec[i64]([card.colour for card in BUILDINGS])
COINS: Final = vec[i64]([card.coins for card in BUILDINGS])
COST: Final = vec[i64]([lanes_of(card.cost) for card in BUILDINGS])
FREE_WITH: Final = vec[i64]([_bit_of(card.free_with, CHAINS) for card in BUILDINGS])
CHAIN: Final = vec[i64]([_bit_of(card.chain, CHAINS) for card in BUILDINGS])
PRODUCES: Final = vec[i64]([lanes_of(card.produces) for card in BUILDINGS])
CHOOSES: Final = vec[i64]([card.chooses for card in BUILDINGS])
CHEAP: Final = vec[i64]([_all_of(card.cheap) for card in BUILDINGS])
SHIELDS: Final = vec[i64]([card.shields for card in BUILDINGS])
SYMBOL: Final = vec[i64]([_bit_of(card.symbol, SYMBOLS) for card in BUILDINGS])
POINTS: Final = vec[i64]([card.points for card in BUILDINGS])
GAINS: Final = vec[i64]([card.gains for card in BUILDINGS])
PER: Final = vec[i64]([card.per for card in BUILDINGS])
COUNTS: Final = vec[i64]([card.counts for card in BUILDINGS])
COINS_EACH: Final = vec[i64]([card.coins_each for card in BUILDINGS])
POINTS_EACH: Final = vec[i64]([card.points_each for card in BUILDINGS])

# Sets of cards: Ages I and II in one word, Age III and the guilds in another.
LATE: Final = 46
GUILDS: Final = 66
GUILD_COUNT: Final = 7


def _deck_bits(deck: int) -> int:
    return sum(1 << (card % LATE) for card in range(CARD_COUNT) if BUILDINGS[card].deck == deck)


# By age, from 1: the cards of its deck in their word; 4 is the guilds.
DECK_BITS: Final = vec[i64]([_deck_bits(deck) for deck in range(GUILD + 1)])
ALL_EARLY: Final[i64] = i64(_deck_bits(1) + _deck_bits(2))
ALL_LATE: Final[i64] = i64(_deck_bits(3) + _deck_bits(GUILD))

# The cards that can be destroyed: brown and grey ones are all of Ages I and II (DU-SETUP-13).
BROWN_EARLY_BITS: Final[i64] = i64(sum(1 << card for card in range(LATE) if BUILDINGS[card].colour == BROWN))
GREY_EARLY_BITS: Final[i64] = i64(sum(1 << card for card in range(LATE) if BUILDINGS[card].colour == GREY))

# Wonders -------------------------------------------------------------------------------------------------------------

WONDER_COST: Final = vec[i64]([lanes_of(wonder.cost) for wonder in WONDERS])
WONDER_POINTS: Final = vec[i64]([wonder.points for wonder in WONDERS])
WONDER_SHIELDS: Final = vec[i64]([wonder.shields for wonder in WONDERS])
WONDER_AGAIN: Final = vec[i64]([int(wonder.again) for wonder in WONDERS])
WONDER_GAINS: Final = vec[i64]([wonder.gains for wonder in WONDERS])
WONDER_TAKES: Final = vec[i64]([wonder.takes for wonder in WONDERS])
WONDER_CHOOSES: Final = vec[i64]([wonder.chooses for wonder in WONDERS])
WONDER_DESTROYS: Final = vec[i64]([wonder.destroys for wonder in WONDERS])
WONDER_REVIVES: Final = vec[i64]([int(wonder.revives) for wonder in WONDERS])
WONDER_DRAWS: Final = vec[i64]([wonder.draws for wonder in WONDERS])

ALL_WONDERS: Final[i64] = i64(2**WONDER_COUNT - 1)

# Tokens --------------------------------------------------------------------------------------------------------------

TOKEN_GAINS: Final = vec[i64]([token.gains for token in TOKENS])
TOKEN_POINTS: Final = vec[i64]([token.points for token in TOKENS])

ALL_TOKENS: Final[i64] = i64(2**TOKEN_COUNT - 1)
# Bits of the tokens whose effect is more than a number
ARCHITECTURE: Final = 2
ECONOMY: Final = 4
LAW: Final = 8
MASONRY: Final = 16
MATHEMATICS: Final = 32
STRATEGY: Final = 128
THEOLOGY: Final = 256
URBANISM: Final = 512

# Sets that chance lays out in one go: the bits of each, in the order of the notation ----------------------------------


def _sets(size: int, of: int) -> list[int]:
    return [sum(1 << one for one in chosen) for chosen in combinations(range(of), size)]


TOKEN_FIVES: Final = vec[i64](_sets(5, TOKEN_COUNT))
TOKEN_THREES: Final = vec[i64](_sets(3, TOKEN_COUNT))
WONDER_FOURS: Final = vec[i64](_sets(4, WONDER_COUNT))
SLOT_THREES: Final = vec[i64](_sets(3, SLOTS))

# Bits ----------------------------------------------------------------------------------------------------------------

# Every power of two below 2**63 has a different remainder modulo 67, the smallest such modulus.
_MODULUS: Final = 67
_PLACE_BY_REMAINDER: Final = vec[i64](
    [next((place for place in range(63) if 2**place % _MODULUS == remainder), -1) for remainder in range(_MODULUS)]
)
# Sets have at most 62 bits, so these masks stay below 2**62: compiled code would keep larger literals as objects.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def lowest(bits: i64) -> i64:
    """The index of the lowest set bit; there must be one."""
    return _PLACE_BY_REMAINDER[(bits & -bits) % _MODULUS]


def size(bits: i64) -> i64:
    """The number of set bits, summed in pairs, then in fours, and so on."""
    sums: i64 = bits - ((bits >> 1) & _PAIRS)
    sums = (sums & _FOURS) + ((sums >> 2) & _FOURS)
    sums = (sums + (sums >> 4)) & _EIGHTS
    sums = sums + (sums >> 8)
    sums = sums + (sums >> 16)
    return (sums + (sums >> 32)) & 0x7F


def nth(bits: i64, number: i64) -> i64:
    """The index of the set bit that has this many set bits below it."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def lane(lanes: Lanes, index: i64) -> i64:
    """The number in one lane."""
    return (lanes >> (LANE * index)) & 0xFF


def one(index: i64) -> Lanes:
    """One unit in that lane."""
    return BIT[LANE * index]


def units(lanes: Lanes) -> i64:
    """The total units of all resources."""
    total: i64 = 0
    index: i64 = 0
    while index < RESOURCE_COUNT:
        total += lane(lanes, index)
        index += 1
    return total


def members(bits: i64) -> list[int]:
    """The indices of all set bits, ascending."""
    places = []
    while bits != 0:
        places.append(int(lowest(bits)))
        bits &= bits - 1
    return places
