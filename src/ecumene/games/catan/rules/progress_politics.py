"""Progress cards of politics: Warlord, Wedding, Saboteur, Spy, Deserter, Intrigue, Diplomat (CK-CARD)."""

from typing import Final

from mypy_extensions import i64, u8

from ecumene.core.events import Log, Value
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.catan.cards import BIT, PROGRESS_ONE, copies, lane, total
from ecumene.games.catan.citations import (
    CK_CARD_36,
    CK_CARD_37,
    CK_CARD_40,
    CK_CARD_41,
    CK_CARD_43,
    CK_CARD_45,
    CK_CARD_48,
    CK_CARD_53,
    CK_CARD_55,
    CK_CARD_56,
    CK_CARD_57,
    CK_CARD_58,
    CK_CARD_60,
    CK_CARD_88,
    CK_SEA_16,
)
from ecumene.games.catan.frames import (
    A_SHIP,
    DISCARDING,
    ENLISTING,
    GIFTS,
    MUSTERED,
    REPLACING,
    SABOTAGE,
    SPYING,
    STRENGTH_MASK,
)
from ecumene.games.catan.hidden.hands import ALL_KINDS, pass_in_secret
from ecumene.games.catan.hidden.progress import learn, learn_hand, moved_unseen
from ecumene.games.catan.island import EDGE_COUNT, NODE_COUNT
from ecumene.games.catan.layout import (
    ACTIVE,
    BASIC,
    CHOSEN,
    DESERTER_RESTS,
    EXACT_DESERTER,
    KIND_MASK,
    KIND_SHIFT,
    MAY_ORPHAN,
    OWED,
    POINTS,
    PROGRESS_HELD,
    SEAT_MASK,
    SHIP,
    SPENT,
)
from ecumene.games.catan.material import KIND_COUNT, PROGRESS_COUNT, ROADS, SHIPS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import building, knights, network
from ecumene.games.catan.rules.hands import richer_with_cards
from ecumene.games.catan.rules.knights import LEVEL_NAMES, place_details
from ecumene.games.catan.rules.reporting import card_token, cards_token, edge_token, report, report_to_some, seat_token
from ecumene.games.catan.rules.rolling import owe, still_choosing

GIFT: Final = 2

# Warlord --------------------------------------------------------------------------------------------------------------


def has_resting_knight(position: Position, seat: i64) -> bool:
    """Whether a seat has a knight that the Warlord would activate."""
    for node in position.chart().nodes:
        if knights.own_knight(position, seat, node) and not knights.is_active(position, node):
            return True
    return False


def muster(position: Position, seat: i64, log: Log | None) -> None:
    """Activate all of a seat's knights; those activated now cannot act (CK-CARD-44)."""
    for node in position.chart().nodes:
        if knights.own_knight(position, seat, node) and not knights.is_active(position, node):
            position.nodes[node] = u8(i64(position.nodes[node]) | ACTIVE | SPENT)
    if log is not None:
        report(log, "musters", seat, CK_CARD_43, {})


# Wedding and Saboteur -------------------------------------------------------------------------------------------------


