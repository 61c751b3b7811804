"""Knights: hiring, activating, promoting, moving, displacing, chasing (CK-KNIGHT)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import ACTIVATION_COST, KNIGHT_COST, LANE, LANE_MASK, PROMOTION_COST, covers
from ecumene.games.catan.citations import (
    CK_CARD_26,
    CK_KNIGHT_01,
    CK_KNIGHT_03,
    CK_KNIGHT_07,
    CK_KNIGHT_09,
    CK_KNIGHT_10,
    CK_KNIGHT_11,
    CK_KNIGHT_12,
    CK_KNIGHT_13,
    CK_KNIGHT_14,
    CK_KNIGHT_18,
    CK_KNIGHT_21,
    CK_KNIGHT_24,
    CK_KNIGHT_25,
    CK_KNIGHT_26,
    CK_KNIGHT_27,
    CK_KNIGHT_28,
    CK_KNIGHT_30,
    CK_KNIGHT_33,
    CK_KNIGHT_35,
    CK_KNIGHT_42,
    CK_SEA_04,
    CK_SEA_07,
    CK_VAR_05,
)
from ecumene.games.catan.frames import BEFORE_ROLL, MARCHING, PIRATE_MOVES, RETREATING, ROBBER_MOVES
from ecumene.games.catan.island import HEX_NODES, NODE_COUNT, NODE_EDGES, NONE, far_end
from ecumene.games.catan.layout import (
    ACTIVE,
    BASIC,
    FAST_KNIGHTS,
    HANDS,
    KIND_MASK,
    KIND_SHIFT,
    MARKS,
    MIGHTY,
    PIECES,
    PROMOTED,
    ROAD,
    SEAT_MASK,
    SHIP,
    SPENT,
    STRONG,
)
from ecumene.games.catan.material import ABILITY_LEVEL, POLITICS
from ecumene.games.catan.material import BASIC as BASIC_PIECE
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import network, robber
from ecumene.games.catan.rules.hands import pay
from ecumene.games.catan.rules.reporting import node_token, report, seat_token

KNIGHTS_EACH: Final = 6
LEVEL_NAMES: Final = ("basic", "strong", "mighty")


def place_details(position: Position, node: i64) -> dict[str, Value]:
    """A crossing for the log."""
    return {"place": node_token(position, node), "crossing": f"crossing.{node}"}


def piece_of(kind: i64) -> i64:
    """The figure in the supply for a kind of knight on the board."""
    return kind - BASIC + BASIC_PIECE


def strength_at(position: Position, node: i64) -> i64:
    """The strength of the knight on a crossing (CK-KNIGHT-02)."""
    return position.kind_at(node) - BASIC + 1


def marks_at(position: Position, node: i64) -> i64:
    """The knight's marks: active, spent, promoted."""
    return i64(position.nodes[node]) & MARKS


def is_active(position: Position, node: i64) -> bool:
    """Whether the knight on a crossing is active."""
    return i64(position.nodes[node]) & ACTIVE != 0


def own_knight(position: Position, seat: i64, node: i64) -> bool:
    """Whether a knight of that seat stands on a crossing."""
    return node < NODE_COUNT and position.has_knight(node) and position.owner_at(node) == seat


def active_strength(position: Position, seat: i64) -> i64:
    """The total strength of a seat's active knights."""
    total: i64 = 0
    for node in position.chart().nodes:
        code: i64 = i64(position.nodes[node])
        if code & ACTIVE and code >> KIND_SHIFT & KIND_MASK >= BASIC and code & SEAT_MASK == seat:
            total += (code >> KIND_SHIFT & KIND_MASK) - BASIC + 1
    return total


# Hiring, activating, promoting ----------------------------------------------------------------------------------------


