"""Writing events to the log, as tokens that each reader's language turns into words.

A space is described by its terrain and tile, since its number means nothing to a reader: ``at-forest.6`` is forest on
tile 7 (tokens count from 0).
"""

from mypy_extensions import i64

from ecumene.core.events import Event, Log, Value
from ecumene.core.state import Rule
from ecumene.games.newdawn.citations import RULE_IDS
from ecumene.games.newdawn.land import FIRST_GAP, NONE
from ecumene.games.newdawn.material import (
    CARD_NAMES,
    CITY_STATE_NAMES,
    LETTERS,
    NATURAL_NAMES,
    PACTS,
    RESOURCES,
    TERRAINS,
    WONDER_NAMES,
)
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.tiles import SPACES


def seat_token(seat: i64) -> str:
    """A player for the log."""
    return f"seat.{seat + 1}"


def card_token(card: i64) -> str:
    """A focus card for the log."""
    return f"card.{CARD_NAMES[card]}"


def wonder_token(wonder: i64) -> str:
    """A world wonder for the log."""
    return f"wonder.{WONDER_NAMES[wonder]}"


def resource_token(resource: i64) -> str:
    """A resource for the log."""
    return f"resource.{RESOURCES[resource]}"


def natural_token(natural: i64) -> str:
    """A natural wonder for the log."""
    return f"token.{NATURAL_NAMES[natural]}"


def city_state_token(city_state: i64) -> str:
    """A city-state for the log."""
    return f"city-state.{CITY_STATE_NAMES[city_state]}"


def pact_token(pact: i64) -> str:
    """A player's diplomacy card for the log."""
    return f"pact.{PACTS[pact]}"


def letter_token(letter: i64) -> str:
    """A barbarian for the log."""
    return f"letter.{LETTERS[letter]}"


def space_token(position: Position, space: i64) -> str:
    """A space for the log."""
    land = position.land
    if space >= FIRST_GAP:
        return "near.water"
    if land.city_state[space] != NONE:
        return city_state_token(land.city_state[space])
    if land.natural[space] != NONE:
        return natural_token(land.natural[space])
    return f"at-{TERRAINS[land.terrain[space]]}.{space // SPACES}"


def report(log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value]) -> None:
    """Report an event that everybody sees."""
    log.append(Event(name, seat, RULE_IDS[rule], details))
