"""Help: every command says what it does, and wrong arguments get a pointer to the help."""

import re
import subprocess
import sys

import pytest
from typer.main import get_command

from ecumene.cli.app import app

from .command import LIMIT, WIDTH, here, run, settings

WHAT_IT_DOES = {
    "play": "Play against the computer in the terminal.",
    "serve": "Serve the table in the browser: play with people and bots",
    "options": "List a game's rules options",
    "simulate": "Play many games between bots and summarise the results.",
    "arena": "Match bots against each other.",
    "arena match": "Match bots against each other.",
    "arena round-robin": "Let several bots meet in all combinations, and rate them with standard errors.",
    "arena report": "Write a report of matches as an HTML page",
    "record": "Show, verify and replay saved games.",
    "record show": "Show a record: who played, every decision in words, and how it ended.",
    "record verify": "Replay a record and check everything: legality, chance, fairness, result.",
    "record replay": "Step through a record, showing the table after each decision.",
    "rules": "Read the rules ledgers: every rule with its number.",
    "rules list": "List the rules by chapter.",
    "rules show": "Show one rule with its source",
    "rules search": "Find rules by words of their id, text or notes.",
    "editions": "Editions: readings of the rules and uncertain facts",
    "editions list": "List the editions that can be chosen",
    "editions show": "Show an edition with all its readings and facts",
    "editions check": "Check a file with an edition of your own",
    "rules coverage": "Show which rules have a test.",
    "database": "Back up, restore, export, check and prune what is played.",
    "database migrate": "Migrate the database to this version",
    "database backup": "Copy the database to a file, even while the server runs, and check the copy.",
    "database restore": "Replace the database with a back-up.",
    "database export": "Write every table as a record to a folder.",
    "database check": "Check the database file, and replay every table",
    "database prune": "Delete old tables and guests, as the settings keep_… say.",
    "train": "Teach nets from games that bots play against themselves. See docs/training.md.",
    "train run": "Train a net: play, learn, let the new net meet the one that played, keep the better one, and so on.",
    "train show": "Show how a run goes: every step in a line.",
    "train lesson": "Teach a net from a folder of games.",
    "train export": "Write a net that bots can ask, from a checkpoint or from a run.",
    "bench": "Measure random games, moves, search simulations and clones a second on one core.",
    "about": "Show what is installed: versions, games, bots, and whether the engine is compiled.",
    "develop": "For developers: generate files from other files.",
    "develop citations": "Number the rules that a game's code cites (citations.py).",
    "develop fields": "Write how a game's positions are copied and packed, from their constructor (fields.py).",
    "develop golden": "Regenerate the golden playthroughs",
    "develop types": "Write the client's TypeScript types from the server's structs.",
}


def plain(text: str) -> str:
    """Help as one line, without frames."""
    return " ".join(re.sub("[╭╮╰╯─│]", " ", text).split())


def commands() -> set[str]:
    """Every command and subcommand."""
    found = set()
    top = get_command(app)
    for name, command in top.commands.items():  # type: ignore[attr-defined]  # a click group has commands
        found.add(name)
        found |= {f"{name} {one}" for one in getattr(command, "commands", {})}
    return found


def test_every_command_is_known_here() -> None:
    assert commands() == set(WHAT_IT_DOES)


@pytest.mark.parametrize("command", WHAT_IT_DOES)
def test_every_command_says_what_it_does(command: str) -> None:
    answer = here(*command.split(), "--help")
    assert (answer.code, answer.err) == (0, "")
    assert f"Usage: ecumene {command} " in plain(answer.out)
    assert WHAT_IT_DOES[command] in plain(answer.out)
    assert here(*command.split(), "-h").out == answer.out
    assert all(len(line) <= WIDTH for line in answer.out.split("\n"))


@pytest.mark.parametrize(
    "command",
    [command for command in WHAT_IT_DOES if command not in ("arena", "record", "rules", "database", "develop")],
)
def test_every_word_of_a_command_is_explained(command: str) -> None:
    """Each line in the lists of arguments and options ends with an explanation, not with the type."""
    out = here(*command.split(), "--help", environment={"COLUMNS": "200"}).out
    rows = re.findall(r"^│ \*? *(\S.*?) *│$", out, flags=re.MULTILINE)
    assert rows
    for row in rows:
        assert re.search(r"[a-z].*\.( \[.*\])?$", row), row


def test_the_command_alone_shows_all_commands() -> None:
    answer = run()
    assert answer.err == ""
    assert "Start with: ecumene play victoria" in answer.out
    for command, words in WHAT_IT_DOES.items():
        if " " not in command:
            assert re.search(rf"│ {command} ", answer.out)
            assert words in plain(answer.out)


@pytest.mark.parametrize("group", ["arena", "record", "rules", "database", "develop"])
def test_a_group_alone_shows_its_commands(group: str) -> None:
    answer = here(group)
    for command in WHAT_IT_DOES:
        if command.startswith(f"{group} "):
            assert f"│ {command.split()[1]} " in answer.out


@pytest.mark.parametrize("words", [("frobnicate",), ("rules", "frobnicate"), ("record", "frobnicate")])
def test_an_unknown_command_exits_with_2(words: tuple[str, ...]) -> None:
    answer = here(*words)
    assert (answer.code, answer.out) == (2, "")
    assert "No such command 'frobnicate'." in answer.error()
    assert "-h' for help." in answer.error()


def test_a_reader_that_goes_away_causes_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ecumene", "rules", "list"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=settings({}),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(LIMIT)
