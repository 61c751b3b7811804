"""Deserter, Intrigue, Diplomat and Inventor (CK-CARD)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.citations import (
    CK_CARD_17,
    CK_CARD_20,
    CK_CARD_36,
    CK_CARD_37,
    CK_CARD_40,
    CK_CARD_41,
    CK_CARD_48,
    CK_CARD_56,
    CK_CARD_57,
    CK_CARD_58,
    CK_CARD_60,
    CK_CARD_88,
    CK_SEA_16,
)
from ecumene.games.catan.frames import A_SHIP, ENLISTING, MUSTERED, REPLACING, SWAPPING
from ecumene.games.catan.island import EDGE_COUNT, HEX_COUNT, NODE_COUNT
from ecumene.games.catan.layout import (
    ACTIVE,
    BASIC,
    DESERTER_RESTS,
    EXACT_DESERTER,
    KIND_SHIFT,
    MAY_ORPHAN,
    SHIP,
    SPENT,
)
from ecumene.games.catan.material import ROADS, SHIPS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, knights, network
from ecumene.games.catan.rules.knights import LEVEL_NAMES, place_facts
from ecumene.games.catan.rules.reporting import edge_token, hex_token, report, seat_token

FIXED_NUMBERS: Final = (0, 2, 6, 8, 12)  # tokens the Inventor cannot move, and bare hexes (CK-CARD-17)

# Deserter and Intrigue ------------------------------------------------------------------------------------------------


def why_not_desert(position: Position, seat: i64, node: i64) -> Rule:
    """Whether the knight there is one that the asked player can give up."""
    return ALLOWED if knights.own_knight(position, seat, node) else CK_CARD_56


def desert(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """A knight leaves the board; the player on turn may place one in its stead (CK-CARD-56, CK-CARD-57)."""
    code: i64 = i64(position.nodes[node])
    kind: i64 = code >> KIND_SHIFT & 7
    position.pop()
    position.clear(node)
    position.return_piece(seat, knights.piece_of(kind))
    if log is not None:
        report(log, "deserts", seat, CK_CARD_56, place_facts(position, node))
    network.remeasure_at(position, node)
    position.push(ENLISTING, (kind - BASIC + 1) | (MUSTERED if code & ACTIVE else 0))
    if not _any_enlistment(position):
        position.pop()
        if log is not None:
            report(log, "enlists-nobody", position.active, CK_CARD_60, {})


def why_not_level(position: Position, seat: i64, level: i64) -> Rule:
    """Whether the Deserter brings a knight of that level, from 0: as strong or weaker, and in supply."""
    strength: i64 = position.top_extra() & 3
    if level >= strength or not position.supply(seat, knights.piece_of(BASIC + level)):
        return CK_CARD_57
    if position.flags & EXACT_DESERTER and level + 1 != strength:
        if level > 0 or position.supply(seat, knights.piece_of(BASIC + strength - 1)):
            return CK_CARD_57
    return ALLOWED


def _any_enlistment(position: Position) -> bool:
    seat: i64 = position.active
    level: i64 = 0
    while level < 3:
        if why_not_level(position, seat, level) == ALLOWED:
            for node in position.chart().land_nodes:
                if knights.why_not_stand(position, seat, node) == ALLOWED:
                    return True
        level += 1
    return False


def why_not_enlist(position: Position, seat: i64, node: i64, level: i64) -> Rule:
    """Whether the Deserter may place a knight of a level on a crossing."""
    rule: Rule = why_not_level(position, seat, level)
    if rule != ALLOWED:
        return rule
    return CK_CARD_58 if knights.why_not_stand(position, seat, node) != ALLOWED else ALLOWED


def enlist(position: Position, seat: i64, node: i64, level: i64, log: Log | None) -> None:
    """A knight from the supply takes over the state of the one removed (CK-CARD-59, CK-CARD-61)."""
    marks: i64 = 0
    if position.top_extra() & MUSTERED:
        marks = ACTIVE | (SPENT if position.flags & DESERTER_RESTS else 0)
    position.pop()
    position.use_piece(seat, knights.piece_of(BASIC + level))
    position.put(node, seat, BASIC + level, marks)
    if log is not None:
        facts = place_facts(position, node)
        facts["level"] = f"level.{LEVEL_NAMES[level]}"
        report(log, "enlists", seat, CK_CARD_57, facts)
    network.remeasure_at(position, node)


def enlist_nobody(position: Position, log: Log | None) -> None:
    """Placing may be declined."""
    position.pop()
    if log is not None:
        report(log, "enlists-nobody", position.active, CK_CARD_57, {})


def why_not_displace(position: Position, seat: i64, node: i64) -> Rule:
    """Whether Intrigue can drive away the knight there (CK-CARD-48)."""
    if node >= NODE_COUNT or not position.has_knight(node) or position.owner_at(node) == seat:
        return CK_CARD_88
    return ALLOWED if network.touched(position, seat, node) else CK_CARD_48


def any_displaceable(position: Position, seat: i64) -> bool:
    """Whether Intrigue finds a knight."""
    for node in position.chart().nodes:  # noqa: SIM110 - faster as a loop
        if why_not_displace(position, seat, node) == ALLOWED:
            return True
    return False


def displace(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """A foreign knight has to leave; nothing takes its place (CK-CARD-49)."""
    code: i64 = i64(position.nodes[node])
    position.pop()
    position.clear(node)
    if log is not None:
        facts = place_facts(position, node)
        facts["target"] = seat_token(code & 3)
        report(log, "displaces", seat, CK_CARD_48, facts)
    knights.send_off(position, node, code, log)


# Diplomat -------------------------------------------------------------------------------------------------------------


def why_not_remove(position: Position, edge: i64) -> Rule:
    """Whether the Diplomat can remove the road or ship there."""
    if edge >= EDGE_COUNT or not position.on_edge(edge):
        return CK_CARD_36
    owner: i64 = (position.on_edge(edge) - 1) & 3
    if not network.loose_end(position, owner, edge, True):
        return CK_CARD_37
    if not position.flags & MAY_ORPHAN and network.orphans_knight(position, owner, edge):
        return CK_CARD_40
    return ALLOWED


def any_open(position: Position) -> bool:
    """Whether the Diplomat finds a road or ship."""
    for edge in position.chart().edges:  # noqa: SIM110 - faster as a loop
        if position.on_edge(edge) and why_not_remove(position, edge) == ALLOWED:
            return True
    return False


def remove(position: Position, seat: i64, edge: i64, log: Log | None) -> None:
    """A road or ship goes back; an own one may be replaced before Longest Road is settled (CK-CARD-41)."""
    piece: i64 = position.on_edge(edge)
    owner: i64 = (piece - 1) & 3
    ship = piece >= SHIP
    position.pop()
    position.edges[edge] = u8(0)
    position.return_piece(owner, SHIPS if ship else ROADS)
    if log is not None:
        facts: dict[str, Value] = {"place": edge_token(position, edge), "edge": f"edge.{edge}"}
        facts["target"] = seat_token(owner)
        report(log, "removes-ship" if ship else "removes-road", seat, CK_CARD_36, facts)
    network.remeasure(position, owner)
    if owner == seat:
        position.push(REPLACING, edge | (A_SHIP if ship else 0))
        if _any_replacement(position, seat):
            return
        position.pop()
    network.award_road(position)


def _any_replacement(position: Position, seat: i64) -> bool:
    for edge in position.chart().edges:
        ship = position.top_extra() & A_SHIP != 0
        if why_not_replace(position, seat, edge, ship) == ALLOWED:
            return True
    return False


def why_not_replace(position: Position, seat: i64, edge: i64, ship: bool) -> Rule:
    """Whether the piece removed may come back on another edge: a road as a road, a ship as a ship (CK-SEA-16)."""
    if ship != (position.top_extra() & A_SHIP != 0):
        return CK_SEA_16
    if edge == position.top_extra() & (A_SHIP - 1):
        return CK_CARD_41
    if ship:
        return building.why_not_lay_ship(position, seat, edge)
    return building.why_not_lay_road(position, seat, edge)


def replace(position: Position, seat: i64, edge: i64, ship: bool, log: Log | None) -> None:
    """The free replacement; then Longest Road is settled."""
    position.pop()
    if ship:
        building.lay_ship(position, seat, edge, CK_CARD_41, log)
    else:
        building.lay_road(position, seat, edge, CK_CARD_41, log)
    network.award_road(position)


def replace_nothing(position: Position, log: Log | None) -> None:
    """The replacement is declined."""
    position.pop()
    if log is not None:
        report(log, "replaces-nothing", position.active, CK_CARD_41, {})
    network.award_road(position)


# Inventor -------------------------------------------------------------------------------------------------------------


def why_not_swap(position: Position, number: i64) -> Rule:
    """Whether the token of a hex may be swapped, with the first one where that is chosen."""
    if number >= HEX_COUNT or i64(position.tokens[number]) in FIXED_NUMBERS:
        return CK_CARD_17
    first: i64 = position.top_extra() - 1
    if first >= 0 and position.tokens[first] == position.tokens[number]:
        return CK_CARD_20
    return ALLOWED


def can_swap(position: Position) -> bool:
    """Whether two different tokens can be swapped."""
    found: i64 = 0
    for number in position.chart().land:
        token: i64 = i64(position.tokens[number])
        if token not in FIXED_NUMBERS:
            if found and found != token:
                return True
            found = token
    return False


def swap(position: Position, seat: i64, number: i64, log: Log | None) -> None:
    """The first token is chosen, or both change places."""
    first: i64 = position.top_extra() - 1
    position.pop()
    if first < 0:
        position.push(SWAPPING, number + 1)
        return
    token = position.tokens[first]
    if log is not None:
        facts: dict[str, Value] = {"place": hex_token(position, first), "other": hex_token(position, number)}
        facts["hex"] = f"hex.{first}"
        facts["hex2"] = f"hex.{number}"
        report(log, "swaps", seat, CK_CARD_17, facts)
    position.tokens[first] = position.tokens[number]
    position.tokens[number] = token
