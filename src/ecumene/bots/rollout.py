"""A search with random rollouts, which needs little from an evaluation."""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.bots.search import Node, SearchBot
from ecumene.core.state import CHANCE, OVER, Seat, State
from ecumene.core.strategy import Strategy

TO_THE_END: Final = 2**40  # plies: a rollout that ends with the game needs no evaluation


class RolloutSearch(SearchBot):
    """Every move of a node is tried once, then the one with the best upper bound."""

    def __init__(
        self,
        strategy: Strategy,
        seed: int = 0,
        seconds: float = 0.0,
        simulations: int = 0,
        exploration: float = -1.0,
        plies: int = -1,
    ) -> None:
        super().__init__(strategy, seed, seconds, simulations, exploration)
        self.plies: i64 = plies if plies >= 0 else strategy.rollout_plies

    def random_plies(self) -> i64:
        """See :meth:`SearchBot.random_plies`."""
        return self.plies

    def descend(self, root: Node, state: State, seat: Seat) -> list[Node]:
        """See :meth:`SearchBot.descend`."""
        node = root
        path = [root]
        while state.actor != OVER:
            if state.actor == CHANCE:
                seen = state.shows_outcome_to(seat)
                outcome: i64 = state.random_move(self.rng)
                state.play(outcome)
                if seen:
                    node = node.child(outcome, CHANCE)
                    path.append(node)
                continue
            node = self._select(node, state.moves(), state.actor)
            state.play(node.move)
            path.append(node)
            if node.visits == 0:
                break
        return path

    def _select(self, node: Node, moves: vec[i64], chooser: i64) -> Node:
        """The child to try: a new one, at random, or the one with the best upper bound."""
        children = node.children
        fresh: i64 = 0
        place: i64 = 0
        length: i64 = i64(len(children))
        best: Node | None = None
        best_bound = -1.0
        for move in moves:
            while place < length and children[place].move < move:
                place += 1
            if place == length or children[place].move != move:
                fresh += 1
                continue
            child = children[place]
            child.available += 1
            mean = child.total / float(child.visits)
            bound = mean + self.exploration * sqrt(log(float(child.available)) / float(child.visits))
            if bound > best_bound:
                best_bound = bound
                best = child
        if fresh or best is None:
            return self._new_child(node, moves, fresh, chooser)
        return best

    def _new_child(self, node: Node, moves: vec[i64], fresh: i64, chooser: i64) -> Node:
        ticket: i64 = self.rng.below(fresh)
        children = node.children
        place: i64 = 0
        for move in moves:
            while place < i64(len(children)) and children[place].move < move:
                place += 1
            if place == i64(len(children)) or children[place].move != move:
                if ticket == 0:
                    child = node.child(move, chooser)
                    child.available = 1
                    return child
                ticket -= 1
        raise AssertionError("a ticket is below the number of new moves")
