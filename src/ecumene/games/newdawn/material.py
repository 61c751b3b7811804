"""What is in the box: cards, wonders, leaders, city-states, agendas, and the words by which moves name them."""

from dataclasses import dataclass
from typing import Final

# Terrain, in order of difficulty; a natural wonder is as difficult as mountains but is not a terrain (ND-HEX-09).
WATER: Final = 0
GRASSLAND: Final = 1
HILLS: Final = 2
FOREST: Final = 3
DESERT: Final = 4
MOUNTAIN: Final = 5
WONDROUS: Final = 6
TERRAINS: Final = ("water", "grassland", "hills", "forest", "desert", "mountain", "natural-wonder")
DIFFICULTIES: Final = (1, 1, 2, 3, 4, 5, 5)  # ND-HEX-02
CITY_STATE_STRENGTH: Final = 8  # ND-WAR-18

# Resources
RESOURCES: Final = ("marble", "mercury", "oil", "diamond")
RESOURCE_KINDS: Final = 4
RESOURCE_SUPPLY: Final = 8  # ND-LIM-06
RESOURCE_WORTH: Final = 2  # ND-IND-18

# Pieces of each player (ND-LIM-03, ND-LIM-04)
CONTROL_TOKENS: Final = 31
CITY_PIECES: Final = 7
CARAVAN_PIECES: Final = 3
MOST_TRADE: Final = 3  # on one card (ND-TRD-08)
MOST_STORED: Final = 4  # on Great Zimbabwe (ND-TRD-15)
WATER_TOKENS: Final = 8

# Focus cards
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
TYPES: Final = ("culture", "science", "economy", "industry", "military")
TYPE_COUNT: Final = 5
SLOTS: Final = 5
LEVELS: Final = 4
CARD_COUNT: Final = 20

# Card numbers are four times the type plus the level from 0.
EARLY_EMPIRE: Final = 0
DRAMA_AND_POETRY: Final = 1
CIVIL_SERVICE: Final = 2
MASS_MEDIA: Final = 3
ASTROLOGY: Final = 4
MATHEMATICS: Final = 5
REPLACEABLE_PARTS: Final = 6
NUCLEAR_POWER: Final = 7
FOREIGN_TRADE: Final = 8
CURRENCY: Final = 9
STEAM_POWER: Final = 10
CAPITALISM: Final = 11
POTTERY: Final = 12
ANIMAL_HUSBANDRY: Final = 13
NATIONALISM: Final = 14
URBANIZATION: Final = 15
MASONRY: Final = 16
IRON_WORKING: Final = 17
MASS_PRODUCTION: Final = 18
FLIGHT: Final = 19


@dataclass(frozen=True)
class FocusCard:
    """A focus card. Numbers that do not concern its type are 0.

    ``tokens``: control tokens to place. ``caravans`` and ``moves``: how many, and how far. ``reach``: from a friendly
    space to a new city or to a target. ``attacks``, ``bonus``, ``barbarian_bonus``: of a military card.
    ``over_water``: caravans move, or distances are counted, across water.
    """

    name: str
    tokens: int = 0
    caravans: int = 0
    moves: int = 0
    reach: int = 0
    attacks: int = 0
    bonus: int = 0
    barbarian_bonus: int = 0
    over_water: bool = False


FOCUS_CARDS: Final = (
    FocusCard("early-empire", tokens=2),
    FocusCard("drama-and-poetry", tokens=2),
    FocusCard("civil-service", tokens=2),
    FocusCard("mass-media", tokens=3),
    FocusCard("astrology"),
    FocusCard("mathematics"),
    FocusCard("replaceable-parts"),
    FocusCard("nuclear-power"),
    FocusCard("foreign-trade", caravans=1, moves=3),
    FocusCard("currency", caravans=2, moves=4),
    FocusCard("steam-power", caravans=2, moves=6, over_water=True),
    FocusCard("capitalism", caravans=3, moves=6, over_water=True),
    FocusCard("pottery", reach=2),
    FocusCard("animal-husbandry", reach=3),
    FocusCard("nationalism", reach=4, over_water=True),
    FocusCard("urbanization", reach=5, over_water=True),
    FocusCard("masonry", reach=2, attacks=2),
    FocusCard("iron-working", reach=3, attacks=2, bonus=1, barbarian_bonus=3),
    FocusCard("mass-production", reach=3, attacks=2, bonus=2, barbarian_bonus=2, over_water=True),
    FocusCard("flight", reach=5, attacks=3, bonus=3, barbarian_bonus=3, over_water=True),
)
CARD_NAMES: Final = tuple(card.name for card in FOCUS_CARDS)
NATIONAL_PRODUCTION: Final = 7  # Nationalism from slot 5

