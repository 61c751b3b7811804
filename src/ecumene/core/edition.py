"""Editions: which reading of the rules a table uses where printings, translations and rulings differ, as one option.

An edition is a name plus the readings and facts that differ from the game's first edition. As the value of the option
``edition`` it is just the name if the game ships it, otherwise a JSON object written as one word, so that records and
tables are self-contained::

    edition=2025
    edition={"name":"club","readings":{"spy_must_take":false},"facts":{"wonder_costs":{"petra":8}}}
"""

import hashlib
import json
import re
from typing import Any, Final

import msgspec

from ecumene.core.errors import OptionsError
from ecumene.core.options import Option, Options, OptionValue

EDITION: Final = "edition"
MARK_DIGITS: Final = 16
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 20_000
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A named set of readings and facts; both hold only what differs from the game's first edition."""

    name: str = ""
    readings: Options = {}
    facts: dict[str, Any] = {}


def edition_option(
    editions: tuple[Edition, ...], rule: str, needs: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
) -> Option:
    """The ``edition`` option of a game with these editions; it also accepts a host's own."""
    return Option(EDITION, tuple(edition.name for edition in editions), rule, "edition", needs, open=True)


def parse_edition(text: str) -> Edition:
    """Parse an edition from a JSON word, without checking it against a game."""
    if len(text) > LONGEST_TEXT:
        raise OptionsError("The edition is too long.", f"It has {len(text)} characters of at most {LONGEST_TEXT}.")
    try:
        edition = msgspec.json.decode(text.encode(), type=Edition)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError, RecursionError) as error:
        raise OptionsError("The edition cannot be read.", str(error), _HOW_TO_WRITE_ONE) from error
    check_name(edition.name, empty=True)
    return edition


_HOW_TO_WRITE_ONE: Final = (
    'Write an edition as {"readings":{"name":value},"facts":{…}}; see: ecumene editions show GAME NAME'
)


def check_name(name: str, empty: bool = False) -> None:
    """Raise an error if a name cannot be used in a record."""
    if (empty and not name) or (len(name) <= LONGEST_NAME and _NAME.fullmatch(name)):
        return
    raise OptionsError(
        f"An edition cannot be called {name[:LONGEST_NAME]!r}.",
        f"Names have up to {LONGEST_NAME} small letters, digits and hyphens.",
    )


def edition_word(edition: Edition) -> str:
    """A complete edition as one word; equal editions give equal words."""
    parts: dict[str, object] = {}
    if edition.name:
        parts["name"] = edition.name
    if edition.readings:
        parts["readings"] = edition.readings
    if edition.facts:
        parts["facts"] = edition.facts
    return _compact(parts)


def differing(readings: tuple[Option, ...], chosen: Options) -> Options:
    """The chosen readings that differ from the first edition, in the game's order."""
    return {one.name: chosen[one.name] for one in readings if chosen.get(one.name, one.default) != one.default}


def value_of_reading(option: Option, value: OptionValue) -> OptionValue:
    """The value, if it is one of the reading's values and of the right type."""
    for allowed in option.values:
        if type(allowed) is type(value) and allowed == value:
            return allowed
    choices = ", ".join(json.dumps(allowed) for allowed in option.values)
    raise OptionsError(f"The reading {option.name} cannot be {json.dumps(value)[:60]}.", todo=f"It can be: {choices}.")


def mark_of_facts(facts: object) -> str:
    """A short hash that identifies a whole set of facts."""
    text = json.dumps(facts, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_DIGITS]


def _compact(value: object) -> str:
    """JSON without white space; a game's facts contain none in their strings."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True)
