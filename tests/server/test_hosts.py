"""By which names a server may be called, which proxies it believes, and HEAD."""

from collections.abc import Callable

import pytest
import websockets
from websockets.asyncio.client import connect

from ecumene.server.hosts import Hosts, host_of
from ecumene.server.settings import Settings

from .guests import Guest
from .running import PATIENCE_S, Running
from .test_connections import limited, raw

pytestmark = pytest.mark.anyio

Serve = Callable[..., Running]


async def status(server: Running, host: str, path: str = "/api/v1/me") -> int:
    async with raw(server) as one:
        name = f"Host: {host}\r\n" if host else ""
        await one.send(f"GET {path} HTTP/1.1\r\n{name}Connection: close\r\n\r\n".encode())
        return await one.status()


# Names ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "host"),
    [
        ("localhost:8000", "localhost"), ("LocalHost", "localhost"), ("play.example.org.:80", "play.example.org"),
        ("[::1]:8000", "::1"), ("[::1]", "::1"), ("127.0.0.1", "127.0.0.1"), ("", ""), ("localhost:", "localhost"),
        ("localhost:80@evil.example", ""), ("[::1]evil.example", ""), ("[::1", "::1"),
    ],
)  # fmt: skip
def test_the_host_of_a_header(header: str, host: str) -> None:
    assert host_of(header) == host


HERE = Settings()
NETWORK = Settings(host="0.0.0.0")
PUBLIC = Settings(host="0.0.0.0", public_url="https://play.example.org", hosts=("games.example.org", "203.0.113.9"))


