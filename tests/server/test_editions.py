"""Editions at tables: chosen with the options, shown to people, stored in the table; and tables of version 0.1."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from ecumene.core.edition import mark_of_facts
from ecumene.games import GAMES
from ecumene.server.http_protocol import GameInfo
from ecumene.server.protocol import Trouble

from .guests import Guest
from .running import Running

pytestmark = pytest.mark.anyio

CLUB = {
    "game": "newdawn",
    "name": "club",
    "readings": {"tech_overflow": "stops"},
    "facts": {"wonder_costs": {"petra": 9}},
}
WORD = '{"name":"club","readings":{"tech_overflow":"stops"},"facts":{"wonder_costs":{"petra":9}}}'


@pytest.fixture(autouse=True)
def no_own_editions() -> Iterator[None]:
    """Remove what a server in this process has loaded."""
    yield
    for game in GAMES.values():
        game.own_editions.clear()


def own(tmp_path: Path) -> str:
    """A folder with a host's own edition."""
    folder = tmp_path / "editions"
    folder.mkdir(exist_ok=True)
    (folder / "club.json").write_text(json.dumps(CLUB), encoding="utf-8")
    return str(folder)


def charter_of(server: Running, table: str) -> dict[str, object]:
    """A table's charter in the database."""
    engine = create_engine(server.settings.database_url)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT charter FROM tables WHERE id = :id"), {"id": table}).scalar_one()
    engine.dispose()
    return dict(json.loads(found))


def write_charter(server: Running, table: str, **changes: object) -> None:
    """Make a table look as if an older server had written it."""
    charter = {**charter_of(server, table), **changes}
    engine = create_engine(server.settings.database_url)
    with engine.begin() as connection:
        values = {"charter": json.dumps(charter), "id": table}
        connection.execute(text("UPDATE tables SET charter = :charter WHERE id = :id"), values)
    engine.dispose()


async def test_games_say_which_editions_they_have(tmp_path: Path, serve: Callable[..., Running]) -> None:
    server = serve(editions=own(tmp_path))
    async with Guest(server.base, "Ann") as ann:
        answer = (await ann.get("/api/v1/games")).json()
    games = {one["name"]: one for one in answer}
    assert [(one["name"], one["own"]) for one in games["newdawn"]["editions"]] == [
        ("standard", False), ("bulgarian", False), ("club", True),
    ]  # fmt: skip
    assert games["newdawn"]["editions"][2]["facts"] == ["wonder_costs"]
    assert [one["name"] for one in games["catan"]["readings"]] == [one.name for one in GAMES["catan"].readings]
    assert games["duel"]["editions"] == games["duel"]["readings"] == []
    assert GameInfo.__struct_fields__ == tuple(games["duel"])


async def test_a_table_keeps_its_edition_when_the_host_has_it_no_more(
    tmp_path: Path, serve: Callable[..., Running]
) -> None:
    first = serve(editions=own(tmp_path))
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table("me me", {"map": "first_game", "edition": "club"}, game="newdawn")
        async with ann.table(made.table) as socket:
            assert socket.last.table.options["edition"] == "club"
            assert socket.last.table.options["tech_overflow"] == "stops"
    assert charter_of(first, made.table)["options"]["edition"] == WORD  # type: ignore[index]  # plain JSON
    first.stop()
    second = serve()
    async with Guest(second.base, "Bob") as bob:
        record = (await bob.get(f"/api/v1/tables/{made.table}/record")).text
        assert f" edition={WORD}\n" in record or "fault" in record
        async with bob.table(made.table) as socket:
            assert socket.last.table.options["edition"] == "club"
        refused = await bob.post(
            "/api/v1/tables",
            {"game": "newdawn", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"edition": "club"}},
        )
        assert refused.status_code == 400
        assert refused.json()["fault"]["code"] == "options"


async def test_readings_given_by_themselves_are_shown_as_readings_of_ones_own(serve: Callable[..., Running]) -> None:
    server = serve()
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me me me", {"edition": "2025", "spy_must_take": False}, game="catan", public=True)
        async with ann.table(made.table) as socket:
            shown = socket.last.table.options
        assert (shown["edition"], shown["spy_must_take"], shown["robber_to_desert"]) == ("own", False, True)
        plain = await ann.make_table("me me me", {"edition": "2025"}, game="catan")
        async with ann.table(plain.table) as socket:
            assert socket.last.table.options["edition"] == "2025"
            assert "robber_to_desert" not in socket.last.table.options


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "nowhere"}, {"edition": "{"}, {"edition": 3}, {"edition": '{"readings":{"spy":true}}'},
        {"edition": "2025", "mode": "base"}, {"spy_must_take": False, "mode": "base"}, {"spy_must_take": "no"},
    ],
)  # fmt: skip
async def test_a_wrong_edition_makes_no_table(
    options: dict[str, str | int | bool], serve: Callable[..., Running]
) -> None:
    server = serve()
    async with Guest(server.base, "Ann") as ann:
        plan = {"game": "catan", "seats": [{"kind": "me"}] * 3, "options": options}
        answer = await ann.post("/api/v1/tables", plan)
        assert answer.status_code == 400, answer.text
        assert answer.json()["fault"]["code"] == "options"
        assert (await ann.get("/api/v1/lobby")).json()["mine"] == []


async def test_a_table_of_version_0_1_has_its_readings(serve: Callable[..., Running]) -> None:
    first = serve()
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table("me me me", {"spy_must_take": False}, game="catan")
        options = dict(charter_of(first, made.table)["options"])  # type: ignore[call-overload]  # plain JSON
        del options["edition"]
        old = {one.name: one.default for one in GAMES["catan"].readings}
        write_charter(first, made.table, options={**options, **old, "spy_must_take": False})
    first.stop()
    second = serve()
    async with Guest(second.base, "Bob") as bob, bob.table(made.table) as socket:
        assert (socket.last.table.options["edition"], socket.last.table.options["spy_must_take"]) == ("own", False)


async def test_a_table_of_version_0_1_with_marked_facts_needs_the_edition_that_has_them(
    tmp_path: Path, serve: Callable[..., Running]
) -> None:
    folder = own(tmp_path)
    first = serve(editions=folder)
    async with Guest(first.base, "Ann") as ann:
        made = await ann.make_table("me me", {"map": "first_game", "edition": "club"}, game="newdawn")
        game = GAMES["newdawn"]
        mark = mark_of_facts(game.facts_of(game.own_editions[0]))
        old = {"map": "first_game", "epic": False, **{one.name: one.default for one in game.readings}}
        write_charter(first, made.table, options=old, facts=mark)
    first.stop()
    without = serve()
    async with Guest(without.base, "Bob") as bob:
        answer = await bob.get(f"/api/v1/tables/{made.table}/replay?count=1")
        assert answer.status_code == 404
        assert mark in answer.json()["fault"]["what"]
        async with bob.table(made.table, hello=False) as socket:
            assert (await socket.next(Trouble)).fault.code == "no-table"
            assert (await socket.closed()).code == 4404
    without.stop()
    again = serve(editions=folder)
    async with Guest(again.base, "Bob") as bob, bob.table(made.table) as socket:
        assert socket.last.table.options["edition"] == "own"  # the club's facts with the readings of that time
