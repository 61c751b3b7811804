"""The host's part: freeing seats, sending people away, renewing the invitation, and the spectators' chat."""

from collections.abc import Callable

import pytest

from ecumene.server.protocol import Line, Presence, SeatKind

from .guests import Guest
from .parties import seated
from .running import Running
from .sockets import Closed, TableSocket

pytestmark = pytest.mark.anyio


def kinds(socket: TableSocket) -> list[SeatKind]:
    return [seat.kind for seat in socket.last.table.seats]


def said(socket: TableSocket) -> list[tuple[str, str, str]]:
    """The lines of chat: room, name, text."""
    return [(line.room, line.by, line.text) for line in socket.lines if line.kind == "chat"]


async def mark_of_watcher(host: TableSocket, name: str) -> str:
    """The mark of somebody who watches, as the host is told."""

    def here(presence: Presence | None) -> list[str]:
        return [one.mark for one in presence.watchers if one.name == name] if presence is not None else []

    await host.until(lambda one: bool(here(one.presence)))
    return here(host.presence)[0]


# Before the game -----------------------------------------------------------------------------------------------------


async def test_the_host_frees_a_seat_and_its_person_watches_again(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend friend")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            assert (await host.fault("free", seat=1)).code == "nobody-there"
            await other.done("sit", seat=1, invite=made.invite)
            assert (await other.fault("free", seat=1)).code == "not-host"
            assert (await host.fault("free", seat=9)).code == "no-seat"
            await host.done("free", seat=1)
            assert kinds(host) == ["person", "friend", "friend"]
            await other.until(lambda one: one.version == host.version)
            assert (other.you.seats, other.you.viewer, other.you.invite) == ([], -3, "")
            freed: Line = host.lines[-1]
            assert (freed.name, freed.seat, freed.by) == ("freed", 1, "Bob")
            await other.done("sit", seat=2, invite=made.invite)  # it was no ban
            await host.done("start", bot="random")
            assert (await host.fault("free", seat=2)).code == "already-started"


async def test_somebody_sent_away_before_the_game_can_do_nothing_there(serve: Callable[..., Running]) -> None:
    server = serve()
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base, "Cleo") as cleo:
        made = await ann.make_table("me friend open")
        async with ann.table(made.table) as host, bob.table(made.table) as other, cleo.table(made.table) as third:
            await other.done("sit", seat=1, invite=made.invite)
            await host.until(lambda one: kinds(one)[1] == "person")
            mark = host.last.table.seats[1].mark
            assert (await other.fault("ban", mark=mark)).code == "not-host"
            assert (await host.fault("ban", mark="0123456789ab")).code == "nobody-there"
            assert (await host.fault("ban", mark=host.last.table.seats[0].mark)).code == "is-player"
            await host.done("ban", mark=mark)
            closed = await other.closed()
            assert (closed.code, closed.reason) == (4405, "banned")
            assert kinds(host) == ["person", "friend", "open"]
            assert [(one.mark, one.name) for one in host.you.banned] == [(mark, "Bob")]
            await third.until(lambda one: one.version == host.version)
            assert third.you.banned == []
            assert [(line.name, line.by) for line in third.lines[-3:]] == [
                ("freed", "Bob"), ("banned", "Bob"), ("renewed", ""),
            ]  # fmt: skip
            assert (await host.fault("ban", mark=mark)).code == "nobody-there"
            for _ in range(2):
                with pytest.raises(Closed) as refused:
                    async with bob.table(made.table, made.invite):
                        pass
                assert (refused.value.code, refused.value.reason) == (4405, "banned")
        await server.inside(_forget(server, made.table))  # it is in the log
        with pytest.raises(Closed, match="banned"):
            async with bob.table(made.table, made.invite):
                pass
        async with ann.table(made.table) as host:
            assert (await host.fault("unban", mark="0123456789ab")).code == "nobody-there"
            await host.done("unban", mark=mark)
            assert (host.you.banned, host.lines[-1].name, host.lines[-1].by) == ([], "unbanned", "Bob")
            async with bob.table(made.table) as other:
                assert (await other.fault("unban", mark=mark)).code == "not-host"
                await other.done("sit", seat=1, invite=host.you.invite)


async def test_whoever_is_sent_away_does_not_come_back_under_another_name_with_the_old_invitation(
    server: Running,
) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base, "Bill") as bill:
        made = await ann.make_table("me friend friend")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            await other.done("sit", seat=1, invite=made.invite)
            assert other.you.invite == made.invite
            await host.until(lambda one: kinds(one)[1] == "person")
            await host.done("ban", mark=host.last.table.seats[1].mark)
            assert host.you.invite not in ("", made.invite)
            async with bill.table(made.table, made.invite) as again:
                assert (await again.fault("sit", seat=1, invite=made.invite)).code == "seat-taken"
                await again.done("sit", seat=1, invite=host.you.invite)


async def _forget(server: Running, table: str) -> None:
    server.context.hub.live.pop(table).stop()


