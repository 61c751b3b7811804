"""The lines of a table as they are added, taken back and read."""

import random

import msgspec
import pytest

from ecumene.core.events import Event
from ecumene.core.state import SPECTATOR
from ecumene.server.logbook import Logbook
from ecumene.server.ply_lines import BLOCK, PlyLines
from ecumene.server.protocol import Line


def line_of(raw: msgspec.Raw) -> Line:
    return msgspec.json.decode(raw, type=Line)


@pytest.mark.parametrize("seed", range(20))
def test_taking_back_drops_the_lines_of_the_game_after_a_ply_and_no_others(seed: int) -> None:
    chance = random.Random(seed)
    book = Logbook()
    known: list[tuple[int, int, bool]] = []  # version, ply or 0, whether seat 1 reads it differently
    ply = 0
    for version in range(1, 150):
        match chance.randrange(8):
            case 0:
                book.write(Line(version=version, at_ms=0, kind="chat", seat=0, text="hello"))
                known.append((version, 0, False))
            case 1 if ply:
                ply = chance.randrange(max(0, ply - 9), ply)
                book.forget_after(ply)
                known = [one for one in known if one[1] <= ply]
            case _:
                ply += 1
                for _ in range(chance.randrange(3)):
                    secret = chance.random() < 0.3
                    event = Event("draws", 1, "R-1", {}, {"card": 7} if secret else {}, (1,) if secret else ())
                    book.write_event(event, version, 0, ply, 1, 0)
                    known.append((version, ply, secret))
        for viewer in (1, SPECTATOR):
            since = chance.randrange(version + 1)
            lines = [line_of(raw) for raw in book.read_by(viewer, since)]
            expected = [one for one in known if one[0] > since]
            assert [(line.version, line.ply) for line in lines] == [one[:2] for one in expected]
            shown = [line.details.get("card") == 7 for line in lines if line.ply]
            assert shown == [secret and viewer == 1 for _, of, secret in expected if of]


@pytest.mark.parametrize("seed", range(20))
def test_the_lines_of_a_record_are_those_that_were_added_and_kept(seed: int) -> None:
    chance = random.Random(seed)
    lines = PlyLines()
    known: list[str] = []
    for _ in range(60):
        if chance.random() < 0.7:
            for _ in range(chance.randrange(BLOCK)):
                known.append(f"p1 {chance.random()}")
                lines.append(known[-1])
        else:
            kept = chance.choice([0, len(known), len(known) // BLOCK * BLOCK, chance.randrange(len(known) + 1)])
            lines.keep(kept)
            del known[kept:]
        assert len(lines) == len(known)
        assert "\n".join(lines.joined()) == "\n".join(known)
