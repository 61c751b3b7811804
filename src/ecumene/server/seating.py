"""Who may be at a table, and where they sit: what people do before the game, and what hosts do about people."""

import secrets
from typing import Final

import msgspec

from ecumene.bots import parse_bot
from ecumene.core.errors import EcumeneError
from ecumene.server.callers import Caller, must_host, must_own, must_wait, seat_of
from ecumene.server.changes import (
    Arranged,
    Banned,
    Change,
    ChatSwitched,
    Freed,
    Left,
    Renewed,
    Sat,
    SeatStart,
    Started,
    Unbanned,
)
from ecumene.server.faults import CommandRefused
from ecumene.server.names import told_apart
from ecumene.server.protocol import Arrange, Ban, Free, Leave, SeatPlan, Sit, Start, SwitchChat, Unban
from ecumene.server.rows import Guest
from ecumene.server.security import clean_name
from ecumene.server.table import Table

# The levels offered in the browser. An unlimited search would let anybody keep the server busy.
LEVELS: Final = ("random", "greedy", "search:200ms", "search:1000ms", "search:3000ms")
STAND_IN: Final = "search:200ms"


def sit(table: Table, said: Sit, caller: Caller) -> list[Change]:
    """Somebody takes a seat; with the last one the game starts."""
    must_wait(table)
    seat = table.seats[seat_of(table, said.seat)]
    if seat.kind == "friend" and said.invite != table.invite and caller.guest.id != table.charter.host:
        raise CommandRefused("seat-taken", "This seat is reserved for someone with the invitation.")
    if seat.kind not in ("friend", "open"):
        raise CommandRefused("seat-taken", "That seat is taken.")
    if table.seats_of(caller.guest.id):
        raise CommandRefused("seat-taken", "You already have a seat at this table.")
    free = [one for number, one in enumerate(table.seats) if one.kind in ("friend", "open") and number != said.seat]
    changes: list[Change] = [Sat(seat=said.seat, guest=caller.guest.id, name=caller.name)]
    return changes if free else [*changes, Started(bot=STAND_IN)]


def leave(table: Table, said: Leave, caller: Caller) -> list[Change]:
    """Somebody leaves their seat."""
    must_wait(table)
    must_own(table, said.seat, caller)
    return [Left(seat=said.seat)]


def arrange(table: Table, said: Arrange, caller: Caller) -> list[Change]:
    """The host changes the plan for a seat; if all are taken then, the game starts."""
    must_wait(table)
    must_host(table, caller)
    seat = table.seats[seat_of(table, said.seat)]
    if seat.kind == "person" and seat.guest != caller.guest.id:
        raise CommandRefused("seat-taken", "That seat is taken.")
    to = planned(said.plan, caller.guest)
    if to.kind == "person":
        name = told_apart(to.name, {*table.names_besides(caller.mark), *caller.others.values()})
        to = msgspec.structs.replace(to, name=name)
    changes: list[Change] = [Arranged(seat=said.seat, to=to)]
    others = [one for number, one in enumerate(table.seats) if number != said.seat]
    taken = said.plan.kind in ("me", "bot") and all(one.kind in ("person", "bot") for one in others)
    return [*changes, Started(bot=STAND_IN)] if taken else changes


def free(table: Table, said: Free, caller: Caller) -> list[Change]:
    """The host frees somebody's seat."""
    must_wait(table)
    must_host(table, caller)
    if table.seats[seat_of(table, said.seat)].kind != "person":
        raise CommandRefused("nobody-there", "Nobody sits there.")
    return [Freed(seat=said.seat)]


def ban(table: Table, said: Ban, caller: Caller) -> list[Change]:
    """The host sends somebody away: anybody before the game, spectators later."""
    must_host(table, caller)
    seats = [number for number, seat in enumerate(table.seats) if seat.guest and table.mark_of(seat.guest) == said.mark]
    if said.mark == caller.mark:
        raise CommandRefused("is-player", "You can't send yourself away.")
    if seats and table.status != "waiting":
        raise CommandRefused("is-player", "Players can't be sent away from their game.")
    written = table.writers.get(said.mark, [""])[-1]
    name = table.seats[seats[0]].name if seats else caller.others.get(said.mark, written)
    if not name or said.mark in table.banned:
        raise CommandRefused("nobody-there", "There's nobody like that at this table.")
    # Whoever sat here or came by the link knows the invitation, and would come back with it as somebody else.
    renewed = [_renewed()] if table.status == "waiting" else []
    return [*(Freed(seat=seat) for seat in seats), Banned(mark=said.mark, name=name), *renewed]


def start(table: Table, said: Start, caller: Caller) -> list[Change]:
    """The host starts the game."""
    must_wait(table)
    must_host(table, caller)
    return [Started(bot=level(said.bot))]


def planned(plan: SeatPlan, host: Guest) -> SeatStart:
    """The seat as the host planned it."""
    if plan.kind == "me":
        return SeatStart(kind="person", name=clean_name(plan.name) if plan.name else host.name, guest=host.id)
    if plan.kind == "bot":
        return SeatStart(kind="bot", bot=level(plan.bot))
    return SeatStart(kind=plan.kind)


def level(bot: str) -> str:
    """The canonical name of a bot level that is offered here."""
    try:
        text = str(parse_bot(bot))
    except EcumeneError as error:
        raise CommandRefused("no-bot", error.what) from error
    if text not in LEVELS:
        raise CommandRefused("no-bot", f"There is no bot level {text!r} here.")
    return text


def unban(table: Table, said: Unban, caller: Caller) -> list[Change]:
    """The host lets somebody come back."""
    must_host(table, caller)
    if said.mark not in table.banned:
        raise CommandRefused("nobody-there", "Nobody like that was sent away.")
    return [Unbanned(mark=said.mark)]


def renew(table: Table, caller: Caller) -> list[Change]:
    """The host replaces the invitation."""
    must_wait(table)
    must_host(table, caller)
    return [_renewed()]


def _renewed() -> Renewed:
    return Renewed(invite=secrets.token_urlsafe(16))


def switch_chat(table: Table, said: SwitchChat, caller: Caller) -> list[Change]:
    """The host switches the spectators' chat on or off."""
    must_host(table, caller)
    return [ChatSwitched(on=said.on)]
