"""Files of nets: what fits which game, the weights as they are trained, and the numbers that are written.

A file is the line ``MAGIC``, the length of the header as a little-endian 32-bit number, the header as JSON, and then
the arrays of :class:`~ecumene.nets.net.Arrays` one after the other, little-endian, without gaps.
"""

import hashlib
import json
import struct
import sys
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.core.encoding import LARGEST_INPUTS, LARGEST_PARTS, LARGEST_SIDES, Encoder
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.nets.net import LARGEST_HIDDEN, ROW_LIMIT, Arrays, Net

if TYPE_CHECKING:
    from typing_extensions import Buffer

T = TypeVar("T", int, float)

MAGIC: Final = b"ecumene net\n"
FORMAT: Final = 1
FILE_NAME: Final = "net.bin"
LONGEST_HEADER: Final = 65536
SAFETY: Final = 1e-30  # a row of zeros has a scale too


@dataclass(frozen=True)
class NetStamp:
    """What a net was made for, and how."""

    game: str
    rules_version: int
    encoder_version: int
    inputs: int
    parts: int
    training: Mapping[str, object] = field(default_factory=dict)  # anything that JSON can hold


@dataclass(frozen=True)
class NetWeights:
    """The weights as they are trained: buffers of 32-bit floats, such as NumPy arrays or ``array("f")``.

    Shapes are those of PyTorch's layers: ``w1`` of an ``EmbeddingBag`` in mode ``sum``, ``w2`` and ``wv`` of
    ``Linear``; ``wp`` has a row for each part. ``h1 = clip(b1 + sum of rows of w1, 0, 1)``,
    ``h2 = relu(w2 h1 + b2)``, expected results are ``softmax(wv h2 + bv)`` over the sides, and the logit of a part is
    ``wp[part] h2 + bp[part]``.
    """

    w1: "Buffer"  # inputs x h1
    b1: "Buffer"  # h1
    w2: "Buffer"  # h2 x h1
    b2: "Buffer"  # h2
    wv: "Buffer"  # 4 x h2
    bv: "Buffer"  # 4
    wp: "Buffer"  # parts x h2
    bp: "Buffer"  # parts


class UnfitNet(EcumeneError):
    """A net's file that is missing or damaged, or was made for something else."""


def stamp_for(game: Game, training: Mapping[str, object] | None = None) -> NetStamp:
    """The stamp of a net trained for a game as it is now."""
    encoder = _encoder_of(game)
    return NetStamp(
        game.name, game.rules_version, int(encoder.version), int(encoder.inputs), int(encoder.parts), training or {}
    )


def net_path(game: Game) -> Path:
    """Where the net lies that ships with a game."""
    return game.folder / FILE_NAME


# Writing --------------------------------------------------------------------------------------------------------------


