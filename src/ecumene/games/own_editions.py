"""A host's own editions: a folder of JSON files, one for each.

A file names its game and lists what differs from the game's first edition::

    {
      "game": "newdawn",
      "name": "club",
      "readings": {"tech_overflow": "stops"},
      "facts": {"wonder_costs": {"petra": 8}}
    }

The folder only makes them available by name: tables and records contain the whole edition.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from ecumene.core.edition import Edition
from ecumene.core.errors import EcumeneError, OptionsError
from ecumene.core.options import Options
from ecumene.games import GAMES

VARIABLE: Final = "ECUMENE_EDITIONS"
FORMER: Final = "ECUMENE_NEWDAWN_FACTS"
LARGEST: Final = 1_000_000


class EditionsError(EcumeneError):
    """Edition files that cannot be used."""


class EditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a file; without a name the edition is named after the file."""

    game: str
    name: str = ""
    readings: Options = {}
    facts: dict[str, Any] = {}


def use_own_editions(environment: Mapping[str, str] = os.environ) -> None:
    """Make the editions in the folder named by the environment available, and no others."""
    if environment.get(FORMER, "").strip():
        raise EditionsError(
            f"{FORMER} is no longer read.",
            "Facts are part of an edition now, which a table chooses.",
            f'Put the file\'s text into {{"game": "newdawn", "name": "club", "facts": …}}, save that as club.json in a '
            f"folder, name the folder in {VARIABLE}, and unset {FORMER}.",
        )
    given = environment.get(VARIABLE, "").strip()
    load_own_editions(Path(given).expanduser() if given else None)


def load_own_editions(folder: Path | None) -> None:
    """Make the editions in a folder available, and no others; all errors in the files are reported at once."""
    for game in GAMES.values():
        game.own_editions.clear()
    if folder is None:
        return
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    except OSError as error:
        raise EditionsError(
            f"The folder of editions {folder} cannot be read.", str(error.strerror), f"Check {VARIABLE}, or unset it."
        ) from error
    problems = []
    for path in files:
        try:
            name, edition = read_edition(path)
            GAMES[name].add_edition(edition)
        except EcumeneError as error:
            problems.append(f"{path.name}: {error.what}" + (f"\n{error.why}" if error.why else ""))
    if problems:
        for game in GAMES.values():
            game.own_editions.clear()
        raise EditionsError(
            f"Editions in {folder} cannot be used.",
            "\n".join(problems),
            "Mend the files; 'ecumene editions check FILE' looks at one of them.",
        )


def read_edition(path: Path) -> tuple[str, Edition]:
    """The game and edition in a file, checked."""
    try:
        if path.stat().st_size > LARGEST:
            raise EditionsError(f"The file {path} is too large for an edition.")
        found = json.loads(path.read_text(encoding="utf-8-sig"), object_pairs_hook=_once)
        file = msgspec.convert(found, EditionFile)
    except OSError as error:
        raise EditionsError(f"The file {path} cannot be read.", str(error.strerror)) from error
    except json.JSONDecodeError as error:
        why = f"Line {error.lineno}, column {error.colno}: {error.msg}."
        raise EditionsError(f"The file {path} is not JSON.", why, "Mend it there.") from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise EditionsError(f"The file {path} is not JSON.", str(error)) from error
    except _Twice as error:
        raise EditionsError(f"The file {path} says something twice.", str(error), "Leave one of them out.") from error
    except msgspec.ValidationError as error:
        raise EditionsError(
            f"The file {path} holds no edition.",
            f"{error}.",
            'Write {"game": "newdawn", "name": "club", "readings": {…}, "facts": {…}}.',
        ) from error
    game = GAMES.get(file.game)
    if game is None:
        raise EditionsError(f"There is no game {file.game[:40]!r}.", todo="Games: " + ", ".join(GAMES) + ".")
    if not game.editions:
        known = ", ".join(name for name, one in GAMES.items() if one.editions)
        raise OptionsError(f"{game.title} has no editions.", todo=f"Games that do: {known}.")
    return game.name, game.checked_edition(Edition(file.name or path.stem, file.readings, file.facts))


class _Twice(Exception):
    """A key that occurs twice in an object."""


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise _Twice(f"{name[:40]!r} occurs twice in the same place.")
        found[name] = value
    return found
