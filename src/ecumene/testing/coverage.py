"""Which rules of the ledger have a test: read from the test files themselves."""

import ast
from pathlib import Path

import msgspec

from ecumene.core.game import Game
from ecumene.core.ledger import read_ledger
from ecumene.games import GAMES


class Coverage(msgspec.Struct, frozen=True):
    """The state of one game's ledger."""

    game: str
    entries: int
    tested: int
    physical: dict[str, str]
    missing: list[str]
    unknown: dict[str, list[str]]

    @property
    def complete(self) -> bool:
        """Whether every entry that can be tested is, and every citation exists."""
        return not self.missing and not self.unknown


def cited_rules(tests: Path) -> dict[str, list[str]]:
    """Every rule cited by ``pytest.mark.rule``, with the tests that cite it."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for rule in _rules_in(decorator):
                        cited.setdefault(rule, []).append(f"{path.relative_to(tests)}::{node.name}")
    return cited


def _rules_in(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]


def coverage_of(game: Game, cited: dict[str, list[str]]) -> Coverage:
    """How far the cited rules cover a game's ledger."""
    entries = read_ledger(game.folder).entries
    physical = {rule: entry.reason.en for rule, entry in entries.items() if entry.physical and entry.reason}
    tested = [rule for rule in entries if rule in cited]
    missing = [rule for rule in entries if rule not in cited and rule not in physical]
    known = {rule for one in GAMES.values() for rule in read_ledger(one.folder).entries} | set(entries)
    unknown = {rule: tests for rule, tests in cited.items() if rule not in known}
    return Coverage(game.name, len(entries), len(tested), physical, missing, unknown)
