"""Generates a game's ``citations.py``: numbers for the ledger's rules that its code cites."""

import ast
from pathlib import Path

from ecumene.core.ledger import read_ledger

FILE = "citations.py"
WIDTH = 116


def cited(folder: Path) -> list[str]:
    """The rules that a game's code names as constants, in the ledger's order."""
    names: set[str] = set()
    for path in folder.rglob("*.py"):
        if path.name != FILE:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    return [rule for rule in read_ledger(folder).entries if constant(rule) in names]


def constant(rule: str) -> str:
    """The name of a rule's constant in code."""
    return rule.replace("-", "_")


def citations(folder: Path) -> str:
    """The text of the generated module."""
    rules = cited(folder)
    lines = [
        f'"""The rules that this code cites, by number. Written by ``ecumene develop citations {folder.name}``."""',
        "",
        "from typing import Final",
        "",
        "RULE_IDS: Final = (",
        *wrapped(['""', *(f'"{rule}"' for rule in rules)], "    "),
        ")  # fmt: skip",
        "",
        *(f"{constant(rule)}: Final = {number}" for number, rule in enumerate(rules, 1)),
    ]
    return "\n".join(lines) + "\n"


def wrapped(items: list[str], indent: str) -> list[str]:
    """Items with commas, wrapped into lines."""
    lines = [indent]
    for item in items:
        if len(lines[-1]) + len(item) > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += f"{item}, "
    return [*lines[:-1], lines[-1].rstrip()]
