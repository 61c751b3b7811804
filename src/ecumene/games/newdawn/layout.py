"""How a position is packed: zones, sets of spaces, pieces, options as bits."""

from typing import Final

# Zones of a seat are four apart in one vector: ``zones[DIAL + seat]``.
LEADER: Final = 0  # plus one
CARDS: Final = 4  # eight bits for each of five stations: the focus card, and its trade tokens from bit 5
ORDER: Final = 8  # three bits for each slot: the station in it
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
ASIDE: Final = 7  # a token without a card to lie on

# A caravan: the space plus one (0 on the card), whether it has moved in this resolution, or returned this turn
CARAVAN_BITS: Final = 10
SPACE_MASK: Final = 255
MOVED: Final = 256
BACK: Final = 512
CARAVAN_SPACES: Final = SPACE_MASK | (SPACE_MASK << CARAVAN_BITS) | (SPACE_MASK << (2 * CARAVAN_BITS))  # of all three

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

# The stack of pending decisions; see frames.py
FRAME_COUNT: Final = 24

# Why a card is resolved
CHOSEN_CARD: Final = 0
BY_ESTADIO: Final = 1
EXTRA: Final = 2  # as if in slot 1, without a reset

# What happens after a wonder token is placed under a city
BUILT: Final = 1
WON: Final = 2

# The purpose of a control token taken back
FOR_CAPTURE: Final = 1  # of a space with a control token
FOR_STAND_IN: Final = 2  # on the space of a beaten city or city-state
FOR_EIFFEL: Final = 3
FOR_CONVERSION: Final = 4  # only in version 1 of the rules

# The steps of a turn
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

# Options, one bit each; 0 is the default of each.
RANDOM_MAP: Final = 1
FIRST_GAME_MAP: Final = 2
EPIC: Final = 4
THROUGH_CITY_STATES: Final = 8
DIAL_STOPS: Final = 16
CHOOSE_IN_STACK: Final = 32
FIRST_VERSION: Final = 64  # started under rules version 1, and keeps its misreadings

OPEN_BORDERS_SHIFT: Final = 9  # within the twelve bits of a giver

NOBODY: Final = -1
GOING_ON: Final = 0
OVER_WON: Final = 1
