"""Victory cards: everybody's progress on each agenda, marking, and the check for victory (ND-WIN)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import Rule
from ecumene.games.newdawn.citations import (
    ND_WIN_09,
    ND_WIN_10,
    ND_WIN_11,
    ND_WIN_12,
    ND_WIN_13,
    ND_WIN_14,
    ND_WIN_15,
    ND_WIN_16,
    ND_WIN_17,
    ND_WIN_18,
)
from ecumene.games.newdawn.frames import MUSTERING
from ecumene.games.newdawn.land import BIT, RIM, WORDS, count_bits, count_spaces
from ecumene.games.newdawn.layout import (
    CITIES,
    CITY_SET,
    CITY_STATE,
    MARKERS,
    MARKS,
    NATURAL,
    OWNED,
    OWNER_SHIFT,
    TECH,
    TOKEN_SET,
    TOKENS,
    WONDERS,
)
from ecumene.games.newdawn.material import (
    AGENDAS,
    CITIES_WANTED,
    CITY_PIECES,
    CITY_STATE_COUNT,
    CONQUESTS_WANTED,
    DIAL_WANTED,
    MATURE_WANTED,
    NATURAL_COUNT,
    NATURAL_WANTED,
    RIM_WANTED,
    WONDERS_WANTED,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import terrain
from ecumene.games.newdawn.rules.reporting import report

# By agenda: what it asks for, and the deck whose wonders it counts.
WANTED: Final = vec[i64](
    [
        CITIES_WANTED, WONDERS_WANTED, CONQUESTS_WANTED, WONDERS_WANTED, RIM_WANTED, WONDERS_WANTED, DIAL_WANTED,
        WONDERS_WANTED, MATURE_WANTED, NATURAL_WANTED,
    ]
)  # fmt: skip
DECK_OF: Final = vec[i64]([0, 1, 0, 3, 0, 0, 0, 2, 0, 0])


def wonders_of(position: Position, seat: i64, deck: i64) -> i64:
    """How many wonders of a type a seat controls."""
    return count_bits((position.zones[WONDERS + seat] >> (6 * deck)) & 63)


def own_cities(position: Position, seat: i64) -> i64:
    """How many cities a seat has on the map, including the capital."""
    return CITY_PIECES - position.zones[CITIES + seat] + 1


def conquests(position: Position, seat: i64) -> i64:
    """How many captured city-states a seat controls."""
    count: i64 = 0
    city_state: i64 = 0
    while city_state < CITY_STATE_COUNT:
        state: i64 = position.zones[CITY_STATE + city_state]
        if state & OWNED and state >> OWNER_SHIFT == seat:
            count += 1
        city_state += 1
    return count


def naturals(position: Position, seat: i64) -> i64:
    """How many natural wonders a seat controls."""
    count: i64 = 0
    natural: i64 = 0
    while natural < NATURAL_COUNT:
        state: i64 = position.zones[NATURAL + natural]
        if state & OWNED and state >> OWNER_SHIFT == seat:
            count += 1
        natural += 1
    return count


def rim_spaces(position: Position, seat: i64) -> i64:
    """How many friendly spaces of a seat are next to water or on the edge of the map (ND-WIN-23)."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        count += count_bits(position.friendly(seat, word) & position.land.sets[RIM + word])
        word += 1
    return count


def mature_count(position: Position, seat: i64) -> i64:
    """How many mature cities a seat has."""
    return count_spaces(terrain.mature_cities(position, seat))


