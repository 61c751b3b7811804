"""The table of the plain referee: everything that lies on it, and what can be read off without moving anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import DECKS, STRUCTURES, Place
from tests.games.duel.reference_cost import Price, price_of_card, price_of_wonder
from tests.games.duel.reference_scoring import Score, score_of

SEATS = ["p1", "p2"]
CAPITAL = 9  # DU-MIL-10
MOST_WONDERS = 7  # DU-WON-08
DEFAULTS = {"tie_start": "choose", "wonder_setup": "draft", "first_player": "random"}


@dataclass
class Laid:
    """A card in the structure: nobody knows what it is while ``card`` is None (DU-CLR-21)."""

    place: Place
    guild: bool = False
    card: str | None = None


class Table:
    """All that lies on the table. Seats are 0 and 1; the first player may be either."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options = DEFAULTS | dict(options)
        self.cities = [City(), City()]
        self.first = -1
        self.active = -1
        self.age = 0
        self.pawn = 0  # cells from the centre towards p2's capital (DU-SETUP-05)
        self.loot = [[2, 5], [2, 5]]  # for each seat the tokens on its side, nearest first (DU-SETUP-06)
        self.board: list[str] = []
        self.box: list[str] = []
        self.drawn: list[str] = []  # by the Great Library, while its builder chooses
        self.group: list[str] = []  # wonders that can be picked
        self.discard: list[str] = []
        self.structure: dict[int, Laid] = {}  # what has not been played yet
        self.unseen = {deck: list(cards) for deck, cards in DECKS.items()}
        self.again = False
        self.winners: set[int] = set()
        self.result = ""
        self.reason = ""

    # Structure ------------------------------------------------------------------------------------------------------

    def lay_out(self, age: int) -> None:
        """Twenty cards of which nothing is known yet (DU-TURN-02)."""
        self.age = age
        self.structure = {slot: Laid(place) for slot, place in STRUCTURES[age].items()}

    def covering(self, slot: int) -> list[int]:
        """The cards still lying over this one."""
        place = self.structure[slot].place
        return [other for other, laid in self.structure.items() if laid.place.covers(place)]

    def accessible(self) -> list[int]:
        """DU-TURN-09."""
        return [slot for slot in sorted(self.structure) if not self.covering(slot)]

    def playable(self) -> list[str]:
        """The cards that can be chosen."""
        return [card for slot in self.accessible() if (card := self.structure[slot].card) is not None]

    def face_up(self) -> list[str]:
        """The cards of the structure whose faces are seen."""
        return [laid.card for slot, laid in sorted(self.structure.items()) if laid.card is not None]

    def to_turn_up(self) -> list[int]:
        """DU-TURN-13, DU-TURN-21: uncovered cards still lying face down."""
        return [slot for slot in self.accessible() if self.structure[slot].card is None]

    def deck_of(self, slot: int) -> str:
        """DU-CLR-23, DU-CLR-24: the pool that the card in this slot comes from."""
        return "guilds" if self.structure[slot].guild else "I" * self.age

    # Numbers --------------------------------------------------------------------------------------------------------

    def advance(self, seat: int) -> int:
        """How far the pawn stands on the rival's side; negative on one's own."""
        return self.pawn if seat == 0 else -self.pawn

    def price_of_card(self, seat: int, card: str) -> Price:
        return price_of_card(card, self.cities[seat], self.cities[1 - seat])

    def price_of_wonder(self, seat: int, wonder: str) -> Price:
        return price_of_wonder(wonder, self.cities[seat], self.cities[1 - seat])

    def score(self, seat: int) -> Score:
        """The column of the pad if the game were counted now."""
        return score_of(self.cities[seat], self.cities[1 - seat], self.advance(seat))

    def wonders_built(self) -> int:
        return sum(len(city.built) for city in self.cities)

    def turn_actions(self, seat: int) -> list[str]:
        """DU-CLR-07: every card that can be chosen with every way to play it."""
        city = self.cities[seat]
        wonders = []
        if self.wonders_built() < MOST_WONDERS:  # DU-WON-10
            wonders = [name for name in city.unbuilt() if self.price_of_wonder(seat, name).total <= city.coins]
        actions = []
        for card in self.playable():
            actions.append(f"discard {card}")  # DU-TURN-12
            if self.price_of_card(seat, card).total <= city.coins:  # DU-COST-17
                actions.append(f"build {card}")
            actions += [f"raise {wonder} {card}" for wonder in wonders]  # DU-WON-04
        return actions
