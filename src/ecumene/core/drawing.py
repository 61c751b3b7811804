"""Text drawing for a game's ``terminal`` module.

A line is a list of spans, each a text with its style ("" for none). Widths are measured in terminal cells.
"""

import unicodedata
from typing import Final, TypeAlias

Span: TypeAlias = tuple[str, str]
Line: TypeAlias = list[Span]

NAME_LENGTH: Final = 24
# Each seat's style, and its letter on maps so that nothing depends on colour alone.
SEAT_STYLES: Final = ("red", "cyan", "yellow", "magenta")
SEAT_LETTERS: Final = "ABCD"


class Screen:
    """What a board is drawn for: a width in cells, and the places that can be chosen now, which are shown with numbers.

    ``lit`` names places as moves do: a field and its token, such as ``hex.17``.
    """

    def __init__(self, width: int, lit: frozenset[str] = frozenset()) -> None:
        self.width = width
        self.lit = lit


class Drawing:
    """A board drawn for a terminal: a headline, lines that fit the requested width, and a legend."""

    def __init__(self, headline: str, lines: list[Line], legend: str) -> None:
        self.headline = headline
        self.lines = lines
        self.legend = legend


def cells_of(text: str) -> int:
    """How many terminal cells a text takes."""
    return sum(_cells(sign) for sign in text)


def _cells(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Me", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def width_of(line: Line) -> int:
    """How many cells a line takes."""
    return sum(cells_of(text) for text, _ in line)


def shorten(name: str, length: int = NAME_LENGTH) -> str:
    """A player's name, shortened if it is too long."""
    if cells_of(name) <= length:
        return name
    while cells_of(name) >= length:
        name = name[:-1]
    return name.rstrip() + "…"


def split_word(word: str, width: int) -> list[str]:
    """A word in pieces of at most this width, with a hyphen added at each break unless there is one already."""
    pieces: list[str] = []
    while cells_of(word) > width and width > 3:
        at = word.rfind("-", 1, width) + 1
        if not at:
            at = width - 1
            if 0 < len(word) - at < 3 and at > 3:  # never leave one or two letters alone on a line
                at = len(word) - 3
        pieces.append(word[:at] if word[at - 1] == "-" else word[:at] + "-")
        word = word[at:]
    return [*pieces, word]


def _words(line: Line) -> list[Line]:
    """The words of a line; a word may have several styles."""
    words: list[Line] = [[]]
    for text, style in line:
        for number, part in enumerate(text.split(" ")):
            if number:
                words.append([])
            if part:
                words[-1].append((part, style))
    return words


def wrap(line: Line, width: int, indent: int = 0) -> list[Line]:
    """A line wrapped between words; lines after the first are indented by ``indent`` spaces."""
    lines: list[Line] = [[]]
    used = 0
    for number, word in enumerate(_words(line)):
        if number and used + 1 + width_of(word) <= width:
            lines[-1].append((" ", ""))
            used += 1
        elif number and used > indent:
            lines.append([(" " * indent, "")])
            used = indent
        for text, style in word:
            pieces = split_word(text, width - used) if width_of(word) > width - indent else [text]
            for piece in pieces[:-1]:
                lines[-1].append((piece, style))
                lines.append([(" " * indent, "")])
                used = indent
            lines[-1].append((pieces[-1], style))
            used += cells_of(pieces[-1])
    return lines


def listed(items: list[Line], separator: str = ", ") -> Line:
    """Several items on one line."""
    line: Line = []
    for number, item in enumerate(items):
        if number:
            line.append((separator, ""))
        line += item
    return line


def centred(text: str, width: int) -> str:
    """A text centred in this many cells."""
    left = (width - cells_of(text)) // 2
    return " " * left + text + " " * (width - left - cells_of(text))


class Canvas:
    """A grid of characters, written in any order; later ones overwrite earlier ones."""

    def __init__(self, width: int = 0) -> None:
        self._signs: dict[tuple[int, int], Span] = {}
        self._width = width  # 0 for no limit

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from this column on; anything beyond the edges is clipped."""
        for sign in text:
            cells = _cells(sign)
            if not cells:
                continue  # a combining character, which has no cell of its own
            if x >= 0 and (not self._width or x + cells <= self._width):
                self._signs[x, y] = (sign, style)
                if cells == 2:
                    self._signs[x + 1, y] = ("", style)
            x += cells

    def put_line(self, x: int, y: int, line: Line) -> None:
        """Write spans from this column on."""
        for text, style in line:
            self.put(x, y, text, style)
            x += cells_of(text)

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw an empty frame."""
        self.put(x, y, "╭" + "─" * (width - 2) + "╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│" + " " * (width - 2) + "│", style)
        self.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", style)

    def lines(self) -> list[Line]:
        """What has been drawn, row by row from the first row that is not empty."""
        if not self._signs:
            return []
        rows = [y for _, y in self._signs]
        lines: list[Line] = []
        for y in range(min(rows), max(rows) + 1):
            columns = [x for x, row in self._signs if row == y]
            line: Line = []
            for x in range(max(columns, default=-1) + 1):
                sign, style = self._signs.get((x, y), (" ", ""))
                if line and line[-1][1] == style:
                    line[-1] = (line[-1][0] + sign, style)
                else:
                    line.append((sign, style))
            lines.append(line)
        return lines


def panel(title: Line, body: list[Line], width: int, height: int = 0) -> list[Line]:
    """Lines in a frame with a title; the frame is at least ``height`` lines high."""
    rows = max(len(body) + 2, height)
    canvas = Canvas()
    canvas.box(0, 0, width, rows)
    canvas.put_line(2, 0, [(" ", ""), *title, (" ", "")])
    for number, line in enumerate(body, 1):
        canvas.put_line(2, number, line)
    return canvas.lines()


def side_by_side(blocks: list[tuple[Line, list[Line]]], width: int, across: int) -> list[Line]:
    """Titled blocks in panels, ``across`` to a row; panels in a row are equally high, and long lines are wrapped."""
    lines: list[Line] = []
    each = (width - (across - 1)) // across
    for first in range(0, len(blocks), across):
        row = [(title, fitted(body, each - 4)) for title, body in blocks[first : first + across]]
        height = max(len(body) for _, body in row) + 2
        canvas = Canvas()
        for place, (title, body) in enumerate(row):
            for y, line in enumerate(panel(title, body, each, height)):
                canvas.put_line(place * (each + 1), y, line)
        lines += canvas.lines()
    return lines


def fitted(lines: list[Line], width: int, indent: int = 2) -> list[Line]:
    """The lines, with those that are too long wrapped."""
    return [part for line in lines for part in wrap(line, width, indent)]


HOLE: Final = "\0"
GLUE: Final = "\u00a0"  # no-break space


def filled(text: str, line: Line) -> Line:
    """A text with its single ``HOLE`` replaced by styled spans."""
    before, _, after = text.partition(HOLE)
    return [(before, ""), *line, (after, "")]
