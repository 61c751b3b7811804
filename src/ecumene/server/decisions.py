"""Decides what a command does: changes for the log, or a refusal. The table itself is never modified here."""

from typing import Final, Literal, TypeAlias

import msgspec

from ecumene.core.match import MoveRefused, Passage
from ecumene.core.refusal import OK
from ecumene.server import seating
from ecumene.server.callers import Caller, banned, must_own, must_play, seat_of
from ecumene.server.changes import (
    Answered,
    Change,
    Charter,
    GaveUp,
    Moved,
    Offered,
    Replaced,
    Returned,
    Settled,
    Undone,
    Wrote,
)
from ecumene.server.faults import CommandRefused, refused_by_rule
from ecumene.server.protocol import (
    Answer,
    Arrange,
    Ban,
    Chat,
    ChatRoom,
    Free,
    Leave,
    MakeMove,
    MakeMoves,
    Offer,
    Rematch,
    Renew,
    Replace,
    Resign,
    Settle,
    Sit,
    Start,
    SwitchChat,
    TakeBack,
    Unban,
    Undo,
)
from ecumene.server.security import clean_chat
from ecumene.server.settings import Settings
from ecumene.server.table import NOBODY, Table, ply_text

CLOCK_BOT: Final = "greedy"  # makes the move when the time for it runs out
MOST_MOVES: Final = 100  # in one command
UNTIMED_PATIENCE_S: Final = 3600  # until somebody who is away from a game without clocks may be replaced
LONGEST_PATIENCE_S: Final = 7 * 24 * 3600

OtherCommand: TypeAlias = (
    Sit | Leave | Arrange | Free | Ban | Unban | Renew | SwitchChat | Start | Undo | Settle | Offer | Resign | Replace
    | TakeBack | Chat
)  # fmt: skip
TableCommand: TypeAlias = MakeMove | MakeMoves | Answer | Rematch | OtherCommand


class Decision(msgspec.Struct, frozen=True):
    """The changes a command makes; for moves also the passage that was played (see :meth:`Table.apply`).

    ``rematch`` is the seat that asked for a rematch to which all have now agreed; it has to be made and added.
    """

    changes: list[Change]
    passage: Passage | None = None
    rematch: int | None = None


def decide(table: Table, said: TableCommand, caller: Caller) -> Decision:
    """What a command does; raises :class:`CommandRefused` if it cannot be carried out."""
    if caller.mark in table.banned:
        raise banned()
    if isinstance(said, Rematch):
        return _rematch(table, said, caller)
    if isinstance(said, Answer):
        return _answer(table, said, caller)
    if not isinstance(said, MakeMove | MakeMoves):
        return Decision(_changes(table, said, caller))
    _decides(table, said.seat, caller)
    _not_stale(table, said.ply)
    texts = said.moves if isinstance(said, MakeMoves) else [said.move]
    if not 0 < len(texts) <= MOST_MOVES:
        raise CommandRefused("malformed", f"Send 1 to {MOST_MOVES} moves at a time.")
    moves = [move_of(table, text, index) for index, text in enumerate(texts)]
    return decide_moves(table, said.seat, moves, "person", caller.served_ms)


def _changes(table: Table, said: OtherCommand, caller: Caller) -> list[Change]:
    match said:
        case Sit():
            return seating.sit(table, said, caller)
        case Leave():
            return seating.leave(table, said, caller)
        case Arrange():
            return seating.arrange(table, said, caller)
        case Start():
            return seating.start(table, said, caller)
        case Undo():
            return _undo(table, said, caller)
        case Settle():
            return _settle(table, said, caller)
        case Offer():
            return _offer(table, said, caller)
        case Resign():
            must_own(table, said.seat, caller)
            must_play(table)
            if table.seats[said.seat].resigned:
                raise CommandRefused("game-over", "This seat has already resigned.")
            return [GaveUp(seat=said.seat, why="resigned", bot=table.charter.stand_in)]
        case Replace():
            return _replace(table, said, caller)
        case TakeBack():
            must_own(table, said.seat, caller)
            must_play(table)
            if table.seats[said.seat].resigned or not table.seats[said.seat].bot:
                raise CommandRefused("not-absent", "No bot is playing for you.")
            return [Returned(seat=said.seat)]
        case Free():
            return seating.free(table, said, caller)
        case Ban():
            return seating.ban(table, said, caller)
        case Unban():
            return seating.unban(table, said, caller)
        case Renew():
            return seating.renew(table, caller)
        case SwitchChat():
            return seating.switch_chat(table, said, caller)
        case Chat():
            return _chat(table, said, caller)


