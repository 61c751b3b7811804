"""Sequential halving at the root of a search, for few simulations (Gumbel AlphaZero).

The moves that look best get the same number of simulations, then the better half of them the same number again, and so
on. With noise, the moves considered are a sample of the policy, and what is played improves on it on average.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecumene.bots.tree import NONE, Tree
from ecumene.core.rng import Rng

CONSIDERED: Final = 16
VISITS_ADDED: Final = 50.0
SMALLEST_PRIOR: Final = 1e-9


class Halving:
    """Which move at the root the next simulation tries."""

    def __init__(self, tree: Tree, simulations: i64, rng: Rng, noisy: bool) -> None:
        self.tree = tree
        self.left: i64 = simulations
        self.noise = vec[float]()  # by edge, in the order of the chain
        self.edges = vec[i64]()  # still considered
        self.scores = vec[float]()  # of these, without what simulations found
        all_edges = vec[i64]()
        edge: i64 = i64(tree.first[0])
        while edge != NONE:
            score: float = log(max(tree.prior[edge], SMALLEST_PRIOR))
            if noisy:
                score -= log(max(-log(max(rng.unit(), 1e-12)), 1e-12))
            all_edges = append(all_edges, edge)
            self.noise = append(self.noise, score)
            edge = i64(tree.next[edge])
        wanted: i64 = min(CONSIDERED, i64(len(all_edges)), max(simulations // 2, 1))
        self._keep(all_edges, self.noise, self.noise, wanted)
        self.phases: i64 = 1
        while (1 << self.phases) < wanted:
            self.phases += 1
        self.phase_left: i64 = 0  # simulations in this phase
        self.turn: i64 = 0
        self._begin_phase()

    def next_edge(self) -> i64:
        """The move to try."""
        if self.phase_left == 0 and len(self.edges) > 1:
            self._halve()
            self._begin_phase()
        edge: i64 = self.edges[self.turn % i64(len(self.edges))]
        self.turn += 1
        self.phase_left -= 1
        self.left -= 1
        return edge

    def best(self) -> i64:
        """The move to play."""
        most = self._most_visits()
        best: i64 = self.edges[0]
        highest = -1e18
        index: i64 = 0
        while index < i64(len(self.edges)):
            edge: i64 = self.edges[index]
            score = self.scores[index] + worth(self.tree, edge, most)
            if score > highest:
                highest = score
                best = edge
            index += 1
        return best

    def _begin_phase(self) -> None:
        moves: i64 = i64(len(self.edges))
        each: i64 = max(self.left // max(self.phases, 1) // moves, 1)
        self.phase_left = each * moves
        self.phases -= 1
        self.turn = 0

    def _halve(self) -> None:
        most = self._most_visits()
        found = vec[float]()
        index: i64 = 0
        while index < i64(len(self.edges)):
            found = append(found, self.scores[index] + worth(self.tree, self.edges[index], most))
            index += 1
        self._keep(self.edges, self.scores, found, (i64(len(self.edges)) + 1) // 2)

    def _keep(self, edges: vec[i64], scores: vec[float], by: vec[float], wanted: i64) -> None:
        """Go on with the best of these edges."""
        order = sorted(range(len(edges)), key=lambda index: -by[index])
        kept = vec[i64]()
        kept_scores = vec[float]()
        for index in sorted(order[: int(wanted)]):
            kept = append(kept, edges[index])
            kept_scores = append(kept_scores, scores[index])
        self.edges = kept
        self.scores = kept_scores

    def _most_visits(self) -> float:
        most: i64 = 0
        edge: i64 = i64(self.tree.first[0])
        while edge != NONE:
            most = max(most, i64(self.tree.visits[edge]))
            edge = i64(self.tree.next[edge])
        return float(most)


def worth(tree: Tree, edge: i64, most_visits: float) -> float:
    """What a move's results add to its score: the more simulations there were, the more they count."""
    return (VISITS_ADDED + most_visits) * tree.mean(edge)


def improved_policy(tree: Tree, value: float) -> vec[float]:
    """How likely each move at the root should be, by its prior and what was found: the target of a net's policy.

    Moves that were not tried count with a mixture of the position's first value and the mean of those that were.
    """
    most: i64 = 0
    visits: i64 = 0
    weight = 0.0
    weighted = 0.0
    edge: i64 = i64(tree.first[0])
    while edge != NONE:
        if i64(tree.visits[edge]):
            most = max(most, i64(tree.visits[edge]))
            visits += i64(tree.visits[edge])
            weight += tree.prior[edge]
            weighted += tree.prior[edge] * tree.mean(edge)
        edge = i64(tree.next[edge])
    mixed = value
    if weight > 0.0:
        mixed = (value + float(visits) * weighted / weight) / float(visits + 1)
    scores = vec[float]()
    highest = -1e18
    edge = i64(tree.first[0])
    while edge != NONE:
        score: float = log(max(tree.prior[edge], SMALLEST_PRIOR))
        if i64(tree.visits[edge]):
            score += worth(tree, edge, float(most))
        else:
            score += (VISITS_ADDED + float(most)) * mixed
        scores = append(scores, score)
        highest = max(highest, score)
        edge = i64(tree.next[edge])
    total = 0.0
    index: i64 = 0
    while index < i64(len(scores)):
        scores[index] = exp(scores[index] - highest)
        total += scores[index]
        index += 1
    index = 0
    while index < i64(len(scores)):
        scores[index] = scores[index] / total
        index += 1
    return scores
