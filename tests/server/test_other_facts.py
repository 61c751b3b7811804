"""A table belongs to the facts of its game that were in force when it was made; with others it is not opened."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.games.newdawn.facts import VARIABLE
from ecumene.server.protocol import Trouble

from ..cli.command import run
from .wire import Guest, Running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


def made_elsewhere(database: Path, facts: str) -> dict[str, str]:
    """The tables that a server with other facts has made in a database."""
    file = database.with_name("facts.json")
    file.write_text(facts, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.made_elsewhere", str(database)],
        cwd=ROOT, env={**os.environ, VARIABLE: str(file)}, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


async def test_a_table_of_other_facts_is_not_opened_and_says_so(tmp_path: Path, serve: Callable[..., Running]) -> None:
    tables = made_elsewhere(tmp_path / "ecumene.db", '{"wonder_costs": {"petra": 9}}')
    server = serve()
    async with Guest(server.base, "Bob") as bob:
        for name in ("newdawn", "begun"):
            answer = await bob.get(f"/api/v1/tables/{tables[name]}/replay?count=1")
            assert answer.status_code == 409, answer.text
            fault = answer.json()["fault"]
            assert fault["code"] == "other-facts"
            assert "here they are those of the package" in fault["what"]
            async with bob.table(tables[name], hello=False) as socket:
                assert (await socket.next(Trouble)).fault.code == "other-facts"
                assert (await socket.closed()).code == 4409
        assert (await bob.get(f"/api/v1/tables/{tables['duel']}/replay?count=1")).status_code == 200
        own = await bob.make_table("me me", {"map": "first_game"}, game="newdawn")
    checked = run("database", "check", "--database", "ecumene.db", folder=tmp_path)
    assert checked.code == 1
    assert checked.out.count("was made with other facts of Civilization: A New Dawn") == 2
    again = {VARIABLE: str(tmp_path / "facts.json")}
    checked = run("database", "check", "--database", "ecumene.db", folder=tmp_path, environment=again)
    assert checked.out.count("was made with other facts of Civilization: A New Dawn") == 1
    assert own.table in checked.out


async def test_with_the_same_facts_it_goes_on(tmp_path: Path, serve: Callable[..., Running]) -> None:
    tables = made_elsewhere(tmp_path / "ecumene.db", "{}")
    server = serve()
    async with Guest(server.base, "Bob") as bob:
        assert (await bob.get(f"/api/v1/tables/{tables['begun']}/replay?count=1")).status_code == 200
