"""How many turns a seat still needs for each agenda, as bots estimate it: the distance to victory, not the score.

The numbers are deliberately rough. A turn is one focus card; they are based on what a card achieves per turn in an
ordinary game: two or three control tokens, four steps of the dial, a city, or half of a wonder's cost.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.newdawn.frames import RESOLUTION
from ecumene.games.newdawn.land import BIT, NONE, RIM, WORDS, count_bits, count_spaces, lowest
from ecumene.games.newdawn.layout import (
    BARBARIANS_AT,
    CITIES,
    CITY_SET,
    EXTRA,
    MARKS,
    NATURAL_AT,
    NEAR_CITIES,
    TECH,
    TOKENS,
)
from ecumene.games.newdawn.lookup import BONUS_OF, PAYS_FOR
from ecumene.games.newdawn.material import (
    CITIES_WANTED,
    CITY_STATE_STRENGTH,
    CONQUESTS_WANTED,
    CULTURE,
    DIAL_WANTED,
    INDUSTRY,
    MATURE_WANTED,
    MILITARY,
    NATURAL_COUNT,
    NATURAL_WANTED,
    RIM_WANTED,
    SLOTS,
    WONDERS_WANTED,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, battle, board, decks, industry, terrain

FAR: Final = 14.0  # turns: practically never
RING: Final = 4.5  # land next to a city that is not built yet

# How many turns things take
CITY_TURNS: Final = 0
TOKEN_TURNS: Final = 1
STEP_TURNS: Final = 2  # of the dial
WONDER_TURNS: Final = 3  # from nothing
LACK_TURNS: Final = 4  # a unit of production that is missing
WAIT_TURNS: Final = 5  # waiting for the industry card to move up a slot, while other cards are used
BATTLE_TURNS: Final = 6  # an attack on a city-state, won or lost
RISE_TURNS: Final = 7  # waiting for a card to move up a slot, when nothing else is left to do
PACE: Final = vec[float]([1.9, 0.43, 0.24, 3.6, 0.75, 0.4, 1.5, 0.15])
# Victory cards with the agendas of the rim, the dial, and mature cities
RIM_CARD: Final = 2
DIAL_CARD: Final = 3
MATURE_CARD: Final = 4

NO_RINGS: Final = vec[i64]([0] * 8)


def turns(position: Position, seat: i64, agenda: i64) -> float:
    """The approximate number of turns a seat needs to meet an agenda; 0 if it is met."""
    if agenda == 0:
        return _cities(position, seat)
    if agenda == 2:
        return _conquests(position, seat)
    if agenda == 4:
        return _rim(position, seat)
    if agenda == 6:
        return PACE[STEP_TURNS] * float(DIAL_WANTED - position.zones[TECH + seat])
    if agenda == 8:
        return _mature(position, seat)
    if agenda == 9:
        return _naturals(position, seat)
    return _wonders(position, seat, agendas.DECK_OF[agenda])


def _cities(position: Position, seat: i64) -> float:
    missing: i64 = CITIES_WANTED - agendas.own_cities(position, seat)
    return PACE[CITY_TURNS] * float(missing) if missing > 0 else 0.0


# Wonders --------------------------------------------------------------------------------------------------------------


def going_back(position: Position, seat: i64) -> i64:
    """The slot, from 1, of the card a seat is resolving that will reset to slot 1 afterwards; 0 for none."""
    if seat != position.active or position.depth < 2:
        return 0
    frame: i64 = position.frames[1]
    if frame & 255 != RESOLUTION or (frame >> 24) & 255 > 2 or (frame >> 32) & 3 == EXTRA:
        return 0
    return position.slot_of(seat, (frame >> 8) & 255)


def slot_soon(slot: i64, back: i64) -> i64:
    """The slot, from 1, of a card after the card in ``back`` has reset to slot 1."""
    if slot == back:
        return 1
    return slot + 1 if slot < back else slot


def station_of(position: Position, seat: i64, kind: i64) -> i64:
    """The station of a type's card that will be in the highest slot, -1 for none."""
    back: i64 = going_back(position, seat)
    best: i64 = -1
    best_slot: i64 = 0
    slot: i64 = 1
    while slot <= SLOTS:
        station: i64 = position.station_at(seat, slot - 1)
        if position.type_on(seat, station) == kind and slot_soon(slot, back) > best_slot:
            best = station
            best_slot = slot_soon(slot, back)
        slot += 1
    return best


