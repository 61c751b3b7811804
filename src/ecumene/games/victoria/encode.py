"""What a seat knows of a position as zeros and ones, and moves as parts of a policy; docs/encoders.md lists both.

Seats are told from the seat that knows: oneself, then the others clockwise. With fewer than four players the last seats
stay empty. Of hidden cards only what can be worked out is written: how many of each kind one cannot see (CV-CLR-43).
"""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.encoding import NO_PART, Encoder, write_number, write_one_of, write_set, write_up_to
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Seat, State
from ecumene.games.victoria.cards import Cards, in_domain, of_era, size
from ecumene.games.victoria.frames import (
    CHOOSING,
    DISCARDING,
    DROPPING,
    FOLLOW_UP,
    GIVING,
    LAYING_DEMOCRACY,
    LAYING_EMBARGO,
    NAMING,
    PICKING,
    QUESTIONING,
    RECOVERING,
    RETURNING,
)
from ecumene.games.victoria.material import ERA_COUNT, LEVEL_1_CARDS, LEVEL_2_CARDS
from ecumene.games.victoria.moves import (
    CHOOSE,
    COPY,
    DISCARD_CARD,
    DROP,
    END,
    GIVE,
    LAY,
    NAME,
    PICK,
    PLAY,
    QUESTION,
    RECOVER,
    RETURN,
    USE,
)
from ecumene.games.victoria.position import (
    AREAS,
    BIT,
    HANDS,
    HIDDEN_BACKS,
    NO_COIN,
    PACKS,
    TEAMS,
    Position,
)
from ecumene.games.victoria.rules.ending import required
from ecumene.games.victoria.rules.setup import chooser
from ecumene.games.victoria.rules.turn import hand_limit
from ecumene.games.victoria.spans import DOMAIN_NUMBER, FRAME_COUNT, KINDS, SEATS, UNSEEN_STEPS

_ALL_DOMAINS: Final = 63
_NO_CULTURE: Final = 47

_UNSEEN_LEVEL: Final = vec[i64]([sum(step <= cards for step in UNSEEN_STEPS) for cards in range(17)])

# Where each kind of part begins.
_PICK: Final = 0
_CHOOSE: Final = 15
_PLAY: Final = 30
_USE: Final = 45
_COPY: Final = 63
_COPY_FROM: Final = 81
_END: Final = 85
_DISCARD: Final = 86
_DROP: Final = 101
_RETURN: Final = 107
_NAME: Final = 113
_QUESTION: Final = 119
_GIVE: Final = 123
_EMBARGO: Final = 138
_DEMOCRACY: Final = 162
_RECOVER: Final = 186


class VictoriaEncoder(Encoder):
    """The encoder of Victoria."""

    def write_ones(self, state: State, seat: Seat, ones: BytesWriter) -> None:
        """See :meth:`Encoder.write_ones`."""
        assert isinstance(state, Position)
        write_position(state, seat, ones)

    def sides(self, state: State) -> i64:
        """See :meth:`Encoder.sides`: partners sit opposite each other (CV-TEAM-02)."""
        assert isinstance(state, Position)
        if state.flags & TEAMS:
            return 2
        return state.players

    def write_parts(self, state: State, seat: Seat, move: Move, parts: BytesWriter) -> None:
        """See :meth:`Encoder.write_parts`."""
        assert isinstance(state, Position)
        kind: i64 = kind_of(move)
        first: i64 = first_of(move)
        other: i64 = NO_PART
        if kind == PLAY:
            first += _PLAY
        elif kind == USE:
            first += _USE
        elif kind == END:
            first = _END
        elif kind == COPY:
            first += _COPY
            other = _COPY_FROM + relative(state, seat, second_of(move))
        elif kind == DISCARD_CARD:
            first += _DISCARD
        elif kind == GIVE:
            first += _GIVE
        elif kind == DROP:
            first += _DROP
        elif kind == RETURN:
            first += _RETURN
        elif kind == NAME:
            first += _NAME
        elif kind == QUESTION:
            first = _QUESTION + relative(state, seat, first)
        elif kind == LAY:
            first += DOMAIN_NUMBER * relative(state, seat, second_of(move))
            if state.top_kind() == LAYING_EMBARGO:
                first += _EMBARGO
            else:
                first += _DEMOCRACY
        elif kind == RECOVER:
            first += _RECOVER
        elif kind == PICK:
            first += _PICK
        elif kind == CHOOSE:
            first += _CHOOSE
        else:
            raise ValueError("only decisions of seats have parts")
        write_number(parts, first)
        write_number(parts, other)


