"""Monte Carlo tree search over the contract, for any game of it.

Each simulation starts from a fresh perspective of the searching seat, so the tree is one of information sets: a node
stands for a line of moves in whatever position the seat may be in, and a move is judged only by the simulations in
which it was legal. Chance outcomes that the seat will see branch the tree; hidden ones do not. Every seat aims at its
own result, which makes teams and more than two players a matter of ``returns`` alone.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.bots.advice import Advice
from ecumene.bots.bot import Bot
from ecumene.bots.settling import STEPS_TO_SETTLE, settle
from ecumene.core.state import CHANCE, OVER, Move, Seat, State

CLOCK_EVERY: Final = 16


class Node:
    """What is known of one move at one place in the tree."""

    def __init__(self, move: i64, chooser: i64) -> None:
        self.move: i64 = move
        self.chooser: i64 = chooser  # the seat that chose the move; CHANCE for an outcome
        self.visits: i64 = 0
        self.available: i64 = 0  # simulations in which the move could be chosen
        self.prior: float = 0.0  # what the judgement said of it at first sight, in a guided search
        self.total: float = 0.0
        self.children: list[Node] = []  # by ascending move

    def mean(self) -> float:
        """What it has brought on average; what it looked like, if it was never tried."""
        return self.total / float(self.visits) if self.visits else self.prior

    def lift(self) -> float:
        """How much more its children brought than they looked like: two turns look better than one move."""
        more = 0.0
        visits: i64 = 0
        for child in self.children:
            if child.visits:
                more += child.total - float(child.visits) * child.prior
                visits += child.visits
        return more / float(visits) if visits else 0.0

    def child(self, move: i64, chooser: i64) -> "Node":
        """The child for a move, made if it is new."""
        place: i64 = 0
        children = self.children
        length: i64 = i64(len(children))
        while place < length and children[place].move < move:
            place += 1
        if place < length and children[place].move == move:
            return children[place]
        node = Node(move, chooser)
        children.insert(place, node)
        return node


class SearchBot(Bot):
    """Searches for a time or a number of simulations; with the latter, a seed makes it repeatable."""

    def __init__(
        self, seed: int = 0, seconds: float = 0.0, simulations: int = 0, rollout: int = -1, exploration: float = -1.0
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.simulations: i64 = simulations
        self.rollout: i64 = rollout  # random plies before a position is judged; -1: as the game says
        self.exploration = exploration  # below 0: as the game says
        self.curiosity = 0.0
        self.hasty = False  # whether only the best move is asked for
        self.guided = False
        self.horizon: i64 = 1  # own turns planned
        self.simulated: i64 = 0

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        root = Node(0, CHANCE)
        self.simulated = 0
        if len(perspective.moves()) > 1:
            self._search(root, perspective, seat)
        advice = [Advice(node.move, node.mean(), node.visits) for node in root.children]
        known = {one.move for one in advice}
        advice += [Advice(move, perspective.judge(seat), 0) for move in perspective.moves() if move not in known]
        advice.sort(key=_by_visits)
        return advice

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`: the search ends as soon as no other move can be tried as often as the best."""
        if self.is_bored(perspective):
            return self.anything(perspective)
        self.hasty = True
        try:
            return self.advise(perspective, seat)[0].move
        finally:
            self.hasty = False

    def _is_decided(self, root: Node, spent: float) -> bool:
        """Whether what is left of the budget cannot change which move was tried most often."""
        left: float = float(self.simulations - self.simulated)
        if self.simulations == 0:
            if spent <= 0.0:
                return False
            left = float(self.simulated) * (self.seconds - spent) / spent
        most: i64 = 0
        second: i64 = 0
        for node in root.children:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
        return float(most - second) > left

    def _search(self, root: Node, perspective: State, seat: Seat) -> None:
        began = perf_counter()
        self.guided = perspective.guides_search()
        self.horizon = perspective.turns_planned()
        self.curiosity = self.exploration if self.exploration >= 0.0 else perspective.exploration()
        if self.simulations == 0 and self.seconds <= 0.0:
            return
        while True:
            if self.simulations and self.simulated >= self.simulations:
                return
            if self.simulated % CLOCK_EVERY == 0:
                spent = perf_counter() - began
                if self.seconds > 0.0 and spent >= self.seconds:
                    return
                if self.hasty and self._is_decided(root, spent):
                    return
            self._simulate(root, perspective.perspective(seat, self.rng), seat)
            self.simulated += 1

    def _simulate(self, root: Node, state: State, seat: Seat) -> None:
        """One way down the tree, one new node, its judgement carried back up."""
        node = root
        path = [root]
        steps: i64 = 0
        planned: i64 = 0
        chooser: i64 = CHANCE
        while state.actor != OVER:
            if self.guided and chooser >= 0 and (self.horizon > 1 or state.actor != chooser) and state.ends_plan():
                planned += 1
                if planned >= self.horizon or not state.plan_on(seat):
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
            node = self._follow(node, state) if self.guided else self._select(node, state.moves(), chooser)
            state.play(node.move)
            path.append(node)
            if node.visits == 0:
                steps += 1
                if not self.guided or steps == STEPS_TO_SETTLE or (self.horizon <= 1 and state.actor != chooser):
                    break
        wanted: i64 = self.rollout
        if wanted < 0:
            wanted = state.plies_before_judging()
        plies: i64 = 0
        while state.actor != OVER and (plies < wanted or (plies < STEPS_TO_SETTLE and not state.is_settled())):
            state.play(state.random_move(self.rng))
            plies += 1
        values = state.judgements()
        for node in path:
            node.visits += 1
            if node.chooser >= 0:
                node.total += values[node.chooser]

    def _follow(self, node: Node, state: State) -> Node:
        """The child with the best upper bound; what is seen for the first time is judged as it looks."""
        chooser: i64 = state.actor
        best = node
        best_bound = -1.0
        lift = node.lift() if self.horizon > 1 else 0.0
        for move in state.sensible_moves():
            child = node.child(move, chooser)
            if child.available == 0:
                trial = state.clone()
                trial.play(move)
                settle(trial, self.rng)
                child.prior = trial.judgements()[chooser]
            child.available += 1
            mean = (child.total + child.prior + lift) / float(child.visits + 1)
            bound = mean + self.curiosity * sqrt(log(float(child.available)) / float(child.visits + 1))
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

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
            bound = mean + self.curiosity * sqrt(log(float(child.available)) / float(child.visits))
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


def _by_visits(advice: Advice) -> tuple[int, float, int]:
    return -advice.visits, -advice.chance, advice.move
