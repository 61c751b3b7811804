"""Setting up a position by hand, and playing from it in notation.

``Table()`` is a game for two on the outline of the first-game map, but on plain grassland with nothing on it: tests
add what they need. The first seat (Rome by default) is on turn and asked for a card; capitals are far apart, at
``7,-2`` and ``-1,9``. Spaces are named by coordinates: ``at("1,3")`` is in the middle of the map.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.core.events import Event
from ecumene.core.options import OptionValue
from ecumene.core.state import SPECTATOR, IllegalMove
from ecumene.games.newdawn import NEWDAWN
from ecumene.games.newdawn.land import (
    BIT,
    COLUMNS,
    DIFFICULTY,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    NONE,
    SET_WORDS,
    Land,
)
from ecumene.games.newdawn.layout import (
    ALLIES,
    BARBARIAN,
    BARBARIANS_AT,
    CARAVANS,
    CARDS,
    CITY_STATE,
    DECK,
    LEADER,
    MARKS,
    NATURAL,
    NATURAL_AT,
    ORDER,
    OUT_OF_GAME,
    PLACE,
    PRESENT,
    RESOURCES,
    RESOURCES_AT,
    STATION_BITS,
    TECH,
    TRADE_SHIFT,
)
from ecumene.games.newdawn.material import (
    CARD_NAMES,
    CITY_STATE_NAMES,
    GRASSLAND,
    LEADER_NAMES,
    LETTERS,
    NATURAL_NAMES,
    PACTS,
    TERRAINS,
    WONDER_NAMES,
    WONDROUS,
)
from ecumene.games.newdawn.material import RESOURCES as RESOURCE_NAMES
from ecumene.games.newdawn.rules import board, diplomacy, flow, turn
from ecumene.games.newdawn.rules.setup import START_CARDS, START_DECK, START_ORDER
from ecumene.games.newdawn.state import NewDawnState
from ecumene.games.newdawn.tiles import TILE_COUNT
from ecumene.games.newdawn.view_types import CardView, NewDawnView, PlayerView, SpaceView

ROME_ROW = ("astrology", "foreign-trade", "masonry", "early-empire", "pottery")


class Table:
    """A position set up by hand."""

    def __init__(self, players: int = 2, leaders: tuple[str, ...] = (), **options: OptionValue) -> None:
        chosen: dict[str, OptionValue] = {"map": "first_game", **options}
        state = NEWDAWN.new(players, chosen)
        assert isinstance(state, NewDawnState)
        self.state = state
        self.events: list[Event] = []
        self._bare()
        names = (*leaders, *("rome", "egypt", "france", "japan")[len(leaders) :])
        for seat in range(players):
            self.leader(seat, names[seat])
        state.victory = 0b00111
        self.on_turn(0)

    def copy(self) -> Table:
        """A copy of the position to play on independently."""
        copy = Table.__new__(Table)
        copy.state, copy.events, copy.numbers = self.state.clone(), [], self.numbers
        return copy

    # The ground -----------------------------------------------------------------------------------------------------

    def _bare(self) -> None:
        """The same outline with nothing but grassland and the capitals."""
        state = self.state
        places = state.zones[PLACE : PLACE + TILE_COUNT]
        land = Land(state.box, places, vec[i64]([0] * 16))
        for space in land.spaces:
            land.terrain[space] = GRASSLAND
            land.resource[space] = land.city_state[space] = land.natural[space] = NONE
        for number in range(9):
            land.home[number] = NONE
            state.zones[BARBARIAN + number] = OUT_OF_GAME
        for number in range(8):
            land.city_state_at[number] = land.natural_at[number] = NONE
            state.zones[CITY_STATE + number] = state.zones[NATURAL + number] = 0
        state.clear(BARBARIANS_AT)
        state.clear(RESOURCES_AT)
        state.clear(NATURAL_AT)
        state.supply = 0x8888
        state.land = land
        self.numbers = {
            (int(land.cell[space] % COLUMNS) - MIDDLE_COLUMN, int(land.cell[space] // COLUMNS) - MIDDLE_ROW): int(space)
            for space in land.spaces
        }
        self._survey()

    def _survey(self) -> None:
        land = self.state.land
        land.sets = vec[i64]([0] * SET_WORDS)
        for space in land.spaces:
            land.difficulty[space] = DIFFICULTY[land.terrain[space]]
        land._classify()

    def at(self, place: str) -> int:
        """The number of the space at ``q,r``."""
        q, r = place.split(",")
        return self.numbers[int(q), int(r)]

    def place_of(self, space: int) -> str:
        """The coordinates of a space."""
        return next(f"{q},{r}" for (q, r), number in self.numbers.items() if number == space)

    def around(self, place: str) -> list[str]:
        """The coordinates of the neighbours of a space that are on the map."""
        q, r = (int(part) for part in place.split(","))
        steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
        return [f"{q + dq},{r + dr}" for dq, dr in steps if (q + dq, r + dr) in self.numbers]

    def ground(self, terrain: str, *places: str) -> Table:
        """Set the terrain of spaces."""
        for place in places:
            self.state.land.terrain[self.at(place)] = TERRAINS.index(terrain)
        self._survey()
        return self._ready()

    def resource(self, name: str, place: str) -> Table:
        """Put a resource token on a space."""
        kind = RESOURCE_NAMES.index(name)
        self.state.land.resource[self.at(place)] = kind
        self._survey()
        self.state.include(RESOURCES_AT, self.at(place))
        self.state.supply -= BIT[4 * kind]
        return self._ready()

    def natural(self, name: str, place: str) -> Table:
        """Put a natural wonder on a space."""
        number, space = NATURAL_NAMES.index(name), self.at(place)
        land = self.state.land
        land.terrain[space], land.natural[space], land.natural_at[number] = WONDROUS, number, space
        self._survey()
        self.state.zones[NATURAL + number] = PRESENT
        self.state.include(NATURAL_AT, space)
        return self._ready()

    def city_state(self, name: str, place: str) -> Table:
        """Put a neutral city-state on a space."""
        number, space = CITY_STATE_NAMES.index(name), self.at(place)
        land = self.state.land
        land.terrain[space], land.city_state[space], land.city_state_at[number] = GRASSLAND, number, space
        self._survey()
        self.state.zones[CITY_STATE + number] = PRESENT
        return self._ready()

    # Pieces ---------------------------------------------------------------------------------------------------------

    def token(self, seat: int, *places: str, strong: bool = False) -> Table:
        """Put control tokens on spaces; they take what lies there."""
        for place in places:
            board.put_token(self.state, seat, self.at(place), strong)
            board.collect(self.state, seat, self.at(place), None)
        return self._ready()

    def city(self, seat: int, *places: str) -> Table:
        """Put cities on spaces; a neutral city-state there is captured."""
        for place in places:
            space = self.at(place)
            board.put_city(self.state, seat, space)
            if self.state.land.city_state[space] != NONE:
                board.seize_city_state(self.state, self.state.land.city_state[space], seat)
        return self._ready()

    def stand_in(self, seat: int, place: str) -> Table:
        """Hold a captured city-state with a reinforced control token."""
        space = self.at(place)
        board.put_token(self.state, seat, space, True)
        board.seize_city_state(self.state, self.state.land.city_state[space], seat)
        return self._ready()

    def capital(self, seat: int, place: str) -> Table:
        """Move a capital from its initial space."""
        state = self.state
        before = state.zones[52 + seat] - 1
        state.pieces[before] = u8(0)
        state.exclude(24 + 3 * seat, before)
        state.exclude(48, before)
        board.put_capital(state, seat, self.at(place))
        return self._ready()

    def barbarian(self, letter: str, place: str | None, home: str | None = None) -> Table:
        """Put a barbarian on a space (or off the map, waiting); it reappears at its home."""
        number = LETTERS.index(letter)
        self.state.land.home[number] = self.at(home or place or "1,3")
        if place is None:
            self.state.zones[BARBARIAN + number] = 0
        else:
            self.state.zones[BARBARIAN + number] = self.at(place) + 1
            self.state.include(BARBARIANS_AT, self.at(place))
        return self._ready()

    def caravan(self, seat: int, *places: str) -> Table:
        """Put caravans on spaces."""
        for number, place in enumerate(places):
            self.state.zones[CARAVANS + seat] |= (self.at(place) + 1) << 10 * number
        return self._ready()

    def wonder(self, name: str, place: str) -> Table:
        """Put a wonder's token on a space; it belongs to the owner of the piece there."""
        board.put_wonder(self.state, WONDER_NAMES.index(name), self.at(place))
        self.state.seen |= BIT[WONDER_NAMES.index(name)]
        return self._ready()

    # Players --------------------------------------------------------------------------------------------------------

    def leader(self, seat: int, name: str) -> Table:
        """Give a player a leader and its starting row."""
        number, zones = LEADER_NAMES.index(name), self.state.zones
        zones[LEADER + seat] = number + 1
        zones[ORDER + seat] = START_ORDER[number]
        zones[CARDS + seat] = START_CARDS
        zones[DECK + seat] = START_DECK
        return self

    def row(self, seat: int, *cards: str) -> Table:
        """Set the focus row, slots 1 to 5; the deck holds the other cards."""
        zones = self.state.zones
        numbers = [CARD_NAMES.index(card) for card in cards]
        zones[CARDS + seat] = sum(card << STATION_BITS * slot for slot, card in enumerate(numbers))
        zones[ORDER + seat] = sum(slot << 3 * slot for slot in range(5))
        zones[DECK + seat] = 0xFFFFF & ~sum(2**card for card in numbers)
        return self._ready()

    def trade(self, seat: int, card: str, count: int) -> Table:
        """Put trade tokens on a card."""
        station = self.state.station_of_card(seat, CARD_NAMES.index(card))
        self.state.zones[CARDS + seat] += count << (STATION_BITS * station + TRADE_SHIFT)
        return self._ready()

    def has(self, seat: int, **resources: int) -> Table:
        """Give a player resources."""
        for name, count in resources.items():
            kind = RESOURCE_NAMES.index(name)
            self.state.zones[RESOURCES + seat] += count << 4 * kind
            self.state.supply -= count << 4 * kind
        return self._ready()

    def tech(self, seat: int, step: int) -> Table:
        """Set a tech dial to a step."""
        self.state.zones[TECH + seat] = step
        return self._ready()

    def ally(self, seat: int, *names: str) -> Table:
        """Give a player cards of city-states."""
        for name in names:
            self.state.zones[ALLIES + seat] |= BIT[CITY_STATE_NAMES.index(name)]
            self.state.zones[CITY_STATE + CITY_STATE_NAMES.index(name)] |= PRESENT
        return self._ready()

    def pact(self, holder: int, giver: int, name: str) -> Table:
        """Give a player another player's diplomacy card."""
        diplomacy.set_holder(self.state, giver, PACTS.index(name), holder)
        return self._ready()

    def market(self, *names: str) -> Table:
        """Open wonder cards."""
        for name in names:
            number = WONDER_NAMES.index(name)
            self.state.market |= (number + 1) << 5 * (number // 6)
            self.state.seen |= BIT[number]
        return self._ready()

    def victory(self, *cards: int) -> Table:
        """Set the victory cards of this game, from 0; nobody has completed any."""
        self.state.victory = sum(2**card for card in cards)
        for seat in range(self.state.players):
            self.state.zones[MARKS + seat] = 0
        return self._ready()

    # The turn -------------------------------------------------------------------------------------------------------

    def on_turn(self, seat: int, first: int = 0) -> Table:
        """Ask this seat to choose a card, in the first round."""
        state = self.state
        state.first = first
        state.round = 0 if seat == first else 1
        turn.begin_turn(state, seat)
        return self._ready()

    def events_come(self, section: int) -> Table:
        """Begin the first seat's turn in a later round, which turns the dial to this section."""
        state = self.state
        state.dial = (section - 1) % 5
        state.round = 2
        turn.begin_turn(state, state.first)
        state.round = 2
        state.actor = 0
        flow.settle(state, self.events)
        return self

    def _ready(self) -> Table:
        self.state.listed = False
        self.state.changed = False
        if self.state.depth == 1:
            self.state.actor = 0
            flow.settle(self.state, None)
        return self

    def play(self, *moves: str) -> Table:
        """Play moves in notation, one after another."""
        for text in moves:
            self.state.apply(NEWDAWN.notation.parse(text), self.events)
        return self

    def on(self, verb: str, *places: str) -> Table:
        """Play a move with this verb on each of the spaces."""
        return self.play(*(f"{verb} {self.at(place)}" for place in places))

    # Looking --------------------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return [NEWDAWN.notation.text(move) for move in self.state.moves()]

    def legal(self, verb: str) -> list[str]:
        """The arguments of the legal moves with a verb."""
        return [text.partition(" ")[2] for text in self.moves() if text.partition(" ")[0] == verb]

    def spaces(self, verb: str) -> set[str]:
        """The spaces of the legal moves with a verb, as coordinates."""
        return {self.place_of(int(number)) for number in self.legal(verb)}

    def why_not(self, text: str) -> str:
        """The rule that forbids a move, "" if none does."""
        return self.state.why_not(NEWDAWN.notation.parse(text)).rule

    def why_not_on(self, verb: str, place: str) -> str:
        """The rule that forbids a move on a space."""
        return self.why_not(f"{verb} {self.at(place)}")

    def refuses(self, text: str) -> bool:
        """Whether a move is refused and leaves everything unchanged."""
        before = self.state.to_bytes()
        try:
            self.state.clone().apply(NEWDAWN.notation.parse(text), [])
        except IllegalMove:
            return self.state.to_bytes() == before
        return False

    def view(self, seat: int = SPECTATOR) -> NewDawnView:
        """The table as a seat sees it."""
        return self.state.view(seat)

    def asked(self) -> str:
        """Which decision is asked, and of whom."""
        return f"p{self.state.actor + 1} {self.view().asked}" if self.state.actor >= 0 else self.view().asked

    def seat(self, seat: int) -> PlayerView:
        """A player as everybody sees them."""
        return self.view().players[seat]

    def cards(self, seat: int) -> list[str]:
        """A focus row, slots 1 to 5."""
        return [card.card for card in self.seat(seat).row]

    def card(self, seat: int, name: str) -> CardView:
        """A card of a row."""
        return next(card for card in self.seat(seat).row if card.card == name)

    def space(self, place: str) -> SpaceView:
        """A space as everybody sees it."""
        return next(space for space in self.view().spaces if space.hex == self.at(place))

    def stands(self, place: str) -> str:
        """The piece on a space, such as ``p1 city``; "" for none."""
        space = self.space(place)
        return f"p{space.owner + 1} {space.piece}" if space.owner >= 0 else ""

    def told(self, name: str) -> list[Event]:
        """The events with this name so far."""
        return [event for event in self.events if event.name == name]
