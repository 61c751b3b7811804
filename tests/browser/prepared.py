"""Tables prepared in a server's database: two friends continue from a point in a recorded game."""

from pathlib import Path

from sqlalchemy import create_engine, insert

from ecumene.core.parsing import parse_record
from ecumene.games import GAMES
from ecumene.server.changes import Charter, SeatStart
from ecumene.server.disclosure import summary
from ecumene.server.rows import Projection, Row
from ecumene.server.schema import TABLES
from ecumene.server.table import Table as ServedTable
from ecumene.server.table import ply_text
from ecumene.server.writer import first_values

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
    row = Row.new(charter)
    shown = Projection(version=0, status="waiting", summary=summary(ServedTable(row)), awaited=0)
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(insert(TABLES).values(first_values(row, shown)))
    engine.dispose()
    return Table(row.id, row.invite)
