"""Build: compile the engine with mypyc where a C compiler works, else install the same source interpreted.

There are two builds. The full one is what people install: the whole engine as one C file, in which the compiler may
inline everything, at the highest level; it takes one core several minutes. The quick one (``ECUMENE_BUILD=quick``) is
for a checkout: a C file for every module, compiled side by side at a low level, and only those that changed.
"""

import os
import sys
import sysconfig
import tempfile
import threading
from collections import Counter
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
# The engine: everything that runs once per move. The rest of the package is ordinary Python.
COMPILED = ["ecumene/core", "ecumene/games", "ecumene/bots"]
KERNEL = "ecumene/nets/_kernel.c"  # judges positions with nets; written in C
BUILDS = ("full", "quick")
BUILD = os.environ.get("ECUMENE_BUILD", "") or "full"
# What is left over from an earlier build may be used again, but not with another Python or another mypyc.
FOLDER = Path("build") / f"{BUILD}-{sysconfig.get_config_var('SOABI') or sys.version_info[:2]}-mypy{version('mypy')}"


def manifest() -> str:
    """What the sources were when this build began: an edit made while it goes on must be seen as one."""
    sys.path.insert(0, str(SOURCE))
    from ecumene import _sources, checkout

    return _sources.manifest_of(checkout.engine_sources())


MANIFEST = manifest() if "--inplace" in sys.argv else ""


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


def extensions() -> list:
    """The compiled modules: all in one library, or each in its own."""
    if BUILD not in BUILDS:
        sys.exit(f"ecumene: ECUMENE_BUILD is {BUILD!r}; it can be {' or '.join(BUILDS)}")
    if os.environ.get("ECUMENE_PURE", "") not in ("", "0"):
        print("ecumene: ECUMENE_PURE is set; building the interpreted package", file=sys.stderr)
        return []
    if not compiler_works():
        print("ecumene: no working C compiler; building the interpreted package", file=sys.stderr)
        return []
    print("ecumene: Translating the engine to C", file=sys.stderr, flush=True)
    paths = sorted(path for folder in COMPILED for path in (SOURCE / folder).rglob("*.py"))
    # A package in a library of its own would need its modules' libraries before it exists, and they need it.
    packages = BUILD == "full"
    modules = [str(path) for path in paths if not declares_structs(path) and (packages or path.stem != "__init__")]
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = ["--config-file", "pyproject.toml", "--cache-dir", str(FOLDER / "types"), *modules]
    code = str(FOLDER / "code")
    if BUILD == "quick":
        from ecumene.develop.modules import separate_modules

        built = separate_modules(words, code, opt_level="1")
    else:
        from mypyc.build import mypycify

        built = mypycify(words, opt_level="3", debug_level="0", group_name="ecumene", target_dir=code)
    flags = [] if os.name == "nt" else ["-fvisibility=hidden", "-fwrapv"]
    for extension in built:  # mypyc gives them all the same list
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return [*built, kernel()]


def kernel() -> Extension:
    """The same in both builds. Without fused multiplication, so that every processor finds the same numbers."""
    flags = ["/O2"] if os.name == "nt" else ["-O3", "-ffp-contract=off", "-fwrapv", "-fvisibility=hidden"]
    return Extension(KERNEL.removesuffix(".c").replace("/", "."), [str(SOURCE / KERNEL)], extra_compile_args=flags)


class Build(build_ext):
    """Compiles what all modules share once, and says how far it is."""

    def build_extensions(self) -> None:
        """All of them, side by side."""
        self._share_runtime()
        self._forget_others()
        self._left = len(self.extensions)
        self._lock = threading.Lock()
        super().build_extensions()

    def build_extension(self, extension: object) -> None:
        """One of them; those whose sources are older are passed over."""
        super().build_extension(extension)
        with self._lock:
            self._left -= 1
            done = len(self.extensions) - self._left
            print(f"ecumene: compiled {done} of {len(self.extensions)}", file=sys.stderr, flush=True)

    def copy_extensions_to_source(self) -> None:
        """Lay them beside their sources (``--inplace``), whole or not at all."""
        from ecumene import checkout

        checkout.install(Path(self.build_lib), MANIFEST)

    def _forget_others(self) -> None:
        """Remove what was built of sources that are gone, or that another build compiles."""
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in (".so", ".pyd") and path not in wanted:
                path.unlink()

    def _share_runtime(self) -> None:
        """mypyc gives every library its runtime to compile; done anew for each, that would take longest of all."""
        uses = Counter(source for extension in self.extensions for source in extension.sources)
        shared = sorted(source for source, count in uses.items() if count > 1)
        if not shared:
            return
        one = next(extension for extension in self.extensions if shared[0] in extension.sources)
        archive = Path(self.build_temp) / self.compiler.library_filename("ecumene_runtime")
        if not archive.exists():
            objects = self.compiler.compile(
                shared,
                output_dir=self.build_temp,
                include_dirs=one.include_dirs,
                extra_postargs=one.extra_compile_args,
            )
            self.compiler.create_static_lib(objects, "ecumene_runtime", output_dir=self.build_temp)
        for extension in self.extensions:
            if shared[0] in extension.sources:
                extension.sources = [source for source in extension.sources if source not in shared]
                extension.extra_objects = [*extension.extra_objects, str(archive)]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": Build},
    package_dir={"": "src"},
    options={
        "build_ext": {"parallel": os.cpu_count() or 1, "build_temp": str(FOLDER / "objects")},
    },
)