def relative(position: Position, seat: i64, other: i64) -> i64:
    """How many seats after a seat another one sits."""
    steps: i64 = other - seat
    if steps < 0:
        steps += position.players
    return steps


def kinds(ones: BytesWriter, at: i64, cards: Cards, most: i64) -> i64:
    """A span: for each kind how many cards of it there are."""
    entry: i64 = at
    left: i64 = cards & 0xFFFFFFFFFFFFFF
    while left != 0:
        if left & 15:
            write_up_to(ones, entry, left & 15, most)
        left >>= 4
        entry += most
    write_up_to(ones, at + 14 * most, cards >> 56, most)
    return at + KINDS * most


def write_position(position: Position, seat: i64, ones: BytesWriter) -> None:
    """Every span, in order."""
    players: i64 = position.players
    lead, alone = _leaders(position)
    sides: i64 = players
    if position.flags & TEAMS:
        sides = 2
    at: i64 = 0
    step: i64 = 0
    unseen: i64 = position.pool
    while step < players:
        owner: i64 = seat + step
        if owner >= players:
            owner -= players
        leads: i64 = (lead >> (DOMAIN_NUMBER * owner)) & _ALL_DOMAINS
        led: i64 = leads
        if sides < players:
            led |= (lead >> (DOMAIN_NUMBER * ((owner + 2) & 3))) & _ALL_DOMAINS
        _write_seat(ones, at, position, owner, leads, (alone >> (DOMAIN_NUMBER * owner)) & _ALL_DOMAINS, size_of(led))
        if step > 0:
            unseen += position.zones[HANDS + owner] + position.zones[PACKS + owner]
        at += 217
        step += 1
    at = _write_hand(ones, 217 * SEATS, position, seat)
    entry: i64 = at
    left: i64 = unseen
    kind: i64 = 0
    while kind < KINDS - 1:
        write_up_to(ones, entry, _UNSEEN_LEVEL[left & 15], 4)
        left >>= 4
        entry += 4
        kind += 1
    write_up_to(ones, entry, _UNSEEN_LEVEL[left], 4)
    at = kinds(ones, at + 4 * KINDS, position.discard, 3)
    at = kinds(ones, at, position.centre, 2)
    at = write_set(ones, at, position.used, 30)
    if position.coin_on != NO_COIN:
        holder: i64 = position.coin_on // DOMAIN_NUMBER
        write_one_of(ones, at, DOMAIN_NUMBER * relative(position, seat, holder) + position.coin_on % DOMAIN_NUMBER, 24)
    at = write_one_of(ones, at + 24, relative(position, seat, position.coin_user), SEATS)
    _write_table(ones, at, position, seat)


def size_of(domains: i64) -> i64:
    """How many domains are in a set."""
    number: i64 = 0
    while domains != 0:
        domains &= domains - 1
        number += 1
    return number


def _leaders(position: Position) -> tuple[i64, i64]:
    """For each seat six bits: the domains in which nobody has more cards, and in which everybody has fewer."""
    lead: i64 = 0
    alone: i64 = 0
    domain: i64 = 0
    while domain < DOMAIN_NUMBER:
        best: i64 = 1
        leading: i64 = 0
        shared: bool = False
        owner: i64 = 0
        while owner < position.players:
            cards: i64 = in_domain(position.zones[AREAS + owner], domain)
            if cards > best:
                best = cards
                leading = BIT[DOMAIN_NUMBER * owner + domain]
                shared = False
            elif cards == best:
                shared = leading != 0
                leading |= BIT[DOMAIN_NUMBER * owner + domain]
            owner += 1
        lead |= leading
        if not shared:
            alone |= leading
        domain += 1
    return lead, alone


