"""The event dial: raids, reappearing barbarians, trade (ND-EVT)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_12,
    ND_EVT_01,
    ND_EVT_02,
    ND_EVT_03,
    ND_EVT_05,
    ND_EVT_06,
    ND_EVT_07,
    ND_EVT_08,
    ND_EVT_13,
    ND_EVT_22,
)
from ecumene.games.newdawn.frames import (
    DISCARDING,
    DISCARDS_LEFT,
    LETTER,
    NEXT_LETTER,
    RAID_DIE,
    RAIDING,
    SERVED,
    STACK_CHOICE,
    STACK_DIE,
    STACK_SPACE,
    STACKS,
    TRADE,
    TRADE_EVENT,
    WAY,
)
from ecumene.games.newdawn.land import NONE
from ecumene.games.newdawn.layout import (
    BARBARIAN,
    BARBARIANS_AT,
    CAPITAL_CITY,
    CHOOSE_IN_STACK,
    CITY,
    NATURAL_AT,
    OCCUPIED,
    RESOURCES_AT,
    STRONG,
    WONDERS_AT,
)
from ecumene.games.newdawn.material import BARBARIANS, DIAL_SECTIONS, EVENTS, LOST_AT_CAPITAL, RAID, REAPPEARING
from ecumene.games.newdawn.material import TRADE_EVENT as TRADE_SECTION
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import agendas, barbarians, board, profits, row
from ecumene.games.newdawn.rules.reporting import card_token, letter_token, report, space_token


def turn_dial(position: Position, log: Log | None) -> None:
    """The first player turns the dial by one section; its event is resolved at once (ND-EVT-01, ND-EVT-02)."""
    position.dial = (position.dial + 1) % DIAL_SECTIONS
    event: i64 = position.box.events[position.dial]
    if log is not None:
        rule: Rule = ND_EVT_01 if event else ND_EVT_02
        report(log, "dial", position.first, rule, {"event": f"event.{EVENTS[event]}"})
    if event == RAID:
        position.push(STACKS)
        position.push(RAID_DIE)
    elif event == REAPPEARING:
        _reappear(position, log)
    elif event == TRADE_SECTION:
        position.push(TRADE_EVENT, 0)


# Trade ----------------------------------------------------------------------------------------------------------------


def serve_trade(position: Position) -> None:
    """The next player, clockwise from the first, gets a trade token for every mature city (ND-EVT-26, ND-EVT-27)."""
    served: i64 = position.field(SERVED)
    if served == position.players:
        position.pop()
        return
    position.replace(TRADE_EVENT, served + 1)
    seat: i64 = (position.first + served) % position.players
    count: i64 = agendas.mature_count(position, seat)
    if count:
        position.push(TRADE, seat, count)


# Barbarians that reappear ---------------------------------------------------------------------------------------------


def _reappear(position: Position, log: Log | None) -> None:
    """Return defeated barbarians to their symbols, in letter order (ND-EVT-22 to ND-EVT-25)."""
    letter: i64 = 0
    while letter < BARBARIANS:
        home: i64 = position.land.home[letter]
        if position.zones[BARBARIAN + letter] == 0 and home != NONE and _is_free(position, home):
            profits.raid_caravans(position, home, log)
            barbarians.move_to(position, letter, home)
            if log is not None:
                details: dict[str, int | str] = {
                    "letter": letter_token(letter),
                    "place": space_token(position, home),
                    "hex": f"hex.{home}",
                }
                report(log, "reappears", position.first, ND_EVT_22, details)
        letter += 1


def _is_free(position: Position, space: i64) -> bool:
    """Whether a space holds nothing but caravans."""
    if position.within(OCCUPIED, space) or position.within(BARBARIANS_AT, space):
        return False
    if position.within(RESOURCES_AT, space) or position.within(NATURAL_AT, space):
        return False
    return not position.within(WONDERS_AT, space)


# Raids ----------------------------------------------------------------------------------------------------------------


def way_of(position: Position, face: i64) -> i64:
    """The direction of one of the token's numbers, from 0 (ND-EVT-03)."""
    return (position.compass + position.box.way_of_number[face]) % 6


def begin_raid(position: Position, face: i64, log: Log | None) -> None:
    """Start a raid: one die gives the direction for all barbarians (ND-EVT-03)."""
    position.replace(RAIDING, way_of(position, face), 0)
    if log is not None:
        report(log, "raid", position.first, ND_EVT_03, {"die": face + 1})


def raid_next(position: Position, log: Log | None) -> None:
    """Move the next barbarian; each is fully resolved before the next (ND-EVT-15)."""
    way: i64 = position.field(WAY)
    letter: i64 = position.field(NEXT_LETTER)
    while letter < BARBARIANS and position.zones[BARBARIAN + letter] <= 0:
        letter += 1
    if letter == BARBARIANS:
        position.pop()
        return
    position.replace(RAIDING, way, letter + 1)
    move(position, letter, way, log)


