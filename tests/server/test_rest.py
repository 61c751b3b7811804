"""Requests: guests, games and tables; what is refused and why; and what every response carries."""

import asyncio
from collections.abc import Callable
from http.cookies import SimpleCookie

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, func, select

from ecumene.core.ledger import LANGUAGES, read_ledger
from ecumene.games import GAMES
from ecumene.server.http_protocol import Failure, GameInfo, MadeTable, Me, RulesPage
from ecumene.server.schema import GUESTS, TABLES
from ecumene.server.security import security_headers
from ecumene.server.settings import COOKIE_DAYS, Settings

from .guests import Guest
from .running import Running

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "random"}


def rows(server: Running) -> tuple[int, int]:
    """The number of guests and tables in the database."""
    engine = create_engine(server.settings.database_url)
    with engine.connect() as connection:
        counts = [
            connection.execute(select(func.count()).select_from(table)).scalar_one() for table in (GUESTS, TABLES)
        ]
    engine.dispose()
    return counts[0], counts[1]


def fault(answer: httpx.Response) -> str:
    return msgspec.json.decode(answer.content, type=Failure).fault.code


# Guests --------------------------------------------------------------------------------------------------------------


async def test_a_stranger_takes_a_name_and_is_known_by_a_cookie(server: Running) -> None:
    async with Guest(server.base) as guest:
        assert await guest.fetch(Me, "/api/v1/me") == Me(name="")
        assert guest.cookie == ""
        answer = await guest.post("/api/v1/me", {"name": "  Ann   Lee "})
        assert answer.json() == {"name": "Ann Lee"}
        cookie = SimpleCookie(answer.headers["set-cookie"])["ecumene"]
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        assert cookie["path"] == "/"
        assert not cookie["domain"]
        assert len(cookie.value) >= 40
        assert await guest.fetch(Me, "/api/v1/me") == Me(name="Ann Lee")
        again = await guest.post("/api/v1/me", {"name": "Ан"})
        assert "set-cookie" not in again.headers  # the same guest under another name
        assert await guest.fetch(Me, "/api/v1/me") == Me(name="Ан")


async def test_the_cookie_is_renewed_whenever_somebody_comes_back(server: Running) -> None:
    async with Guest(server.base) as guest:
        assert "set-cookie" not in (await guest.get("/api/v1/me")).headers
        first = (await guest.post("/api/v1/me", {"name": "Ann"})).headers["set-cookie"]
        again = await guest.get("/api/v1/me")
        assert again.headers["set-cookie"] == first, "the same secret, for another 400 days"
        assert f"Max-Age={COOKIE_DAYS * 24 * 3600}" in first
        guest.http.cookies.set("ecumene", "x" * 43)
        assert "set-cookie" not in (await guest.get("/api/v1/me")).headers


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-name"), ("   ", "bad-name"), ("a" * 25, "bad-name"), ("a\u202eb", "bad-name"), ("a\x00b", "bad-name"),
        ("\u200b", "bad-name"), ("e\u0301\u0301\u0301\u0301", "bad-name"), ("\u3164", "bad-name"),
        ("Greedy", "bot-name"), ("ｓｅａｒｃｈ", "bot-name"), ("search:200ms", "bot-name"),
    ],
)  # fmt: skip
async def test_a_name_that_cannot_be_shown_is_refused(server: Running, name: str, code: str) -> None:
    before = rows(server)
    async with Guest(server.base) as guest:
        answer = await guest.post("/api/v1/me", {"name": name})
        assert (answer.status_code, fault(answer)) == (400, code)
        assert "set-cookie" not in answer.headers
    assert rows(server) == before


async def test_over_https_the_cookie_is_bound_to_the_host(serve: Callable[..., Running]) -> None:
    server = serve(public_url="https://play.example.org")
    async with Guest(server.base) as guest:
        answer = await guest.post("/api/v1/me", {"name": "Ann"})
        header = answer.headers["set-cookie"]
        assert header.startswith("__Host-ecumene=")
        assert "Secure" in header
        assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize("cookie", ["x", "a" * 43, "é" * 43, "a" * 5000, "'; DROP TABLE guests; --" * 2, ""])
async def test_a_forged_cookie_is_no_cookie(server: Running, cookie: str) -> None:
    headers = [(b"cookie", b"ecumene=" + cookie.encode())]
    async with httpx.AsyncClient(base_url=server.base, trust_env=False, verify=False) as client:
        answer = await client.get("/api/v1/me", headers=headers)
        assert answer.json() == {"name": ""}
        answer = await client.post("/api/v1/tables", json={"game": "victoria", "seats": [BOT, BOT]}, headers=headers)
        assert (answer.status_code, fault(answer)) == (403, "no-name")


