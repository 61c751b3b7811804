"""Runs axe on a page: every rule for WCAG A and AA, and the best practices."""

import functools
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from .people import DESKTOP, PHONE, ROOT, THOROUGH, Person


@functools.cache
def _source() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


# Colours during a transition do not count: wait for animations to finish.
_AT_REST: Final = """async () => {
    for (;;) {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const ending = document.getAnimations().filter(
            (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity
        );
        if (ending.length === 0) return;
        await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    }
}"""


def violations(one: Person, *only: str) -> list[str]:
    """The problems axe finds on the current page, one line each; only for the given rules, if there are any.

    Axe cannot judge contrast over an image. Our paper and wood textures, which are disabled in these tests, lie on a
    colour of the same lightness.
    """
    # The content security policy forbids foreign scripts in the page; the debugger may still run them.
    if not one.page.evaluate("() => 'axe' in window"):
        one.page.evaluate(_source())
    one.page.evaluate(_AT_REST)
    rules = {"runOnly": {"type": "rule", "values": list(only)}} if only else {}
    found: dict[str, Any] = one.page.evaluate(
        "rules => axe.run(document, { resultTypes: ['violations'], iframes: false, ...rules })", rules
    )
    return [
        f"{rule['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:240]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def check(one: Person, where: str) -> None:
    """Assert that axe finds nothing here. Successive checks alternate between the light and the dark theme.

    ``make soak`` checks everything by all rules in the light theme, and for contrast in the dark theme.
    """
    lamplit = one.judged % 2 == 1
    one.judged += 1
    if THOROUGH:
        found = _by_light(one, "light") + _by_light(one, "dark", "color-contrast")
    else:
        found = _by_light(one, "dark" if lamplit else "light")
    assert not found, where + "\n" + "\n".join(found)


def _by_light(one: Person, theme: Literal["light", "dark"], *only: str) -> list[str]:
    one.page.emulate_media(color_scheme=theme)
    expect(one.page.locator("html")).to_have_attribute("data-theme", theme)
    return [f"{theme}: {line}" for line in violations(one, *only)]


def sizes(in_every_run: tuple[int, int]) -> pytest.MarkDecorator:
    """A desktop and a phone; one of them is only tested by ``make soak``."""
    return pytest.mark.parametrize(
        "size",
        [
            pytest.param(size, id=name, marks=[pytest.mark.thorough] * (size != in_every_run))
            for name, size in (("desktop", DESKTOP), ("phone", PHONE))
        ],
    )