def move(position: Position, letter: i64, way: i64, log: Log | None) -> None:
    """Move a barbarian one space, over water to the next land, and apply its effect there."""
    origin: i64 = position.zones[BARBARIAN + letter] - 1
    taken: i64 = barbarians.way_taken(position, origin, way)
    if taken == NONE:
        if log is not None:
            report(log, "barbarian-stays", position.first, ND_EVT_13, {"letter": letter_token(letter)})
        return
    space: i64 = barbarians.landing(position, origin, taken)
    at: i64 = position.land.next[6 * origin + taken]
    while at != space:
        profits.raid_caravans(position, at, log)  # ND-EVT-18: on the water it crosses
        at = position.land.next[6 * at + taken]
    profits.raid_caravans(position, space, log)
    if log is not None:
        details: dict[str, int | str] = {
            "letter": letter_token(letter),
            "place": space_token(position, space),
            "hex": f"hex.{space}",
        }
        report(log, "barbarian-moves", position.first, ND_EVT_03, details)
    if not _strike(position, space, log):
        barbarians.move_to(position, letter, space)


def _strike(position: Position, space: i64, log: Log | None) -> bool:
    """Apply a barbarian's effect on the piece on a space; whether it is thrown back (ND-EVT-05 to ND-EVT-09)."""
    piece: i64 = position.piece_at(space)
    if not piece:
        return False
    owner: i64 = position.owner_at(space)
    if piece == CAPITAL_CITY:
        if log is not None:
            report(log, "capital-raided", owner, ND_EVT_08, {})
        if row.all_trade(position, owner):
            position.push(DISCARDING, owner, LOST_AT_CAPITAL)
        return True
    details: dict[str, int | str] = (
        {"place": space_token(position, space), "hex": f"hex.{space}"} if log is not None else {}
    )
    if piece == STRONG:
        board.flip(position, space, False)
        if log is not None:
            report(log, "token-holds", owner, ND_EVT_07, details)
        return True
    if log is not None:
        if piece == CITY:
            report(log, "city-destroyed", owner, ND_EVT_06, details)
        else:
            report(log, "token-destroyed", owner, ND_EVT_05, details)
    board.vacate(position, space, log)
    return False


def why_not_discard(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a trade token may be discarded from one of the seat's cards."""
    station: i64 = position.station_of_card(seat, card)
    return ALLOWED if station >= 0 and position.trade_on(seat, station) > 0 else ND_EVT_08


def discard(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Return a trade token to the supply (ND-EVT-08, ND-EVT-21)."""
    left: i64 = position.field(DISCARDS_LEFT) - 1
    row.take_trade(position, seat, position.station_of_card(seat, card))
    if left and row.all_trade(position, seat):
        position.replace(DISCARDING, seat, left)
    else:
        position.pop()
    if log is not None:
        report(log, "discards", seat, ND_EVT_08, {"card": card_token(card)})


# Several barbarians on one space --------------------------------------------------------------------------------------


def part_stacks(position: Position) -> None:
    """Where barbarians share a space after a raid, move one of them on with its own roll (ND-CLR-12, ND-EVT-28)."""
    letter: i64 = 0
    while letter < BARBARIANS:
        at: i64 = position.zones[BARBARIAN + letter] - 1
        # ND-EVT-29: if no roll can move a barbarian, the next letter on the same space moves instead.
        if at >= 0 and barbarians.count_at(position, at) > 1 and barbarians.can_get_away(position, at):
            if position.flags & CHOOSE_IN_STACK:
                position.push(STACK_CHOICE, at)
            else:
                position.push(STACK_DIE, letter)
            return
        letter += 1
    position.pop()


def why_not_choose(position: Position, letter: i64) -> Rule:
    """Whether a barbarian of a stack may be chosen to move on."""
    if letter >= BARBARIANS or position.zones[BARBARIAN + letter] != position.field(STACK_SPACE) + 1:
        return ND_CLR_12
    return ALLOWED


def choose_of_stack(position: Position, letter: i64) -> None:
    """The first player chooses the barbarian that moves on."""
    position.replace(STACK_DIE, letter)


def move_of_stack(position: Position, face: i64, log: Log | None) -> None:
    """Move the barbarian of a stack with its own roll."""
    letter: i64 = position.field(LETTER)
    position.pop()
    if log is not None:
        details: dict[str, int | str] = {"die": face + 1, "letter": letter_token(letter)}
        report(log, "raid-again", position.first, ND_CLR_12, details)
    move(position, letter, way_of(position, face), log)
