"""What each receiver may know of a table. Nothing of a table leaves the server except through here."""

from collections.abc import Callable
from typing import Final

import msgspec

from ecumene.core.edition import EDITION
from ecumene.core.events import Event
from ecumene.core.match import Match
from ecumene.core.options import Options
from ecumene.core.refusal import OK
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE, NO_ANSWER, SPECTATOR, State
from ecumene.server.faults import refused_by_rule
from ecumene.server.http_protocol import LobbyTable
from ecumene.server.protocol import (
    Ahead,
    Considered,
    EventInfo,
    MoveInfo,
    OfferInfo,
    Position,
    SeatInfo,
    TableInfo,
    UndoInfo,
    Update,
    Visitor,
    You,
)
from ecumene.server.rows import Guest, Listed
from ecumene.server.table import Table

_lobby_tables: Final = msgspec.json.Decoder(LobbyTable)

SAMPLES: Final = 6  # positions in which a move is tried before it is said what it does


def shown_options(table: Table) -> Options:
    """The options as people read them: an edition by its name, and its readings if it is not one of the game's.

    An edition without a name is called ``own``.
    """
    options: Options = table.charter.options
    if not table.game.editions:
        return options
    edition = table.game.edition(options)
    shipped = any(edition.name == one.name for one in table.game.editions)
    return {**options, EDITION: edition.name or "own", **({} if shipped else edition.readings)}


def table_info(table: Table, now_ms: int, served_ms: int) -> TableInfo:
    """The table as everybody sees it."""
    result, winners = _result(table)
    offer = table.offer
    return TableInfo(
        id=table.id,
        game=table.game.name,
        players=table.players,
        options=shown_options(table),
        status=table.status,
        seats=seat_infos(table, served_ms),
        public=table.charter.public,
        hints=table.charter.hints,
        clock=table.charter.clock,
        now_ms=now_ms,
        commitment=table.commitment,
        created_ms=table.row.created_ms,
        stand_in=table.charter.stand_in,
        result=result,
        winners=winners,
        offer=OfferInfo(
            number=offer.number, what=offer.what, seat=offer.seat, agreed=list(offer.agreed), asked=list(offer.asked)
        )
        if offer is not None
        else None,
        rematch=table.rematch,
        given=table.given,
        study=table.study is not None,
        practice=table.practice,
        spectators_chat=table.spectators_chat,
    )


def seat_infos(table: Table, served_ms: int) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    thinking = table.clock.since_ms if table.status == "playing" else {}
    found: list[SeatInfo] = []
    for number, seat in enumerate(table.seats):
        person = seat.kind == "person" and not seat.resigned and table.status != "over"
        found.append(
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                mark=table.mark_of(seat.guest) if seat.guest else "",
                bot=seat.bot,
                resigned=seat.resigned,
                left_ms=table.clock.left_ms(number, served_ms) if person else None,
                move_left_ms=table.clock.move_left_ms(number, served_ms) if person and number in thinking else None,
                running=number in thinking,
            )
        )
    return found


def _result(table: Table) -> tuple[str, list[int]]:
    return table.outcome() if table.status == "over" else ("", [])


def you(table: Table, guest: Guest | None, viewer: int) -> You:
    """What is true of one receiver."""
    identity = guest.id if guest is not None else ""
    seats = table.seats_of(identity)
    host = bool(identity) and table.charter.host == identity
    invited = bool(seats) or host
    return You(
        name=guest.name if guest is not None else "",
        seats=seats,
        viewer=viewer,
        host=host,
        invite=table.invite if invited and table.status == "waiting" else "",
        banned=[Visitor(mark=mark, name=name) for mark, name in table.banned.items()] if host else [],
        ahead=table.ahead.get(viewer, Ahead()) if viewer in seats else Ahead(),
        wishes=table.match.state.wishes() if viewer in seats and table.match is not None else [],
    )


# The position --------------------------------------------------------------------------------------------------------


def position(table: Table, viewer: int) -> Position | None:
    """The position from one seat."""
    match = table.match
    if match is None:
        return None
    asked = table.may_decide(viewer) and table.seats[viewer].played_by_person
    moves = [move_info(table, move) for move in table.state_for(viewer).moves()] if asked else []
    return Position(
        ply=len(match.plies),
        view=view_of(match.state, viewer),
        moves=moves,
        undo=_undo(table, match, viewer),
        ending=match.state.ending(),
        turn=int(match.state.on_turn()),
        settled=table.settled_answer(viewer) != NO_ANSWER,
    )


def _shown(table: Table, viewer: int) -> Position | None:
    """The position from one seat; all spectators are shown the same one."""
    if viewer != SPECTATOR:
        return position(table, viewer)
    if table.spectators_position is None:
        table.spectators_position = position(table, viewer)
    return table.spectators_position


def view_of(state: State, viewer: int) -> msgspec.Raw:
    """What a seat may see, encoded."""
    return msgspec.Raw(msgspec.json.encode(state.view(viewer)))


