"""Tree search with priors (PUCT), for any game: the moves that look best are tried first and most.

Each simulation starts from a fresh perspective of the searching seat, so the tree is one of information sets. Where
nothing is hidden from that seat, results that are certain are proven, and the tree of one decision serves the next.
Chance has nodes of its own: their outcomes are opened one by one as a node is visited more often, and each is visited
in proportion to its probability. Every seat aims at its own result.
"""

from math import log, sqrt
from time import perf_counter, thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.bots.bot import StrategicBot
from ecumene.bots.evaluator import Evaluator, Judgement
from ecumene.bots.halving import Halving, improved_policy
from ecumene.bots.thought import Decided, Thought
from ecumene.bots.tree import FRESH, NONE, Tree
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, Move, Seat, State
from ecumene.core.strategy import Strategy

CHECKED_EVERY: Final = 8  # simulations between two looks at the clock
HALVED_UP_TO: Final = 8  # simulations for each move at the root: up to so few are shared by halving
LONGEST_THOUGHT: Final = 3.0  # times the budget of a decision, if enough was saved
EXTENSION: Final = 0.5  # times the budget, again and again
CLOSE: Final = 0.005  # expected results that differ by less are taken to be equal
SURE_WIN: Final = 1e12  # comes before any number of simulations
CLEAR_LEAD: Final = 0.5  # the second move's share of the best one's simulations
MOST_EDGES: Final = 1_000_000  # beyond this a tree does not grow: some 80 bytes each, nodes included
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
                if tree.actor[node] == FRESH:
                    tree.actor[node] = CHANCE
                if tree.actor[node] == CHANCE:
                    edge = self._follow_chance(node, state, run) if certain else self._draw(node, state)
                    run += 1
            else:
                run = 0
                if tree.actor[node] == actor and tree.first[node] != NONE:
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
            if tree.visits[edge] == 0:
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
        if tree.actor[node] == FRESH:
            tree.actor[node] = state.actor
            if leaf.certain:
                tree.key[node] = state.key()
            if tree.edges() < MOST_EDGES:
                promises = self._promises(judgement, state.actor, i64(len(leaf.moves)))
                tree.add_edges(node, leaf.moves, judgement.priors, promises)
        self._add(leaf.edges, leaf.choosers, judgement.values)

    # Down -----------------------------------------------------------------------------------------------------------

    def _select(self, node: i64, chooser: i64) -> i64:
        """The edge with the best upper bound, where the moves are always the same."""
        tree = self.tree
        seen: float = float(tree.seen[node])
        scale: float = self._exploration(seen) * sqrt(seen)
        best: i64 = NONE
        best_bound = -1e9
        edge: i64 = tree.first[node]
        while edge != NONE:
            visits: i64 = tree.visits[edge]
            bound: float
            child: i64 = tree.child[edge]
            if child != NONE and tree.solved[child]:
                bound = tree.proven(child, chooser)
            elif visits == 0:
                bound = tree.total[edge] + scale * tree.prior[edge]
            else:
                bound = tree.total[edge] / float(visits) + scale * tree.prior[edge] / float(visits + 1)
            if bound > best_bound:
                best_bound = bound
                best = edge
            edge = tree.next[edge]
        return best

    def _select_possible(self, node: i64, state: State) -> i64:
        """The same where moves depend on what is hidden: only those that are possible now, new ones among them."""
        tree = self.tree
        moves = self.strategy.candidates(state)
        self._add_new(node, moves, state)
        best: i64 = NONE
        best_bound = -1e9
        edge: i64 = tree.first[node]
        exploration: float = self._exploration(float(tree.seen[node]))
        for move in moves:
            while tree.move[edge] != move:
                edge = tree.next[edge]
            tree.offered[edge] += 1
            visits: i64 = tree.visits[edge]
            scale: float = exploration * sqrt(float(tree.offered[edge]))
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
        edge: i64 = tree.first[node]
        for move in moves:
            while edge != NONE and tree.move[edge] < move:
                edge = tree.next[edge]
            if edge == NONE or tree.move[edge] != move:
                missing = True
                break
        if not missing:
            return
        judgement = self.evaluator.judge(state, moves, self.rng)
        promises = self._promises(judgement, state.actor, i64(len(moves)))
        edge = tree.first[node]
        for index, move in enumerate(moves):
            while edge != NONE and tree.move[edge] < move:
                edge = tree.next[edge]
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
        edge: i64 = tree.first[node]
        while edge != NONE:
            opened += 1
            share: float = (float(tree.visits[edge]) + 0.5) / tree.prior[edge]
            if share < least:
                least = share
                behind = edge
            edge = tree.next[edge]
        wanted: float = self.settings.widening * sqrt(float(tree.seen[node]))
        if run == 1:
            wanted = 0.5 * wanted
        elif run > 1:
            wanted = 0.05 * wanted
        if opened and (float(opened) >= wanted or (tree.outcomes[node] and opened >= tree.outcomes[node])):
            return behind
        return self._open_outcome(node, state)

    def _draw(self, node: i64, state: State) -> i64:
        """An outcome drawn as it falls, where what is possible depends on what is hidden."""
        outcome: i64 = state.random_move(self.rng)
        tree = self.tree
        edge: i64 = tree.first[node]
        while edge != NONE and tree.move[edge] < outcome:
            edge = tree.next[edge]
        if edge != NONE and tree.move[edge] == outcome:
            return edge
        return tree.add_edge(node, outcome, 1.0, 0.0)

    def _open_outcome(self, node: i64, state: State) -> i64:
        """A new outcome, drawn by its probability among those not opened yet."""
        tree = self.tree
        moves = state.moves()
        weights = state.weights()
        tree.outcomes[node] = i64(len(moves))
        total: i64 = 0
        index: i64 = 0
        edge: i64 = tree.first[node]
        while index < i64(len(moves)):
            while edge != NONE and tree.move[edge] < moves[index]:
                edge = tree.next[edge]
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
        child: i64 = self.tree.child[edge]
        if child != NONE and self.tree.solved[child]:
            return self.tree.proven(child, self.seat)
        return self.tree.mean(edge)

    def advice(self) -> list[Advice]:
        """Every move at the root, best first: sure wins, then those tried most often, sure losses last."""
        found: list[tuple[float, Advice]] = []
        tree = self.tree
        policy = improved_policy(tree, self.first_value)
        index: i64 = 0
        edge: i64 = tree.first[0]
        while edge != NONE:
            chance: float = self.chance_of(edge)
            child: i64 = tree.child[edge]
            order: float = float(tree.visits[edge])
            proven: bool = child != NONE and bool(tree.solved[child])
            if proven and chance >= 1.0:
                order = SURE_WIN
            elif proven and chance <= 0.0:
                order = -1.0
            found.append((order, Advice(tree.move[edge], chance, tree.visits[edge], policy[index], proven)))
            index += 1
            edge = tree.next[edge]
        found.sort(key=_by_order)
        return [advice for _, advice in found]

    def is_clear(self) -> bool:
        """Whether the move tried most often is also the best so far, and far ahead of the next one."""
        tree = self.tree
        best: i64 = NONE
        second: i64 = 0
        highest = -1.0
        edge: i64 = tree.first[0]
        while edge != NONE:
            visits: i64 = tree.visits[edge]
            if best == NONE or visits > tree.visits[best]:
                if best != NONE:
                    second = max(second, tree.visits[best])
                best = edge
            else:
                second = max(second, visits)
            if visits and tree.mean(edge) > highest:
                highest = tree.mean(edge)
            edge = tree.next[edge]
        return best == NONE or (
            tree.mean(best) >= highest - CLOSE and float(second) < CLEAR_LEAD * float(tree.visits[best])
        )

    def is_decided(self, left: float) -> bool:
        """Whether so few simulations more cannot change which move was tried most often."""
        tree = self.tree
        if tree.solved[0]:
            return True
        most: i64 = 0
        second: i64 = 0
        edge: i64 = tree.first[0]
        while edge != NONE:
            visits: i64 = tree.visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = tree.next[edge]
        return float(most - second) > left