def friendly_spaces(position: Position, seat: i64) -> i64:
    """How many spaces hold a seat's cities and control tokens."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        count += count_bits(position.sets[TOKEN_SET + WORDS * seat + word])
        count += count_bits(position.sets[CITY_SET + WORDS * seat + word])
        word += 1
    return count


def _met(position: Position, seat: i64, card: i64) -> i64:
    """The number of the agenda of a victory card that a seat meets now; -1 for none."""
    if card == 0:
        if own_cities(position, seat) >= CITIES_WANTED:
            return 0
        return 1 if wonders_of(position, seat, 1) >= WONDERS_WANTED else -1
    if card == 1:
        if conquests(position, seat) >= CONQUESTS_WANTED:
            return 2
        return 3 if wonders_of(position, seat, 3) >= WONDERS_WANTED else -1
    if card == 2:
        if wonders_of(position, seat, 0) >= WONDERS_WANTED:
            return 5
        return 4 if rim_spaces(position, seat) >= RIM_WANTED else -1
    if card == 3:
        if position.zones[TECH + seat] >= DIAL_WANTED:
            return 6
        return 7 if wonders_of(position, seat, 2) >= WONDERS_WANTED else -1
    if naturals(position, seat) >= NATURAL_WANTED:
        return 9
    # Meeting the mature-cities agenda needs five cities, and those are faster to count.
    if own_cities(position, seat) < MATURE_WANTED:
        return -1
    return 8 if mature_count(position, seat) >= MATURE_WANTED else -1


def check(position: Position, log: Log | None) -> None:
    """Mark every victory card for every seat that meets one of its agendas now (ND-WIN-20)."""
    position.changed = False
    seat: i64 = 0
    while seat < position.players:
        missing: i64 = position.victory & ~position.zones[MARKS + seat]
        card: i64 = 0
        while missing >> card:
            if missing & BIT[card]:
                agenda: i64 = _met(position, seat, card)
                if agenda >= 0:
                    mark(position, seat, agenda, log)
            card += 1
        seat += 1


def mark(position: Position, seat: i64, agenda: i64, log: Log | None) -> None:
    """Complete a victory card permanently (ND-WIN-03); a control token marks it if there is one (ND-WIN-25)."""
    card: i64 = agenda // 2
    if not position.victory & BIT[card] or position.zones[MARKS + seat] & BIT[card]:
        return
    position.zones[MARKS + seat] |= BIT[card]
    if position.zones[TOKENS + seat] > 0:
        position.zones[TOKENS + seat] -= 1
        position.zones[MARKERS + seat] += 1
    else:
        position.push(MUSTERING, seat)
    if log is not None:
        report(log, "completes", seat, rule_of(agenda), {"agenda": f"agenda.{AGENDAS[agenda]}"})


def rule_of(agenda: i64) -> Rule:
    """The rule that defines an agenda."""
    rules = (
        ND_WIN_09, ND_WIN_10, ND_WIN_11, ND_WIN_12, ND_WIN_13, ND_WIN_14, ND_WIN_15, ND_WIN_16, ND_WIN_17, ND_WIN_18,
    )  # fmt: skip
    return rules[agenda]


def reach_last_step(position: Position, seat: i64, log: Log | None) -> None:
    """Record that the pointer has reached or passed 24 (ND-WIN-24)."""
    mark(position, seat, 6, log)


def beat_capital(position: Position, seat: i64, log: Log | None) -> None:
    """Record that an attack on a rival capital was won (ND-WIN-11)."""
    mark(position, seat, 2, log)


def progress(position: Position, seat: i64, agenda: i64) -> i64:
    """A seat's progress on an agenda; for the capital-or-city-states one, its captured city-states."""
    if agenda == 0:
        return own_cities(position, seat)
    if agenda == 2:
        return conquests(position, seat)
    if agenda == 4:
        return rim_spaces(position, seat)
    if agenda == 6:
        return position.zones[TECH + seat]
    if agenda == 8:
        return mature_count(position, seat)
    if agenda == 9:
        return naturals(position, seat)
    return wonders_of(position, seat, DECK_OF[agenda])


def wanted(agenda: i64) -> i64:
    """How many an agenda asks for."""
    return WANTED[agenda]


def qualified(position: Position) -> i64:
    """The seats that have completed every victory card in play, one bit each."""
    found: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if position.zones[MARKS + seat] == position.victory:
            found |= BIT[seat]
        seat += 1
    return found


def winners(position: Position) -> i64:
    """Who wins of those who qualify: most wonders, then most friendly spaces, else shared (ND-WIN-06 to 08)."""
    best: i64 = -1
    found: i64 = 0
    able: i64 = qualified(position)
    seat: i64 = 0
    while seat < position.players:
        if able & BIT[seat]:
            score: i64 = 1000 * count_bits(position.zones[WONDERS + seat]) + friendly_spaces(position, seat)
            if score > best:
                best = score
                found = BIT[seat]
            elif score == best:
                found |= BIT[seat]
        seat += 1
    return found
