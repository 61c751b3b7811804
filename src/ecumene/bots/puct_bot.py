"""The bot that searches with priors, and its thought: how long it thinks, and when it stops."""

from time import perf_counter, thread_time
from typing import Final

from mypy_extensions import i64

from ecumene.bots.advice import Advice
from ecumene.bots.bot import StrategicBot
from ecumene.bots.evaluator import Evaluator
from ecumene.bots.halving import Halving
from ecumene.bots.puct import PuctSearch, PuctSettings
from ecumene.bots.thought import UNLIMITED, Decided, Thought
from ecumene.bots.tree import NONE
from ecumene.core.state import Move, Seat, State
from ecumene.core.strategy import Strategy

CHECKED_EVERY: Final = 8  # simulations between two looks at the clock
HALVED_UP_TO: Final = 8  # simulations for each move at the root: up to so few are shared by halving
LONGEST_THOUGHT: Final = 4.0  # times the budget of a decision, if enough was saved
SPENT_OF_SAVINGS: Final = 0.3  # on a decision that is not clear before
EXTENSION: Final = 0.5  # times the budget, again and again


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
            self.budget = self.limit
            if bot.allowance > bot.seconds:
                saved = bot.allowance - bot.seconds if bot.allowance < UNLIMITED else 0.0
                self.budget = min(self.limit, bot.seconds + SPENT_OF_SAVINGS * saved)
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
        if self.halves and self.halving is None and i64(self.search.tree.first[0]) != NONE:
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
