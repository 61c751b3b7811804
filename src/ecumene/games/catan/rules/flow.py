"""The flow of a game: carrying out moves, and continuing until somebody has to decide."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import CHANCE, OVER, Move
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import BIT
from ecumene.games.catan.citations import CB_DEV_07, CB_ROAD_01, CB_ROAD_09, CK_CARD_21, CK_CARD_26, CK_CARD_30
from ecumene.games.catan.frames import (
    ANSWERING,
    AQUEDUCT,
    BISHOP_THEFT,
    BY_CHANCE,
    COMMITTING,
    DISCARDING,
    ENLISTING,
    FORCED,
    FOUNDING,
    FOUNDING_ROAD,
    FREE_ROADS,
    GIFTS,
    HEALING,
    MARCHING,
    PICKING_GOLD,
    PILLAGED,
    PLENTY_PICKS,
    RELIEVING,
    REPLACING,
    RESOLVING,
    RETREATING,
    SAILING,
    SEAT_IN_EXTRA,
    SEIZING,
    SMITHING,
    SPYING,
    SURPLUS,
    TOGETHER,
    WALLING,
)
from ecumene.games.catan.layout import NOBODY, ROAD_LENGTH, SEAT_MASK
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    barbarians,
    building,
    development,
    improving,
    knights,
    move_lists,
    move_lists_turn,
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
from ecumene.games.catan.rules.reporting import report


def perform(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move and everything that follows without a decision."""
    holder: i64 = position.road_holder
    carry_out(position, move, log)
    settle(position, log)
    if log is not None and position.road_holder != holder:
        _report_road(position, holder, log)


def _report_road(position: Position, before: i64, log: Log) -> None:
    """Report that Longest Road has changed hands or was set aside (CB-ROAD-12)."""
    holder: i64 = position.road_holder
    if holder == NOBODY:
        report(log, "road-set-aside", before, CB_ROAD_09, {})
    else:
        report(log, "longest-road", holder, CB_ROAD_01, {"length": position.zones[ROAD_LENGTH + holder]})


def settle(position: Position, log: Log | None) -> None:
    """Continue until somebody, or chance, has to decide."""
    while position.actor != OVER:
        if turn.has_won(position):
            turn.declare_winner(position, log)
            return
        frame: i64 = position.top_kind()
        if frame == RESOLVING:
            turn.resolve(position, log)
        elif frame == BISHOP_THEFT:
            robber.next_of_bishop(position)
        elif frame == 0:
            turn.begin_turn(position, position.first)  # everybody has founded
        elif BY_CHANCE[frame]:
            position.actor = CHANCE
            return
        elif TOGETHER[frame] and frame != ANSWERING:
            if not _await(position, frame, log):
                return
        else:
            position.actor = asked_seat(position, frame)
            if not FORCED[frame]:
                return
            moves = move_lists.legal_moves(position)
            if len(moves) != 1:
                return
            carry_out(position, moves[0], log)


def asked_seat(position: Position, frame: i64) -> i64:
    """The seat that decides the top frame."""
    if frame == FOUNDING:
        position.active = setup.founder(position, position.top_extra())
        return position.active
    if SEAT_IN_EXTRA[frame]:
        return position.top_extra() & SEAT_MASK
    if frame == RETREATING:
        return position.displaced & SEAT_MASK
    if frame == ANSWERING:
        waiting: i64 = position.top_extra()
        return position.next_of(waiting) if waiting else position.active
    return position.active


def _await(position: Position, frame: i64, log: Log | None) -> bool:
    """Make the simultaneous choices that have only one option; whether all choices are made."""
    waiting: i64 = rolling.waiting(position)
    seat: i64 = position.active
    step: i64 = 0
    while step < position.players and FORCED[frame]:
        while waiting & BIT[seat]:
            position.actor = seat
            moves = move_lists.legal_moves(position)
            if len(moves) != 1:
                break
            carry_out(position, moves[0], log)
            waiting = rolling.waiting(position)
        seat = position.next_seat(seat)
        step += 1
    if waiting:
        position.actor = position.next_of(waiting)
        return False
    if frame == DISCARDING:
        rolling.reveal_discards(position, log)
    elif frame == GIFTS:
        progress_politics.collect_gifts(position, log)
    elif frame == SURPLUS:
        progress_decks.collect_surplus(position, log)
    else:
        position.pop()
    return True


