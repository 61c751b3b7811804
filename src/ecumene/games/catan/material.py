"""What is in the box: kinds of cards, costs, pieces, decks, and the words that moves and messages use for them."""

from dataclasses import dataclass
from typing import Final

# Terrain
NOWHERE: Final = 0  # not on this map
SEA: Final = 1
FOREST: Final = 2
HILLS: Final = 3
PASTURE: Final = 4
FIELDS: Final = 5
MOUNTAINS: Final = 6
DESERT: Final = 7
GOLD: Final = 8
TERRAINS: Final = ("", "sea", "forest", "hills", "pasture", "fields", "mountains", "desert", "gold")
TERRAIN_COUNTS: Final = (0, 0, 4, 3, 4, 4, 3, 1, 0)  # of the island (CB-SETUP-02)

# Kinds of cards in a hand: five resources, three commodities
LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
PAPER: Final = 5
CLOTH: Final = 6
COIN: Final = 7
KINDS: Final = ("lumber", "brick", "wool", "grain", "ore", "paper", "cloth", "coin")
RESOURCE_COUNT: Final = 5
KIND_COUNT: Final = 8
NO_KIND: Final = -1
RESOURCE_SUPPLY: Final = 19  # CB-SETUP-11
COMMODITY_SUPPLY: Final = 12  # CK-SETUP-04

# By terrain: what it yields
YIELDS: Final = (-1, -1, LUMBER, BRICK, WOOL, GRAIN, ORE, -1, -1)
# By terrain: the second card that a city gets in Cities & Knights (CK-PROD-03 to CK-PROD-07)
CITY_YIELDS: Final = (-1, -1, PAPER, BRICK, CLOTH, GRAIN, COIN, -1, -1)

# Number tokens
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
NUMBER_COUNTS: Final = {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1}  # CB-SETUP-03
SPIRAL: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)  # the letters A to R (CB-SETUP-06)
PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)

# Harbours: a kind of card, or any
GENERIC: Final = 8
HARBOUR_KINDS: Final = (*KINDS[:RESOURCE_COUNT], "", "", "", "generic")
HARBOUR_COUNTS: Final = (1, 1, 1, 1, 1, 0, 0, 0, 4)  # CB-SETUP-09
HARBOURS: Final = 9

# Costs, as counts by kind
COSTS: Final = {
    "road": (1, 1, 0, 0, 0, 0, 0, 0),
    "settlement": (1, 1, 1, 1, 0, 0, 0, 0),
    "city": (0, 0, 0, 2, 3, 0, 0, 0),
    "development": (0, 0, 1, 1, 1, 0, 0, 0),
    "ship": (1, 0, 1, 0, 0, 0, 0, 0),
    "wall": (0, 2, 0, 0, 0, 0, 0, 0),
    "knight": (0, 0, 1, 0, 1, 0, 0, 0),
    "activation": (0, 0, 0, 1, 0, 0, 0, 0),
    "promotion": (0, 0, 1, 0, 1, 0, 0, 0),
    "medicine": (0, 0, 0, 1, 2, 0, 0, 0),
}

# Pieces of a player
SETTLEMENTS: Final = 0
CITIES: Final = 1
ROADS: Final = 2
SHIPS: Final = 3
BASIC: Final = 4  # knights by strength: BASIC, then strong, then mighty
STRONG: Final = 5
MIGHTY: Final = 6
WALLS: Final = 7
PIECES: Final = ("settlement", "city", "road", "ship", "basic-knight", "strong-knight", "mighty-knight", "wall")
BASE_SUPPLY: Final = (5, 4, 15, 0, 0, 0, 0, 0)
KNIGHTS_SUPPLY: Final = (5, 4, 15, 0, 2, 2, 2, 3)
SHIP_SUPPLY: Final = 15
KNIGHT_LEVELS: Final = ("basic", "strong", "mighty")