async def test_a_command_on_its_way_while_somebody_is_sent_away_is_refused(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me open open")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            mark = await mark_of_watcher(host, "Bob")
            await host.say("ban", id="away", mark=mark)
            for number in range(20):
                await other.say("sit", id=f"sit-{number}", seat=1)
            assert (await other.closed()).code == 4405
            await host.until(lambda one: bool(one.you.banned))
            assert kinds(host) == ["person", "open", "open"]


async def test_a_renewed_invitation_is_the_only_one(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            assert (await other.fault("renew")).code == "not-host"
            await host.done("renew")
            fresh = host.you.invite
            assert fresh
            assert fresh != made.invite
            assert host.lines[-1].name == "renewed"
            assert (await other.fault("sit", seat=1, invite=made.invite)).code == "seat-taken"
            assert other.you.invite == ""
            await other.done("sit", seat=1, invite=fresh)
            assert other.status == "playing"
            assert (await host.fault("renew")).code == "already-started"


# During the game -----------------------------------------------------------------------------------------------------


async def test_spectators_can_be_sent_away_during_the_game_and_players_cannot(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=2) as table:
        host, bob = table.sockets
        eve, other = table.watching
        assert (await host.fault("ban", mark=host.last.table.seats[1].mark)).code == "is-player"
        mark = await mark_of_watcher(host, table.watchers[0].name)
        await bob.until(lambda one: one.presence is not None and one.presence.watching == 2)
        assert bob.presence is not None
        assert bob.presence.watchers == []  # only the host is told who watches
        assert (await bob.fault("ban", mark=mark)).code == "not-host"
        await host.done("ban", mark=mark)
        assert (await eve.closed()).code == 4405
        await host.until(lambda one: one.presence is not None and one.presence.watching == 1)
        assert (await other.silence()) is not None
        assert host.status == "playing"
        await host.done("resign", seat=0)
        assert (await host.fault("ban", mark=host.last.table.seats[1].mark)).code == "is-player"


async def test_somebody_who_has_written_and_gone_can_still_be_sent_away(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        host, eve = table.sockets[0], table.watching[0]
        await eve.done("chat", text="He has the war card!")
        await eve.connection.close()
        await host.until(lambda one: bool(said(one)))
        await host.done("ban", mark=host.lines[-1].author)
        with pytest.raises(Closed, match="banned"):
            async with table.watchers[0].table(table.table):
                pass


# Chat ----------------------------------------------------------------------------------------------------------------


async def test_spectators_write_in_a_room_of_their_own(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        ann, bob = table.sockets
        (eve,) = table.watching
        await eve.done("chat", text="Hello")
        await bob.done("chat", text="Your move")
        await bob.done("chat", text="Hello, Eve", room="spectators")
        assert (await eve.fault("chat", text="I play too", room="players")).code == "not-your-seat"
        await table.party.agree()
        name = table.watchers[0].name
        wanted = [("spectators", name, "Hello"), ("players", "Bob", "Your move"), ("spectators", "Bob", "Hello, Eve")]
        for socket in (ann, bob, eve):
            assert said(socket) == wanted


async def test_the_host_switches_the_spectators_chat_off_and_on(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        ann, bob = table.sockets
        (eve,) = table.watching
        assert (await bob.fault("switch-chat", on=False)).code == "not-host"
        assert ann.last.table.spectators_chat
        await ann.done("switch-chat", on=False)
        await table.party.agree()
        assert not eve.last.table.spectators_chat
        assert eve.lines[-1].name == "chat-off"
        assert (await eve.fault("chat", text="Hello")).code == "chat-off"
        assert (await bob.fault("chat", text="Hello", room="spectators")).code == "chat-off"
        await bob.done("chat", text="Quiet here")
        await ann.done("switch-chat", on=True)
        assert ann.lines[-1].name == "chat-on"
        await eve.done("chat", text="Hello")


# Names ---------------------------------------------------------------------------------------------------------------


async def test_a_later_guest_whose_name_looks_the_same_gets_a_number(server: Running) -> None:
    async with (
        Guest(server.base, "Ann") as ann,
        Guest(server.base, "Аnn") as cyrillic,
        Guest(server.base, "ánn") as accent,
        Guest(server.base, "Ann 2") as numbered,
        Guest(server.base, "Bob") as bob,
    ):
        made = await ann.make_table("me open open open")
        async with ann.table(made.table) as host, cyrillic.table(made.table) as two:
            await two.done("sit", seat=1)
            assert [seat.name for seat in two.last.table.seats[:2]] == ["Ann", "Аnn 2"]
            async with accent.table(made.table) as three, numbered.table(made.table) as four:
                await four.done("chat", text="Who is who?")
                await host.until(
                    lambda one: bool(said(one)) and one.presence is not None and one.presence.watching == 2
                )
                assert host.presence is not None
                assert {one.name for one in host.presence.watchers} == {"ánn 3", "Ann 2 2"}
                assert said(host)[-1][1] == "Ann 2 2"
                await three.done("sit", seat=2)
                assert three.last.table.seats[2].name == "ánn 3"
            async with bob.table(made.table) as five:
                await five.done("sit", seat=3)
                await host.until(lambda one: one.status == "playing")
                assert [seat.name for seat in host.last.table.seats] == ["Ann", "Аnn 2", "ánn 3", "Bob"]
                assert five.you.name == "Bob"


async def test_a_host_does_not_give_somebody_elses_name_to_a_seat_of_their_own(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me open open")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            await other.done("sit", seat=1)
            await host.done("arrange", seat=2, plan={"kind": "me", "name": "В0b"})
            assert [seat.name for seat in host.last.table.seats] == ["Ann", "Bob", "В0b 2"]


async def test_a_spectator_who_takes_another_name_is_still_told_apart_from_players(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        eve = table.watchers[0]
        assert (await eve.post("/api/v1/me", {"name": "Боря"})).status_code == 200
        await table.watching[0].connection.close()
        async with eve.table(table.table) as again:
            await again.done("chat", text="Take it back")
            assert said(again)[-1] == ("spectators", "Боря", "Take it back")
        assert (await eve.post("/api/v1/me", {"name": "BоB"})).status_code == 200
        async with eve.table(table.table) as again:
            await again.done("chat", text="I resign")
            assert said(again)[-1] == ("spectators", "BоB 2", "I resign")
