"""What a seat knows of a position as zeros and ones, and moves as parts of a policy; docs/encoders.md lists both.

The seat's own things come first, then the rival's. Everything but the tokens drawn for the Great Library is public, and
these are written for their chooser only (DU-CLR-29).
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ecumene.core.encoding import NO_PART, Encoder, write_number, write_set, write_up_to
from ecumene.core.notation import first_of, kind_of, second_of
from ecumene.core.state import Move, Seat, State
from ecumene.games.duel.cards import LATE
from ecumene.games.duel.encode_city import write_city, write_lead, write_wonders
from ecumene.games.duel.encode_structure import LYING_SPANS, write_lying, write_shape
from ecumene.games.duel.frames import KEEPING
from ecumene.games.duel.material import CAPITAL
from ecumene.games.duel.moves import BEGIN, BUILD, DESTROY, DISCARD, KEEP, PICK, RAISE, REVIVE, TAKE
from ecumene.games.duel.position import Position
from ecumene.games.duel.spans import CARDS, SCIENCE, TOKENS, WONDERS

# Where each kind of part begins.
_BUILD: Final = 0
_DISCARD: Final = 73
_RAISE: Final = 146
_SPEND: Final = 158
_PICK: Final = 231
_TAKE: Final = 243
_KEEP: Final = 253
_DESTROY: Final = 263
_REVIVE: Final = 336
_BEGIN: Final = 409


class DuelEncoder(Encoder):
    """The encoder of 7 Wonders Duel."""

    def write_ones(self, state: State, seat: Seat, ones: BytesWriter) -> None:
        """See :meth:`Encoder.write_ones`."""
        assert isinstance(state, Position)
        write_position(state, seat, ones)

    def write_parts(self, state: State, seat: Seat, move: Move, parts: BytesWriter) -> None:  # noqa: ARG002
        """See :meth:`Encoder.write_parts`."""
        kind: i64 = kind_of(move)
        first: i64 = first_of(move)
        other: i64 = NO_PART
        if kind == BUILD:
            first += _BUILD
        elif kind == DISCARD:
            first += _DISCARD
        elif kind == RAISE:
            first += _RAISE
            other = _SPEND + second_of(move)
        elif kind == PICK:
            first += _PICK
        elif kind == TAKE:
            first += _TAKE
        elif kind == KEEP:
            first += _KEEP
        elif kind == DESTROY:
            first += _DESTROY
        elif kind == REVIVE:
            first += _REVIVE
        elif kind == BEGIN:
            first = _BEGIN + (first ^ seat)
        else:
            raise ValueError("only decisions of seats have parts")
        write_number(parts, first)
        write_number(parts, other)


def _write_cards(ones: BytesWriter, at: i64, early: i64, late: i64) -> i64:
    """A set of cards."""
    write_set(ones, at, early, LATE)
    write_set(ones, at + LATE, late, CARDS - LATE)
    return at + CARDS


def write_position(position: Position, seat: i64, ones: BytesWriter) -> None:
    """Every span, in order."""
    own = position.city(seat)
    rival = position.rival(seat)
    at: i64 = _write_cards(ones, 0, own.early, own.late)
    at = _write_cards(ones, at, rival.early, rival.late)
    at = _write_cards(ones, at, position.discard_early, position.discard_late)
    distance: i64 = position.distance(seat)
    own_shields: i64 = CAPITAL - distance
    rival_shields: i64 = CAPITAL + distance
    symbols_open, symbols_covered, own_wins, rival_wins = write_lying(
        ones, at, position, own, rival, own_shields, rival_shields
    )
    at += LYING_SPANS * CARDS
    shields_won: i64 = write_wonders(ones, at, own, rival)
    if shields_won >= own_shields:
        own_wins |= 2
    at += 9 * WONDERS
    shields_won = write_wonders(ones, at, rival, own)
    if shields_won >= rival_shields:
        rival_wins |= 2
    at += 9 * WONDERS
    at = write_set(ones, at, own.retired | rival.retired, WONDERS)
    at = write_set(ones, at, position.group, WONDERS)
    at = write_set(ones, at, position.board, TOKENS)
    at = write_set(ones, at, own.tokens, TOKENS)
    at = write_set(ones, at, rival.tokens, TOKENS)
    at = write_set(ones, at, position.box, TOKENS)
    frame: i64 = position.top_kind()
    drawn: i64 = 0
    if frame == KEEPING and seat == position.active:
        drawn = position.drawn
    at = write_set(ones, at, drawn, TOKENS)
    own_points: i64 = write_city(ones, at, position, seat, own, distance)
    at += 178
    rival_points: i64 = write_city(ones, at, position, 1 - seat, rival, -distance)
    at += 178
    at = write_lead(ones, at, own_points - rival_points)
    at = write_up_to(ones, at, distance, CAPITAL)
    at = write_up_to(ones, at, -distance, CAPITAL)
    loot: i64 = position.loot
    if seat == 1:
        loot = (loot >> 2) | ((loot & 3) << 2)
    at = write_set(ones, at, loot, 4)
    at = write_set(ones, at, symbols_open & ~own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & ~own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & own.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & ~rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_open & rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & ~rival.symbols, SCIENCE)
    at = write_set(ones, at, symbols_covered & rival.symbols, SCIENCE)
    at = write_set(ones, at, own_wins, 2)
    at = write_set(ones, at, rival_wins, 2)
    write_shape(ones, at, position, seat, frame)
