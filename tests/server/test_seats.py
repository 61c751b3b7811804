"""Who sits where: before the game, and when somebody is away."""

from collections.abc import Callable

import pytest

from ecumene.server.protocol import Presence

from .guests import Guest
from .parties import Party, seated
from .running import Running

pytestmark = pytest.mark.anyio


# Before the game -----------------------------------------------------------------------------------------------------


async def test_the_host_arranges_people_come_and_go_and_the_host_starts(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob, Guest(server.base, "Cleo") as cleo:
        made = await ann.make_table("me open friend friend")
        async with ann.table(made.table) as host, bob.table(made.table) as one, cleo.table(made.table) as two:
            assert [seat.kind for seat in host.last.table.seats] == ["person", "open", "friend", "friend"]
            plan = {"kind": "bot", "bot": "random"}
            assert (await one.fault("arrange", seat=2, plan=plan)).code == "not-host"
            assert (await one.fault("start", bot="greedy")).code == "not-host"
            assert (await one.fault("leave", seat=0)).code == "not-your-seat"
            assert (await one.fault("sit", seat=0)).code == "seat-taken"
            assert (await one.fault("sit", seat=2)).code == "seat-taken"
            assert (await one.fault("sit", seat=2, invite="guessed")).code == "seat-taken"
            assert (await one.fault("sit", seat=4)).code == "no-seat"
            assert (await one.fault("sit", seat=-1)).code == "no-seat"
            await one.done("sit", seat=1)
            assert one.you.viewer == 1
            assert (await one.fault("sit", seat=2, invite=made.invite)).code == "seat-taken"
            assert (await two.fault("sit", seat=1)).code == "seat-taken"
            assert (await host.fault("arrange", seat=1, plan=plan)).code == "seat-taken"
            for early in ("move", "undo"):
                fields = {"seat": 1, "ply": 0, **({"move": "end"} if early == "move" else {})}
                assert (await one.fault(early, **fields)).code == "not-started"
            assert (await one.fault("resign", seat=1)).code == "not-started"
            assert (await one.fault("rematch")).code == "not-finished"
            await one.done("leave", seat=1)
            assert one.you.seats == []
            await two.done("sit", seat=1)
            assert (await host.fault("arrange", seat=2, plan={"kind": "bot", "bot": "search:99s"})).code == "no-bot"
            assert (await host.fault("arrange", seat=2, plan={"kind": "bot", "bot": "oracle"})).code == "no-bot"
            await host.done("arrange", seat=2, plan=plan)
            await host.done("arrange", seat=0, plan={"kind": "me", "name": "Anna"})
            assert [seat.name or seat.bot for seat in host.last.table.seats] == ["Anna", "Cleo", "random", ""]
            assert (await host.fault("start", bot="oracle")).code == "no-bot"
            await host.done("start", bot="random")
            assert host.status == "playing"
            assert [seat.kind for seat in host.last.table.seats] == ["person", "person", "bot", "bot"]
            assert (await host.fault("start", bot="random")).code == "already-started"
            assert (await host.fault("leave", seat=0)).code == "already-started"
            await Party(host, two).agree()
            assert one.you.viewer == -3
            await Party(host, two).play(10)


async def test_the_last_seat_arranged_begins_the_game(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        async with ann.table(made.table) as host:
            await host.done("arrange", seat=1, plan={"kind": "bot", "bot": "random"})
            assert host.status == "playing"


async def test_a_spectator_who_sits_down_no_longer_only_watches(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me open")
        async with ann.table(made.table) as host, bob.table(made.table) as other:
            await host.next(Presence, lambda presence: presence.watching == 1)
            await other.done("sit", seat=1)
            found = await host.next(Presence, lambda presence: presence.seats == [0, 1])
            assert found.watching == 0
        async with ann.table(made.table) as host:
            found = host.presence or await host.next(Presence)
            assert (found.seats, found.watching) == ([0], 0)


async def test_a_second_window_is_no_second_person(server: Running) -> None:
    async with seated(server.base, "me friend", watchers=1) as table:
        ann = table.sockets[0]
        async with table.guests[1].table(table.table) as second, table.watchers[0].table(table.table):
            found = second.presence or await second.next(Presence)
            assert (found.seats, found.watching) == ([0, 1], 1)
        await ann.silence()
        assert ann.presence is not None
        assert ann.presence.seats == [0, 1]


# Away and back -------------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_for_an_absent_player_until_they_are_back(serve: Callable[..., Running]) -> None:
    server = serve(away_s=1.0)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        made = await ann.make_table("me friend", stand_in="random", patience_s=1)
        async with ann.table(made.table) as one:
            async with bob.table(made.table) as two:
                await two.done("sit", seat=1, invite=made.invite)
                await one.until(lambda socket: socket.status == "playing")
                assert one.last.table.stand_in == "random"
                fault = await one.fault("replace", seat=1)
                assert (fault.code, fault.details) == ("not-absent", {"seconds": 1})
                assert (await one.fault("replace", seat=0)).code == "not-absent"
                assert (await one.fault("take-back", seat=0)).code == "not-absent"
            await one.next(Presence, lambda presence: "1" in presence.away_s)
            live = server.context.hub.live[made.table]
            live.left_ms = {guest: at - 5000 for guest, at in live.left_ms.items()}  # five seconds pass
            await one.done("replace", seat=1)
            assert one.last.table.seats[1].bot == "random"
            assert (await one.fault("replace", seat=1)).code == "not-absent"
            await Party(one).play(12)
            async with bob.table(made.table) as two:
                assert two.you.seats == [1]
                assert two.moves == []
                fault = await two.fault("move", seat=1, ply=two.position.ply, move="end")
                assert fault.code == "not-your-turn"
                assert (await two.fault("undo", seat=1, ply=two.position.ply)).code == "not-your-turn"
                await two.done("take-back", seat=1)
                assert two.last.table.seats[1].bot == ""
                assert (await two.fault("take-back", seat=1)).code == "not-absent"
                await Party(one, two).play(10)
                names = [line.name for line in two.lines if line.kind == "table"]
                assert names == ["sits", "started", "replaced", "returned"]
