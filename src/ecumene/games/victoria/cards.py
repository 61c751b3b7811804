"""Sets of cards packed into one integer, four bits per kind (see :mod:`material`)."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.games.victoria.material import (
    DOMAIN_BITS,
    DOMAIN_SHIFT,
    ERA_BITS,
    KIND_COUNT,
    KIND_DOMAIN,
    KIND_NAMES,
    UTOPIA_KIND,
)

Cards: TypeAlias = i64
Kind: TypeAlias = i64

_EVEN_NIBBLES: Final = 0x0F0F0F0F0F0F0F


def count(cards: Cards, kind: Kind) -> i64:
    """The number of cards of that kind."""
    if kind == UTOPIA_KIND:
        return cards >> 56
    return (cards >> (4 * kind)) & 15


def size(cards: Cards) -> i64:
    """The total number of cards: adds neighbouring counts, then the halves of the word."""
    sums: i64 = (cards & _EVEN_NIBBLES) + ((cards >> 4) & _EVEN_NIBBLES)
    sums = sums + (sums >> 32)
    sums = sums + (sums >> 16)
    sums = sums + (sums >> 8)
    # Utopia's count lies above the mask, at bit 56.
    return (sums & 0xFF) + (cards >> 56)


def in_domain(cards: Cards, domain: i64) -> i64:
    """The number of cards of that domain."""
    counts: i64 = (cards >> DOMAIN_SHIFT[domain]) & DOMAIN_BITS[domain]
    if domain == 5:
        return counts
    return (counts & 15) + ((counts >> 4) & 15) + (counts >> 8)


def has_domain(cards: Cards, domain: i64) -> bool:
    """Whether there is a card of that domain."""
    return ((cards >> DOMAIN_SHIFT[domain]) & DOMAIN_BITS[domain]) != 0


def of_era(cards: Cards, era: i64) -> Cards:
    """Only the cards of that era."""
    return cards & ERA_BITS[era]


def earliest(cards: Cards, domain: i64) -> Kind:
    """The domain's kind with the earliest era that is present: the one an effect moves (CV-CLR-48)."""
    kind: i64 = DOMAIN_SHIFT[domain] >> 2
    while count(cards, kind) == 0:
        kind += 1
    return kind


def without_domains(cards: Cards, domains: i64) -> Cards:
    """The cards outside a set of domains (one bit per domain)."""
    left = cards
    domain: i64 = 0
    while domains != 0:
        if domains & 1:
            left &= ~(DOMAIN_BITS[domain] << DOMAIN_SHIFT[domain])
        domains >>= 1
        domain += 1
    return left


def only_kind(cards: Cards) -> Kind:
    """The one kind present if there is exactly one, else -1."""
    found: i64 = -1
    kind: i64 = 0
    while kind < KIND_COUNT:
        if count(cards, kind):
            if found >= 0:
                return -1
            found = kind
        kind += 1
    return found


def names_of(cards: Cards) -> list[str]:
    """Each card's name, kind by kind."""
    return [KIND_NAMES[kind] for kind in range(KIND_COUNT) for _ in range(count(cards, kind))]


def kinds_of(cards: Cards) -> list[int]:
    """Each card's kind."""
    return [kind for kind in range(KIND_COUNT) for _ in range(count(cards, kind))]


def domain_of(kind: Kind) -> i64:
    """A kind's domain."""
    return KIND_DOMAIN[kind]


def one_of(cards: Cards, rng: Rng) -> i64:
    """A random card of a set; kinds are weighted by their counts."""
    ticket: i64 = rng.below(size(cards))
    kind: i64 = 0
    while kind < KIND_COUNT:
        amount: i64 = count(cards, kind)
        if ticket < amount:
            return kind
        ticket -= amount
        kind += 1
    raise AssertionError("a ticket is below the size of the set")
