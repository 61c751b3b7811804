"""What a won attack brings: spaces, cities, city-states, wonders and trade tokens (ND-WAR-26 to ND-WAR-46, ND-CS)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_03,
    ND_CLR_18,
    ND_CS_06,
    ND_CS_11,
    ND_WAR_27,
    ND_WAR_28,
    ND_WAR_30,
    ND_WAR_32,
    ND_WAR_40,
)
from ecumene.games.newdawn.frames import (
    CONQUEST,
    LOOT_LEFT,
    LOOTED_SEAT,
    LOOTING,
    MUSTERING,
    PURPOSE,
    REFILLING,
    TRADE,
    UNDER,
)
from ecumene.games.newdawn.land import NONE
from ecumene.games.newdawn.layout import (
    CAPITAL_CITY,
    CITIES,
    CITY,
    FOR_CAPTURE,
    FOR_CONVERSION,
    FOR_EIFFEL,
    FOR_STAND_IN,
    MARKERS,
    TAKEN,
    TOKENS,
    WON,
    WONDERS_AT,
)
from ecumene.games.newdawn.material import LOST_AT_CAPITAL
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    agendas,
    barbarians,
    battle,
    board,
    culture,
    diplomacy,
    industry,
    profits,
    row,
)
from ecumene.games.newdawn.rules.reporting import card_token, city_state_token, report, seat_token, space_token


def win(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Apply the result of a won attack."""
    foe: i64 = position.foe
    if foe == battle.BARBARIAN_FOE:
        barbarians.defeat(position, space)
        if log is not None:
            report(
                log,
                "defeats-barbarian",
                seat,
                ND_WAR_27,
                {"place": space_token(position, space), "hex": f"hex.{space}"},
            )
        profits.reward_sumeria(position, seat)
        position.push(TRADE, seat, 1)
        return
    position.sites = space + 1
    if foe == battle.CITY_STATE_FOE:
        capture_city(position, seat, space, log)
        return
    piece: i64 = position.piece_at(space)
    if piece == CAPITAL_CITY:
        _sack(position, seat, foe, space, log)
    elif board.captured_on(position, space) != NONE:
        position.push(CONQUEST, seat)
    elif piece == CITY:
        capture_city(position, seat, space, log)
    else:
        capture_token(position, seat, space, log)


# Spaces ---------------------------------------------------------------------------------------------------------------


