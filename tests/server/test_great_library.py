"""The one secret of 7 Wonders Duel on the wire: only the builder learns what the Great Library draws."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ecumene.core.state import SPECTATOR
from ecumene.server.http_protocol import Replay
from ecumene.server.protocol import Considered, Line, Position, Refused

from ..cli.command import here
from .guests import Guest
from .leaks import Truth, check_messages, check_replay
from .parties import Seated, seated
from .running import Running
from .sockets import TableSocket

pytestmark = pytest.mark.anyio

MOST_TABLES: Final = 20  # four of twelve wonders stay in the box, so the first table may not have it
LIBRARY: Final = "great-library"


def chosen(moves: list[str], saving: bool) -> str:
    """Take the Great Library, save coins for it, build it; otherwise the first move."""
    for wanted in (f"pick {LIBRARY}", f"raise {LIBRARY}", "discard" if saving else "build"):
        for move in moves:
            if move.startswith(wanted):
                return move
    return moves[0]


def view_of(position: Position) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(msgspec.json.encode(position.view))
    return view


def saves(view: dict[str, Any], seat: int) -> bool:
    """Whether a seat still has the library to build."""
    return any(one["wonder"] == LIBRARY and not one["built"] for one in view["cities"][seat]["wonders"])


async def step(table: Seated) -> None:
    """Play one decision of whoever has to decide."""
    await table.party.agree()
    asked = next(one for one in table.sockets if one.moves)
    await asked.move(chosen(asked.moves, saves(view_of(asked.position), asked.you.viewer)))
    await table.party.agree()


@asynccontextmanager
async def drawn(server: Running) -> AsyncIterator[tuple[Seated, TableSocket, TableSocket]]:
    """A table where three tokens were just drawn, the player who has to keep one, and the rival; somebody watches."""
    for _ in range(MOST_TABLES):
        async with seated(server.base, "me friend", game="duel", watchers=1) as table:
            while table.party.playing and view_of(table.sockets[0].position)["asked"] != "keeping":
                await step(table)
            if table.party.playing:
                builder, rival = sorted(table.sockets, key=lambda one: not one.moves)
                yield table, builder, rival
                return
    raise AssertionError("the Great Library is never built")


def draws(lines: list[Line]) -> list[dict[str, Any]]:
    return [dict(line.details) for line in lines if line.name.startswith("draws-tokens")]


def tokens_of(builder: TableSocket) -> list[str]:
    return [move.removeprefix("keep ") for move in builder.moves]


async def replay_of(guest: Guest, table: str, viewer: int) -> Replay:
    return await guest.fetch(Replay, f"/api/v1/tables/{table}/replay", viewer=viewer, count=200)


async def test_the_builder_alone_is_told_what_was_drawn(server: Running) -> None:
    async with drawn(server) as (table, builder, rival):
        view = view_of(builder.position)
        assert sorted(view["drawn"]) == sorted(tokens_of(builder))
        assert len(view["drawn"]) == 3
        assert set(view["drawn"]) <= set(view["box_tokens"])
        assert draws(builder.lines)[-1]["tokens"] == " ".join(f"token.{token}" for token in view["drawn"])
        for socket in (rival, *table.watching):
            assert view_of(socket.position)["drawn"] is None
            assert view_of(socket.position)["box_tokens"] == view["box_tokens"]
            assert socket.moves == []
            assert draws(socket.lines) == [{}]
            assert not any("keep " in raw for raw in socket.raw)


async def test_nobody_else_finds_it_out_by_asking(server: Running) -> None:
    async with drawn(server) as (table, builder, rival):
        kept = tokens_of(builder)[0]
        for seat in (rival.you.viewer, builder.you.viewer):
            answer = await rival.command("consider", seat=seat, move=f"keep {kept}")
            assert isinstance(answer, Refused) or (isinstance(answer, Considered) and answer.fault is not None)
            assert "tokens" not in msgspec.json.encode(answer).decode()
            assert isinstance(await rival.command("hint", seat=seat), Refused)
        for token in view_of(rival.position)["box_tokens"]:
            # Whether a token was drawn makes no difference to the rival's refusal.
            answer = await rival.command("move", seat=rival.you.viewer, move=f"keep {token}", ply=rival.position.ply)
            assert isinstance(answer, Refused)
            assert answer.fault.code == "not-your-turn"
        others = [table.guests[rival.you.viewer], *table.watchers]
        for guest in others:
            path = f"/api/v1/tables/{table.table}"
            assert (await guest.get(f"{path}/replay", viewer=builder.you.viewer)).status_code == 403
            assert (await guest.get(f"{path}/record")).status_code == 400
            assert (await guest.get(f"{path}/fairness")).json()["draws"] == []


async def test_a_replay_of_the_running_game_tells_each_only_their_own(server: Running) -> None:
    async with drawn(server) as (table, builder, rival):
        seats = (builder.you.viewer, rival.you.viewer)
        for guest, viewer in (
            (table.guests[seats[0]], seats[0]), (table.guests[seats[1]], seats[1]), (table.watchers[0], SPECTATOR),
        ):  # fmt: skip
            last = (await replay_of(guest, table.table, viewer)).steps[-1]
            view = json.loads(msgspec.json.encode(last.view))
            told = {name: fact for event in last.events for name, fact in event.details.items() if name == "tokens"}
            if viewer == seats[0]:
                assert last.move.startswith("draw ")
                assert view["drawn"] == tokens_of(builder)
                assert told
            else:
                assert (last.move, view["drawn"], told) == ("", None, {})


async def test_after_the_choice_the_kept_token_is_open_and_the_others_go_back(server: Running) -> None:
    async with drawn(server) as (table, builder, rival):
        tokens = tokens_of(builder)
        before = view_of(builder.position)["box_tokens"]
        await builder.move(f"keep {tokens[1]}")
        await table.party.agree()
        for socket in (builder, rival, *table.watching):
            view = view_of(socket.position)
            assert view["drawn"] is None
            assert set(view["box_tokens"]) == set(before) - {tokens[1]}
            assert tokens[1] in view["cities"][builder.you.viewer]["tokens"]


async def test_from_the_end_on_everything_is_open_and_the_record_holds(server: Running, tmp_path: Path) -> None:
    async with drawn(server) as (table, builder, _):
        drawn_at = builder.position.ply
        tokens = tokens_of(builder)
        while table.party.playing:
            await step(table)
        record = await table.record()
        truth = Truth(record)
        for seat, socket in enumerate(table.sockets):
            assert check_messages(truth, socket.messages, seat) > 20
        for socket in table.watching:
            assert check_messages(truth, socket.messages, SPECTATOR) > 20
        for guest in (*table.guests, *table.watchers):
            for viewer in (SPECTATOR, 0, 1):
                replay = await replay_of(guest, table.table, viewer)
                check_replay(truth, replay, viewer)
                view = json.loads(msgspec.json.encode(replay.steps[drawn_at].view))
                assert view["drawn"] == (tokens if viewer == builder.you.viewer else None)

        path = tmp_path / "game.txt"
        path.write_text(record.text(), encoding="utf-8")
        proof = here("record", "verify", path, "--json").data()
        assert (proof["plies"], proof["fairness"]) == (len(record.plies), "proven")
        assert proof["result"] == record.result
        assert "The record is valid." in here("record", "verify", path).out
        other = next(move for move in ("agriculture", "law", "urbanism") if f"keep {move}" not in record.text())
        path.write_text(record.text().replace("keep ", f"keep {other} was ", 1), encoding="utf-8")
        assert here("record", "verify", path).code == 1
