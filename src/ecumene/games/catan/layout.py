"""How a position is packed: zones, marks on crossings and edges, frames of the stack, options as bits."""

from typing import Final

from ecumene.games.catan.material import BARBARIAN_STEPS, DECK_SIZE, TRACKS

# Zones of a seat are four apart in one vector: ``zones[HANDS + seat]``.
HANDS: Final = 0
PIECES: Final = 4  # in supply
LEVELS: Final = 8  # LEVEL_BITS for each track
PROGRESS_HELD: Final = 12  # hidden progress cards
DEVELOPED: Final = 16  # hidden development cards, seven bits for each of five kinds
FRESH: Final = 20  # of these, the ones bought this turn
POINTS: Final = 24  # the public ones
STATUS: Final = 28  # defender cards, victory point cards, islands, knights played
ROAD_LENGTH: Final = 32
CHOSEN: Final = 36  # cards chosen in secret, until all seats that owe a choice have made it
OWED: Final = 40  # how many cards must be chosen in total
GIVING: Final = 44  # what an offer or a counter-offer gives
WANTING: Final = 48
ANSWER: Final = 52  # to the open offer, see below
LAST_POINTS: Final = 56  # public points when the seat was last on turn
TURNS: Final = 60  # turns begun
KNOWN: Final = 64  # progress cards: four for each observer, one for each owner
GROUPED: Final = 80  # progress cards that an observer knows to be somewhere in a group of places
PORTS: Final = 84  # kinds of harbours where the seat has a building, one bit each
ZONE_COUNT: Final = 88

LEVEL_BITS: Final = 3
LEVEL_MASK: Final = 7

# STATUS
DEFENDER: Final = 1
DEFENDER_MASK: Final = 255
HAS_PRINTER: Final = 256
HAS_CONSTITUTION: Final = 512
ISLAND_SHIFT: Final = 10
ARMY: Final = 65536
ARMY_SHIFT: Final = 16

# ANSWER: the answer, whether a counter-offer is being written, and how many counter-offers and answers there were
SILENT: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
SAID_MASK: Final = 3
WRITING: Final = 4
ONE_COUNTER: Final = 8
COUNTER_SHIFT: Final = 3
COUNTER_MASK: Final = 31
ONE_ANSWER: Final = 256
ANSWER_SHIFT: Final = 8
ANSWERS_TO_ONE_OFFER: Final = 5  # CB-TRADE-19

# A seat, wherever it is packed
SEAT_MASK: Final = 3
SEAT_BITS: Final = 2

# A crossing: owner, what stands there, and marks
KIND_SHIFT: Final = 2
KIND_MASK: Final = 7
SETTLEMENT: Final = 1
CITY: Final = 2
SIDEWAYS: Final = 3  # a city piece that counts as a settlement (CK-BARB-17)
BASIC: Final = 4
STRONG: Final = 5
MIGHTY: Final = 6
WALL: Final = 32
ACTIVE: Final = 32
METROPOLIS_SHIFT: Final = 6  # the track plus one
BELOW_METROPOLIS: Final = 63  # owner, kind and wall
SPENT: Final = 64  # activated or used this turn: cannot act
PROMOTED: Final = 128  # this turn
MARKS: Final = 224

# An edge: 1 plus the owner for a road, 5 plus the owner for a ship
ROAD: Final = 1
SHIP: Final = 5
EDGE_MASK: Final = 15
JUST_PLACED: Final = 16

# What has happened this turn
ROLLED: Final = 1
CARD_PLAYED: Final = 2
SHIP_MOVED: Final = 4
FLEET_SHIFT: Final = 3  # one bit for each kind
FLEETS: Final = 255 * 8
CRANE_SHIFT: Final = 11
CRANE_MASK: Final = 3
CRANES: Final = 3 * 2048
ONE_CRANE: Final = 2048
BARTER_SHIFT: Final = 13  # for each seat, offers of the Commercial Harbour left
BARTER_BITS: Final = 2
BARTER_MASK: Final = 3
OFFER_SHIFT: Final = 24
ONE_OFFER: Final = 16777216

# Options, one bit each; 0 is the default of each.
BASE_GAME: Final = 1
RANDOM_NUMBERS: Final = 2
SHUFFLED_HARBOURS: Final = 4
VARIABLE: Final = 8
KNIGHTS_CHOICE: Final = 16
FAST_KNIGHTS: Final = 32
EASY_START: Final = 64
TWO_ENGINEERS: Final = 128
ROBBER_TO_DESERT: Final = 256
SURPLUS_AT_ONCE: Final = 512
EXACT_DESERTER: Final = 1024
DESERTER_RESTS: Final = 2048
FLEET_OF_ALL: Final = 4096
NO_DESERT_MERCHANT: Final = 8192
UPGRADE_SIDEWAYS_FIRST: Final = 16384
SIX_DEFENDERS: Final = 32768
REWARD_ALL: Final = 65536
MAY_ORPHAN: Final = 131072
SPY_MAY_PASS: Final = 262144
TWO_EXTRA_POINTS: Final = 524288
EMPTY_PLAYS: Final = 1048576
PIRATE_LATER: Final = 2097152
FIRST_VERSION: Final = 4194304  # started under rules version 1, whose misreadings it keeps

# How the game ended
GOING_ON: Final = 0
WON: Final = 1

UNLIMITED: Final = 255
NOBODY: Final = -1

QUEUE_LENGTH: Final = len(TRACKS) * DECK_SIZE
LANDING: Final = BARBARIAN_STEPS
# Who holds a metropolis: the owner plus one, and SAFE, for each track
CAP_BITS: Final = 4
CAP_MASK: Final = 7
SAFE: Final = 8
