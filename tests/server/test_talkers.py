"""An operator can see who uses the server most, by the log with names of networks, by metrics without."""

import httpx
import pytest

from ecumene.server.limits import source_of
from ecumene.server.talkers import WINDOW_S, Talkers

from .guests import Guest
from .running import Running

pytestmark = pytest.mark.anyio


def test_those_who_used_most_in_the_last_minute_come_first() -> None:
    now = 100.0
    talkers = Talkers(lambda: now)
    for second in range(60):
        now += 1
        talkers.charge(source_of("ann", "192.0.2.1"), 0.01)
        talkers.charge(source_of(f"eve-{second % 3}", "198.51.100.7"), 0.06)
        if second == 30:
            assert talkers.top("address", 1)[0][0] == "198.51.100.7", "before the first minute is over"
    top = talkers.top("address", 5)
    assert [key for key, _ in top] == ["198.51.100.7", "192.0.2.1"]
    assert top[0][1] == pytest.approx(0.06, rel=0.05)
    assert [key for key, _ in talkers.top("person", 2)] == ["eve-0", "eve-1"]
    assert talkers.top("network", 1)[0][0] == "198.51.100.0/24"
    now += 2 * WINDOW_S
    talkers.charge(source_of("ann", "192.0.2.1"), 0.01)
    now += WINDOW_S
    assert [key for key, _ in talkers.top("address", 5)] == ["192.0.2.1"], "who stopped is forgotten"


async def test_metrics_say_how_much_but_not_who(server: Running) -> None:
    async with Guest(server.base, "Ann") as ann:
        for _ in range(20):
            await ann.get("/api/v1/lobby")
    async with httpx.AsyncClient(trust_env=False, verify=False) as client:
        text = (await client.get(f"{server.base}/metrics")).text
    found = dict(line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("ecumene_top_share{"))
    assert set(found) == {f'ecumene_top_share{{of="{level}"}}' for level in ("person", "address", "network")}
    assert all(float(share) > 0 for share in found.values())
    assert "127.0.0" not in text
