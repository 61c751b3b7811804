"""Finds the focused element and checks that the focus is visible."""

from typing import Final

from playwright.sync_api import Locator

from .people import Person

# The focused element: its data attributes, and why its focus is not visible. A scrolling parent can hide it too.
FOCUS: Final = """() => {
    const one = document.activeElement;
    const look = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    let [top, right, bottom, left] = [0, innerWidth, innerHeight, 0];
    for (let around = one.parentElement; around !== null && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible" || around instanceof SVGElement) continue;
        const frame = around.getBoundingClientRect();
        [top, right] = [Math.max(top, frame.top), Math.min(right, frame.right)];
        [bottom, left] = [Math.min(bottom, frame.bottom), Math.max(left, frame.left)];
    }
    const height = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    const width = Math.min(box.right, right) - Math.max(box.left, left);
    const ringed = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
    const flaws = [];
    if (!ringed && look.boxShadow === "none") flaws.push("has no ring");
    if (!one.matches(":focus-visible")) flaws.push("does not show the focus");
    if (height < Math.min(box.height, 20) || width < Math.min(box.width, 20)) flaws.push("is out of sight");
    const marks = ["move", "card", "slot", "space", "place", "answer", "pick"];
    const marked = Object.fromEntries(marks.map((mark) => [mark, one.dataset[mark] ?? ""]));
    return { what: one.outerHTML.slice(0, 160), flaws: flaws.join(), ...marked };
}"""
MOST_STOPS: Final = 60


def focused(one: Person) -> dict[str, str]:
    """The focused element, which must be visible: the move, card or place it represents, and the start of its HTML."""
    focus: dict[str, str] = one.page.evaluate(FOCUS)
    assert not focus["flaws"], f"{focus['flaws']}: {focus['what']}"
    return focus


def seen_focus(one: Person) -> str:
    """The move of the focused element, which must be visible."""
    return focused(one)["move"]


def tab_to(one: Person, thing: Locator) -> None:
    """Press Tab until this has the focus; the focus must be visible at every stop."""
    for _ in range(MOST_STOPS):
        one.page.keyboard.press("Tab")
        focused(one)
        if thing.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError("it is not reached by Tab")
