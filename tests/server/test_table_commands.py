"""Games over real sockets: with bots, with people, on one device, with hints, with simultaneous picks."""

from contextlib import AsyncExitStack

import msgspec
import pytest

from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.games import GAMES
from ecumene.games.victoria.view_types import VictoriaView
from ecumene.server.protocol import Ack, ClockRules, Considered, Hint, Presence, SeatPlan

from .guests import Guest
from .parties import Party
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio


async def record_of(guest: Guest, table: str) -> Record:
    """The verified record of a finished game."""
    answer = await guest.get(f"/api/v1/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = parse_record(answer.text, GAMES)
    assert record.verify().fairness == "proven"
    return record


def seen(socket: TableSocket) -> VictoriaView:
    """The position as a client decodes it."""
    return msgspec.json.decode(socket.position.view, type=VictoriaView)


def undo(socket: TableSocket) -> str:
    """Whether the last decision can be taken back."""
    return socket.position.undo.how


def names(socket: TableSocket) -> list[str]:
    """The table's events, apart from those of the game."""
    return [line.name for line in socket.lines if line.kind == "table"]


# Whole games ---------------------------------------------------------------------------------------------------------


async def test_a_person_plays_bots_to_the_end(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random greedy")
        async with ann.table(made.table) as socket:
            assert socket.you.seats == [0]
            assert socket.you.viewer == 0
            assert socket.you.host
            await Party(socket).play()
            assert socket.status == "over"
            table = socket.last.table
            assert socket.position.moves == []
            assert socket.position.undo.how == "none"
            assert not any(seat.running for seat in table.seats)
        record = await record_of(ann, made.table)
        assert (record.result, list(record.winners)) == (table.result, table.winners)
        assert record.names == ["Ann", "random", "greedy"]
        assert record.commitment == table.commitment
        assert len(record.plies) == socket.position.ply


@pytest.mark.parametrize("players", [2, 4])
async def test_people_come_by_invitation_and_the_game_begins_when_all_are_there(server: Running, players: int) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.base, f"Guest {n}")) for n in range(players)]
        made = await guests[0].make_table("me" + " friend" * (players - 1))
        sockets = []
        for seat, guest in enumerate(guests):
            socket = await stack.enter_async_context(guest.table(made.table, made.invite))
            sockets.append(socket)
            assert socket.status == "waiting"
            assert socket.last.position is None
            if seat:
                assert socket.you.viewer == -3
                assert socket.you.invite == ""
                assert (await socket.fault("sit", seat=seat)).code == "seat-taken"
                await socket.done("sit", seat=seat, invite=made.invite)
            else:
                assert socket.you.invite == made.invite
            assert socket.you.seats == [seat]
            assert socket.you.viewer == seat
        party = Party(*sockets)
        await party.agree()
        for seat, socket in enumerate(sockets):
            assert socket.status == "playing"
            assert socket.you.invite == ""
            assert seen(socket).seat == seat
            assert names(socket) == ["sits"] * (players - 1) + ["started"]
        await party.play()
        assert len({(one.last.table.result, tuple(one.last.table.winners)) for one in sockets}) == 1
        assert (await record_of(guests[1], made.table)).names == [f"Guest {n}" for n in range(players)]


