"""Why a move is illegal: for any move at any time, the rule that forbids it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import ALLOWED, CHANCE, OVER, Move, Rule
from ecumene.games.newdawn import frames as on
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.citations import (
    ND_EVT_02,
    ND_EVT_03,
    ND_IND_01,
    ND_MAP_10,
    ND_MAP_15,
    ND_SETUP_09,
    ND_SETUP_14,
    ND_SETUP_15,
    ND_TURN_04,
    ND_TURN_16,
    ND_TURN_17,
    ND_TURN_20,
    ND_TURN_23,
    ND_WAR_15,
    ND_WAR_39,
    ND_WIN_33,
)
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    choices,
    cities,
    culture,
    decks,
    economy,
    industry,
    laying,
    military,
    profits,
    science,
    setup,
    spending,
    starting,
    turn,
)

_TWO: Final = (verb.LAY, verb.TAKE, verb.RETURN, verb.EXCHANGE, verb.SWAP)
_NONE: Final = (
    verb.ADVANCE, verb.STORE, verb.ARRIVE, verb.STOP, verb.CONQUER, verb.LIBERATE, verb.AGAIN, verb.PASS,
)  # fmt: skip
# By kind: how many fields it has; 3 for the kind whose field is two fields wide.
FIELDS: Final = vec[i64](
    [2 if kind in _TWO else 0 if kind in _NONE else 3 if kind == verb.AT else 1 for kind in range(verb.KIND_LIMIT)]
)


def forbidden_by(position: Position, move: Move) -> Rule:
    """The rule that forbids a move now, or ``ALLOWED``."""
    if position.actor == OVER:
        return ND_WIN_33
    kind: i64 = kind_of(move)
    if move < 0 or kind >= verb.KIND_LIMIT:
        return ND_TURN_04
    frame: i64 = position.top()
    if not on.ANSWERS[frame] & BIT[kind]:
        return _out_of_place(position, frame, kind)
    fields: i64 = FIELDS[kind]
    if (fields < 2 and second_of(move)) or (fields == 0 and first_of(move)):
        return ND_TURN_04  # not a move of the notation
    if kind <= verb.AT:
        return _laying(position, kind, move)
    if kind < verb.ADVANCE:
        return _act(position, frame, kind, first_of(move))
    if kind < verb.TAKE:
        return _develop(position, frame, kind, first_of(move))
    if kind < verb.ATTACK:
        return _deal(position, frame, kind, first_of(move), second_of(move))
    return _fight(position, frame, kind, first_of(move), second_of(move))


def _out_of_place(position: Position, frame: i64, kind: i64) -> Rule:
    """The rule under which something else has to be decided now."""
    if position.actor == CHANCE:
        if frame == on.BATTLE:
            return ND_WAR_15
        return ND_EVT_02 if frame == on.RAID_DIE or frame == on.STACK_DIE else ND_SETUP_09
    if frame <= on.LAYING_AT:
        return ND_MAP_15
    if frame == on.TURN:
        return ND_TURN_04
    if on.GARDENS <= frame <= on.RENEWING:
        return ND_TURN_17
    if kind == verb.FOCUS or kind == verb.USE:
        return ND_TURN_16
    if frame == on.ESTADIO or frame == on.AGAIN or frame == on.CAPITALISM or frame == on.AZTEC:
        return ND_TURN_20
    if frame == on.INDUSTRY or frame == on.PAYING or frame == on.UNDER:
        return ND_IND_01
    if on.MILITARY <= frame <= on.REFILLING:
        return ND_WAR_39
    return ND_TURN_23


def _laying(position: Position, kind: i64, move: Move) -> Rule:
    first: i64 = first_of(move)
    if kind == verb.LEADER_DRAWN:
        return setup.why_not_leader(position, first)
    if kind == verb.TILE_DEALT:
        return setup.why_not_dealt(position, first)
    if kind == verb.DIE_CAST:
        if first < 6:
            return ALLOWED
        return ND_MAP_10 if position.top() == on.CORE_DIE else ND_EVT_03
    if kind == verb.BUILDER or kind == verb.FIRST:
        if first < position.players:
            return ALLOWED
        return ND_MAP_15 if kind == verb.BUILDER else ND_SETUP_14
    if kind == verb.REVEALED:
        return decks.why_not_revealed(position, first)
    if kind == verb.VICTORY_DRAWN:
        return setup.why_not_victory(position, first)
    if kind == verb.COMPASS:
        return ALLOWED if first < 6 else ND_SETUP_15
    if kind == verb.BATTLE:
        return ALLOWED if first < 36 else ND_WAR_15
    if kind == verb.LAY:
        return laying.why_not_lay(position, first, second_of(move))
    if kind == verb.TURN:
        return laying.why_not_turn(position, first)
    return laying.why_not_at(position, wide_of(move))


def _act(position: Position, frame: i64, kind: i64, first: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.USE:
        return starting.why_not_use(position, seat, first)
    if kind == verb.FOCUS:
        return turn.why_not_focus(position, seat, first)
    if kind == verb.PLACE:
        return culture.why_not_place(position, seat, frame, first)
    if kind == verb.SPEND:
        return spending.why_not_spend(position, seat, frame, first)
    if kind == verb.EMPLOY:
        return spending.why_not_employ(position, seat, frame, first)
    if kind == verb.TAKE_BACK:
        return choices.why_not_take_back(position, seat, frame, first)
    if kind == verb.PICK:
        return choices.why_not_pick(position, seat, frame, first)
    if kind == verb.SHIFT:
        return culture.why_not_shift(position, first)
    if kind == verb.CONVERT:
        return culture.why_not_convert(position, seat, first)
    if kind == verb.REMOVE:
        return starting.why_not_remove(position, seat, first)
    if kind == verb.YIELD:
        return starting.why_not_yield(position, first)
    return science.why_not_nuke(position, first)


def _develop(position: Position, frame: i64, kind: i64, first: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.ADVANCE:
        return ALLOWED
    if kind <= verb.UPGRADE:
        return choices.why_not_card(position, seat, frame, first)
    if kind == verb.PUT:
        return choices.why_not_put(position, seat, frame, first)
    if kind == verb.STORE:
        return spending.why_not_store(position, seat)
    if kind == verb.DEPART:
        return economy.why_not_depart(position, seat, first)
    if kind == verb.RESUME:
        return economy.why_not_resume(position, seat, first)
    if kind == verb.STEP:
        return economy.why_not_step(position, seat, first)
    if kind == verb.ARRIVE:
        return economy.why_not_arrive(position, seat)
    return economy.why_not_stop(position, seat)


def _deal(position: Position, frame: i64, kind: i64, first: i64, second: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.TAKE:
        return choices.why_not_take(position, seat, frame, first, second)
    if kind == verb.ALLY:
        return choices.why_not_ally(position, seat, first)
    if kind == verb.RETURN:
        return choices.why_not_return(position, seat, frame, first, second)
    if kind == verb.COLLECT:
        return choices.why_not_collect(position, seat, frame, first)
    if kind == verb.EXCHANGE:
        return profits.why_not_exchange(position, seat, first, second)
    if kind == verb.CITY:
        return cities.why_not_city(position, seat, first)
    if kind == verb.SETTLE:
        return cities.why_not_settle(position, seat, first)
    if kind == verb.WONDER_BUILT:
        return industry.why_not_wonder(position, seat, first)
    if kind == verb.PAY:
        return industry.why_not_pay(position, seat, first)
    return industry.why_not_under(position, seat, first)


def _fight(position: Position, frame: i64, kind: i64, first: i64, second: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.ATTACK:
        return military.why_not_attack(position, seat, first)
    if kind == verb.REINFORCE:
        return military.why_not_reinforce(position, seat, first)
    if kind == verb.LOOT or kind == verb.DISCARD or kind == verb.ALSO or kind == verb.LODGE:
        return choices.why_not_card(position, seat, frame, first)
    if kind == verb.SWAP:
        return choices.why_not_swap(frame, first, second)
    if kind == verb.BARBARIAN:
        return choices.why_not_barbarian(position, frame, first)
    if kind == verb.DISMISS:
        return profits.why_not_dismiss(position, seat, first)
    if kind == verb.PASS:
        return choices.why_not_pass(position, frame)
    return ALLOWED
