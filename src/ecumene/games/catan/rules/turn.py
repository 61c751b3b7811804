"""The turn: its beginning, the steps in which a roll is resolved, and its end (CB-ROLL, CK-TURN, CB-WIN, CK-WIN)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT
from ecumene.games.catan.citations import (
    CB_DEV_07,
    CB_ROLL_11,
    CB_WIN_01,
    CK_CARD_55,
    CK_CARD_83,
    CK_PROG_21,
    CK_WIN_01,
)
from ecumene.games.catan.frames import (
    AQUEDUCT,
    BEFORE_ROLL,
    DISCARDING,
    FREE_ROADS,
    MAIN,
    MAY_STOP,
    PICKING_GOLD,
    RESOLVING,
    REWARDING,
    SMITHING,
    SPYING,
)
from ecumene.games.catan.layout import (
    EDGE_MASK,
    FRESH,
    JUST_PLACED,
    KNIGHTS_CHOICE,
    LAST_POINTS,
    NOBODY,
    POINTS,
    SEAT_BITS,
    SPY_MAY_PASS,
    TURNS,
)
from ecumene.games.catan.material import SHIP_FACE
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import barbarians, knights, progress_decks, robber, rolling, trading
from ecumene.games.catan.rules.reporting import report

# The steps of a roll, in their order (CK-TURN-02)
EVENT: Final = 0
COMMITMENTS: Final = 1
ATTACK: Final = 2
REWARDS: Final = 3
AFTER_ATTACK: Final = 4
DRAWS: Final = 5
PRODUCTION: Final = 6
GOLD: Final = 7
AQUEDUCTS: Final = 8
SEVEN: Final = 9
ROBBER: Final = 10
DONE: Final = 11


def begin_turn(position: Position, seat: i64) -> None:
    """Begin a player's turn."""
    position.active = seat
    position.turn = 0
    position.last_gives = 0
    position.last_wants = 0
    position.dice = 0
    position.zones[TURNS + seat] += 1
    if seat == position.first:
        position.round += 1
    position.stack = 0
    position.push(BEFORE_ROLL)


def why_not_end(position: Position, seat: i64) -> Rule:
    """Whether the turn may end: not with more than four progress cards (CK-PROG-21)."""
    return CK_PROG_21 if not position.base() and progress_decks.too_many(position, seat) else ALLOWED


def why_not_pass(position: Position, frame: i64) -> Rule:
    """Whether what is asked may be declined."""
    if frame == SPYING and not position.flags & SPY_MAY_PASS:
        return CK_CARD_55
    if (frame == FREE_ROADS or frame == SMITHING) and not position.top_extra() & MAY_STOP:
        return CK_CARD_83 if not position.base() else CB_DEV_07
    return ALLOWED


def end_turn(position: Position, log: Log | None) -> None:
    """End the turn; the next player clockwise becomes active."""
    seat: i64 = position.active
    trading.close(position)
    position.zones[FRESH + seat] = 0
    position.zones[LAST_POINTS + seat] = position.zones[POINTS + seat]
    if not position.base():
        knights.rest(position)
    if position.chart().sails:
        for edge in position.chart().edges:
            if i64(position.edges[edge]) & JUST_PLACED:
                position.edges[edge] = u8(i64(position.edges[edge]) & EDGE_MASK)
    if log is not None:
        report(log, "ends-turn", seat, CB_ROLL_11, {})
    begin_turn(position, position.next_seat(seat))


def has_won(position: Position) -> bool:
    """Whether the player on turn has the points to win (CB-WIN-01, CB-WIN-06, CK-WIN-01)."""
    return position.round > 0 and position.total_points(position.active) >= position.target


def declare_winner(position: Position, log: Log | None) -> None:
    """End the game; the player on turn wins."""
    if log is not None:
        rule: Rule = CB_WIN_01 if position.base() else CK_WIN_01
        report(log, "wins", position.active, rule, {"points": position.total_points(position.active)})
    position.finish(position.active)


