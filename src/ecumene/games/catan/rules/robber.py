"""The robber and the pirate: where they may go, and whom they rob (CB-ROBBER, CK-SEVEN, CK-SEA)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, lane
from ecumene.games.catan.citations import (
    CB_ROBBER_04,
    CB_ROBBER_06,
    CB_ROBBER_07,
    CB_ROBBER_12,
    CK_CARD_32,
    CK_SEA_13,
    CK_SEA_29,
    CK_SEA_30,
    CK_SEVEN_04,
    CK_SEVEN_05,
)
from ecumene.games.catan.frames import (
    BISHOP_THEFT,
    BY_BISHOP,
    MOVING_ROBBER,
    PIRATE_MOVES,
    ROBBER_MOVES,
    ROBBING,
    STEALING,
)
from ecumene.games.catan.hidden.hands import ALL_KINDS, pass_in_secret
from ecumene.games.catan.island import HEX_COUNT, HEX_EDGES, HEX_NODES
from ecumene.games.catan.layout import EDGE_MASK, HANDS, NOBODY, ROBBER_TO_DESERT, SHIP
from ecumene.games.catan.material import KIND_COUNT, SEA
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules.reporting import hex_token, kind_token, report, report_to_some, seat_token

BY_PIRATE: Final = 1


def unlocked(position: Position) -> bool:
    """Whether robber and pirate may move at all: in Cities & Knights only after the first landing (CK-SEVEN-06)."""
    return position.base() or position.landings > 0


def begin_move(position: Position, extra: i64) -> None:
    """Make the player on turn move the robber; if ships are used, the pirate may be moved instead."""
    position.push(MOVING_ROBBER, extra)


def either(position: Position) -> i64:
    """What a 7 or a knight card moves (CK-SEA-29)."""
    return ROBBER_MOVES | PIRATE_MOVES if position.chart().sails else ROBBER_MOVES


def why_not_robber(position: Position, number: i64) -> Rule:
    """Whether the robber may be moved to a hex."""
    if not position.top_extra() & ROBBER_MOVES:
        return CK_SEA_29
    return why_not_stand(position, number)


def why_not_stand(position: Position, number: i64) -> Rule:
    """Whether a hex is open to the robber: another land hex, in Cities & Knights one with a number."""
    if number >= HEX_COUNT or i64(position.terrain[number]) <= SEA or number == position.robber:
        return CB_ROBBER_04
    if not position.base() and not position.flags & ROBBER_TO_DESERT and not i64(position.tokens[number]):
        return CK_SEVEN_04
    return ALLOWED


def why_not_pirate(position: Position, number: i64) -> Rule:
    """Whether the pirate may be moved to a hex."""
    if not position.top_extra() & PIRATE_MOVES:
        return CK_SEA_13 if position.top_extra() & BY_BISHOP else CK_SEA_29
    if number >= HEX_COUNT or i64(position.terrain[number]) != SEA or number == position.pirate:
        return CK_SEA_30
    return ALLOWED


def victims_of_robber(position: Position) -> i64:
    """The opponents with a building on the robber's hex and a card in hand, one bit each (CB-ROBBER-06)."""
    seats: i64 = 0
    corner: i64 = 6 * position.robber
    while corner < 6 * position.robber + 6:
        node: i64 = HEX_NODES[corner]
        if position.has_building(node):
            seats |= BIT[position.owner_at(node)]
        corner += 1
    return _with_cards(position, seats)


def victims_of_pirate(position: Position) -> i64:
    """The opponents with a ship on the pirate's hex and a card in hand, one bit each (CK-SEA-30)."""
    seats: i64 = 0
    side: i64 = 6 * position.pirate
    while side < 6 * position.pirate + 6:
        piece: i64 = i64(position.edges[HEX_EDGES[side]]) & EDGE_MASK
        if piece >= SHIP:
            seats |= BIT[piece - SHIP]
        side += 1
    return _with_cards(position, seats)


def _with_cards(position: Position, seats: i64) -> i64:
    seat: i64 = 0
    seats &= ~BIT[position.active]
    while seat < position.players:
        if not position.zones[HANDS + seat]:
            seats &= ~BIT[seat]
        seat += 1
    return seats


def move_robber(position: Position, number: i64, log: Log | None) -> None:
    """Move the robber to a hex; then somebody there is robbed."""
    bishop = position.top_extra() & BY_BISHOP != 0
    position.pop()
    position.robber = number
    if log is not None:
        rule: Rule = CK_CARD_32 if bishop else (CB_ROBBER_04 if position.base() else CK_SEVEN_04)
        report(log, "robber", position.active, rule, {"place": hex_token(position, number), "hex": f"hex.{number}"})
    victims: i64 = victims_of_robber(position)
    if bishop:
        if victims:
            position.push(BISHOP_THEFT, victims)
    else:
        _choose_victim(position, victims, 0, log)


def move_pirate(position: Position, number: i64, log: Log | None) -> None:
    """Move the pirate to a sea hex; then the owner of a ship there is robbed."""
    position.pop()
    position.pirate = number
    if log is not None:
        details: dict[str, Value] = {"place": hex_token(position, number), "hex": f"hex.{number}"}
        report(log, "pirate", position.active, CK_SEA_30, details)
    _choose_victim(position, victims_of_pirate(position), BY_PIRATE, log)


def _choose_victim(position: Position, victims: i64, by: i64, log: Log | None) -> None:
    if victims:
        position.push(ROBBING, by)
    elif log is not None:
        report(log, "nothing-stolen", position.active, CB_ROBBER_07, {})


def victims_now(position: Position) -> i64:
    """The seats that the player on turn may rob now."""
    if position.top_extra() & BY_PIRATE:
        return victims_of_pirate(position)
    return victims_of_robber(position)


def why_not_rob(position: Position, seat: i64) -> Rule:
    """Whether that seat can be robbed now."""
    if seat < position.players and victims_now(position) & BIT[seat]:
        return ALLOWED
    if position.top_extra() & BY_PIRATE:
        return CK_SEA_30
    return CB_ROBBER_06 if position.base() else CK_SEVEN_05


def rob(position: Position, seat: i64) -> None:
    """Choose a seat to rob; one of its cards will be drawn."""
    position.pop()
    position.push(STEALING, seat)


def next_of_bishop(position: Position) -> None:
    """Let the Bishop rob the next victim in turn order (CK-CARD-35)."""
    victims: i64 = position.top_extra()
    seat: i64 = position.next_of(victims)
    position.pop()
    if seat != NOBODY:
        if victims & ~BIT[seat]:
            position.push(BISHOP_THEFT, victims & ~BIT[seat])
        position.push(STEALING, seat)


def why_not_stolen(position: Position, kind: i64) -> Rule:
    """Whether the victim holds a card of that kind."""
    victim: i64 = position.top_extra()
    if kind >= KIND_COUNT or not lane(position.zones[HANDS + victim], kind):
        return CB_ROBBER_12
    return ALLOWED


def stolen(position: Position, kind: i64, log: Log | None) -> None:
    """Move a card from the victim to the player on turn; only the two see which (CB-ROBBER-12)."""
    victim: i64 = position.top_extra()
    position.pop()
    pass_in_secret(position, victim, position.active, kind, ALL_KINDS)
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(victim)}
        report_to_some(
            log, "steals", position.active, CB_ROBBER_12, details, {"kind": kind_token(kind)}, [position.active, victim]
        )
