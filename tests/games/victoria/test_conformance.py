"""Victoria inherits the conformance suite."""

from ecumene.core.rng import Rng
from ecumene.core.state import State
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.cards import count, kinds_of, of_era
from ecumene.games.victoria.material import KIND_COUNT, KIND_ERA, ONE
from ecumene.games.victoria.position import HANDS, PACKS
from ecumene.games.victoria.state import VictoriaState
from ecumene.testing.conformance import Conformance


class TestVictoria(Conformance):
    game = VICTORIA

    def permute_hidden(self, state: State, seat: int, rng: Rng) -> State | None:
        """Swap one card of another hand or pack with a card of the same era that nobody has seen."""
        assert isinstance(state, VictoriaState)
        copy = state.clone()
        owners = [owner for owner in range(state.players) if owner != seat]
        zones = [zone + owner for owner in owners for zone in (HANDS, PACKS) if state.zones[zone + owner]]
        if not zones:
            return None
        zone = zones[rng.below(len(zones))]
        held = kinds_of(copy.zones[zone])
        old = held[rng.below(len(held))]
        unseen = of_era(copy.pool, KIND_ERA[old])
        fresh = [kind for kind in range(KIND_COUNT) if count(unseen, kind)]
        if not fresh:
            return None
        new = fresh[rng.below(len(fresh))]
        copy.zones[zone] += ONE[new] - ONE[old]
        copy.pool += ONE[old] - ONE[new]
        return copy