@pytest.mark.parametrize(
    ("settings", "good", "bad"),
    [
        (
            HERE,
            ("localhost", "a.localhost", "127.0.0.1", "127.0.1.1", "::1", "mylaptop", "mylaptop.local", "mylaptop.lan"),
            ("", "evil.example", "localhost.evil.example", "mylaptop.evil.example", "192.168.1.5", "8.8.8.8"),
        ),
        (
            NETWORK,
            ("localhost", "127.0.0.1", "192.168.1.5", "10.1.2.3", "172.20.0.1", "169.254.1.1", "fd00::5", "fe80::5",
             "mylaptop.local", "mylaptop", "203.0.113.1"),  # the last is where the request came in
            ("evil.example", "8.8.8.8", "192.168.1.5.evil.example", "2001:4860:4860::8888", ""),
        ),
        (
            PUBLIC,
            ("play.example.org", "games.example.org", "203.0.113.9", "localhost", "127.0.0.1"),
            ("example.org", "a.play.example.org", "192.168.1.5", "mylaptop.local", "8.8.8.8"),
        ),
        (Settings(host="server.lan"), ("server.lan", "192.168.1.5"), ("other.lan",)),
        (Settings(host="192.168.1.5"), ("192.168.1.5", "localhost", "mylaptop.local"), ("evil.example",)),
    ],
)  # fmt: skip
def test_host_names_of_a_server(settings: Settings, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    hosts = Hosts(settings, "MyLaptop.fritz.box")
    assert [host for host in good if not hosts.known(host, "::ffff:203.0.113.1")] == []
    assert [host for host in bad if hosts.known(host, "::ffff:203.0.113.1")] == []
    assert settings.public_url or hosts.known("mylaptop.fritz.box", "127.0.0.1")


async def test_an_unknown_host_name_is_refused_with_what_to_do(server: Running) -> None:
    async with Guest(server.base, headers={"Host": "evil.example:8000"}) as guest:
        answer = await guest.get("/")
        assert answer.status_code == 421
        assert 'does not answer to the name "evil.example"' in answer.text
        assert "ECUMENE_HOSTS=evil.example" in answer.text
        assert answer.headers["content-security-policy"]
        for path in ("/api/v1/me", "/api/v1/lobby", "/api/nothing"):
            refused = await guest.get(path)
            assert (refused.status_code, refused.json()["fault"]["code"]) == (421, "wrong-host")
        made = await guest.post("/api/v1/me", {"name": "Ann"})
        assert (made.status_code, "set-cookie" in made.headers) == (421, False)
        assert (await guest.get("/healthz")).text == "ok"
        assert (await guest.get("/readyz")).text == "ready"
        assert (await guest.get("/metrics")).status_code == 421
    assert await limited(server, "hosts") >= 6
    for host in ("", "a\tb", "<script>", "x" * 300):
        assert await status(server, host) == 421
    for host in ("localhost", f"127.0.0.1:{server.port}", "[::1]:8000"):
        assert await status(server, host) == 200
    async with raw(server) as twice:
        await twice.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        assert await twice.status() == 421


async def test_a_socket_needs_a_known_name_too(serve: Serve) -> None:
    server = serve(hosts=("games.example.org",))

    async def opened(host: str) -> int:
        try:
            async with connect(
                f"ws://{host}/api/v1/lobby/socket", host="127.0.0.1", port=server.port, proxy=None,
                open_timeout=PATIENCE_S, origin=websockets.Origin(f"http://{host}"),
            ):  # fmt: skip
                return 101
        except websockets.InvalidStatus as error:
            return error.response.status_code

    assert await opened("games.example.org") == 101
    assert await opened(f"localhost:{server.port}") == 101
    assert await opened("evil.example") == 421


async def test_on_a_network_its_addresses_are_accepted(serve: Serve) -> None:
    server = serve(host="0.0.0.0")
    for host in ("192.168.1.5:8000", "localhost:8000", "10.0.0.2"):
        assert await status(server, host) == 200
    assert await status(server, "evil.example") == 421


# Proxies -------------------------------------------------------------------------------------------------------------


async def newcomers(server: Running, count: int, forwarded: str) -> list[int]:
    """How the server answers newcomers whose proxy says that each comes from an address of their own."""
    codes = []
    for number in range(count):
        async with Guest(server.base, headers={"X-Forwarded-For": forwarded.format(number)}) as guest:
            codes.append((await guest.post("/api/v1/me", {"name": f"Ann {number}"})).status_code)
    return codes


async def test_without_a_setting_nobody_is_believed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    for proxies in ((), ("10.0.0.0/8", "127.0.0.9")):
        server = serve(f"e{len(proxies)}", guests_per_minute=1.0, proxies=proxies)
        assert await newcomers(server, 6, "203.0.113.{}") == [200] * 4 + [429] * 2


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
async def test_a_proxy_is_believed_but_not_what_it_was_told(proxy: str, serve: Serve) -> None:
    server = serve(guests_per_minute=1.0, proxies=(proxy,))
    assert await newcomers(server, 6, "203.{}.113.1") == [200] * 6
    # The proxy appends where a request came from; what stands before was written by the visitor.
    assert await newcomers(server, 6, "203.0.{}.7, 198.51.100.7") == [200] * 4 + [429] * 2


async def test_a_proxy_is_believed_on_sockets_too(serve: Serve) -> None:
    server = serve(sockets_per_guest=1, per_address=1.0, per_network=1.0, proxies=("127.0.0.1",))
    async with Guest(server.base) as stranger:
        path = "/api/v1/lobby/socket"
        one, two = {"X-Forwarded-For": "203.1.113.1"}, {"X-Forwarded-For": "203.2.113.1"}
        async with stranger.connected(path, one) as first, stranger.connected(path, two) as second:
            assert [str(await socket.recv())[:15] for socket in (first, second)] == ['{"kind":"lobby"'] * 2
            async with stranger.connected(path, one) as third:
                await third.wait_closed()
                assert third.close_code == 4430


# HEAD ----------------------------------------------------------------------------------------------------------------


async def test_head_is_answered_as_get_without_a_body(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me friend")
        for path in (
            "/", "/t/x", "/assets/index-1a2b3c.js", "/nothing.js", "/healthz", "/readyz", "/api/v1/me", "/api/v1/lobby",
            "/api/v1/games", "/api/v1/games/duel/rules/en", "/api/schema/openapi.json",
            f"/api/v1/tables/{made.table}/fairness", f"/api/v1/tables/{made.table}/record", "/api/v1/tables",
        ):  # fmt: skip
            for coding in ("gzip", "identity"):
                got = await ann.http.get(path, headers={"Accept-Encoding": coding})
                head = await ann.http.head(path, headers={"Accept-Encoding": coding})
                assert head.status_code == got.status_code, path
                assert head.content == b""
                for name in ("content-type", "content-length", "cache-control", "content-encoding", "set-cookie"):
                    assert head.headers.get(name) == got.headers.get(name), f"{name} of {path}"
    async with raw(server) as one:  # nothing of a body is on the wire, so the next answer follows at once
        ask = "{} / HTTP/1.1\r\nHost: localhost\r\nConnection: {}\r\n\r\n"
        await one.send((ask.format("HEAD", "keep-alive") + ask.format("GET", "close")).encode())
        first, _, rest = (await one.rest()).partition(b"\r\n\r\n")
        assert first.startswith(b"HTTP/1.1 200")
        assert rest.startswith(b"HTTP/1.1 200")
        assert rest.count(b"<title>") == 1
