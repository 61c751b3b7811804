"""``ecumene editions``: how a game's rules can be read, and editions of one's own."""

import sys
from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.markup import escape

from ecumene.cli.screen import console, errors, language_of, print_json
from ecumene.core.edition import Edition
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import option_text
from ecumene.core.texts import Texts
from ecumene.games import GAMES, game_named
from ecumene.games.editions_text import edition_file
from ecumene.games.own_editions import read_edition

app = typer.Typer(help="Editions: readings of the rules and uncertain facts, as one option.", no_args_is_help=True)

Language: TypeAlias = Annotated[str, typer.Option("--lang", "-l", help="Language: en, ru or bg.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def _data(game: Game, edition: Edition, own: bool) -> dict[str, object]:
    return {
        "game": game.name, "name": edition.name, "own": own, "readings": edition.readings, "facts": edition.facts,
    }  # fmt: skip


@app.command("list")
def list_editions(
    game: Annotated[str, typer.Argument(help="The game; all games if left out.")] = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """List the editions that can be chosen, and how each differs from the first."""
    chosen = [game_named(game)] if game else [one for one in GAMES.values() if one.editions]
    found = [(one, edition) for one in chosen for edition in (*one.editions, *one.own_editions)]
    if not found:
        raise _no_editions(chosen[0])
    if json:
        print_json([_data(one, edition, edition in one.own_editions) for one, edition in found])
        return
    for one, edition in found:
        texts = Texts(language_of(lang), one)
        own = edition in one.own_editions
        label = "" if own else f" {escape(texts.say(f'option-edition-{edition.name}'))}"
        console.print(f"[bold cyan]{one.name} {edition.name}[/]{label}", soft_wrap=True)
        for name, value in edition.readings.items():
            meaning = escape(texts.say(f"option-{name}-{option_text(value)}"))
            console.print(f"    {escape(texts.say(f'option-{name}'))}: [dim]{meaning}[/]", soft_wrap=True)
        for name in edition.facts:
            console.print(f"    [dim]{name}[/]")


@app.command("show")
def show_edition(
    game: Annotated[str, typer.Argument(help="The game.")],
    name: Annotated[str, typer.Argument(help="The edition; the first one if left out.")] = "",
    json: Json = False,
) -> None:
    """Show an edition with all its readings and facts, as a file to copy and edit."""
    chosen = game_named(game)
    if not chosen.editions:
        raise _no_editions(chosen)
    edition = chosen.checked_edition(chosen.edition_named(name or chosen.editions[0].name))
    if json:
        print_json({
            **_data(chosen, edition, edition in chosen.own_editions),
            "readings": {**{one.name: one.default for one in chosen.readings}, **edition.readings},
            "facts": chosen.facts_of(edition),
        })  # fmt: skip
        return
    sys.stdout.write(edition_file(chosen, edition))
    errors.print("[dim]An edition of your own needs only what differs.[/]", soft_wrap=True)


@app.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(help="A file with an edition.")],
    json: Json = False,
) -> None:
    """Check a file with an edition of your own, and show what it changes. Exit code 0 only if it can be used."""
    name, edition = read_edition(file)
    game = game_named(name)
    text = game.edition_text(edition)
    if json:
        print_json({**_data(game, edition, own=True), "option": text})
        return
    changes = [*edition.readings, *edition.facts]
    told = f"It changes {', '.join(changes)}." if changes else "It changes nothing."
    console.print(f"{escape(str(file))} is an edition of {game.title}. {told}", soft_wrap=True)
    console.print(f"[dim]edition={escape(text)}[/]", soft_wrap=True)


def _no_editions(game: Game) -> EcumeneError:
    known = ", ".join(name for name, one in GAMES.items() if one.editions)
    return EcumeneError(f"{game.title} has no editions.", todo=f"Games that do: {known}.")
