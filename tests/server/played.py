"""Databases with games in them, for tests that need one without a server."""

from pathlib import Path

from ecumene.core.fairness import FairChance, seeded_secret
from ecumene.core.match import Match
from ecumene.core.rng import Rng
from ecumene.games.victoria import VICTORIA
from ecumene.server.changes import Charter, LogEntry, Moved, SeatStart, Started
from ecumene.server.rows import Guest, Projection, Row
from ecumene.server.store import Store
from ecumene.server.table import ply_text

MADE_MS = 1_750_000_000_000  # 2025-06-15


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def game(seed: int, decisions: int | None = None) -> tuple[Row, list[LogEntry], Projection]:
    """A random game between two bots, to its end or up to this many decisions; with none it has not started."""
    table = f"{seed:016x}"
    seat = SeatStart(kind="bot", bot="random")
    charter = Charter(game="victoria", options=VICTORIA.check(2), seats=[seat, seat], host="")
    row = Row(id=table, charter=charter, secret=seeded_secret(seed), invite=f"invite-{seed}", created_ms=MADE_MS + seed)
    entries: list[LogEntry] = []
    status = "waiting"
    if decisions != 0:
        match = Match(VICTORIA, 2, charter.options, ["random", "random"], FairChance(row.secret, table))
        rng = Rng(seed)
        entries.append(LogEntry(1, MADE_MS, Started(bot="random")))
        while not match.over and (decisions is None or len(entries) <= decisions):
            before = len(match.plies)
            match.play(match.state.actor, match.state.random_move(rng))
            plies = [ply_text(VICTORIA, ply) for ply in match.plies[before:]]
            entries.append(LogEntry(len(entries) + 1, MADE_MS, Moved(plies=plies, by="bot", used_ms=[0, 0])))
        status = "over" if match.over else "playing"
    return row, entries, Projection(version=len(entries), status=status, summary="{}", awaited=0)


async def fill(path: Path, first: int = 1) -> None:
    """A guest and three games: one finished, one in progress, one not started."""
    store = Store(url_of(path))
    await store.open()
    try:
        await store.add_guest(Guest(f"guest-{first}", "Ann"), f"{first:064x}")
        await store.create(*game(first))
        await store.create(*game(first + 1, 5))
        await store.create(*game(first + 2, 0))
    finally:
        await store.close()