def _chat(table: Table, said: Chat, caller: Caller) -> list[Change]:
    own = table.seats_of(caller.guest.id)
    room: ChatRoom = "players" if own and said.room != "spectators" else "spectators"
    if said.room == "players" and not own:
        raise CommandRefused("not-your-seat", "Only players write to the players' chat.")
    if room == "spectators" and not table.spectators_chat:
        raise CommandRefused("chat-off", "The host has switched off the spectators' chat.")
    seat = own[0] if own else NOBODY
    return [Wrote(seat=seat, author=caller.mark, name=caller.name, text=clean_chat(said.text), room=room)]


def patience_s(charter: Charter, settings: Settings) -> int:
    """After how many seconds away a bot may stand in for somebody at this table; 0: never."""
    if charter.patience_s is not None:
        return charter.patience_s
    timed = charter.clock.move or charter.clock.game
    return int(settings.away_s) if timed else max(UNTIMED_PATIENCE_S, int(settings.away_s))


def agreed_patience(chosen: int | None, settings: Settings) -> int | None:
    """The patience chosen for a new table, if it can be."""
    least = int(settings.away_s)
    if chosen is None or chosen == 0 or least <= chosen <= LONGEST_PATIENCE_S:
        return chosen
    what = f"Choose from {least} seconds to a week until somebody who is away may be replaced, or 0 for never."
    raise CommandRefused("malformed", what)


# The game ------------------------------------------------------------------------------------------------------------


def move_of(table: Table, text: str, index: int = 0) -> int:
    """A move from its notation; ``index`` says which of several it is."""
    move = table.game.notation.find(text)
    if move is None:
        raise CommandRefused("not-a-move", f"{text.strip()[:80]!r} is not a move of this game.", index=index)
    return move


def decide_moves(
    table: Table, seat: int, moves: list[int], by: Literal["person", "bot", "clock", "settled"], served_ms: int
) -> Decision:  # fmt: skip
    """Play a seat's moves, and what chance does after them, once and on a copy of the position."""
    assert table.match is not None
    try:
        passage = table.match.foresee(seat, moves)
    except MoveRefused as error:
        raise _refused(error) from error
    plies = [ply_text(table.game, ply) for ply in passage.plies]
    return Decision([Moved(plies=plies, by=by, used_ms=table.clock.used_with(seat, served_ms))], passage)


def _refused(error: MoveRefused) -> CommandRefused:
    match error.reason:
        case "rule":
            return refused_by_rule(error.refusal, error.index)
        case "turn":
            return CommandRefused("not-your-turn", "It's not your turn.", index=error.index)
        case "over":
            return CommandRefused("game-over", "The game is over.", index=error.index)
        case "unseen":
            what = "The move before this one may show something new, so make that one first."
            return CommandRefused("not-yet", what, index=error.index)


def _undo(table: Table, said: Undo, caller: Caller) -> list[Change]:
    _decides(table, said.seat, caller)
    match = table.match
    assert match is not None
    _not_stale(table, said.ply)
    bots = table.bots_against(said.seat)
    refusal = match.why_no_undo(said.seat, bots)
    if refusal is OK:
        return [Undone(seat=said.seat)]
    if bots and match.last_decision(said.seat) is not None and (said.practice or table.practice):
        return [Undone(seat=said.seat, practice=True)]
    if refusal.rule:
        raise refused_by_rule(refusal)
    raise CommandRefused("no-undo", "Something else has happened since then.")


def _settle(table: Table, said: Settle, caller: Caller) -> list[Change]:
    _decides(table, said.seat, caller)
    assert table.match is not None
    known = table.match.state.wishes()
    if not set(said.game) | set(said.turn) <= set(known):
        raise CommandRefused("malformed", f"What can be settled in advance here: {', '.join(known) or 'nothing'}.")
    return [Settled(seat=said.seat, game=sorted(set(said.game)), turn=sorted(set(said.turn)))]


