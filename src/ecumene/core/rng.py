"""A small, fast random generator that gives the same numbers compiled and interpreted.

For search and simulation. Live games use :mod:`ecumene.core.fairness`, which can be verified afterwards.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """Four 32-bit words with a counter: only additions, shifts and rotations, so nothing overflows 64 bits."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        warmup: i64 = 0
        while warmup < 12:
            self.word()
            warmup += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        rotated: i64 = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (rotated + mixed) & WORD
        return mixed

    def below(self, bound: i64) -> i64:
        """An integer from 0 to ``bound - 1``, uniform (``bound`` at most 2**31)."""
        product: i64 = self.word() * bound
        if (product & WORD) < bound:
            # The low part identifies the few words that would favour some results: draw again for those.
            least: i64 = (WORD + 1 - bound) % bound
            while (product & WORD) < least:
                product = self.word() * bound
        return product >> 32

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def seed(self) -> i64:
        """A seed for another, independent generator."""
        high: i64 = self.word() & 0x7FFFFFFF
        return (high << 32) | self.word()
