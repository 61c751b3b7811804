"""Who sends a command, and the conditions that commands have in common."""

from collections.abc import Callable

import msgspec

from ecumene.server.faults import CommandRefused
from ecumene.server.rows import Guest
from ecumene.server.table import Table


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """Who sent the command, when, and who has been away for how long."""

    guest: Guest
    served_ms: int  # see :mod:`ecumene.server.served_time`
    away_s: dict[int, int]
    away_after_s: int  # 0: nobody may be replaced
    mark: str  # stands for the guest at this table
    name: str  # under which the others know them
    others: dict[str, str] = {}  # mark -> name of all others who are here
    may_make: Callable[[], bool] = lambda: True  # whether they may make another table now; counts as making one


def seat_of(table: Table, seat: int) -> int:
    """A seat of this table, or a refusal."""
    if not 0 <= seat < table.players:
        raise CommandRefused("no-seat", "This table has no such seat.")
    return seat


def must_own(table: Table, seat: int, caller: Caller) -> None:
    """Refuse unless it is the caller's seat."""
    if table.seats[seat_of(table, seat)].guest != caller.guest.id:
        raise CommandRefused("not-your-seat", "That's not your seat.")


def must_wait(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.status != "waiting":
        raise CommandRefused("already-started", "The game has already started.")


def must_play(table: Table) -> None:
    """Refuse unless the game is being played."""
    if table.status == "waiting":
        raise CommandRefused("not-started", "The game hasn't started yet.")
    if table.status == "over":
        raise CommandRefused("game-over", "The game is over.")


def must_host(table: Table, caller: Caller) -> None:
    """Refuse to anybody but the host."""
    if table.charter.host != caller.guest.id:
        raise CommandRefused("not-host", "Only the host can do that.")


def banned() -> CommandRefused:
    """What somebody is told whom the host has sent away."""
    return CommandRefused("banned", "The host has sent you away from this table.")


def named(guest: Guest | None) -> Guest:
    """Somebody who has a name, or a refusal."""
    if guest is None:
        raise CommandRefused("no-name", "Choose a name first.")
    return guest
