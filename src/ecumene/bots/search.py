"""Monte Carlo tree search over the contract, for any game: what all searches share.

Each simulation starts from a fresh perspective of the searching seat, so the tree is one of information sets: a node
stands for a sequence of moves in any position the seat may be in, and a move is judged only by the simulations in
which it was legal. Chance outcomes that the seat will see branch the tree; hidden ones do not. Every seat aims at its
own result, so ``returns`` alone decides how teams and more than two players are handled.

:mod:`ecumene.bots.rollout` and :mod:`ecumene.bots.guided` differ in how a simulation descends the tree.
"""

from abc import abstractmethod
from time import perf_counter, thread_time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ecumene.bots.advice import Advice
from ecumene.bots.bot import StrategicBot
from ecumene.bots.quiescence import STEPS_TO_QUIET
from ecumene.bots.thought import Decided, Thought
from ecumene.core.state import CHANCE, OVER, Move, Seat, State
from ecumene.core.strategy import Strategy

DECIDED_EVERY: Final = 16  # simulations between two looks at whether the best move can still be overtaken


class Node:
    """Statistics of one move at one place in the tree."""

    def __init__(self, move: i64, chooser: i64) -> None:
        self.move: i64 = move
        self.chooser: i64 = chooser  # the seat that chose the move; CHANCE for an outcome
        self.visits: i64 = 0
        self.available: i64 = 0  # simulations in which the move could be chosen
        self.prior: float = 0.0  # its value when it was first seen, in a guided search
        self.total: float = 0.0
        self.children: list[Node] = []  # by ascending move

    def mean(self) -> float:
        """Its average result, or its first evaluation if it was never tried."""
        return self.total / float(self.visits) if self.visits else self.prior

    def lift(self) -> float:
        """How much better its children did than they were first evaluated: two turns look better than one move."""
        more = 0.0
        visits: i64 = 0
        for child in self.children:
            if child.visits:
                more += child.total - float(child.visits) * child.prior
                visits += child.visits
        return more / float(visits) if visits else 0.0

    def child(self, move: i64, chooser: i64) -> "Node":
        """The child for a move, created if it is new."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(StrategicBot):
    """Searches for a given time or number of simulations; with the latter, a seed makes it repeatable.

    With a ``share`` its seconds are of processor time. It spends no more than that on any decision, whatever it saved.
    """

    def __init__(self, strategy: Strategy, seed: int, seconds: float, simulations: int, exploration: float) -> None:
        super().__init__(strategy, seed)
        self.seconds = seconds
        self.simulations: i64 = simulations
        self.exploration = exploration if exploration >= 0.0 else strategy.exploration
        self.simulated: i64 = 0  # by the last search that was finished in one go

    @abstractmethod
    def descend(self, root: Node, state: State, seat: Seat) -> list[Node]:
        """Descend the tree to a new node and play the moves; returns the nodes on the way, including the root."""
        raise NotImplementedError

    @abstractmethod
    def random_plies(self) -> i64:
        """How many random plies are played from a new node before it is evaluated."""
        raise NotImplementedError

    def advise(self, perspective: State, seat: Seat) -> list[Advice]:
        """See :meth:`Bot.advise`."""
        return self._finished(SearchThought(self, perspective, seat, False))

    def choose(self, perspective: State, seat: Seat) -> Move:
        """See :meth:`Bot.choose`: stops as soon as no other move can still be tried as often as the best one."""
        if self.wants_variety(perspective):
            return self.random_candidate(perspective)
        return self._finished(SearchThought(self, perspective, seat, True))[0].move

    def think(self, perspective: State, seat: Seat) -> Thought:
        """See :meth:`Bot.think`: the search of :meth:`choose`, in slices."""
        if self.wants_variety(perspective):
            return Decided([Advice(self.random_candidate(perspective), 0.0, 0)])
        return SearchThought(self, perspective, seat, True)

    def ponder(self, perspective: State, seat: Seat) -> Thought:
        """See :meth:`Bot.ponder`: the search of :meth:`advise`, in slices."""
        return SearchThought(self, perspective, seat, False)

    def _finished(self, thought: "SearchThought") -> list[Advice]:
        advice = thought.finish()
        self.simulated = thought.simulated
        return advice

    def simulate(self, root: Node, state: State, seat: Seat) -> None:
        """Descend the tree once, add one new node and pass its value back up."""
        path = self.descend(root, state, seat)
        wanted: i64 = self.random_plies()
        plies: i64 = 0
        while state.actor != OVER and (
            plies < wanted or (plies < STEPS_TO_QUIET and not self.strategy.is_quiet(state))
        ):
            state.play(state.random_move(self.rng))
            plies += 1
        values = self.strategy.values(state)
        for node in path:
            node.visits += 1
            if node.chooser >= 0:
                node.total += values[node.chooser]


class SearchThought(Thought):
    """A search that is carried on in slices. How it is sliced changes nothing in what it finds for its budget."""

    def __init__(self, bot: SearchBot, perspective: State, seat: Seat, best_only: bool) -> None:
        super().__init__()
        self.bot = bot
        self.perspective = perspective
        self.seat: i64 = seat
        self.best_only = best_only  # whether it may stop once nothing can overtake the best move
        self.root = Node(0, CHANCE)
        self.simulated: i64 = 0
        self.done = len(perspective.moves()) < 2 or (bot.simulations == 0 and bot.seconds <= 0.0)

    def step(self, seconds: float) -> bool:
        """See :meth:`Thought.step`: at least one simulation, then as many as fit."""
        if self.done:
            return True
        bot = self.bot
        budget: float = bot.seconds - self.seconds
        stop: float = min(seconds, budget) if bot.seconds > 0.0 else seconds
        counted = bot.share > 0.0
        began: float = thread_time() if counted else perf_counter()
        spent = 0.0
        while not self._is_over(spent):
            bot.simulate(self.root, self.perspective.perspective(self.seat, bot.rng), self.seat)
            self.simulated += 1
            spent = (thread_time() if counted else perf_counter()) - began
            if spent >= stop:
                break
        self.seconds += spent
        self.done = self._is_over(0.0)
        return self.done

    def advice(self) -> list[Advice]:
        """See :meth:`Thought.advice`."""
        advice = [Advice(node.move, node.mean(), node.visits) for node in self.root.children]
        known = {one.move for one in advice}
        glance = self.bot.strategy.evaluate(self.perspective, self.seat)
        advice += [Advice(move, glance, 0) for move in self.perspective.moves() if move not in known]
        advice.sort(key=_by_visits)
        return advice

    def _is_over(self, slice_s: float) -> bool:
        """Whether the budget is used up, or what is left of it cannot change which move is best."""
        bot = self.bot
        if bot.simulations and self.simulated >= bot.simulations:
            return True
        spent: float = self.seconds + slice_s
        if bot.seconds > 0.0 and spent >= bot.seconds:
            return True
        return self.best_only and self.simulated % DECIDED_EVERY == 0 and self._is_decided(spent)

    def _is_decided(self, spent: float) -> bool:
        """Whether the remaining budget is too small to change which move was tried most often."""
        bot = self.bot
        left: float = float(bot.simulations - self.simulated)
        if bot.simulations == 0:
            if spent <= 0.0:
                return False
            left = float(self.simulated) * (bot.seconds - spent) / spent
        most: i64 = 0
        second: i64 = 0
        for node in self.root.children:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
        return float(most - second) > left


def _by_visits(advice: Advice) -> tuple[int, float, int]:
    return -advice.visits, -advice.chance, advice.move