def _by_order(found: tuple[float, Advice]) -> tuple[float, float, int]:
    order, advice = found
    return -order, -advice.chance, advice.move


class PuctBot(StrategicBot):
    """Searches for a given time or number of simulations; with the latter, a seed makes it repeatable.

    With a ``share`` its seconds are of processor time. Then it stops early where nothing can change, and thinks longer
    where two moves are close, as far as its allowance goes.
    """

    def __init__(
        self,
        strategy: Strategy,
        evaluator: Evaluator,
        seed: int = 0,
        seconds: float = 0.0,
        simulations: int = 0,
        settings: PuctSettings | None = None,
    ) -> None:
        super().__init__(strategy, seed)
        self.evaluator: Evaluator = evaluator
        self.seconds = seconds
        self.simulations: i64 = simulations
        self.settings: PuctSettings = settings if settings is not None else PuctSettings()
        self.noisy = False  # whether the moves considered are drawn, for training
        self.simulated: i64 = 0  # by the last search that was finished in one go
        self.kept: PuctSearch | None = None

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        return self._finished(PuctThought(self, perspective, seat, False))

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`."""
        if self.wants_variety(perspective):
            return self.random_candidate(perspective)
        moves = perspective.moves()
        if len(moves) == 1:
            return moves[0]
        return self._finished(PuctThought(self, perspective, seat, True))[0].move

    def think(self, perspective: State, seat: Seat) -> Thought:
        """See :meth:`Bot.think`."""
        if self.wants_variety(perspective):
            return Decided([Advice(self.random_candidate(perspective), 0.0, 0)])
        return PuctThought(self, perspective, seat, True)

    def ponder(self, perspective: State, seat: Seat) -> Thought:
        """See :meth:`Bot.ponder`."""
        return PuctThought(self, perspective, seat, False)

    def _finished(self, thought: "PuctThought") -> list[Advice]:
        advice = thought.finish()
        self.simulated = thought.simulated
        return advice

    def begin(self, perspective: State, seat: Seat) -> PuctSearch:
        """A search of a position, with what is left of the last one's tree if it holds the position."""
        search = PuctSearch(self.strategy, self.evaluator, self.settings, self.rng, perspective, seat)
        kept = self.kept
        if kept is not None and search.certain and kept.seat == seat:
            node = kept.tree.find(perspective.key())
            if node != NONE:
                search.take_over(kept.tree.from_node(node))
        self.kept = search if search.certain and self.settings.keeps_tree else None
        return search


class PuctThought(Thought):
    """A search that is carried on in slices. How it is sliced changes nothing in what it finds for its budget."""

    def __init__(self, bot: PuctBot, perspective: State, seat: Seat, best_only: bool) -> None:
        super().__init__()
        self.bot = bot
        self.perspective = perspective
        self.seat: i64 = seat
        self.best_only = best_only  # whether it may stop once nothing can overtake the best move
        self.simulated: i64 = 0
        self.moves: i64 = i64(len(perspective.moves()))
        self.budget: float = bot.seconds
        self.limit: float = bot.seconds  # how long it may think if two moves are close
        if bot.share > 0.0:
            self.limit = min(bot.allowance, LONGEST_THOUGHT * bot.seconds)
            self.budget = min(bot.seconds, self.limit)
        self.done = self.moves < 2 or (bot.simulations == 0 and bot.seconds <= 0.0)
        self.search = bot.begin(perspective, seat)
        self.halving: Halving | None = None
        self.halves: bool = bot.noisy or (bot.simulations > 0 and bot.simulations <= HALVED_UP_TO * self.moves)

    def step(self, seconds: float) -> bool:
        """See :meth:`Thought.step`: at least one simulation, then as many as fit."""
        if self.done:
            return True
        bot = self.bot
        counted = bot.share > 0.0
        began: float = thread_time() if counted else perf_counter()
        spent = 0.0
        while not self._is_over(spent):
            self._simulate()
            if bot.simulations == 0 or self.simulated % CHECKED_EVERY == 0:
                spent = (thread_time() if counted else perf_counter()) - began
                if spent >= seconds:
                    break
        self.seconds += spent
        self.done = self._is_over(0.0)
        return self.done

    def _simulate(self) -> None:
        bot = self.bot
        batch: i64 = bot.settings.batch
        if bot.simulations:
            batch = min(batch, bot.simulations - self.simulated)
        elif batch == 1:
            batch = CHECKED_EVERY
        if self.halves and self.halving is None and self.search.tree.first[0] != NONE:
            self.halving = Halving(self.search.tree, bot.simulations - self.simulated, bot.rng, bot.noisy)
        halving = self.halving
        if halving is not None:
            self.search.simulate(halving.next_edge())
            self.simulated += 1
        elif bot.settings.batch > 1:
            self.search.simulate_many(batch)
            self.simulated += batch
        else:
            done: i64 = 0
            while done < batch:
                self.search.simulate()
                done += 1
            self.simulated += batch

    def advice(self) -> list[Advice]:
        """See :meth:`Thought.advice`."""
        advice = self.search.advice()
        halving = self.halving
        if halving is not None and not self.search.tree.solved[0]:
            best: i64 = self.search.tree.move[halving.best()]
            advice.sort(key=lambda one: one.move != best)
        known = {one.move for one in advice}
        missing = [move for move in self.perspective.moves() if move not in known]
        if missing:
            glance = self.bot.strategy.evaluate(self.perspective, self.seat)
            advice += [Advice(move, glance, 0) for move in missing]
        return advice

    def _is_over(self, slice_s: float) -> bool:
        """Whether the budget is used up, or what is left of it cannot change which move is best."""
        bot = self.bot
        if bot.simulations and self.simulated >= bot.simulations:
            return True
        if self.simulated and self.search.tree.solved[0] and self.best_only:
            return True
        if self.halving is not None:
            return False
        spent: float = self.seconds + slice_s
        if bot.seconds > 0.0 and spent >= self.budget:
            if not self.best_only or self.budget >= self.limit or self.search.is_clear():
                return True
            self.budget = min(self.limit, self.budget + EXTENSION * bot.seconds)
        return self.best_only and self.simulated % CHECKED_EVERY == 0 and self.search.is_decided(self._left(spent))

    def _left(self, spent: float) -> float:
        """How many simulations the rest of the budget is good for."""
        bot = self.bot
        if bot.simulations:
            return float(bot.simulations - self.simulated)
        if spent <= 0.0:
            return 1e18
        return float(self.simulated) * (self.budget - spent) / spent