async def test_a_spectator_sees_a_game_and_can_do_nothing_in_it(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Eve") as eve, Guest(server.base) as stranger:
        made = await ann.make_table("me greedy")
        async with (
            ann.table(made.table) as playing,
            eve.table(made.table) as watching,
            stranger.table(made.table) as by,
        ):
            await playing.next(Presence, lambda presence: presence.watching == 2)
            for spectator in (watching, by):
                assert spectator.you.viewer == -3
                assert spectator.you.seats == []
                assert not spectator.you.host
                assert spectator.moves == []
                assert all(player.hand is None for player in seen(spectator).players)
                assert (await spectator.viewer(0)).you.viewer == -3
            assert by.you.name == ""
            await playing.until(lambda one: bool(one.moves))
            before = playing.version
            for do in ("move", "undo"):
                fields = {"seat": 0, "ply": playing.position.ply, **({"move": "end"} if do == "move" else {})}
                assert (await watching.fault(do, **fields)).code == "not-your-seat"
                assert (await by.fault(do, **fields)).code == "no-name"
            for do in ("resign", "take-back", "hint"):
                assert (await watching.fault(do, seat=0)).code == "not-your-seat"
                assert (await by.fault(do, seat=0)).code == "no-name"
            assert (await watching.fault("offer", seat=0, what="end")).code == "not-your-seat"
            assert (await watching.fault("consider", seat=0, move="end")).code == "not-your-seat"
            assert (await watching.fault("replace", seat=0)).code == "not-your-seat"
            assert (await watching.fault("start", bot="greedy")).code == "already-started"
            assert (await by.fault("chat", text="hello")).code == "no-name"
            await playing.silence()
            assert playing.version == before


async def test_one_device_is_handed_round(server: Running) -> None:
    """Only the hand of the selected seat is ever sent."""
    async with Guest(server.base, "Ann") as ann:
        seats = [SeatPlan(kind="me"), SeatPlan(kind="me", name="Little Ben"), SeatPlan(kind="me", name="Cy")]
        made = await ann.make_table(seats)
        async with ann.table(made.table) as socket:
            assert socket.you.seats == [0, 1, 2]
            assert socket.you.viewer == -3  # no hand is shown until somebody says who holds the device
            assert [seat.name for seat in socket.last.table.seats] == ["Ann", "Little Ben", "Cy"]
            shown: set[int] = set()
            for _ in range(40):
                viewer = seen(socket).actor
                if viewer < 0:
                    break
                update = await socket.viewer(viewer)
                assert update.you.viewer == viewer
                assert update.since == 0
                shown.add(viewer)
                for player in seen(socket).players:
                    assert (player.hand is not None) == (player.seat == viewer)
                assert socket.moves
                await socket.move(socket.moves[-1])
                # After the move the same person still holds the device, and sees their own hand.
                assert socket.you.viewer == viewer
            assert shown == {0, 1, 2}
            assert (await socket.viewer(-3)).you.viewer == -3
            assert all(player.hand is None for player in seen(socket).players)
        async with ann.table(made.table, viewer=2) as again:
            assert again.you.viewer == 2


async def test_picks_are_made_by_all_at_the_same_time_and_in_any_order(server: Running) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.base, name)) for name in ("Ann", "Bob", "Cleo")]
        made = await guests[0].make_table("me friend friend", {"deal_variant": "draft"})
        sockets = [await stack.enter_async_context(guest.table(made.table)) for guest in guests]
        for seat in (1, 2):
            await sockets[seat].done("sit", seat=seat, invite=made.invite)
        party = Party(*sockets)
        for order in ((2, 0, 1), (1, 2, 0), (0, 2, 1)):
            await party.agree()
            assert all(socket.moves for socket in sockets)
            assert seen(sockets[0]).asked == "picking"
            for number, seat in enumerate(order):
                socket = sockets[seat]
                await party.agree()
                await socket.move(socket.moves[0])
                if number < 2:
                    assert socket.moves == []
                    assert socket.position.undo.how == "free"
                else:
                    assert socket.position.undo.rule == "CV-DRAFT-09"
        await party.agree()
        assert seen(sockets[0]).asked == "choosing"
        await party.play(20)
        await sockets[0].done("resign", seat=0)
        await sockets[1].until(lambda one: one.last.table.seats[0].resigned)
        await sockets[1].done("resign", seat=1)
        await record_of(guests[2], made.table)


# Taking back ---------------------------------------------------------------------------------------------------------


