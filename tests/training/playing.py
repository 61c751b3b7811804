"""Small numbers of games to learn from."""

from pathlib import Path

from ecumene.core.options import Options
from ecumene.training.settings import PlaySettings, Table
from ecumene.training.shards import Shard, play_shards, shards_of

QUICK = PlaySettings(simulations=8, cheap_simulations=4, full_share=0.5, random_moves=4)


def shards(
    folder: Path, game: str = "victoria", games: int = 6, size: int = 3, players: int = 2, seed: int = 1,
    options: Options | None = None, play: PlaySettings = QUICK,
) -> list[Shard]:  # fmt: skip
    return shards_of(game, (Table(players, options or {}),), play, folder, "some", games, size, seed)


def play(folder: Path, game: str = "victoria", games: int = 6, players: int = 2, seed: int = 1) -> list[Path]:
    """Play games quickly, three to a file."""
    chosen = shards(folder, game, games, players=players, seed=seed)
    play_shards(chosen, 1)
    return [Path(one.path) for one in chosen]
