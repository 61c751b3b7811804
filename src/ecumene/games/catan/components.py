"""Counts of components by place, and checks that each card, piece and point of a position is where it can be."""

from mypy_extensions import i64

from ecumene.core.state import OVER
from ecumene.games.catan.cards import (
    ALL_DEVELOPMENT,
    ALL_PROGRESS,
    BASE_BANK,
    BASE_PIECES,
    GUARD,
    IS_POINT,
    KNIGHTS_BANK,
    KNIGHTS_PIECES,
    copies,
    count_bits,
    lane,
    progress_total,
    total,
)
from ecumene.games.catan.frames import REPLACING, RETREATING
from ecumene.games.catan.island import NODE_NEXT, NONE
from ecumene.games.catan.layout import (
    BASIC,
    CITY,
    DEFENDER_MASK,
    DEVELOPED,
    HANDS,
    HAS_CONSTITUTION,
    HAS_PRINTER,
    ISLAND_SHIFT,
    KIND_MASK,
    KIND_SHIFT,
    METROPOLIS_SHIFT,
    NOBODY,
    PIECES,
    POINTS,
    PROGRESS_HELD,
    ROAD_LENGTH,
    SEAT_MASK,
    SETTLEMENT,
    SHIP,
    SIDEWAYS,
    STATUS,
    TWO_ENGINEERS,
    WALL,
)
from ecumene.games.catan.material import (
    CITIES,
    CONSTITUTION,
    DECK_SIZE,
    DEVELOPMENT,
    DEVELOPMENT_COUNTS,
    ENGINEER,
    KIND_COUNT,
    PROGRESS_COUNT,
    ROAD_MINIMUM,
    ROADS,
    SETTLEMENTS,
    SHIP_SUPPLY,
    SHIPS,
    TRACKS,
    WALLS,
)
from ecumene.games.catan.position import Position
from ecumene.games.catan.rules import knights, network
from ecumene.games.catan.rules.progress_decks import queued_card


def count_components(position: Position) -> dict[str, int]:
    """How many cards and pieces are in each place, including what this game leaves in the box."""
    seats = range(position.players)
    chart = position.chart()
    points = HAS_PRINTER | HAS_CONSTITUTION
    return {
        "bank": total(position.bank),
        "hands": sum(total(position.zones[HANDS + seat]) for seat in seats),
        "pieces in supply": sum(total(position.zones[PIECES + seat]) for seat in seats),
        "pieces on crossings": sum(1 for node in chart.nodes if position.kind_at(node)),
        "a knight between crossings": 1 if position.displaced else 0,
        "walls": sum(1 for node in chart.nodes if position.kind_at(node) == CITY and position.nodes[node] & WALL),
        "pieces on edges": sum(1 for edge in chart.edges if position.on_edge(edge)),
        "progress cards unseen": progress_total(position.pool),
        "progress cards held": sum(progress_total(position.zones[PROGRESS_HELD + seat]) for seat in seats),
        "progress cards under decks": sum(1 for code in position.queue if code),
        "victory point cards": sum(count_bits(position.zones[STATUS + seat] & points) for seat in seats),
        "development cards unseen": total(position.deck),
        "development cards held": sum(total(position.zones[DEVELOPED + seat]) for seat in seats),
        "development cards played": total(position.laid),
        "box": _left_in_box(position),
    }


def total_components(players: int) -> int:
    """The number of cards and pieces in every position of a game for this many players."""
    cards = total(KNIGHTS_BANK) + progress_total(ALL_PROGRESS) + 1 + sum(DEVELOPMENT_COUNTS)
    return cards + players * (total(KNIGHTS_PIECES) + SHIP_SUPPLY)


def _left_in_box(position: Position) -> int:
    """How much this game does not use: commodities, progress cards and knights, or development cards; ships."""
    box = 0 if position.flags & TWO_ENGINEERS and not position.base() else 1
    if position.base():
        box += total(KNIGHTS_BANK) - total(BASE_BANK) + progress_total(ALL_PROGRESS)
        box += position.players * (total(KNIGHTS_PIECES) - total(BASE_PIECES))
    else:
        box += sum(DEVELOPMENT_COUNTS)
    return box if position.chart().sails else box + position.players * SHIP_SUPPLY


def fault(position: Position) -> str:
    """The first inconsistency found; empty if there is none."""
    found = _cards(position)
    if not found:
        found = _pieces(position)
    if not found:
        found = _points(position)
    if not found and position.base():
        found = _development(position)
    if not found and not position.base():
        found = _progress(position)
    if not found:
        found = _metropolises(position)
    return found


def _cards(position: Position) -> str:
    all_cards: i64 = BASE_BANK if position.base() else KNIGHTS_BANK
    there: i64 = position.bank
    seat: i64 = 0
    while seat < position.players:
        there += position.zones[HANDS + seat]
        if position.zones[HANDS + seat] & GUARD:
            return f"the hand of seat {seat + 1} has less than nothing of a kind"
        seat += 1
    kind: i64 = 0
    while kind < KIND_COUNT:
        if lane(there, kind) != lane(all_cards, kind):
            return f"there are {lane(there, kind)} cards of kind {kind}"
        kind += 1
    return ""


