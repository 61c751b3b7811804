"""The random generator: known answers, identical in both engines, uniform, and unbiased for every bound."""

from collections import Counter
from itertools import pairwise

import pytest

from ecumene.core.rng import WORD, Rng
from ecumene.testing.engines import ask_here, ask_other

SEEDS = [0, 1, 2, 7, 2026, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1, -1, -(2**63)]


def spread(samples: int, chance: float) -> float:
    """The standard deviation of how often something occurs."""
    return float((samples * chance * (1 - chance)) ** 0.5)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241]),
        (1, [573063952, 3268221502, 703077755, 2308299391, 1950625580, 354034397]),
        (2026, [1739015753, 393100263, 1895966229, 1749852358, 245078849, 2658985612]),
        (2**63 - 1, [1058767491, 1976256895, 4123132855, 980396403, 3927358876, 4274025532]),
    ],
)
def test_the_first_words_are_known(seed: int, words: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == words


def test_later_answers_are_known() -> None:
    rng = Rng(42)
    for _ in range(10_000):
        rng.word()
    assert [rng.word(), rng.below(104), rng.below(2**31), rng.seed()] == [
        2448589712,
        25,
        1469155878,
        1384472939478182973,
    ]
    assert rng.unit() == 0.9534914162941277


def test_both_engines_give_the_same_numbers() -> None:
    assert ask_other("random_numbers", SEEDS) == ask_here("random_numbers", SEEDS)


def test_the_same_seed_gives_the_same_numbers_and_other_seeds_others() -> None:
    assert [Rng(5).word() for _ in range(3)] == [Rng(5).word()] * 3
    seeds = [*range(20_000), *(number << 32 for number in range(1, 20_000))]
    pairs = set()
    for seed in seeds:
        rng = Rng(seed)
        pairs.add((rng.word(), rng.word()))
    assert len(pairs) == len(seeds)


def test_words_have_32_bits_each_as_often_0_as_1() -> None:
    rng = Rng(3)
    samples = 20_000
    words = [rng.word() for _ in range(samples)]
    assert all(0 <= word <= WORD for word in words)
    for bit in range(32):
        assert abs(sum(bool(word >> bit & 1) for word in words) - samples / 2) <= 4.5 * spread(samples, 0.5)


def test_one_word_says_nothing_about_the_next() -> None:
    rng = Rng(8)
    samples = 40_000
    words = [rng.word() >> 30 for _ in range(samples + 1)]
    pairs = Counter(pairwise(words))
    for first in range(4):
        for second in range(4):
            assert abs(pairs[first, second] - samples / 16) <= 5 * spread(samples, 1 / 16)


def test_seeds_that_differ_in_one_bit_give_unrelated_words() -> None:
    for bit in range(63):
        one, two = Rng(2026), Rng(2026 ^ (1 << bit))
        differing = sum(bin(one.word() ^ two.word()).count("1") for _ in range(50))
        assert abs(differing - 800) <= 5 * spread(1600, 0.5)


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10, 16, 52, 104, 1000])
def test_small_bounds_are_uniform(bound: int) -> None:
    rng = Rng(bound)
    samples = 20_000
    drawn = Counter(rng.below(bound) for _ in range(samples))
    assert set(drawn) == set(range(bound)) if bound <= 104 else max(drawn) < bound
    assert min(drawn) >= 0
    for number in range(min(bound, 104)):
        assert abs(drawn[number] - samples / bound) <= 5.5 * spread(samples, 1 / bound) + 1e-9


def test_a_bound_of_one_gives_zero_and_the_greatest_bound_the_upper_bits() -> None:
    assert {Rng(seed).below(1) for seed in range(50)} == {0}
    for seed in range(50):
        assert Rng(seed).below(2**31) == Rng(seed).word() >> 1


@pytest.mark.parametrize("bound", [3 * 2**29, 1717986918, 2**31 - 1, 2**31 - 2**20, 2**30 + 1, 1431655766])
def test_large_bounds_throw_away_the_words_that_would_favour_some_results(bound: int) -> None:
    # Directly: of all products of a word with the bound, reject those whose low half is below 2**32 % bound.
    rng, words = Rng(bound), Rng(bound)
    thrown = 0
    for _ in range(3000):
        product = words.word() * bound
        while product % 2**32 < 2**32 % bound:
            thrown += 1
            product = words.word() * bound
        assert rng.below(bound) == product // 2**32
    assert abs(thrown / (3000 + thrown) - (2**32 % bound) / 2**32) < 0.03


def test_large_bounds_are_even_where_bias_would_show() -> None:
    # 2**32 is two and a half times this bound: without rejection every second result would be 1.5 times as likely.
    rng = Rng(1)
    samples = 20_000
    odd = sum(rng.below(1717986918) % 2 == 1 for _ in range(samples))
    assert abs(odd - samples / 2) <= 4.5 * spread(samples, 0.5)


def test_numbers_of_the_unit_interval_are_even_and_below_one() -> None:
    rng = Rng(12)
    numbers = [rng.unit() for _ in range(20_000)]
    assert 0 <= min(numbers) < 0.001
    assert 0.999 < max(numbers) < 1
    assert abs(sum(numbers) / 20_000 - 0.5) < 0.01


def test_seeds_for_other_generators_are_63_bits_and_all_different() -> None:
    rng = Rng(1)
    seeds = [rng.seed() for _ in range(5000)]
    assert len(set(seeds)) == 5000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**62
    assert len({Rng(seed).word() for seed in seeds}) > 4990
