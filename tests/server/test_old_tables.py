"""Tables written by an older server open unchanged, and people can play on."""

import gzip
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server.http_protocol import MadeTable

from .guests import Guest
from .parties import Party
from .running import Running

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parent / "fixtures"


class Stored(msgspec.Struct):
    """How far a table had got."""

    table: str
    version: int
    plies: int = 0


class Made(msgspec.Struct):
    """The contents of the database: cookies that open it, its tables, and the record of the finished one."""

    cookies: dict[str, str]
    tables: dict[str, Stored]
    record: str


MADE = msgspec.json.decode((FIXTURES / "tables_of_2026.json").read_bytes(), type=Made)


@pytest.fixture
def old(serve: Callable[..., Running], tmp_path: Path) -> Running:
    """A current server on the old database."""
    (tmp_path / "old.db").write_bytes(gzip.decompress((FIXTURES / "tables_of_2026.db.gz").read_bytes()))
    return serve("old")


def known(server: Running, name: str) -> Guest:
    """A guest known to the older server."""
    guest = Guest(server.base)
    cookie, token = MADE.cookies[name].split("=", 1)
    guest.http.cookies.set(cookie, token, domain="127.0.0.1")
    return guest


def stored(server: Running) -> list[tuple[object, ...]]:
    engine = create_engine(server.settings.database_url)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, version, fact FROM entries ORDER BY table_id, version")).all()
    engine.dispose()
    return [tuple(row) for row in rows]


@pytest.mark.parametrize("name", ["victoria", "duel", "catan", "newdawn"])
async def test_a_game_of_an_older_server_is_played_on(old: Running, name: str) -> None:
    was = MADE.tables[name]
    before = stored(old)
    async with (
        known(old, "Ann") as ann,
        known(old, "Bob") as bob,
        ann.table(was.table) as hers,
        bob.table(was.table) as his,
    ):
        assert (hers.you.seats, his.you.seats) == ([0], [1])
        assert hers.version >= was.version  # a bot may have moved by now
        assert any(line.text == "Hello from before." for line in hers.lines)
        assert hers.position.ply >= was.plies
        party = Party(hers, his)
        await party.agree()
        await party.play(12)
        assert hers.version > was.version
    assert set(before) <= set(stored(old))  # existing rows stay unchanged


async def test_the_record_of_an_older_server_is_the_same(old: Running) -> None:
    was = MADE.tables["over"]
    async with known(old, "Bob") as bob:
        assert (await bob.get(f"/api/v1/tables/{was.table}/record")).text == MADE.record
        async with bob.table(was.table) as socket:
            assert (socket.version, socket.status, socket.position.ply) == (was.version, "over", was.plies)
            assert socket.last.table.rematch


async def test_a_table_that_waited_at_an_older_server_begins(old: Running) -> None:
    was = MADE.tables["waiting"]
    async with known(old, "Bob") as bob, bob.table(was.table) as socket:
        assert socket.status == "waiting"
        await socket.done("sit", seat=1)
        assert socket.status == "playing"


# The version of the rules --------------------------------------------------------------------------------------------


def version_at(server: Running, table: str) -> int:
    """The rules version of a live table; its match must use the same one."""
    live = server.context.hub.live[table].table
    assert live.match is not None
    assert live.match.rules == live.charter.rules
    return live.match.rules


@pytest.mark.parametrize("name", ["catan", "newdawn"])
async def test_a_branch_keeps_the_rules_version_and_a_rematch_does_not(old: Running, name: str) -> None:
    today = GAMES[name].rules_version
    assert today > 1
    was = MADE.tables[name].table
    async with known(old, "Ann") as ann, known(old, "Bob") as bob, ann.table(was) as hers, bob.table(was) as his:
        assert version_at(old, was) == 1
        await hers.done("offer", seat=0, what="end")
        await his.until(lambda one: one.last.table.offer is not None)
        offer = his.last.table.offer
        assert offer is not None
        await his.done("answer", seat=1, offer=offer.number, yes=True)
        await hers.until(lambda one: one.status == "over")
        assert parse_record((await ann.get(f"/api/v1/tables/{was}/record")).text, GAMES).rules_version == 1

        answer = await ann.post(f"/api/v1/tables/{was}/branch", {"ply": 40, "seat": 0, "bot": "random"})
        assert answer.status_code == 201
        branch = msgspec.json.decode(answer.content, type=MadeTable).table
        assert version_at(old, branch) == 1
        async with ann.table(branch) as socket:
            await socket.command("resign", seat=0)
        record = parse_record((await ann.get(f"/api/v1/tables/{branch}/record")).text, GAMES)
        assert (record.rules_version, record.given) == (1, 40)
        record.verify()

        await hers.done("rematch")
        await his.done("rematch")
        await hers.until(lambda one: bool(one.last.table.rematch))
        assert version_at(old, hers.last.table.rematch) == today
