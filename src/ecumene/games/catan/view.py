"""What a seat may see."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.state import OVER
from ecumene.games.catan.cards import DECK_BITS, Cards, copies, lane, progress_total, total
from ecumene.games.catan.frames import ANSWERING, COMPOSING, COUNTED, SEIZING, SPYING
from ecumene.games.catan.island import CHARTS, EDGES, NONE
from ecumene.games.catan.layout import (
    ACCEPTED,
    ACTIVE,
    ANSWER,
    BARTER_BITS,
    BARTER_MASK,
    BARTER_SHIFT,
    BASE_GAME,
    BASIC,
    CAP_BITS,
    CARD_PLAYED,
    CHOSEN,
    CITY,
    COUNTERED,
    CRANE_MASK,
    CRANE_SHIFT,
    DECLINED,
    DEVELOPED,
    EDGE_MASK,
    FLEET_SHIFT,
    FRESH,
    GIVING,
    HANDS,
    HAS_CONSTITUTION,
    HAS_PRINTER,
    JUST_PLACED,
    KIND_MASK,
    KIND_SHIFT,
    METROPOLIS_SHIFT,
    NOBODY,
    OFFER_SHIFT,
    OWED,
    PROGRESS_HELD,
    ROAD_LENGTH,
    ROLLED,
    SAFE,
    SEAT_MASK,
    SHIP,
    SHIP_MOVED,
    SPENT,
    STATUS,
    UNLIMITED,
    WALL,
    WANTING,
    WRITING,
)
from ecumene.games.catan.material import (
    BARBARIAN_STEPS,
    CARD_NAMES,
    DEVELOPMENT,
    EVENTS,
    HARBOUR_KINDS,
    KIND_COUNT,
    KINDS,
    PROGRESS_COUNT,
    RESOURCE_COUNT,
    TERRAINS,
    TRACKS,
)
from ecumene.games.catan.material import PIECES as PIECE_NAMES
from ecumene.games.catan.position import Position
from ecumene.games.catan.prompts import about_of, asked_of, is_open, times_of
from ecumene.games.catan.rules import barbarians, knights, progress_decks, rolling, trading
from ecumene.games.catan.rules.scoring import points_of
from ecumene.games.catan.view_types import (
    AnswerView,
    BarbariansView,
    CatanView,
    CrossingView,
    DiceView,
    DraftView,
    EdgeView,
    HarbourView,
    HexView,
    MetropolisView,
    OfferView,
    OwnView,
    PlayerView,
    TurnView,
)

PIECE_AT: Final = ("", "settlement", "city", "sideways", "basic", "strong", "mighty")
SAID: Final = ("silent", "accepted", "declined", "countered")


def see(position: Position, seat: i64) -> CatanView:
    """The table as a seat, or a spectator, may see it."""
    over = position.actor == OVER
    asked = asked_of(position, seat)
    about, subject, card = about_of(position)
    return CatanView(
        seat=seat,
        actor=position.actor if not is_open(position) else -1,
        awaited=list(position.awaited()),
        round=position.round,
        asked=asked,
        asked_times=times_of(position, seat),
        mode="base" if position.flags & BASE_GAME else "knights",
        map=CHARTS[position.map].name,
        sails=position.chart().sails,
        target=position.target,
        active=position.active,
        first=position.first,
        hexes=[_hex(position, number) for number in position.chart().hexes],
        harbours=[_harbour(position, spot) for spot in range(position.chart().harbour_count)],
        crossings=[_crossing(position, node) for node in position.chart().nodes if position.kind_at(node)],
        edges=[_edge(position, edge) for edge in position.chart().edges if position.on_edge(edge)],
        robber=position.robber,
        pirate=position.pirate,
        merchant=position.merchant,
        merchant_of=position.merchant_of,
        players=[_player(position, each, seat) for each in range(position.players)],
        bank=cards_by_name(position.bank, position.base()),
        decks=_decks(position),
        dice=_dice(position),
        rolls=[rolling.rolls_of(position, total) for total in range(2, 13)],
        event_rolls=_event_rolls(position),
        barbarians=None if position.base() else _barbarians(position),
        metropolises=[] if position.base() else [_metropolis(position, track) for track in range(len(TRACKS))],
        defenders_left=position.defenders,
        road_holder=position.road_holder,
        army_holder=position.army_holder,
        offer=_offer(position) if position.top_kind() == ANSWERING else None,
        draft=_draft(position, seat),
        turn=_turn(position, seat),
        own=_own(position, seat) if 0 <= seat < position.players else None,
        about=about,
        subject=subject,
        card=card,
        winners=[position.winner] if over else [],
    )


def _event_rolls(position: Position) -> dict[str, int]:
    if position.base():
        return {}
    return {name: rolling.event_rolls_of(position, face) for face, name in enumerate(EVENTS)}


# Names ----------------------------------------------------------------------------------------------------------------


def cards_by_name(cards: Cards, base: bool) -> dict[str, int]:
    """A set of resources and commodities by name."""
    return {KINDS[kind]: lane(cards, kind) for kind in range(RESOURCE_COUNT if base else KIND_COUNT)}


def some_by_name(cards: Cards) -> dict[str, int]:
    """A set of resources and commodities by name, without zeros."""
    return {KINDS[kind]: lane(cards, kind) for kind in range(KIND_COUNT) if lane(cards, kind)}


def progress_by_name(cards: i64) -> dict[str, int]:
    """A set of progress cards by name."""
    return {CARD_NAMES[card]: copies(cards, card) for card in range(PROGRESS_COUNT) if copies(cards, card)}


def development_by_name(cards: i64) -> dict[str, int]:
    """A set of development cards by name."""
    return {name: lane(cards, kind) for kind, name in enumerate(DEVELOPMENT) if lane(cards, kind)}


# Parts ----------------------------------------------------------------------------------------------------------------


def _hex(position: Position, number: int) -> HexView:
    return HexView(number, TERRAINS[position.terrain[number]], int(position.tokens[number]))


def _harbour(position: Position, spot: int) -> HarbourView:
    ends = position.chart().harbour_ends[spot]
    kind = position.harbours[spot]
    return HarbourView(HARBOUR_KINDS[kind] if kind < len(HARBOUR_KINDS) else "", EDGES.index(ends))


def _crossing(position: Position, node: int) -> CrossingView:
    code = i64(position.nodes[node])
    kind = code >> KIND_SHIFT & KIND_MASK
    knight = kind >= BASIC
    metropolis = code >> METROPOLIS_SHIFT if kind == CITY else 0
    return CrossingView(
        crossing=node,
        seat=code & SEAT_MASK,
        piece=PIECE_AT[kind],
        wall=kind == CITY and code & WALL != 0,
        metropolis=TRACKS[metropolis - 1] if metropolis else "",
        active=knight and code & ACTIVE != 0,
        spent=knight and code & SPENT != 0,
    )


def _edge(position: Position, edge: int) -> EdgeView:
    code = i64(position.edges[edge])
    piece = code & EDGE_MASK
    return EdgeView(edge, (piece - 1) & SEAT_MASK, "ship" if piece >= SHIP else "road", code & JUST_PLACED != 0)


def _player(position: Position, each: int, seat: i64) -> PlayerView:
    base = position.base()
    status = position.zones[STATUS + each]
    marks = (("printer", HAS_PRINTER), ("constitution", HAS_CONSTITUTION))
    held = position.zones[PROGRESS_HELD + each]
    strength = knights.active_strength(position, each)
    kinds = RESOURCE_COUNT if base else KIND_COUNT
    at_rest = sum(
        knights.strength_at(position, node)
        for node in position.chart().nodes
        if knights.own_knight(position, each, node) and not knights.is_active(position, node)
    )
    return PlayerView(
        seat=each,
        cards=position.hand_size(each),
        progress={} if base else {track: _of_deck(held, deck) for deck, track in enumerate(TRACKS)},
        development=total(position.zones[DEVELOPED + each]),
        open_cards=[name for name, mark in marks if status & mark],
        points=points_of(position, each, each == seat or position.actor == OVER),
        pieces={name: position.supply(each, piece) for piece, name in enumerate(PIECE_NAMES)},
        levels={} if base else {track: position.level(each, number) for number, track in enumerate(TRACKS)},
        limit=rolling.hand_limit(position, each),
        strength=strength,
        at_rest=at_rest,
        road_length=position.zones[ROAD_LENGTH + each],
        army=position.played_knights(each),
        ratios={KINDS[kind]: trading.ratio(position, each, kind) for kind in range(kinds)},
    )


def _of_deck(held: i64, deck: int) -> int:
    return progress_total(held & DECK_BITS[deck])


def _decks(position: Position) -> dict[str, int]:
    if position.base():
        return {"development": total(position.deck)}
    return {track: progress_decks.deck_size(position, deck) for deck, track in enumerate(TRACKS)}


def _dice(position: Position) -> DiceView | None:
    if not position.turn & ROLLED:
        return None
    event = rolling.event_of(position)
    return DiceView(rolling.white_of(position), rolling.red_of(position), EVENTS[event] if event < len(EVENTS) else "")


def _barbarians(position: Position) -> BarbariansView:
    outlook = barbarians.Outlook(position)
    heroes = [each for each in range(position.players) if outlook.heroes >> each & 1]
    return BarbariansView(
        step=position.ship,
        steps=BARBARIAN_STEPS,
        landings=position.landings,
        strength=outlook.strength,
        defence=outlook.defence,
        losers=[each for each in range(position.players) if outlook.losers >> each & 1],
        defender=heroes[0] if len(heroes) == 1 else NOBODY,
        drawers=heroes if len(heroes) > 1 else [],
    )


def _metropolis(position: Position, track: int) -> MetropolisView:
    owner = position.cap_owner(track)
    crossing = NONE
    for node in position.chart().land_nodes:
        if position.kind_at(node) == CITY and i64(position.nodes[node]) >> METROPOLIS_SHIFT == track + 1:
            crossing = node
    return MetropolisView(TRACKS[track], owner, crossing, position.caps >> (CAP_BITS * track) & SAFE != 0)


def _offer(position: Position) -> OfferView:
    active = position.active
    asked = [each for each in range(position.players) if position.asked >> each & 1]
    return OfferView(
        seat=active,
        gives=some_by_name(position.zones[GIVING + active]),
        wants=some_by_name(position.zones[WANTING + active]),
        asked=asked,
        answers=[_answer(position, each) for each in asked],
    )


def _answer(position: Position, each: int) -> AnswerView:
    said = trading.said(position, each)
    countered = said == COUNTERED
    assert said in (0, ACCEPTED, DECLINED, COUNTERED)
    return AnswerView(
        seat=each,
        said=SAID[said],
        gives=some_by_name(position.zones[GIVING + each]) if countered else {},
        wants=some_by_name(position.zones[WANTING + each]) if countered else {},
    )


def _draft(position: Position, seat: i64) -> DraftView | None:
    if not 0 <= seat < position.players:
        return None
    frame = position.top_kind()
    composing = frame == COMPOSING and seat == position.active
    if not composing and not (frame == ANSWERING and _is_writing(position, seat)):
        return None
    return DraftView(
        gives=some_by_name(position.zones[GIVING + seat]),
        wants=some_by_name(position.zones[WANTING + seat]),
        asked=[each for each in range(position.players) if frame == COMPOSING and position.asked >> each & 1],
    )


def _is_writing(position: Position, seat: i64) -> bool:
    return position.zones[ANSWER + seat] & WRITING != 0


def _turn(position: Position, seat: i64) -> TurnView:
    made = position.turn >> OFFER_SHIFT
    if position.top_kind() == COMPOSING and seat != position.active:
        made -= 1
    limited = position.offers_allowed != UNLIMITED
    return TurnView(
        rolled=position.turn & ROLLED != 0,
        card_played=position.turn & CARD_PLAYED != 0,
        ship_moved=position.turn & SHIP_MOVED != 0,
        fleets=[KINDS[kind] for kind in range(KIND_COUNT) if position.turn >> (FLEET_SHIFT + kind) & 1],
        cranes=position.turn >> CRANE_SHIFT & CRANE_MASK,
        barters={
            f"p{each + 1}": position.turn >> (BARTER_SHIFT + BARTER_BITS * each) & BARTER_MASK
            for each in range(position.players)
            if position.turn >> (BARTER_SHIFT + BARTER_BITS * each) & BARTER_MASK
        },
        offers_left=max(0, position.offers_allowed - made) if limited else -1,
    )


def _own(position: Position, seat: i64) -> OwnView:
    frame = position.top_kind()
    shown_hand = shown_cards = None
    if frame == SEIZING and seat == position.active:
        shown_hand = some_by_name(position.zones[HANDS + (position.top_extra() & SEAT_MASK)])
    if frame == SPYING and seat == position.active:
        shown_cards = progress_by_name(position.zones[PROGRESS_HELD + position.top_extra()])
    cards = progress_by_name(position.zones[PROGRESS_HELD + seat])
    cards.update(development_by_name(position.zones[DEVELOPED + seat]))
    choosing = COUNTED[frame]
    return OwnView(
        hand=cards_by_name(position.zones[HANDS + seat], position.base()),
        cards=cards,
        fresh=development_by_name(position.zones[FRESH + seat]),
        owed=position.zones[OWED + seat] if choosing else 0,
        chosen=some_by_name(position.zones[CHOSEN + seat]) if choosing else {},
        shown_hand=shown_hand,
        shown_cards=shown_cards,
    )