def last_card(position: Position, seat: i64) -> i64:
    """The only victory card that a seat still needs, -1 if there is not exactly one."""
    missing: i64 = position.victory & ~position.zones[MARKS + seat]
    return lowest(missing) if missing and not missing & (missing - 1) else -1


def to_rise(position: Position, seat: i64, kind: i64, wanted: i64) -> float:
    """The cost of waiting until a card is in a slot, for a seat that has one victory card left to complete.

    Before that, other cards fill the time; after, a bot that ignored this cost would use the same low card forever.
    """
    if last_card(position, seat) < 0:
        return 0.0
    station: i64 = station_of(position, seat, kind)
    slot: i64 = slot_soon(position.slot_of(seat, station), going_back(position, seat)) if station >= 0 else 0
    return PACE[RISE_TURNS] * float(wanted - slot) if wanted > slot else 0.0


def dial_matters(position: Position, seat: i64) -> bool:
    """Whether a seat can still gain from its dial: a better card, or the agenda that asks for its last step."""
    if position.victory & ~position.zones[MARKS + seat] & BIT[DIAL_CARD]:
        return True
    station: i64 = 0
    while station < SLOTS:
        if position.card_on(seat, station) & 3 != 3:
            return True
        station += 1
    return False


def lack(position: Position, seat: i64, wonder: i64, station: i64, slot: i64) -> i64:
    """How much a seat lacks for a wonder with its industry card in this slot."""
    owed: i64 = industry.cost_now(position, seat, wonder) - industry.production(position.card_on(seat, station), slot)
    owed -= position.trade_on(seat, station)
    resource: i64 = 0
    while resource < 4:
        if PAYS_FOR[wonder] >> resource & 1:
            owed -= 2 * board.resource_held(position, seat, resource)
        resource += 1
    return owed if owed > 0 else 0


def to_build(position: Position, seat: i64, deck: i64) -> float:
    """Turns until the open wonder of a deck can be built, by waiting for a higher slot or by gathering the rest."""
    wonder: i64 = industry.open_wonder(position, deck)
    station: i64 = station_of(position, seat, INDUSTRY)
    if station < 0:
        return FAR
    if wonder < 0:  # the next card has not been turned up yet, or there is none
        return PACE[WONDER_TURNS] if decks.wonders_left(position, deck) > 0 else FAR
    slot: i64 = slot_soon(position.slot_of(seat, station), going_back(position, seat))
    best = FAR
    waits: i64 = 0
    while slot + waits <= SLOTS:
        found = 1.0 + PACE[WAIT_TURNS] * float(waits)
        found += PACE[LACK_TURNS] * float(lack(position, seat, wonder, station, slot + waits))
        if found < best:
            best = found
        waits += 1
    return best


def _wonders(position: Position, seat: i64, deck: i64) -> float:
    missing: i64 = WONDERS_WANTED - agendas.wonders_of(position, seat, deck)
    if missing <= 0:
        return 0.0
    left: i64 = decks.wonders_left(position, deck)
    if industry.open_wonder(position, deck) >= 0:
        left += 1
    if left < missing:
        return FAR
    need = to_build(position, seat, deck)
    if missing > 1:
        need += PACE[WONDER_TURNS]
    rooms: i64 = count_spaces(industry.rooms(position, seat))
    if rooms < missing:
        need += PACE[CITY_TURNS] * float(missing - rooms)
    return need


# War ------------------------------------------------------------------------------------------------------------------


def strength(position: Position, seat: i64) -> i64:
    """The attack value of a seat's best military card against a city-state from slot 5, including its tokens."""
    best: i64 = 0
    station: i64 = 0
    while station < SLOTS:
        card: i64 = position.card_on(seat, station)
        if card >> 2 == MILITARY:
            value: i64 = SLOTS + BONUS_OF[card] + battle.attack_tokens(position, seat, station)
            if value > best:
                best = value
        station += 1
    return best + battle.wonder_attack(position, seat)


def _conquests(position: Position, seat: i64) -> float:
    missing: i64 = CONQUESTS_WANTED - agendas.conquests(position, seat)
    if missing <= 0:
        return 0.0
    wins: i64 = battle.winning_rolls(strength(position, seat) - CITY_STATE_STRENGTH)
    if wins < 4:
        wins = 4
    each = 1.0 + PACE[BATTLE_TURNS] * 36.0 / float(wins)
    return (each if each < 5.0 else 5.0) * float(missing) + to_rise(position, seat, MILITARY, SLOTS)


