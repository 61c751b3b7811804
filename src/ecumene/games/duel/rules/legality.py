"""Why a move is not legal: the rule that forbids it now."""

from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import OVER, Move, Rule
from ecumene.games.duel.cards import BIT
from ecumene.games.duel.citations import (
    DU_CLR_06,
    DU_CLR_07,
    DU_CLR_08,
    DU_DRAFT_07,
    DU_END_01,
    DU_END_02,
    DU_TURN_15,
)
from ecumene.games.duel.frames import ANSWERS, BEGINNING, DESTROYING, KEEPING, PICKING, REVIVING, TAKING, TURN
from ecumene.games.duel.moves import (
    BEGIN,
    BUILD,
    DEAL,
    DESTROY,
    DISCARD,
    FIRST,
    GUILDS_LAID,
    KEEP,
    KIND_LIMIT,
    PICK,
    RAISE,
    REVIVE,
    TAKE,
    TOKENS_LAID,
    TURN_UP,
    WONDERS_LAID,
)
from ecumene.games.duel.position import COUNTED_UP, Position
from ecumene.games.duel.rules import ages, setup, turn


def forbidden_by(position: Position, move: Move) -> Rule:
    """The rule that forbids a move now, or ``ALLOWED``."""
    if position.actor == OVER:
        return DU_END_02 if position.ended == COUNTED_UP else DU_END_01
    kind: i64 = kind_of(move)
    if move < 0 or kind >= KIND_LIMIT:
        return DU_CLR_07
    frame: i64 = position.top_kind()
    if not ANSWERS[frame] & BIT[kind]:
        return _out_of_place(frame, kind)
    first: i64 = first_of(move)
    second: i64 = second_of(move)
    if second != 0 and kind != RAISE and kind != WONDERS_LAID and kind != GUILDS_LAID:
        return DU_CLR_07  # not a move of the notation
    if kind == BUILD:
        return turn.why_not_build(position, first)
    if kind == DISCARD:
        return turn.why_not_choose(position, first)
    if kind == RAISE:
        return turn.why_not_raise(position, first, second)
    if kind == DEAL or kind == TURN_UP:
        return ages.why_not_reveal(position, first)
    if kind == PICK:
        return setup.why_not_pick(position, first)
    if kind == TAKE:
        return turn.why_not_take(position, first)
    if kind == KEEP:
        return turn.why_not_keep(position, first)
    if kind == DESTROY:
        return turn.why_not_destroy(position, first)
    if kind == REVIVE:
        return turn.why_not_revive(position, first)
    if kind == BEGIN:
        return ages.why_not_begin(first)
    if kind == FIRST:
        return setup.why_not_first(first)
    if kind == TOKENS_LAID:
        return setup.why_not_tokens(first)
    if kind == WONDERS_LAID:
        return setup.why_not_wonders(position, wide_of(move))
    if kind == GUILDS_LAID:
        return ages.why_not_guilds(wide_of(move))
    return turn.why_not_draw(position, first)


def _out_of_place(frame: i64, kind: i64) -> Rule:
    """The rule that asks for a different decision now."""
    if frame == PICKING and (kind >= BUILD or kind == WONDERS_LAID):
        return DU_DRAFT_07
    if frame == TAKING or frame == KEEPING or frame == DESTROYING or frame == REVIVING:
        return DU_TURN_15
    if frame == BEGINNING:
        return DU_CLR_08
    if frame == TURN or frame == PICKING:
        return DU_CLR_07
    return DU_CLR_06
