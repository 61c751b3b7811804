"""What caravans and defeated barbarians bring, and what happens to lost caravans (ND-ECO, ND-TRD)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CS_19,
    ND_ECO_02,
    ND_EVT_04,
    ND_RES_13,
    ND_RES_18,
    ND_TRD_10,
)
from ecumene.games.newdawn.frames import AT_CAPITAL, COLLECTING, HAD_EMBASSY, PARTNER, TRADE
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.layout import CARAVANS, SPACE_MASK
from ecumene.games.newdawn.material import (
    CARAVAN_PIECES,
    EMBASSY,
    GREAT_ZIMBABWE,
    MOST_STORED,
    RESOURCE_KINDS,
    SUMERIA,
    TRADE_OF_ARRIVAL,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import board, diplomacy, row, terrain
from ecumene.games.newdawn.rules.reporting import card_token, report, resource_token, seat_token, space_token


def reward_sumeria(position: Position, seat: i64) -> None:
    """Give Sumeria a resource for a defeated barbarian."""
    if position.led_by(seat, SUMERIA):
        demand_resource(position, seat)


def demand_resource(position: Position, seat: i64) -> None:
    """Ask a player to choose a resource, if the supply has any (ND-RES-18)."""
    if position.supply:
        position.push(COLLECTING, seat)


def why_not_collect(position: Position, resource: i64) -> Rule:
    """Whether a resource can be chosen."""
    if resource >= RESOURCE_KINDS:
        return ND_RES_18
    return ALLOWED if board.in_supply(position, resource) else ND_RES_13


def pay_by_type(position: Position, seat: i64, kind: i64, log: Log | None) -> None:
    """Gain two trade tokens for the card of a city-state's type; ask only for a real choice (ND-ECO-12, ND-CS-19)."""
    stations: i64 = board.stations_of(position, seat, kind)
    storing = can_store(position, seat)
    if not stations:
        count: i64 = 0
        while count < TRADE_OF_ARRIVAL and can_store(position, seat):
            position.store += 1
            count += 1
        if log is not None:
            report(log, "stores", seat, ND_CS_19, {"count": count})
        return
    if storing or stations & (stations - 1):
        position.push(TRADE, seat, TRADE_OF_ARRIVAL, kind + 1)
        return
    station: i64 = 0
    while not stations & BIT[station]:
        station += 1
    put_trade(position, seat, station, TRADE_OF_ARRIVAL, log)


def can_store(position: Position, seat: i64) -> bool:
    """Whether Great Zimbabwe has room for a trade token."""
    return position.controls(seat, GREAT_ZIMBABWE) and position.store < MOST_STORED


def put_trade(position: Position, seat: i64, station: i64, count: i64, log: Log | None) -> None:
    """Put trade tokens from the supply on a card."""
    found: i64 = row.add_trade(position, seat, station, count)
    if log is not None:
        card = card_token(position.card_on(seat, station))
        report(log, "puts-trade", seat, ND_TRD_10, {"count": found, "card": card})


def finish_diplomacy(position: Position, seat: i64) -> None:
    """Apply Embassy after the diplomacy card: the giver gets a trade token, the holder a resource."""
    giver: i64 = position.field(PARTNER)
    at_capital: i64 = position.field(AT_CAPITAL)
    held_before: i64 = position.field(HAD_EMBASSY)
    position.pop()
    if giver >= 4 or not at_capital:
        return
    if held_before or diplomacy.holds(position, seat, giver, EMBASSY):
        demand_resource(position, seat)
        position.push(TRADE, giver, 1)


# The exchange of Steam Power ------------------------------------------------------------------------------------------


def why_not_exchange(position: Position, seat: i64, resource: i64, wanted: i64) -> Rule:
    """Whether a resource token may be exchanged for another kind that the supply has."""
    if resource >= RESOURCE_KINDS or wanted >= RESOURCE_KINDS or resource == wanted:
        return ND_RES_18
    if not board.resource_held(position, seat, resource) or not board.in_supply(position, wanted):
        return ND_RES_13
    return ALLOWED


def exchange(position: Position, seat: i64, resource: i64, wanted: i64, log: Log | None) -> None:
    """Exchange one resource for another."""
    position.pop()
    board.spend_resource(position, seat, resource)
    board.gain_resource(position, seat, wanted)
    if log is not None:
        details: dict[str, int | str] = {"given": resource_token(resource), "what": resource_token(wanted)}
        report(log, "exchanges", seat, ND_RES_18, details)


# Caravans that leave play ---------------------------------------------------------------------------------------------


def why_not_dismiss(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a caravan may leave the map when the cards allow fewer."""
    if not terrain.exists(position, space) or row.caravan_on(position, seat, space) < 0:
        return ND_ECO_02
    return ALLOWED


def dismiss(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Remove a caravan from play (ND-ECO-25)."""
    position.pop()
    row.set_caravan(position, seat, row.caravan_on(position, seat, space), 0)
    row.trim_caravans(position, seat)
    if log is not None:
        report(log, "dismisses", seat, ND_ECO_02, {"place": space_token(position, space), "hex": f"hex.{space}"})


def raid_caravans(position: Position, space: i64, log: Log | None) -> None:
    """Destroy the caravans on a space a barbarian enters or crosses (ND-EVT-30); they return to their owners' cards."""
    seat: i64 = 0
    while seat < position.players:
        caravan: i64 = 0
        while position.zones[CARAVANS + seat] and caravan < CARAVAN_PIECES:
            if row.caravan_state(position, seat, caravan) & SPACE_MASK == space + 1:
                row.set_caravan(position, seat, caravan, 0)
                if log is not None:
                    details: dict[str, int | str] = {
                        "target": seat_token(seat),
                        "place": space_token(position, space),
                        "hex": f"hex.{space}",
                    }
                    report(log, "caravan-lost", seat, ND_EVT_04, details)
            caravan += 1
        seat += 1
