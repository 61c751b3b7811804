"""Why a move is not legal: the rule that forbids it now."""

from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import ALLOWED, OVER, Move, Rule
from ecumene.games.victoria.citations import (
    CV_CLR_49,
    CV_CLR_53,
    CV_CLR_54,
    CV_DRAFT_05,
    CV_DRAFT_09,
    CV_EFF_02,
    CV_EFF_04,
    CV_END_04,
    CV_SETUP_09,
    CV_TURN_02,
    CV_TURN_03,
)
from ecumene.games.victoria.frames import (
    ANSWERS,
    CHOOSING,
    DRAWING,
    EFFECTS,
    FIRST_PLAYER,
    PICKING,
    STEP_PLAY,
)
from ecumene.games.victoria.moves import (
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DRAW,
    DROP,
    END,
    GIVE,
    KIND_LIMIT,
    LAY,
    NAME,
    PICK,
    PLAY,
    QUESTION,
    RECOVER,
    RETURN,
    USE,
)
from ecumene.games.victoria.position import BIT, Position
from ecumene.games.victoria.rules import choices, effects, setup, turn


def forbidden_by(position: Position, move: Move) -> Rule:
    """The rule that forbids a move in this position, or ``ALLOWED``."""
    if position.actor == OVER:
        return CV_END_04
    kind: i64 = kind_of(move)
    frame: i64 = position.top_kind()
    if move < 0 or kind >= KIND_LIMIT:
        return CV_CLR_53
    if not ANSWERS[frame] & BIT[kind]:
        return misfit_rule(frame, kind)
    first: i64 = first_of(move)
    second: i64 = second_of(move)
    if second and kind != COPY and kind != LAY:
        return CV_CLR_53
    if kind == PLAY:
        return turn.why_not_play(position, first)
    if kind == USE:
        return effects.why_not_use(position, first)
    if kind == COPY:
        return effects.why_not_copy(position, first, second)
    if kind == END:
        return CV_CLR_53 if first else ALLOWED
    if kind == DRAW:
        return setup.why_not_draw(position, first)
    if kind == DISCARD_CARD:
        return choices.why_not_discard(position, first)
    if kind == DROP:
        return choices.why_not_drop(position, first)
    if kind == RETURN:
        return choices.why_not_return(position, first)
    if kind == NAME:
        return choices.why_not_name(position, first)
    if kind == QUESTION:
        return choices.why_not_question(position, first)
    if kind == GIVE:
        return choices.why_not_give(position, first)
    if kind == LAY:
        return choices.why_not_lay(position, first, second)
    if kind == RECOVER:
        return choices.why_not_recover(position, first)
    if kind == PICK:
        return setup.why_not_pick(position, first)
    if kind == CHOOSE:
        return setup.why_not_choose(position, first)
    return setup.why_not_first(position, first)


def misfit_rule(frame: i64, kind: i64) -> Rule:
    """The rule broken by a move that does not answer the current decision."""
    if frame == FIRST_PLAYER:
        return CV_SETUP_09
    if frame == DRAWING:
        return CV_CLR_49
    if frame == PICKING:
        return CV_DRAFT_09
    if frame == CHOOSING:
        return CV_DRAFT_05
    if frame == STEP_PLAY:
        return CV_EFF_02 if kind == USE or kind == COPY else CV_TURN_02
    if frame == EFFECTS:
        return CV_TURN_03 if kind == PLAY else CV_CLR_53
    if kind == USE or kind == COPY or kind == END:
        return CV_EFF_04
    return CV_CLR_54
