"""How a game turns what a seat knows of a position, and the moves there, into numbers for a net.

The vector is a long row of zeros and ones of which few are ones, so only the indices of the ones are written. The first
layer of a net is then a sum of as many rows of weights. Numbers are written as thermometers: the entries up to the
number are ones. Everything is told from the seat: its own things first, then those of the others in playing order.

A move is one or two parts. A net has one output for each part, and the logit of a move is the sum of those of its
parts; so a net needs one output for each card that may be discarded, but none for each pair of wonder and card.
"""

from dataclasses import dataclass
from typing import Final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ecumene.core.state import Move, Seat, State

NO_PART: Final = 65535  # written where a move has only one part
LARGEST_INPUTS: Final = 32767  # so that an entry, and the number of them, is a positive 16-bit number
LARGEST_PARTS: Final = 32767
LARGEST_SIDES: Final = 4


@dataclass(frozen=True)
class Span:
    """Consecutive entries of a vector, or consecutive parts of a policy, and what they mean."""

    name: str
    first: int
    length: int
    meaning: str


# Every power of two below 2**63 has a different remainder modulo 67, the smallest such modulus.
_MODULUS: Final = 67
_PLACES: Final = vec[i64](
    [next((place for place in range(63) if 2**place % _MODULUS == remainder), -1) for remainder in range(_MODULUS)]
)


def write_number(writer: BytesWriter, number: i64) -> None:
    """Add a number from 0 to 32767, or ``NO_PART``, as two bytes."""
    if number == NO_PART:
        write_i16_le(writer, -1)
    else:
        write_i16_le(writer, i16(number))


# Each of these writes one span of a vector and returns where the next one begins --------------------------------------


def write_set(ones: BytesWriter, first: i64, members: i64, length: i64) -> i64:
    """A set of up to 62 things: one entry for each."""
    while members != 0:
        write_i16_le(ones, i16(first + _PLACES[(members & -members) % _MODULUS]))
        members &= members - 1
    return first + length


def write_up_to(ones: BytesWriter, first: i64, number: i64, length: i64) -> i64:
    """A thermometer: as many ones as the number says, none if it is negative."""
    stop: i64 = first + number
    if number > length:
        stop = first + length
    entry: i64 = first
    while entry < stop:
        write_i16_le(ones, i16(entry))
        entry += 1
    return first + length


def write_one_of(ones: BytesWriter, first: i64, number: i64, length: i64) -> i64:
    """A single one at a number from 0 on."""
    write_i16_le(ones, i16(first + number))
    return first + length


def write_flag(ones: BytesWriter, first: i64, value: bool) -> i64:
    """A single entry that may be one."""
    if value:
        write_i16_le(ones, i16(first))
    return first + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """What a seat knows of a position as a fixed vector of zeros and ones, and its moves as numbers of a policy.

    The vector is a function of what the seat may know: no hidden card ever changes it. Positions after the end of a
    game, and the seat's knowledge while chance decides, can be encoded too.
    """

    def __init__(
        self, version: int, spans: tuple[tuple[str, int, str], ...], parts: tuple[tuple[str, int, str], ...]
    ) -> None:
        """Spans and parts are given as name, length and meaning; where each begins follows from their order."""
        self.version: i64 = version  # raised whenever the vector or the numbering of parts changes
        self.fields: tuple[Span, ...] = laid_out(spans)
        self.part_fields: tuple[Span, ...] = laid_out(parts)
        self.inputs: i64 = sum(span.length for span in self.fields)
        self.parts: i64 = sum(span.length for span in self.part_fields)
        if self.inputs > LARGEST_INPUTS or self.parts > LARGEST_PARTS:
            raise ValueError("the vector or the policy is too long to be numbered in 16 bits")

    # To be defined by each game ------------------------------------------------------------------------------------

    def write_ones(self, state: State, seat: Seat, ones: BytesWriter) -> None:
        """Write the entries that are 1, ascending, as little-endian 16-bit numbers."""
        raise NotImplementedError

    def write_parts(self, state: State, seat: Seat, move: Move, parts: BytesWriter) -> None:
        """Write the parts of a move that the seat may make: exactly two 16-bit numbers, see :data:`NO_PART`."""
        raise NotImplementedError

    def sides(self, state: State) -> i64:
        """How many sides there are. The seats take turns in belonging to them: of two teams, every other seat."""
        return state.players

    # Shared by all encoders ----------------------------------------------------------------------------------------

    def ones(self, state: State, seat: Seat) -> bytes:
        """The entries that are 1, ascending, as little-endian 16-bit numbers."""
        writer = BytesWriter()
        self.write_ones(state, seat, writer)
        return writer.getvalue()

    def parts_of(self, state: State, seat: Seat, moves: vec[i64]) -> bytes:
        """The parts of these moves, two 16-bit numbers a move."""
        writer = BytesWriter()
        for move in moves:
            self.write_parts(state, seat, move, writer)
        return writer.getvalue()

    def dense(self, state: State, seat: Seat) -> bytes:
        """The whole vector, one byte for each entry."""
        ones = self.ones(state, seat)
        vector = bytearray(self.inputs)
        for at in range(0, len(ones), 2):
            vector[ones[at] + 256 * ones[at + 1]] = 1
        return bytes(vector)


def laid_out(spans: tuple[tuple[str, int, str], ...]) -> tuple[Span, ...]:
    """Spans one after the other."""
    placed = []
    first = 0
    for name, length, meaning in spans:
        placed.append(Span(name, first, length, meaning))
        first += length
    return tuple(placed)
