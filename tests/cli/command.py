"""Runs the command line in tests: as a process, in this process, or as a dialogue with a running game."""

import contextlib
import io
import json
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

import pytest

from ecumene.cli import main
from ecumene.cli.screen import console, errors
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.ledger import LANGUAGES
from ecumene.core.match import Match
from ecumene.core.options import Options
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.texts import Texts
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA

WIDTH = 80
SETTINGS = {"COLUMNS": str(WIDTH), "NO_COLOR": "1", "ECUMENE_LANG": "en", "PYTHONUTF8": "1"}
UNWANTED = ("FORCE_COLOR", "CLICOLOR_FORCE", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "TERMINAL_WIDTH", "LANG", "LC_ALL")
PROMPTS = tuple(f"{Texts(language).say('play-your-move')} > " for language in LANGUAGES)
LIMIT = 300  # seconds
NOTHING: Mapping[str, str] = {}


class Answer(NamedTuple):
    """A command's exit code and output."""

    code: int
    out: str
    err: str

    def data(self) -> Any:
        """The JSON document on standard output."""
        return json.loads(self.out)

    def error(self) -> str:
        """Standard error as one line, without frames."""
        return " ".join(re.sub("[╭╮╰╯─│]", " ", self.err).split())


def settings(more: Mapping[str, str]) -> dict[str, str]:
    """The environment of a command: narrow, without colours, in English."""
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return {**kept, **SETTINGS, **more}


def run(
    *words: str | Path, given: str = "", folder: Path | None = None, environment: Mapping[str, str] = NOTHING
) -> Answer:
    """Run the command in a separate process, with text on its standard input."""
    done = subprocess.run(
        [sys.executable, "-m", "ecumene", *map(str, words)],
        input=given, cwd=folder, env=settings(environment), capture_output=True, encoding="utf-8", timeout=LIMIT,
        check=False,
    )  # fmt: skip
    return Answer(done.returncode, done.stdout, done.stderr)


def here(
    *words: str | Path, given: str = "", folder: Path | None = None, environment: Mapping[str, str] = NOTHING
) -> Answer:
    """Run the command in this process, from its entry point to its exit code; fast enough for many small checks."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with pytest.MonkeyPatch.context() as patch:
        for name in UNWANTED:
            patch.delenv(name, raising=False)
        for name, value in {**SETTINGS, **environment}.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["ecumene", *map(str, words)])
        patch.setattr(sys, "stdin", io.StringIO(given))
        patch.chdir(folder or Path.cwd())
        console.width = errors.width = int(os.environ["COLUMNS"])
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                main()
            except SystemExit as leaving:
                code = int(leaving.code or 0)
    return Answer(code, out.getvalue(), err.getvalue())


class Conversation:
    """A game in the terminal, answered line by line: output is read up to the next question."""

    def __init__(self, *words: str | Path, folder: Path | None = None) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the conversation
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a process that ignores it passes that on
        self._process = subprocess.Popen(
            [sys.executable, "-m", "ecumene", "play", "victoria", *map(str, words)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, cwd=folder,
            env=settings({"COLUMNS": "160"}),
        )  # fmt: skip
        signal.signal(signal.SIGINT, before)
        self.shown = ""
        self.over = False

    def __enter__(self) -> Self:
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()
        self._errors.close()

    def say(self, answer: str) -> str:
        """Type a line; returns everything shown up to the next question or the end."""
        assert self._process.stdin is not None
        assert not self.over, f"The game was over before {answer!r}:\n{self.shown}"
        self._process.stdin.write(f"{answer}\n".encode())
        self._process.stdin.flush()
        return self._read()

    def interrupt(self) -> str:
        """Press Ctrl-C."""
        self._process.send_signal(signal.SIGINT)
        return self._read()

    def code(self) -> int:
        """The exit code, once the process has ended."""
        return self._process.wait(LIMIT)

    def errors(self) -> str:
        """Its standard error."""
        self._errors.seek(0)
        return self._errors.read().decode()

    def choices(self) -> list[str]:
        """The possible answers to the last question, in notation."""
        block = re.split(r"\n\s*1 ", f"\n{self.shown}")[-1]
        lines = f"  1 {block}".split("\n")
        found = [re.fullmatch(r" {1,3}(\d+) .+?  (\S.*)", line.rstrip()) for line in lines]
        return [match.group(2) for match in found if match]

    def _read(self) -> str:
        assert self._process.stdout is not None
        data = b""
        while not data.decode(errors="ignore").endswith(PROMPTS):
            ready, _, _ = select.select([self._process.stdout], [], [], LIMIT)
            assert ready, f"No question within {LIMIT} s after:\n{data.decode(errors='ignore')}"
            part = os.read(self._process.stdout.fileno(), 65536)
            if not part:
                self.over = True
                break
            data += part
        self.shown = data.decode()
        return self.shown


def saved_game(
    path: Path,
    ready: Callable[[list[str]], bool],
    players: int = 2,
    options: Options | None = None,
    person: str = "Ann",
) -> Match:
    """A game against random bots, saved at the first decision of seat 1 whose legal moves satisfy ``ready``."""
    for seed in range(1000):
        names = [person, *["random"] * (players - 1)]
        match = Match(VICTORIA, players, options, names, FairChance(seeded_secret(seed), f"seed-{seed}"))
        rng = Rng(seed)
        while not match.over:
            if match.state.actor == 0 and ready([VICTORIA.notation.text(move) for move in match.state.moves()]):
                path.write_text(match.record(open_secret=True).text(), encoding="utf-8")
                return match
            match.play(match.state.actor, match.state.random_move(rng))
    raise AssertionError("no random game has such a position")


def step_1(moves: list[str]) -> bool:
    """Whether a card has to be played and there are at least two to choose from."""
    return len(moves) > 1 and moves[0].startswith("play ")


def resumed(folder: Path, ready: Callable[[list[str]], bool], *words: str) -> Conversation:
    """A dialogue that resumes such a saved game, stored in ``game.txt``."""
    saved_game(folder / "game.txt", ready)
    return Conversation("--resume", "game.txt", *words, folder=folder)


def read(path: Path) -> Record:
    """The record in a file."""
    return parse_record(path.read_text(encoding="utf-8"), GAMES)
