"""Keys of positions: no collisions among the numbers that games mix, and every bit matters."""

import pytest

from ecumene.core.hashing import START, mix
from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.develop.fields import declared
from ecumene.games.victoria import VICTORIA
from ecumene.games.victoria.position import NOT_IN_KEY
from ecumene.testing.engines import ask_here, ask_other

EDGES = [0, 1, -1, 2, 255, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**33, 2**62, 2**63 - 1, -(2**63), -(2**31)]

NAMES = declared(VICTORIA.folder)[-1].scalars


def test_both_engines_mix_identically() -> None:
    rng = Rng(3)
    values = EDGES + [rng.seed() for _ in range(500)] + list(range(-200, 200))
    assert ask_other("mixed", values) == ask_here("mixed", values)


def test_known_answers() -> None:
    assert [mix(START, value) for value in (0, 1, 2**40, -1)] == [
        2254172954544347858,
        2259922595077934450,
        2059017785005185770,
        4868880911424974774,
    ]


def test_keys_are_never_negative_and_have_63_bits() -> None:
    rng = Rng(1)
    keys = [mix(START, value) for value in EDGES]
    keys += [mix(rng.seed(), rng.seed()) for _ in range(20_000)]
    assert all(0 <= key < 2**63 for key in keys)
    seen = 0
    for key in keys:
        seen |= key
    assert seen == 2**63 - 1


def structured() -> list[tuple[int, ...]]:
    """Numbers as they occur in positions: small, similar, shifted, in different places."""
    inputs: list[tuple[int, ...]] = [(value,) for value in range(60_000)]
    inputs += [(value << 32,) for value in range(1, 30_000)]
    inputs += [(-value,) for value in range(1, 10_000)]
    inputs += [(first, second) for first in range(200) for second in range(200)]
    inputs += [(1 << first, 1 << second) for first in range(62) for second in range(62)]
    inputs += [(a, b, c, d) for a in range(16) for b in range(16) for c in range(16) for d in range(10)]
    inputs += [(0,) * length for length in range(2, 64)]
    inputs += [(16**kind, 16**other, 0, 0, 0, 1) for kind in range(15) for other in range(15)]
    inputs += [(value, 0, value, 0, value) for value in range(20_000)]
    return inputs


def key_of(numbers: tuple[int, ...]) -> int:
    key = START
    for number in numbers:
        key = mix(key, number)
    return key


def test_two_hundred_thousand_structured_inputs_do_not_collide() -> None:
    inputs = set(structured())
    assert len(inputs) > 200_000
    assert len({key_of(numbers) for numbers in inputs}) == len(inputs)


def test_all_parts_of_a_key_are_spread_over_all_values() -> None:
    # As many buckets as keys: evenly spread keys hit about 63 % of the buckets.
    keys = [key_of((value, 0)) for value in range(2**16)]
    for shift in (0, 8, 16, 24, 32, 40, 47):
        hit = len({key >> shift & 0xFFFF for key in keys})
        assert 0.60 < hit / 2**16 < 0.67, f"bits from {shift} on"


def test_order_matters() -> None:
    assert key_of((1, 2)) != key_of((2, 1))
    assert key_of((0, 0, 1)) != key_of((0, 1, 0)) != key_of((1, 0, 0))


def changed_bits(bit: int, rng: Rng, more: int) -> float:
    """How many bits of the key change on average if one bit of a value does and more numbers follow."""
    samples = 200
    changed = 0
    for _ in range(samples):
        key, value = rng.seed(), rng.seed()
        one, two = mix(key, value), mix(key, value ^ 1 << bit)
        for _ in range(more):
            one, two = mix(one, 0), mix(two, 0)
        changed += bin(one ^ two).count("1")
    return changed / samples


def test_every_bit_of_the_last_value_changes_many_bits_of_the_key() -> None:
    rng = Rng(5)
    changed = [changed_bits(bit, rng, 0) for bit in range(63)]
    assert min(changed) > 9
    assert 25 < sum(changed) / 63 < 38


def test_every_bit_of_an_earlier_value_changes_half_of_the_key() -> None:
    rng = Rng(6)
    for bit in range(63):
        assert 29.5 < changed_bits(bit, rng, 1) < 33.5


@pytest.mark.parametrize("players", VICTORIA.players)
def test_positions_of_victoria_that_differ_have_different_keys(players: int) -> None:
    seen: dict[int, list[int]] = {}
    for seed in range(40):
        state, rng = VICTORIA.new(players), Rng(seed)
        while state.actor != OVER:
            state.play(state.random_move(rng))
            numbers = state.numbers()
            for name in NOT_IN_KEY:
                numbers[NAMES.index(name)] = 0  # does not affect the rest of the game
            assert seen.setdefault(state.key(), numbers) == numbers
    assert len(seen) > 2000
