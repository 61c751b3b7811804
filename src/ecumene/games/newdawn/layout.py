"""How a position is packed: zones, sets of spaces, pieces, frames of the stack, options as bits."""

from typing import Final

# Zones of a seat are four apart in one vector: ``zones[DIAL + seat]``.
LEADER: Final = 0  # plus one
CARDS: Final = 4  # eight bits for each of five stations: the focus card, and its trade tokens from bit 5
ORDER: Final = 8  # three bits for each slot: the station that stands there
DECK: Final = 12  # focus cards not in the row, one bit each
TECH: Final = 16
TOKENS: Final = 20  # control tokens in supply
CITIES: Final = 24  # cities in supply
RESOURCES: Final = 28  # four bits for each kind
CARAVANS: Final = 32  # ten bits for each of three
WONDERS: Final = 36  # controlled, one bit each
MARKS: Final = 40  # victory cards completed, one bit each
MARKERS: Final = 44  # control tokens used to mark them
ALLIES: Final = 48  # diplomacy cards of city-states, one bit each
CAPITAL: Final = 52  # the space plus one
TILES: Final = 56  # tiles still to be laid, one bit each
# Zones of components
CITY_STATE: Final = 60  # eight
NATURAL: Final = 68  # eight
BARBARIAN: Final = 76  # nine: the space plus one, 0 defeated, OUT_OF_GAME
WONDER_AT: Final = 85  # twenty-four: the space plus one
PLACE: Final = 109  # sixteen tiles: see land.py
GAP: Final = 125  # sixteen: the cell plus one
ZONE_COUNT: Final = 141

OUT_OF_GAME: Final = -1

# A station
STATION_BITS: Final = 8
CARD_MASK: Final = 31
TRADE_SHIFT: Final = 5
ASIDE: Final = 7  # a token that has no card to lie on

# A caravan: the space plus one (0 on the card), whether it has moved in this resolution, or returned this turn
CARAVAN_BITS: Final = 10
SPACE_MASK: Final = 255
MOVED: Final = 256
BACK: Final = 512

# A city-state: whether it is in the game, captured, used this turn; the station of its token, the seat that holds it
PRESENT: Final = 1
CAPTURED: Final = 2
USED: Final = 4
STATION_SHIFT: Final = 3
OWNER_SHIFT: Final = 6

# A natural wonder: PRESENT, USED, and OWNED with the same shifts; not OWNED means that its token lies on its space
OWNED: Final = 2

# Sets of spaces, three words each
TOKEN_SET: Final = 0  # of four seats
STRONG_SET: Final = 12  # reinforced, of four seats
CITY_SET: Final = 24  # of four seats
NEAR_CITIES: Final = 36  # of four seats
OCCUPIED: Final = 48  # by any player's city or control token
BARBARIANS_AT: Final = 51
RESOURCES_AT: Final = 54
NATURAL_AT: Final = 57
WONDERS_AT: Final = 60
TAKEN: Final = 63  # attacked and captured this turn
VISITED: Final = 66  # where a caravan arrived this turn
STONES: Final = 69  # hills that Stonehenge opens now
SET_COUNT: Final = 72

# A piece on a space: the seat plus one, and what it is
PIECE_SEAT: Final = 7
TOKEN: Final = 8
STRONG: Final = 16
CITY: Final = 32
CAPITAL_CITY: Final = 64