def move_info(table: Table, move: int) -> MoveInfo:
    """A move for the client."""
    notation = table.game.notation
    return MoveInfo(text=notation.text(move), verb=notation.kind(move).verb, fields=notation.fields(move))


def _undo(table: Table, match: Match, viewer: int) -> UndoInfo:
    if viewer < 0 or match.over or not table.seats[viewer].played_by_person or match.last_decision(viewer) is None:
        return UndoInfo(how="none")
    bots = table.bots_against(viewer)
    refusal = match.why_no_undo(viewer, bots)
    if refusal is OK or (bots and table.practice):
        return UndoInfo(how="free")
    return UndoInfo(how="practice" if bots else "ask", rule=refusal.rule)


# The log -------------------------------------------------------------------------------------------------------------


def lines(table: Table, viewer: int, since: int) -> list[msgspec.Raw]:
    """The lines of the log after a version, as a seat may read them, each an encoded :class:`Line`."""
    return table.logbook.read_by(viewer, since)


def update(table: Table, guest: Guest | None, viewer: int, since: int, now_ms: int, served_ms: int) -> Update:
    """All that one receiver needs after a version; a version from the future is answered with everything."""
    known = since if 0 < since <= table.version else 0
    undone = [kept for version, kept in table.undos if version > known] if known else []
    return Update(
        version=table.version,
        since=known,
        table=table_info(table, now_ms, served_ms),
        you=you(table, guest, viewer),
        position=_shown(table, viewer),
        lines=lines(table, viewer, known),  # type: ignore[arg-type]  # encoded already, which goes out the same
        undone=min(undone) if undone else None,
    )


# What would happen ---------------------------------------------------------------------------------------------------


def event_info(event: Event) -> EventInfo:
    """An event that has been filtered for its reader."""
    return EventInfo(name=event.name, seat=event.seat, rule=event.rule, details=event.details)


def considered(table: Table, seat: int, move: int, identity: str, rng: Rng) -> Considered:
    """What a move would do, as far as the seat can know, or why it is not possible.

    The move is tried in several positions that the seat cannot tell from the real one. What happens alike in all of
    them is certain; from the first difference on nothing is said.
    """
    assert table.match is not None
    state = table.state_for(seat)
    text = table.game.notation.text(move)
    ply = len(table.match.plies)
    refusal = state.why_not(move)
    if refusal is not OK:
        fault = refused_by_rule(refusal).fault
        return Considered(id=identity, move=text, ply=ply, fault=fault, events=[], certain=True)
    told = []
    certain = True
    for _ in range(SAMPLES):
        possible = state.perspective(seat, rng)
        if possible.actor != seat:
            possible.turn_to(seat)
        events: list[Event] = []
        possible.apply(move, events)
        certain = certain and possible.actor != CHANCE
        told.append([event_info(event.seen_by(seat)) for event in events])
    alike = 0
    while alike < min(len(events) for events in told) and all(one[alike] == told[0][alike] for one in told):
        alike += 1
    certain = certain and all(len(events) == alike for events in told)
    return Considered(id=identity, move=text, ply=ply, fault=None, events=told[0][:alike], certain=certain)


# The lobby -----------------------------------------------------------------------------------------------------------


def summary(table: Table) -> str:
    """What the lobby shows of a table, as it is kept in the database."""
    defaults = table.game.check(table.players)
    shown = shown_options(table)
    changed = {name: value for name, value in shown.items() if defaults.get(name) != value}
    seats = [
        SeatInfo(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot, resigned=seat.resigned)
        for number, seat in enumerate(table.seats)
    ]
    listing = LobbyTable(
        id=table.id,
        game=table.game.name,
        players=table.players,
        status=table.status,
        seats=seats,
        options=changed,
        clock=table.charter.clock,
        created_ms=table.row.created_ms,
        my_turn=False,
        free=sum(seat.kind == "open" for seat in table.seats) if table.status == "waiting" else 0,
        winners=_result(table)[1],
        ended_ms=table.ended_ms,
        practice=table.practice,
    )
    return msgspec.json.encode(listing).decode()


def listed(found: Listed, goes_on: Callable[[str], bool]) -> LobbyTable:
    """A table as the lobby lists it: for everybody, or for the person whose seats were found.

    ``goes_on`` says whether a game of bots only goes on or waits until somebody watches.
    """
    shown = _lobby_tables.decode(found.summary)
    if found.seats:
        awaited = (
            [seat for seat in range(shown.players) if found.awaited >> seat & 1] if found.status == "playing" else []
        )
        shown = msgspec.structs.replace(shown, mine=sorted(found.seats), awaited=awaited)
    asked = any(found.awaited >> seat & 1 for seat in found.seats)
    playing = found.status == "playing"
    people = any(seat.kind == "person" and not seat.bot for seat in shown.seats)
    paused = playing and not people and not goes_on(shown.id)
    if not asked and not paused:
        return shown
    rematch = asked and found.status == "over"
    return msgspec.structs.replace(shown, my_turn=asked and playing, asked=rematch, paused=paused)
