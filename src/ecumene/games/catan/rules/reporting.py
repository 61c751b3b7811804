"""Writing events to the log as tokens that are translated into the reader's language.

A place is named by what touches it, since its number means nothing to a reader: ``at-mountains.7 near.sea`` is
mountains 8 and sea (tokens count from 0).
"""

from mypy_extensions import i64

from ecumene.core.events import Event, Log, Value
from ecumene.core.state import Rule
from ecumene.games.catan.cards import Cards, lane
from ecumene.games.catan.citations import RULE_IDS
from ecumene.games.catan.island import EDGE_NODES, NODE_HEXES, NONE
from ecumene.games.catan.material import CARD_NAMES, EVENTS, KIND_COUNT, KINDS, SEA, TERRAINS, TRACKS
from ecumene.games.catan.position import Position


def seat_token(seat: i64) -> str:
    """A player for the log."""
    return f"seat.{seat + 1}"


def card_token(card: i64) -> str:
    """A progress or development card for the log."""
    return f"card.{CARD_NAMES[card]}"


def kind_token(kind: i64) -> str:
    """A resource or commodity for the log."""
    return f"kind.{KINDS[kind]}"


def track_token(track: i64) -> str:
    """A track for the log."""
    return f"track.{TRACKS[track]}"


def event_token(event: i64) -> str:
    """A face of the event die for the log."""
    return f"event.{EVENTS[event]}"


def seat_tokens(seats: i64) -> str:
    """Several players for the log."""
    return " ".join(seat_token(seat) for seat in range(4) if seats >> seat & 1)


def cards_token(cards: Cards) -> str:
    """A set of resources and commodities for the log, each kind with its number (tokens count from 0)."""
    return " ".join(f"count-{KINDS[kind]}.{lane(cards, kind) - 1}" for kind in range(KIND_COUNT) if lane(cards, kind))


def hex_token(position: Position, number: i64) -> str:
    """A hex for the log, by terrain and number."""
    terrain = i64(position.terrain[number])
    if terrain <= SEA:
        return "near.sea"
    token = i64(position.tokens[number])
    return f"at-{TERRAINS[terrain]}.{token - 1}" if token else f"near.{TERRAINS[terrain]}"


def node_token(position: Position, node: i64) -> str:
    """A crossing for the log, by the hexes it touches."""
    around = [number for number in NODE_HEXES[3 * node : 3 * node + 3] if number != NONE]
    words = sorted({hex_token(position, number) for number in around if position.terrain[number] > SEA})
    if len(around) < 3 or any(position.terrain[number] <= SEA for number in around):
        words.append("near.sea")
    return " ".join(words)


def edge_token(position: Position, edge: i64) -> str:
    """An edge for the log, by the hexes at its ends."""
    one, two = EDGE_NODES[2 * edge], EDGE_NODES[2 * edge + 1]
    words = [*node_token(position, one).split(" "), *node_token(position, two).split(" ")]
    return " ".join(dict.fromkeys(words))


def report(log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value]) -> None:
    """Report an event that everybody sees."""
    log.append(Event(name, seat, RULE_IDS[rule], details))


def report_to_some(
    log: Log, name: str, seat: i64, rule: Rule, details: dict[str, Value], secret: dict[str, Value], audience: list[i64]
) -> None:
    """Report an event whose details only some seats see."""
    log.append(Event(name, seat, RULE_IDS[rule], details, secret, tuple(int(one) for one in audience)))
