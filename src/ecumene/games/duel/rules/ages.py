"""The ages: laying out a structure, turning cards up, and who begins the next one (DU-TURN, DU-AGE)."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.duel.cards import BIT, CARD_COUNT, LATE, SLOT_THREES, Card
from ecumene.games.duel.citations import (
    DU_AGE_01,
    DU_AGE_03,
    DU_AGE_05,
    DU_AGE_06,
    DU_AGE_08,
    DU_AGE_11,
    DU_CLR_23,
    DU_CLR_24,
    DU_TURN_02,
    DU_TURN_13,
    DU_TURN_17,
)
from ecumene.games.duel.frames import BEGINNING, DEALING, LAYING_GUILDS, TURN
from ecumene.games.duel.position import AGAIN, NO_CARD, TIE_STARTS, Position
from ecumene.games.duel.rules.reporting import card_token, report, seat_token
from ecumene.games.duel.structure import (
    AGES,
    ALL_SLOTS,
    COVERED_BY,
    COVERS_LEFT,
    COVERS_RIGHT,
    FACE_DOWN,
    NEXT_FACE_UP,
    NO_SLOT,
    OPEN_AT_FIRST,
    SLOTS,
)

LAST_AGE: Final = AGES


def begin_age(position: Position, age: i64) -> None:
    """Lay out the structure, before anybody decides who begins (DU-AGE-02)."""
    position.age = age
    position.present = ALL_SLOTS
    position.hidden = FACE_DOWN[age - 1]
    position.open = OPEN_AT_FIRST[age - 1]
    position.guild_slots = 0
    position.stack = 0
    if age == LAST_AGE:
        position.push(LAYING_GUILDS)
    else:
        position.push(DEALING, NEXT_FACE_UP[(age - 1) * SLOTS])


def why_not_guilds(chosen: i64) -> Rule:
    """Whether those are three places of the structure."""
    return ALLOWED if chosen < len(SLOT_THREES) else DU_CLR_23


def lay_guilds(position: Position, chosen: i64) -> None:
    """The backs show where the three guilds lie (DU-CLR-04)."""
    position.guild_slots = SLOT_THREES[chosen]
    position.stack = 0
    position.push(DEALING, NEXT_FACE_UP[(LAST_AGE - 1) * SLOTS])


def why_not_reveal(position: Position, card: Card) -> Rule:
    """Whether that card can lie at the place in question: an unseen one with that back (DU-CLR-24)."""
    first: i64 = position.first_of_word()
    if card < first or card >= CARD_COUNT or card - first >= LATE:
        return DU_CLR_24
    if not position.candidates(position.slot_revealed()) & BIT[card - first]:
        return DU_CLR_24
    return ALLOWED


def deal(position: Position, card: Card, log: Log | None) -> None:
    """A card is dealt face up to the next place; after the last one the age can begin (DU-CLR-22)."""
    slot: i64 = position.top_extra()
    _lay(position, slot, card)
    slot += 1
    if slot < SLOTS:
        slot = NEXT_FACE_UP[(position.age - 1) * SLOTS + slot]
    position.stack = 0
    if slot != NO_SLOT:
        position.push(DEALING, slot)
        return
    if log is not None:
        report(log, "age-begins", position.active, DU_TURN_02, {"age": position.age})
    choose_starter(position, log)


def turn_up(position: Position, card: Card, log: Log | None) -> None:
    """A face-down card that nothing covers any more is turned up (DU-TURN-13)."""
    slot: i64 = position.slot_revealed()
    _lay(position, slot, card)
    position.hidden &= ~BIT[slot]
    if log is not None:
        report(log, "turns-up", position.active, DU_TURN_13, {"card": card_token(card)})


def _lay(position: Position, slot: i64, card: Card) -> None:
    position.lying[slot] = card
    if card < LATE:
        position.unseen_early &= ~BIT[card]
    else:
        position.unseen_late &= ~BIT[card - LATE]


def take_from_structure(position: Position, slot: i64) -> None:
    """A card leaves its place, and what it alone covered is open now (DU-TURN-09)."""
    position.lying[slot] = NO_CARD
    position.present &= ~BIT[slot]
    position.open &= ~BIT[slot]
    base: i64 = (position.age - 1) * SLOTS
    uncovered: i64 = COVERS_LEFT[base + slot]
    if uncovered != NO_SLOT:
        if not COVERED_BY[base + uncovered] & position.present:
            position.open |= BIT[uncovered]
        uncovered = COVERS_RIGHT[base + slot]
        if uncovered != NO_SLOT and not COVERED_BY[base + uncovered] & position.present:
            position.open |= BIT[uncovered]


def choose_starter(position: Position, log: Log | None) -> None:
    """The first player begins Age I; later the weaker military or the last player decides (DU-AGE-03, DU-AGE-06)."""
    if position.age == 1:
        start(position, position.first, DU_AGE_11, log)
        return
    if position.pawn > 0:
        position.active = 1
    elif position.pawn < 0:
        position.active = 0
    elif position.flags & TIE_STARTS:
        start(position, position.active, DU_AGE_06, log)
        return
    position.push(BEGINNING)


def why_not_begin(seat: i64) -> Rule:
    """Whether that is one of the two players."""
    return ALLOWED if seat < 2 else DU_AGE_05


def begin(position: Position, seat: i64, log: Log | None) -> None:
    """The deciding player has named who begins the age."""
    rule: Rule = DU_AGE_03 if position.pawn != 0 else DU_AGE_06
    if log is not None:
        report(log, "chooses-starter", position.active, rule, {"target": seat_token(seat)})
    start(position, seat, rule, log)


def start(position: Position, seat: i64, rule: Rule, log: Log | None) -> None:
    """The first turn of an age."""
    position.active = seat
    position.stack = TURN
    if log is not None:
        report(log, "starts", seat, rule, {"age": position.age})


def next_turn(position: Position, log: Log | None) -> None:
    """The other player's turn, or an extra turn (DU-TURN-16, DU-TURN-22)."""
    following: i64 = position.top_extra()
    position.active = following & 1
    position.stack = TURN
    if log is not None and following & AGAIN:
        report(log, "extra-turn", position.active, DU_TURN_17, {})


def end_age(position: Position, log: Log | None) -> None:
    """All twenty cards are played; an extra turn by the last one is lost (DU-AGE-01, DU-AGE-08)."""
    if log is not None:
        if position.top_extra() & AGAIN:
            report(log, "extra-turn-lost", position.active, DU_AGE_08, {})
        report(log, "age-ends", position.active, DU_AGE_01, {"age": position.age})
