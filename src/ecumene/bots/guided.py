"""A search guided by an evaluation: every candidate of a new node is evaluated at once, and the best is followed."""

from math import log, sqrt

from mypy_extensions import i64

from ecumene.bots.quiescence import STEPS_TO_QUIET, play_to_quiet
from ecumene.bots.search import Node, SearchBot
from ecumene.core.state import CHANCE, OVER, Seat, State
from ecumene.core.strategy import PlanningStrategy


class GuidedSearch(SearchBot):
    """Plans one or more of its own turns, as the game's strategy says, and evaluates where the plan ends."""

    def __init__(
        self,
        strategy: PlanningStrategy,
        seed: int = 0,
        seconds: float = 0.0,
        simulations: int = 0,
        exploration: float = -1.0,
    ) -> None:
        super().__init__(strategy, seed, seconds, simulations, exploration)
        self.planning: PlanningStrategy = strategy

    def random_plies(self) -> i64:
        """See :meth:`SearchBot.random_plies`: none, except to finish a choice."""
        return 0

    def descend(self, root: Node, state: State, seat: Seat) -> list[Node]:
        """See :meth:`SearchBot.descend`: continues past a new node until the planned turn or turns are over."""
        several = self.planning.turns_planned > 1
        node = root
        path = [root]
        steps: i64 = 0
        planned: i64 = 0
        chooser: i64 = CHANCE
        while state.actor != OVER:
            if chooser >= 0 and (several or state.actor != chooser) and self.planning.ends_plan(state):
                planned += 1
                if planned >= self.planning.turns_planned or not self.planning.continue_plan(state, seat):
                    break
                steps = 0
                chooser = CHANCE
            if state.actor == CHANCE:
                seen = state.shows_outcome_to(seat)
                outcome: i64 = state.random_move(self.rng)
                state.play(outcome)
                if seen:
                    node = node.child(outcome, CHANCE)
                    path.append(node)
                continue
            chooser = state.actor
            node = self._follow(node, state)
            state.play(node.move)
            path.append(node)
            if node.visits == 0:
                steps += 1
                if steps == STEPS_TO_QUIET or (not several and state.actor != chooser):
                    break
        return path

    def _follow(self, node: Node, state: State) -> Node:
        """The child with the best upper bound; a new child counts with its evaluation."""
        chooser: i64 = state.actor
        best = node
        best_bound = -1.0
        lift = node.lift() if self.planning.turns_planned > 1 else 0.0
        for move in self.strategy.candidates(state):
            child = node.child(move, chooser)
            if child.available == 0:
                trial = state.clone()
                trial.play(move)
                play_to_quiet(trial, self.strategy, self.rng)
                child.prior = self.strategy.values(trial)[chooser]
            child.available += 1
            mean = (child.total + child.prior + lift) / float(child.visits + 1)
            bound = mean + self.exploration * sqrt(log(float(child.available)) / float(child.visits + 1))
            if bound > best_bound:
                best_bound = bound
                best = child
        return best
