"""Evaluates a position: estimates each seat's chance to win.

A seat's strength is a weighted sum of a few features, and its chance follows from the strengths of all seats. The
weights were tuned in matches of changed against unchanged weights (``bench/tune_victoria.py``).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.victoria.cards import in_domain, size
from ecumene.games.victoria.frames import LAYING_DEMOCRACY, LAYING_EMBARGO
from ecumene.games.victoria.material import CULTURE, DECK_SIZE, DOMAIN_COUNT, LEVEL_1_CARDS, LEVEL_2_CARDS
from ecumene.games.victoria.position import AREAS, HANDS, TEAMS, Position
from ecumene.games.victoria.rules.ending import required

ROLLOUT_PLIES: Final = 8

FEATURES: Final = (
    "cards in hand",
    "nearness: squares of how far each domain is on the way to an instant win",
    "nearness: fourth powers",
    "what the hand adds to the third powers of nearness",
    "domains led (a shared lead counts a half)",
    "domains led, times how much of the deck is gone",
    "domains at level 1",
    "domains at level 2",
    "domains one card short of an instant win",
    "holds the card that completes one of them",
    "leads Culture alone",
    "has the turn",
)
WEIGHTS: Final = vec[float]([0.2, 1.2, 1.3, 1.2, 0.3, 0.75, 0.05, 0.1, 0.5, 0.6, 0.1, 0.1])


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
    """A seat's strength, as log-odds."""
    values = features(position, seat)
    total = 0.0
    index: i64 = 0
    while index < i64(len(values)):
        total += values[index] * WEIGHTS[index]
        index += 1
    return total


def features(position: Position, seat: i64) -> vec[float]:
    """The numbers of :data:`FEATURES` for one seat."""
    area: i64 = position.zones[AREAS + seat]
    hand: i64 = position.zones[HANDS + seat]
    level_1: i64 = LEVEL_1_CARDS[position.players]
    level_2: i64 = LEVEL_2_CARDS[position.players]
    values = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    values[0] = float(size(hand))
    domain: i64 = 0
    while domain < DOMAIN_COUNT:
        cards: i64 = in_domain(area, domain)
        held: i64 = in_domain(hand, domain)
        if cards or held:
            needed: i64 = required(position, seat, domain)
            near: float = float(cards) / float(needed)
            later: float = float(cards + held) / float(needed)
            values[1] += near * near
            values[2] += near * near * near * near
            values[3] += later * later * later - near * near * near
            values[4] += lead(position, seat, domain, cards)
            if domain != CULTURE:
                if cards >= level_2:
                    values[7] += 1.0
                elif cards >= level_1:
                    values[6] += 1.0
            if needed - cards <= 1:
                values[8] += 1.0
                if held:
                    values[9] = 1.0
        domain += 1
    values[5] = values[4] * (1.0 - float(position.deck) / float(DECK_SIZE[position.players]))
    if position.leads_culture(seat):
        values[10] = 1.0
    if seat == position.active:
        values[11] = 1.0
        frame: i64 = position.top_kind()
        if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
            values[0] += 1.0  # wherever it is placed, the card in transit is worth about as much as a card in hand
    return values


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
