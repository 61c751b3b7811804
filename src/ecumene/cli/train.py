"""``ecumene train``: nets that learn from games bots play against themselves."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ecumene.cli.screen import console, print_json, progress
from ecumene.training.extra import check_extra, device_here, use_threads
from ecumene.training.settings import LearnSettings, changed

app = typer.Typer(
    help="Teach nets from games that bots play against themselves. See docs/training.md.",
    no_args_is_help=True,
)

Changes = Annotated[list[str], typer.Option("--set", help="A setting, name=value; can be repeated.")]
Processes = Annotated[int, typer.Option(help="Processes.", min=1)]
Threads = Annotated[int, typer.Option(help="Threads of PyTorch; with one, a seed gives the same net.", min=1)]
Device = Annotated[str, typer.Option(help="Where to learn, such as cpu or cuda; a GPU if there is one.")]
Json = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


@app.command("lesson")
def lesson(
    folder: Annotated[Path, typer.Argument(help="A folder with files of games (*.games).")],
    out: Annotated[Path, typer.Option(help="The net to write; a checkpoint and measures are written beside it.")],
    change: Changes = [],  # noqa: B006 - typer reads it
    window: Annotated[int, typer.Option(help="Learn from the latest files with so many positions; 0 for all.")] = 0,
    start: Annotated[Path | None, typer.Option(help="Begin with the weights of this checkpoint (.pt).")] = None,
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
    from ecumene.training.teaching import Taught, teach_folder  # needs what was just checked

    with progress() as bar:
        tasks = {name: bar.add_task(name, total=None, visible=False) for name in ("encoding", "learning")}

        def tell(what: str, done: int, total: int, words: str) -> None:
            bar.update(tasks[what], completed=done, total=total, description=f"{what}  {words}", visible=True)

        taught: Taught = teach_folder(
            folder, out, settings, cache=cache, window=window, start=start, processes=processes,
            device=device_here(device), tell=tell,
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
