"""Copying a position, and turning it into numbers and back. Written from its constructor by
``ecumene develop fields newdawn``.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.games.newdawn.position import Position


def copy_position(source: Position, target: Position) -> None:
    """Make the target equal to the source in all that the constructor does not take."""
    target.actor = source.actor
    target.depth = source.depth
    target.active = source.active
    target.first = source.first
    target.round = source.round
    target.dial = source.dial
    target.compass = source.compass
    target.core_side = source.core_side
    target.turn = source.turn
    target.chosen = source.chosen
    target.station = source.station
    target.card = source.card
    target.slot = source.slot
    target.supply = source.supply
    target.seen = source.seen
    target.market = source.market
    target.victory = source.victory
    target.pacts = source.pacts
    target.store = source.store
    target.target = source.target
    target.foe = source.foe
    target.attack = source.attack
    target.defence = source.defence
    target.caravan = source.caravan
    target.here = source.here
    target.walked = source.walked
    target.stride = source.stride
    target.pool = source.pool
    target.project = source.project
    target.owed = source.owed
    target.sites = source.sites
    target.holes = source.holes
    target.ended = source.ended
    target.winners = source.winners
    target.must_place = source.must_place


def position_numbers(position: Position) -> list[int]:
    """Every field as whole numbers; before each vector its length."""
    return [
        position.players, position.actor, position.flags, position.depth, position.active, position.first,
        position.round, position.dial, position.compass, position.core_side, position.turn, position.chosen,
        position.station, position.card, position.slot, position.supply, position.seen, position.market,
        position.victory, position.pacts, position.store, position.target, position.foe, position.attack,
        position.defence, position.caravan, position.here, position.walked, position.stride, position.pool,
        position.project, position.owed, position.sites, position.holes, position.ended, position.winners,
        position.must_place, len(position.zones), *position.zones, len(position.sets), *position.sets,
        len(position.pieces), *position.pieces, len(position.frames), *position.frames, len(position.rows),
        *position.rows, len(position.facts), *position.facts,
    ]  # fmt: skip


def set_position(position: Position, numbers: list[int], at: int = 0) -> int:
    """Take over what :func:`position_numbers` gave, from a place on; the place after it."""
    length: int
    (
        position.players, position.actor, position.flags, position.depth, position.active, position.first,
        position.round, position.dial, position.compass, position.core_side, position.turn, position.chosen,
        position.station, position.card, position.slot, position.supply, position.seen, position.market,
        position.victory, position.pacts, position.store, position.target, position.foe, position.attack,
        position.defence, position.caravan, position.here, position.walked, position.stride, position.pool,
        position.project, position.owed, position.sites, position.holes, position.ended, position.winners,
        position.must_place,
    ) = numbers[at : at + 37]  # fmt: skip
    at += 37
    length = numbers[at]
    at += 1
    if length != len(position.zones) or at + length > len(numbers):
        raise ValueError("zones does not have as many numbers as it should")
    position.zones = vec[i64](numbers[at : at + length])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.sets) or at + length > len(numbers):
        raise ValueError("sets does not have as many numbers as it should")
    position.sets = vec[i64](numbers[at : at + length])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.pieces) or at + length > len(numbers):
        raise ValueError("pieces does not have as many numbers as it should")
    position.pieces = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.frames) or at + length > len(numbers):
        raise ValueError("frames does not have as many numbers as it should")
    position.frames = vec[i64](numbers[at : at + length])
    at += length
    length = numbers[at]
    at += 1
    if length < 0 or at + length > len(numbers):
        raise ValueError("rows does not have as many numbers as it should")
    position.rows = vec[i64](numbers[at : at + length])
    at += length
    length = numbers[at]
    at += 1
    if length < 0 or at + length > len(numbers):
        raise ValueError("facts does not have as many numbers as it should")
    position.facts = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    return at
