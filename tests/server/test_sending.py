"""Long messages go out in parts, and arrive as one."""

from pathlib import Path

import msgspec
import pytest

from ecumene.server.protocol import (
    PROTOCOL,
    ClockRules,
    Hello,
    Line,
    Pong,
    Position,
    Presence,
    TableInfo,
    UndoInfo,
    Update,
    You,
)
from ecumene.server.sending import LINES, encoded

from .guests import Guest
from .long_games import KINDS, store_game
from .running import Running, lenient

pytestmark = pytest.mark.anyio

LONGEST_FRAME = 131_072


def update(lines: int) -> Update:
    """An update with so many lines, some of which look like what they are put into."""
    table = TableInfo(
        id="t", game="duel", players=2, options={}, status="playing", seats=[], public=False, hints=True,
        clock=ClockRules(), now_ms=0, commitment="c", created_ms=0, stand_in="random", result="", winners=[],
        offer=None, rematch="", given=0, study=False, spectators_chat=True,
    )  # fmt: skip
    view = msgspec.Raw(b'{"lines":[]}')
    position = Position(ply=1, view=view, moves=[], undo=UndoInfo(how="none"), ending=None)
    you = You(name='"lines":[]', seats=[], viewer=-3, host=False, invite="", banned=[])
    said = [Line(version=n, at_ms=n, kind="chat", seat=0, text=f'{n} "lines":[], Ц') for n in range(lines)]
    return Update(version=9, since=0, table=table, you=you, position=position, lines=said, undone=3)


@pytest.mark.parametrize("lines", [0, 1, LINES - 1, LINES, LINES + 1, 2 * LINES, 7 * LINES + 5])
def test_the_parts_of_a_long_message_are_the_message(lines: int) -> None:
    parts = list(encoded(update(lines)))
    assert b"".join(parts) == msgspec.json.encode(update(lines))
    assert all(part.count(b'"at_ms"') <= LINES for part in parts)
    assert (len(parts) == 1) is (lines <= LINES)


def test_a_short_message_has_one_part() -> None:
    assert list(encoded(Pong(now_ms=5))) == [b'{"kind":"pong","now_ms":5}']


async def test_the_log_of_a_long_game_arrives_in_frames_of_bounded_size(tmp_path: Path) -> None:
    path = tmp_path / "long.db"
    table = await store_game(path, KINDS[-1], "late")
    server = Running(lenient(path)).start()
    try:
        async with Guest(server.base) as stranger, stranger.table(table, hello=False) as spectator:
            for again in (False, True):
                await spectator.connection.send(msgspec.json.encode(Hello(protocol=PROTOCOL)).decode())
                frames = [frame async for frame in spectator.connection.recv_streaming()]
                assert max(map(len, frames)) < LONGEST_FRAME
                told = msgspec.json.decode("".join(map(str, frames)), type=Update)
                assert told.since == 0
                assert len(told.lines) > 10 * LINES
                if not again:
                    await spectator.next(Presence)
    finally:
        server.stop()
    assert server.troubles == []
