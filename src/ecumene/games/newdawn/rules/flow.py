"""What happens next: performing moves, and continuing until somebody has to decide."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import CHANCE, OVER, Move
from ecumene.games.newdawn import moves as verb
from ecumene.games.newdawn.citations import ND_ECO_14, ND_RES_18, ND_TURN_23
from ecumene.games.newdawn.frames import (
    ALWAYS_ASKED,
    ATTACKER,
    BY_CHANCE,
    CAPITALISM,
    CORE_DIE,
    CULTURE,
    DECIDER,
    DEFENDER,
    DIPLOMACY,
    DRIVING,
    GENEVA,
    LODGING,
    MUSTERING,
    NOWHERE,
    PARTS,
    POTALA,
    RAID_DIE,
    RAIDING,
    REFILLING,
    RENEWING,
    RESOLUTION,
    SHIFTING,
    STACK_CHOICE,
    STACKS,
    STEPS,
    STONEHENGE,
    TRADE_EVENT,
    TURN,
    UNSTORING,
)
from ecumene.games.newdawn.layout import RANDOM_MAP
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    agendas,
    cities,
    conquest,
    culture,
    decks,
    diplomacy,
    economy,
    events,
    industry,
    laying,
    military,
    move_lists,
    profits,
    science,
    setup,
    spending,
    starting,
    turn,
)


def perform(position: Position, move: Move, log: Log | None) -> None:
    """Perform a legal move and everything that follows without a decision."""
    position.listed = False
    carry_out(position, move, log)
    settle(position, log)


def settle(position: Position, log: Log | None) -> None:
    """Continue until somebody, or chance, has to decide."""
    while position.actor != OVER:
        if position.changed:
            agendas.check(position, log)
            if diplomacy.demand_returns(position):
                continue
        frame: i64 = position.top()
        if frame == STEPS:
            turn.go(position, log)
        elif frame == RESOLUTION:
            turn.resolve(position, log)
        elif BY_CHANCE[frame]:
            position.actor = CHANCE
            return
        elif frame == RAIDING:
            events.raid_next(position, log)
        elif frame == STACKS:
            events.part_stacks(position)
        elif frame == TRADE_EVENT:
            events.serve_trade(position)
        elif frame == ATTACKER and military.attacker_is_done(position):
            military.let_defender_answer(position)
        elif frame == DEFENDER and military.defender_is_done(position):
            military.settle(position, log)
        elif frame == LODGING and spending.lodger_is_gone(position):
            position.pop()
        elif _asks(position, frame, log):
            return


def _asks(position: Position, frame: i64, log: Log | None) -> bool:
    """Whether somebody has to decide; a choice with one possible answer is made at once."""
    if ALWAYS_ASKED[frame]:
        position.actor = position.active
        if position.flags & RANDOM_MAP and frame != TURN:
            position.actor = CHANCE
        return True
    position.actor = asked_seat(position, frame)
    moves = move_lists.legal_moves(position)
    if len(moves) != 1:
        position.legal = moves
        position.listed = True
        return True
    carry_out(position, moves[0], log)
    return False


def asked_seat(position: Position, frame: i64) -> i64:
    """Who decides the pending frame."""
    where: i64 = DECIDER[frame]
    if where != NOWHERE:
        return position.field(where)
    if frame == DEFENDER:
        return position.foe
    if frame == STACK_CHOICE:
        return position.first
    return position.active


def carry_out(position: Position, move: Move, log: Log | None) -> None:
    """Perform a legal move only."""
    kind: i64 = kind_of(move)
    if kind <= verb.AT:
        _lay_out(position, kind, move, log)
        return
    first: i64 = first_of(move)
    seat: i64 = position.actor
    frame: i64 = position.top()
    if kind < verb.ADVANCE:
        _act(position, frame, kind, seat, first, log)
    elif kind < verb.TAKE:
        _develop(position, frame, kind, seat, first, log)
    elif kind < verb.ATTACK:
        _deal(position, frame, kind, seat, first, second_of(move), log)
    elif kind == verb.PASS:
        _pass(position, frame, seat, log)
    else:
        _fight(position, frame, kind, seat, first, second_of(move), log)


def _lay_out(position: Position, kind: i64, move: Move, log: Log | None) -> None:
    """Perform an outcome of chance, or a step of building the map."""
    first: i64 = first_of(move)
    if kind == verb.BATTLE:
        military.roll(position, first, log)
    elif kind == verb.REVEALED:
        decks.reveal(position, first, log)
    elif kind == verb.DIE_CAST:
        _cast(position, first, log)
    elif kind == verb.LAY:
        laying.choose_tile(position, first, second_of(move))
    elif kind == verb.TURN:
        laying.choose_turn(position, first)
    elif kind == verb.AT:
        laying.lay_at(position, wide_of(move), log)
    elif kind == verb.LEADER_DRAWN:
        setup.draw_leader(position, first, log)
    elif kind == verb.TILE_DEALT:
        setup.deal(position, first, log)
    elif kind == verb.BUILDER:
        setup.choose_builder(position, first, log)
    elif kind == verb.VICTORY_DRAWN:
        setup.draw_victory(position, first, log)
    elif kind == verb.FIRST:
        setup.choose_first(position, first, log)
    else:
        setup.point_compass(position, first)


def _cast(position: Position, face: i64, log: Log | None) -> None:
    frame: i64 = position.top()
    if frame == CORE_DIE:
        setup.throw_core_die(position, face, log)
    elif frame == RAID_DIE:
        events.begin_raid(position, face, log)
    else:
        events.move_of_stack(position, face, log)


def _act(position: Position, frame: i64, kind: i64, seat: i64, first: i64, log: Log | None) -> None:
    if kind == verb.FOCUS:
        turn.focus(position, seat, first, log)
    elif kind == verb.PLACE:
        culture.place(position, seat, frame, first, log)
    elif kind == verb.SPEND:
        spending.spend(position, seat, frame, first, log)
    elif kind == verb.EMPLOY:
        spending.employ(position, seat, frame, first, log)
    elif kind == verb.USE:
        starting.use(position, seat, first)
    elif kind == verb.TAKE_BACK:
        if frame == REFILLING or frame == MUSTERING:
            conquest.refill(position, seat, first, log)
        else:
            position.must_place = 1  # a token taken back must be placed
            culture.take_back(position, seat, first, log)
    elif kind == verb.PICK:
        if frame == SHIFTING:
            culture.begin_shift(position, first)
        else:
            starting.point(position, seat, first)
    elif kind == verb.SHIFT:
        if frame == DRIVING:
            starting.drive(position, seat, first, log)
        else:
            culture.shift(position, seat, first, log)
    elif kind == verb.CONVERT:
        culture.convert(position, seat, first, log)
    elif kind == verb.REMOVE:
        starting.remove(position, seat, first, log)
    elif kind == verb.YIELD:
        starting.give_up(position, first, log)
    else:
        science.nuke(position, seat, first, log)


def _develop(position: Position, frame: i64, kind: i64, seat: i64, first: i64, log: Log | None) -> None:
    if kind == verb.STEP:
        economy.step(position, seat, first, log)
    elif kind == verb.ADVANCE:
        science.advance(position, seat, log)
    elif kind == verb.PUT:
        if frame == UNSTORING:
            starting.unstore(position, seat, first, log)
        else:
            spending.put(position, seat, first, log)
    elif kind == verb.DEPART:
        economy.depart(position, seat, first)
    elif kind == verb.RESUME:
        economy.resume(position, seat, first)
    elif kind == verb.ARRIVE:
        economy.arrive(position, seat, log)
    elif kind == verb.STOP:
        economy.stop(position, seat, log)
    elif kind == verb.GAIN:
        science.gain(position, seat, first, log)
    elif kind == verb.REPLACE:
        science.replace(position, seat, first, log)
    elif kind == verb.UPGRADE:
        industry.upgrade(position, seat, first, log)
    else:
        spending.store(position, seat, log)


def _deal(position: Position, frame: i64, kind: i64, seat: i64, first: i64, second: i64, log: Log | None) -> None:
    if kind == verb.TAKE:
        if frame == RENEWING:
            starting.renew(position, seat, first, second, log)
        else:
            diplomacy.take(position, seat, first, second, log)
            if frame == POTALA:
                industry.count_potala(position)
            else:
                profits.finish_diplomacy(position, seat)
    elif kind == verb.ALLY:
        diplomacy.ally(position, seat, first, ND_ECO_14, log)
        profits.finish_diplomacy(position, seat)
    elif kind == verb.RETURN:
        if frame == GENEVA:
            starting.give_back(position, seat, first, second, log)
        else:
            diplomacy.return_surplus(position, seat, first, second, log)
    elif kind == verb.COLLECT:
        science.collect(position, seat, first, ND_TURN_23 if frame == PARTS else ND_RES_18, log)
    elif kind == verb.EXCHANGE:
        profits.exchange(position, seat, first, second, log)
    elif kind == verb.CITY:
        cities.build_city(position, seat, first, log)
    elif kind == verb.SETTLE:
        cities.settle(position, seat, first, log)
    elif kind == verb.WONDER_BUILT:
        industry.begin_wonder(position, seat, first)
    elif kind == verb.PAY:
        industry.pay(position, seat, first, log)
    else:
        industry.put_under(position, seat, first, log)


def _fight(position: Position, frame: i64, kind: i64, seat: i64, first: i64, second: i64, log: Log | None) -> None:
    if kind == verb.ATTACK:
        military.declare(position, seat, first, log)
    elif kind == verb.REINFORCE:
        military.reinforce(position, seat, first, log)
    elif kind == verb.CONQUER:
        conquest.conquer(position, seat, log)
    elif kind == verb.LIBERATE:
        conquest.liberate(position, seat, log)
    elif kind == verb.LOOT:
        conquest.loot(position, seat, first, log)
    elif kind == verb.DISCARD:
        events.discard(position, seat, first, log)
    elif kind == verb.SWAP:
        starting.swap(position, seat, first, second, log)
    elif kind == verb.ALSO:
        turn.also(position, seat, frame == CAPITALISM, first, log)
    elif kind == verb.AGAIN:
        turn.again(position, seat, log)
    elif kind == verb.BARBARIAN:
        if frame == STACK_CHOICE:
            events.choose_of_stack(position, first)
        else:
            starting.choose_barbarian(position, first)
    elif kind == verb.LODGE:
        spending.lodge(position, seat, first, log)
    else:
        profits.dismiss(position, seat, first, log)


def _pass(position: Position, frame: i64, seat: i64, log: Log | None) -> None:
    """Decline an optional effect."""
    position.must_place = 0  # it can only have been set in version 1 of the rules
    if frame == CULTURE:
        culture.go_on(position, seat)
    elif frame == STONEHENGE:
        culture.close_stones(position)
    elif frame == DIPLOMACY:
        profits.finish_diplomacy(position, seat)
    elif frame == ATTACKER:
        military.let_defender_answer(position)
    elif frame == DEFENDER:
        military.settle(position, log)
    elif frame == REFILLING:
        conquest.leave_unclaimed(position, seat, log)
    else:
        position.pop()
