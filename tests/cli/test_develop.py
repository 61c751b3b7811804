"""``ecumene develop``: files generated from other files."""

import shutil
from pathlib import Path

import pytest

import ecumene

from .command import here, run

SOURCE = Path(ecumene.__file__).parent
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package's sources that a command may change."""
    shutil.copytree(SOURCE, tmp_path / "ecumene", ignore=shutil.ignore_patterns("*.so", "client"))
    return tmp_path


def test_the_rule_numbers_follow_from_the_ledger() -> None:
    answer = here("develop", "citations", "victoria", "--check")
    assert (answer.code, answer.out) == (0, "citations.py is up to date.\n")


def test_outdated_rule_numbers_are_reported_and_rewritten(copy: Path) -> None:
    path = copy / "ecumene" / "games" / "victoria" / "citations.py"
    right = path.read_text(encoding="utf-8")
    path.write_text(right + "# by hand\n", encoding="utf-8")
    words = ("develop", "citations", "victoria")
    there = {"PYTHONPATH": str(copy), "ECUMENE_PURE": "1"}
    checked = run(*words, "--check", folder=copy, environment=there)
    assert (checked.code, checked.err) == (1, "")
    assert "citations.py is out of date; run: ecumene develop citations victoria" in checked.out
    assert path.read_text(encoding="utf-8") == right + "# by hand\n"
    written = run(*words, folder=copy, environment=there)
    assert (written.code, written.err) == (0, "")
    assert "written. Build again to compile it." in " ".join(written.out.split())
    assert path.read_text(encoding="utf-8") == right
    assert run(*words, "--check", folder=copy, environment=there).code == 0


def test_a_rule_gets_a_number_once_the_code_cites_it(copy: Path) -> None:
    folder = copy / "ecumene" / "games" / "victoria"
    words = "{en: New., ru: Новое., bg: Ново.}"
    with (folder / "ledger.yaml").open("a", encoding="utf-8") as ledger:
        ledger.write(f"- id: CV-WAR-50\n  rule: {words}\n  source: here\n")
    there = {"PYTHONPATH": str(copy), "ECUMENE_PURE": "1"}
    assert run("develop", "citations", "victoria", "--check", folder=copy, environment=there).code == 0
    (folder / "rules" / "fresh.py").write_text(
        "from ecumene.games.victoria.citations import CV_WAR_50\n", encoding="utf-8"
    )
    assert run("develop", "citations", "victoria", "--check", folder=copy, environment=there).code == 1
    assert run("develop", "citations", "victoria", folder=copy, environment=there).code == 0
    lines = (folder / "citations.py").read_text(encoding="utf-8").split("\n")
    numbers = [int(line.split("= ")[1]) for line in lines if line.startswith("CV_")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert lines[-2] == f"CV_WAR_50: Final = {len(numbers)}"


def test_the_lists_of_fields_are_checked_and_written(copy: Path) -> None:
    folder = copy / "ecumene" / "games" / "duel"
    there = {"PYTHONPATH": str(copy), "ECUMENE_PURE": "1"}
    assert run("develop", "fields", "duel", "--check", folder=copy, environment=there).code == 0
    position = folder / "position.py"
    text = position.read_text(encoding="utf-8")
    position.write_text(text.replace("self.winners: i64 = 0", "self.winners: i64 = 0\n        self.extra: i64 = 0"))
    assert run("develop", "fields", "duel", "--check", folder=copy, environment=there).code == 1
    assert run("develop", "fields", "duel", folder=copy, environment=there).code == 0
    assert "target.extra = source.extra" in (folder / "fields.py").read_text(encoding="utf-8")


def test_golden_playthroughs_are_checked_and_rewritten(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tests" / "golden" / "duel", tmp_path / "golden" / "duel")
    files = sorted((tmp_path / "golden").rglob("*.txt"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert len(files) > 2
    fresh = here("develop", "golden", "golden", "--game", "duel", "--check", folder=tmp_path)
    assert (fresh.code, fresh.out) == (0, "All playthroughs are up to date.\n")
    files[1].unlink()
    files[2].write_text(texts[2].replace("ply 7", "ply 8"), encoding="utf-8")
    names = {str(files[place].relative_to(tmp_path)) for place in (1, 2)}
    stale = here("develop", "golden", "golden", "--game", "duel", "--check", folder=tmp_path)
    assert stale.code == 1
    assert set(stale.out.splitlines()) == {f"out of date: {name}" for name in names}
    assert not files[1].exists()
    written = here("develop", "golden", "golden", "--game", "duel", folder=tmp_path)
    assert written.code == 0
    assert set(written.out.splitlines()) == {f"written: {name}" for name in names}
    assert [file.read_text(encoding="utf-8") for file in files] == texts


def test_an_unknown_game_exits_with_2() -> None:
    answer = here("develop", "citations", "chess")
    assert (answer.code, answer.out) == (2, "")
    assert "There is no game 'chess'." in answer.error()
