"""Two sets of an evaluation's weights play each other, every deal in both seatings."""

from dataclasses import dataclass

from librt.vecs import vec

from ecumene.arena.game import seed_of
from ecumene.bots.rollout import RolloutSearch
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER


@dataclass(frozen=True)
class Weighing:
    """A game for two whose evaluation can be given other weights."""

    game: Game
    weights: vec[float]  # those the evaluation uses, changed in place

    def use(self, weights: list[float]) -> None:
        """Let the evaluation use these weights from now on."""
        for index, weight in enumerate(weights):
            self.weights[index] = weight

    def match(self, new: list[float], old: list[float], deals: int, simulations: int, seed: int) -> float:
        """The new weights' share of the points."""
        points = 0.0
        for deal in range(deals):
            points += self._play([new, old], seed_of(seed, deal), simulations)
            points += 1 - self._play([old, new], seed_of(seed, deal), simulations)
        return points / (2 * deals)

    def _play(self, sides: list[list[float]], seed: int, simulations: int) -> float:
        """One game; what the first seat's side gets."""
        state = self.game.new(2)
        chance, looking = Rng(seed_of("chance", seed)), Rng(seed_of("looking", seed))
        strategy = self.game.strategy()
        bots = [RolloutSearch(strategy, seed_of("bot", seed, seat), simulations=simulations) for seat in range(2)]
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                state.play(state.random_move(chance))
            else:
                self.use(sides[seat])
                state.play(bots[seat].choose(state.perspective(seat, looking), seat))
        return state.returns()[0]
