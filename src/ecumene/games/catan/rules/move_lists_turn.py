"""The moves of a turn: building, playing cards, knights, trading with the bank and between players."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack, pack_wide
from ecumene.core.state import ALLOWED
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import MASK, WIDTH
from ecumene.games.catan.frames import ANSWERING, COMPOSING
from ecumene.games.catan.layout import CARD_PLAYED, DEVELOPED, PROGRESS_HELD, SHIP_MOVED
from ecumene.games.catan.material import (
    CARD_COUNT,
    KIND_COUNT,
    KNIGHT,
    PROGRESS_COUNT,
    RESOURCE_COUNT,
    ROADS,
    SHIPS,
    TRACKS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    building,
    development,
    improving,
    knights,
    progress,
    progress_decks,
    progress_trade,
    ships,
    trading,
    turn,
)

# The turn -------------------------------------------------------------------------------------------------------------


def may_end(position: Position) -> bool:
    """Whether the turn may end."""
    return turn.why_not_end(position, position.active) == ALLOWED


def before_roll(position: Position, found: vec[i64]) -> vec[i64]:
    """Roll; or play a card first, or chase in a variant (CB-ROLL-02, CK-TURN-03, CK-VAR-05)."""
    seat: i64 = position.active
    found = append(found, pack(verb.ROLL))
    found = _plays(position, seat, found)
    if not position.base() and knights.why_not_chase_yet(position) == ALLOWED:
        found = _chases(position, seat, _own_knights(position, seat), found)
    return found


def _plays(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    card: i64 = 0
    if position.base():
        if position.turn & CARD_PLAYED or not position.zones[DEVELOPED + seat]:
            return found
        card = KNIGHT
        while card < CARD_COUNT:
            if development.why_not_play(position, seat, card) == ALLOWED:
                found = append(found, pack(verb.PLAY, card))
            card += 1
        return found
    held: i64 = position.zones[PROGRESS_HELD + seat]
    while held != 0:
        if held & MASK[card] and progress.why_not_play(position, seat, card) == ALLOWED:
            found = append(found, pack(verb.PLAY, card))
        held >>= WIDTH[card]
        card += 1
    return found


def _chases(position: Position, seat: i64, own: vec[i64], found: vec[i64]) -> vec[i64]:
    for node in own:
        if knights.why_not_chase(position, seat, node, False) == ALLOWED:
            found = append(found, pack(verb.CHASE, node))
    if position.chart().sails:
        for node in own:
            if knights.why_not_chase(position, seat, node, True) == ALLOWED:
                found = append(found, pack(verb.CHASE_PIRATE, node))
    return found


def _own_knights(position: Position, seat: i64) -> vec[i64]:
    own = vec[i64](capacity=6)
    if knights.out(position, seat) > 0:
        for node in position.chart().nodes:
            if position.has_knight(node) and position.owner_at(node) == seat:
                own = append(own, node)
    return own


def main_moves(position: Position, found: vec[i64]) -> vec[i64]:
    """Everything the player on turn may do after the roll, except ending the turn and answering."""
    seat: i64 = position.active
    found = _buildings(position, seat, found)
    found = _plays(position, seat, found)
    if position.base():
        if development.why_not_buy(position, seat) == ALLOWED:
            found = append(found, pack(verb.BUY))
    else:
        found = _city_works(position, seat, found)
        found = _knight_works(position, seat, found)
    if position.chart().sails and not position.turn & SHIP_MOVED:
        for edge in position.chart().edges:
            if position.on_edge(edge) and ships.why_not_sail(position, seat, edge) == ALLOWED:
                found = append(found, pack_wide(verb.SAIL, edge))
    found = _bank_trades(position, seat, found)
    if not position.base():
        found = _late_works(position, seat, found)
    if position.offers_allowed:
        kind: i64 = 0
        while kind < KIND_COUNT:
            if trading.why_not_give(position, seat, kind) == ALLOWED:
                found = append(found, pack(verb.GIVE, kind))
            kind += 1
    return found


def _buildings(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    chart = position.chart()
    if building.why_not_pay_for_settlement(position, seat) == ALLOWED:
        for node in chart.land_nodes:
            if building.why_not_settle(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.SETTLEMENT, node))
    if building.why_not_pay_for_city(position, seat) == ALLOWED:
        for node in chart.land_nodes:
            if building.why_not_upgrade(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.CITY, node))
    if building.why_not_pay_for_road(position, seat) == ALLOWED:
        found = roads(position, seat, found)
    if chart.sails and building.why_not_pay_for_ship(position, seat) == ALLOWED:
        found = ship_places(position, seat, found)
    return found


def roads(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Where a road may go."""
    if position.supply(seat, ROADS):
        for edge in position.chart().edges:
            if building.why_not_lay_road(position, seat, edge) == ALLOWED:
                found = append(found, pack_wide(verb.ROAD, edge))
    return found


