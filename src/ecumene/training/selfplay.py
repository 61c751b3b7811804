"""Plays one game to learn from: a random opening, then a search for every seat, varied at first."""

from typing import Final

from ecumene.arena.game import seed_of
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State
from ecumene.training.games_file import Decision, PlayedGame
from ecumene.training.opinions import Opinion, Thinker
from ecumene.training.settings import PlaySettings, Table

TOTALS: Final = ("total", "points", "total-points")  # lines of score sheets that add up the others
VARIED: Final = 10  # in an overlong game, one in this many decisions is random


def table_for(tables: tuple[Table, ...], rng: Rng) -> Table:
    """One of the tables, by their weights."""
    ticket = rng.unit() * sum(table.weight for table in tables)
    for table in tables:
        ticket -= table.weight
        if ticket < 0:
            return table
    return tables[-1]


class SelfPlay:
    """Plays games one after another; the same seed gives the same game."""

    def __init__(self, game: Game, thinker: Thinker, settings: PlaySettings) -> None:
        self.game = game
        self.thinker = thinker
        self.settings = settings
        self.strategy = game.strategy()

    def play(self, table: Table, seed: int) -> PlayedGame:
        """Play a whole game."""
        rng = Rng(seed_of("self-play", seed))
        options = self.game.check(table.players, table.options)
        state = self.game.new(table.players, options)
        opening = int(rng.below(self.settings.random_moves + 1))
        plies: list[int] = []
        decisions: list[Decision] = []
        first = made = 0
        while state.actor != OVER:
            moves = state.moves()
            if state.actor == CHANCE or len(moves) == 1:
                move = int(state.random_move(rng))
            elif made < opening or (self.strategy.is_overlong(state) and rng.below(VARIED) == 0):
                move = int(moves[rng.below(len(moves))])
                first = len(plies) + 1
                made += 1
            else:
                move = self._decide(state, rng, made - opening, len(plies), decisions)
                made += 1
            plies.append(move)
            state.play(move)
        kept = [decision for decision in decisions if decision.ply >= first]
        ending = state.ending()
        assert ending is not None
        totals = next((line.values for line in ending.sheet.lines if line.name in TOTALS), ())
        return PlayedGame(
            table.players, options, plies, first, kept, list(state.returns()), ending.result, [int(n) for n in totals]
        )

    def _decide(self, state: State, rng: Rng, number: int, ply: int, decisions: list[Decision]) -> int:
        settings = self.settings
        seat = state.actor
        full = rng.unit() < settings.full_share
        simulations = settings.simulations if full else settings.cheap_simulations
        opinion = self.thinker.consider(state.perspective(seat, rng), seat, simulations, full=full)
        values = [round(1000 * value) for value in opinion.values]
        decisions.append(Decision(ply, values, opinion.shares if full else []))
        warm = number < settings.warm_decisions
        return drawn(opinion, list(state.moves()), settings.temperature if warm else settings.later_temperature, rng)


def drawn(opinion: Opinion, moves: list[int], temperature: float, rng: Rng) -> int:
    """A move drawn by its share, to the power of one over the temperature."""
    most = max(opinion.shares)
    if temperature <= 0 or most == 0:
        return opinion.best
    weights = [(share / most) ** (1 / temperature) for share in opinion.shares]
    ticket = rng.unit() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return move
    return opinion.best
