"""Set up a position by hand, and play from it in notation.

``Table()`` is Cities & Knights for three on the printed first map with nothing placed yet, the first seat on turn after
the roll. Crossings and edges are named as on paper: ``at("n:0,-1")`` is the north corner of the hex 0,-1 and
``way("n:0,-1", "s:1,-2")`` the edge between two corners.
"""

from __future__ import annotations

import itertools

from mypy_extensions import u8

from ecumene.core.events import Event
from ecumene.core.notation import kind_of
from ecumene.core.options import OptionValue
from ecumene.core.state import CHANCE, SPECTATOR, IllegalMove
from ecumene.games.catan import CATAN
from ecumene.games.catan.cards import BIT, DECK_BITS, LANE, ONE, PROGRESS_ONE, lane
from ecumene.games.catan.frames import BEFORE_ROLL, MAIN
from ecumene.games.catan.island import CORNERS, EDGES, PLACES
from ecumene.games.catan.layout import (
    ACTIVE,
    CITY,
    DEVELOPED,
    FRESH,
    HANDS,
    LEVELS,
    METROPOLIS_SHIFT,
    PIECES,
    POINTS,
    PROGRESS_HELD,
    ROAD,
    ROLLED,
    SETTLEMENT,
    SHIP,
    SIDEWAYS,
    WALL,
)
from ecumene.games.catan.material import CARD_NAMES, CITIES, KINDS, KNIGHT, ROADS, SETTLEMENTS, SHIPS, TRACKS, WALLS
from ecumene.games.catan.rules import building, flow, knights
from ecumene.games.catan.state import CatanState
from ecumene.games.catan.view import PIECE_AT
from ecumene.games.catan.view_types import CrossingView, PlayerView


def at(corner: str) -> int:
    """The number of a crossing by the name of a corner, such as ``n:0,-1``."""
    end, _, place = corner.partition(":")
    q, r = place.split(",")
    return CORNERS.index((end, int(q), int(r)))


def way(one: str, other: str) -> int:
    """The number of the edge between two corners."""
    low, high = sorted((at(one), at(other)))
    return EDGES.index((low, high))


def land(place: str) -> int:
    """The number of the hex at ``q,r``."""
    q, r = place.split(",")
    return PLACES.index((int(q), int(r)))