def carry_out(position: Position, move: Move, log: Log | None) -> None:
    """Carry out a legal move and nothing else."""
    kind: i64 = kind_of(move)
    if kind <= verb.DRAWN:
        _befall(position, kind, move, log)
        return
    first: i64 = first_of(move)
    seat: i64 = position.actor
    frame: i64 = position.top_kind()
    if frame == ANSWERING and seat == position.active and kind < verb.GIVE:
        trading.close(position)  # any other move withdraws the offer (CB-TRADE-24)
        frame = position.top_kind()
    if kind < verb.PLAY:
        _build(position, frame, kind, seat, wide_of(move) if kind >= verb.ROAD else first, log)
    elif kind < verb.BUY:
        _choose(position, frame, kind, seat, first, log)
    elif kind < verb.LOSE:
        _act(position, frame, kind, seat, move, log)
    elif kind < verb.GIVE:
        _effect(position, frame, kind, seat, move, log)
    else:
        _trade(position, frame, kind, seat, first, log)


def _befall(position: Position, kind: i64, move: Move, log: Log | None) -> None:
    """Carry out an outcome of chance."""
    first: i64 = first_of(move)
    if kind == verb.THROWN:
        rolling.throw(position, first, rolling.NO_EVENT, log)
    elif kind == verb.CAST:
        rolling.throw(position, first, second_of(move), log)
    elif kind == verb.STOLEN:
        robber.stolen(position, first, log)
    elif kind == verb.DRAWN:
        progress_decks.drawn(position, first, log)
    elif kind == verb.EVENT_THROWN:
        rolling.throw_event(position, first, log)
    elif kind == verb.TERRAIN_LAID:
        setup.lay_terrain(position, first)
    elif kind == verb.CORNER_CHOSEN:
        setup.lay_spiral(position, first)
    elif kind == verb.RED_LAID:
        setup.lay_red(position, first)
    elif kind == verb.NUMBER_LAID:
        setup.lay_number(position, first)
    elif kind == verb.HARBOUR_LAID:
        setup.lay_harbour(position, first)
    else:
        setup.choose_first(position, first, log)


def _build(position: Position, frame: i64, kind: i64, seat: i64, place: i64, log: Log | None) -> None:
    if kind == verb.ROLL:
        rolling.roll(position)
    elif kind == verb.SETTLEMENT:
        if frame == FOUNDING:
            setup.found(position, seat, place, log)
        elif frame == RELIEVING:
            building.relieve(position, seat, place, log)
        else:
            building.build_settlement(position, seat, place, log)
    elif kind == verb.CITY:
        if frame == FOUNDING:
            setup.found(position, seat, place, log)
        elif frame == HEALING:
            progress_science.heal(position, seat, place, log)
        else:
            building.build_city(position, seat, place, log)
    elif frame == FOUNDING_ROAD:
        setup.found_road(position, seat, place, kind == verb.SHIP, log)
    elif frame == REPLACING:
        progress_politics.replace(position, seat, place, kind == verb.SHIP, log)
    elif frame == SAILING:
        ships.arrive(position, seat, place, log)
    elif frame == FREE_ROADS:
        rule: i64 = CB_DEV_07 if position.base() else CK_CARD_30
        if kind == verb.ROAD:
            building.lay_road(position, seat, place, rule, log)
        else:
            building.lay_ship(position, seat, place, rule, log)
        building.next_free(position, FREE_ROADS, building.can_lay_any(position, seat))
    elif kind == verb.ROAD:
        building.build_road(position, seat, place, log)
    else:
        building.build_ship(position, seat, place, log)


def _choose(position: Position, frame: i64, kind: i64, seat: i64, first: i64, log: Log | None) -> None:
    if kind == verb.PLAY:
        if position.base():
            development.play(position, seat, first, log)
        else:
            progress.play(position, seat, first, log)
    elif kind == verb.SET_DICE:
        rolling.set_dice(position, first, log)
    elif kind == verb.DISCARD:
        rolling.choose(position, seat, first, log)
    elif kind == verb.ROBBER:
        robber.move_robber(position, first, log)
    elif kind == verb.PIRATE:
        robber.move_pirate(position, first, log)
    elif kind == verb.ROB:
        robber.rob(position, first)
    elif frame == PICKING_GOLD:
        rolling.take_gold(position, first, log)
    elif frame == AQUEDUCT:
        rolling.take_by_aqueduct(position, first, log)
    elif frame == SEIZING:
        progress_trade.take_from(position, seat, first, log)
    elif development.take_plenty(position, seat, first, log) and rolling.bank_has_resource(position):
        position.push(PLENTY_PICKS, 1)


