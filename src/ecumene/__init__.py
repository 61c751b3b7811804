"""Ecumene: civilisation board games with exact rules, honest opponents and native speed."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.1.0"


class _SourceOnly:
    """Finds modules of this package as Python source, passing over compiled ones (``ECUMENE_PURE=1``)."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ecumene.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


if os.environ.get("ECUMENE_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceOnly)
