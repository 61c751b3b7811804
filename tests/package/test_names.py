"""What ``import ecumene`` offers and what it costs; what the pytest plugin costs people who only have it installed."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene

HEAVY = ("ecumene.core", "ecumene.games", "ecumene.bots", "ecumene.arena", "ecumene.server", "ecumene.cli", "msgspec",
         "rich", "litestar")  # fmt: skip


def loaded_by(*code: str) -> set[str]:
    """The modules that are loaded after these lines, in a process of their own."""
    lines = [*code, "import sys", "print(*sys.modules)"]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("code", ["import ecumene", "import ecumene; dir(ecumene); ecumene.__version__"])
def test_importing_the_package_loads_nothing_else(code: str) -> None:
    assert [name for name in loaded_by(code) if name.startswith(HEAVY)] == []


def test_a_name_loads_only_what_it_needs() -> None:
    loaded = loaded_by("from ecumene import Rng")
    assert "ecumene.core.rng" in loaded
    assert [name for name in loaded if name.startswith(("ecumene.games", "ecumene.server", "msgspec"))] == []


@pytest.mark.parametrize("name", ecumene.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(ecumene, name) is not None
    assert name in dir(ecumene)


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(Path(str(ecumene.__file__)).read_text(encoding="utf-8"))
    (checked,) = (node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    typed = {}
    for node in checked.body:
        assert isinstance(node, ast.ImportFrom)
        for alias in node.names:
            module = str(node.module).removeprefix("ecumene.")
            typed[alias.asname or alias.name] = module if alias.asname is None else f"{module}:{alias.name}"
    assert typed == ecumene._HOMES
    assert {*typed, "__version__"} == set(ecumene.__all__)


def test_another_name_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'ecumene' has no attribute 'chess'"):
        ecumene.chess  # type: ignore[attr-defined]  # noqa: B018 - that it is not there is the point


PROBE = """
import sys

import pytest


def test_something_else():
    pass


def test_no_game_is_loaded(request):
    assert request.config.pluginmanager.hasplugin("ecumene")
    assert [name for name in sys.modules if name.startswith(("ecumene.", "msgspec"))] == [
        "ecumene._sources", "ecumene.testing", "ecumene.testing.plugin"
    ]
"""


def pytest_run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]
    return subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True, check=False)


def test_the_plugin_loads_no_game_into_the_tests_of_others(tmp_path: Path) -> None:
    (tmp_path / "test_other.py").write_text(PROBE, encoding="utf-8")
    (tmp_path / "conftest.py").write_text(
        "import atexit, sys\n"
        "atexit.register(lambda: print('games loaded:', 'ecumene.games' in sys.modules))\n", encoding="utf-8"
    )  # fmt: skip
    done = pytest_run(tmp_path)
    assert done.returncode == 0, done.stdout
    assert "games loaded: False" in done.stdout
    assert "rules proven" not in done.stdout


def test_the_plugin_counts_rules_where_a_test_names_one(tmp_path: Path) -> None:
    (tmp_path / "test_rule.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("DU-MIL-13")\ndef test_one():\n    pass\n', encoding="utf-8"
    )
    done = pytest_run(tmp_path, "--strict-markers")
    assert done.returncode == 0, done.stdout
    assert "rules proven by passing tests" in done.stdout
    assert pytest_run(tmp_path, "--all-rules").returncode == 1
