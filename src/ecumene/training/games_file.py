"""Games as training keeps them: what was played, and what the search thought of it.

A file holds whole games, not positions: a ply is a number or two, so a game of Duel takes some 400 bytes, and when an
encoder changes, the same games are encoded again instead of played again.
"""

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ecumene.core.errors import EcumeneError
from ecumene.core.options import Options
from ecumene.training.results import write_whole

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
    seconds: float = 0.0  # of the processor, while they were played


def write_games(path: Path, file: GamesFile) -> None:
    """Write a shard whole or not at all."""
    write_whole(path, zlib.compress(msgspec.msgpack.encode(file), 6))


def read_games(path: Path) -> GamesFile:
    """Read a shard."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(path.read_bytes()), type=GamesFile)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be read.", str(error.strerror)) from error
    except (zlib.error, msgspec.DecodeError) as error:
        raise EcumeneError(f"{path} holds no games to learn from.", str(error)) from error


class Shelf(msgspec.Struct, frozen=True):
    """A file of games, and how much it holds."""

    path: Path
    stamp: Stamp
    games: int
    decisions: int  # between several moves, made by a search
    seconds: float


def shelf_of(path: Path) -> Shelf:
    """What a file of games holds."""
    file = read_games(path)
    decisions = sum(len(game.decisions) for game in file.games)
    return Shelf(path, file.stamp, len(file.games), decisions, file.seconds)


def games_files(folder: Path) -> list[Path]:
    """The files of games in a folder, by name."""
    found = [folder] if folder.is_file() else sorted(folder.glob(f"*{ENDING}"))
    if not found:
        raise EcumeneError(
            f"There are no games in {folder}.", f"No file there ends in {ENDING}.", "Name a folder of games."
        )
    return found


def latest(paths: Sequence[Path], decisions: int) -> list[Shelf]:
    """The last files that together hold at least so many decisions; all of them for 0."""
    found: list[Shelf] = []
    for path in reversed(paths):
        found.append(shelf_of(path))
        if decisions and sum(shelf.decisions for shelf in found) >= decisions:
            break
    return found[::-1]
