"""Which packages may import which: lower layers must not depend on higher ones."""

import ast
from pathlib import Path

import ecumene

SOURCE = Path(ecumene.__file__).parent
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/state.py"))


def imports(path: Path) -> set[str]:
    """The full names of all modules that a file imports anywhere; ``from a import b`` gives both a and a.b."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def offenders(paths: list[Path], forbidden: str) -> list[str]:
    """The files that import a module or something in it."""
    assert paths
    return [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in paths
        for name in sorted(imports(path))
        if name == forbidden or name.startswith(f"{forbidden}.")
    ]


def under(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


def test_rules_and_state_know_no_strategy() -> None:
    assert len(GAMES) == 4
    for game in GAMES:
        rules = [path for path in under(f"games/{game.name}") if "strategy" not in path.parts]
        rules.remove(game / "__init__.py")  # the registry entry, which provides the strategy
        assert not offenders(rules, f"ecumene.games.{game.name}.strategy")
        assert not offenders(rules, "ecumene.core.strategy")
    below = [path for path in under("core") if path.name not in ("strategy.py", "game.py")]
    assert not offenders(below, "ecumene.core.strategy")


def test_the_engine_knows_nothing_above_it() -> None:
    for above in ("arena", "cli", "server", "testing"):
        assert not offenders(under("core", "games", "bots"), f"ecumene.{above}")
    assert not offenders(under("core", "games"), "ecumene.bots")
    assert not offenders(under("core", "bots"), "ecumene.games")


def test_a_game_knows_no_other_game() -> None:
    for game in GAMES:
        for other in GAMES:
            if other != game:
                assert not offenders(under(f"games/{game.name}"), f"ecumene.games.{other.name}")