def write_net(path: Path, weights: NetWeights, stamp: NetStamp) -> None:
    """Quantise the weights and write them, whole or not at all."""
    arrays = quantised(weights, stamp)
    numbers = (arrays.scales, arrays.b1, arrays.w2, arrays.b2, arrays.wv, arrays.bv, arrays.wp, arrays.bp)
    body = b"".join([bytes(_little_endian(arrays.rows)), *(bytes(_little_endian(one)) for one in numbers)])
    header = {
        "format": FORMAT,
        **asdict(stamp),
        "hidden": [len(arrays.b1), len(arrays.b2)],
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    words = json.dumps(header, sort_keys=True).encode()
    if len(words) > LONGEST_HEADER:
        raise ValueError(f"the header has {len(words)} bytes; the training note must be shorter")
    part = path.with_name(path.name + ".part")
    part.write_bytes(MAGIC + struct.pack("<I", len(words)) + words + body)
    part.replace(path)


def quantised(weights: NetWeights, stamp: NetStamp) -> Arrays:
    """The numbers that are written: each column of the first layer has a scale of its own."""
    b1, b2, bv, bp = _floats(weights.b1), _floats(weights.b2), _floats(weights.bv), _floats(weights.bp)
    w1, w2, wv, wp = _floats(weights.w1), _floats(weights.w2), _floats(weights.wv), _floats(weights.wp)
    first, second = len(b1), len(b2)
    shapes = {
        "w1": (len(w1), stamp.inputs * first),
        "w2": (len(w2), second * first),
        "wv": (len(wv), LARGEST_SIDES * second),
        "bv": (len(bv), LARGEST_SIDES),
        "wp": (len(wp), stamp.parts * second),
        "bp": (len(bp), stamp.parts),
    }
    for name, (found, wanted) in shapes.items():
        if found != wanted:
            raise ValueError(f"{name} has {found} numbers, not {wanted}")
    _check_sizes(stamp.inputs, first, second, stamp.parts)
    for values in (w1, b1, w2, b2, wv, bv, wp, bp):
        if not all(-1e30 < value < 1e30 for value in values):
            raise ValueError("a weight is not a finite number")
    scales = array("f", bytes(4 * first))
    rows = array("h", bytes(2 * len(w1)))
    for unit in range(first):
        column = w1[unit::first]
        scales[unit] = max(*column, -min(column), SAFETY) / ROW_LIMIT
        scale = scales[unit]
        rows[unit::first] = array("h", [_nearest(value / scale) for value in column])
    across = array("f", bytes(4 * len(w2)))
    for unit in range(second):
        across[unit::second] = w2[unit * first : (unit + 1) * first]
    return Arrays(rows, scales, b1, across, b2, wv, bv, wp, bp)


def _nearest(value: float) -> int:
    return max(-ROW_LIMIT, min(ROW_LIMIT, round(value)))


def _floats(numbers: "Buffer") -> "array[float]":
    seen = memoryview(numbers)
    if seen.format not in ("f", "<f") or not seen.c_contiguous:
        raise ValueError("weights are contiguous 32-bit floats")
    values = array("f")
    values.frombytes(seen.cast("B"))
    return values


# Reading --------------------------------------------------------------------------------------------------------------


def load_net(game: Game, path: Path | None = None) -> Net:
    """The net that ships with a game, or another one; raises :class:`UnfitNet` if it cannot judge this game."""
    wanted = stamp_for(game)
    place = path or net_path(game)
    try:
        data = place.read_bytes()
    except FileNotFoundError as error:
        raise UnfitNet(
            f"There is no net for {game.title}.", f"{place} does not exist.", f"Train one: ecumene train {game.name}."
        ) from error
    except OSError as error:
        raise UnfitNet(f"The net {place} cannot be read.", str(error), "Check the file.") from error
    header, body = _opened(place, data)
    for name, value in asdict(wanted).items():
        if name != "training" and header.get(name) != value:
            what = name.replace("_", " ")
            raise UnfitNet(
                f"The net {place} does not fit {game.title}.",
                f"Its {what} is {str(header.get(name))[:40]!r}, the game's is {value!r}.",
                f"Train a new one: ecumene train {game.name}.",
            )
    training = header.get("training")
    return Net(_read_arrays(place, header, body, wanted), training if isinstance(training, dict) else {})


def _encoder_of(game: Game) -> Encoder:
    encoder = game.encoder()
    if encoder is None:
        raise UnfitNet(f"{game.title} has no encoder.", "No net can read its positions.", "Use a bot without a net.")
    return encoder


def _damaged(place: Path, why: str) -> UnfitNet:
    return UnfitNet(f"The net {place} is damaged.", why, "Get the file again, or train a new one.")


def _opened(place: Path, data: bytes) -> tuple[dict[str, object], bytes]:
    """The header and what follows it."""
    if not data.startswith(MAGIC):
        raise _damaged(place, "It does not begin as a net does.")
    start = len(MAGIC) + 4
    if len(data) < start:
        raise _damaged(place, "It ends in its header.")
    (length,) = struct.unpack_from("<I", data, len(MAGIC))
    if length > LONGEST_HEADER or len(data) < start + length:
        raise _damaged(place, "It ends in its header.")
    try:
        header = json.loads(data[start : start + length])
    except (ValueError, RecursionError) as error:
        raise _damaged(place, "Its header is not JSON.") from error
    if not isinstance(header, dict):
        raise _damaged(place, "Its header is not an object.")
    if header.get("format") != FORMAT:
        raise UnfitNet(
            f"The net {place} has a format that this version cannot read.",
            f"Its format is {str(header.get('format'))[:40]!r}, not {FORMAT}.",
            "Use the version of Ecumene that wrote it, or train a new one.",
        )
    body = data[start + length :]
    if hashlib.sha256(body).hexdigest() != header.get("sha256"):
        raise _damaged(place, "Its numbers are not those that were written.")
    return header, body


def _check_sizes(inputs: int, first: int, second: int, parts: int) -> None:
    if not (0 < inputs <= LARGEST_INPUTS and 0 < parts <= LARGEST_PARTS):
        raise ValueError("there are too many inputs or parts")
    if not (0 < first <= LARGEST_HIDDEN and 0 < second <= LARGEST_HIDDEN):
        raise ValueError(f"a hidden layer has from 1 to {LARGEST_HIDDEN} units")


def _read_arrays(place: Path, header: dict[str, object], body: bytes, wanted: NetStamp) -> Arrays:
    hidden = header.get("hidden")
    if not isinstance(hidden, list) or len(hidden) != 2 or not all(type(size) is int for size in hidden):
        raise _damaged(place, "Its header does not say how large its layers are.")
    first, second = hidden
    inputs, parts = wanted.inputs, wanted.parts
    try:
        _check_sizes(inputs, first, second, parts)
    except ValueError as error:
        raise _damaged(place, f"In its header, {error}.") from error
    lengths = (
        first, first, first * second, second, LARGEST_SIDES * second, LARGEST_SIDES, parts * second, parts,
    )  # fmt: skip
    if len(body) != 2 * inputs * first + 4 * sum(lengths):
        raise _damaged(place, "Its length is not what its header says.")
    rows = array("h")
    at = 2 * inputs * first
    rows.frombytes(body[:at])
    rest = []
    for length in lengths:
        one = array("f")
        one.frombytes(body[at : at + 4 * length])
        rest.append(_little_endian(one))
        at += 4 * length
    return Arrays(_little_endian(rows), *rest)


def _little_endian(numbers: "array[T]") -> "array[T]":
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
