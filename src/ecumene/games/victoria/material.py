"""Components of Victoria as tables: domains with their cards and effects, thresholds, deck.

A card is its domain and era and nothing else (CV-CLR-47), so a *kind* of card is one of 15 pairs, and any set of cards
is one integer: four bits of count per kind, five for the last one (Utopia, of which there are 16).
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


@dataclass(frozen=True)
class Domain:
    """One domain: how many cards each era has, and its effects in printed order (CV-CLR-03)."""

    name: str
    cards: tuple[int, int, int]
    level_1: str
    level_2: str
    discard: str


DOMAINS: Final = (
    Domain("war", (8, 8, 4), "assassination", "purge", "attack"),
    Domain("religion", (8, 8, 0), "holy-book", "divine-right", "inquisition"),
    Domain("economy", (4, 4, 8), "development", "monopoly", "embargo"),
    Domain("science", (4, 8, 8), "experiment", "research", "breakthrough"),
    Domain("culture", (4, 4, 8), "", "", ""),  # Inspiration copies an effect; there is no discard effect (CV-CUL-07)
    Domain("utopia", (0, 0, 16), "oligarchy", "republic", "democracy"),
)

WAR: Final = 0
RELIGION: Final = 1
ECONOMY: Final = 2
SCIENCE: Final = 3
CULTURE: Final = 4
UTOPIA: Final = 5
DOMAIN_COUNT: Final = 6
ERA_COUNT: Final = 3
KIND_COUNT: Final = 15
UTOPIA_KIND: Final = 14
FIRST_ECONOMY_KIND: Final = 5

# Ties are broken domain by domain in this order (CV-END-12, CV-END-13).
TIE_BREAK: Final = (UTOPIA, CULTURE, SCIENCE, ECONOMY, RELIGION, WAR)

# An effect is its domain times three, plus 0 for level 1, 1 for level 2, 2 for the discard effect.
EFFECT_NAMES: Final = tuple(name for domain in DOMAINS for name in (domain.level_1, domain.level_2, domain.discard))
DISCARD: Final = 2
ATTACK: Final = 2
INQUISITION: Final = 5
EMBARGO: Final = 8
BREAKTHROUGH: Final = 11
DEMOCRACY: Final = 17

_KINDS: Final = tuple(
    (domain, era) for domain in range(DOMAIN_COUNT) for era in range(ERA_COUNT) if DOMAINS[domain].cards[era]
)
KIND_NAMES: Final = tuple(f"{DOMAINS[domain].name}-{era + 1}" for domain, era in _KINDS)
KIND_DOMAIN: Final = vec[i64]([domain for domain, _ in _KINDS])
KIND_ERA: Final = vec[i64]([era for _, era in _KINDS])
ONE: Final = vec[i64]([16**kind for kind in range(KIND_COUNT)])
ALL_CARDS: Final[i64] = i64(sum(DOMAINS[domain].cards[era] * 16**kind for kind, (domain, era) in enumerate(_KINDS)))

# The position of a domain's kinds in a set of cards, and the mask of all their bits.
DOMAIN_SHIFT: Final = vec[i64]([0, 12, 20, 32, 44, 56])
DOMAIN_BITS: Final = vec[i64]([0xFFF, 0xFF, 0xFFF, 0xFFF, 0xFFF, 0x1F])
# The mask of one era.
ERA_BITS: Final = vec[i64](
    [
        sum((31 if kind == UTOPIA_KIND else 15) * 16**kind for kind in range(KIND_COUNT) if _KINDS[kind][1] == era)
        for era in range(ERA_COUNT)
    ]
)

# By number of players (CV-EFF-05, CV-EFF-06, CV-END-02, CV-SETUP-07); the first two entries are never used.
LEVEL_1_CARDS: Final = vec[i64]([0, 0, 3, 3, 2])
LEVEL_2_CARDS: Final = vec[i64]([0, 0, 5, 5, 4])
WIN_CARDS: Final = vec[i64]([0, 0, 8, 7, 7])
REMOVED_PER_ERA: Final = vec[i64]([0, 0, 3, 3, 0])
DECK_SIZE: Final = vec[i64]([0, 0, 95, 95, 104])
# While more cards than this are left, the top card is of Era I; then Era II (CV-CLR-50).
LEFT_AFTER_ERA_1: Final = vec[i64]([0, 0, 70, 70, 76])
LEFT_AFTER_ERA_2: Final = vec[i64]([0, 0, 41, 41, 44])

HAND: Final = 3
DRAFT_PACK: Final = 4
BREAKTHROUGH_CARDS: Final = 5
