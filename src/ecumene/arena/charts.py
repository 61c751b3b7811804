"""Charts as SVG: axes, lines, bands, points with error bars, labels. Colours follow the page, by day and by night."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 344
HEIGHT: Final = 236
LEFT: Final = 50
RIGHT: Final = 16
TOP: Final = 34
BOTTOM: Final = 44

STYLE: Final = """
svg.chart { --ink: #2a2018; --muted: #5f4f3a; --grid: #dccba6; --main: #0c5a5c; --second: #97281f; --raised: #fefaee; }
@media (prefers-color-scheme: dark) { svg.chart {
  --ink: #f4ead4; --muted: #bdc0ae; --grid: #34545b; --main: #eabf68; --second: #ff9d8f; --raised: #1c3a41; } }
svg.chart { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; background: var(--raised); }
.chart text { fill: var(--muted); font-variant-numeric: tabular-nums; }
.chart .title { fill: var(--ink); font-size: 13px; font-weight: 600; }
.chart .name { fill: var(--ink); }
.chart .grid { stroke: var(--grid); stroke-width: 1; }
.chart .axis { stroke: var(--muted); stroke-width: 1; }
.chart .mark { stroke: var(--second); stroke-width: 1.5; stroke-dasharray: 5 4; }
.chart .marked { fill: var(--second); paint-order: stroke; stroke: var(--raised); stroke-width: 4px; }
.chart .line { fill: none; stroke: var(--main); stroke-width: 2; stroke-linejoin: round; }
.chart .band { fill: var(--main); opacity: 0.16; }
.chart .bar { stroke: var(--main); stroke-width: 2; }
.chart .dot { fill: var(--main); }
.chart .hollow { fill: var(--raised); stroke: var(--main); stroke-width: 2; }
"""

Point = tuple[float, float]
Interval = tuple[float, float, float]  # a value with its low and high end


def percent(value: float) -> str:
    """A rate as an axis writes it."""
    return f"{value * 100:g} %"


def plain(value: float) -> str:
    """A number as an axis writes it, with a real minus sign."""
    return f"{value:g}".replace("-", "−")


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two ends."""
    if high <= low:
        return [low]
    raw = (high - low) / about
    unit = 10.0 ** floor(log10(raw))
    step = next(unit * many for many in (1, 2, 5, 10) if unit * many >= raw * 0.999)
    return [round(step * number, 10) for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


class Chart:
    """A drawing area with two axes; what is drawn later lies above."""

    def __init__(
        self,
        title: str,
        across: tuple[float, float],
        up: tuple[float, float],
        *,
        left: int = LEFT,
        height: int = HEIGHT,
        logarithmic: bool = False,
    ) -> None:
        self.title = title
        self.left = left
        self.height = height
        self.logarithmic = logarithmic
        self._across = across
        self._up = up
        self._parts: list[str] = [f'<text class="title" x="12" y="20">{escape(title)}</text>']

    def x(self, value: float) -> float:
        """Where a value lies from the left."""
        low, high = self._across
        if self.logarithmic:
            low, high, value = log10(low), log10(high), log10(value)
        return round(self.left + (value - low) / ((high - low) or 1) * (WIDTH - self.left - RIGHT), 2)

    def y(self, value: float) -> float:
        """Where a value lies from the top."""
        low, high = self._up
        return round(self.height - BOTTOM - (value - low) / ((high - low) or 1) * (self.height - TOP - BOTTOM), 2)

    def axis_across(self, places: Sequence[float], label: str, write: Callable[[float], str] = plain) -> None:
        """The horizontal axis with its numbers."""
        base = self.height - BOTTOM
        self._parts.append(f'<path class="axis" d="M{self.left} {base}H{WIDTH - RIGHT}"/>')
        for place in places:
            at = self.x(place)
            self._parts.append(f'<path class="axis" d="M{at} {base}v4"/>')
            self._parts.append(f'<text x="{at}" y="{base + 17}" text-anchor="middle">{escape(write(place))}</text>')
        middle = (self.left + WIDTH - RIGHT) / 2
        self._parts.append(f'<text x="{middle:g}" y="{base + 35}" text-anchor="middle">{escape(label)}</text>')

    def axis_up(self, places: Sequence[float], write: Callable[[float], str] = plain) -> None:
        """The vertical axis: a line across for each number."""
        for place in places:
            at = self.y(place)
            self._parts.append(f'<path class="grid" d="M{self.left} {at}H{WIDTH - RIGHT}"/>')
            label = f'<text x="{self.left - 8}" y="{at + 4:g}" text-anchor="end">{escape(write(place))}</text>'
            self._parts.append(label)

    def names_up(self, names: Sequence[str]) -> None:
        """The vertical axis of a list: a name for each row, the first on top (at 0, the next at -1)."""
        for number, name in enumerate(names):
            at = self.y(-number)
            self._parts.append(f'<path class="grid" d="M{self.left} {at}H{WIDTH - RIGHT}"/>')
            label = f'<text class="name" x="{self.left - 8}" y="{at + 4:g}" text-anchor="end">{escape(name)}</text>'
            self._parts.append(label)

    def mark(self, value: float, label: str, *, below: bool = False) -> None:
        """A dashed line across, with what it means."""
        at = self.y(value)
        self._parts.append(f'<path class="mark" d="M{self.left} {at}H{WIDTH - RIGHT}"/>')
        text = f'<text class="marked" x="{WIDTH - RIGHT - 4}" y="{at + (15 if below else -6):g}" text-anchor="end">'
        self._parts.append(f"{text}{escape(label)}</text>")

    def mark_upright(self, value: float) -> None:
        """A dashed line from top to bottom."""
        self._parts.append(f'<path class="mark" d="M{self.x(value)} {TOP}V{self.height - BOTTOM}"/>')

    def band(self, places: Sequence[float], lows: Sequence[float], highs: Sequence[float]) -> None:
        """The area between two lines."""
        there = [f"{self.x(place)} {self.y(high)}" for place, high in zip(places, highs, strict=True)]
        back = [f"{self.x(place)} {self.y(low)}" for place, low in zip(places, lows, strict=True)]
        self._parts.append(f'<path class="band" d="M{"L".join(there + back[::-1])}Z"/>')

    def line(self, points: Sequence[Point]) -> None:
        """A line through points; a single one is a dot."""
        if len(points) == 1:
            self._parts.append(f'<circle class="dot" cx="{self.x(points[0][0])}" cy="{self.y(points[0][1])}" r="3"/>')
            return
        path = "L".join(f"{self.x(across)} {self.y(up)}" for across, up in points)
        self._parts.append(f'<path class="line" d="M{path}"/>')

    def upright(self, place: float, value: Interval, *, hollow: bool = False) -> None:
        """A point with an error bar from top to bottom."""
        at, (middle, low, high) = self.x(place), value
        self._parts.append(f'<path class="bar" d="M{at} {self.y(low)}V{self.y(high)}"/>')
        kind = "hollow" if hollow else "dot"
        self._parts.append(f'<circle class="{kind}" cx="{at}" cy="{self.y(middle)}" r="4.5"/>')

    def level(self, row: float, value: Interval) -> None:
        """A point with an error bar from left to right."""
        at, (middle, low, high) = self.y(row), value
        self._parts.append(f'<path class="bar" d="M{self.x(low)} {at}H{self.x(high)}"/>')
        self._parts.append(f'<circle class="dot" cx="{self.x(middle)}" cy="{at}" r="4.5"/>')

    def svg(self, *, alone: bool = False, place: tuple[int, int] | None = None) -> str:
        """The chart; ``alone`` as a file of its own, with colours; with a place as a part of a larger picture."""
        size = f'viewBox="0 0 {WIDTH} {self.height}"'
        if place is not None:
            size = f'x="{place[0]}" y="{place[1]}" width="{WIDTH}" height="{self.height}" {size}'
        more = f' xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{self.height}"' if alone else ""
        style = f"<style>{STYLE}</style>" if alone else ""
        name = escape(self.title, quote=True)
        return f'<svg class="chart" role="img" aria-label="{name}" {size}{more}>{style}{"".join(self._parts)}</svg>\n'


def sheet(name: str, charts: Sequence[Chart], columns: int = 2) -> str:
    """Several charts of the same height as one picture, in rows."""
    columns = min(columns, len(charts))
    height = max(chart.height for chart in charts)
    parts = [chart.svg(place=(at % columns * WIDTH, at // columns * height)) for at, chart in enumerate(charts)]
    across, down = columns * WIDTH, ceil(len(charts) / columns) * height
    head = f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}"'
    label = f'role="img" aria-label="{escape(name, quote=True)}" viewBox="0 0 {across} {down}"'
    return f"{head} {label}><style>{STYLE}</style>\n{''.join(parts)}</svg>\n"
