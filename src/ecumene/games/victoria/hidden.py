"""Redeals what a seat cannot know: other hands and packs, from all cards that are not visible (CV-CLR-43)."""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.games.victoria.cards import Cards, of_era, one_of, size
from ecumene.games.victoria.material import ERA_COUNT, ONE
from ecumene.games.victoria.position import HANDS, HIDDEN_BACKS, PACKS, Position


def redeal(position: Position, seat: i64, rng: Rng) -> None:
    """Redeal all cards that the seat cannot see among the places where they could be.

    The pool is everything hidden: other hands and packs, the deck and the removed cards. Hands keep their sizes, and
    their eras if backs are public; if not, only the eras of all hidden cards together are known (CV-CLR-50), and these
    are shuffled among the hands.
    """
    hidden: i64 = 0
    owner: i64 = 0
    while owner < position.players:
        if owner != seat:
            hidden += position.zones[HANDS + owner] + position.zones[PACKS + owner]
        owner += 1
    position.pool += hidden
    left = vec[i64]([0, 0, 0])
    era: i64 = 0
    while era < ERA_COUNT:
        left[era] = size(of_era(hidden, era))
        era += 1
    owner = 0
    while owner < position.players:
        if owner != seat:
            position.zones[HANDS + owner] = _deal_like(position, position.zones[HANDS + owner], left, rng)
            position.zones[PACKS + owner] = _deal_like(position, position.zones[PACKS + owner], left, rng)
        owner += 1


def _deal_like(position: Position, held: Cards, left: vec[i64], rng: Rng) -> Cards:
    """As many cards from the pool as are held, of the same eras if those are visible."""
    dealt: i64 = 0
    wanted: i64 = size(held)
    era: i64 = 0
    same: i64 = size(of_era(held, 0))
    while wanted > 0:
        if position.flags & HIDDEN_BACKS:
            era = _one_era(left, rng)
        else:
            while same == 0:
                era += 1
                same = size(of_era(held, era))
            same -= 1
        left[era] -= 1
        kind = one_of(of_era(position.pool, era), rng)
        position.pool -= ONE[kind]
        dealt += ONE[kind]
        wanted -= 1
    return dealt


def _one_era(left: vec[i64], rng: Rng) -> i64:
    """A random era, weighted by its remaining hidden cards."""
    ticket: i64 = rng.below(left[0] + left[1] + left[2])
    if ticket < left[0]:
        return 0
    if ticket < left[0] + left[1]:
        return 1
    return 2
