"""Roads, ships, settlements, cities and walls (CB-BUILD, CK-WALL, CK-SEA)."""

from mypy_extensions import i64, u8

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, CITY_COST, ROAD_COST, SETTLEMENT_COST, SHIP_COST, WALL_COST, covers
from ecumene.games.catan.citations import (
    CB_BUILD_01,
    CB_BUILD_02,
    CB_BUILD_03,
    CB_BUILD_04,
    CB_BUILD_05,
    CB_BUILD_06,
    CB_BUILD_09,
    CB_BUILD_10,
    CB_SETUP_15,
    CK_BARB_18,
    CK_BARB_19,
    CK_CARD_83,
    CK_CLR_14,
    CK_KNIGHT_05,
    CK_KNIGHT_22,
    CK_KNIGHT_23,
    CK_SEA_19,
    CK_SEA_20,
    CK_SEA_21,
    CK_SEA_23,
    CK_SEA_28,
    CK_SEA_38,
    CK_WALL_01,
    CK_WALL_03,
    CK_WALL_04,
)
from ecumene.games.catan.frames import MAY_STOP, RELIEVING
from ecumene.games.catan.island import EDGE_COUNT, EDGE_NODES, HEX_NODES, NODE_COUNT, NODE_EDGES, NODE_HEXES, NONE
from ecumene.games.catan.layout import (
    CITY,
    HANDS,
    ISLAND_SHIFT,
    JUST_PLACED,
    POINTS,
    PORTS,
    ROAD,
    SETTLEMENT,
    SHIP,
    SIDEWAYS,
    STATUS,
    UPGRADE_SIDEWAYS_FIRST,
    WALL,
)
from ecumene.games.catan.material import CITIES, ROADS, SETTLEMENTS, SHIPS, WALLS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import network
from ecumene.games.catan.rules.hands import pay
from ecumene.games.catan.rules.reporting import edge_token, node_token, report

# Roads and ships ------------------------------------------------------------------------------------------------------


