"""Combat values, and the exact odds of an attack (ND-WAR-15 to ND-WAR-24)."""

from typing import Final

from mypy_extensions import i64

from ecumene.games.newdawn.land import BIT, WORDS, count_bits
from ecumene.games.newdawn.layout import (
    ALLIES,
    BARBARIANS_AT,
    CARAVANS,
    CITY,
    CITY_SET,
    LEADER,
    SPACE_MASK,
    STRONG,
    STRONG_SET,
    WONDERS,
)
from ecumene.games.newdawn.lookup import ATTACK_OF, BARBARIAN_BONUS_OF, BONUS_OF, DEFENCE_OF
from ecumene.games.newdawn.material import (
    BIG_BEN,
    CARTHAGE,
    CITY_STATE_STRENGTH,
    DEFENSIVE_PACT,
    GRASSLAND,
    HILLS,
    IRON_WORKING,
    JOINT_WAR,
    KABUL,
    KREMLIN,
    MILITARY,
    NATURAL_COUNT,
    SCYTHIA,
    SLOTS,
    WONDER_COUNT,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import diplomacy, row, terrain

# Who an attack is aimed at, besides a seat
BARBARIAN_FOE: Final = 4
CITY_STATE_FOE: Final = 5

STEPPE_BONUS: Final = 3
CARAVAN_BONUS: Final = 2
KREMLIN_BONUS: Final = 4
PACT_BONUS: Final = 2
KABUL_BONUS: Final = 3


def foe_at(position: Position, space: i64) -> i64:
    """Who an attack on a space is aimed at: a barbarian first (ND-CLR-10)."""
    if position.within(BARBARIANS_AT, space):
        return BARBARIAN_FOE
    owner: i64 = position.owner_at(space)
    if owner >= 0:
        return owner
    return CITY_STATE_FOE


def strong_tokens(position: Position, seat: i64) -> i64:
    """How many reinforced control tokens a seat has on the map."""
    at: i64 = STRONG_SET + WORDS * seat
    return count_bits(position.sets[at]) + count_bits(position.sets[at + 1]) + count_bits(position.sets[at + 2])


def attack_base(position: Position, seat: i64, card: i64, slot: i64, space: i64) -> i64:
    """The attacker's combat value without the die and the tokens (ND-WAR-17)."""
    foe: i64 = foe_at(position, space)
    value: i64 = slot + BONUS_OF[card]
    if foe == BARBARIAN_FOE and card >= IRON_WORKING:
        value = slot + BARBARIAN_BONUS_OF[card]
    value += _wonder_bonus(position, seat, True) + _common_bonus(position, seat, space)
    if foe < BARBARIAN_FOE and position.controls(seat, KREMLIN):
        if strong_tokens(position, seat) > strong_tokens(position, foe):
            value += KREMLIN_BONUS
    giver: i64 = 0
    while giver < position.players:
        if giver != foe and diplomacy.holds(position, seat, giver, JOINT_WAR):
            value += PACT_BONUS
        giver += 1
    allies: i64 = position.zones[ALLIES + seat]
    if foe == CITY_STATE_FOE:
        city_state: i64 = position.land.city_state[space]
        if allies & BIT[CARTHAGE] and city_state != CARTHAGE:
            value += _carthage(position, seat, space)
        if allies & BIT[KABUL] and city_state != KABUL:
            value += KABUL_BONUS
    else:
        if allies & BIT[CARTHAGE]:
            value += _carthage(position, seat, space)
        if allies & BIT[KABUL] and foe < BARBARIAN_FOE and position.piece_at(space) >= CITY:
            value += KABUL_BONUS
    return value


def defence_base(position: Position, attacker: i64, space: i64) -> i64:
    """The defender's combat value without the die and the tokens (ND-WAR-18 to ND-WAR-21)."""
    foe: i64 = foe_at(position, space)
    if foe == CITY_STATE_FOE:
        return CITY_STATE_STRENGTH
    value: i64 = terrain.fought_difficulty(position, space)
    if foe == BARBARIAN_FOE:
        return value
    piece: i64 = position.piece_at(space)
    if piece >= CITY:
        value += value
    elif piece == STRONG:
        value += 1
    word: i64 = 0
    while word < WORDS:
        near: i64 = position.land.near[WORDS * space + word]
        value += count_bits(near & position.sets[STRONG_SET + WORDS * foe + word])
        word += 1
    value += _wonder_bonus(position, foe, False) + _common_bonus(position, foe, space)
    giver: i64 = 0
    while giver < position.players:
        if giver != attacker and diplomacy.holds(position, foe, giver, DEFENSIVE_PACT):
            value += PACT_BONUS
        giver += 1
    if position.zones[ALLIES + foe] & BIT[CARTHAGE]:
        value += _carthage(position, foe, space)
    return value


def _wonder_bonus(position: Position, seat: i64, attacking: bool) -> i64:
    """The plain bonuses of military wonders."""
    held: i64 = position.zones[WONDERS + seat] >> 18
    bonus: i64 = 0
    wonder: i64 = 18
    while held and wonder < WONDER_COUNT:
        if held & 1:
            if attacking:
                bonus += ATTACK_OF[wonder]
            else:
                bonus += DEFENCE_OF[wonder]
        held >>= 1
        wonder += 1
    return bonus


def _common_bonus(position: Position, seat: i64, space: i64) -> i64:
    """Bonuses to both attack and defence: the steppe, and caravans next to Big Ben."""
    bonus: i64 = 0
    if position.zones[LEADER + seat] == SCYTHIA + 1:
        ground: i64 = position.land.terrain[space]
        if ground == GRASSLAND or ground == HILLS:
            bonus = STEPPE_BONUS
    if position.controls(seat, BIG_BEN):
        packed: i64 = position.zones[CARAVANS + seat]
        while packed:
            at: i64 = (packed & SPACE_MASK) - 1
            if at >= 0 and terrain.next_to(position, space, at):
                bonus += CARAVAN_BONUS
            packed >>= 10
    return bonus


def _carthage(position: Position, seat: i64, space: i64) -> i64:
    """How many city-state tokens on the map and cities of the seat are within two spaces."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        around: i64 = position.land.around[WORDS * space + word]
        there: i64 = terrain.neutral_spaces(position, word) | position.sets[CITY_SET + WORDS * seat + word]
        count += count_bits(around & there)
        word += 1
    return count


def wonder_attack(position: Position, seat: i64) -> i64:
    """What a seat's military wonders add to any of its attacks."""
    return _wonder_bonus(position, seat, True)


# Tokens ---------------------------------------------------------------------------------------------------------------


def attack_tokens(position: Position, seat: i64, station: i64) -> i64:
    """How much the attacker could spend: everything on the military card being resolved (ND-WAR-47)."""
    count: i64 = position.trade_on(seat, station)
    token: i64 = 0
    while token < 16:
        if row.has_token(position, seat, station, token):
            count += 1
        token += 1
    return count


def natural_on(position: Position, seat: i64, station: i64) -> bool:
    """Whether an unused natural wonder of America lies on a card: using it also moves it to any card."""
    natural: i64 = 0
    while natural < NATURAL_COUNT:
        if row.has_token(position, seat, station, 8 + natural):
            return True
        natural += 1
    return False


def natural_to_answer(position: Position, seat: i64) -> bool:
    """The same for any of a defender's military cards."""
    station: i64 = 0
    while station < SLOTS:
        if position.type_on(seat, station) == MILITARY and natural_on(position, seat, station):
            return True
        station += 1
    return False


def defence_tokens(position: Position, seat: i64) -> i64:
    """How much a defender could spend: trade tokens on all military cards, America's natural wonders (ND-WAR-44)."""
    count: i64 = 0
    station: i64 = 0
    while station < SLOTS:
        if position.type_on(seat, station) == MILITARY:
            count += position.trade_on(seat, station)
            natural: i64 = 0
            while natural < NATURAL_COUNT:
                if row.has_token(position, seat, station, 8 + natural):
                    count += 1
                natural += 1
        station += 1
    return count


# Odds -----------------------------------------------------------------------------------------------------------------


def winning_rolls(difference: i64) -> i64:
    """How many of the 36 rolls an attacker with this lead before the dice wins; a tie is lost."""
    count: i64 = 0
    die: i64 = 1
    while die <= 6:
        # The attacker beats every defending die that is lower than the attacking die plus the difference.
        lower: i64 = die + difference - 1
        if lower > 6:
            lower = 6
        if lower > 0:
            count += lower
        die += 1
    return count


def odds(position: Position, seat: i64, card: i64, slot: i64, station: i64, space: i64) -> tuple[int, int, int]:
    """Winning rolls out of 36 with no tokens, with all of the attacker's, and with all of both sides'.

    Diplomacy cards that the attack would return count as returned.
    """
    foe: i64 = foe_at(position, space)
    pacts: i64 = position.pacts
    allies: i64 = position.zones[ALLIES + seat]
    if foe < BARBARIAN_FOE:
        diplomacy.return_all(position, seat, foe, None)
    elif foe == CITY_STATE_FOE:
        position.zones[ALLIES + seat] &= ~BIT[position.land.city_state[space]]
    difference: i64 = attack_base(position, seat, card, slot, space) - defence_base(position, seat, space)
    position.pacts = pacts
    position.zones[ALLIES + seat] = allies
    position.changed = False
    mine: i64 = attack_tokens(position, seat, station)
    theirs: i64 = 0
    if foe < BARBARIAN_FOE:
        theirs = defence_tokens(position, foe)
    return (
        int(winning_rolls(difference)),
        int(winning_rolls(difference + mine)),
        int(winning_rolls(difference + mine - theirs)),
    )
