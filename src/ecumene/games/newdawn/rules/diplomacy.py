"""Diplomacy cards: holding, taking and returning them (ND-DIP)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_25,
    ND_DIP_03,
    ND_DIP_05,
    ND_DIP_11,
    ND_DIP_12,
    ND_ECO_14,
    ND_ECO_15,
)
from ecumene.games.newdawn.frames import GIVING_BACK
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.layout import ALLIES, CITY_STATE, PRESENT
from ecumene.games.newdawn.material import CITY_STATE_CARDS, CITY_STATE_COUNT, PACT_COUNT, POTALA_PALACE
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules.board import is_captured
from ecumene.games.newdawn.rules.reporting import city_state_token, pact_token, report, seat_token


def holder(position: Position, giver: i64, pact: i64) -> i64:
    """Who holds a player's diplomacy card; -1 if it is with its owner."""
    return ((position.pacts >> (12 * giver + 3 * pact)) & 7) - 1


def holds(position: Position, seat: i64, giver: i64, pact: i64) -> bool:
    """Whether a seat holds another player's card."""
    return (position.pacts >> (12 * giver + 3 * pact)) & 7 == seat + 1


def held_of(position: Position, seat: i64, giver: i64) -> i64:
    """How many cards of another player a seat holds."""
    count: i64 = 0
    pact: i64 = 0
    while pact < PACT_COUNT:
        if holds(position, seat, giver, pact):
            count += 1
        pact += 1
    return count


def set_holder(position: Position, giver: i64, pact: i64, seat: i64) -> None:
    """Give a card to a seat, or back to its owner (-1)."""
    shift: i64 = 12 * giver + 3 * pact
    # A product, not a shift: the compiler would shift a literal as a small number.
    position.pacts = (position.pacts & ~(7 * BIT[shift])) | ((seat + 1) << shift)
    position.changed = True


def why_not_take(position: Position, seat: i64, giver: i64, pact: i64) -> Rule:
    """Whether a card may be taken: it must belong to another player, and that player must have it (ND-CLR-25)."""
    if giver >= position.players or giver == seat or pact >= PACT_COUNT:
        return ND_CLR_25
    return ALLOWED if holder(position, giver, pact) < 0 else ND_DIP_11


def take(position: Position, seat: i64, giver: i64, pact: i64, log: Log | None) -> None:
    """Take a card of another player; the one held before goes back unless Potala Palace allows more."""
    if not position.controls(seat, POTALA_PALACE):
        return_all(position, seat, giver, None)
    set_holder(position, giver, pact, seat)
    if log is not None:
        report(log, "takes-pact", seat, ND_ECO_15, {"pact": pact_token(pact), "target": seat_token(giver)})


def return_all(position: Position, seat: i64, giver: i64, log: Log | None) -> None:
    """Return all cards of another player (ND-DIP-05)."""
    pact: i64 = 0
    while pact < PACT_COUNT:
        if holds(position, seat, giver, pact):
            give_back(position, seat, giver, pact, ND_DIP_05, log)
        pact += 1


def give_back(position: Position, seat: i64, giver: i64, pact: i64, rule: Rule, log: Log | None) -> None:
    """Return a card to its owner (ND-DIP-08)."""
    set_holder(position, giver, pact, -1)
    if log is not None:
        report(log, "returns-pact", seat, rule, {"pact": pact_token(pact), "target": seat_token(giver)})


# City-states ----------------------------------------------------------------------------------------------------------


def is_ally(position: Position, seat: i64, city_state: i64) -> bool:
    """Whether a seat holds a city-state's card."""
    return position.zones[ALLIES + seat] & BIT[city_state] != 0


def copies_left(position: Position, city_state: i64) -> i64:
    """How many cards of a city-state lie next to the map."""
    if is_captured(position, city_state) or not position.zones[CITY_STATE + city_state] & PRESENT:
        return 0
    left: i64 = CITY_STATE_CARDS
    seat: i64 = 0
    while seat < position.players:
        if is_ally(position, seat, city_state):
            left -= 1
        seat += 1
    return left


def why_not_ally(position: Position, seat: i64, city_state: i64) -> Rule:
    """Whether a city-state's card may be taken: one of each, if one is left (ND-DIP-03, ND-DIP-11)."""
    if city_state >= CITY_STATE_COUNT:
        return ND_ECO_14
    if is_ally(position, seat, city_state):
        return ND_DIP_03
    return ALLOWED if copies_left(position, city_state) > 0 else ND_DIP_11


def ally(position: Position, seat: i64, city_state: i64, rule: Rule, log: Log | None) -> None:
    """Take a city-state's card."""
    position.zones[ALLIES + seat] |= BIT[city_state]
    if log is not None:
        report(log, "allies", seat, rule, {"city": city_state_token(city_state)})


def break_alliance(position: Position, seat: i64, city_state: i64, log: Log | None) -> None:
    """Return a city-state's card after attacking it (ND-DIP-05)."""
    if is_ally(position, seat, city_state):
        position.zones[ALLIES + seat] &= ~BIT[city_state]
        if log is not None:
            report(log, "returns-alliance", seat, ND_DIP_05, {"city": city_state_token(city_state)})


def demand_returns(position: Position) -> bool:
    """Make a seat without Potala Palace return cards beyond one of each rival (ND-DIP-12); whether any has to."""
    if not position.pacts:
        return False
    seat: i64 = 0
    while seat < position.players:
        if not position.controls(seat, POTALA_PALACE):
            giver: i64 = 0
            while giver < position.players:
                if giver != seat and held_of(position, seat, giver) > 1:
                    position.push(GIVING_BACK, seat, giver)
                    return True
                giver += 1
        seat += 1
    return False


def return_surplus(position: Position, seat: i64, giver: i64, pact: i64, log: Log | None) -> None:
    """Return one surplus card."""
    position.pop()
    give_back(position, seat, giver, pact, ND_DIP_12, log)
