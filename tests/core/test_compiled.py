"""The engine is completely compiled and up to date, or interpreted on request; both behave the same."""

import ast
import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ecumene
from ecumene._sources import edited_since_compiled, is_checkout
from ecumene.cli.about import compiled, engine_modules
from ecumene.testing.engines import COMPILED, ask_here, ask_other

pytestmark = pytest.mark.compiler

PURE = os.environ.get("ECUMENE_PURE", "") not in ("", "0")
PACKAGE = Path(ecumene.__file__).parent
ENGINE = ("core", "games", "bots")


def sources() -> dict[str, Path]:
    """Every module of the engine, with its source."""
    paths = [path for folder in ENGINE for path in sorted((PACKAGE / folder).rglob("*.py"))]
    names = [".".join(("ecumene", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in paths]
    return {name.removesuffix(".__init__"): path for name, path in zip(names, paths, strict=True)}


def declares_structs(path: Path) -> bool:
    """Whether a module defines a subclass of ``msgspec.Struct``: such modules are not compiled."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return any(ast.unparse(base) == "msgspec.Struct" for one in classes for base in one.bases)


def extensions(path: Path) -> list[Path]:
    """The compiled files beside a source."""
    return [
        path.with_name(path.stem + ending)
        for ending in EXTENSION_SUFFIXES
        if path.with_name(path.stem + ending).exists()
    ]


def stays_python(path: Path) -> bool:
    """Whether a module is not compiled: it defines structs, or it is a package in a checkout's quick build."""
    return declares_structs(path) or (is_checkout() and path.stem == "__init__")


def test_the_engine_has_modules_of_both_sorts() -> None:
    found = sources()
    assert {"ecumene.core", "ecumene.core.state", "ecumene.games.victoria.rules.flow", "ecumene.bots.search"} <= set(
        found
    )
    assert sum(declares_structs(path) for path in found.values()) < len(found) / 3


@pytest.mark.parametrize("name", sources())
def test_a_module_is_compiled_unless_it_stays_python(name: str) -> None:
    """With ECUMENE_PURE every module is interpreted, even if there is a compiled one."""
    path = sources()[name]
    module = importlib.import_module(name)
    file = str(module.__file__)
    if PURE or stays_python(path):
        assert file == str(path)
    else:
        assert file.endswith(tuple(EXTENSION_SUFFIXES))
        assert Path(file) in extensions(path)
    assert file == str(sys.modules[name].__spec__.origin)  # type: ignore[union-attr]  # a loaded module has a spec


@pytest.mark.parametrize("name", sources())
def test_functions_are_of_the_kind_that_their_module_claims(name: str) -> None:
    """Compiled functions have no Python code; interpreted ones do."""
    path = sources()[name]
    module = importlib.import_module(name)
    functions = [
        getattr(module, node.name)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.decorator_list
    ]
    interpreted = PURE or stays_python(path)
    assert [hasattr(function, "__code__") for function in functions] == [interpreted] * len(functions)


def test_no_compiled_code_is_older_than_its_source() -> None:
    if is_checkout():
        assert edited_since_compiled() == [], "edited since the last build: build again"


def test_no_compiled_module_is_left_of_a_source_that_is_gone_or_stays_python() -> None:
    wanted = {file for path in sources().values() if not stays_python(path) for file in extensions(path)}
    found = {path for folder in ENGINE for path in (PACKAGE / folder).rglob("*") if path.suffix in (".so", ".pyd")}
    modules = {path for path in found if not path.name.split(".")[0].endswith("__mypyc")}
    assert modules == wanted
    assert len(modules) == sum(not stays_python(path) for path in sources().values())
    # Each module has its own library, or all share one beside the package.
    assert len(found - modules) in (0, len(modules))


def test_the_program_says_which_kind_it_is() -> None:
    for name in sources():
        importlib.import_module(name)
    assert compiled() == COMPILED == (not PURE)
    modules = engine_modules()
    assert set(sources()) <= set(modules)
    assert any(modules.values()) == (not PURE)


def test_the_other_kind_is_the_other_kind() -> None:
    assert ask_here("kind", []) == [COMPILED]
    assert ask_other("kind", []) == [not COMPILED]
