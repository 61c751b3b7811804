"""The focus row: resetting, replacing, trade tokens, and the caravans that economy cards allow (ND-TURN, ND-TRD)."""

from mypy_extensions import i64

from ecumene.games.newdawn.frames import DISMISSING
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.layout import (
    ASIDE,
    BACK,
    CARAVAN_BITS,
    CARAVANS,
    CARD_MASK,
    CARDS,
    CITY_STATE,
    DECK,
    NATURAL,
    NOBODY,
    ORDER,
    OWNED,
    OWNER_SHIFT,
    SPACE_MASK,
    STATION_BITS,
    STATION_SHIFT,
    TRADE_SHIFT,
    USED,
)
from ecumene.games.newdawn.lookup import CARAVANS_OF, TYPE_OF_CITY_STATE
from ecumene.games.newdawn.material import (
    CARAVAN_PIECES,
    CITY_STATE_COUNT,
    ECONOMY,
    MOST_TRADE,
    NATURAL_COUNT,
    SLOTS,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules.board import captor, house_city_state, is_captured


def add_trade(position: Position, seat: i64, station: i64, count: i64) -> i64:
    """Put trade tokens on a card; returns how many fit: at most three lie there (ND-TRD-08)."""
    room: i64 = MOST_TRADE - position.trade_on(seat, station)
    if count > room:
        count = room
    position.zones[CARDS + seat] += count << (STATION_BITS * station + TRADE_SHIFT)
    return count


def take_trade(position: Position, seat: i64, station: i64) -> None:
    """Remove a trade token from a card."""
    position.zones[CARDS + seat] -= BIT[STATION_BITS * station + TRADE_SHIFT]


def all_trade(position: Position, seat: i64) -> i64:
    """The trade tokens on all cards of a seat."""
    total: i64 = 0
    station: i64 = 0
    while station < SLOTS:
        total += position.trade_on(seat, station)
        station += 1
    return total


def set_order(position: Position, seat: i64, slot: i64, station: i64) -> None:
    """Put a station in a slot, counted from 0."""
    cleared: i64 = position.zones[ORDER + seat] & ~(7 << (3 * slot))
    position.zones[ORDER + seat] = cleared | (station << (3 * slot))


def reset(position: Position, seat: i64, station: i64) -> None:
    """Move a card to slot 1 and those before it one slot to the right (ND-TURN-07)."""
    slot: i64 = position.slot_of(seat, station) - 1
    while slot > 0:
        set_order(position, seat, slot, position.station_at(seat, slot - 1))
        slot -= 1
    set_order(position, seat, 0, station)


def swap_slots(position: Position, seat: i64, one: i64, two: i64) -> None:
    """Swap two cards, with everything on them."""
    first: i64 = position.station_at(seat, one)
    second: i64 = position.station_at(seat, two)
    set_order(position, seat, one, second)
    set_order(position, seat, two, first)


def replace_card(position: Position, seat: i64, station: i64, card: i64) -> None:
    """Replace a card in the row with one from the deck, keeping everything on it (ND-SCI-05, ND-CLR-20)."""
    old: i64 = position.card_on(seat, station)
    shift: i64 = STATION_BITS * station
    position.zones[DECK + seat] = (position.zones[DECK + seat] | BIT[old]) & ~BIT[card]
    # A product, not a shift: the compiler would shift a literal as a small number.
    position.zones[CARDS + seat] = (position.zones[CARDS + seat] & ~(CARD_MASK * BIT[shift])) | (card << shift)
    if old >> 2 != card >> 2:
        _rehouse(position, seat)
    trim_caravans(position, seat)


def _rehouse(position: Position, seat: i64) -> None:
    """Move city-state tokens to match the types of the cards (ND-CS-18)."""
    city_state: i64 = 0
    while city_state < CITY_STATE_COUNT:
        if is_captured(position, city_state) and captor(position, city_state) == seat:
            station: i64 = (position.zones[CITY_STATE + city_state] >> STATION_SHIFT) & 7
            if station == ASIDE or position.type_on(seat, station) != TYPE_OF_CITY_STATE[city_state]:
                house_city_state(position, city_state)
        city_state += 1


# Tokens on a card that are worth a trade token ------------------------------------------------------------------------


def has_token(position: Position, seat: i64, station: i64, token: i64) -> bool:
    """Whether an unused token of a captured city-state (or of America's natural wonder, from 8) lies on a station."""
    state: i64
    if token < CITY_STATE_COUNT:
        if not is_captured(position, token):
            return False
        state = position.zones[CITY_STATE + token]
    else:
        state = position.zones[NATURAL + token - 8]
        if not state & OWNED:
            return False
    return state >> OWNER_SHIFT == seat and (state >> STATION_SHIFT) & 7 == station and not state & USED


def any_token(position: Position, seat: i64, station: i64) -> bool:
    """Whether any such token lies on a station."""
    token: i64 = 0
    while token < CITY_STATE_COUNT + NATURAL_COUNT:
        if has_token(position, seat, station, token):
            return True
        token += 1
    return False


def may_spend(position: Position, seat: i64, station: i64) -> bool:
    """Whether anything on a station can be spent as a trade token."""
    return position.trade_on(seat, station) > 0 or any_token(position, seat, station)


# Caravans -------------------------------------------------------------------------------------------------------------


def caravan_state(position: Position, seat: i64, caravan: i64) -> i64:
    """Where a caravan is and what it has done."""
    return (position.zones[CARAVANS + seat] >> (CARAVAN_BITS * caravan)) & 1023


def set_caravan(position: Position, seat: i64, caravan: i64, state: i64) -> None:
    """Set where a caravan is and what it has done."""
    shift: i64 = CARAVAN_BITS * caravan
    position.zones[CARAVANS + seat] = (position.zones[CARAVANS + seat] & ~(1023 << shift)) | (state << shift)


def caravans_allowed(position: Position, seat: i64) -> i64:
    """How many caravans the economy cards of the row make available (ND-ECO-02, ND-ECO-26, ND-ECO-27)."""
    most: i64 = 0
    station: i64 = 0
    while station < SLOTS:
        card: i64 = position.card_on(seat, station)
        if card >> 2 == ECONOMY and CARAVANS_OF[card] > most:
            most = CARAVANS_OF[card]
        station += 1
    return most


def caravans_on_map(position: Position, seat: i64) -> i64:
    """How many caravans are on the map."""
    count: i64 = 0
    caravan: i64 = 0
    while caravan < CARAVAN_PIECES:
        if caravan_state(position, seat, caravan) & SPACE_MASK:
            count += 1
        caravan += 1
    return count


def caravan_on(position: Position, seat: i64, space: i64) -> i64:
    """A seat's caravan on a space, preferably one that has not moved yet, or NOBODY."""
    found: i64 = NOBODY
    caravan: i64 = 0
    while caravan < CARAVAN_PIECES:
        state: i64 = caravan_state(position, seat, caravan)
        if state & SPACE_MASK == space + 1:
            if state < 256:
                return caravan
            if found < 0:
                found = caravan
        caravan += 1
    return found


def home_caravan(position: Position, seat: i64, caravan: i64) -> None:
    """Return a caravan to the economy card; it does not move again this turn (ND-CLR-16)."""
    set_caravan(position, seat, caravan, BACK)


def trim_caravans(position: Position, seat: i64) -> None:
    """Remove caravans on the map beyond what the cards allow; their owner chooses which (ND-ECO-25)."""
    if caravans_on_map(position, seat) > caravans_allowed(position, seat):
        position.push(DISMISSING, seat)
