"""What a seat may see: everything, except what nobody knows yet."""

from typing import Final

from mypy_extensions import i64

from ecumene.core.state import OVER
from ecumene.games.newdawn import lookup, previews
from ecumene.games.newdawn.frames import LAYING_AT, LAYING_TILE, LAYING_TURN, SHAPE, SIDE, TIER, TILE
from ecumene.games.newdawn.land import (
    BIT,
    COLUMNS,
    FIRST_GAP,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    NONE,
    PLACE_SHAPES,
    RIM,
    space_numbers,
)
from ecumene.games.newdawn.layout import (
    ALLIES,
    BACK,
    BARBARIAN,
    CAPITAL,
    CAPITAL_CITY,
    CITIES,
    CITY,
    CITY_STATE,
    DECK,
    EPIC,
    FIRST_GAME_MAP,
    LEADER,
    MARKS,
    MOVED,
    NATURAL,
    NATURAL_AT,
    PLACE,
    PRESENT,
    RANDOM_MAP,
    RESOURCES_AT,
    SPACE_MASK,
    STRONG,
    STRONG_SET,
    TECH,
    TILES,
    TOKENS,
    USED,
    WONDERS,
    WONDERS_AT,
)
from ecumene.games.newdawn.material import (
    AGENDAS,
    BARBARIANS,
    CARAVAN_PIECES,
    CARD_COUNT,
    CARD_NAMES,
    CITY_STATE_COUNT,
    CITY_STATE_NAMES,
    EVENTS,
    INDUSTRY,
    LEADER_NAMES,
    LETTERS,
    NATURAL_COUNT,
    NATURAL_NAMES,
    PACTS,
    RESOURCE_KINDS,
    RESOURCES,
    SLOTS,
    TERRAINS,
    TYPES,
    VICTORY_CARDS,
    WATER_TOKENS,
    WONDER_COUNT,
    WONDER_NAMES,
    WONDER_TYPES,
)
from ecumene.games.newdawn.moves import EFFECTS
from ecumene.games.newdawn.position import Position
from ecumene.games.newdawn.previews import card_view
from ecumene.games.newdawn.prompts import about_what, asked_of, battle_of, payment_of, resolving_of, travel_of
from ecumene.games.newdawn.rules import agendas, board, decks, diplomacy, events, industry, row, terrain, turn
from ecumene.games.newdawn.tiles import SPACES, TILE_COUNT
from ecumene.games.newdawn.view_types import (
    AgendaView,
    CaravansView,
    CityStateView,
    FaceView,
    LayingView,
    NaturalView,
    NewDawnView,
    OfferView,
    PactView,
    PlayerView,
    SpaceView,
    StepView,
    TileView,
    VictoryView,
)

MUST: Final = ("core", "neighbour", "any", "any")


def see(position: Position, seat: i64) -> NewDawnView:
    """The table as this seat, or a spectator, may see it."""
    asked, times = asked_of(position)
    about, subject, card, thing = about_what(position)
    playing = 0 <= seat < position.players and position.round > 0 and position.actor != OVER
    copy = position.clone() if playing else position
    assert isinstance(copy, Position)
    return NewDawnView(
        seat=seat,
        actor=position.actor,
        awaited=list(position.awaited()),
        round=position.round,
        asked=asked,
        asked_times=times,
        map="random" if position.flags & RANDOM_MAP else "first_game" if position.flags & FIRST_GAME_MAP else "built",
        epic=position.flags & EPIC != 0,
        active=position.active,
        first=position.first if position.round else -1,
        compass=position.compass,
        ways=[int(events.way_of(position, number)) for number in range(6)],
        section=position.dial,
        events=[EVENTS[event] for event in position.box.events],
        levels=[StepView(step, int(level)) for step, level in enumerate(position.box.level_at) if level],
        spaces=[_space(position, space) for space in position.land.spaces],
        tiles=[_tile(position, tile) for tile in range(TILE_COUNT) if position.zones[PLACE + tile]],
        faces=_faces(position),
        laying=_laying(position),
        players=[_player(position, each) for each in range(position.players)],
        market=[_offer(position, seat, deck) for deck in range(4)],
        victory=[_victory(position, number) for number in range(VICTORY_CARDS) if position.victory & BIT[number]],
        city_states=[
            _city_state(position, each)
            for each in range(CITY_STATE_COUNT)
            if position.zones[CITY_STATE + each] & PRESENT
        ],
        supply={name: int(board.in_supply(position, kind)) for kind, name in enumerate(RESOURCES)},
        stored=position.store,
        used=[EFFECTS[effect] for effect in range(7) if position.turn & BIT[effect]],
        resolving=resolving_of(position),
        battle=battle_of(position),
        travel=travel_of(position),
        payment=payment_of(position),
        odds=previews.attacks_of(copy, seat) if playing else [],
        threats=previews.threats_to(copy, seat) if playing else [],
        previews=previews.previews_of(copy, seat) if playing else [],
        about=about,
        subject=subject,
        card=card,
        thing=thing,
        winners=[each for each in range(position.players) if position.winners & BIT[each]],
    )


