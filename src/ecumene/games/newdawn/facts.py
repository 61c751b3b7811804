"""The uncertain facts of the box, and how an edition changes them.

``facts.json`` has all of them; ``docs/known-uncertainties.md`` says why each is uncertain. An edition has only those
that differ. This module checks that their words are valid; ``editions.py`` checks them against the rest of the
material (numbers, and maps that can be laid).
"""

import difflib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

SPACES_OF_A_SIDE: Final = 10
# Replaced as a whole; for other facts, an edition has only the entries that differ.
WHOLE: Final = ("tech_levels",)
# The meaning of a word's last sign; each side of a tile with that meaning has exactly one.
SIGNS: Final = {"!": "natural wonder", "@": "city-state", "*": "capital"}


Coordinate: TypeAlias = Annotated[int, Meta(ge=-30, le=30)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Level: TypeAlias = Annotated[int, Meta(ge=2, le=4)]
Step: TypeAlias = Annotated[int, Meta(ge=1, le=23)]
Cost: TypeAlias = Annotated[int, Meta(ge=1, le=30)]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a tile's space 0 (q, r), and its clockwise turns in sixths."""

    at: tuple[Coordinate, Coordinate]
    turns: Turns


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that an edition can change. Keys are strings, as JSON requires."""

    tiles: dict[str, list[str]]
    first_game: dict[str, Placement]
    first_game_tiles: dict[str, list[int]]
    first_game_capitals: dict[str, list[int]]
    core: dict[str, list[Placement]]
    direction_token: list[int]
    event_dial: list[str]
    tech_levels: dict[str, Level]
    step_after_last: Step
    wonder_costs: dict[str, Cost]


KINDS: Final = get_type_hints(Facts, include_extras=True)


# Changing -------------------------------------------------------------------------------------------------------------


def changed(shipped: Facts, given: dict[str, object]) -> tuple[Facts, list[str]]:
    """The facts with the given changes and no problems, or the package's facts and the problems found."""
    problems: list[str] = []
    whole: dict[str, Any] = msgspec.to_builtins(shipped)
    for name, value in given.items():
        kind = KINDS.get(name)
        if kind is None:
            problems.append(f"There is no fact {name[:40]!r}.{_near(name, KINDS)}")
        elif get_origin(kind) is not dict:
            problems += _unfit(name, value, kind)
            whole[name] = value
        elif not isinstance(value, dict):
            problems.append(f"{name}: expected an object, such as {json.dumps({next(iter(whole[name])): '…'})}.")
        else:
            known = whole[name]
            whole[name] = {} if name in WHOLE else dict(known)
            for key, entry in value.items():
                if name not in WHOLE and key not in known:
                    problems.append(f"{name}: there is no {key[:40]!r}.{_near(key, known)}")
                problems += _unfit(f"{name}, {key}", entry, get_args(kind)[1])
                whole[name][key] = entry
    return shipped if problems else msgspec.convert(whole, Facts), problems


def _unfit(where: str, value: object, kind: Any) -> list[str]:
    """Why a value is not of its kind; empty if it is."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        return [f"{where}: {str(error).removesuffix(' - at `$`')}."]
    return []


def _near(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, list(known), 1)
    return f" Did you mean {near[0]!r}?" if near else ""


# Words ----------------------------------------------------------------------------------------------------------------


def parts(word: str) -> tuple[str, str, str]:
    """A space's name, its sign (one of SIGNS or nothing) and its symbol: a resource or a letter."""
    if word.endswith(("!", "@")):
        return word[:-1], word[-1], ""
    terrain, colon, symbol = word.partition(":")
    if colon and not symbol:
        return word, "", ""  # not a terrain's name
    return (terrain[:-1], "*", symbol) if terrain.endswith("*") else (terrain, "", symbol)


def word_problems(facts: Facts, shipped: Facts) -> list[str]:
    """Unknown words, and tiles that do not match their kind. The known words are those in the package's facts."""
    said = [parts(word) for side in shipped.tiles.values() for word in side]
    names = {sign: {name for name, each, _ in said if each == sign} for sign in ("", "!", "@")}
    names["*"] = names[""] - {"water"}
    symbols = {symbol for _, _, symbol in said if symbol}
    problems = []
    for side, words in facts.tiles.items():
        if len(words) != SPACES_OF_A_SIDE:
            problems.append(f"tiles, {side}: it has {len(words)} spaces; every side has {SPACES_OF_A_SIDE}.")
        for place, word in enumerate(words):
            problems += [f"tiles, {side}, space {place}: {why}" for why in _word_problems(word, names, symbols)]
        problems += _kind_problems(side, words, shipped.tiles[side])
    problems += _symbol_problems(facts)
    events = set(shipped.event_dial)
    problems += [
        f"event_dial: there is no event {event[:40]!r}.{_near(event, events)} Events: {', '.join(sorted(events))}."
        for event in facts.event_dial
        if event not in events
    ]
    if sorted(facts.direction_token) != [1, 2, 3, 4, 5, 6] or facts.direction_token[0] != 1:
        problems.append("direction_token: expected the numbers 1 to 6, each once, beginning with 1.")
    return problems + [f"tech_levels: {step[:40]!r} is not a step." for step in facts.tech_levels if not is_step(step)]


def is_step(text: str) -> bool:
    """Whether a key is the number of a step."""
    return len(text) < 3 and text.isascii() and text.isdigit() and text == str(int(text))


def _word_problems(word: str, names: dict[str, set[str]], symbols: set[str]) -> list[str]:
    name, sign, symbol = parts(word)
    problems = []
    if name not in names[sign]:
        what = {"": "terrain", "*": "terrain of a capital"}.get(sign) or SIGNS[sign]
        problems.append(f"there is no {what} {name[:40]!r}.{_near(name, names[sign])}")
    if symbol and symbol not in symbols:
        problems.append(f"there is no resource or barbarian {symbol[:40]!r}.{_near(symbol, symbols)}")
    elif symbol and (sign == "*" or name == "water"):
        problems.append("neither a capital nor water carries a symbol.")
    return problems


def _kind_problems(side: str, words: list[str], before: list[str]) -> list[str]:
    """A tile's kind is printed on its back and certain: both sides must show what tiles of that kind show, once."""
    problems = []
    for sign, what in SIGNS.items():
        wanted = sum(parts(word)[1] == sign for word in before)
        found = [place for place, word in enumerate(words) if parts(word)[1] == sign]
        if len(found) != wanted:
            problems.append(f"tiles, {side}: it shows {len(found)} spaces with a {what}; this tile has {wanted}.")
        elif sign == "*" and found not in ([], [0]):
            problems.append(f"tiles, {side}: its capital is on space {found[0]}; a capital is on space 0.")
    return problems


def _symbol_problems(facts: Facts) -> list[str]:
    """Unique things must not repeat: natural wonders and city-states, and letters beyond once per side of one tile."""
    where: dict[str, list[str]] = {}
    for side, words in facts.tiles.items():
        for word in words:
            name, sign, symbol = parts(word)
            if sign in ("!", "@"):
                where.setdefault(name, []).append(side)
            elif len(symbol) == 1:
                where.setdefault(symbol, []).append(side)
    problems = []
    for what, sides in where.items():
        tiles = {side[:-1] for side in sides}
        if len(what) > 1 and len(sides) > 1:
            problems.append(f"tiles: {what} stands on {' and '.join(sides)}; there is only one.")
        elif len(what) == 1 and (len(tiles) > 1 or len(sides) > len(set(sides))):
            problems.append(f"tiles: barbarian {what} stands on {' and '.join(sides)}; it has one tile, once a side.")
    return problems


# Differences ----------------------------------------------------------------------------------------------------------


def difference(facts: Facts, shipped: Facts) -> dict[str, object]:
    """The facts that differ from the package's, as in an edition: the entries that differ, or the whole fact."""
    found: dict[str, object] = {}
    ours, theirs = msgspec.to_builtins(facts), msgspec.to_builtins(shipped)
    for name, value in ours.items():
        if value == theirs[name]:
            continue
        if isinstance(value, dict) and name not in WHOLE:
            found[name] = {key: each for key, each in value.items() if each != theirs[name][key]}
        elif name in WHOLE:
            found[name] = {key: value[key] for key in sorted(value, key=int)}
        else:
            found[name] = value
    return found


SHIPPED: Final = msgspec.json.decode(Path(__file__).with_name("facts.json").read_bytes(), type=Facts)
