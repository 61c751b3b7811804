"""Science: the tech dial and the cards it brings (ND-SCI)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_01,
    ND_HEX_01,
    ND_RES_13,
    ND_SCI_01,
    ND_SCI_04,
    ND_SCI_05,
    ND_SCI_07,
    ND_SCI_10,
    ND_SCI_15,
    ND_SCI_16,
    ND_SCI_17,
    ND_TURN_23,
)
from ecumene.games.newdawn.frames import (
    ADVANCING,
    GAINING,
    LEVEL,
    NEW_CARD,
    NUKING,
    PARTS,
    REPLACING,
    TOKENS_SPENT,
    TRADE,
)
from ecumene.games.newdawn.land import BIT, NONE
from ecumene.games.newdawn.layout import DECK, DIAL_STOPS, STRONG, TECH
from ecumene.games.newdawn.material import (
    CARD_COUNT,
    LAST_STEP,
    MATHEMATICS,
    NUCLEAR_POWER,
    OXFORD_UNIVERSITY,
    REPLACEABLE_PARTS,
    RESOURCE_KINDS,
    SCIENCE,
    SLOTS,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, board, row, terrain
from ecumene.games.newdawn.rules.reporting import card_token, report, resource_token, space_token


def begin(position: Position, seat: i64) -> None:
    """Begin resolving a science card: its first part, then the advance."""
    position.push(ADVANCING, 0)
    if position.card == MATHEMATICS:
        position.push(TRADE, seat, 1, 0, 1)
    elif position.card == REPLACEABLE_PARTS:
        position.push(PARTS, seat)
    elif position.card == NUCLEAR_POWER and position.slot == 5:
        position.push(NUKING, seat)


def steps_with(position: Position, tokens: i64) -> i64:
    """How far the pointer moves with this many tokens spent."""
    return position.slot + tokens


def advance(position: Position, seat: i64, log: Log | None) -> None:
    """Move the pointer by the slot number and the tokens spent; every level on the way offers a card (ND-SCI-03)."""
    steps: i64 = steps_with(position, position.field(TOKENS_SPENT))
    position.pop()
    at: i64 = position.zones[TECH + seat]
    before: i64 = at
    levels: i64 = 0  # crossed, four bits each, the last in the lowest bits
    count: i64 = 0
    reached_last = False
    while steps > 0:
        if at == LAST_STEP:
            at = position.box.step_after_last
            if position.flags & DIAL_STOPS:
                steps = 1
        else:
            at += 1
        steps -= 1
        if position.box.level_at[at]:
            levels = (levels << 4) | position.box.level_at[at]
            count += 1
        if at == LAST_STEP:
            reached_last = True
    position.zones[TECH + seat] = at
    position.changed = True
    if log is not None:
        rule: Rule = ND_SCI_07 if at < before else ND_SCI_01
        report(log, "advances", seat, rule, {"from": before, "to": at})
    while count > 0:
        position.push(GAINING, levels & 15)
        levels >>= 4
        count -= 1
    if reached_last:
        agendas.reach_last_step(position, seat, log)


def why_not_stand_still(position: Position) -> Rule:
    """Whether the advance may be declined: not once tokens are spent on it; it is all or nothing (ND-SCI-15)."""
    return ND_SCI_15 if position.field(TOKENS_SPENT) else ALLOWED


# Gaining cards --------------------------------------------------------------------------------------------------------


def replaceable(position: Position, seat: i64, card: i64) -> i64:
    """The stations whose card a new one may replace, one bit each (ND-SCI-05, ND-SCI-16)."""
    found: i64 = 0
    free = position.controls(seat, OXFORD_UNIVERSITY)
    station: i64 = 0
    while station < SLOTS:
        kind: i64 = position.type_on(seat, station)
        if kind == card >> 2 or (free and kind != SCIENCE):
            found |= BIT[station]
        station += 1
    return found


def why_not_gain(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a level offers a card."""
    if card >= CARD_COUNT or (card & 3) + 1 != position.field(LEVEL):
        return ND_SCI_04
    if not position.zones[DECK + seat] & BIT[card]:
        return ND_SCI_10
    return ALLOWED if replaceable(position, seat, card) else ND_SCI_17


def gain(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Gain a card from the deck; where it goes is asked only if there is a choice."""
    position.pop()
    stations: i64 = replaceable(position, seat, card)
    if stations & (stations - 1):
        position.push(REPLACING, card, seat)
        return
    station: i64 = 0
    while not stations & BIT[station]:
        station += 1
    put_in_row(position, seat, station, card, log)


def why_not_replace(position: Position, seat: i64, card: i64) -> Rule:
    """Whether the new card may replace a card of the row."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_SCI_05
    return ALLOWED if replaceable(position, seat, position.field(NEW_CARD)) & BIT[station] else ND_SCI_16


def replace(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Replace that card with the new one."""
    new: i64 = position.field(NEW_CARD)
    position.pop()
    put_in_row(position, seat, position.station_of_card(seat, card), new, log)


def put_in_row(position: Position, seat: i64, station: i64, card: i64, log: Log | None) -> None:
    """Replace a card with another in the same slot."""
    if log is not None:
        old: i64 = position.card_on(seat, station)
        report(log, "gains-card", seat, ND_SCI_05, {"card": card_token(card), "old": card_token(old)})
    row.replace_card(position, seat, station, card)


# First parts ----------------------------------------------------------------------------------------------------------


def why_not_part(position: Position, seat: i64, resource: i64) -> Rule:
    """Replaceable Parts: a resource that the player lacks and the supply has."""
    if resource >= RESOURCE_KINDS or board.resource_held(position, seat, resource):
        return ND_TURN_23
    return ALLOWED if board.in_supply(position, resource) else ND_RES_13


def collect(position: Position, seat: i64, resource: i64, rule: Rule, log: Log | None) -> None:
    """Give a player a resource from the supply."""
    position.pop()
    board.gain_resource(position, seat, resource)
    if log is not None:
        report(log, "collects", seat, rule, {"what": resource_token(resource)})


def why_not_nuke(position: Position, space: i64) -> Rule:
    """Whether Nuclear Power may strike a space: any on the map."""
    return ALLOWED if terrain.exists(position, space) else ND_HEX_01


def nuke(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Destroy control tokens on a space and next to it, flipping reinforced ones; not an attack."""
    position.pop()
    if log is not None:
        report(log, "nukes", seat, ND_CLR_01, {"place": space_token(position, space), "hex": f"hex.{space}"})
    _strike(position, space, log)
    way: i64 = 0
    while way < 6:
        other: i64 = position.land.next[6 * space + way]
        if other != NONE:
            _strike(position, other, log)
        way += 1


def _strike(position: Position, space: i64, log: Log | None) -> None:
    piece: i64 = position.piece_at(space)
    if piece == STRONG:
        board.flip(position, space, False)
    elif piece and piece < STRONG:
        board.vacate(position, space, log)
