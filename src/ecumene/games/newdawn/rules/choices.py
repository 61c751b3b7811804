"""The moves of decisions with few answers, and which decisions may be declined."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.citations import (
    ND_CLR_18,
    ND_CLR_25,
    ND_DIP_12,
    ND_ECO_14,
    ND_IND_25,
    ND_TRD_10,
    ND_TURN_12,
    ND_TURN_17,
)
from ecumene.games.newdawn.frames import (
    ADVANCING,
    AGAIN,
    AZTEC,
    CAPITALISM,
    CIVIL,
    COLLECTING,
    CONQUEST,
    CONVERTING,
    CULTURE,
    DECLINABLE,
    DECLINED_BY_PASS,
    DIPLOMACY,
    DISCARDING,
    DISMISSING,
    DRIVING,
    EIFFEL,
    ESTADIO,
    EXCHANGING,
    GAINING,
    GARDENS,
    GENEVA,
    GIVING_BACK,
    LODGING,
    LOOTING,
    MUSTERING,
    NUKING,
    ORACLE,
    ORIGIN,
    PARTNER,
    PARTS,
    PAYING,
    POTALA,
    REFILLING,
    REMOVING,
    RENEWING,
    REPLACING,
    SEOUL,
    SHIFTING,
    SHIFTING_TO,
    STACK_CHOICE,
    STONEHENGE,
    SURPLUS_GIVER,
    TRADE,
    TURN,
    UNDER,
    UNSTORED,
    UNSTORING,
    UPGRADING,
    URBAN,
    YIELDING,
)
from ecumene.games.newdawn.land import SpaceSet, lowest
from ecumene.games.newdawn.layout import DECK
from ecumene.games.newdawn.material import BARBARIANS, PACT_COUNT, RESOURCE_KINDS, SLOTS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    conquest,
    culture,
    diplomacy,
    events,
    industry,
    profits,
    science,
    spending,
    starting,
    terrain,
    turn,
)

ALL_CARDS: Final = 0xFFFFF


def why_not_pass(position: Position, frame: i64) -> Rule:
    """Whether the pending decision may be declined."""
    if frame in (CULTURE, CIVIL, STONEHENGE, URBAN, GARDENS, CONVERTING):
        return culture.why_not_stop_placing(position, frame)
    if frame == ADVANCING:
        return science.why_not_stand_still(position)
    if frame == TRADE:
        return ALLOWED if position.field(DECLINABLE) else ND_TRD_10
    if frame == UNSTORING:
        return ALLOWED if position.field(UNSTORED) else ND_TURN_17
    if frame == REFILLING:
        return conquest.why_not_leave(position)
    return _obligatory(frame)


def _obligatory(frame: i64) -> Rule:
    if frame == TURN:
        return ND_TURN_12
    if frame == PAYING or frame == UNDER:
        return ND_IND_25
    if GARDENS <= frame <= RENEWING:
        return ND_TURN_17
    return ALLOWED


def why_not_take_back(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """Whether a control token may be taken back from the map."""
    if frame == MUSTERING:
        if not terrain.exists(position, space) or not position.within(3 * seat, space):
            return ND_CLR_18
        return ALLOWED
    return culture.why_not_take_back(position, seat, frame, space)


def why_not_put(position: Position, seat: i64, frame: i64, card: i64) -> Rule:
    """Whether a trade token may be put on a card."""
    if frame == UNSTORING:
        return starting.why_not_unstore(position, seat, card)
    return spending.why_not_put(position, seat, card)


def why_not_collect(position: Position, seat: i64, frame: i64, resource: i64) -> Rule:
    """Whether a resource may be taken from the supply."""
    if frame == PARTS:
        return science.why_not_part(position, seat, resource)
    return profits.why_not_collect(position, resource)


def why_not_take(position: Position, seat: i64, frame: i64, giver: i64, pact: i64) -> Rule:
    """Whether a player's diplomacy card may be taken."""
    if frame == RENEWING:
        return starting.why_not_renew(position, seat, giver, pact)
    if frame == DIPLOMACY and giver != position.field(PARTNER):
        return ND_CLR_25
    return diplomacy.why_not_take(position, seat, giver, pact)