def _write_seat(ones: BytesWriter, at: i64, position: Position, owner: i64, leads: i64, alone: i64, led: i64) -> None:
    """What everybody knows of a seat."""
    area: i64 = position.zones[AREAS + owner]
    at = kinds(ones, at, area, 4)
    nears: i64 = at + 54
    level_1: i64 = 0
    level_2: i64 = 0
    first: i64 = LEVEL_1_CARDS[position.players]
    second: i64 = LEVEL_2_CARDS[position.players]
    domain: i64 = 0
    while domain < DOMAIN_NUMBER:
        cards: i64 = in_domain(area, domain)
        at = write_up_to(ones, at, cards, 9)
        if cards >= first:
            level_1 |= BIT[domain]
            if cards >= second:
                level_2 |= BIT[domain]
        domain += 1
    domain = 0
    while domain < DOMAIN_NUMBER:
        at = write_up_to(ones, at, 5 - required(position, owner, domain) + in_domain(area, domain), 4)
        domain += 1
    at = nears + 24
    at = write_set(ones, at, leads, DOMAIN_NUMBER)
    at = write_set(ones, at, alone, DOMAIN_NUMBER)
    at = write_set(ones, at, level_1 & _NO_CULTURE, DOMAIN_NUMBER)
    at = write_set(ones, at, level_2 & _NO_CULTURE, DOMAIN_NUMBER)
    at = write_set(ones, at, position.banned_domains(owner), DOMAIN_NUMBER)
    democracies: i64 = position.zones[12 + owner]
    domain = 0
    while democracies != 0:
        write_up_to(ones, at + 3 * domain, democracies & 31, 3)
        democracies >>= 5
        domain += 1
    at += 18
    hand: i64 = position.zones[HANDS + owner]
    at = write_up_to(ones, at, size(hand), 10)
    frame: i64 = position.top_kind()
    if not position.flags & HIDDEN_BACKS and frame != PICKING and frame != CHOOSING:
        era: i64 = 0
        while era < ERA_COUNT:
            write_up_to(ones, at + 5 * era, size(of_era(hand, era)), 5)
            era += 1
    write_up_to(ones, at + 15, led, 6)


def _write_hand(ones: BytesWriter, at: i64, position: Position, seat: i64) -> i64:
    """What the seat alone knows."""
    hand: i64 = position.zones[HANDS + seat]
    area: i64 = position.zones[AREAS + seat]
    at = kinds(ones, at, hand, 3)
    banned: i64 = position.banned_domains(seat)
    completes: i64 = 0
    wins: i64 = 0
    domain: i64 = 0
    while domain < DOMAIN_NUMBER:
        held: i64 = in_domain(hand, domain)
        if held > 0:
            write_up_to(ones, at, held, 4)
            lacking: i64 = required(position, seat, domain) - in_domain(area, domain)
            if lacking <= held:
                completes |= BIT[domain]
            if lacking <= 1 and not banned & BIT[domain]:
                wins |= BIT[domain]
        at += 4
        domain += 1
    at = write_set(ones, at, completes, DOMAIN_NUMBER)
    at = write_set(ones, at, wins, DOMAIN_NUMBER)
    return kinds(ones, at, position.zones[PACKS + seat], 2)


def _write_table(ones: BytesWriter, at: i64, position: Position, seat: i64) -> None:
    """The rest of what everybody knows."""
    at = write_up_to(ones, at, (hand_limit(position) - 3) >> 1, 2)
    deck: i64 = position.deck
    at = write_up_to(ones, at, deck >> 3, 13)
    low: i64 = 0
    if deck <= 1:
        low = 5 - deck
    elif deck <= 2:
        low = 3
    elif deck <= 4:
        low = 2
    elif deck <= 8:
        low = 1
    at = write_up_to(ones, at, low, 5)
    if deck > 0:
        write_one_of(ones, at, position.top_era(), ERA_COUNT)
    at = write_up_to(ones, at + ERA_COUNT, position.quiet_rounds, 5)
    at = write_up_to(ones, at, 4 - position.stall_rounds + position.quiet_rounds, 3)
    frame: i64 = position.top_kind()
    at = write_one_of(ones, at, frame, FRAME_COUNT)
    at = write_up_to(ones, at, position.top_count(), 5)
    extra: i64 = position.top_extra()
    if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
        write_one_of(ones, at + 18 + SEATS, extra, KINDS)
    elif frame == GIVING:
        write_one_of(ones, at + 18, relative(position, seat, extra), SEATS)
    elif _is_of_effect(frame):
        write_one_of(ones, at, extra, 18)
    at += 18 + SEATS + KINDS
    at = write_one_of(ones, at, position.beneath_kind(), FRAME_COUNT)
    if frame == PICKING:
        write_set(
            ones, at, (extra >> seat) | ((extra << (position.players - seat)) & (BIT[position.players] - 1)), SEATS
        )
    elif frame == CHOOSING:
        write_one_of(ones, at, relative(position, seat, chooser(position)), SEATS)
    else:
        write_one_of(ones, at, relative(position, seat, position.active), SEATS)
    at = write_one_of(ones, at + SEATS, relative(position, seat, position.active), SEATS)
    at = write_one_of(ones, at, relative(position, seat, position.first), SEATS)
    at = write_one_of(ones, at, position.players - 2, 3)
    write_set(ones, at, position.flags, 8)


def _is_of_effect(frame: i64) -> bool:
    """Whether a frame's extra is an effect."""
    if frame == DISCARDING or frame == DROPPING or frame == RETURNING or frame == FOLLOW_UP:
        return True
    return frame == NAMING or frame == QUESTIONING or frame == RECOVERING
