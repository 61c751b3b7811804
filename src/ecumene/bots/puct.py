"""Tree search with priors (PUCT), for any game: the moves that look best are tried first and most.

Each simulation starts from a fresh perspective of the searching seat, so the tree is one of information sets. Where
nothing is hidden from that seat, results that are certain are proven, and the tree of one decision serves the next.
Chance has nodes of its own: their outcomes are opened one by one as a node is visited more often, and each is visited
in proportion to its probability. Every seat aims at its own result.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.bots.evaluator import Evaluator, Judgement
from ecumene.bots.halving import improved_policy
from ecumene.bots.tree import FRESH, NONE, Tree
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State
from ecumene.core.strategy import Strategy

CLOSE: Final = 0.005  # expected results that differ by less are taken to be equal
SURE_WIN: Final = 1e12  # comes before any number of simulations
CLEAR_LEAD: Final = 0.5  # the second move's share of the best one's simulations
MANY_EDGES: Final = 400_000  # beyond this only positions that are seen again get their moves
MOST_EDGES: Final = 1_500_000  # beyond this a tree does not grow
EXPLORATION_GROWS_FROM: Final = 4000.0  # visits


@mypyc_attr(allow_interpreted_subclasses=True)
class PuctSettings:
    """What can be tuned in a search."""

    def __init__(
        self,
        exploration: float = 0.7,
        first_play_reduction: float = 0.1,
        widening: float = 2.0,
        keeps_tree: bool = True,
        batch: int = 1,
    ) -> None:
        self.exploration = exploration
        self.first_play_reduction = first_play_reduction  # by how much an untried move is taken to be worse
        self.widening = widening  # outcomes opened at a chance node: this times the root of its visits
        self.keeps_tree = keeps_tree
        self.batch: i64 = batch  # leaves judged together


class Leaf:
    """A position that a simulation reached and that waits to be judged, with the way there."""

    def __init__(self, node: i64, state: State, moves: vec[i64], certain: bool) -> None:
        self.node: i64 = node
        self.state: State = state
        self.moves: vec[i64] = moves
        self.certain = certain  # whether the searching seat knows all of it
        self.edges: vec[i64] = vec[i64]()
        self.choosers: vec[i64] = vec[i64]()


class PuctSearch:
    """The simulations of one search: a tree that grows from a position.

    A simulation descends to a leaf and counts as lost on the way until the leaf is judged; so several can be under way
    at a time, and their leaves be judged together.
    """

    def __init__(
        self, strategy: Strategy, evaluator: Evaluator, settings: PuctSettings, rng: Rng, position: State, seat: i64
    ) -> None:
        self.strategy: Strategy = strategy
        self.evaluator: Evaluator = evaluator
        self.settings: PuctSettings = settings
        self.rng: Rng = rng
        self.position: State = position
        self.seat: i64 = seat
        self.tree = Tree(position.players)
        self.tree.add_node()
        self.certain: bool = not position.hides_from(seat)
        self.simulations: i64 = 0
        self.first_value = 0.0  # of the position, as it was judged when nobody had looked further
        self.edges = vec[i64]()  # on the way down, with who chose each
        self.choosers = vec[i64]()
        self.nodes = vec[i64]()

    def take_over(self, tree: Tree) -> None:
        """Go on with what an earlier search found out about this position."""
        self.tree = tree

    def simulate(self, forced: i64 = NONE) -> None:
        """Descend once, judge one new position, and pass its value up; the first move may be forced."""
        leaf = self.descend(forced)
        if leaf is not None:
            self.finish(leaf, self.evaluator.judge(leaf.state, leaf.moves, self.rng))

    def simulate_many(self, number: i64) -> None:
        """Several simulations, whose leaves are judged together."""
        leaves: list[Leaf] = []
        while number > 0:
            leaf = self.descend()
            if leaf is not None:
                leaves.append(leaf)
            number -= 1
        judgements = self.evaluator.judge_many(
            [leaf.state for leaf in leaves], [leaf.moves for leaf in leaves], self.rng
        )
        for leaf, judgement in zip(leaves, judgements, strict=True):
            self.finish(leaf, judgement)

    def descend(self, forced: i64 = NONE) -> Leaf | None:
        """Go down to a leaf that has to be judged; if it is known what the leaf is worth, pass that up at once."""
        self.simulations += 1
        state: State
        if self.certain:
            state = self.position.clone()
        else:
            state = self.position.perspective(self.seat, self.rng)
        tree = self.tree
        self.edges = vec[i64]()
        self.choosers = vec[i64]()
        self.nodes = vec[i64]()
        certain = self.certain
        node: i64 = 0
        run: i64 = 0  # chance nodes in a row
        while True:
            while state.actor == CHANCE and not state.shows_outcome_to(self.seat):
                state.play(state.random_move(self.rng))
                certain = False
            self.nodes = append(self.nodes, node)
            tree.seen[node] += 1
            actor: i64 = state.actor
            if actor == OVER:
                values = vec[float](state.returns())
                if certain and not tree.solved[node]:
                    tree.actor[node] = OVER
                    tree.prove(node, values)
                    self._prove_upwards()
                self._add(self.edges, self.choosers, values)
                return None
            if certain and tree.solved[node] and (node != 0 or forced == NONE):
                self._add(self.edges, self.choosers, self._result(node))
                return None
            edge: i64 = NONE
            if actor == CHANCE:
                if i64(tree.actor[node]) == FRESH:
                    tree.actor[node] = CHANCE
                if i64(tree.actor[node]) == CHANCE:
                    edge = self._follow_chance(node, state, run) if certain else self._draw(node, state)
                    run += 1
            else:
                run = 0
                if i64(tree.actor[node]) == FRESH and i64(tree.seen[node]) > 1 and tree.edges() > MANY_EDGES:
                    self._grow_late(node, state, certain)
                if i64(tree.actor[node]) == actor and i64(tree.first[node]) != NONE:
                    if node == 0 and forced != NONE:
                        edge = forced
                    elif certain:
                        edge = self._select(node, actor)
                    else:
                        edge = self._select_possible(node, state)
            if edge == NONE:
                return self._leaf(node, state, certain)
            state.play(tree.move[edge])
            self.edges = append(self.edges, edge)
            self.choosers = append(self.choosers, actor)
            if i64(tree.visits[edge]) == 0:
                tree.total[edge] = 0.0
            tree.visits[edge] += 1
            node = tree.child_of(edge)

    def _leaf(self, node: i64, state: State, certain: bool) -> Leaf | None:
        """The leaf of a descent, after any chance that the tree does not hold; or nothing, if the game is over then."""
        while state.actor == CHANCE:
            state.play(state.random_move(self.rng))
            certain = False
        if state.actor == OVER:
            self._add(self.edges, self.choosers, vec[float](state.returns()))
            return None
        leaf = Leaf(node, state, self.strategy.candidates(state), certain)
        leaf.edges = self.edges
        leaf.choosers = self.choosers
        return leaf

    def finish(self, leaf: Leaf, judgement: Judgement) -> None:
        """Pass a leaf's value up, and add its moves to the tree if nobody has looked at its node before."""
        tree = self.tree
        node: i64 = leaf.node
        state = leaf.state
        if node == 0:
            self.first_value = judgement.values[self.seat]
        if i64(tree.actor[node]) == FRESH and (node == 0 or tree.edges() <= MANY_EDGES):
            self._grow(node, state, leaf.moves, leaf.certain, judgement)
        self._add(leaf.edges, leaf.choosers, judgement.values)

    def _grow(self, node: i64, state: State, moves: vec[i64], certain: bool, judgement: Judgement) -> None:
        """Add a node's moves to the tree."""
        tree = self.tree
        tree.actor[node] = i32(state.actor)
        if certain:
            tree.key[node] = state.key()
        promises = self._promises(judgement, state.actor, i64(len(moves)))
        tree.add_edges(node, moves, judgement.priors, promises)

    def _grow_late(self, node: i64, state: State, certain: bool) -> None:
        """Add the moves of a node that was passed over because most nodes of a large tree are seen only once."""
        if self.tree.edges() >= MOST_EDGES:
            return
        moves = self.strategy.candidates(state)
        self._grow(node, state, moves, certain, self.evaluator.judge(state, moves, self.rng))

    # Down -----------------------------------------------------------------------------------------------------------

    def _select(self, node: i64, chooser: i64) -> i64:
        """The edge with the best upper bound, where the moves are always the same."""
        tree = self.tree
        seen: float = float(i64(tree.seen[node]))
        scale: float = self._exploration(seen) * sqrt(seen)
        best: i64 = NONE
        best_bound = -1e9
        edge: i64 = i64(tree.first[node])
        while edge != NONE:
            visits: i64 = i64(tree.visits[edge])
            bound: float
            child: i64 = i64(tree.child[edge])
            if child != NONE and tree.solved[child]:
                bound = tree.proven(child, chooser)
            elif visits == 0:
                bound = tree.total[edge] + scale * tree.prior[edge]
            else:
                bound = tree.total[edge] / float(visits) + scale * tree.prior[edge] / float(visits + 1)
            if bound > best_bound:
                best_bound = bound
                best = edge
            edge = i64(tree.next[edge])
        return best

    def _select_possible(self, node: i64, state: State) -> i64:
        """The same where moves depend on what is hidden: only those that are possible now, new ones among them."""
        tree = self.tree
        moves = self.strategy.candidates(state)
        self._add_new(node, moves, state)
        best: i64 = NONE
        best_bound = -1e9
        edge: i64 = i64(tree.first[node])
        exploration: float = self._exploration(float(i64(tree.seen[node])))
        for move in moves:
            while tree.move[edge] != move:
                edge = i64(tree.next[edge])
            tree.offered[edge] += 1
            visits: i64 = i64(tree.visits[edge])
            scale: float = exploration * sqrt(float(i64(tree.offered[edge])))
            bound: float
            if visits == 0:
                bound = tree.total[edge] + scale * tree.prior[edge]
            else:
                bound = tree.total[edge] / float(visits) + scale * tree.prior[edge] / float(visits + 1)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def _add_new(self, node: i64, moves: vec[i64], state: State) -> None:
        """Add edges for moves that were not possible when the node was last looked at."""
        tree = self.tree
        missing = False
        edge: i64 = i64(tree.first[node])
        for move in moves:
            while edge != NONE and tree.move[edge] < move:
                edge = i64(tree.next[edge])
            if edge == NONE or tree.move[edge] != move:
                missing = True
                break
        if not missing:
            return
        judgement = self.evaluator.judge(state, moves, self.rng)
        promises = self._promises(judgement, state.actor, i64(len(moves)))
        edge = i64(tree.first[node])
        for index, move in enumerate(moves):
            while edge != NONE and tree.move[edge] < move:
                edge = i64(tree.next[edge])
            if edge == NONE or tree.move[edge] != move:
                edge = tree.add_edge(node, move, judgement.priors[index], promises[index])

    def _exploration(self, seen: float) -> float:
        return self.settings.exploration * (1.0 + 0.5 * log(1.0 + seen / EXPLORATION_GROWS_FROM))

    def _follow_chance(self, node: i64, state: State, run: i64) -> i64:
        """The outcome to follow: a new one if it is time for one, else the one most behind its share."""
        tree = self.tree
        opened: i64 = 0
        behind: i64 = NONE
        least = 1e18
        edge: i64 = i64(tree.first[node])
        while edge != NONE:
            opened += 1
            share: float = (float(i64(tree.visits[edge])) + 0.5) / tree.prior[edge]
            if share < least:
                least = share
                behind = edge
            edge = i64(tree.next[edge])
        wanted: float = self.settings.widening * sqrt(float(i64(tree.seen[node])))
        if run == 1:
            wanted = 0.5 * wanted
        elif run > 1:
            wanted = 0.05 * wanted
        if tree.edges() >= MOST_EDGES:
            return behind
        if opened and (float(opened) >= wanted or (i64(tree.outcomes[node]) and opened >= i64(tree.outcomes[node]))):
            return behind
        return self._open_outcome(node, state)

    def _draw(self, node: i64, state: State) -> i64:
        """An outcome drawn as it falls, where what is possible depends on what is hidden."""
        outcome: i64 = state.random_move(self.rng)
        tree = self.tree
        edge: i64 = i64(tree.first[node])
        while edge != NONE and tree.move[edge] < outcome:
            edge = i64(tree.next[edge])
        if edge != NONE and tree.move[edge] == outcome:
            return edge
        if tree.edges() >= MOST_EDGES:
            return NONE
        return tree.add_edge(node, outcome, 1.0, 0.0)

    def _open_outcome(self, node: i64, state: State) -> i64:
        """A new outcome, drawn by its probability among those not opened yet."""
        tree = self.tree
        moves = state.moves()
        weights = state.weights()
        tree.outcomes[node] = i32(len(moves))
        total: i64 = 0
        index: i64 = 0
        edge: i64 = i64(tree.first[node])
        while index < i64(len(moves)):
            while edge != NONE and tree.move[edge] < moves[index]:
                edge = i64(tree.next[edge])
            if edge != NONE and tree.move[edge] == moves[index]:
                weights[index] = -weights[index]
            else:
                total += weights[index]
            index += 1
        ticket: i64 = self.rng.below(total)
        index = 0
        while weights[index] < 0 or ticket >= weights[index]:
            if weights[index] > 0:
                ticket -= weights[index]
            index += 1
        return tree.add_edge(node, moves[index], float(weights[index]), 0.0)

    # The new position -----------------------------------------------------------------------------------------------

    def _promises(self, judgement: Judgement, chooser: i64, moves: i64) -> vec[float]:
        """What each move is taken to be worth before it is tried."""
        if len(judgement.guesses) > 0:
            return judgement.guesses
        promise: float = judgement.values[chooser] - self.settings.first_play_reduction
        return vec[float]([promise] * int(moves))

    # Up -------------------------------------------------------------------------------------------------------------

    def _add(self, edges: vec[i64], choosers: vec[i64], values: vec[float]) -> None:
        """Credit every move on the way with the result of whoever chose it. The visits were counted on the way down."""
        tree = self.tree
        index: i64 = 0
        while index < i64(len(edges)):
            chooser: i64 = choosers[index]
            if chooser >= 0:
                tree.total[edges[index]] += values[chooser]
            index += 1

    def _result(self, node: i64) -> vec[float]:
        values = vec[float]([0.0] * int(self.tree.players))
        seat: i64 = 0
        while seat < self.tree.players:
            values[seat] = self.tree.proven(node, seat)
            seat += 1
        return values

    def _prove_upwards(self) -> None:
        """See whether the last proof decides the positions before it."""
        index: i64 = i64(len(self.nodes)) - 2
        while index >= 0 and self.tree.try_to_prove(self.nodes[index]):
            index -= 1

    # What was found -------------------------------------------------------------------------------------------------

    def chance_of(self, edge: i64) -> float:
        """The expected result of a move at the root for the searching seat."""
        child: i64 = i64(self.tree.child[edge])
        if child != NONE and self.tree.solved[child]:
            return self.tree.proven(child, self.seat)
        return self.tree.mean(edge)

    def advice(self) -> list[Advice]:
        """Every move at the root, best first: sure wins, then those tried most often, sure losses last."""
        found: list[tuple[float, Advice]] = []
        tree = self.tree
        policy = improved_policy(tree, self.first_value)
        index: i64 = 0
        edge: i64 = i64(tree.first[0])
        while edge != NONE:
            chance: float = self.chance_of(edge)
            child: i64 = i64(tree.child[edge])
            order: float = float(i64(tree.visits[edge]))
            proven: bool = child != NONE and bool(tree.solved[child])
            if proven and chance >= 1.0:
                order = SURE_WIN
            elif proven and chance <= 0.0:
                order = -1.0
            found.append((order, Advice(tree.move[edge], chance, i64(tree.visits[edge]), policy[index], proven)))
            index += 1
            edge = i64(tree.next[edge])
        found.sort(key=_by_order)
        return [advice for _, advice in found]

    def is_clear(self) -> bool:
        """Whether the move tried most often is also the best so far, and far ahead of the next one."""
        tree = self.tree
        best: i64 = NONE
        second: i64 = 0
        highest = -1.0
        edge: i64 = i64(tree.first[0])
        while edge != NONE:
            visits: i64 = i64(tree.visits[edge])
            if best == NONE or visits > i64(tree.visits[best]):
                if best != NONE:
                    second = max(second, i64(tree.visits[best]))
                best = edge
            else:
                second = max(second, visits)
            if visits and tree.mean(edge) > highest:
                highest = tree.mean(edge)
            edge = i64(tree.next[edge])
        return best == NONE or (
            tree.mean(best) >= highest - CLOSE and float(second) < CLEAR_LEAD * float(i64(tree.visits[best]))
        )

    def is_decided(self, left: float) -> bool:
        """Whether so few simulations more cannot change which move was tried most often."""
        tree = self.tree
        if tree.solved[0]:
            return True
        most: i64 = 0
        second: i64 = 0
        edge: i64 = i64(tree.first[0])
        while edge != NONE:
            visits: i64 = i64(tree.visits[edge])
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = i64(tree.next[edge])
        return float(most - second) > left


def _by_order(found: tuple[float, Advice]) -> tuple[float, float, int]:
    order, advice = found
    return -order, -advice.chance, advice.move
