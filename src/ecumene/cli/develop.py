"""``ecumene develop``: what the developers of a game need."""

from pathlib import Path
from typing import Annotated

import typer

from ecumene.cli.screen import NO, console, write_file
from ecumene.core.errors import EcumeneError
from ecumene.develop.citations import citations
from ecumene.develop.fields import DeclarationError, fields
from ecumene.games import GAMES, game_named
from ecumene.server.typescript import generated
from ecumene.testing.golden import golden_files

app = typer.Typer(help="For developers: generate files from other files.", no_args_is_help=True)

Check = Annotated[bool, typer.Option("--check", help="Change nothing; exit code 1 if something is out of date.")]


def _write(game: str, name: str, text: str, command: str, check: bool) -> None:
    """Update one generated file of a game, or report that it is out of date."""
    path = _folder(game) / name
    if path.exists() and path.read_text(encoding="utf-8") == text:
        console.print(f"{name} is up to date.")
    elif check:
        console.print(f"{name} is out of date; run: ecumene develop {command} {game}", markup=False)
        raise typer.Exit(NO)
    else:
        write_file(path, text)
        console.print(f"{path} written. Build again to compile it.", markup=False)


def _folder(game: str) -> Path:
    return Path(game) if Path(game).is_dir() else game_named(game).folder


GameFolder = Annotated[str, typer.Argument(help="The game, or the folder of a game in development.")]


@app.command("citations")
def write_citations(game: GameFolder, check: Check = False) -> None:
    """Number the rules that a game's code cites (citations.py)."""
    _write(game, "citations.py", citations(_folder(game)), "citations", check)


@app.command("fields")
def write_fields(game: GameFolder, check: Check = False) -> None:
    """Write how a game's positions are copied and packed, from their constructor (fields.py)."""
    try:
        text = fields(_folder(game))
    except DeclarationError as error:
        raise EcumeneError("The fields of this game cannot be written.", str(error)) from error
    _write(game, "fields.py", text, "fields", check)


@app.command("golden")
def write_golden(
    folder: Annotated[Path, typer.Argument(help="The folder of golden playthroughs.")] = Path("tests/golden"),
    game: Annotated[str, typer.Option("--game", help="Only this game.")] = "",
    check: Check = False,
) -> None:
    """Regenerate the golden playthroughs; look at the diff before you commit it."""
    stale = []
    for one in GAMES.values() if not game else [game_named(game)]:
        for name, text in golden_files(one):
            path = folder / name
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path)
                if not check:
                    write_file(path, text)
    for path in stale:
        console.print(f"{'out of date' if check else 'written'}: {path}", markup=False)
    if not stale:
        console.print("All playthroughs are up to date.")
    if check and stale:
        raise typer.Exit(NO)


@app.command("types")
def write_types(
    folder: Annotated[Path, typer.Argument(help="The client's source.")] = Path("web/src"),
    check: Check = False,
) -> None:
    """Write the client's TypeScript types from the server's structs."""
    stale = []
    for name, text in generated().items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_file(path, text)
    for path in stale:
        console.print(f"{'out of date' if check else 'written'}: {path}", markup=False)
    if not stale:
        console.print("All types are up to date.")
    if check and stale:
        raise typer.Exit(NO)