# Leaders
ROME: Final = 0
EGYPT: Final = 1
AMERICA: Final = 2
SUMERIA: Final = 3
FRANCE: Final = 4
JAPAN: Final = 5
SCYTHIA: Final = 6
AZTEC: Final = 7
LEADER_COUNT: Final = 8


@dataclass(frozen=True)
class Leader:
    """A leader: the civilization and the types of the starting row, slots 1 to 5."""

    name: str
    row: tuple[int, int, int, int, int]


LEADERS: Final = (
    Leader("rome", (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY)),
    Leader("egypt", (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE)),
    Leader("america", (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY)),
    Leader("sumeria", (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY)),
    Leader("france", (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE)),
    Leader("japan", (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE)),
    Leader("scythia", (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY)),
    Leader("aztec", (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY)),
)
LEADER_NAMES: Final = tuple(leader.name for leader in LEADERS)

# World wonders: six times the type plus twice the era plus 0 or 1
WONDER_TYPES: Final = ("culture", "economy", "science", "military")
ERAS: Final = ("ancient", "medieval", "modern")
WONDER_COUNT: Final = 24
DECKS: Final = 4
STONEHENGE: Final = 0
HANGING_GARDENS: Final = 1
FORBIDDEN_CITY: Final = 2
CHICHEN_ITZA: Final = 3
SYDNEY_OPERA_HOUSE: Final = 4
EIFFEL_TOWER: Final = 5
COLOSSUS: Final = 6
GREAT_LIGHTHOUSE: Final = 7
GREAT_ZIMBABWE: Final = 8
MACHU_PICCHU: Final = 9
ESTADIO_DO_MARACANA: Final = 10
BIG_BEN: Final = 11
ORACLE: Final = 12
PYRAMIDS: Final = 13
PORCELAIN_TOWER: Final = 14
POTALA_PALACE: Final = 15
OXFORD_UNIVERSITY: Final = 16
KREMLIN: Final = 17
PETRA: Final = 18
TERRACOTTA_ARMY: Final = 19
ALHAMBRA: Final = 20
VENETIAN_ARSENAL: Final = 21
PENTAGON: Final = 22
RUHR_VALLEY: Final = 23


@dataclass(frozen=True)
class Wonder:
    """A world wonder: which resources pay for it, and its simple combat bonuses. Its cost is in ``box.py``."""

    name: str
    resources: tuple[str, str]
    attack: int = 0
    defence: int = 0


WONDERS: Final = (
    Wonder("stonehenge", ("marble", "mercury")),
    Wonder("hanging-gardens", ("marble", "diamond")),
    Wonder("forbidden-city", ("marble", "oil")),
    Wonder("chichen-itza", ("marble", "mercury")),
    Wonder("sydney-opera-house", ("marble", "diamond")),
    Wonder("eiffel-tower", ("marble", "oil")),
    Wonder("colossus", ("diamond", "oil")),
    Wonder("great-lighthouse", ("diamond", "mercury")),
    Wonder("great-zimbabwe", ("diamond", "oil")),
    Wonder("machu-picchu", ("diamond", "mercury")),
    Wonder("estadio-do-maracana", ("diamond", "marble")),
    Wonder("big-ben", ("diamond", "mercury")),
    Wonder("oracle", ("mercury", "marble")),
    Wonder("pyramids", ("mercury", "oil")),
    Wonder("porcelain-tower", ("mercury", "diamond")),
    Wonder("potala-palace", ("mercury", "marble")),
    Wonder("oxford-university", ("mercury", "marble")),
    Wonder("kremlin", ("mercury", "oil")),
    Wonder("petra", ("oil", "diamond"), defence=2),
    Wonder("terracotta-army", ("oil", "marble"), attack=2),
    Wonder("alhambra", ("oil", "marble"), attack=2, defence=2),
    Wonder("venetian-arsenal", ("oil", "diamond")),
    Wonder("pentagon", ("oil", "diamond"), attack=2),
    Wonder("ruhr-valley", ("oil", "mercury"), defence=5),
)
WONDER_NAMES: Final = tuple(wonder.name for wonder in WONDERS)
SHARED_MOVES: Final = 6  # of Colossus
PYRAMID_UPGRADES: Final = 3
PORCELAIN_UPGRADES: Final = 2
POTALA_CARDS: Final = 3

