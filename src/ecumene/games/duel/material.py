"""Components of 7 Wonders Duel as tables: buildings, wonders, progress tokens, structures, military track.

A card is a number from 0 to 72 in the order of this table, so the cards of an age, and the guilds, are consecutive.
A set of cards is two integers with one bit per card: *early* for Ages I and II, *late* for Age III and the guilds.
A number for each resource (a cost, a production, a price) is one integer with eight bits per resource.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RESOURCES: Final = ("wood", "clay", "stone", "glass", "papyrus")
RESOURCE_COUNT: Final = 5
RAW_COUNT: Final = 3  # the first three are raw materials, the other two manufactured goods

COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
# What coin effects and guilds count, besides colours
WONDER: Final = 7
BROWN_AND_GREY: Final = 8
COIN_TRIPLES: Final = 9
COUNTED: Final = (*COLOURS, "wonder", "brown-and-grey", "coin-triples")

GUILD: Final = 4  # the deck of the guilds, beside the ages 1 to 3
NONE: Final = -1

# What a choice producer chooses from
NOTHING: Final = 0
RAW: Final = 1
MADE: Final = 2

SYMBOLS: Final = ("inkwell", "mortar", "level", "wheel", "sundial", "armillary", "scales")
LAW_SYMBOL: Final = 6
CHAINS: Final = (
    "horseshoe", "sword", "tower", "target", "helmet", "book", "gear", "lyre", "lamp", "mask", "column", "moon", "sun",
    "drop", "portico", "amphora", "barrel",
)  # fmt: skip


@dataclass(frozen=True)
class Building:
    """One age or guild card as printed."""

    name: str
    deck: int
    colour: int
    coins: int = 0
    cost: str = ""
    free_with: str = ""
    chain: str = ""
    produces: str = ""
    chooses: int = NOTHING
    cheap: str = ""  # resources that its owner can buy for one coin each
    shields: int = 0
    symbol: str = ""
    points: int = 0
    gains: int = 0  # coins when built: in total, or for each thing that ``per`` counts in the owner's city
    per: int = NONE
    counts: int = NONE  # what a guild counts, in the city that has more of it
    coins_each: int = 0
    points_each: int = 0


@dataclass(frozen=True)
class Wonder:
    """One wonder as printed."""

    name: str
    cost: str
    points: int = 0
    shields: int = 0
    again: bool = False
    gains: int = 0
    takes: int = 0
    chooses: int = NOTHING
    destroys: int = NONE
    revives: bool = False
    draws: int = 0


@dataclass(frozen=True)
class Token:
    """One progress token as printed; effects other than numbers are rules of their own."""

    name: str
    gains: int = 0
    points: int = 0


BUILDINGS: Final = (
    # Age I
    Building("lumber-yard", 1, BROWN, produces="wood"),
    Building("logging-camp", 1, BROWN, coins=1, produces="wood"),
    Building("clay-pool", 1, BROWN, produces="clay"),
    Building("clay-pit", 1, BROWN, coins=1, produces="clay"),
    Building("quarry", 1, BROWN, produces="stone"),
    Building("stone-pit", 1, BROWN, coins=1, produces="stone"),
    Building("glassworks", 1, GREY, coins=1, produces="glass"),
    Building("press", 1, GREY, coins=1, produces="papyrus"),
    Building("guard-tower", 1, RED, shields=1),
    Building("workshop", 1, GREEN, cost="papyrus", symbol="level", points=1),
    Building("apothecary", 1, GREEN, cost="glass", symbol="wheel", points=1),
    Building("stone-reserve", 1, YELLOW, coins=3, cheap="stone"),
    Building("clay-reserve", 1, YELLOW, coins=3, cheap="clay"),
    Building("wood-reserve", 1, YELLOW, coins=3, cheap="wood"),
    Building("stable", 1, RED, cost="wood", chain="horseshoe", shields=1),
    Building("garrison", 1, RED, cost="clay", chain="sword", shields=1),
    Building("palisade", 1, RED, coins=2, chain="tower", shields=1),
    Building("scriptorium", 1, GREEN, coins=2, chain="book", symbol="inkwell"),
    Building("pharmacist", 1, GREEN, coins=2, chain="gear", symbol="mortar"),
    Building("theater", 1, BLUE, chain="mask", points=3),
    Building("altar", 1, BLUE, chain="moon", points=3),
    Building("baths", 1, BLUE, cost="stone", chain="drop", points=3),
    Building("tavern", 1, YELLOW, chain="amphora", gains=4),
    # Age II
    Building("sawmill", 2, BROWN, coins=2, produces="wood wood"),
    Building("brickyard", 2, BROWN, coins=2, produces="clay clay"),
    Building("shelf-quarry", 2, BROWN, coins=2, produces="stone stone"),
    Building("glassblower", 2, GREY, produces="glass"),
    Building("drying-room", 2, GREY, produces="papyrus"),
    Building("walls", 2, RED, cost="stone stone", shields=2),
    Building("forum", 2, YELLOW, coins=3, cost="clay", chooses=MADE),
    Building("caravansery", 2, YELLOW, coins=2, cost="glass papyrus", chooses=RAW),
    Building("customs-house", 2, YELLOW, coins=4, cheap="glass papyrus"),
    Building("tribunal", 2, BLUE, cost="wood wood glass", points=5),
    Building("horse-breeders", 2, RED, cost="wood clay", free_with="horseshoe", shields=1),
    Building("barracks", 2, RED, coins=3, free_with="sword", shields=1),
    Building("archery-range", 2, RED, cost="wood stone papyrus", chain="target", shields=2),
    Building("parade-ground", 2, RED, cost="clay clay glass", chain="helmet", shields=2),
    Building("library", 2, GREEN, cost="wood stone glass", free_with="book", symbol="inkwell", points=2),
    Building("dispensary", 2, GREEN, cost="clay clay stone", free_with="gear", symbol="mortar", points=2),
    Building("school", 2, GREEN, cost="wood papyrus papyrus", chain="lyre", symbol="wheel", points=1),
    Building("laboratory", 2, GREEN, cost="wood glass glass", chain="lamp", symbol="level", points=1),
    Building("statue", 2, BLUE, cost="clay clay", free_with="mask", chain="column", points=4),
    Building("temple", 2, BLUE, cost="wood papyrus", free_with="moon", chain="sun", points=4),
    Building("aqueduct", 2, BLUE, cost="stone stone stone", free_with="drop", points=5),
    Building("rostrum", 2, BLUE, cost="wood stone", chain="portico", points=4),
    Building("brewery", 2, YELLOW, chain="barrel", gains=6),
    # Age III
    Building("arsenal", 3, RED, cost="wood wood clay clay clay", shields=3),
    Building("pretorium", 3, RED, coins=8, shields=3),
    Building("academy", 3, GREEN, cost="wood stone glass glass", symbol="sundial", points=3),
    Building("study", 3, GREEN, cost="wood wood glass papyrus", symbol="sundial", points=3),
    Building("chamber-of-commerce", 3, YELLOW, cost="papyrus papyrus", points=3, gains=3, per=GREY),
    Building("port", 3, YELLOW, cost="wood glass papyrus", points=3, gains=2, per=BROWN),
    Building("armory", 3, YELLOW, cost="stone stone glass", points=3, gains=1, per=RED),
    Building("palace", 3, BLUE, cost="wood clay stone glass glass", points=7),
    Building("town-hall", 3, BLUE, cost="wood wood stone stone stone", points=7),
    Building("obelisk", 3, BLUE, cost="stone stone glass", points=5),
    Building("fortifications", 3, RED, cost="clay stone stone papyrus", free_with="tower", shields=2),
    Building("siege-workshop", 3, RED, cost="wood wood wood glass", free_with="target", shields=2),
    Building("circus", 3, RED, cost="clay clay stone stone", free_with="helmet", shields=2),
    Building("university", 3, GREEN, cost="clay glass papyrus", free_with="lyre", symbol="armillary", points=2),
    Building("observatory", 3, GREEN, cost="stone papyrus papyrus", free_with="lamp", symbol="armillary", points=2),
    Building("gardens", 3, BLUE, cost="wood wood clay clay", free_with="column", points=6),
    Building("pantheon", 3, BLUE, cost="wood clay papyrus papyrus", free_with="sun", points=6),
    Building("senate", 3, BLUE, cost="clay clay stone papyrus", free_with="portico", points=5),
    Building("lighthouse", 3, YELLOW, cost="clay clay glass", free_with="amphora", points=3, gains=1, per=YELLOW),
    Building("arena", 3, YELLOW, cost="wood clay stone", free_with="barrel", points=3, gains=2, per=WONDER),
    # Guilds
    Building(
        "merchants-guild", GUILD, PURPLE, cost="wood clay glass papyrus", counts=YELLOW, coins_each=1, points_each=1
    ),
    Building(
        "shipowners-guild",
        GUILD,
        PURPLE,
        cost="clay stone glass papyrus",
        counts=BROWN_AND_GREY,
        coins_each=1,
        points_each=1,
    ),
    Building("builders-guild", GUILD, PURPLE, cost="wood clay stone stone glass", counts=WONDER, points_each=2),
    Building(
        "magistrates-guild", GUILD, PURPLE, cost="wood wood clay papyrus", counts=BLUE, coins_each=1, points_each=1
    ),
    Building("scientists-guild", GUILD, PURPLE, cost="wood wood clay clay", counts=GREEN, coins_each=1, points_each=1),
    Building("moneylenders-guild", GUILD, PURPLE, cost="wood wood stone stone", counts=COIN_TRIPLES, points_each=1),
    Building(
        "tacticians-guild", GUILD, PURPLE, cost="clay stone stone papyrus", counts=RED, coins_each=1, points_each=1
    ),
)

WONDERS: Final = (
    Wonder("appian-way", "clay clay stone stone papyrus", points=3, again=True, gains=3, takes=3),
    Wonder("circus-maximus", "wood stone stone glass", points=3, shields=1, destroys=GREY),
    Wonder("colossus", "clay clay clay glass", points=3, shields=2),
    Wonder("great-library", "wood wood wood glass papyrus", points=4, draws=3),
    Wonder("great-lighthouse", "wood stone papyrus papyrus", points=4, chooses=RAW),
    Wonder("hanging-gardens", "wood wood glass papyrus", points=3, again=True, gains=6),
    Wonder("mausoleum", "clay clay glass glass papyrus", points=2, revives=True),
    Wonder("piraeus", "wood wood clay stone", points=2, again=True, chooses=MADE),
    Wonder("pyramids", "stone stone stone papyrus", points=9),
    Wonder("sphinx", "clay stone glass glass", points=6, again=True),
    Wonder("statue-of-zeus", "wood clay stone papyrus papyrus", points=3, shields=1, destroys=BROWN),
    Wonder("temple-of-artemis", "wood stone glass papyrus", again=True, gains=12),
)

TOKENS: Final = (
    Token("agriculture", gains=6, points=4),
    Token("architecture"),
    Token("economy"),
    Token("law"),
    Token("masonry"),
    Token("mathematics"),
    Token("philosophy", points=7),
    Token("strategy"),
    Token("theology"),
    Token("urbanism", gains=6),
)

START_COINS: Final = 7
BASE_PRICE: Final = 2
FIXED_PRICE: Final = 1
DISCARD_COINS: Final = 2
MOST_WONDERS: Final = 7
COINS_PER_POINT: Final = 3
SYMBOLS_TO_WIN: Final = 6
DISCOUNT: Final = 2  # units that Architecture and Masonry waive
URBANISM_COINS: Final = 4
MATHEMATICS_POINTS: Final = 3

CAPITAL: Final = 9
# Where the pawn enters a zone with a military token, and the coins of that token (DU-MIL-04)
NEAR_ZONE: Final = 3
NEAR_LOOT: Final = 2
FAR_ZONE: Final = 6
FAR_LOOT: Final = 5
# By the pawn's distance from the centre (DU-MIL-13)
MILITARY_POINTS: Final = vec[i64]([0, 2, 2, 5, 5, 5, 10, 10, 10, 0])

# Who picks from a group of four: the first player to pick or the other (DU-DRAFT-02); the last pick is automatic.
GROUP_SIZE: Final = 4
FIRST_GAME: Final = (
    ("pyramids", "great-lighthouse", "temple-of-artemis", "statue-of-zeus"),
    ("circus-maximus", "piraeus", "appian-way", "colossus"),
)
