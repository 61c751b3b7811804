"""Looking at pages for what is wrong with how they lie on the screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .people import DESKTOP, Person

FLAWS: Final = (Path(__file__).parent / "flaws.js").read_text(encoding="utf-8")
SIZES: Final = ((360, 740), (390, 844), (1024, 768), DESKTOP, (1920, 1080))


def flaws(one: Person, where: str, *, closely: bool = False) -> list[str]:
    """What is wrong with the page as it stands; looked at closely, also what overlaps something else."""
    size = "×".join(map(str, (one.page.viewport_size or {}).values()))
    return [f"{where} {size}: {flaw}" for flaw in one.page.evaluate(FLAWS, closely)]


class Look:
    """Looks at pages at every size and remembers what is wrong."""

    def __init__(self, one: Person, sizes: Sequence[tuple[int, int]] = SIZES, *, closely: bool = False) -> None:
        self.one = one
        self.closely = closely
        self.sizes = sizes
        self.found: list[str] = []

    def at(self, where: str) -> None:
        for width, height in self.sizes:
            self.one.page.set_viewport_size({"width": width, "height": height})
            self.found += flaws(self.one, where, closely=self.closely)
        self.one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

    def judge(self) -> None:
        assert not self.found, "\n" + "\n".join(self.found)
