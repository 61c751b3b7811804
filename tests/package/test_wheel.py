"""The package as people install it: a wheel with a compiler and one without, each in an empty environment."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(command: list[str | Path], **environment: str) -> str:
    """Run a command to its end; its standard output."""
    clean = {name: value for name, value in os.environ.items() if name not in ("ECUMENE_PURE", "PYTHONPATH")}
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False, env=clean | environment
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def build(folder: Path, environment: dict[str, str]) -> Path:
    """Build a wheel from a copy of the sources, client and all."""
    source = folder / "source"
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*command, "--wheel-dir", folder, source], **environment)
    (wheel,) = folder.glob("ecumene-*.whl")
    with zipfile.ZipFile(wheel) as whole:
        assert "ecumene/server/client/index.html" in whole.namelist()
    return wheel


@pytest.mark.parametrize(
    ("kind", "environment"),
    [
        # Compiling it takes minutes: make soak installs the wheel that make wheel builds.
        pytest.param("compiled", {}, marks=[pytest.mark.compiler, pytest.mark.thorough]),
        ("interpreted", {"CC": "/bin/false"}),
    ],
)
def test_a_wheel_installs_into_an_empty_environment_and_plays(
    kind: str, environment: dict[str, str], tmp_path: Path
) -> None:
    given = os.environ.get("ECUMENE_WHEEL", "")
    wheel = Path(given) if given and kind == "compiled" else build(tmp_path, environment)
    assert wheel.name.endswith("-none-any.whl") == (kind == "interpreted")

    run([sys.executable, "-m", "venv", tmp_path / "empty"])
    python = tmp_path / "empty" / "bin" / "python"
    run(
        [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            wheel,
            "-c",
            ROOT / "requirements/play.txt",
        ]
    )
    ecumene = tmp_path / "empty" / "bin" / "ecumene"
    about = json.loads(run([ecumene, "about", "--json"]))
    assert about["engine"] == kind
    assert "CV-WAR-01" in run([ecumene, "rules", "show", "CV-WAR-01", "--lang", "bg"])
    result = json.loads(run([ecumene, "simulate", "victoria", "--games", "4", "--bot", "greedy", "--json"]))
    assert sum(seat["rate"] for seat in result["seats"]) == pytest.approx(1)
    run([ecumene, "simulate", "victoria", "--games", "1", "--out", tmp_path / "games"])
    (record,) = (tmp_path / "games").iterdir()
    assert "is valid" in run([ecumene, "record", "verify", record])
    assert "has been created" in run([ecumene, "database", "migrate", "--database", tmp_path / "tables.db"])
    assert "All is well" in run([ecumene, "database", "check", "--database", tmp_path / "tables.db"])
