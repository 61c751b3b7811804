"""Drawing a position and a score sheet in the terminal."""

import importlib
from collections.abc import Iterable
from typing import Protocol, cast

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ecumene.cli.screen import console
from ecumene.core.drawing import Drawing, Screen
from ecumene.core.ending import Ending
from ecumene.core.game import Game
from ecumene.core.texts import Texts
from ecumene.core.view import View

NARROWEST = 60
WIDEST = 120


class TerminalBoard(Protocol):
    """What a game's ``terminal`` module offers."""

    def draw(self, view: View, texts: Texts, screen: Screen) -> Drawing:
        """The table as one seat sees it, with no line wider than the screen."""


def drawing_of(game: Game, view: View, texts: Texts, width: int, moves: Iterable[int] = ()) -> Drawing:
    """What one seat sees, drawn by its game; the places of these moves are numbered."""
    board = cast(TerminalBoard, importlib.import_module(f"ecumene.games.{game.name}.terminal"))
    lit = frozenset(f"{name}.{token}" for move in moves for name, token in game.notation.fields(move).items())
    return board.draw(view, texts, Screen(min(max(width, NARROWEST), WIDEST), lit))


def print_board(game: Game, view: View, texts: Texts, moves: Iterable[int] = ()) -> None:
    """Draw what one seat sees, with the places of these moves."""
    drawing = drawing_of(game, view, texts, console.width, moves)
    console.print(Text(drawing.headline, "bold"))
    for line in drawing.lines:
        console.print(Text.assemble(*line), no_wrap=True, crop=False, soft_wrap=True)


def print_sheet(ending: Ending | None, texts: Texts) -> None:
    """Draw the score sheet of a finished game, every line with its rule."""
    if ending is None:
        return
    winners = ", ".join(texts.name(seat) for seat in ending.winners)
    console.print(
        f"[bold]{escape(texts.say(f'ending-{ending.result}', {'winners': winners}))}[/] [dim]{ending.rule}[/]"
    )
    console.print(texts.say(f"reason-{ending.reason}"))
    players = range(len(ending.sheet.lines[0].values))
    names = [escape(texts.name(seat)) for seat in players]
    table = Table(texts.say("play-sheet-line"), *names, texts.say("play-sheet-rule"), title=texts.say("play-sheet"))
    for line in ending.sheet.lines:
        label = texts.token(line.name) if "." in line.name else texts.say(f"sheet-{line.name}")
        marks = line.marked or (False,) * len(line.values)
        values = [
            f"[bold green]{value} ✓[/]" if mark else str(value) for value, mark in zip(line.values, marks, strict=True)
        ]
        table.add_row(label, *values, f"[dim]{line.rule}[/]")
    console.print(table)
