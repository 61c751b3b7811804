"""What a bot thinks of a position: an estimate of each seat's chance to win.

A side is as strong as its domains are near an instant win, as many as it leads, and as much as it can still play. How
much leading counts grows as the deck shrinks. The weights were fitted to self-play (``bench/fit_victoria.py``).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ecumene.games.victoria.cards import has_domain, in_domain, size
from ecumene.games.victoria.material import CULTURE, DECK_SIZE, DOMAIN_COUNT, LEVEL_1_CARDS, LEVEL_2_CARDS
from ecumene.games.victoria.position import AREAS, HANDS, LAYING_DEMOCRACY, LAYING_EMBARGO, TEAMS, Position
from ecumene.games.victoria.rules.ending import required

PLIES_BEFORE_JUDGING: Final = 8


def chance_to_win(position: Position, seat: i64) -> float:
    """An estimate from 0 to 1: the share of the seat's side in the strength of all sides."""
    own = 0.0
    total = 0.0
    other: i64 = 0
    while other < position.players:
        weight = exp(strength(position, other))
        total += weight
        if other == seat or (position.flags & TEAMS and (other - seat) % 2 == 0):
            own += weight
        other += 1
    return own / total


def strength(position: Position, seat: i64) -> float:
    """How well a seat stands, as the logarithm of its odds against an even one."""
    area: i64 = position.zones[AREAS + seat]
    hand: i64 = position.zones[HANDS + seat]
    played: float = 1.0 - float(position.deck) / float(DECK_SIZE[position.players])
    value = 0.12 * float(size(hand))
    domain: i64 = 0
    while domain < DOMAIN_COUNT:
        cards: i64 = in_domain(area, domain)
        if cards or has_domain(hand, domain):
            needed: i64 = required(position, seat, domain)
            share: float = float(cards) / float(needed)
            value += 2.5 * share * share * share
            held: i64 = in_domain(hand, domain)
            if held:
                later: float = float(cards + held) / float(needed)
                value += 0.8 * (later * later * later - share * share * share)
            value += (0.35 + 0.9 * played) * lead(position, seat, domain, cards)
            if domain != CULTURE:
                if cards >= LEVEL_2_CARDS[position.players]:
                    value += 0.25
                elif cards >= LEVEL_1_CARDS[position.players]:
                    value += 0.15
        domain += 1
    if seat == position.active:
        frame: i64 = position.top_kind()
        if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
            value += 0.3  # the card in transit will be worth something where it is laid
    return value


def lead(position: Position, seat: i64, domain: i64, cards: i64) -> float:
    """1 for leading a domain alone, a half for sharing the lead, 0 otherwise."""
    if cards == 0:
        return 0.0
    worth = 1.0
    other: i64 = 0
    while other < position.players:
        if other != seat:
            rival: i64 = in_domain(position.zones[AREAS + other], domain)
            if rival > cards:
                return 0.0
            if rival == cards:
                worth = 0.5
        other += 1
    return worth
