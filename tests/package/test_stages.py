"""The stages of ``make test``: what they leave out exists, and is named where it is run."""

import re
from pathlib import Path

from tests.browser.thorough import SHAPES, WHOLE_GAMES

ROOT = Path(__file__).parent.parent.parent


def test_whatever_waits_for_the_thorough_run_is_a_test() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/browser").glob("test_*.py"))
    tests = set(re.findall(r"^def (test_\w+)", written, re.MULTILINE))
    assert {*SHAPES, *WHOLE_GAMES} <= tests
    assert all(SHAPES.values()), "in every run in one shape at least"


def test_the_thorough_run_leaves_nothing_of_the_browser_out() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    soak = makefile.partition("\nsoak:")[2].partition("\n\n")[0]
    assert "ECUMENE_EVERY_SIZE=1 $(BIN)/pytest -q tests/browser\n" in soak
    assert "not thorough" not in soak
    assert "NOT_THOROUGH" not in soak


def test_the_thorough_run_looks_at_long_games_in_full() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    soak = makefile.partition("\nsoak:")[2].partition("\n\n")[0]
    assert "ECUMENE_SOAK=1 $(SOAKED)/bin/pytest -q -n $(JOBS) --dist worksteal $(ENGINE_TESTS)" in soak
    assert "$(BIN)/pytest -q tests/server tests/cli -m thorough\n" in soak
    assert "tests/games" in makefile.partition("ENGINE_TESTS :=")[2].partition("\n")[0]
