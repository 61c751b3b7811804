"""``ecumene train``: nets that learn from games bots play against themselves."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress, TaskID
from rich.table import Table as Rows

from ecumene.cli.groups import unless_named
from ecumene.cli.screen import console, errors, options_of, print_json, progress
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.games import game_named
from ecumene.training.extra import check_extra, device_here, use_threads
from ecumene.training.results import MatchResult, Step, Taught
from ecumene.training.run import Run, begin_run, check_same, find_run, kept, open_run
from ecumene.training.settings import LearnSettings, RunSettings, Table, changed, check_settings, usual

USUAL_STEPS = 10

app = typer.Typer(
    help="Teach nets from games that bots play against themselves. See docs/training.md.\n\n"
    "Example: ecumene train duel --folder runs/duel",
    no_args_is_help=True,
    cls=unless_named("run"),
)

Changes = Annotated[list[str], typer.Option("--set", help="A setting, name=value; can be repeated.")]
Processes = Annotated[int, typer.Option(help="Processes; 0 for one per core.", min=0)]
Threads = Annotated[int, typer.Option(help="Threads of PyTorch; with one, a seed gives the same net.", min=1)]
Device = Annotated[str, typer.Option(help="Where to learn, such as cpu or cuda; a GPU if there is one.")]
Start = Annotated[Path | None, typer.Option(help="Begin with the weights of this checkpoint (.pt).")]
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


class Bars:
    """A progress bar for each kind of work."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.tasks: dict[str, TaskID] = {}

    def tell(self, what: str, done: int, total: int, words: str) -> None:
        """Show how far a kind of work is."""
        if what not in self.tasks:
            self.tasks[what] = self.bar.add_task(what)
        self.bar.update(self.tasks[what], completed=done, total=total, description=f"{what}  {words}")


@app.command("run")
def run(
    game: Annotated[str, typer.Argument(help="The game, such as duel.")],
    folder: Annotated[Path, typer.Option(help="The run's folder; run again to go on.")],
    steps: Annotated[int, typer.Option(help="Go on until there are so many steps in all.", min=0)] = USUAL_STEPS,
    change: Changes = [],  # noqa: B006 - typer reads it
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Seats; can be repeated; all that the game has.")
    ] = None,
    option: Annotated[list[str], typer.Option("--option", "-o", help="A rules option, name=value.")] = [],  # noqa: B006
    start: Start = None,
    processes: Processes = 0,
    threads: Threads = 1,
    device: Device = "",
    json: Json = False,
) -> None:
    """Train a net: play, learn, let the new net meet the one that played, keep the better one, and so on.

    Everything is kept in the folder: interrupt or kill it, and the same command goes on.

    Example: ecumene train duel --folder runs/duel --steps 20 --set play.simulations=100
    """
    chosen = game_named(game)
    there = find_run(folder)
    settings = _settings(chosen, there, change, players, options_of(chosen, option), start)
    check_extra()
    use_threads(threads)
    where = device_here(device)
    from ecumene.training.export import take_over  # both need what was just checked
    from ecumene.training.teaching import teacher_of

    with kept(folder):
        going = find_run(folder)  # again, now that nobody else writes it
        if going is None:
            taken = partial(take_over, Path(settings.start), game=chosen, settings=settings.learn)
            going = begin_run(folder, settings, taken)
        check_same(going, settings)
        count = processes or os.cpu_count() or 1
        teacher = teacher_of(chosen, going.encoded, count, where)
        try:
            while len(going.steps) < steps:
                with progress() as bar:
                    step = going.advance(teacher, count, Bars(bar).tell)
                if not json:
                    console.print(_words(step), markup=False)
        except KeyboardInterrupt:
            errors.print("Interrupted. Run the same command again to go on.")
            raise
    _answer(going, json)


def _settings(
    game: Game, there: Run | None, change: list[str], players: list[int] | None, options: dict[str, bool | int | str],
    start: Path | None,
) -> RunSettings:  # fmt: skip
    """The settings of a run that is there, or usual ones, with what is given replaced."""
    settings = usual(game) if there is None or there.settings.game != game.name else there.settings
    if players or options:
        known = {table.players: table.weight for table in usual(game).tables}
        tables = tuple(Table(number, options, known.get(number, 1.0)) for number in players or known)
        settings = msgspec.structs.replace(settings, tables=tables)
    if start is not None:
        settings = msgspec.structs.replace(settings, start=str(start))
    settings = changed(settings, change)
    if settings.game != game.name:
        raise EcumeneError(f"The game is {game.name}, not {settings.game}.", todo="Leave out --set game=….")
    if there is not None:
        check_same(there, settings)
    check_settings(settings)
    return settings


@app.command("show")
def show(
    folder: Annotated[Path, typer.Argument(help="The run's folder.")],
    json: Json = False,
) -> None:
    """Show how a run goes: every step in a line.

    Example: ecumene train show runs/duel
    """
    _answer(open_run(folder), json)


