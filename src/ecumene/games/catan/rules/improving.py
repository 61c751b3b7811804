"""City improvements and metropolises (CK-IMP, CK-METRO)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import COMMODITY_OF, ONE, lane
from ecumene.games.catan.citations import (
    CK_IMP_02,
    CK_IMP_03,
    CK_IMP_04,
    CK_METRO_01,
    CK_METRO_04,
    CK_METRO_08,
    CK_METRO_11,
    CK_METRO_12,
)
from ecumene.games.catan.frames import CAPPING
from ecumene.games.catan.island import NODE_COUNT
from ecumene.games.catan.layout import (
    BELOW_METROPOLIS,
    CAP_BITS,
    CAP_MASK,
    CITY,
    CRANES,
    HANDS,
    LEVEL_BITS,
    LEVELS,
    METROPOLIS_SHIFT,
    NOBODY,
    ONE_CRANE,
    POINTS,
    SAFE,
)
from ecumene.games.catan.material import CITIES, METROPOLIS_LEVEL, TOP_LEVEL, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.hands import pay
from ecumene.games.catan.rules.knights import place_details
from ecumene.games.catan.rules.reporting import report, seat_token, track_token

METROPOLIS_POINTS: Final = 2
CITIES_EACH: Final = 4


def has_city(position: Position, seat: i64) -> bool:
    """Whether a seat has a city on the board (CK-IMP-04)."""
    if position.supply(seat, CITIES) == CITIES_EACH:
        return False
    for node in position.chart().land_nodes:
        if position.kind_at(node) == CITY and position.owner_at(node) == seat:
            return True
    return False


def plain_city(position: Position, seat: i64, node: i64) -> bool:
    """Whether a seat has a city without a metropolis there."""
    return (
        position.kind_at(node) == CITY
        and position.owner_at(node) == seat
        and i64(position.nodes[node]) >> METROPOLIS_SHIFT == 0
    )


def has_plain_city(position: Position, seat: i64) -> bool:
    """Whether a seat has a city that could take a metropolis."""
    for node in position.chart().land_nodes:  # noqa: SIM110 - faster as a loop
        if plain_city(position, seat, node):
            return True
    return False


def price(position: Position, seat: i64, track: i64) -> i64:
    """The price of the next level: its number, less one with a Crane (CK-IMP-02, CK-CARD-76)."""
    cost: i64 = position.level(seat, track) + 1
    if position.turn & CRANES:
        cost -= 1
    return cost


def why_not_raise(position: Position, seat: i64, track: i64) -> Rule:
    """Whether a seat may buy the next level of a track, regardless of cost."""
    if track >= len(TRACKS) or position.level(seat, track) >= TOP_LEVEL:
        return CK_IMP_03
    if not has_city(position, seat):
        return CK_IMP_04
    level: i64 = position.level(seat, track) + 1
    if level < METROPOLIS_LEVEL or has_plain_city(position, seat):
        return ALLOWED
    if level == METROPOLIS_LEVEL:
        return CK_METRO_08
    return ALLOWED if position.cap_owner(track) == seat else CK_METRO_11


def why_not_improve(position: Position, seat: i64, track: i64) -> Rule:
    """Whether a seat can buy the next level of a track."""
    rule: Rule = why_not_raise(position, seat, track)
    return why_not_pay_for(position, seat, track) if rule == ALLOWED else rule


def why_not_pay_for(position: Position, seat: i64, track: i64) -> Rule:
    """Whether a seat holds what the next level of a track costs."""
    held: i64 = lane(position.zones[HANDS + seat], COMMODITY_OF[track])
    return ALLOWED if held >= price(position, seat, track) else CK_IMP_02


def improve(position: Position, seat: i64, track: i64, log: Log | None) -> None:
    """Buy the next level; levels 4 and 5 may give the metropolis (CK-METRO-01, CK-METRO-04)."""
    pay(position, seat, price(position, seat, track) * ONE[COMMODITY_OF[track]])
    if position.turn & CRANES:
        position.turn -= ONE_CRANE
    level: i64 = position.level(seat, track) + 1
    position.zones[LEVELS + seat] += 1 << (LEVEL_BITS * track)
    if log is not None:
        report(log, "improves", seat, CK_IMP_02, {"track": track_token(track), "level": level})
    owner: i64 = position.cap_owner(track)
    if level == METROPOLIS_LEVEL and owner == NOBODY:
        position.push(CAPPING, track)
    elif level == TOP_LEVEL and not position.caps >> (CAP_BITS * track) & SAFE:
        position.caps |= SAFE << (CAP_BITS * track)
        if owner != seat:
            if owner != NOBODY:
                _take_away(position, track, owner, log)
            position.push(CAPPING, track)


def _take_away(position: Position, track: i64, owner: i64, log: Log | None) -> None:
    """Remove the metropolis from its city, which becomes an ordinary one."""
    for node in position.chart().land_nodes:
        if position.kind_at(node) == CITY and i64(position.nodes[node]) >> METROPOLIS_SHIFT == track + 1:
            position.nodes[node] = u8(i64(position.nodes[node]) & BELOW_METROPOLIS)
            position.zones[POINTS + owner] -= METROPOLIS_POINTS
            if log is not None:
                details: dict[str, Value] = {"track": track_token(track), "target": seat_token(position.active)}
                report(log, "loses-metropolis", owner, CK_METRO_04, details)
            return


def why_not_cap(position: Position, seat: i64, node: i64) -> Rule:
    """Whether the metropolis may be placed on the city there."""
    if node < NODE_COUNT and plain_city(position, seat, node):
        return ALLOWED
    return CK_METRO_12


def cap(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Place the metropolis on a city."""
    track: i64 = position.top_extra()
    position.pop()
    position.nodes[node] = u8(i64(position.nodes[node]) | ((track + 1) << METROPOLIS_SHIFT))
    position.caps = (position.caps & ~(CAP_MASK << (CAP_BITS * track))) | ((seat + 1) << (CAP_BITS * track))
    position.zones[POINTS + seat] += METROPOLIS_POINTS
    if log is not None:
        details = place_details(position, node)
        details["track"] = track_token(track)
        report(log, "metropolis", seat, CK_METRO_01, details)
