"""The locks of ``requirements/`` suit every Python that the package names, from the oldest to the newest."""

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

LOCKS = Path(__file__).parent.parent.parent / "requirements"
# Debian 12 has 3.11.2: the oldest is meant to the last figure. ``make locks`` asks the index about the same ones.
PYTHONS = ("3.11.0", "3.12.0", "3.13.0", "3.14.0")


def pins(lock: str) -> list[Requirement]:
    """What a lock pins and this machine wants."""
    lines = (LOCKS / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.lstrip().startswith("#")]
    return [one for one in wanted if one.marker is None or one.marker.evaluate()]


def too_new(requirement: Requirement) -> str | None:
    """Why a pinned package cannot be installed on one of our versions of Python; None if it can, or is not here."""
    try:
        found = distribution(requirement.name)
    except PackageNotFoundError:
        return None
    wants = found.metadata["Requires-Python"]
    if found.version not in requirement.specifier or wants is None:
        return None
    missing = [python for python in PYTHONS if python not in SpecifierSet(wants)]
    return f"{requirement} wants Python {wants}, so not {', '.join(missing)}" if missing else None


@pytest.mark.parametrize("lock", ["play", "test", "docs", "arena", "train"])
def test_every_pinned_package_installs_on_the_oldest_and_on_the_newest_python(lock: str) -> None:
    assert [reason for one in pins(lock) if (reason := too_new(one))] == []


def test_what_is_pinned_for_the_tests_is_what_they_run_with() -> None:
    """Else the test above looks at other versions than the lock's."""
    installed = {one.name for one in pins("test") if distribution(one.name).version in one.specifier}
    assert installed >= {one.name for one in pins("test")}


def test_the_oldest_python_of_the_locks_is_the_one_the_package_names() -> None:
    project = (LOCKS.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert 'requires-python = ">=3.11"' in project
    tool = (LOCKS / "lock.sh").read_text(encoding="utf-8")
    assert f"for version in {' '.join(PYTHONS)}; do" in tool