def why_not_ally(position: Position, seat: i64, city_state: i64) -> Rule:
    """Whether a city-state's card may be taken."""
    if position.field(PARTNER) != 4 + city_state:
        return ND_ECO_14
    return diplomacy.why_not_ally(position, seat, city_state)


def why_not_return(position: Position, seat: i64, frame: i64, giver: i64, pact: i64) -> Rule:
    """Whether a diplomacy card may be given back."""
    if frame == GENEVA:
        return starting.why_not_return(position, seat, giver, pact)
    if giver != position.field(SURPLUS_GIVER) or pact >= PACT_COUNT or not diplomacy.holds(position, seat, giver, pact):
        return ND_DIP_12
    return ALLOWED


def why_not_pick(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    """Whether a control token may be chosen."""
    if frame == SHIFTING:
        return culture.why_not_pick(position, seat, space)
    return starting.why_not_point(position, seat, space)


def why_not_swap(frame: i64, one: i64, two: i64) -> Rule:
    """Whether two cards of the row may swap places."""
    return starting.why_not_swap(one, two, frame == ORACLE)


def why_not_barbarian(position: Position, frame: i64, letter: i64) -> Rule:
    """Whether a barbarian may be chosen."""
    if frame == STACK_CHOICE:
        return events.why_not_choose(position, letter)
    return starting.why_not_drive(position, letter)


# Lists ----------------------------------------------------------------------------------------------------------------


def each_space(found: vec[i64], kind: i64, spaces: SpaceSet) -> vec[i64]:
    """Add a move of one kind for each space of a set."""
    bits: i64 = spaces[0]
    while bits:
        found = append(found, pack(kind, lowest(bits)))
        bits &= bits - 1
    bits = spaces[1]
    while bits:
        found = append(found, pack(kind, lowest(bits) + 60))
        bits &= bits - 1
    bits = spaces[2]
    while bits:
        found = append(found, pack(kind, lowest(bits) + 120))
        bits &= bits - 1
    return found


def moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """The legal answers to a decision, ascending."""
    if frame in (SHIFTING, SHIFTING_TO, DRIVING, REMOVING, EIFFEL, YIELDING, NUKING, UNDER, DISMISSING):
        found = _space_moves(position, frame, found)
    elif frame in (GAINING, REPLACING, UPGRADING, ESTADIO, CAPITALISM, LOOTING, DISCARDING, LODGING):
        found = _card_moves(position, frame, found)
    elif frame in (DIPLOMACY, POTALA, RENEWING, GENEVA, GIVING_BACK):
        found = _pact_moves(position, frame, found)
    else:
        found = _other_moves(position, frame, found)
    if DECLINED_BY_PASS[frame] and why_not_pass(position, frame) == ALLOWED:
        found = append(found, pack(verb.PASS))
    return found


def _space_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if frame == SHIFTING:
        return each_space(found, verb.PICK, culture.movable(position, seat))
    if frame == SHIFTING_TO or frame == DRIVING:
        return each_space(found, verb.SHIFT, culture.shift_targets(position, position.field(ORIGIN)))
    if frame == REMOVING:
        return each_space(found, verb.REMOVE, starting.removable(position, seat))
    if frame == UNDER:
        return each_space(found, verb.UNDER, industry.rooms(position, seat))
    kind: i64 = verb.NUKE
    if frame == EIFFEL:
        kind = verb.PICK
    elif frame == YIELDING:
        kind = verb.YIELD
    elif frame == DISMISSING:
        kind = verb.DISMISS
    for space in position.land.spaces:
        if _why_not_space(position, seat, frame, space) == ALLOWED:
            found = append(found, pack(kind, space))
    return found


def _why_not_space(position: Position, seat: i64, frame: i64, space: i64) -> Rule:
    if frame == EIFFEL:
        return starting.why_not_point(position, seat, space)
    if frame == YIELDING:
        return starting.why_not_yield(position, space)
    if frame == DISMISSING:
        return profits.why_not_dismiss(position, seat, space)
    return ALLOWED


def why_not_card(position: Position, seat: i64, frame: i64, card: i64) -> Rule:
    """Whether a focus card may be chosen, depending on the frame."""
    if frame == GAINING:
        return science.why_not_gain(position, seat, card)
    if frame == REPLACING:
        return science.why_not_replace(position, seat, card)
    if frame == UPGRADING:
        return industry.why_not_upgrade(position, seat, card)
    if frame == LOOTING:
        return conquest.why_not_loot(position, card)
    if frame == DISCARDING:
        return events.why_not_discard(position, seat, card)
    if frame == LODGING:
        return spending.why_not_lodge(position, seat, card)
    return turn.why_not_also(position, seat, frame == CAPITALISM, card)


def _card_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    kind: i64 = verb.ALSO
    bits: i64 = ALL_CARDS & ~position.zones[DECK + seat]
    if frame == GAINING:
        kind = verb.GAIN
        bits = position.zones[DECK + seat]
    elif frame == REPLACING:
        kind = verb.REPLACE
    elif frame == UPGRADING:
        kind = verb.UPGRADE
    elif frame == LOOTING:
        kind = verb.LOOT
        bits = ALL_CARDS
    elif frame == DISCARDING:
        kind = verb.DISCARD
    elif frame == LODGING:
        kind = verb.LODGE
    while bits:
        card: i64 = lowest(bits)
        bits &= bits - 1
        if why_not_card(position, seat, frame, card) == ALLOWED:
            found = append(found, pack(kind, card))
    return found


def _pact_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    if frame == DIPLOMACY and position.field(PARTNER) >= 4:
        if diplomacy.why_not_ally(position, seat, position.field(PARTNER) - 4) == ALLOWED:
            found = append(found, pack(verb.ALLY, position.field(PARTNER) - 4))
        return found
    giver: i64 = 0
    while giver < position.players:
        pact: i64 = 0
        while pact < PACT_COUNT:
            if frame == GENEVA or frame == GIVING_BACK:
                if why_not_return(position, seat, frame, giver, pact) == ALLOWED:
                    found = append(found, pack(verb.RETURN, giver, pact))
            elif why_not_take(position, seat, frame, giver, pact) == ALLOWED:
                found = append(found, pack(verb.TAKE, giver, pact))
            pact += 1
        giver += 1
    return found


def _other_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    seat: i64 = position.actor
    one: i64 = 0
    two: i64
    if frame == PARTS or frame == COLLECTING:
        while one < RESOURCE_KINDS:
            if why_not_collect(position, seat, frame, one) == ALLOWED:
                found = append(found, pack(verb.COLLECT, one))
            one += 1
    elif frame == EXCHANGING:
        while one < RESOURCE_KINDS:
            two = 0
            while two < RESOURCE_KINDS:
                if profits.why_not_exchange(position, seat, one, two) == ALLOWED:
                    found = append(found, pack(verb.EXCHANGE, one, two))
                two += 1
            one += 1
    elif frame == ORACLE or frame == AZTEC:
        while one < SLOTS:
            two = one + 1
            while two < SLOTS:
                if why_not_swap(frame, one, two) == ALLOWED:
                    found = append(found, pack(verb.SWAP, one, two))
                two += 1
            one += 1
    elif frame == SEOUL or frame == STACK_CHOICE:
        while one < BARBARIANS:
            if why_not_barbarian(position, frame, one) == ALLOWED:
                found = append(found, pack(verb.BARBARIAN, one))
            one += 1
    elif frame == CONQUEST:
        found = append(found, pack(verb.CONQUER))
        found = append(found, pack(verb.LIBERATE))
    elif frame == AGAIN:
        found = append(found, pack(verb.AGAIN))
    return found