def _act(position: Position, frame: i64, kind: i64, seat: i64, move: Move, log: Log | None) -> None:
    first: i64 = first_of(move)
    if kind == verb.BUY:
        development.buy(position, seat, log)
    elif kind == verb.WALL:
        if frame == WALLING:
            position.pop()
            building.place_wall(position, seat, first, CK_CARD_21, log)
        else:
            building.build_wall(position, seat, first, log)
    elif kind == verb.IMPROVE:
        improving.improve(position, seat, first, log)
    elif kind == verb.CAP:
        improving.cap(position, seat, first, log)
    elif kind == verb.HIRE:
        knights.hire(position, seat, first, log)
    elif kind == verb.ACTIVATE:
        knights.activate(position, seat, first, log)
    elif kind == verb.PROMOTE:
        if frame == SMITHING:
            knights.rise(position, seat, first, CK_CARD_26, log)
            building.next_free(position, SMITHING, move_lists_turn.any_to_promote(position, seat))
        else:
            knights.promote(position, seat, first, log)
    elif kind == verb.MARCH:
        knights.march(position, first)
    elif kind == verb.GO:
        if frame == MARCHING:
            knights.go(position, seat, first, log)
        else:
            knights.retreat(position, first, log)
    elif kind == verb.CHASE:
        knights.chase(position, seat, first, False, log)
    elif kind == verb.CHASE_PIRATE:
        knights.chase(position, seat, first, True, log)
    elif kind == verb.SAIL:
        ships.sail(position, wide_of(move))
    elif kind == verb.BANK:
        trading.trade_with_bank(position, seat, first, second_of(move), log)


def _effect(position: Position, frame: i64, kind: i64, seat: i64, move: Move, log: Log | None) -> None:
    first: i64 = first_of(move)
    if kind == verb.LOSE:
        if frame == PILLAGED:
            barbarians.lose(position, seat, first, log)
        else:
            progress_politics.desert(position, seat, first, log)
    elif kind == verb.COMMIT:
        barbarians.commit(position, first, log)
    elif kind == verb.DRAW_FROM:
        position.pop()
        progress_decks.begin_draw(position, seat, first)
    elif kind == verb.SURRENDER:
        if frame == SURPLUS:
            progress_decks.choose_surplus(position, seat, first, log)
        else:
            progress_decks.surrender(position, seat, first, log)
    elif kind == verb.SEIZE:
        progress_politics.seize(position, seat, first, log)
        progress_decks.demand_surplus(position)
    elif kind == verb.TARGET:
        progress.target(position, seat, first, log)
    elif kind == verb.ENLIST:
        progress_politics.enlist(position, seat, first, second_of(move), log)
    elif kind == verb.SWAP:
        progress_science.swap(position, seat, first, log)
    elif kind == verb.MERCHANT:
        progress_trade.place_merchant(position, seat, first, log)
    elif kind == verb.NAME:
        if position.base():
            development.name(position, seat, first, log)
        else:
            progress_trade.name(position, seat, first, log)
    elif kind == verb.BARTER:
        progress_trade.barter(position, seat, first, second_of(move), log)
    elif kind == verb.PAY:
        if frame == GIFTS:
            rolling.choose(position, seat, first, log)
        else:
            progress_trade.pay_commodity(position, seat, first, log)
    elif kind == verb.REMOVE:
        progress_politics.remove(position, seat, wide_of(move), log)
    else:
        progress_politics.displace(position, seat, first, log)


def _trade(position: Position, frame: i64, kind: i64, seat: i64, first: i64, log: Log | None) -> None:
    if kind == verb.END:
        turn.end_turn(position, log)
    elif kind == verb.PASS:
        _pass(position, frame, log)
    elif kind == verb.GIVE:
        trading.give(position, seat, first)
    elif kind == verb.WANT:
        trading.want(position, seat, first)
    elif kind == verb.ASK:
        trading.ask(position, first)
    elif kind == verb.OFFER:
        trading.offer(position, seat, log)
    elif kind == verb.DROP:
        trading.drop(position, seat)
    elif kind == verb.ACCEPT:
        trading.accept(position, seat, log)
    elif kind == verb.DECLINE:
        trading.decline(position, seat, log)
    elif kind == verb.DEAL:
        trading.deal(position, first, log)
    else:
        trading.withdraw(position, log)


def _pass(position: Position, frame: i64, log: Log | None) -> None:
    """Decline something optional."""
    if frame == AQUEDUCT:
        rolling.decline_aqueduct(position, log)
    elif frame == COMMITTING:
        barbarians.commit_no_more(position, log)
    elif frame == REPLACING:
        progress_politics.replace_nothing(position, log)
    elif frame == ENLISTING:
        progress_politics.enlist_nobody(position, log)
    elif frame == SPYING:
        progress_politics.seize_nothing(position, log)
    elif frame == SMITHING:
        knights.promote_no_more(position, log)
    else:
        building.lay_no_more(position, log)