async def test_a_card_is_taken_back_freely_and_an_effect_is_not(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table([SeatPlan(kind="me"), SeatPlan(kind="me", name="Ben")])
        async with ann.table(made.table) as socket:
            seat = seen(socket).actor
            await socket.viewer(seat)
            hand, ply = seen(socket).players[seat].hand, socket.position.ply
            assert undo(socket) == "none"
            assert (await socket.fault("undo", seat=seat, ply=ply)).code == "no-undo"
            await socket.move(next(move for move in socket.moves if move.startswith("play")))
            assert undo(socket) == "free"
            assert (await socket.fault("undo", seat=seat, ply=ply)).code == "stale"
            assert (await socket.fault("undo", seat=1 - seat, ply=socket.position.ply)).code == "no-undo"
            await socket.done("undo", seat=seat, ply=socket.position.ply)
            assert socket.last.undone == ply
            assert (socket.position.ply, seen(socket).players[seat].hand) == (ply, hand)
            assert [line.name for line in socket.lines if line.kind == "game" and line.ply > ply] == []
            assert names(socket)[-1] == "undone"
            for _ in range(60):  # until something final happens: then the rule behind it is named
                seat = seen(socket).actor
                await socket.viewer(seat)
                await socket.move(max(socket.moves, key=lambda move: (move.startswith("use"), move != "end")))
                if socket.position.undo.rule:
                    fault = await socket.fault("undo", seat=seat, ply=socket.position.ply)
                    assert (fault.code, fault.rule) == ("rule", "CV-CLR-35")
                    return
            pytest.fail("nothing final has happened")


# Hints and considering -----------------------------------------------------------------------------------------------


async def test_hints_are_given_to_the_player_who_is_asked_and_change_nothing(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as one, bob.table(made.table) as two:
            assert (await one.fault("hint", seat=0)).code == "not-started"
            await two.done("sit", seat=1, invite=made.invite)
            await Party(one, two).agree()
            asked, other = (one, two) if one.moves else (two, one)
            before = asked.version
            hint = await asked.command("hint", seat=asked.you.viewer)
            assert isinstance(hint, Hint)
            assert hint.ply == asked.position.ply
            assert 1 <= len(hint.moves) <= 3
            assert {advice.move.text for advice in hint.moves} <= set(asked.moves)
            assert all(0 <= advice.chance <= 1 and 0 <= advice.share <= 1 for advice in hint.moves)
            assert (await other.fault("hint", seat=other.you.viewer)).code == "not-your-turn"
            assert (await other.fault("hint", seat=asked.you.viewer)).code == "not-your-seat"
            assert not any(isinstance(message, Hint) for message in other.messages)
            await asked.silence()
            assert asked.version == before


async def test_without_hints_there_are_none(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me greedy", hints=False)
        async with ann.table(made.table) as socket:
            await socket.until(lambda one: bool(one.moves))
            assert not socket.last.table.hints
            assert (await socket.fault("hint", seat=0)).code == "hints-off"


async def test_a_move_can_be_considered(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me greedy")
        async with ann.table(made.table) as socket:
            await socket.until(lambda one: bool(one.moves))
            before = socket.version
            card = next(move for move in socket.moves if move.startswith("play"))
            answer = await socket.command("consider", seat=0, move=card)
            assert isinstance(answer, Considered)
            assert (answer.move, answer.ply, answer.fault) == (card, socket.position.ply, None)
            assert answer.events[0].name == "plays"
            hand = seen(socket).players[0].hand or []
            missing = next(name for name in ("war-3", "utopia-3", "culture-3") if name not in hand)
            answer = await socket.command("consider", seat=0, move=f"play {missing}")
            assert isinstance(answer, Considered)
            assert answer.fault is not None
            assert answer.fault.code == "rule"
            assert answer.fault.rule.startswith("CV-")
            fault = await socket.fault("move", seat=0, ply=socket.position.ply, move=f"play {missing}")
            assert (fault.code, fault.rule) == ("rule", answer.fault.rule)
            assert (await socket.fault("consider", seat=0, move="sing loudly")).code == "not-a-move"
            assert (await socket.fault("consider", seat=0, move="")).code == "not-a-move"
            await socket.silence()
            assert socket.version == before


# Chat ----------------------------------------------------------------------------------------------------------------


async def test_everybody_reads_what_somebody_writes(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Eve") as eve:
        made = await ann.make_table("me open")
        async with ann.table(made.table) as one, eve.table(made.table) as two:
            await one.done("chat", text="  Hello \n <b>you</b> \u202e ")
            await two.done("chat", text="Добър ден 🙂")
            await one.until(lambda socket: sum(line.kind == "chat" for line in socket.lines) == 2)
            first, second = (line for line in one.lines if line.kind == "chat")
            assert (first.text, first.by, first.seat) == ("Hello <b>you</b>", "Ann", 0)
            assert (second.text, second.by, second.seat) == ("Добър ден 🙂", "Eve", -3)
            assert first.author != second.author
            for text in ("", "   ", "\u200b", "a" * 501, "e" + "\u0301" * 9):
                assert (await one.fault("chat", text=text)).code == "bad-chat"
            await one.done("chat", text="a" * 500)
        other = await ann.make_table("me open")
        async with ann.table(other.table) as socket:
            await socket.done("chat", text="here too")
            assert socket.lines[-1].author != first.author  # nobody can be tracked from table to table


async def test_the_position_is_worth_the_same_to_a_new_socket(server: Running) -> None:
    """Incremental updates and a newcomer's first update lead to the same state."""
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random", clock=ClockRules(move=3600))
        async with ann.table(made.table) as socket:
            await Party(socket).play(25)
            if socket.status == "playing" and not socket.moves:
                await socket.until(lambda one: bool(one.moves) or one.status == "over")
            async with ann.table(made.table) as fresh:
                assert fresh.version == socket.version
                assert fresh.lines == socket.lines
                assert msgspec.json.encode(fresh.position) == msgspec.json.encode(socket.position)
                assert isinstance(await fresh.command("chat", text="hi"), Ack)
