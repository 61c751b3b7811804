"""A worker process that replays and checks records and reads ledgers: ``python -m ecumene.server.reader``.

A long game takes some tens of milliseconds to replay, and everybody else would wait that long on the event loop. The
process reads requests from standard input and writes results to standard output, each as a four-byte length followed by
MessagePack, and exits at the end of its input.
"""

import contextlib
import gzip
import os
import signal
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final, Literal

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.core.state import OVER
from ecumene.games import GAMES
from ecumene.games.own_editions import load_own_editions
from ecumene.server.ply_lines import PlyLines
from ecumene.server.replays import fairness, replay
from ecumene.server.rules_page import rules_page
from ecumene.server.table import ply_text

NICENESS: Final = 5  # let sockets go first
COMPRESSION: Final = 6
SMALL: Final = 600  # bytes that are not worth compressing


class Request(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What to do with the text of a record; for ``rules`` the text names the game and the language.

    ``replay``: part of it as one seat sees it. ``fairness``: the proof. ``check``: whether it can be loaded.
    ``branch``: what a game needs that goes on from one of its plies.
    """

    kind: Literal["replay", "fairness", "check", "branch", "rules"]
    text: str
    viewer: int = 0
    first: int = 0
    count: int = 0
    packed: bool = False  # whether a long answer is wanted compressed


class Result(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """The answer as JSON, perhaps compressed; or what is wrong with the record."""

    body: bytes = b""
    packed: bool = False
    error: str = ""
    code: str = ""
    seconds: float = 0.0  # of processor time


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A record that can be loaded: its canonical text, and what the table's charter needs of it."""

    text: str
    game: str
    options: dict[str, int | str | bool]
    names: list[str]
    rules: int


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """The first plies of a record for a game that goes on from there."""

    given: list[str]  # texts of many lines each, which are quicker to read and write than lines
    rules: int


class _Wrong(EcumeneError):
    """A request that does not fit the record."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code


_requests: Final = msgspec.msgpack.Decoder(Request)
_results: Final = msgspec.msgpack.Encoder()


def done(request: Request) -> Result:
    """Carry out one request."""
    began = time.process_time()
    try:
        body = msgspec.json.encode(_answer(request))
    except EcumeneError as error:
        code = error.code if isinstance(error, _Wrong) else "record"
        return Result(error=str(error), code=code, seconds=time.process_time() - began)
    packed = request.packed and len(body) >= SMALL
    if packed:
        body = gzip.compress(body, COMPRESSION, mtime=0)
    return Result(body=body, packed=packed, seconds=time.process_time() - began)


def _answer(request: Request) -> msgspec.Struct:
    if request.kind == "rules":
        return rules_page(*request.text.split())
    record = parse_record(request.text, GAMES)
    match request.kind:
        case "replay":
            return replay(record, request.viewer, request.first, request.count)
        case "fairness":
            return fairness(record)
        case "check":
            record.verify()
            return Checked(
                text=record.text(), game=record.game.name, options=dict(record.options), names=record.names,
                rules=record.rules_version,
            )  # fmt: skip
        case "branch":
            return _branch(record, request.first)


def _branch(record: Record, ply: int) -> Branch:
    if not 0 <= ply <= len(record.plies):
        raise _Wrong("malformed", "There is no such point in the game.")
    if record.state_after(ply).actor == OVER:
        raise _Wrong("game-over", "The game is over there.")
    given = PlyLines()
    for one in record.plies[:ply]:
        given.append(ply_text(record.game, one))
    return Branch(given=given.joined(), rules=record.rules_version)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until there are no more."""
    while len(head := source.read(4)) == 4:
        request = _requests.decode(source.read(int.from_bytes(head, "big")))
        try:
            result = done(request)
        except Exception as error:  # whatever went wrong, reply that there is no answer
            result = Result(error=type(error).__name__, code="internal")
        data = _results.encode(result)
        sink.write(len(data).to_bytes(4, "big") + data)
        sink.flush()


def main() -> None:
    """Serve the parent process, which alone stops this one: Ctrl-C is ignored here."""
    for name in ("SIGINT", "SIGTERM"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if len(sys.argv) > 1 and sys.argv[1]:
        load_own_editions(Path(sys.argv[1]).expanduser())
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    sys.stdout = None  # nobody is listening any more: exit without flushing


if __name__ == "__main__":
    main()
