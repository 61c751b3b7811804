"""Economy: caravans, their steps and arrivals, and what they bring (ND-ECO)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.newdawn.citations import (
    ND_CLR_11,
    ND_CLR_14,
    ND_CLR_16,
    ND_ECO_01,
    ND_ECO_02,
    ND_ECO_03,
    ND_ECO_04,
    ND_ECO_05,
    ND_ECO_06,
    ND_ECO_07,
    ND_ECO_08,
    ND_ECO_09,
    ND_ECO_11,
    ND_ECO_24,
    ND_EVT_32,
    ND_HEX_01,
)
from ecumene.games.newdawn.frames import CARAVAN_CHOICE, CARAVANS_MOVED, DIPLOMACY, EXCHANGING, TRADE, TRAVELLING
from ecumene.games.newdawn.land import BIT, NONE, WORDS, SpaceSet, contains, lowest, with_space
from ecumene.games.newdawn.layout import (
    BACK,
    BARBARIANS_AT,
    CAPITAL,
    CAPITAL_CITY,
    CARAVAN_BITS,
    CARAVANS,
    CITY,
    CITY_SET,
    MOVED,
    NOBODY,
    SPACE_MASK,
    VISITED,
)
from ecumene.games.newdawn.lookup import CARAVANS_OF, MOVES_OF, OVER_WATER, TYPE_OF_CITY_STATE
from ecumene.games.newdawn.material import (
    CARAVAN_PIECES,
    COLOSSUS,
    CURRENCY,
    ECONOMY,
    EMBASSY,
    ROME,
    SHARED_MOVES,
    STEAM_POWER,
    TRADE_OF_ARRIVAL,
    WATER,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.rules import barbarians, diplomacy, profits, row, terrain
from ecumene.games.newdawn.rules.reporting import report, space_token


def begin(position: Position, seat: i64) -> None:
    """Begin resolving an economy card."""
    caravan: i64 = 0
    while caravan < CARAVAN_PIECES:
        row.set_caravan(position, seat, caravan, row.caravan_state(position, seat, caravan) & ~MOVED)
        caravan += 1
    position.stride = 0
    position.pool = 0
    if position.controls(seat, COLOSSUS):
        position.pool = SHARED_MOVES
    if position.card == STEAM_POWER:
        position.push(EXCHANGING, seat)
    position.push(CARAVAN_CHOICE, 0)


def moves_left(position: Position) -> i64:
    """How many spaces the moving caravan may still move."""
    return MOVES_OF[position.card] + position.stride + position.pool - position.walked


def own_moves_left(position: Position) -> i64:
    """The same without the spaces that Colossus shares among all caravans: tokens spent in time save those."""
    return moves_left(position) - position.pool


def reachable(position: Position, seat: i64) -> SpaceSet:
    """All spaces that any of the caravans could enter now."""
    from0, from1, from2 = resting(position, seat)
    if idle_caravan(position, seat) >= 0:
        start0, start1, start2 = starts(position, seat)
        from0 |= start0
        from1 |= start1
        from2 |= start2
    seen0: i64 = 0
    seen1: i64 = 0
    seen2: i64 = 0
    moves: i64 = reach_at_start(position)
    while moves > 0 and from0 | from1 | from2:
        near0, near1, near2 = position.spread(from0, from1, from2)
        from0 = _enterable(position, seat, near0 & ~seen0, 0, moves)
        from1 = _enterable(position, seat, near1 & ~seen1, 1, moves)
        from2 = _enterable(position, seat, near2 & ~seen2, 2, moves)
        seen0 |= from0
        seen1 |= from1
        seen2 |= from2
        # A caravan that meets a barbarian ends its move there (see step).
        from0 &= ~position.sets[BARBARIANS_AT]
        from1 &= ~position.sets[BARBARIANS_AT + 1]
        from2 &= ~position.sets[BARBARIANS_AT + 2]
        moves -= 1
    return seen0, seen1, seen2


def _enterable(position: Position, seat: i64, bits: i64, word: i64, moves: i64) -> i64:
    """Of one word of spaces, those that a caravan with this many moves left may enter."""
    found: i64 = 0
    while bits:
        number: i64 = lowest(bits)
        bits &= bits - 1
        if why_not_step_to(position, seat, number + 60 * word, moves) == ALLOWED:
            found |= BIT[number]
    return found


# Choosing a caravan ---------------------------------------------------------------------------------------------------


def idle_caravan(position: Position, seat: i64) -> i64:
    """A caravan on the card that may move, or NOBODY."""
    busy: i64 = 0
    idle: i64 = NOBODY
    caravan: i64 = 0
    while caravan < CARAVAN_PIECES:
        state: i64 = row.caravan_state(position, seat, caravan)
        if state:
            busy += 1
        elif idle < 0:
            idle = caravan
        caravan += 1
    if busy >= row.caravans_allowed(position, seat):
        return NOBODY
    return idle


def starts(position: Position, seat: i64) -> SpaceSet:
    """The cities from which a caravan may leave the card (ND-ECO-04)."""
    if position.led_by(seat, ROME):
        return position.set_of(CITY_SET + WORDS * seat)
    return with_space(terrain.mature_cities(position, seat), position.zones[CAPITAL + seat] - 1)


def may_move_more(position: Position) -> bool:
    """Whether the card allows another caravan to move."""
    return position.field(CARAVANS_MOVED) < CARAVANS_OF[position.card]


def resting(position: Position, seat: i64) -> SpaceSet:
    """The spaces with the seat's caravans that have not moved in this resolution."""
    found: SpaceSet = (0, 0, 0)
    packed: i64 = position.zones[CARAVANS + seat]
    while packed:
        space: i64 = (packed & SPACE_MASK) - 1
        if space >= 0 and not packed & MOVED:
            found = with_space(found, space)
        packed >>= CARAVAN_BITS
    return found


