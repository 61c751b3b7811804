"""Set-up: first player, board tokens and the wonder draft (DU-SETUP, DU-DRAFT)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.duel.cards import ALL_TOKENS, BIT, TOKEN_FIVES, WONDER_COUNT, WONDER_FOURS, Wonder, lowest, size
from ecumene.games.duel.citations import (
    DU_DRAFT_01,
    DU_DRAFT_02,
    DU_DRAFT_03,
    DU_DRAFT_06,
    DU_DRAFT_08,
    DU_DRAFT_11,
    DU_SETUP_07,
    DU_SETUP_14,
    DU_SETUP_15,
    DU_SETUP_18,
)
from ecumene.games.duel.frames import FIRST_PLAYER, LAYING_TOKENS, LAYING_WONDERS, PICKING
from ecumene.games.duel.material import FIRST_GAME, GROUP_SIZE, WONDERS
from ecumene.games.duel.position import FIRST_GAME_SETS, P1_FIRST, P2_FIRST, Position
from ecumene.games.duel.rules.ages import begin_age
from ecumene.games.duel.rules.reporting import progress_tokens, report, wonder_token, wonder_tokens

_NUMBER: Final = {wonder.name: number for number, wonder in enumerate(WONDERS)}
_SETS: Final = tuple(sum(1 << _NUMBER[name] for name in names) for names in FIRST_GAME)


def first_frame(position: Position) -> None:
    """The first frame; chance does not choose a first player if the options name one (DU-SETUP-14)."""
    position.stack = FIRST_PLAYER
    if position.flags & (P1_FIRST | P2_FIRST):
        position.first = 1 if position.flags & P2_FIRST else 0
        position.active = position.first
        position.stack = LAYING_TOKENS


def why_not_first(seat: i64) -> Rule:
    """Whether chance may choose that seat as first player."""
    return ALLOWED if seat < 2 else DU_SETUP_14


def choose_first(position: Position, seat: i64, log: Log | None) -> None:
    """The first player is known."""
    position.first = seat
    position.active = seat
    position.stack = LAYING_TOKENS
    if log is not None:
        report(log, "first-player", seat, DU_SETUP_14, {})


def why_not_tokens(chosen: i64) -> Rule:
    """Whether that is one of the sets of five tokens."""
    return ALLOWED if chosen < len(TOKEN_FIVES) else DU_SETUP_18


def lay_tokens(position: Position, chosen: i64, log: Log | None) -> None:
    """Five tokens lie on the board, the other five go to the box (DU-SETUP-07)."""
    position.board = TOKEN_FIVES[chosen]
    position.box = ALL_TOKENS & ~position.board
    if log is not None:
        report(log, "tokens-laid", position.first, DU_SETUP_07, {"tokens": progress_tokens(position.board)})
    if position.flags & FIRST_GAME_SETS:
        give_fixed_sets(position, log)
    else:
        position.stack = LAYING_WONDERS


def give_fixed_sets(position: Position, log: Log | None) -> None:
    """The sets for a first game instead of the draft; nothing is shuffled (DU-SETUP-15)."""
    step: i64 = 0
    while step < 2:
        seat: i64 = position.first
        if step == 1:
            seat = 1 - seat
        position.city(seat).unbuilt = _SETS[step]
        position.undealt &= ~i64(_SETS[step])
        if log is not None:
            report(log, "gets-fixed", seat, DU_SETUP_15, {"wonders": wonder_tokens(_SETS[step])})
        step += 1
    begin_age(position, 1)


def why_not_wonders(position: Position, chosen: i64) -> Rule:
    """Whether those four wonders can be laid out: none of them was before (DU-DRAFT-11)."""
    if chosen >= len(WONDER_FOURS) or WONDER_FOURS[chosen] & ~position.undealt:
        return DU_DRAFT_11
    return ALLOWED


def lay_wonders(position: Position, chosen: i64, log: Log | None) -> None:
    """A group of four wonders is laid out."""
    position.group = WONDER_FOURS[chosen]
    position.undealt &= ~position.group
    if log is not None:
        rule: Rule = DU_DRAFT_03 if in_second_group(position) else DU_DRAFT_01
        report(log, "wonders-laid", position.first, rule, {"wonders": wonder_tokens(position.group)})
    position.stack = 0
    position.push(PICKING, GROUP_SIZE)


def in_second_group(position: Position) -> bool:
    """Whether eight wonders have been laid out."""
    return size(position.undealt) == WONDER_COUNT - 2 * GROUP_SIZE


def picker(position: Position) -> i64:
    """Who picks next: one player, the other twice, then the first again; the other starts the second group."""
    left: i64 = position.top_extra()
    seat: i64 = position.first
    if in_second_group(position):
        seat = 1 - seat
    if left == 3 or left == 2:
        seat = 1 - seat
    return seat


def why_not_pick(position: Position, wonder: Wonder) -> Rule:
    """Whether that wonder lies in the group."""
    if wonder >= WONDER_COUNT or not position.group & BIT[wonder]:
        return DU_DRAFT_06
    return ALLOWED


def pick(position: Position, wonder: Wonder, log: Log | None) -> None:
    """Take a wonder from the group; the last one goes to the next player automatically (DU-DRAFT-08)."""
    seat: i64 = picker(position)
    if log is not None:
        rule: Rule = DU_DRAFT_03 if in_second_group(position) else DU_DRAFT_02
        report(log, "picks", seat, rule, {"wonder": wonder_token(wonder)})
    _give(position, seat, wonder)
    if position.top_extra() > 1:
        return
    last: i64 = lowest(position.group)
    seat = picker(position)
    if log is not None:
        report(log, "gets-last", seat, DU_DRAFT_08, {"wonder": wonder_token(last)})
    second = in_second_group(position)
    _give(position, seat, last)
    if second:
        begin_age(position, 1)
    else:
        position.stack = LAYING_WONDERS


def _give(position: Position, seat: i64, wonder: Wonder) -> None:
    left: i64 = position.top_extra() - 1
    position.group &= ~BIT[wonder]
    position.city(seat).unbuilt |= BIT[wonder]
    position.stack = 0
    position.push(PICKING, left)