def sabotaged(position: Position, seat: i64) -> i64:
    """The opponents with as many points or more and at least two cards, one bit each (CK-CARD-51)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if (
            other != seat
            and position.zones[POINTS + other] >= position.zones[POINTS + seat]
            and position.hand_size(other) >= 2
        ):
            seats |= BIT[other]
        other += 1
    return seats


def ask_for_gifts(position: Position, seat: i64) -> None:
    """Wedding: those with more points give two cards of their choice (CK-CARD-45)."""
    givers: i64 = richer_with_cards(position, seat)
    position.push(GIFTS, _still_to_choose(position, givers, True))


def sabotage(position: Position, seat: i64) -> None:
    """Saboteur: those with as many points or more discard half their cards (CK-CARD-51)."""
    position.push(DISCARDING, _still_to_choose(position, sabotaged(position, seat), False) | SABOTAGE)


def _still_to_choose(position: Position, seats: i64, gifts: bool) -> i64:
    """Set how many cards each seat owes; returns the seats that have a choice."""
    other: i64 = 0
    left: i64 = 0
    while other < position.players:
        if seats & BIT[other]:
            size: i64 = position.hand_size(other)
            if not gifts:
                owe(position, other, size // 2)
            else:
                owe(position, other, size if size < GIFT else GIFT)
            if still_choosing(position, other):
                left |= BIT[other]
        other += 1
    return left


def collect_gifts(position: Position, log: Log | None) -> None:
    """Hand over the gifts when all have chosen, seen only by giver and taker (CK-CARD-45, CK-CLR-05)."""
    seat: i64 = position.active
    position.pop()
    other: i64 = 0
    while other < position.players:
        cards: i64 = position.zones[CHOSEN + other]
        position.zones[CHOSEN + other] = 0
        position.zones[OWED + other] = 0
        if cards and log is not None:
            details: dict[str, Value] = {"target": seat_token(seat), "number": total(cards)}
            report_to_some(log, "gives", other, CK_CARD_45, details, {"cards": cards_token(cards)}, [other, seat])
        kind: i64 = 0
        while kind < KIND_COUNT:
            number: i64 = lane(cards, kind)
            while number > 0:
                pass_in_secret(position, other, seat, kind, ALL_KINDS)
                number -= 1
            kind += 1
        other += 1


# Spy ------------------------------------------------------------------------------------------------------------------


def spied_on(position: Position, seat: i64) -> i64:
    """The opponents with hidden progress cards, one bit each (CK-CARD-55)."""
    seats: i64 = 0
    other: i64 = 0
    while other < position.players:
        if other != seat and position.zones[PROGRESS_HELD + other]:
            seats |= BIT[other]
        other += 1
    return seats


def open_cards(position: Position, seat: i64, victim: i64) -> None:
    """Show a player's hidden progress cards to the Spy (CK-CARD-53)."""
    learn_hand(position, seat, victim)
    position.push(SPYING, victim)


def why_not_seize(position: Position, card: i64) -> Rule:
    """Whether the Spy's victim holds that card."""
    if card >= PROGRESS_COUNT or not copies(position.zones[PROGRESS_HELD + position.top_extra()], card):
        return CK_CARD_53
    return ALLOWED


def seize(position: Position, seat: i64, card: i64, log: Log | None) -> None:
    """Take a progress card with the Spy; the others see only its colour (CK-CARD-53)."""
    victim: i64 = position.top_extra()
    position.pop()
    moved_unseen(position, victim, seat, card, BIT[seat])
    learn(position, victim, seat, card)
    position.zones[PROGRESS_HELD + victim] -= PROGRESS_ONE[card]
    position.zones[PROGRESS_HELD + seat] += PROGRESS_ONE[card]
    if log is not None:
        details: dict[str, Value] = {"target": seat_token(victim)}
        report_to_some(log, "seizes", seat, CK_CARD_53, details, {"card": card_token(card)}, [seat, victim])


def seize_nothing(position: Position, log: Log | None) -> None:
    """Take no card with the Spy, if the options allow that (CK-CARD-55)."""
    victim: i64 = position.top_extra()
    position.pop()
    if log is not None:
        report(log, "seizes-nothing", position.active, CK_CARD_55, {"target": seat_token(victim)})


# Deserter -------------------------------------------------------------------------------------------------------------


def with_knights(position: Position, seat: i64) -> i64:
    """The opponents with a knight on the board, one bit each (CK-CARD-86)."""
    seats: i64 = 0
    for node in position.chart().nodes:
        if position.has_knight(node):
            seats |= BIT[position.owner_at(node)]
    return seats & ~BIT[seat]


def why_not_desert(position: Position, seat: i64, node: i64) -> Rule:
    """Whether the player asked can give up the knight there."""
    return ALLOWED if knights.own_knight(position, seat, node) else CK_CARD_56


