"""Limits are weighed by what things cost, for a person, an address and a network; from outside, over real sockets.

Guests come from different addresses of the loopback range.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect

from ecumene.server.protocol import PROTOCOL, Refused

from .guests import Guest
from .running import PATIENCE_S, Running
from .sockets import Closed, received

pytestmark = pytest.mark.anyio


class From(Guest):
    """A guest who comes from an address of their own."""

    def __init__(self, base: str, name: str, address: str) -> None:
        super().__init__(base, name)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.http = httpx.AsyncClient(base_url=base, trust_env=False, timeout=60, transport=transport)
        self.address = address

    @asynccontextmanager
    async def spectating(self, table: str) -> AsyncIterator["Asking"]:
        """A socket from that address that has said nothing yet."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        async with connect(
            address, additional_headers={"Cookie": self.cookie}, proxy=None, max_size=None, compression=None,
            ping_interval=None, local_addr=(self.address, 0),
        ) as connection:  # fmt: skip
            yield Asking(connection)


class Asking:
    """Says hello again and again."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def hellos(self, seconds: float) -> int:
        """How many are answered in that time, all sent one after the other."""
        count = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(websockets.ConnectionClosed):  # why is told by what is received next
                await self.connection.send(f'{{"do":"hello","protocol":{PROTOCOL}}}')
            while '"kind":"update"' not in await received(self.connection):
                pass
            count += 1
        return count


async def test_a_scrambled_move_costs_next_to_nothing(server: Running) -> None:
    nonsense = "tpriwlay war mc tah lpx prowreaz dooruse ebmargo fo teh gnik ot trade wsod"
    async with Guest(server.base, "Ann") as ann:
        made = await ann.make_table("me random", game="catan", options={"mode": "knights"})
        async with ann.table(made.table, viewer=0) as socket:
            await socket.until(lambda one: bool(one.moves))
            spent = server.context.metrics.step_seconds
            before = spent._sum.get()
            for _ in range(20):
                answer = await socket.command("consider", seat=0, move=nonsense)
                assert isinstance(answer, Refused)
                assert answer.fault.code == "not-a-move"
                fault = await socket.fault("move", seat=0, ply=socket.position.ply, move=nonsense)
                assert fault.code == "not-a-move"
            assert (spent._sum.get() - before) / 40 < 0.01, "seconds of processor time for one of them"


async def test_whoever_uses_more_than_their_share_is_slowed_down_and_nobody_else(serve: Callable[..., Running]) -> None:
    server = serve(processor_share=0.002, processor_share_address=0.004, processor_share_network=100.0)
    async with From(server.base, "Eve", "127.0.0.2") as eve, From(server.base, "Ann", "127.0.0.3") as ann:
        made = await ann.make_table("me greedy", public=True)
        async with eve.spectating(made.table) as flood, ann.spectating(made.table) as calm:
            first = await flood.hellos(1.0)
            second = await flood.hellos(2.0)
            answered = await calm.hellos(0.5)
        assert first > 3
        assert second / 2 < first / 3, f"{first} in the first second, {second} in the two after it"
        assert answered > second / 4, "somebody at another address has their own share"
        assert server.context.metrics.limited.labels("processor")._value.get() > 0


async def test_http_requests_count_too(serve: Callable[..., Running]) -> None:
    server = serve(processor_share=0.0005, processor_share_address=0.0005, processor_share_network=100.0)
    async with From(server.base, "", "127.0.0.2") as eve, From(server.base, "", "127.0.0.3") as ann:
        codes = set()
        for _ in range(400):
            answer = await eve.get("/api/v1/games")
            codes.add(answer.status_code)
            if answer.status_code == 429:
                assert int(answer.headers["retry-after"]) >= 1
                assert answer.json()["fault"]["code"] == "too-fast"
                break
        assert codes == {200, 429}
        assert (await eve.get("/healthz")).status_code == 200
        assert (await ann.get("/api/v1/games")).status_code == 200


async def test_many_guests_of_one_address_share_its_limits(serve: Callable[..., Running]) -> None:
    server = serve(tables_per_minute=3.0, per_address=2.0, per_network=4.0)
    made = {}
    for number in range(10):
        address = f"127.0.0.{2 + number // 5}"
        async with From(server.base, f"Eve {number}", address) as eve:
            plan = {"game": "victoria", "seats": [{"kind": "me"}, {"kind": "open"}]}
            codes = [(await eve.post("/api/v1/tables", plan)).status_code for _ in range(5)]
            made[number] = codes.count(201)
            assert set(codes) <= {201, 429}
    assert sum(made[number] for number in range(5)) == 6, made
    assert sum(made.values()) == 12, made
    async with From(server.base, "Ann", "127.0.1.2") as ann:
        await ann.make_table("me open")
    assert server.context.metrics.limited.labels("tables")._value.get() > 0


async def test_sockets_are_counted_by_person_and_address(serve: Callable[..., Running]) -> None:
    server = serve(sockets_per_guest=2, per_address=2.0)
    async with From(server.base, "Ann", "127.0.0.2") as ann, From(server.base, "Bob", "127.0.0.2") as bob:
        made = await ann.make_table("me open", public=True)
        async with ann.spectating(made.table) as one, ann.spectating(made.table) as two:
            assert await one.hellos(0.01)
            assert await two.hellos(0.01)
            async with ann.spectating(made.table) as three:
                with pytest.raises(Closed) as caught:
                    await three.hellos(0.01)
                assert caught.value.code == 4430
            async with bob.spectating(made.table) as four, bob.spectating(made.table) as five:
                assert await four.hellos(0.01)
                assert await five.hellos(0.01)
                async with From(server.base, "Cleo", "127.0.0.2") as cleo, cleo.spectating(made.table) as six:
                    with pytest.raises(Closed) as caught:
                        await six.hellos(0.01)
                    assert caught.value.code == 4430
                async with From(server.base, "Dan", "127.0.0.3") as dan, dan.spectating(made.table) as seven:
                    assert await seven.hellos(0.01)
    until = time.monotonic() + PATIENCE_S
    while server.context.sockets:
        assert time.monotonic() < until, server.context.sockets
        await asyncio.sleep(0.01)
