"""``ecumene develop``: what the developers of a game need."""

from pathlib import Path
from typing import Annotated

import typer

from ecumene.cli.screen import NO, console, write_file
from ecumene.core.ledger import Ledger, read_ledger
from ecumene.games import GAMES, game_named
from ecumene.server.typescript import generated
from ecumene.testing.golden import golden_files

app = typer.Typer(help="For developers: generate files from other files.", no_args_is_help=True)

Check = Annotated[bool, typer.Option("--check", help="Change nothing; exit code 1 if something is out of date.")]


def citations(ledger: Ledger, game: str) -> str:
    """The module that numbers a ledger's rules."""
    ids = list(ledger.entries)
    lines = [
        f'"""The ledger\'s rules by number. Generated from ledger.yaml by ``ecumene develop citations {game}``."""',
        "",
        "from typing import Final",
        "",
        "RULE_IDS: Final = (",
        '    "",',
        *(f'    "{rule}",' for rule in ids),
        ")",
        "",
        *(f"{rule.replace('-', '_')}: Final = {number}" for number, rule in enumerate(ids, 1)),
    ]
    return "\n".join(lines) + "\n"


@app.command("citations")
def write_citations(
    game: Annotated[str, typer.Argument(help="The game, or the folder of a game in development.")],
    check: Check = False,
) -> None:
    """Number the rules of a ledger for the engine (citations.py)."""
    folder = Path(game) if Path(game).is_dir() else game_named(game).folder
    path = folder / "citations.py"
    text = citations(read_ledger(folder), folder.name)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        console.print(f"{path.name} is up to date.")
    elif check:
        console.print(f"{path.name} is out of date; run: ecumene develop citations {game}", markup=False)
        raise typer.Exit(NO)
    else:
        write_file(path, text)
        console.print(f"{path} written. Build again to compile it.", markup=False)


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