def why_not_depart(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a caravan may leave the card from a city."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if position.field(CARAVANS_MOVED) >= CARAVANS_OF[position.card]:
        return ND_ECO_01
    if idle_caravan(position, seat) < 0:
        return ND_CLR_16 if _any_back(position, seat) else ND_ECO_02
    if not contains(starts(position, seat), space):
        return ND_ECO_04
    return ALLOWED if can_leave(position, seat, space, reach_at_start(position)) else ND_ECO_07


def _any_back(position: Position, seat: i64) -> bool:
    caravan: i64 = 0
    while caravan < CARAVAN_PIECES:
        if row.caravan_state(position, seat, caravan) & BACK:
            return True
        caravan += 1
    return False


def reach_at_start(position: Position) -> i64:
    """How many spaces a caravan that has not moved yet may move."""
    return MOVES_OF[position.card] + position.stride + position.pool


def depart(position: Position, seat: i64, space: i64) -> None:
    """Start a caravan from the card as if it were in a city."""
    position.caravan = idle_caravan(position, seat)
    _set_out(position, space)


def why_not_resume(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a caravan on the map may continue."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if position.field(CARAVANS_MOVED) >= CARAVANS_OF[position.card]:
        return ND_ECO_01
    caravan: i64 = row.caravan_on(position, seat, space)
    if caravan < 0 or row.caravan_state(position, seat, caravan) & MOVED:
        return ND_ECO_05
    return ALLOWED if can_leave(position, seat, space, reach_at_start(position)) else ND_ECO_07


def resume(position: Position, seat: i64, space: i64) -> None:
    """Continue with a caravan on the map."""
    position.caravan = row.caravan_on(position, seat, space)
    _set_out(position, space)


def _set_out(position: Position, space: i64) -> None:
    position.here = space
    position.walked = 0
    position.push(TRAVELLING)


# Steps ----------------------------------------------------------------------------------------------------------------


def is_destination(position: Position, seat: i64, space: i64) -> bool:
    """Whether a space is a city-state, a rival city or a rival's captured city-state (ND-CLR-15, ND-ECO-24)."""
    owner: i64 = position.owner_at(space)
    if owner < 0:
        return position.land.city_state[space] != NONE
    if owner == seat:
        return False
    return position.piece_at(space) >= CITY or position.land.city_state[space] != NONE


def why_not_enter(position: Position, seat: i64, space: i64) -> Rule:
    """Whether a caravan may enter a space at all."""
    if position.land.terrain[space] == WATER:
        if not OVER_WATER[position.card]:
            return ND_ECO_06
    elif not terrain.fits(position, seat, position.slot, ECONOMY, False, space):
        return ND_ECO_07
    if position.within(BARBARIANS_AT, space):
        if position.card != CURRENCY:
            return ND_CLR_11 if position.land.city_state[space] != NONE else ND_ECO_08
        if position.within(VISITED, space):
            return ND_ECO_09
    return ALLOWED


def may_rest(position: Position, seat: i64, space: i64) -> bool:
    """Whether a caravan entering a space may end its move there, by stopping or by arriving."""
    return not is_destination(position, seat, space) or not position.within(VISITED, space)


def can_leave(position: Position, seat: i64, space: i64, moves: i64) -> bool:
    """Whether a caravan on a space can reach a space where it may end its move."""
    if moves <= 0:
        return False
    way: i64 = 0
    while way < 6:
        other: i64 = position.land.next[6 * space + way]
        if other != NONE and why_not_step_to(position, seat, other, moves) == ALLOWED:
            return True
        way += 1
    return False


def why_not_step_to(position: Position, seat: i64, space: i64, moves: i64) -> Rule:
    """Whether a caravan with this many moves left may enter a space and still end its move somewhere."""
    rule: Rule = why_not_enter(position, seat, space)
    if rule != ALLOWED or may_rest(position, seat, space):
        return rule
    return ALLOWED if can_leave(position, seat, space, moves - 1) else ND_CLR_14


def why_not_step(position: Position, seat: i64, space: i64) -> Rule:
    """Whether the moving caravan may step to a space."""
    if not terrain.exists(position, space):
        return ND_HEX_01
    if not terrain.next_to(position, position.here, space):
        return ND_ECO_03
    moves: i64 = moves_left(position)
    if moves <= 0:
        return ND_ECO_01
    return why_not_step_to(position, seat, space, moves)


def step(position: Position, seat: i64, space: i64, log: Log | None) -> None:
    """Move the caravan to the next space; with Currency it may meet a barbarian there, which ends its move."""
    position.here = space
    position.walked += 1
    if position.within(BARBARIANS_AT, space):
        barbarians.defeat(position, space)
        if log is not None:
            details: dict[str, int | str] = {"place": space_token(position, space), "hex": f"hex.{space}"}
            report(log, "caravan-defeats", seat, ND_EVT_32, details)
        if is_destination(position, seat, space):
            arrive(position, seat, log)
        else:
            stop(position, seat, log)
        profits.reward_sumeria(position, seat)


# The end of a move ----------------------------------------------------------------------------------------------------


def why_not_stop(position: Position, seat: i64) -> Rule:
    """Whether a caravan may stop: anywhere except in a city-state or a rival city."""
    if position.walked == 0:
        return ND_ECO_01
    return ND_CLR_14 if is_destination(position, seat, position.here) else ALLOWED


def stop(position: Position, seat: i64, log: Log | None) -> None:
    """Leave the caravan on the map (ND-ECO-05)."""
    _finish(position)
    row.set_caravan(position, seat, position.caravan, (position.here + 1) | MOVED)
    if log is not None:
        report(
            log,
            "caravan-stops",
            seat,
            ND_ECO_05,
            {"place": space_token(position, position.here), "hex": f"hex.{position.here}"},
        )


def _finish(position: Position) -> None:
    """End a caravan's move; spaces beyond its own limit are deducted from the shared moves."""
    beyond: i64 = position.walked - MOVES_OF[position.card] - position.stride
    if beyond > 0:
        position.pool -= beyond
    position.pop()
    position.replace(CARAVAN_CHOICE, position.field(CARAVANS_MOVED) + 1)


def why_not_arrive(position: Position, seat: i64) -> Rule:
    """Whether a caravan may arrive: only where no other arrived this turn."""
    if position.walked == 0 or not is_destination(position, seat, position.here):
        return ND_ECO_24
    return ND_ECO_09 if position.within(VISITED, position.here) else ALLOWED


def arrive(position: Position, seat: i64, log: Log | None) -> None:
    """Return the caravan to its card; gain trade tokens, a diplomacy card, Embassy (ND-ECO-10 to ND-ECO-15)."""
    space: i64 = position.here
    _finish(position)
    row.home_caravan(position, seat, position.caravan)
    position.include(VISITED, space)
    position.changed = True
    if log is not None:
        report(log, "arrives", seat, ND_ECO_11, {"place": space_token(position, space), "hex": f"hex.{space}"})
    owner: i64 = position.owner_at(space)
    if owner < 0:
        city_state: i64 = position.land.city_state[space]
        position.push(DIPLOMACY, 4 + city_state)
        profits.pay_by_type(position, seat, TYPE_OF_CITY_STATE[city_state], log)
        return
    at_capital: i64 = 1 if position.piece_at(space) == CAPITAL_CITY else 0
    embassy: i64 = 1 if diplomacy.holds(position, seat, owner, EMBASSY) else 0
    position.push(DIPLOMACY, owner, at_capital, embassy)
    position.push(TRADE, seat, TRADE_OF_ARRIVAL)
