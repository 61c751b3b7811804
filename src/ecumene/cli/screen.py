"""Shared by all commands: the console, JSON output, progress bars, errors and exit codes.

Exit codes: 0 done; 1 the answer is no (a record does not verify, a ledger is not covered); 2 wrong use or bad input;
130 interrupted.
"""

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ecumene.cli.failing import NO as NO
from ecumene.cli.failing import errors as errors
from ecumene.cli.failing import fail as fail
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.options import Options, option_text
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record, RecordError
from ecumene.games import GAMES

Item = TypeVar("Item")

console = Console(highlight=False)


def print_json(data: object) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def progress() -> Progress:
    """A progress bar on standard error, so that output can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )


def track(items: Iterable[Item], total: int, what: str) -> Iterable[Item]:
    """Go through items with a progress bar."""
    with progress() as bar:
        task = bar.add_task(what, total=total)
        for item in items:
            yield item
            bar.advance(task)


def language_of(given: str) -> str:
    """The requested language, else that of the environment, else English."""
    wanted = given or os.environ.get("ECUMENE_LANG", "") or os.environ.get("LC_ALL", "") or os.environ.get("LANG", "")
    short = wanted.lower()[:2]
    if given and short not in LANGUAGES:
        raise EcumeneError(f"There is no language {given!r}.", todo="Languages: " + ", ".join(LANGUAGES) + ".")
    return short if short in LANGUAGES else "en"


def options_of(game: Game, pairs: list[str]) -> Options:
    """Options from ``name=value`` words."""
    texts: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            sample = f"{game.options[-1].name}={option_text(game.options[-1].values[1])}"
            raise EcumeneError(f"{pair!r} is not an option.", todo=f"Write name=value, for example {sample}.")
        texts[name.strip()] = value
    return game.parse_options(texts)


def read_record(path: Path) -> Record:
    """A record from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be read.", str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise RecordError("not-a-record", f"The file {path} is not text.", str(error)) from error
    return parse_record(text, GAMES)


def write_file(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise EcumeneError(f"The file {path} cannot be written.", str(error.strerror)) from error
    except UnicodeError as error:
        raise EcumeneError(f"The file {path} cannot be written.", "It would hold text that is not valid.") from error
