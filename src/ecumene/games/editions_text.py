"""A complete edition as a file that people can read and edit: one entry per line."""

import json

from ecumene.core.edition import Edition
from ecumene.core.game import Game


def edition_file(game: Game, edition: Edition) -> str:
    """Every reading and every fact, including those that do not differ."""
    readings = {**{one.name: one.default for one in game.readings}, **edition.readings}
    parts: dict[str, object] = {"game": game.name, "name": edition.name, "readings": readings}
    facts = game.facts_of(edition)
    if facts:
        parts["facts"] = facts
    return _object(parts, 0, 3) + "\n"


def _object(value: object, depth: int, deepest: int) -> str:
    """JSON with one line per entry for objects down to a given depth."""
    if not isinstance(value, dict) or depth == deepest or (depth == 2 and not _many(value)):
        return json.dumps(value, ensure_ascii=False)
    inset = "  " * (depth + 1)
    entries = [f"{inset}{json.dumps(name)}: {_object(each, depth + 1, deepest)}" for name, each in value.items()]
    return "{\n" + ",\n".join(entries) + "\n" + "  " * depth + "}"


def _many(value: dict[str, object]) -> bool:
    return any(isinstance(each, (list, dict)) for each in value.values()) or len(value) > 1
