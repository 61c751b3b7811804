"""The command tree."""

from typing import Annotated

import typer

import ecumene
from ecumene.cli import arena, bench, database, develop, editions, play, records, rules, serve, simulate, train
from ecumene.cli.about import about
from ecumene.cli.options import options
from ecumene.games.own_editions import use_own_editions

app = typer.Typer(
    name="ecumene",
    help="Civilisation board games with exact rules: play, simulate, compare bots, read rules, check records.\n\n"
    "Start with: ecumene play victoria",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ecumene {ecumene.__version__}")
        raise typer.Exit


@app.callback()
def start(
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Let editions of one's own be chosen in every command."""
    use_own_editions()


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("options")(options)
app.command("simulate")(simulate.simulate)
app.add_typer(arena.app, name="arena")
app.add_typer(train.app, name="train")
app.add_typer(records.app, name="record")
app.add_typer(rules.app, name="rules")
app.add_typer(editions.app, name="editions")
app.add_typer(database.app, name="database")
app.command("bench")(bench.bench)
app.command("about")(about)
app.add_typer(develop.app, name="develop")
