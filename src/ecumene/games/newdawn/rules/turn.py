"""The turn: its steps, resolving a card and everything around it, the check for victory (ND-TURN, ND-WIN)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_TURN_02,
    ND_TURN_05,
    ND_TURN_07,
    ND_TURN_20,
    ND_TURN_21,
    ND_WIN_04,
)
from ecumene.games.newdawn.frames import (
    AGAIN,
    AZTEC,
    CAPITALISM,
    CAUSE_AND_CARD,
    COUNTED_SLOT,
    ESTADIO,
    RESOLUTION,
    STAGE,
    STATION,
    STEP,
    STEPS,
    TURN,
)
from ecumene.games.newdawn.land import BIT
from ecumene.games.newdawn.layout import (
    ARSENAL_USED,
    ATTACK_WON,
    BEFORE_STEP,
    BY_ESTADIO,
    CAPITALISM_USED,
    CARAVAN_SPACES,
    CARAVANS,
    CHOICE_STEP,
    CHOSEN_CARD,
    END_STEP,
    ESTADIO_USED,
    EVENT_STEP,
    EXTRA,
    RESOLVE_STEP,
    STONES,
    TAKEN,
    VICTORY_STEP,
    VISITED,
)
from ecumene.games.newdawn.material import AZTEC as AZTEC_LEADER
from ecumene.games.newdawn.material import CAPITALISM as CAPITALISM_CARD
from ecumene.games.newdawn.material import (
    CULTURE,
    ECONOMY,
    ESTADIO_DO_MARACANA,
    INDUSTRY,
    MACHU_PICCHU,
    MILITARY,
    SCIENCE,
    SLOTS,
    VENETIAN_ARSENAL,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import (
    agendas,
    board,
    culture,
    economy,
    events,
    industry,
    military,
    row,
    science,
)
from ecumene.games.newdawn.rules.reporting import card_token, report


def begin_turn(position: Position, seat: i64) -> None:
    """Begin a player's turn."""
    position.active = seat
    position.turn = 0
    position.must_place = 0
    position.sites = 0
    position.clear(TAKEN)
    position.clear(VISITED)
    position.clear(STONES)
    board.refresh_uses(position)
    other: i64 = 0
    while other < position.players:
        position.zones[CARAVANS + other] &= CARAVAN_SPACES  # forget what the caravans did last turn
        other += 1
    if seat == position.first:
        position.round += 1
    while position.depth:
        position.pop()
    position.push(STEPS, EVENT_STEP)


def go(position: Position, log: Log | None) -> None:
    """Take one step of the turn; any decisions it asks for come before the next step (ND-TURN-18, ND-TURN-20)."""
    step: i64 = position.field(STEP)
    seat: i64 = position.active
    event_due = seat == position.first and position.round > 1
    if step == EVENT_STEP:
        position.replace(STEPS, VICTORY_STEP)
        if event_due:
            events.turn_dial(position, log)
    elif step == VICTORY_STEP:
        position.replace(STEPS, CHOICE_STEP)
        if event_due:
            _check_victory(position, log)
    elif step == CHOICE_STEP:
        position.replace(STEPS, BEFORE_STEP)
        position.push(TURN, seat)
    elif step == BEFORE_STEP:
        position.replace(STEPS, RESOLVE_STEP)
        if _may_use_estadio(position, seat):
            position.push(ESTADIO, seat)
    elif step == RESOLVE_STEP:
        position.replace(STEPS, END_STEP)
        _resolve(position, seat, position.chosen, position.slot_of(seat, position.chosen), CHOSEN_CARD)
    else:
        begin_turn(position, position.next_seat(seat))


def _check_victory(position: Position, log: Log | None) -> None:
    """Before each turn of the first player, after the event: whoever has every card wins (ND-WIN-04, ND-WIN-33)."""
    winners: i64 = agendas.winners(position)
    if not winners:
        return
    if log is not None:
        seat: i64 = 0
        while seat < position.players:
            if winners & BIT[seat]:
                report(log, "wins", seat, ND_WIN_04, {})
            seat += 1
    position.finish(winners)


# Choosing -------------------------------------------------------------------------------------------------------------


def why_not_focus(position: Position, seat: i64, card: i64) -> Rule:
    """Whether a card may be chosen: any card of the player's row."""
    return ALLOWED if position.station_of_card(seat, card) >= 0 else ND_TURN_05


