"""7 Wonders Duel inherits the conformance suite."""

from ecumene.core.rng import Rng
from ecumene.core.state import State
from ecumene.games.duel import DUEL
from ecumene.games.duel.cards import TOKEN_THREES
from ecumene.games.duel.frames import KEEPING
from ecumene.games.duel.state import DuelState
from ecumene.testing.conformance import Conformance


class TestDuel(Conformance):
    game = DUEL

    def permute_hidden(self, state: State, seat: int, rng: Rng) -> State | None:
        """Exchange the three tokens that the rival has drawn from the box: nothing else is ever hidden (DU-CLR-29)."""
        assert isinstance(state, DuelState)
        if state.top_kind() != KEEPING or seat == state.active:
            return None
        copy = state.clone()
        others = [three for three in TOKEN_THREES if not three & ~state.box and three != state.drawn]
        copy.drawn = others[rng.below(len(others))]
        return copy