def ship_places(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Where a ship may go."""
    if position.supply(seat, SHIPS):
        for edge in position.chart().edges:
            if building.why_not_lay_ship(position, seat, edge) == ALLOWED:
                found = append(found, pack_wide(verb.SHIP, edge))
    return found


def _city_works(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    if building.why_not_pay_for_wall(position, seat) == ALLOWED:
        for node in position.chart().land_nodes:
            if building.why_not_wall(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.WALL, node))
    track: i64 = 0
    while track < len(TRACKS):
        if (
            improving.why_not_pay_for(position, seat, track) == ALLOWED
            and improving.why_not_raise(position, seat, track) == ALLOWED
        ):
            found = append(found, pack(verb.IMPROVE, track))
        track += 1
    return found


def _knight_works(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    if knights.why_not_pay_for_knight(position, seat) == ALLOWED:
        for node in position.chart().land_nodes:
            if knights.why_not_stand(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.HIRE, node))
    own = _own_knights(position, seat)
    if len(own) == 0:
        return found
    if knights.why_not_pay_for_activation(position, seat) == ALLOWED:
        for node in own:
            if knights.why_not_wake(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.ACTIVATE, node))
    if knights.why_not_pay_for_promotion(position, seat) == ALLOWED:
        for node in own:
            if knights.why_not_rise(position, seat, node) == ALLOWED:
                found = append(found, pack(verb.PROMOTE, node))
    for node in own:
        if knights.why_not_march(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.MARCH, node))
    return _chases(position, seat, own, found)


def _bank_trades(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    kinds: i64 = trading.kinds_in_play(position)
    kind: i64 = 0
    while kind < kinds:
        if trading.can_pay_bank(position, seat, kind):
            wanted: i64 = 0
            while wanted < kinds:
                if trading.why_not_get(position, kind, wanted) == ALLOWED:
                    found = append(found, pack(verb.BANK, kind, wanted))
                wanted += 1
        kind += 1
    return found


def _late_works(position: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """Surplus cards and offers of the Commercial Harbour."""
    if progress_decks.too_many(position, seat):
        card: i64 = 0
        while card < PROGRESS_COUNT:
            if progress_decks.why_not_surrender(position, seat, card) == ALLOWED:
                found = append(found, pack(verb.SURRENDER, card))
            card += 1
    other: i64 = 0
    while other < position.players:
        kind: i64 = 0
        while kind < RESOURCE_COUNT and progress_trade.barters_left(position, other):
            if progress_trade.why_not_barter(position, seat, other, kind) == ALLOWED:
                found = append(found, pack(verb.BARTER, other, kind))
            kind += 1
        other += 1
    return found


def any_to_promote(position: Position, seat: i64) -> bool:
    """Whether a knight of the seat may be promoted for free."""
    for node in position.chart().nodes:  # noqa: SIM110 - faster as a loop
        if knights.why_not_rise(position, seat, node) == ALLOWED:
            return True
    return False


# Trades between players -----------------------------------------------------------------------------------------------


def trade_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """Writing an offer, answering it and closing it."""
    seat: i64 = position.actor
    if frame == ANSWERING and seat == position.active:
        found = main_moves(position, found)
        other: i64 = 0
        while other < position.players:
            if trading.why_not_deal(position, other) == ALLOWED:
                found = append(found, pack(verb.DEAL, other))
            other += 1
        found = append(found, pack(verb.WITHDRAW))
        return append(found, pack(verb.END)) if may_end(position) else found
    kind: i64 = 0
    while kind < KIND_COUNT:
        if trading.why_not_give(position, seat, kind) == ALLOWED:
            found = append(found, pack(verb.GIVE, kind))
        kind += 1
    if not trading.writes(position, seat):
        if trading.why_not_accept(position, seat) == ALLOWED:
            found = append(found, pack(verb.ACCEPT))
        if trading.why_not_decline(position, seat) == ALLOWED:
            found = append(found, pack(verb.DECLINE))
        return found
    kind = 0
    while kind < KIND_COUNT:
        if trading.why_not_want(position, seat, kind) == ALLOWED:
            found = append(found, pack(verb.WANT, kind))
        kind += 1
    if frame == COMPOSING:
        other = 0
        while other < position.players:
            if trading.why_not_ask(position, other) == ALLOWED:
                found = append(found, pack(verb.ASK, other))
            other += 1
    if trading.why_not_offer(position, seat) == ALLOWED:
        found = append(found, pack(verb.OFFER))
    return append(found, pack(verb.DROP))


def each(found: vec[i64], kind: i64, bits: i64) -> vec[i64]:
    """One move for each bit."""
    number: i64 = 0
    while bits != 0:
        if bits & 1:
            found = append(found, pack(kind, number))
        bits >>= 1
        number += 1
    return found
