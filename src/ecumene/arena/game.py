"""One game between bots, each of which only gets perspectives."""

import hashlib

from ecumene.arena.account import Account
from ecumene.bots import Bot
from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.game import Game
from ecumene.core.match import Match
from ecumene.core.options import Options
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, OVER, State


def seed_of(*parts: object) -> int:
    """A seed derived from the parts, different for every combination."""
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:7], "big")


def fair_chance(seed: int) -> FairChance:
    """Chance for a repeatable game."""
    return FairChance(seeded_secret(seed), f"seed-{seed}")


def play_game(game: Game, players: int, options: Options, bots: list[Bot], seed: int) -> State:
    """Play a game without keeping a record; the moves are those of :func:`play_match`."""
    return play_counted(game, players, options, [Account(bot) for bot in bots], seed)


def play_counted(game: Game, players: int, options: Options, accounts: list[Account], seed: int) -> State:
    """Play a game without keeping a record, and count in each seat's account what its bot uses."""
    state = game.new(players, options)
    chance = fair_chance(seed)
    outcomes = 0
    looking = [Rng(seed_of("looking", seed, seat)) for seat in range(players)]
    while state.actor != OVER:
        actor = state.actor
        if actor == CHANCE:
            state.play(chance.outcome(state, outcomes))
            outcomes += 1
        else:
            state.play(accounts[actor].choose(state.perspective(actor, looking[actor]), actor))
    return state


def play_match(game: Game, players: int, options: Options, bots: list[Bot], names: list[str], seed: int) -> Match:
    """Play a game with fair chance and a full record, repeatable by its seed."""
    match = Match(game, players, options, names, fair_chance(seed))
    looking = [Rng(seed_of("looking", seed, seat)) for seat in range(players)]
    accounts = [Account(bot) for bot in bots]
    while not match.over:
        actor = match.state.actor
        match.play(actor, accounts[actor].choose(match.state.perspective(actor, looking[actor]), actor))
    return match