# Frames of the stack; a, b, c are their numbers
LEADERS: Final = 1  # a: the seat
DEALING_CAPITAL: Final = 2  # a: the seat
DEALING_CORE: Final = 3  # a: the place
CORE_DIE: Final = 4
DEALING: Final = 5  # a: how many have been dealt
BUILDER: Final = 6
LAYING_TILE: Final = 7  # a: how many have been laid, b: the seat
LAYING_TURN: Final = 8  # a: the tile, b: the side
LAYING_AT: Final = 9  # a: the tile, b: the shape
REVEALING: Final = 10  # a: the deck
DRAWING_VICTORY: Final = 11
FIRST_PLAYER: Final = 12
COMPASS: Final = 13
STEPS: Final = 14  # a: the step of the turn
TURN: Final = 15
GARDENS: Final = 16
REMOVING: Final = 17
EIFFEL: Final = 18  # a: the space of the first token plus one
YIELDING: Final = 19  # a, b: the spaces, c: the seat that chooses
UNSTORING: Final = 20  # a: how many were moved
ORACLE: Final = 21
SEOUL: Final = 22
DRIVING: Final = 23  # a: the letter
GENEVA: Final = 24
RENEWING: Final = 25  # a: the giver, b: the card given back
RESOLUTION: Final = 26  # a: the station, b: the slot it counts as, c: the stage, d: how it came about
ESTADIO: Final = 27
CULTURE: Final = 28  # a: tokens left to place
SHIFTING: Final = 29
SHIFTING_TO: Final = 30  # a: from
CIVIL: Final = 31
CONVERTING: Final = 32
STONEHENGE: Final = 33
PARTS: Final = 34
NUKING: Final = 35
ADVANCING: Final = 36  # a: tokens spent
GAINING: Final = 37  # a: the level
REPLACING: Final = 38  # a: the card gained
CARAVAN_CHOICE: Final = 39  # a: caravans moved
TRAVELLING: Final = 40
DIPLOMACY: Final = 41  # a: the rival, or 4 plus the city-state
COLLECTING: Final = 42  # a: the seat
EXCHANGING: Final = 43
INDUSTRY: Final = 44
PAYING: Final = 45
UNDER: Final = 46  # a: the wonder, b: what follows
UPGRADING: Final = 47  # a: how many are left, b: whether to level II only, c: stations already raised, one bit each
POTALA: Final = 48  # a: cards left
URBAN: Final = 49  # a: tokens left, b: the new city
MILITARY: Final = 50  # a: attacks made, b: reinforced
BATTLE: Final = 51
ATTACKER: Final = 52
DEFENDER: Final = 53
CONQUEST: Final = 54
LOOTING: Final = 55  # a: tokens left
REFILLING: Final = 56  # a: what the token taken back is for
TRADE: Final = 57  # a: the seat, b: how many, c: the only type allowed plus one, d: whether it may be declined
DISCARDING: Final = 58  # a: the seat, b: how many
RAID_DIE: Final = 59
RAIDING: Final = 60  # a: the direction, b: the next letter
STACKS: Final = 61
STACK_CHOICE: Final = 62  # a: the space
STACK_DIE: Final = 63  # a: the letter
LODGING: Final = 64  # a: the seat, b: the natural wonder, or 8 plus the city-state
DISMISSING: Final = 65  # a: the seat
GIVING_BACK: Final = 66  # a: the seat, b: the giver
AGAIN: Final = 67  # a: the station
CAPITALISM: Final = 68  # a: the station
AZTEC: Final = 69
TRADE_EVENT: Final = 70  # a: how many seats have been served
MUSTERING: Final = 71  # a: the seat whose supply may be filled for a marker
FRAME_LIMIT: Final = 72
FRAME_COUNT: Final = 24

# How a resolution came about
CHOSEN_CARD: Final = 0
BY_ESTADIO: Final = 1
EXTRA: Final = 2  # as if in slot 1, without a reset

# What follows after a wonder token has found its city
BUILT: Final = 1
WON: Final = 2

# What a control token taken back is for
FOR_CAPTURE: Final = 1  # of a control token's space
FOR_STAND_IN: Final = 2  # on the space of a beaten city or city-state
FOR_EIFFEL: Final = 3

# The turn: its steps
EVENT_STEP: Final = 0
VICTORY_STEP: Final = 1
CHOICE_STEP: Final = 2
BEFORE_STEP: Final = 3
RESOLVE_STEP: Final = 4
END_STEP: Final = 5

# What has happened this turn; the first seven bits are the start-of-turn effects used, in the order of moves.EFFECTS
ESTADIO_USED: Final = 128
ARSENAL_USED: Final = 256
CAPITALISM_USED: Final = 512
ATTACK_WON: Final = 1024

USE_GARDENS: Final = 0
USE_FORBIDDEN_CITY: Final = 1
USE_EIFFEL: Final = 2
USE_ZIMBABWE: Final = 3
USE_ORACLE: Final = 4
USE_SEOUL: Final = 5
USE_GENEVA: Final = 6

# Options, one bit each; no bit is the default everywhere.
RANDOM_MAP: Final = 1
FIRST_GAME_MAP: Final = 2
EPIC: Final = 4
THROUGH_CITY_STATES: Final = 8
DIAL_STOPS: Final = 16
CHOOSE_IN_STACK: Final = 32
FIRST_VERSION: Final = 64  # begun under rules version 1, whose misreadings it keeps

OPEN_BORDERS_SHIFT: Final = 9  # within the twelve bits of a giver

NOBODY: Final = -1
GOING_ON: Final = 0
OVER_WON: Final = 1
