"""The documentation is true: its snippets run, its links lead somewhere, its rules and commands exist."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.core.ledger import read_ledger
from ecumene.games import GAMES

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language, with their common indentation taken off."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", page.read_text(encoding="utf-8"), re.M | re.S)
    return [re.sub(rf"^{indent}", "", code, flags=re.M) for indent, code in found]


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_python_snippets_run(page: Path, tmp_path: Path) -> None:
    for code in blocks(page, "python"):
        done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{code}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    for block in blocks(page, "console"):
        for line in block.splitlines():
            if line.startswith("$ ecumene "):
                command = [sys.executable, "-m", "ecumene", *shlex.split(line)[2:]]
                done = subprocess.run(
                    command, cwd=tmp_path, capture_output=True, text=True, check=False, env=os.environ
                )
                assert done.returncode == 0, f"{line}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" in target or re.match(r"(\.\./)?rules/", target):
            continue  # rules pages are made from the ledger; the build of the documentation checks them
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_rules_that_are_named_exist(page: Path) -> None:
    known = {rule for game in GAMES.values() for rule in read_ledger(game.folder).entries}
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z]+-\d\d\b", page.read_text(encoding="utf-8")))
    assert named <= known


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").lower().replace("-", ".")
    for name in ("play", "test", "docs"):
        for line in (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8").splitlines():
            package = re.match(r"[A-Za-z][A-Za-z0-9._-]*", line)
            if package is not None:
                assert package.group().lower().replace("-", ".") in reasons, f"{package.group()} has no reason"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_nothing_is_left_to_be_filled_in(page: Path) -> None:
    assert not re.search(r"\b(TODO|FIXME|TBD|XX|YY|BENCH)\b|to be written", page.read_text(encoding="utf-8"))