# Land -----------------------------------------------------------------------------------------------------------------


def _rim(position: Position, seat: i64) -> float:
    """Turns for the control tokens on the rim; spaces next to the seat's cities are easy, the rest need cities."""
    missing: i64 = RIM_WANTED - agendas.rim_spaces(position, seat)
    if missing <= 0:
        return 0.0
    if missing > position.zones[TOKENS + seat] + position.zones[CITIES + seat]:
        return FAR
    easy: i64 = 0
    word: i64 = 0
    while word < WORDS:
        open_land: i64 = position.sets[NEAR_CITIES + WORDS * seat + word] & position.land.sets[RIM + word]
        open_land &= position.land.sets[word] & ~terrain.blocked_for_token(position, word)
        easy += count_bits(open_land)
        word += 1
    beyond: i64 = missing - easy
    need = PACE[TOKEN_TURNS] * float(missing)
    if beyond > 0:
        need += 0.5 * float(beyond)
    return need


def _mature(position: Position, seat: i64) -> float:
    """Turns for the tokens that the five cities nearest to maturity still lack, and for the cities not built yet."""
    rings = NO_RINGS[:]  # how many cities lack each number of tokens; the last entry counts all that lack more
    missing0: i64 = position.land.sets[0] & ~terrain.counts_as_own(position, seat, 0)
    missing1: i64 = position.land.sets[1] & ~terrain.counts_as_own(position, seat, 1)
    missing2: i64 = position.land.sets[2] & ~terrain.counts_as_own(position, seat, 2)
    word: i64 = 0
    while word < WORDS:
        found: i64 = position.sets[CITY_SET + WORDS * seat + word]
        while found:
            at: i64 = WORDS * (lowest(found) + 60 * word)
            found &= found - 1
            near0: i64 = position.land.near[at] & missing0
            near1: i64 = position.land.near[at + 1] & missing1
            near2: i64 = position.land.near[at + 2] & missing2
            lacking: i64 = count_bits(near0) + count_bits(near1) + count_bits(near2)
            # Anything in the way has to be fought.
            lacking += count_bits(near0 & terrain.blocked_for_token(position, 0))
            lacking += count_bits(near1 & terrain.blocked_for_token(position, 1))
            lacking += count_bits(near2 & terrain.blocked_for_token(position, 2))
            rings[lacking if lacking < 7 else 7] += 1
        word += 1
    wanted: i64 = MATURE_WANTED
    if rings[0] >= wanted:
        return 0.0
    tokens: i64 = 0
    lacks: i64 = 0
    while lacks < 8 and wanted > 0:
        number: i64 = rings[lacks]
        if number > wanted:
            number = wanted
        tokens += number * lacks
        wanted -= number
        lacks += 1
    need = PACE[TOKEN_TURNS] * float(tokens) + float(wanted) * (PACE[CITY_TURNS] + RING * PACE[TOKEN_TURNS])
    return need + to_rise(position, seat, CULTURE, SLOTS)


def _naturals(position: Position, seat: i64) -> float:
    missing: i64 = NATURAL_WANTED - agendas.naturals(position, seat)
    if missing <= 0:
        return 0.0
    first = FAR
    second = FAR
    natural: i64 = 0
    while natural < NATURAL_COUNT:
        space: i64 = position.land.natural_at[natural]
        if space != NONE and board.natural_owner(position, natural) != seat:
            need = _to_natural(position, seat, space)
            if need < first:
                second = first
                first = need
            elif need < second:
                second = need
        natural += 1
    if missing == 1:
        return first
    return first + second if first + second < FAR else FAR


def _to_natural(position: Position, seat: i64, space: i64) -> float:
    """Turns until a natural wonder is taken: next to the seat's city it needs culture in slot 5, else a city first."""
    if not position.within(NATURAL_AT, space):
        return 5.5  # a rival has it
    need: float = 2.0 + to_rise(position, seat, CULTURE, SLOTS)
    if position.within(BARBARIANS_AT, space):
        need += 1.0
    if position.within(NEAR_CITIES + WORDS * seat, space):
        return need
    return need + PACE[CITY_TURNS] + (0.0 if _touches(position, seat, space) else 1.0)


def _touches(position: Position, seat: i64, space: i64) -> bool:
    """Whether a seat has a piece within two spaces of a space."""
    word: i64 = 0
    while word < WORDS:
        if position.land.around[WORDS * space + word] & position.friendly(seat, word):
            return True
        word += 1
    return False
