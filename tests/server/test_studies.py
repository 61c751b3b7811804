"""Finished games: downloading and uploading records, replays from every seat, proofs of fairness, and branches."""

from collections.abc import Callable

import msgspec
import pytest

from ecumene.core.fairness import FairChance, commitment_of, seeded_secret
from ecumene.core.match import Match
from ecumene.core.parsing import parse_record
from ecumene.core.record import Record
from ecumene.core.rng import Rng
from ecumene.core.state import CHANCE
from ecumene.games import GAMES
from ecumene.games.victoria import VICTORIA
from ecumene.server.http_protocol import Failure, Fairness, MadeTable, Replay

from .guests import Guest
from .leaks import Truth, check_replay
from .parties import Party, seated
from .running import Running

pytestmark = pytest.mark.anyio


def played(seed: int = 5, players: int = 3) -> Record:
    """A complete random game, played without a server."""
    match = Match(
        VICTORIA, players, None, ["Ann", "Боб", "Cleo 🙂"][:players], FairChance(seeded_secret(seed), "far-away")
    )
    rng = Rng(seed)
    while not match.over:
        match.play(match.state.actor, match.state.random_move(rng))
    return match.record()


async def load(guest: Guest, text: str) -> MadeTable:
    answer = await guest.http.post("/api/v1/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=MadeTable)


# Download and upload -------------------------------------------------------------------------------------------------


async def test_a_record_comes_down_as_a_file_and_goes_up_again(server: Running) -> None:
    async with seated(server.base, "me random") as table:
        await table.party.play()
        answer = await table.guests[0].get(f"/api/v1/tables/{table.table}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="victoria-{table.table}.txt"'
        async with Guest(server.base, "Eve") as eve:
            study = await load(eve, answer.text)
            assert study.invite == ""
            again = await eve.get(f"/api/v1/tables/{study.table}/record")
            assert again.text == answer.text
            async with eve.table(study.table) as socket:
                viewer = socket.last.table
                assert (viewer.study, viewer.status, socket.last.position) == (True, "over", None)
                assert (viewer.result, viewer.winners) == (
                    table.sockets[0].last.table.result, table.sockets[0].last.table.winners
                )  # fmt: skip
                assert [seat.name for seat in viewer.seats] == ["Ann", "random"]
                assert socket.you.seats == []
                await socket.done("chat", text="Look at this.")
                assert (await socket.fault("rematch")).code == "not-finished"
                assert (await socket.fault("sit", seat=0)).code == "already-started"
                assert (await socket.fault("resign", seat=0)).code == "not-your-seat"


async def test_an_unfinished_record_can_be_studied_too(server: Running) -> None:
    whole = played()
    part = msgspec.structs.replace(whole, plies=whole.plies[:40], result="unfinished", winners=(), secret="")
    async with Guest(server.base, "Ann") as ann:
        study = await load(ann, part.text())
        replay = await ann.fetch(Replay, f"/api/v1/tables/{study.table}/replay", viewer=1, first=40)
        assert (replay.plies, [step.ply for step in replay.steps]) == (40, [40])
        fairness = await ann.fetch(Fairness, f"/api/v1/tables/{study.table}/fairness")
        assert (fairness.secret, fairness.draws) == ("", [])


def _other_card(text: str) -> str:
    lines = text.splitlines()
    spot = next(number for number, line in enumerate(lines) if line.startswith("* draw "))
    other = next(line for line in lines[spot:] if line.startswith("* draw ") and line != lines[spot])
    return "\n".join([*lines[:spot], other, *lines[spot + 1 :], ""])


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: "", lambda _: "hello", lambda text: text[: len(text) // 2],
        lambda text: text.replace("victoria", "chess"), lambda text: text + "p1 end\n",
        lambda text: text.replace("players 3", "players 30"), _other_card,
        lambda text: text.replace("commitment ", "commitment 0"), lambda text: text.replace("p1 end", "p2 end", 1),
        lambda text: text.replace("ecumene-record 1", "ecumene-record 2"), lambda _: "\x00" * 1000,
        lambda text: text.replace("end ", "end 1", 1), lambda text: text.replace("names [", "names [[[[[["),
    ],
)  # fmt: skip
async def test_a_damaged_record_is_refused(server: Running, damage: Callable[[str], str]) -> None:
    async with Guest(server.base, "Ann") as ann:
        before = len(server.context.hub.live)
        text = damage(played().text())
        answer = await ann.http.post("/api/v1/records", content=text.encode())
        fault = msgspec.json.decode(answer.content, type=Failure).fault
        assert (answer.status_code, fault.code) == (400, "record")
        assert fault.what
        assert len(server.context.hub.live) == before


async def test_bytes_are_not_a_record(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        for body in (b"\xff\xfe\x00", b"PK\x03\x04" + bytes(range(256)) * 9):
            answer = await ann.http.post("/api/v1/records", content=body)
            assert (answer.status_code, b'"record"' in answer.content) == (400, True)


# Replays -------------------------------------------------------------------------------------------------------------


async def test_a_replay_from_every_seat_in_parts_is_the_game(server: Running) -> None:
    record = played()
    truth = Truth(record)
    async with Guest(server.base, "Ann") as ann, Guest(server.base) as stranger:
        study = await load(ann, record.text())
        path = f"/api/v1/tables/{study.table}/replay"
        for viewer in (-3, 0, 1, 2):
            whole = await stranger.fetch(Replay, path, viewer=viewer, count=200)
            steps = list(whole.steps)
            while len(steps) <= whole.plies:
                part = await stranger.fetch(Replay, path, viewer=viewer, first=len(steps), count=37)
                check_replay(truth, part, viewer)
                steps += part.steps
            assert [step.ply for step in steps] == list(range(len(record.plies) + 1))
            check_replay(truth, whole, viewer)
            own = [step.move for step in steps if step.seat == viewer]
            assert all(own)
            for number, begins in enumerate(whole.rounds, 1):
                assert steps[begins].round >= number
        beyond = await stranger.fetch(Replay, path, first=1_000_000)
        assert beyond.steps == []
        answer = await stranger.get(path, viewer=3)
        assert answer.status_code == 404


# Fairness ------------------------------------------------------------------------------------------------------------


async def test_every_outcome_can_be_checked_by_hand(server: Running) -> None:
    async with seated(server.base, "me friend", {"deal_variant": "draft"}) as table:
        before = await table.guests[1].fetch(Fairness, f"/api/v1/tables/{table.table}/fairness")
        assert (before.secret, before.draws) == ("", [])
        await table.party.play()
        after = await table.guests[1].fetch(Fairness, f"/api/v1/tables/{table.table}/fairness")
        assert after.commitment == before.commitment
        secret = bytes.fromhex(after.secret)
        assert commitment_of(secret, table.table) == before.commitment
        chance = FairChance(secret, table.table)
        record = await table.record()
        drawn = [number for number, ply in enumerate(record.plies, 1) if ply.seat == CHANCE]
        assert [draw.ply for draw in after.draws] == drawn
        for number, draw in enumerate(after.draws):
            assert draw.index == number
            assert chance.choose(draw.index, draw.weights) == draw.chosen
            assert draw.text == VICTORIA.notation.text(record.plies[draw.ply - 1].move)


# Branches ------------------------------------------------------------------------------------------------------------


async def test_a_game_continues_from_a_point_in_another(server: Running) -> None:
    record = played(seed=8)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Eve") as eve:
        study = await load(eve, record.text())
        ply = len(record.plies) * 2 // 3
        body = {"ply": ply, "seat": 1, "bot": "random"}
        answer = await ann.post(f"/api/v1/tables/{study.table}/branch", body)
        assert answer.status_code == 201
        branch = msgspec.json.decode(answer.content, type=MadeTable)
        async with ann.table(branch.table) as socket:
            assert socket.you.viewer == 1
            assert socket.last.table.given == ply
            assert [seat.bot or seat.name for seat in socket.last.table.seats] == ["random", "Ann", "random"]
            told = [line for line in socket.lines if line.kind == "game" and line.ply <= ply]
            assert told  # the given plies can be read as well
            await Party(socket).play()
        text = (await ann.get(f"/api/v1/tables/{branch.table}/record")).text
        found = parse_record(text, GAMES)
        assert found.verify().fairness == "proven"
        assert found.given == ply
        assert found.plies[:ply] == record.plies[:ply]
        fairness = await ann.fetch(Fairness, f"/api/v1/tables/{branch.table}/fairness")
        assert all(draw.ply > ply for draw in fairness.draws)
        chance = FairChance(bytes.fromhex(fairness.secret), branch.table)
        assert [chance.choose(draw.index, draw.weights) for draw in fairness.draws] == [
            draw.chosen for draw in fairness.draws
        ]  # fmt: skip
        # Branch again from there, with the plies given then and those played since.
        again = await ann.post(
            f"/api/v1/tables/{branch.table}/branch", {**body, "ply": len(found.plies) - 3, "seat": 0}
        )
        assert again.status_code == 201
        async with ann.table(again.json()["table"]) as socket:
            await socket.command("resign", seat=0)  # unless the bots have already ended it
        last = parse_record((await ann.get(f"/api/v1/tables/{again.json()['table']}/record")).text, GAMES)
        assert last.given == len(found.plies) - 3
        last.verify()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": -1}, "malformed"), ({"ply": 10**6}, "malformed"), ({"ply": 10**30}, "malformed"),
        ({"seat": 3}, "malformed"), ({"seat": -1}, "malformed"), ({"bot": "oracle"}, "no-bot"),
        ({"bot": "search:60s"}, "no-bot"),
        ({"ply": "last"}, "game-over"), ({"ply": "x"}, "malformed"), ({"more": 1}, "malformed"),
    ],
)  # fmt: skip
async def test_the_game_cannot_be_continued_from_there(server: Running, change: dict[str, object], code: str) -> None:
    record = played()
    async with Guest(server.base, "Ann") as ann:
        study = await load(ann, record.text())
        body = {"ply": 9, "seat": 1, "bot": "random", **change}
        if body["ply"] == "last":
            body["ply"] = len(record.plies)
        before = len(server.context.hub.live)
        answer = await ann.post(f"/api/v1/tables/{study.table}/branch", body)
        assert answer.status_code == 400
        assert msgspec.json.decode(answer.content, type=Failure).fault.code == code
        assert len(server.context.hub.live) == before


async def test_a_game_in_play_gives_nothing_away_by_branching(server: Running) -> None:
    async with seated(server.base, "me friend") as table:
        await table.party.play(5)
        body = {"ply": 9, "seat": 1, "bot": "random"}
        answer = await table.guests[0].post(f"/api/v1/tables/{table.table}/branch", body)
        assert msgspec.json.decode(answer.content, type=Failure).fault.code == "not-finished"
