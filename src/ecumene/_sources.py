"""Decides whether to import compiled modules or their Python sources.

An installed package uses its compiled modules. So does a checkout, as long as they were built from exactly the sources
beside them: compiled modules call each other directly, without going through Python, so after a single edit the whole
engine runs from source until it is rebuilt.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
# Written last when a checkout's engine is built: one line for each compiled source.
MANIFEST = PACKAGE / "compiled-from"


class SourceOnly:
    """Import finder that loads this package's modules from Python source and skips compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Called by the import system."""
        if not name.startswith("ecumene.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def asked_for_sources() -> bool:
    """Whether the environment asks for sources only (``ECUMENE_PURE=1``)."""
    return os.environ.get("ECUMENE_PURE", "") not in ("", "0")


def is_checkout(package: Path = PACKAGE) -> bool:
    """Whether the package runs from a checkout rather than an installation."""
    return (package.parent.parent / "setup.py").exists()


def fingerprint(path: Path) -> str:
    """A hash of a file's contents."""
    import hashlib  # needed only if a file was touched since it was compiled

    return hashlib.sha256(path.read_bytes()).hexdigest()


def manifest_of(sources: Sequence[Path], package: Path = PACKAGE) -> str:
    """The manifest of an engine that was compiled from these sources, as they are now."""
    lines = []
    for path in sources:
        found = path.stat()
        name = path.relative_to(package).as_posix()
        lines.append(f"{found.st_size}\t{found.st_mtime_ns}\t{fingerprint(path)}\t{name}\n")
    return "".join(lines)


def edited_since_compiled(package: Path = PACKAGE) -> list[str] | None:
    """Sources that changed since the engine was compiled; None if there is no complete compiled engine."""
    try:
        manifest = (package / MANIFEST.name).read_text(encoding="utf-8")
    except OSError:
        return None
    edited = []
    for line in manifest.splitlines():
        size, changed, content, name = line.split("\t")
        path = package / name
        try:
            found = path.stat()
            same = found.st_size == int(size) and (
                found.st_mtime_ns == int(changed) or fingerprint(path) == content  # git checkout changes timestamps too
            )
        except OSError:
            same = False
        if not same:
            edited.append(name)
    return edited


def uses_sources() -> bool:
    """Whether compiled modules are skipped now."""
    return SourceOnly in sys.meta_path


def choose() -> None:
    """Skip compiled modules if they are unwanted or out of date."""
    if asked_for_sources() or (is_checkout() and edited_since_compiled() != []):
        sys.meta_path.insert(0, SourceOnly)  # a class will do: its finder is static
