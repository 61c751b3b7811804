"""Cities, control tokens and what is under them: placing, lifting, and what comes with a space (ND-HEX, ND-RES)."""

from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.games.newdawn.citations import ND_CLR_19, ND_EVT_20, ND_RES_02, ND_WON_08, ND_WON_09
from ecumene.games.newdawn.frames import LODGING
from ecumene.games.newdawn.land import BIT, NONE, WORDS
from ecumene.games.newdawn.layout import (
    ALLIES,
    ASIDE,
    CAPITAL,
    CAPITAL_CITY,
    CAPTURED,
    CITIES,
    CITY,
    CITY_SET,
    CITY_STATE,
    NATURAL,
    NATURAL_AT,
    NEAR_CITIES,
    OCCUPIED,
    OWNED,
    OWNER_SHIFT,
    PRESENT,
    RESOURCES,
    RESOURCES_AT,
    STATION_SHIFT,
    STRONG,
    STRONG_SET,
    TOKEN,
    TOKEN_SET,
    TOKENS,
    USED,
    WONDER_AT,
    WONDERS,
    WONDERS_AT,
)
from ecumene.games.newdawn.lookup import TYPE_OF_CITY_STATE
from ecumene.games.newdawn.material import (
    AMERICA,
    CITY_STATE_COUNT,
    NATURAL_COUNT,
    SLOTS,
    WONDER_COUNT,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules.reporting import (
    city_state_token,
    natural_token,
    report,
    resource_token,
    space_token,
    wonder_token,
)


def put_token(position: Position, seat: i64, space: i64, strong: bool) -> None:
    """Put a control token from the supply on a space without a piece."""
    position.zones[TOKENS + seat] -= 1
    position.include(TOKEN_SET + WORDS * seat, space)
    if strong:
        position.include(STRONG_SET + WORDS * seat, space)
        position.pieces[space] = u8(seat + 1 + STRONG)
    else:
        position.pieces[space] = u8(seat + 1 + TOKEN)
    position.include(OCCUPIED, space)
    _settled(position, space)


def put_city(position: Position, seat: i64, space: i64) -> None:
    """Put a city from the supply on a space without a piece."""
    position.zones[CITIES + seat] -= 1
    position.include(CITY_SET + WORDS * seat, space)
    position.pieces[space] = u8(seat + 1 + CITY)
    position.include(OCCUPIED, space)
    measure_cities(position, seat)
    _settled(position, space)


def put_capital(position: Position, seat: i64, space: i64) -> None:
    """Put a capital on its symbol."""
    position.zones[CAPITAL + seat] = space + 1
    position.include(CITY_SET + WORDS * seat, space)
    position.pieces[space] = u8(seat + 1 + CAPITAL_CITY)
    position.include(OCCUPIED, space)
    measure_cities(position, seat)


def _settled(position: Position, space: i64) -> None:
    position.changed = True
    if position.within(WONDERS_AT, space):
        refresh_wonders(position)


def lift(position: Position, space: i64) -> None:
    """Return a city or control token to its owner's supply; the caller deals with what else is on the space."""
    seat: i64 = position.owner_at(space)
    piece: i64 = position.piece_at(space)
    position.pieces[space] = u8(0)
    position.exclude(OCCUPIED, space)
    if piece == CITY:
        position.zones[CITIES + seat] += 1
        position.exclude(CITY_SET + WORDS * seat, space)
        measure_cities(position, seat)
    else:
        position.zones[TOKENS + seat] += 1
        position.exclude(TOKEN_SET + WORDS * seat, space)
        position.exclude(STRONG_SET + WORDS * seat, space)
    _settled(position, space)


def flip(position: Position, space: i64, strong: bool) -> None:
    """Flip a control token to its reinforced side, or back."""
    seat: i64 = position.owner_at(space)
    if strong:
        position.include(STRONG_SET + WORDS * seat, space)
        position.pieces[space] = u8(seat + 1 + STRONG)
    else:
        position.exclude(STRONG_SET + WORDS * seat, space)
        position.pieces[space] = u8(seat + 1 + TOKEN)


def measure_cities(position: Position, seat: i64) -> None:
    """Update the set of spaces next to a seat's cities."""
    at: i64 = CITY_SET + WORDS * seat
    one, two, three = position.spread(position.sets[at], position.sets[at + 1], position.sets[at + 2])
    at = NEAR_CITIES + WORDS * seat
    position.sets[at] = one
    position.sets[at + 1] = two
    position.sets[at + 2] = three


def refresh_wonders(position: Position) -> None:
    """Update who controls each wonder: the owner of the piece on its space (ND-WON-02)."""
    seat: i64 = 0
    while seat < position.players:
        position.zones[WONDERS + seat] = 0
        seat += 1
    wonder: i64 = 0
    while wonder < WONDER_COUNT:
        at: i64 = position.zones[WONDER_AT + wonder]
        if at:
            seat = position.owner_at(at - 1)
            if seat >= 0:
                position.zones[WONDERS + seat] |= BIT[wonder]
        wonder += 1
    position.changed = True


def wonder_on(position: Position, space: i64) -> i64:
    """The wonder whose token is on a space, or NONE."""
    wonder: i64 = 0
    while wonder < WONDER_COUNT:
        if position.zones[WONDER_AT + wonder] == space + 1:
            return wonder
        wonder += 1
    return NONE


def put_wonder(position: Position, wonder: i64, space: i64) -> None:
    """Put a wonder token on a space, or move it there."""
    before: i64 = position.zones[WONDER_AT + wonder]
    if before:
        position.exclude(WONDERS_AT, before - 1)
    position.zones[WONDER_AT + wonder] = space + 1
    position.include(WONDERS_AT, space)
    refresh_wonders(position)


# Natural wonders and resources ----------------------------------------------------------------------------------------


def natural_owner(position: Position, natural: i64) -> i64:
    """Who holds a natural wonder's token, or NONE."""
    state: i64 = position.zones[NATURAL + natural]
    if not state & OWNED:
        return NONE
    return state >> OWNER_SHIFT


def give_natural(position: Position, natural: i64, seat: i64) -> None:
    """Give a natural wonder's token to a player; America lays it on a card."""
    used: i64 = position.zones[NATURAL + natural] & USED
    position.zones[NATURAL + natural] = PRESENT | OWNED | used | (ASIDE << STATION_SHIFT) | (seat << OWNER_SHIFT)
    position.exclude(NATURAL_AT, position.land.natural_at[natural])
    position.changed = True
    if position.led_by(seat, AMERICA):
        position.push(LODGING, seat, natural)


def return_natural(position: Position, natural: i64) -> None:
    """Return a natural wonder's token to its space."""
    position.zones[NATURAL + natural] = PRESENT | (position.zones[NATURAL + natural] & USED)
    position.include(NATURAL_AT, position.land.natural_at[natural])


def resource_held(position: Position, seat: i64, resource: i64) -> i64:
    """How many tokens of a resource a seat has."""
    return (position.zones[RESOURCES + seat] >> (4 * resource)) & 15


def in_supply(position: Position, resource: i64) -> i64:
    """How many tokens of a resource are in the supply."""
    return (position.supply >> (4 * resource)) & 15


def gain_resource(position: Position, seat: i64, resource: i64) -> None:
    """Give a player a resource token from the supply."""
    position.supply -= BIT[4 * resource]
    position.zones[RESOURCES + seat] += BIT[4 * resource]


def spend_resource(position: Position, seat: i64, resource: i64) -> None:
    """Return a resource token to the supply (ND-RES-03)."""
    position.supply += BIT[4 * resource]
    position.zones[RESOURCES + seat] -= BIT[4 * resource]


def collect(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Take the resource or natural wonder of a space by placing a token (ND-RES-02), and an abandoned wonder."""
    if position.within(RESOURCES_AT, space):
        position.exclude(RESOURCES_AT, space)
        resource: i64 = position.land.resource[space]
        position.zones[RESOURCES + seat] += BIT[4 * resource]
        if log is not None:
            report(log, "collects", seat, ND_RES_02, {"what": resource_token(resource)})
    if position.within(NATURAL_AT, space):
        natural: i64 = position.land.natural[space]
        give_natural(position, natural, seat)
        if log is not None:
            report(log, "collects", seat, ND_RES_02, {"what": natural_token(natural)})
    retake(position, seat, space, log)


def retake(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Report that a piece takes the abandoned wonder of its space; control is derived from where the token lies."""
    if log is not None and position.within(WONDERS_AT, space):
        report(log, "takes-wonder", seat, ND_WON_08, {"wonder": wonder_token(wonder_on(position, space))})


# City-states ----------------------------------------------------------------------------------------------------------


def is_captured(position: Position, city_state: i64) -> bool:
    """Whether somebody holds a city-state."""
    return position.zones[CITY_STATE + city_state] & CAPTURED != 0


def captor(position: Position, city_state: i64) -> i64:
    """Who holds a captured city-state."""
    return position.zones[CITY_STATE + city_state] >> OWNER_SHIFT


def captured_on(position: Position, space: i64) -> i64:
    """The captured city-state on a space, or NONE."""
    city_state: i64 = position.land.city_state[space]
    if city_state == NONE or not is_captured(position, city_state):
        return NONE
    return city_state


def neutral_on(position: Position, space: i64) -> bool:
    """Whether a space holds a neutral city-state."""
    city_state: i64 = position.land.city_state[space]
    return city_state != NONE and not is_captured(position, city_state)


def stations_of(position: Position, seat: i64, kind: i64) -> i64:
    """The stations with a card of a type, one bit each."""
    found: i64 = 0
    station: i64 = 0
    while station < SLOTS:
        if position.type_on(seat, station) == kind:
            found |= BIT[station]
        station += 1
    return found


def seize_city_state(position: Position, city_state: i64, seat: i64) -> None:
    """Put a city-state's token on a card of its type and take its diplomacy cards out of use (ND-CS-06, ND-CS-07)."""
    other: i64 = 0
    while other < position.players:
        position.zones[ALLIES + other] &= ~BIT[city_state]
        other += 1
    used: i64 = position.zones[CITY_STATE + city_state] & USED
    position.zones[CITY_STATE + city_state] = PRESENT | CAPTURED | used | (seat << OWNER_SHIFT)
    house_city_state(position, city_state)
    position.changed = True


def house_city_state(position: Position, city_state: i64) -> None:
    """Put a captured city-state's token on a card of its type; with two such cards, the owner chooses (ND-CS-18)."""
    seat: i64 = captor(position, city_state)
    fitting: i64 = stations_of(position, seat, TYPE_OF_CITY_STATE[city_state])
    station: i64 = ASIDE
    if fitting:
        station = 0
        while not fitting & BIT[station]:
            station += 1
        if fitting & (fitting - 1):
            position.push(LODGING, seat, 8 + city_state)
    lay_on_station(position, CITY_STATE + city_state, station)


def lay_on_station(position: Position, zone: i64, station: i64) -> None:
    """Put a city-state's or natural wonder's token on a station."""
    state: i64 = position.zones[zone]
    position.zones[zone] = (state & ~(7 << STATION_SHIFT)) | (station << STATION_SHIFT)


def free_city_state(position: Position, city_state: i64) -> None:
    """Make a city-state neutral again, with both its cards next to the map (ND-EVT-20)."""
    position.zones[CITY_STATE + city_state] = PRESENT | (position.zones[CITY_STATE + city_state] & USED)
    position.changed = True


# Spaces that are emptied or change hands ------------------------------------------------------------------------------


def vacate(position: Position, space: i64, log: Log | None) -> None:
    """Handle a piece leaving its space without a replacement: what it held returns to the space."""
    seat: i64 = position.owner_at(space)
    lift(position, space)
    natural: i64 = position.land.natural[space]
    if natural != NONE and natural_owner(position, natural) != NONE:
        return_natural(position, natural)
        if log is not None:
            report(log, "natural-returns", seat, ND_CLR_19, {"what": natural_token(natural)})
    city_state: i64 = captured_on(position, space)
    if city_state != NONE:
        free_city_state(position, city_state)
        if log is not None:
            report(log, "freed", seat, ND_EVT_20, {"city": city_state_token(city_state)})
    if log is not None and position.within(WONDERS_AT, space):
        wonder: i64 = wonder_on(position, space)
        report(
            log,
            "abandoned",
            seat,
            ND_WON_09,
            {"wonder": wonder_token(wonder), "place": space_token(position, space), "hex": f"hex.{space}"},
        )


def hand_over(position: Position, space: i64, seat: i64) -> None:
    """Transfer what a space holds to the player whose piece has replaced the old one."""
    natural: i64 = position.land.natural[space]
    if natural != NONE and natural_owner(position, natural) != NONE:
        give_natural(position, natural, seat)
    city_state: i64 = captured_on(position, space)
    if city_state != NONE:
        seize_city_state(position, city_state, seat)


def refresh_uses(position: Position) -> None:
    """At the start of every turn, make tokens that work once a turn usable again (ND-RES-15, ND-CS-09)."""
    number: i64 = 0
    while number < CITY_STATE_COUNT:
        position.zones[CITY_STATE + number] &= ~USED
        number += 1
    number = 0
    while number < NATURAL_COUNT:
        position.zones[NATURAL + number] &= ~USED
        number += 1
