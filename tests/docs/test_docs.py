"""The documentation is true: its snippets run, its links lead somewhere, its rules and commands exist."""

import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.games import GAMES
from ecumene.server.metrics import Metrics
from ecumene.server.settings import KINDS, Settings, load
from ecumene.server.settings import NAMES as SETTINGS
from ecumene.server.talkers import Talkers
from ecumene.server.thinking import Thinkers

ROOT = Path(__file__).parent.parent.parent
PROJECT_FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
PAGES = [*(ROOT / name for name in PROJECT_FILES), *sorted((ROOT / "docs").rglob("*.md"))]
# Pages that exist only in the built documentation, whose build checks the links to them.
GENERATED = r"(\.\./)?(rules/.*|contributing\.md|changelog\.md|reporting\.md|code-of-conduct\.md)"
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
        if "://" in target or re.fullmatch(GENERATED, target):
            continue
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_rules_that_are_named_exist(page: Path) -> None:
    known = {rule for game in GAMES.values() for rule in read_ledger(game.folder).entries}
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z]+-\d\d\b", page.read_text(encoding="utf-8")))
    assert named <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_guide_and_its_place_in_the_overviews(game: str) -> None:
    guide = ROOT / f"docs/play/{game}.md"
    assert guide.exists()
    readme, index = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/index.md"))
    assert f"](docs/play/{game}.md)" in readme
    for page in (f"play/{game}.md", *(f"rules/{game}.{language}.md" for language in LANGUAGES)):
        assert f"]({page})" in index


def test_the_navigation_has_the_guide_and_the_rules_of_every_game() -> None:
    pytest.importorskip("mkdocs")
    spec = importlib.util.spec_from_file_location("hooks", ROOT / "docs/hooks.py")
    assert spec is not None
    assert spec.loader is not None
    hooks = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hooks)
    sections = hooks.navigation()
    assert [title for section in sections for title in section] == [game.title for game in GAMES.values()]
    pages = [page for section in sections for listed in section.values() for one in listed for page in one.values()]
    assert set(pages) == {
        page for game in GAMES for page in (f"play/{game}.md", *(f"rules/{game}.{one}.md" for one in LANGUAGES))
    }


def test_the_reference_has_every_public_name() -> None:
    page = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    described = []
    for path in re.findall(r"^::: (\S+)$", page, re.M):
        module, _, name = path.rpartition(".")
        described.append(getattr(importlib.import_module(module), name))
    constants = re.findall(r"`ecumene\.([A-Z]+)`", page)
    public = [name for name in ecumene.__all__ if name not in constants and not name.startswith("_")]
    assert {id(getattr(ecumene, name)) for name in public} == {id(one) for one in described}
    assert {name for name in ecumene.__all__ if name.isupper()} == set(constants)


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8").lower().replace("-", ".")
    for path in (ROOT / "requirements").glob("*.in"):
        for line in path.read_text(encoding="utf-8").splitlines():
            package = re.match(r"[A-Za-z][A-Za-z0-9._-]*", line)
            if package is not None:
                assert package.group().lower().replace("-", ".") in reasons, f"{package.group()} has no reason"


def test_every_package_of_the_client_has_its_reason() -> None:
    reasons = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    for name in (*package["dependencies"], *package["devDependencies"]):
        assert re.search(rf"[| ]{re.escape(name)}[, ]", reasons), f"{name} has no reason"


def test_every_dependency_of_the_package_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name, wanted in (("play", project["dependencies"]), *project["optional-dependencies"].items()):
        written = (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8").replace('"', "'").splitlines()
        for line in wanted:
            assert line in written, f"{line} is not in requirements/{name}.in"


def test_locks_name_no_place_to_fetch_from() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert re.fullmatch(r"[a-z0-9-]+==[\w.!+-]+( ; .*)?| *#.*|", line), f"{path.name}: {line}"


def default_of(name: str) -> str:
    """A default as the table writes it."""
    if name in ("bot_workers", "client_folder"):
        return {"bot_workers": "cores less one", "client_folder": "in the package"}[name]
    value = Settings().shown()[name]
    if value in ("", []):
        return "empty"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_the_table_of_settings_is_that_of_the_server() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `ECUMENE_.*$", page, re.M)
    meanings = {name: get_args(KINDS[name])[1].description for name in SETTINGS}
    assert rows == [f"| `ECUMENE_{name.upper()}` | {default_of(name)} | {meanings[name]} |" for name in SETTINGS]


def variables_in(text: str) -> set[str]:
    """The environment variables of this project that a text names; ``ECUMENE_NAME`` stands for any of them."""
    return set(re.findall(r"\bECUMENE_[A-Z]+(?:_[A-Z]+)*\b", text)) - {"ECUMENE_NAME"}


def test_every_environment_variable_is_documented() -> None:
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / name for name in ("setup.py", "Makefile", "web/vite.config.ts"))]
    read = {name for path in sources for name in variables_in(path.read_text(encoding="utf-8"))}
    for path in (ROOT / "tests").rglob("*.py"):
        lines = path.read_text(encoding="utf-8").splitlines()
        read |= {name for line in lines if "os.environ" in line for name in variables_in(line)}
    assert {"ECUMENE_BUILD", "ECUMENE_LANG", "ECUMENE_BACKEND", "ECUMENE_WHEEL"} <= read
    documented = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert sorted(name for name in read if f"`{name}" not in documented) == []


def test_the_samples_of_a_settings_file_are_accepted(tmp_path: Path) -> None:
    samples = blocks(ROOT / "docs/hosting.md", "toml")
    assert len(samples) == 2
    for sample in samples:
        (tmp_path / "ecumene.toml").write_text(sample, encoding="utf-8")
        assert load({}, tmp_path / "ecumene.toml").secure


def test_metrics_that_are_named_exist_and_all_are_named() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(ecumene_\w+)", page))
    metrics = Metrics()
    metrics.watch(Thinkers(1, 10))
    metrics.watch_talkers(Talkers())
    told = re.findall(r"^# TYPE (ecumene_\w+)", metrics.render().decode(), re.M)
    assert named == {name for name in told if not name.endswith("_created")}


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_nothing_is_left_to_be_filled_in(page: Path) -> None:
    assert not re.search(r"\b(TODO|FIXME|TBD|XX|YY|BENCH)\b|to be written", page.read_text(encoding="utf-8"))
