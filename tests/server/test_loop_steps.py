"""Nothing that anybody can ask for holds up the event loop: every step is short, in the longest games of all.

The limit is 2 ms of processor time with the compiled engine, 20 ms with the interpreted one. Everything is done up to
three times, and the best counts, so that what else the machine does matters little; outside ``make soak`` half as much
again is allowed. What has kept within the limit once is not done again, for its best can only be shorter.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ecumene.core import state

from .guests import Guest
from .long_games import ENDLESS, KINDS, TOKENS, Kind, store_game
from .loop_steps import Steps, measured, slowness
from .running import Running, lenient

pytestmark = pytest.mark.anyio

LIMIT_MS = 20.0 if state.__file__.endswith(".py") else 2.0
ROOM = 1.0 if os.environ.get("ECUMENE_SOAK") else 1.5  # beside other tests, which wear out the processor's caches
TIMES = 3
EVERY_KIND = [
    *(pytest.param(kind, id=kind.name) for kind in KINDS),
    pytest.param(ENDLESS, id=ENDLESS.name, marks=pytest.mark.thorough),
]
NONSENSE = "tpriwlay war mc tah lpx prowreaz dooruse ebmargo fo teh gnik ot trade wsodnop"


class Tables:
    """Servers with long games, one of each kind; a new one each time, because what was asked once may be kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        self.best: dict[str, float] = {}

    def tries(self) -> Iterator[int]:
        """Up to three times, until everything has been fast enough once."""
        for number in range(TIMES):
            yield number
            if not self.too_long(slowness() * ROOM):
                return

    @asynccontextmanager
    async def serve(self, kind: Kind, which: str) -> AsyncIterator[tuple[Running, str, Steps]]:
        self.made += 1
        path = self.folder / f"{self.made}.db"
        table = await store_game(path, kind, which)
        server = Running(lenient(path)).start()
        try:
            with measured(server) as steps:
                yield server, table, steps
                steps.doing = "the rest"
        finally:
            server.stop()
        assert server.troubles == []
        for doing, longest in steps.longest.items():
            self.best[doing] = min(self.best.get(doing, 1e9), longest)

    def too_long(self, slow: float) -> dict[str, float]:
        """What took longer than the limit even at its best."""
        return {doing: round(longest, 2) for doing, longest in self.best.items() if longest > LIMIT_MS * slow}

    def check(self) -> None:
        if self.too_long(1.0):  # what is fast enough for an idle machine is so for this one
            slow = slowness() * ROOM
            assert self.too_long(slow) == {}, f"these took longer than {LIMIT_MS * slow:.1f} ms"


@pytest.fixture
def long_tables(tmp_path: Path) -> Iterator[Tables]:
    found = Tables(tmp_path)
    yield found
    found.check()


def known(server: Running, seat: int) -> Guest:
    """A player of the long games."""
    guest = Guest(server.base)
    guest.http.cookies.set("ecumene", TOKENS[seat])
    return guest


@pytest.mark.parametrize("kind", EVERY_KIND)
async def test_a_running_game_holds_nobody_up(long_tables: Tables, kind: Kind) -> None:
    for _ in long_tables.tries():
        async with long_tables.serve(kind, "late") as (server, table, steps), Guest(server.base) as stranger:
            steps.doing = "loading the table and saying hello"
            async with stranger.table(table) as spectator:
                steps.doing = "saying hello"
                await spectator.hello()
            live = server.context.hub.live[table]
            seat = live.table.awaited()[0]
            steps.doing = "saying hello from a seat"
            async with known(server, seat) as player, player.table(table, viewer=seat) as socket:
                moves = socket.moves
                steps.doing = "considering moves"
                for move in moves[:: max(1, len(moves) // 8)]:
                    await socket.command("consider", seat=seat, move=move)
                steps.doing = "considering nonsense"
                await socket.command("consider", seat=seat, move=NONSENSE)
                await socket.command("consider", seat=seat, move=NONSENSE * 200)
                steps.doing = "asking for a hint"
                await socket.command("hint", seat=seat)
                for viewer in (seat, -3):
                    steps.doing = f"replaying from {'a seat' if viewer >= 0 else 'outside'}"
                    answer = await player.get(f"/api/v1/tables/{table}/replay", viewer=viewer, first=0, count=200)
                    assert answer.status_code == 200
                steps.doing = "moving"
                await socket.command("move", seat=seat, ply=socket.position.ply, move=moves[0])
                if kind is ENDLESS:  # taking back copies the lists of its plies
                    continue
                steps.doing = "taking back by agreement"
                await socket.command("offer", seat=seat, what="undo")
                for other in range(live.table.players):
                    if other != seat and live.table.offer is not None:
                        async with known(server, other) as guest, guest.table(table, viewer=other) as theirs:
                            await theirs.command("answer", seat=other, offer=1, yes=True)
                assert live.table.offer is None


@pytest.mark.parametrize("kind", EVERY_KIND)
async def test_a_finished_game_holds_nobody_up(long_tables: Tables, kind: Kind) -> None:
    for _ in long_tables.tries():
        async with long_tables.serve(kind, "over") as (server, table, steps), known(server, 0) as player:
            steps.doing = "loading the table and saying hello"
            async with player.table(table, viewer=0):
                pass
            steps.doing = "getting the record"
            record = await player.get(f"/api/v1/tables/{table}/record")
            steps.doing = "replaying"
            replay = await player.get(f"/api/v1/tables/{table}/replay", viewer=0, first=0, count=200)
            steps.doing = "replaying again"
            await player.get(f"/api/v1/tables/{table}/replay", viewer=0, first=0, count=200)
            steps.doing = "proving fairness"
            proof = await player.get(f"/api/v1/tables/{table}/fairness")
            steps.doing = "loading a record"
            loaded = await player.http.post("/api/v1/records", content=record.content)
            steps.doing = "showing a loaded record"
            async with player.table(loaded.json()["table"]):
                pass
            steps.doing = "branching"
            plies = replay.json()["plies"] - 30
            branch = await player.post(f"/api/v1/tables/{table}/branch", {"ply": plies, "seat": 0, "bot": "greedy"})
            codes = [one.status_code for one in (record, replay, proof, loaded, branch)]
            assert codes == [200, 200, 200, 201, 201]


async def test_the_pages_hold_nobody_up(long_tables: Tables) -> None:
    for _ in long_tables.tries():
        async with long_tables.serve(KINDS[0], "late") as (server, _, steps), Guest(server.base, "Ann") as ann:
            for path in ("/api/v1/games", "/api/v1/games/catan/rules/ru", "/api/v1/lobby", "/api/v1/me", "/"):
                steps.doing = path
                assert (await ann.get(path)).status_code in (200, 503)
            steps.doing = "making tables"
            for _ in range(5):
                await ann.make_table("me greedy", public=True)
            steps.doing = "reading the lobby"
            async with ann.lobby() as lobby:
                await lobby.next()
                await asyncio.sleep(0.3)
