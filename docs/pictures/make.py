"""Draw the picture of the README: a real game in the terminal, some moves in.

python docs/pictures/make.py
"""

import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

WIDTH = 104
PAPER = TerminalTheme(
    (250, 245, 232),
    (52, 44, 36),
    [
        (52, 44, 36),
        (170, 42, 32),
        (62, 110, 50),
        (150, 104, 10),
        (40, 84, 150),
        (122, 52, 130),
        (20, 110, 120),
        (90, 80, 70),
    ],
    [
        (110, 100, 90),
        (190, 50, 40),
        (70, 125, 55),
        (170, 120, 15),
        (50, 95, 170),
        (140, 60, 150),
        (25, 125, 135),
        (60, 50, 40),
    ],
)
# The template of the picture has no fonts from elsewhere: any monospaced font will do.
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#faf5e8"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    """Play, cut out the last prompt with a refusal and a hint, and draw it."""
    answers = ["a"] * 32 + ["use democracy", "h", "q"]
    environment = {**os.environ, "COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "LINES": "60"}
    command = [
        sys.executable,
        "-m",
        "ecumene",
        "play",
        "victoria",
        "--bot",
        "search:2000",
        "--seed",
        "11",
        "--name",
        "Ann",
    ]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [*command, "--lang", "en", "--save", f"{folder}/game.txt"],
            input="\n".join(answers) + "\n", env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
    # A real terminal shows what is typed and wipes the spinner; a pipe does neither.
    lines = [line for line in done.stdout.splitlines() if "Thinking" not in line]
    starts = [number for number, line in enumerate(lines) if "deck " in line and "Round" in line]
    ends = [number for number, line in enumerate(lines) if "Saved to" in line]
    shown = "\n".join(lines[starts[-1] : ends[-1]])
    refused = "> \x1b[33mNot possible"
    assert refused in shown
    shown = shown.replace(refused, refused.replace("> ", "> use democracy\n"))
    shown = shown.replace("What a strong", "\x1b[1mYour move\x1b[0m > hint\nWhat a strong")
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown + "\n "))
    path = Path(__file__).parent / "terminal.svg"
    path.write_text(console.export_svg(title="", theme=PAPER, code_format=SVG, unique_id="ecumene"), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
