"""Positions to learn from, as arrays: games are played again and encoded. Needs NumPy.

Rows of different lengths lie one behind the other in one array, and a second array says where each begins.
"""

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from ecumene.arena.game import seed_of
from ecumene.core.encoding import LARGEST_SIDES, Encoder
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.state import State
from ecumene.games import game_named
from ecumene.training.games_file import Decision, GamesFile, PlayedGame, Stamp, read_games
from ecumene.training.settings import encoder_of

UNKNOWN: Final = float("nan")
_BY_SIDE: Final = (LARGEST_SIDES,)
# The arrays of a set with the kind and shape of an entry.
ARRAYS: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "ones": ("<u2", ()), "ones_at": ("<i8", ()), "sides": ("u1", ()), "results": ("<f4", _BY_SIDE),
    "searches": ("<f4", _BY_SIDE), "margins": ("<f4", ()), "endings": ("<i2", ()), "won": ("?", ()),
    "parts": ("<u2", (2,)), "parts_at": ("<i8", ()), "shares": ("<f4", ()), "held_out": ("?", ()),
    "deciding": ("?", ()), "plies": ("<i4", ()),
}  # fmt: skip
RAGGED: Final = {"ones": "ones_at", "parts": "parts_at", "shares": "parts_at"}
STARTS: Final = frozenset(RAGGED.values())
COLUMNS: Final = ("sides", "results", "searches", "margins", "endings", "won", "held_out", "deciding", "plies")


class Sizes(msgspec.Struct, frozen=True):
    """How much a set of positions holds."""

    games: int
    positions: int
    ones: int
    moves: int  # of positions whose policy can be learned


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

    def sizes(self, games: int = 0) -> Sizes:
        """How much this is."""
        return Sizes(games, len(self), len(self.ones), len(self.parts))


def is_held_out(seed: int, number: int, share: float) -> bool:
    """Whether a game of a shard is kept from learning, now and whenever it is asked."""
    return seed_of("held-out", seed, number) % 1_000_000 < share * 1_000_000


class Encoded(msgspec.Struct, frozen=True):
    """A file of positions, and where they come from."""

    path: str
    stamp: Stamp
    sizes: Sizes


def encode_file(path: Path, *, folder: Path, game: str, held_out: float, other_views: bool) -> Encoded:
    """Encode a shard of a game into a folder, unless that was done before (in any process)."""
    games = read_games(path)
    chosen_game = game_named(game)
    check_stamp(path, games.stamp, chosen_game)
    encoder = encoder_of(chosen_game)
    mark = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    views = "all" if other_views else "own"
    known = folder / f"{path.stem}.{mark}.v{encoder.version}-{views}-{held_out:g}.npz"
    if known.exists():
        with np.load(known) as arrays:
            sizes = Sizes(*(int(number) for number in arrays["sizes"]))
        return Encoded(str(known), games.stamp, sizes)
    samples = encode(chosen_game, games, encoder, held_out, other_views)
    sizes = samples.sizes(len(games.games))
    folder.mkdir(parents=True, exist_ok=True)
    part = known.with_name(f"{known.name}.{os.getpid()}.part")
    with part.open("wb") as out:
        counts = np.array(msgspec.structs.astuple(sizes), dtype=np.int64)
        np.savez(out, sizes=counts, ending_names=np.array(samples.ending_names), **samples.arrays())
    part.replace(known)
    return Encoded(str(known), games.stamp, sizes)


def check_stamp(path: Path, stamp: Stamp, game: Game) -> None:
    """Raise an error if games are not of this game, as its rules are now."""
    if stamp.game != game.name:
        raise EcumeneError(f"{path} holds games of {stamp.game}, not of {game.name}.", todo="Name another folder.")
    if stamp.rules != game.rules_version:
        raise EcumeneError(
            f"The games in {path} follow other rules.",
            f"They were played by version {stamp.rules} of the rules, which are now at {game.rules_version}.",
            "Play new ones, in a folder of their own.",
        )


def loaded(encoded: Path) -> Samples:
    """An encoded file."""
    with np.load(encoded) as arrays:
        return Samples({name: arrays[name] for name in ARRAYS}, _ending_names(arrays))


def _ending_names(arrays: Mapping[str, np.ndarray]) -> list[str]:
    return [str(name) for name in arrays["ending_names"]]


def gathered(encoded: Sequence[Encoded]) -> Samples:
    """Several encoded files as one set; never holds more than that set and one of the files."""
    paths = [Path(one.path) for one in encoded]
    names: set[str] = set()
    for path in paths:
        with np.load(path) as arrays:
            names.update(_ending_names(arrays))
    return _filled([one.sizes for one in encoded], map(loaded, paths), sorted(names))


def encode(game: Game, file: GamesFile, encoder: Encoder, held_out: float, other_views: bool) -> Samples:
    """The positions of all games of a file."""
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
        columns = list(zip(*self.rows, strict=True)) if self.rows else [()] * len(COLUMNS)
        kinds = {name: np.dtype(kind) for name, (kind, _) in ARRAYS.items()}
        arrays = {name: np.array(column, dtype=kinds[name]) for name, column in zip(COLUMNS, columns, strict=True)}
        for name in ("results", "searches"):
            arrays[name] = arrays[name].reshape(-1, LARGEST_SIDES)
        arrays["ones"] = np.frombuffer(b"".join(self.ones), dtype=kinds["ones"])
        arrays["ones_at"] = _starts([len(row) // 2 for row in self.ones])
        arrays["parts"] = np.frombuffer(b"".join(self.parts), dtype=kinds["parts"]).reshape(-1, 2)
        arrays["parts_at"] = _starts([len(row) // 4 for row in self.parts])
        arrays["shares"] = np.array([share for row in self.shares for share in row], dtype=kinds["shares"])
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
    return _filled([one.sizes() for one in several], several, sorted({n for one in several for n in one.ending_names}))


def _filled(sizes: Sequence[Sizes], several: Iterable[Samples], names: list[str]) -> Samples:
    """Sets of these sizes one after the other, in arrays that are made only once."""
    lengths = {
        "ones": sum(one.ones for one in sizes),
        "parts": sum(one.moves for one in sizes),
        "shares": sum(one.moves for one in sizes),
    }
    positions = sum(one.positions for one in sizes)
    arrays = {name: np.empty((lengths.get(name, positions), *shape), kind) for name, (kind, shape) in ARRAYS.items()}
    for name in STARTS:
        arrays[name] = np.zeros(positions + 1, dtype=np.int64)
    row, filled = 0, dict.fromkeys(lengths, 0)
    for one in several:
        numbers = np.array([names.index(name) for name in one.ending_names], dtype=np.int16)
        for name, array in one.arrays().items():
            if name in STARTS:
                arrays[name][row + 1 : row + len(array)] = array[1:] + arrays[name][row]
            elif name in lengths:
                arrays[name][filled[name] : filled[name] + len(array)] = array
                filled[name] += len(array)
            else:
                arrays[name][row : row + len(array)] = numbers[array] if name == "endings" else array
        row += len(one)
    return Samples(arrays, names)
