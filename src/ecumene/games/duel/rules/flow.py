"""Carries out moves and continues until somebody has to decide."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import CHANCE, OVER, Move
from ecumene.games.duel.frames import BY_CHANCE, PICKING, TURN_OVER
from ecumene.games.duel.moves import (
    BEGIN,
    BUILD,
    DEAL,
    DESTROY,
    DISCARD,
    DRAW,
    FIRST,
    GUILDS_LAID,
    KEEP,
    PICK,
    RAISE,
    REVIVE,
    TAKE,
    TOKENS_LAID,
    TURN_UP,
    WONDERS_LAID,
)
from ecumene.games.duel.position import NO_CARD, Position
from ecumene.games.duel.rules import ages, scoring, setup, turn


def perform(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move and everything that follows without a decision."""
    carry_out(position, move, log)
    if position.actor != OVER:
        settle(position, log)


def carry_out(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move alone."""
    kind: i64 = kind_of(move)
    first: i64 = first_of(move)
    if kind == DEAL:
        ages.deal(position, first, log)
    elif kind == TURN_UP:
        ages.turn_up(position, first, log)
    elif kind == BUILD:
        turn.build(position, first, log)
    elif kind == DISCARD:
        turn.discard(position, first, log)
    elif kind == RAISE:
        turn.use_for_wonder(position, first, second_of(move), log)
    elif kind == PICK:
        setup.pick(position, first, log)
    elif kind == TAKE:
        turn.take(position, first, log)
    elif kind == BEGIN:
        ages.begin(position, first, log)
    elif kind == KEEP:
        turn.keep(position, first, log)
    elif kind == DESTROY:
        turn.destroy(position, first, log)
    elif kind == REVIVE:
        turn.revive(position, first, log)
    elif kind == WONDERS_LAID:
        setup.lay_wonders(position, wide_of(move), log)
    elif kind == DRAW:
        turn.draw(position, first, log)
    elif kind == GUILDS_LAID:
        ages.lay_guilds(position, wide_of(move))
    elif kind == TOKENS_LAID:
        setup.lay_tokens(position, first, log)
    elif kind == FIRST:
        setup.choose_first(position, first, log)


def settle(position: Position, log: Log | None) -> None:
    """Continue until a player or chance has to decide."""
    frame: i64 = position.top_kind()
    if frame == TURN_OVER and not position.open & position.hidden:
        position.playing = NO_CARD
        if position.present != 0:
            ages.next_turn(position, log)
        else:
            ages.end_age(position, log)
            if position.age == ages.LAST_AGE:
                scoring.count_up(position, log)
                return
            ages.begin_age(position, position.age + 1)
        frame = position.top_kind()
    if BY_CHANCE[frame]:
        position.actor = CHANCE
        return
    if frame == PICKING:
        position.active = setup.picker(position)
    position.actor = position.active
