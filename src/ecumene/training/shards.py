"""Plays shards of games in several processes. A shard is the same whoever plays it, so a stopped run just goes on.

A shard's seed follows from the run's seed and the shard's number. It is written when all its games are over; what was
under way when a process was killed is played again.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

import ecumene
from ecumene.arena.game import seed_of
from ecumene.bots.evaluator import HandMade
from ecumene.bots.learned import TEMPERATURE, learned_from
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.games import game_named
from ecumene.training.games_file import ENDING, GamesFile, Stamp, write_games
from ecumene.training.opinions import SearchThinker, Thinker, TreeThinker
from ecumene.training.pool import worked
from ecumene.training.selfplay import SelfPlay, table_for
from ecumene.training.settings import PlaySettings, Table


class Shard(msgspec.Struct, frozen=True):
    """A number of games to be played and written to one file."""

    game: str
    tables: tuple[Table, ...]
    play: PlaySettings
    path: str
    games: int
    seed: int
    net: str = ""  # the file of the net the tree asks; without one it asks the hand-made strategy


class Finished(msgspec.Struct, frozen=True):
    """What a shard came to."""

    path: str
    games: int
    decisions: int
    seconds: float  # of the processor


def shards_of(
    game: str,
    tables: tuple[Table, ...],
    play: PlaySettings,
    folder: Path,
    name: str,
    games: int,
    size: int,
    seed: int,
    net: Path | None = None,
) -> list[Shard]:
    """Games cut into shards; the last may be smaller."""
    shards = []
    for number, start in enumerate(range(0, games, size)):
        path = folder / f"{name}-{number:05d}{ENDING}"
        one = seed_of("shard", seed, name, number)
        shards.append(Shard(game, tables, play, str(path), min(size, games - start), one, str(net or "")))
    return shards


def thinker_for(game: Game, shard: Shard) -> Thinker:
    """The bot that plays a shard."""
    strategy = game.strategy()
    if shard.play.bot != "tree":
        return SearchThinker(strategy, shard.seed)
    if shard.net:
        return TreeThinker(strategy, learned_from(game, Path(shard.net)), shard.seed)
    return TreeThinker(strategy, HandMade(strategy, TEMPERATURE), shard.seed)


def play_shard(shard: Shard) -> Finished:
    """Play a shard and write it (in any process)."""
    began = _processor_seconds()
    game = game_named(shard.game)
    rng = Rng(shard.seed)
    player = SelfPlay(game, thinker_for(game, shard), shard.play)
    games = []
    for number in range(shard.games):
        games.append(player.play(table_for(shard.tables, rng), seed_of(shard.seed, number)))
    stamp = Stamp(game.name, game.rules_version, shard.play.bot, Path(shard.net).stem, shard.seed, ecumene.__version__)
    seconds = _processor_seconds() - began
    write_games(Path(shard.path), GamesFile(stamp, games, seconds=seconds))
    return Finished(shard.path, len(games), sum(len(one.decisions) for one in games), seconds)


def play_shards(
    shards: Iterable[Shard], processes: int, tell: Callable[[Finished], None] | None = None
) -> list[Finished]:
    """Play every shard whose file is not there yet."""
    missing = [shard for shard in shards if not Path(shard.path).exists()]
    finished = []
    for one in worked(play_shard, missing, processes):
        finished.append(one)
        if tell is not None:
            tell(one)
    return finished


def _processor_seconds() -> float:
    times = os.times()
    return times.user + times.system