class Table:
    """A position that is set up by hand."""

    def __init__(self, players: int = 3, **options: OptionValue) -> None:
        chosen: dict[str, OptionValue] = {"map": "first_game", **options}
        state = CATAN.new(players, chosen)
        assert isinstance(state, CatanState)
        self.state = state
        self.events: list[Event] = []
        state.stack = 0
        state.first = 0
        state.active = 0
        state.round = 1
        state.actor = 0
        state.turn = ROLLED
        state.dice = 2 | 2 << 4 | 15 << 8
        state.push(MAIN)

    # Setting up -----------------------------------------------------------------------------------------------------

    def on_turn(self, seat: int, rolled: bool = True) -> Table:
        """Put a seat on turn, after the roll or before it."""
        state = self.state
        state.active = seat
        state.actor = seat
        state.stack = 0
        state.turn = ROLLED if rolled else 0
        state.dice = state.dice if rolled else 0
        state.push(MAIN if rolled else BEFORE_ROLL)
        return self

    def settlement(self, seat: int, corner: str) -> Table:
        """Put a settlement on a crossing."""
        self.state.put(at(corner), seat, SETTLEMENT)
        self.state.use_piece(seat, SETTLEMENTS)
        self.state.zones[POINTS + seat] += 1
        building.open_harbour(self.state, seat, at(corner))
        return self._measured()

    def city(self, seat: int, corner: str, wall: bool = False, metropolis: str = "", sideways: bool = False) -> Table:
        """Put a city on a crossing."""
        marks = WALL if wall else 0
        state = self.state
        if metropolis:
            track = TRACKS.index(metropolis)
            marks |= (track + 1) << METROPOLIS_SHIFT
            state.caps |= (seat + 1) << (4 * track)
        state.put(at(corner), seat, SIDEWAYS if sideways else CITY, marks)
        state.use_piece(seat, CITIES)
        if wall:
            state.use_piece(seat, WALLS)
        state.zones[POINTS + seat] += 1 if sideways else 4 if metropolis else 2
        building.open_harbour(state, seat, at(corner))
        return self._measured()

    def road(self, seat: int, *corners: str) -> Table:
        """Lay roads along a line of crossings."""
        for one, other in itertools.pairwise(corners):
            self.state.edges[way(one, other)] = u8(ROAD + seat)
            self.state.use_piece(seat, ROADS)
        return self._measured()

    def ship(self, seat: int, *corners: str) -> Table:
        """Lay ships along a line of crossings."""
        for one, other in itertools.pairwise(corners):
            self.state.edges[way(one, other)] = u8(SHIP + seat)
            self.state.use_piece(seat, SHIPS)
        return self._measured()

    def knight(self, seat: int, corner: str, level: str = "basic", active: bool = False) -> Table:
        """Put a knight on a crossing."""
        kind = PIECE_AT.index(level)
        self.state.put(at(corner), seat, kind, ACTIVE if active else 0)
        self.state.use_piece(seat, knights.piece_of(kind))
        return self._measured()

    def _measured(self) -> Table:
        knights.remeasure_all(self.state)
        return self

    def hand(self, seat: int, **cards: int) -> Table:
        """Give a seat exactly these resources and commodities; the bank has the rest."""
        state = self.state
        state.bank += state.zones[HANDS + seat]
        state.zones[HANDS + seat] = sum(number * ONE[KINDS.index(kind)] for kind, number in cards.items())
        state.bank -= state.zones[HANDS + seat]
        return self

    def bank(self, **cards: int) -> Table:
        """Give the bank exactly these numbers of the kinds named; missing cards have left the game."""
        for kind, number in cards.items():
            index = KINDS.index(kind)
            self.state.bank += (number - lane(self.state.bank, index)) * ONE[index]
        return self

    def progress(self, seat: int, *names: str) -> Table:
        """Give a seat these progress cards in addition."""
        for name in names:
            card = CARD_NAMES.index(name)
            self.state.pool -= PROGRESS_ONE[card]
            self.state.zones[PROGRESS_HELD + seat] += PROGRESS_ONE[card]
        return self

    def development(self, seat: int, *names: str, fresh: bool = False) -> Table:
        """Give a seat these development cards in addition."""
        for name in names:
            one = BIT[LANE * (CARD_NAMES.index(name) - KNIGHT)]
            self.state.deck -= one
            self.state.zones[DEVELOPED + seat] += one
            if fresh:
                self.state.zones[FRESH + seat] += one
        return self

    def levels(self, seat: int, **tracks: int) -> Table:
        """Set a seat's levels on these tracks."""
        for track, level in tracks.items():
            number = TRACKS.index(track)
            self.state.zones[LEVELS + seat] &= ~(7 << (3 * number))
            self.state.zones[LEVELS + seat] |= level << (3 * number)
        return self

    def landed(self, times: int = 1) -> Table:
        """Set how many times the barbarians have landed."""
        self.state.landings = times
        return self

    # Playing --------------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Table:
        """Play moves, or outcomes of chance, in notation: ``p2 accept`` for a seat that is not the actor."""
        for text in moves:
            self._turn_to(text)
            self.state.apply(CATAN.notation.parse(self._bare(text)), self.events)
        return self

    def _turn_to(self, text: str) -> None:
        if text[:1] == "p" and text[1:2].isdigit():
            self.state.turn_to(int(text[1]) - 1)

    def _bare(self, text: str) -> str:
        return text.partition(" ")[2] if text[:1] == "p" and text[1:2].isdigit() else text

    def rolls(self, white: int, red: int, event: str = "") -> Table:
        """Roll for the player on turn."""
        self.on_turn(self.state.active, rolled=False)
        outcome = f"cast {white}-{red} {event}" if event else f"thrown {white}-{red}"
        return self.play("roll", outcome)

    def why_not(self, text: str) -> str:
        """The rule that refuses a move; empty for none. A refused move changes nothing."""
        self._turn_to(text)
        move = CATAN.notation.parse(self._bare(text))
        refusal = self.state.why_not(move)
        legal = move in list(self.state.moves())
        assert legal == (refusal.rule == ""), "moves and refusals disagree"
        if refusal.rule:
            before = self.state.to_bytes()
            try:
                self.state.apply(move, [])
            except IllegalMove:
                assert self.state.to_bytes() == before
            else:
                raise AssertionError("a refused move was carried out")
        return refusal.rule

    def legal(self, verb: str = "") -> list[str]:
        """The actor's legal moves in notation, or those with a verb."""
        texts = [CATAN.notation.text(move) for move in self.state.moves()]
        return [text for text in texts if not verb or text.split(" ")[0] == verb]

    def verbs(self) -> set[str]:
        """The verbs of the legal moves."""
        return {CATAN.notation.kinds[kind_of(move)].verb for move in self.state.moves()}

    # Reading --------------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """What is asked now."""
        state = self.state
        return state.view(state.actor if state.actor >= 0 else state.active).asked

    def cards(self, seat: int) -> dict[str, int]:
        """What a seat holds, without zeros."""
        hand = self.state.zones[HANDS + seat]
        return {kind: lane(hand, number) for number, kind in enumerate(KINDS) if lane(hand, number)}

    def points(self, seat: int) -> int:
        """A seat's public points."""
        return self.state.zones[POINTS + seat]

    def supply(self, seat: int, piece: int) -> int:
        """How many pieces of a kind a seat has left."""
        return lane(self.state.zones[PIECES + seat], piece)

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.events if event.name == name]

    def by_chance(self) -> bool:
        """Whether chance decides now."""
        return self.state.actor == CHANCE

    def settle(self) -> Table:
        """Continue by the rules from what was set up by hand."""
        flow.settle(self.state, self.events)
        return self

    def player(self, seat: int) -> PlayerView:
        """A player's public view."""
        return self.state.view(SPECTATOR).players[seat]

    def standing(self, corner: str) -> CrossingView | None:
        """What stands on a crossing, if anything."""
        found = [each for each in self.state.view(SPECTATOR).crossings if each.crossing == at(corner)]
        return found[0] if found else None

    def names(self) -> list[str]:
        """The names of the events so far, in order."""
        return [event.name for event in self.events]

    def stands(self, corner: str) -> str:
        """What stands on a crossing, such as ``p1 basic active`` or ``p2 city wall science``; empty for nothing."""
        for one in self.state.view(0).crossings:
            if one.crossing == at(corner):
                marks = ["active"] * one.active + ["wall"] * one.wall + [one.metropolis] * bool(one.metropolis)
                return " ".join([f"p{one.seat + 1}", one.piece, *marks])
        return ""

    def held(self, seat: int) -> dict[str, int]:
        """The hidden progress cards of a seat."""
        own = self.state.view(seat).own
        assert own is not None
        return own.cards

    def deck(self, track: str, *names: str) -> Table:
        """Give a progress deck exactly these cards that were never drawn; the others have left the game."""
        self.state.pool &= ~DECK_BITS[TRACKS.index(track)]
        for name in names:
            self.state.pool += PROGRESS_ONE[CARD_NAMES.index(name)]
        return self

    def ship_near(self, steps: int = 6) -> Table:
        """Set how many steps the barbarians have taken."""
        self.state.ship = steps
        return self