def desert(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Remove a knight from the board; the player on turn may place one instead (CK-CARD-56, CK-CARD-57)."""
    code: i64 = i64(position.nodes[node])
    kind: i64 = code >> KIND_SHIFT & KIND_MASK
    position.pop()
    position.clear(node)
    position.return_piece(seat, knights.piece_of(kind))
    if log is not None:
        report(log, "deserts", seat, CK_CARD_56, place_details(position, node))
    network.remeasure_at(position, node)
    position.push(ENLISTING, (kind - BASIC + 1) | (MUSTERED if code & ACTIVE else 0))
    if not _any_enlistment(position):
        position.pop()
        if log is not None:
            report(log, "enlists-nobody", position.active, CK_CARD_60, {})


def why_not_level(position: Position, seat: i64, level: i64) -> Rule:
    """Whether the Deserter can place a knight of that level, from 0: as strong or weaker, and in supply."""
    strength: i64 = position.top_extra() & STRENGTH_MASK
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
    """Place a knight from the supply in the state of the one removed (CK-CARD-59, CK-CARD-61)."""
    marks: i64 = 0
    if position.top_extra() & MUSTERED:
        marks = ACTIVE | (SPENT if position.flags & DESERTER_RESTS else 0)
    position.pop()
    position.use_piece(seat, knights.piece_of(BASIC + level))
    position.put(node, seat, BASIC + level, marks)
    if log is not None:
        details = place_details(position, node)
        details["level"] = f"level.{LEVEL_NAMES[level]}"
        report(log, "enlists", seat, CK_CARD_57, details)
    network.remeasure_at(position, node)


def enlist_nobody(position: Position, log: Log | None) -> None:
    """Decline to place a knight."""
    position.pop()
    if log is not None:
        report(log, "enlists-nobody", position.active, CK_CARD_57, {})


# Intrigue -------------------------------------------------------------------------------------------------------------


def why_not_displace(position: Position, seat: i64, node: i64) -> Rule:
    """Whether Intrigue can displace the knight there (CK-CARD-48)."""
    if node >= NODE_COUNT or not position.has_knight(node) or position.owner_at(node) == seat:
        return CK_CARD_88
    return ALLOWED if network.touched(position, seat, node) else CK_CARD_48


def any_displaceable(position: Position, seat: i64) -> bool:
    """Whether there is a knight that Intrigue can displace."""
    for node in position.chart().nodes:  # noqa: SIM110 - faster as a loop
        if why_not_displace(position, seat, node) == ALLOWED:
            return True
    return False


def displace(position: Position, seat: i64, node: i64, log: Log | None) -> None:
    """Displace another player's knight; nothing takes its place (CK-CARD-49)."""
    code: i64 = i64(position.nodes[node])
    position.pop()
    position.clear(node)
    if log is not None:
        details = place_details(position, node)
        details["target"] = seat_token(code & SEAT_MASK)
        report(log, "displaces", seat, CK_CARD_48, details)
    knights.send_off(position, node, code, log)


# Diplomat -------------------------------------------------------------------------------------------------------------


def why_not_remove(position: Position, edge: i64) -> Rule:
    """Whether the Diplomat can remove the road or ship there."""
    if edge >= EDGE_COUNT or not position.on_edge(edge):
        return CK_CARD_36
    owner: i64 = (position.on_edge(edge) - 1) & SEAT_MASK
    if not network.loose_end(position, owner, edge, True):
        return CK_CARD_37
    if not position.flags & MAY_ORPHAN and network.orphans_knight(position, owner, edge):
        return CK_CARD_40
    return ALLOWED


def any_open(position: Position) -> bool:
    """Whether there is a road or ship that the Diplomat can remove."""
    for edge in position.chart().edges:  # noqa: SIM110 - faster as a loop
        if position.on_edge(edge) and why_not_remove(position, edge) == ALLOWED:
            return True
    return False


def remove(position: Position, seat: i64, edge: i64, log: Log | None) -> None:
    """Remove a road or ship; the player's own may be replaced before Longest Road is settled (CK-CARD-41)."""
    piece: i64 = position.on_edge(edge)
    owner: i64 = (piece - 1) & SEAT_MASK
    ship = piece >= SHIP
    position.pop()
    position.edges[edge] = u8(0)
    position.return_piece(owner, SHIPS if ship else ROADS)
    if log is not None:
        details: dict[str, Value] = {"place": edge_token(position, edge), "edge": f"edge.{edge}"}
        details["target"] = seat_token(owner)
        report(log, "removes-ship" if ship else "removes-road", seat, CK_CARD_36, details)
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
    """Whether the removed piece may be placed on another edge: a road as a road, a ship as a ship (CK-SEA-16)."""
    if ship != (position.top_extra() & A_SHIP != 0):
        return CK_SEA_16
    if edge == position.top_extra() & (A_SHIP - 1):
        return CK_CARD_41
    if ship:
        return building.why_not_lay_ship(position, seat, edge)
    return building.why_not_lay_road(position, seat, edge)


def replace(position: Position, seat: i64, edge: i64, ship: bool, log: Log | None) -> None:
    """Place the free replacement; then settle Longest Road."""
    position.pop()
    if ship:
        building.lay_ship(position, seat, edge, CK_CARD_41, log)
    else:
        building.lay_road(position, seat, edge, CK_CARD_41, log)
    network.award_road(position)


def replace_nothing(position: Position, log: Log | None) -> None:
    """Decline the replacement."""
    position.pop()
    if log is not None:
        report(log, "replaces-nothing", position.active, CK_CARD_41, {})
    network.award_road(position)
