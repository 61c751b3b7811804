"""What is printed on cards, wonders and the track, written down once more for the tests of several chapters."""

from __future__ import annotations

from .table import Table

SHIELDS = {
    "guard-tower": 1, "stable": 1, "garrison": 1, "palisade": 1, "horse-breeders": 1, "barracks": 1, "walls": 2,
    "archery-range": 2, "parade-ground": 2, "fortifications": 2, "siege-workshop": 2, "circus": 2, "arsenal": 3,
    "pretorium": 3,
}  # fmt: skip
WONDER_SHIELDS = {"circus-maximus": 1, "colossus": 2, "statue-of-zeus": 1}
RED_OF = {1: "barracks", 2: "walls", 3: "pretorium"}  # a red card for each number of shields

AGAIN = ("appian-way", "hanging-gardens", "piraeus", "sphinx", "temple-of-artemis")
UNITS = {  # of resources, in the cost of each wonder
    "appian-way": 5, "circus-maximus": 4, "colossus": 4, "great-library": 5, "great-lighthouse": 4,
    "hanging-gardens": 4, "mausoleum": 5, "piraeus": 4, "pyramids": 4, "sphinx": 4, "statue-of-zeus": 5,
    "temple-of-artemis": 4,
}  # fmt: skip

# Each symbol and its two green cards
PAIRS = {
    "inkwell": ("scriptorium", "library"),
    "mortar": ("pharmacist", "dispensary"),
    "level": ("workshop", "laboratory"),
    "wheel": ("apothecary", "school"),
    "sundial": ("academy", "study"),
    "armillary": ("university", "observatory"),
}
SYMBOL_OF = {card: symbol for symbol, cards in PAIRS.items() for card in cards}
BOTH_WAYS = [(first, second) for cards in PAIRS.values() for first, second in (cards, cards[::-1])]

# Each chain symbol, the card that has it and the card that it makes free
CHAIN_LINKS = [
    ("horseshoe", "stable", "horse-breeders"),
    ("sword", "garrison", "barracks"),
    ("tower", "palisade", "fortifications"),
    ("target", "archery-range", "siege-workshop"),
    ("helmet", "parade-ground", "circus"),
    ("book", "scriptorium", "library"),
    ("gear", "pharmacist", "dispensary"),
    ("lyre", "school", "university"),
    ("lamp", "laboratory", "observatory"),
    ("mask", "theater", "statue"),
    ("column", "statue", "gardens"),
    ("moon", "altar", "temple"),
    ("sun", "temple", "pantheon"),
    ("drop", "baths", "aqueduct"),
    ("portico", "rostrum", "senate"),
    ("amphora", "tavern", "lighthouse"),
    ("barrel", "brewery", "arena"),
]


def all_but(symbol: str) -> str:
    """One card of every symbol but one, the earlier of each pair."""
    return " ".join(cards[0] for name, cards in PAIRS.items() if name != symbol)


def seen_from(seat: int, distance: int) -> int:
    """Where the pawn stands when it is that far on the side of a seat's rival."""
    return distance if seat == 1 else -distance


def left_after(pawn: int) -> dict[int, list[int]]:
    """The military tokens that are left when the pawn has come straight from the centre."""
    return {seat: [coins for zone, coins in ((3, 2), (6, 5)) if pawn * way < zone] for seat, way in ((1, -1), (2, 1))}


def at_war(seat: int, distance: int, card: str, *, rich: int = 20, tokens: dict[int, str] | None = None) -> Table:
    """A seat about to build a red card with the pawn that far on the rival's side; both have coins enough."""
    pawn = seen_from(seat, distance)
    return Table(
        card, coins={seat: 40, 3 - seat: rich}, pawn=pawn, loot=left_after(pawn), turn=seat, tokens=tokens or {}
    )


def left_after_building(name: str, tokens: dict[int, str], cities: dict[int, str] | None = None) -> tuple[int, int]:
    """The coins of both seats, 40 before, when the first has built a card or a wonder: what is really charged."""
    wonder = name in UNITS
    table = Table(
        "altar" if wonder else name,
        wonders={1: name} if wonder else {},
        tokens=tokens,
        cities=cities,
        coins={1: 40, 2: 40},
    )
    table.do(f"raise {name} altar" if wonder else f"build {name}")
    return int(table.state.city(0).coins), int(table.state.city(1).coins)