def resolve(position: Position, log: Log | None) -> None:
    """Carry out one step of the roll; if it asks somebody, the next step comes after that."""
    step: i64 = position.top_extra()
    if step == EVENT:
        _event(position, log)
    elif step == COMMITMENTS:
        if not barbarians.next_commitment(position):
            _go_to(position, ATTACK)
    elif step == ATTACK:
        _go_to(position, REWARDS)
        barbarians.attack(position, log)
    elif step == REWARDS:
        _reward(position)
    elif step == AFTER_ATTACK:
        _go_to(position, PRODUCTION)
        barbarians.withdraw(position, log)
        progress_decks.demand_surplus(position)
    elif step == DRAWS:
        _draw(position)
    elif step == PRODUCTION:
        _produce(position, log)
    elif step == GOLD:
        _gold(position)
    elif step == AQUEDUCTS:
        _aqueduct(position)
    elif step == SEVEN:
        _go_to(position, ROBBER)
        owing: i64 = rolling.owe_discards(position)
        if owing:
            position.push(DISCARDING, owing)
    elif step == ROBBER:
        _go_to(position, DONE)
        if robber.unlocked(position):
            robber.begin_move(position, robber.either(position))
    else:
        position.stack = 0
        position.push(MAIN)


def _go_to(position: Position, step: i64) -> None:
    position.replace(RESOLVING, step)


def _event(position: Position, log: Log | None) -> None:
    """Resolve the event die first (CK-TURN-02); at a gate, players draw depending on the red die (CK-IMP-18)."""
    event: i64 = rolling.event_of(position)
    if event == rolling.NO_EVENT:
        _go_to(position, PRODUCTION)
    elif event == SHIP_FACE:
        if not barbarians.sail(position, log):
            _go_to(position, PRODUCTION)
        elif position.flags & KNIGHTS_CHOICE:
            barbarians.begin_commitments(position)
            _go_to(position, COMMITMENTS)
        else:
            _go_to(position, ATTACK)
    else:
        position.pending = 0
        seat: i64 = 0
        while seat < position.players:
            level: i64 = position.level(seat, event)
            if level > 0 and rolling.red_of(position) <= level + 1:
                position.pending |= BIT[seat]
            seat += 1
        _go_to(position, DRAWS)


def _reward(position: Position) -> None:
    """Let those who tied for strongest draw from a deck of their choice, in turn order (CK-DEF-02, CK-DEF-10)."""
    seat: i64 = position.next_of(position.pending)
    if seat == NOBODY or not progress_decks.any_left(position):
        position.pending = 0
        _go_to(position, AFTER_ATTACK)
        return
    position.pending &= ~BIT[seat]
    position.push(REWARDING, seat)


def _draw(position: Position) -> None:
    """Let everybody entitled draw, in turn order, while the deck lasts (CK-PROG-02, CK-PROG-13)."""
    deck: i64 = rolling.event_of(position)
    seat: i64 = position.next_of(position.pending)
    if seat == NOBODY or not progress_decks.deck_size(position, deck):
        position.pending = 0
        _go_to(position, PRODUCTION)
        progress_decks.demand_surplus(position)
        return
    position.pending &= ~BIT[seat]
    progress_decks.begin_draw(position, seat, deck)


def _produce(position: Position, log: Log | None) -> None:
    if rolling.white_of(position) + rolling.red_of(position) == rolling.SEVEN:
        _go_to(position, SEVEN)
        return
    rolling.produce(position, log)
    _go_to(position, GOLD)


def _gold(position: Position) -> None:
    """Pay out gold rivers in turn order (CK-SEA-35)."""
    owed: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        if rolling.gold_owed(position, seat):
            owed |= BIT[seat]
        seat += 1
    seat = position.next_of(owed)
    if seat == NOBODY or not rolling.bank_has_resource(position):
        position.gold = 0
        _go_to(position, AQUEDUCTS)
        return
    picks: i64 = rolling.gold_owed(position, seat)
    position.gold -= picks << (rolling.GOLD_BITS * seat)
    position.push(PICKING_GOLD, seat | (picks << SEAT_BITS))


def _aqueduct(position: Position) -> None:
    """Let players who got nothing take a resource, in turn order (CK-IMP-10, CK-IMP-14)."""
    seat: i64 = 0
    while seat < position.players:
        if not rolling.has_aqueduct(position, seat):
            position.pending &= ~BIT[seat]
        seat += 1
    seat = position.next_of(position.pending)
    if seat == NOBODY or not rolling.bank_has_resource(position):
        position.pending = 0
        _go_to(position, DONE)
        return
    position.pending &= ~BIT[seat]
    position.push(AQUEDUCT, seat)
