"""The moves that answer a question: placing pieces, naming a hex, a kind, a card or a crossing."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.core.notation import pack, pack_wide
from ecumene.core.state import ALLOWED
from ecumene.games.catan import moves as verb
from ecumene.games.catan.citations import CK_IMP_14, CK_SEVEN_02
from ecumene.games.catan.frames import (
    A_SHIP,
    AQUEDUCT,
    CAPPING,
    COMMITTING,
    DESERTING,
    DISCARDING,
    ENLISTING,
    FOUNDING,
    FOUNDING_ROAD,
    FREE_ROADS,
    GIFTS,
    HEALING,
    INTRIGUING,
    MOVING_ROBBER,
    NAMING,
    PAYING,
    PICKING_GOLD,
    PILLAGED,
    PLACING_MERCHANT,
    PLENTY_PICKS,
    RELIEVING,
    REMOVING,
    REPLACING,
    REWARDING,
    ROBBING,
    SEIZING,
    SETTING_DICE,
    SMITHING,
    SPYING,
    SURPLUS,
    TARGETING,
    WALLING,
)
from ecumene.games.catan.material import KIND_COUNT, PROGRESS_COUNT, TRACKS
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import (
    barbarians,
    building,
    development,
    improving,
    knights,
    progress,
    progress_decks,
    progress_politics,
    progress_science,
    progress_trade,
    robber,
    rolling,
    setup,
    ships,
)
from ecumene.games.catan.rules.move_lists_turn import each, roads, ship_places

# Placing pieces -------------------------------------------------------------------------------------------------------


def placing_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """Founding, free roads and ships, replacements, and a ship that is being moved."""
    seat: i64 = position.actor
    chart = position.chart()
    if frame == FOUNDING:
        city = setup.founds_city(position)
        for node in chart.land_nodes:
            if setup.why_not_found(position, seat, node, city) == ALLOWED:
                found = append(found, pack(verb.CITY if city else verb.SETTLEMENT, node))
    elif frame == FOUNDING_ROAD:
        for edge in chart.edges:
            if setup.why_not_founding_road(position, seat, edge, False) == ALLOWED:
                found = append(found, pack_wide(verb.ROAD, edge))
        if chart.sails:
            for edge in chart.edges:
                if setup.why_not_founding_road(position, seat, edge, True) == ALLOWED:
                    found = append(found, pack_wide(verb.SHIP, edge))
    elif frame == FREE_ROADS:
        found = roads(position, seat, found)
        if chart.sails:
            found = ship_places(position, seat, found)
    elif frame == REPLACING:
        ship = position.top_extra() & A_SHIP != 0
        for edge in chart.edges:
            if progress_politics.why_not_replace(position, seat, edge, ship) == ALLOWED:
                found = append(found, pack_wide(verb.SHIP if ship else verb.ROAD, edge))
    else:
        for edge in chart.edges:
            if ships.why_not_arrive(position, seat, edge) == ALLOWED:
                found = append(found, pack_wide(verb.SHIP, edge))
    return found


def hex_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """Where robber, pirate and merchant may go, and which tokens may be swapped."""
    if frame == MOVING_ROBBER:
        for number in position.chart().land:
            if robber.why_not_robber(position, number) == ALLOWED:
                found = append(found, pack(verb.ROBBER, number))
        if position.chart().sails:
            for number in position.chart().hexes:
                if robber.why_not_pirate(position, number) == ALLOWED:
                    found = append(found, pack(verb.PIRATE, number))
    elif frame == PLACING_MERCHANT:
        for number in position.chart().land:
            if progress_trade.why_not_merchant(position, position.actor, number) == ALLOWED:
                found = append(found, pack(verb.MERCHANT, number))
    else:
        for number in position.chart().land:
            if progress_science.why_not_swap(position, number) == ALLOWED:
                found = append(found, pack(verb.SWAP, number))
    return found


# Choices --------------------------------------------------------------------------------------------------------------


def choice_moves(position: Position, frame: i64, found: vec[i64]) -> vec[i64]:
    """Cards, players, decks, dice and crossings to choose from."""
    seat: i64 = position.actor
    if frame == DISCARDING or frame == GIFTS or frame == PAYING:
        return _kinds(position, frame, seat, found)
    if frame == PICKING_GOLD or frame == AQUEDUCT or frame == PLENTY_PICKS or frame == SEIZING or frame == NAMING:
        return _kinds(position, frame, seat, found)
    if frame == ROBBING:
        return each(found, verb.ROB, robber.victims_now(position))
    if frame == TARGETING:
        return each(found, verb.TARGET, progress.targets(position, seat))
    if frame == REWARDING:
        deck: i64 = 0
        while deck < len(TRACKS):
            if progress_decks.why_not_draw_from(position, deck) == ALLOWED:
                found = append(found, pack(verb.DRAW_FROM, deck))
            deck += 1
        return found
    if frame == REMOVING:
        for edge in position.chart().edges:
            if position.on_edge(edge) and progress_politics.why_not_remove(position, edge) == ALLOWED:
                found = append(found, pack_wide(verb.REMOVE, edge))
        return found
    if frame == SETTING_DICE:
        dice: i64 = 0
        while dice < 36:
            found = append(found, pack(verb.SET_DICE, dice))
            dice += 1
        return found
    if frame == SURPLUS or frame == SPYING:
        card: i64 = 0
        while card < PROGRESS_COUNT:
            if frame == SURPLUS:
                if progress_decks.why_not_surrender(position, seat, card) == ALLOWED:
                    found = append(found, pack(verb.SURRENDER, card))
            elif progress_politics.why_not_seize(position, card) == ALLOWED:
                found = append(found, pack(verb.SEIZE, card))
            card += 1
        return found
    for node in position.chart().nodes:
        found = _node_moves(position, frame, seat, node, found)
    return found


def _kinds(position: Position, frame: i64, seat: i64, found: vec[i64]) -> vec[i64]:
    kind: i64 = 0
    while kind < KIND_COUNT:
        if frame == DISCARDING or frame == GIFTS:
            if rolling.why_not_choose(position, seat, kind, CK_SEVEN_02) == ALLOWED:
                found = append(found, pack(verb.DISCARD if frame == DISCARDING else verb.PAY, kind))
        elif frame == PAYING:
            if progress_trade.why_not_pay(position, seat, kind) == ALLOWED:
                found = append(found, pack(verb.PAY, kind))
        elif frame == SEIZING:
            if progress_trade.why_not_take_from(position, kind) == ALLOWED:
                found = append(found, pack(verb.TAKE, kind))
        elif frame == NAMING:
            if position.base():
                if development.why_not_name(kind) == ALLOWED:
                    found = append(found, pack(verb.NAME, kind))
            elif progress_trade.why_not_name(position, kind) == ALLOWED:
                found = append(found, pack(verb.NAME, kind))
        elif rolling.why_not_take_resource(position, kind, CK_IMP_14) == ALLOWED:
            found = append(found, pack(verb.TAKE, kind))
        kind += 1
    return found


def _node_moves(position: Position, frame: i64, seat: i64, node: i64, found: vec[i64]) -> vec[i64]:
    if frame == PILLAGED:
        if barbarians.why_not_lose(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.LOSE, node))
    elif frame == DESERTING:
        if progress_politics.why_not_desert(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.LOSE, node))
    elif frame == CAPPING:
        if improving.why_not_cap(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.CAP, node))
    elif frame == WALLING:
        if building.why_not_wall(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.WALL, node))
    elif frame == HEALING:
        if building.why_not_upgrade(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.CITY, node))
    elif frame == SMITHING:
        if knights.why_not_rise(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.PROMOTE, node))
    elif frame == INTRIGUING:
        if progress_politics.why_not_displace(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.DISPLACE, node))
    elif frame == RELIEVING:
        if building.why_not_relieve(position, seat, node) == ALLOWED:
            found = append(found, pack(verb.SETTLEMENT, node))
    elif frame == COMMITTING:
        if barbarians.why_not_commit(position, node) == ALLOWED:
            found = append(found, pack(verb.COMMIT, node))
    elif frame == ENLISTING:
        level: i64 = 0
        while level < 3:
            if progress_politics.why_not_enlist(position, seat, node, level) == ALLOWED:
                found = append(found, pack(verb.ENLIST, node, level))
            level += 1
    elif node in knights.goals_now(position, seat):
        found = append(found, pack(verb.GO, node))
    return found
