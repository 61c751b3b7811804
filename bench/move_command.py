"""What one move costs the server inside: from the decoded command to the live table that stands after it.

    python bench/move_command.py

People at every seat of a table make random moves. After the first twenty, the processor time is taken that goes into
deciding the command (check, play, draw chance, write down) and into the table taking it; sockets, updates and the
database are left out. Beside it the same log is rebuilt from its text, as after a restart: there every entry is parsed,
checked and played again. Each figure is the best of several games.
"""

import time
from collections.abc import Callable
from typing import Final

from ecumene.core.fairness import seeded_secret
from ecumene.core.game import Game
from ecumene.core.rng import Rng
from ecumene.games import GAMES
from ecumene.server.callers import Caller
from ecumene.server.changes import Charter, LogEntry, SeatStart, Started, change_of, change_text
from ecumene.server.decisions import decide
from ecumene.server.protocol import MakeMove
from ecumene.server.rows import Guest, Row
from ecumene.server.table import Table
from ecumene.testing.engines import COMPILED

SKIPPED: Final = 20
MEASURED: Final = 200
GAMES_EACH: Final = 5
GUEST: Final = Guest("guest", "Ann")


def new_table(game: Game, seed: int) -> Table:
    """A table at which one person sits everywhere, and the game has begun."""
    players = game.usual_players
    seats = [SeatStart(kind="person", name="Ann", guest=GUEST.id)] * players
    charter = Charter(game=game.name, options=game.check(players), seats=seats, host=GUEST.id)
    table = Table(Row(id=f"{seed:016x}", charter=charter, secret=seeded_secret(seed), invite="", created_ms=0))
    table.apply(LogEntry(1, 0, Started(bot="random")))
    return table


def timed(work: Callable[[], None]) -> int:
    """The processor time that something takes, in nanoseconds."""
    begun = time.process_time_ns()
    work()
    return time.process_time_ns() - begun


def played(game: Game, seed: int) -> tuple[float, float, int]:
    """Microseconds for a command and for an entry that is rebuilt, and the ply at the end."""
    live, again = new_table(game, seed), new_table(game, seed)
    rng = Rng(seed)
    spent = rebuilt = count = 0
    for number in range(SKIPPED + MEASURED):
        if live.status != "playing" or live.match is None:
            break
        seat = live.awaited()[0]
        text = game.notation.text(live.state_for(seat).random_move(rng))
        said = MakeMove(id=str(number), seat=seat, ply=len(live.match.plies), move=text)
        caller = Caller(guest=GUEST, served_ms=number, away_s={}, away_after_s=60, mark="", name="")
        entries: list[LogEntry] = []

        def carry_out(said: MakeMove = said, caller: Caller = caller, entries: list[LogEntry] = entries) -> None:
            decision = decide(live, said, caller)
            for change in decision.changes:
                entries.append(LogEntry(live.version + 1, caller.served_ms, change, f"{GUEST.id}/{said.id}"))
                live.apply(entries[-1], decision.passage)

        def rebuild(entries: list[LogEntry] = entries) -> None:
            for entry in entries:
                again.apply(LogEntry(entry.version, entry.at_ms, change_of(change_text(entry.change)), entry.command))

        took, took_again = timed(carry_out), timed(rebuild)
        if number >= SKIPPED:
            spent, rebuilt, count = spent + took, rebuilt + took_again, count + 1
    assert live.match is not None
    return spent / count / 1000, rebuilt / count / 1000, len(live.match.plies)


def main() -> None:
    """Print a line for each game."""
    print("compiled" if COMPILED else "interpreted")
    for game in GAMES.values():
        games = [played(game, seed) for seed in range(1, GAMES_EACH + 1)]
        command, rebuilt = min(one[0] for one in games), min(one[1] for one in games)
        last = max(one[2] for one in games)
        print(f"{game.name:10} {command:7.1f} µs a command, {rebuilt:7.1f} µs rebuilt, up to ply {last}")


if __name__ == "__main__":
    main()
