"""What a bot thinks of a position: an estimate of each seat's chance to win."""

from mypy_extensions import i64

from ecumene.games.victoria.position import Position


def chance_to_win(position: Position, seat: i64) -> float:
    """An estimate from 0 to 1."""
    return 1.0 / float(position.players)
