"""What a command leads to: facts for the log, or a refusal. Nothing here changes anything."""

from typing import Final, TypeAlias

import msgspec

from ecumene.bots import parse_bot
from ecumene.core.errors import EcumeneError, NotationError
from ecumene.core.refusal import OK
from ecumene.server.facts import (
    Answered,
    Arranged,
    Fact,
    GaveUp,
    Left,
    Moved,
    Offered,
    Replaced,
    Returned,
    Sat,
    SeatStart,
    Started,
    Undone,
    Wrote,
)
from ecumene.server.faults import Refusing, refusing_by_rule
from ecumene.server.protocol import (
    Answer,
    Arrange,
    Chat,
    Leave,
    MakeMove,
    Offer,
    Replace,
    Resign,
    SeatPlan,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from ecumene.server.security import clean_chat, clean_name
from ecumene.server.store import Guest
from ecumene.server.table import NOBODY, Table, ply_text

# What can be chosen in the browser; a search of unlimited length would be a way to keep the server busy.
LEVELS: Final = ("random", "greedy", "search:200ms", "search:1000ms", "search:3000ms")
STAND_IN: Final = "search:200ms"
CLOCK_BOT: Final = "greedy"  # decides when the time for a move is over

Changing: TypeAlias = (
    Sit | Leave | Arrange | Start | MakeMove | Undo | Offer | Answer | Resign | Replace | TakeBack | Chat
)


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks, and what is known of the others: who is away, and for how long that must be."""

    guest: Guest
    now_ms: int
    away_s: dict[int, int]
    away_after_s: int
    author: str


def decide(table: Table, said: Changing, company: Company) -> list[Fact]:
    """The facts that a command brings about."""
    match said:
        case Sit():
            return _sit(table, said, company)
        case Leave():
            return _leave(table, said, company)
        case Arrange():
            return _arrange(table, said, company)
        case Start():
            return _start(table, said, company)
        case MakeMove():
            return _move(table, said, company)
        case Undo():
            return _undo(table, said, company)
        case Offer():
            return _offer(table, said, company)
        case Answer():
            return _answer(table, said, company)
        case Resign():
            _own(table, said.seat, company)
            _must_play(table)
            if table.seats[said.seat].resigned:
                raise Refusing("game-over", "This seat has given up already.")
            return [GaveUp(seat=said.seat, why="resigned", bot=STAND_IN)]
        case Replace():
            return _replace(table, said, company)
        case TakeBack():
            _own(table, said.seat, company)
            _must_play(table)
            if table.seats[said.seat].resigned or not table.seats[said.seat].bot:
                raise Refusing("not-absent", "Nobody stands in for you.")
            return [Returned(seat=said.seat)]
        case Chat():
            own = table.seats_of(company.guest.id)
            seat = own[0] if own else NOBODY
            return [Wrote(seat=seat, author=company.author, name=company.guest.name, text=clean_chat(said.text))]


# Before the game -----------------------------------------------------------------------------------------------------


def _sit(table: Table, said: Sit, company: Company) -> list[Fact]:
    _must_wait(table)
    seat = table.seats[_seat(table, said.seat)]
    if seat.kind == "friend" and said.invite != table.row.invite and company.guest.id != table.charter.host:
        raise Refusing("seat-taken", "This seat is kept for somebody with the invitation.")
    if seat.kind not in ("friend", "open"):
        raise Refusing("seat-taken", "Somebody sits there already.")
    if table.seats_of(company.guest.id):
        raise Refusing("seat-taken", "You sit at this table already.")
    free = [one for number, one in enumerate(table.seats) if one.kind in ("friend", "open") and number != said.seat]
    facts: list[Fact] = [Sat(seat=said.seat, guest=company.guest.id, name=company.guest.name)]
    return facts if free else [*facts, Started(bot=STAND_IN)]


def _leave(table: Table, said: Leave, company: Company) -> list[Fact]:
    _must_wait(table)
    _own(table, said.seat, company)
    return [Left(seat=said.seat)]


def _arrange(table: Table, said: Arrange, company: Company) -> list[Fact]:
    _must_wait(table)
    _must_host(table, company)
    seat = table.seats[_seat(table, said.seat)]
    if seat.kind == "person" and seat.guest != company.guest.id:
        raise Refusing("seat-taken", "Somebody sits there already.")
    facts: list[Fact] = [Arranged(seat=said.seat, to=planned(said.plan, company.guest))]
    others = [one for number, one in enumerate(table.seats) if number != said.seat]
    taken = said.plan.kind in ("me", "bot") and all(one.kind in ("person", "bot") for one in others)
    return [*facts, Started(bot=STAND_IN)] if taken else facts


def _start(table: Table, said: Start, company: Company) -> list[Fact]:
    _must_wait(table)
    _must_host(table, company)
    return [Started(bot=level(said.bot))]


def planned(plan: SeatPlan, host: Guest) -> SeatStart:
    """Who sits where, as the host plans it."""
    if plan.kind == "me":
        return SeatStart(kind="person", name=clean_name(plan.name) if plan.name else host.name, guest=host.id)
    if plan.kind == "bot":
        return SeatStart(kind="bot", bot=level(plan.bot))
    return SeatStart(kind=plan.kind)


def level(bot: str) -> str:
    """A bot's level that can be chosen here."""
    try:
        text = str(parse_bot(bot))
    except EcumeneError as error:
        raise Refusing("no-bot", error.what) from error
    if text not in LEVELS:
        raise Refusing("no-bot", f"The level {text!r} is not offered here.")
    return text


# The game ------------------------------------------------------------------------------------------------------------


def _move(table: Table, said: MakeMove, company: Company) -> list[Fact]:
    _decides(table, said.seat, company)
    assert table.match is not None
    if said.ply != len(table.match.plies):
        raise Refusing("stale", "The position has changed since.", facts={"ply": len(table.match.plies)})
    move = move_of(table, said.move)
    if not table.may_decide(said.seat):
        raise Refusing("not-your-turn", "It is not for you to decide now.")
    return [moved(table, said.seat, move, "person", company.now_ms)]


def move_of(table: Table, text: str) -> int:
    """A move from its notation."""
    try:
        return table.game.notation.parse(text)
    except NotationError as error:
        raise Refusing("not-a-move", error.what) from error


def moved(table: Table, seat: int, move: int, by: str, now_ms: int) -> Moved:
    """The fact of a decision with all that chance does then; refused by the rule that forbids it."""
    assert table.match is not None
    refusal = table.state_for(seat).why_not(move)
    if refusal is not OK:
        raise refusing_by_rule(refusal)
    plies = [ply_text(table.game, ply) for ply in table.match.foreseen(seat, move)]
    used = table.clock.used_with(seat, now_ms)
    return Moved(plies=plies, by="bot" if by == "bot" else "clock" if by == "clock" else "person", used_ms=used)


def _undo(table: Table, said: Undo, company: Company) -> list[Fact]:
    _decides(table, said.seat, company)
    assert table.match is not None
    if said.ply != len(table.match.plies):
        raise Refusing("stale", "The position has changed since.", facts={"ply": len(table.match.plies)})
    refusal = table.match.why_no_undo(said.seat)
    if refusal is not OK:
        if refusal.rule:
            raise refusing_by_rule(refusal)
        raise Refusing("no-undo", "Something else has happened since.")
    return [Undone(seat=said.seat)]


def _offer(table: Table, said: Offer, company: Company) -> list[Fact]:
    _decides(table, said.seat, company)
    assert table.match is not None
    if table.offer is not None:
        raise Refusing("offer-open", "Another offer has to be answered first.")
    if said.what == "undo" and table.match.last_decision(said.seat) is None:
        raise Refusing("no-undo", "You have made no decision yet.")
    asked = [
        number
        for number, seat in enumerate(table.seats)
        if seat.played_by_person and seat.guest != company.guest.id and not seat.resigned
    ]
    return [Offered(seat=said.seat, what=said.what, asked=asked)]


def _answer(table: Table, said: Answer, company: Company) -> list[Fact]:
    _own(table, said.seat, company)
    _must_play(table)
    offer = table.offer
    if offer is None or offer.number != said.offer:
        raise Refusing("no-offer", "There is no such offer any more.")
    if said.seat == offer.seat and not said.yes:
        return [Answered(seat=said.seat, seats=[said.seat], yes=False)]
    if said.seat not in offer.asked:
        raise Refusing("no-offer", "You are not asked.")
    own = [seat for seat in table.seats_of(company.guest.id) if seat in offer.asked]
    return [Answered(seat=said.seat, seats=own, yes=said.yes)]


def _replace(table: Table, said: Replace, company: Company) -> list[Fact]:
    _must_play(table)
    own = table.seats_of(company.guest.id)
    if not own:
        raise Refusing("not-your-seat", "Only who sits at the table can ask for that.")
    seat = table.seats[_seat(table, said.seat)]
    if not seat.played_by_person:
        raise Refusing("not-absent", "Nobody is missing there.")
    away = company.away_s.get(said.seat)
    if said.seat in own or away is None or away < company.away_after_s:
        raise Refusing("not-absent", "They have not been away for long.", facts={"seconds": company.away_after_s})
    return [Replaced(seat=said.seat, bot=level(said.bot), by=own[0])]


# Conditions ----------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.players:
        raise Refusing("no-seat", "There is no such seat at this table.")
    return seat


def _own(table: Table, seat: int, company: Company) -> None:
    if table.seats[_seat(table, seat)].guest != company.guest.id:
        raise Refusing("not-your-seat", "This is not your seat.")


def _decides(table: Table, seat: int, company: Company) -> None:
    """The game goes on and this person decides on that seat, not a bot in their place."""
    _own(table, seat, company)
    _must_play(table)
    if table.seats[seat].resigned:
        raise Refusing("not-your-turn", "You have given up; a bot decides there now.")
    if table.seats[seat].bot:
        raise Refusing("not-your-turn", "A bot stands in for you; take your seat back first.")


def _must_wait(table: Table) -> None:
    if table.status != "waiting":
        raise Refusing("already-started", "The game has begun already.")


def _must_play(table: Table) -> None:
    if table.status == "waiting":
        raise Refusing("not-started", "The game has not begun yet.")
    if table.status == "over":
        raise Refusing("game-over", "The game is over.")


def _must_host(table: Table, company: Company) -> None:
    if table.charter.host != company.guest.id:
        raise Refusing("not-host", "Only who made the table can do that.")
