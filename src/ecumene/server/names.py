"""Names at one table: marks that stand for guests, and names that cannot be taken for each other."""

import functools
import hashlib
import unicodedata
from collections.abc import Iterable
from typing import Final

REMEMBERED: Final = 10_000  # marks and looks are asked for again with every command

# Letters that look like a Latin one; a capital may look like another letter than its small one.
_CAPITALS: Final = str.maketrans(
    "АВЕЗІЈКМНОРСЅТУҮХЬӀ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "I",
    "ABE3IJKMHOPCSTYYXBL" "ABEZHIKMNOPTYX" "l",
)  # fmt: skip
_SMALL: Final = str.maketrans(
    "авгезиіјкмнопрсѕтуүхшьһԁԛԝѵӏ" "αβγεηικνορςστυχω" "ɑıɡɩʟօոսցզ" "015|",
    "abre3uijkmhonpcstyyxwbhdqwvl" "abyenikvopcctuxw" "aigilonugq" "olsl",
)  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


@functools.lru_cache(maxsize=REMEMBERED)
def mark_of(table: str, guest: str) -> str:
    """A mark that stands for a guest at one table, and at no other."""
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12]


def told_apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it looks like one that is taken."""
    others = {look for other in taken for look in looks(other)}
    shown, number = name, 1
    while not others.isdisjoint(looks(shown)):
        number += 1
        shown = f"{name} {number}"
    return shown


@functools.lru_cache(maxsize=REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """What a name looks like: two names that share a look could be taken for each other.

    Capitals, accents, spaces and signs do not tell names apart, nor do letters of other alphabets that look the same.
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    return frozenset((_skeleton(plain.casefold()), _skeleton(plain.translate(_CAPITALS).casefold())))


def _skeleton(text: str) -> str:
    text = unicodedata.normalize("NFKD", text)
    letters = "".join(sign for sign in text if unicodedata.category(sign)[0] in "LN").translate(_SMALL)
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters or "".join(sign for sign in text if not sign.isspace())
