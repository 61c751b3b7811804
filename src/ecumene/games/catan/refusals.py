"""The details behind a refusal: what is needed, what there is, and where."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.events import Value
from ecumene.core.notation import first_of, kind_of, second_of, wide_of
from ecumene.core.state import Move, Rule
from ecumene.games.catan import moves as verb
from ecumene.games.catan.cards import (
    ACTIVATION_COST,
    CITY_COST,
    COMMODITY_OF,
    DEVELOPMENT_COST,
    KNIGHT_COST,
    ONE,
    PROMOTION_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    SHIP_COST,
    WALL_COST,
    Cards,
    lane,
)
from ecumene.games.catan.island import EDGE_COUNT, HEX_COUNT, NODE_COUNT
from ecumene.games.catan.layout import HANDS
from ecumene.games.catan.material import CARD_COUNT, KIND_COUNT, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import improving, trading
from ecumene.games.catan.rules.reporting import (
    card_token,
    cards_token,
    edge_token,
    hex_token,
    kind_token,
    node_token,
    seat_token,
    track_token,
)

_NODE_KINDS: Final = (
    verb.SETTLEMENT, verb.CITY, verb.WALL, verb.CAP, verb.HIRE, verb.ACTIVATE, verb.PROMOTE, verb.MARCH, verb.GO,
    verb.CHASE, verb.CHASE_PIRATE, verb.LOSE, verb.COMMIT, verb.ENLIST, verb.DISPLACE,
)  # fmt: skip
_EDGE_KINDS: Final = (verb.ROAD, verb.SHIP, verb.SAIL, verb.REMOVE)
_HEX_KINDS: Final = (verb.ROBBER, verb.PIRATE, verb.SWAP, verb.MERCHANT)
_KIND_KINDS: Final = (verb.DISCARD, verb.TAKE, verb.NAME, verb.PAY, verb.GIVE, verb.WANT)
_CARD_KINDS: Final = (verb.PLAY, verb.SURRENDER, verb.SEIZE)
_SEAT_KINDS: Final = (verb.ROB, verb.TARGET, verb.ASK, verb.DEAL)
_COSTS: Final[dict[int, Cards]] = {
    verb.ROAD: ROAD_COST,
    verb.SHIP: SHIP_COST,
    verb.SETTLEMENT: SETTLEMENT_COST,
    verb.CITY: CITY_COST,
    verb.WALL: WALL_COST,
    verb.HIRE: KNIGHT_COST,
    verb.ACTIVATE: ACTIVATION_COST,
    verb.PROMOTE: PROMOTION_COST,
    verb.BUY: DEVELOPMENT_COST,
}


def explain(position: Position, move: Move, rule: Rule) -> dict[str, Value]:  # noqa: ARG001 - the details are the move's
    """Everything a reader may need to understand why the move is refused.

    ``place`` is where; ``missing`` is the part of the price that the player lacks ("" for nothing).
    """
    kind, first, second = kind_of(move), first_of(move), second_of(move)
    seat = position.actor if position.actor >= 0 else position.active
    details: dict[str, Value] = {"seat": seat_token(seat), "place": "", "missing": "", "kind": "", "card": ""}
    details["target"] = seat_token(position.active)
    details["track"] = ""
    if kind in _NODE_KINDS and first < NODE_COUNT:
        details["place"] = node_token(position, first)
    elif kind in _EDGE_KINDS and wide_of(move) < EDGE_COUNT:
        details["place"] = edge_token(position, wide_of(move))
    elif kind in _HEX_KINDS and first < HEX_COUNT:
        details["place"] = hex_token(position, first)
    elif kind in _KIND_KINDS and first < KIND_COUNT:
        details["kind"] = kind_token(first)
    elif kind in _CARD_KINDS and first < CARD_COUNT:
        details["card"] = card_token(first)
    elif kind in _SEAT_KINDS and first < position.players:
        details["target"] = seat_token(first)
    elif kind == verb.BANK and first < KIND_COUNT and second < KIND_COUNT:
        details["kind"] = kind_token(second)
    elif kind == verb.IMPROVE and first < len(TRACKS):
        details["track"] = track_token(first)
    details["missing"] = cards_token(_missing(position, seat, kind, first))
    return details


def _missing(position: Position, seat: i64, kind: i64, first: i64) -> Cards:
    """The part of a move's price that a seat lacks."""
    cost = _COSTS.get(kind, 0)
    if kind == verb.IMPROVE and first < len(TRACKS):
        cost = improving.price(position, seat, first) * ONE[COMMODITY_OF[first]]
    elif kind == verb.BANK and first < KIND_COUNT:
        cost = trading.ratio(position, seat, first) * ONE[first]
    hand = position.zones[HANDS + seat]
    missing = 0
    for each in range(KIND_COUNT):
        missing += max(0, lane(cost, each) - lane(hand, each)) * ONE[each]
    return missing
