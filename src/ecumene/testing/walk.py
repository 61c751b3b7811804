"""Walking through random games in tests; a failure prints a record that reproduces it."""

from collections.abc import Callable, Iterator

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.record import Ply, Record
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State

Check = Callable[[State], None]


class Walk:
    """A game in progress: its state and how it got there."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.state = game.new(players, options)
        self.plies: list[Ply] = []

    def step(self, move: int) -> None:
        """Play a move and remember it."""
        self.plies.append(Ply(self.state.actor, move))
        self.state.play(move)

    def record(self) -> Record:
        """The record so far; it cannot be verified, since chance did not come from the fair generator."""
        ending = self.state.ending()
        return Record(
            game=self.game,
            players=self.players,
            options=self.options,
            names=[f"p{seat + 1}" for seat in range(self.players)],
            table="walk",
            date="2026-01-01",
            commitment="",
            plies=list(self.plies),
            result=ending.result if ending is not None else "unfinished",
            winners=ending.winners if ending is not None else (),
            secret="",
            rules_version=self.game.rules_version,
        )

    def check(self, check: Check) -> None:
        """Run a check; if it fails, report the record that leads here."""
        try:
            check(self.state)
        except Exception as error:
            raise AssertionError(f"{error}\n\nThis record leads to it:\n\n{self.record().text()}") from error


def random_walk(game: Game, players: int, options: Options, seed: int) -> Iterator[Walk]:
    """Every position of one random game, the last one included."""
    walk = Walk(game, players, options)
    rng = Rng(seed)
    yield walk
    while walk.state.actor != OVER:
        walk.step(walk.state.random_move(rng))
        yield walk


def chosen_walk(game: Game, players: int, options: Options, choices: list[int]) -> Iterator[Walk]:
    """The positions that a list of choices leads to: each picks a legal move. A short list is a short game."""
    walk = Walk(game, players, options)
    yield walk
    for choice in choices:
        if walk.state.actor == OVER:
            return
        moves = walk.state.moves()
        walk.step(moves[choice % len(moves)])
        yield walk


def at_random(state: State, rng: Rng) -> int:
    """A random move."""
    return state.random_move(rng)


def fair_record(
    game: Game, players: int, options: Options, seed: int, choose: Callable[[State, Rng], int] = at_random
) -> Record:
    """A game with fair chance, as a verifiable record; the moves are random unless somebody chooses them."""
    chance = FairChance(seeded_secret(seed), f"seed-{seed}")
    rng = Rng(seed)
    walk = Walk(game, players, options)
    outcomes = 0
    while walk.state.actor != OVER:
        if walk.state.actor == CHANCE:
            walk.step(chance.outcome(walk.state, outcomes))
            outcomes += 1
        else:
            walk.step(choose(walk.state, rng))
    record = walk.record()
    record.table = chance.table
    record.commitment = chance.commitment
    record.secret = chance.secret.hex()
    return record
