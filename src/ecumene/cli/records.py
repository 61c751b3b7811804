"""``ecumene record``: saved games."""

import sys
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
import typer
from rich.markup import escape

from ecumene.cli.board import print_board, print_sheet
from ecumene.cli.screen import console, language_of, print_json, read_record
from ecumene.core.errors import EcumeneError
from ecumene.core.options import option_text
from ecumene.core.record import Record, Step
from ecumene.core.state import CHANCE, SPECTATOR
from ecumene.core.texts import Texts

app = typer.Typer(help="Show, verify and replay saved games.", no_args_is_help=True)

File: TypeAlias = Annotated[Path, typer.Argument(help="The record.")]
Language: TypeAlias = Annotated[str, typer.Option("--lang", "-l", help="Language: en, ru or bg.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


@app.command("show")
def show(file: File, lang: Language = "", json: Json = False) -> None:
    """Show a record: who played, every decision in words, and how it ended."""
    record = read_record(file)
    texts = Texts(language_of(lang), record.game, record.names)
    steps = list(record.replay())
    if json:
        print_json(_as_data(record, steps))
        return
    options = ", ".join(f"{name}={option_text(value)}" for name, value in record.options.items())
    console.print(f"[bold]{record.game.title}[/] · {escape(record.date)} · {escape(', '.join(record.names))}")
    console.print(f"[dim]{options}[/]")
    for step in steps:
        for event in step.events:
            # A record hides nothing: show what only some seats knew.
            seen = event.seen_by(event.audience[0]) if event.secret else event
            console.print(f"[dim]{step.number:>4}[/] {escape(texts.event(seen))} [dim]{seen.rule}[/]", soft_wrap=True)
    print_sheet(steps[-1].state.ending() if steps else None, texts)


def _as_data(record: Record, steps: list[Step]) -> dict[str, object]:
    notation = record.game.notation
    return {
        "game": record.game.name,
        "rules": record.rules_version,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "table": record.table,
        "date": record.date,
        "commitment": record.commitment or None,
        "plies": [
            {
                "ply": step.number,
                "seat": None if step.ply.seat == CHANCE else step.ply.seat + 1,
                "move": notation.to_json(step.ply.move),
            }
            for step in steps
        ],
        "result": record.result,
        "winners": [seat + 1 for seat in record.winners],
    }


@app.command("verify")
def verify(file: File, json: Json = False) -> None:
    """Replay a record and check everything: legality, chance, fairness, result. Exit code 1 if anything is wrong."""
    proof = read_record(file).verify()
    if json:
        print_json(
            {
                "plies": proof.plies, "outcomes": proof.outcomes, "fairness": proof.fairness, "result": proof.result,
                "winners": [seat + 1 for seat in proof.winners],
            }
        )  # fmt: skip
        return
    console.print(f"[bold green]The record is valid.[/] {proof.plies} moves and outcomes follow the rules.")
    if proof.fairness == "proven":
        console.print(f"All {proof.outcomes} outcomes of chance follow from the secret that was committed to.")
    elif proof.fairness == "not opened":
        console.print("The secret has not been published yet, so chance cannot be checked.")
    else:
        console.print("The record has no commitment, so chance cannot be checked.")
    seats = ", ".join(f"p{seat + 1}" for seat in proof.winners)
    console.print(f"Result: {proof.result}{f' ({seats})' if seats else ''}")


@app.command("replay")
def replay(
    file: File,
    ply: Annotated[
        int, typer.Option(help="Only the position after this many moves and outcomes; -1 for the last.")
    ] = 0,
    seat: Annotated[int, typer.Option(help="See it as this seat does (1 to 4); 0 for a spectator.")] = 0,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Step through a record, showing the table after each decision. In a terminal, Enter continues and q stops."""
    record = read_record(file)
    if not 0 <= seat <= record.players:
        raise EcumeneError(f"There is no seat {seat}.", todo=f"Seats: 1 to {record.players}, or 0 for a spectator.")
    if not -1 <= ply <= len(record.plies):
        raise EcumeneError(f"The record has {len(record.plies)} moves and outcomes, not {ply}.")
    viewer = seat - 1 if seat else SPECTATOR
    texts = Texts(language_of(lang), record.game, record.names)
    if ply or json:
        count = len(record.plies) if ply == -1 else ply
        state = record.state_after(count)
        if json:
            print_json({"ply": count, "view": msgspec.to_builtins(state.view(viewer))})
        else:
            print_board(record.game, state.view(viewer), texts)
        return
    for step in record.replay():
        for event in step.events:
            seen = event.seen_by(viewer)
            console.print(f"[dim]{step.number:>4}[/] {escape(texts.event(seen))} [dim]{seen.rule}[/]", soft_wrap=True)
        if step.ply.seat != CHANCE:
            print_board(record.game, step.state.view(viewer), texts)
            if sys.stdin.isatty() and _answer() == "q":
                return
    print_sheet(record.state_after(len(record.plies)).ending(), texts)


def _answer() -> str:
    """What the user types; end of input means stop."""
    try:
        return console.input("").strip().lower()
    except EOFError:
        return "q"