# City-states
CARTHAGE: Final = 0
KUMASI: Final = 1
BRUSSELS: Final = 2
SEOUL: Final = 3
GENEVA: Final = 4
MOHENJO_DARO: Final = 5
BUENOS_AIRES: Final = 6
KABUL: Final = 7
CITY_STATE_COUNT: Final = 8
CITY_STATE_CARDS: Final = 2  # diplomacy cards of each (ND-CS-02)


@dataclass(frozen=True)
class CityState:
    """A city-state: its type and the frame of its token."""

    name: str
    type: int
    frame: str


CITY_STATES: Final = (
    CityState("carthage", MILITARY, "circle"),
    CityState("kumasi", CULTURE, "diamond"),
    CityState("brussels", INDUSTRY, "circle"),
    CityState("seoul", SCIENCE, "diamond"),
    CityState("geneva", SCIENCE, "circle"),
    CityState("mohenjo-daro", CULTURE, "circle"),
    CityState("buenos-aires", INDUSTRY, "diamond"),
    CityState("kabul", MILITARY, "diamond"),
)
CITY_STATE_NAMES: Final = tuple(city.name for city in CITY_STATES)

# Diplomacy cards of the players
JOINT_WAR: Final = 0
DEFENSIVE_PACT: Final = 1
EMBASSY: Final = 2
OPEN_BORDERS: Final = 3
PACTS: Final = ("joint-war", "defensive-pact", "embassy", "open-borders")
PACT_COUNT: Final = 4

# Natural wonders, by name and the resource they show
NATURAL_COUNT: Final = 8
NATURAL_WONDERS: Final = (
    ("torres-del-paine", "diamond"),
    ("cliffs-of-dover", "marble"),
    ("mt-everest", "oil"),
    ("crater-lake", "mercury"),
    ("grand-mesa", "diamond"),
    ("galapagos-islands", "mercury"),
    ("mt-kilimanjaro", "oil"),
    ("pantanal", "marble"),
)
NATURAL_NAMES: Final = tuple(name for name, _ in NATURAL_WONDERS)

# Agendas: two on each victory card (ND-WIN-19)
AGENDAS: Final = (
    "civilized", "money-grubber", "warmonger", "paranoid", "explorer", "aesthetic", "technophile", "scholarly",
    "populous", "preservationist",
)  # fmt: skip
VICTORY_CARDS: Final = 5
CITIES_WANTED: Final = 8
WONDERS_WANTED: Final = 2
CONQUESTS_WANTED: Final = 2
RIM_WANTED: Final = 15
DIAL_WANTED: Final = 24
MATURE_WANTED: Final = 5
NATURAL_WANTED: Final = 2

# The event dial, clockwise from where it starts (ND-EVT-02)
REAPPEARING: Final = 0
QUIET: Final = 1
RAID: Final = 2
TRADE_EVENT: Final = 3
EVENTS: Final = ("reappearing", "quiet", "raid", "trade")
DIAL_SECTIONS: Final = 5

LAST_STEP: Final = 24  # of the tech dial

# Barbarians
BARBARIANS: Final = 9
LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i")
LOST_AT_CAPITAL: Final = 2  # trade tokens lost, to barbarians or to an attacker
TRADE_OF_ARRIVAL: Final = 2