def why_not_lay_road(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether a road may be placed on an edge, regardless of cost."""
    if edge >= EDGE_COUNT or not position.chart().takes_road[edge]:
        return CB_BUILD_10
    if position.on_edge(edge):
        return CB_BUILD_09
    if not position.supply(seat, ROADS):
        return CB_BUILD_06
    return ALLOWED if network.road_fits(position, seat, edge) else CB_BUILD_01


def why_not_lay_ship(position: Position, seat: i64, edge: i64, moving: i64 = NONE) -> Rule:
    """Whether a ship may be placed on an edge, regardless of cost; a ship being moved needs none from the supply."""
    if not position.chart().sails:
        return CK_SEA_19
    if edge >= EDGE_COUNT or not position.chart().takes_ship[edge]:
        return CK_SEA_20
    if position.on_edge(edge):
        return CK_SEA_20
    if network.at_pirate(position, edge):
        return CK_SEA_28
    if moving == NONE and not position.supply(seat, SHIPS):
        return CK_SEA_19
    if not network.ship_fits(position, seat, edge, moving):
        return CK_SEA_21
    return ALLOWED


def why_no_road_leads(position: Position, seat: i64, edge: i64) -> Rule:
    """Why none of a seat's roads leads to an edge: another player's piece may block it (CB-BUILD-02, CK-KNIGHT-05).

    Lists of moves need no reason, so :func:`why_not_lay_road` does not look for one.
    """
    for end in range(2):
        node: i64 = EDGE_NODES[2 * edge + end]
        if position.foreign(node, seat):
            for side in range(3):
                other: i64 = NODE_EDGES[3 * node + side]
                if other != NONE and other != edge and position.on_edge(other) == ROAD + seat:
                    return CK_KNIGHT_05 if position.has_knight(node) else CB_BUILD_02
    return CB_BUILD_01


def why_not_road(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether a seat can build a road on an edge."""
    rule: Rule = why_not_lay_road(position, seat, edge)
    return why_not_pay_for_road(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_road(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what a road costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], ROAD_COST) else CB_BUILD_01


def why_not_ship(position: Position, seat: i64, edge: i64) -> Rule:
    """Whether a seat can build a ship on an edge."""
    rule: Rule = why_not_lay_ship(position, seat, edge)
    return why_not_pay_for_ship(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_ship(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what a ship costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], SHIP_COST) else CK_SEA_19


def lay_road(position: Position, seat: i64, edge: i64, rule: Rule, log: Log | None) -> None:
    """Place a road on an edge."""
    position.edges[edge] = u8(ROAD + seat)
    position.use_piece(seat, ROADS)
    if log is not None:
        report(log, "road", seat, rule, {"place": edge_token(position, edge), "edge": f"edge.{edge}"})
    network.lengthened(position, seat, edge)


def lay_ship(position: Position, seat: i64, edge: i64, rule: Rule, log: Log | None) -> None:
    """Place a ship on an edge; it cannot be moved this turn (CK-SEA-27)."""
    position.edges[edge] = u8(SHIP + seat + JUST_PLACED)
    position.use_piece(seat, SHIPS)
    if log is not None:
        report(log, "ship", seat, rule, {"place": edge_token(position, edge), "edge": f"edge.{edge}"})
    network.lengthened(position, seat, edge)


def build_road(position: Position, seat: i64, edge: i64, log: Log | None) -> None:
    """Pay for a road and place it."""
    pay(position, seat, ROAD_COST)
    lay_road(position, seat, edge, CB_BUILD_01, log)


def build_ship(position: Position, seat: i64, edge: i64, log: Log | None) -> None:
    """Pay for a ship and place it."""
    pay(position, seat, SHIP_COST)
    lay_ship(position, seat, edge, CK_SEA_19, log)


def can_lay_any(position: Position, seat: i64) -> bool:
    """Whether there is anywhere to place a free road or ship."""
    if position.supply(seat, ROADS):
        for edge in position.chart().edges:
            if why_not_lay_road(position, seat, edge) == ALLOWED:
                return True
    if position.chart().sails and position.supply(seat, SHIPS):
        for edge in position.chart().edges:
            if why_not_lay_ship(position, seat, edge) == ALLOWED:
                return True
    return False


def next_free(position: Position, kind: i64, again: bool) -> None:
    """Complete one of two free actions; the second is optional, or mandatory in the base game."""
    left: i64 = (position.top_extra() & ~MAY_STOP) - 1
    position.pop()
    if left > 0 and again:
        position.push(kind, left | (0 if position.base() else MAY_STOP))


def lay_no_more(position: Position, log: Log | None) -> None:
    """Decline the second free road or ship (CK-CARD-83)."""
    position.pop()
    if log is not None:
        report(log, "lays-no-more", position.active, CK_CARD_83, {})


# Settlements ----------------------------------------------------------------------------------------------------------


def why_not_occupy(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a building may stand on a crossing at all: on land, empty, and far enough from others."""
    if node >= NODE_COUNT or not position.chart().on_land[node]:
        return CK_SEA_23 if position.chart().sails else CB_SETUP_15
    if position.kind_at(node) != 0:
        if position.has_building(node):
            return CB_BUILD_09
        return CK_KNIGHT_22 if position.owner_at(node) == seat else CK_KNIGHT_23
    if network.near_building(position, node):
        return CB_BUILD_04
    return ALLOWED


def why_not_settle(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat may place a settlement on a crossing, regardless of cost."""
    rule: Rule = why_not_occupy(position, seat, node)
    if rule != ALLOWED:
        return rule
    return ALLOWED if network.touched(position, seat, node) else CB_BUILD_03


def why_not_settlement(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can build a settlement on a crossing."""
    rule: Rule = why_not_settle(position, seat, node)
    return why_not_pay_for_settlement(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_settlement(position: Position, seat: i64) -> Rule:
    """Whether a seat has a settlement left and holds what it costs."""
    if not position.supply(seat, SETTLEMENTS):
        return CB_BUILD_06
    return ALLOWED if covers(position.zones[HANDS + seat], SETTLEMENT_COST) else CB_BUILD_03


def place_settlement(position: Position, seat: i64, node: i64, rule: Rule, log: Log | None) -> None:
    """Place a settlement on a crossing: score it, score the island, and cut roads."""
    position.put(node, seat, SETTLEMENT)
    position.use_piece(seat, SETTLEMENTS)
    position.zones[POINTS + seat] += 1
    if log is not None:
        report(log, "settlement", seat, rule, {"place": node_token(position, node), "crossing": f"crossing.{node}"})
    open_harbour(position, seat, node)
    _score_island(position, seat, node, log)
    network.remeasure_at(position, node)


def open_harbour(position: Position, seat: i64, node: i64) -> None:
    """Let a seat use the harbour at a crossing, if there is one, from now on (CB-TRADE-10)."""
    spot: i64 = position.chart().harbour_at[node]
    if spot != NONE:
        position.zones[PORTS + seat] |= BIT[i64(position.harbours[spot])]


def _score_island(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Score a player's first settlement on a small island (CK-SEA-38)."""
    chart = position.chart()
    if not chart.sails:
        return
    side: i64 = 0
    while side < 3:
        number: i64 = NODE_HEXES[3 * node + side]
        side += 1
        if number == NONE or chart.island_of[number] == 0:
            continue
        island: i64 = chart.island_of[number]
        mark: i64 = 1 << (ISLAND_SHIFT + island)
        if not position.zones[STATUS + seat] & mark:
            position.zones[STATUS + seat] |= mark
            position.zones[POINTS + seat] += chart.points[island]
            if log is not None:
                report(log, "island", seat, CK_SEA_38, {"points": chart.points[island]})


def build_settlement(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Pay for a settlement and place it."""
    pay(position, seat, SETTLEMENT_COST)
    place_settlement(position, seat, node, CB_BUILD_03, log)


def touches_own(position: Position, seat: i64, number: i64) -> bool:
    """Whether a building of that seat stands on a hex."""
    corner: i64 = 6 * number
    while corner < 6 * number + 6:
        if position.building_of(HEX_NODES[corner], seat):
            return True
        corner += 1
    return False


# Cities ---------------------------------------------------------------------------------------------------------------


def has_sideways(position: Position, seat: i64) -> bool:
    """Whether a seat has a sideways city."""
    for node in position.chart().land_nodes:
        if position.kind_at(node) == SIDEWAYS and position.owner_at(node) == seat:
            return True
    return False


def why_not_upgrade(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat's settlement on a crossing may become a city, regardless of cost."""
    if node >= NODE_COUNT or not position.building_of(node, seat):
        return CB_BUILD_05
    kind: i64 = position.kind_at(node)
    if kind == SIDEWAYS:
        return ALLOWED
    if kind != SETTLEMENT:
        return CB_BUILD_05
    if not position.supply(seat, CITIES):
        return CB_BUILD_06 if position.base() else CK_CLR_14
    if position.flags & UPGRADE_SIDEWAYS_FIRST and has_sideways(position, seat):
        return CK_BARB_18
    return ALLOWED


def why_not_city(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can build a city on a crossing."""
    rule: Rule = why_not_upgrade(position, seat, node)
    return why_not_pay_for_city(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_city(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what a city costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], CITY_COST) else CB_BUILD_05


def upgrade(position: Position, seat: i64, node: i64, rule: Rule, log: Log | None) -> None:
    """Turn a settlement into a city; a sideways city is set upright and needs no piece (CK-BARB-20)."""
    sideways = position.kind_at(node) == SIDEWAYS
    position.put(node, seat, CITY)
    position.zones[POINTS + seat] += 1
    if log is not None:
        report(log, "city", seat, rule, {"place": node_token(position, node), "crossing": f"crossing.{node}"})
    if not sideways:
        position.use_piece(seat, CITIES)
        position.return_piece(seat, SETTLEMENTS)
        if not position.base() and not position.flags & UPGRADE_SIDEWAYS_FIRST and has_sideways(position, seat):
            position.push(RELIEVING, seat)


def why_not_relieve(position: Position, seat: i64, node: i64) -> Rule:
    """Whether that seat has a sideways city there."""
    if node >= NODE_COUNT or not position.building_of(node, seat) or position.kind_at(node) != SIDEWAYS:
        return CK_BARB_19
    return ALLOWED


def relieve(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Replace a sideways city with a settlement piece (CK-BARB-19)."""
    position.pop()
    position.put(node, seat, SETTLEMENT)
    position.use_piece(seat, SETTLEMENTS)
    position.return_piece(seat, CITIES)
    if log is not None:
        report(log, "relieves", seat, CK_BARB_19, {"place": node_token(position, node), "crossing": f"crossing.{node}"})


def build_city(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Pay for a city and place it."""
    pay(position, seat, CITY_COST)
    upgrade(position, seat, node, CB_BUILD_05, log)


# Walls ----------------------------------------------------------------------------------------------------------------


def why_not_wall(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a wall may be placed under a seat's city, regardless of cost."""
    if node >= NODE_COUNT or not position.building_of(node, seat) or position.kind_at(node) != CITY:
        return CK_WALL_04
    if i64(position.nodes[node]) & WALL:
        return CK_WALL_04
    if not position.supply(seat, WALLS):
        return CK_WALL_03
    return ALLOWED


def why_not_build_wall(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can build a wall there."""
    rule: Rule = why_not_wall(position, seat, node)
    return why_not_pay_for_wall(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_wall(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what a wall costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], WALL_COST) else CK_WALL_01


def place_wall(position: Position, seat: i64, node: i64, rule: Rule, log: Log | None) -> None:
    """Place a wall under a city."""
    position.nodes[node] = u8(i64(position.nodes[node]) | WALL)
    position.use_piece(seat, WALLS)
    if log is not None:
        report(log, "wall", seat, rule, {"place": node_token(position, node), "crossing": f"crossing.{node}"})


def build_wall(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Pay for a wall and place it."""
    pay(position, seat, WALL_COST)
    place_wall(position, seat, node, CK_WALL_01, log)
