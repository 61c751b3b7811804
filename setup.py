"""Build: compile the engine with mypyc where a C compiler works, else install the same source interpreted."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

SOURCE = Path("src")
# The engine: everything that runs once per move. The rest of the package is ordinary Python.
COMPILED = ["ecumene/core", "ecumene/games", "ecumene/bots"]


def compiler_works() -> bool:
    """Compile and link one tiny extension with the compiler that setuptools would use."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*compiler, "-shared", "-fPIC", *include, str(source), "-o", str(Path(folder) / "probe.so")]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
        except (OSError, subprocess.SubprocessError) as error:
            print(f"ecumene: {error}\n{getattr(error, 'stderr', '')}", file=sys.stderr)
            return False
        return (Path(folder) / "probe.so").exists()


def declares_structs(path: Path) -> bool:
    """Whether a module declares msgspec structs: mypyc loses their annotations, so these stay Python (none is hot)."""
    return "(msgspec.Struct" in path.read_text(encoding="utf-8")


def extensions() -> list:
    """The compiled modules, all in one group so that calls between them are C calls."""
    if os.environ.get("ECUMENE_PURE", "") not in ("", "0"):
        print("ecumene: ECUMENE_PURE is set; building the interpreted package", file=sys.stderr)
        return []
    if os.name != "nt" and not compiler_works():
        print("ecumene: no working C compiler; building the interpreted package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = sorted(path for folder in COMPILED for path in (SOURCE / folder).rglob("*.py"))
    modules = [str(path) for path in paths if not declares_structs(path)]
    flags = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv"]
    built = mypycify(["--config-file", "pyproject.toml", *modules], opt_level="3", group_name="ecumene")
    for extension in built:
        extension.extra_compile_args += flags
    return built


setup(ext_modules=extensions(), package_dir={"": "src"})
