"""Games as training keeps them: what was played, and what the search thought of it.

A file holds whole games, not positions: a ply is a number or two, so a game of Duel takes some 400 bytes, and when an
encoder changes, the same games are encoded again instead of played again.
"""

import zlib
from pathlib import Path
from typing import Final

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options

FORMAT: Final = 1
ENDING: Final = ".games"


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """A decision between several moves that a search made."""

    ply: int
    values: list[int]  # expected results in thousandths: the deciding seat's, then perhaps the others', clockwise
    shares: list[int] = []  # relative weights of the legal moves, ascending; empty if it was made with few simulations


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """One game: every decision and outcome in order, and how it ended."""

    players: int
    options: Options
    plies: list[int]
    first: int  # the first ply after the last random decision: what came before says nothing about the result
    decisions: list[Decision]
    returns: list[float]
    ending: str
    totals: list[int]  # every seat's points in the end; empty if the game counts none


class Stamp(msgspec.Struct, frozen=True):
    """Where games come from."""

    game: str
    rules: int
    bot: str
    net: str  # the mark of the net the bot judged by; empty for the hand-made evaluation
    seed: int
    version: str  # of the program


class GamesFile(msgspec.Struct, frozen=True):
    """The games of one shard."""

    stamp: Stamp
    games: list[PlayedGame]
    format: int = FORMAT


def write_games(path: Path, file: GamesFile) -> None:
    """Write a shard whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(zlib.compress(msgspec.msgpack.encode(file), 6))
    part.replace(path)


def read_games(path: Path) -> GamesFile:
    """Read a shard."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=GamesFile)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be read.", str(error.strerror)) from error
    except (zlib.error, msgspec.DecodeError) as error:
        raise EcumeneError(f"{path} holds no games to learn from.", str(error)) from error
