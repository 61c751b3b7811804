"""Positions to learn from, as arrays: games are played again and encoded. Needs NumPy.

Rows of different lengths lie one behind the other in one array, and a second array says where each begins.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from ecumene.arena.game import seed_of
from ecumene.core.encoding import LARGEST_SIDES, Encoder
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.state import State
from ecumene.games import game_named
from ecumene.training.games_file import Decision, GamesFile, PlayedGame, read_games

UNKNOWN: Final = float("nan")
ARRAYS: Final = (
    "ones", "ones_at", "sides", "results", "searches", "margins", "endings", "won", "parts", "parts_at", "shares",
    "held_out", "deciding", "plies",
)  # fmt: skip
RAGGED: Final = {"ones": "ones_at", "parts": "parts_at", "shares": "parts_at"}


class Samples:
    """Many positions. Results and values are those of the sides, the judging seat's first, and add up to 1."""

    def __init__(self, arrays: dict[str, np.ndarray], ending_names: list[str]) -> None:
        self.ones: np.ndarray = arrays["ones"]  # u16: the entries that are 1, of all positions
        self.ones_at: np.ndarray = arrays["ones_at"]  # where those of a position begin; one more at the end
        self.sides: np.ndarray = arrays["sides"]
        self.results: np.ndarray = arrays["results"]  # by side
        self.searches: np.ndarray = arrays["searches"]  # what the search expected; nan where it did not look
        self.margins: np.ndarray = arrays["margins"]  # points ahead of the best other side; nan where there are none
        self.endings: np.ndarray = arrays["endings"]  # index into the names
        self.won: np.ndarray = arrays["won"]  # whether the judging seat's side won
        self.parts: np.ndarray = arrays["parts"]  # u16 pairs: the moves of positions whose policy can be learned
        self.parts_at: np.ndarray = arrays["parts_at"]
        self.shares: np.ndarray = arrays["shares"]  # of these moves
        self.held_out: np.ndarray = arrays["held_out"]  # whether the whole game is kept from learning
        self.deciding: np.ndarray = arrays["deciding"]  # whether the judging seat is the one that decides
        self.plies: np.ndarray = arrays["plies"]
        self.ending_names = ending_names

    def __len__(self) -> int:
        return len(self.sides)

    def arrays(self) -> dict[str, np.ndarray]:
        """All arrays by name."""
        return {name: getattr(self, name) for name in ARRAYS}


def is_held_out(seed: int, number: int, share: float) -> bool:
    """Whether a game of a shard is kept from learning, now and whenever it is asked."""
    return seed_of("held-out", seed, number) % 1_000_000 < share * 1_000_000


def encode_file(path: Path, held_out: float, other_views: bool, encoder: Encoder | None = None) -> Samples:
    """The positions of a shard of games, from a file beside it if they were encoded before."""
    file = read_games(path)
    game = game_named(file.stamp.game)
    chosen = encoder or encoder_of(game)
    known = path.with_name(f"{path.stem}.v{chosen.version}-{int(other_views)}-{held_out:g}.npz")
    if known.exists():
        with np.load(known) as arrays:
            return Samples({name: arrays[name] for name in ARRAYS}, [str(name) for name in arrays["ending_names"]])
    samples = encode(game, file, chosen, held_out, other_views)
    part = known.with_name(known.name + ".part")
    with part.open("wb") as out:
        np.savez_compressed(out, ending_names=np.array(samples.ending_names), **samples.arrays())
    part.replace(known)
    return samples


def encoder_of(game: Game) -> Encoder:
    """A game's encoder; a clear error if it has none."""
    encoder = game.encoder()
    if encoder is None:
        raise EcumeneError(
            f"{game.title} has no encoder, so no net can learn it.",
            todo=f"Write {game.name}/encode.py and return it from Game.encoder(); see docs/training.md.",
        )
    return encoder


def encode(game: Game, file: GamesFile, encoder: Encoder, held_out: float, other_views: bool) -> Samples:
    """The positions of all games of a file."""
    if (file.stamp.game, file.stamp.rules) != (game.name, game.rules_version):
        raise EcumeneError(f"These games are of {file.stamp.game}, rules version {file.stamp.rules}.")
    writer = _Writer(encoder, other_views)
    for number, played in enumerate(file.games):
        writer.add(game, played, is_held_out(file.stamp.seed, number, held_out))
    return writer.samples()


