"""The tree of a search, in flat vectors of small numbers: a large one has to fit into the caches as far as it can.

A node is a place where a seat decides, chance acts, or the game is over. Its edges are the moves or outcomes tried
there, by ascending move. A node's edges form a chain through ``next``.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ecumene.core.state import CHANCE

NONE: Final = -1
FRESH: Final = -3  # the actor of a node that nobody has looked at yet


class Tree:
    """Nodes and edges, each a number; what is known of them is in one vector for each fact."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        # By node
        self.actor: vec[i32] = vec[i32]()
        self.first: vec[i32] = vec[i32]()  # its first edge
        self.seen: vec[i32] = vec[i32]()  # simulations that came through
        self.key: vec[i64] = vec[i64]()  # of the position, where a seat decides and nothing is hidden
        self.outcomes: vec[i32] = vec[i32]()  # at chance: how many there are, once one was opened
        self.solved: vec[i32] = vec[i32]()  # 1 if its result is proven
        self.result: vec[float] = vec[float]()  # by node and seat: the proven result
        # By edge
        self.move: vec[i64] = vec[i64]()
        self.next: vec[i32] = vec[i32]()
        self.child: vec[i32] = vec[i32]()
        self.visits: vec[i32] = vec[i32]()
        self.offered: vec[i32] = vec[i32]()  # simulations in which it could be chosen
        self.total: vec[float] = vec[float]()  # results of whoever chooses it; before the first, what it promises
        self.prior: vec[float] = vec[float]()  # how likely it is to be best; of an outcome: its weight

    def nodes(self) -> i64:
        """How many nodes there are."""
        return i64(len(self.actor))

    def edges(self) -> i64:
        """How many edges there are."""
        return i64(len(self.move))

    def add_node(self) -> i64:
        """A node that nobody has looked at yet."""
        self.actor = append(self.actor, FRESH)
        self.first = append(self.first, NONE)
        self.seen = append(self.seen, 0)
        self.key = append(self.key, 0)
        self.outcomes = append(self.outcomes, 0)
        self.solved = append(self.solved, 0)
        seat: i64 = 0
        while seat < self.players:
            self.result = append(self.result, 0.0)
            seat += 1
        return i64(len(self.actor)) - 1

    def add_edge(self, node: i64, move: i64, prior: float, promise: float) -> i64:
        """A move or outcome at a node, in its place among the others."""
        edge: i64 = i64(len(self.move))
        before: i64 = NONE
        after: i64 = i64(self.first[node])
        while after != NONE and self.move[after] < move:
            before = after
            after = i64(self.next[after])
        self._append_edge(move, after, prior, promise)
        if before == NONE:
            self.first[node] = i32(edge)
        else:
            self.next[before] = i32(edge)
        return edge

    def add_edges(self, node: i64, moves: vec[i64], priors: vec[float], promises: vec[float]) -> None:
        """All moves of a node that has none yet, given in ascending order."""
        length: i64 = i64(len(moves))
        edge: i64 = i64(len(self.move))
        self.first[node] = i32(edge)
        index: i64 = 0
        while index < length:
            following: i64 = edge + 1
            if index + 1 == length:
                following = NONE
            self._append_edge(moves[index], following, priors[index], promises[index])
            edge += 1
            index += 1

    def _append_edge(self, move: i64, following: i64, prior: float, promise: float) -> None:
        self.move = append(self.move, move)
        self.next = append(self.next, i32(following))
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, promise)
        self.prior = append(self.prior, prior)

    def child_of(self, edge: i64) -> i64:
        """The node that an edge leads to, created if it is new."""
        child: i64 = i64(self.child[edge])
        if child == NONE:
            child = self.add_node()
            self.child[edge] = i32(child)
        return child

    def mean(self, edge: i64) -> float:
        """The average result of an edge for whoever chooses it, or what it promises if it was never tried."""
        visits: i64 = i64(self.visits[edge])
        if visits == 0:
            return self.total[edge]
        return self.total[edge] / float(visits)

    def find(self, key: i64) -> i64:
        """The decision with this key that was looked at most often, or ``NONE``."""
        best: i64 = NONE
        most: i64 = 0
        node: i64 = 0
        while node < i64(len(self.key)):
            if self.key[node] == key and self.actor[node] >= 0 and i64(self.seen[node]) > most:
                most = i64(self.seen[node])
                best = node
            node += 1
        return best

    # Proofs ---------------------------------------------------------------------------------------------------------

    def proven(self, node: i64, seat: i64) -> float:
        """A seat's proven result at a node."""
        return self.result[node * self.players + seat]

    def prove(self, node: i64, results: vec[float]) -> None:
        """Write down every seat's result at a node as certain."""
        self.solved[node] = 1
        seat: i64 = 0
        while seat < self.players:
            self.result[node * self.players + seat] = results[seat]
            seat += 1

    def try_to_prove(self, node: i64) -> bool:
        """Prove a node from its children, if they suffice. At chance, all outcomes must be known and proven."""
        actor: i64 = i64(self.actor[node])
        edge: i64 = i64(self.first[node])
        if edge == NONE or self.solved[node]:
            return False
        if actor >= 0:
            return self._prove_decision(node, actor, edge)
        if actor == CHANCE:
            return self._prove_chance(node, edge)
        return False

    def _prove_decision(self, node: i64, actor: i64, edge: i64) -> bool:
        """A sure win is enough; otherwise all moves have to be proven, and the best counts."""
        best: i64 = NONE
        complete = True
        while edge != NONE:
            child: i64 = i64(self.child[edge])
            if child != NONE and self.solved[child]:
                if best == NONE or self.proven(child, actor) > self.proven(best, actor):
                    best = child
                    if self.proven(child, actor) >= 1.0:
                        break
            else:
                complete = False
            edge = i64(self.next[edge])
        if best == NONE or (not complete and self.proven(best, actor) < 1.0):
            return False
        self._copy_result(best, node)
        return True

    def _prove_chance(self, node: i64, edge: i64) -> bool:
        known: i64 = 0
        weights = 0.0
        results = vec[float]([0.0] * self.players)
        while edge != NONE:
            child: i64 = i64(self.child[edge])
            if child == NONE or not self.solved[child]:
                return False
            known += 1
            weight: float = self.prior[edge]
            weights += weight
            seat: i64 = 0
            while seat < self.players:
                results[seat] += weight * self.proven(child, seat)
                seat += 1
            edge = i64(self.next[edge])
        if known < i64(self.outcomes[node]):
            return False
        seat = 0
        while seat < self.players:
            results[seat] = results[seat] / weights
            seat += 1
        self.prove(node, results)
        return True

    def _copy_result(self, source: i64, target: i64) -> None:
        self.solved[target] = 1
        seat: i64 = 0
        while seat < self.players:
            self.result[target * self.players + seat] = self.result[source * self.players + seat]
            seat += 1

    # Pruning --------------------------------------------------------------------------------------------------------

    def from_node(self, node: i64) -> "Tree":
        """A tree of its own with what is known below a node, which becomes its first."""
        kept = Tree(self.players)
        kept.add_node()
        old = vec[i64]([node])  # by the number of a node in the new tree: its number in this one
        place: i64 = 0
        while place < i64(len(old)):
            source: i64 = old[place]
            kept.actor[place] = self.actor[source]
            kept.seen[place] = self.seen[source]
            kept.key[place] = self.key[source]
            kept.outcomes[place] = self.outcomes[source]
            if self.solved[source]:
                kept.solved[place] = 1
                seat: i64 = 0
                while seat < self.players:
                    kept.result[place * self.players + seat] = self.result[source * self.players + seat]
                    seat += 1
            edge: i64 = i64(self.first[source])
            before: i64 = NONE
            while edge != NONE:
                new: i64 = kept.edges()
                kept._append_edge(self.move[edge], NONE, self.prior[edge], self.total[edge])
                kept.visits[new] = self.visits[edge]
                kept.offered[new] = self.offered[edge]
                if before == NONE:
                    kept.first[place] = i32(new)
                else:
                    kept.next[before] = i32(new)
                before = new
                child: i64 = i64(self.child[edge])
                if child != NONE:
                    kept.child[new] = i32(kept.add_node())
                    old = append(old, child)
                edge = i64(self.next[edge])
            place += 1
        return kept
