"""Why a move is not legal: for any move at any time, the rule that forbids it."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import ALLOWED, CHANCE, OVER, Move, Rule
from ecumene.games.catan import moves as verb
from ecumene.games.catan.citations import (
    CB_BUILD_01,
    CB_DEV_08,
    CB_ROBBER_02,
    CB_ROBBER_03,
    CB_ROLL_01,
    CB_ROLL_02,
    CB_SETUP_13,
    CB_TRADE_01,
    CB_TRADE_12,
    CB_TRADE_24,
    CB_WIN_01,
    CB_WIN_05,
    CK_CARD_01,
    CK_CARD_45,
    CK_CLR_07,
    CK_IMP_14,
    CK_SEA_35,
    CK_SEVEN_02,
    CK_TRADE_09,
    CK_TURN_01,
    CK_TURN_03,
    CK_TURN_12,
    CK_WIN_01,
)
from ecumene.games.catan.frames import (
    ANSWERING,
    ANSWERS,
    ANSWERS_ON_TURN,
    AQUEDUCT,
    BEFORE_ROLL,
    COMPOSING,
    DISCARDING,
    FOUNDING,
    FOUNDING_ROAD,
    FREE_ROADS,
    GIFTS,
    HEALING,
    KIND_BIT,
    MAIN,
    PICKING_GOLD,
    PILLAGED,
    RELIEVING,
    REPLACING,
    SAILING,
    SEIZING,
    SMITHING,
    WALLING,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    barbarians,
    building,
    development,
    improving,
    knights,
    network,
    progress,
    progress_decks,
    progress_politics,
    progress_science,
    progress_trade,
    robber,
    rolling,
    setup,
    ships,
    trading,
    turn,
)

_TWO_FIELDS: Final = sum(2**kind for kind in (verb.CAST, verb.BANK, verb.ENLIST, verb.BARTER))
_WIDE: Final = sum(2**kind for kind in (verb.ROAD, verb.SHIP, verb.SAIL, verb.REMOVE))
_NO_FIELD: Final = sum(
    2**kind
    for kind in (
        verb.ROLL, verb.BUY, verb.OFFER, verb.DROP, verb.ACCEPT, verb.DECLINE, verb.WITHDRAW, verb.PASS, verb.END,
    )
)  # fmt: skip
# What exists only in Cities & Knights
_KNIGHTLY: Final = sum(
    2**kind
    for kind in (
        verb.WALL, verb.IMPROVE, verb.HIRE, verb.ACTIVATE, verb.PROMOTE, verb.MARCH, verb.CHASE, verb.CHASE_PIRATE,
        verb.SURRENDER, verb.BARTER,
    )
)  # fmt: skip


def forbidden_by(position: Position, move: Move) -> Rule:
    """The rule that forbids a move now, or ``ALLOWED``."""
    if position.actor == OVER:
        return CB_WIN_01 if position.base() else CK_WIN_01
    kind: i64 = kind_of(move)
    if move < 0 or kind >= verb.KIND_LIMIT:
        return CB_ROLL_01
    bit: i64 = KIND_BIT[kind]
    frame: i64 = position.top_kind()
    answers: i64 = ANSWERS[frame]
    if frame == ANSWERING and position.actor == position.active:
        answers = ANSWERS_ON_TURN[frame]
    if not answers & bit:
        return _out_of_place(position, frame, kind)
    if not bit & (_TWO_FIELDS | _WIDE) and second_of(move):
        return CB_ROLL_01  # not a move of the notation
    if bit & _NO_FIELD and first_of(move):
        return CB_ROLL_01
    if bit & _KNIGHTLY and position.base():
        return CB_WIN_05
    if kind <= verb.DRAWN:
        return _outcome(position, kind, move)
    if kind < verb.PLAY:
        return _build(position, frame, kind, wide_of(move) if bit & _WIDE else first_of(move))
    if kind < verb.BUY:
        return _choose(position, frame, kind, first_of(move))
    if kind < verb.LOSE:
        return _act(position, frame, kind, move)
    if kind < verb.GIVE:
        return _effect(position, frame, kind, move)
    return _trade(position, frame, kind, first_of(move))


def _out_of_place(position: Position, frame: i64, kind: i64) -> Rule:
    """The rule that requires a different decision now."""
    if position.actor == CHANCE:
        return CB_ROLL_01 if position.base() else CK_TURN_01
    if frame == BEFORE_ROLL:
        return CB_ROLL_02 if position.base() else CK_TURN_03
    if frame == FOUNDING or frame == FOUNDING_ROAD:
        return CB_SETUP_13
    if frame == ANSWERING and position.actor != position.active:
        return CB_TRADE_01
    if frame == COMPOSING:
        return CB_TRADE_24
    if frame == MAIN or frame == ANSWERING:
        return CB_TRADE_12 if kind >= verb.GIVE else CB_ROLL_01
    if position.base():
        return CB_ROBBER_03 if frame == DISCARDING else CB_ROLL_01
    return CK_TURN_12 if frame < MAIN and position.beneath_kind() != MAIN else CK_CLR_07


def _outcome(position: Position, kind: i64, move: Move) -> Rule:
    first: i64 = first_of(move)
    if kind == verb.THROWN:
        if rolling.with_event(position):
            return CK_TURN_01
        return rolling.why_not_thrown(position, first)
    if kind == verb.CAST:
        return rolling.why_not_cast(position, first, second_of(move))
    if kind == verb.EVENT_THROWN:
        return ALLOWED if first < 4 else CK_TURN_01
    if kind == verb.STOLEN:
        return robber.why_not_stolen(position, first)
    if kind == verb.DRAWN:
        return progress_decks.why_not_drawn(position, first)
    if kind == verb.TERRAIN_LAID:
        return setup.why_not_terrain(position, first)
    if kind == verb.CORNER_CHOSEN:
        return setup.why_not_corner(first)
    if kind == verb.RED_LAID:
        return setup.why_not_red(position, first)
    if kind == verb.NUMBER_LAID:
        return setup.why_not_number(position, first)
    if kind == verb.HARBOUR_LAID:
        return setup.why_not_harbour(position, first)
    return setup.why_not_first(position, first)


def _build(position: Position, frame: i64, kind: i64, place: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.ROLL:
        return ALLOWED
    if kind == verb.SETTLEMENT:
        if frame == FOUNDING:
            return setup.why_not_found(position, seat, place, False)
        if frame == RELIEVING:
            return building.why_not_relieve(position, seat, place)
        return building.why_not_settlement(position, seat, place)
    if kind == verb.CITY:
        if frame == FOUNDING:
            return setup.why_not_found(position, seat, place, True)
        if frame == HEALING:
            return building.why_not_upgrade(position, seat, place)
        return building.why_not_city(position, seat, place)
    ship = kind == verb.SHIP
    if frame == FOUNDING_ROAD:
        return setup.why_not_founding_road(position, seat, place, ship)
    if frame == SAILING:
        return ships.why_not_arrive(position, seat, place)
    if frame == REPLACING:
        return _with_reason(position, seat, place, progress_politics.why_not_replace(position, seat, place, ship))
    if ship and frame == FREE_ROADS:
        return building.why_not_lay_ship(position, seat, place)
    if ship:
        return building.why_not_ship(position, seat, place)
    if frame == FREE_ROADS:
        return _with_reason(position, seat, place, building.why_not_lay_road(position, seat, place))
    return _with_reason(position, seat, place, building.why_not_road(position, seat, place))


def _with_reason(position: Position, seat: i64, edge: i64, rule: Rule) -> Rule:
    """The rule against a road; if none of the seat's roads leads there, the rule that cuts it off."""
    if rule != CB_BUILD_01 or network.road_fits(position, seat, edge):
        return rule
    return building.why_no_road_leads(position, seat, edge)