# Improvement tracks, which are also the colours of the progress decks
TRADE: Final = 0
POLITICS: Final = 1
SCIENCE: Final = 2
TRACKS: Final = ("trade", "politics", "science")
TRACK_KIND: Final = (CLOTH, COIN, PAPER)
TOP_LEVEL: Final = 5
METROPOLIS_LEVEL: Final = 4
ABILITY_LEVEL: Final = 3

# The event die
SHIP_FACE: Final = 3
EVENTS: Final = ("gate-trade", "gate-politics", "gate-science", "ship")  # gates by track
EVENT_WEIGHTS: Final = (1, 1, 1, 3)

BARBARIAN_STEPS: Final = 7
DEFENDER_CARDS: Final = 6
PROGRESS_LIMIT: Final = 4
HAND_LIMIT: Final = 7
WALL_BONUS: Final = 2
ROAD_MINIMUM: Final = 5
ARMY_MINIMUM: Final = 3
BASE_TARGET: Final = 10
KNIGHTS_TARGET: Final = 13


@dataclass(frozen=True)
class Progress:
    """A progress card: its deck and how many copies there are."""

    name: str
    deck: int
    count: int
    point: bool = False


PROGRESS: Final = (
    Progress("merchant", TRADE, 6),
    Progress("commercial-harbour", TRADE, 2),
    Progress("merchant-fleet", TRADE, 2),
    Progress("master-merchant", TRADE, 2),
    Progress("trade-monopoly", TRADE, 2),
    Progress("resource-monopoly", TRADE, 4),
    Progress("bishop", POLITICS, 2),
    Progress("diplomat", POLITICS, 2),
    Progress("warlord", POLITICS, 2),
    Progress("wedding", POLITICS, 2),
    Progress("intrigue", POLITICS, 2),
    Progress("saboteur", POLITICS, 2),
    Progress("spy", POLITICS, 3),
    Progress("deserter", POLITICS, 2),
    Progress("constitution", POLITICS, 1, point=True),
    Progress("alchemist", SCIENCE, 2),
    Progress("crane", SCIENCE, 2),
    Progress("mining", SCIENCE, 2),
    Progress("irrigation", SCIENCE, 2),
    Progress("printer", SCIENCE, 1, point=True),
    Progress("inventor", SCIENCE, 2),
    Progress("engineer", SCIENCE, 1),
    Progress("medicine", SCIENCE, 2),
    Progress("smith", SCIENCE, 2),
    Progress("road-building", SCIENCE, 2),
)
MERCHANT: Final = 0
COMMERCIAL_HARBOUR: Final = 1
MERCHANT_FLEET: Final = 2
MASTER_MERCHANT: Final = 3
TRADE_MONOPOLY: Final = 4
RESOURCE_MONOPOLY: Final = 5
BISHOP: Final = 6
DIPLOMAT: Final = 7
WARLORD: Final = 8
WEDDING: Final = 9
INTRIGUE: Final = 10
SABOTEUR: Final = 11
SPY: Final = 12
DESERTER: Final = 13
CONSTITUTION: Final = 14
ALCHEMIST: Final = 15
CRANE: Final = 16
MINING: Final = 17
IRRIGATION: Final = 18
PRINTER: Final = 19
INVENTOR: Final = 20
ENGINEER: Final = 21
MEDICINE: Final = 22
SMITH: Final = 23
ROAD_BUILDING: Final = 24
PROGRESS_COUNT: Final = 25
FIRST_OF_DECK: Final = (MERCHANT, BISHOP, ALCHEMIST, PROGRESS_COUNT)
DECK_SIZE: Final = 18

# Development cards of the base game continue the same numbering.
KNIGHT: Final = 25
POINT: Final = 26
ROADS_CARD: Final = 27
PLENTY: Final = 28
MONOPOLY: Final = 29
DEVELOPMENT: Final = ("knight", "point", "roads", "plenty", "monopoly")
DEVELOPMENT_COUNTS: Final = (14, 5, 2, 2, 2)  # CB-DEV-05 to CB-DEV-10
CARD_COUNT: Final = 30
CARD_NAMES: Final = (*(card.name for card in PROGRESS), *DEVELOPMENT)
