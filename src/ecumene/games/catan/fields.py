"""Copying a position, and turning it into numbers and back. Written from its constructor by
``ecumene develop fields catan``.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ecumene.games.catan.position import Position


def copy_position(source: Position, target: Position) -> None:
    """Make the target equal to the source in all that the constructor does not take."""
    target.actor = source.actor
    target.bank = source.bank
    target.pool = source.pool
    target.deck = source.deck
    target.laid = source.laid
    target.offers_allowed = source.offers_allowed
    target.counters_allowed = source.counters_allowed
    target.target = source.target
    target.stack = source.stack
    target.active = source.active
    target.first = source.first
    target.robber = source.robber
    target.pirate = source.pirate
    target.merchant = source.merchant
    target.merchant_of = source.merchant_of
    target.road_holder = source.road_holder
    target.army_holder = source.army_holder
    target.ship = source.ship
    target.landings = source.landings
    target.defenders = source.defenders
    target.caps = source.caps
    target.dice = source.dice
    target.turn = source.turn
    target.pending = source.pending
    target.gold = source.gold
    target.displaced = source.displaced
    target.groups = source.groups
    target.asked = source.asked
    target.last_gives = source.last_gives
    target.last_wants = source.last_wants
    target.round = source.round
    target.rolls = source.rolls
    target.high_rolls = source.high_rolls
    target.event_rolls = source.event_rolls
    target.ended = source.ended
    target.winner = source.winner
    target.worlds = source.worlds


def position_numbers(position: Position) -> list[int]:
    """Every field as whole numbers; before each vector its length."""
    return [
        position.players, position.actor, position.flags, position.map, position.bank, position.pool, position.deck,
        position.laid, position.offers_allowed, position.counters_allowed, position.target, position.stack,
        position.active, position.first, position.robber, position.pirate, position.merchant, position.merchant_of,
        position.road_holder, position.army_holder, position.ship, position.landings, position.defenders,
        position.caps, position.dice, position.turn, position.pending, position.gold, position.displaced,
        position.groups, position.asked, position.last_gives, position.last_wants, position.round, position.rolls,
        position.high_rolls, position.event_rolls, position.ended, position.winner, len(position.zones),
        *position.zones, len(position.nodes), *position.nodes, len(position.edges), *position.edges,
        len(position.terrain), *position.terrain, len(position.tokens), *position.tokens, len(position.harbours),
        *position.harbours, len(position.queue), *position.queue, len(position.worlds), *position.worlds,
    ]  # fmt: skip


def set_position(position: Position, numbers: list[int], at: int = 0) -> int:
    """Take over what :func:`position_numbers` gave, from a place on; the place after it."""
    length: int
    (
        position.players, position.actor, position.flags, position.map, position.bank, position.pool, position.deck,
        position.laid, position.offers_allowed, position.counters_allowed, position.target, position.stack,
        position.active, position.first, position.robber, position.pirate, position.merchant, position.merchant_of,
        position.road_holder, position.army_holder, position.ship, position.landings, position.defenders,
        position.caps, position.dice, position.turn, position.pending, position.gold, position.displaced,
        position.groups, position.asked, position.last_gives, position.last_wants, position.round, position.rolls,
        position.high_rolls, position.event_rolls, position.ended, position.winner,
    ) = numbers[at : at + 39]  # fmt: skip
    at += 39
    length = numbers[at]
    at += 1
    if length != len(position.zones) or at + length > len(numbers):
        raise ValueError("zones does not have as many numbers as it should")
    position.zones = vec[i64](numbers[at : at + length])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.nodes) or at + length > len(numbers):
        raise ValueError("nodes does not have as many numbers as it should")
    position.nodes = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.edges) or at + length > len(numbers):
        raise ValueError("edges does not have as many numbers as it should")
    position.edges = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.terrain) or at + length > len(numbers):
        raise ValueError("terrain does not have as many numbers as it should")
    position.terrain = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.tokens) or at + length > len(numbers):
        raise ValueError("tokens does not have as many numbers as it should")
    position.tokens = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.harbours) or at + length > len(numbers):
        raise ValueError("harbours does not have as many numbers as it should")
    position.harbours = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length != len(position.queue) or at + length > len(numbers):
        raise ValueError("queue does not have as many numbers as it should")
    position.queue = vec[u8]([u8(code) for code in numbers[at : at + length]])
    at += length
    length = numbers[at]
    at += 1
    if length < 0 or at + length > len(numbers):
        raise ValueError("worlds does not have as many numbers as it should")
    position.worlds = vec[i64](numbers[at : at + length])
    at += length
    return at
