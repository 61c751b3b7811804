"""Sets of cards as bits: the lowest place, the size and the n-th place, against Python's own integers."""

import random

from ecumene.games.duel.cards import BIT, lowest, members, nth, size

PLACES = len(BIT)


def test_every_single_bit_has_its_place() -> None:
    assert [lowest(2**place) for place in range(PLACES)] == list(range(PLACES))
    assert [size(2**place) for place in range(PLACES)] == [1] * PLACES


def test_full_sets_are_counted() -> None:
    assert [size(2**count - 1) for count in range(PLACES + 1)] == list(range(PLACES + 1))


def test_random_sets_agree_with_python() -> None:
    rng = random.Random(67)
    for _ in range(2000):
        places = sorted(rng.sample(range(PLACES), rng.randint(1, PLACES)))
        bits = sum(2**place for place in places)
        assert lowest(bits) == places[0]
        assert size(bits) == len(places)
        number = rng.randrange(len(places))
        assert nth(bits, number) == places[number]
        assert members(bits) == places
