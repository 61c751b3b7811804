"""Moving ships (CK-SEA)."""

from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.citations import CK_SEA_05, CK_SEA_19, CK_SEA_25, CK_SEA_26, CK_SEA_27, CK_SEA_28
from ecumene.games.catan.frames import SAILING
from ecumene.games.catan.island import EDGE_COUNT
from ecumene.games.catan.layout import JUST_PLACED, SHIP, SHIP_MOVED
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, network
from ecumene.games.catan.rules.reporting import edge_token, report


def why_not_weigh_anchor(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether the ship there may be moved at all."""
    if not position.chart().sails:
        return CK_SEA_19
    if position.turn & SHIP_MOVED:
        return CK_SEA_25
    if edge >= EDGE_COUNT or position.on_edge(edge) != SHIP + seat:
        return CK_SEA_26
    if i64(position.edges[edge]) & JUST_PLACED:
        return CK_SEA_27
    if network.at_pirate(position, edge):
        return CK_SEA_28
    if not network.loose_end(position, seat, edge, False):
        return CK_SEA_26
    if network.orphans_knight(position, seat, edge):
        return CK_SEA_05
    return ALLOWED


def why_not_sail(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether the ship there may be moved and has somewhere to go."""
    rule: Rule = why_not_weigh_anchor(position, seat, edge)
    if rule != ALLOWED:
        return rule
    for other in position.chart().edges:
        if other != edge and building.why_not_lay_ship(position, seat, other, edge) == ALLOWED:
            return ALLOWED
    return CK_SEA_25


def sail(position: Position, edge: i64) -> None:
    """Start moving a ship."""
    position.push(SAILING, edge)


def why_not_arrive(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether the moved ship may end there."""
    if edge == position.top_extra():
        return CK_SEA_25
    return building.why_not_lay_ship(position, seat, edge, position.top_extra())


def arrive(position: Position, seat: i64, edge: i64, log: Log | None) -> None:
    """Place the moved ship; roads are measured after the whole move (CK-SEA-46)."""
    old: i64 = position.top_extra()
    position.pop()
    position.edges[old] = u8(0)
    position.edges[edge] = u8(SHIP + seat + JUST_PLACED)
    position.turn |= SHIP_MOVED
    if log is not None:
        details: dict[str, int | str] = {"place": edge_token(position, edge), "edge": f"edge.{edge}"}
        report(log, "sails", seat, CK_SEA_25, details)
    network.remeasure(position, seat)
    network.award_road(position)