def why_not_stand(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a new knight may stand on a crossing: on land, empty, at a road or ship of the seat (CK-SEA-04)."""
    if node >= NODE_COUNT or not position.chart().on_land[node]:
        return CK_SEA_04 if position.chart().sails else CK_KNIGHT_03
    if position.kind_at(node) != 0 or not network.touched(position, seat, node):
        return CK_KNIGHT_03
    return ALLOWED


def why_not_hire(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can hire a knight there."""
    rule: Rule = why_not_stand(position, seat, node)
    return why_not_pay_for_knight(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_knight(position: Position, seat: i64) -> Rule:
    """Whether a seat has a basic knight left and holds what it costs."""
    if not position.supply(seat, BASIC_PIECE):
        return CK_KNIGHT_14
    return ALLOWED if covers(position.zones[HANDS + seat], KNIGHT_COST) else CK_KNIGHT_03


def hire(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Hire a basic knight, inactive."""
    pay(position, seat, KNIGHT_COST)
    position.use_piece(seat, BASIC_PIECE)
    position.put(node, seat, BASIC)
    if log is not None:
        report(log, "hires", seat, CK_KNIGHT_03, place_details(position, node))
    network.remeasure_at(position, node)


def why_not_wake(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat has a knight there that can be activated, regardless of cost."""
    if not own_knight(position, seat, node):
        return CK_KNIGHT_07
    return CK_KNIGHT_42 if is_active(position, node) else ALLOWED


def why_not_activate(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can activate the knight there."""
    rule: Rule = why_not_wake(position, seat, node)
    return why_not_pay_for_activation(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_activation(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what activating a knight costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], ACTIVATION_COST) else CK_KNIGHT_07


def activate(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Activate a knight; it cannot act this turn (CK-KNIGHT-09)."""
    pay(position, seat, ACTIVATION_COST)
    position.nodes[node] = u8(i64(position.nodes[node]) | ACTIVE | SPENT)
    if log is not None:
        report(log, "activates", seat, CK_KNIGHT_07, place_details(position, node))


def why_not_rise(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat's knight there may be promoted, regardless of cost."""
    if not own_knight(position, seat, node):
        return CK_KNIGHT_10
    kind: i64 = position.kind_at(node)
    if kind == MIGHTY:
        return CK_KNIGHT_13
    if i64(position.nodes[node]) & PROMOTED:
        return CK_KNIGHT_11
    if kind == STRONG and position.level(seat, POLITICS) < ABILITY_LEVEL:
        return CK_KNIGHT_12
    if not position.supply(seat, piece_of(kind + 1)):
        return CK_KNIGHT_14
    return ALLOWED


def why_not_promote(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat can promote the knight there."""
    rule: Rule = why_not_rise(position, seat, node)
    return why_not_pay_for_promotion(position, seat) if rule == ALLOWED else rule


def why_not_pay_for_promotion(position: Position, seat: i64) -> Rule:
    """Whether a seat holds what a promotion costs."""
    return ALLOWED if covers(position.zones[HANDS + seat], PROMOTION_COST) else CK_KNIGHT_10


def rise(position: Position, seat: i64, node: i64, rule: Rule, log: Log | None) -> None:
    """Replace a knight with the next stronger figure in the same state (CK-KNIGHT-10)."""
    kind: i64 = position.kind_at(node)
    position.return_piece(seat, piece_of(kind))
    position.use_piece(seat, piece_of(kind + 1))
    position.put(node, seat, kind + 1, marks_at(position, node) | PROMOTED)
    if log is not None:
        details = place_details(position, node)
        details["level"] = f"level.{LEVEL_NAMES[kind + 1 - BASIC]}"
        report(log, "promotes", seat, rule, details)


def promote(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Pay for a promotion and carry it out."""
    pay(position, seat, PROMOTION_COST)
    rise(position, seat, node, CK_KNIGHT_10, log)


def promote_no_more(position: Position, log: Log | None) -> None:
    """Decline the second promotion by the Smith (CK-CARD-26)."""
    position.pop()
    if log is not None:
        report(log, "promotes-no-more", position.active, CK_CARD_26, {})


# Acting ---------------------------------------------------------------------------------------------------------------


def why_not_act(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat's knight there may act this turn."""
    if not own_knight(position, seat, node):
        return CK_KNIGHT_18
    if not is_active(position, node):
        return CK_KNIGHT_01
    if i64(position.nodes[node]) & SPENT:
        return CK_KNIGHT_09  # acting deactivates, so an active one was activated this turn (CK-KNIGHT-16)
    return ALLOWED


def goals(position: Position, seat: i64, node: i64, strength: i64) -> vec[i64]:
    """Where a knight may go: free crossings and those of other players' knights below a strength (CK-KNIGHT-25)."""
    found = vec[i64](capacity=14)
    for goal in network.reach(position, seat, node):
        if position.kind_at(goal) == 0 or (
            position.has_knight(goal) and position.owner_at(goal) != seat and strength_at(position, goal) < strength
        ):
            found = append(found, goal)
    return found


def has_goal(position: Position, seat: i64, node: i64, strength: i64) -> bool:
    """Whether a knight may go anywhere; free neighbouring crossings are checked first."""
    side: i64 = 3 * node
    while side < 3 * node + 3:
        edge: i64 = NODE_EDGES[side]
        side += 1
        if edge == NONE:
            continue
        piece: i64 = position.on_edge(edge)
        if (piece == ROAD + seat or piece == SHIP + seat) and position.kind_at(far_end(edge, node)) == 0:
            return True
    return len(goals(position, seat, node, strength)) > 0


def why_not_march(position: Position, seat: i64, node: i64) -> Rule:
    """Whether a seat's knight there may move and has somewhere to go."""
    rule: Rule = why_not_act(position, seat, node)
    if rule != ALLOWED:
        return rule
    return ALLOWED if has_goal(position, seat, node, strength_at(position, node)) else CK_KNIGHT_18


def march(position: Position, node: i64) -> None:
    """Start moving a knight."""
    position.push(MARCHING, node)


def why_not_go(position: Position, seat: i64, goal: i64) -> Rule:
    """Whether the knight that is moving or retreating can end there."""
    node: i64 = position.top_extra()
    retreat = position.top_kind() == RETREATING
    if goal >= NODE_COUNT or goal == node:
        return CK_KNIGHT_21
    if goal in _goals_now(position, seat, node, retreat):
        return ALLOWED
    if position.has_building(goal):
        return CK_KNIGHT_21
    if position.has_knight(goal):
        if position.owner_at(goal) == seat:
            return CK_KNIGHT_28
        if retreat:
            return CK_KNIGHT_30
        return CK_KNIGHT_24 if strength_at(position, goal) < strength_at(position, node) else CK_KNIGHT_25
    return CK_KNIGHT_26 if retreat else CK_KNIGHT_18


def _goals_now(position: Position, seat: i64, node: i64, retreat: bool) -> vec[i64]:
    return goals(position, seat, node, 0 if retreat else strength_at(position, node))


def goals_now(position: Position, seat: i64) -> vec[i64]:
    """Where the knight that is moving or retreating may go."""
    return _goals_now(position, seat, position.top_extra(), position.top_kind() == RETREATING)


def go(position: Position, seat: i64, goal: i64, log: Log | None) -> None:
    """Move the knight to its goal; a weaker opposing knight there has to leave (CK-KNIGHT-24, CK-KNIGHT-43)."""
    node: i64 = position.top_extra()
    position.pop()
    code: i64 = i64(position.nodes[node])
    other: i64 = i64(position.nodes[goal])
    position.clear(node)
    position.nodes[goal] = u8((code & ~ACTIVE) | SPENT)
    if other:
        if log is not None:
            details = place_details(position, goal)
            details["target"] = seat_token(other & SEAT_MASK)
            report(log, "displaces", seat, CK_KNIGHT_24, details)
        send_off(position, goal, other, log)
    else:
        if log is not None:
            report(log, "marches", seat, CK_KNIGHT_18, place_details(position, goal))
        network.remeasure_at(position, node)
        network.remeasure_at(position, goal)


def send_off(position: Position, node: i64, code: i64, log: Log | None) -> None:
    """Displace a knight; if it has nowhere to go, it returns to the supply (CK-KNIGHT-27).

    Roads are measured once it has retreated.
    """
    owner: i64 = code & SEAT_MASK
    position.displaced = code
    if has_goal(position, owner, node, 0):
        position.push(RETREATING, node)
        return
    position.displaced = 0
    position.return_piece(owner, piece_of(code >> KIND_SHIFT & KIND_MASK))
    if log is not None:
        report(log, "knight-removed", owner, CK_KNIGHT_27, place_details(position, node))
    remeasure_all(position)


def retreat(position: Position, goal: i64, log: Log | None) -> None:
    """Place the displaced knight; its state does not change (CK-KNIGHT-26)."""
    code: i64 = position.displaced
    position.pop()
    position.displaced = 0
    position.nodes[goal] = u8(code)
    if log is not None:
        report(log, "retreats", code & SEAT_MASK, CK_KNIGHT_26, place_details(position, goal))
    remeasure_all(position)


def remeasure_all(position: Position) -> None:
    """Measure everybody's road (CK-KNIGHT-41)."""
    seat: i64 = 0
    while seat < position.players:
        network.remeasure(position, seat)
        seat += 1
    network.award_road(position)


# Chasing --------------------------------------------------------------------------------------------------------------


def at_hex(node: i64, number: i64) -> bool:
    """Whether a crossing is a corner of a hex."""
    if number == NONE:
        return False
    corner: i64 = 6 * number
    while corner < 6 * number + 6:
        if HEX_NODES[corner] == node:
            return True
        corner += 1
    return False


def why_not_chase_yet(position: Position) -> Rule:
    """Whether knights may chase at this point of a turn: before the roll only in a variant (CK-VAR-05)."""
    if position.top_kind() == BEFORE_ROLL and not position.flags & FAST_KNIGHTS:
        return CK_VAR_05
    return ALLOWED


def why_not_chase(position: Position, seat: i64, node: i64, pirate: bool) -> Rule:
    """Whether a seat's knight there can chase the robber or the pirate away (CK-KNIGHT-33, CK-SEA-31)."""
    rule: Rule = why_not_chase_yet(position)
    if rule == ALLOWED:
        rule = why_not_act(position, seat, node)
    if rule != ALLOWED:
        return rule
    if not robber.unlocked(position):
        return CK_KNIGHT_35
    if pirate:
        return ALLOWED if at_hex(node, position.pirate) else CK_SEA_07
    return ALLOWED if at_hex(node, position.robber) else CK_KNIGHT_33


def chase(position: Position, seat: i64, node: i64, pirate: bool, log: Log | None) -> None:
    """Deactivate the knight; then the robber or the pirate has to be moved."""
    position.nodes[node] = u8((i64(position.nodes[node]) & ~ACTIVE) | SPENT)
    if log is not None:
        rule: Rule = CK_SEA_07 if pirate else CK_KNIGHT_33
        report(log, "chases-pirate" if pirate else "chases", seat, rule, place_details(position, node))
    robber.begin_move(position, PIRATE_MOVES if pirate else ROBBER_MOVES)


def out(position: Position, seat: i64) -> i64:
    """How many knights of a seat are on the board, or between two crossings."""
    supply: i64 = position.zones[PIECES + seat] >> (LANE * BASIC_PIECE)
    return KNIGHTS_EACH - (supply & LANE_MASK) - (supply >> LANE & LANE_MASK) - (supply >> (2 * LANE) & LANE_MASK)


def rest(position: Position) -> None:
    """Let knights act and be promoted again at the end of a turn (CK-KNIGHT-45)."""
    if out(position, position.active) == 0:
        return
    for node in position.chart().nodes:
        code: i64 = i64(position.nodes[node])
        if code >> KIND_SHIFT & KIND_MASK >= BASIC:
            position.nodes[node] = u8(code & ~(SPENT | PROMOTED))