# The map --------------------------------------------------------------------------------------------------------------


def _piece_name(piece: i64) -> str:
    if piece == CAPITAL_CITY:
        return "capital"
    if piece == CITY:
        return "city"
    if piece == STRONG:
        return "reinforced"
    return "token" if piece else ""


def _space(position: Position, space: i64) -> SpaceView:
    land = position.land
    cell = land.cell[space]
    natural, city_state, resource = land.natural[space], land.city_state[space], land.resource[space]
    owner = position.owner_at(space)
    piece = position.piece_at(space)
    homes = [LETTERS[letter] for letter in range(BARBARIANS) if land.home[letter] == space]
    symbol = NATURAL_NAMES[natural] if natural != NONE else CITY_STATE_NAMES[city_state] if city_state != NONE else ""
    wonder = board.wonder_on(position, space) if position.within(WONDERS_AT, space) else NONE
    return SpaceView(
        hex=int(space),
        tile=int(space // SPACES + 1) if space < FIRST_GAP else 0,
        q=int(cell % COLUMNS - MIDDLE_COLUMN),
        r=int(cell // COLUMNS - MIDDLE_ROW),
        terrain=TERRAINS[land.terrain[space]],
        difficulty=int(land.difficulty[space]) if space < FIRST_GAP else 1,
        rim=land.has(RIM, space),
        symbol=symbol,
        resource=RESOURCES[resource] if resource != NONE and position.within(RESOURCES_AT, space) else "",
        natural=NATURAL_NAMES[natural] if natural != NONE and position.within(NATURAL_AT, space) else "",
        city_state=CITY_STATE_NAMES[city_state] if board.neutral_on(position, space) else "",
        owner=int(owner),
        piece=_piece_name(piece),
        mature=piece >= CITY and terrain.is_mature(position, owner, space),
        wonder=WONDER_NAMES[wonder] if wonder != NONE else "",
        home=homes[0] if homes else "",
        barbarians=[LETTERS[each] for each in range(BARBARIANS) if position.zones[BARBARIAN + each] == space + 1],
        caravans=[
            seat
            for seat in range(position.players)
            for each in range(CARAVAN_PIECES)
            if row.caravan_state(position, seat, each) & SPACE_MASK == space + 1
        ],
    )


def _tile(position: Position, tile: i64) -> TileView:
    place = position.zones[PLACE + tile] - 1
    cell = place // PLACE_SHAPES
    shape = place % PLACE_SHAPES
    return TileView(
        tile=int(tile + 1),
        side="ab"[shape // 6],
        turns=int(shape % 6),
        cell=int(cell),
        q=int(cell % COLUMNS - MIDDLE_COLUMN),
        r=int(cell // COLUMNS - MIDDLE_ROW),
        core=len(position.rows) > 0 and position.rows[36 + cell // COLUMNS] & BIT[cell % COLUMNS] != 0,
    )


def _faces(position: Position) -> list[FaceView]:
    """While the map is being built: what a client draws of tiles that are not spaces yet."""
    if not len(position.rows):
        return []
    held: i64 = 0
    for seat in range(position.players):
        held |= position.zones[TILES + seat]
    found = []
    for tile in range(TILE_COUNT):
        place = position.zones[PLACE + tile] - 1
        up = place % PLACE_SHAPES // 6
        for side in range(2):
            if held & BIT[tile] or (place >= 0 and up == side):
                found.append(FaceView(tile + 1, "ab"[side], position.box.sides[tile][side]))
    return found


def _laying(position: Position) -> LayingView | None:
    frame = position.top()
    if frame not in (LAYING_TILE, LAYING_TURN, LAYING_AT):
        return None
    chosen = frame != LAYING_TILE
    side = position.field(SIDE) if frame == LAYING_TURN else position.field(SHAPE) // 6
    return LayingView(
        seat=int(position.active),
        tile=int(position.field(TILE) + 1) if chosen else -1,
        side="ab"[side] if chosen else "",
        turns=int(position.field(SHAPE) % 6) if frame == LAYING_AT else -1,
        must=MUST[position.field(TIER)],
        water=max(0, int(WATER_TOKENS - position.holes)),
    )


# Players --------------------------------------------------------------------------------------------------------------


def _natural(position: Position, seat: i64, natural: i64) -> NaturalView:
    state = position.zones[NATURAL + natural]
    station = state >> 3 & 7
    return NaturalView(
        name=NATURAL_NAMES[natural],
        resource=RESOURCES[lookup.RESOURCE_OF_NATURAL[natural]],
        used=state & USED != 0,
        card=CARD_NAMES[position.card_on(seat, station)] if station < SLOTS else "",
    )


def _caravans(position: Position, seat: i64) -> CaravansView:
    states = [row.caravan_state(position, seat, each) for each in range(CARAVAN_PIECES)]
    allowed = int(row.caravans_allowed(position, seat)) if position.zones[LEADER + seat] else 0
    back = sum(1 for state in states if state & BACK)
    on_map = [int(state & SPACE_MASK) - 1 for state in states if state & SPACE_MASK]
    return CaravansView(
        allowed=allowed,
        ready=max(0, allowed - back - len(on_map)),
        on_map=on_map,
        moved=[int(state & SPACE_MASK) - 1 for state in states if state & MOVED],
        back=back,
    )


def _player(position: Position, seat: i64) -> PlayerView:
    zones = position.zones
    led = zones[LEADER + seat] > 0
    stations = [position.station_at(seat, slot) for slot in range(SLOTS)] if led else []
    mature = space_numbers(terrain.mature_cities(position, seat))
    strong = [position.sets[STRONG_SET + 3 * seat + word] for word in range(3)]
    return PlayerView(
        seat=int(seat),
        leader=LEADER_NAMES[zones[LEADER + seat] - 1] if led else "",
        row=[
            card_view(position, seat, station, turn.counted(position, seat, slot + 1))
            for slot, station in enumerate(stations)
        ],
        deck=[CARD_NAMES[card] for card in range(CARD_COUNT) if zones[DECK + seat] & BIT[card]],
        tech=int(zones[TECH + seat]),
        tokens=int(zones[TOKENS + seat]),
        cities=int(zones[CITIES + seat]),
        resources={name: int(board.resource_held(position, seat, kind)) for kind, name in enumerate(RESOURCES)},
        naturals=[
            _natural(position, seat, each)
            for each in range(NATURAL_COUNT)
            if board.natural_owner(position, each) == seat
        ],
        caravans=_caravans(position, seat),
        wonders=[WONDER_NAMES[each] for each in range(WONDER_COUNT) if zones[WONDERS + seat] & BIT[each]],
        conquered=[
            CITY_STATE_NAMES[each]
            for each in range(CITY_STATE_COUNT)
            if board.is_captured(position, each) and board.captor(position, each) == seat
        ],
        allies=[CITY_STATE_NAMES[each] for each in range(CITY_STATE_COUNT) if zones[ALLIES + seat] & BIT[each]],
        pacts=[
            PactView(giver, PACTS[pact])
            for giver in range(position.players)
            for pact in range(len(PACTS))
            if diplomacy.holds(position, seat, giver, pact)
        ],
        own_pacts=[PACTS[pact] for pact in range(len(PACTS)) if diplomacy.holder(position, seat, pact) < 0],
        marks=[number for number in range(VICTORY_CARDS) if zones[MARKS + seat] & BIT[number]],
        mature=mature,
        spaces=int(agendas.friendly_spaces(position, seat)),
        reinforced=sum(bin(word).count("1") for word in strong),
        capital=int(zones[CAPITAL + seat]) - 1,
        tiles=[tile + 1 for tile in range(TILE_COUNT) if zones[TILES + seat] & BIT[tile]],
    )


# Wonders, victory cards, city-states ----------------------------------------------------------------------------------


def _offer(position: Position, seat: i64, deck: i64) -> OfferView:
    wonder = industry.open_wonder(position, deck)
    left = int(decks.wonders_left(position, deck))
    if wonder < 0:
        return OfferView(WONDER_TYPES[deck], "", left, 0, [], 0, 0, 0, 0)
    pays = lookup.PAYS_FOR[wonder]
    resources = [RESOURCES[kind] for kind in range(RESOURCE_KINDS) if pays & BIT[kind]]
    cost = int(position.box.cost[wonder])
    cost_now, production, means = cost, 0, 0
    if 0 <= seat < position.players and position.land.spaces:
        cost_now = int(industry.cost_now(position, seat, wonder))
        for station in range(SLOTS):
            if position.type_on(seat, station) == INDUSTRY:
                slot = turn.counted(position, seat, position.slot_of(seat, station))
                made = int(industry.production(position.card_on(seat, station), slot))
                could = int(industry.means(position, seat, station, wonder))
                if made + could > production + means:
                    production, means = made, could
    missing = max(0, cost_now - production - means)
    return OfferView(
        WONDER_TYPES[deck], WONDER_NAMES[wonder], left, cost, resources, cost_now, production, means, missing
    )


def _victory(position: Position, number: i64) -> VictoryView:
    seats = range(position.players)
    return VictoryView(
        card=int(number),
        agendas=[
            AgendaView(
                AGENDAS[agenda],
                int(agendas.wanted(agenda)),
                [int(agendas.progress(position, seat, agenda)) for seat in seats],
            )
            for agenda in (2 * number, 2 * number + 1)
        ],
        completed=[seat for seat in seats if position.zones[MARKS + seat] & BIT[number]],
    )


def _city_state(position: Position, number: i64) -> CityStateView:
    captured = board.is_captured(position, number)
    return CityStateView(
        name=CITY_STATE_NAMES[number],
        type=TYPES[lookup.TYPE_OF_CITY_STATE[number]],
        hex=int(position.land.city_state_at[number]),
        owner=int(board.captor(position, number)) if captured else -1,
        left=int(diplomacy.copies_left(position, number)),
        allies=[seat for seat in range(position.players) if diplomacy.is_ally(position, seat, number)],
    )
