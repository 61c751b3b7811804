"""Games to learn from: shards that are the same whoever plays them, and their files."""

import zlib
from pathlib import Path

import msgspec
import pytest

from ecumene.core.errors import EcumeneError
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games import GAMES, game_named
from ecumene.training.games_file import GamesFile, PlayedGame, Stamp, games_files, latest, read_games, write_games
from ecumene.training.opinions import Opinion
from ecumene.training.selfplay import drawn, table_for
from ecumene.training.settings import PlaySettings, Table
from ecumene.training.shards import Finished, play_shards

from .playing import play, shards

WITH_ENCODER = [name for name, game in GAMES.items() if game.encoder() is not None]


def content(path: Path) -> GamesFile:
    """A file without the time it took."""
    return msgspec.structs.replace(read_games(path), seconds=0.0)


@pytest.mark.parametrize("name", WITH_ENCODER)
def test_a_game_is_legal_from_its_beginning_to_its_end(tmp_path: Path, name: str) -> None:
    game = game_named(name)
    for players in game.players:
        for path in play(tmp_path / str(players), name, 2, players):
            for played in read_games(path).games:
                state = game.new(played.players, played.options)
                decisions = {decision.ply: decision for decision in played.decisions}
                for ply, move in enumerate(played.plies):
                    decision = decisions.pop(ply, None)
                    if decision is not None:
                        assert state.actor >= 0
                        assert ply >= played.first
                        assert len(state.moves()) > 1
                        assert len(decision.shares) in (0, len(state.moves()))
                        assert all(0 <= value <= 1000 for value in decision.values)
                    elif state.actor != CHANCE and ply >= played.first:
                        assert len(state.moves()) == 1 or state.round_number() > 0
                    state.apply(move)
                assert not decisions
                assert state.actor == OVER
                assert played.returns == list(state.returns())
                ending = state.ending()
                assert ending is not None
                assert played.ending == ending.result


def test_only_full_decisions_have_shares(tmp_path: Path) -> None:
    for share, wanted in ((0.0, 0), (1.0, 1)):
        settings = PlaySettings(simulations=8, cheap_simulations=4, full_share=share, random_moves=0)
        chosen = shards(tmp_path / str(share), games=2, size=2, play=settings)
        play_shards(chosen, 1)
        decisions = [one for game in content(Path(chosen[0].path)).games for one in game.decisions]
        assert len(decisions) > 10
        assert {bool(one.shares) for one in decisions} == {bool(wanted)}


def test_a_game_begins_with_random_moves(tmp_path: Path) -> None:
    settings = PlaySettings(simulations=1, cheap_simulations=1, random_moves=30)
    chosen = shards(tmp_path, games=8, size=8, play=settings)
    play_shards(chosen, 1)
    firsts = [game.first for game in content(Path(chosen[0].path)).games]
    assert len(set(firsts)) > 3
    for game in content(Path(chosen[0].path)).games:
        assert all(decision.ply >= game.first for decision in game.decisions)


def test_one_and_two_processes_play_the_same(tmp_path: Path) -> None:
    one, two = shards(tmp_path / "one"), shards(tmp_path / "two")
    told: list[Finished] = []
    play_shards(one, 1, told.append)
    play_shards(two, 2)
    assert [content(Path(shard.path)) for shard in one] == [content(Path(shard.path)) for shard in two]
    assert [finished.games for finished in told] == [3, 3]
    assert all(finished.seconds > 0 for finished in told)
    assert read_games(Path(one[0].path)).seconds == told[0].seconds


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    chosen = shards(tmp_path)
    play_shards(chosen, 1)
    Path(chosen[1].path).unlink()
    before = Path(chosen[0].path).stat().st_mtime_ns
    assert [finished.path for finished in play_shards(chosen, 1)] == [chosen[1].path]
    assert Path(chosen[0].path).stat().st_mtime_ns == before


def test_the_last_shard_is_smaller(tmp_path: Path) -> None:
    assert [shard.games for shard in shards(tmp_path, games=7, size=3)] == [3, 3, 1]
    assert len({shard.seed for shard in shards(tmp_path, games=7, size=3)}) == 3


def test_tables_are_played_by_their_weights() -> None:
    tables = (Table(2, {}, 3.0), Table(3, {}, 0.0), Table(4, {}, 1.0))
    rng = Rng(1)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[tables.index(table_for(tables, rng))] += 1
    assert counts[1] == 0
    assert counts[0] / 4000 == pytest.approx(0.75, abs=0.03)


def test_moves_are_drawn_by_their_shares() -> None:
    opinion = Opinion(30, [100, 300, 0, 100], [0.5])
    moves = [10, 20, 25, 30]

    def rates(temperature: float) -> list[float]:
        rng = Rng(1)
        found = [drawn(opinion, moves, temperature, rng) for _ in range(4000)]
        return [found.count(move) / 4000 for move in moves]

    assert rates(1.0) == pytest.approx([0.2, 0.6, 0.0, 0.2], abs=0.03)
    assert rates(0.5) == pytest.approx([1 / 11, 9 / 11, 0.0, 1 / 11], abs=0.03)
    assert rates(0.0) == [0.0, 0.0, 0.0, 1.0]


def test_the_latest_files_are_those_that_hold_enough(tmp_path: Path) -> None:
    paths = play(tmp_path, games=9)
    held = [sum(len(game.decisions) for game in content(path).games) for path in paths]
    assert games_files(tmp_path) == paths
    assert [shelf.path for shelf in latest(paths, 0)] == paths
    assert [shelf.path for shelf in latest(paths, 1)] == paths[2:]
    assert [shelf.path for shelf in latest(paths, held[2])] == paths[2:]
    assert [shelf.path for shelf in latest(paths, held[2] + 1)] == paths[1:]
    assert [shelf.path for shelf in latest(paths, sum(held) + 1)] == paths
    assert [shelf.decisions for shelf in latest(paths, 0)] == held


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EcumeneError, match="There are no games in"):
        games_files(tmp_path)


@pytest.mark.parametrize("damage", [b"", b"no games", zlib.compress(b"\x93none")])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "some.games"
    path.write_bytes(damage)
    with pytest.raises(EcumeneError, match=r"some\.games holds no games"):
        read_games(path)
    with pytest.raises(EcumeneError, match="cannot be read"):
        read_games(tmp_path / "none.games")


def test_files_from_before_the_time_was_written_are_read(tmp_path: Path) -> None:
    path = tmp_path / "old.games"
    old = {"stamp": msgspec.to_builtins(Stamp("victoria", 1, "tree", "", 1, "0.1.0")), "games": [], "format": 1}
    path.write_bytes(zlib.compress(msgspec.msgpack.encode(old)))
    assert read_games(path).seconds == 0.0
    write_games(path, GamesFile(read_games(path).stamp, [PlayedGame(2, {}, [], 0, [], [1.0, 0.0], "won", [])]))
    assert len(read_games(path).games) == 1
