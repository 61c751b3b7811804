"""The quick build translates only what changed, also where that reads classes of modules that did not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

# Where modules are compiled apart, mypyc cannot be sure that a native attribute of another module's class is defined.
BOX = """
from mypy_extensions import i64

class Box:
    def __init__(self, height: i64) -> None:
        self.height: i64 = height
"""
READER = """
from mypy_extensions import i64

from box import Box

def twice(box: Box) -> i64:
    return {factor} * box.height
"""
TRANSLATE = """
import sys
from ecumene.develop.modules import separate_modules
separate_modules(["--cache-dir", "types", "box.py", "reader.py"], "code", opt_level="1")
"""


def translate(folder: Path) -> dict[str, float]:
    """Translate both modules, and return when each file of C code was written."""
    done = subprocess.run(
        [sys.executable, "-c", TRANSLATE], cwd=folder, env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return {path.name: path.stat().st_mtime_ns for path in (folder / "code").rglob("*.c")}


@pytest.mark.once
def test_an_edited_module_is_translated_alone(tmp_path: Path) -> None:
    (tmp_path / "box.py").write_text(BOX, encoding="utf-8")
    (tmp_path / "reader.py").write_text(READER.format(factor=2), encoding="utf-8")
    before = translate(tmp_path)
    assert {"__native_box.c", "__native_reader.c"} <= before.keys()
    (tmp_path / "reader.py").write_text(READER.format(factor=3), encoding="utf-8")
    after = translate(tmp_path)
    assert after["__native_box.c"] == before["__native_box.c"]
    assert after["__native_reader.c"] != before["__native_reader.c"]


@pytest.mark.once
def test_a_mistake_is_reported_and_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "box.py").write_text(BOX, encoding="utf-8")
    (tmp_path / "reader.py").write_text(READER.format(factor="'x'"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"reader\.py:7: error: "):
        translate(tmp_path)