@app.command("lesson")
def lesson(
    folder: Annotated[Path, typer.Argument(help="A folder with files of games (*.games).")],
    out: Annotated[Path, typer.Option(help="The net to write; a checkpoint and measures are written beside it.")],
    change: Changes = [],  # noqa: B006 - typer reads it
    window: Annotated[int, typer.Option(help="Learn from the latest files with so many decisions; 0 for all.")] = 0,
    start: Start = None,
    cache: Annotated[Path | None, typer.Option(help="Where encoded games are kept; beside the net.")] = None,
    processes: Processes = 1,
    threads: Threads = 1,
    device: Device = "",
    json: Json = False,
) -> None:
    """Teach a net from a folder of games.

    Some games are held out, and the net is examined on them. An interrupted lesson goes on when it is called again.

    Example: ecumene train lesson run/games --out nets/first.bin --set first=128 --set epochs=2
    """
    settings = changed(LearnSettings(), change)
    check_extra()
    use_threads(threads)
    from ecumene.training.teaching import teach_folder  # needs what was just checked

    with progress() as bar:
        taught: Taught = teach_folder(
            folder, out, settings, cache=cache, window=window, start=start, processes=processes or os.cpu_count() or 1,
            device=device_here(device), tell=Bars(bar).tell,
        )  # fmt: skip
    if json:
        print_json(msgspec.to_builtins(taught))
        return
    measures = taught.measures
    console.print(f"{taught.positions:,} positions of {taught.games:,} games, {taught.steps:,} steps", markup=False)
    console.print(
        f"on {measures.positions:,} positions held out: surprise {measures.value_loss:.4f}, "
        f"right {measures.accuracy:.1%}, off {measures.calibration:.1%}", markup=False,
    )  # fmt: skip
    if measures.policy_loss is not None:
        console.print(
            f"policy: {measures.policy_loss:.4f} (at best {measures.policy_floor:.4f}), "
            f"the search's move {measures.policy_agreement:.1%}", markup=False,
        )  # fmt: skip
    console.print(f"net: {taught.net}", markup=False)


@app.command("export")
def export(
    source: Annotated[Path, typer.Argument(help="A checkpoint (.pt), or a run's folder for its best net.")],
    out: Annotated[Path, typer.Option(help="The net to write, such as net.bin.")],
    json: Json = False,
) -> None:
    """Write a net that bots can ask, from a checkpoint or from a run.

    Example: ecumene train export runs/duel --out src/ecumene/games/duel/net.bin
    """
    if source.is_dir():
        found = open_run(source)
        if found.current is None:
            why = "None did better than the hand-made evaluation."
            raise EcumeneError(f"The run in {source} has no net yet.", why, "Go on with it, or name a checkpoint.")
        source = found.current.with_suffix(".pt")
    check_extra()
    from ecumene.training import export as exporting  # needs what was just checked

    game = exporting.export(source, out)
    size = out.stat().st_size
    if json:
        print_json({"game": game.name, "checkpoint": str(source), "net": str(out), "bytes": size})
        return
    console.print(f"net of {game.title}: {out}, {size / 1e6:.2f} MB, from {source}", markup=False)


def _words(step: Step) -> str:
    """A finished step in a line."""
    parts = [f"step {step.number}: {step.games:,} games by {step.player or 'no net'}"]
    parts.append(f"surprise {step.measures.value_loss:.4f}")
    if step.gate is not None:
        parts.append(f"gate {_share(step.gate)}")
    parts.append("promoted" if step.promoted else "rejected")
    parts += [f"against no net {_share(one)} ({one.players} players)" for one in step.reference]
    return ", ".join(parts)


def _share(result: MatchResult) -> str:
    return f"{result.rate:.1%} of {result.games}"


def _answer(found: Run, json: bool) -> None:
    """Print how a run stands."""
    if json:
        print_json(
            {
                "folder": str(found.folder), "net": None if found.current is None else str(found.current),
                "curves": str(found.curves) if found.steps else None,
                "settings": msgspec.to_builtins(found.settings),
                "steps": [{**msgspec.to_builtins(step), "seconds": step.seconds} for step in found.steps],
            }
        )  # fmt: skip
        return
    rows = Rows("step", "games", "surprise", "right", "gate", "", "no net", "time")
    for step in found.steps:
        rows.add_row(
            str(step.number), f"{step.games:,}", f"{step.measures.value_loss:.4f}", f"{step.measures.accuracy:.1%}",
            "" if step.gate is None else _share(step.gate), "promoted" if step.promoted else "rejected",
            ", ".join(f"{one.rate:.1%}" for one in step.reference), _time(step.seconds),
        )  # fmt: skip
    console.print(rows)
    games = sum(step.games for step in found.steps)
    console.print(f"{games:,} games, {_time(sum(step.seconds for step in found.steps))} of processors", markup=False)
    console.print(f"net: {found.current or 'none yet; the hand-made evaluation plays'}", markup=False)
    if found.steps:
        console.print(f"curves: {found.curves}", markup=False)


def _time(seconds: float) -> str:
    return f"{seconds / 3600:.1f} h" if seconds >= 3600 else f"{seconds / 60:.1f} min"
