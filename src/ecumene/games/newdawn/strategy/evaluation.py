"""How good a position is for each seat: how close it is to completing every victory card, and its means to do so.

Every seat's score is the weighted sum of its features; its chance of winning is its share of the exponentials, so
what one player gains the others lose. The weights were set by hand, after measuring how well each feature alone
predicts the winner of games between bots (``bench/tune_newdawn.py``).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn import frames
from ecumene.games.newdawn.land import BIT, WORDS, count_bits
from ecumene.games.newdawn.layout import (
    ALLIES,
    CARAVANS,
    CITY_SET,
    MARKS,
    RESOURCES,
    SPACE_MASK,
    TECH,
    WONDERS,
    WONDERS_AT,
)
from ecumene.games.newdawn.material import DIAL_WANTED, SLOTS, VICTORY_CARDS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, battle
from ecumene.games.newdawn.strategy import distance, promise

EXPLORATION: Final = 0.05
TURNS_PLANNED: Final = 2  # the card used now affects the value of the next one
USUAL_ROUNDS: Final = 100  # by which almost all games between bots have ended
AS_GOOD_AS_WON: Final = 3.0  # for having every card before the next check for victory, by the current tie-breaks

# Features
CARDS_DONE: Final = 0  # victory cards completed
TURNS: Final = 1  # that the open cards still need, by the closer agenda of each
LONGEST: Final = 2  # of the open card that needs the most
OTHER: Final = 3  # by the farther agendas
SPACES: Final = 4
CITIES: Final = 5
MATURE: Final = 6
WONDERS_HELD: Final = 7
DIAL: Final = 8
LEVELS: Final = 9  # of the cards in the row, above the first
TRADE: Final = 10  # trade tokens, by type of card
RESOURCES_HELD: Final = 15
NATURALS: Final = 16
CONQUESTS: Final = 17
FRIENDS: Final = 18  # city-states
PACTS: Final = 19  # diplomacy cards of rivals
STRONG: Final = 20  # reinforced control tokens
SLOT: Final = 21  # the slots of the cards, by type
NEXT_WONDER: Final = 26  # how close the cheapest open wonder is
ON_THE_ROAD: Final = 27  # caravans on the map
EXPOSED: Final = 28  # wonders under cities other than the capital
FEATURES: Final = 29
PROMISE: Final = 29  # the weight of what the card being resolved may still bring
NAMES: Final = (
    "cards done", "turns", "longest", "other", "spaces", "cities", "mature", "wonders", "dial", "levels",
    "culture trade", "science trade", "economy trade", "industry trade", "military trade", "resources", "naturals",
    "conquests", "friends", "pacts", "strong", "culture slot", "science slot", "economy slot", "industry slot",
    "military slot", "next wonder", "on the road", "exposed",
)  # fmt: skip

WEIGHTS: Final = vec[float](
    [
        0.45, -0.09, -0.06, -0.01, 0.012, 0.05, 0.08, 0.08, 0.02, 0.1,
        0.025, 0.01, 0.02, 0.03, 0.01, 0.02, 0.2,
        0.05, 0.03, 0.02, 0.006, 0.01, 0.01, 0.008, 0.014,
        0.006, 0.06, 0.006, 0.0, 0.015,
    ]
)  # fmt: skip

# Decisions in the middle of something that is evaluated once they are made.
_UNDECIDED: Final = (
    frames.GARDENS, frames.REMOVING, frames.EIFFEL, frames.YIELDING, frames.UNSTORING, frames.ORACLE, frames.SEOUL,
    frames.DRIVING, frames.GENEVA, frames.RENEWING, frames.SHIFTING_TO, frames.GAINING, frames.REPLACING,
    frames.DIPLOMACY, frames.COLLECTING, frames.PAYING, frames.UNDER, frames.UPGRADING, frames.POTALA,
    frames.ATTACKER, frames.DEFENDER, frames.CONQUEST, frames.LOOTING, frames.REFILLING, frames.TRADE,
    frames.REVEALING, frames.DISCARDING, frames.STACK_CHOICE, frames.LODGING, frames.DISMISSING, frames.GIVING_BACK,
    frames.MUSTERING,
)  # fmt: skip
UNDECIDED: Final = vec[bool]([frame in _UNDECIDED for frame in range(frames.FRAME_LIMIT)])

NOTHING: Final = vec[float]([0.0] * (4 * FEATURES))


def survey(position: Position) -> vec[float]:
    """The features of all seats, one after another."""
    found = NOTHING[:]
    seat: i64 = 0
    while seat < position.players:
        start: i64 = FEATURES * seat
        _aims(position, seat, found, start)
        _land(position, seat, found, start)
        _row(position, seat, found, start)
        seat += 1
    return found


def _aims(position: Position, seat: i64, found: vec[float], start: i64) -> None:
    """What the victory cards still ask for."""
    card: i64 = 0
    while card < VICTORY_CARDS:
        if position.victory & BIT[card]:
            if position.zones[MARKS + seat] & BIT[card]:
                found[start + CARDS_DONE] += 1.0
            else:
                one = distance.turns(position, seat, 2 * card)
                two = distance.turns(position, seat, 2 * card + 1)
                near = one if one < two else two
                far = two if one < two else one
                found[start + TURNS] += near
                found[start + OTHER] += far if far < distance.FAR else distance.FAR
                if near > found[start + LONGEST]:
                    found[start + LONGEST] = near
        card += 1


def _land(position: Position, seat: i64, found: vec[float], start: i64) -> None:
    """What a seat has on the map and next to it."""
    found[start + SPACES] = float(agendas.friendly_spaces(position, seat))
    found[start + CITIES] = float(agendas.own_cities(position, seat))
    found[start + MATURE] = float(agendas.mature_count(position, seat))
    held: i64 = count_bits(position.zones[WONDERS + seat])
    found[start + WONDERS_HELD] = float(held)
    found[start + NATURALS] = float(agendas.naturals(position, seat))
    found[start + CONQUESTS] = float(agendas.conquests(position, seat))
    found[start + FRIENDS] = float(count_bits(position.zones[ALLIES + seat]))
    found[start + STRONG] = float(battle.strong_tokens(position, seat))
    resources: i64 = position.zones[RESOURCES + seat]
    found[start + RESOURCES_HELD] = float(
        (resources & 15) + ((resources >> 4) & 15) + ((resources >> 8) & 15) + ((resources >> 12) & 15)
    )
    pacts: i64 = position.pacts
    while pacts:
        if pacts & 7 == seat + 1:
            found[start + PACTS] += 1.0
        pacts >>= 3
    caravans: i64 = position.zones[CARAVANS + seat]
    while caravans:
        if caravans & SPACE_MASK:
            found[start + ON_THE_ROAD] += 1.0
        caravans >>= 10
    if held:
        word: i64 = 0
        under: i64 = 0
        while word < WORDS:
            under += count_bits(position.sets[CITY_SET + WORDS * seat + word] & position.sets[WONDERS_AT + word])
            word += 1
        found[start + EXPOSED] = float(under)


def _row(position: Position, seat: i64, found: vec[float], start: i64) -> None:
    """The dial, the cards, their slots and what lies on them."""
    found[start + DIAL] = float(position.zones[TECH + seat] if distance.dial_matters(position, seat) else DIAL_WANTED)
    back: i64 = distance.going_back(position, seat)
    slot: i64 = 1
    while slot <= SLOTS:
        station: i64 = position.station_at(seat, slot - 1)
        card: i64 = position.card_on(seat, station)
        found[start + LEVELS] += float(card & 3)
        found[start + TRADE + (card >> 2)] += float(position.trade_on(seat, station))
        found[start + SLOT + (card >> 2)] += float(distance.slot_soon(slot, back))
        slot += 1
    nearest = distance.FAR
    deck: i64 = 0
    while deck < 4:
        need = distance.to_build(position, seat, deck)
        if need < nearest:
            nearest = need
        deck += 1
    found[start + NEXT_WONDER] = 1.0 / nearest


def weigh(position: Position, found: vec[float]) -> vec[float]:
    """The score of each seat."""
    scores = NOTHING[: position.players]
    seat: i64 = 0
    while seat < position.players:
        score = 0.0
        number: i64 = 0
        while number < FEATURES:
            score += WEIGHTS[number] * found[FEATURES * seat + number]
            number += 1
        scores[seat] = score + WEIGHTS[PROMISE] * promise.of_seat(position, seat)
        seat += 1
    return scores


def chances(position: Position) -> vec[float]:
    """Every seat's chance of winning: its share of the exponentials."""
    shares = NOTHING[: position.players]
    seat: i64 = 0
    if position.round == 0:
        while seat < position.players:
            shares[seat] = 1.0 / float(position.players)
            seat += 1
        return shares
    scores = weigh(position, survey(position))
    winners: i64 = agendas.winners(position)
    whole = 0.0
    while seat < position.players:
        if winners & BIT[seat]:
            scores[seat] += AS_GOOD_AS_WON
        shares[seat] = exp(scores[seat] - scores[0])
        whole += shares[seat]
        seat += 1
    seat = 0
    while seat < position.players:
        shares[seat] /= whole
        seat += 1
    return shares
