"""Which of its modules the package takes compiled, and when it takes their sources instead.

An installed package takes what is compiled. So does a checkout, as long as the compiled modules were made from the very
sources that lie beside them: compiled modules call each other without asking Python, so one edited file is reason
enough to take all of them from their sources until the engine is built again.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
# Written last of all when a checkout's engine has been built: a line for every compiled source.
MANIFEST = PACKAGE / "compiled-from"


class SourceOnly:
    """Finds modules of this package as Python source, passing over compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """As the import system asks it."""
        if not name.startswith("ecumene.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def asked_for_sources() -> bool:
    """Whether the environment says that nothing compiled is wanted (``ECUMENE_PURE=1``)."""
    return os.environ.get("ECUMENE_PURE", "") not in ("", "0")


def is_checkout(package: Path = PACKAGE) -> bool:
    """Whether the package runs where it is developed, and not where it was installed."""
    return (package.parent.parent / "setup.py").exists()


def fingerprint(path: Path) -> str:
    """What a file says, in short."""
    import hashlib  # only where a file was touched since it was compiled

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
    """The sources that are not what the compiled engine was made from; None if there is no whole compiled engine."""
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
                found.st_mtime_ns == int(changed) or fingerprint(path) == content  # a mere checkout touches files too
            )
        except OSError:
            same = False
        if not same:
            edited.append(name)
    return edited


def choose() -> None:
    """Pass over compiled modules where they are not wanted, or not what the sources say."""
    if asked_for_sources() or (is_checkout() and edited_since_compiled() != []):
        sys.meta_path.insert(0, SourceOnly)
