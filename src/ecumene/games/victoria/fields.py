"""Copying a position, and turning it into numbers and back. Written from its constructor by
``ecumene develop fields victoria``.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.victoria.position import Position


def copy_position(source: Position, target: Position) -> None:
    """Make the target equal to the source in all that the constructor does not take."""
    target.actor = source.actor
    target.pool = source.pool
    target.deck = source.deck
    target.discard = source.discard
    target.centre = source.centre
    target.first = source.first
    target.active = source.active
    target.stack = source.stack
    target.used = source.used
    target.limit = source.limit
    target.fresh = source.fresh
    target.coin_user = source.coin_user
    target.coin_on = source.coin_on
    target.round = source.round
    target.quiet_rounds = source.quiet_rounds
    target.round_deck = source.round_deck
    target.ended = source.ended
    target.winners = source.winners


def position_numbers(position: Position) -> list[int]:
    """Every field as whole numbers; before each vector its length."""
    return [
        position.players, position.actor, position.flags, position.stall_rounds, position.pool, position.deck,
        position.discard, position.centre, position.first, position.active, position.stack, position.used,
        position.limit, position.fresh, position.coin_user, position.coin_on, position.round, position.quiet_rounds,
        position.round_deck, position.ended, position.winners, len(position.zones), *position.zones,
    ]  # fmt: skip


def set_position(position: Position, numbers: list[int], at: int = 0) -> int:
    """Take over what :func:`position_numbers` gave, from a place on; the place after it."""
    length: int
    (
        position.players, position.actor, position.flags, position.stall_rounds, position.pool, position.deck,
        position.discard, position.centre, position.first, position.active, position.stack, position.used,
        position.limit, position.fresh, position.coin_user, position.coin_on, position.round, position.quiet_rounds,
        position.round_deck, position.ended, position.winners,
    ) = numbers[at : at + 21]  # fmt: skip
    at += 21
    length = numbers[at]
    at += 1
    if length != len(position.zones) or at + length > len(numbers):
        raise ValueError("zones does not have as many numbers as it should")
    position.zones = vec[i64](numbers[at : at + length])
    at += length
    return at