def _choose(position: Position, frame: i64, kind: i64, first: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.PLAY:
        if position.base():
            return development.why_not_play(position, seat, first)
        return progress.why_not_play(position, seat, first)
    if kind == verb.SET_DICE:
        return ALLOWED if first < 36 else CK_CARD_01
    if kind == verb.DISCARD:
        rule: Rule = CB_ROBBER_02 if position.base() else CK_SEVEN_02
        return rolling.why_not_choose(position, seat, first, rule)
    if kind == verb.ROBBER:
        return robber.why_not_robber(position, first)
    if kind == verb.PIRATE:
        return robber.why_not_pirate(position, first)
    if kind == verb.ROB:
        return robber.why_not_rob(position, first)
    if frame == SEIZING:
        return progress_trade.why_not_take_from(position, first)
    if frame == PICKING_GOLD:
        return rolling.why_not_take_resource(position, first, CK_SEA_35)
    return rolling.why_not_take_resource(position, first, CK_IMP_14 if frame == AQUEDUCT else CB_DEV_08)


def _act(position: Position, frame: i64, kind: i64, move: Move) -> Rule:
    seat: i64 = position.actor
    first: i64 = first_of(move)
    if kind == verb.BUY:
        return development.why_not_buy(position, seat) if position.base() else CK_TRADE_09
    if kind == verb.WALL:
        if frame == WALLING:
            return building.why_not_wall(position, seat, first)
        return building.why_not_build_wall(position, seat, first)
    if kind == verb.IMPROVE:
        return improving.why_not_improve(position, seat, first)
    if kind == verb.CAP:
        return improving.why_not_cap(position, seat, first)
    if kind == verb.HIRE:
        return knights.why_not_hire(position, seat, first)
    if kind == verb.ACTIVATE:
        return knights.why_not_activate(position, seat, first)
    if kind == verb.PROMOTE:
        if frame == SMITHING:
            return knights.why_not_rise(position, seat, first)
        return knights.why_not_promote(position, seat, first)
    if kind == verb.MARCH:
        return knights.why_not_march(position, seat, first)
    if kind == verb.GO:
        return knights.why_not_go(position, seat, first)
    if kind == verb.CHASE or kind == verb.CHASE_PIRATE:
        return knights.why_not_chase(position, seat, first, kind == verb.CHASE_PIRATE)
    if kind == verb.SAIL:
        return ships.why_not_sail(position, seat, wide_of(move))
    return trading.why_not_bank(position, seat, first, second_of(move))


def _effect(position: Position, frame: i64, kind: i64, move: Move) -> Rule:
    seat: i64 = position.actor
    first: i64 = first_of(move)
    if kind == verb.LOSE:
        if frame == PILLAGED:
            return barbarians.why_not_lose(position, seat, first)
        return progress_politics.why_not_desert(position, seat, first)
    if kind == verb.COMMIT:
        return barbarians.why_not_commit(position, first)
    if kind == verb.DRAW_FROM:
        return progress_decks.why_not_draw_from(position, first)
    if kind == verb.SURRENDER:
        return progress_decks.why_not_surrender(position, seat, first)
    if kind == verb.SEIZE:
        return progress_politics.why_not_seize(position, first)
    if kind == verb.TARGET:
        return progress.why_not_target(position, seat, first)
    if kind == verb.ENLIST:
        return progress_politics.why_not_enlist(position, seat, first, second_of(move))
    if kind == verb.SWAP:
        return progress_science.why_not_swap(position, first)
    if kind == verb.MERCHANT:
        return progress_trade.why_not_merchant(position, seat, first)
    if kind == verb.NAME:
        return development.why_not_name(first) if position.base() else progress_trade.why_not_name(position, first)
    if kind == verb.BARTER:
        return progress_trade.why_not_barter(position, seat, first, second_of(move))
    if kind == verb.PAY:
        if frame == GIFTS:
            return rolling.why_not_choose(position, seat, first, CK_CARD_45)
        return progress_trade.why_not_pay(position, seat, first)
    if kind == verb.REMOVE:
        return progress_politics.why_not_remove(position, wide_of(move))
    return progress_politics.why_not_displace(position, seat, first)


def _trade(position: Position, frame: i64, kind: i64, first: i64) -> Rule:
    seat: i64 = position.actor
    if kind == verb.END:
        return turn.why_not_end(position, seat)
    if kind == verb.PASS:
        return turn.why_not_pass(position, frame)
    if kind == verb.GIVE:
        return trading.why_not_give(position, seat, first)
    if kind == verb.WANT:
        return trading.why_not_want(position, seat, first)
    if kind == verb.ASK:
        return trading.why_not_ask(position, first)
    if kind == verb.OFFER:
        return trading.why_not_offer(position, seat)
    if kind == verb.DROP:
        return ALLOWED if trading.writes(position, seat) else CB_TRADE_12
    if kind == verb.ACCEPT:
        return trading.why_not_accept(position, seat)
    if kind == verb.DECLINE:
        return trading.why_not_decline(position, seat)
    if kind == verb.DEAL:
        return trading.why_not_deal(position, first)
    return ALLOWED