class _Writer:
    """Collects positions row by row."""

    def __init__(self, encoder: Encoder, other_views: bool) -> None:
        self.encoder = encoder
        self.other_views = other_views
        self.ones: list[bytes] = []
        self.parts: list[bytes] = []
        self.shares: list[list[float]] = []
        self.rows: list[tuple[int, list[float], list[float], float, int, bool, bool, bool, int]] = []
        self.ending_names: list[str] = []

    def add(self, game: Game, played: PlayedGame, held_out: bool) -> None:
        """Play a game again and write down its positions."""
        state = game.new(played.players, played.options)
        decisions = {decision.ply: decision for decision in played.decisions}
        if played.ending not in self.ending_names:
            self.ending_names.append(played.ending)
        ending = self.ending_names.index(played.ending)
        for ply, move in enumerate(played.plies):
            if ply >= played.first and state.actor >= 0:
                self._add_position(state, played, decisions.get(ply), ending, held_out, ply)
            state.play(move)

    def _add_position(
        self, state: State, played: PlayedGame, decision: Decision | None, ending: int, held_out: bool, ply: int
    ) -> None:
        actor = state.actor
        sides = int(self.encoder.sides(state))
        results = by_side(played.returns, sides)
        searches = _searched(decision, actor, sides, results)
        views = range(state.players) if self.other_views else [actor]
        for seat in views:
            self.ones.append(self.encoder.ones(state, seat))
            learned = decision is not None and bool(decision.shares) and seat == actor
            if learned and decision is not None:
                moves = state.moves()
                total = sum(decision.shares)
                self.parts.append(self.encoder.parts_of(state, seat, moves))
                self.shares.append([share / total for share in decision.shares])
            else:
                self.parts.append(b"")
                self.shares.append([])
            own = _turned(results, seat % sides)
            self.rows.append(
                (
                    sides,
                    _padded(own, 0.0),
                    _padded(_turned(searches, seat % sides), 0.0) if searches else [UNKNOWN] * LARGEST_SIDES,
                    margin_of(played.totals, seat, sides),
                    ending,
                    own[0] == max(own),
                    held_out,
                    seat == actor,
                    ply,
                )
            )

    def samples(self) -> Samples:
        """Everything as arrays."""
        columns = list(zip(*self.rows, strict=True)) if self.rows else [()] * 9
        arrays = {
            "ones": np.frombuffer(b"".join(self.ones), dtype="<u2"),
            "ones_at": _starts([len(row) // 2 for row in self.ones]),
            "sides": np.array(columns[0], dtype=np.uint8),
            "results": np.array(columns[1], dtype=np.float32).reshape(-1, LARGEST_SIDES),
            "searches": np.array(columns[2], dtype=np.float32).reshape(-1, LARGEST_SIDES),
            "margins": np.array(columns[3], dtype=np.float32),
            "endings": np.array(columns[4], dtype=np.int16),
            "won": np.array(columns[5], dtype=np.bool_),
            "held_out": np.array(columns[6], dtype=np.bool_),
            "deciding": np.array(columns[7], dtype=np.bool_),
            "plies": np.array(columns[8], dtype=np.int32),
            "parts": np.frombuffer(b"".join(self.parts), dtype="<u2").reshape(-1, 2),
            "parts_at": _starts([len(row) // 4 for row in self.parts]),
            "shares": np.array([share for row in self.shares for share in row], dtype=np.float32),
        }
        return Samples(arrays, self.ending_names)


def by_side(returns: Sequence[float], sides: int) -> list[float]:
    """Every side's share of the result, in which it has one voice however many seats it has."""
    own = [returns[side] for side in range(sides)]
    total = sum(own)
    return [value / total for value in own] if total else [1 / sides] * sides


def margin_of(totals: Sequence[int], seat: int, sides: int) -> float:
    """How many points a seat's side is ahead of the best other one."""
    if not totals:
        return UNKNOWN
    sums = [sum(totals[side::sides]) for side in range(sides)]
    own = seat % sides
    return float(sums[own] - max(total for side, total in enumerate(sums) if side != own))


def _searched(decision: Decision | None, actor: int, sides: int, results: list[float]) -> list[float]:
    """What the search expected for each side; if it told only its own, the others share the rest as in the result."""
    if decision is None:
        return []
    values = [value / 1000 for value in decision.values]
    if len(values) >= sides:
        return by_side(_turned(values[:sides], -(actor % sides)), sides)
    own = min(1.0, max(0.0, values[0]))
    others = 1.0 - results[actor % sides]
    rest = [(result / others if others else 1 / (sides - 1)) * (1.0 - own) for result in results]
    rest[actor % sides] = own
    return rest


def _turned(values: list[float], by: int) -> list[float]:
    by %= len(values)
    return values[by:] + values[:by]


def _padded(values: list[float], filler: float) -> list[float]:
    return values + [filler] * (LARGEST_SIDES - len(values))


def _starts(lengths: list[int]) -> np.ndarray:
    starts = np.zeros(len(lengths) + 1, dtype=np.int64)
    np.cumsum(lengths, out=starts[1:])
    return starts


def joined(several: Sequence[Samples]) -> Samples:
    """Several sets as one; the names of endings are merged."""
    names = sorted({name for one in several for name in one.ending_names})
    parts: dict[str, list[np.ndarray]] = {name: [] for name in ARRAYS}
    shifts = {"ones_at": 0, "parts_at": 0}
    for one in several:
        numbers = np.array([names.index(name) for name in one.ending_names], dtype=np.int16)
        for name, array in one.arrays().items():
            if name in shifts:
                parts[name].append(array[:-1] + shifts[name])
                shifts[name] += int(array[-1])
            elif name == "endings":
                parts[name].append(numbers[array])
            else:
                parts[name].append(array)
    for name, end in shifts.items():
        parts[name].append(np.array([end], dtype=np.int64))
    return Samples({name: np.concatenate(arrays) for name, arrays in parts.items()}, names)


def chosen(samples: Samples, rows: np.ndarray) -> dict[str, np.ndarray]:
    """Some positions: rows of equal length as they are, others gathered with the place where each begins."""
    ragged = (*RAGGED, *RAGGED.values())
    batch = {name: array[rows] for name, array in samples.arrays().items() if name not in ragged}
    for name, at in RAGGED.items():
        starts = getattr(samples, at)
        lengths = starts[rows + 1] - starts[rows]
        ends = np.cumsum(lengths)
        before = ends - lengths
        flat = np.repeat(starts[rows] - before, lengths) + np.arange(ends[-1] if len(ends) else 0)
        batch[name] = getattr(samples, name)[flat]
        batch[at] = before
        if at == "parts_at":
            batch["row"] = np.repeat(np.arange(len(rows)), lengths)
    return batch