def _pieces(position: Position) -> str:
    """Check that supplies and the board together hold each player's pieces, and that buildings keep their distance."""
    counts: list[i64] = [0] * 32  # eight for each seat
    for node in position.chart().nodes:
        code: i64 = i64(position.nodes[node])
        kind: i64 = code >> KIND_SHIFT & KIND_MASK
        at: i64 = 8 * (code & SEAT_MASK)
        if kind == SETTLEMENT:
            counts[at + SETTLEMENTS] += 1
        elif kind == CITY or kind == SIDEWAYS:
            counts[at + CITIES] += 1
            if kind == CITY and code & WALL:
                counts[at + WALLS] += 1
        elif kind >= BASIC:
            counts[at + knights.piece_of(kind)] += 1
        if kind != 0 and kind <= SIDEWAYS:
            side: i64 = 3 * node
            while side < 3 * node + 3:
                if NODE_NEXT[side] != NONE and position.has_building(NODE_NEXT[side]):
                    return f"two buildings are neighbours at crossing {node}"
                side += 1
    for edge in position.chart().edges:
        piece: i64 = position.on_edge(edge)
        if piece:
            counts[8 * ((piece - 1) & SEAT_MASK) + (SHIPS if piece >= SHIP else ROADS)] += 1
    if position.displaced:
        counts[
            8 * (position.displaced & SEAT_MASK) + knights.piece_of(position.displaced >> KIND_SHIFT & KIND_MASK)
        ] += 1
    all_pieces: i64 = BASE_PIECES if position.base() else KNIGHTS_PIECES
    seat: i64 = 0
    while seat < position.players:
        piece = 0
        while piece < KIND_COUNT:
            wanted: i64 = lane(all_pieces, piece)
            if piece == SHIPS and position.chart().sails:
                wanted = SHIP_SUPPLY
            if lane(position.zones[PIECES + seat], piece) + counts[8 * seat + piece] != wanted:
                return f"seat {seat + 1} has too many or too few of piece {piece}"
            piece += 1
        seat += 1
    return ""


def _points(position: Position) -> str:
    """Check that public points are what the board and the cards show."""
    seat: i64 = 0
    while seat < position.players:
        points: i64 = position.zones[STATUS + seat] & DEFENDER_MASK
        for node in position.chart().land_nodes:
            if position.building_of(node, seat):
                points += 1
                if position.kind_at(node) == CITY:
                    points += 1
                    if i64(position.nodes[node]) >> METROPOLIS_SHIFT:
                        points += 2
        status: i64 = position.zones[STATUS + seat]
        if status & HAS_PRINTER:
            points += 1
        if status & HAS_CONSTITUTION:
            points += 1
        if position.road_holder == seat:
            points += 2
        if position.army_holder == seat:
            points += 2
        if position.merchant_of == seat:
            points += 1
        island: i64 = 1
        while island < i64(len(position.chart().points)):
            if status >> (ISLAND_SHIFT + island) & 1:
                points += position.chart().points[island]
            island += 1
        if points != position.zones[POINTS + seat]:
            return f"seat {seat + 1} has {points} points, not {position.zones[POINTS + seat]}"
        seat += 1
    return ""


def _development(position: Position) -> str:
    there: i64 = position.deck + position.laid
    seat: i64 = 0
    while seat < position.players:
        there += position.zones[DEVELOPED + seat]
        seat += 1
    card: i64 = 0
    while card < len(DEVELOPMENT):
        if lane(there, card) != lane(ALL_DEVELOPMENT, card):
            return f"there are {lane(there, card)} development cards of sort {card}"
        card += 1
    return ""


def _progress(position: Position) -> str:
    card: i64 = 0
    while card < PROGRESS_COUNT:
        there: i64 = copies(position.pool, card)
        seat: i64 = 0
        while seat < position.players:
            there += copies(position.zones[PROGRESS_HELD + seat], card)
            if IS_POINT[card]:
                mark: i64 = HAS_CONSTITUTION if card == CONSTITUTION else HAS_PRINTER
                if position.zones[STATUS + seat] & mark:
                    there += 1
            seat += 1
        deck: i64 = 0
        while deck < len(TRACKS):
            place: i64 = 0
            while place < DECK_SIZE:
                if queued_card(position, deck, place) == card:
                    there += 1
                place += 1
            deck += 1
        wanted: i64 = copies(ALL_PROGRESS, card)
        if card == ENGINEER and position.flags & TWO_ENGINEERS:
            wanted += 1
        if there != wanted:
            return f"there are {there} progress cards of sort {card}"
        card += 1
    return ""


def _metropolises(position: Position) -> str:
    """Check that each track's metropolis is on at most one city, its owner's."""
    if position.base() or position.actor == OVER:
        return ""
    track: i64 = 0
    while track < len(TRACKS):
        stands: i64 = 0
        for node in position.chart().land_nodes:
            if position.kind_at(node) == CITY and i64(position.nodes[node]) >> METROPOLIS_SHIFT == track + 1:
                stands += 1
                if position.owner_at(node) != position.cap_owner(track):
                    return f"the cap of track {track} stands on a stranger's city"
        if stands > 1:
            return f"the cap of track {track} stands twice"
        track += 1
    return ""


def road_fault(position: Position) -> str:
    """Check that road lengths match a fresh measurement and that Longest Road is with the right player.

    Skipped while a displaced knight is retreating or a removed road is in hand: roads are measured once it is placed.
    """
    if position.top_kind() == RETREATING or position.top_kind() == REPLACING:
        return ""
    longest: i64 = 0
    seat: i64 = 0
    while seat < position.players:
        length: i64 = network.longest_trail(position, seat)
        if length != position.zones[ROAD_LENGTH + seat]:
            return f"the road of seat {seat + 1} is {length} long, not {position.zones[ROAD_LENGTH + seat]}"
        if length > longest:
            longest = length
        seat += 1
    holder: i64 = position.road_holder
    if holder != NOBODY and (position.zones[ROAD_LENGTH + holder] < longest or longest < ROAD_MINIMUM):
        return f"seat {holder + 1} holds Longest Road without having it"
    return ""
