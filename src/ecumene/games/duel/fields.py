"""Copying a position, and turning it into numbers and back. Written from its constructor by
``ecumene develop fields duel``.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.games.duel.city import City
from ecumene.games.duel.position import Position


def copy_city(source: City, target: City) -> None:
    """Make the target equal to the source in all that the constructor does not take."""
    target.coins = source.coins
    target.early = source.early
    target.late = source.late
    target.unbuilt = source.unbuilt
    target.built = source.built
    target.retired = source.retired
    target.under = source.under
    target.tokens = source.tokens
    target.counts = source.counts
    target.points = source.points
    target.produced = source.produced
    target.cheap = source.cheap
    target.raw = source.raw
    target.made = source.made
    target.chains = source.chains
    target.symbols = source.symbols


def city_numbers(city: City) -> list[int]:
    """Every field as whole numbers; before each vector its length."""
    return [
        city.coins, city.early, city.late, city.unbuilt, city.built, city.retired, city.under, city.tokens,
        city.counts, city.points, city.produced, city.cheap, city.raw, city.made, city.chains, city.symbols,
    ]  # fmt: skip


def set_city(city: City, numbers: list[int], at: int = 0) -> int:
    """Take over what :func:`city_numbers` gave, from a place on; the place after it."""
    (
        city.coins, city.early, city.late, city.unbuilt, city.built, city.retired, city.under, city.tokens,
        city.counts, city.points, city.produced, city.cheap, city.raw, city.made, city.chains, city.symbols,
    ) = numbers[at : at + 16]  # fmt: skip
    at += 16
    return at


def copy_position(source: Position, target: Position) -> None:
    """Make the target equal to the source in all that the constructor does not take."""
    target.players = source.players
    target.actor = source.actor
    target.stack = source.stack
    target.age = source.age
    target.first = source.first
    target.active = source.active
    target.playing = source.playing
    target.present = source.present
    target.open = source.open
    target.hidden = source.hidden
    target.guild_slots = source.guild_slots
    target.unseen_early = source.unseen_early
    target.unseen_late = source.unseen_late
    target.discard_early = source.discard_early
    target.discard_late = source.discard_late
    target.undealt = source.undealt
    target.group = source.group
    target.board = source.board
    target.box = source.box
    target.drawn = source.drawn
    target.pawn = source.pawn
    target.loot = source.loot
    target.ended = source.ended
    target.winners = source.winners


def position_numbers(position: Position) -> list[int]:
    """Every field as whole numbers; before each vector its length."""
    return [
        position.players, position.actor, position.flags, position.stack, position.age, position.first,
        position.active, position.playing, position.present, position.open, position.hidden, position.guild_slots,
        position.unseen_early, position.unseen_late, position.discard_early, position.discard_late, position.undealt,
        position.group, position.board, position.box, position.drawn, position.pawn, position.loot, position.ended,
        position.winners, len(position.lying), *position.lying, *city_numbers(position.one),
        *city_numbers(position.two),
    ]  # fmt: skip


def set_position(position: Position, numbers: list[int], at: int = 0) -> int:
    """Take over what :func:`position_numbers` gave, from a place on; the place after it."""
    length: int
    (
        position.players, position.actor, position.flags, position.stack, position.age, position.first,
        position.active, position.playing, position.present, position.open, position.hidden, position.guild_slots,
        position.unseen_early, position.unseen_late, position.discard_early, position.discard_late, position.undealt,
        position.group, position.board, position.box, position.drawn, position.pawn, position.loot, position.ended,
        position.winners,
    ) = numbers[at : at + 25]  # fmt: skip
    at += 25
    length = numbers[at]
    at += 1
    if length != len(position.lying) or at + length > len(numbers):
        raise ValueError("lying does not have as many numbers as it should")
    position.lying = vec[i64](numbers[at : at + length])
    at += length
    at = set_city(position.one, numbers, at)
    return set_city(position.two, numbers, at)
