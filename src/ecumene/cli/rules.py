"""``ecumene rules``: the ledgers."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer
from rich.markup import escape
from rich.table import Table

from ecumene.cli.screen import NO, console, fail, language_of, print_json
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.ledger import Entry, LedgerError, read_ledger
from ecumene.core.texts import Texts
from ecumene.games import GAMES, game_named
from ecumene.testing.coverage import cited_rules, coverage_of

app = typer.Typer(help="Read the rules ledgers: every rule with its number.", no_args_is_help=True)

Language: TypeAlias = Annotated[
    str, typer.Option("--lang", "-l", help="Language: en, ru or bg (default: from the environment).")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]
OptionalGame: TypeAlias = Annotated[str, typer.Argument(help="The game; all games if left out.")]


def _games(name: str) -> list[Game]:
    return [game_named(name)] if name else list(GAMES.values())


def _as_data(entry: Entry, language: str) -> dict[str, object]:
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "kind": entry.kind,
        "rule": entry.rule.text(language),
        "source": entry.source_text(language),
        "note": entry.note.text(language) if entry.note else None,
        "reason": entry.reason.text(language) if entry.reason else None,
    }


@app.command("list")
def list_rules(
    game: OptionalGame = "",
    chapter: Annotated[str, typer.Option(help="Only one chapter, such as WAR.")] = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """List the rules by chapter."""
    language = language_of(lang)
    found: dict[Game, list[Entry]] = {}
    for one in _games(game):
        entries = [e for e in read_ledger(one.folder).entries.values() if chapter.upper() in ("", e.chapter)]
        if entries:
            found[one] = entries
    if not found:
        who = game_named(game).title if game else "No game"
        raise LedgerError(
            f"{who} has {'no' if game else 'a'} chapter {chapter!r}.", todo="Leave out --chapter to see them all."
        )
    if json:
        print_json([_as_data(entry, language) for entries in found.values() for entry in entries])
        return
    for number, (one, entries) in enumerate(found.items()):
        if number:
            console.print()
        _print_chapters(one, entries, language)


def _print_chapters(game: Game, entries: list[Entry], language: str) -> None:
    texts = Texts(language, game)
    console.print(f"[bold]{game.title}[/]")
    chapter = ""
    for entry in entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{texts.say(f'chapter-{chapter}')}[/]")
        console.print(f"[cyan]{entry.id}[/] {escape(entry.rule.text(language))}", soft_wrap=True)


@app.command("show")
def show_rule(
    words: Annotated[
        list[str],
        typer.Argument(metavar="[GAME] RULE", help="The rule's id, such as CV-WAR-01; its game may be named."),
    ],
    lang: Language = "",
    json: Json = False,
) -> None:
    """Show one rule with its source and our notes on it.

    Example: ecumene rules show duel DU-MIL-13
    """
    language = language_of(lang)
    if len(words) > 2:
        raise EcumeneError("Only one rule is shown at a time.", todo="Write: ecumene rules show [GAME] RULE")
    entry = find_entry(words[-1], words[0] if len(words) == 2 else "")
    if json:
        print_json(_as_data(entry, language))
        return
    console.print(f"[bold cyan]{entry.id}[/] {escape(entry.rule.text(language))}")
    console.print(f"[dim]{escape(entry.source_text(language))}[/]")
    if entry.note:
        console.print(f"\n{escape(entry.note.text(language))}")
    if entry.reason:
        console.print(f"\n[dim]{escape(entry.reason.text(language))}[/]")


def find_entry(rule: str, game: str = "") -> Entry:
    """The rule with this id, in the given game's ledger or in whichever has it."""
    wanted = rule.strip().upper()
    for one in _games(game):
        entry = read_ledger(one.folder).entries.get(wanted)
        if entry is not None:
            return entry
    if game:
        title = game_named(game).title
        raise LedgerError(
            f"{title} has no rule {rule[:40]!r}.", todo=f"List the ids with: ecumene rules list {game.strip().lower()}"
        )
    raise LedgerError(f"There is no rule {rule[:40]!r}.", todo="List the ids with: ecumene rules list")


@app.command("search")
def search_rules(
    words: Annotated[list[str], typer.Argument(help="Words that must all occur.")],
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Find rules by words of their id, text or notes."""
    language = language_of(lang)
    found = [e for one in _games(game) for e in read_ledger(one.folder).search(" ".join(words), language)]
    if json:
        print_json([_as_data(entry, language) for entry in found])
    else:
        for entry in found:
            console.print(f"[cyan]{entry.id}[/] {escape(entry.rule.text(language))}", soft_wrap=True)
    if not found:
        fail(LedgerError(f"No rule contains {' '.join(words)!r}.", todo="Try fewer words, or another --lang."))
        raise typer.Exit(NO)


@app.command("coverage")
def coverage(
    game: OptionalGame = "",
    tests: Annotated[Path, typer.Option(help="The folder of tests.")] = Path("tests"),
    json: Json = False,
) -> None:
    """Show which rules have a test. Exit code 0 only if every rule has one."""
    if not tests.is_dir():
        raise EcumeneError(
            f"There is no folder {str(tests)!r} with tests here.",
            "The tests are part of the source, not of the installed package.",
            "Run this in a checkout, or give --tests.",
        )
    cited = cited_rules(tests)
    found = [coverage_of(one, cited) for one in _games(game)]
    if json:
        print_json(
            [
                {
                    "game": one.game, "entries": one.entries, "tested": one.tested, "complete": one.complete,
                    "physical": one.physical, "missing": one.missing, "unknown": one.unknown,
                }
                for one in found
            ]
        )  # fmt: skip
    else:
        table = Table("game", "entries", "tested", "physical", "missing", "unknown")
        for one in found:
            numbers = (one.entries, one.tested, len(one.physical), len(one.missing), len(one.unknown))
            table.add_row(one.game, *(str(number) for number in numbers))
        console.print(table)
        for one in found:
            for rule, reason in one.physical.items():
                console.print(f"physical: [cyan]{rule}[/] {escape(reason)}", soft_wrap=True)
            for rule in one.missing:
                console.print(f"[red]no test:[/] {rule}")
            for rule, citing in one.unknown.items():
                console.print(f"[red]not in the ledger:[/] {rule}, cited by {citing[0]}")
    if not all(one.complete for one in found):
        raise typer.Exit(NO)
