"""Long games of people in a database, as far on as the costliest position of their game, and finished ones."""

import functools
from pathlib import Path

import msgspec

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.games import GAMES
from ecumene.server.changes import Change, Charter, LogEntry, Moved, SeatStart, Started
from ecumene.server.disclosure import summary
from ecumene.server.rows import Guest, Projection, Row
from ecumene.server.security import hash_token
from ecumene.server.store import Store
from ecumene.server.table import Table, ply_text

MADE_MS = 1_790_000_000_000
TOKENS = [f"{letter}" * 32 for letter in "abcd"]  # the cookies of the four guests
LEFT = 12  # decisions between the position that is kept and the end of the game
TRIED = 6  # seeds of which the longest game is taken


class Kind(msgspec.Struct, frozen=True):
    """A game to be played long."""

    name: str
    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    seeds: tuple[int, ...] = tuple(range(TRIED))


KINDS = (
    Kind("victoria", "victoria", 4),
    Kind("duel", "duel", 2),
    Kind("catan", "catan", 4, (("mode", "base"),)),
    Kind("knights", "catan", 4, (("mode", "knights"),)),
    Kind("newdawn", "newdawn", 4),
)
# The second longest of 120 games of Cities & Knights: 52,921 decisions, many times what people play.
ENDLESS = Kind("endless", "catan", 2, (("mode", "knights"),), (9,))


class Long(msgspec.Struct, frozen=True):
    """One long game: its charter and log, up to a late position and to the end."""

    kind: Kind
    late: tuple[Row, list[LogEntry], Projection]
    over: tuple[Row, list[LogEntry], Projection]
    plies: int


@functools.cache
def long_game(kind: Kind) -> Long:
    """The longest of a few random games."""
    found = max((_played(kind, seed) for seed in kind.seeds), key=lambda moves: len(moves[1]))
    seed, moves = found
    changes: list[Change] = [Started(bot="random"), *moves]
    plies = sum(len(move.plies) for move in moves)
    return Long(kind, _stored(kind, seed, changes[:-LEFT], "late"), _stored(kind, seed, changes, "over"), plies)


def _table_id(kind: Kind, seed: int) -> str:
    return f"{kind.name}-{seed}"


def _played(kind: Kind, seed: int) -> tuple[int, list[Moved]]:
    game = GAMES[kind.game]
    chance = FairChance(seeded_secret(seed), _table_id(kind, seed))
    match = Match(game, kind.players, game.check(kind.players, dict(kind.options)), ["x"] * kind.players, chance)
    rng = Rng(seed + 1)
    moves: list[Moved] = []
    while not match.over:
        before = len(match.plies)
        match.play(match.state.actor, match.state.random_move(rng))
        plies = [ply_text(game, ply) for ply in match.plies[before:]]
        moves.append(Moved(plies=plies, by="person", used_ms=[0] * kind.players))
    return seed, moves


def _stored(kind: Kind, seed: int, changes: list[Change], name: str) -> tuple[Row, list[LogEntry], Projection]:
    game = GAMES[kind.game]
    seats = [SeatStart(kind="person", name=f"Player {seat + 1}", guest=f"guest-{seat}") for seat in range(kind.players)]
    options = game.check(kind.players, dict(kind.options))
    charter = Charter(game=kind.game, options=options, seats=seats, host="guest-0", rules=game.rules_version)
    table = _table_id(kind, seed)
    row = Row(id=table, charter=charter, secret=seeded_secret(seed), invite=f"invite-{name}", created_ms=MADE_MS)
    entries = [LogEntry(version, MADE_MS, change) for version, change in enumerate(changes, 1)]
    live = Table(row)
    for entry in entries:
        live.apply(entry)
    shown = Projection(
        version=len(entries), status=live.status, summary=summary(live),
        awaited=sum(1 << seat for seat in live.awaited()), sitters={seat: one.guest for seat, one in enumerate(seats)},
    )  # fmt: skip
    return row, entries, shown


async def store_game(path: Path, kind: Kind, which: str) -> str:
    """Put a long game into a new database, ``late`` or ``over``; returns its table."""
    store = Store(f"sqlite:///{path}", "normal")
    await store.open()
    try:
        for number, token in enumerate(TOKENS):
            await store.add_guest(Guest(f"guest-{number}", f"Player {number + 1}"), hash_token(token))
        row, entries, shown = long_game(kind).late if which == "late" else long_game(kind).over
        await store.create(row, entries, shown)
    finally:
        await store.close()
    return row.id
