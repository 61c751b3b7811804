"""Where the focus is, and whether one can see that it is there."""

from typing import Final

from playwright.sync_api import Locator

from .people import Person

# What has the focus, and whether one can see that it has.
FOCUS: Final = """() => {
    const one = document.activeElement;
    const look = getComputedStyle(one);
    const ringed = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
    const box = one.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {
        what: one.outerHTML.slice(0, 120), move: one.dataset.move ?? "", card: one.dataset.card ?? "",
        slot: one.dataset.slot ?? "",
        seen: (ringed || look.boxShadow !== "none") && one.matches(":focus-visible") && inside,
    };
}"""
MOST_STOPS: Final = 60


def focused(one: Person) -> dict[str, str]:
    """What has the focus, which must be visible: the move, card or place it stands for, and how it begins."""
    focus: dict[str, str] = one.page.evaluate(FOCUS)
    assert focus["seen"], focus["what"]
    return focus


def seen_focus(one: Person) -> str:
    """The move under the focus, which must be visible."""
    return focused(one)["move"]


def tab_to(one: Person, thing: Locator) -> None:
    """Tab until this has the focus; at every stop the focus is visible."""
    for _ in range(MOST_STOPS):
        one.page.keyboard.press("Tab")
        focused(one)
        if thing.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError("it is not reached by Tab")
