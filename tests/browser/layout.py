"""Checks the layout of pages for flaws."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from .people import DESKTOP, THOROUGH, Person

FLAWS: Final = (Path(__file__).parent / "flaws.js").read_text(encoding="utf-8")
SIZES: Final = ((360, 740), (390, 844), (1024, 768), DESKTOP, (1920, 1080))


def flaws(one: Person, where: str, *, closely: bool = False) -> list[str]:
    """The flaws of the current page; with ``closely``, overlapping elements too."""
    size = "×".join(map(str, (one.page.viewport_size or {}).values()))
    return [f"{where} {size}: {flaw}" for flaw in one.page.evaluate(FLAWS, closely)]


def looks(in_every_run: str) -> pytest.MarkDecorator:
    """Every language, each with its own appearance; all but one are only tested by ``make soak``."""
    habits: dict[str, dict[str, str]] = {"en": {}, "ru": {"theme": "dark"}, "bg": {"palette": "safe"}}
    return pytest.mark.parametrize(
        ("language", "habits"),
        [
            pytest.param(
                language,
                habit,
                id=" ".join((language, *habit.values())),
                marks=[pytest.mark.thorough] * (language != in_every_run),
            )
            for language, habit in habits.items()
        ],
    )


class Look:
    """Checks pages at several sizes and collects their flaws.

    Every page is checked at the narrowest size, on the desktop, and at one of the other sizes in turn. ``make soak``
    checks everything at every size.
    """

    def __init__(self, one: Person, sizes: Sequence[tuple[int, int]] = SIZES, *, closely: bool = False) -> None:
        self.one = one
        self.closely = closely
        self.narrow = min(sizes)
        self.wide = DESKTOP if DESKTOP in sizes else max(sizes)
        self.others = [size for size in sizes if size not in (self.narrow, self.wide)]
        self.looks = 0
        self.found: list[str] = []

    def at(self, where: str) -> None:
        turn = self.looks % max(1, len(self.others))
        others = self.others if THOROUGH else self.others[turn : turn + 1]
        self.looks += 1
        # The desktop comes last: the test continues there.
        for width, height in dict.fromkeys([self.narrow, *others, self.wide]):
            self.one.page.set_viewport_size({"width": width, "height": height})
            self.found += flaws(self.one, where, closely=self.closely)

    def judge(self) -> None:
        assert not self.found, "\n" + "\n".join(self.found)
