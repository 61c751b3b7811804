"""Tables prepared in a server's database: two friends continue from a point in a recorded game."""

import secrets
from pathlib import Path

import msgspec
from sqlalchemy import create_engine, insert

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server.changes import Charter, SeatStart
from ecumene.server.disclosure import summary
from ecumene.server.rows import Row, now_ms
from ecumene.server.schema import TABLES
from ecumene.server.table import Table as ServedTable
from ecumene.server.table import ply_text

from .people import Table
from .positions import Place


def kept_for_friends(database: Path, place: Place) -> Table:
    """A table with every seat reserved for invited people; once all sit down, they continue from there."""
    record = parse_record(place.record, GAMES)
    charter = Charter(
        game=record.game.name,
        options=record.options,
        seats=[SeatStart(kind="friend")] * record.players,
        host="",
        given=[ply_text(record.game, ply) for ply in record.plies[: place.ply]],
        rules=record.rules_version,
    )
    row = Row(
        id=secrets.token_urlsafe(12),
        charter=charter,
        secret=secrets.token_bytes(32),
        invite=secrets.token_urlsafe(16),
        created_ms=now_ms(),
    )
    values = {
        "id": row.id, "game": charter.game, "charter": msgspec.json.encode(charter).decode(), "secret": row.secret,
        "invite": row.invite, "created_ms": row.created_ms, "version": 0, "status": "waiting", "public": False,
        "summary": summary(ServedTable(row)), "awaited": 0, "updated_ms": row.created_ms,
    }  # fmt: skip
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(insert(TABLES).values(values))
    engine.dispose()
    return Table(row.id, row.invite)
