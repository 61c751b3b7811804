"""Build: compile the engine with mypyc where a C compiler works, else install the same source interpreted."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

SOURCE = Path("src")
# The engine: everything that runs once per move. The rest of the package is ordinary Python.
COMPILED = ["ecumene/core", "ecumene/games", "ecumene/bots"]
# Games that are compiled apart. Calls within a group are the fastest, but one file of everything takes a compiler four
# minutes where two files side by side take less than two.
LARGE = ("catan", "newdawn")
# How hard the C compiler tries: 3 for speed, 0 for a build that is only looked at.
OPTIMIZATION = os.environ.get("ECUMENE_OPTIMIZATION", "3")


def compiler_works() -> bool:
    """Compile and link one tiny extension with the compiler that setuptools will use."""
    compiler = new_compiler()
    customize_compiler(compiler)
    include = sorted({sysconfig.get_path("include"), sysconfig.get_path("platinclude")})
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiled = compiler.compile([str(source)], output_dir=folder, include_dirs=include)
            compiler.link_shared_object(compiled, str(Path(folder) / "probe.so"))
        except Exception as error:  # whatever stops it, a compiler that fails here would fail on the engine
            print(f"ecumene: {error}", file=sys.stderr)
            return False
    return True


def declares_structs(path: Path) -> bool:
    """Whether a module declares msgspec structs: mypyc loses their annotations, so these stay Python (none is hot)."""
    return "(msgspec.Struct" in path.read_text(encoding="utf-8")


def group_of(path: Path) -> str:
    """The group a module is compiled in: that of a large game, or the core's with the small ones."""
    parts = path.relative_to(SOURCE / "ecumene").parts
    return f"ecumene_{parts[1]}" if parts[0] == "games" and len(parts) > 2 and parts[1] in LARGE else "ecumene"


def extensions() -> list:
    """The compiled modules in groups, which are compiled side by side."""
    if os.environ.get("ECUMENE_PURE", "") not in ("", "0"):
        print("ecumene: ECUMENE_PURE is set; building the interpreted package", file=sys.stderr)
        return []
    if not compiler_works():
        print("ecumene: no working C compiler; building the interpreted package", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = sorted(path for folder in COMPILED for path in (SOURCE / folder).rglob("*.py"))
    modules = [path for path in paths if not declares_structs(path)]
    groups: dict[str, list[str]] = {}
    for path in modules:
        groups.setdefault(group_of(path), []).append(str(path))
    flags = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv"]
    options = ["--config-file", "pyproject.toml"]
    separate = [(files, name) for name, files in groups.items()]
    built = mypycify([*options, *(str(path) for path in modules)], opt_level=OPTIMIZATION, separate=separate)
    for extension in built:
        extension.extra_compile_args += flags
    return built


setup(
    ext_modules=extensions(),
    package_dir={"": "src"},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
