"""What must hold at every moment of a game: nothing is lost or in two places, every coin is accounted for."""

from ecumene.core.events import Event
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER
from ecumene.games.duel import DUEL
from ecumene.games.duel.cards import ALL_EARLY, ALL_LATE, ALL_TOKENS, ALL_WONDERS, LATE
from ecumene.games.duel.city import City
from ecumene.games.duel.material import START_COINS
from ecumene.games.duel.state import DuelState
from ecumene.games.duel.structure import SLOTS

_WONDER_LIMIT = 7


class Watched:
    """One random game, checked at every ply (DU-CLR-31)."""

    def __init__(self, seed: int) -> None:
        state = DUEL.new(2)
        assert isinstance(state, DuelState)
        self.state = state
        self.rng = Rng(seed)
        self.coins = [START_COINS, START_COINS]
        self.plies = 0

    def play(self) -> str:
        """Play to the end; the result."""
        while self.state.actor != OVER:
            self.step()
        ending = self.state.ending()
        assert ending is not None
        return ending.result

    def step(self) -> None:
        """One ply, then everything is counted."""
        log: list[Event] = []
        chance = self.state.actor == CHANCE
        self.state.perform(self.state.random_move(self.rng), log)
        self.plies += 1
        for event in log:
            self.account(event)
        cities = (self.state.one, self.state.two)
        assert self.coins == [city.coins for city in cities], "a coin moved without an event"
        assert min(self.coins) >= 0
        assert not chance or not any(event.name in ("builds", "raises", "discards", "gains") for event in log)
        self.count_cards(cities)
        self.count_the_rest(cities)

    def account(self, event: Event) -> None:
        """Book the coins of one event."""
        coins = event.details.get("coins", 0)
        assert isinstance(coins, int)
        if event.name in ("builds", "raises", "loses"):
            self.coins[event.seat] -= coins
        elif event.name in ("gains", "discards", "economy"):
            self.coins[event.seat] += coins
        elif event.name == "loots":
            lost = event.details["lost"]
            assert isinstance(lost, int)
            assert lost <= coins
            self.coins[1 - event.seat] -= lost

    def count_cards(self, cities: tuple[City, City]) -> None:
        """Every card is in exactly one place."""
        state = self.state
        early = [state.unseen_early, state.discard_early, *(city.early for city in cities)]
        late = [state.unseen_late, state.discard_late, *(city.late for city in cities)]
        single = [card for card in state.lying if card >= 0]
        for city in cities:
            built = city.built
            for wonder in range(12):
                if built >> wonder & 1:
                    single.append(city.card_under(wonder))
        for card in single:
            (early if card < LATE else late).append(1 << (card % LATE))
        assert disjoint(early) == ALL_EARLY, "a card of Age I or II is lost or doubled"
        assert disjoint(late) == ALL_LATE, "a card of Age III or a guild is lost or doubled"

    def count_the_rest(self, cities: tuple[City, City]) -> None:
        """Tokens, wonders, pawn and structure."""
        state = self.state
        assert disjoint([state.board, state.box, *(city.tokens for city in cities)]) == ALL_TOKENS
        assert not state.drawn & ~state.box
        owned = [bits for city in cities for bits in (city.unbuilt, city.built, city.retired)]
        assert disjoint([state.undealt, state.group, *owned]) == ALL_WONDERS
        assert sum(int(city.built).bit_count() for city in cities) <= _WONDER_LIMIT
        assert -9 <= state.pawn <= 9
        assert not state.open & ~state.present
        assert not state.hidden & ~state.present
        for slot in range(SLOTS):
            known = state.lying[slot] >= 0
            assert not known or (state.present >> slot & 1 and not state.hidden >> slot & 1)


def disjoint(sets: list[int]) -> int:
    """All sets together, none of which may share anything with another."""
    union = 0
    for one in sets:
        assert not union & one, "something is in two places"
        union |= one
    return union