def focus(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Choose and show a card (ND-TURN-05)."""
    position.pop()
    position.chosen = position.station_of_card(seat, card)
    if log is not None:
        slot: i64 = position.slot_of(seat, position.chosen)
        report(log, "focuses", seat, ND_TURN_05, {"card": card_token(card), "slot": slot})


def counted(position: Position, seat: i64, slot: i64) -> i64:
    """The slot that a resolution counts as: Machu Picchu turns 1 and 2 into 3."""
    if slot < 3 and position.controls(seat, MACHU_PICCHU):
        return 3
    return slot


def _resolve(position: Position, seat: i64, station: i64, slot: i64, origin: i64) -> None:
    position.push(RESOLUTION, station, counted(position, seat, slot), 0, origin)


# Resolving ------------------------------------------------------------------------------------------------------------


def resolve(position: Position, log: Log | None) -> None:
    """Take one stage of a card's resolution (ND-TURN-20)."""
    seat: i64 = position.active
    station: i64 = position.field(STATION)
    slot: i64 = position.field(COUNTED_SLOT)
    stage: i64 = position.field(STAGE)
    origin: i64 = position.field(CAUSE_AND_CARD) & 3
    card: i64 = position.field(CAUSE_AND_CARD) >> 2
    if stage == 0:
        position.replace(RESOLUTION, station, slot, 1, origin | (position.card_on(seat, station) << 2))
        begin_card(position, seat, station, slot)
    elif stage == 1:
        position.replace(RESOLUTION, station, slot, 2, position.field(CAUSE_AND_CARD))
        if origin != EXTRA and _may_repeat(position, seat, station):
            position.push(AGAIN, station)
    elif stage == 2:
        if origin == EXTRA:
            position.pop()
            return
        row.reset(position, seat, station)
        if log is not None:
            report(log, "resets", seat, ND_TURN_07, {"card": card_token(position.card_on(seat, station))})
        position.replace(RESOLUTION, station, slot, 3, position.field(CAUSE_AND_CARD))
        if card == CAPITALISM_CARD and not position.turn & CAPITALISM_USED:
            position.push(CAPITALISM, station)
        elif card >> 2 == MILITARY and position.turn & ATTACK_WON and position.led_by(seat, AZTEC_LEADER):
            position.push(AZTEC, seat)
    else:
        position.pop()


def begin_card(position: Position, seat: i64, station: i64, slot: i64) -> None:
    """Begin a card's own effect, with the slot it counts as."""
    position.station = station
    position.slot = slot
    position.card = position.card_on(seat, station)
    kind: i64 = position.card >> 2
    if kind == CULTURE:
        culture.begin(position, seat)
    elif kind == SCIENCE:
        science.begin(position, seat)
    elif kind == ECONOMY:
        economy.begin(position, seat)
    elif kind == INDUSTRY:
        industry.begin(position, seat)
    else:
        military.begin(position, seat)


# Estadio do Maracana, Venetian Arsenal, Capitalism --------------------------------------------------------------------


def _may_use_estadio(position: Position, seat: i64) -> bool:
    if position.turn & ESTADIO_USED or not position.controls(seat, ESTADIO_DO_MARACANA):
        return False
    if position.type_on(seat, position.chosen) == ECONOMY:
        return False
    return board.stations_of(position, seat, ECONOMY) != 0


def why_not_also(position: Position, seat: i64, capitalism: bool, card: i64) -> Rule:
    """Whether another card may also be resolved."""
    station: i64 = position.station_of_card(seat, card)
    if station < 0:
        return ND_TURN_02
    if capitalism:
        return ALLOWED if station != position.field(STATION) else ND_TURN_21
    return ALLOWED if card >> 2 == ECONOMY else ND_TURN_20


def also(position: Position, seat: i64, capitalism: bool, card: i64, log: Log | None) -> None:
    """Resolve another card: from its slot with a reset, or as if in slot 1 without one."""
    position.pop()
    station: i64 = position.station_of_card(seat, card)
    if log is not None:
        report(log, "also", seat, ND_TURN_21, {"card": card_token(card)})
    if capitalism:
        position.turn |= CAPITALISM_USED
        _resolve(position, seat, station, 1, EXTRA)
    else:
        position.turn |= ESTADIO_USED
        _resolve(position, seat, station, position.slot_of(seat, station), BY_ESTADIO)


def _may_repeat(position: Position, seat: i64, station: i64) -> bool:
    """Venetian Arsenal: once a turn, for a card in slot 5."""
    if position.turn & ARSENAL_USED or not position.controls(seat, VENETIAN_ARSENAL):
        return False
    return position.station_at(seat, SLOTS - 1) == station


def again(position: Position, seat: i64, log: Log | None) -> None:
    """Resolve the card once more as if in slot 1."""
    station: i64 = position.field(STATION)
    position.pop()
    position.turn |= ARSENAL_USED
    if log is not None:
        report(log, "again", seat, ND_TURN_21, {"card": card_token(position.card_on(seat, station))})
    _resolve(position, seat, station, 1, EXTRA)