def _offer(table: Table, said: Offer, caller: Caller) -> list[Change]:
    _decides(table, said.seat, caller)
    assert table.match is not None
    if table.offer is not None:
        raise CommandRefused("offer-open", "Another offer is still waiting for answers.")
    if said.what == "undo" and table.match.last_decision(said.seat) is None:
        raise CommandRefused("no-undo", "You haven't made a decision yet.")
    # A bot that stands in for somebody cannot agree for them.
    asked = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.guest != caller.guest.id and not seat.resigned
    ]
    return [Offered(seat=said.seat, what=said.what, asked=asked)]


def _answer(table: Table, said: Answer, caller: Caller) -> Decision:
    must_own(table, said.seat, caller)
    offer = table.offer
    if table.status == "waiting":
        must_play(table)
    if offer is None or offer.number != said.offer:
        raise CommandRefused("no-offer", "That offer is no longer open.")
    if said.seat == offer.seat and not said.yes:
        return Decision([Answered(seat=said.seat, seats=[said.seat], yes=False)])
    if said.seat not in offer.asked:
        raise CommandRefused("no-offer", "You weren't asked.")
    own = [seat for seat in table.seats_of(caller.guest.id) if seat in offer.asked]
    agreed = said.yes and offer.what == "rematch" and not set(offer.asked) - set(own)
    answered = Answered(seat=said.seat, seats=own, yes=said.yes)
    return Decision([answered], rematch=offer.seat if agreed else None)


def _rematch(table: Table, said: Rematch, caller: Caller) -> Decision:
    own = table.seats_of(caller.guest.id)
    if table.status != "over" or table.study is not None:
        raise CommandRefused("not-finished", "The game is not over yet.")
    if not own:
        raise CommandRefused("not-your-seat", "Only players at this table can ask for that.")
    if table.rematch:
        raise CommandRefused("rematch-made", "The rematch has already begun; open its table.")
    offer = table.offer
    if offer is not None and set(own) & set(offer.asked):  # two asked each other at the same time
        return _answer(table, Answer(id=said.id, seat=own[0], offer=offer.number, yes=True), caller)
    if offer is not None:
        raise CommandRefused("offer-open", "Another offer is still waiting for answers.")
    if not caller.may_make():
        raise CommandRefused("too-fast", "You're creating tables too fast; wait a moment.")
    others = [
        number for number, seat in enumerate(table.seats) if seat.kind == "person" and seat.guest != caller.guest.id
    ]
    offered = Offered(seat=own[0], what="rematch", asked=others)
    return Decision([offered]) if others else Decision([], rematch=own[0])


def _replace(table: Table, said: Replace, caller: Caller) -> list[Change]:
    must_play(table)
    own = table.seats_of(caller.guest.id)
    if not own:
        raise CommandRefused("not-your-seat", "Only players at this table can ask for that.")
    seat = table.seats[seat_of(table, said.seat)]
    if not seat.played_by_person:
        raise CommandRefused("not-absent", "Nobody is away from that seat.")
    if caller.away_after_s == 0:
        raise CommandRefused("not-absent", "Nobody is replaced at this table.", details={"seconds": 0})
    away = caller.away_s.get(said.seat)
    if said.seat in own or away is None or away < caller.away_after_s:
        raise CommandRefused(
            "not-absent", "They haven't been away long enough.", details={"seconds": caller.away_after_s}
        )
    return [Replaced(seat=said.seat, bot=table.charter.stand_in, by=own[0])]


# Conditions ----------------------------------------------------------------------------------------------------------


def _decides(table: Table, seat: int, caller: Caller) -> None:
    """The game is being played and this person, not a bot, decides for that seat."""
    must_own(table, seat, caller)
    must_play(table)
    if table.seats[seat].resigned:
        raise CommandRefused("not-your-turn", "You resigned; a bot plays for you now.")
    if table.seats[seat].bot:
        raise CommandRefused("not-your-turn", "A bot is playing for you; take your seat back first.")


def _not_stale(table: Table, ply: int) -> None:
    assert table.match is not None
    now = len(table.match.plies)
    if ply != now:
        raise CommandRefused("stale", "The position has changed since then.", details={"ply": now})