async def test_names_are_taken_at_a_measured_pace(serve: Callable[..., Running]) -> None:
    server = serve(guests_per_minute=1.0)
    codes = []
    for number in range(6):  # newcomers from one address
        async with Guest(server.base) as guest:
            codes.append((await guest.post("/api/v1/me", {"name": f"Ann {number}"})).status_code)
    assert codes == [200, 200, 200, 200, 429, 429]


async def test_a_guest_is_renamed_at_a_measured_pace(server: Running) -> None:
    async with Guest(server.base, "Ann") as guest:
        codes = [(await guest.post("/api/v1/me", {"name": f"Ann {n}"})).status_code for n in range(35)]
    assert codes[:29] == [200] * 29
    assert codes[-1] == 429


# Games ---------------------------------------------------------------------------------------------------------------


async def test_games_are_told_with_their_options_and_bots(server: Running) -> None:
    async with Guest(server.base) as guest:
        games = msgspec.json.decode((await guest.get("/api/v1/games")).content, type=list[GameInfo])
    assert [game.name for game in games] == list(GAMES)
    for game in games:
        assert game.title == GAMES[game.name].title
        assert game.players == list(GAMES[game.name].players)
        assert [option.name for option in game.options] == [one.name for one in GAMES[game.name].options]
        assert "search:200ms" in game.bots
        assert game.moves == [kind.verb for kind in GAMES[game.name].notation.kinds]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_are_told_in_every_language(server: Running, language: str, game: str) -> None:
    async with Guest(server.base) as guest:
        page = await guest.fetch(RulesPage, f"/api/v1/games/{game}/rules/{language}")
        told = [rule.id for chapter in page.chapters for rule in chapter.rules]
        assert sorted(told) == sorted(read_ledger(GAMES[game].folder).entries)
        for path in ("/api/v1/games/chess/rules/en", "/api/v1/games/victoria/rules/tlh", "/api/v1/games/../rules/en"):
            answer = await guest.get(path)
            assert (answer.status_code, fault(answer)) == (404, "not-found")


