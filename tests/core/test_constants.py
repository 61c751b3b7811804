"""Constants of the engine: compiled code inlines a number only if it is ``Final``; otherwise it looks it up by name."""

import ast
from pathlib import Path

import pytest

from ecumene import checkout

SOURCES = [path for path in checkout.engine_sources() if path.suffix == ".py"]
# mypyc keeps literals of this size and larger as objects and converts them at every use.
TOO_LARGE = 2**62


def _is_constant(name: str) -> bool:
    return name.strip("_").isupper()


def plain_constants(source: str) -> list[str]:
    """The upper-case names that a module assigns at top level without ``Final``."""
    found: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            names = [part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("Final"):
            names = [ast.unparse(node.target)]
        else:
            continue
        found += [name for name in names if _is_constant(name)]
    return found


def large_numbers(source: str) -> list[int]:
    """The literals in a module that compiled code would keep as objects."""
    nodes = ast.walk(ast.parse(source))
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= TOO_LARGE
    ]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("LIMIT = 4", ["LIMIT"]),
        ("_LIMIT: int = 4", ["_LIMIT"]),
        ("A = B = 1", ["A", "B"]),
        ("A, B = 1, 2", ["A", "B"]),
        ("A: Final = 1\n_B: Final[int] = 2\nname = 3\nCard: TypeAlias = int\n__all__ = []", []),
        ("def f():\n    A = 1", []),
    ],
)
def test_constants_without_final_are_found(source: str, found: list[str]) -> None:
    assert plain_constants(source) == found


def test_every_constant_of_the_engine_is_final() -> None:
    missing = [f"{path}: {name}" for path in SOURCES for name in plain_constants(path.read_text(encoding="utf-8"))]
    assert len(SOURCES) > 100
    assert missing == []


def test_literals_of_the_engine_fit_into_native_integers() -> None:
    assert large_numbers(f"A = {TOO_LARGE}\nB = {TOO_LARGE - 1}") == [TOO_LARGE]
    large = [f"{path}: {number:#x}" for path in SOURCES for number in large_numbers(Path(path).read_text("utf-8"))]
    assert large == []
