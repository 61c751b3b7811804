"""Mixes integers into a 63-bit key; compiled and interpreted code agree (no product exceeds 63 bits)."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
START: Final = 0x2545F4914F6CDD1D


def mix(key: i64, value: i64) -> i64:
    """The key with one more number mixed in; order matters."""
    high: i64 = (key >> 32) & WORD
    low: i64 = key & WORD
    low = ((low ^ (value & WORD)) * 0x7FEB352D) & WORD
    high = ((high ^ ((value >> 32) & WORD)) * 0x6C8E9CF5) & WORD
    low = low ^ (low >> 15) ^ high
    high = (high ^ (high >> 13)) + low
    low = ((low ^ (low >> 16)) * 0x46A7F2B3 + (high & WORD)) & WORD
    return ((high & 0x7FFFFFFF) << 32) | low