def capture_token(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Replace a rival's control token with the seat's unreinforced one (ND-WAR-28)."""
    if position.zones[TOKENS + seat] == 0:
        position.push(REFILLING, FOR_CAPTURE, seat)
        return
    if log is not None:
        details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
        details["target"] = seat_token(position.owner_at(space))
        report(log, "captures", seat, ND_WAR_28, details)
    board.lift(position, space)
    board.put_token(position, seat, space, False)
    position.include(TAKEN, space)
    board.hand_over(position, space, seat)


def capture_city(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Take a city or city-state with an unused city, else with a reinforced control token (ND-CLR-03)."""
    if position.zones[CITIES + seat] == 0 and position.zones[TOKENS + seat] == 0:
        position.push(REFILLING, FOR_STAND_IN, seat)
        return
    city_state: i64 = position.land.city_state[space]
    if log is not None:
        _report_city(position, seat, space, log)
    if position.owner_at(space) >= 0:
        board.lift(position, space)
    if position.zones[CITIES + seat] > 0:
        board.put_city(position, seat, space)
    else:
        board.put_token(position, seat, space, True)
    position.include(TAKEN, space)
    if city_state != NONE:
        board.seize_city_state(position, city_state, seat)
    else:
        board.hand_over(position, space, seat)


def _report_city(position: Position, seat: i64, space: i64, log: Log) -> None:
    city_state: i64 = position.land.city_state[space]
    if city_state != NONE:
        rule: Rule = ND_CS_06 if position.zones[CITIES + seat] else ND_CLR_03
        report(log, "conquers", seat, rule, {"city": city_state_token(city_state)})
        return
    rule = ND_WAR_30 if position.zones[CITIES + seat] else ND_CLR_03
    details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
    details["target"] = seat_token(position.owner_at(space))
    report(log, "captures-city", seat, rule, details)


def conquer(position: Position, seat: i64, log: Log | None) -> None:
    """Keep the captured city-state (ND-CS-10)."""
    position.pop()
    capture_city(position, seat, position.sites - 1, log)


def liberate(position: Position, seat: i64, log: Log | None) -> None:
    """Make the city-state neutral; it gives its liberator a card, and a wonder there moves (ND-CS-11, ND-CS-13)."""
    position.pop()
    space: i64 = position.sites - 1
    city_state: i64 = position.land.city_state[space]
    if log is not None:
        report(log, "liberates", seat, ND_CS_11, {"city": city_state_token(city_state)})
    board.lift(position, space)
    board.free_city_state(position, city_state)
    diplomacy.ally(position, seat, city_state, ND_CS_11, log)
    if position.within(WONDERS_AT, space) and industry.has_room(position, seat):
        position.push(UNDER, board.wonder_on(position, space), WON)


# Taking a token back --------------------------------------------------------------------------------------------------


def refill(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Put a token taken back from the map where it was needed."""
    purpose: i64 = position.field(PURPOSE)
    frame: i64 = position.top()
    position.pop()
    culture.take_back(position, seat, space, log)
    target: i64 = position.sites - 1
    if frame == MUSTERING:
        position.zones[TOKENS + seat] -= 1
        position.zones[MARKERS + seat] += 1
    elif purpose == FOR_CAPTURE:
        capture_token(position, seat, target, log)
    elif purpose == FOR_STAND_IN:
        capture_city(position, seat, target, log)
    elif purpose == FOR_CONVERSION or purpose == FOR_EIFFEL:
        culture.take_over(position, seat, target, log)


def why_not_leave(position: Position) -> Rule:
    """Whether the token may stay on the map instead of being taken back: only when capturing a space."""
    return ALLOWED if position.field(PURPOSE) == FOR_CAPTURE or position.field(PURPOSE) == FOR_STAND_IN else ND_CLR_18


def leave_unclaimed(position: Position, seat: i64, log: Log | None) -> None:
    """Leave the space of a beaten piece without a replacement (ND-WAR-40, ND-WAR-46)."""
    position.pop()
    space: i64 = position.sites - 1
    if position.owner_at(space) < 0:
        return  # ND-WAR-46: a neutral city-state stays as it is
    if log is not None:
        report(log, "left-unclaimed", seat, ND_WAR_40, {"place": space_token(position, space), "hex": f"hex.{space}"})
    board.vacate(position, space, log)


# Capitals -------------------------------------------------------------------------------------------------------------


def _sack(position: Position, seat: i64, foe: i64, space: i64, log: Log | None) -> None:
    """A beaten capital stays, but loses trade tokens and its wonder (ND-WAR-32 to ND-WAR-36)."""
    if log is not None:
        report(log, "beats-capital", seat, ND_WAR_32, {"target": seat_token(foe)})
    if position.within(WONDERS_AT, space) and industry.has_room(position, seat):
        position.push(UNDER, board.wonder_on(position, space), WON)
    if row.all_trade(position, foe):
        position.push(LOOTING, LOST_AT_CAPITAL, foe)
    agendas.beat_capital(position, seat, log)


def why_not_loot(position: Position, card: i64) -> Rule:
    """Whether a trade token can be taken from one of the defender's cards."""
    foe: i64 = position.field(LOOTED_SEAT)
    station: i64 = position.station_of_card(foe, card)
    return ALLOWED if station >= 0 and position.trade_on(foe, station) > 0 else ND_WAR_32


def loot(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Move a trade token from the defender to one of the seat's cards."""
    foe: i64 = position.field(LOOTED_SEAT)
    left: i64 = position.field(LOOT_LEFT) - 1
    row.take_trade(position, foe, position.station_of_card(foe, card))
    if left and row.all_trade(position, foe):
        position.replace(LOOTING, left, foe)
    else:
        position.pop()
    if log is not None:
        report(log, "loots", seat, ND_WAR_32, {"card": card_token(card), "target": seat_token(foe)})
    position.push(TRADE, seat, 1)
