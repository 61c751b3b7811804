"""Trade tokens and tokens that count as one: gaining, spending, laying them on cards (ND-TRD, ND-CS-08, ND-RES-19)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CS_08,
    ND_CS_18,
    ND_ECO_12,
    ND_RES_19,
    ND_TRD_01,
    ND_TRD_12,
    ND_TRD_15,
    ND_TURN_02,
    ND_WAR_44,
    ND_WAR_47,
)
from ecumene.games.newdawn.frames import (
    ADVANCING,
    ATTACKER,
    CULTURE,
    DECLINABLE,
    DEFENDER,
    FIRST,
    LODGER,
    LODGING,
    ONLY_TYPE,
    PAYING,
    SEAT,
    TOKENS_LEFT,
    TRADE,
    TRADE_LEFT,
    TRAVELLING,
)
from ecumene.games.newdawn.layout import CITY_STATE, NATURAL, USED
from ecumene.games.newdawn.lookup import TYPE_OF_CITY_STATE
from ecumene.games.newdawn.material import AMERICA, CITY_STATE_COUNT, MILITARY, NATURAL_COUNT, SLOTS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import board, culture, economy, industry, military, profits, row
from ecumene.games.newdawn.rules.reporting import card_token, city_state_token, natural_token, report

TOKEN_COUNT: Final = 16


def why_not_now(position: Position, seat: i64, frame: i64) -> Rule:
    """Whether tokens can be spent now at all."""
    if frame == CULTURE:
        # Extra tokens are bought once those of the card are placed: waiting loses nothing (ND-TRD-12).
        if position.field(TOKENS_LEFT) > 0:
            return ND_TRD_12
        return ALLOWED if culture.can_place(position, seat, CULTURE) else ND_TRD_12
    if frame == TRAVELLING:
        return ALLOWED if economy.own_moves_left(position) <= 1 else ND_TRD_12
    return ALLOWED


def why_not_spend(position: Position, seat: i64, frame: i64, card: i64) -> Rule:
    """Whether a trade token may be spent from a card of the row."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_TURN_02
    if frame == DEFENDER:
        if card >> 2 != MILITARY:
            return ND_WAR_47
    elif station != position.station:
        return ND_TRD_01
    if position.trade_on(seat, station) == 0:
        return ND_TRD_01
    return why_not_now(position, seat, frame)


def spend(position: Position, seat: i64, frame: i64, card: i64, log: Log | None) -> None:
    """Return a trade token to the supply for its effect (ND-TRD-02 to ND-TRD-07)."""
    row.take_trade(position, seat, position.station_of_card(seat, card))
    if log is not None:
        report(log, "spends", seat, ND_TRD_01, {"card": card_token(card)})
    _work(position, frame, 1)


def _work(position: Position, frame: i64, worth: i64) -> None:
    """Apply the effect of a token where it is spent."""
    if frame == CULTURE or frame == ADVANCING:
        position.replace(frame, position.field(FIRST) + 1)
    elif frame == TRAVELLING:
        position.stride += 1
    elif frame == PAYING:
        industry.pay_token(position, worth)
    else:
        military.spent(position, frame == ATTACKER)


def why_not_employ(position: Position, seat: i64, frame: i64, token: i64) -> Rule:
    """Whether a city-state's token, or a natural wonder (from 8), may be used now."""
    if token >= TOKEN_COUNT:
        return ND_CS_08
    if frame == PAYING and token >= CITY_STATE_COUNT:
        return industry.why_not_natural(position, seat, token - CITY_STATE_COUNT)
    if frame == DEFENDER:
        if token < CITY_STATE_COUNT:
            return ND_WAR_44
        return ALLOWED if _defends(position, seat, token) else ND_RES_19
    if not row.has_token(position, seat, position.station, token):
        return ND_CS_08 if token < CITY_STATE_COUNT else ND_RES_19
    return why_not_now(position, seat, frame)


def _defends(position: Position, seat: i64, token: i64) -> bool:
    station: i64 = 0
    while station < SLOTS:
        if position.type_on(seat, station) == MILITARY and row.has_token(position, seat, station, token):
            return True
        station += 1
    return False


def employ(position: Position, seat: i64, frame: i64, token: i64, log: Log | None) -> None:
    """Use a token that is kept, once this turn; America then lays its natural wonder on any card."""
    worth: i64 = 1
    if token < CITY_STATE_COUNT:
        position.zones[CITY_STATE + token] |= USED
        if log is not None:
            report(log, "employs", seat, ND_CS_08, {"what": city_state_token(token)})
        _work(position, frame, worth)
        return
    natural: i64 = token - CITY_STATE_COUNT
    position.zones[NATURAL + natural] |= USED
    if log is not None:
        report(log, "employs", seat, ND_RES_19, {"what": natural_token(natural)})
    if frame == PAYING:
        worth = industry.natural_worth(position, natural)
    _work(position, frame, worth)
    if position.led_by(seat, AMERICA):
        position.push(LODGING, seat, natural)


# Lodging --------------------------------------------------------------------------------------------------------------


def lodger_is_gone(position: Position) -> bool:
    """Whether the token to be laid on a card has left its owner because a control token was taken back as a marker."""
    token: i64 = position.field(LODGER)
    if token < NATURAL_COUNT:
        return board.natural_owner(position, token) != position.field(SEAT)
    city_state: i64 = token - NATURAL_COUNT
    return not board.is_captured(position, city_state) or board.captor(position, city_state) != position.field(SEAT)


def why_not_lodge(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a token may be laid on a card: a natural wonder on any, a city-state on one of its type."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_TURN_02
    what: i64 = position.field(LODGER)
    if what >= NATURAL_COUNT and TYPE_OF_CITY_STATE[what - NATURAL_COUNT] != card >> 2:
        return ND_CS_18
    return ALLOWED


def lodge(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Lay the token on that card."""
    what: i64 = position.field(LODGER)
    position.pop()
    station: i64 = position.station_of_card(seat, card)
    if what < NATURAL_COUNT:
        board.lay_on_station(position, NATURAL + what, station)
        if log is not None:
            report(log, "lodges", seat, ND_RES_19, {"what": natural_token(what), "card": card_token(card)})
        return
    city_state: i64 = what - NATURAL_COUNT
    board.lay_on_station(position, CITY_STATE + city_state, station)
    if log is not None:
        report(log, "lodges", seat, ND_CS_18, {"what": city_state_token(city_state), "card": card_token(card)})


# Gaining trade tokens -------------------------------------------------------------------------------------------------


def why_not_put(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a gained trade token may go on a card."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_TURN_02
    only: i64 = position.field(ONLY_TYPE)
    return ND_ECO_12 if only and card >> 2 != only - 1 else ALLOWED


def put(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Put a gained trade token on a card; on a full one it is lost (ND-TRD-11)."""
    _count(position)
    profits.put_trade(position, seat, position.station_of_card(seat, card), 1, log)


def _count(position: Position) -> None:
    left: i64 = position.field(TRADE_LEFT) - 1
    if left:
        position.replace(TRADE, position.field(SEAT), left, position.field(ONLY_TYPE), position.field(DECLINABLE))
    else:
        position.pop()


def why_not_store(position: Position, seat: i64) -> Rule:
    """Whether Great Zimbabwe may take a trade token: while it has fewer than four."""
    return ALLOWED if profits.can_store(position, seat) else ND_TRD_15


def store(position: Position, seat: i64, log: Log | None) -> None:
    """Put a gained trade token on Great Zimbabwe."""
    _count(position)
    position.store += 1
    if log is not None:
        report(log, "stores", seat, ND_TRD_15, {"count": 1})