# Tables --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [BOT, BOT]}, 404, "not-found"),
        ({"game": "victoria", "seats": []}, 400, "options"),
        ({"game": "victoria", "seats": [BOT]}, 400, "options"),
        ({"game": "victoria", "seats": [BOT] * 5}, 400, "options"),
        ({"game": "duel", "seats": [BOT] * 3}, 400, "options"),
        ({"game": "duel", "seats": [BOT, BOT], "options": {"team_mode": False}}, 400, "options"),
        ({"game": "victoria", "seats": [BOT] * 1000}, 400, "options"),
        ({"game": "victoria", "seats": [BOT, BOT], "options": {"stall_rounds": 7}}, 400, "options"),
        ({"game": "victoria", "seats": [BOT, BOT], "options": {"colour": "red"}}, 400, "options"),
        ({"game": "victoria", "seats": [BOT, BOT], "options": {"team_mode": True}}, 400, "options"),
        ({"game": "victoria", "seats": [BOT, BOT], "options": {"team_mode": 1}}, 400, "options"),
        ({"game": "victoria", "seats": [BOT, BOT], "options": {"team_mode": None}}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, {"kind": "bot", "bot": ""}]}, 400, "no-bot"),
        ({"game": "victoria", "seats": [BOT, {"kind": "bot", "bot": "search:3600s"}]}, 400, "no-bot"),
        ({"game": "victoria", "seats": [BOT, {"kind": "bot", "bot": "search:999999999999"}]}, 400, "no-bot"),
        ({"game": "victoria", "seats": [BOT, {"kind": "person"}]}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, {"kind": "me", "name": "\u202e"}]}, 400, "bad-name"),
        ({"game": "victoria", "seats": [BOT, {"kind": "me", "guest": "x"}]}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, BOT], "clock": {"move": -1}}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, BOT], "clock": {"game": 10**9}}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, BOT], "clock": {"game": 10**30}}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, BOT], "clock": {"move": 1.5}}, 400, "malformed"),
        ({"game": "victoria", "seats": [BOT, BOT], "secret": "00" * 32}, 400, "malformed"),
        ({"game": "victoria"}, 400, "malformed"),
        ([], 400, "malformed"),
        (None, 400, "malformed"),
    ],
)  # fmt: skip
async def test_an_impossible_table_is_refused(server: Running, body: object, status: int, code: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        before = rows(server)
        answer = await ann.post("/api/v1/tables", body)
        assert (answer.status_code, fault(answer)) == (status, code), answer.text
        assert rows(server) == before


async def test_a_guest_without_a_name_cannot_make_a_table(server: Running) -> None:
    before = rows(server)
    async with Guest(server.base) as guest:
        for path, body in (
            ("/api/v1/tables", {"game": "victoria", "seats": [BOT, BOT]}),
            ("/api/v1/tables/x/branch", {"ply": 1, "seat": 0, "bot": "random"}),
        ):
            answer = await guest.post(path, body)
            assert (answer.status_code, fault(answer)) == (403, "no-name")
        answer = await guest.http.post("/api/v1/records", content="ecumene-record 1")
        assert (answer.status_code, fault(answer)) == (403, "no-name")
    assert rows(server) == before


async def test_tables_are_made_at_a_measured_pace(serve: Callable[..., Running]) -> None:
    server = serve(tables_per_minute=3.0)
    async with Guest(server.base, "Ann") as ann, Guest(server.base, "Bob") as bob:
        body = {"game": "victoria", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        codes = [(await ann.post("/api/v1/tables", body)).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        assert (await bob.post("/api/v1/tables", body)).status_code == 201


@pytest.mark.parametrize("table", ["x", "%00", "a" * 5000, "%ff%fe", "..%2f..%2fetc", "'--", "🙂"])
@pytest.mark.parametrize("what", ["record", "replay", "fairness"])
async def test_there_is_no_such_table(server: Running, table: str, what: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        answer = await ann.get(f"/api/v1/tables/{table}/{what}")
        assert answer.status_code == 404
        assert fault(answer) in ("no-table", "not-found")


@pytest.mark.parametrize(
    "query",
    ["viewer=9", "viewer=-4", "viewer=x", "first=-1", "first=1e9", "count=0", "count=201", "count=", f"first={9**40}"],
)
async def test_a_replay_cannot_be_asked_for_just_anything(server: Running, query: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random")
        answer = await ann.http.get(f"/api/v1/tables/{made.table}/replay?{query}")
        assert (answer.status_code, fault(answer)) == (400, "malformed")
        answer = await ann.http.get(f"/api/v1/tables/{made.table}/replay?viewer=3")
        assert (answer.status_code, fault(answer)) == (404, "no-seat")


async def test_before_its_beginning_a_table_has_nothing_to_show(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        assert fault(await ann.get(f"/api/v1/tables/{made.table}/record")) == "not-finished"
        assert fault(await ann.get(f"/api/v1/tables/{made.table}/replay")) == "not-started"
        body = {"ply": 0, "seat": 0, "bot": "random"}
        assert fault(await ann.post(f"/api/v1/tables/{made.table}/branch", body)) == "not-finished"
        fairness = (await ann.get(f"/api/v1/tables/{made.table}/fairness")).json()
        assert (fairness["secret"], fairness["draws"]) == ("", [])
        async with ann.table(made.table) as socket:
            assert socket.last.table.commitment == fairness["commitment"]


# Damage --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"null", b"[]", b'"x"', b'{"name":1}', b'{"name":null}', b'{"name":"A","id":"x"}',
        b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"[" * 5000, b'{"name":' * 5000, b"\x00", b'{"name":"A"}x',
        b'{"nAme":"A"}',
    ],
)  # fmt: skip
async def test_a_damaged_body_is_refused(server: Running, body: bytes) -> None:
    before = rows(server)
    async with Guest(server.base) as guest:
        answer = await guest.http.post("/api/v1/me", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, fault(answer)) == (400, "malformed")
        assert "set-cookie" not in answer.headers
    assert rows(server) == before


async def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        body = b"x" * (server.settings.max_body_bytes + 1)
        for path in ("/api/v1/records", "/api/v1/me"):
            answer = await ann.http.post(path, content=body)
            assert (answer.status_code, fault(answer)) == (413, "too-large")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "", "http://127.0.0.1", "x"])
async def test_a_page_from_elsewhere_changes_nothing(server: Running, origin: str) -> None:
    async with Guest(server.base, "Ann") as ann:
        before = rows(server)
        made = await ann.make_table("me friend")
        for path, body in (
            ("/api/v1/me", {"name": "Mallory"}),
            ("/api/v1/tables", {"game": "victoria", "seats": [BOT, BOT]}),
            ("/api/v1/records", "x"),
            (f"/api/v1/tables/{made.table}/branch", {"ply": 0, "seat": 0, "bot": "random"}),
        ):
            answer = await ann.http.post(path, json=body, headers={"Origin": origin})
            assert (answer.status_code, fault(answer)) == (403, "wrong-origin")
            assert_headers(answer, server.settings)
        assert (await ann.get("/api/v1/me")).json() == {"name": "Ann"}
        assert rows(server) == (before[0], before[1] + 1)
        good = await ann.http.post("/api/v1/me", json={"name": "Anna"}, headers={"Origin": server.base})
        assert good.status_code == 200


# Every response ------------------------------------------------------------------------------------------------------


def assert_headers(answer: httpx.Response, settings: Settings) -> None:
    page = answer.headers.get("content-type", "").startswith("text/html")
    for name, value in security_headers(settings, page).items():
        assert answer.headers.get_list(name) == [value], f"{name} of {answer.request.url}"


async def test_every_kind_of_answer_carries_the_security_headers(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        paths = [
            "/", "/t/x", "/rules/victoria", "/nowhere", "/nothing.js", "/assets/index-1a2b3c.js", "/healthz", "/readyz",
            "/metrics", "/api/schema", "/api/schema/openapi.json", "/api/v1/me", "/api/v1/games", "/api/v1/lobby",
            "/api/v1/nothing", f"/api/v1/tables/{made.table}/record", f"/api/v1/tables/{made.table}/fairness",
            "/api/v1/tables/x/replay?viewer=x", f"/api/v1/tables/{made.table}/socket",
        ]  # fmt: skip
        for path in paths:
            for method in ("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"):
                answer = await ann.http.request(method, path)
                assert answer.status_code < 500, f"{method} {path}"
                assert_headers(answer, server.settings)
        for path in ("/api/v1/me", "/api/v1/lobby", f"/api/v1/tables/{made.table}/fairness"):
            assert (await ann.get(path)).headers["cache-control"] == "no-store"
        assert "immutable" in (await ann.get("/assets/index-1a2b3c.js")).headers["cache-control"]
        assert (await ann.get("/")).headers["cache-control"] == "no-cache"
        assert "server" not in (await ann.get("/")).headers


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt", "/assets/../../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt",
        "/assets/..%5c..%5coutside.txt", "//outside.txt", "/assets//../../outside.txt", "/%00", "/./../outside.txt",
        "/assets/%2e%2e%2f%2e%2e%2foutside.txt", "/t/../../outside.txt",
    ],
)  # fmt: skip
async def test_no_path_leads_out_of_the_client(server: Running, path: str) -> None:
    """Written by hand, because a browser or client library would normalise the path first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    await writer.wait_closed()
    assert answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 5")
    assert b"nobody may see this" not in answer


async def test_the_client_is_one_page_and_its_files(server: Running) -> None:
    async with Guest(server.base) as guest:
        for path in (
            "/",
            "/t/x",
            "/t/x?invite=y",
            "/new/victoria",
            "/rules/victoria",
            "/records",
            "/settings",
            "/rules",
        ):
            answer = await guest.get(path)
            assert (answer.status_code, "Ecumene" in answer.text) == (200, True), path
            assert answer.headers["content-type"].startswith("text/html")
        answer = await guest.get("/assets/index-1a2b3c.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["content-encoding"] == "gzip"
        assert (await guest.get("/assets/other.js")).status_code == 404
        assert (await guest.get("/no-such-page")).status_code == 404


async def test_without_metrics_there_are_none(serve: Callable[..., Running]) -> None:
    server = serve(metrics=False)
    async with Guest(server.base) as guest:
        assert (await guest.get("/metrics")).status_code == 404
        assert (await guest.get("/readyz")).text == "ready"
        assert (await guest.get("/healthz")).text == "ok"


# The description -----------------------------------------------------------------------------------------------------


async def test_the_description_has_every_route_and_holds_together(server: Running) -> None:
    async with Guest(server.base) as guest:
        answer = await guest.get("/api/schema")
        schema = answer.json()
        assert schema == (await guest.get("/api/schema/openapi.json")).json()
    assert schema["openapi"].startswith("3.1")
    assert schema["info"]["title"] == "Ecumene"
    described = {(path, method) for path, item in schema["paths"].items() for method in item if method != "parameters"}
    routes = {
        (route.path_format, method.lower())
        for route in server.app.routes
        if route.path_format.startswith("/api/v1") and hasattr(route, "methods")
        for method in route.methods
        if method != "OPTIONS"
    }
    assert routes
    assert described == routes
    for path, item in schema["paths"].items():
        for operation in item.values():
            assert operation["summary"], path
            assert operation["responses"], path
            named = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "path"}
            assert named == {part[1:-1] for part in path.split("/") if part.startswith("{")}
    references = set(_references(schema))
    for reference in references:
        found = schema
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
    names = {reference.rpartition("/")[2] for reference in references}
    for struct in (Me, MadeTable, RulesPage, GameInfo):
        assert any(name.endswith(struct.__name__) for name in names), struct.__name__


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [one for value in part.values() for one in _references(value)]
    if isinstance(part, list):
        return [one for value in part for one in _references(value)]
    return []
