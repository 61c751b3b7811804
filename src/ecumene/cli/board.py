"""Drawing a position and a score sheet in the terminal."""

import importlib
import re
from typing import Protocol, cast

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ecumene.cli.screen import console
from ecumene.core.ending import Ending
from ecumene.core.game import Game
from ecumene.core.grid import Grid
from ecumene.core.texts import Texts
from ecumene.core.view import View


class TerminalBoard(Protocol):
    """What a game's ``terminal`` module offers."""

    def draw(self, view: View, texts: Texts) -> Grid:
        """The table as one seat sees it."""


def grid_of(game: Game, view: View, texts: Texts) -> Grid:
    """What one seat sees, as its game draws it."""
    board = cast(TerminalBoard, importlib.import_module(f"ecumene.games.{game.name}.terminal"))
    return board.draw(view, texts)


def column_widths(grid: Grid, screen: int) -> list[int]:
    """How wide to draw the columns: on a narrow screen cells take a second line, but no word is broken if it fits."""
    widths, least = [], []
    for place, column in enumerate(grid.columns):
        cells = [Text.from_markup(cell).plain for cell in (column, *(row[place] for row in grid.rows))]
        widths.append(max(len(cell.rstrip()) for cell in cells))
        least.append(max(len(word) for cell in cells for word in re.findall(r"^ *\S+|\S+", cell)))
    room = screen - 2 * len(widths) - 1  # a space and a gap for every column, and the edge
    while sum(widths) > room and widths != least:
        place = max(range(len(widths)), key=lambda one: widths[one] - least[one])
        widths[place] -= 1
    return widths


def print_grid(game: Game, view: View, texts: Texts) -> None:
    """Draw what one seat sees."""
    grid = grid_of(game, view, texts)
    table = Table(title=grid.headline, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, width in zip(grid.columns, column_widths(grid, console.width), strict=True):
        table.add_column(column, width=width)
    for row in grid.rows:
        table.add_row(*row)
    console.print(table)
    for note in grid.notes:
        console.print(note, soft_wrap=True)


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
