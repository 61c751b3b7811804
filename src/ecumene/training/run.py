"""A run: play games, learn from the latest, let the new net meet the one that played, and keep the better one.

Everything follows from the settings and their seed, and everything is written as soon as it is there: shards of games,
a lesson's checkpoint, every game of a match. So whoever goes on after a kill comes to the same nets. A step is over
when it stands in the log.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from ecumene.arena.game import seed_of
from ecumene.core.errors import EcumeneError
from ecumene.file_lock import locked
from ecumene.training.curves import curves
from ecumene.training.games_file import games_files, latest, shelf_of
from ecumene.training.matches import MATCH_ENDING, is_promoted, match_between, play_match
from ecumene.training.results import MatchResult, Step, Taught, Tell, write_whole
from ecumene.training.settings import GateSettings, LearnSettings, RunSettings, Table, check_settings, names_of
from ecumene.training.shards import Finished, play_shards, shards_of

START: Final = "start"
OWN: Final = {"nets", "lock", "config.json.part"}  # what a run that was killed before it began leaves behind

# Teaches from files of games: where to write, how, and the checkpoint to begin with.
Teacher: TypeAlias = Callable[[list[Path], Path, LearnSettings, Path | None, Tell], Taught]


class Run:
    """A folder with everything a run has played and learned."""

    def __init__(self, folder: Path, settings: RunSettings) -> None:
        self.folder = folder
        self.settings = settings
        self.steps = read_log(self.log)

    @property
    def log(self) -> Path:
        """The file with a line for each finished step."""
        return self.folder / "log.jsonl"

    @property
    def curves(self) -> Path:
        """The picture of how learning went."""
        return self.folder / "curves.svg"

    @property
    def encoded(self) -> Path:
        """Where encoded games are kept as long as they are learned from."""
        return self.folder / "encoded"

    def net(self, name: str) -> Path:
        """The file of a net; its checkpoint lies beside it."""
        return self.folder / "nets" / f"{name}.bin"

    @property
    def player(self) -> str:
        """The name of the net that plays now; empty as long as none does better than the hand-made evaluation."""
        promoted = [step.net for step in self.steps if step.promoted]
        return promoted[-1] if promoted else START if self.settings.start else ""

    @property
    def current(self) -> Path | None:
        """The file of the net that plays now."""
        return self.net(self.player) if self.player else None

    def advance(self, teacher: Teacher, processes: int, tell: Tell) -> Step:
        """Do one step, or what is left of it."""
        number = len(self.steps) + 1
        settings = self.settings
        files = self._play(number, processes, tell)
        shelves = [shelf_of(path) for path in files]
        decisions = sum(shelf.decisions for shelf in shelves)
        window = settings.window.size(decisions + sum(step.decisions for step in self.steps))
        learned_from = [shelf.path for shelf in latest(games_files(self.folder / "games"), max(1, window))]
        name = f"step-{number:04d}"
        taught = self._learn(number, name, learned_from, teacher, tell)
        gate = self._meet_player(number, name, processes, tell) if settings.gate.games else None
        promoted = gate is None or is_promoted(gate, settings.gate)
        step = Step(
            number=number,
            player=self.player,
            games=sum(shelf.games for shelf in shelves),
            decisions=decisions,
            play_seconds=sum(shelf.seconds for shelf in shelves),
            window=window,
            positions=taught.positions,
            lesson_steps=taught.steps,
            learn_seconds=taught.seconds,
            net=name,
            measures=msgspec.structs.replace(taught.measures, bins=[]),
            gate=gate,
            promoted=promoted,
            reference=self._meet_reference(name, processes, tell) if promoted else [],
        )
        self.steps.append(step)
        write_whole(self.curves, curves(settings.game, self.steps).encode())
        write_whole(self.log, b"".join(msgspec.json.encode(one) + b"\n" for one in self.steps))
        return step

    def _play(self, number: int, processes: int, tell: Tell) -> list[Path]:
        settings = self.settings
        games = settings.first_games if number == 1 else settings.games
        shards = shards_of(
            settings.game, settings.tables, settings.play, self.folder / "games", f"{number:04d}", games,
            settings.games_a_shard, seed_of("play", settings.seed, number), self.current,
        )  # fmt: skip
        there = sum(shard.games for shard in shards if Path(shard.path).exists())
        tell("playing", there, games, "")
        seconds = 0.0

        def played(one: Finished) -> None:
            nonlocal there, seconds
            there += one.games
            seconds += one.seconds
            tell("playing", there, games, f"{one.seconds / one.games:.2f} s a game")

        play_shards(shards, processes, played)
        return [Path(shard.path) for shard in shards]

    def _learn(self, number: int, name: str, files: list[Path], teacher: Teacher, tell: Tell) -> Taught:
        out = self.net(name)
        measures = out.with_suffix(".json")  # written last
        if measures.exists():
            return msgspec.json.decode(measures.read_bytes(), type=Taught)
        seed = seed_of("lesson", self.settings.seed, self.settings.learn.seed, number)
        settings = msgspec.structs.replace(self.settings.learn, seed=seed)
        start = self.current.with_suffix(".pt") if self.settings.goes_on and self.current is not None else None
        return teacher(files, out, settings, start, tell)

    def _meet_player(self, number: int, name: str, processes: int, tell: Tell) -> MatchResult:
        settings = self.settings
        seed = seed_of("gate", settings.seed, number)
        path = self.folder / "matches" / f"{name}-gate{MATCH_ENDING}"
        nets = (str(self.net(name)), str(self.current or ""))
        return self._match(settings.tables[0], nets, settings.gate.games, seed, settings.gate, path, processes, tell)

    def _meet_reference(self, name: str, processes: int, tell: Tell) -> list[MatchResult]:
        settings = self.settings
        found = []
        for number, table in enumerate(settings.tables if settings.reference_games else ()):
            # The same deals for every net, so that nets differ by less luck.
            seed = seed_of("reference", settings.seed, number)
            path = self.folder / "matches" / f"{name}-reference-{number}{MATCH_ENDING}"
            nets = (str(self.net(name)), "")
            found.append(self._match(table, nets, settings.reference_games, seed, None, path, processes, tell))
        return found

    def _match(
        self, table: Table, nets: tuple[str, str], games: int, seed: int, gate: GateSettings | None, path: Path,
        processes: int, tell: Tell,
    ) -> MatchResult:  # fmt: skip
        settings = self.settings
        match = match_between(settings.game, table, nets, games, settings.gate.simulations, seed, gate)
        what = "reference" if gate is None else "gate"
        tell(what, 0, match.contest.games, f"{table.players} players")

        def told(result: MatchResult, ratio: float | None) -> None:
            test = "" if ratio is None else f", LLR {ratio:.2f}"
            tell(what, result.games, match.contest.games, f"{table.players} players, {result.rate:.1%}{test}")

        return play_match(match, path, processes, told)


def begin_run(folder: Path, settings: RunSettings, take_over: Callable[[Path], None]) -> Run:
    """Begin a run in a folder that is not there yet, or empty.

    If the settings name a checkpoint, ``take_over`` is called to write it, and its net, to where they belong.
    """
    check_settings(settings)
    if folder.exists() and not {one.name for one in folder.iterdir()} <= OWN:
        raise EcumeneError(
            f"{folder} is no run, and not empty.", "A run has a folder of its own, with its settings in config.json.",
            "Name another folder.",
        )  # fmt: skip
    run = Run(folder, settings)
    if settings.start:
        take_over(run.net(START))
    write_whole(folder / "config.json", msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    return run


def find_run(folder: Path) -> Run | None:
    """The run in a folder, or nothing."""
    path = folder / "config.json"
    if not path.exists():
        return None
    try:
        settings = msgspec.json.decode(path.read_bytes(), type=RunSettings)
    except msgspec.DecodeError as error:
        raise EcumeneError(f"{path} holds no settings of a run.", str(error), "Name another folder.") from error
    check_settings(settings)
    return Run(folder, settings)


def open_run(folder: Path) -> Run:
    """The run in a folder."""
    run = find_run(folder)
    if run is None:
        raise EcumeneError(
            f"There is no run in {folder}.", "A run has its settings in config.json.",
            f"Begin one: ecumene train GAME --folder {folder}",
        )  # fmt: skip
    return run


def check_same(run: Run, wanted: RunSettings) -> None:
    """Raise an error if a run was begun with other settings."""
    if wanted.game != run.settings.game:
        raise EcumeneError(
            f"The run in {run.folder} is one of {run.settings.game}, not of {wanted.game}.", todo="Name another folder."
        )
    there, here = msgspec.to_builtins(run.settings), msgspec.to_builtins(wanted)
    for name in names_of(there):
        before, now = _at(there, name), _at(here, name)
        if before != now:
            raise EcumeneError(
                f"The run in {run.folder} was begun with other settings.", f"Its {name} is {before!r}, not {now!r}.",
                "Leave out what differs to go on with it, or name another folder.",
            )  # fmt: skip


def _at(tree: object, name: str) -> object:
    for part in name.split("."):
        tree = tree[part] if isinstance(tree, dict) else None
    return tree


def read_log(path: Path) -> list[Step]:
    """The finished steps."""
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=Step) for line in path.read_bytes().splitlines()]
    except msgspec.DecodeError as error:
        raise EcumeneError(f"{path} is damaged.", str(error), "Restore it, or begin another run.") from error


@contextlib.contextmanager
def kept(folder: Path) -> Iterator[None]:
    """Keep a run to this process until the block ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise EcumeneError(f"The folder {folder} cannot be written.", str(error.strerror)) from error
    with os.fdopen(descriptor, "r+") as file:
        if not locked(file):
            raise EcumeneError(
                f"The run in {folder} is under way.", "Another process goes on with it.",
                "Stop that one first, or name another folder.",
            )  # fmt: skip
        yield
