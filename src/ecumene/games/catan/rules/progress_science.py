"""Progress cards of science: Crane, Mining, Irrigation, Inventor, Engineer, Medicine and Smith (CK-CARD)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import MEDICINE_COST, ONE, lane
from ecumene.games.catan.citations import CK_CARD_17, CK_CARD_20, CK_CARD_23
from ecumene.games.catan.frames import SWAPPING
from ecumene.games.catan.island import HEX_COUNT
from ecumene.games.catan.layout import CRANES, ONE_CRANE
from ecumene.games.catan.material import ENGINEER, MEDICINE, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, improving, knights
from ecumene.games.catan.rules.hands import gain, pay
from ecumene.games.catan.rules.reporting import cards_token, hex_token, report

FIXED_NUMBERS: Final = (0, 2, 6, 8, 12)  # tokens the Inventor cannot move, and bare hexes (CK-CARD-17)

# Crane ----------------------------------------------------------------------------------------------------------------


def can_improve_any(position: Position, seat: i64) -> bool:
    """Whether a seat could raise a track if it could pay."""
    track: i64 = 0
    while track < len(TRACKS):
        if improving.why_not_raise(position, seat, track) == ALLOWED:
            return True
        track += 1
    return False


def begin_discount(position: Position) -> None:
    """Make the next improvement of this turn one commodity cheaper; each Crane serves one improvement (CK-CARD-76)."""
    if position.turn & CRANES != CRANES:
        position.turn += ONE_CRANE


# Mining and Irrigation ------------------------------------------------------------------------------------------------


def hexes_touched(position: Position, seat: i64, terrain: i64) -> i64:
    """How many hexes of a terrain have a building of the seat (CK-CARD-11, CK-CARD-13)."""
    found: i64 = 0
    for number in position.chart().land:
        if i64(position.terrain[number]) == terrain and building.touches_own(position, seat, number):
            found += 1
    return found


def harvest(position: Position, seat: i64, kind: i64, terrain: i64, rule: Rule, log: Log | None) -> None:
    """Take two cards for each hex, as far as the bank has them (CK-CARD-15)."""
    number: i64 = 2 * hexes_touched(position, seat, terrain)
    if number > lane(position.bank, kind):
        number = lane(position.bank, kind)
    gain(position, seat, number * ONE[kind])
    if log is not None:
        report(log, "receives", seat, rule, {"cards": cards_token(number * ONE[kind])})


# Inventor -------------------------------------------------------------------------------------------------------------


def why_not_swap(position: Position, number: i64) -> Rule:
    """Whether a hex's token may be swapped, with the first one if that has been chosen."""
    if number >= HEX_COUNT or i64(position.tokens[number]) in FIXED_NUMBERS:
        return CK_CARD_17
    first: i64 = position.top_extra() - 1
    if first >= 0 and position.tokens[first] == position.tokens[number]:
        return CK_CARD_20
    return ALLOWED


def can_swap(position: Position) -> bool:
    """Whether two different tokens can be swapped."""
    found: i64 = 0
    for number in position.chart().land:
        token: i64 = i64(position.tokens[number])
        if token not in FIXED_NUMBERS:
            if found and found != token:
                return True
            found = token
    return False


def swap(position: Position, seat: i64, number: i64, log: Log | None) -> None:
    """Choose the first token, or swap both."""
    first: i64 = position.top_extra() - 1
    position.pop()
    if first < 0:
        position.push(SWAPPING, number + 1)
        return
    token = position.tokens[first]
    if log is not None:
        details: dict[str, Value] = {"place": hex_token(position, first), "other": hex_token(position, number)}
        details["hex"] = f"hex.{first}"
        details["hex2"] = f"hex.{number}"
        report(log, "swaps", seat, CK_CARD_17, details)
    position.tokens[first] = position.tokens[number]
    position.tokens[number] = token


# Engineer, Medicine and Smith -----------------------------------------------------------------------------------------


def finds_crossing(position: Position, seat: i64, card: i64) -> bool:
    """Whether there is a city, settlement or knight that Engineer, Medicine or Smith can be used on."""
    for node in position.chart().nodes:
        rule: Rule = 1
        if card == ENGINEER:
            rule = building.why_not_wall(position, seat, node)
        elif card == MEDICINE:
            rule = building.why_not_upgrade(position, seat, node)
        else:
            rule = knights.why_not_rise(position, seat, node)
        if rule == ALLOWED:
            return True
    return False


def heal(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Medicine: build a city for two ore and one grain (CK-CARD-23)."""
    position.pop()
    pay(position, seat, MEDICINE_COST)
    building.upgrade(position, seat, node, CK_CARD_23, log)
